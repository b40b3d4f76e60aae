// What a sensible player does in a sheet game: plays for the chance of winning. How much every move leaves to be had on
// the average is exact (SheetValues); how likely that is enough against the others is reckoned as if totals spread
// evenly round their means, with no spread left when the sheets are full.
#include "games/dice/sheets/sheet_game.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace mk::dice {

namespace {

// Where the match is decided, more points are still better than fewer.
constexpr double kPointsToo = 2e-4;

SheetValues::BoxSet openBoxes(const Sheet& sheet, std::size_t boxes) {
  return static_cast<SheetValues::BoxSet>(((1u << boxes) - 1u) & ~unsigned{sheet.filled});
}

BestTurn::Worth valuesOf(int (*value)(const Counts&)) {
  BestTurn::Worth out;
  for (std::size_t h = 0; h < Hands::kAll; ++h) out[h] = value(Hands::get().counts(h));
  return out;
}

std::size_t handOf(const ThreeThrows& turn, int result) {
  return Hands::get().find(countsOf(turn.noted[static_cast<std::size_t>(result)]));
}

// To come out above all others, coming to this total on the average.
template <class Rivals> double toWin(const Rivals& rivals, double total, double mySpread) {
  double all = 1;
  for (const auto& rival : rivals) {
    const double ahead = total - rival.total, spreads = std::sqrt(mySpread + rival.spread);
    if (spreads > 0)
      all *= std::erfc(-ahead / spreads / std::sqrt(2.0)) / 2;
    else
      all *= ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5;
  }
  return all + kPointsToo * total;
}

} // namespace

// A sheet of lines is one box that is filled ever again.
const SheetValues& SheetGame::values() const {
  const int strike = rules_.striking == Striking::Box ? rules_.strikePoints : 0;
  return SheetValues::of(rules_.lines ? rules_.boxes.first(1) : rules_.boxes,
                         {.keeping = rules_.keeping, .anyResult = rules_.anyResult, .strike = strike}, rules_.values);
}

double SheetGame::left(const State& s, Seat seat) const {
  const Sheet& sheet = s.sheets[at(seat)];
  const auto open = openBoxes(sheet, rules_.boxes.size());
  if (rules_.lines) return std::popcount(open) * values().open(1);
  return values().open(open, rules_.striking == Striking::Box && !sheet.hasStruck());
}

double SheetGame::spread(const State& s, Seat seat) const {
  const auto open = openBoxes(s.sheets[at(seat)], rules_.boxes.size());
  return rules_.lines ? std::popcount(open) * values().spread(1) : values().spread(open);
}

double SheetGame::expected(const State& s, Seat seat) const { return total(s, seat) + left(s, seat); }

SheetGame::Rivals SheetGame::rivals(const State& s, Seat seat) const {
  Rivals out;
  for (Seat other = 0; other < seats_; ++other)
    if (other != seat) out.push_back({expected(s, other), spread(s, other)});
  return out;
}

std::vector<Weighed<SheetGame::Move>> SheetGame::weigh(const State& s, Seat seat, int, const std::stop_token&) const {
  std::vector<Weighed<Move>> out;
  if (s.phase == Phase::Section) {
    const int sum = sectionSum(s.sheets[at(seat)], rules_.boxes);
    const double now = expected(s, seat), spreads = spread(s, seat);
    const Rivals others = rivals(s, seat);
    out.push_back({Move{Move::Kind::StrikeSection, 0, 0}, toWin(others, now - sum + rules_.strikePoints, spreads)});
    out.push_back({Move{Move::Kind::LeaveSection, 0, 0}, toWin(others, now, spreads)});
  } else {
    weighTurn(s, seat, out);
  }
  std::ranges::stable_sort(out, std::greater<>(), &Weighed<Move>::worth);
  return out;
}

