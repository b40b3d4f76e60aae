// What belongs to a turn that plays itself.
#include "app/play/fast_turn.h"

#include <bit>

namespace mk {

namespace {

constexpr int kLongest = 400; // events looked ahead

} // namespace

Seat FastTurn::actor(const Position& now) {
  const Turn turn = now.turn();
  if (turn.isChance()) return now.chance().by;
  return turn.several() ? kNobody : turn.seat();
}

FastTurn::FastTurn(Reach reach, const Position& now)
    : reach_(reach), seat_(actor(now)), alone_(now.game().setup().seats == 1) {}

bool FastTurn::isMine(Seat seat) const {
  return seat == seat_ || (reach_ == Reach::Round && ((acted_ >> seat) & 1u) == 0);
}

int FastTurn::seatsThatActed() const { return std::popcount(acted_); }

std::optional<FastTurn::Step> FastTurn::next(const Position& now) const {
  const Turn turn = now.turn();
  if (seat_ == kNobody || turn.isOver() || turn.several()) return std::nullopt;
  if (turn.isChance()) {
    const Seat by = now.chance().by;
    if (by != kNobody && (!isMine(by) || (alone_ && acted_ != 0))) return std::nullopt;
    return Step{by == kNobody ? seat_ : by, true, {}};
  }
  if (!isMine(turn.seat()) || (alone_ && acted_ != 0 && !threw_)) return std::nullopt;
  auto moves = now.moves(turn.seat());
  if (moves.size() != 1) return std::nullopt;
  return Step{turn.seat(), false, std::move(moves.front())};
}

void FastTurn::took(const Step& step) {
  seat_ = step.seat;
  acted_ |= 1u << step.seat;
  threw_ = threw_ || step.isChance;
}

FastProspect fastProspect(const Position& now, Random& random, int tries) {
  FastProspect out;
  const int seats = now.game().setup().seats;
  bool everyRound = seats > 1;
  // As whoever is to act knows the table: the offer of a round must not tell what the others hold.
  const Seat seat = FastTurn::actor(now);
  for (int i = 0; i < tries; ++i) {
    for (const auto reach : {FastTurn::Reach::Turn, FastTurn::Reach::Round}) {
      FastTurn fast(reach, now);
      const auto position = now.clone();
      if (seat != kNobody) position->scramble(Viewer{seat}, random);
      int events = 0;
      for (auto step = fast.next(*position); step && events < kLongest; step = fast.next(*position), ++events) {
        const Permission ok = step->isChance ? position->settle(roll(position->chance(), random))
                                             : position->play(step->seat, step->move);
        if (!ok) break;
        fast.took(*step);
      }
      if (reach == FastTurn::Reach::Turn)
        out.turn = out.turn || events > 1;
      else
        everyRound = everyRound && fast.seatsThatActed() > 1 && !fast.atDecision(*position);
    }
  }
  out.round = everyRound;
  return out;
}

} // namespace mk
