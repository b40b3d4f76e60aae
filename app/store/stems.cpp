// Folding, splitting and stemming words.
#include "app/store/stems.h"

#include "app/store/number_words.h"

#include <QHash>

#include <libstemmer.h>

#include <array>
#include <memory>

namespace mk {

namespace {

QChar foldSlowly(QChar c) {
  const QString parts = c.decomposition();
  return (parts.isEmpty() || !c.isLetter() ? c : parts.front()).toLower();
}

QChar folded(QChar c) {
  static const auto table = [] {
    std::array<QChar, 0x250> letters; // Latin with accents
    for (char16_t u = 0; u < letters.size(); ++u) letters[u] = foldSlowly(QChar(u));
    return letters;
  }();
  return c.unicode() < table.size() ? table[c.unicode()] : foldSlowly(c);
}

// One stemmer a language and thread; none where libstemmer does not know the language.
sb_stemmer* stemmerFor(const QString& lang) {
  thread_local QHash<QString, std::shared_ptr<sb_stemmer>> made;
  const auto known = made.constFind(lang);
  if (known != made.constEnd()) return known->get();
  return made.insert(lang, {sb_stemmer_new(lang.toLatin1().constData(), "UTF_8"), sb_stemmer_delete})->get();
}

} // namespace

QString foldedText(const QString& text) {
  QString out = text.normalized(QString::NormalizationForm_C);
  for (QChar& c : out) c = folded(c);
  return out;
}

namespace {

// Forms that no rule of endings leads back to their verb or noun.
QString regular(const QString& word) {
  static const QHash<QString, QString> forms{
      {"drawn", "draw"},    {"drew", "draw"},   {"thrown", "throw"},  {"threw", "throw"},   {"taken", "take"},
      {"took", "take"},     {"laid", "lay"},    {"dealt", "deal"},    {"beaten", "beat"},   {"won", "win"},
      {"lost", "lose"},     {"kept", "keep"},   {"chosen", "choose"}, {"chose", "choose"},  {"fallen", "fall"},
      {"fell", "fall"},     {"moved", "move"},  {"held", "hold"},     {"begun", "begin"},   {"began", "begin"},
      {"made", "make"},     {"given", "give"},  {"gave", "give"},     {"gone", "go"},       {"went", "go"},
      {"written", "write"}, {"wrote", "write"}, {"stood", "stand"},   {"met", "meet"},      {"paid", "pay"},
      {"left", "leave"},    {"got", "get"},     {"dice", "die"},      {"men", "man"},       {"hidden", "hide"},
      {"shown", "show"},    {"led", "lead"},    {"bought", "buy"},    {"thought", "think"}, {"sent", "send"},
      {"brought", "bring"}, {"found", "find"},  {"came", "come"},     {"caught", "catch"}};
  return forms.value(word, word);
}

QString freshStem(const QString& word, const QString& lang) {
  QString plain = lang == QLatin1String("en") ? regular(foldedText(word)) : foldedText(word);
  if (lang == QLatin1String("en") || lang == QLatin1String("et"))
    if (const QString number = numberStem(plain, lang); !number.isEmpty()) {
      if (number.front().isDigit()) return number;
      plain = number;
    }
  if (lang == QLatin1String("et")) return estonianStem(plain);
  sb_stemmer* stemmer = stemmerFor(lang);
  if (!stemmer) return plain;
  const QByteArray in = (lang == QLatin1String("en") ? plain : word.toLower()).toUtf8();
  const sb_symbol* out =
      sb_stemmer_stem(stemmer, reinterpret_cast<const sb_symbol*>(in.constData()), static_cast<int>(in.size()));
  return foldedText(QString::fromUtf8(reinterpret_cast<const char*>(out), sb_stemmer_length(stemmer)));
}

} // namespace

// Pages and questions hold the same words again and again.
QString stemOf(const QString& word, const QString& lang) {
  constexpr qsizetype kMostKept = 100000;
  thread_local QHash<QString, QHash<QString, QString>> languages;
  QHash<QString, QString>& known = languages[lang];
  const auto at = known.constFind(word);
  if (at != known.constEnd()) return *at;
  if (known.size() >= kMostKept) known.clear();
  return *known.insert(word, freshStem(word, lang));
}

QStringList wordsOf(const QString& text) {
  QStringList words;
  QString word;
  for (const QChar c : foldedText(text) + u' ') {
    if (c.isLetterOrNumber() || c.isSurrogate()) {
      word += c;
    } else if (!word.isEmpty() && !c.isMark()) {
      words << word;
      word.clear();
    }
  }
  return words;
}

} // namespace mk
