// Masks and Berlin mask: what a sensible player does. Every throw to come is weighed: go on while that is expected to
// bring more than the bank. Rules: three- to five-dice games, games 129 and 130.
#include "games/dice/cup/masks.h"

#include <algorithm>
#include <array>
#include <vector>

namespace mk::dice {

namespace {

struct Taken { // dice set aside
  int worth;
  int dice;
  bool operator==(const Taken&) const = default;
};
struct Fall { // throws that show the same numbers
  double chance = 0;
  std::vector<Taken> picks;
};
using Falls = std::array<std::vector<Fall>, Masks::kDice + 1>; // by the number of dice thrown

Falls fallsOf(const Masks& m) {
  Falls out;
  for (std::uint8_t n = 1; n <= Masks::kDice; ++n) {
    const auto all = [&](const auto& self, Thrown t, std::uint8_t from, double ways) -> void {
      if (t.count == n) {
        Fall f{ways, {}};
        for (const auto& p : m.picks(t)) f.picks.push_back({p.worth, std::popcount(p.places)});
        out[n].push_back(std::move(f));
        return;
      }
      int same = 0; // dice thrown that show this number already
      for (std::uint8_t face = from; face <= 6; ++face, same = 0) {
        for (std::size_t i = 0; i < t.count; ++i) same += t.face[i] == face;
        Thrown next = t;
        next.face[next.count++] = face;
        self(self, next, face, ways * next.count / (same + 1) / 6);
      }
    };
    all(all, {}, 1, 1);
  }
  return out;
}

// The chance to hit `missing` exactly in one turn, by points / 50 and dice to throw.
class Hits {
public:
  Hits(const Falls& falls, int most) : table_(static_cast<std::size_t>(most / 50 + 1)) {
    for (int missing = 50; missing <= most; missing += 50)
      for (std::size_t n = 1; n <= Masks::kDice; ++n) {
        double sum = 0;
        for (const Fall& f : falls[n]) {
          double best = 0;
          for (const Taken& t : f.picks) best = std::max(best, of(missing - t.worth, static_cast<int>(n) - t.dice));
          sum += f.chance * best;
        }
        table_[static_cast<std::size_t>(missing / 50)][n] = sum;
      }
  }
  double of(int missing, int dice) const {
    if (missing <= 0) return missing == 0;
    const auto n = static_cast<std::size_t>(dice == 0 ? Masks::kDice : dice);
    return static_cast<std::size_t>(missing / 50) < table_.size() ? table_[static_cast<std::size_t>(missing / 50)][n]
                                                                  : 0;
  }

private:
  std::vector<std::array<double, Masks::kDice + 1>> table_;
};

} // namespace

// Points are worth themselves, reaching the target much more, and short of an exact target the chance to hit it next.
class MaskOutlook {
public:
  static constexpr int kCap = 3000; // points of a turn that are always banked

  MaskOutlook(const Falls& falls, const Hits& hits, int need, bool exact, bool bounces)
      : falls_(falls), hits_(hits), need_(need), exact_(exact), bounces_(bounces) {
    for (auto& row : known_) row.fill(-1);
  }

  double banked(int points) const {
    if (points == need_ || (points > need_ && !exact_)) return need_ + kVictory;
    if (points > need_) points = bounces_ ? 2 * need_ - points : 0;
    return points + (exact_ ? kVictory * hits_.of(need_ - points, Masks::kDice) : 0);
  }
  // With `points` in the turn and so many dice to throw.
  double thrown(int points, int dice) {
    if (points >= kCap) return banked(points);
    double& known = known_[static_cast<std::size_t>(points / 50)][static_cast<std::size_t>(dice)];
    if (known >= 0) return known;
    double sum = 0;
    for (const Fall& f : falls_[static_cast<std::size_t>(dice)]) {
      double best = f.picks.empty() ? banked(0) : -kVictory;
      for (const Taken& t : f.picks) best = std::max(best, taken(points + t.worth, dice - t.dice));
      sum += f.chance * best;
    }
    return known = std::max(sum, 0.0);
  }
  double taken(int points, int left) {
    if (points >= need_) return banked(points);
    return std::max(banked(points), thrown(points, left == 0 ? Masks::kDice : left));
  }

private:
  static constexpr double kVictory = 3000;
  const Falls& falls_;
  const Hits& hits_;
  int need_;
  bool exact_, bounces_;
  std::array<std::array<double, Masks::kDice + 1>, kCap / 50> known_{};
};

std::optional<Masks::Move> Masks::suggest(const Cup& c, const State& s, const std::vector<Move>& list, Random&) const {
  const Falls falls = fallsOf(*this);
  const int need = target_ - c.mine();
  const Hits hits(falls, exact_ ? std::min(need, MaskOutlook::kCap) : 0);
  MaskOutlook outlook(falls, hits, need, exact_, bounces_);
  return *std::ranges::max_element(list, {}, [&](const Move& m) {
    const int points = s.points + worth(c.last, m.places), left = s.left - std::popcount(m.places);
    if (m.bank || points >= need) return outlook.banked(points);
    return outlook.thrown(points, left == 0 ? kDice : left);
  });
}

} // namespace mk::dice
