// 152 Pane saatus proovile: piles, texts, and what a sensible player does.
#include "games/solitaires/fate_square.h"

#include <algorithm>

namespace mk {

namespace {

using patience::Pile;
using patience::Take;

std::array<Pile, FateSquare::State::kPiles> table(bool neighboursOnly) {
  static constexpr std::array kKeys{"a", "b", "c", "d", "1", "2", "3", "4"};
  std::array<Pile, FateSquare::State::kPiles> out;
  for (std::size_t p = 0; p < out.size(); ++p)
    if (p < FateSquare::State::kFirst)
      out[p] = {kKeys[p], Take::Nothing, &patience::kUpRound, patience::kNoFace, 13};
    else
      out[p] = {kKeys[p], Take::Top, neighboursOnly ? &patience::kNeighbours : &patience::kNeighboursOrEqual,
                patience::kAnyFace};
  return out;
}

} // namespace

std::span<const OptionSpec> FateSquare::options() {
  static const std::vector<OptionSpec> specs = [] {
    OptionSpec o;
    o.key = "building";
    o.name = MK_TEXT("games", "Building");
    o.meaning = MK_TEXT("games", "Which cards may be laid on each other on the piles.");
    o.values = {{"same-or-neighbouring-rank", MK_TEXT("games", "the same rank or a neighbouring one")},
                {"neighbouring-rank-only", MK_TEXT("games", "a neighbouring rank only")}};
    return std::vector<OptionSpec>{o};
  }();
  return specs;
}

FateSquare::FateSquare(const Setup& s) : Frame(s, table(s.options.is("building", "neighbouring-rank-only"))) {}

const std::vector<Card>& FateSquare::pack() const {
  static const std::vector<Card> pack = sortedPack();
  return pack;
}

std::vector<std::string> FateSquare::told(const State& s) const {
  std::vector<std::string> corners;
  for (std::size_t p = 0; p < State::kFirst; ++p) corners.push_back(std::string(piles_[p].key) + " " + shown(s, p));
  return {patience::joined(corners, " ")};
}

bool FateSquare::gather(State& s, const State& fresh, const std::vector<patience::Element>& left, std::string_view t,
                        Phrase& wrong) const {
  std::vector<std::string> corners;
  const auto parts = patience::parts(t);
  const auto words = mk::words(parts.size() > 4 ? parts[4] : "");
  for (std::size_t i = 1; i < words.size(); i += 2) corners.emplace_back(words[i]);
  return patience::gatherRound(*this, s, fresh, left, corners, wrong);
}

Phrase FateSquare::dealing() const {
  return MK_TEXT("games",
                 "The pack is shuffled: four piles of twelve are laid, and the last four cards make the square.");
}

Phrase FateSquare::prompt(const State& s) const {
  const Arg who = Arg::seat(turn(s).seat());
  const bool square = !eachCarry(s, [&](const Move& m) { return !toHeap(m); });
  if (square) return {MK_TEXT("games", "%1: a card can go to the square; or move one from pile to pile."), {who}};
  return {MK_TEXT("games", "%1: no card fits the square. Move one from pile to pile."), {who}};
}

Phrase FateSquare::whyEnded(const State& s) const {
  if (won(s)) return MK_TEXT("games", "All 52 cards lie in the square: fate was kind!");
  return stuckOrStopped(s, Phrase::counted(MK_TEXT_N("games", "%n cards lie in the square."), score(s)));
}

Phrase FateSquare::pileName(std::size_t p) const {
  if (p < State::kFirst) return {MK_TEXT("games", "corner %1 of the square"), {Arg::literal(piles_[p].key)}};
  return {MK_TEXT("games", "pile %1"), {Arg::literal(piles_[p].key)}};
}

// When one corner is left to be filled, every card has one place and one time.
std::optional<FateSquare::Move> FateSquare::obvious(const State& s) const {
  int open = 0;
  for (std::size_t p = 0; p < State::kFirst; ++p) open += s.piles[p].count() < 13;
  std::optional<Move> out;
  if (open == 1)
    eachCarry(s, [&](const Move& m) {
      if (toHeap(m)) out = m;
      return !out;
    });
  return out;
}

template <class Worth> std::vector<FateSquare::Move> FateSquare::search(const State& s, int level, Worth worth) const {
  static constexpr std::array<std::uint64_t, 5> kLeft{300, 300, 1000, 1000, 10000}; // positions gone on from
  return patience::bestFirst(
             forOne(), board(s), {.left = kLeft[at(level - 1)]}, {}, worth,
             [](const State&, const Move&) { return true; }, [](const State&) { return std::optional<Move>(); })
      .line;
}
std::vector<FateSquare::Move> FateSquare::plan(const State& s, int level) const {
  return search(s, level, [&](const State& t) { return score(t); });
}

// The nearest way to more cards: who follows it comes nearer with every move, and never round in a circle.
std::optional<FateSquare::Move> FateSquare::suggest(const State& s, Seat, Random&) const {
  const auto line = search(s, 5, [&](const State& t) { return kMostMoves * score(t) + s.moves - t.moves; });
  return orGiveUp(line.empty() ? std::nullopt : std::optional(line.front()));
}

} // namespace mk
