// The name that a list which drops down is spoken by. On this desktop a screen reader takes what is chosen in it for
// its name, and its own name from the label that belongs to it: one that is seen, or this one, which is not.
#pragma once

#include "boards/plain_label.h"

#include <QAccessibleWidget>
#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QToolButton>

namespace mk {

// The sign at the end of a line that empties it; Qt gives it no name.
class ClearSign {
  Q_DECLARE_TR_FUNCTIONS(mk::ClearSign)

public:
  static void speak(QLineEdit& line) {
    for (auto* sign : line.findChildren<QToolButton*>(QString(), Qt::FindDirectChildrenOnly))
      sign->setAccessibleName(tr("Clear"));
  }
};

// Again with every change of language; the box lies where it belongs already.
inline void speakAs(QComboBox& box, const QString& name) {
  box.setAccessibleName(name);
  if (!box.parentWidget()) return;
  for (auto* label : box.parentWidget()->findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly))
    if (label->buddy() == &box) return label->isHidden() ? label->setText(name) : void();
  auto* label = plainLabel(name, box.parentWidget());
  label->hide();
  label->setBuddy(&box);
}

// A widget that draws what it shows is told of as a picture, with its name and description.
inline void speakAsPicture(QWidget& widget) {
  static constexpr const char* kPicture = "spokenAsPicture";
  static const bool known = [] {
    QAccessible::installFactory([](const QString&, QObject* o) -> QAccessibleInterface* {
      auto* w = qobject_cast<QWidget*>(o);
      return w && w->property(kPicture).toBool() ? new QAccessibleWidget(w, QAccessible::Graphic) : nullptr;
    });
    return true;
  }();
  widget.setProperty(kPicture, known);
}

} // namespace mk
