// Views into scenes: the zones' boxes, names and labels, and boards. Cards, dice and sheets have files of their own.
#include "boards/pool_sheet.h"
#include "boards/story.h"
#include "boards/zone_composer.h"

#include <QFontMetricsF>
#include <QGuiApplication>

#include <algorithm>
#include <cmath>
#include <map>

namespace mk {

// Where the layout leaves the size open, cards do not grow without end.
static constexpr double kLargestThing = 140;

double ZoneComposer::aspect() const {
  using enum Zone::Kind;
  if (zone.closed > 0 || zone.items.empty())
    return zone.role == Zone::Role::Out || zone.kind == Dice ? 1.0 : kCardAspect;
  return zone.items.front().thing.kind == Thing::Kind::Card ? kCardAspect : 1.0;
}

double ZoneComposer::width(QSizeF cell) const {
  const double fits = std::min(cell.width(), cell.height() / aspect());
  return std::min(thing > 0 ? thing : kLargestThing * scene.scale, fits);
}

void ZoneComposer::add(const Item& item, QRectF rect, double rotation) {
  Sprite s;
  s.thing = item.thing;
  s.rect = rect;
  s.rotation = rotation;
  s.place = {zone.id, item.at};
  s.id = item.id;
  s.zone = zone.id;
  s.held = item.held, s.lit = item.lit, s.dim = item.dim;
  scene.sprites.push_back(s);
}

void ZoneComposer::addClosed(QRectF rect, double rotation) {
  Sprite s;
  s.thing = Thing::card(Card::back());
  s.rect = rect;
  s.rotation = rotation;
  s.place = {zone.id, 0};
  s.zone = zone.id;
  s.closed = true;
  scene.sprites.push_back(s);
}

void ZoneComposer::spot(int at, QRectF rect, bool slot) {
  scene.spots.push_back({{zone.id, static_cast<std::int16_t>(at)}, rect, false, slot});
}

double textWidth(const QString& text, double size, bool bold) {
  QFont font = QGuiApplication::font();
  font.setPixelSize(std::max(1, static_cast<int>(std::lround(size)))); // as it is painted
  font.setBold(bold);
  return QFontMetricsF(font).horizontalAdvance(text);
}

QString shortened(const QString& name, double room, double size) {
  if (textWidth(name, size, true) <= room) return name;
  const qsizetype dot = name.indexOf(u'.'), gap = name.lastIndexOf(u' ');
  if (dot > 0 && dot < 3 && name[0].isDigit()) return name.left(dot + 1);
  if (gap > 0 && name.size() - gap < 4 && name.back().isDigit()) return name.mid(gap + 1) + u'.';
  QString shorter = name;
  for (qsizetype n = name.size() - 1; n >= 3 && textWidth(shorter, size, true) > room; --n)
    shorter = name.left(n).trimmed() + u'…';
  return shorter;
}

double ZoneComposer::text(double units) const { return std::max(units * scene.scale, options.smallestText); }

int ZoneComposer::places() const {
  int n = std::max<int>(zone.size, 1);
  for (const Item& i : zone.items) n = std::max(n, i.at + 1);
  return n;
}

namespace {

bool isTurned(const View& v, const BoardShape& b) { return b.turnable && v.bottom == 1; }

// How far the i-th of n things on one place lies from its centre, in board units, and how much smaller it is.
struct Heap {
  QPointF offset;
  double shrink = 1;
};

Heap heaped(const BoardPlace& p, int i, int n) {
  if (n <= 1) return {};
  if (p.stackX != 0 || p.stackY != 0) {
    const double close = n > 5 ? 4.0 / (n - 1) : 1.0; // longer stacks close up within five men's length
    return {QPointF(p.stackX, p.stackY) * (i * close), 1};
  }
  const double turn = 2 * M_PI * i / n - (n == 2 ? M_PI : M_PI / 2); // two stand side by side
  const double shrink = n == 2 ? 0.62 : n <= 4 ? 0.54 : 0.42;
  return {QPointF(std::cos(turn), std::sin(turn)) * (p.size * 0.27), shrink};
}

} // namespace

void ZoneComposer::board() {
  const BoardShape* b = zone.board;
  if (!b || b->width <= 0 || b->height <= 0) return;
  const double unit = std::min(box.width() / b->width, box.height() / b->height);
  BoardPicture picture{b, zone.id, centred(box.center(), b->width * unit, b->height * unit), isTurned(view, *b)};
  scene.boards.push_back(picture);
  const auto pixel = [&](QPointF p) {
    if (picture.turned) p = QPointF(b->width, b->height) - p;
    return picture.rect.topLeft() + p * unit;
  };
  const bool graph = !b->links.empty() || !b->id.starts_with("squares");
  for (std::size_t i = 0; i < b->places.size(); ++i) {
    const BoardPlace& p = b->places[i];
    QRectF rect = centred(pixel({p.x, p.y}), p.size * unit, p.size * unit);
    if (p.stackX != 0 || p.stackY != 0)
      rect |= centred(pixel({p.x + 4 * p.stackX, p.y + 4 * p.stackY}), p.size * unit, p.size * unit);
    scene.spots.push_back(
        {{zone.id, static_cast<std::int16_t>(i)}, rect, graph && p.stackX == 0 && p.stackY == 0, false});
  }
  for (const BoardLabel& l : b->labels) {
    const double size = l.height * unit;
    if (l.on != BoardLabel::On::Rim || !options.names || size < 5) continue;
    const QRectF rect = centred(pixel({l.x, l.y}), 3 * size, 1.3 * size);
    scene.texts.push_back(
        {TextBlock::Style::Label, rect, QString::fromStdString(l.text), size, Qt::AlignCenter, false});
  }
  std::map<std::int16_t, std::pair<int, int>> heaps; // place -> things there, things already laid
  for (const Item& i : zone.items) ++heaps[i.at].first;
  for (const Item& i : zone.items) {
    if (i.at < 0 || static_cast<std::size_t>(i.at) >= b->places.size()) continue;
    const BoardPlace& p = b->places[static_cast<std::size_t>(i.at)];
    auto& [n, laid] = heaps[i.at];
    const Heap h = heaped(p, laid++, n);
    const double side = p.size * unit * 0.92 * h.shrink;
    const double wide = i.thing.kind == Thing::Kind::Card ? side / kCardAspect : side;
    add(i, centred(pixel(QPointF(p.x, p.y) + h.offset), wide, side));
  }
}

namespace {

// Nothing has been captured yet.
bool isBare(const Zone& z) {
  return z.kind == Zone::Kind::Row && z.role == Zone::Role::Out && z.owner != kNobody && z.items.empty();
}

// A zone's name. A hand that is drawn is its player's, and so is the side of the board where nothing lies: the name
// alone says it.
QString title(const ZoneComposer& z) {
  const bool hand = z.zone.kind == Zone::Kind::Hand && z.zone.owner != kNobody;
  return Words::capitalised(
      z.words.write(hand || isBare(z.zone) ? Phrase{"%1", {Arg::seat(z.zone.owner)}} : z.zone.name));
}

// How many lines a text takes in this width; 0 where a word alone is too long.
int linesOf(const QString& text, double size, double width) {
  QFont font = QGuiApplication::font();
  font.setPixelSize(std::max(1, static_cast<int>(std::lround(size))));
  const QFontMetricsF metrics(font);
  const QRectF r = metrics.boundingRect(QRectF(0, 0, width, 1e5), Qt::TextWordWrap | Qt::AlignCenter, text);
  return r.width() > width ? 0 : static_cast<int>(std::lround(r.height() / metrics.lineSpacing()));
}

constexpr int kMostLines = 3;

// Writing over or under a zone: in a smaller hand or on more lines where it is too long. What fits in no way is left to
// a shorter text, "" = there is none. Returns the height that it takes.
double write(ZoneComposer& z, TextBlock::Style style, QString text, const QString& shorter, bool above) {
  const double usual = z.text(21), wide = z.box.width();
  const double least = std::max(0.8 * z.options.smallestText, 0.6 * usual);
  double size = usual;
  int lines = linesOf(text, size, wide);
  while ((lines == 0 || lines > kMostLines || (lines > 1 && size > 0.85 * usual)) && size * 0.94 > least)
    lines = linesOf(text, size *= 0.94, wide);
  if ((lines == 0 || lines > kMostLines) && !shorter.isEmpty()) lines = linesOf(text = shorter, size, wide);
  if ((lines == 0 || lines > kMostLines) && above) text = shortened(text, wide, size); // a name
  while (!above && lines == 0 && size * 0.94 > 0.6 * z.options.smallestText)
    lines = linesOf(text, size *= 0.94, wide); // smaller than anything else before it is cut
  lines = std::clamp(lines, 1, kMostLines);
  const double high = lines == 1 ? 1.45 * usual : (1.32 * lines + 0.2) * size;
  z.scene.texts.push_back({style,
                           {z.box.x(), above ? z.box.top() : z.box.bottom() - high, wide, high},
                           text,
                           size,
                           Qt::AlignCenter,
                           false});
  return high;
}

// The number of a zone that is counted ("meld 3"): alone it says little, so it stands for the name only where not even
// a word of that fits.
QString numberIn(const Phrase& name) {
  const auto number = [](const Arg& a) { return a.kind == Arg::Kind::Number; };
  return std::ranges::count_if(name.args, number) == 1 ? QString::number(std::ranges::find_if(name.args, number)->value)
                                                       : QString();
}

// Of a name that is too long: nothing where the zone lies beside its player's hand.
QString briefer(const ZoneComposer& z, const QString& name) {
  const bool beside = z.zone.owner != kNobody && std::ranges::any_of(z.view.zones, [&](const Zone& other) {
                        return other.owner == z.zone.owner && other.id < z.zone.id &&
                               (other.kind == Zone::Kind::Hand || other.role == Zone::Role::Hand);
                      });
  return beside ? QString() : name;
}

// Cuts the strips for the zone's name (above) and its label (below) off its box and writes them. What is said of a hand
// stands beside its player's name where there is room.
QRectF strips(ZoneComposer& z, const Frame& frame) {
  QRectF box = z.box;
  const double size = z.text(21);
  if (!z.options.names || size < 5) return box;
  QString label = z.zone.label.empty() ? QString() : z.words.write(z.zone.label);
  if (frame.label && !z.zone.name.empty() && (z.options.players || !isBare(z.zone))) {
    QString name = title(z);
    if (z.zone.kind == Zone::Kind::Hand) {
      const QString more = !label.isEmpty() ? label : z.zone.closed > 1 ? QString::number(z.zone.closed) : QString();
      const QString both = more.isEmpty() ? name : name + QStringLiteral("  ·  ") + more;
      if (textWidth(both, size) <= box.width()) name = both, label.clear();
    }
    if (textWidth(name, size) > box.width()) name = briefer(z, name);
    const QString shorter = z.zone.owner == kNobody ? numberIn(z.zone.name)
                                                    : shortened(z.words.seat(z.zone.owner), box.width(), z.text(17));
    const double high = name.isEmpty() ? 1.45 * size : write(z, TextBlock::Style::ZoneName, name, shorter, true);
    box.setTop(box.top() + high + (z.zone.kind == Zone::Kind::Sheet ? 0.4 * size : 0)); // paper has an edge
  }
  // With the largest writing the lines of a small sheet come before what stands under it.
  const bool crowded = z.zone.kind == Zone::Kind::Sheet && box.height() - 3 * size < 0.35 * z.box.height();
  if (z.hasTray()) // written below the tray, in a place that is kept: a tray does not move when a throw is counted
    box.setBottom(box.bottom() - size * 1.45);
  if (label.isEmpty() || crowded || z.hasTray()) return box;
  if (z.zone.kind != Zone::Kind::Pile)
    box.setBottom(box.bottom() -
                  write(z, TextBlock::Style::Label, Words::capitalised(label), numbersOf(z.zone.label), false) -
                  (z.zone.kind == Zone::Kind::Sheet ? 0.4 * size : 0));
  return box;
}

void lay(ZoneComposer& z) {
  switch (z.zone.kind) {
  case Zone::Kind::Board:
    return z.board();
  case Zone::Kind::Pile:
    return z.pile();
  case Zone::Kind::Column:
    return z.column();
  case Zone::Kind::Row:
    return z.row();
  case Zone::Kind::Grid:
    return z.grid();
  case Zone::Kind::Hand:
    return z.hand();
  case Zone::Kind::Dice:
    return z.dice();
  case Zone::Kind::Sheet:
    if (isPoolSheet(z.zone)) return z.pool();
    return z.options.pictures && storyOf(z.zone) ? z.story() : z.sheet();
  }
}

} // namespace

Scene compose(const View& view, const Layout& layout, QSizeF size, const Words& words, const ComposeOptions& options) {
  Scene scene;
  scene.size = size;
  scene.scale = std::min(size.width() / layout.width, size.height() / layout.height);
  const QPointF origin((size.width() - layout.width * scene.scale) / 2,
                       (size.height() - layout.height * scene.scale) / 2);
  for (const Zone& zone : view.zones) {
    const Frame* frame = layout.find(zone.id);
    if (!frame) continue;
    const Box& b = frame->box;
    const QRectF box(origin.x() + b.x * scene.scale, origin.y() + b.y * scene.scale, b.width * scene.scale,
                     b.height * scene.scale);
    ZoneComposer z{scene, view, zone, words, options, box, frame->thing * scene.scale, frame->label};
    scene.zones.push_back({zone.id, zone.kind, zone.role, box, {}, {}, zone.closed});
    z.box = strips(z, *frame);
    lay(z);
  }
  return scene;
}

void composeChoices(Scene& scene, const Zone& zone, Place man) {
  const Spot* spot = scene.spot(man);
  const auto board = std::ranges::find(scene.boards, man.zone, &BoardPicture::zone);
  if (!spot || board == scene.boards.end() || zone.items.empty()) return;
  const QRectF there = spot->rect, wood = board->rect;
  const double side = there.width(), rim = 0.1 * side;
  const bool right = there.center().x() < wood.center().x(), down = there.center().y() < wood.center().y();
  // Along the line of the man, as far as the board goes.
  const double room = (right ? wood.right() - there.right() : there.left() - wood.left()) / side;
  const int n = static_cast<int>(zone.items.size()), most = std::clamp(static_cast<int>(room + 0.1), 1, n);
  const int lines = (n + most - 1) / most, across = (n + lines - 1) / lines;
  QRectF ground(0, 0, across * side + 2 * rim, lines * side + 2 * rim);
  ground.moveLeft(right ? there.right() : there.left() - ground.width());
  ground.moveTop(down ? there.top() - rim : there.bottom() + rim - ground.height());
  ground.moveLeft(std::clamp(ground.left(), 0.0, std::max(0.0, scene.size.width() - ground.width())));
  ground.moveTop(std::clamp(ground.top(), 0.0, std::max(0.0, scene.size.height() - ground.height())));
  const QRectF box = ground.adjusted(rim, rim, -rim, -rim);
  scene.zones.push_back({zone.id, zone.kind, zone.role, box, {}, {}, 0, ground});
  for (int i = 0; i < n; ++i) {
    const Item& item = zone.items[static_cast<std::size_t>(i)];
    const int x = right ? i % across : across - 1 - i % across, y = down ? i / across : lines - 1 - i / across;
    const QRectF cell(box.left() + x * side, box.top() + y * side, side, side);
    Sprite s;
    s.thing = item.thing;
    s.rect = centred(cell.center(), 0.92 * side, 0.92 * side);
    s.place = {zone.id, item.at};
    s.id = item.id;
    s.zone = zone.id;
    scene.spots.push_back({s.place, cell, false, false});
    scene.sprites.push_back(s);
  }
}

} // namespace mk
