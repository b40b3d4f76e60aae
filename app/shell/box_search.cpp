// What is typed into the box's search: how well a game fits. The same stems, synonyms and forgiveness as in the book,
// and "4 mängijat" or "kahekesi" ask for the number of players.
#include "app/shell/box_model.h"

#include "app/store/popular_names.h"
#include "app/store/stems.h"
#include "app/store/synonyms.h"
#include "app/store/vocabulary.h"

#include <algorithm>

namespace mk {

namespace {

// What people call the kinds, in both languages: they may be looked for by these too.
QString otherWords(const GameInfo& info) {
  switch (info.kind) {
  case Kind::Solitaire:
    return QStringLiteral("pasjanss patience solitaire kaardid cards");
  case Kind::Performance:
    return QStringLiteral("kaarditrikk mustkunst card trick magic kaardid cards");
  case Kind::PureLuck:
  case Kind::MostlyLuck:
    return QStringLiteral("õnn luck");
  case Kind::Skill:
    return QStringLiteral("oskus skill");
  case Kind::SkillAndLuck:
    return QStringLiteral("oskus õnn skill luck");
  }
  return {};
}

bool hasWordFrom(const QString& name, const QString& beginning) {
  for (qsizetype at = name.indexOf(beginning); at >= 0; at = name.indexOf(beginning, at + 1))
    if (at == 0 || !name[at - 1].isLetterOrNumber()) return true;
  return false;
}

const QStringList kLanguages{QStringLiteral("et"), QStringLiteral("en")};
constexpr qsizetype kLongStem = 5;

// The word in another form, or what else it is called, or the beginning of a compound: "täringud" of "täringumängud".
bool hasForm(const QStringList& words, const QString& word) {
  for (const QString& lang : kLanguages) {
    const QString stem = stemOf(word, lang);
    const QStringList others = synonymsOf(stem, lang);
    for (const QString& known : words) {
      const QString form = stemOf(known, lang);
      if (form == stem || others.contains(form)) return true;
      if (stem.size() >= kLongStem && known.startsWith(stem.chopped(1))) return true;
    }
  }
  return false;
}

bool hasNearly(const QStringList& words, const QString& word) {
  return std::ranges::any_of(words, [&word](const QString& known) { return isNearly(word, known); });
}

// "kahekesi", and a number before "mängijat" or "players".
int seatsAskedBy(const QStringList& words, qsizetype& at) {
  static const QStringList alone{"uksi", "kahekesi", "kolmekesi", "neljakesi", "viiekesi", "kuuekesi"};
  if (const qsizetype seats = alone.indexOf(words[at]); seats >= 0) return static_cast<int>(seats) + 1;
  bool isNumber = false;
  const int seats = words[at].toInt(&isNumber);
  static const QStringList people{"mangija", "mangijat", "mangijale", "inimest", "inimesele",
                                  "player",  "players",  "people",    "persons"};
  if (!isNumber || at + 1 >= words.size() || !people.contains(words[at + 1])) return 0;
  ++at;
  return std::max(seats, 1);
}

} // namespace

std::optional<int> BoxFilter::rank(const BoxedGame& game) const {
  const QString wanted = folded(text).simplified();
  if (wanted.isEmpty()) return 0;
  const QStringList names{folded(game.name("et")), folded(game.name("en")), folded(game.slug())};
  if (game.id() == wanted || names.contains(wanted)) return 0;
  QStringList called; // beside its names: "must peeter", "ludo"
  for (const QString& name : popularNames(game.id())) called << folded(name);
  if (called.contains(wanted)) return 1;
  const auto any = [&](auto fits) { return std::ranges::any_of(names, fits); };
  if (any([&](const QString& name) { return name.startsWith(wanted); })) return 1;
  if (any([&](const QString& name) { return hasWordFrom(name, wanted); })) return 2;
  // Every word somewhere: the names first, then what kind of game it is, last what was probably meant.
  const QStringList nameWords = wordsOf((names + called).join(u' '));
  const QString kinds = folded(
      QStringList{QString::fromUtf8(game.family->et), QString::fromUtf8(game.family->en), otherWords(*game.info)}.join(
          u' '));
  const QStringList kindWords = wordsOf(kinds);
  int worst = 3;
  const QStringList words = wordsOf(wanted);
  for (qsizetype i = 0; i < words.size(); ++i) {
    const QString& word = words[i];
    if (const int seats = seatsAskedBy(words, i); seats > 0) {
      if (seats < game.info->minSeats || seats > game.info->maxSeats) return std::nullopt;
      continue;
    }
    bool isNumber = false;
    word.toInt(&isNumber);
    if (isNumber) {
      if (game.id() != word && !nameWords.contains(word)) return std::nullopt;
      continue;
    }
    if (any([&](const QString& name) { return name.contains(word); }) || hasForm(nameWords, word)) continue;
    if (hasWordFrom(kinds, word) || hasForm(kindWords, word))
      worst = std::max(worst, 4);
    else if (hasNearly(nameWords, word) || hasNearly(kindWords, word))
      worst = 5;
    else
      return std::nullopt;
  }
  return worst;
}

} // namespace mk
