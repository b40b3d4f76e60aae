// A position of skruvwhist as text: what stands in it, and what cannot be. Rules: skruvwhist.
#include "games/whist/skruv.h"

#include "games/whist/calls.h"

#include <algorithm>

namespace mk {

using namespace cards;
using namespace skruv;

namespace {

std::string numbers(const auto& list) {
  std::string out;
  for (const auto n : list) out += (out.empty() ? "" : ",") + std::to_string(static_cast<int>(n));
  return out;
}

// A line of the sheet as twelve numbers.
constexpr std::size_t kLineNumbers = 12;
std::array<int, kLineNumbers> numbersOf(const SkruvRules::Line& l) {
  std::array<int, kLineNumbers> n = {l.declarer + 1, l.bid, l.tricks, l.game + 1};
  std::ranges::copy(l.below, n.begin() + 4);
  std::ranges::copy(l.above, n.begin() + 8);
  return n;
}

bool readLine(std::span<const int> n, SkruvRules::Line& l) {
  if (n[0] < 1 || n[0] > SkruvRules::kMostSeats || n[1] < 1 || n[1] > kHighestBid || n[2] > kTricks || n[3] > 4)
    return false;
  l = {static_cast<Seat>(n[0] - 1), static_cast<std::uint8_t>(n[1]), static_cast<std::uint8_t>(n[2]),
       static_cast<std::int8_t>(n[3] - 1)};
  std::ranges::copy(n.subspan(4, 4), l.below.begin());
  std::ranges::copy(n.subspan(8, 4), l.above.begin());
  return true;
}

Auction besideOpenHand(Seat first) {
  Auction a = Auction::begun(first);
  a.silent = static_cast<std::uint8_t>(1u << (first + SkruvRules::kPlaces - 1) % SkruvRules::kPlaces);
  return a;
}

} // namespace

void SkruvRules::table(Table& t, State& s) const {
  for (Seat k = 0; k < seats_; ++k) {
    Pile& hand = t.hand(s.hands[at(k)], k);
    if (forOneself() && k == s.dealer) hand.sees = Sees::All;
  }
  declareTrick(t, s.trick);
  for (Seat k = 0; k < seats_; ++k) declareTaken(t, s.taken[at(k)], k);
  t.pile({.key = "bought",
          .cards = &s.bought,
          .zone = kBoughtZone,
          .role = Zone::Role::Stock,
          .sees = Sees::Nobody,
          .name = MK_TEXT("games", "bought cards (köpkort)"),
          .places = 1,
          .shownTo = static_cast<std::uint16_t>(s.phase == Phase::Take && s.turn >= 0 ? 1u << s.turn : 0u)});
  t.seatList("rank", s.rank);
  t.number("sits", s.sits, 0, 4);
  t.flag("ended", s.ended);
  t.word("part", s.phase, {"auction", "take", "four", "give", "name", "pair", "swap", "back", "tricks"});
  whist::declareCalls(t, s.auction, rule_, bidName, forOneself() ? besideOpenHand : Auction::begun);
  t.number("bid", s.bid, 0, kHighestBid);
  t.seat("declarer", s.declarer);
  t.seat("giver", s.giver);
  t.number("given", s.given, 0, kPlaces - 1);
  t.number("passes", s.passes, 0, 1);
  t.card("received", s.received);
  t.field(
      "winners",
      [&s] {
        std::vector<int> from1;
        for (const Seat w : s.winners) from1.push_back(w + 1);
        return numbers(from1);
      },
      [this, &s](Fields& f) -> Permission {
        const auto n = f.numbers("winners", 1, seats_);
        if (!n) return Refusal{n.why()};
        if (n->size() > kTricks) return Table::tooMany("winners");
        for (const int w : *n) s.winners.push_back(static_cast<Seat>(w - 1));
        return Ok{};
      });
  t.field(
      "accounts",
      [&s] {
        std::vector<int> all;
        for (const Account& a : s.accounts) all.insert(all.end(), {a.below, a.total, a.games});
        return std::ranges::all_of(all, [](int n) { return n == 0; }) ? std::string() : numbers(all);
      },
      [&s](Fields& f) -> Permission {
        const auto n = f.numbers("accounts", 0, 9'000'000);
        if (!n) return Refusal{n.why()};
        if (!n->empty() && n->size() != 3 * kPlaces) return Table::tooMany("accounts");
        for (std::size_t i = 0; i < n->size(); i += 3) {
          if ((*n)[i] >= 600 || (*n)[i + 2] > 2) return Table::notOneOf(f.value("accounts"), "accounts");
          s.accounts[i / 3] = {static_cast<std::int16_t>((*n)[i]), (*n)[i + 1], static_cast<std::uint8_t>((*n)[i + 2])};
        }
        return Ok{};
      });
  t.number("crosses", s.crosses, 0, 250);
  t.number("idle", s.idle, 0, kIdle);
  t.each("results", s.results, -100'000'000, 100'000'000);
  t.field(
      "lines",
      [&s] {
        std::string out;
        for (const Line& l : s.lines) out += (out.empty() ? "" : ",") + numbers(numbersOf(l));
        return out;
      },
      [&s](Fields& f) -> Permission {
        const auto n = f.numbers("lines", 0, 1'000'000);
        if (!n) return Refusal{n.why()};
        if (n->size() % kLineNumbers != 0 || n->size() / kLineNumbers > kLines) return Table::tooMany("lines");
        for (std::size_t i = 0; i < n->size(); i += kLineNumbers) {
          Line l;
          if (!readLine(std::span(*n).subspan(i, kLineNumbers), l)) return Table::notOneOf(f.value("lines"), "lines");
          s.lines.push_back(l);
        }
        return Ok{};
      });
}

Permission SkruvRules::completed(State& s) const {
  if (s.rank.count() != seats_ || s.sits >= sits_) return Table::tooMany("rank");
  seat(s);
  if (s.stage == Stage::Play && s.auction.calls.empty() && s.placeOf(s.dealer) >= 0) s.auction = begun(s, s.dealer);
  return Ok{};
}

Phrase SkruvRules::faultyBetween(const State& s) const {
  if (s.placeOf(s.dealer) < 0 && !s.ended) return MK_TEXT("games", "the dealer sits out");
  for (const Account& a : s.accounts)
    if (a.games == 2 && !s.ended) return MK_TEXT("games", "the sits is over");
  for (const Line& l : s.lines)
    if (l.declarer >= seats_ || l.game >= (forOneself() ? kPlaces : 2))
      return MK_TEXT("games", "a line of the sheet is wrong");
  return {};
}

Phrase SkruvRules::faulty(const State& s) const {
  if ((s.stage == Stage::Over) != (s.ended && s.sits + 1 == sits_))
    return MK_TEXT("games", "the sits do not fit the stage");
  if (s.stage != Stage::Play) return {};
  if (s.ended || s.lines.full() || s.idle == kIdle) return MK_TEXT("games", "the sits is over");
  if (s.placeOf(s.turn) < 0) return MK_TEXT("games", "the seat to act sits out");
  const bool speaking = s.phase == Phase::Auction;
  const auto place = static_cast<Seat>(s.placeOf(s.turn));
  if (Phrase f = faultOfCalls(s.auction, speaking, place, begun(s, s.dealer).turn); !f.empty()) return f;
  const bool classic = form_ == SkruvForm::Classic;
  if (speaking != (s.declarer == kNobody) || (speaking ? s.bid != 0 : s.bid < s.auction.bid))
    return MK_TEXT("games", "the contract does not fit the calls");
  if (!speaking) {
    const int apart = s.placeOf(s.declarer) - s.auction.bidder;
    if (s.placeOf(s.declarer) < 0 || (apart != 0 && (form_ != SkruvForm::Packet || apart % 2 != 0)))
      return MK_TEXT("games", "somebody else is the declarer");
  }
  const bool waits = speaking || s.phase == Phase::Take;
  if (s.bought.count() != (waits && !classic ? kBought : 0)) return MK_TEXT("games", "the bought cards are not whole");
  using P = Phase;
  const auto mask = [](std::initializer_list<Phase> all) {
    unsigned out = 0;
    for (const Phase p : all) out |= 1u << static_cast<int>(p);
    return out;
  };
  const std::array<unsigned, 4> parts = {
      mask({P::Auction, P::Tricks}), mask({P::Auction, P::Give, P::Name, P::Tricks}),
      mask({P::Auction, P::GiveFour, P::Give, P::Pair, P::Swap, P::SwapBack, P::Tricks}),
      mask({P::Auction, P::Take, P::Give, P::Name, P::Tricks})};
  if ((parts[static_cast<std::size_t>(form_)] >> static_cast<int>(s.phase) & 1u) == 0)
    return MK_TEXT("games", "this form of the game has no such part");
  if (s.phase == Phase::Tricks) {
    unsigned absent = 0;
    for (Seat k = 0; k < kMostSeats; ++k)
      if (k >= seats_ || s.placeOf(k) < 0) absent |= 1u << k;
    if (s.winners.full() || (s.trick.count() == kPlaces && s.winners.empty()))
      return MK_TEXT("games", "the winners do not fit the tricks");
    for (Seat k = 0; k < seats_; ++k) {
      const bool lies = s.trick.count() == kPlaces && s.winners.back() == k;
      if (s.taken[at(k)].count() != kPlaces * (std::ranges::count(s.winners, k) - (lies ? 1 : 0)))
        return MK_TEXT("games", "the winners do not fit the tricks");
      if (((absent >> k) & 1u) != 0 && !s.hands[at(k)].empty())
        return MK_TEXT("games", "a seat that sits out has cards");
    }
    for (const Seat k : s.trick.seats)
      if (s.placeOf(k) < 0) return MK_TEXT("games", "a seat that sits out has played");
    const Seat owner = handToPlay(s);
    if (s.turn != (forOneself() && owner == s.dealer ? s.declarer : owner))
      return MK_TEXT("games", "it is somebody else's turn to play");
    return faultOfHands(s, kPlaces, owner, absent);
  }
  if (s.trick.count() != 0 || !s.winners.empty()) return MK_TEXT("games", "a card has been played too early");
  const Seat expected = s.phase == Phase::Take || s.phase == Phase::Name || s.phase == Phase::GiveFour ? s.declarer
                        : s.phase == Phase::Swap     ? s.after(s.declarer)
                        : s.phase == Phase::SwapBack ? s.after(s.declarer, 3)
                        : s.phase == Phase::Give     ? (forOneself() ? s.declarer : s.giver)
                                                     : s.turn;
  if (s.turn != expected) return MK_TEXT("games", "it is somebody else's turn");
  if (s.phase == Phase::Give) {
    const Seat giver = form_ == SkruvForm::Packet ? s.after(s.declarer, 2) : s.declarer;
    if (s.giver != giver && !(forOneself() && s.giver == s.dealer))
      return MK_TEXT("games", "somebody else gives the cards");
    if (s.given == kPlaces - 1) return MK_TEXT("games", "all cards have been given");
  }
  if (s.phase == Phase::Pair && (s.placeOf(s.turn) - s.placeOf(s.declarer)) % 2 != 0)
    return MK_TEXT("games", "it is somebody else's turn");
  if (s.phase == Phase::SwapBack && !s.hands[at(s.turn)].contains(s.received))
    return MK_TEXT("games", "no card has been received");
  for (Seat k = 0; k < seats_; ++k) { // twelve or thirteen; more where cards are on their way
    int held = s.placeOf(k) < 0 ? 0 : classic || !waits ? kTricks : kTricks - 1;
    if (s.phase == Phase::GiveFour) held = kTricks - 1 + (k == s.declarer ? kBought : 0);
    if (s.phase == Phase::Give) {
      const int turn = (s.placeOf(k) - s.placeOf(s.giver) + kPlaces) % kPlaces;
      held = k == s.giver ? kTricks + 3 - s.given : kTricks - 1 + (turn <= s.given ? 1 : 0);
    }
    if (s.phase == Phase::SwapBack) held += k == s.turn ? 1 : k == s.after(s.turn, 2) ? -1 : 0;
    if (s.placeOf(k) >= 0 ? s.hands[at(k)].count() != held : !s.hands[at(k)].empty())
      return MK_TEXT("games", "a hand has too many cards or too few");
  }
  return {};
}

} // namespace mk
