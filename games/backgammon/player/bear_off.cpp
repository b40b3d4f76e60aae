// All 54,264 arrangements, from few pips to many.
#include "games/backgammon/player/bear_off.h"

#include <algorithm>
#include <numeric>

namespace mk {

namespace {

constexpr int kPoints = 6;
using Home = std::array<std::int8_t, kPoints + 1>; // stones by point

// kBelow[k][n]: arrangements of at most n stones on k points.
constexpr auto kArrangements = [] {
  std::array<std::array<int, kStones + 1>, kPoints + 1> t{};
  for (std::size_t n = 0; n <= kStones; ++n) t[0][n] = 1;
  for (std::size_t k = 1; k <= kPoints; ++k)
    for (std::size_t n = 0; n <= kStones; ++n)
      for (std::size_t here = 0; here <= n; ++here) t[k][n] += t[k - 1][n - here];
  return t;
}();
// What `here` stones on point k add to the number of an arrangement that has `left` for this point and those below.
constexpr auto kSkipped = [] {
  std::array<std::array<std::array<int, kStones + 1>, kStones + 1>, kPoints + 1> t{};
  for (std::size_t k = 1; k <= kPoints; ++k)
    for (std::size_t left = 0; left <= kStones; ++left)
      for (std::size_t here = 1; here <= left; ++here)
        t[k][left][here] = t[k][left][here - 1] + kArrangements[k - 1][left - here + 1];
  return t;
}();
constexpr auto kAll = static_cast<std::size_t>(kArrangements[kPoints][kStones]);

std::size_t number(const Home& h) {
  int sum = 0, left = kStones;
  for (int k = kPoints; k >= 1; --k) {
    sum += kSkipped[at(k)][at(left)][at(h[at(k)])];
    left -= h[at(k)];
  }
  return static_cast<std::size_t>(sum);
}

// Calls f(home) after every step that the die allows.
template <class F> void eachStep(Home& h, int die, F&& f) {
  int top = kPoints;
  while (h[at(top)] == 0) --top;
  for (int from = top; from >= 1; --from) {
    if (h[at(from)] == 0 || (from < die && from != top)) continue;
    const int to = std::max(from - die, 0);
    --h[at(from)];
    if (to > 0) ++h[at(to)];
    f(h);
    if (to > 0) --h[at(to)];
    ++h[at(from)];
  }
}

// Every arrangement with its pips, in the order of the pips.
struct Arrangement {
  Home home;
  int pips;
};
std::vector<Arrangement> arrangements() {
  std::vector<Arrangement> all;
  all.reserve(kAll);
  Home home{};
  const auto collect = [&](auto&& self, int point, int left, int pips) -> void {
    if (point > kPoints) {
      all.push_back({home, pips});
      return;
    }
    for (int n = 0; n <= left; ++n) {
      home[at(point)] = static_cast<std::int8_t>(n);
      self(self, point + 1, left - n, pips + n * point);
    }
    home[at(point)] = 0;
  };
  collect(collect, 1, kStones, 0);
  std::ranges::stable_sort(all, {}, &Arrangement::pips);
  return all;
}

} // namespace

const BearOff& BearOff::table() {
  static const BearOff t;
  return t;
}

// For every arrangement and die: the best that one, two, three or four steps of that die lead to. Two different dice
// are a step of one of them and the best step of the other.
BearOff::BearOff() : chances_(kAll), means_(kAll) {
  using Number = std::uint16_t;
  std::array<std::array<std::vector<Number>, 7>, 5> best; // [steps][die]
  for (std::size_t steps = 1; steps < best.size(); ++steps)
    for (std::size_t die = 1; die <= 6; ++die) best[steps][die].assign(kAll, 0);
  chances_[0] = {65535};
  for (auto& [home, pips] : arrangements()) {
    if (pips == 0) continue;
    const std::size_t me = number(home);
    std::array<Row<Number, kPoints>, 7> next;
    for (int die = 1; die <= 6; ++die)
      eachStep(home, die, [&](const Home& h) { next[at(die)].push_back(static_cast<Number>(number(h))); });
    const auto better = [&](Number a, Number b) { return means_[a] < means_[b]; };
    for (std::size_t die = 1; die <= 6; ++die)
      for (std::size_t steps = 1; steps < best.size(); ++steps) {
        const auto end = [&](Number n) { return steps == 1 ? n : best[steps - 1][die][n]; };
        Number least = end(next[die].front());
        for (const Number n : next[die]) least = std::min(least, end(n), better);
        best[steps][die][me] = least;
      }
    std::array<std::uint32_t, kThrows> sum{};
    for (std::size_t a = 1; a <= 6; ++a)
      for (std::size_t b = 1; b <= a; ++b) {
        Number end = best[4][a][me];
        if (a != b) {
          end = best[1][b][next[a].front()];
          for (const Number n : next[a]) end = std::min(end, best[1][b][n], better);
          for (const Number n : next[b]) end = std::min(end, best[1][a][n], better);
        }
        const auto& then = chances_[end];
        for (std::size_t n = 0; n < kThrows; ++n)
          sum[std::min<std::size_t>(n + 1, kThrows - 1)] += (a == b ? 1u : 2u) * then[n];
      }
    float mean = 0;
    for (std::size_t n = 0; n < kThrows; ++n) {
      chances_[me][n] = static_cast<std::uint16_t>((sum[n] + 18) / 36);
      mean += static_cast<float>(n) * static_cast<float>(sum[n]);
    }
    means_[me] = mean / (36.0f * 65535.0f);
  }
}

bool BearOff::covers(const Stones& s, Seat seat) {
  for (int p = kPoints + 1; p <= kBar; ++p)
    if (s.of(seat, p) > 0) return false;
  return true;
}

std::size_t BearOff::index(const Stones& s, Seat seat) const {
  Home h{};
  for (int p = 1; p <= kPoints; ++p) h[at(p)] = static_cast<std::int8_t>(s.of(seat, p));
  return number(h);
}

float BearOff::chance(const Stones& s, Seat seat, int n) const {
  return static_cast<float>(chances_[index(s, seat)][at(n)]) / 65535.0f;
}

float BearOff::mean(const Stones& s, Seat seat) const { return means_[index(s, seat)]; }

float BearOff::wins(const Stones& s, Seat first) const {
  const auto &mine = chances_[index(s, first)], &theirs = chances_[index(s, static_cast<Seat>(1 - first))];
  float sum = 0, left = 0; // the other needs at least n throws
  for (const auto c : theirs) left += static_cast<float>(c);
  const float all = left;
  float mineAll = 0;
  for (std::size_t n = 0; n < kThrows; ++n) {
    sum += static_cast<float>(mine[n]) * left;
    mineAll += static_cast<float>(mine[n]);
    left -= static_cast<float>(theirs[n]);
  }
  return sum / (all * mineAll);
}

} // namespace mk
