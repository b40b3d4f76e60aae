// From what is typed to stems and FTS5 expressions. Nothing typed is ever read as search syntax: only letters and
// digits get through, in quotes.
#include "app/store/search_words.h"

#include "app/store/counted.h"
#include "app/store/number_words.h"
#include "app/store/stems.h"
#include "app/store/synonyms.h"
#include "app/store/vocabulary.h"

#include <QSet>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace mk {

namespace {

constexpr qsizetype kMostWords = 24, kLongestWord = 60, kShortestBeginning = 2, kShortestPart = 3,
                    kShortestCompound = 7, kShortestHalf = 4, kShortestName = 2;
constexpr qsizetype kShortestFirstPerson = 5;
constexpr int kEverywhere = 4;           // a word in a quarter of all sections
constexpr std::size_t kMostTelling = 12; // things of a long question that the text of pages is searched for
constexpr qsizetype kShortestKept = 4;   // letters of a word that is shortened until something begins so

bool isKnown(const QString& stem, const QString& lang, const Vocabulary& known) {
  return known.count(stem) > 0 || !synonymsOf(stem, lang).isEmpty();
}

// "lisapunktid" that no page holds: lisa and punkt.
QStringList partsOf(const QString& word, const QString& lang, const Vocabulary& known) {
  for (qsizetype at = word.size() - kShortestPart; at >= kShortestPart; --at) {
    const QString first = stemOf(word.left(at), lang), second = stemOf(word.mid(at), lang);
    if (compoundParts().contains(second) && isKnown(first, lang, known)) return {first, second};
  }
  return {};
}

// A word that nothing holds, as two that are known: the longest second part wins. Names are short: "enpassant".
QStringList knownHalves(const QString& word, const QString& lang, const Vocabulary& known, qsizetype shortest) {
  for (qsizetype at = shortest; at + kShortestHalf <= word.size(); ++at) {
    const QString first = stemOf(word.left(at), lang), second = stemOf(word.mid(at), lang);
    if (isKnown(first, lang, known) && isKnown(second, lang, known)) return {first, second};
  }
  return {};
}

// Inside a word the last letter of a part may be in the weak grade: "täringu" of tarink.
bool beginsWithPart(const QString& stem, const QString& part) {
  if (!stem.startsWith(QStringView(part).chopped(1))) return false;
  const QChar here = stem[part.size() - 1], last = part.back();
  return here == last || (last == u'k' && here == u'g') || (last == u't' && here == u'd') ||
         (last == u'p' && here == u'b');
}

// The book speaks of players, who asks speaks of oneself: "viskan" and "kukkusin" are asked for as "viskab", "kukkus".
QString inThirdPerson(const QString& word, const QString& lang, const Vocabulary& known) {
  if (lang != QLatin1String("et") || word.size() < kShortestFirstPerson || !word.endsWith(u'n')) return {};
  for (const QString& form : {word.chopped(1) + u'b', word.chopped(2), word.chopped(1)})
    if (const QString stem = stemOf(form, lang); known.count(stem) > 0) return stem;
  return {};
}

Wanted wantedBy(const QString& word, const QString& lang, const Vocabulary& known, bool last) {
  Wanted out;
  QString stem = stemOf(word, lang);
  if (known.count(stem) == 0)
    if (const QString third = inThirdPerson(word, lang, known); !third.isEmpty()) stem = third;
  if (known.count(stem) > 0) out.stems << stem;
  out.others = synonymsOf(stem, lang);
  if (out.stems.isEmpty() && out.others.isEmpty() && !last) // a name with one letter wrong
    if (const QString meant = known.nearName(word); !meant.isEmpty()) out.stems << meant;
  if (lang == QLatin1String("et") && word.size() >= kShortestCompound) out.others += partsOf(word, lang, known);
  if (out.stems.isEmpty() && last && word.size() >= kShortestBeginning && known.hasBeginning(word))
    out.beginnings << word;
  if (!out.stems.isEmpty() || !out.others.isEmpty() || !out.beginnings.isEmpty()) return out;
  if (lang == QLatin1String("et") && word.size() >= kShortestCompound)
    out.others = knownHalves(word, lang, known, kShortestHalf);
  if (!out.others.isEmpty()) return out;
  for (const QString& meant : known.nearest(word, stem)) {
    out.others << meant;
    out.others << synonymsOf(meant, lang);
  }
  if (out.others.isEmpty() && word.size() >= kShortestCompound)
    out.others = knownHalves(word, lang, known, kShortestName);
  for (qsizetype n = word.size() - 1; out.others.isEmpty() && n >= kShortestKept && 3 * n >= word.size(); --n)
    if (known.hasBeginning(word.left(n))) {
      out.beginnings << word.left(n);
      break;
    }
  return out;
}

// "my checkers" are men, "checkers" is a game.
bool isMenOfAGame(const QStringList& words, qsizetype at) {
  static const QStringList before{u"my"_s,        u"your"_s, u"his"_s,  u"her"_s,   u"their"_s,   u"our"_s,
                                  u"the"_s,       u"all"_s,  u"many"_s, u"both"_s,  u"few"_s,     u"which"_s,
                                  u"of"_s,        u"two"_s,  u"own"_s,  u"these"_s, u"fifteen"_s, u"15"_s,
                                  u"opponents"_s, u"last"_s, u"off"_s,  u"enemy"_s, u"white"_s,   u"black"_s};
  return at > 0 && (words[at] == u"checkers" || words[at] == u"checker") && before.contains(words[at - 1]);
}

} // namespace

