// Reading and dyeing SVG drawings.
#include "boards/art/drawings.h"

#include <QFile>
#include <QSvgRenderer>

#include <algorithm>
#include <array>

namespace mk {

namespace {

// Icons have a place of their own, where the window's own code finds them too.
QString resource(const QString& name) {
  const QString root = name.startsWith(QLatin1String("icons/")) ? QStringLiteral(":/") : QStringLiteral(":/art/");
  return root + name + QStringLiteral(".svg");
}

QByteArray hex(const QColor& c) { return c.name(QColor::HexRgb).toLatin1(); }

void dye(QByteArray& svg, const Dye& d) {
  svg.replace("#e6e6e7", hex(d.light));
  svg.replace("#b4b4b5", hex(d.base));
  svg.replace("#7e7e7f", hex(d.shade));
  svg.replace("#3a3a3b", hex(d.line));
  svg.replace("#0a0a0b", hex(d.incised));
}

QString keyOf(const QString& name, const Dye& d) {
  return name + QString::fromLatin1(hex(d.light) + hex(d.base) + hex(d.incised));
}

} // namespace

Dye dyeOf(Colour c, bool contrast) {
  if (contrast && c == Colour::White) return {0xffffff, 0xffffff, 0xd8d8d8, Qt::black, Qt::black};
  if (contrast && c == Colour::Black) return {0x2a2a2a, Qt::black, Qt::black, 0xffffff, 0xffffff};
  static const std::array<Dye, 8> dyes = {{
      {0xfffaec, 0xf1e3c6, 0xcbb48a, 0x57432d, 0x6a5031}, // ivory
      {0x6e625b, 0x3b332f, 0x211c1a, 0x120f0e, 0xdcc9a3}, // ebony
      {0xe8705f, 0xc0372f, 0x8a211c, 0x4a1110, 0xfff1e0}, // red
      {0x76a8de, 0x2f68ad, 0x1d4578, 0x10294a, 0xf2f6ff}, // blue
      {0xffe58a, 0xeebd2c, 0xb9881a, 0x5e430b, 0x50390a}, // yellow
      {0x7fc48a, 0x398a4c, 0x226034, 0x12371e, 0xf1fff0}, // green
      {0xb694d6, 0x7b4ba2, 0x543073, 0x2e1842, 0xfaf0ff}, // violet
      {0xffb777, 0xe57e26, 0xae5714, 0x5b2c08, 0x3d1d05}, // orange
  }};
  return dyes[std::min<std::size_t>(static_cast<std::size_t>(c), dyes.size() - 1)];
}

Dye flatDye(QColor c) { return {c, c, c, c, c}; }

Drawings::Drawings() = default;
Drawings::~Drawings() = default;

bool Drawings::has(const QString& name) const { return QFile::exists(resource(name)); }

QSvgRenderer* Drawings::find(const QString& name) { return parse(name, name, nullptr); }

QSvgRenderer* Drawings::find(const QString& name, const Dye& d) { return parse(keyOf(name, d), name, &d); }

QSvgRenderer* Drawings::parse(const QString& key, const QString& name, const Dye* d) {
  const auto known = parsed_.constFind(key);
  if (known != parsed_.constEnd()) return known->get();
  std::shared_ptr<QSvgRenderer> renderer;
  QFile file(resource(name));
  if (file.open(QIODevice::ReadOnly)) {
    QByteArray svg = file.readAll();
    if (d) dye(svg, *d);
    renderer = std::make_shared<QSvgRenderer>(svg);
    if (!renderer->isValid()) renderer.reset();
  }
  parsed_.insert(key, renderer);
  return renderer.get();
}

QRectF fitted(QSizeF proportion, const QRectF& into) {
  const QSizeF size = proportion.scaled(into.size(), Qt::KeepAspectRatio);
  return {into.center() - QPointF(size.width() / 2, size.height() / 2), size};
}

void paintElement(QPainter& p, QSvgRenderer& renderer, const QString& id, const QRectF& rect) {
  const QRectF bounds = renderer.boundsOnElement(id);
  if (!bounds.isEmpty()) renderer.render(&p, id, fitted(bounds.size(), rect));
}

} // namespace mk
