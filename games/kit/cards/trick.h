// Trick taking: what a hand must play, who wins, what everybody learns from it. One rule serves preference, captain and
// four rounds as well as bridge, belote and whist: it is data. Rules: card games A4; bridge, play; belote, legal();
// whist, play.
#pragma once

#include "games/kernel/phrase.h"
#include "games/kit/cards/board.h"
#include "games/kit/cards/hands.h"
#include "games/kit/cards/order.h"
#include "games/kit/cards/table.h"
#include "games/kit/cards/verbs.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace mk::cards {

struct TrickRule {
  // When a card higher than those of the led suit on the table must be played by a hand that has one.
  enum class Overtake : std::uint8_t { Never, TrumpsLed, Always };
  // What a hand without the led suit must play.
  enum class Void : std::uint8_t {
    Anything,
    Trump,         // a trump, if it holds one
    BeatOpponents, // while an opponent is winning: a trump, over a trump a higher one, if it holds one
  };

  static constexpr std::int8_t kNoTrump = -1;
  std::int8_t trump = kNoTrump; // code of a suit
  Overtake overtake = Overtake::Never;
  Void without = Void::Anything;
  ByRank plain = kHigh;
  ByRank trumps = kHigh;

  bool isTrump(Card c) const { return static_cast<int>(c.suit()) == trump; }
  // 0 for a card that cannot win a trick in which `led` was led.
  int strength(Card c, Suit led) const {
    if (isTrump(c)) return 100 + trumps(c);
    return c.suit() == led ? plain(c) : 0;
  }
};

// The cards on the table in the order of play and who played them. A complete trick stays there, to be looked at, until
// the next card is led.
inline constexpr int kMostInTrick = 4;
struct Trick {
  Cards cards;
  Row<Seat, kMostInTrick> seats; // seats[i] played cards[i]

  int count() const { return seats.count(); }
  Suit led() const { return cards.front().suit(); }
  bool operator==(const Trick&) const = default;
};

// The place in the trick of the card that wins so far.
std::size_t winning(const TrickRule&, const Trick&);
inline Seat winner(const TrickRule& r, const Trick& t) { return t.seats[winning(r, t)]; }

// What a hand must play to a trick that has been begun (an empty one: anything).
struct Demand {
  enum class Kind : std::uint8_t { Anything, Follow, Overtake, Trump, Overtrump };
  Kind kind = Kind::Anything;
  Suit suit = Suit::Clubs;
  int above = 0; // a strength

  bool met(const TrickRule& r, Card c) const {
    return kind == Kind::Anything || (c.suit() == suit && r.strength(c, suit) > above);
  }
};
Demand demand(const TrickRule&, const Trick&, const Cards& hand, Seat);
Phrase whyNot(const Demand&); // for a card that does not meet it

// Why a move's text ("play 7H") cannot be played by a hand under this demand; empty when it can.
Phrase whyNotPlayed(const Demand&, const TrickRule&, const Cards& hand, std::string_view moveText);

void declareTrick(Table&, Trick&);
void declareTaken(Table&, Cards&, Seat);
// The look of a trick: the card that wins so far is lit, and it is said who led.
void showTrick(View&, const TrickRule&, const Trick&);
// Writes beside each hand what words(seat) says; nothing: what stands there already.
template <class F> void labelHands(View& v, int seats, F words) {
  for (Seat k = 0; k < seats; ++k) {
    Zone* hand = v.find(k);
    if (hand == nullptr) continue;
    if (Phrase label = words(k); !label.empty()) hand->label = std::move(label);
  }
}
// "%1 leads", or what was led and who plays.
Phrase promptToPlay(const Trick&, int players, Seat turn);
// The only verb of games in which nothing but cards is played.
extern const std::array<Verb, 1> kPlayVerb;