QStringList searchWords(const QString& typed) {
  QStringList words = wordsOf(typed.left(4000)).mid(0, kMostWords);
  for (QString& word : words) word.truncate(kLongestWord);
  return words;
}

QList<Wanted> wantedBy(const QString& typed, const QString& lang, const Vocabulary& known) {
  const QStringList words = searchWords(typed);
  const bool open = !typed.isEmpty() && typed.back().isLetterOrNumber();
  const auto asks = [&lang](const QString& word) { return !isStopWord(word, lang); };
  const bool onlyStops = std::none_of(words.begin(), words.end(), asks);
  const QList<int> numbers = numbersIn(words, lang);
  QList<Wanted> out;
  bool side = false;
  for (qsizetype i = 0; i < words.size(); ++i) {
    if (!onlyStops && !asks(words[i])) {
      side = false;
      continue;
    }
    Wanted wanted = wantedBy(words[i], lang, known, open && i + 1 == words.size());
    if (lang == QLatin1String("en") && isMenOfAGame(words, i))
      wanted = {{}, {stemOf(u"men"_s, lang), stemOf(u"stone"_s, lang), stemOf(u"piece"_s, lang)}, {}, {}};
    if (const QString number = QString::number(numbers[i]); numbers[i] > 0 && known.count(number) > 0)
      wanted.stems = numbers[i] > 20 && numbers[i] % 10 != 0 ? QStringList{number} : wanted.stems + QStringList{number};
    if (i + 1 < words.size()) // "trick track", "täringu veski": one word of a name
      if (const QString joined = stemOf(words[i] + words[i + 1], lang);
          joined.size() >= kShortestCompound && known.count(joined) > 0)
        wanted.stems << joined;
    for (const QString& named : numberWords(words[i], lang)) wanted.others << stemOf(named, lang);
    if (std::exchange(side, true) && !out.isEmpty() && !out.last().stems.isEmpty() && !wanted.stems.isEmpty())
      wanted.phrases << out.last().stems.first() + u' ' + wanted.stems.first();
    if (!wanted.stems.isEmpty() || !wanted.others.isEmpty() || !wanted.beginnings.isEmpty()) out << std::move(wanted);
  }
  for (const QString& counted : countedIn(words, lang))
    if (known.count(counted) > 0) out << Wanted{{counted}, {}, {}, {}};
  return out;
}

