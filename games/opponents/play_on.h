// Matches played on by seats that move at random or by the rule of thumb: a template over concrete rules, one for every
// rules type, without virtual calls and, after the first few plies, without an allocation per move.
#pragma once

#include "games/kernel/rules.h"
#include "games/opponents/budget.h"

namespace mk {

// Counts of a match that was played on.
struct Playout {
  bool finished = false;
  int plies = 0; // moves and chance events
  int moves = 0; // decisions of seats
  Result result;
};

// Plays on from `s` until the match is over, `most` plies have been made or the budget, where there is one, is spent.
// Uniformly random moves; with `rule` the game's rule of thumb, where it has one, and only now and then a random move.
// Where hands are hidden these vary the matches, and there is none: a random call says what no hand holds, its partner
// believes it, and whatever lets others speak on would look dangerous. The result is not filled in.
template <Rules R>
Playout playOn(const R& rules, typename R::State& s, Random& random, std::vector<typename R::Move>& list, int most,
               Budget* budget = nullptr, bool rule = false) {
  constexpr std::uint32_t kWhim = Gives<R, Answer::Scramble> ? 0 : 50; // in a thousand: moves against the rule
  Playout p;
  for (; p.plies < most; ++p.plies) {
    if (budget != nullptr && !budget->step(rule)) return p;
    const Turn turn = rules.turn(s);
    if (turn.isOver()) {
      p.finished = true;
      return p;
    }
    if constexpr (Gives<R, Answer::Chance>) {
      if (turn.isChance()) {
        rules.settle(s, roll(rules.chance(s), random));
        continue;
      }
    }
    Seat seat = turn.seat();
    if (turn.several()) // any of them may act first
      do seat = static_cast<Seat>(random.below(static_cast<std::uint32_t>(rules.seats())));
      while (!turn.has(seat));
    ++p.moves;
    if constexpr (Gives<R, Answer::Suggest>) {
      if (rule && random.below(1000) >= kWhim)
        if (const auto m = rules.suggest(s, seat, random)) {
          rules.play(s, seat, *m);
          continue;
        }
    }
    list.clear();
    rules.moves(s, seat, list);
    rules.play(s, seat, list[random.below(static_cast<std::uint32_t>(list.size()))]);
  }
  return p;
}

} // namespace mk
