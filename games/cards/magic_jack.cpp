// Magic Jack: deal, turns and the end. Rules: card games, A6 and game 186.
#include "games/cards/magic_jack.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace mk {

using namespace cards;

std::span<const OptionSpec> MagicJack::options() {
  static const std::vector<OptionSpec> specs = {
      {"draw",
       MK_TEXT("games", "Drawing"),
       MK_TEXT("games", "The cards put away stay there, or a player who passes draws one of them first."),
       {{"none", MK_TEXT("games", "none")}, {"one", MK_TEXT("games", "one card")}}},
      seriesOption(),
      openHandsOption(),
  };
  return specs;
}

std::span<const Verb> MagicJack::verbs() {
  static const std::vector<cards::Verb> list = {
      {"play %c", By::Card, 0, "", 0, MK_TEXT("games", "%1 lays %2")},
      {"play %c %s", By::CardButton, kSuitButton, "%2", 0, MK_TEXT("games", "%1 lays %2 and names a suit: %4")},
      {"draw", By::Zone, kStock, "", 0, MK_TEXT("games", "%1 draws a card")},
      {"pass", By::Button, kPassButton, MK_TEXT("games", "Pass"), 'p', MK_TEXT("games", "%1 passes the turn")},
  };
  return list;
}

MagicJack::MagicJack(const Setup& s)
    : Dealt(s.seats, sortedPack(2, s.seats > 4 ? 2 : 1), seriesOf(s.options)), draws_(s.options.is("draw", "one")) {}

void MagicJack::deal(State& s, const Outcome& pack) const {
  clearTable(s);
  s.stock = stockOf(pack, dealOut(s, pack, kHand));
}

// What goes on a card, or where a jack names a suit on that one; jacks, which go on everything, are left out.
MagicJack::Set MagicJack::fitting(Card c, int named) {
  constexpr Set suit = 0x1FFF, rank = 1 | Set{1} << 13 | Set{1} << 26 | Set{1} << 39, jacks = rank << 10;
  if (isJack(c)) return named < 0 ? 0 : suit << (13 * named) & ~jacks;
  return (suit << (13 * suitCode(c)) | rank << (c.value() - 1)) & ~jacks;
}

bool MagicJack::fits(const State& s, Card c) const {
  return isFree(s) || isJack(c) || (fitting(s.pile.back(), s.named) >> c.code() & 1) != 0;
}

// A jack names one of the suits, but not as the last card.
void MagicJack::list(Card c, int held, std::vector<Move>& out) {
  if (!isJack(c) || held == 1) return out.push_back({.verb = kPlay, .cards = {c}});
  for (std::int8_t suit = 0; suit < 4; ++suit) out.push_back({.verb = kJack, .cards = {c}, .suit = suit});
}

void MagicJack::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  const Cards& hand = s.hands[at(seat)];
  if (!s.drawn.isBack()) {
    if (fits(s, s.drawn)) list(s.drawn, hand.count(), out);
    out.push_back({.verb = kPass});
    return;
  }
  bool must = isFree(s);
  eachFitting(
      hand, [&](Card c) { return fits(s, c); },
      [&](Card c) {
        must = must || !isJack(c);
        list(c, hand.count(), out);
      });
  if (!must) out.push_back({.verb = draws_ && !s.stock.empty() ? kDraw : kPass});
}

void MagicJack::play(State& s, Seat seat, const Move& m) const {
  Cards& hand = s.hands[at(seat)];
  if (m.verb == kDraw) {
    s.drawn = s.stock.back();
    s.stock.pop_back();
    return addSorted(hand, s.drawn);
  }
  s.drawn = Card::back();
  if (m.verb == kPass) {
    s.lead.passed();
  } else {
    hand.remove(m.cards[0]);
    s.pile.push_back(m.cards[0]);
    s.named = m.suit;
    s.lead.laid(seat);
    if (hand.empty()) return endGame(s, standing(s));
  }
  s.turn = leftOf(seat, seats_);
}

Result MagicJack::standing(const State& s) const {
  return fewestCards(s.hands, seats_, MK_TEXT("games", "The game was stopped: the fewest cards are best."));
}

int MagicJack::bound() const {
  // Every card of a hand or drawn is laid once; between two lays everybody may draw and pass.
  return 1 + deals_.count * (1 + 104 * (2 * seats_ + 2));
}