QList<Wanted> telling(QList<Wanted> out, const Vocabulary& known) {
  // Words that stand nearly everywhere, and single digits, say little beside others and cost the most.
  const auto tells = [&](const Wanted& w) {
    if (w.stems.isEmpty()) return true;
    return known.count(w.stems.first()) * kEverywhere < known.sections() &&
           (w.stems.first().size() > 1 || !w.stems.first().front().isDigit());
  };
  if (std::any_of(out.begin(), out.end(), tells))
    for (qsizetype i = out.size() - 1; i >= 0; --i)
      if (!tells(out[i])) {
        const QStringList phrases = out[i].phrases; // these still tell something
        out.removeAt(i);
        if (!out.isEmpty()) out[std::max<qsizetype>(i, 1) - 1].phrases += phrases;
      }
  if (static_cast<std::size_t>(out.size()) > kMostTelling) { // the rarest
    std::vector<double> worths;
    for (const Wanted& w : out) worths.push_back(known.worth(w.stems.value(0, w.others.value(0))));
    std::vector<double> sorted = worths;
    std::ranges::nth_element(sorted, sorted.begin() + kMostTelling, std::greater<>());
    for (qsizetype i = out.size() - 1; i >= 0; --i)
      if (worths[static_cast<std::size_t>(i)] <= sorted[kMostTelling]) out.removeAt(i);
  }
  for (Wanted& w : out)
    w.others.removeIf([&](const QString& o) { return known.count(o) * kEverywhere >= known.sections(); });
  return out;
}

QString indexText(const QString& text, const QString& lang, QString* parts) {
  QString out;
  const bool compounds = parts && lang == QLatin1String("et");
  const QStringList words = wordsOf(text);
  for (const QString& word : words) {
    const QString stem = stemOf(word.left(kLongestWord), lang);
    out += stem + u' ';
    if (!compounds || stem.size() < 2 * kShortestPart) continue;
    for (const QString& part : compoundParts())
      if (stem.size() >= part.size() + kShortestPart && (stem.endsWith(part) || beginsWithPart(stem, part)))
        *parts += part + u' ';
  }
  for (const QString& counted : countedIn(words, lang)) out += counted + u' ';
  return out;
}

// Words that were typed side by side count once more where they stand side by side.
QList<SearchTerm> searchTerms(const QList<Wanted>& wanted) {
  QList<SearchTerm> out;
  QSet<QString> there;
  const auto add = [&](const QString& words, const QString& after, bool typed) {
    const QString expression = u'"' + words + u'"' + after;
    if (there.contains(expression)) return;
    there.insert(expression);
    out.append({expression, typed});
  };
  for (const Wanted& w : wanted) {
    for (const QString& stem : w.stems) add(stem, {}, true);
    for (const QString& beginning : w.beginnings) add(beginning, u"*"_s, true);
    for (const QString& phrase : w.phrases) add(phrase, {}, true);
  }
  for (const Wanted& w : wanted)
    for (const QString& other : w.others) add(other, {}, false);
  return out;
}

WantedWords::WantedWords(const QList<Wanted>& wanted) {
  for (qsizetype i = wanted.size() - 1; i >= 0; --i) { // the first that wants a word has it
    const int at = static_cast<int>(i);
    for (const QStringList& stems : {wanted[i].others, wanted[i].stems})
      for (const QString& stem : stems) {
        known_ << stem;
        stems_.insert(known_.last(), at);
      }
    for (const QString& stem : wanted[i].stems) typed_.insert(stem);
    for (const QString& beginning : wanted[i].beginnings) beginnings_.append({beginning, at});
  }
}

int WantedWords::find(QStringView stem) const {
  const auto at = stems_.constFind(stem);
  if (at != stems_.constEnd()) return *at;
  for (const auto& [beginning, i] : beginnings_)
    if (stem.startsWith(beginning)) return i;
  return -1;
}

} // namespace mk
