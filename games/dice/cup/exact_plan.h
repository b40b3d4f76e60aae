// What can become of a total that is to hit a target exactly: which totals are dead, and how good each is. Rules:
// three- to five-dice games, section 2, E.
#pragma once

#include "games/dice/cup/cup_frame.h"
#include "games/kernel/row.h"

#include <mutex>
#include <vector>

namespace mk::dice {

// What a throw may be counted as, rising, each value once.
using ThrowValues = Row<std::int16_t, 6>;

ThrowValues sumOnly(const Thrown&);
ThrowValues sumDoubleTriple(const Thrown&);  // 117: pairs and runs may be doubled, three equal are tripled
ThrowValues writtenBackwards(const Thrown&); // 124: 1-2-3 is 321
ThrowValues writtenInAnyOrder(const Thrown&);

class ExactPlan {
public:
  // `nearest`: a total below the target is worth something at the end (124).
  ExactPlan(int target, ThrowValues (*values)(const Thrown&), bool nearest, int outlook);

  // No series of throws leads from here to the target.
  bool isDead(int total) const { return total > target_ || !leads_[static_cast<std::size_t>(total)]; }
  // How good a total is with so many throws to come, when every throw may be counted or passed: the chance of the
  // target, or with `nearest` how near to it the end is expected, from 0 to 1.
  double worth(int total, int throws) const;

private:
  struct Kind { // throws that count for the same values
    ThrowValues values;
    double chance;
  };
  void work() const;

  int target_, outlook_;
  bool nearest_;
  std::vector<Kind> kinds_;
  std::vector<char> leads_;
  mutable std::once_flag worked_; // the table is made when it is first asked for
  mutable std::vector<float> table_;
};

} // namespace mk::dice
