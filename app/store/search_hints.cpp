// Reading the kind of game and the number of dice out of a question.
#include "app/store/search_hints.h"

#include "app/store/search_words.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace mk {

namespace {

constexpr double kOtherSort = 0.45, kOtherDice = 0.6, kOtherPlayers = 0.6;

enum class GameSort { Board = 1, Dice = 2, Patience = 4, Trick = 8, Cards = 16, BoardWithDice = 32 };
constexpr int bit(GameSort sort) { return static_cast<int>(sort); }

struct Says {
  int sorts;
  const char16_t* beginnings; // of folded words
};

constexpr int kThrown = bit(GameSort::BoardWithDice), kBoard = bit(GameSort::Board) | kThrown,
              kDice = bit(GameSort::Dice), kPatience = bit(GameSort::Patience), kTrick = bit(GameSort::Trick),
              kCards = bit(GameSort::Cards), kAnyCards = kPatience | kTrick | kCards;

constexpr std::array kEstonian = {
    Says{kCards, u"kaardimang trump trumbi jokker jokkeri tihi slamm hadaohu bridz rummi durak partner"},
    Says{kTrick, u"kaarditrik trikk triki mustkuns pealtvaata"},
    Says{kPatience, u"pasjan"},
    Says{kDice, u"taringumang taringupokk"},
    Says{kBoard, u"lauamang nupp nupu nuppu ettur vangerd malend vanker vankri ratsu tamm kabe veski"},
    Says{kAnyCards, u"kaart kaardi mast ass soldat emand artu poti"},
    Says{kDice | kThrown, u"taring kuubik viske veereta"},
    Says{kAnyCards | kBoard, u"ruutu"},
    Says{kDice | kCards, u"punktileh"},
    Says{kThrown, u"tokkepuu laagri talli"},
};

constexpr std::array kEnglish = {
    Says{kAnyCards, u"ace jack hearts spades diamonds clubs card suit deck"},
    Says{kCards, u"trump joker slam rummy durak meld vulnerab undertrick"},
    Says{kTrick | kCards, u"trick magic"},
    Says{kTrick, u"spectator magician"},
    Says{kPatience, u"patience solitaire"},
    Says{kDice | kThrown, u"dice die throw roll reroll"},
    Says{kBoard, u"board pawn rook bishop castl checker pieces men morris chess draughts"},
};

int numberWord(const QString& word) {
  static const std::array<QStringList, 5> names{{{"uks", "uhe", "uht", "uhte", "one", "1"},
                                                 {"kaks", "kahe", "kaht", "kahte", "two", "2"},
                                                 {"kolm", "kolme", "three", "3"},
                                                 {"neli", "nelja", "four", "4"},
                                                 {"viis", "viie", "viit", "five", "5"}}};
  for (std::size_t i = 0; i < names.size(); ++i)
    if (names[i].contains(word)) return static_cast<int>(i) + 1;
  return 0;
}

// "Three players", "6 people", "neljakesi", "viis mängijat"; 0 where it is not said.
int playersSaid(const QStringList& words, qsizetype at) {
  static const QStringList together{"uksi", "kahekesi", "kolmekesi", "neljakesi", "viiekesi", "kuuekesi"};
  for (qsizetype i = 0; i < together.size(); ++i)
    if (words[at] == together[i]) return static_cast<int>(i) + 1;
  if (at == 0) return 0;
  static const QStringList people{"players", "people", "mangijat", "mangijaga", "mangijale", "inimest", "inimesega"};
  if (!people.contains(words[at])) return 0;
  return numberWord(words[at - 1]);
}

// By the longest beginning that is known: "kaardimäng" says more than "kaardi".
template <std::size_t N> int sortsSaid(const QString& word, const std::array<Says, N>& table) {
  int sorts = 0;
  qsizetype longest = 0;
  for (const auto& [of, beginnings] : table)
    for (const QStringView beginning : QStringView(beginnings).tokenize(u' '))
      if (beginning.size() > longest && word.startsWith(beginning)) longest = beginning.size(), sorts = of;
  return sorts;
}

} // namespace

