// What is typed into the search, as words and as an FTS5 expression.
#include "app/store/rulebook.h"

#include <array>

namespace mk {

namespace {

constexpr int kMostWords = 12, kLongestWord = 60;
constexpr qsizetype kShortestStem = 3;

// Case endings and plurals, longest first. A stem keeps four letters, so that short words stay what they are.
constexpr std::array kEstonianEndings = {
    u"desse", u"dega", u"dest", u"dele", u"delt", u"teks", u"deks", u"tele", u"test", u"tega", u"idel", u"idele",
    u"id",    u"del",  u"des",  u"sse",  u"ide",  u"ga",   u"st",   u"le",   u"lt",   u"ks",   u"ni",   u"na",
    u"ta",    u"de",   u"te",   u"d",    u"t",    u"l",    u"s",    u"i",    u"e",    u"u",    u"a"};
constexpr std::array kEnglishEndings = {u"ing", u"ies", u"ed", u"es", u"s", u"y", u"e"};

template <std::size_t N> QString trimmedBy(const std::array<const char16_t*, N>& endings, const QString& word) {
  for (const char16_t* ending : endings) {
    const QStringView end(ending);
    if (word.size() >= end.size() + 4 && word.endsWith(end)) return word.chopped(end.size());
  }
  return word;
}

} // namespace

QStringList searchWords(const QString& typed) {
  QStringList words;
  QString word;
  const QString text = typed.left(4000).normalized(QString::NormalizationForm_C).toLower();
  for (const QChar c : text + QLatin1Char(' ')) {
    if (c.isLetterOrNumber() || c.isSurrogate()) {
      if (word.size() < kLongestWord) word += c;
    } else if (!word.isEmpty() && !c.isMark()) {
      words << word;
      word.clear();
    }
  }
  return words.mid(0, kMostWords);
}

QString wordStem(const QString& word, const QString& lang) {
  QString stem = lang == QLatin1String("en") ? trimmedBy(kEnglishEndings, word) : trimmedBy(kEstonianEndings, word);
  // Strong and weak grade: lipp - lipu, tikk - tiku, pasjanss - pasjansi.
  const qsizetype n = stem.size();
  if (n > kShortestStem && stem[n - 1] == stem[n - 2] && stem[n - 1].isLetter()) stem.chop(1);
  return stem;
}

QString searchExpression(const QStringList& words, const QString& lang, bool withStems) {
  const auto prefix = [](const QString& word) { return QLatin1Char('"') + word + QLatin1String("\"*"); };
  QStringList terms;
  for (const QString& word : words) {
    const QString stem = withStems ? wordStem(word, lang) : word;
    terms << (stem == word ? prefix(word) : QStringLiteral("(%1 OR %2)").arg(prefix(word), prefix(stem)));
  }
  return terms.join(QStringLiteral(" AND "));
}

} // namespace mk
