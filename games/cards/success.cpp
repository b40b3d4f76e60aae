// Success: deal, turns and the end. Rules: card games, game 180.
#include "games/cards/success.h"

#include <algorithm>

namespace mk {

using namespace cards;

std::span<const OptionSpec> Success::options() {
  static const std::vector<OptionSpec> specs = {
      {"deck",
       MK_TEXT("games", "Pack"),
       MK_TEXT("games", "52 cards, or 32 from the seven up (two to four players)."),
       {{"52", MK_TEXT("games", "52 cards")}, {"32", MK_TEXT("games", "32 cards")}}},
      {"hand",
       MK_TEXT("games", "Cards at the start"),
       MK_TEXT("games", "How many cards everybody is dealt."),
       {{"5", MK_TEXT("games", "five cards")},
        {"6", MK_TEXT("games", "six cards")},
        {"7", MK_TEXT("games", "seven cards")}},
       0,
       0,
       0,
       "deck",
       "52"},
      seriesOption(),
      openHandsOption(),
  };
  return specs;
}

std::span<const Verb> Success::verbs() {
  static const std::vector<cards::Verb> list = {
      {"play %c", By::Card, 0, "", 0, MK_TEXT("games", "%1 lays %2")},
      {"draw", By::Zone, kStock},
      {"pass", By::Button, kPassButton, MK_TEXT("games", "Pass"), 'p', MK_TEXT("games", "%1 passes the turn")},
  };
  return list;
}

// The short pack serves at most four.
Success::Success(const Setup& s)
    : Dealt(s.seats, sortedPack(s.options.is("deck", "32") && s.seats <= 4 ? 7 : 2), seriesOf(s.options)),
      hand_(s.options.is("deck", "32") ? 5 : 5 + s.options.index("hand")) {}

void Success::deal(State& s, const Outcome& pack) const {
  clearTable(s);
  int next = dealOut(s, pack, hand_);
  s.pile.push_back(pack.card(next++));
  s.stock = stockOf(pack, next);
}

void Success::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  const std::size_t before = out.size();
  eachFitting(
      s.hands[at(seat)], [&](Card c) { return fits(s, c); },
      [&](Card c) { out.push_back({.verb = kPlay, .cards = {c}}); });
  if (out.size() == before) out.push_back({.verb = canDraw(s) ? kDraw : kPass});
}

void Success::play(State& s, Seat seat, const Move& m) const {
  switch (m.verb) {
  case kPlay:
    s.hands[at(seat)].remove(m.cards[0]);
    s.pile.push_back(m.cards[0]);
    return endTurn(s, false);
  case kDraw:
    return drawOn(s);
  default:
    return endTurn(s, true);
  }
}

// Draws until a card fits; when the stock runs out, the pile is shuffled first.
void Success::drawOn(State& s) const {
  const Card c = drawUntil(s.hands[at(s.turn)], s.stock, [&](Card k) { return fits(s, k); });
  if (!c.isBack()) {
    s.pile.push_back(c);
    return endTurn(s, false);
  }
  if (canDraw(s))
    s.stage = Stage::Shuffle;
  else
    endTurn(s, true);
}

void Success::shuffled(State& s, const Outcome& o) const {
  ++s.shuffles;
  turnOver(s.pile, s.stock, o);
  drawOn(s);
}

void Success::endTurn(State& s, bool passed) const {
  s.passes = passed ? static_cast<std::uint8_t>(s.passes + 1) : std::uint8_t{0};
  if (s.hands[at(s.turn)].empty() || s.passes == seats_) return endGame(s, standing(s));
  s.turn = leftOf(s.turn, seats_);
}

Result Success::standing(const State& s) const {
  return fewestCards(s.hands, seats_,
                     s.stage == Stage::Play ? MK_TEXT("games", "The game was stopped: the fewest cards are best.")
                                            : MK_TEXT("games", "Nobody can lay or take a card: the fewest cards win."));
}

int Success::bound() const {
  // Every card laid comes from a hand or a stock; the pile is turned over three times at most.
  return 1 + deals_.count * (1 + (kMostShuffles + 1) * 52 * seats_ + kMostShuffles + seats_);
}

// The card that leaves most cards which fit on it.
std::optional<Success::Move> Success::suggest(const State& s, Seat seat, Random&) const {
  return bestMove(*this, s, seat, [&](const Move& m) {
    if (m.cards.empty()) return 0;
    return static_cast<int>(std::ranges::count_if(s.hands[at(seat)], [&](Card c) {
      return c != m.cards[0] && (c.suit() == m.cards[0].suit() || c.value() == m.cards[0].value());
    }));
  });
}

void Success::table(Table& t, State& s) const {
  for (Seat k = 0; k < seats_; ++k) t.hand(s.hands[at(k)], k);
  t.stock(s.stock);
  t.pile(openPile(s.pile));
  t.number("passes", s.passes, 0, seats_);
  t.number("shuffles", s.shuffles, 0, kMostShuffles);
}

Phrase Success::faulty(const State& s) const {
  if (s.stage == Stage::Play || s.stage == Stage::Shuffle) {
    if (s.pile.empty()) return MK_TEXT("games", "the pile has no card");
  }
  return {};
}

Phrase Success::prompt(const State& s, Viewer v) const {
  const Arg who = Arg::seat(s.turn);
  if (v.seat != s.turn) return {MK_TEXT("games", "%1: lay a card of the same suit or rank, or draw"), {who}};
  if (holdsFitting(s.hands[at(s.turn)], [&](Card c) { return fits(s, c); }))
    return {MK_TEXT("games", "%1: lay a card of the same suit or rank"), {who}};
  return {canDraw(s) ? MK_TEXT("games", "%1: no card fits, draw") : MK_TEXT("games", "%1: no card fits, pass"), {who}};
}

Phrase Success::told(const State& before, const State& after, Seat seat, const Move& m, Viewer) const {
  const Arg who = Arg::seat(seat);
  if (m.verb != kDraw) return {};
  const int drawn = before.stock.count() - after.stock.count();
  if (after.pile.size() > before.pile.size())
    return {MK_TEXT("games", "%1 draws %2 and lays %3"),
            {who, Arg::phrase(cardCount(drawn)), Arg::phrase(nameOf(after.pile.back()))}};
  return {MK_TEXT("games", "%1 draws %2"), {who, Arg::phrase(cardCount(drawn))}};
}

Phrase Success::whyNot(const State& s, Seat seat, std::string_view t) const {
  const Said m = said(t);
  const bool able = holdsFitting(s.hands[at(seat)], [&](Card c) { return fits(s, c); });
  if (m.verb == "play" && !m.cards.empty()) {
    if (Phrase why = notHeld(m, s.hands[at(seat)]); !why.empty()) return why;
    return {MK_TEXT("games", "%1 fits neither the suit nor the rank of %2."),
            {Arg::phrase(nameOf(m.cards[0])), Arg::phrase(nameOf(s.pile.back()))}};
  }
  if (m.verb != "draw" && m.verb != "pass") return {};
  return able ? MK_TEXT("games", "A player who holds a card that fits must lay one.")
              : MK_TEXT("games", "No card fits: draw while there is anything to draw, and pass when there is not.");
}

} // namespace mk
