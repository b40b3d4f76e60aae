// Waiting for the first paint.
#include "app/shell/first_paint.h"

#include <QDateTime>
#include <QEvent>
#include <QTimer>
#include <QWidget>

#include <cstdio>

namespace mk {

namespace {

class PaintWatch final : public QObject {
public:
  PaintWatch(QWidget& window, qint64 start) : QObject(&window), start_(start) { window.installEventFilter(this); }
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::Paint) {
      watched->removeEventFilter(this);
      QTimer::singleShot(0, this, [this] { // the children are painted in the same round
        std::fprintf(stderr, "first paint: %lld ms\n",
                     static_cast<long long>(QDateTime::currentMSecsSinceEpoch() - start_));
      });
    }
    return false;
  }

private:
  qint64 start_;
};

} // namespace

void traceFirstPaint(QWidget& window) {
  if (const qint64 start = qEnvironmentVariable("MANGUKAST_TRACE").toLongLong(); start > 0)
    new PaintWatch(window, start);
}

} // namespace mk
