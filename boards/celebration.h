// A win, celebrated for two seconds: paper of all colours falls over the table. Nothing waits for it, and any touch
// goes through it.
#pragma once

#include "boards/art/theme.h"

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QWidget>

namespace mk {

class Celebration final : public QWidget {
  Q_OBJECT
public:
  static constexpr int kLasts = 2000; // milliseconds
  explicit Celebration(QWidget* over);
  void begin(const Theme&);
  void stop();

protected:
  void paintEvent(QPaintEvent*) override;
  void timerEvent(QTimerEvent*) override;

private:
  QBasicTimer tick_;
  QElapsedTimer since_;
  QList<QColor> colours_;
};

} // namespace mk