// The card on which the others most likely pass, or whose answers can be answered best; a jack costs most of a turn,
// for it goes on anything later. With a free lead the others lack what would have gone on the top card.
std::optional<MagicJack::Move> MagicJack::suggest(const State& s, Seat seat, Random&) const {
  const Cards& hand = s.hands[at(seat)];
  Set once = (Set{1} << 52) - 1, twice = seats_ > 4 ? once : 0; // not seen yet
  const auto seen = [&](Card c) {
    const Set bit = Set{1} << c.code();
    ((twice & bit) != 0 ? twice : once) &= ~bit;
  };
  for (const Card c : hand) seen(c);
  for (const Card c : s.pile) seen(c);
  if (isFree(s) && !s.pile.empty()) {
    const Set lacked = fitting(s.pile.back(), s.named);
    once &= ~lacked;
    twice &= ~lacked;
  }
  int others = 0, fewest = kHand;
  for (Seat k = 0; k < seats_; ++k) {
    if (k == seat) continue;
    others += s.hands[at(k)].count();
    fewest = std::min(fewest, s.hands[at(k)].count());
  }
  const int hidden = std::max(1, std::popcount(once) + std::popcount(twice));
  return bestMove(*this, s, seat, [&](const Move& m) {
    if (m.cards.empty()) return -2.0;
    const Card laid = m.cards[0];
    Cards left = hand;
    left.remove(laid);
    const bool jackLeft = std::ranges::any_of(left, isJack);
    int answers = 0;
    double answered = 0;
    const Set fits = fitting(laid, m.suit);
    for (Set rest = once & fits; rest != 0; rest &= rest - 1) {
      const int code = std::countr_zero(rest), copies = 1 + static_cast<int>(twice >> code & 1);
      const Set next = fitting(Card::fromCode(code), -1);
      const auto mine = std::ranges::count_if(left, [&](Card c) { return (next >> c.code() & 1) != 0; });
      answers += copies;
      if (mine > 0)
        answered += copies * (1.1 - 0.1 / static_cast<double>(mine));
      else if (jackLeft)
        answered += copies * 0.2;
    }
    const double pass = std::pow(1 - static_cast<double>(answers) / hidden, others);
    const double go = answers > 0 ? answered / answers : 0;
    return (1.5 + 1.0 / fewest) * pass + (1 - pass) * go - (isJack(laid) ? 0.8 : 0);
  });
}

void MagicJack::table(Table& t, State& s) const {
  for (Seat k = 0; k < seats_; ++k) t.hand(s.hands[at(k)], k);
  t.stock(s.stock);
  t.pile(openPile(s.pile));
  t.seat("by", s.lead.by);
  t.number("passes", s.lead.passes, 0, seats_);
  suitField(t, "named", s.named);
  t.card("drawn", s.drawn);
}

Phrase MagicJack::prompt(const State& s, Viewer v) const {
  const Arg who = Arg::seat(s.turn);
  if (isFree(s)) return {MK_TEXT("games", "%1: free lead, lay any card"), {who}};
  if (!s.drawn.isBack()) return {MK_TEXT("games", "%1: lay the card drawn, or pass"), {who}};
  if (v.seat == s.turn) {
    const Cards& hand = s.hands[at(s.turn)];
    const bool draws = draws_ && !s.stock.empty();
    if (!holdsFitting(hand, [&](Card c) { return fits(s, c); }))
      return {draws ? MK_TEXT("games", "%1: no card fits, draw") : MK_TEXT("games", "%1: no card fits, pass"), {who}};
    if (!holdsFitting(hand, [&](Card c) { return fits(s, c) && !isJack(c); }))
      return {draws ? MK_TEXT("games", "%1: only a jack fits, lay it or draw")
                    : MK_TEXT("games", "%1: only a jack fits, lay it or pass"),
              {who}};
  }
  if (s.named >= 0)
    return {MK_TEXT("games", "%1: lay a card of the named suit or a jack: %2"), {who, Arg::suit(s.named)}};
  return {MK_TEXT("games", "%1: lay a card of the same suit or rank, or a jack"), {who}};
}

// Whoever does not see the hand does not know which card was drawn.
void MagicJack::hidden(State& s, Viewer v, Random& random) const {
  if (s.drawn.isBack() || v.seat == s.turn) return;
  const Cards& hand = s.hands[at(s.turn)];
  s.drawn = hand[static_cast<std::size_t>(random.index(hand.size()))];
}

Phrase MagicJack::whyNot(const State& s, Seat seat, std::string_view t) const {
  const Said m = said(t);
  if (Phrase why = notHeld(m, s.hands[at(seat)]); !why.empty()) return why;
  if (m.verb == "draw" || m.verb == "pass")
    return holdsFitting(s.hands[at(seat)], [&](Card c) { return fits(s, c) && !isJack(c); }) || isFree(s)
               ? MK_TEXT("games", "A player who holds a card that fits must lay one.")
           : m.verb == "draw" && !draws_ ? MK_TEXT("games", "No card is drawn: these cards have been put away.")
                                         : MK_TEXT("games", "This cannot be done now.");
  if (m.verb != "play" || m.cards.empty()) return {};
  if (!s.drawn.isBack() && s.drawn != m.cards[0]) return MK_TEXT("games", "Only the card just drawn may be laid.");
  if (fits(s, m.cards[0])) return MK_TEXT("games", "A jack names a suit: play JC H. The last card names none.");
  if (s.named >= 0) return {MK_TEXT("games", "Only the named suit or a jack fits: %1."), {Arg::suit(s.named)}};
  return {MK_TEXT("games", "%1 fits neither the suit nor the rank of %2."),
          {Arg::phrase(nameOf(m.cards[0])), Arg::phrase(nameOf(s.pile.back()))}};
}

} // namespace mk
