// Hands and piles: sorting, dealing and drawing. Rules: card games, A2.
#include "games/kit/cards/hands.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace mk::cards {

namespace {

// By code: jokers last, each suit upwards with the ace on top.
constexpr auto kOrder = [] {
  std::array<std::uint8_t, 64> places{};
  for (int code = 0; code < 64; ++code) {
    const int rank = code % 13 == 0 ? 13 : code % 13;
    places[static_cast<std::size_t>(code)] = static_cast<std::uint8_t>(code < 52 ? code / 13 * 14 + rank : 64 + code);
  }
  return places;
}();

int order(Card c) { return kOrder[static_cast<std::size_t>(c.code())]; }

} // namespace

bool before(Card a, Card b) { return order(a) < order(b); }

void addSorted(Cards& hand, Card c) {
  const int place = order(c);
  std::size_t at = hand.size();
  while (at > 0 && place < order(hand[at - 1])) --at;
  hand.insert(at, c);
}

unsigned bitsOf(std::span<const Seat> seats) {
  unsigned bits = 0;
  for (const Seat s : seats) bits |= 1u << s;
  return bits;
}

Seat leftOf(Seat s, int seats, unsigned away) {
  Seat next = leftOf(s, seats);
  while (next != s && (away >> next & 1u) != 0) next = leftOf(next, seats);
  return next;
}

int dealPacket(const Outcome& pack, int next, Seat dealer, std::span<Cards> hands, int packet, unsigned away) {
  const int seats = static_cast<int>(hands.size());
  Seat s = dealer;
  do {
    s = leftOf(s, seats);
    for (int i = 0; i < packet && (away >> s & 1u) == 0; ++i)
      addSorted(hands[static_cast<std::size_t>(s)], pack.card(next++));
  } while (s != dealer);
  return next;
}

int deal(const Outcome& pack, int next, Seat dealer, std::span<Cards> hands, int each) {
  for (int round = 0; round < each; ++round) next = dealPacket(pack, next, dealer, hands, 1);
  return next;
}

Seat holderOfLowest(Suit suit, std::span<const Cards> hands) {
  Seat holder = kNobody;
  int lowest = 15;
  for (std::size_t k = 0; k < hands.size(); ++k)
    for (const Card c : hands[k])
      if (!c.isJoker() && c.suit() == suit && c.high() < lowest) {
        lowest = c.high();
        holder = static_cast<Seat>(k);
      }
  return holder;
}

std::vector<int> placesOf(std::span<const Seat> out, std::span<const Cards> hands) {
  const auto exit = [&](std::size_t k) {
    return static_cast<std::size_t>(std::ranges::find(out, static_cast<Seat>(k)) - out.begin());
  };
  std::vector<int> places;
  for (std::size_t k = 0; k < hands.size(); ++k) {
    int place = 1 + static_cast<int>(exit(k));
    if (exit(k) == out.size())
      for (std::size_t other = 0; other < hands.size(); ++other)
        place += exit(other) == out.size() && hands[other].size() < hands[k].size();
    places.push_back(place);
  }
  return places;
}

Cards stockOf(const Outcome& pack, int next) {
  Cards stock;
  for (int i = pack.count - 1; i >= next; --i) stock.push_back(pack.card(i));
  return stock;
}

Cards stockOver(Card turned, const Outcome& pack, int next) {
  Cards stock = stockOf(pack, next);
  stock.insert(0, turned);
  return stock;
}

void refill(Cards& hand, Cards& stock, int size) {
  while (hand.count() < size && !stock.empty()) {
    addSorted(hand, stock.back());
    stock.pop_back();
  }
}

} // namespace mk::cards
