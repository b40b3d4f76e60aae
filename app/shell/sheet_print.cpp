// Laying the sheet out on a page: the largest writing with which everything fits.
#include "app/shell/sheet_print.h"

#include "app/play/score_pad.h"
#include "app/shell/table_bars.h"
#include "boards/pad_layout.h"
#include "boards/pool_sheet.h"
#include "i18n/file_trouble.h"

#include <QFile>
#include <QLocale>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

#include <algorithm>
#include <cmath>

namespace mk {

namespace {

constexpr double kMargin = 14;   // millimetres
constexpr int kResolution = 300; // dots an inch
constexpr int kAtTable = 4;      // players for whom an empty pad has room, where the game lets them
constexpr int kFewLines = 8, kManyLines = 24;
constexpr double kLargest = 13;         // points
constexpr double kSmallest = 4;         // points: below that nothing more is gained
constexpr double kLine = 1.6, kGap = 1; // of the size of the writing: a line of the sheet, between two sheets

std::vector<Zone> sheetsOf(const View& view) {
  std::vector<Zone> out;
  for (const Zone& zone : view.zones)
    if (zone.kind == Zone::Kind::Sheet && zone.role == Zone::Role::Sheet && !zone.cells.empty()) out.push_back(zone);
  return out;
}

int mostColumns(const SheetPage& page) {
  int n = 1;
  for (const Zone& sheet : page.sheets) n = std::max(n, columnsOf(sheet));
  return n;
}

class PagePainter {
public:
  PagePainter(QPainter& painter, const SheetPage& page, QSizeF area, double dpi)
      : p_(painter), page_(page), area_(area), point_(dpi / 72) {}

  void paint() {
    double top = head();
    const double foot = 52 * point_; // three lines for the result
    const double room = area_.height() - top - foot;
    const double size = fitting(room);
    for (const Zone& sheet : page_.sheets) top += this->sheet(sheet, top, size) + kGap * size;
    p_.setFont(font(11 * point_, true));
    p_.setPen(Qt::black);
    p_.drawText(QRectF(0, top + 4 * point_, area_.width(), foot + 4 * point_),
                static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap, page_.result);
  }

private:
  QFont font(double size, bool bold) const {
    QFont f;
    f.setPixelSize(std::max(1, static_cast<int>(std::lround(size))));
    f.setBold(bold);
    return f;
  }
  double wide(const QString& text, double size, bool bold) const {
    return QFontMetricsF(font(size, bold), p_.device()).horizontalAdvance(text);
  }
  void write(const QRectF& rect, const QString& text, double size, bool bold, Qt::Alignment align) {
    while (size > 5 * point_ && wide(text, size, bold) > rect.width()) size *= 0.95; // a long line is written smaller
    p_.setFont(font(size, bold));
    const QFontMetricsF metrics(p_.font(), p_.device());
    p_.drawText(rect, static_cast<int>(align | Qt::AlignVCenter) | Qt::TextSingleLine,
                metrics.elidedText(text, Qt::ElideRight, rect.width() + 1));
  }

  // The game, the date, the players; the height used.
  double head() {
    const double width = area_.width();
    const QString date = QLocale().toString(page_.date, QLocale::LongFormat);
    const double dateWide = wide(date, 11 * point_, false) + 6 * point_;
    p_.setPen(Qt::black);
    write({0, 0, width - dateWide, 30 * point_}, page_.title, 22 * point_, true, Qt::AlignLeft);
    write({width - dateWide, 0, dateWide, 30 * point_}, date, 11 * point_, false, Qt::AlignRight);
    write({0, 32 * point_, width, 18 * point_}, page_.players, 11 * point_, false, Qt::AlignLeft);
    p_.setPen(QPen(Qt::black, point_));
    p_.drawLine(QPointF(0, 54 * point_), QPointF(width, 54 * point_));
    return 66 * point_;
  }

  double fitting(double room) const {
    double lines = 0;
    for (const Zone& sheet : page_.sheets) lines += kLine * rowsOf(sheet) + kGap;
    return std::clamp(room / lines, kSmallest * point_, kLargest * point_);
  }

