// Value functions that look at the dice together. Rules: three- to five-dice games, section 2, value functions.
#include "games/dice/cup/values.h"

#include <algorithm>
#include <bit>

namespace mk::dice::values {

namespace {

// All dice but one; three equal dice count all.
Worth without(const Thrown& t, const std::uint8_t* left) {
  const auto at = static_cast<unsigned>(left - t.face.data());
  if (t.face[0] == t.face[1] && t.face[1] == t.face[2]) return sumAll(t);
  return {t.sum() - *left, static_cast<std::uint8_t>(t.all() & ~(1u << at))};
}

std::uint8_t equalDice(const Thrown& t) { return sets(t).lit; }

} // namespace

Worth top2(const Thrown& t) { return without(t, std::min_element(t.face.data(), t.face.data() + t.count)); }
Worth low2(const Thrown& t) { return without(t, std::max_element(t.face.data(), t.face.data() + t.count)); }

Worth onePlusOne(const Thrown& t) {
  const int largest = *std::ranges::max_element(t.face);
  return whole(t, 2 * largest == t.sum() ? t.sum() : 0);
}

Worth doublets(const Thrown& t) { return {t.count - std::popcount(Faces(t).once), equalDice(t)}; }

Worth bigMinusSmall(const Thrown& t) {
  const Counts c = t.counts();
  Worth w{0, equalDice(t)};
  for (std::size_t f = 1; f <= 6; ++f)
    if (c[f] >= 2) w.points += f >= 4 ? c[f] - 1 : 1 - c[f];
  return w;
}

Worth combo(const Thrown& t) {
  const std::uint8_t lit = equalDice(t);
  return {lit != 0, lit};
}

Worth comboGroups(const Thrown& t) { return {std::popcount(Faces(t).twice), equalDice(t)}; }

} // namespace mk::dice::values
