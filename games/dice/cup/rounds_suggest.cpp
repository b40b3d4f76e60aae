// Rounds games with the three-throw turn: what a sensible player keeps. All that the remaining throws can bring is
// gone through; the most points to be expected are best. Rules: three- to five-dice games, section 2, T3.
#include "games/dice/cup/rounds.h"

#include <algorithm>
#include <map>

namespace mk::dice {

namespace {

struct Result {
  ThreeThrows::Faces faces; // in order
  double chance;
};

// All results of so many dice, each once, with their chances.
std::vector<Result> resultsOf(int dice) {
  std::map<ThreeThrows::Faces, int> ways{{{}, 1}};
  double all = 1;
  for (int d = 0; d < dice; ++d) {
    std::map<ThreeThrows::Faces, int> more;
    for (const auto& [faces, n] : ways)
      for (std::uint8_t f = 1; f <= 6; ++f) {
        Thrown next{faces, static_cast<std::uint8_t>(d + 1)};
        next.face[static_cast<std::size_t>(d)] = f;
        more[next.sorted()] += n;
      }
    ways = std::move(more);
    all *= 6;
  }
  std::vector<Result> out;
  for (const auto& [faces, n] : ways) out.push_back({faces, n / all});
  return out;
}

class Outlook {
public:
  Outlook(int dice, Value value, Value side, bool lowest) : dice_(dice), value_(value), side_(side), lowest_(lowest) {
    for (int n = 0; n <= dice; ++n) results_.push_back(resultsOf(n));
  }

  double worth(const Thrown& t) const { // more is better
    const double points = value_(t).points + (side_ == nullptr ? 0 : side_(t).points / 1000.0);
    return lowest_ ? -points : points;
  }
  // Keeps these dice with so many throws left.
  double keep(const Thrown& t, ThreeThrows::Places places, int left) {
    Thrown kept;
    for (unsigned i = 0; i < t.count; ++i)
      if ((places >> i & 1) != 0) kept.face[kept.count++] = t.face[i];
    double sum = 0;
    for (const Result& r : results_[static_cast<std::size_t>(dice_ - kept.count)]) {
      Thrown next = kept;
      for (std::size_t i = 0; next.count < dice_; ++i) next.face[next.count++] = r.faces[i];
      sum += r.chance * best(next, left - 1);
    }
    return sum;
  }

private:
  double best(Thrown t, int left) {
    if (left == 0) return worth(t);
    t.face = t.sorted();
    const auto [at, isNew] = known_.try_emplace({t.face, left}, 0.0);
    if (!isNew) return at->second;
    double most = worth(t);
    eachKeep(t.face, dice_, [&](ThreeThrows::Places p) { most = std::max(most, keep(t, p, left)); });
    return known_[{t.face, left}] = most;
  }

  int dice_;
  Value value_, side_;
  bool lowest_;
  std::vector<std::vector<Result>> results_;
  std::map<std::pair<ThreeThrows::Faces, int>, double> known_;
};

} // namespace

std::optional<Rounds::Move> Rounds::suggest(const Cup& c, const State& s, const std::vector<Move>& list,
                                            Random&) const {
  Outlook outlook(dice(c), rules_.value, tieChain() ? rules_.side : nullptr, lowest());
  const int left = ThreeThrows::kThrows - s.turn.throws;
  Move best;
  double most = -1e9;
  for (const Move& m : list) {
    const double w = m.stay ? outlook.worth(c.last) : outlook.keep(c.last, m.keep, left);
    if (w > most + 1e-9) best = m, most = w; // staying comes first: no throw without a gain
  }
  return best;
}

} // namespace mk::dice
