// Texts that are safe to print.
#include "i18n/printable.h"

namespace mk {

bool isPrintable(QChar c) { return c.isPrint() || c.isSurrogate(); }

QString printable(QString text) {
  for (QChar& c : text)
    if (c != u'\n' && !isPrintable(c)) c = QChar::ReplacementCharacter;
  return text;
}

} // namespace mk
