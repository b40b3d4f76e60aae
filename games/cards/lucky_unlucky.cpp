// Lucky, Unlucky: turns, fours and the end. Rules: card games, A10 and game 190.
#include "games/cards/lucky_unlucky.h"

#include <algorithm>
#include <cmath>

namespace mk {

using namespace cards;

std::span<const OptionSpec> LuckyUnlucky::options() {
  static const std::vector<OptionSpec> specs = {
      {"deck",
       MK_TEXT("games", "Pack"),
       MK_TEXT("games", "36 cards from the six up, or 52."),
       {{"36", MK_TEXT("games", "36 cards")}, {"52", MK_TEXT("games", "52 cards")}}},
      seriesOption(),
      openHandsOption(),
  };
  return specs;
}

std::span<const Verb> LuckyUnlucky::verbs() {
  static const std::vector<cards::Verb> list = {
      {"play %c", By::Card, 0, "", 0, MK_TEXT("games", "%1 lays %2")},
      {"take", By::Zone, kPile},
  };
  return list;
}

LuckyUnlucky::LuckyUnlucky(const Setup& s)
    : Dealt(s.seats, sortedPack(s.options.is("deck", "52") ? 2 : 6), seriesOf(s.options)) {}

void LuckyUnlucky::deal(State& s, const Outcome& pack) const {
  clearTable(s);
  s.stock = stockOf(pack, dealOut(s, pack, kHand));
  for (Seat k = 0; k < seats_; ++k) layFours(s.hands[at(k)], s.aside);
  begin(s);
}

bool LuckyUnlucky::holdsSuit(const State& s, Seat seat) const {
  return std::ranges::any_of(s.hands[at(seat)], [&](Card c) { return c.suit() == s.pile.back().suit(); });
}

// The top card of the stock is turned onto the pile before a card is laid.
void LuckyUnlucky::begin(State& s) const {
  s.turned = false;
  if (s.stock.empty()) return;
  if (mustTake(s)) { // nothing is turned: everybody sees that the seat lacks the suit
    s.known.lacks(s.turn, s.pile.back().suit());
    return;
  }
  s.pile.push_back(s.stock.back());
  s.stock.pop_back();
  s.turned = true;
}

void LuckyUnlucky::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  if (mustTake(s)) return out.push_back({.verb = kTake});
  for (const Card c : s.hands[at(seat)]) out.push_back({.verb = kPlay, .cards = {c}});
}

void LuckyUnlucky::play(State& s, Seat seat, const Move& m) const {
  Cards& hand = s.hands[at(seat)];
  if (m.verb == kTake) {
    s.known.mayHoldAgain(seat);
    for (const Card c : s.pile) {
      addSorted(hand, c);
      s.known.add(seat, c);
    }
    s.pile.clear();
    const std::size_t before = s.aside.size();
    layFours(hand, s.aside);
    for (std::size_t i = before; i < s.aside.size(); ++i) s.known.drop(seat, s.aside[i]);
  } else {
    hand.remove(m.cards[0]);
    s.pile.push_back(m.cards[0]);
    s.known.drop(seat, m.cards[0]);
  }
  ++s.turns;
  if (hand.empty() || s.turns == kMostTurns) return endGame(s, standing(s));
  s.turn = next(seat);
  begin(s);
}

Result LuckyUnlucky::standing(const State& s) const {
  return fewestCards(s.hands, seats_,
                     s.turns == kMostTurns ? MK_TEXT("games", "Three hundred turns: the fewest cards win.")
                                           : MK_TEXT("games", "The game was stopped: the fewest cards are best."));
}

// How likely the next seat lacks each suit, in hundredths, as far as `seat` knows.
std::array<int, 4> LuckyUnlucky::lackedByNext(const State& s, Seat seat) const {
  const Seat after = next(seat);
  std::uint64_t seen = 0; // cards that it does not hold
  for (const Cards* cards : {&s.pile, &s.aside, &s.hands[at(seat)]})
    for (const Card c : *cards) seen |= std::uint64_t{1} << c.code();
  int unknown = static_cast<int>(s.hands[at(after)].size()), unseen = 0;
  std::array<int, 4> unseenOf{}, out{};
  std::array<bool, 4> holds{};
  for (const Card c : pack_) {
    const auto suit = static_cast<std::size_t>(c.suit());
    if ((seen >> c.code() & 1) != 0) continue;
    Seat holder = 0;
    while (holder < seats_ && s.known.copies(holder, c) == 0) ++holder;
    if (holder == after) {
      holds[suit] = true;
      --unknown;
    } else if (holder == seats_) {
      ++unseen;
      ++unseenOf[suit];
    }
  }
  for (const Suit suit : {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades}) {
    const auto k = static_cast<std::size_t>(suit);
    double none = holds[k] ? 0 : 1;
    if (!s.known.isKnownToLack(after, suit))
      for (int i = 0; i < unknown && i < unseen; ++i)
        none *= std::max(0., 1 - static_cast<double>(unseenOf[k]) / (unseen - i));
    out[k] = static_cast<int>(std::lround(100 * none));
  }
  return out;
}

