// Cards and dice into scenes: piles, columns, rows, grids, hands, the dice tray.
#include "boards/zone_composer.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace mk {

namespace {

// The same small turn for the same die in the same throw, so that nothing wobbles when the table is drawn anew.
double lying(const Item& i) {
  const unsigned h =
      (static_cast<unsigned>(i.at) * 2654435761u) ^ (static_cast<unsigned>(i.thing.code) * 40503u * 977u);
  return static_cast<double>((h >> 7) % 29u) - 14.0;
}

} // namespace

QString numbersOf(const Phrase& p) {
  QStringList out;
  if (p.plural != Phrase::kNoNumber) out << QString::number(p.plural);
  for (const Arg& a : p.args) {
    if (a.kind == Arg::Kind::Number) out << QString::number(a.value);
    if (a.kind == Arg::Kind::Phrase && !a.phrases.empty())
      if (const QString inner = numbersOf(a.phrases.front()); !inner.isEmpty()) out << inner;
  }
  return out.join(QStringLiteral(" · "));
}

namespace {

// A pile in the middle of a table at which people hold hands: patiences say by signs what belongs where.
bool isPlaceAtATable(const View& view, const Zone& zone) {
  return zone.owner == kNobody &&
         std::ranges::any_of(view.zones, [](const Zone& z) { return z.role == Zone::Role::Hand; });
}

// Whether the text, broken between its words, fits into two lines of this width.
bool fitsInTwo(const QString& text, double size, double wide) {
  const double gap = textWidth(QStringLiteral(" "), size);
  double x = 0;
  int lines = 1;
  for (const QString& word : text.split(u' ')) {
    const double w = textWidth(word, size);
    if (w > wide) return false;
    if (x > 0 && x + gap + w > wide)
      ++lines, x = w;
    else
      x += (x > 0 ? gap : 0) + w;
  }
  return lines <= 2;
}

} // namespace

void ZoneComposer::pile() {
  const double below =
      thing > 0 || !options.names ? 0 : text(20) * 1.4; // room for the label where the layout leaves the size open
  const double w = width({box.width(), std::max(1.0, box.height() - 2 * below)}), h = w * aspect();
  QRectF base = centred(box.center(), w, h);
  if (const double two = 2.7 * text(20); options.names && box.height() - h > two) // two lines find room below
    base.moveTop(box.top() + (box.height() - h - two) / 2);
  for (int at = 0; at < places(); ++at) spot(at, base, true);
  const bool chips = !zone.items.empty() && zone.items.front().thing.kind == Thing::Kind::Piece &&
                     zone.items.front().thing.asPiece() == PieceKind::Chip; // every one of a stack is seen
  const int all = static_cast<int>(zone.items.size());
  const int under = std::min<int>(zone.closed, 4), shown = chips ? all : std::min(all, 4);
  if (chips) base.moveBottom(std::max(base.bottom(), box.bottom() - 2.7 * text(20)));
  const double room = std::max(0.0, base.top() - box.top());
  const double step = chips ? std::min(0.12 * w, room / std::max(all, 1)) : w * 0.008; // a pile has a height
  int level = 0;
  const auto next = [&] { return base.translated(chips ? 0 : -step * level, -step * level); };
  for (int i = 0; i < under; ++i, ++level) addClosed(next());
  for (std::size_t i = zone.items.size() - static_cast<std::size_t>(shown); i < zone.items.size(); ++i, ++level)
    add(zone.items[i], next());
  if (options.names) nameThePile(base);
}

// The label, or how many lie there: below the pile, so that the piles of a row stand level. A sign of two letters at
// most says what may lie on an empty pile and is written in its middle.
void ZoneComposer::nameThePile(const QRectF& base) {
  const auto count = static_cast<int>(zone.items.size()) + zone.closed;
  const double size = text(20);
  if (size < 5) return;
  if (!zone.label.empty()) {
    const QString label = words.write(zone.label);
    if (label.size() <= 2 && count == 0) {
      scene.texts.push_back({TextBlock::Style::Sign, base, label, base.width() * 0.5, Qt::AlignCenter, false});
      return;
    }
    writeBelow(base, Words::capitalised(label), TextBlock::Style::Label, size, numbersOf(zone.label));
  } else if (count > 1 && (zone.role == Zone::Role::Stock || zone.role == Zone::Role::Out || zone.closed > 0)) {
    writeBelow(base, QString::number(count), TextBlock::Style::Count, size);
  } else if (count == 0 && !titled && isPlaceAtATable(view, zone)) { // what belongs there
    if (const QString name = Words::capitalised(words.write(zone.name)); fitsInTwo(name, size, box.width()))
      writeBelow(base, name, TextBlock::Style::Label, size);
  }
}

