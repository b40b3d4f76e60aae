// A text in a room that may be too small for it: smaller letters first, then the end cut off.
#pragma once

#include <QFont>
#include <QSize>
#include <QString>

namespace mk {

struct FittedText {
  QString text; // "" where not even some letters find room
  QFont font;
};

// In letters of so many pixels or a fifth less; `brief` is said instead where the whole does not fit so.
FittedText fittedText(const QString& whole, const QString& brief, QFont, int pixels, QSize room);

} // namespace mk
