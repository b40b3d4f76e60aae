// Where everything stands on the sheet of preference, and its lines.
#include "boards/pool_sheet.h"

#include "boards/pad_layout.h"
#include "boards/zone_composer.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace mk {

namespace {

constexpr double kSquarest = 1.12, kLongest = 1.62; // width by height
constexpr double kLineHigh = 1.5, kBetween = 0.8;   // of the writing

enum Edge : std::uint8_t { Below, Left, Above, Right };

// What is written of a deal and a seat: the call before the declarer's tricks, and the chips.
struct DealEntry {
  QString call, tricks, chips;
};

QRectF scaled(const QRectF& r, double by) { return centred(r.center(), r.width() * by, r.height() * by); }

struct Sheet {
  const Zone& zone;
  const Words& words;
  int across, seats, deals;

  Sheet(const Zone& z, const Words& w)
      : zone(z), words(w), across(columnsOf(z)), seats(across - 2), deals(rowsOf(z) - 2) {}
  int index(int row, int column) const { return row * across + column; }
  const Cell& cell(int row, int column) const { return zone.cells[static_cast<std::size_t>(index(row, column))]; }
  QString text(int row, int column) const { return words.write(cell(row, column).text); }
  QString part(const Arg& a) const { return words.write({"%1", {a}}); }

  DealEntry entry(int deal, int seat) const {
    const Cell& c = cell(deal + 1, seat + 1);
    DealEntry e;
    if (c.text.empty()) return e;
    e.chips = part(c.text.args.back());
    if (c.text.args.size() > 1) e.tricks = part(c.text.args.front());
    if (c.strong) e.call = text(deal + 1, 0).remove(u' ');
    if (e.call.size() > 3) e.call = e.call.left(1).toUpper(); // a word: its first letter
    return e;
  }
};

// Widths of what is written along the edges, in pixels.
struct Measure {
  double tricks = 0, chips = 0;
  double slot() const { return std::max(tricks, chips); }
};

QString dotted(const QString& chips) { return chips.isEmpty() ? chips : chips + u'.'; }

Measure measured(const Sheet& s, double size) {
  Measure m{1.2 * size, 2.2 * size};
  for (int d = 0; d < s.deals; ++d)
    for (int k = 0; k < s.seats; ++k) {
      const DealEntry e = s.entry(d, k);
      const double call = e.call.isEmpty() ? 0 : textWidth(e.call, 0.85 * size) + 0.25 * size;
      m.tricks = std::max(m.tricks, call + textWidth(e.tricks, size, true));
      m.chips = std::max(m.chips, textWidth(dotted(e.chips), size));
    }
  return m;
}

// The outer edge of each of the two bands and the inside, as parts of the sheet.
struct Bands {
  double first = 1, second = 1;
};

Bands bandsOf(const QRectF& r, const Measure& m, double size) {
  const double low = 2 * kLineHigh * size / r.height(), gap = kBetween * size;
  const double first = 1 - std::max(low, 2 * (m.tricks + gap) / r.width());
  return {first, first - std::max(low, 2 * (m.chips + gap) / r.width())};
}

// How many deals can be written beside each other and one below the other.
int roomFor(const QRectF& inside, const Measure& m, double size) {
  return static_cast<int>(std::min(inside.width() / (m.slot() + kBetween * size), inside.height() / (1.25 * size)));
}

// The place of the i-th deal in a band of a field.
QRectF slot(Edge edge, const QRectF& outer, const QRectF& inner, double wide, double high, int i) {
  switch (edge) {
  case Below:
    return {inner.left() + wide * i, inner.bottom(), wide, outer.bottom() - inner.bottom()};
  case Above:
    return {inner.left() + wide * i, outer.top(), wide, inner.top() - outer.top()};
  case Left:
    return {outer.left(), inner.top() + high * i, inner.left() - outer.left(), high};
  case Right:
    break;
  }
  return {inner.right(), inner.top() + high * i, outer.right() - inner.right(), high};
}

Edge edgeOf(int field, int seats) { return static_cast<Edge>(field == 2 && seats == 3 ? Right : field); }

// Where the name and the sum of a field stand: the two lines' rectangles.
std::pair<QRectF, QRectF> middleOf(Edge edge, int seats, const QRectF& inside, double radius, double size) {
  const double name = 1.35 * size, sum = 2.1 * size, both = name + sum;
  const QPointF c = inside.center();
  if (edge == Below || edge == Above) {
    const double room = inside.height() / 2 - radius, spare = std::max(0.0, (room - both) / 2);
    const double w = 0.62 * inside.width();
    if (edge == Below)
      return {{c.x() - w / 2, inside.bottom() - spare - name, w, name},
              {c.x() - w / 4, inside.bottom() - spare - both, w / 2, sum}};
    return {{c.x() - w / 2, inside.top() + spare, w, name}, {c.x() - w / 4, inside.top() + spare + name, w / 2, sum}};
  }
  const double room = inside.width() / 2 - radius, w = (seats == 3 ? 0.92 : 0.8) * room;
  const double x = edge == Left ? inside.left() + 0.04 * room : inside.right() - 0.04 * room - w;
  const double y = c.y() - both / 2 - (seats == 3 ? 0.1 * inside.height() : 0);
  return {{x, y, w, name}, {x, y + name, w, sum}};
}

} // namespace