void ZoneComposer::writeBelow(const QRectF& base, const QString& label, TextBlock::Style style, double size,
                              const QString& shorter) {
  const double wide = std::max(box.width(), base.width()) + 8 * scene.scale;
  const double room = scene.size.height() - base.bottom();
  const double y = room < size * 1.5 ? scene.size.height() - size * 1.35 : base.bottom() + size * 0.15;
  const double high = style == TextBlock::Style::Label && room > size * 2.7 ? 2.5 * size : 1.3 * size; // a second line
  const bool fits = high > 2 * size ? fitsInTwo(label, size, wide) : textWidth(label, size) <= wide;
  scene.texts.push_back({style, QRectF(base.center().x() - wide / 2, y, wide, high),
                         fits || shorter.isEmpty() ? label : shorter, size, Qt::AlignHCenter | Qt::AlignTop, false});
}

void ZoneComposer::column() {
  const double w = width({box.width(), box.height()}), h = w * aspect();
  const double x = box.center().x() - w / 2;
  std::vector<double> steps(static_cast<std::size_t>(zone.closed), 0.14 * h);
  for (const Item& i : zone.items)
    steps.push_back(i.thing.kind == Thing::Kind::Card && i.thing.asCard().isBack() ? 0.14 * h : 0.37 * h);
  double sum = 0; // the last card lies open in full
  for (std::size_t i = 0; i + 1 < steps.size(); ++i) sum += steps[i];
  const double squeeze = sum > box.height() - h && sum > 0 ? std::max(0.0, box.height() - h) / sum : 1;
  const int occupied = zone.items.empty() ? -1 : std::ranges::max(zone.items, {}, &Item::at).at;
  for (int at = 0; at < places(); ++at)
    if (at > occupied) spot(at, {x, box.top(), w, h}, at == 0);
  double y = box.top();
  for (int i = 0; i < zone.closed; ++i) {
    addClosed({x, y, w, h});
    y += steps[static_cast<std::size_t>(i)] * squeeze;
  }
  for (std::size_t i = 0; i < zone.items.size(); ++i) {
    const QRectF rect(x, y, w, h);
    spot(zone.items[i].at, rect, false);
    add(zone.items[i], rect);
    y += steps[static_cast<std::size_t>(zone.closed) + i] * squeeze;
  }
  for (Spot& s : scene.spots) // the place behind the last card is where the next card goes
    if (s.place.zone == zone.id && s.place.at > occupied && !zone.items.empty())
      s.rect.moveTop(scene.sprites.back().rect.top());
}

void ZoneComposer::row() {
  const int n = places() + zone.closed;
  const int across = zone.columns > 0 ? std::min<int>(zone.columns, n) : n;
  const int down = (n + across - 1) / across;
  std::map<std::int16_t, int> heaps;
  int highest = zone.role == Zone::Role::Attack ? 2 : 1; // room for what beats it: no card rises when one is beaten
  for (const Item& i : zone.items) highest = std::max(highest, ++heaps[i.at]);
  const double lift =
      0.32 * (highest - 1); // pairs: the card that beats lies over the one beaten, lower and to the right
  double rowHeight = box.height() / down;
  const bool mayOverlap = thing > 0;
  const double cell = mayOverlap ? box.width() : box.width() / (across * 1.1);
  const double w = width({cell / (1 + 0.25 * (highest - 1)), rowHeight / (1 + lift) * 0.97}), h = w * aspect();
  const double wide = w * (1 + 0.25 * (highest - 1));
  rowHeight = std::min(rowHeight, h * (1 + lift) * 1.14); // wrapped rows stay together
  const double step = across > 1 ? std::min(wide * 1.12, (box.width() - wide) / (across - 1)) : 0;
  const double left = box.center().x() - (step * (across - 1) + wide) / 2;
  const double top = box.center().y() - (rowHeight * (down - 1) + h * (1 + lift)) / 2;
  // An open hand lies in the order of its cards, whatever the places are that they are played from.
  const auto lies = [&](int at) {
    const auto card = std::ranges::find(zone.items, at, &Item::at);
    return zone.role == Zone::Role::Hand && card != zone.items.end() ? static_cast<int>(card - zone.items.begin()) : at;
  };
  const auto slot = [&](int at) {
    const int number = lies(at);
    return QRectF(left + step * (number % across), top + rowHeight * (number / across), w, h);
  };
  for (int at = 0; at < places(); ++at) spot(at, slot(at), zone.size > 0);
  heaps.clear();
  for (const Item& i : zone.items) {
    const int level = heaps[i.at]++;
    add(i, slot(i.at).translated(level * 0.25 * w, level * 0.32 * h));
  }
  for (int i = 0; i < zone.closed; ++i) addClosed(slot(places() + i));
}

