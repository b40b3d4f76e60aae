// Painting a scene: the cloth and everything printed on it, marks, things.
#include "boards/painter.h"

#include "boards/arrange.h"
#include "boards/art/card_face.h"
#include "boards/story.h"
#include "boards/suit_signs.h"

#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>

namespace mk {

namespace {

bool has(const std::vector<Place>& all, Place p) { return std::ranges::find(all, p) != all.end(); }

QColor colourOf(TextBlock::Style style, const Theme& theme) {
  switch (style) {
  case TextBlock::Style::ZoneName:
  case TextBlock::Style::Count:
    return theme.onCloth;
  case TextBlock::Style::Label:
    return theme.onClothQuiet;
  case TextBlock::Style::Sign:
    return theme.emptySpot;
  case TextBlock::Style::Pencil:
    return theme.pencil;
  case TextBlock::Style::Cell:
  case TextBlock::Style::Heading:
  case TextBlock::Style::Sum:
    break;
  }
  return theme.ink;
}

bool isOnPaper(const TextBlock& t) {
  using Style = TextBlock::Style;
  return t.style == Style::Cell || t.style == Style::Heading || t.style == Style::Sum;
}

// A line of a sheet: the signs of suits in the colours of the cards.
void paintLine(QPainter& p, const TextBlock& t, const QString& shown, const QFontMetricsF& metrics, const Look& look) {
  const double width = metrics.horizontalAdvance(shown);
  double x = t.rect.left();
  if (t.align & Qt::AlignHCenter) x += (t.rect.width() - width) / 2;
  if (t.align & Qt::AlignRight) x += t.rect.width() - width;
  const double y = t.rect.center().y() + (metrics.ascent() - metrics.descent()) / 2;
  const QColor ink = p.pen().color();
  for (qsizetype from = 0; from < shown.size();) {
    const auto suit = suitOfSign(shown[from]);
    qsizetype to = from + 1;
    while (!suit && to < shown.size() && !suitOfSign(shown[to])) ++to;
    p.setPen(suit ? suitInk(*suit, look.art->cardStyle().fourColours, look.theme->paper, ink) : ink);
    p.drawText(QPointF(x + metrics.horizontalAdvance(shown.left(from)), y), shown.mid(from, to - from));
    from = to;
  }
}

void paintText(QPainter& p, const TextBlock& t, const Look& look) {
  if (t.size < 3) return; // too small to be read in a thumbnail
  QFont f = p.font();
  f.setPixelSize(std::max(1, static_cast<int>(std::lround(t.size))));
  f.setBold(t.style == TextBlock::Style::Heading || t.style == TextBlock::Style::Sum ||
            t.style == TextBlock::Style::Count);
  f.setItalic(t.style == TextBlock::Style::Pencil);
  f.setStrikeOut(t.struck);
  p.setFont(f);
  QColor c = colourOf(t.style, *look.theme);
  if (t.struck) c = look.theme->struck;
  p.setPen(c);
  const QFontMetricsF metrics(f);
  const bool wraps = t.rect.height() > 2 * metrics.height() && metrics.horizontalAdvance(t.text) > t.rect.width();
  if (wraps)
    p.drawText(t.rect, static_cast<int>(t.align) | Qt::TextWordWrap, t.text);
  else if (isOnPaper(t) && !t.struck && hasSuitSign(t.text))
    paintLine(p, t, metrics.elidedText(t.text, Qt::ElideRight, t.rect.width() + 1), metrics, look);
  else
    p.drawText(t.rect, static_cast<int>(t.align) | Qt::TextSingleLine,
               metrics.elidedText(t.text, Qt::ElideRight, t.rect.width() + 1));
}

void paintPaper(QPainter& p, const Paper& paper, const Look& look) {
  const double hair = std::max(1.0, paper.rect.height() / 700);
  const double margin = std::min(8.0, paper.rect.width() * 0.02);
  const QRectF sheet = paper.rect.adjusted(-margin, -margin, margin, margin);
  p.setPen(Qt::NoPen);
  p.setBrush(QColor(0, 0, 0, 60));
  p.drawRoundedRect(sheet.translated(margin * 0.3, margin * 0.5), 3, 3);
  p.setBrush(look.theme->paper);
  p.drawRoundedRect(sheet, 3, 3);
  for (const QRectF& r : paper.headings)
    p.fillRect(r, QColor(look.theme->paperLine.red(), look.theme->paperLine.green(), look.theme->paperLine.blue(), 70));
  for (const QRectF& r : paper.open) p.fillRect(r.adjusted(1, 1, -1, -1), look.theme->openCell);
  QColor glow = look.theme->openCell;
  glow.setAlpha(90);
  for (const QRectF& r : paper.current) p.fillRect(r, glow);
  p.setBrush(Qt::NoBrush);
  p.setPen(QPen(look.theme->paperLine, hair));
  for (const double y : paper.rows) p.drawLine(QPointF(paper.rect.left(), y), QPointF(paper.rect.right(), y));
  for (std::size_t i = 1; i + 1 < paper.columns.size(); ++i)
    p.drawLine(QPointF(paper.columns[i], paper.rect.top()), QPointF(paper.columns[i], paper.rect.bottom()));
  p.setPen(QPen(look.theme->ink, hair));
  for (const QRectF& r : paper.sums) p.drawLine(r.topLeft(), r.topRight());
  p.drawRect(paper.rect);
  p.setPen(QPen(look.theme->ink, 2.4 * hair));
  for (const QRectF& r : paper.current) p.drawRect(r);
  p.setBrush(look.theme->ink);
  for (std::size_t i = 0; i < paper.current.size(); ++i) { // an arrowhead at the name: not told by colour alone
    const QRectF& name = paper.currentNames[i];
    const double d = std::min(name.height() * 0.22, name.width() * 0.2);
    if (paper.current[i].height() > name.height()) { // a column, from above
      const QPointF tip(name.center().x(), name.top() + d * 0.35);
      p.drawPolygon(QPolygonF{tip, tip + QPointF(-d, -d), tip + QPointF(d, -d)});
    } else { // a line, from the left
      const QPointF tip(paper.current[i].left() + d * 0.35, name.center().y());
      p.drawPolygon(QPolygonF{tip, tip + QPointF(-d, -d), tip + QPointF(-d, d)});
    }
  }
  p.setBrush(Qt::NoBrush);
}

// The outline of a thing, grown by some pixels and not turned.
QPainterPath shapeOf(const Sprite& s, double grow) {
  QPainterPath path;
  const QRectF r = s.rect.adjusted(-grow, -grow, grow, grow);
  const bool card = s.thing.kind == Thing::Kind::Card;
  if (card || s.thing.kind == Thing::Kind::Die || s.thing.kind == Thing::Kind::PokerDie)
    path.addRoundedRect(r, r.width() * (card ? 0.07 : 0.2), r.width() * (card ? 0.07 : 0.2));
  else
    path.addEllipse(r);
  return path;
}

QPainterPath turned(const Sprite& s, const QPainterPath& path) {
  if (s.rotation == 0) return path;
  const QPointF c = s.rect.center();
  return (QTransform::fromTranslate(-c.x(), -c.y()) * QTransform().rotate(s.rotation) *
          QTransform::fromTranslate(c.x(), c.y()))
      .map(path);
}

// The outline of an empty place that is seen.
QPainterPath outline(const Scene& scene, Place place, double grow) {
  QPainterPath path;
  const Spot* s = scene.spot(place);
  if (!s || scene.isCovered(*s)) return path;
  const QRectF r = s->rect.adjusted(-grow, -grow, grow, grow);
  const double corner = s->slot ? r.width() * 0.07 : 2;
  if (s->round)
    path.addEllipse(r);
  else
    path.addRoundedRect(r, corner, corner);
  return path;
}

// A line with a glow around it and a dark edge, so that it is seen on cloth, wood and cards alike.
void paintRing(QPainter& p, const QPainterPath& path, QColor colour, double width) {
  p.setBrush(Qt::NoBrush);
  QColor halo = colour;
  halo.setAlpha(90);
  p.setPen(QPen(halo, width * 3.4));
  p.drawPath(path);
  p.setPen(QPen(QColor(40, 26, 8, 130), width + 1.6));
  p.drawPath(path);
  p.setPen(QPen(colour, width));
  p.drawPath(path);
}

void paintArrow(QPainter& p, const Scene& scene, const Arrow& a, const Look& look) {
  const Spot *from = scene.spot(a.from), *to = scene.spot(a.to);
  if (!from || !to || from == to) return;
  const Sprite* mover = scene.top(a.from); // of a long place, where the thing lies
  const QPointF s = mover ? mover->rect.center() : from->rect.center(), e = to->rect.center(), d = e - s;
  const double length = std::hypot(d.x(), d.y());
  if (length <= 0) return;
  const double w = std::min(to->rect.width(), to->rect.height()) * 0.09;
  const QPointF u = d / length, n(-u.y(), u.x()), neck = e - u * (w * 3.4);
  QPainterPath path;
  path.moveTo(s + n * w * 0.6);
  path.lineTo(neck + n * w * 0.6);
  path.lineTo(neck + n * w * 1.9);
  path.lineTo(e);
  path.lineTo(neck - n * w * 1.9);
  path.lineTo(neck - n * w * 0.6);
  path.lineTo(s - n * w * 0.6);
  path.closeSubpath();
  QColor c = a.wrong ? QColor(0xb3, 0x3a, 0x2b) : look.theme->accent;
  c.setAlpha(225);
  p.setPen(QPen(look.theme->focusHalo, std::max(1.0, w * 0.25)));
  p.setBrush(c);
  p.drawPath(path);
  if (!a.wrong) return;
  const QPointF middle = (s + e) / 2, up(w * 2.6, w * 2.6), down(w * 2.6, -w * 2.6);
  for (const auto& [pen, width] : {std::pair(QColor(look.theme->focusHalo), w * 2.1), std::pair(c, w * 1.3)}) {
    p.setPen(QPen(pen, width, Qt::SolidLine, Qt::RoundCap));
    p.drawLine(middle - up, middle + up);
    p.drawLine(middle - down, middle + down);
  }
}

double ringWidth(const Scene& scene) { return std::max(2.0, 3.4 * scene.scale); }

} // namespace

// Its rim has a light upper edge.
void paintTray(QPainter& p, const QRectF& tray, const Scene& scene, const Look& look) {
  const double rim = std::max(2.0, std::min(9 * scene.scale, 0.06 * tray.height())), round = 1.8 * rim;
  p.setPen(Qt::NoPen);
  p.setBrush(QColor(0, 0, 0, 60));
  p.drawRoundedRect(tray.translated(0, rim * 0.5), round, round);
  QLinearGradient wood(tray.topLeft(), tray.bottomLeft());
  wood.setColorAt(0, look.theme->woodLight);
  wood.setColorAt(0.12, look.theme->wood);
  wood.setColorAt(1, look.theme->wood.darker(125));
  p.setBrush(wood);
  p.drawRoundedRect(tray, round, round);
  const QRectF inside = tray.adjusted(rim, rim, -rim, -rim);
  p.setBrush(look.theme->cloth.darker(125));
  p.drawRoundedRect(inside, round - rim * 0.6, round - rim * 0.6);
  QLinearGradient shade(inside.topLeft(), inside.bottomLeft()); // the rim throws its shadow on the cloth
  shade.setColorAt(0, QColor(0, 0, 0, 90));
  shade.setColorAt(0.1, QColor(0, 0, 0, 0));
  p.setBrush(shade);
  p.drawRoundedRect(inside, round - rim * 0.6, round - rim * 0.6);
}

bool isMarked(const Marks& m, Place p) {
  return m.focus == p || m.hover == p || (m.startsShown && has(m.starts, p)) || has(m.picked, p) || has(m.targets, p) ||
         has(m.hinted, p);
}

void paintGround(QPainter& p, const Scene& scene, const Look& look) {
  p.setRenderHint(QPainter::Antialiasing);
  look.art->paintCloth(p, QRectF(QPointF(0, 0), scene.size), *look.theme);
  for (const ZoneArea& z : scene.zones) {
    if (!z.tray.isEmpty()) paintTray(p, z.tray, scene, look);
    if (z.rail.isEmpty()) continue;
    p.setPen(Qt::NoPen);
    p.setBrush(QColor(0, 0, 0, 46));
    p.drawRoundedRect(z.rail, z.rail.height() * 0.12, z.rail.height() * 0.12);
  }
  for (const BoardPicture& b : scene.boards) paintBoard(p, b, look);
  for (const Paper& paper : scene.papers) paintPaper(p, paper, look);
  for (const StoryPart& part : scene.stories) paintStory(p, part, *look.theme);
  for (const Spot& s : scene.spots) {
    if (!s.slot) continue;
    p.setPen(QPen(look.theme->emptySpot, std::max(1.0, 1.6 * scene.scale)));
    p.setBrush(QColor(0, 0, 0, 22));
    p.drawRoundedRect(s.rect.adjusted(1, 1, -1, -1), s.rect.width() * 0.07, s.rect.width() * 0.07);
  }
  for (const TextBlock& t : scene.texts) paintText(p, t, look);
}

void paintUnder(QPainter& p, const Scene& scene, const Marks& marks, const Look& look) {
  p.setRenderHint(QPainter::Antialiasing);
  for (const Place place : marks.last) {
    const Spot* s = scene.spot(place);
    if (!s) continue;
    QColor c = look.theme->lastMove;
    c.setAlpha(s->round ? 110 : 150); // a number that stands on a field is read through it
    p.setPen(s->round ? QPen(Qt::NoPen) : QPen(look.theme->lastMove, std::max(2.5, 4 * scene.scale)));
    p.setBrush(c);
    const double in = s->rect.width() * 0.03;
    if (!s->round) {
      p.drawRect(s->rect.adjusted(in, in, -in, -in));
      continue;
    }
    QPainterPath field; // on light wood a ring without an edge is not seen
    field.addEllipse(s->rect.adjusted(-in, -in, in, in));
    p.drawPath(field);
    paintRing(p, field, look.theme->lastMove, std::max(2.0, 3 * scene.scale));
  }
  for (const Place place : marks.targets) {
    if (scene.top(place)) continue;
    const Spot* s = scene.spot(place);
    if (!s) continue;
    QColor c = look.theme->accent;
    c.setAlpha(80);
    const QPainterPath path = outline(scene, place, -ringWidth(scene) * 0.5);
    p.setPen(QPen(QColor(40, 26, 8, 110), std::max(1.0, ringWidth(scene) * 0.35)));
    p.setBrush(c);
    p.drawPath(path);
    if (const ZoneArea* z = scene.area(place.zone);
        z && z->kind == Zone::Kind::Sheet) { // a frame: the cell has writing
      paintRing(p, path, look.theme->accent, ringWidth(scene) * 0.5);
      continue;
    }
    const double r = std::min(s->rect.width(), s->rect.height()) * 0.15; // a dot: not told by colour alone
    p.setPen(QPen(look.theme->focusHalo, 1));
    p.setBrush(look.theme->accent);
    p.drawEllipse(s->rect.center(), r, r);
  }
}

QPointF lift(const Sprite& s, Zone::Kind kind) {
  if (s.thing.kind != Thing::Kind::Card || kind != Zone::Kind::Hand) return {0, 0};
  const double a = s.rotation * M_PI / 180;
  return QPointF(std::sin(a), -std::cos(a)) * (s.rect.height() * 0.14);
}

void paintSprite(QPainter& p, const Sprite& s, const Look& look, double opacity) {
  p.save();
  if (opacity < 1) p.setOpacity(opacity);
  if (s.rotation != 0) {
    p.translate(s.rect.center());
    p.rotate(s.rotation);
    p.translate(-s.rect.center());
  }
  look.art->paint(p, s.thing, s.rect);
  if (s.dim) {
    p.setPen(Qt::NoPen);
    p.setBrush(look.theme->shade);
    p.drawPath(shapeOf(s, 0));
  }
  p.restore();
}

void paintShadow(QPainter& p, const Sprite& s, double opacity) {
  const double by = s.rect.width() * 0.06;
  p.save();
  p.translate(s.rect.center() + QPointF(by, by * 1.6));
  p.rotate(s.rotation);
  p.translate(-s.rect.center());
  p.setPen(Qt::NoPen);
  p.setBrush(QColor(0, 0, 0, static_cast<int>(70 * opacity)));
  p.drawPath(shapeOf(s, -0.02 * s.rect.width()));
  p.restore();
}

namespace {

void paintFocus(QPainter& p, const QPainterPath& path, const Look& look, double w) {
  p.setBrush(Qt::NoBrush);
  p.setPen(QPen(look.theme->focusHalo, w * 1.7));
  p.drawPath(path);
  p.setPen(QPen(look.theme->focus, w * 0.9, Qt::DashLine));
  p.drawPath(path);
}

} // namespace

// Painted right after the thing, so that the cards of a fan lie over the rings of their neighbours.
void paintRings(QPainter& p, const Scene& scene, const Sprite& s, bool top, const Marks& marks, const Look& look) {
  const double w = ringWidth(scene);
  if (s.lit) paintRing(p, turned(s, shapeOf(s, w * 0.3)), look.theme->lastMove, w * 0.6);
  if (!top) return;
  const bool picked = has(marks.picked, s.place) || has(marks.hinted, s.place);
  if (picked) paintRing(p, turned(s, shapeOf(s, w * 0.5)), look.theme->accent, w);
  if (!picked && has(marks.targets, s.place)) paintRing(p, turned(s, shapeOf(s, w * 0.4)), look.theme->accent, w * 0.8);
  if (!picked && (marks.startsShown || marks.hover == s.place) && has(marks.starts, s.place)) {
    const QPainterPath around = turned(s, shapeOf(s, w * 0.3));
    p.setBrush(Qt::NoBrush);
    for (const QPen& pen : {QPen(QColor(40, 26, 8, 130), w * 0.7 + 1.6), QPen(look.theme->accent, w * 0.7)}) {
      p.setPen(pen); // an edge, but no glow: that is for what is in the hand
      p.drawPath(around);
    }
  }
  if (marks.focus == s.place) paintFocus(p, turned(s, shapeOf(s, w)), look, w);
}

void paintOver(QPainter& p, const Scene& scene, const Marks& marks, const Look& look) {
  p.setRenderHint(QPainter::Antialiasing);
  const double w = ringWidth(scene);
  for (const Place place : marks.hinted)
    if (!scene.top(place)) paintRing(p, outline(scene, place, -w * 0.5), look.theme->accent, w);
  for (const Place place : marks.picked)
    if (!scene.top(place)) paintRing(p, outline(scene, place, w * 0.5), look.theme->accent, w);
  for (const std::int16_t zone : marks.meant) {
    QRectF all;
    for (const Sprite& s : scene.sprites)
      if (s.zone == zone) all |= s.bounds();
    QPainterPath path;
    path.addRoundedRect(all.adjusted(-w, -w, w, w), 2 * w, 2 * w);
    if (!all.isEmpty()) paintRing(p, path, look.theme->accent, w);
  }
  if (marks.focus && !scene.top(*marks.focus)) paintFocus(p, outline(scene, *marks.focus, w), look, w);
  if (marks.startsShown)
    for (const Place place : marks.starts)
      if (!scene.top(place)) paintRing(p, outline(scene, place, -w * 0.3), look.theme->accent, w * 0.5);
  if (marks.hover && has(marks.starts, *marks.hover) && !scene.top(*marks.hover))
    paintRing(p, outline(scene, *marks.hover, -w * 0.3), look.theme->accent, w * 0.5);
  for (const Arrow& a : marks.arrows) paintArrow(p, scene, a, look);
  for (const Place place : marks.ringed) paintRing(p, outline(scene, place, -1.2 * w), look.theme->link, w);
  for (const Arrow& a : marks.drawn) paintArrow(p, scene, a, look);
}

void paintTable(QPainter& p, const Scene& scene, const Marks& marks, const Look& look) {
  paintGround(p, scene, look);
  paintUnder(p, scene, marks, look);
  for (const Sprite& s : scene.sprites) {
    paintSprite(p, s, look);
    if (s.lit || isMarked(marks, s.place)) paintRings(p, scene, s, scene.top(s.place) == &s, marks, look);
  }
  paintOver(p, scene, marks, look);
}

QImage drawView(Layout (*arrange)(const View&, Aspect), View view, QSize size, const Look& look, double pixels,
                const DrawOptions& options) {
  QImage image(size * pixels, QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(pixels);
  image.fill(Qt::transparent);
  if (!options.compose.players) // nor is room kept for men that nobody has taken
    std::erase_if(view.zones, [](const Zone& z) {
      const bool isTaken = z.role == Zone::Role::Out && z.kind == Zone::Kind::Row;
      return z.role == Zone::Role::Player || (isTaken && z.items.empty());
    });
  const double ratio = static_cast<double>(size.width()) / std::max(1, size.height());
  const Layout layout = arranged(view, arrange(view, ratio >= 1 ? Aspect::Wide : Aspect::Tall), ratio);
  QPainter p(&image);
  p.setRenderHint(QPainter::SmoothPixmapTransform);
  paintTable(p, compose(view, layout, size, options.words, options.compose), options.marks, look);
  return image;
}

} // namespace mk
