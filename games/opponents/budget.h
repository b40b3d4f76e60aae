// How long may be thought: positions, time, and somebody who says stop.
#pragma once

#include "games/opponents/levels.h"

namespace mk {

class Budget {
public:
  Budget(const Thinking& t, std::uint64_t ofLevel)
      : nodes_(t.nodes != 0 ? t.nodes : ofLevel), timed_(t.nodes == 0 || t.time.count() != 0), stop_(t.stop),
        begun_(Clock::now()), until_(begun_ + (t.time.count() != 0 ? t.time : level(t.level).time)) {}

  // One more position has been looked at; false when that was the last. `slow`: positions that take long, so that the
  // clock is looked at more often.
  bool step(bool slow = false) {
    if (++looked_ >= nodes_) over_ = true;
    if ((looked_ & (slow ? 0 : 255)) == 0) look();
    return !over_;
  }
  bool over() const { return over_; }
  std::uint64_t looked() const { return looked_; }
  std::uint64_t nodes() const { return nodes_; }
  // Whether such a part of the time is gone, by the last look at the clock.
  bool gone(double part) const { return spent_ >= part; }
  // Whether another round that takes several times as long as all before has a chance to come to its end.
  bool halfGone() const {
    if (looked_ > nodes_ / 2) return true;
    return timed_ && Clock::now() - begun_ > (until_ - begun_) / 2;
  }

private:
  using Clock = std::chrono::steady_clock;
  void look() {
    if (timed_) spent_ = std::chrono::duration<double>(Clock::now() - begun_) / (until_ - begun_);
    over_ = over_ || stop_.stop_requested() || spent_ >= 1;
  }

  std::uint64_t nodes_, looked_ = 0;
  bool timed_, over_ = false;
  double spent_ = 0; // the part of the time that is gone
  std::stop_token stop_;
  Clock::time_point begun_, until_;
};

} // namespace mk
