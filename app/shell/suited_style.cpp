// Lays out a text with signs of suits, each in its colour.
#include "app/shell/suited_style.h"

#include "app/shell/table_look.h"
#include "boards/art/card_face.h"
#include "boards/suit_signs.h"

#include <QPainter>
#include <QStyleFactory>
#include <QTextLayout>

namespace mk {

SuitedStyle::SuitedStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

// What cannot be done now is quiet as a whole, as a struck bid on a sheet is.
void SuitedStyle::drawItemText(QPainter* painter, const QRect& rect, int flags, const QPalette& palette, bool enabled,
                               const QString& text, QPalette::ColorRole role) const {
  const QColor ink = role == QPalette::NoRole ? painter->pen().color() : palette.color(role);
  if (!enabled || ink == tableLook().theme->textQuiet || text.contains(u'&') || !hasSuitSign(text))
    return QProxyStyle::drawItemText(painter, rect, flags, palette, enabled, text, role);
  const QColor paper = ink.lightness() < 128 ? Qt::white : Qt::black;
  QList<QTextLayout::FormatRange> signs;
  for (qsizetype i = 0; i < text.size(); ++i)
    if (const auto suit = suitOfSign(text[i])) {
      QTextLayout::FormatRange sign;
      sign.start = static_cast<int>(i);
      sign.length = 1;
      sign.format.setForeground(suitInk(*suit, tableLook().art->cardStyle().fourColours, paper, ink));
      signs << sign;
    }
  QString shown = text;
  QTextLayout layout(shown.replace(u'\n', QChar::LineSeparator), painter->font(), painter->device());
  QTextOption option(Qt::Alignment(flags) & Qt::AlignHorizontal_Mask);
  option.setWrapMode((flags & Qt::TextWordWrap) != 0 ? QTextOption::WordWrap : QTextOption::ManualWrap);
  layout.setTextOption(option);
  layout.setFormats(signs);
  layout.beginLayout();
  double high = 0;
  for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
    line.setLineWidth(rect.width());
    line.setPosition({0, high});
    high += line.height();
  }
  layout.endLayout();
  double y = rect.y();
  if ((flags & Qt::AlignVCenter) != 0) y += (rect.height() - high) / 2;
  if ((flags & Qt::AlignBottom) != 0) y += rect.height() - high;
  painter->save();
  painter->setPen(ink);
  layout.draw(painter, QPointF(rect.x(), y));
  painter->restore();
}

} // namespace mk
