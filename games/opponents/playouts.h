// Where nothing tells what a position is worth: matches played on to their end after every move that comes into
// question, in worlds that the seat holds possible. All seats follow the rule of thumb where the game has one, else
// they play at random. The moves share worlds and dice, the worse half is left behind again and again, and a move is
// only preferred to the rule of thumb's own where it is clearly better.
#pragma once

#include "games/opponents/budget.h"
#include "games/opponents/play_on.h"

namespace mk::opponents {

// The match that is thought about; moves are numbers in a list of the caller's.
class Worlds {
public:
  virtual ~Worlds() = default;
  virtual int seats() const = 0;
  // From here on another world that the seat holds possible.
  virtual void open(Random&) = 0;
  // The result in this world when that move is made and the match played on with this luck; nothing when the budget
  // was spent before the end.
  virtual std::optional<Result> after(std::size_t move, std::uint64_t luck, Budget&) = 0;
};

// What `seat` had best do of `moves` moves, not none; `rule` is the number of the rule of thumb's, -1 without one, and
// `ruleStands` says that it is followed, whatever the playouts speak for.
Thought<std::size_t> playouts(Worlds&, Seat seat, std::size_t moves, int rule, bool ruleStands, const Thinking&,
                              Random&);

// A world that the seat holds possible; where the rules tell how hands go with what was said, the likeliest of a few.
template <Rules R> typename R::State worldOf(const R& rules, const typename R::State& s, Seat seat, Random& random) {
  typename R::State world = s;
  if constexpr (Gives<R, Answer::Scramble>) rules.scramble(world, Viewer{seat}, random);
  if constexpr (Gives<R, Answer::Misfit>) {
    constexpr int kDrawn = 8;
    int least = rules.misfit(world);
    for (int drawn = 1; drawn < kDrawn && least > 0; ++drawn) {
      typename R::State other = s;
      rules.scramble(other, Viewer{seat}, random);
      const int misfit = rules.misfit(other);
      if (misfit >= least) continue;
      least = misfit;
      world = std::move(other);
    }
  }
  (void)seat, (void)random;
  return world;
}

template <Rules R> class WorldsOf final : public Worlds {
  using State = typename R::State;
  using Move = typename R::Move;
  static constexpr int kHorizon = 600; // a playout goes no further; then the standing counts

public:
  WorldsOf(const R& rules, const State& s, Seat seat, const std::vector<Move>& moves)
      : rules_(rules), state_(s), world_(s), seat_(seat), moves_(moves) {}
  int seats() const override { return rules_.seats(); }
  void open(Random& random) override { world_ = worldOf(rules_, state_, seat_, random); }
  std::optional<Result> after(std::size_t move, std::uint64_t luck, Budget& budget) override {
    State t = world_;
    Random dice(luck);
    rules_.play(t, seat_, moves_[move]);
    (void)playOn(rules_, t, dice, list_, kHorizon, &budget, Gives<R, Answer::Suggest>);
    if (budget.over()) return std::nullopt;
    return rules_.result(t);
  }

private:
  const R& rules_;
  const State& state_;
  State world_;
  const Seat seat_;
  const std::vector<Move>& moves_;
  std::vector<Move> list_;
};

} // namespace mk::opponents
