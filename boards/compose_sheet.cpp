// Score sheets into scenes: paper with ruled lines, columns as wide as what is written in them.
#include "boards/arrange.h"
#include "boards/pad_layout.h"
#include "boards/pool_sheet.h"
#include "boards/zone_composer.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace mk {

namespace {

// How the cells lie: as they are listed, or turned, with the first line as the first column.
struct Grid {
  int across = 1, down = 1;
  bool turned = false;
  int column(std::size_t cell) const { return static_cast<int>(cell) % (turned ? down : across); }
  int row(std::size_t cell) const { return static_cast<int>(cell) / (turned ? down : across); }
  int x(std::size_t cell) const { return turned ? row(cell) : column(cell); }
  int y(std::size_t cell) const { return turned ? column(cell) : row(cell); }
};

struct Widths {
  std::vector<double> columns;
  double sum = 0;
};

constexpr double kShortest = 3.4;  // letters' widths that are left of a name
constexpr double kNotesWide = 9.5; // lines' heights: room for what five dice show beside the name of the throw

// A seat at the top of the first column, too: no column tells what the lines are.
bool isHeadedBySeats(const Zone& zone, const Grid& grid) {
  return !grid.turned && grid.across > 1 && zone.cells.size() > 1 && seatNamed(zone.cells[0]) != kNobody &&
         seatNamed(zone.cells[1]) != kNobody;
}

// The first column tells what the lines are; something pencilled there is a cell like the others.
bool hasNamedLines(const Zone& zone, const Grid& grid) {
  if (grid.across <= 1 || isHeadedBySeats(zone, grid) || zone.role == Zone::Role::Main) return false;
  for (std::size_t i = 0; i < zone.cells.size(); ++i)
    if (grid.x(i) == 0 && zone.cells[i].preview) return false;
  return true;
}

// A sum has a line of its own above it; a figure that is set off in a line has none, nor where nothing is added up.
bool isSumLine(const Zone& zone, const Grid& grid, int row) {
  bool any = false, adds = false;
  for (std::size_t i = 0; i < zone.cells.size(); ++i) {
    const Cell& c = zone.cells[i];
    adds = adds || (grid.y(i) < row && !c.heading && !c.strong);
    if (grid.y(i) != row || c.heading || c.text.empty()) continue;
    if (!c.strong) return false;
    any = true;
  }
  return any && adds;
}

// Names may be long: beyond `longest` letters' widths they do not widen their column, and are shortened.
Widths measure(const Zone& zone, const Words& words, const Grid& grid, double size, double longest = 1e9) {
  Widths w;
  w.columns.assign(static_cast<std::size_t>(grid.across), size * 1.9);
  for (std::size_t i = 0; i < zone.cells.size(); ++i) {
    const Cell& c = zone.cells[i];
    if (c.text.empty()) continue;
    double& column = w.columns[static_cast<std::size_t>(grid.x(i))];
    const double wide = textWidth(words.write(c.text), size, c.heading || c.strong);
    column = std::max(column, (seatNamed(c) == kNobody ? wide : std::min(wide, longest * size)) + size * 0.9);
  }
  for (const double c : w.columns) w.sum += c;
  return w;
}

// The largest writing with which everything is written in full, and how high its lines are.
struct Fit {
  Grid grid;
  double line = 0, size = 0;
  Widths widths;
};

// `highest`: of a line, where the layout says so.
Fit fit(const Zone& zone, const Words& words, const QRectF& box, double scale, Grid grid, double highest) {
  Fit f{grid, std::min(box.height() / grid.down, std::max(highest > 0 ? highest : 96 * scale, 20.0)), 0, {}};
  f.size = std::min(f.line * 0.56, std::max(42 * scale, 12.0));
  f.widths = measure(zone, words, grid, f.size);
  for (int again = 0; again < 3 && f.widths.sum > box.width(); ++again) {
    f.size *= box.width() / f.widths.sum * 0.99;
    f.widths = measure(zone, words, grid, f.size);
  }
  return f;
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

// The narrowest columns get wider until all of them together are as wide as this; they become equal as far as they can.
void even(Widths& w, double wide) {
  std::vector<double> widest = w.columns;
  std::ranges::sort(widest, std::greater<>());
  double left = wide;
  std::size_t n = widest.size();
  for (const double c : widest) {
    if (n == 1 || c * static_cast<double>(n) <= left) break;
    left -= c, --n;
  }
  w.sum = 0;
  for (double& c : w.columns) w.sum += c = std::max(c, left / static_cast<double>(n));
}

// Notes beside a tray are filled throw by throw.
bool isFilledByThrows(const Zone& zone, const View& view) {
  return zone.role == Zone::Role::Notes &&
         std::ranges::find(view.zones, Zone::Role::Tray, &Zone::role) != view.zones.end();
}

// What can still be read: then names are shortened, and only after that everything gets smaller.
void shorten(Fit& f, const Zone& zone, const Words& words, double room, double least) {
  if (f.size >= least) return;
  f.size = std::min(least, f.line * 0.8);
  double longest = 10;
  do f.widths = measure(zone, words, f.grid, f.size, longest -= 0.6);
  while (f.widths.sum > room && longest > kShortest);
  for (int again = 0; again < 3 && f.widths.sum > room; ++again) {
    f.size = std::max(f.size * room / f.widths.sum * 0.99, 1.0);
    f.widths = measure(zone, words, f.grid, f.size, longest);
  }
  const double squeeze = std::min(1.0, room / f.widths.sum);
  for (double& c : f.widths.columns) c *= squeeze;
  f.widths.sum *= squeeze;
}

// Figures are larger than the names of their columns where every one of them has room, now and with three digits.
double figures(const Fit& f, const Zone& zone, const Words& words) {
  double size = std::min(0.56 * f.line, 1.5 * f.size);
  if (size <= 1.05 * f.size) return f.size;
  const bool named = hasNamedLines(zone, f.grid);
  for (std::size_t i = 0; i < zone.cells.size(); ++i) {
    const Cell& c = zone.cells[i];
    if (c.heading || (named && f.grid.x(i) == 0)) continue;
    const double room = f.widths.columns[static_cast<std::size_t>(f.grid.x(i))] - 0.6 * f.size;
    const double wide = std::max(textWidth(QStringLiteral("000"), size, true),
                                 c.text.empty() ? 0 : textWidth(words.write(c.text), size, true));
    size *= std::min(1.0, room / wide);
  }
  return std::max(size, f.size);
}

} // namespace

void ZoneComposer::sheet() {
  const int across = columnsOf(zone), down = rowsOf(zone);
  if (down == 0) return;
  Fit f = fit(zone, words, box, scene.scale, {across, down}, thing);
  // Many seats and few lines: the seats one below the other, where that can be read better.
  if (zone.role == Zone::Role::Sheet && across >= kTurnedFrom && down > 1)
    if (Fit t = fit(zone, words, box, scene.scale, {down, across, true}, thing); t.size > 1.15 * f.size)
      f = std::move(t);
  shorten(f, zone, words, box.width(), std::max(options.smallestText, 0.5 * f.size));
  Widths& w = f.widths;
  const double size = f.size, rowHeight = f.line;
  const Grid& grid = f.grid;
  const double noted = isFilledByThrows(zone, view) ? std::min(box.width(), kNotesWide * rowHeight) : 0;
  if (w.sum < noted)
    even(w, noted); // from the beginning, or paper and columns would grow with the first throw
  else
    widen(w, box.width());
  const double figure = figures(f, zone, words);
  Paper paper;
  paper.zone = zone.id;
  const bool seatsOnly = isHeadedBySeats(zone, grid), named = hasNamedLines(zone, grid);
  const double left = box.center().x() - w.sum / 2, high = rowHeight * grid.down;
  const double top = zone.role == Zone::Role::Sheet ? box.top() + std::max(0.0, (box.height() - high) / 2) : box.top();
  paper.rect = {left, top, w.sum, high};
  paper.columns.push_back(left);
  for (const double c : w.columns) paper.columns.push_back(paper.columns.back() + c);
  for (int r = 0; r <= grid.down; ++r) paper.rows.push_back(top + rowHeight * r);
  for (std::size_t i = 0; i < zone.cells.size(); ++i) {
    const Cell& c = zone.cells[i];
    const auto col = static_cast<std::size_t>(grid.x(i)), row = static_cast<std::size_t>(grid.y(i));
    const QRectF rect(paper.columns[col], paper.rows[row], w.columns[col], rowHeight);
    spot(static_cast<int>(i), rect, false);
    if (c.heading) paper.headings.push_back(rect);
    const Seat seat = seatNamed(c);
    if (seat != kNobody && seat == options.current) {
      paper.currentNames.push_back(rect);
      if (row == 0 && (col > 0 || grid.across == 1 || seatsOnly))
        paper.current.push_back({rect.left(), rect.top(), rect.width(), high});
      else
        paper.current.push_back({left, rect.top(), w.sum, rowHeight});
    }
    if (c.open) paper.open.push_back(rect);
    if (c.strong && !grid.turned && isSumLine(zone, grid, static_cast<int>(row))) paper.sums.push_back(rect);
    if (c.text.empty() && !c.struck) continue;
    const bool first = col == 0 && named;
    const QRectF inner = rect.adjusted(size * 0.3, 0, -size * 0.3, 0);
    QString text = c.text.empty() ? QStringLiteral("—") : words.write(c.text);
    if (seat != kNobody) text = shortened(text, inner.width(), size);
    scene.texts.push_back({styleOf(c), inner, text, c.heading || first ? size : figure,
                           first ? Qt::AlignLeft | Qt::AlignVCenter : Qt::Alignment(Qt::AlignCenter),
                           c.struck && !c.text.empty()});
  }
  scene.papers.push_back(std::move(paper));
}

void ZoneComposer::pool() {
  const double edge = 8 * scene.scale; // of the paper
  const QRectF paper = box.adjusted(edge, edge, -edge, -edge);
  const auto with = [&](double smallest) {
    return poolSheet(zone, words, paper, std::max(view.bottom, Seat{0}), options.current, {.smallest = smallest});
  };
  PoolSheet sheet = with(options.smallestText);
  for (double part = 0.9; !sheet.fits && part > 0.6; part -= 0.1) sheet = with(part * options.smallestText);
  if (!sheet.fits) return this->sheet();                                // large writing in a small window: a table
  const double aside = box.center().x() - sheet.part.rect.center().x(); // in the middle of its place
  const auto moved = [&](QRectF& r) { r.translate(aside, 0); };
  moved(sheet.part.rect), moved(sheet.part.picturePlace);
  for (StoryPart::Step& s : sheet.part.steps) moved(s.rect);
  for (auto& [cell, rect] : sheet.cells) moved(rect), spot(cell, rect, false);
  for (TextBlock& t : sheet.texts) moved(t.rect), scene.texts.push_back(std::move(t));
  scene.stories.push_back(std::move(sheet.part));
}

} // namespace mk
