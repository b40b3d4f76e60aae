// 155 Unistus täitub: piles, texts, and what a sensible player does.
#include "games/solitaires/dream_pairs.h"

#include <algorithm>

namespace mk {

namespace {

std::array<patience::Pile, DreamPairs::State::kPiles> table() {
  static constexpr std::array kKeys{"1", "2", "3", "4", "5", "6", "7", "8"};
  std::array<patience::Pile, DreamPairs::State::kPiles> out;
  for (std::size_t p = 0; p < out.size(); ++p) out[p] = {kKeys[p], patience::Take::Top};
  return out;
}

} // namespace

DreamPairs::DreamPairs(const Setup& s) : Frame(s, table()) {}

const std::vector<Card>& DreamPairs::pack() const {
  static const std::vector<Card> pack = sortedPack(7);
  return pack;
}

int DreamPairs::score(const State& s) const {
  int left = 0;
  for (const auto& pile : s.piles) left += pile.count();
  return (State::kCards - left) / 2;
}

Phrase DreamPairs::dealing() const {
  return MK_TEXT("games", "The cards from seven to ace are shuffled: eight face-up piles of four are laid.");
}

Phrase DreamPairs::prompt(const State& s) const {
  return {MK_TEXT("games", "%1: take two free cards of one rank. Pairs taken: %2."),
          {Arg::seat(turn(s).seat()), Arg::number(score(s))}};
}

Phrase DreamPairs::whyEnded(const State& s) const {
  if (won(s)) return MK_TEXT("games", "All 16 pairs are found: the dream comes true!");
  return stuckOrStopped(s, Phrase::counted(MK_TEXT_N("games", "%n pairs were found."), score(s)));
}

Phrase DreamPairs::pileName(std::size_t p) const {
  return {MK_TEXT("games", "pile %1"), {Arg::literal(piles_[p].key)}};
}

// A pair whose rank has no other card left, or whose whole rank lies free.
std::optional<DreamPairs::Move> DreamPairs::obvious(const State& s) const {
  std::optional<Move> out;
  each(s, [&](const Move& m) {
    const int rank = s.top(m.from).value();
    int left = 0, open = 0;
    for (const auto& pile : s.piles) {
      for (const auto e : pile) left += s.card(e).value() == rank;
      open += !pile.empty() && s.card(pile.back()).value() == rank;
    }
    if (open == left) out = m;
    return !out;
  });
  return out;
}

std::optional<DreamPairs::Move> DreamPairs::suggest(const State& s, Seat, Random&) const {
  const auto line = patience::bestFirst(
                        forOne(), board(s), {.positions = 1'000'000}, {}, [&](const State& t) { return score(t); },
                        [](const State&, const Move&) { return true; }, [&](const State& t) { return obvious(t); })
                        .line;
  return orGiveUp(line.empty() ? std::nullopt : std::optional(line.front()));
}

} // namespace mk
