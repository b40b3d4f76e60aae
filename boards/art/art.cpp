// The store of rendered pictures.
#include "boards/art/art.h"

#include "boards/art/board_picture.h"
#include "boards/art/deck.h"
#include "boards/art/piece_picture.h"

#include <QLinearGradient>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

// Outside of any namespace, as the macro wants it. A static library's resources are only linked in when they are asked
// for.
static void takeInArtResources() { Q_INIT_RESOURCE(art); }

namespace mk {

namespace {

constexpr int kLargestSide = 8191; // of a picture, in device pixels
constexpr double kLarger = 0.07;   // of the side of a man, on each side of it

QSize deviceSize(QSizeF logical, qreal ratio) {
  const auto side = [&](double length) {
    return std::clamp(static_cast<int>(std::lround(length * ratio)), 1, kLargestSide);
  };
  return {side(logical.width()), side(logical.height())};
}

QRectF whole(QSize size) { return {QPointF(0, 0), QSizeF(size)}; }

// Draws the picture that make(size in device pixels) gives so that its pixels fall on the device's.
template <class Make> bool drawSharply(QPainter& p, const QRectF& rect, const Make& make) {
  const qreal ratio = p.device()->devicePixelRatioF();
  const QTransform& t = p.worldTransform();
  const bool upright = t.type() <= QTransform::TxScale && t.m11() > 0 && t.m22() > 0;
  const qreal scale = upright ? t.m11() : std::sqrt(std::abs(t.determinant()));
  const QPixmap picture = make(deviceSize(rect.size() * scale, ratio));
  if (picture.isNull()) return false;
  if (!upright) {
    const bool smooth = p.testRenderHint(QPainter::SmoothPixmapTransform);
    p.setRenderHint(QPainter::SmoothPixmapTransform);
    p.drawPixmap(rect, picture, QRectF(picture.rect()));
    p.setRenderHint(QPainter::SmoothPixmapTransform, smooth);
    return true;
  }
  const QPointF corner = t.map(rect.topLeft()) * ratio;
  const QPointF snapped = QPointF(std::round(corner.x()), std::round(corner.y())) / ratio;
  QPixmap sized = picture;
  sized.setDevicePixelRatio(ratio);
  const QTransform before = t;
  p.setWorldTransform(QTransform());
  p.drawPixmap(snapped, sized);
  p.setWorldTransform(before);
  return true;
}

} // namespace

Art::Art(int megabytes) : cache_(std::max(1, megabytes) * 1024) { takeInArtResources(); }
Art::~Art() = default;

void Art::setCardStyle(const CardStyle& style) {
  if (style == style_) return;
  if (style.deck != style_.deck) deck_ = Deck::load(style.deck);
  style_ = style;
  cache_.clear();
}

void Art::setHighContrast(bool on) {
  if (on == contrast_) return;
  contrast_ = on;
  cache_.clear();
}

QStringList Art::systemDecks() { return Deck::folders(); }
QString Art::deckName(const QString& folder) { return Deck::nameOf(folder); }

Art::Key Art::keyOf(const Thing& t, QSize device) {
  quint64 bits = static_cast<quint64>(t.kind) << 59;
  bits |= static_cast<quint64>(t.code) << 51 | static_cast<quint64>(t.colour) << 43;
  bits |= static_cast<quint64>(static_cast<std::uint16_t>(t.value)) << 27;
  bits |= static_cast<quint64>(device.width()) << 13 | static_cast<quint64>(device.height());
  return {bits, {}};
}

template <class Render> QPixmap Art::cached(const Key& key, QSize device, const Render& render) {
  if (const QPixmap* known = cache_.object(key)) return *known;
  QPixmap picture(device);
  picture.fill(Qt::transparent);
  {
    QPainter p(&picture);
    p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform | QPainter::TextAntialiasing);
    render(p);
  }
  const qsizetype kilobytes = qsizetype{device.width()} * device.height() * 4 / 1024 + 1;
  cache_.insert(key, new QPixmap(picture), kilobytes);
  return picture;
}

QPixmap Art::thing(const Thing& t, QSize device) {
  return cached(keyOf(t, device), device, [&](QPainter& p) { render(p, t, whole(device)); });
}

