// Lucky Mushroom: laying, exchanging and the end. Rules: card games, games 196 and 197.
#include "games/cards/lucky_mushroom.h"

#include <algorithm>
#include <numeric>

namespace mk {

using namespace cards;

template <Mushroom kind> std::span<const OptionSpec> LuckyMushroom<kind>::options() {
  static const std::vector<OptionSpec> specs = {seriesOption(), openHandsOption()};
  return specs;
}

template <Mushroom kind> std::span<const Verb> LuckyMushroom<kind>::verbs() {
  static const std::vector<cards::Verb> list = {
      {"lay %c", By::Set, kMainButton, MK_TEXT("games", "Lay"), ' ', MK_TEXT("games", "%1 lays %2 and draws")},
      {"discard %c", By::CardZone, kPile, "", 0, MK_TEXT("games", "%1 discards %2 and draws a card")},
  };
  return list;
}

template <Mushroom kind>
LuckyMushroom<kind>::LuckyMushroom(const Setup& s) : Dealt(s.seats, sortedPack(2, 2), seriesOf(s.options)) {}

template <Mushroom kind> void LuckyMushroom<kind>::deal(State& s, const Outcome& pack) const {
  clearTable(s);
  s.stock = stockOf(pack, dealOut(s, pack, kHand));
}

template <Mushroom kind> void LuckyMushroom<kind>::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  const Cards& hand = s.hands[at(seat)];
  eachChoice(hand, 3, 3, [&](const Choice& c) {
    if (goTogether(c[0], c[1]) && goTogether(c[0], c[2])) out.push_back({.verb = kLay, .cards = {c[0], c[1], c[2]}});
  });
  for (std::size_t i = 0; i < hand.size(); ++i)
    if (i == 0 || hand[i] != hand[i - 1]) out.push_back({.verb = kDiscard, .cards = {hand[i]}});
}

template <Mushroom kind> void LuckyMushroom<kind>::play(State& s, Seat seat, const Move& m) const {
  Cards& hand = s.hands[at(seat)];
  for (const Card c : m.cards) {
    hand.remove(c);
    (m.verb == kLay ? s.laid[at(seat)] : s.pile).push_back(c);
  }
  draw(hand, s.stock, m.cards.count());
  // With the stock empty nothing is exchanged any more; what could still be laid is counted from the hands.
  if (s.stock.empty()) return endGame(s, standing(s));
  if (m.verb == kDiscard) s.turn = next(seat);
}

template <Mushroom kind> int LuckyMushroom<kind>::combinations(const State& s, Seat seat) const {
  int n = s.laid[at(seat)].count() / 3;
  if constexpr (kind == Mushroom::Triples) {
    for (const int held : ranksOf(s.hands[at(seat)])) n += held / 3;
  } else {
    for (const int held : suitsOf(s.hands[at(seat)]).of) n += held / 3;
  }
  return n;
}

template <Mushroom kind> Result LuckyMushroom<kind>::standing(const State& s) const {
  std::vector<int> made;
  for (Seat k = 0; k < seats_; ++k) made.push_back(combinations(s, k));
  return Result::byScore(made, s.stock.empty()
                                   ? MK_TEXT("games", "The stock is empty: the most combinations win.")
                                   : MK_TEXT("games", "The game was stopped: the most combinations so far."));
}

// Lays what can be laid; then gives away the card that goes with the fewest others.
template <Mushroom kind>
std::optional<typename LuckyMushroom<kind>::Move> LuckyMushroom<kind>::suggest(const State& s, Seat seat,
                                                                               Random&) const {
  const Cards& hand = s.hands[at(seat)];
  return bestMove(*this, s, seat, [&](const Move& m) {
    if (m.verb == kLay) return 100;
    return -static_cast<int>(std::ranges::count_if(hand, [&](Card c) { return goTogether(c, m.cards[0]); }));
  });
}

template <Mushroom kind> void LuckyMushroom<kind>::table(Table& t, State& s) const {
  for (Seat k = 0; k < seats_; ++k) t.hand(s.hands[at(k)], k);
  t.stock(s.stock);
  t.pile(openPile(s.pile));
  for (Seat k = 0; k < seats_; ++k)
    t.pile(laidPile(s.laid[at(k)], k,
                    Phrase::counted(MK_TEXT_N("games", "%n combination(s)"), s.laid[at(k)].count() / 3)));
}

template <Mushroom kind> Phrase LuckyMushroom<kind>::prompt(const State& s, Viewer) const {
  return {kind == Mushroom::Triples
              ? MK_TEXT("games", "%1: lay three cards of one rank, or discard a card and draw one")
              : MK_TEXT("games", "%1: lay three cards of one suit, or discard a card and draw one"),
          {Arg::seat(s.turn)}};
}

template <Mushroom kind> Phrase LuckyMushroom<kind>::whyNot(const State& s, Seat seat, std::string_view t) const {
  const Said m = said(t);
  if (Phrase why = notHeld(m, s.hands[at(seat)]); !why.empty()) return why;
  if (m.verb != "lay") return {};
  return kind == Mushroom::Triples ? MK_TEXT("games", "A combination is three cards of one rank.")
                                   : MK_TEXT("games", "A combination is three cards of one suit.");
}

template class LuckyMushroom<Mushroom::Triples>;
template class LuckyMushroom<Mushroom::Suits>;

} // namespace mk
