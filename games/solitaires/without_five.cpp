// 153 Ilma viieta: orders, texts, and what a sensible player does.
#include "games/solitaires/without_five.h"

#include "games/kit/patience/pairing.h"

#include <algorithm>

namespace mk {

using patience::kHole;

std::span<const OptionSpec> WithoutFive::options() {
  static const std::vector<OptionSpec> specs{
      {.key = "target",
       .name = MK_TEXT("games", "Pairs to win"),
       .meaning = MK_TEXT("games", "How many pairs have to be found."),
       .values = {{"12", Phrase::plain("12")}, {"13", Phrase::plain("13")}, {"14", Phrase::plain("14")}}},
      {.key = "redeals",
       .name = MK_TEXT("games", "Redeals"),
       .meaning = MK_TEXT("games", "How often the cards that are left may be laid out again."),
       .values = {{"0", MK_TEXT("games", "no redeal")}, {"1", MK_TEXT("games", "one")}, {"2", MK_TEXT("games", "two")}},
       .preset = 2},
      patience::undoOption()};
  return specs;
}

WithoutFive::WithoutFive(const Setup& s)
    : Frame(s, {patience::Pile{"", patience::Take::Top}}, s.options.index("redeals") + 1),
      target_(12 + s.options.index("target")) {}

const std::vector<Card>& WithoutFive::pack() const {
  static const std::vector<Card> pack = sortedPack(7);
  return pack;
}

// A redeal lays the cards that are left from the first cell on, as they come in the next order.
void WithoutFive::apply(State& s, const Move& m) const {
  auto& cells = s.piles[0];
  if (m.kind == Kind::Pair) {
    cells[m.from] = cells[m.to] = kHole;
    return;
  }
  const auto before = cells;
  std::size_t next = 0;
  for (std::size_t i = 0; i < kCells; ++i) {
    const Card c = s.order[static_cast<std::size_t>(s.pass) * kCells + i];
    const auto it = std::ranges::find_if(before, [&](auto e) { return e != kHole && s.card(e) == c; });
    if (it != before.end()) cells[next++] = *it;
  }
  while (next < kCells) cells[next++] = kHole;
  ++s.pass;
}

int WithoutFive::score(const State& s) const {
  const auto& cells = s.piles[0];
  return static_cast<int>(std::count(cells.begin(), cells.end(), kHole)) / 2;
}

std::vector<std::string> WithoutFive::told(const State& s) const {
  return {"pairs " + std::to_string(score(s)) + " redeals left " + std::to_string(passes_ - s.pass)};
}

void WithoutFive::readMore(std::string_view t, State& s) const {
  s.pass = static_cast<std::uint8_t>(std::clamp(passes_ - patience::numberAfter(t, "left").value_or(0), 0, 9));
}

Phrase WithoutFive::dealing() const {
  return MK_TEXT("games", "The cards from seven to ace are shuffled, once for the layout and once for each redeal.");
}

Phrase WithoutFive::prompt(const State& s) const {
  const Arg who = Arg::seat(turn(s).seat()), pairs = Arg::number(score(s)), redeals = Arg::number(passes_ - s.pass);
  if (isRedealing(s))
    return {MK_TEXT("games", "%1: no pair touches at a corner. Lay out the cards again; redeals left: %2."),
            {who, redeals}};
  if (won(s)) return {MK_TEXT("games", "%1: solved with %2 pairs! Go on for a record, or stop here."), {who, pairs}};
  return {
      MK_TEXT("games", "%1: take two cards that touch at a corner and have the same suit or rank. Pairs: %2 of %3."),
      {who, pairs, Arg::number(target_)}};
}

Phrase WithoutFive::whyEnded(const State& s) const {
  if (seats_ == 1 && won(s)) return Phrase::counted(MK_TEXT_N("games", "Solved: %n pairs were found."), score(s));
  return stuckOrStopped(s, Phrase::counted(MK_TEXT_N("games", "%n pairs were found."), score(s)));
}

std::optional<WithoutFive::Move> WithoutFive::obvious(const State& s) const {
  return patience::lonePair(movesOf(s, Kind::Pair));
}

std::vector<WithoutFive::Move> WithoutFive::mostPairs(const State& s) const {
  return patience::mostTogether(movesOf(s, Kind::Pair), kAcross);
}

std::optional<WithoutFive::Move> WithoutFive::suggest(const State& s, Seat, Random& random) const {
  const auto pairs = mostPairs(s);
  return pairs.empty() ? anyMove(s, random) : std::optional(pairs.front());
}

int WithoutFive::nearness(const State& s) const {
  return 8 * (score(s) + static_cast<int>(mostPairs(s).size())) + score(s);
}

} // namespace mk
