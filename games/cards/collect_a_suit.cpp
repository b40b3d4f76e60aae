// Collect a Suit: drawing, trading and the end. Rules: card games, game 191.
#include "games/cards/collect_a_suit.h"

#include <algorithm>

namespace mk {

using namespace cards;

std::span<const OptionSpec> CollectASuit::options() {
  static const std::vector<OptionSpec> specs = {
      {"trades",
       MK_TEXT("games", "Trades"),
       MK_TEXT("games", "Players may offer each other cards, or cards are only drawn."),
       {{"on", MK_TEXT("games", "on")}, {"off", MK_TEXT("games", "off")}}},
      seriesOption(),
      openHandsOption(),
  };
  return specs;
}

std::span<const Verb> CollectASuit::verbs() {
  static const std::vector<cards::Verb> list = {
      {"draw", By::Zone, kStock, "", 0, MK_TEXT("games", "%1 draws a card")},
      {"discard %c", By::CardZone, kPile, "", 0, MK_TEXT("games", "%1 discards %2")},
      {"trade %p give=%c want=%s"},
      {"accept %c", By::Card},
      {"refuse", By::Button, kMainButton, MK_TEXT("games", "Refuse"), 'r', MK_TEXT("games", "%1 refuses")},
  };
  return list;
}

CollectASuit::CollectASuit(const Setup& s)
    : Dealt(s.seats, sortedPack(2, 1, 2), seriesOf(s.options)), trades_(s.options.is("trades", "on")),
      openHands_(s.options.is("open-hands", "on")) {}

int CollectASuit::bestSuit(const Cards& hand) {
  const Suits suits = suitsOf(hand);
  return std::ranges::max(suits.of) + suits.jokers;
}

void CollectASuit::deal(State& s, const Outcome& pack) const {
  clearTable(s);
  s.stock = stockOf(pack, dealOut(s, pack, kHand));
  begin(s);
}

// Five of a suit win at the start of the own turn, after drawing, and after the own trade.
void CollectASuit::begin(State& s) const {
  if (bestSuit(s.hands[at(s.turn)]) < kWanted) return;
  s.winner = s.turn;
  endGame(s, standing(s));
}

void CollectASuit::shuffled(State& s, const Outcome& o) const {
  ++s.shuffles;
  s.stock = stockOf(o, 0);
  s.pile.clear();
}

void CollectASuit::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  const Cards& hand = s.hands[at(seat)];
  if (s.asker != kNobody) {
    for (const Card c : hand)
      if (!c.isJoker() && suitCode(c) == s.asked) out.push_back({.verb = kAccept, .cards = {c}});
    return out.push_back({.verb = kRefuse});
  }
  if (s.drew) {
    for (const Card c : hand) out.push_back({.verb = kDiscard, .cards = {c}});
    return;
  }
  out.push_back({.verb = kDraw});
  if (!trades_ || s.traded) return;
  for (Seat other = next(seat); other != seat; other = next(other))
    for (const Card c : hand)
      for (std::int8_t want = 0; want < 4; ++want)
        if (!c.isJoker() && suitCode(c) != want)
          out.push_back({.verb = kTrade, .cards = {c}, .other = other, .suit = want});
}

void CollectASuit::play(State& s, Seat seat, const Move& m) const {
  Cards& hand = s.hands[at(seat)];
  switch (m.verb) {
  case kDraw:
    draw(hand, s.stock, 1);
    s.drew = true;
    return begin(s);
  case kDiscard:
    hand.remove(m.cards[0]);
    s.pile.push_back(m.cards[0]);
    s.drew = false;
    return endTurn(s);
  case kTrade:
    hand.remove(m.cards[0]);
    s.offer.push_back(m.cards[0]);
    s.asker = seat;
    s.given = static_cast<std::int8_t>(suitCode(m.cards[0]));
    s.asked = m.suit;
    s.turn = m.other;
    return;
  default:
    break;
  }
  const Seat asker = s.asker;
  const Card offered = s.offer[0];
  const bool accepted = m.verb == kAccept;
  if (accepted) hand.remove(m.cards[0]);
  addSorted(accepted ? hand : s.hands[at(asker)], offered);
  if (accepted) addSorted(s.hands[at(asker)], m.cards[0]);
  s.offer.clear();
  s.asker = kNobody;
  s.given = s.asked = -1;
  s.turn = asker;
  s.traded = true;
  if (!accepted) return;
  begin(s);
  if (s.stage == Stage::Play) endTurn(s);
}

