// Values of throws, dead totals, and the table of chances. Rules: three- to five-dice games, section 2, E; games 117
// and 124.
#include "games/dice/cup/exact_plan.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace mk::dice {

namespace {

int backwards(const Thrown::Faces& f) { return 100 * f[2] + 10 * f[1] + f[0]; }

} // namespace

ThrowValues sumOnly(const Thrown& t) { return {static_cast<std::int16_t>(t.sum())}; }

ThrowValues sumDoubleTriple(const Thrown& t) {
  const auto sum = static_cast<std::int16_t>(t.sum()), twice = static_cast<std::int16_t>(2 * sum);
  const auto f = t.sorted();
  if (f[0] == f[2]) return {static_cast<std::int16_t>(3 * sum)};
  const bool pair = f[0] == f[1] || f[1] == f[2], run = f[1] == f[0] + 1 && f[2] == f[1] + 1;
  return pair || run ? ThrowValues{sum, twice} : ThrowValues{sum};
}

ThrowValues writtenBackwards(const Thrown& t) { return {static_cast<std::int16_t>(backwards(t.face))}; }

ThrowValues writtenInAnyOrder(const Thrown& t) {
  Thrown::Faces f = t.sorted();
  ThrowValues out;
  do out.push_back(static_cast<std::int16_t>(backwards(f)));
  while (std::next_permutation(f.begin(), f.begin() + 3));
  std::sort(out.begin(), out.end());
  return out;
}

ExactPlan::ExactPlan(int target, ThrowValues (*values)(const Thrown&), bool nearest, int outlook)
    : target_(target), outlook_(outlook), nearest_(nearest), leads_(static_cast<std::size_t>(target + 1)) {
  std::map<ThrowValues, int> ways;
  for (std::uint8_t a = 1; a <= 6; ++a)
    for (std::uint8_t b = 1; b <= 6; ++b)
      for (std::uint8_t c = 1; c <= 6; ++c) ++ways[values({{a, b, c}, 3})];
  std::vector<char> can(leads_.size()); // be added by some throw
  for (const auto& [counted, n] : ways) {
    kinds_.push_back({counted, n / 216.0});
    for (const int v : counted)
      if (v <= target) can[static_cast<std::size_t>(v)] = 1;
  }
  leads_.back() = 1;
  for (std::size_t total = leads_.size() - 1; total-- > 0;)
    for (std::size_t v = 1; total + v < leads_.size() && leads_[total] == 0; ++v)
      leads_[total] = can[v] != 0 && leads_[total + v] != 0;
}

double ExactPlan::worth(int total, int throws) const {
  if (total > target_) return 0;
  std::call_once(worked_, [this] { work(); });
  const int k = std::clamp(throws, 0, outlook_);
  return table_[static_cast<std::size_t>(k) * leads_.size() + static_cast<std::size_t>(total)];
}

void ExactPlan::work() const {
  const std::size_t width = leads_.size();
  table_.assign(width * static_cast<std::size_t>(outlook_ + 1), 0.0F);
  // Where the nearest total wins, little gaps are worth much and large ones are all alike (measured in matches between
  // players with different scales).
  const double scale = target_ / 30.0;
  if (nearest_)
    for (std::size_t x = 0; x < width; ++x)
      table_[x] = static_cast<float>(0.95 * std::exp((static_cast<double>(x) - target_) / scale));
  table_[width - 1] = 1;
  for (std::size_t k = 1; k <= static_cast<std::size_t>(outlook_); ++k) {
    const float* last = &table_[(k - 1) * width];
    for (std::size_t x = 0; x < width; ++x) {
      double sum = 0;
      for (const Kind& kind : kinds_) {
        float best = last[x];
        for (const std::int16_t v : kind.values)
          if (const std::size_t next = x + static_cast<std::size_t>(v); next < width) best = std::max(best, last[next]);
        sum += kind.chance * best;
      }
      table_[k * width + x] = static_cast<float>(sum);
    }
  }
}

} // namespace mk::dice
