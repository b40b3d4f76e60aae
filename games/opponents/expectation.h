// Games of dice where nothing is hidden and the rules tell what a position is worth: every way to play the rest of the
// turn, then the mean over what chance may bring, as many throws ahead as the level looks. Several seats: everybody
// plays for himself. Between the turns of two seats something must be thrown: only throws end the looking ahead.
#pragma once

#include "games/kernel/rules.h"
#include "games/opponents/budget.h"
#include "games/opponents/standing.h"

#include <algorithm>
#include <unordered_map>

namespace mk::opponents {

// Calls f(outcome) for every outcome of the request where they are at most `most`, else for so many drawn ones; every
// call weighs the same.
template <class F> void eachOutcome(const ChanceRequest& ask, int most, Random& random, F&& f) {
  double all = 1;
  const bool dice = ask.kind == Outcome::Kind::Dice;
  for (int i = 0; i < (dice ? ask.count : 1); ++i) all *= ask.faces;
  if (ask.kind == Outcome::Kind::Deck || all > most) {
    for (int i = 0; i < most; ++i) f(roll(ask, random));
    return;
  }
  Outcome o;
  o.kind = ask.kind;
  o.count = dice ? ask.count : std::uint8_t{1};
  const std::uint8_t first = dice ? 1 : 0, last = static_cast<std::uint8_t>(first + ask.faces - 1);
  std::fill_n(o.v.begin(), o.count, first);
  for (;;) {
    f(o);
    std::size_t i = 0;
    while (i < o.count && o.v[i] == last) o.v[i++] = first;
    if (i == o.count) return;
    ++o.v[i];
  }
}

template <Rules R> class Expectation {
  using State = typename R::State;
  using Move = typename R::Move;
  static constexpr int kOutcomes = 36;      // of one throw that are told apart
  static constexpr int kLookedAhead = 6;    // moves of the root that are thought about further
  static constexpr double kHopeless = 0.12; // so much behind the best they are not

public:
  Expectation(const R& rules, const Thinking& t, Random& random)
      : rules_(rules), asked_(t), random_(random), budget_(t, level(t.level).steps + level(t.level).nodes) {}

  Thought<Move> think(const State& s, Seat seat) {
    Thought<Move> out;
    std::vector<Move> list;
    rules_.moves(s, seat, list);
    random_.shuffle(list.begin(), list.end());
    for (const Move& m : list) out.candidates.push_back({m, chanceOf(after(s, seat, m, 0, seat)), 0, true});
    sort(out);
    // Two throws ahead win more between two seats; between four they make no difference that a thousand matches show.
    const int throws = level(asked_.level).chances, most = rules_.seats() == 2 ? throws : std::min(throws, 1);
    for (int ahead = 1; ahead <= most && !budget_.halfGone(); ++ahead) {
      auto deeper = out.candidates;
      const double enough = deeper.front().worth - kHopeless;
      std::size_t n = 0;
      while (n < deeper.size() && n < kLookedAhead && deeper[n].worth >= enough && !budget_.over()) {
        known_.clear();
        deeper[n].worth = chanceOf(after(s, seat, deeper[n].move, ahead, seat));
        ++n;
      }
      if (budget_.over()) break;
      double least = 1;
      for (std::size_t i = 0; i < n; ++i) least = std::min(least, deeper[i].worth);
      for (std::size_t i = n; i < deeper.size(); ++i) {
        deeper[i].worth = std::min(deeper[i].worth, least);
        deeper[i].exact = false;
      }
      out.candidates = std::move(deeper);
      out.depth = ahead;
      sort(out);
    }
    out.method = Method::Expectation;
    out.looked = budget_.looked();
    out.worth = out.candidates.front().worth;
    out.line = {out.candidates.front().move};
    const double spread = asked_.best ? 0 : level(asked_.level).spread;
    std::size_t n = 1;
    while (n < out.candidates.size() && out.candidates[n].exact && out.worth - out.candidates[n].worth < spread) ++n;
    out.move = out.candidates[n == 1 ? 0 : random_.below(static_cast<std::uint32_t>(n))].move;
    return out;
  }

private:
  static void sort(Thought<Move>& t) {
    std::ranges::stable_sort(t.candidates, std::greater<>(), [](const Candidate<Move>& c) { return c.worth; });
  }

  // For `me`, -1..1, with the turn of `seat` going on where he still has to decide.
  double after(const State& s, Seat seat, const Move& m, int ahead, Seat me) {
    State t = s;
    rules_.play(t, seat, m);
    return value(t, seat, ahead, me);
  }

  double value(const State& s, Seat turnOf, int ahead, Seat me) {
    const Turn turn = rules_.turn(s);
    if (turn.isOver()) return end(s, me);
    if (!budget_.step(true)) return rules_.worth(s, me);
    if (turn.isChance()) return ahead > 0 ? mean(s, ahead - 1, me) : rules_.worth(s, me);
    const Seat seat = turn.seat();
    if (seat != turnOf && ahead == 0) return rules_.worth(s, me);
    if constexpr (Gives<R, Answer::Digest>) {
      const std::uint64_t key = rules_.digest(s) * 64 + static_cast<std::uint64_t>(ahead * 16 + me);
      if (const auto at = known_.find(key); at != known_.end()) return at->second;
      const double v = best(s, seat, ahead, me);
      if (known_.size() < kKnown) known_.emplace(key, v);
      return v;
    }
    return best(s, seat, ahead, me);
  }

  double best(const State& s, Seat seat, int ahead, Seat me) {
    std::vector<Move> list;
    rules_.moves(s, seat, list);
    double his = -2, mine = -1;
    for (const Move& m : list) {
      const double v = after(s, seat, m, ahead, seat);
      if (v <= his) continue;
      his = v;
      mine = seat == me ? v : rules_.seats() == 2 ? -v : after(s, seat, m, ahead, me);
    }
    return mine;
  }

  double mean(const State& s, int ahead, Seat me) {
    double sum = 0;
    int n = 0;
    Random dice(seed_, static_cast<std::uint64_t>(ahead)); // every position gets the same throws
    eachOutcome(rules_.chance(s), kOutcomes, dice, [&](const Outcome& o) {
      State t = s;
      rules_.settle(t, o);
      const Turn turn = rules_.turn(t);
      sum += turn.isOver() ? end(t, me) : value(t, turn.isSeats() ? turn.seat() : me, ahead, me);
      ++n;
    });
    return sum / n;
  }

  double end(const State& s, Seat me) const { return 2 * share(rules_.result(s), me) - 1; }

  static constexpr std::size_t kKnown = 300'000; // 16 MB or so
  const R& rules_;
  const Thinking asked_;
  Random& random_;
  const std::uint64_t seed_ = random_.next();
  Budget budget_;
  std::unordered_map<std::uint64_t, double> known_;
};

} // namespace mk::opponents
