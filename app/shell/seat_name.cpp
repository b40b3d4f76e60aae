// Writing the usual name where a typed one would stand.
#include "app/shell/seat_name.h"

#include <QPainter>

#include <algorithm>

namespace mk {

void SeatName::setUsual(const QString& name) {
  usual_ = name;
  setAccessibleDescription(name);
  update();
}

void SeatName::paintEvent(QPaintEvent* event) {
  QLineEdit::paintEvent(event);
  if (!text().isEmpty() || usual_.isEmpty()) return;
  constexpr int kBesideCursor = 5; // how far Qt's rectangle of the cursor begins before it
  const QRect cursor = cursorRect();
  const int left = cursor.left() + kBesideCursor;
  const QRect inside(left, cursor.top(), std::max(0, width() - left - 2), cursor.height());
  QPainter p(this);
  p.setPen(palette().color(QPalette::Active, QPalette::Text));
  p.drawText(inside, static_cast<int>(Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine),
             fontMetrics().elidedText(usual_, Qt::ElideRight, inside.width()));
}

} // namespace mk
