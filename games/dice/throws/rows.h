// The games with one and two dice as rows: number, names, the parameters of their mechanic and their house rules.
// Rules: games with one and two dice, section 3.
#pragma once

#include "games/box/catalogue.h"
#include "games/dice/throws/bank.h"
#include "games/dice/throws/crossing.h"
#include "games/dice/throws/elimination.h"
#include "games/dice/throws/fatal.h"
#include "games/dice/throws/macau.h"
#include "games/dice/throws/race.h"
#include "games/dice/throws/repeats.h"
#include "games/dice/throws/series.h"
#include "games/dice/throws/sultan.h"
#include "games/dice/throws/tally.h"

#include <span>
#include <variant>
#include <vector>

namespace mk::dice {

using AnyRules = std::variant<TallyRules, RaceRules, SeriesRules, CrossingRules, EliminationRules, RepeatsRules,
                              MacauRules, BankRules, SultanRules, FatalRules>;

template <class Rules> struct MechanicFor;
template <> struct MechanicFor<TallyRules> { using Type = Tally; };
template <> struct MechanicFor<RaceRules> { using Type = Race; };
template <> struct MechanicFor<SeriesRules> { using Type = Series; };
template <> struct MechanicFor<CrossingRules> { using Type = Crossing; };
template <> struct MechanicFor<EliminationRules> { using Type = Elimination; };
template <> struct MechanicFor<RepeatsRules> { using Type = Repeats; };
template <> struct MechanicFor<MacauRules> { using Type = Macau; };
template <> struct MechanicFor<BankRules> { using Type = Bank; };
template <> struct MechanicFor<SultanRules> { using Type = Sultan; };
template <> struct MechanicFor<FatalRules> { using Type = Fatal; };
template <class Rules> using MechanicOf = typename MechanicFor<Rules>::Type;

// A house rule that makes another row of the game.
struct OtherRow {
  const char* key;
  const char* value;
  AnyRules rules;
};

struct GameRow {
  int number;
  const char* id;
  const char* slug;
  const char* et;
  const char* en;
  Kind kind;
  const char* goal;
  AnyRules rules;
  std::vector<OptionSpec> options = {}; // beside those that every game has
  std::vector<OtherRow> others = {};
  bool everybodyBegins = false; // the match has as many games as there are players
};

std::span<const GameRow> oneDieRows();  // 39-69
std::span<const GameRow> twoDiceRows(); // 70-91

const AnyRules& rulesOf(const GameRow&, const Setup&); // with the house rules that make another row
inline int diceOf(const TallyRules& r) { return r.dice; }
inline int diceOf(const RaceRules& r) { return r.dice; }
inline int diceOf(const CrossingRules& r) { return r.dice; }
inline int diceOf(const RepeatsRules&) { return 2; }
inline int diceOf(const FatalRules&) { return 2; }
template <class Rules> int diceOf(const Rules&) { return 1; }

// The game of a row as a concrete type: f(ThrowGame<Tally>(...)) or another mechanic.
template <class F> auto withGame(const GameRow& row, const Setup& setup, F f) {
  FrameRules frame;
  frame.number = row.number;
  if (row.everybodyBegins) frame.games = 0;
  return std::visit(
      [&](const auto& rules) {
        frame.dice = diceOf(rules);
        return f(ThrowGame<MechanicOf<std::decay_t<decltype(rules)>>>(setup, frame, rules));
      },
      rulesOf(row, setup));
}

// Rows as the catalogue shows them, in booklet order.
std::vector<GameInfo> infosOfRows();

// Values of throws and of house rules that rows share.
template <int Face> int isFace(Throw t) { return t.a == Face; }
template <int Face> int pointsOfFace(Throw t) { return t.a == Face ? Face : 0; }
OptionSpec turnOption();
OptionSpec nobodyExactOption();

} // namespace mk::dice
