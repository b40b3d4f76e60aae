// Writing the usual name where a typed one would stand.
#include "app/shell/seat_name.h"

#include "app/shell/style.h"

#include <QPainter>

namespace mk {

void SeatName::setUsual(const QString& name) {
  usual_ = name;
  setAccessibleDescription(name);
  update();
}

void SeatName::paintEvent(QPaintEvent* event) {
  QLineEdit::paintEvent(event);
  if (!text().isEmpty() || usual_.isEmpty()) return;
  const QRect inside = rect().marginsRemoved(textMargins()).adjusted(2, 0, -2, 0); // where Qt writes
  QPainter p(this);
  p.setPen(mk::style().text);
  p.drawText(inside, static_cast<int>(Qt::AlignVCenter | Qt::AlignLeading | Qt::TextSingleLine),
             fontMetrics().elidedText(usual_, Qt::ElideRight, inside.width()));
}

} // namespace mk
