// What a sensible player does in Starpoker: plays the turn for the best chance to win the round. The others are thought
// to play like oneself when first: how their turns end is worked out once, for one, two and three throws.
#include "games/dice/base/throw.h"
#include "games/dice/sheets/hands.h"
#include "games/dice/sheets/starpoker.h"

#include <algorithm>
#include <cmath>

namespace mk {

using namespace dice;

namespace {

using ByThrow = std::array<BestTurn::Worth, ThreeThrows::kThrows>;

Starpoker::Played playedAs(std::size_t hand, int throws) {
  Starpoker::Played p;
  std::size_t at = 0;
  for (std::size_t f = 1; f <= 6; ++f)
    for (int n = Hands::get().counts(hand)[f]; n > 0; --n) p.faces[at++] = static_cast<std::uint8_t>(f);
  p.throws = static_cast<std::uint8_t>(throws);
  return p;
}

// How often a hand after so many throws beats a turn that ends like this; an equal one is half a win.
class Beats {
public:
  Beats() {
    for (int t = 1; t <= ThreeThrows::kThrows; ++t)
      for (std::size_t h = 0; h < Hands::kAll; ++h) order_.push_back({playedAs(h, t), h, t});
    std::ranges::stable_sort(order_, [](const Entry& a, const Entry& b) { return compare(a, b) < 0; });
  }
  ByThrow operator()(const ByThrow& endings) const {
    ByThrow out;
    double below = 0;
    for (std::size_t i = 0; i < order_.size();) {
      double equal = 0;
      std::size_t end = i;
      for (; end < order_.size() && compare(order_[i], order_[end]) == 0; ++end)
        equal += endings[slot(order_[end])][order_[end].hand];
      for (; i < end; ++i) out[slot(order_[i])][order_[i].hand] = below + equal / 2;
      below += equal;
    }
    return out;
  }

private:
  struct Entry {
    Starpoker::Played played;
    std::size_t hand;
    int throws;
  };
  static std::strong_ordering compare(const Entry& a, const Entry& b) { return Starpoker::compare(a.played, b.played); }
  static std::size_t slot(const Entry& e) { return static_cast<std::size_t>(e.throws - 1); }
  std::vector<Entry> order_;
};

// Against one who has so many throws: how often each result wins. Begun with one throw, each pass plays against the
// pass before.
std::array<ByThrow, ThreeThrows::kThrows> chancesAgainstOne() {
  const Beats beats;
  ByThrow one{};
  for (std::size_t h = 0; h < Hands::kAll; ++h) one[0][h] = Hands::get().chance(h);
  std::array<ByThrow, ThreeThrows::kThrows> out;
  out[0] = beats(one);
  for (int throws = 2; throws <= ThreeThrows::kThrows; ++throws) {
    ByThrow wins = out[0];
    for (int pass = 0; pass < 3; ++pass)
      wins = beats(BestTurn(wins, {.throws = throws, .keeping = true, .remembers = false}).endings());
    out[static_cast<std::size_t>(throws - 1)] = wins;
  }
  return out;
}

} // namespace

std::optional<Starpoker::Move> Starpoker::suggest(const State& s, Seat, Random&) const {
  static const auto chances = chancesAgainstOne();
  const Hands& hands = Hands::get();
  const int most = mostThrows(s), toCome = std::popcount(s.in) - std::popcount(s.done) - 1;
  const auto best = bestSoFar(s);
  ByThrow wins;
  for (int t = 1; t <= ThreeThrows::kThrows; ++t) {
    // Whoever leads and stops sets the throws of those to come.
    const int theirs = leaderSets_ ? (s.done == 0 ? t : most) : ThreeThrows::kThrows;
    const auto slot = static_cast<std::size_t>(t - 1);
    const auto& against = chances[static_cast<std::size_t>(theirs - 1)][slot];
    for (std::size_t h = 0; h < Hands::kAll; ++h) {
      double w = std::pow(against[h], toCome);
      if (best) {
        const auto beaten = compare(playedAs(h, t), s.hands[at(*best)]);
        if (beaten < 0) w = 0;
        if (beaten == 0) w /= 2;
      }
      wins[slot][h] = w;
    }
  }
  const BestTurn turn(wins, {.throws = most, .keeping = true, .remembers = false});
  const int keep = turn.choose(hands.find(countsOf(s.turn.dice())), s.turn.throws);
  if (keep == BestTurn::kStop) return Move{true, 0};
  Counts kept = hands.kept(static_cast<std::size_t>(keep));
  return Move{false, placesOf(s.turn.dice(), kept)};
}

} // namespace mk
