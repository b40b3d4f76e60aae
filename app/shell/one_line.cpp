// A text in one line or two, cut where it has to be.
#include "app/shell/one_line.h"

#include "boards/fitted_text.h"

#include <QEvent>
#include <QFontInfo>
#include <QPainter>
#include <QStyle>

namespace mk {

void OneLine::paintEvent(QPaintEvent*) {
  const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
  if (const QString tip = shown == text() ? QString() : text(); tip != toolTip()) setToolTip(tip);
  QPainter p(this);
  style()->drawItemText(&p, contentsRect(), Qt::AlignLeft | Qt::AlignVCenter, palette(), isEnabled(), shown,
                        foregroundRole());
}

TwoLines::TwoLines(QWidget* parent) : QLabel(parent) {
  setTextFormat(Qt::PlainText);
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  setFixedHeight(2 * fontMetrics().lineSpacing());
}

void TwoLines::changeEvent(QEvent* event) {
  QLabel::changeEvent(event);
  if (event->type() == QEvent::FontChange) setFixedHeight(2 * fontMetrics().lineSpacing());
}

void TwoLines::paintEvent(QPaintEvent*) {
  const FittedText shown = fittedText(text(), {}, font(), QFontInfo(font()).pixelSize(), contentsRect().size());
  if (const QString tip = shown.text == text() ? QString() : text(); tip != toolTip()) setToolTip(tip);
  QPainter p(this);
  p.setFont(shown.font);
  style()->drawItemText(&p, contentsRect(), Qt::AlignRight | Qt::AlignVCenter | Qt::TextWordWrap, palette(),
                        isEnabled(), shown.text, foregroundRole());
}

} // namespace mk
