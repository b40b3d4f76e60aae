// Choosing the stretch of a text that answers best.
#include "app/store/snippet.h"

#include <bit>
#include <cstdint>
#include <vector>

namespace mk {

namespace {

constexpr std::size_t kWords = 24, kWordsBefore = 5;
constexpr qsizetype kMostLetters = 400; // whatever the words are

bool isOfWord(QChar c) { return c.isLetterOrNumber() || c.isSurrogate() || c.isMark(); }

struct Word {
  qsizetype from = 0, to = 0;
  int wanted = -1;
};

std::vector<Word> wordsIn(const QString& text, const std::function<int(const QString&)>& wanted) {
  std::vector<Word> out;
  for (qsizetype at = 0; at < text.size();) {
    while (at < text.size() && !isOfWord(text[at])) ++at;
    qsizetype to = at;
    while (to < text.size() && isOfWord(text[to])) ++to;
    if (to > at) out.push_back({at, to, wanted(text.mid(at, to - at))});
    at = to;
  }
  return out;
}

// The word at which the best stretch begins: most different things, then most words.
std::size_t bestStart(const std::vector<Word>& words) {
  std::size_t best = 0;
  int bestWorth = 0;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i].wanted < 0) continue;
    std::uint32_t seen = 0;
    int hits = 0;
    for (std::size_t k = i; k < words.size() && k < i + kWords - kWordsBefore; ++k)
      if (words[k].wanted >= 0) seen |= 1U << (words[k].wanted % 32), ++hits;
    const int worth = 100 * std::popcount(seen) + std::min(hits, 99);
    if (worth > bestWorth) best = i, bestWorth = worth;
  }
  return best > kWordsBefore ? best - kWordsBefore : 0;
}

} // namespace

Snippet snippetOf(const QString& text, const std::function<int(const QString& word)>& wanted) {
  const std::vector<Word> words = wordsIn(text, wanted);
  const std::size_t first = bestStart(words);
  const qsizetype from = first == 0 || words.empty() ? 0 : words[first].from;
  Snippet out;
  if (from > 0) out.text = QStringLiteral("…");
  qsizetype at = from;
  std::size_t n = first;
  for (; n < words.size() && n < first + kWords && words[n].to - from < kMostLetters; ++n) {
    const Word& w = words[n];
    out.text += QStringView(text).sliced(at, w.from - at);
    if (w.wanted >= 0) out.marks.append({static_cast<int>(out.text.size()), static_cast<int>(w.to - w.from)});
    out.text += QStringView(text).sliced(w.from, w.to - w.from);
    at = w.to;
  }
  out.text += n == words.size() ? text.mid(at, kMostLetters) : QStringLiteral("…");
  out.text.replace(u'\n', u' ');
  if (out.text.size() > 2 * kMostLetters) { // one endless word
    out.text.truncate(2 * kMostLetters);
    out.marks.removeIf([](const TextMark& m) { return m.from + m.length > 2 * kMostLetters; });
  }
  return out;
}

} // namespace mk
