// 153 Ilma viieta: orders, texts, and what a sensible player does.
#include "games/solitaires/without_five.h"

#include <algorithm>

namespace mk {

using patience::kHole;

std::span<const OptionSpec> WithoutFive::options() {
  static const std::vector<OptionSpec> specs = [] {
    OptionSpec target, redeals;
    target.key = "target";
    target.name = MK_TEXT("games", "Pairs to win");
    target.meaning = MK_TEXT("games", "How many pairs have to be found.");
    target.values = {{"12", Phrase::plain("12")}, {"13", Phrase::plain("13")}, {"14", Phrase::plain("14")}};
    redeals.key = "redeals";
    redeals.name = MK_TEXT("games", "Redeals");
    redeals.meaning = MK_TEXT("games", "How often the cards that are left may be laid anew.");
    redeals.values = {
        {"0", MK_TEXT("games", "no redeal")}, {"1", MK_TEXT("games", "one")}, {"2", MK_TEXT("games", "two")}};
    redeals.preset = 2;
    return std::vector<OptionSpec>{target, redeals, patience::undoOption()};
  }();
  return specs;
}

WithoutFive::WithoutFive(const Setup& s)
    : Frame(s, {patience::Pile{"", patience::Take::Top}}, s.options.index("redeals") + 1),
      target_(12 + s.options.index("target")) {}

const std::vector<Card>& WithoutFive::pack() const {
  static const std::vector<Card> pack = sortedPack(7);
  return pack;
}

void WithoutFive::settle(State& s, const Outcome& o) const {
  if (dealt(s)) s.order.clear();
  for (int i = 0; i < o.count; ++i) s.order.push_back(o.card(i));
  if (dealt(s)) begin(s);
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
    return {MK_TEXT("games", "%1: no pair touches at a corner. Lay the cards anew; redeals left: %2."), {who, redeals}};
  if (won(s)) return {MK_TEXT("games", "%1: solved with %2 pairs! Go on for a record, or stop here."), {who, pairs}};
  return {
      MK_TEXT("games", "%1: take two cards that touch at a corner and have the same suit or rank. Pairs: %2 of %3."),
      {who, pairs, Arg::number(target_)}};
}

Phrase WithoutFive::whyEnded(const State& s) const {
  if (seats_ == 1 && won(s)) return Phrase::counted(MK_TEXT_N("games", "Solved: %n pairs were found."), score(s));
  return stuckOrStopped(s, Phrase::counted(MK_TEXT_N("games", "%n pairs were found."), score(s)));
}

// A pair of which neither card has another partner.
std::optional<WithoutFive::Move> WithoutFive::obvious(const State& s) const {
  std::array<int, kCells> partners{};
  std::vector<Move> list;
  each(s, [&](const Move& m) {
    if (m.kind != Kind::Pair) return false;
    ++partners[m.from], ++partners[m.to];
    list.push_back(m);
    return true;
  });
  for (const Move& m : list)
    if (partners[m.from] == 1 && partners[m.to] == 1) return m;
  return std::nullopt;
}

// A largest matching between the odd rows and the even ones.
std::vector<WithoutFive::Move> WithoutFive::mostPairs(const State& s) const {
  std::array<Row<std::uint8_t, 4>, kCells> partners;
  each(s, [&](const Move& m) {
    if (m.kind != Kind::Pair) return false;
    const bool odd = m.from / kAcross % 2 == 0;
    partners[odd ? m.from : m.to].push_back(odd ? m.to : m.from);
    return true;
  });
  std::array<std::uint8_t, kCells> with;
  with.fill(kHole);
  std::array<bool, kCells> tried{};
  const auto improve = [&](auto&& self, std::uint8_t cell) -> bool {
    for (const std::uint8_t p : partners[cell]) {
      if (std::exchange(tried[p], true)) continue;
      if (with[p] != kHole && !self(self, with[p])) continue;
      with[p] = cell;
      return true;
    }
    return false;
  };
  for (std::uint8_t c = 0; c < kCells; ++c) {
    tried.fill(false);
    improve(improve, c);
  }
  std::vector<Move> out;
  for (std::uint8_t p = 0; p < kCells; ++p)
    if (with[p] != kHole) out.push_back({Kind::Pair, std::min(p, with[p]), std::max(p, with[p]), 1});
  return out;
}

std::optional<WithoutFive::Move> WithoutFive::anyPair(const State& s, Random& random) const {
  std::vector<Move> list;
  each(s, [&](const Move& m) {
    list.push_back(m);
    return true;
  });
  return orGiveUp(list.empty() ? std::nullopt
                               : std::optional(list[static_cast<std::size_t>(random.index(list.size()))]));
}

std::optional<WithoutFive::Move> WithoutFive::suggest(const State& s, Seat, Random& random) const {
  const auto pairs = mostPairs(s);
  return pairs.empty() ? anyPair(s, random) : std::optional(pairs.front());
}

int WithoutFive::nearness(const State& s) const {
  return 8 * (score(s) + static_cast<int>(mostPairs(s).size())) + score(s);
}

} // namespace mk