  QString text(const Cell& cell) const {
    if (cell.preview) return {}; // only what has been written
    if (cell.text.empty()) return cell.struck ? QStringLiteral("—") : QString();
    return page_.words.write(cell.text);
  }

  // The first column as wide as its words, at most two fifths; the others share what is left, none wider than it needs.
  std::vector<double> widths(const Zone& sheet, double size) const {
    const auto across = static_cast<std::size_t>(columnsOf(sheet));
    std::vector<double> need(across, 2.4 * size);
    for (std::size_t i = 0; i < sheet.cells.size(); ++i) {
      const Cell& cell = sheet.cells[i];
      double& column = need[i % across];
      column = std::max(column, wide(text(cell), size, cell.heading || cell.strong) + 1.2 * size);
    }
    if (across == 1) return {std::min(need[0], area_.width())};
    need[0] = std::min(need[0], 0.4 * area_.width());
    const double share = (area_.width() - need[0]) / static_cast<double>(across - 1);
    const double widest = *std::max_element(need.begin() + 1, need.end());
    std::fill(need.begin() + 1, need.end(), std::min(share, std::max(widest, 4.5 * size)));
    return need;
  }

  // Drawn as on paper, in black.
  double pool(const Zone& zone, double top) {
    constexpr double kShape = 1.1, kWriting = 12, kFoot = 60; // width by height, points
    const double high = std::min(area_.width() / kShape, area_.height() - top - kFoot * point_);
    const PoolSheet drawn = poolSheet(zone, page_.words, {0, top, area_.width(), high}, 0, kNobody,
                                      {.smallest = kSmallest * point_, .largest = kWriting * point_});
    paintPoolSheet(p_, drawn.part, {Qt::white, QColor(0x90, 0x90, 0x90), Qt::black, Qt::white});
    p_.setPen(Qt::black);
    for (const TextBlock& t : drawn.texts)
      write(t.rect, t.text, t.size, t.style != TextBlock::Style::Cell, t.align & Qt::AlignHorizontal_Mask);
    return high;
  }

  double sheet(const Zone& zone, double top, double size) {
    if (isPoolSheet(zone)) return pool(zone, top);
    const auto across = static_cast<std::size_t>(columnsOf(zone));
    const std::vector<double> columns = widths(zone, size);
    const double high = kLine * size;
    for (std::size_t i = 0; i < zone.cells.size(); ++i) {
      const std::size_t col = i % across;
      double left = 0;
      for (std::size_t c = 0; c < col; ++c) left += columns[c];
      cell(zone.cells[i], {left, top + high * static_cast<double>(i / across), columns[col], high}, size,
           col == 0 && across > 1);
    }
    return high * rowsOf(zone);
  }

  void cell(const Cell& cell, const QRectF& rect, double size, bool first) {
    if (cell.heading || cell.strong)
      p_.fillRect(rect, QColor(cell.strong ? 0xe2 : 0xee, cell.strong ? 0xe2 : 0xee, cell.strong ? 0xe2 : 0xee));
    p_.setPen(QPen(QColor(0x60, 0x60, 0x60), 0.5 * point_));
    p_.setBrush(Qt::NoBrush);
    p_.drawRect(rect);
    const QString t = text(cell);
    if (t.isEmpty()) return;
    const QRectF inner = rect.adjusted(0.4 * size, 0, -0.4 * size, 0);
    p_.setPen(Qt::black);
    write(inner, t, size, cell.heading || cell.strong, first ? Qt::AlignLeft : Qt::AlignHCenter);
    if (!cell.struck || cell.text.empty()) return;
    p_.setPen(QPen(Qt::black, 0.8 * point_));
    p_.drawLine(QPointF(inner.left(), rect.center().y()), QPointF(inner.right(), rect.center().y()));
  }

