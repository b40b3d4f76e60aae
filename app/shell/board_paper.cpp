// The board is drawn once by the table's own drawing and cut up. Lines at the edges tell where to cut and glue.
#include "app/shell/board_paper.h"

#include "app/shell/table_bars.h"
#include "app/shell/table_look.h"
#include "boards/painter.h"
#include "i18n/file_trouble.h"

#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

#include <algorithm>
#include <cmath>

namespace mk {

namespace {

constexpr double kMargin = 10;   // millimetres: what most printers leave white
constexpr int kResolution = 300; // dots an inch
constexpr double kDrawn = 8;     // dots a millimetre of the picture

// Millimetres of the longer side: pieces as they are sold fit the places.
struct TrueSize {
  const char* family;
  double longest;
};
constexpr TrueSize kTrueSizes[] = {
    {"backgammon", 480}, {"mill", 270}, {"chessboard", 400}, {"pardon", 400}, {"ladder", 400}};

// The empty board of the game's start.
std::optional<View> emptyBoard(const BoxedGame& game) {
  const auto made = makeGame(*game.info, game.info->seats);
  if (!made) return std::nullopt;
  View view = (*made)->start()->look(Viewer::everybody());
  const auto board = std::ranges::find_if(
      view.zones, [](const Zone& zone) { return zone.kind == Zone::Kind::Board && zone.board != nullptr; });
  if (board == view.zones.end()) return std::nullopt;
  board->items.clear();
  view.zones = {*board};
  return view;
}

Scene sceneOf(const View& view, double pixels) {
  Layout layout;
  layout.width = layout.height = 1000;
  layout.frames = {{view.zones.front().id, {0, 0, 1000, 1000}}};
  ComposeOptions bare;
  bare.names = false;
  return compose(view, layout, {pixels, pixels}, Words(), bare);
}

} // namespace

std::optional<BoardParts> partsOfBoard(const BoxedGame& game, QPageSize::PageSizeId paper) {
  const auto size =
      std::ranges::find_if(kTrueSizes, [&](const TrueSize& s) { return game.family->id == QLatin1String(s.family); });
  if (size == std::end(kTrueSizes)) return std::nullopt;
  const auto view = emptyBoard(game);
  if (!view) return std::nullopt;
  const Scene scene = sceneOf(*view, 1000);
  if (scene.boards.empty()) return std::nullopt;
  const QSizeF drawn = scene.boards.front().rect.size();
  std::optional<BoardParts> best;
  for (const auto way : {QPageLayout::Portrait, QPageLayout::Landscape}) {
    BoardParts parts;
    parts.board = drawn * (size->longest / std::max(drawn.width(), drawn.height()));
    parts.sheet = QPageLayout(QPageSize(paper), way, {kMargin, kMargin, kMargin, kMargin}, QPageLayout::Millimeter);
    const QSizeF room = parts.sheet.paintRect(QPageLayout::Millimeter).size();
    parts.across = static_cast<int>(std::ceil(parts.board.width() / room.width() - 0.01));
    parts.down = static_cast<int>(std::ceil(parts.board.height() / room.height() - 0.01));
    if (!best || parts.count() < best->count()) best = parts;
  }
  return best;
}

bool paintBoardParts(QPagedPaintDevice& device, const BoxedGame& game, const BoardParts& parts, const QString& lang) {
  const auto view = emptyBoard(game);
  if (!view) return false;
  const double longest = std::max(parts.board.width(), parts.board.height());
  const Scene scene = sceneOf(*view, longest * kDrawn);
  QImage picture((parts.board * kDrawn).toSize(), QImage::Format_RGB32);
  picture.fill(Qt::white);
  {
    QPainter drawing(&picture);
    drawing.setRenderHint(QPainter::Antialiasing);
    drawing.setRenderHint(QPainter::SmoothPixmapTransform);
    drawing.translate(-scene.boards.front().rect.topLeft());
    paintBoard(drawing, scene.boards.front(), tableLook());
  }
  QPainter painter;
  if (!painter.begin(&device)) return false;
  const double dot = painter.device()->logicalDpiX() / 25.4; // of the device in a millimetre
  const QSizeF part(parts.board.width() / parts.across, parts.board.height() / parts.down);
  for (int n = 0; n < parts.count(); ++n) {
    if (n > 0 && !device.newPage()) return false;
    const QPointF from(part.width() * (n % parts.across), part.height() * (n / parts.across));
    const QRectF to(QPointF(0, 0), part * dot);
    painter.drawImage(to, picture, QRectF(from * kDrawn, part * kDrawn));
    painter.setPen(QPen(Qt::darkGray, 0.2 * dot, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(to);
    QFont small;
    small.setPointSizeF(7);
    painter.setFont(small);
    painter.drawText(QPointF(to.left() + dot, to.bottom() + 4 * dot),
                     QStringLiteral("%1  %2 / %3").arg(game.name(lang)).arg(n + 1).arg(parts.count()));
  }
  return painter.end();
}

QString writeBoardPdf(const QString& file, const BoxedGame& game, const BoardParts& parts, const QString& lang) {
  QSaveFile out(file); // a file that was there stays until the new one is whole
  if (!out.open(QIODevice::WriteOnly)) return fileTrouble(out);
  {
    QPdfWriter writer(&out);
    writer.setTitle(game.name(lang));
    writer.setCreator(QStringLiteral("Mängukast"));
    writer.setResolution(kResolution);
    writer.setPageLayout(parts.sheet);
    if (!paintBoardParts(writer, game, parts, lang)) return EndPanel::tr("The page could not be drawn.");
  }
  return out.commit() ? QString() : fileTrouble(out);
}

} // namespace mk
