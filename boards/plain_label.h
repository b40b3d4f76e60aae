// The one place where text becomes a label. Names, files and pages come from outside: whatever they hold is shown as it
// is written, never read as rich text, which could fetch pictures or read files.
#pragma once

#include <QLabel>

namespace mk {

inline QLabel* plainLabel(const QString& text = {}, QWidget* parent = nullptr) {
  auto* label = new QLabel(parent); // without text, which a fresh label would already look at
  label->setTextFormat(Qt::PlainText);
  label->setText(text);
  return label;
}
inline QLabel* plainLabel(QWidget* parent) { return plainLabel({}, parent); }

} // namespace mk