void CollectASuit::endTurn(State& s) const {
  s.traded = false;
  ++s.turns;
  const bool dry = s.stock.empty() && s.shuffles == kMostShuffles;
  if (dry || s.turns == kMostTurns * seats_) return endGame(s, standing(s));
  s.turn = next(s.turn);
  begin(s);
  if (s.stage == Stage::Play && s.stock.empty()) s.stage = Stage::Shuffle;
}

Result CollectASuit::standing(const State& s) const {
  std::vector<int> held;
  for (Seat k = 0; k < seats_; ++k) held.push_back(bestSuit(s.hands[at(k)]));
  if (s.winner != kNobody)
    return Result::win(seats_, s.winner, {MK_TEXT("games", "%1 has five cards of one suit."), {Arg::seat(s.winner)}});
  Result r =
      Result::byScore(held, {MK_TEXT("games", "Nobody has five of a suit: the most cards of one suit are best: %1."),
                             {Arg::number(std::ranges::max(held))}});
  r.scores.clear();
  return r;
}

// Collects the suit of which most are held, jokers too. A trade helps both and costs the asker his draw: it is offered
// only for the fifth card, of whatever suit to whomever, and accepted where it helps.
std::optional<CollectASuit::Move> CollectASuit::suggest(const State& s, Seat seat, Random& random) const {
  const Cards& hand = s.hands[at(seat)];
  const Suits suits = suitsOf(hand);
  const auto best = static_cast<int>(std::ranges::max_element(suits.of) - suits.of.begin());
  const bool offers = bestSuit(hand) == kWanted - 1;
  const int given = static_cast<int>(random.below(4));
  const auto asked = static_cast<Seat>(random.below(static_cast<std::uint32_t>(seats_)));
  return bestMove(*this, s, seat, [&](const Move& m) {
    const auto worth = [&](Card c) {
      return c.isJoker() ? 100 : suitCode(c) == best ? 50 : suits.of[at(static_cast<Seat>(suitCode(c)))];
    };
    switch (m.verb) {
    case kDiscard:
      return -worth(m.cards[0]);
    case kTrade:
      if (!offers || m.suit != best || suitCode(m.cards[0]) == best) return -5;
      return 5 + (suitCode(m.cards[0]) == given ? 1 : 0) + (m.other == asked ? 1 : 0);
    case kAccept:
      return s.given == best && s.asked != best ? 5 - worth(m.cards[0]) / 10 : -5;
    default:
      return 0;
    }
  });
}

void CollectASuit::table(Table& t, State& s) const {
  for (Seat k = 0; k < seats_; ++k) t.hand(s.hands[at(k)], k);
  t.stock(s.stock);
  t.pile(openPile(s.pile));
  t.pile({.key = "offer",
          .cards = &s.offer,
          .zone = kMiddle,
          .role = Zone::Role::Trick,
          .sees = Sees::Nobody,
          .name = MK_TEXT("games", "card offered"),
          .places = 1,
          .shownTo = static_cast<std::uint16_t>(s.asker == kNobody ? 0u : 1u << s.asker)});
  t.seat("asker", s.asker);
  suitField(t, "given", s.given);
  suitField(t, "asked", s.asked);
  t.seat("winner", s.winner);
  t.flag("traded", s.traded);
  t.flag("drew", s.drew);
  t.number("shuffles", s.shuffles, 0, kMostShuffles);
  t.number("turns", s.turns, 0, kMostTurns * seats_);
}

// The suit of the card offered is known: it is exchanged with a hidden one of that suit.
void CollectASuit::hidden(State& s, Viewer v, Random&) const {
  if (s.offer.empty() || v.seat == s.asker || suitCode(s.offer[0]) == s.given) return;
  const auto fits = [&](Card c) { return !c.isJoker() && suitCode(c) == s.given; };
  const auto swapIn = [&](Cards& cards, bool sorted) {
    Card* c = std::ranges::find_if(cards, fits);
    if (c == cards.end()) return false;
    std::swap(*c, s.offer[0]);
    if (sorted) std::sort(cards.begin(), cards.end(), before);
    return true;
  };
  for (Seat k = 0; k < seats_; ++k)
    if (k != v.seat && !openHands_ && swapIn(s.hands[at(k)], true)) return;
  swapIn(s.stock, false);
}

