// What a sensible player does in a sheet game: searches the whole turn. A result is worth what it brings in its best
// box and what the boxes then still open are good for; in the lines of a block and in an extra round its points alone.
#include "games/dice/sheet_game.h"
#include "games/dice/sheet_values.h"

#include <algorithm>

namespace mk::dice {

namespace {

// The only strike of a game is not spent for less than this.
constexpr double kStrikeReserve = 4;

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
  Move best{extra ? Move::Kind::Count : Move::Kind::Enter, static_cast<std::uint8_t>(sheet.count()), 0};
  double most = BestTurn::kNothing;
  for (int r = firstResult(s); r < s.turn.throws; ++r) {
    const std::size_t hand = hands.find(countsOf(s.turn.noted[static_cast<std::size_t>(r)]));
    if (worth[hand] < most) continue;
    most = worth[hand];
    best.result = static_cast<std::uint8_t>(r);
    if (boxless) continue;
    int box = 0;
    values->worth(hand, open, &box);
    best.what = static_cast<std::uint8_t>(box);
  }
  if (extra) best.what = 0;
  if (s.turn.mayThrowAgain()) {
    const BestTurn turn(worth, {.keeping = rules_.keeping, .remembers = rules_.anyResult});
    const int keep = turn.choose(hands.find(countsOf(s.turn.dice())), s.turn.throws, most);
    if (keep == BestTurn::kStop) return best;
    return Move{Move::Kind::Keep, placesOf(s.turn.dice(), hands.kept(static_cast<std::size_t>(keep))), 0};
  }
  if (boxless || rules_.striking != Striking::Box || sheet.hasStruck()) return best;
  for (std::size_t b = 0; b < rules_.boxes.size(); ++b) {
    if (sheet.isFilled(static_cast<int>(b))) continue;
    const double w = values->open(static_cast<SheetValues::BoxSet>(open ^ (1u << b))) + rules_.strikePoints;
    if (w - kStrikeReserve <= most) continue;
    most = w - kStrikeReserve;
    best = {Move::Kind::Strike, static_cast<std::uint8_t>(b), 0};
  }
  return best;
}

} // namespace mk::dice
