// 21: rounds, points and chips. Rules: card games, game 171.
#include "games/cards/twenty_one.h"

#include "games/kit/cards/measured.h"

#include <algorithm>

namespace mk {

using namespace cards;

std::span<const OptionSpec> TwentyOne::options() {
  static const std::vector<OptionSpec> specs = {
      {"bank",
       MK_TEXT("games", "The bank"),
       MK_TEXT("games", "All compare with all, or everybody plays against the banker for chips."),
       {{"none", MK_TEXT("games", "none")}, {"banker", MK_TEXT("games", "banker")}}},
      {.key = "target",
       .name = MK_TEXT("games", "Target"),
       .meaning = MK_TEXT("games", "This many rounds won win the match."),
       .values = {{"3", MK_TEXT("games", "3 points")},
                  {"5", MK_TEXT("games", "5 points")},
                  {"10", MK_TEXT("games", "10 points")}},
       .preset = 1,
       .onlyWith = "bank",
       .onlyWithValue = "none"},
      {.key = "bank-turns",
       .name = MK_TEXT("games", "Turns as banker"),
       .meaning = MK_TEXT("games", "How often everybody is the banker."),
       .values = {{"1", MK_TEXT("games", "once")},
                  {"2", MK_TEXT("games", "twice")},
                  {"3", MK_TEXT("games", "three times")}},
       .preset = 1,
       .onlyWith = "bank",
       .onlyWithValue = "banker"},
      {"first-cards",
       MK_TEXT("games", "First cards"),
       MK_TEXT("games", "The first two cards are seen by their owner only, or by all."),
       {{"hidden", MK_TEXT("games", "hidden")}, {"open", MK_TEXT("games", "open")}}},
  };
  return specs;
}

std::span<const Verb> TwentyOne::verbs() {
  static const std::vector<cards::Verb> list = {
      {"card", By::Button, kOtherButton, MK_TEXT("games", "One more card"), ' '},
      {"stop", By::Button, kMainButton, MK_TEXT("games", "Enough"), 's', MK_TEXT("games", "%1 stops")},
  };
  return list;
}

namespace {

constexpr std::array kTargets{3, 5, 10};

Deals dealsOf(const Setup& s) {
  Deals d;
  d.byGames = false;
  const bool banker = s.options.is("bank", "banker");
  d.count = banker ? s.seats * (1 + s.options.index("bank-turns")) : TwentyOne::kMostRounds;
  if (!banker) d.target = kTargets[static_cast<std::size_t>(s.options.index("target"))];
  d.scoreName = banker ? MK_TEXT("games", "chips") : MK_TEXT("games", "points");
  return d;
}

} // namespace

TwentyOne::TwentyOne(const Setup& s)
    : Dealt(s.seats, sortedPack(), dealsOf(s)), firstOpen_(s.options.is("first-cards", "open")),
      banker_(s.options.is("bank", "banker")) {}

void TwentyOne::deal(State& s, const Outcome& pack) const {
  clearTable(s);
  int next = 0;
  for (int i = 0; i < 2 * seats_; ++i)
    s.first[at(static_cast<Seat>((s.dealer + 1 + i) % seats_))].push_back(pack.card(next++));
  s.stock = stockOf(pack, next);
  s.turn = elder(s);
}

int TwentyOne::totalOf(const State& s, Seat k) const {
  Cards all = s.first[at(k)];
  for (const Card c : s.drawn[at(k)]) all.push_back(c);
  return cards::totalOf(all);
}

// At 21 only stopping is left. The seat says so itself: a turn that passed by would show what it holds.
void TwentyOne::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  if (totalOf(s, seat) < kTwentyOne) out.push_back({.verb = kCard});
  out.push_back({.verb = kStop});
}

void TwentyOne::play(State& s, Seat seat, const Move& m) const {
  if (m.verb == kStop) return seatDone(s);
  s.drawn[at(seat)].push_back(s.stock.back());
  s.stock.pop_back();
  if (totalOf(s, seat) <= kTwentyOne) return;
  s.over |= static_cast<std::uint16_t>(1u << seat);
  seatDone(s);
}

// The dealer is last, and needs no card where all others are out.
void TwentyOne::seatDone(State& s) const {
  const auto others = static_cast<std::uint16_t>(((1u << seats_) - 1) & ~(1u << s.dealer));
  const bool last = s.turn == s.dealer;
  s.turn = next(s.turn);
  if (!last && !(s.turn == s.dealer && s.over == others)) return;
  score(s);
  closeDeal(s);
}

void TwentyOne::score(State& s) const {
  std::array<int, kMostSeats> held{};
  const auto totals = std::span(held).first(at(static_cast<Seat>(seats_)));
  for (Seat k = 0; k < seats_; ++k) totals[at(k)] = totalOf(s, k);
  if (banker_) {
    const auto won = settleBank(totals, s.dealer);
    for (Seat k = 0; k < seats_; ++k) s.score(k) = static_cast<std::int16_t>(s.score(k) + won[at(k)]);
    return;
  }
  const Seat best = roundWinner(totals);
  if (best != kNobody) ++s.score(best);
}

Seat TwentyOne::roundWinner(std::span<const int> totals) {
  int best = 0;
  Seat winner = kNobody;
  for (std::size_t k = 0; k < totals.size(); ++k) {
    if (totals[k] > kTwentyOne || totals[k] < best) continue;
    winner = totals[k] > best ? static_cast<Seat>(k) : kNobody;
    best = totals[k];
  }
  return winner;
}

