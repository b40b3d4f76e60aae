// The wheel scrolls the page: a box over which it only passes keeps its choice.
#pragma once

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QObject>

namespace mk {

// An event filter of the application. Who wants to choose by the wheel gives the box the keyboard first.
class PageWheel final : public QObject {
public:
  using QObject::QObject;
  bool eventFilter(QObject* watched, QEvent* event) override {
    const QEvent::Type type = event->type();
    if (type != QEvent::Polish && type != QEvent::Wheel) return false;
    if (!qobject_cast<QComboBox*>(watched) && !qobject_cast<QAbstractSpinBox*>(watched)) return false;
    auto* box = static_cast<QWidget*>(watched);
    if (type == QEvent::Polish && box->focusPolicy() == Qt::WheelFocus) box->setFocusPolicy(Qt::StrongFocus);
    if (type == QEvent::Polish || box->hasFocus()) return false;
    event->ignore(); // it goes on to what the box lies on
    return true;
  }
};

} // namespace mk