QPixmap Art::board(const QString& id, QSize device, bool turned) {
  if (!hasBoard(id)) return {};
  const quint64 bits = static_cast<quint64>(turned) << 26 | static_cast<quint64>(device.width()) << 13 |
                       static_cast<quint64>(device.height());
  return cached({bits, QStringLiteral("board ") + id}, device,
                [&](QPainter& p) { paintBoardPicture(p, drawings_, id, whole(device), turned, contrast_); });
}

bool Art::hasBoard(const QString& id) const { return hasBoardPicture(drawings_, id); }

QPixmap Art::icon(const QString& name, QColor colour, QSize device) {
  const quint64 bits = static_cast<quint64>(colour.rgba()) << 26 | static_cast<quint64>(device.width()) << 13 |
                       static_cast<quint64>(device.height());
  const QString drawing = QStringLiteral("icons/") + name;
  if (!drawings_.has(drawing)) return {};
  return cached({bits, drawing}, device, [&](QPainter& p) {
    if (QSvgRenderer* r = drawings_.find(drawing, flatDye(colour))) r->render(&p, fitted({1, 1}, whole(device)));
  });
}

void Art::render(QPainter& p, const Thing& t, const QRectF& rect) {
  switch (t.kind) {
  case Thing::Kind::Card:
    return renderCard(p, t, rect);
  case Thing::Kind::Die:
    return paintDie(p, drawings_, t.code, t.asColour(), rect, contrast_);
  case Thing::Kind::PokerDie:
    return paintPokerDie(p, drawings_, t.code, style_.letters, rect, contrast_);
  case Thing::Kind::Token:
    return paintToken(p, drawings_, t, rect, contrast_);
  case Thing::Kind::Piece:
    return paintPiece(p, drawings_, t, rect, contrast_);
  }
}

void Art::renderCard(QPainter& p, const Thing& t, const QRectF& rect) {
  const QRectF place = fitted(cardProportion(), rect);
  if (deck_ && deck_->paint(p, t.asCard(), t.colour, place)) return;
  p.translate(place.topLeft());
  p.scale(place.width() / kCardUnits.width(), place.height() / kCardUnits.height());
  if (t.asCard().isBack())
    paintBack(p, drawings_, t.colour, style_.back);
  else
    paintFace(p, drawings_, t.asCard(), style_.letters, style_.fourColours);
}

QPixmap Art::pixmap(const Thing& t, QSize logical, qreal ratio) {
  if (logical.isEmpty()) return {};
  QPixmap picture = thing(t, deviceSize(logical, ratio));
  picture.setDevicePixelRatio(ratio);
  return picture;
}

QPixmap Art::boardPixmap(const QString& id, QSize logical, qreal ratio, bool turned) {
  if (logical.isEmpty()) return {};
  QPixmap picture = board(id, deviceSize(logical, ratio), turned);
  if (!picture.isNull()) picture.setDevicePixelRatio(ratio);
  return picture;
}

QPixmap Art::suitPixmap(Suit suit, QSize logical, qreal ratio, QColor colour) {
  if (logical.isEmpty()) return {};
  const QColor ink = colour.isValid() ? colour : suitColour(suit, style_.fourColours);
  const QSize device = deviceSize(logical, ratio);
  const quint64 bits = static_cast<quint64>(ink.rgba()) << 26 | static_cast<quint64>(device.width()) << 13 |
                       static_cast<quint64>(device.height());
  QPixmap picture = cached({bits, QStringLiteral("suit ") + QLatin1Char(suitLetter(suit))}, device,
                           [&](QPainter& p) { paintSuit(p, drawings_, suit, ink, whole(device)); });
  picture.setDevicePixelRatio(ratio);
  return picture;
}

QPixmap Art::icon(const QString& name, QColor colour, QSize logical, qreal ratio) {
  if (logical.isEmpty()) return {};
  QPixmap picture = icon(name, colour, deviceSize(logical, ratio));
  if (!picture.isNull()) picture.setDevicePixelRatio(ratio);
  return picture;
}

QIcon Art::programIcon() {
  takeInArtResources();
  QIcon icon;
  QSvgRenderer drawing(QStringLiteral(":/icons/mangukast.svg"));
  for (const int side : {16, 24, 32, 48, 64, 128, 256}) {
    QPixmap picture(side, side);
    picture.fill(Qt::transparent);
    QPainter p(&picture);
    drawing.render(&p);
    p.end();
    icon.addPixmap(picture);
  }
  return icon;
}

