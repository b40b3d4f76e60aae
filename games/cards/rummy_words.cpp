// Rummy: the table with its melds, how moves are written and made by hand, what is said. Rules: card games, games
// 174-176 and A13.
#include "games/cards/rummy.h"
#include "games/kit/cards/meld_words.h"

#include <algorithm>

namespace mk {

using namespace cards;

namespace {

enum Buttons : std::int16_t { kDrawButton, kEndButton, kDiscardButton, kLayButton, kLowerButton, kLowestButton };

constexpr std::array<Verb, 6> kVerbs = {{
    {.pattern = "draw", .by = By::Zone, .id = kStock, .say = MK_TEXT("games", "%1 draws a card")},
    {.pattern = "take", .by = By::Zone, .id = kPile, .say = MK_TEXT("games", "%1 takes the top discard")},
    {"end", By::Button, kEndButton, MK_TEXT("games", "end the game"), 'e',
     MK_TEXT("games", "%1 cannot draw: the game is blocked")},
    {"lay %c", By::Set, kLayButton, MK_TEXT("games", "lay"), ' ', MK_TEXT("games", "%1 lays: %2")},
    {.pattern = "add %c %n", .by = By::CardZone, .id = RummyRules::kMelds, .shift = 1},
    {.pattern = "discard %c", .by = By::CardZone, .id = kPile, .say = MK_TEXT("games", "%1 discards: %2")},
}};

} // namespace

std::span<const Verb> RummyRules::verbs() const { return kVerbs; }

void RummyRules::table(Table& t, State& s) const {
  for (Seat k = 0; k < seats_; ++k) {
    Pile& hand = t.hand(s.hands[at(k)], k);
    if (s.laid[at(k)] > 0 && s.opening == 0)
      hand.label = {MK_TEXT("games", "opened, %1"), {Arg::phrase(cardCount(hand.cards->count()))}};
  }
  t.stock(s.stock);
  t.pile({.key = "pile",
          .cards = &s.pile,
          .zone = kPile,
          .role = Zone::Role::Waste,
          .sees = Sees::Top,
          .name = MK_TEXT("games", "discards"),
          .places = 1});
  declareMelds(t, s.melds);
  t.word("part", s.phase, {"draw", "meld"});
  t.each("laid", s.laid, 0, static_cast<int>(Melds::kMost));
  t.number("opening", s.opening, 0, kOpening - 1);
  t.card("taken", s.taken);
  t.number("shuffles", s.shuffles, 0, kMostShuffles);
  t.number("turns", s.turns, 0, kMostTurns * seats_);
  t.seat("out", s.out);
}

Phrase RummyRules::faulty(const State& s) const {
  int laid = 0;
  for (const auto n : s.laid) laid += n;
  if (laid != s.melds.count()) return MK_TEXT("games", "it does not say who laid the melds");
  if (std::ranges::any_of(s.melds, [&](const Meld& m) { return !isMeld(meld_, m); }))
    return MK_TEXT("games", "a meld is invalid");
  if (s.opening > 0 && !together_) return MK_TEXT("games", "only an opening of several melds may be half laid");
  if (s.stage != Stage::Play) return {};
  if (s.hands[at(s.turn)].empty()) return MK_TEXT("games", "the seat to act has no cards");
  if (s.phase == Phase::Draw && (s.opening > 0 || !s.taken.isBack()))
    return MK_TEXT("games", "nothing is laid or taken before drawing");
  if (!s.taken.isBack() && s.melds.empty() && !s.hands[at(s.turn)].contains(s.taken))
    return MK_TEXT("games", "the card taken is not in the hand");
  return {};
}

std::string RummyRules::written(const State&, Seat, const Move& m) const {
  if (m.verb == kLay) return "lay " + text(m.meld());
  return m.verb == kAdd ? "add " + text(m.meld()) + " " + std::to_string(m.number + 1) : std::string();
}

// Cards are put on a meld where they belong: on its first card when they go below it, else on its last. Where the
// jokers of a run may lie lower, a button of its own says so.
Gesture RummyRules::touched(const State& s, Seat seat, const Move& m) const {
  if (m.verb == kAdd) {
    const Meld& meld = s.melds[static_cast<std::size_t>(m.number)];
    const bool below = whereAdded(meld_, meld, m.as[0]) < 0;
    const auto at0 = std::ranges::find(s.hands[at(seat)], m.cards[0]) - s.hands[at(seat)].begin();
    Gesture g;
    g.path = {Stroke::place(seat, static_cast<int>(at0)),
              Stroke::place(kMelds + m.number, below ? 0 : meld.cards.count() - 1)};
    return g;
  }
  if (m.verb != kLay) return {};
  Gesture g = cards::gesture(viewOf(verbs(), m), seat, s.hands[at(seat)]);
  g.path = {Stroke::button(kLayButton + jokersLower(m.meld()))};
  return g;
}

void RummyRules::shown(const State& s, Viewer viewer, View& v) const {
  layForRuns(v);
  showMelds(v, s.melds, kMelds);
  if (s.stage != Stage::Play || s.phase != Phase::Meld || viewer.seat != s.turn) return;
  std::vector<Move> all;
  moves(s, s.turn, all);
  int lower = 0;
  for (const Move& m : all)
    if (m.verb == kLay) lower = std::max(lower, jokersLower(m.meld()));
  if (lower >= 1) v.buttons.push_back({kLowerButton, MK_TEXT("games", "lay, joker below"), 'j', -1});
  if (lower >= 2) v.buttons.push_back({kLowestButton, MK_TEXT("games", "lay, both jokers below"), 'b', -1});
}

// Whoever has the turn is told only what can be done; what a hand holds is nobody else's business.
Phrase RummyRules::prompt(const State& s, Viewer viewer) const {
  const Arg who = Arg::seat(s.turn);
  if (s.phase == Phase::Draw) {
    if (!mayDraw(s)) return {MK_TEXT("games", "%1: take the top discard or end the game"), {who}};
    return s.pile.empty() ? Phrase{MK_TEXT("games", "%1: draw a card"), {who}}
                          : Phrase{MK_TEXT("games", "%1: draw a card or take the top discard"), {who}};
  }
  if (viewer.seat == s.turn && mustLay(s, s.turn)) return {MK_TEXT("games", "%1: lay a first meld"), {who}};
  bool lays = false, adds = false;
  std::vector<Move> all;
  if (viewer.seat == s.turn) moves(s, s.turn, all);
  for (const Move& m : all) lays |= m.verb == kLay, adds |= m.verb == kAdd;
  if (viewer.seat != s.turn) lays = adds = hasOpened(s, s.turn);
  if (lays && adds) return {MK_TEXT("games", "%1: lay, add to a meld, or discard a card"), {who}};
  if (lays) return {MK_TEXT("games", "%1: lay a meld or discard a card"), {who}};
  if (adds) return {MK_TEXT("games", "%1: add to a meld or discard a card"), {who}};
  return {MK_TEXT("games", "%1: discard a card"), {who}};
}

Phrase RummyRules::ending(const State& s) const {
  if (s.out != kNobody) return {MK_TEXT("games", "%1 has no cards left and wins."), {Arg::seat(s.out)}};
  return MK_TEXT("games", "The game is blocked: the hand worth least wins.");
}

Phrase RummyRules::told(const State& s, const State&, Seat seat, const Move& m, Viewer) const {
  const Arg who = Arg::seat(seat);
  if (m.verb == kTake)
    return {MK_TEXT("games", "%1 takes from the discards: %2"), {who, Arg::phrase(nameOf(s.pile.back()))}};
  if (m.verb == kLay) return {MK_TEXT("games", "%1 lays: %2"), {who, Arg::phrase(cards::nameOf(m.meld()))}};
  if (m.verb != kAdd) return {};
  return {MK_TEXT("games", "%1 adds to meld %2: %3"),
          {who, Arg::number(m.number + 1), Arg::phrase(cards::nameOf(m.meld()))}};
}

Phrase RummyRules::whyNot(const State& s, Seat seat, std::string_view t) const {
  const auto w = wordsOf(t);
  const std::string_view verb = w.empty() ? "" : w.front();
  if (verb == "draw" || verb == "take" || verb == "end") {
    if (s.phase == Phase::Meld) return MK_TEXT("games", "You have drawn already.");
    if (verb == "draw") return MK_TEXT("games", "The stock cannot be renewed any more.");
    return verb == "take" ? MK_TEXT("games", "Nothing has been discarded yet.")
                          : MK_TEXT("games", "Whoever can draw may not end the game.");
  }
  if (s.phase == Phase::Draw) return MK_TEXT("games", "First draw a card or take the top discard.");
  const bool adds = verb == "add" && w.size() == 3;
  const auto said = readMeld(adds ? w[1] : t.substr(std::min(t.size(), verb.size())));
  if (!said) return said.why();
  Cards held = s.hands[at(seat)];
  for (const Melded& c : said->cards)
    if (!held.remove(c.card))
      return {MK_TEXT("games", "The card %1 is not in this hand."), {Arg::literal(mk::text(c.card))}};
  if (verb == "lay") {
    if (!isMeld(meld_, *said))
      return MK_TEXT("games", "That is neither a set nor, upwards, a run of three cards or more.");
    return {MK_TEXT("games", "This meld is worth %1: %2 are needed."),
            {Arg::number(said->worth(meld_)), Arg::number(kOpening)}};
  }
  if (verb == "add") {
    if (!hasOpened(s, seat)) return MK_TEXT("games", "Only players who have opened may add to melds.");
    return MK_TEXT("games", "This card does not belong to that meld.");
  }
  if (verb != "discard" || said->cards.count() != 1) return {};
  if (mustLay(s, seat)) return MK_TEXT("games", "Your hand holds a first meld: it must be laid.");
  return MK_TEXT("games", "A card taken from the discards may not be discarded in the same turn.");
}

} // namespace mk
