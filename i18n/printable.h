// What others wrote, before it is printed on a terminal: nothing in it may move the cursor, clear the screen or turn
// the direction of the writing.
#pragma once

#include <QString>

namespace mk {

bool isPrintable(QChar);
// Line ends stay, any other such character becomes U+FFFD.
QString printable(QString text);

} // namespace mk
