// What a sensible player does in a sheet game: searches the whole turn. A result is worth what it brings in its best
// box and what the boxes then still open are good for; in the lines of a block and in an extra round its points alone.
#include "games/dice/sheets/sheet_game.h"
#include "games/dice/sheets/sheet_values.h"

#include <algorithm>

namespace mk::dice {

namespace {

// The only strike of a game is not spent for less than this: kept for a box that never comes.
constexpr double kStrikeReserve = 6;

SheetValues::BoxSet openBoxes(const Sheet& sheet, std::size_t boxes) {
  return static_cast<SheetValues::BoxSet>(((1u << boxes) - 1u) & ~unsigned{sheet.filled});
}

BestTurn::Worth valuesOf(int (*value)(const Counts&)) {
  BestTurn::Worth out;
  for (std::size_t h = 0; h < Hands::kAll; ++h) out[h] = value(Hands::get().counts(h));
  return out;
}

} // namespace

std::optional<SheetGame::Move> SheetGame::suggest(const State& s, Seat seat, Random&) const {
  const Sheet& sheet = s.sheets[static_cast<std::size_t>(seat)];
  if (s.phase == Phase::Section) {
    const bool strike = sectionSum(sheet, rules_.boxes) < rules_.strikePoints;
    return Move{strike ? Move::Kind::StrikeSection : Move::Kind::LeaveSection, 0, 0};
  }
  const Hands& hands = Hands::get();
  const bool extra = inExtraRound(s), boxless = extra || rules_.lines;
  const SheetValues* values = boxless ? nullptr : &SheetValues::of(rules_.boxes, rules_.keeping);
  const auto open = openBoxes(sheet, rules_.boxes.size());
  const BestTurn::Worth worth =
      boxless ? valuesOf(extra ? rules_.extra : rules_.boxes.front().value) : values->worths(open);
  // The best of the noted results.
  int result = firstResult(s);
  const auto handOf = [&](int r) { return hands.find(countsOf(s.turn.noted[static_cast<std::size_t>(r)])); };
  for (int r = result + 1; r < s.turn.throws; ++r)
    if (worth[handOf(r)] >= worth[handOf(result)]) result = r;
  const double most = worth[handOf(result)];
  if (s.turn.mayThrowAgain()) {
    const BestTurn turn(worth, {.keeping = rules_.keeping, .remembers = rules_.anyResult});
    const int keep = turn.choose(hands.find(countsOf(s.turn.dice())), s.turn.throws, most);
    if (keep != BestTurn::kStop)
      return Move{Move::Kind::Keep, placesOf(s.turn.dice(), hands.kept(static_cast<std::size_t>(keep))), 0};
  }
  const auto noted = static_cast<std::uint8_t>(result);
  if (extra) return Move{Move::Kind::Count, 0, noted};
  if (boxless) return Move{Move::Kind::Enter, static_cast<std::uint8_t>(sheet.count()), noted};
  if (rules_.striking == Striking::Box && !sheet.hasStruck() && !s.turn.mayThrowAgain())
    if (const int box = values->leastMissed(open, most - rules_.strikePoints + kStrikeReserve); box >= 0)
      return Move{Move::Kind::Strike, static_cast<std::uint8_t>(box), 0};
  int box = 0;
  values->worth(handOf(result), open, &box);
  return Move{Move::Kind::Enter, static_cast<std::uint8_t>(box), noted};
}

} // namespace mk::dice