Phrase TwentyOne::ending(const State& s) const {
  std::vector<int> totals;
  for (Seat k = 0; k < seats_; ++k) totals.push_back(totalOf(s, k));
  if (banker_) return bankEnding(totals, bankerOf(s));
  const Seat best = roundWinner(totals);
  if (best == kNobody) return MK_TEXT("games", "A tie for the best: no point.");
  return {MK_TEXT("games", "%1 wins the round with %2."), {Arg::seat(best), Arg::number(totals[at(best)])}};
}

// What the bank had, and whom it has paid and been paid by.
Phrase TwentyOne::bankEnding(std::span<const int> totals, Seat banker) const {
  const auto won = settleBank(totals, banker);
  std::vector<Seat> winners, losers;
  for (Seat k = 0; k < seats_; ++k)
    if (k != banker && won[at(k)] != 0) (won[at(k)] > 0 ? winners : losers).push_back(k);
  const int total = totals[at(banker)];
  Phrase out{total > kTwentyOne ? MK_TEXT("games", "%1 as banker is over with %2.")
                                : MK_TEXT("games", "%1 as banker has %2."),
             {Arg::seat(banker), Arg::number(total)}};
  const auto add = [&out](const char* text, const std::vector<Seat>& seats) {
    if (!seats.empty()) out = {text, {Arg::phrase(std::move(out)), Arg::phrase(seatsNamed(seats))}};
  };
  add(MK_TEXT("games", "%1 Win a chip: %2."), winners);
  add(MK_TEXT("games", "%1 Lose a chip: %2."), losers);
  if (winners.empty() && losers.empty())
    out = {MK_TEXT("games", "%1 No chip changes hands."), {Arg::phrase(std::move(out))}};
  return out;
}

// Between two rounds the hands of the one before lie open.
Seat TwentyOne::bankerOf(const State& s) const {
  return s.stage == Stage::Deal && s.deals > 0 ? rightOf(s.dealer, seats_) : s.dealer;
}

void TwentyOne::table(Table& t, State& s) const {
  for (Seat k = 0; k < seats_; ++k) {
    Pile& first = t.hand(s.first[at(k)], k);
    first.sorted = false;
    if (firstOpen_ || isOver(s, k)) first.sees = Sees::All;
    const Phrase held = isOver(s, k)             ? Phrase(MK_TEXT("games", "over: %1"), {Arg::number(totalOf(s, k))})
                        : s.stage == Stage::Play ? cardCount(s.first[at(k)].count() + s.drawn[at(k)].count())
                                                 : Phrase(MK_TEXT("games", "total %1"), {Arg::number(totalOf(s, k))});
    first.label = banker_ && k == bankerOf(s) ? Phrase(MK_TEXT("games", "banker, %1"), {Arg::phrase(held)}) : held;
    t.pile({.key = "drawn" + std::to_string(k + 1),
            .cards = &s.drawn[at(k)],
            .zone = k,
            .role = Zone::Role::Hand,
            .owner = k,
            .name = {MK_TEXT("games", "%1: hand"), {Arg::seat(k)}},
            .kind = Zone::Kind::Hand});
  }
  t.stock(s.stock);
  t.number("over", s.over, 0, 255);
}

// Everybody begins with some chips, so that those who owe have something to pay with. A chip is one in the next view
// too: the first of a stack leaves last.
void TwentyOne::shown(const State& s, Viewer, View& v) const {
  constexpr int kLent = 10, kMostShown = 40;
  if (!banker_) return;
  for (Seat k = 0; k < seats_; ++k) {
    Zone z;
    z.id = static_cast<std::int16_t>(kOwnZones + k);
    z.kind = Zone::Kind::Pile;
    z.role = Zone::Role::Tokens;
    z.owner = k;
    z.name = {MK_TEXT("games", "%1: chips"), {Arg::seat(k)}};
    const int chips = s.score(k);
    z.label = chips > 0 ? Phrase::plain("+" + std::to_string(chips)) : Phrase{"%1", {Arg::number(chips)}};
    z.size = 1;
    for (int i = 0; i < std::clamp(kLent + chips, 0, kMostShown); ++i)
      z.items.push_back({.at = 0,
                         .thing = Thing::piece(PieceKind::Chip, Colour::Red),
                         .id = static_cast<std::uint16_t>(1000 + 100 * k + i)});
    v.zones.push_back(std::move(z));
  }
}

Phrase TwentyOne::faulty(const State& s) const {
  if (s.stage == Stage::Play && s.stock.empty()) return MK_TEXT("games", "the stock is empty");
  return {};
}

Phrase TwentyOne::prompt(const State& s, Viewer v) const {
  const Arg who = Arg::seat(s.turn);
  if (v.seat != s.turn) return {MK_TEXT("games", "%1: one more card, or stop"), {who}};
  const int total = totalOf(s, s.turn);
  if (total == kTwentyOne) return {MK_TEXT("games", "%1: 21, stop"), {who}};
  return {MK_TEXT("games", "%1: you have %2. One more card, or stop"), {who, Arg::number(total)}};
}

Phrase TwentyOne::told(const State&, const State& after, Seat seat, const Move& m, Viewer) const {
  if (m.verb == kStop) return {};
  const Phrase out{MK_TEXT("games", "%1 draws %2"),
                   {Arg::seat(seat), Arg::phrase(nameOf(after.drawn[at(seat)].back()))}};
  if (!isOver(after, seat)) return out;
  return {MK_TEXT("games", "%1: %2 in all, over"), {Arg::phrase(out), Arg::number(totalOf(after, seat))}};
}

Phrase TwentyOne::whyNot(const State&, Seat, std::string_view t) const {
  return t.starts_with("card") ? MK_TEXT("games", "With 21 no more cards are drawn.") : "";
}

} // namespace mk