// What a result would be worth that were the last of the turn, and from there what throwing again is.
void SheetGame::weighTurn(const State& s, Seat seat, std::vector<Weighed<Move>>& out) const {
  using Kind = Move::Kind;
  const Hands& hands = Hands::get();
  const Sheet& sheet = s.sheets[at(seat)];
  const bool extra = inExtraRound(s), mayStrike = rules_.striking == Striking::Box && !sheet.hasStruck();
  const auto open = openBoxes(sheet, rules_.boxes.size());
  const double now = total(s, seat);
  const SheetValues& values = this->values();
  const Rivals others = rivals(s, seat);
  // As if every box varied alike: which one is filled is decided by the means.
  const int boxes = std::popcount(open);
  const double spreads = spread(s, seat) * (boxes - 1) / std::max(boxes, 1);
  const auto fill = [&](int box, double points, bool strikes) {
    const auto after = static_cast<SheetValues::BoxSet>(open ^ (1u << box));
    const double rest = rules_.lines ? (boxes - 1) * values.open(1) : values.open(after, mayStrike && !strikes);
    return toWin(others, now + points + rest, spreads);
  };
  const auto strike = [&](int box) { return fill(box, rules_.strikePoints, true); };
  BestTurn::Worth worth;
  if (extra) {
    worth = valuesOf(rules_.extra);
    for (double& w : worth) w /= 100; // of no more points than this
  } else if (rules_.lines) {
    for (std::size_t h = 0; h < Hands::kAll; ++h) worth[h] = fill(sheet.count(), values.points(h, 0), false);
  } else {
    worth.fill(BestTurn::kNothing);
    for (int box = 0; box < static_cast<int>(rules_.boxes.size()); ++box) {
      if (sheet.isFilled(box)) continue;
      const double struck = mayStrike ? strike(box) : BestTurn::kNothing;
      for (std::size_t h = 0; h < Hands::kAll; ++h)
        worth[h] = std::max({worth[h], fill(box, values.points(h, box), false), struck});
    }
  }
  std::vector<Move> list;
  moves(s, seat, list);
  double best = BestTurn::kNothing;
  for (int r = firstResult(s); r < s.turn.throws; ++r) best = std::max(best, worth[handOf(s.turn, r)]);
  const BestTurn turn(worth, {.keeping = rules_.keeping, .remembers = rules_.anyResult});
  // Where it is all the same, the turn is ended rather than thrown on.
  for (const Move& m : list) {
    const auto hand = m.kind == Kind::Enter || m.kind == Kind::Count ? handOf(s.turn, m.result) : 0;
    if (m.kind == Kind::Count) out.push_back({m, worth[hand]});
    if (m.kind == Kind::Enter)
      out.push_back({m, rules_.lines ? worth[hand] : fill(m.what, values.points(hand, m.what), false)});
    if (m.kind == Kind::Strike) out.push_back({m, strike(m.what)});
  }
  if (!s.turn.mayThrowAgain()) return;
  for (const auto& [keep, w] : turn.thrown(hands.find(countsOf(s.turn.dice())), s.turn.throws, best))
    out.push_back({Move{Kind::Keep, placesOf(s.turn.dice(), hands.kept(static_cast<std::size_t>(keep))), 0}, w - 1e-9});
}

namespace {

// Dice that a person might keep: all of one face where no other shows much more, or neighbours in a row; and none at
// all where little has come together.
bool mightBeKept(const Counts& thrown, const Counts& kept) {
  const int most = *std::ranges::max_element(thrown);
  int faces = 0, lowest = 0, highest = 0, dice = 0;
  bool whole = true, single = true;
  for (int face = 1; face <= 6; ++face) {
    const int n = kept[static_cast<std::size_t>(face)];
    if (n == 0) continue;
    if (faces++ == 0) lowest = face;
    highest = face;
    dice += n;
    whole = whole && n == thrown[static_cast<std::size_t>(face)];
    single = single && n == 1;
  }
  constexpr int kPair = 2, kRow = 3;
  if (faces == 0) return most <= kPair;
  if (faces == 1) return whole && dice >= most - 1;
  return single && faces >= kRow && highest - lowest == faces - 1 && most <= kRow;
}

} // namespace

std::vector<SheetGame::Move> SheetGame::slips(const State& s, Seat seat) const {
  std::vector<Move> all, keeps, fits;
  moves(s, seat, all);
  const SheetValues& values = this->values();
  const Counts thrown = s.phase == Phase::Throwing ? countsOf(s.turn.dice()) : Counts();
  const bool made = *std::ranges::max_element(thrown) == rules_.dice;
  for (const Move& m : all) {
    if (m.kind == Move::Kind::Keep) {
      ThreeThrows::Faces held{};
      for (std::size_t die = 0; die < held.size(); ++die)
        if ((m.what >> die & 1) != 0) held[die] = s.turn.dice()[die];
      if (!made && mightBeKept(thrown, countsOf(held))) keeps.push_back(m);
    } else if (m.kind == Move::Kind::Enter && values.points(handOf(s.turn, m.result), rules_.lines ? 0 : m.what) > 0) {
      fits.push_back(m);
    }
  }
  if (!keeps.empty()) return keeps;
  if (!fits.empty()) return fits;
  std::erase_if(all, [](const Move& m) { return m.kind == Move::Kind::Keep; });
  return all;
}

std::optional<SheetGame::Move> SheetGame::suggest(const State& s, Seat seat, Random&) const {
  return weigh(s, seat).front().move;
}

} // namespace mk::dice
