// The clocks of a match (games/box/time_control.h): they run for whoever is to act, stop at a pause and while nobody
// looks at the table, and the flag falls by itself. What a move took goes into its line of the log; time that was
// thought before the program was closed, without a move, is given back.
#include "app/play/session.h"

#include <algorithm>

namespace mk {

namespace {

// A computer player divides what is left among so many moves, and spends most of what it is given.
constexpr qint64 kMovesToCome = 40, kLeastThought = 20, kMostThought = 1'600;

} // namespace

qint64 Session::clockUsed() const { return used_ + (flag_.isActive() ? running_.elapsed() : 0); }

qint64 Session::clockLeft(Seat seat) const {
  if (!match_.clocks()) return -1;
  const qint64 left = match_.left(seat);
  return seat == match_.clockOf() ? std::max<qint64>(0, left - clockUsed()) : left;
}

void Session::startClocks() {
  const Seat runs = match_.clockOf();
  if (runs == kNobody) return;
  flag_.start(static_cast<int>(std::max<qint64>(0, match_.left(runs) - used_)));
  running_.start();
}

void Session::stopClocks() {
  used_ = clockUsed();
  flag_.stop();
}

void Session::takeClocksUp() {
  used_ = 0;
  flag_.stop();
}

void Session::dropFlag() {
  Event event;
  event.kind = Event::Kind::Flag;
  event.seat = match_.clockOf();
  (void)commit(event);
}

// 0: as long as the level has.
std::chrono::milliseconds Session::thinkingTime(Seat seat) const {
  if (!match_.clocks()) return {};
  const qint64 part = clockLeft(seat) / kMovesToCome + match_.clocks()->increment * 700LL;
  return std::chrono::milliseconds(std::clamp(part, kLeastThought, kMostThought));
}

} // namespace mk
