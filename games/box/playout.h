// Random matches and counting of move sequences, as templates over concrete rules: no virtual call and, after the first
// few plies, no allocation per move.
#pragma once

#include "games/box/game.h"

namespace mk {

// Plays one match from `s` to its end with uniformly random moves; stops after bound() plies.
template <Rules R>
Playout playout(const R& rules, typename R::State& s, Random& random, std::vector<typename R::Move>& list) {
  return playOn(rules, s, random, list, rules.bound() + 1);
}

namespace detail {

// One move list for every depth, so that counting allocates nothing once they have grown.
template <Rules R> struct PerftLists {
  std::vector<std::vector<typename R::Move>> at;
  bool shuffled = false; // a pack was met: its orders are not counted
};

template <Rules R> std::uint64_t perft(const R& rules, const typename R::State& s, int depth, PerftLists<R>& lists);

// One branch for each distinct outcome of dice (in order) or of a draw.
template <Rules R>
std::uint64_t perftChance(const R& rules, const typename R::State& s, int depth, PerftLists<R>& lists) {
  const ChanceRequest ask = rules.chance(s);
  if (ask.kind == Outcome::Kind::Deck) {
    lists.shuffled = true;
    return 0;
  }
  const bool dice = ask.kind == Outcome::Kind::Dice;
  const int first = dice ? 1 : 0, last = dice ? ask.faces : ask.faces - 1;
  Outcome o;
  o.kind = ask.kind;
  o.count = dice ? ask.count : std::uint8_t{1};
  for (std::size_t i = 0; i < o.count; ++i) o.v[i] = static_cast<std::uint8_t>(first);
  std::uint64_t n = 0;
  for (;;) {
    typename R::State t = s;
    rules.settle(t, o);
    n += perft(rules, t, depth - 1, lists);
    std::size_t i = 0; // the next outcome, like an odometer
    while (i < o.count && o.v[i] == last) o.v[i++] = static_cast<std::uint8_t>(first);
    if (i == o.count) return n;
    ++o.v[i];
  }
}

template <Rules R> std::uint64_t perft(const R& rules, const typename R::State& s, int depth, PerftLists<R>& lists) {
  if (depth == 0) return 1;
  const Turn turn = rules.turn(s);
  if (turn.isOver()) return 0;
  if constexpr (Gives<R, Answer::Chance>) {
    if (turn.isChance()) return perftChance(rules, s, depth, lists);
  }
  std::uint64_t n = 0;
  for (Seat seat = turn.seat(); seat < rules.seats(); ++seat) {
    if (!turn.has(seat)) continue;
    if constexpr (Gives<R, Answer::CountMoves>) {
      if (depth == 1) {
        n += rules.countMoves(s, seat);
        continue;
      }
    }
    auto& list = lists.at[static_cast<std::size_t>(depth)];
    list.clear();
    rules.moves(s, seat, list);
    if (depth == 1) {
      n += list.size();
      continue;
    }
    for (const auto& m : list) {
      typename R::State t = s;
      rules.play(t, seat, m);
      n += perft(rules, t, depth - 1, lists);
    }
  }
  return n;
}

} // namespace detail

// The number of sequences of exactly `depth` steps. Moves and chance events both count as steps; a finished game has no
// continuation. Nothing where a pack is shuffled on the way: that cannot be counted.
template <Rules R> std::optional<std::uint64_t> sequences(const R& rules, const typename R::State& s, int depth) {
  if (depth <= 0) return 1;
  if constexpr (Gives<R, Answer::Perft>) return rules.perft(s, depth);
  detail::PerftLists<R> lists{.at = std::vector<std::vector<typename R::Move>>(static_cast<std::size_t>(depth) + 1)};
  const std::uint64_t n = detail::perft(rules, s, depth, lists);
  if (lists.shuffled) return std::nullopt;
  return n;
}

// The same of games without packs.
template <Rules R> std::uint64_t perft(const R& rules, const typename R::State& s, int depth) {
  return sequences(rules, s, depth).value();
}

} // namespace mk
