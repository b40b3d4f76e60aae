// Scores are settled from the highest down: a banked score never falls, so every pair of scores needs only itself,
// turned round, and higher ones.
#include "games/dice/throws/bank_plan.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>

namespace mk::dice {

namespace {

constexpr double kNear = 1e-9;

} // namespace

BankPlan::BankPlan(const BankRules& rules)
    : goal_(rules.goal), bad_(rules.bad), wins_(static_cast<std::size_t>(goal_ * goal_ * goal_), 0.5) {
  for (int sum = 2 * (goal_ - 1); sum >= 0; --sum)
    for (int mine = std::max(0, sum - goal_ + 1); 2 * mine <= sum; ++mine) {
      const int other = sum - mine;
      while (std::max(settle(mine, other), settle(other, mine)) > kNear) {
      }
    }
}

const BankPlan& BankPlan::of(const BankRules& rules) {
  static std::mutex busy;
  static std::map<std::pair<int, int>, BankPlan> known;
  const std::lock_guard<std::mutex> lock(busy);
  return known.try_emplace({rules.goal, rules.bad}, rules).first->second;
}

double BankPlan::throwing(int mine, int other, int turn) const {
  double sum = 0;
  for (int face = 1; face <= 6; ++face) sum += face == bad_ ? 1 - wins(other, mine, 0) : wins(mine, other, turn + face);
  return sum / 6;
}

double BankPlan::settle(int mine, int other) {
  double moved = 0;
  for (int turn = goal_ - mine - 1; turn >= 0; --turn) {
    double& now = wins_[index(mine, other, turn)];
    double best = throwing(mine, other, turn);
    if (turn > 0) best = std::max(best, stopping(mine, other, turn));
    moved = std::max(moved, std::abs(best - now));
    now = best;
  }
  return moved;
}

} // namespace mk::dice
