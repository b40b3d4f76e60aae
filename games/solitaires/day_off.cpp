// 150 Korralda endale puhkepäev: piles, deal, texts, and what a sensible player does.
#include "games/solitaires/day_off.h"

#include <algorithm>

namespace mk {

namespace {

using patience::facesOf;
using patience::Pile;
using patience::Take;
using Kind = patience::Move::Kind;

constexpr std::size_t kFirst = DayOff::State::kFirst; // the first column

// Two foundations a suit, then the columns: an empty one takes a king.
std::array<Pile, DayOff::State::kPiles> table(bool sameSuit) {
  static constexpr std::array kKeys{"1", "2", "3", "4", "5", "6", "7", "8", "9", "10"};
  std::array<Pile, DayOff::State::kPiles> out;
  for (std::size_t f = 0; f < kFirst; ++f)
    out[f] = {"F", Take::Nothing, &patience::kUpSuit, facesOf(1) & facesOf(static_cast<Suit>(f / 2))};
  for (std::size_t c = 0; c < kKeys.size(); ++c)
    out[kFirst + c] = {kKeys[c], Take::Block, sameSuit ? &patience::kDownSuit : &patience::kDownColours, facesOf(13)};
  return out;
}

} // namespace

std::span<const OptionSpec> DayOff::options() {
  static const std::vector<OptionSpec> specs = [] {
    OptionSpec stock;
    stock.key = "stock";
    stock.name = MK_TEXT("games", "Stock");
    stock.meaning = MK_TEXT("games", "When a card may be turned from the stock.");
    stock.values = {{"when-stuck", MK_TEXT("games", "when no face-down card can be turned up")},
                    {"any-time", MK_TEXT("games", "at any time")}};
    return std::vector<OptionSpec>{patience::passesOption(3, 2), stock,
                                   patience::buildingOption("same-suit", MK_TEXT("games", "the same suit only")),
                                   patience::undoOption()};
  }();
  return specs;
}

DayOff::DayOff(const Setup& s)
    : Frame(s, table(s.options.is("building", "same-suit")), s.options.index("passes") + 1),
      anyTime_(s.options.is("stock", "any-time")) {}

const std::vector<Card>& DayOff::pack() const {
  static const std::vector<Card> pack = sortedPack(2, 2);
  return pack;
}

// Round r lays one card on each of the columns r, r+1, ..., ten; in the end the last card of every column is face up.
void DayOff::lay(State& s) const {
  patience::Element next = 0;
  for (std::size_t round = 0; round < kColumns; ++round)
    next = patience::layRounds(s, kFirst + round, kColumns - round, 1, next);
  for (std::size_t c = 0; c < kColumns; ++c) s.closed[kFirst + c] = static_cast<std::uint8_t>(c);
  patience::layStock(s, next);
}

std::vector<std::string> DayOff::told(const State& s) const {
  std::string t = "stock " + std::to_string(s.stock()) + " waste " + std::to_string(s.waste());
  if (s.waste() > 0) t += " top " + mk::text(s.wasteTop());
  return {t + " pass " + std::to_string(s.pass) + " F " + std::to_string(score(s))};
}

Phrase DayOff::dealing() const {
  return MK_TEXT("games", "Two packs are shuffled: ten columns are laid and the stock is put beside them.");
}

Phrase DayOff::whyEnded(const State& s) const {
  if (won(s)) return MK_TEXT("games", "All cards lie on the foundations: the day off is yours!");
  return stuckOrStopped(s, Phrase::counted(MK_TEXT_N("games", "%n cards lie on the foundations."), score(s)));
}

Phrase DayOff::pileName(std::size_t p) const {
  const int n = static_cast<int>(p);
  if (p >= kFirst) return Frame::pileName(p);
  return {MK_TEXT("games", "foundation %1, %2"), {Arg::suit(n / 2), Arg::number(n % 2 + 1)}};
}

Phrase DayOff::heapLabel(const State& s, std::size_t p) const {
  if (!s.piles[p].empty()) return {};
  return {MK_TEXT("games", "%1"), {Arg::suit(static_cast<int>(p / 2))}};
}

Phrase DayOff::prompt(const State& s) const {
  const bool turning = !each(s, [&](const Move& m) { return !turnsUp(s, m); });
  if (turning && !anyTime_)
    return {MK_TEXT("games", "%1: a face-down card can be turned up. Until then the stock stays shut."),
            {Arg::seat(turn(s).seat())}};
  return stockPrompt(s);
}

// The ruling's list (A8): which of its rules asks for this move; the first one counts. 0 = none of them does.
int DayOff::rule(const State& s, const Move& m, int smallest, bool king) const {
  const bool block = m.kind == Kind::Carry && !toHeap(m);
  const auto& from = s.piles[m.from];
  const std::size_t under = block ? from.size() - m.count : 0;
  if (toHeap(m) && moved(s, m).value() <= smallest + 2) return 1;
  if (turnsUp(s, m)) return 2;
  if (king && block && under == 0) return 3; // makes an empty column for a king that waits
  if (toHeap(m)) return 4;
  if (block && under > s.closed[m.from]) { // a part moves off a card that can then go to its foundation
    const patience::Faces uncovered = patience::face(s.card(from[under - 1]));
    for (std::size_t f = 0; f < kFirst; ++f)
      if (wanted(s, f) & uncovered) return 5;
  }
  if (m.kind == Kind::Waste) return s.piles[m.to].empty() ? 6 : 7;
  if (m.kind == Kind::Turn) return 8;
  if (m.kind == Kind::Redeal) return 9;
  return 0;
}

// What the list asks for: the moves of the first rule that has any; of those that turn up a card, where the fewest lie
// closed.
Row<DayOff::Move, DayOff::kMostEquals> DayOff::equals(const State& s) const {
  int smallest = 13;
  for (std::size_t f = 0; f < kFirst; ++f) smallest = std::min(smallest, s.piles[f].count());
  bool king = s.waste() > 0 && s.wasteTop().value() == 13;
  for (std::size_t c = kFirst; c < State::kPiles; ++c)
    king = king || (s.closed[c] > 0 && s.card(s.piles[c][s.closed[c]]).value() == 13);
  Row<Move, kMostEquals> best;
  int lowest = 100'000;
  each(s, [&](const Move& m) {
    const int r = rule(s, m, smallest, king);
    if (r == 0) return true;
    const int rank = 100 * r + (r == 2 ? s.closed[m.from] : 0);
    if (rank < lowest) best.clear(), lowest = rank;
    if (rank == lowest && !best.full()) best.push_back(m);
    return true;
  });
  return best;
}

// The list leaves open which of equals; the first are the columns with the fewest closed cards.
std::optional<DayOff::Move> DayOff::guide(const State& s) const {
  const auto best = equals(s);
  return best.empty() ? std::nullopt : std::optional(best.front());
}

std::optional<DayOff::Move> DayOff::suggest(const State& s, Seat, Random&) const { return orGiveUp(guide(s)); }

int DayOff::nearness(const State& s) const {
  int closed = 0;
  for (const auto n : s.closed) closed += n;
  return 2 * score(s) - 5 * closed - s.talon.count() / 2;
}

} // namespace mk