void ZoneComposer::grid() {
  const int across = std::max<int>(zone.columns, 1), n = std::max(places(), across);
  const int down = (n + across - 1) / across;
  const QSizeF cell(box.width() / across, box.height() / down);
  const double w = width({cell.width() * 0.92, cell.height() * 0.94}), h = w * aspect();
  const double stepX = std::min(cell.width(), w * 1.14), stepY = std::min(cell.height(), h * 1.1);
  const QPointF first = box.center() - QPointF(stepX * (across - 1), stepY * (down - 1)) / 2;
  const auto slot = [&](int at) {
    return centred(first + QPointF(stepX * (at % across), stepY * (at / across)), w, h);
  };
  for (int at = 0; at < n; ++at) spot(at, slot(at), true);
  std::map<std::int16_t, int> heaps;
  for (const Item& i : zone.items) {
    const double up = heaps[i.at]++ * 0.02 * w;
    add(i, slot(i.at).translated(-up, -up));
  }
}

void ZoneComposer::hand() {
  const int n = static_cast<int>(zone.items.size()) + zone.closed;
  const bool upright = box.height() > box.width() * 1.25; // hands of neighbours run down the side, their cards turned
  const double along = upright ? box.height() : box.width(), high = upright ? box.width() : box.height();
  // Where some cards cannot be used now, the others stand up a little. The room for it is kept, so that the hand is of
  // one size.
  const bool mixed = std::ranges::any_of(zone.items, &Item::dim) && !std::ranges::all_of(zone.items, &Item::dim);
  const double stands = zone.items.empty() ? 0 : 0.09;
  const double w = width({along, high / (1 + stands)}), h = w * aspect();
  const double across = high - stands * h;
  const double wish = n <= 5 ? 0.86 * w : 0.64 * w;
  const double step = n > 1 ? std::min(zone.items.empty() ? 0.34 * w : wish, (along - w) / (n - 1)) : 0;
  const double span = step * (n - 1);
  double turn = n > 2 ? std::min(20.0, 2.2 * (n - 1)) : 0; // of the whole fan, as far as the box is high enough
  const auto radians = [](double d) { return d * std::numbers::pi / 180; };
  const auto sagitta = [&](double t) { return span / 2 * std::tan(radians(t) / 4) + w / 2 * std::sin(radians(t) / 2); };
  while (turn > 0 && (h + 2 * sagitta(turn) > across || span + w + h * std::sin(radians(turn) / 2) > along)) turn -= 1;
  if (turn < 0) turn = 0;
  const QPointF middle = box.center();
  const bool fan = zone.items.empty() && places() == zone.closed;
  for (int i = 0; i < n; ++i) {
    const double t = n > 1 ? static_cast<double>(i) / (n - 1) - 0.5 : 0; // -0.5 .. 0.5
    const double x = t * span, y = turn > 0 ? sagitta(turn) * (4 * t * t) - sagitta(turn) / 2 : 0;
    const bool up = mixed && i >= zone.closed && !zone.items[static_cast<std::size_t>(i - zone.closed)].dim;
    const double rise = stands * h * (up ? -0.5 : 0.5);
    const QPointF at = upright ? QPointF(-y - rise, x) : QPointF(x, y + rise);
    const QRectF rect = centred(middle + at, w, h);
    const double rotation = turn * t + (upright ? 90 : 0);
    if (i < zone.closed) {
      addClosed(rect, rotation);
      if (fan) { // each of them may be drawn
        scene.sprites.back().place.at = static_cast<std::int16_t>(i);
        spot(i, scene.sprites.back().bounds(), false);
      }
      continue;
    }
    const Item& item = zone.items[static_cast<std::size_t>(i - zone.closed)];
    spot(item.at, rect, false);
    add(item, rect, rotation);
  }
  for (int at = 0; at < places(); ++at)
    if (!scene.spot({zone.id, static_cast<std::int16_t>(at)})) spot(at, centred(middle, w, h), n == 0);
}

