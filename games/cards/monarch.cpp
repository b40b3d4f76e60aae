// Monarch: rounds and ties. Rules: card games, game 189.
#include "games/cards/monarch.h"

#include <algorithm>
#include <bit>

namespace mk {

using namespace cards;

std::span<const OptionSpec> Monarch::options() {
  static const std::vector<OptionSpec> specs = {seriesOption()};
  return specs;
}

std::span<const Verb> Monarch::verbs() {
  static const std::vector<cards::Verb> list = {{"card", By::Zone, kStock}};
  return list;
}

Monarch::Monarch(const Setup& s) : Dealt(s.seats, sortedPack(), seriesOf(s.options)) {}

int Monarch::valueOf(Card c) { return c.value() <= 10 ? c.value() : c.value() == 13 ? 2 : c.value() == 12 ? 3 : 4; }

void Monarch::deal(State& s, const Outcome& pack) const {
  clearTable(s);
  s.stock = stockOf(pack, 0);
  s.turn = elder(s);
}

void Monarch::play(State& s, Seat seat, const Move&) const {
  s.rows[at(seat)].push_back(s.stock.back());
  s.stock.pop_back();
  const Seat first = elder(s);
  do {
    s.turn = leftOf(s.turn, seats_);
    if (s.turn == first) {
      std::size_t longest = 0; // rows of seats that are out of a tie stay behind
      for (const Cards& r : s.rows) longest = std::max(longest, r.size());
      if (longest >= kRounds) return roundOver(s);
    }
  } while (!isIn(s, s.turn));
}

int Monarch::sumOf(const State& s, Seat k) const {
  int sum = 0;
  for (std::size_t i = 0; i < std::min<std::size_t>(kRounds, s.rows[at(k)].size()); ++i)
    sum += valueOf(s.rows[at(k)][i]);
  return sum;
}

// Whoever leads wins; the tied get one more card each, while the stock serves them all.
void Monarch::roundOver(State& s) const {
  const auto worth = [&](Seat k) { return s.tied == 0 ? sumOf(s, k) : valueOf(s.rows[at(k)].back()); };
  int best = 0;
  for (Seat k = 0; k < seats_; ++k)
    if (isIn(s, k)) best = std::max(best, worth(k));
  std::uint16_t leading = 0;
  for (Seat k = 0; k < seats_; ++k)
    if (isIn(s, k) && worth(k) == best) leading |= static_cast<std::uint16_t>(1u << k);
  s.tied = leading;
  const int tied = std::popcount(leading);
  if (tied == 1 || s.stock.count() < tied) return endGame(s, standing(s));
  s.turn = elder(s);
  while (!isIn(s, s.turn)) s.turn = leftOf(s.turn, seats_);
}

Result Monarch::standing(const State& s) const {
  std::vector<int> worth;
  for (Seat k = 0; k < seats_; ++k) worth.push_back(2 * sumOf(s, k) + static_cast<int>(s.tied != 0 && isIn(s, k)));
  Result r = Result::byScore(worth, MK_TEXT("games", "The highest sum is Monarch."));
  for (Seat k = 0; k < seats_; ++k) r.scores[at(k)] = sumOf(s, k);
  return r;
}

void Monarch::table(Table& t, State& s) const {
  for (Seat k = 0; k < seats_; ++k)
    t.pile({.key = "row" + std::to_string(k + 1),
            .cards = &s.rows[at(k)],
            .zone = k,
            .role = Zone::Role::Hand,
            .owner = k,
            .name = {MK_TEXT("games", "%1: cards"), {Arg::seat(k)}},
            .label = {MK_TEXT("games", "sum %1"), {Arg::number(sumOf(s, k))}},
            .kind = Zone::Kind::Hand,
            .always = true});
  t.stock(s.stock);
  t.number("tied", s.tied, 0, 63);
}

Phrase Monarch::faulty(const State& s) const {
  if (s.stage != Stage::Play) return {};
  if (s.stock.empty()) return MK_TEXT("games", "the stock is empty");
  if (!isIn(s, s.turn)) return MK_TEXT("games", "the seat to act is out of the tie");
  if (s.tied != 0 && (s.tied >> seats_) != 0) return MK_TEXT("games", "a seat that is not there is tied");
  return {};
}

Phrase Monarch::prompt(const State& s, Viewer) const {
  return {s.tied == 0 ? MK_TEXT("games", "%1: take a card") : MK_TEXT("games", "A tie: %1 takes one more card"),
          {Arg::seat(s.turn)}};
}

Phrase Monarch::told(const State&, const State& after, Seat seat, const Move&, Viewer) const {
  const Card c = after.rows[at(seat)].back();
  return {MK_TEXT("games", "%1 gets %2: %3"),
          {Arg::seat(seat), Arg::phrase(nameOf(c)),
           Arg::phrase(Phrase::counted(MK_TEXT_N("games", "%n point(s)"), valueOf(c)))}};
}

} // namespace mk
