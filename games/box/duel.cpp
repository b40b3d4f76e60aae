// Duels of computer players.
#include "games/box/duel.h"

#include "games/opponents/standing.h"

#include <chrono>
#include <cmath>

namespace mk {

namespace {

std::string randomMove(const Position& p, Seat seat, Random& random) {
  const auto list = p.moves(seat);
  return list.empty() ? std::string() : list[random.below(static_cast<std::uint32_t>(list.size()))];
}

// One match; the generators of dice, of the opening and of each player's own whims are apart, so that two matches with
// the same seed have the same luck.
class Duel {
public:
  Duel(const Game& game, const DuelPlan& plan, DuelScore& score) : game_(game), plan_(plan), score_(score) {}

  void match(std::uint64_t seed, Seat one) {
    auto position = game_.start();
    Random opening(seed, 1'000'001);
    std::uint64_t events = 0;
    int made = 0;
    for (int ply = 0, bound = game_.bound(); ply <= bound && !position->turn().isOver(); ++ply) {
      const Turn turn = position->turn();
      if (turn.isChance()) {
        Random dice(seed, events++);
        (void)position->settle(roll(position->chance(), dice));
        continue;
      }
      const Seat seat = turn.seat();
      Random whim(seed * 2 + (isOf(one, seat) ? 1 : 0), 2'000'000 + static_cast<std::uint64_t>(ply));
      const std::string move = made++ < plan_.opening ? randomMove(*position, seat, opening)
                               : isOf(one, seat)      ? timed(*position, seat, whim)
                                                      : chosen(*position, seat, plan_.others, whim);
      if (move.empty() || !position->play(seat, move)) break;
    }
    count(*position, one);
  }

private:
  static Seat opposite(Seat seat) { return static_cast<Seat>((seat + 2) % 4); }
  bool isOf(Seat one, Seat seat) const { return seat == one || (plan_.partners && seat == opposite(one)); }
  std::string chosen(const Position& p, Seat seat, const Duellist& who, Random& random) {
    if (who.plays) return who.plays(p, seat);
    if (who.level == 0) return randomMove(p, seat, random);
    Thinking t;
    t.level = who.level;
    t.nodes = who.nodes;
    const auto thought = p.think(seat, t, random);
    if (seat == one_) score_.meanWorth += thought.worth;
    return thought.move.value_or("");
  }

  std::string timed(const Position& p, Seat seat, Random& random) {
    const auto begun = std::chrono::steady_clock::now();
    one_ = seat;
    std::string move = chosen(p, seat, plan_.one, random);
    one_ = kNobody;
    const double took = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
    ++score_.moves;
    score_.seconds += took;
    score_.slowest = std::max(score_.slowest, took);
    return move;
  }

  void count(const Position& p, Seat one) {
    ++score_.matches;
    if (!p.turn().isOver()) ++score_.unfinished;
    double mine = share(p.result(), one);
    if (plan_.partners) mine += share(p.result(), opposite(one));
    score_.points += mine;
    ++(mine >= 1 ? score_.wins : mine > 0 ? score_.draws : score_.losses);
  }

  const Game& game_;
  const DuelPlan& plan_;
  DuelScore& score_;
  Seat one_ = kNobody; // whose thoughts are counted
};

} // namespace

double DuelScore::error() const {
  if (matches == 0) return 1;
  const double m = mean();
  const double squares = (wins + draws * 0.25) / matches;
  return 1.96 * std::sqrt(std::max(squares - m * m, 0.25 / matches) / matches);
}

Checked<DuelScore> duel(const GameInfo& info, const DuelPlan& plan) {
  const auto game = makeGame(info, plan.seats, plan.options);
  if (!game) return Refusal{game.why()};
  DuelScore score;
  Duel match(**game, plan, score);
  const int places = plan.partners ? 2 : plan.seats;
  // Matches count on from here, far from those of the neighbouring seeds.
  const std::uint64_t first = Random(plan.seed).next();
  for (int i = 0; i < plan.count && plan.goOn(i); ++i)
    match.match(first + static_cast<std::uint64_t>(i / places), static_cast<Seat>(i % places));
  if (score.moves > 0) score.meanWorth /= static_cast<double>(score.moves);
  return score;
}

} // namespace mk