// Hands and tricks. A game's state is made of it.
template <int Seats> struct TrickPlay {
  std::array<Cards, Seats> hands{};
  std::array<Cards, Seats> taken{}; // in front of their winners
  Trick trick;
  bool operator==(const TrickPlay&) const = default;

  // No trick is over but perhaps the one that lies complete on the table.
  bool inFirstTrick() const {
    return std::ranges::all_of(taken, [](const Cards& t) { return t.empty(); });
  }

  // The trick on the table, when it is complete, goes to its winner.
  void gather(const TrickRule& r) {
    if (trick.count() == 0) return;
    Cards& won = taken[at(winner(r, trick))];
    for (const Card c : trick.cards) won.push_back(c);
    trick.cards.clear();
    trick.seats.clear();
  }

  // Plays a card to the trick of so many players; a complete trick on the table is gathered first. Everybody learns of
  // a suit that the seat does not hold. The winner when this completes the trick, else nobody.
  Seat playTo(const TrickRule& r, int players, Knowledge& known, Seat seat, Card c) {
    if (trick.count() == players) gather(r);
    const auto mine = at(seat);
    hands[mine].remove(c);
    trick.cards.push_back(c);
    trick.seats.push_back(seat);
    if (const Suit led = trick.led(); c.suit() != led) {
      known.lacks(seat, led);
      if (r.trump != TrickRule::kNoTrump && r.without == TrickRule::Void::Trump && !r.isTrump(c))
        known.lacks(seat, static_cast<Suit>(r.trump));
    }
    return trick.count() == players ? winner(r, trick) : kNobody;
  }

  // Demands of the trick that a seat plays to: a complete one on the table is over.
  Demand demandOn(const TrickRule& r, int players, Seat seat) const {
    if (trick.count() == players) return {};
    return demand(r, trick, hands[at(seat)], seat);
  }

  // Hands, the trick and the tricks won, as a table declares them.
  void declare(Table& t) {
    for (Seat k = 0; k < t.seats(); ++k) t.hand(hands[at(k)], k);
    declareTrick(t, trick);
    for (Seat k = 0; k < t.seats(); ++k) declareTaken(t, taken[at(k)], k);
  }

  // Why a seat may not play what a move's text says; empty when it may.
  Phrase whyNot(const TrickRule& r, int players, Seat seat, std::string_view moveText) const {
    return whyNotPlayed(demandOn(r, players, seat), r, hands[at(seat)], moveText);
  }

  // Tricks won by a seat, the complete one on the table among them.
  int tricksOf(const TrickRule& r, int players, Seat seat) const {
    const bool lying = trick.count() == players && winner(r, trick) == seat;
    return taken[at(seat)].count() / players + (lying ? 1 : 0);
  }
};

// A seat plays a card to the trick of all who are not away (bits); its winner or the next to the left goes on. Whether
// the hands have been played out.
template <class State> bool playOn(State& s, const TrickRule& r, int seats, Seat seat, Card c, unsigned away = 0) {
  const Seat won = s.playTo(r, seats - std::popcount(away & ((1u << seats) - 1)), s.known, seat, c);
  s.turn = won != kNobody ? won : leftOf(seat, seats, away);
  return won != kNobody && s.hands[at(seat)].empty();
}

// What is wrong with who has played to a trick that goes round to the left, and with who is next; "" when nothing.
// `absent`: bits of the seats that do not play.
Phrase faultOfOrder(const Trick&, int seats, Seat turn, unsigned absent);

// What is wrong with the hands and the trick of so many players, "" when nothing: hands of equal length but for those
// who have played to the trick. `turn`: to act; nobody when the deal is over. `absent`: bits of the seats that do not
// play.
template <int Seats> Phrase faultOfHands(const TrickPlay<Seats>& s, int players, Seat turn, unsigned absent = 0) {
  if (s.trick.cards.count() != s.trick.seats.count())
    return MK_TEXT("games", "it does not say who played the cards of the trick");
  if (s.trick.count() > players) return MK_TEXT("games", "more cards in the trick than players");
  if (turn == kNobody) return {};
  const bool begun = s.trick.count() < players;
  if (begun && s.trick.seats.contains(turn)) return MK_TEXT("games", "the seat to act has played to the trick already");
  const int held = s.hands[at(turn)].count();
  if (held == 0) return MK_TEXT("games", "the seat to act has no cards");
  for (Seat k = 0; k < Seats; ++k) {
    if ((absent >> k & 1u) != 0) continue;
    const int has = s.hands[at(k)].count() + (begun && s.trick.seats.contains(k) ? 1 : 0);
    if (has != held) return MK_TEXT("games", "a hand has too many cards or too few");
  }
  for (const Cards& t : s.taken)
    if (t.count() % players != 0) return MK_TEXT("games", "a trick is not whole");
  return {};
}

// The same where the seats play in their order to the left.
template <int Seats> Phrase faultOf(const TrickPlay<Seats>& s, int players, Seat turn, unsigned absent = 0) {
  if (Phrase f = faultOfHands(s, players, turn, absent); !f.empty() || turn == kNobody) return f;
  return faultOfOrder(s.trick, Seats, turn, absent);
}

// Before the first card of a deal: every hand has what it was given, held(seat) cards, and none has been played.
template <int Seats, class F> Phrase faultBeforePlay(const TrickPlay<Seats>& s, int seats, F held) {
  for (Seat k = 0; k < seats; ++k)
    if (s.hands[at(k)].count() != held(k)) return MK_TEXT("games", "a hand has too many cards or too few");
  return s.trick.count() == 0 && s.inFirstTrick() ? Phrase() : MK_TEXT("games", "a card has been played too early");
}

} // namespace mk::cards
