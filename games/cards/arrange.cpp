// The arrangement of beating games.
#include "games/cards/arrange.h"

#include "games/cards/durak.h"

#include <vector>

namespace mk::cards {

namespace {

constexpr double kRim = 24;

// Boxes of equal width side by side.
void sideBySide(Layout& l, const std::vector<Seat>& seats, Box strip) {
  const auto n = static_cast<double>(seats.size());
  const double width = (strip.width - kRim * (n - 1)) / n;
  for (std::size_t i = 0; i < seats.size(); ++i)
    l.frames.push_back(
        {seats[i], {strip.x + (width + kRim) * static_cast<double>(i), strip.y, width, strip.height}, 0, true});
}

// The other seats clockwise from the left of the one at the bottom. With three or more the first and the last sit at
// the sides, the rest at the top.
void seatOthers(Layout& l, const std::vector<Seat>& others, Box top, Box left, Box right) {
  if (others.size() < 3) return sideBySide(l, others, top);
  l.frames.push_back({others.front(), left, 0, true});
  l.frames.push_back({others.back(), right, 0, true});
  sideBySide(l, {others.begin() + 1, others.end() - 1}, top);
}

} // namespace

Layout arrangeBeating(const View& v, Aspect aspect) {
  Layout l;
  std::vector<Seat> others;
  int seats = 0;
  for (const Zone& z : v.zones) seats += z.role == Zone::Role::Hand;
  for (Seat s = leftOf(v.bottom, seats); s != v.bottom; s = leftOf(s, seats)) others.push_back(s);
  const bool notes = v.find(Durak::kScores) != nullptr;
  if (aspect == Aspect::Tall) {
    l.width = 1000;
    l.height = 1400;
    seatOthers(l, others, {kRim, kRim, 952, 220}, {kRim, 268, 464, 200}, {512, 268, 464, 200});
    l.frames.push_back({Durak::kStock, {40, 510, 150, 220}, 130, false});
    l.frames.push_back({Durak::kTrump, {210, 510, 150, 220}, 130, false});
    l.frames.push_back({Durak::kOut, {810, 510, 150, 220}, 130, false});
    if (notes) l.frames.push_back({Durak::kScores, {400, 490, 370, 260}, 0, false});
    l.frames.push_back({Durak::kAttack, {kRim, 780, 952, 270}, 150, false});
    l.frames.push_back({v.bottom, {kRim, 1080, 952, 296}, 0, true});
    return l;
  }
  seatOthers(l, others, {290, kRim, 1020, 190}, {kRim, 240, 250, 190}, {1326, 240, 250, 190});
  const double level = others.size() < 3 ? 390 : 470; // below the hands at the sides
  l.frames.push_back({Durak::kStock, {60, level, 130, 200}, 120, false});
  l.frames.push_back({Durak::kTrump, {220, level, 130, 200}, 120, false});
  l.frames.push_back({Durak::kAttack, {400, 330, 800, 300}, 150, false});
  l.frames.push_back({Durak::kOut, {1240, level, 130, 200}, 120, false});
  if (notes) l.frames.push_back({Durak::kScores, {1400, level - 20, 180, 250}, 0, false});
  l.frames.push_back({v.bottom, {200, 710, 1200, 266}, 0, true});
  return l;
}

} // namespace mk::cards
