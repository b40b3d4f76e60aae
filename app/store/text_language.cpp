// Telling the language of a text.
#include "app/store/text_language.h"

#include <QHash>

#include <algorithm>

namespace mk {

namespace {

constexpr qsizetype kLooked = 200'000; // letters; a book says it long before
constexpr int kFewest = 3;             // words that speak for it

bool isCyrillic(QChar c) { return c.script() == QChar::Script_Cyrillic; }

} // namespace

const QList<TextLanguage>& textLanguages() {
  static const QList<TextLanguage> all{
      {"et", "Eesti", "ning või kui mis oma siis kas kes tema peab igaüks"},
      {"en", "English", "the and of is that with each are"},
      {"sv", "Svenska", "och att det som icke inte med eller af han på"},
      {"fi", "Suomi", "että tai joka kun sekä niin mutta jos"},
      {"de", "Deutsch", "und der die das ist nicht mit wird"},
      {"bg", "Български", "се да от са че като който трябва"},
      {"ru", "Русский", "и не что как это или они если"},
  };
  return all;
}

QString languageOfText(const QString& text) {
  const QStringView looked = QStringView(text).first(std::min(text.size(), kLooked));
  qsizetype letters = 0, cyrillic = 0;
  QHash<QString, int> count;
  QString word;
  for (const QChar c : looked) {
    if (c.isLetter()) {
      ++letters;
      cyrillic += isCyrillic(c) ? 1 : 0;
      word += c.toLower();
    } else if (!word.isEmpty()) {
      ++count[word];
      word.clear();
    }
  }
  if (!word.isEmpty()) ++count[word];
  QString best;
  int most = kFewest - 1;
  for (const TextLanguage& language : textLanguages()) {
    const QStringList words = QString::fromUtf8(language.words).split(u' ');
    if (isCyrillic(words[0][0]) != (2 * cyrillic > letters)) continue;
    int sum = 0;
    for (const QString& known : words) sum += count.value(known);
    if (sum > most) most = sum, best = QString::fromLatin1(language.code);
  }
  return best;
}

} // namespace mk