bool isPoolSheet(const Zone& z) {
  return z.kind == Zone::Kind::Sheet && z.board != nullptr && z.board->id == "pool" && rowsOf(z) >= 2;
}

PoolSheet poolSheet(const Zone& zone, const Words& words, QRectF box, Seat bottom, Seat current,
                    const PoolWriting& writing) {
  const Sheet s(zone, words);
  PoolSheet out;
  const auto write = [&](TextBlock::Style style, const QRectF& r, const QString& text, double size,
                         Qt::Alignment align = Qt::AlignCenter) {
    if (text.isEmpty()) return;
    out.texts.push_back({style, r, text, size, align, false});
    out.fits = out.fits && textWidth(text, size, style != TextBlock::Style::Cell) <= r.width() + 2;
  };
  box.setWidth(std::min(box.width(), kLongest * box.height()));
  const double high = std::min(box.height(), box.width() / kSquarest);
  const QRectF r(box.left(), box.top(), box.width(), high);

  // The largest writing with which all deals find room; then the first ones are left to the table.
  const double smallest = writing.smallest;
  double size = std::clamp(high / 19, smallest, std::max(smallest, writing.largest));
  Measure m = measured(s, size);
  Bands bands = bandsOf(r, m, size);
  while (size > smallest && (roomFor(scaled(r, bands.first), m, size) < s.deals || bands.second < 0.62)) {
    size = std::max(smallest, size - 0.5);
    m = measured(s, size), bands = bandsOf(r, m, size);
  }
  const QRectF first = scaled(r, bands.first), second = scaled(r, bands.second);
  const int shown = std::clamp(roomFor(first, m, size), 1, std::max(1, s.deals));
  const double wide = m.slot() + kBetween * size, down = 1.25 * size;
  // Name and sum stand between the pool and the bands.
  const double named = std::clamp(second.height() / 12, 0.85 * smallest, std::max(smallest, 1.15 * size)),
               summed = 1.7 * named;

  // The pool in the middle.
  const int last = s.deals + 1, pool = s.across - 1;
  const QString inPool = s.text(last, pool), poolName = s.text(0, pool);
  const double radius =
      std::max({0.65 * textWidth(inPool, summed, true), 0.775 * textWidth(poolName, size), 1.5 * named});
  const QRectF circle = centred(r.center(), 2 * radius, 2 * radius);
  out.fits = second.height() / 2 >= radius + 3.1 * named && second.width() / 2 >= radius + 3 * named;
  write(TextBlock::Style::Cell, {circle.left(), circle.top() + 0.14 * radius, 2 * radius, 0.66 * radius}, poolName,
        size);
  write(TextBlock::Style::Sum, {circle.left(), circle.top() + 0.75 * radius, 2 * radius, 1.0 * radius}, inPool, summed);
  const auto sliced = [&](int i, int n) { // the pool after each deal, told one after the other
    return QRectF(circle.left(), circle.top() + circle.height() * i / n, circle.width(), circle.height() / n);
  };
  for (int row = 0; row <= last; ++row) out.cells.emplace_back(s.index(row, pool), sliced(row, last + 1));
  out.cells.emplace_back(s.index(0, 0), QRectF(r.topLeft(), first.topLeft()));
  out.cells.emplace_back(s.index(last, 0),
                         QRectF(QPointF(r.left(), first.bottom()), QPointF(first.left(), r.bottom())));

  out.part.zone = zone.id, out.part.picture = QStringLiteral("pool"), out.part.rect = out.part.picturePlace = r;
  out.part.goal = s.seats, out.part.value = -1;
  for (const QRectF& step : {first, second, circle}) out.part.steps.emplace_back().rect = step;

  for (int field = 0; field < s.seats; ++field) {
    const int k = (bottom + field) % s.seats;
    const Edge edge = edgeOf(field, s.seats);
    if (k == current) out.part.value = field, out.part.current = true;
    auto [name, sum] = middleOf(edge, s.seats, second, radius + 0.3 * size, named);
    double letters = named; // a long name is written smaller before it is shortened
    while (letters > smallest && textWidth(s.text(0, k + 1), letters, true) > name.width()) letters -= 0.5;
    write(TextBlock::Style::Heading, name, shortened(s.text(0, k + 1), name.width(), letters), letters);
    write(TextBlock::Style::Sum, sum, s.text(last, k + 1), summed);
    out.cells.emplace_back(s.index(0, k + 1), name);
    out.cells.emplace_back(s.index(last, k + 1), sum);
    for (int d = 0; d < s.deals; ++d) {
      const int place = std::max(0, d - (s.deals - shown)); // the first ones are behind the edge
      const QRectF tricks = slot(edge, r, first, wide, down, place),
                   chips = slot(edge, first, second, wide, down, place);
      const DealEntry e = s.entry(d, k);
      out.cells.emplace_back(s.index(d + 1, k + 1), chips);
      const bool tells = s.cell(d + 1, k + 1).strong || (field == 0 && e.call.isEmpty());
      if (tells) out.cells.emplace_back(s.index(d + 1, 0), tricks);
      if (d < s.deals - shown) continue;
      const double call = e.call.isEmpty() ? 0 : textWidth(e.call, 0.85 * size) + 0.25 * size;
      const double all = call + textWidth(e.tricks, size, !e.call.isEmpty());
      const double from = tricks.center().x() - all / 2;
      write(TextBlock::Style::Cell, {from, tricks.top(), call, tricks.height()}, e.call, 0.85 * size,
            Qt::AlignLeft | Qt::AlignVCenter);
      write(e.call.isEmpty() ? TextBlock::Style::Cell : TextBlock::Style::Sum,
            {from + call, tricks.top(), all - call + 1, tricks.height()}, e.tricks, size,
            Qt::AlignLeft | Qt::AlignVCenter);
      write(TextBlock::Style::Cell, chips, dotted(e.chips), size);
    }
  }
  // A deal has one place where its call is told.
  std::ranges::stable_sort(out.cells, {}, [](const auto& c) { return c.first; });
  const auto twice = std::ranges::unique(out.cells, {}, [](const auto& c) { return c.first; });
  out.cells.erase(twice.begin(), twice.end());
  return out;
}

