// The name that a list which drops down is spoken by. On this desktop a screen reader takes what is chosen in it for its
// name, and its own name from the label that belongs to it: one that is seen, or this one, which is not.
#pragma once

#include "boards/plain_label.h"

#include <QComboBox>

namespace mk {

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

} // namespace mk