  QPainter& p_;
  const SheetPage& page_;
  QSizeF area_;
  double point_; // in device pixels
};

} // namespace

bool hasSheet(const Session& session) { return scoreSheet(session.match().now().look(Viewer::everybody())) != nullptr; }

SheetPage sheetPage(const Session& session, const QString& lang, QDate date) {
  SheetPage page;
  page.title = session.game().name(lang);
  page.date = date;
  QStringList names;
  for (int seat = 0; seat < session.setup().seats.size(); ++seat) names << session.name(static_cast<Seat>(seat));
  page.players = names.join(QStringLiteral(", "));
  page.result = session.match().over() ? EndPanel::summary(session)
                                       : EndPanel::tr("The match is not finished: the sheet as it stands.");
  page.sheets = sheetsOf(session.match().now().look(Viewer::everybody()));
  page.words = session.words();
  return page;
}

std::optional<SheetPage> emptyPad(const BoxedGame& game, const QString& lang) {
  const int seats = std::clamp(kAtTable, game.info->minSeats, game.info->maxSeats);
  std::map<std::string, std::string> options;
  if (hasCardPad(*game.info)) options[kCardPad] = "on";
  const auto made = makeGame(*game.info, seats, options);
  if (!made) return std::nullopt;
  SheetPage page;
  page.title = game.name(lang);
  page.sheets = sheetsOf((*made)->start()->look(Viewer::everybody()));
  if (page.sheets.empty()) return std::nullopt;
  for (Zone& sheet : page.sheets) {
    const auto across = static_cast<std::size_t>(columnsOf(sheet));
    for (std::size_t i = 0; i < sheet.cells.size(); ++i) {
      Cell& cell = sheet.cells[i];
      const bool told = (cell.heading || i % across == 0) && seatNamed(cell) == kNobody;
      if (!told || cell.preview) cell.text = Phrase();
      cell.preview = cell.struck = false;
    }
    if (across < 2 || rowsOf(sheet) >= kFewLines || isPoolSheet(sheet)) continue;
    // A sheet that grows deal by deal: its heading, lines to write on, its sums.
    std::vector<Cell> grown(sheet.cells.begin(), sheet.cells.begin() + static_cast<std::ptrdiff_t>(across)), sums;
    for (auto row = sheet.cells.begin() + static_cast<std::ptrdiff_t>(across); row != sheet.cells.end();
         row += static_cast<std::ptrdiff_t>(across))
      if (std::any_of(row, row + static_cast<std::ptrdiff_t>(across), [](const Cell& c) { return c.strong; }))
        sums.insert(sums.end(), row, row + static_cast<std::ptrdiff_t>(across));
    grown.resize(across * kManyLines);
    grown.insert(grown.end(), sums.begin(), sums.end());
    sheet.cells = std::move(grown);
  }
  return page;
}

void setUpPage(QPagedPaintDevice& device, const SheetPage& page) {
  const bool across = mostColumns(page) > 7;
  device.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), across ? QPageLayout::Landscape : QPageLayout::Portrait,
                                   QMarginsF(kMargin, kMargin, kMargin, kMargin), QPageLayout::Millimeter));
}

bool paintPage(QPagedPaintDevice& device, const SheetPage& page) {
  QPainter painter;
  if (!painter.begin(&device)) return false;
  const int dpi = painter.device()->logicalDpiX();
  const QRect area = device.pageLayout().paintRectPixels(dpi);
  PagePainter(painter, page, area.size(), dpi).paint();
  return painter.end();
}

QString writePdf(const QString& file, const SheetPage& page) {
  QSaveFile out(file); // a file that was there stays until the new one is whole
  if (!out.open(QIODevice::WriteOnly)) return fileTrouble(out);
  {
    QPdfWriter writer(&out);
    writer.setTitle(page.title);
    writer.setCreator(QStringLiteral("Mängukast"));
    writer.setResolution(kResolution);
    setUpPage(writer, page);
    if (!paintPage(writer, page)) return EndPanel::tr("The page could not be drawn.");
  }
  return out.commit() ? QString() : fileTrouble(out);
}

} // namespace mk