bool ZoneComposer::hasTray() const {
  return zone.kind == Zone::Kind::Dice && zone.role == Zone::Role::Tray &&
         std::ranges::none_of(view.zones, [](const Zone& z) { return z.kind == Zone::Kind::Board; });
}

// Two bands as high as the dice need: thrown ones above, the rail of the held ones below. A single die has no rail
// unless it is held; the rail is seen once something lies on it. The label of a tray is written below it. A tray that
// waits for more dice has their room, and those that are there lie in its middle.
void ZoneComposer::dice() {
  const int n = places();
  const int across = n <= 6 ? n : (n + 1) / 2, down = (n + across - 1) / across;
  int there = 0;
  for (const Item& i : zone.items) there = std::max(there, i.at + 1);
  const int abreast = std::clamp(there, 1, across);
  const bool anyHeld = std::ranges::any_of(zone.items, &Item::held);
  const double bands = n > 1 || anyHeld ? 2.65 : 1.4;
  const double rim = hasTray() ? 0.7 : 0; // around them, in dice
  const double fits = std::min(box.width() / (across * 1.4 + rim), box.height() / (down * bands + rim));
  const double w =
      thing > 0
          ? std::min(thing, std::min(box.width() / (across * 1.12 + rim), box.height() / (down * bands * 0.9 + rim)))
          : std::min(fits, 96 * scene.scale);
  const double step = std::min(w * 1.5, (box.width() - rim * w) / across);
  const double railHeight = bands > 2 ? down * w * 1.2 : 0;
  const double height = std::min(box.height() - rim * w, down * w * 1.45 + railHeight);
  const double top = box.center().y() - height / 2;
  const double left = box.center().x() - step * (abreast - 1) / 2;
  const QRectF rail(box.center().x() - step * across / 2, top + height - railHeight, step * across, railHeight);
  if (anyHeld) scene.zones.back().rail = rail;
  if (hasTray()) {
    const double wide = std::max(step * across, std::min(3 * w, box.width() - rim * w)) + rim * w;
    const QRectF tray = centred(box.center(), wide, height + rim * w);
    scene.zones.back().tray = tray;
    if (const double size = text(21); options.names && !zone.label.empty() && size >= 5)
      writeBelow(tray, words.write(zone.label), TextBlock::Style::Label, size);
  }
  const double pitch = (height - railHeight) / down;
  const double middle = anyHeld || !hasTray() ? 0 : railHeight / 2; // nothing held: they lie in the middle of the tray
  const auto where = [&](int at, bool held) {
    const double x = left + step * (at % across);
    const int line = at / across;
    const double y = held ? rail.top() + railHeight * (line + 0.5) / down : top + middle + pitch * (line + 0.5);
    return centred({x, y}, w, w);
  };
  std::map<std::int16_t, bool> held;
  for (const Item& i : zone.items) held[i.at] = i.held;
  for (int at = 0; at < std::max(there, 1); ++at) spot(at, where(at, held[static_cast<std::int16_t>(at)]), false);
  for (const Item& i : zone.items) {
    QRectF rect = where(i.at, i.held);
    if (!i.held && i.thing.code != 0) rect.translate(0, (lying(i) / 14.0) * 0.08 * w);
    add(i, rect, i.held || i.thing.code == 0 ? 0 : lying(i));
  }
}

} // namespace mk