void Art::paint(QPainter& p, const Thing& t, const QRectF& rect) {
  if (rect.isEmpty()) return;
  const double more = large_ && t.kind == Thing::Kind::Piece ? kLarger * std::min(rect.width(), rect.height()) : 0;
  drawSharply(p, rect.adjusted(-more, -more, more, more), [&](QSize device) { return thing(t, device); });
}

bool Art::paintBoard(QPainter& p, const QString& id, const QRectF& rect, bool turned) {
  return !rect.isEmpty() && drawSharply(p, rect, [&](QSize device) { return board(id, device, turned); });
}

QPixmap Art::clothTile(const Theme& theme) {
  constexpr int side = 96;
  constexpr int plank = 48, seam = -20;
  const Key key{theme.cloth.rgba(), theme.grain ? QStringLiteral("planks") : QStringLiteral("cloth")};
  return cached(key, {side, side}, [&](QPainter& p) {
    QImage nap(side, side, QImage::Format_RGB32);
    std::uint32_t noise = 2463534242u;          // the same cloth every time
    const auto some = [&noise](unsigned most) { // from -most to most
      noise ^= noise << 13, noise ^= noise >> 17, noise ^= noise << 5;
      return static_cast<int>(noise % (2 * most + 1)) - static_cast<int>(most);
    };
    for (int y = 0; y < side; ++y) {
      const int line = !theme.grain ? 0 : y % plank == 0 ? seam : some(5) - 2; // wood runs in lines
      for (int x = 0; x < side; ++x) {
        const int shift = line + some(theme.grain ? 1 : 4);
        const auto tone = [&](int channel) { return std::clamp(channel + shift, 0, 255); };
        nap.setPixel(x, y, qRgb(tone(theme.cloth.red()), tone(theme.cloth.green()), tone(theme.cloth.blue())));
      }
    }
    p.drawImage(0, 0, nap);
  });
}

void Art::paintCloth(QPainter& p, const QRectF& rect, const Theme& theme, double edge) {
  if (theme.cloth == theme.clothEdge) return p.fillRect(rect, theme.cloth); // pure colours have no texture
  p.drawTiledPixmap(rect, clothTile(theme));
  // Darker towards the edges: four strips, because a radial gradient over a large window costs whole milliseconds.
  const auto strip = [&](QPointF from, QPointF to, const QRectF& area) {
    QLinearGradient g(from, to);
    QColor dark = theme.clothEdge;
    dark.setAlpha(200);
    g.setColorAt(0, dark);
    dark.setAlpha(60);
    g.setColorAt(0.4, dark);
    dark.setAlpha(0);
    g.setColorAt(1, dark);
    p.fillRect(area, g);
  };
  const double depth = std::min(rect.width(), rect.height()) * 0.12;
  strip(rect.topLeft(), rect.topLeft() + QPointF(0, depth), {rect.left(), rect.top(), rect.width(), depth});
  strip(rect.bottomLeft(), rect.bottomLeft() - QPointF(0, depth),
        {rect.left(), rect.bottom() - depth, rect.width(), depth});
  strip(rect.topLeft(), rect.topLeft() + QPointF(depth, 0), {rect.left(), rect.top(), depth, rect.height()});
  strip(rect.topRight(), rect.topRight() - QPointF(depth, 0), {rect.right() - depth, rect.top(), depth, rect.height()});
  if (edge <= 0) return;
  QLinearGradient wood(rect.topLeft(), rect.bottomLeft());
  wood.setColorAt(0, theme.woodLight);
  wood.setColorAt(0.5, theme.wood);
  wood.setColorAt(1, theme.woodLight.darker(125));
  QPainterPath frame;
  frame.addRect(rect);
  frame.addRect(rect.adjusted(edge, edge, -edge, -edge)); // odd-even: a hole
  p.fillPath(frame, wood);
  p.setPen(QPen(theme.wood.darker(150), std::max(1.0, edge / 8)));
  p.setBrush(Qt::NoBrush);
  p.drawRect(rect.adjusted(edge, edge, -edge, -edge));
}

} // namespace mk
