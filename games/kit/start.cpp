// The beginning of a game by lot or throw-off.
#include "games/kit/start.h"

namespace mk {

Start::Start(const Options& options, int seats)
    : seats_(seats), throwOff_(seats > 1 && options.is("starter", "throw-off")), lot_(options.is("starter", "random")) {
}

Start::State Start::begin() const {
  State s;
  s.lot = lot_;
  if (throwOff_) s.throwOff = ThrowOff(seats_);
  return s;
}

ChanceRequest Start::chance(const State& s) const {
  return s.lot ? lotAmong(seats_) : ChanceRequest::dice(1, s.throwOff.next());
}

Seat Start::settle(State& s, const Outcome& o) const {
  if (s.lot) {
    s.lot = false;
    return drawnBy(o);
  }
  s.throwOff.settle(o.die(0));
  return s.throwOff.starter();
}

Phrase Start::prompt(const State& s) {
  return s.lot ? askForLot() : askForThrowOff(s.throwOff.next(), s.throwOff.round());
}

Phrase Start::tell(const State& s, const Outcome& o) {
  if (s.lot) return tellLot(drawnBy(o));
  return tellThrowOff(s.throwOff.contest(), s.throwOff.next(), o.die(0), ThrowOff::kMostRounds);
}

std::string Start::text(const State& s) {
  if (s.lot) return "lot";
  const int round = s.throwOff.round();
  return "throw-off " + s.throwOff.text() + (round > 1 ? " round " + std::to_string(round) : "");
}

} // namespace mk
