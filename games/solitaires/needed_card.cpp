// 151 Vajalik kaart: piles, deal, texts, and what a sensible player does.
#include "games/solitaires/needed_card.h"

#include "games/kernel/ranks.h"
#include "games/solitaires/open_rows.h"

#include <algorithm>

namespace mk {

namespace {

using patience::Pile;
using patience::Take;

std::array<Pile, NeededCard::State::kPiles> table() {
  return {Pile{"", Take::Nothing, &patience::kUpRound},
          Pile{"1", Take::Ends},
          Pile{"2", Take::Ends},
          Pile{"3", Take::Ends},
          Pile{"4", Take::Ends},
          Pile{"5", Take::Ends}};
}

} // namespace

std::span<const OptionSpec> NeededCard::options() {
  static const std::vector<OptionSpec> specs{patience::passesOption(3, 2), patience::undoOption()};
  return specs;
}

NeededCard::NeededCard(const Setup& s) : Frame(s, table(), s.options.index("passes") + 1) {}

const std::vector<Card>& NeededCard::pack() const {
  static const std::vector<Card> pack = sortedPack();
  return pack;
}

void NeededCard::lay(State& s) const {
  patience::Element next = 0;
  for (std::size_t row = 1; row <= kRows; ++row) next = patience::layRounds(s, row, 1, kAcross, next);
  patience::layStock(s, patience::layRounds(s, 0, 1, 1, next));
}

std::vector<std::string> NeededCard::told(const State& s) const {
  const Card base = s.top(0);
  return {"base " + mk::text(base) + " (" + std::to_string(score(s)) + ") needs " +
              mk::text(Card(base.suit(), base.value() % 13 + 1)).substr(0, 1),
          "waste " + wasteText(s), "stock " + std::to_string(s.stock()) + " pass " + std::to_string(s.pass)};
}

bool NeededCard::gather(State& s, const State& fresh, const std::vector<patience::Element>& left, std::string_view t,
                        Phrase& wrong) const {
  const auto words = mk::words(t);
  const auto at = std::ranges::find(words, "base");
  std::vector<std::string> shown;
  if (words.end() - at > 2) shown.push_back(std::string(at[1]) + std::string(at[2]));
  return patience::gatherRound(*this, s, fresh, left, shown, wrong);
}

Phrase NeededCard::dealing() const {
  return MK_TEXT("games",
                 "The pack is shuffled: five rows of seven are laid, then the base card; the rest is the stock.");
}

Phrase NeededCard::prompt(const State& s) const {
  const Arg who = Arg::seat(turn(s).seat()), rank = Arg::phrase(rankName(s.top(0).value() % 13 + 1));
  const bool fits = !eachCarry(s, [](const Move&) { return false; });
  if (fits) return {MK_TEXT("games", "%1: needed on the base: %2. It can be taken."), {who, rank}};
  if (s.stock() > 0) return {MK_TEXT("games", "%1: needed on the base: %2. Turn a card from the stock."), {who, rank}};
  return {MK_TEXT("games", "%1: needed on the base: %2. Turn the waste over for pass %3 of %4."),
          {who, rank, Arg::number(s.pass + 1), Arg::number(passes_)}};
}

Phrase NeededCard::whyEnded(const State& s) const {
  if (won(s)) return MK_TEXT("games", "All 52 cards lie on the base: every needed card was found!");
  return stuckOrStopped(s, Phrase::counted(MK_TEXT_N("games", "%n cards lie on the base."), score(s)));
}

Phrase NeededCard::pileName(std::size_t p) const {
  if (p == 0) return MK_TEXT("games", "the base");
  return {MK_TEXT("games", "row %1"), {Arg::literal(piles_[p].key)}};
}

// The last card of its rank has to go to the base whenever it is needed.
std::optional<NeededCard::Move> NeededCard::obvious(const State& s) const {
  if (s.piles[0].empty() || score(s) < State::kCards - 13) return std::nullopt;
  std::optional<Move> out;
  eachCarry(s, [&](const Move& m) {
    out = m;
    return false;
  });
  return out;
}

int NeededCard::nearness(const State& s) const { return 4 * score(s) - s.turned - 20 * s.pass; }

// Ruling A8: for each move, six ways in which the stock may lie, each played on to the end. In a later pass it is known
// how it lies.
std::optional<NeededCard::Move> NeededCard::suggest(const State& s, Seat seat, Random& random) const {
  const int fillings = s.pass == 1 ? 6 : 1;
  constexpr std::uint64_t kPositions = 20000;
  std::vector<Move> list;
  each(s, [&](const Move& m) {
    list.push_back(m);
    return true;
  });
  if (list.size() <= 1) return orGiveUp(list.empty() ? std::nullopt : std::optional(list.front()));
  const NeededCard alone = forOne();
  std::optional<Move> best;
  std::pair<int, int> bestReached{-1, -1};
  for (const Move& m : list) {
    std::pair<int, int> reached{0, 0}; // wins, and the cards on the base
    for (int i = 0; i < fillings; ++i) {
      State t = s;
      scramble(t, Viewer{seat}, random);
      const std::pair<int, int> most{reached.first + fillings - i, reached.second + (fillings - i) * State::kCards};
      if (most <= bestReached) continue; // it cannot become the best; the next fillings stay what they are
      t.done.clear();
      alone.play(t, 0, m);
      const OpenRows open(alone, t);
      const auto deep = patience::depthFirst(open, open.start(), kPositions);
      reached.first += deep.won;
      reached.second += deep.score;
    }
    if (reached > bestReached) best = m, bestReached = reached;
  }
  return best;
}

} // namespace mk
