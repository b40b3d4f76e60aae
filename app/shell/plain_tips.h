// Tooltips say what they are given, as plain text: they carry names, titles and texts of files.
#pragma once

#include <QEvent>
#include <QLabel>
#include <QObject>

namespace mk {

// An event filter of the application. Qt guesses whether a tooltip is rich text; its label is told before it has any.
class PlainTips final : public QObject {
public:
  using QObject::QObject;
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::Polish && watched->inherits("QTipLabel"))
      static_cast<QLabel*>(watched)->setTextFormat(Qt::PlainText);
    return false;
  }
};

} // namespace mk
