// Boards are SVG drawings; files and ranks are written here, because they stay upright when the board is turned.
#include "boards/art/board_picture.h"

#include "boards/art/card_face.h"

#include <QPainter>
#include <QSvgRenderer>

namespace mk {

namespace {

// Files and ranks of the boards whose places have letters and numbers; nothing for other boards.
QSize gridOf(const QString& id) {
  if (id == QLatin1String("mill") || id == QLatin1String("mill-corner")) return {7, 7};
  if (id == QLatin1String("mill-small")) return {3, 3};
  if (!id.startsWith(QLatin1String("squares-"))) return {};
  const QStringList numbers = id.mid(8).section(QLatin1Char('-'), 0, 0).split(QLatin1Char('x'));
  if (numbers.size() != 2) return {};
  const QSize size(numbers[0].toInt(), numbers[1].toInt());
  return size.width() > 0 && size.width() <= 26 && size.height() > 0 ? size : QSize();
}

// The first place lies one unit from the edge; the writing stands in the rim on all four sides.
void writeNames(QPainter& p, QSize grid, const QRectF& rect, bool turned, QColor colour) {
  const double unit = rect.width() / (grid.width() + 1);
  const double height = 0.19 * unit;
  QPainterPath names;
  const auto write = [&](const QString& name, double x, double y) {
    const QPointF middle = rect.topLeft() + QPointF(x, y) * unit;
    names.addPath(lettering(name, height, 0.4 * unit, middle + QPointF(0, height * 0.45)));
  };
  for (int i = 0; i < grid.width(); ++i) {
    const QString file(QChar(u'a' + (turned ? grid.width() - 1 - i : i)));
    write(file, i + 1, 0.26);
    write(file, i + 1, grid.height() + 0.74);
  }
  for (int i = 0; i < grid.height(); ++i) {
    const QString rank = QString::number(turned ? i + 1 : grid.height() - i);
    write(rank, 0.26, i + 1);
    write(rank, grid.width() + 0.74, i + 1);
  }
  p.fillPath(names, colour);
}

} // namespace

bool hasBoardPicture(const Drawings& drawings, const QString& id) {
  return !id.isEmpty() && drawings.has(QStringLiteral("boards/") + id);
}

bool paintBoardPicture(QPainter& p, Drawings& drawings, const QString& id, const QRectF& rect, bool turned,
                       bool contrast) {
  if (!hasBoardPicture(drawings, id)) return false;
  const QString name = QStringLiteral("boards/") + id, pure = name + QStringLiteral("-kontrast");
  QSvgRenderer* drawing = drawings.find(contrast && drawings.has(pure) ? pure : name);
  if (!drawing) return false;
  const QRectF place = fitted(drawing->viewBoxF().size(), rect);
  p.save();
  if (turned) {
    p.translate(place.center());
    p.rotate(180);
    p.translate(-place.center());
  }
  drawing->render(&p, place);
  p.restore();
  if (const QSize grid = gridOf(id); grid.isValid())
    writeNames(p, grid, place, turned, contrast ? QColor(Qt::white) : QColor(0xf0, 0xdc, 0xb4));
  return true;
}

} // namespace mk
