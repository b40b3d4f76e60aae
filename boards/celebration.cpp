// Falling paper. Where a piece is follows from its number and the time, so nothing is kept of them.
#include "boards/celebration.h"

#include <QPainter>
#include <QTimerEvent>

#include <cmath>

namespace mk {

Celebration::Celebration(QWidget* over) : QWidget(over) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setAttribute(Qt::WA_NoSystemBackground);
  setFocusPolicy(Qt::NoFocus);
  hide();
}

void Celebration::begin(const Theme& theme) {
  colours_ = {theme.accent, theme.link, theme.warning, theme.lastMove, theme.onCloth};
  setGeometry(parentWidget()->rect());
  since_.start();
  tick_.start(16, this);
  show();
  raise();
}

void Celebration::stop() {
  tick_.stop();
  hide();
}

void Celebration::timerEvent(QTimerEvent* event) {
  if (event->timerId() != tick_.timerId()) return QWidget::timerEvent(event);
  if (since_.elapsed() >= kLasts) return stop();
  update();
}

void Celebration::paintEvent(QPaintEvent*) {
  constexpr int kPieces = 90;
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  p.setPen(Qt::NoPen);
  const double t = static_cast<double>(since_.elapsed()) / kLasts;
  p.setOpacity(std::min(1.0, 3 * (1 - t)));
  for (int i = 0; i < kPieces; ++i) {
    // The golden ratio spreads them evenly without a pattern.
    const double a = std::fmod(i * 0.618034, 1), b = std::fmod(i * 0.754878, 1), side = 5 + 7 * b;
    const double fall = t * (0.9 + 0.9 * b) - 0.35 * a;
    if (fall < 0) continue;
    p.save();
    p.translate(width() * a + 24 * std::sin(6 * t + i), height() * fall * 1.15);
    p.rotate(360 * (t * (1 + b) + a));
    p.setBrush(colours_[i % colours_.size()]);
    p.drawRect(QRectF(-side / 2, -side / 4, side, side / 2));
    p.restore();
  }
}

} // namespace mk
