// A few words of a page around what was searched for. Written by hand because it runs for every hit at every key.
#include "app/store/snippet.h"

#include <algorithm>
#include <array>

namespace mk {

namespace {

constexpr int kWordsBefore = 6, kWords = 20;
constexpr qsizetype kMostLetters = 400; // whatever the words are

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

bool isOfWord(QChar c) { return c.isLetterOrNumber() || c.isSurrogate() || c.isMark(); }

struct Word {
  qsizetype from = 0, to = 0;
};

// The word at or after a place; empty at the end.
Word nextWord(QStringView text, qsizetype at) {
  while (at < text.size() && !isOfWord(text[at])) ++at;
  qsizetype to = at;
  while (to < text.size() && isOfWord(text[to])) ++to;
  return {at, to};
}

bool begins(QStringView word, const QString& beginning) {
  if (word.size() < beginning.size()) return false;
  for (qsizetype i = 0; i < beginning.size(); ++i)
    if (folded(word[i]) != beginning[i]) return false;
  return true;
}

bool isWanted(QStringView word, const QStringList& beginnings) {
  return std::any_of(beginnings.begin(), beginnings.end(), [word](const QString& b) { return begins(word, b); });
}

} // namespace

QString foldedText(const QString& text) {
  QString out = text.normalized(QString::NormalizationForm_C);
  for (QChar& c : out) c = folded(c);
  return out;
}

Snippet snippetOf(const QString& text, const QStringList& beginnings) {
  std::array<qsizetype, kWordsBefore> last{}; // where the latest words began, in a ring
  int words = 0;
  qsizetype from = 0;
  for (Word w = nextWord(text, 0); w.from < w.to; w = nextWord(text, w.to), ++words) {
    if (isWanted(QStringView(text).sliced(w.from, w.to - w.from), beginnings)) {
      if (words > kWordsBefore) from = last[static_cast<std::size_t>(words % kWordsBefore)];
      break;
    }
    last[static_cast<std::size_t>(words % kWordsBefore)] = w.from;
  }

  Snippet out;
  if (from > 0) out.text = QStringLiteral("…");
  qsizetype at = from, n = 0;
  for (Word w = nextWord(text, at); w.from < w.to && n < kWords && w.to - from < kMostLetters;
       w = nextWord(text, w.to), ++n) {
    out.text += QStringView(text).sliced(at, w.from - at);
    const auto length = static_cast<int>(w.to - w.from);
    if (isWanted(QStringView(text).sliced(w.from, w.to - w.from), beginnings))
      out.marks.append({static_cast<int>(out.text.size()), length});
    out.text += QStringView(text).sliced(w.from, length);
    at = w.to;
  }
  const bool isAll = nextWord(text, at).from == text.size();
  out.text += isAll ? text.mid(at, kMostLetters) : QStringLiteral("…");
  out.text.replace(u'\n', u' ');
  return out;
}

} // namespace mk