SearchHints hintsIn(const QStringList& words, const QString& lang) {
  const bool english = lang == QLatin1String("en");
  SearchHints out;
  out.sorts = kBoard | kAnyCards | kDice;
  for (qsizetype i = 0; i < words.size(); ++i) {
    const QString& word = words[i];
    int sorts = english ? sortsSaid(word, kEnglish) : sortsSaid(word, kEstonian);
    if (english && i + 1 < words.size() && (words[i + 1] == u"game" || words[i + 1] == u"games")) {
      if (word == u"dice") sorts = kDice;
      if (word == u"card") sorts = kCards;
    }
    // "marathon dice" names a dice game, "how many dice" may be asked of any.
    if (english && word == u"dice" && i > 0 && i + 1 == words.size() && numberWord(words[i - 1]) == 0 &&
        words[i - 1] != u"many" && words[i - 1] != u"the" && words[i - 1] != u"both" && words[i - 1] != u"with")
      sorts = kDice;
    const bool dice =
        english ? word == u"dice" || word == u"die" : word.startsWith(u"taring") || word.startsWith(u"kuubik");
    if (const int players = playersSaid(words, i); players > 0) out.players = players;
    if (dice && i > 0) out.dice = numberWord(words[i - 1]);
    if (sorts != 0 && (out.sorts & sorts) != 0) out.sorts &= sorts;
  }
  if (out.sorts == (kBoard | kAnyCards | kDice)) out.sorts = 0;
  return out;
}

QString factsOf(const QString& page) {
  for (const QStringView line : QStringView(page).split(u'\n'))
    if (line.contains(u" · ")) return line.trimmed().toString();
  return {};
}

// By what has to be there, the last of the facts: a board, dice, cards; a patience and a trick are for one person. How
// many may play is the first of them: "3–6 players", "2 mängijat (Chouette 3–6)".
GameFacts readFacts(const QString& line) {
  GameFacts out;
  GameSort sort = GameSort::Cards;
  const QStringList parts = line.split(QStringLiteral(" · ")), needed = searchWords(parts.last());
  bool thrown = false, board = false;
  for (qsizetype i = 0; i < needed.size(); ++i) {
    const QString& word = needed[i];
    board = board || word == u"board" || word.contains(u"laud") || word.contains(u"laua");
    if (word != u"dice" && word != u"die" && !word.contains(u"taring")) continue;
    thrown = true;
    if (i > 0) out.dice = numberWord(needed[i - 1]);
    if (i > 1 && out.dice == 0) out.dice = numberWord(needed[i - 2]); // five poker dice
  }
  const auto says = [&](QStringView estonian, QStringView english) {
    return parts.contains(estonian) || parts.contains(english);
  };
  if (board)
    sort = thrown ? GameSort::BoardWithDice : GameSort::Board;
  else if (thrown)
    sort = GameSort::Dice;
  else if (says(u"esinemine", u"a performance"))
    sort = GameSort::Trick;
  else if (parts.first().startsWith(u"1 mängija") || parts.first().startsWith(u"1 player"))
    sort = GameSort::Patience;
  out.sort = bit(sort);
  static const QRegularExpression range(QStringLiteral("(\\d+)(?:–(\\d+))?"));
  for (auto it = range.globalMatch(parts.first()); it.hasNext();) {
    const QRegularExpressionMatch m = it.next();
    const int from = m.captured(1).toInt();
    out.players.append({from, m.captured(2).isEmpty() ? from : m.captured(2).toInt()});
  }
  return out;
}

double SearchHints::fits(const GameFacts& game) const {
  double keeps = 1;
  if (sorts != 0 && (game.sort & sorts) == 0) keeps *= kOtherSort;
  if (dice > 0 && game.sort == bit(GameSort::Dice) && game.dice > 0 && game.dice != dice) keeps *= kOtherDice;
  const auto mayPlay = [this](const std::pair<int, int>& range) {
    return players >= range.first && players <= range.second;
  };
  if (players > 0 && !game.players.isEmpty() && std::ranges::none_of(game.players, mayPlay)) keeps *= kOtherPlayers;
  return keeps;
}

} // namespace mk
