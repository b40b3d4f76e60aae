// Where the keyboard lands when a place is come to. It is no focus proxy: Tab that comes forward to a widget with one
// goes straight on to that, and jumps over all that stands before it.
#pragma once

#include <QVariant>
#include <QWidget>

namespace mk {

inline constexpr char kLanding[] = "landing";

inline void setLanding(QWidget& place, QWidget* first) { place.setProperty(kLanding, QVariant::fromValue(first)); }

inline void land(QWidget& place) {
  if (auto* first = place.property(kLanding).value<QWidget*>()) first->setFocus();
}

} // namespace mk
