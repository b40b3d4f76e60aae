// Score sheets into scenes: paper with ruled lines, columns as wide as what is written in them.
#include "boards/pad_layout.h"
#include "boards/zone_composer.h"

#include <QFontMetricsF>
#include <QGuiApplication>

#include <algorithm>
#include <cmath>

namespace mk {

namespace {

struct Widths {
  std::vector<double> columns;
  double sum = 0;
};

// Names may be long: beyond `longest` letters' widths they do not widen their column, and are cut off.
Widths measure(const Zone& zone, const Words& words, int across, double size, double longest = 1e9) {
  QFont font = QGuiApplication::font();
  font.setPixelSize(std::max(1, static_cast<int>(std::lround(size)))); // as it is painted
  QFont bold = font;
  bold.setBold(true);
  const QFontMetricsF plain(font), strong(bold);
  Widths w;
  w.columns.assign(static_cast<std::size_t>(across), size * 1.9);
  for (std::size_t i = 0; i < zone.cells.size(); ++i) {
    const Cell& c = zone.cells[i];
    if (c.text.empty()) continue;
    const QString t = words.write(c.text);
    double& column = w.columns[i % static_cast<std::size_t>(across)];
    const double wide = (c.heading || c.strong ? strong : plain).horizontalAdvance(t);
    column = std::max(column, (seatNamed(c) == kNobody ? wide : std::min(wide, longest * size)) + size * 0.9);
  }
  for (const double c : w.columns) w.sum += c;
  return w;
}

TextBlock::Style styleOf(const Cell& c) {
  if (c.heading) return TextBlock::Style::Heading;
  if (c.preview) return TextBlock::Style::Pencil;
  return c.strong ? TextBlock::Style::Sum : TextBlock::Style::Cell;
}

// Number columns get what is left over, so that the first one stays beside its boxes.
void widen(Widths& w, double room) {
  const double spare = std::min(room - w.sum, w.sum * 0.6);
  if (spare <= 0) return;
  for (double& c : w.columns) c += spare / static_cast<double>(w.columns.size());
  w.sum += spare;
}

} // namespace

void ZoneComposer::sheet() {
  const int across = columnsOf(zone), down = rowsOf(zone);
  if (down == 0) return;
  const double rowHeight = std::min(box.height() / down, std::max(46 * scene.scale, 20.0));
  double size = std::min(rowHeight * 0.58, std::max(28 * scene.scale, 12.0));
  Widths w = measure(zone, words, across, size);
  if (w.sum > box.width()) { // a little smaller first, then long names are cut off
    const double least = std::max(0.5 * size, std::min(14.0, 0.75 * size));
    size = std::max(size * box.width() / w.sum, least);
    w = measure(zone, words, across, size);
  }
  for (double longest = 8; w.sum > box.width() && longest >= 3; longest -= 1)
    w = measure(zone, words, across, size, longest);
  if (w.sum > box.width()) {
    size = std::max(size * box.width() / w.sum, 1.0);
    w = measure(zone, words, across, size, 3);
    const double squeeze = std::min(1.0, box.width() / w.sum);
    for (double& c : w.columns) c *= squeeze;
    w.sum *= squeeze;
  }
  widen(w, box.width());
  Paper paper;
  paper.zone = zone.id;
  const double left = box.center().x() - w.sum / 2;
  const double top =
      zone.role == Zone::Role::Sheet ? box.top() + std::max(0.0, (box.height() - rowHeight * down) / 2) : box.top();
  paper.rect = {left, top, w.sum, rowHeight * down};
  paper.columns.push_back(left);
  for (const double c : w.columns) paper.columns.push_back(paper.columns.back() + c);
  for (int r = 0; r <= down; ++r) paper.rows.push_back(top + rowHeight * r);
  for (std::size_t i = 0; i < zone.cells.size(); ++i) {
    const Cell& c = zone.cells[i];
    const std::size_t col = i % static_cast<std::size_t>(across), row = i / static_cast<std::size_t>(across);
    const QRectF rect(paper.columns[col], paper.rows[row], w.columns[col], rowHeight);
    spot(static_cast<int>(i), rect, false);
    if (c.heading) paper.headings.push_back(rect);
    if (const Seat named = seatNamed(c); named != kNobody && named == options.current) {
      paper.currentNames.push_back(rect);
      if (row == 0 && (col > 0 || across == 1))
        paper.current.push_back({rect.left(), rect.top(), rect.width(), rowHeight * down});
      else
        paper.current.push_back({left, rect.top(), w.sum, rowHeight});
    }
    if (c.open) paper.open.push_back(rect);
    if (c.strong) paper.sums.push_back(rect);
    if (c.text.empty() && !c.struck) continue;
    const bool first = col == 0 && across > 1;
    const QRectF inner = rect.adjusted(size * 0.3, 0, -size * 0.3, 0);
    scene.texts.push_back({styleOf(c), inner, c.text.empty() ? QStringLiteral("—") : words.write(c.text), size,
                           first ? Qt::AlignLeft | Qt::AlignVCenter : Qt::Alignment(Qt::AlignCenter),
                           c.struck && !c.text.empty()});
  }
  scene.papers.push_back(std::move(paper));
}

} // namespace mk
