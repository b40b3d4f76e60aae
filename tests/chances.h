// Exact distributions of what dice bring, and how far counted values may be from them.
#pragma once

#include <QTest>

#include <cmath>
#include <functional>
#include <map>
#include <vector>

namespace mk::dice {

using Chances = std::map<int, double>; // value -> probability

// The distribution of a value over all throws of so many dice.
inline Chances ofThrow(int dice, const std::function<int(const std::vector<int>&)>& value) {
  Chances out;
  std::vector<int> faces(static_cast<std::size_t>(dice), 1);
  const double p = std::pow(1.0 / 6, dice);
  for (;;) {
    out[value(faces)] += p;
    std::size_t i = 0;
    while (i < faces.size() && faces[i] == 6) faces[i++] = 1;
    if (i == faces.size()) return out;
    ++faces[i];
  }
}
inline Chances sumOfTwo(const Chances& x, const Chances& y) {
  Chances out;
  for (const auto& [a, p] : x)
    for (const auto& [b, q] : y) out[a + b] += p * q;
  return out;
}
inline Chances repeated(const Chances& one, int times) {
  Chances out{{0, 1.0}};
  for (int i = 0; i < times; ++i) out = sumOfTwo(out, one);
  return out;
}
inline double mean(const Chances& c) {
  double out = 0;
  for (const auto& [v, p] : c) out += v * p;
  return out;
}

inline constexpr double kSigmas = 4.5; // a deviation that chance gives once in 150,000 comparisons

inline bool near(int hits, int of, double p) {
  const double expected = of * p, deviation = std::sqrt(of * p * (1 - p)) + 1e-9;
  if (std::abs(hits - expected) <= kSigmas * deviation) return true;
  qWarning("%d of %d, expected %.1f", hits, of, expected);
  return false;
}
// Counted values against their chances: the two distribution functions nowhere differ more than chance allows.
inline bool alike(const std::map<int, int>& counted, const Chances& chances, int of) {
  double sum = 0, worst = 0;
  int hits = 0;
  for (const auto& [v, p] : chances) {
    sum += p;
    if (const auto it = counted.find(v); it != counted.end()) hits += it->second;
    worst = std::max(worst, std::abs(sum - static_cast<double>(hits) / of));
  }
  if (hits == of && worst < 2.3 / std::sqrt(of)) return true; // Kolmogorov: exceeded once in 20,000 comparisons
  qWarning("%d of %d values, distance %.5f", hits, of, worst);
  return false;
}

} // namespace mk::dice
