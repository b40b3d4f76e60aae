// 154 Säilita kord: piles, texts, and what a sensible player does.
#include "games/solitaires/keep_order.h"

#include <algorithm>

namespace mk {

namespace {

using patience::Element;
using patience::facesOf;
using patience::Pile;
using patience::Take;

constexpr std::size_t kFirst = KeepOrder::State::kFirst; // the first column

std::array<Pile, KeepOrder::State::kPiles> table(bool rankOnly) {
  static constexpr std::array kKeys{"1", "2", "3", "4", "5", "6", "7", "8"};
  std::array<Pile, KeepOrder::State::kPiles> out;
  for (std::size_t f = 0; f < kFirst; ++f)
    out[f] = {"F", Take::Nothing, &patience::kUpSuit, facesOf(1) & facesOf(static_cast<Suit>(f))};
  for (std::size_t c = 0; c < kKeys.size(); ++c)
    out[kFirst + c] = {kKeys[c], Take::Top, rankOnly ? &patience::kDownRank : &patience::kDownColours,
                       patience::kAnyFace};
  return out;
}

} // namespace

std::span<const OptionSpec> KeepOrder::options() {
  static const std::vector<OptionSpec> specs{
      patience::buildingOption("rank-only", MK_TEXT("games", "any suit, one lower")), patience::passesOption(2, 1),
      patience::undoOption()};
  return specs;
}

KeepOrder::KeepOrder(const Setup& s)
    : Frame(s, table(s.options.is("building", "rank-only")), s.options.index("passes") + 1) {}

const std::vector<Card>& KeepOrder::pack() const {
  static const std::vector<Card> pack = sortedPack();
  return pack;
}

std::vector<std::string> KeepOrder::told(const State& s) const {
  std::string stock = "stock " + std::to_string(s.stock()), built = "F";
  if (passes_ > 1) stock += " pass " + std::to_string(s.pass);
  for (std::size_t f = 0; f < kFirst; ++f)
    built += std::string(" ") + suitLetter(static_cast<Suit>(f)) + std::to_string(s.piles[f].size());
  return {"waste " + wasteText(s), stock, built};
}

Phrase KeepOrder::dealing() const {
  return MK_TEXT("games", "The pack is shuffled: eight columns of four are laid, and twenty cards are the stock.");
}

Phrase KeepOrder::whyEnded(const State& s) const {
  if (won(s)) return MK_TEXT("games", "All cards lie on the foundations: order is kept!");
  return stuckOrStopped(s, Phrase::counted(MK_TEXT_N("games", "%n cards lie on the foundations."), score(s)));
}

Phrase KeepOrder::pileName(std::size_t p) const {
  if (p >= kFirst) return Frame::pileName(p);
  return {MK_TEXT("games", "foundation, %1"), {Arg::suit(static_cast<int>(p))}};
}

Phrase KeepOrder::heapLabel(const State& s, std::size_t p) const {
  if (!s.piles[p].empty()) return {};
  return {MK_TEXT("games", "%1"), {Arg::suit(static_cast<int>(p))}};
}

// What the columns and the waste are worth, in tenths: empty columns are good; cards out of built order, cards over
// lower ones and cards that wait are bad.
int KeepOrder::tidiness(const State& s, int disorder, int over, int waiting) const {
  int w = 0;
  const auto count = [&](const auto& cards, std::size_t n, bool column) {
    int lowest = 99;
    for (std::size_t i = 0; i < n; ++i) {
      const Card c = s.card(cards[i]);
      if (column && i > 0 && !piles_[kFirst].build->fits(s.card(cards[i - 1]), c)) w -= disorder;
      if (c.value() > lowest) w -= over;
      lowest = std::min(lowest, c.value());
    }
  };
  for (std::size_t p = kFirst; p < State::kPiles; ++p) {
    w += s.piles[p].empty() ? 30 : 0;
    count(s.piles[p], s.piles[p].size(), true);
  }
  count(s.talon, s.turned, false);
  return w - waiting * s.waste();
}

// Of positions that are nearly as good the nearest one: each step comes nearer to it.
std::vector<KeepOrder::Move> KeepOrder::plan(const State& s) const {
  const bool last = s.stock() == 0;
  const KeepOrder alone = forOne();
  State board = s;
  board.done.clear();
  auto found = patience::bestFirst(
      alone, board, {.positions = last ? 5000u : 1000u}, {},
      [&](const State& t) { return promise(t) - (t.moves - s.moves); },
      [](const State&, const Move& m) { return m.kind != Kind::Turn; },
      [](const State&) { return std::optional<Move>(); });
  if (!found.won && !last) found.line.push_back({Kind::Turn, 0, 0, 1});
  return found.line;
}

// The first step of the plan. Who asks before every move has it made anew each time; it may then lead elsewhere, so who
// has made more moves than what has come of them is worth turns the next card.
std::optional<KeepOrder::Move> KeepOrder::suggest(const State& s, Seat, Random&) const {
  if (const auto m = obvious(s)) return m;
  const bool patient = s.moves < 40 + 6 * (State::kTalon - s.stock() + s.inHeaps());
  if (!patient && s.stock() > 0) return Move{Kind::Turn, 0, 0, 1};
  if (const auto line = patient ? plan(s) : std::vector<Move>(); !line.empty()) return line.front();
  std::optional<Move> last; // of the moves
  each(s, [&](const Move& m) { return last = m, true; });
  return orGiveUp(seats_ > 1 ? std::nullopt : last);
}

std::optional<patience::OpenColumns> KeepOrder::openColumns(const State& s) const {
  if (passes_ > 1) return std::nullopt;
  patience::OpenColumns out;
  out.build = piles_[kFirst].build;
  const auto code = [&](Element e) { return static_cast<std::uint8_t>(s.card(e).code()); };
  for (std::size_t f = 0; f < kFirst; ++f) out.home[f] = static_cast<std::uint8_t>(s.piles[f].size());
  for (std::size_t c = 0; c < out.columns.size(); ++c)
    for (const Element e : s.piles[kFirst + c]) out.columns[c].push_back(code(e));
  for (const Element e : s.talon) out.talon.push_back(code(e));
  out.turned = s.turned;
  return out;
}

} // namespace mk
