// In which language a text from outside is written: by its letters and its commonest short words.
#pragma once

#include <QList>
#include <QString>

namespace mk {

struct TextLanguage {
  const char *code, *name, *words; // "sv", "Svenska", words that hardly any other of these languages has
};

// Those that are recognised, and may be chosen.
const QList<TextLanguage>& textLanguages();

// Its code; empty where the text does not show it.
QString languageOfText(const QString& text);

} // namespace mk
