// What a sensible player would do on the backgammon board: the play, and the use of the cube, that the nets hold for
// best (player/judge.h, player/cube.h).
#include "games/backgammon/player/cube.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace mk {

namespace {

constexpr Seat other(Seat s) { return static_cast<Seat>(1 - s); }

// Points as a chance: one point won is a win, and what there may be beyond it fills the last tenth.
double chanceOf(double points, double most) {
  constexpr double kSingle = 0.8;
  if (most <= 1) return (1 + points) / 2;
  const double beyond = std::max(0.0, std::abs(points) - kSingle) / (most - kSingle);
  const double size = std::min(std::abs(points), kSingle) + (1 - kSingle) * beyond;
  return (points < 0 ? 1 - size : 1 + size) / 2;
}

} // namespace

Stake Tables::stake(const State& s, Seat seat) const {
  if (!isMatch()) return Stake::points(gammons_);
  return Stake::match(length_ - s.total[at(seat)], length_ - s.total[at(other(seat))], s.crawford == Crawford::Now,
                      s.crawford == Crawford::Past, gammons_);
}

std::vector<Weighed<Tables::Move>> Tables::weigh(const State& s, Seat seat, int ahead,
                                                 const std::stop_token& stop) const {
  const Judge judge(*this);
  const Stake mine = stake(s, seat);
  // Stones are moved two throws ahead or none: with one nobody plays much better. In turns that have many more plays,
  // one throw or none.
  const bool manyPlays = traits_.way != StepEngine::Way::Backgammon;
  const int throws = s.phase != Phase::Steps ? ahead : manyPlays ? ahead / 2 : ahead / 2 * 2;
  std::vector<Move> list;
  moves(s, seat, list);
  std::vector<Weighed<Move>> out;
  const auto add = [&](Move::Kind kind, double worth) {
    out.emplace_back().move.kind = kind;
    out.back().worth = worth;
  };
  switch (s.phase) {
  case Phase::Decide: {
    const CubeWorths w = weighCube(judge, s, mine, throws, stop);
    add(Move::Kind::Roll, w.keep);
    add(Move::Kind::Double, std::min(w.taken, w.dropped));
    break;
  }
  case Phase::Answer: {
    const CubeWorths w = weighCube(judge, s, mine.turned(), throws, stop);
    add(Move::Kind::Take, -w.taken);
    add(Move::Kind::Drop, -w.dropped);
    break;
  }
  case Phase::Choose:
    for (const Move& m : list) {
      State next = s;
      play(next, seat, m);
      const Chances c = next.phase == Phase::Opening ? Chances{.win = 0.5f} : judge.after(s, next);
      add(m.kind, judge.prizes().of(next.toMove == seat ? c : c.turned()));
    }
    break;
  case Phase::Steps:
    for (const Judge::Weighed& w : judge.weigh(s, traits_.cube ? mine.prizes(s.cube) : judge.prizes(), throws, stop)) {
      Move m;
      if (w.play.steps.empty())
        m.kind = Move::Kind::Done;
      else
        m.steps.push_back(w.play.steps.front());
      if (std::ranges::none_of(out, [&](const auto& seen) { return seen.move == m; })) out.push_back({m, w.worth});
    }
    break;
  default:
    break;
  }
  std::ranges::stable_sort(out, std::greater<>(), &Weighed<Move>::worth);
  const double most = isMatch() || traits_.way == StepEngine::Way::Puff ? 1 : traits_.cube ? gammons_ ? 3 : 1 : 4;
  for (Weighed<Move>& w : out) w.worth = chanceOf(isMatch() ? w.worth : w.worth / s.cube, most);
  return out;
}

std::optional<Tables::Move> Tables::suggest(const State& s, Seat seat, Random&) const {
  const auto all = weigh(s, seat, s.phase == Phase::Steps ? 0 : 1);
  return all.empty() ? std::nullopt : std::optional(all.front().move);
}

} // namespace mk