// Whoever has all suits in hand takes no pile: a card that is not the last of its suit, best of one that the next seat
// may lack. Of a rank that stands together in the hand: four of it, which would leave, hardly ever come together.
std::optional<LuckyUnlucky::Move> LuckyUnlucky::suggest(const State& s, Seat seat, Random&) const {
  if (mustTake(s)) return Move{.verb = kTake};
  const Cards& hand = s.hands[at(seat)];
  const std::array<int, 4> lacked = lackedByNext(s, seat);
  return bestMove(*this, s, seat, [&](const Move& m) {
    const Card c = m.cards[0];
    const auto others = [&](auto alike) {
      return static_cast<int>(std::ranges::count_if(hand, [&](Card k) { return k != c && alike(k); }));
    };
    const int ofRank = others([c](Card k) { return k.value() == c.value(); });
    const int ofSuit = others([c](Card k) { return k.suit() == c.suit(); });
    const int missed = ofSuit == 0 ? 100 : ofSuit == 1 ? 40 : 0; // when few of the suit are left, or none
    return lacked[static_cast<std::size_t>(c.suit())] / 2 + 20 * ofRank + 10 * ofSuit - missed;
  });
}

void LuckyUnlucky::table(Table& t, State& s) const {
  for (Seat k = 0; k < seats_; ++k) t.hand(s.hands[at(k)], k);
  t.stock(s.stock);
  Pile& pile = t.pile(openPile(s.pile));
  pile.always = true;
  t.pile(foursPile(s.aside));
  t.number("turns", s.turns, 0, kMostTurns);
  t.flag("turned", s.turned);
}

// A position may be written as it stands before the card of the stock is turned.
Permission LuckyUnlucky::completed(State& s) const {
  if (s.stage == Stage::Play && !s.turned) begin(s);
  return Ok{};
}

Phrase LuckyUnlucky::prompt(const State& s, Viewer v) const {
  const Arg who = Arg::seat(s.turn);
  const bool free = s.turned || s.pile.empty();
  if (free) return {MK_TEXT("games", "%1: lay any card"), {who}};
  if (v.seat != s.turn) return {MK_TEXT("games", "%1: lay any card, or take the pile if you lack the suit"), {who}};
  return {mustTake(s) ? MK_TEXT("games", "%1: no card of the suit, take the pile")
                      : MK_TEXT("games", "%1: lay any card"),
          {who}};
}

Phrase LuckyUnlucky::told(const State& before, const State& after, Seat seat, const Move& m, Viewer) const {
  Phrase out =
      m.verb == kPlay
          ? Phrase(MK_TEXT("games", "%1 lays %2"), {Arg::seat(seat), Arg::phrase(nameOf(m.cards[0]))})
          : Phrase(MK_TEXT("games", "%1 takes the pile: %2"), {Arg::seat(seat), Arg::phrase(namesOf(before.pile))});
  if (after.aside.size() > before.aside.size())
    out = {MK_TEXT("games", "%1; four of a rank leave the game: %2"),
           {Arg::phrase(std::move(out)),
            Arg::phrase(namesOf(std::span<const Card>(after.aside).subspan(before.aside.size())))}};
  if (!after.turned) return out;
  const Card turned = after.pile.back();
  return {MK_TEXT("games", "%1. From the stock: %2"), {Arg::phrase(std::move(out)), Arg::phrase(nameOf(turned))}};
}

Phrase LuckyUnlucky::whyNot(const State& s, Seat seat, std::string_view t) const {
  const Said m = said(t);
  if (Phrase why = notHeld(m, s.hands[at(seat)]); !why.empty()) return why;
  if (m.verb == "play" && mustTake(s))
    return {MK_TEXT("games", "Without a card of this suit the pile has to be taken: %1."),
            {Arg::suit(suitCode(s.pile.back()))}};
  if (m.verb == "take") return MK_TEXT("games", "Whoever holds the suit, or finds no pile, must lay a card.");
  return {};
}

} // namespace mk