void paintPoolSheet(QPainter& p, const StoryPart& part, const PoolInk& ink) {
  const QRectF r = part.rect, circle = part.steps[2].rect;
  const QPointF c = r.center(), above(c.x(), r.top());
  const double line = std::max(1.0, r.height() / 320);
  const bool three = part.goal == 3;
  const auto field = [&](int i) {
    switch (edgeOf(i, part.goal)) {
    case Below:
      return QPolygonF{r.bottomLeft(), r.bottomRight(), c};
    case Left:
      return three ? QPolygonF{above, r.topLeft(), r.bottomLeft(), c} : QPolygonF{r.topLeft(), r.bottomLeft(), c};
    case Above:
      return QPolygonF{r.topLeft(), r.topRight(), c};
    case Right:
      break;
    }
    return three ? QPolygonF{above, r.topRight(), r.bottomRight(), c} : QPolygonF{r.topRight(), r.bottomRight(), c};
  };
  p.setPen(Qt::NoPen);
  p.setBrush(ink.paper);
  p.drawRect(r);
  if (part.value >= 0) {
    p.setBrush(ink.current);
    p.drawPolygon(field(part.value));
  }
  p.setBrush(Qt::NoBrush);
  p.setPen(QPen(ink.ruled, line));
  for (const std::size_t band : {0u, 1u}) p.drawRect(part.steps[band].rect);
  p.setPen(QPen(ink.ink, 1.2 * line));
  p.drawLine(c, r.bottomLeft());
  p.drawLine(c, r.bottomRight());
  if (three) {
    p.drawLine(c, above);
  } else {
    p.drawLine(c, r.topLeft());
    p.drawLine(c, r.topRight());
  }
  p.setPen(QPen(ink.ink, 1.8 * line));
  p.drawRect(r);
  if (part.value >= 0) { // a heavy edge: not told by colour alone
    p.setPen(QPen(ink.ink, 3.2 * line, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    p.drawPolygon(field(part.value));
  }
  p.setPen(QPen(ink.ink, 1.8 * line));
  p.setBrush(ink.paper);
  p.drawEllipse(circle);
}

} // namespace mk
