// Trick taking: demands and the winner.
#include "games/kit/cards/trick.h"

#include <algorithm>
#include <bit>

namespace mk::cards {

namespace {

// Whether the hand has a card of the suit, above this strength.
bool holds(const TrickRule& r, const Cards& hand, Suit suit, int above) {
  return std::ranges::any_of(hand, [&](Card c) { return c.suit() == suit && r.strength(c, suit) > above; });
}

bool partners(Seat a, Seat b) { return (a - b) % 2 == 0; }

} // namespace

std::size_t winning(const TrickRule& r, const Trick& t) {
  const Suit led = t.led();
  std::size_t best = 0;
  for (std::size_t i = 1; i < t.cards.size(); ++i)
    if (r.strength(t.cards[i], led) > r.strength(t.cards[best], led)) best = i;
  return best;
}

Demand demand(const TrickRule& r, const Trick& t, const Cards& hand, Seat seat) {
  if (t.count() == 0) return {};
  const Suit led = t.led();
  if (holds(r, hand, led, 0)) {
    const bool trumpLed = r.isTrump(t.cards.front());
    if (r.overtake == TrickRule::Overtake::Always || (r.overtake == TrickRule::Overtake::TrumpsLed && trumpLed)) {
      int highest = 0;
      for (const Card c : t.cards)
        if (c.suit() == led) highest = std::max(highest, r.strength(c, led));
      if (holds(r, hand, led, highest)) return {Demand::Kind::Overtake, led, highest};
    }
    return {Demand::Kind::Follow, led, 0};
  }
  if (r.trump == TrickRule::kNoTrump || r.without == TrickRule::Void::Anything) return {};
  const auto trump = static_cast<Suit>(r.trump);
  if (r.without == TrickRule::Void::Trump) {
    if (holds(r, hand, trump, 0)) return {Demand::Kind::Trump, trump, 0};
    return {};
  }
  const std::size_t best = winning(r, t);
  if (partners(t.seats[best], seat)) return {};
  const bool ruffed = r.isTrump(t.cards[best]);
  const int above = ruffed ? r.strength(t.cards[best], led) : 0;
  if (!holds(r, hand, trump, above)) return {};
  return {ruffed ? Demand::Kind::Overtrump : Demand::Kind::Trump, trump, above};
}

Phrase whyNot(const Demand& d) {
  static constexpr std::array<const char*, 4> follow = {
      MK_TEXT("games", "You must follow clubs."),
      MK_TEXT("games", "You must follow diamonds."),
      MK_TEXT("games", "You must follow hearts."),
      MK_TEXT("games", "You must follow spades."),
  };
  switch (d.kind) {
  case Demand::Kind::Anything:
    break;
  case Demand::Kind::Follow:
    return follow[static_cast<std::size_t>(d.suit)];
  case Demand::Kind::Overtake:
    return MK_TEXT("games", "You must play a higher card of the suit.");
  case Demand::Kind::Trump:
    return MK_TEXT("games", "You cannot follow suit, so you must trump.");
  case Demand::Kind::Overtrump:
    return MK_TEXT("games", "You must play a higher trump.");
  }
  return {};
}

Phrase whyNotPlayed(const Demand& d, const TrickRule& r, const Cards& hand, std::string_view moveText) {
  const auto last = moveText.find_last_of(' ');
  const auto c = readCard(moveText.substr(last == std::string_view::npos ? 0 : last + 1));
  if (!c) return {};
  if (!hand.contains(*c)) return {MK_TEXT("games", "You do not hold %1."), {Arg::card(c->code())}};
  return d.met(r, *c) ? Phrase() : whyNot(d);
}

Phrase faultOfOrder(const Trick& t, int seats, Seat turn, unsigned absent) {
  for (std::size_t i = 1; i < t.seats.size(); ++i)
    if (leftOf(t.seats[i - 1], seats, absent) != t.seats[i])
      return MK_TEXT("games", "the trick was not played in turn");
  const int players = seats - std::popcount(absent & ((1u << seats) - 1));
  if (t.count() > 0 && t.count() < players && leftOf(t.seats.back(), seats, absent) != turn)
    return MK_TEXT("games", "it is somebody else's turn to play");
  return {};
}

void declareTrick(Table& t, Trick& trick) {
  t.pile({.key = "trick",
          .cards = &trick.cards,
          .zone = kMiddle,
          .role = Zone::Role::Trick,
          .name = MK_TEXT("games", "trick"),
          .kind = Zone::Kind::Row,
          .places = static_cast<std::int16_t>(t.seats())});
  t.seatList("by", trick.seats);
}

// In front of whoever has won them (A4).
void declareTaken(Table& t, Cards& taken, Seat seat) {
  constexpr std::int16_t kTakenZones = 80; // + the seat
  t.pile({.key = "won" + std::to_string(seat + 1),
          .cards = &taken,
          .zone = static_cast<std::int16_t>(kTakenZones + seat),
          .role = Zone::Role::Out,
          .owner = seat,
          .sees = Sees::Nobody,
          .name = MK_TEXT("games", "tricks won"),
          .remembered = true});
}

void showTrick(View& v, const TrickRule& r, const Trick& t) {
  Zone* z = v.find(kMiddle);
  if (z == nullptr || t.count() == 0) return;
  z->items[winning(r, t)].lit = true;
  z->label = {MK_TEXT("games", "led by %1"), {Arg::seat(t.seats.front())}};
}

Phrase promptToPlay(const Trick& t, int players, Seat turn) {
  static constexpr std::array<const char*, 4> led = {
      MK_TEXT("games", "%1: play a card; clubs were led"),
      MK_TEXT("games", "%1: play a card; diamonds were led"),
      MK_TEXT("games", "%1: play a card; hearts were led"),
      MK_TEXT("games", "%1: play a card; spades were led"),
  };
  if (t.count() == 0 || t.count() == players) return {MK_TEXT("games", "%1: lead a card"), {Arg::seat(turn)}};
  return {led[static_cast<std::size_t>(t.led())], {Arg::seat(turn)}};
}

const std::array<Verb, 1> kPlayVerb = {
    {{.pattern = "play %c", .by = By::Card, .say = MK_TEXT("games", "%1 plays %2")}}};

} // namespace mk::cards
