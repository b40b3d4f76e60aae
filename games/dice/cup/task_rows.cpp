// Games with a task or a choice of their own: fifteen, the combined windows, raft, duels, exchange, eights, calling a
// number. Rules: three- to five-dice games, sections 4 and 5, games 101, 107, 108, 116, 131, 133, 144, 145.
#include "games/dice/cup/call_number.h"
#include "games/dice/cup/cup_rows.h"
#include "games/dice/cup/duels.h"
#include "games/dice/cup/eights.h"
#include "games/dice/cup/exchange_results.h"
#include "games/dice/cup/fifteen.h"
#include "games/dice/cup/raft.h"
#include "games/dice/cup/windows.h"

namespace mk::dice {

namespace {

OptionSpec tasksOption() {
  OptionSpec o{"games",
               MK_TEXT("games", "Tasks for each player"),
               MK_TEXT("games", "Every player gets this many throws to make 15 of; the most solved wins."),
               {}};
  o.preset = 5;
  o.lowest = 1;
  o.highest = 20;
  return o;
}

OptionSpec answerTimeOption() {
  return {"time",
          MK_TEXT("games", "Time to answer"),
          MK_TEXT("games", "How long a throw may be thought about; without a clock a task can be given up."),
          {{"30-s", MK_TEXT("games", "30 seconds")},
           {"60-s", MK_TEXT("games", "60 seconds")},
           {"none", MK_TEXT("games", "no limit")}}};
}

OptionSpec unsolvableOption() {
  return {
      "unsolvable-throws",
      MK_TEXT("games", "Throws without a solution"),
      MK_TEXT("games", "They are thrown again, or they stay and “impossible” is the right answer."),
      {{"thrown-again", MK_TEXT("games", "thrown again")}, {"call-impossible", MK_TEXT("games", "to be recognised")}}};
}

OptionSpec windowsOption() {
  return {"windows",
          MK_TEXT("games", "Windows"),
          MK_TEXT("games",
                  "The player chooses the window for a throw, or the windows take turns, or every throw scores "
                  "in all three."),
          {{"chosen", MK_TEXT("games", "you choose")},
           {"in-order", MK_TEXT("games", "in order")},
           {"all", MK_TEXT("games", "all at once")}}};
}

OptionSpec sumsOption() {
  return {"sums",
          MK_TEXT("games", "Sums"),
          MK_TEXT("games", "Each die belongs to one group, or every sum of any dice is crossed off by itself."),
          {{"groups", MK_TEXT("games", "groups")}, {"all", MK_TEXT("games", "all")}}};
}

OptionSpec livesOption() {
  return {"lives",
          MK_TEXT("games", "Lives"),
          MK_TEXT("games", "A beaten player with a life left goes to the end of the queue with no points."),
          {{"1", "1"}, {"2", "2"}, {"3", "3"}}};
}

OptionSpec exchangeOption() {
  return {"exchange",
          MK_TEXT("games", "Exchange"),
          MK_TEXT("games", "Each player names a partner for the exchange, or every result goes to the next player."),
          {{"partner", MK_TEXT("games", "with a player you name")}, {"left", MK_TEXT("games", "to the left")}}};
}

OptionSpec helpOption() {
  return {"help",
          MK_TEXT("games", "Who searches"),
          MK_TEXT("games", "The player looks for the eights, or the program always finds the best."),
          {{"off", MK_TEXT("games", "the player")}, {"on", MK_TEXT("games", "the program")}}};
}

OptionSpec searchTimeOption() {
  return {"time",
          MK_TEXT("games", "Time to search"),
          MK_TEXT("games", "When the time is up, the eights found so far count."),
          {{"none", MK_TEXT("games", "no limit")}, {"30-s", MK_TEXT("games", "30 seconds")}}};
}

OptionSpec numbersOption() {
  return {"numbers",
          MK_TEXT("games", "Numbers called"),
          MK_TEXT("games", "One number is called before a throw, each only once, or two, as often as you like."),
          {{"one", MK_TEXT("games", "one, each once")}, {"two-free", MK_TEXT("games", "two, freely")}}};
}

std::vector<CupRow> rowsOfThreeDice() {
  return {
      {101,
       "101",
       "fifteen",
       "Viisteist",
       "Fifteen",
       Kind::SkillAndLuck,
       MK_TEXT("games", "Make 15 of your three dice by arithmetic before the time is up."),
       [](const Setup& s) { return makeCup<Fifteen>(s, 101, {}); },
       {tieOption(), tasksOption(), answerTimeOption(), unsolvableOption()}},
      {107,
       "107",
       "combined-window",
       "Kombineeritud aken",
       "Combined Window",
       Kind::MostlyLuck,
       MK_TEXT("games", "Write your three throws in the windows of the sixes, twos and fours for the most points."),
       [](const Setup& s) { return makeCup<Windows>(s, 107, {1}); },
       {tieOption(), windowsOption()}},
      {108,
       "108",
       "triple-window",
       "Kolmekordne aken",
       "Triple Window",
       Kind::MostlyLuck,
       MK_TEXT("games", "Share nine throws out among three windows that take three throws each."),
       [](const Setup& s) { return makeCup<Windows>(s, 108, {3}); },
       {tieOption(), windowsOption()}},
      {116,
       "116",
       "raft",
       "Parv",
       "Raft",
       Kind::SkillAndLuck,
       MK_TEXT("games", "Be the first to cross off 8 to 3 with sums of your dice."),
       [](const Setup& s) { return makeCup<Raft>(s, 116, {}); },
       {tieForFirstOption(), equalTurnsOption(), sumsOption()}},
  };
}

std::vector<CupRow> rowsOfMoreDice() {
  return {
      {131,
       "131",
       "naked-neighbours",
       "Alasti naabrid",
       "Naked Neighbours",
       Kind::PureLuck,
       MK_TEXT("games", "Win duel after duel with four dice; the last one left wins."),
       [](const Setup& s) { return makeCup<Duels>(s, 131, {}); },
       {livesOption()},
       4},
      {133,
       "133",
       "catch-luck",
       "Taba õnne",
       "Catch the Luck",
       Kind::MostlyLuck,
       MK_TEXT("games", "Throw, exchange your result with a partner, and collect the fewest points."),
       [](const Setup& s) { return makeCup<ExchangeResults>(s, 133, {}); },
       {tieOption(), exchangeOption()},
       3},
      {144,
       "144",
       "desperate-eights",
       "Meeleheitlikud kaheksad",
       "Desperate Eights",
       Kind::SkillAndLuck,
       MK_TEXT("games", "Find groups of dice that add up to eight."),
       [](const Setup& s) { return makeCup<Eights>(s, 144, {}); },
       {tieOption(), helpOption(), searchTimeOption()}},
      {145,
       "145",
       "luck-trial",
       "Õnneproov",
       "Test of Luck",
       Kind::MostlyLuck,
       MK_TEXT("games", "Call a number before each throw and hope that many dice show it."),
       [](const Setup& s) { return makeCup<CallNumber>(s, 145, {}); },
       {tieOption(), numbersOption()}},
  };
}

} // namespace

std::vector<GameInfo> taskInfos() {
  std::vector<CupRow> rows = rowsOfThreeDice();
  for (CupRow& row : rowsOfMoreDice()) rows.push_back(std::move(row));
  return infosOf(rows);
}

} // namespace mk::dice
