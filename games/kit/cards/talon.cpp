// The talon: taking it up and putting cards away for it. Rules: card games, game 169.
#include "games/kit/cards/talon.h"

namespace mk::cards {

void Talon::deal(const Outcome& pack, Seat dealer, std::span<Cards> hands, std::initializer_list<int> packets,
                 int cards, unsigned away) {
  *this = {};
  int next = 0;
  for (const int packet : packets) {
    next = dealPacket(pack, next, dealer, hands, packet, away);
    while (talon.count() < cards) talon.push_back(pack.card(next++));
  }
}

void Talon::takeUp(Cards& hand) {
  for (const Card c : talon) addSorted(hand, c);
  talon.clear();
}

void Talon::putAway(Cards& hand, std::span<const Card> chosen) {
  for (const Card c : chosen) {
    hand.remove(c);
    discards.push_back(c);
  }
}

void declareTalon(Table& t, Talon& s, std::int16_t zone, Seat taker, Sees sees) {
  t.pile({.key = "talon",
          .cards = &s.talon,
          .zone = zone,
          .role = Zone::Role::Stock,
          .sees = Sees::Nobody,
          .name = MK_TEXT("games", "talon"),
          .places = 1});
  t.pile({.key = "discards",
          .cards = &s.discards,
          .zone = static_cast<std::int16_t>(zone + 1),
          .role = Zone::Role::Discard,
          .sees = sees,
          .name = MK_TEXT("games", "discards"),
          .places = 2,
          .shownTo = static_cast<std::uint16_t>(taker == kNobody ? 0u : 1u << taker)});
}

Phrase faultOfTalon(const Talon& s, int cards, bool taken, bool putAway) {
  if (s.talon.count() != (taken ? 0 : cards)) return MK_TEXT("games", "the talon is not whole");
  if (s.discards.count() != (putAway ? cards : 0)) return MK_TEXT("games", "the discards are not whole");
  return {};
}

} // namespace mk::cards
