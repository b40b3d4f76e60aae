// Reading the kind of game and the number of dice out of a question.
#include "app/store/search_hints.h"

#include "app/store/search_words.h"

#include <algorithm>
#include <array>

namespace mk {

namespace {

constexpr double kOtherSort = 0.45, kOtherDice = 0.6;

enum class GameSort { Board = 1, Dice = 2, Patience = 4, Trick = 8, Cards = 16, BoardWithDice = 32 };
constexpr int bit(GameSort sort) { return static_cast<int>(sort); }

struct Says {
  const char16_t* beginning; // of a folded word
  int sorts;
};

constexpr int kThrown = bit(GameSort::BoardWithDice), kBoard = bit(GameSort::Board) | kThrown,
              kDice = bit(GameSort::Dice), kPatience = bit(GameSort::Patience), kTrick = bit(GameSort::Trick),
              kCards = bit(GameSort::Cards), kAnyCards = kPatience | kTrick | kCards;

constexpr std::array kEstonian = {
    Says{u"kaardimang", kCards},
    Says{u"kaarditrik", kTrick},
    Says{u"trikk", kTrick},
    Says{u"triki", kTrick},
    Says{u"mustkuns", kTrick},
    Says{u"pealtvaata", kTrick},
    Says{u"pasjan", kPatience},
    Says{u"taringumang", kDice},
    Says{u"taringupokk", kDice},
    Says{u"lauamang", kBoard},
    Says{u"kaart", kAnyCards},
    Says{u"kaardi", kAnyCards},
    Says{u"trump", kCards},
    Says{u"trumbi", kCards},
    Says{u"jokker", kCards},
    Says{u"jokkeri", kCards},
    Says{u"tihi", kCards},
    Says{u"taring", kDice | kThrown},
    Says{u"assa", kAnyCards},
    Says{u"ass", kAnyCards},
    Says{u"soldat", kAnyCards},
    Says{u"emand", kAnyCards},
    Says{u"artu", kAnyCards},
    Says{u"poti", kAnyCards},
    Says{u"ruutu", kAnyCards | kBoard},
    Says{u"punktileh", kDice | kCards},
    Says{u"viske", kDice | kThrown},
    Says{u"nupp", kBoard},
    Says{u"nupu", kBoard},
    Says{u"nuppu", kBoard},
    Says{u"ettur", kBoard},
    Says{u"vangerd", kBoard},
    Says{u"malend", kBoard},
    Says{u"vanker", kBoard},
    Says{u"vankri", kBoard},
    Says{u"ratsu", kBoard},
    Says{u"tamm", kBoard},
    Says{u"kabe", kBoard},
    Says{u"veski", kBoard},
    Says{u"slamm", kCards},
    Says{u"hadaohu", kCards},
    Says{u"bridz", kCards},
    Says{u"rummi", kCards},
    Says{u"durak", kCards},
    Says{u"partner", kCards},
    Says{u"tokkepuu", kThrown},
    Says{u"laagri", kThrown},
    Says{u"tall", kThrown},
};

constexpr std::array kEnglish = {
    Says{u"ace", kAnyCards},
    Says{u"jack", kAnyCards},
    Says{u"hearts", kAnyCards},
    Says{u"spades", kAnyCards},
    Says{u"diamonds", kAnyCards},
    Says{u"clubs", kAnyCards},
    Says{u"card", kAnyCards},
    Says{u"trump", kCards},
    Says{u"joker", kCards},
    Says{u"trick", kTrick | kCards},
    Says{u"magic", kTrick | kCards},
    Says{u"spectator", kTrick},
    Says{u"patience", kPatience},
    Says{u"solitaire", kPatience},
    Says{u"dice", kDice | kThrown},
    Says{u"die", kDice | kThrown},
    Says{u"board", kBoard},
    Says{u"throw", kDice | kThrown},
    Says{u"pawn", kBoard},
    Says{u"rook", kBoard},
    Says{u"bishop", kBoard},
    Says{u"castl", kBoard},
    Says{u"checker", kBoard},
    Says{u"pieces", kBoard},
    Says{u"men", kBoard},
    Says{u"morris", kBoard},
    Says{u"chess", kBoard},
    Says{u"draughts", kBoard},
    Says{u"slam", kCards},
    Says{u"rummy", kCards},
    Says{u"durak", kCards},
    Says{u"meld", kCards},
    Says{u"vulnerab", kCards},
    Says{u"undertrick", kCards},
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

// What is played, and with how many dice.
struct Thing {
  GameSort sort = GameSort::Cards;
  int dice = 0;
};

// By what has to be there, the last of the facts: a board, dice, cards; a patience and a trick are for one person.
Thing thingOf(const QString& facts) {
  Thing out;
  const QStringList parts = facts.split(QStringLiteral(" · ")), needed = searchWords(parts.last());
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
    out.sort = thrown ? GameSort::BoardWithDice : GameSort::Board;
  else if (thrown)
    out.sort = GameSort::Dice;
  else if (says(u"esinemine", u"a performance"))
    out.sort = GameSort::Trick;
  else if (parts.first().startsWith(u"1 mängija") || parts.first().startsWith(u"1 player"))
    out.sort = GameSort::Patience;
  return out;
}

} // namespace

SearchHints hintsIn(const QStringList& words, const QString& lang) {
  const bool english = lang == QLatin1String("en");
  SearchHints out;
  out.sorts = kBoard | kAnyCards | kDice;
  for (qsizetype i = 0; i < words.size(); ++i) {
    const QString& word = words[i];
    int sorts = 0;
    const auto look = [&](const auto& says) {
      for (const auto& [beginning, of] : says)
        if (sorts == 0 && word.startsWith(QStringView(beginning))) sorts = of;
    };
    english ? look(kEnglish) : look(kEstonian);
    if (english && i + 1 < words.size() && (words[i + 1] == u"game" || words[i + 1] == u"games")) {
      if (word == u"dice") sorts = kDice, out.family = QStringLiteral("family-dice");
      if (word == u"card") sorts = kCards, out.family = QStringLiteral("family-cards");
    }
    if (!english && word.startsWith(u"taringumang")) out.family = QStringLiteral("family-dice");
    if (!english && word.startsWith(u"kaardimang")) out.family = QStringLiteral("family-cards");
    // "marathon dice" names a dice game, "how many dice" may be asked of any.
    if (english && word == u"dice" && i > 0 && i + 1 == words.size() && numberWord(words[i - 1]) == 0 &&
        words[i - 1] != u"many" && words[i - 1] != u"the" && words[i - 1] != u"both" && words[i - 1] != u"with")
      sorts = kDice;
    const bool dice = english ? word == u"dice" || word == u"die" : word.startsWith(u"taring");
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

double SearchHints::fits(const QString& facts) const {
  const Thing game = thingOf(facts);
  double keeps = 1;
  if (sorts != 0 && (bit(game.sort) & sorts) == 0) keeps *= kOtherSort;
  if (dice > 0 && game.sort == GameSort::Dice && game.dice > 0 && game.dice != dice) keeps *= kOtherDice;
  return keeps;
}

} // namespace mk
