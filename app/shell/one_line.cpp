// A text in one line, cut where it has to be.
#include "app/shell/one_line.h"

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

} // namespace mk
