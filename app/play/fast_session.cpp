// Fast play at this table: the events of a turn or round, one after another, each in the store like any other.
#include "app/play/session.h"

namespace mk {

namespace {

constexpr int kTries = 6; // a turn that may go on is found out within a few moves of the match

} // namespace

bool Session::mayPlayFast() const {
  if (setup_.realDice || paused_ || thinking_ || match_.over() || fast_) return false;
  const Seat seat = FastTurn::actor(match_.now());
  return isPerson(seat) && FastTurn(FastTurn::Reach::Turn, match_.now()).next(match_.now()).has_value();
}

// Once a turn has been seen that goes on by itself, the key for it stays.
void Session::foresee() {
  if (!mayPlayFast()) return;
  Random random(match_.seed() + match_.plies(), 77);
  const FastProspect now = fastProspect(match_.now(), random, kTries);
  prospect_.turn = prospect_.turn || now.turn;
  prospect_.round = now.round;
}

void Session::playFast(FastTurn::Reach reach) {
  if (fast_) {
    fastPause_ = 0;
    if (step_.isActive()) step_.start(0);
    return;
  }
  if (!mayPlayFast()) return;
  fastFrom_ = match_.plies();
  fast_.emplace(reach, match_.now());
  goOnFast();
}

void Session::goOnFast() {
  const auto step = match_.over() ? std::nullopt : fast_->next(match_.now());
  if (!step) {
    endFast();
    return goOn();
  }
  fastStep_ = *step;
  step_.start(match_.plies() == fastFrom_ ? 0 : fastPause_);
}

void Session::stepFast() {
  const FastTurn::Step step = fastStep_;
  fast_->took(step);
  steppingFast_ = true;
  const Permission ok = step.isChance ? throwDice() : play(step.seat, step.move);
  steppingFast_ = false;
  if (!ok) endFast(); // the store has another match: what it shows now is played by hand
}

void Session::endFast() {
  if (!fast_) return;
  fast_.reset();
  step_.stop();
  emit playedFast(fastFrom_);
}

} // namespace mk
