// Results of five dice, counted out once; turns are searched back from their last throw.
#include "games/dice/sheets/hands.h"

#include <algorithm>

namespace mk::dice {

namespace {

// Calls f(counts, ways) for every result of so many dice.
template <class F> void eachResult(int dice, F f) {
  Counts counts{};
  const auto walk = [&](const auto& self, std::size_t face, int left, double ways) -> void {
    if (face == 6) {
      counts[6] = static_cast<std::uint8_t>(left);
      return f(counts, ways);
    }
    double choose = 1; // which of the dice left show this face
    for (int n = 0; n <= left; ++n) {
      counts[face] = static_cast<std::uint8_t>(n);
      self(self, face + 1, left - n, ways * choose);
      choose = choose * (left - n) / (n + 1);
    }
  };
  walk(walk, 1, dice, 1);
}

std::size_t indexOf(const std::vector<Counts>& sorted, const Counts& c) {
  return static_cast<std::size_t>(std::ranges::lower_bound(sorted, c) - sorted.begin());
}

bool contains(const Counts& all, const Counts& some) {
  for (std::size_t f = 1; f < all.size(); ++f)
    if (some[f] > all[f]) return false;
  return true;
}

} // namespace

const Hands& Hands::get() {
  static const Hands hands;
  return hands;
}

Hands::Hands() {
  eachResult(kDice, [this](const Counts& c, double) { hands_.push_back(c); });
  for (int kept = 0; kept < kDice; ++kept) eachResult(kept, [this](const Counts& c, double) { kept_.push_back(c); });
  std::ranges::sort(hands_);
  std::ranges::sort(kept_);
  keeps_.resize(hands_.size());
  for (std::size_t k = 0; k < kept_.size(); ++k) {
    int thrown = kDice;
    for (const int n : kept_[k]) thrown -= n;
    double all = 1;
    for (int i = 0; i < thrown; ++i) all *= 6;
    auto& after = after_.emplace_back();
    eachResult(thrown, [&](Counts c, double ways) {
      for (std::size_t f = 1; f < c.size(); ++f) c[f] = static_cast<std::uint8_t>(c[f] + kept_[k][f]);
      after.push_back({static_cast<std::uint16_t>(find(c)), ways / all});
    });
    std::ranges::sort(after, {}, &Next::hand);
    for (std::size_t h = 0; h < hands_.size(); ++h)
      if (contains(hands_[h], kept_[k])) keeps_[h].push_back(static_cast<std::uint16_t>(k));
  }
}

std::size_t Hands::find(const Counts& c) const { return indexOf(hands_, c); }

BestTurn::BestTurn(const std::array<Worth, ThreeThrows::kThrows>& worth, How how) : worth_(worth), how_(how) {
  if (!how_.remembers) fillForgetful();
}

std::span<const std::uint16_t> BestTurn::keeps(std::size_t hand) const {
  const auto all = Hands::get().keeps(hand);
  return how_.keeping ? all : all.first(1);
}

double BestTurn::expected(std::size_t keep, const Worth& next) const {
  double sum = 0;
  for (const auto& n : Hands::get().after(keep)) sum += n.chance * next[n.hand];
  return sum;
}

void BestTurn::fillForgetful() {
  const Hands& hands = Hands::get();
  forgetful_[at(how_.throws)] = worth_[at(how_.throws)];
  std::vector<double> thrown(hands.allKeeps());
  for (int made = how_.throws - 1; made >= 1; --made) {
    for (std::size_t k = 0; k < (how_.keeping ? thrown.size() : 1); ++k)
      thrown[k] = expected(k, forgetful_[at(made + 1)]);
    for (std::size_t h = 0; h < Hands::kAll; ++h) {
      double best = worth_[at(made)][h];
      for (const auto k : keeps(h)) best = std::max(best, thrown[k]);
      forgetful_[at(made)][h] = best;
    }
  }
}

BestTurn::Worth BestTurn::afterNext(int made, double before) const {
  if (!how_.remembers) return forgetful_[at(made + 1)];
  Worth next;
  for (std::size_t h = 0; h < Hands::kAll; ++h) next[h] = value(h, made + 1, before);
  return next;
}

double BestTurn::value(std::size_t hand, int made, double before) const {
  if (!how_.remembers) return forgetful_[at(made)][hand];
  double best = std::max(before, worth_[at(made)][hand]);
  if (made == how_.throws) return best;
  const Worth next = afterNext(made, best);
  for (const auto k : keeps(hand)) best = std::max(best, expected(k, next));
  return best;
}

int BestTurn::choose(std::size_t hand, int made, double before) const {
  int best = kStop;
  double most = (how_.remembers ? std::max(before, worth_[at(made)][hand]) : worth_[at(made)][hand]) + 1e-9;
  for (const auto& [keep, worth] : thrown(hand, made, before)) // not thrown again for nothing
    if (worth > most) {
      most = worth;
      best = keep;
    }
  return best;
}

std::vector<BestTurn::Thrown> BestTurn::thrown(std::size_t hand, int made, double before) const {
  std::vector<Thrown> out;
  if (made >= how_.throws) return out;
  const Worth next = afterNext(made, std::max(before, worth_[at(made)][hand]));
  for (const auto k : keeps(hand)) out.push_back({k, expected(k, next)});
  return out;
}

double BestTurn::mean() const {
  if (how_.remembers && how_.throws == 3 && worth_[0] == worth_[1] && worth_[1] == worth_[2]) return rememberingMean();
  double sum = 0;
  for (std::size_t h = 0; h < Hands::kAll; ++h) sum += Hands::get().chance(h) * value(h, 1);
  return sum;
}

// The same as the sum over value(), for all earlier results at once: what the best of them was worth is one of the
// worths, in order.
double BestTurn::rememberingMean() const {
  const Hands& hands = Hands::get();
  const Worth& worth = worth_.front();
  std::vector<double> steps(worth.begin(), worth.end());
  std::ranges::sort(steps);
  steps.erase(std::unique(steps.begin(), steps.end()), steps.end());
  const std::size_t n = steps.size();
  std::array<std::size_t, Hands::kAll> rank{};
  for (std::size_t h = 0; h < Hands::kAll; ++h)
    rank[h] = static_cast<std::size_t>(std::ranges::lower_bound(steps, worth[h]) - steps.begin());
  std::vector<double> chances(n);
  if (!how_.keeping) { // the best of three throws
    for (std::size_t h = 0; h < Hands::kAll; ++h) chances[rank[h]] += hands.chance(h);
    double sum = 0, upTo = 0, before = 0;
    for (std::size_t j = 0; j < n; ++j, before = upTo) {
      upTo += chances[j];
      sum += steps[j] * (upTo * upTo * upTo - before * before * before);
    }
    return sum;
  }
  // Before the last throw: [keep][best so far], then [hand][best so far].
  std::vector<float> last(hands.allKeeps() * n), second(Hands::kAll * n);
  for (std::size_t k = 0; k < hands.allKeeps(); ++k) {
    std::ranges::fill(chances, 0);
    for (const auto& next : hands.after(k)) chances[rank[next.hand]] += next.chance;
    double above = 0, below = 1;
    for (std::size_t j = n; j-- > 0;) {
      last[k * n + j] = static_cast<float>(above + below * steps[j]);
      above += chances[j] * steps[j];
      below -= chances[j];
    }
  }
  for (std::size_t h = 0; h < Hands::kAll; ++h) {
    float* const best = second.data() + h * n;
    for (std::size_t j = rank[h]; j < n; ++j) best[j] = static_cast<float>(steps[j]);
    for (const auto k : keeps(h)) {
      const float* const thrown = last.data() + k * n;
      for (std::size_t j = rank[h]; j < n; ++j) best[j] = thrown[j] > best[j] ? thrown[j] : best[j];
    }
  }
  double sum = 0;
  for (std::size_t h = 0; h < Hands::kAll; ++h) {
    double best = worth[h];
    for (const auto k : keeps(h)) {
      double thrown = 0;
      for (const auto& next : hands.after(k))
        thrown += next.chance * static_cast<double>(second[next.hand * n + std::max(rank[h], rank[next.hand])]);
      best = std::max(best, thrown);
    }
    sum += hands.chance(h) * best;
  }
  return sum;
}

std::array<BestTurn::Worth, ThreeThrows::kThrows> BestTurn::endings() const {
  const Hands& hands = Hands::get();
  std::array<Worth, ThreeThrows::kThrows> ended{};
  Worth lying{};
  for (std::size_t h = 0; h < Hands::kAll; ++h) lying[h] = hands.chance(h);
  for (int made = 1; made <= how_.throws; ++made) {
    Worth next{};
    for (std::size_t h = 0; h < Hands::kAll; ++h) {
      const int keep = choose(h, made);
      if (keep == kStop) {
        ended[at(made)][h] += lying[h];
        continue;
      }
      for (const auto& n : hands.after(static_cast<std::size_t>(keep))) next[n.hand] += lying[h] * n.chance;
    }
    lying = next;
  }
  return ended;
}

} // namespace mk::dice