// A trade: the card, the other seat's hand, the suit.
Gesture CollectASuit::touched(const State& s, Seat seat, const Move& m) const {
  Gesture g;
  if (m.verb != kTrade) return g;
  const Cards& hand = s.hands[at(seat)];
  g.path.push_back(Stroke::place(seat, static_cast<int>(std::ranges::find(hand, m.cards[0]) - hand.begin())));
  g.path.push_back(Stroke::button(kRankButton + m.other));
  g.path.push_back(Stroke::button(kSuitButton + m.suit));
  return g;
}

void CollectASuit::shown(const State& s, Viewer v, View& view) const {
  if (v.isPublic() || v.seat != s.turn || s.stage != Stage::Play || s.asker != kNobody || s.drew || !trades_ ||
      s.traded)
    return;
  for (Seat k = next(v.seat); k != v.seat; k = next(k))
    view.buttons.push_back(
        {static_cast<std::int16_t>(kRankButton + k), {MK_TEXT("games", "Trade with %1"), {Arg::seat(k)}}});
  for (std::int8_t suit = 0; suit < 4; ++suit) {
    Button b{static_cast<std::int16_t>(kSuitButton + suit), {MK_TEXT("games", "for %1"), {Arg::suit(suit)}}};
    b.suit = suit;
    view.buttons.push_back(std::move(b));
  }
}

Phrase CollectASuit::faulty(const State& s) const {
  const bool trade = s.asker != kNobody;
  if (trade != (s.offer.count() == 1) || s.offer.count() > 1) return MK_TEXT("games", "an offer has one card");
  if (trade && (s.given < 0 || s.asked < 0 || s.turn == s.asker))
    return MK_TEXT("games", "an offer names two suits and another seat");
  return {};
}

Phrase CollectASuit::prompt(const State& s, Viewer) const {
  const Arg who = Arg::seat(s.turn);
  if (s.asker != kNobody)
    return {MK_TEXT("games", "%1: %2 offers a card (%3) for another (%4). Choose a card, or refuse"),
            {who, Arg::seat(s.asker), Arg::suit(s.given), Arg::suit(s.asked)}};
  if (s.drew) return {MK_TEXT("games", "%1: discard a card"), {who}};
  return {trades_ && !s.traded ? MK_TEXT("games", "%1: draw a card, or offer a trade")
                               : MK_TEXT("games", "%1: draw a card"),
          {who}};
}

Phrase CollectASuit::told(const State& before, const State&, Seat seat, const Move& m, Viewer v) const {
  if (m.verb == kTrade)
    return {MK_TEXT("games", "%1 asks %2: a card (%3) for another (%4)"),
            {Arg::seat(seat), Arg::seat(m.other), Arg::suit(suitCode(m.cards[0])), Arg::suit(m.suit)}};
  if (m.verb != kAccept) return {};
  if (v.seat != seat && v.seat != before.asker)
    return {MK_TEXT("games", "%1 accepts; the cards change hands unseen"), {Arg::seat(seat)}};
  if (v.seat == before.asker) return {MK_TEXT("games", "%1 accepts"), {Arg::seat(seat)}}; // the card got is told
  return {MK_TEXT("games", "%1 accepts and gives %2"), {Arg::seat(seat), Arg::phrase(nameOf(m.cards[0]))}};
}

Phrase CollectASuit::whyNot(const State& s, Seat seat, std::string_view t) const {
  const Said m = said(t);
  if (Phrase why = notHeld(m, s.hands[at(seat)]); !why.empty()) return why;
  if (m.verb == "trade")
    return s.traded ? MK_TEXT("games", "One offer in a turn: now draw a card.")
                    : MK_TEXT("games", "Offer a natural card for one of another suit: trade 3 give=9S want=H");
  if (m.verb == "accept")
    return {MK_TEXT("games", "A card of this suit is asked for: %1."), {Arg::suit(std::max<int>(0, s.asked))}};
  if (!s.drew && !m.cards.empty()) return MK_TEXT("games", "First draw a card.");
  return {};
}

} // namespace mk
