// 161 Kuningad, emandad ja soldatid (Kings, Queens and Jacks): laid so that suits repeat every four cards, the packet
// may be cut at will and still falls apart into the four suits. Rules: booklet trick 161 and its ruling.
#include "games/tricks/act.h"
#include "games/tricks/tricks.h"

#include <algorithm>

namespace mk::trick {

namespace {

constexpr int kCourts = 0, kBoard = 1, kDeck = 2, kFour = 3; // piles
constexpr int kAcross = 4, kRows = 3, kCards = 12;

constexpr PileSpec kTable[] = {
    {"courts", MK_TEXT("games", "kings, queens and jacks"), 1, Form::Grid, Facing::Everybody, 6},
    {"board", MK_TEXT("games", "the cards that were laid"), 1, Form::Grid, Facing::Everybody, kAcross},
    {"packet", MK_TEXT("games", "the packet")},
    {"piles", MK_TEXT("games", "pile %1"), kAcross, Form::Columns, Facing::Everybody}};
constexpr FieldSpec kFields[] = {kCutsDone, kCutsWanted};

// The suit that the next card has to have: row 1 is free, every other row begins with the last suit of the one above.
bool fits(const State& s, mk::Suit suit) {
  const int i = s.pile(kBoard).count(), row = i / kAcross, column = i % kAcross;
  if (row > 0) return s.card(kBoard, (column - row + kAcross) % kAcross).suit() == suit;
  for (int k = 0; k < i; ++k)
    if (s.card(kBoard, k).suit() == suit) return false;
  return true;
}

bool pure(const State& s) {
  for (int p = kFour; p < kFour + kAcross; ++p)
    for (const Token t : s.pile(p))
      if (s.card(t).suit() != s.card(p, 0).suit()) return false;
  return true;
}

constexpr Step kSteps[] = {
    {.who = Role::Magician,
     .offer = [](const Act&, const State& s, Offers& o) { o.cards(Verb::Lay, s, kCourts); },
     .play =
         [](const Act&, State& s, const Move& m) {
           appendNamed(s, kCourts, m, kBoard);
           return s.pile(kCourts).empty() ? kNext : kAgain;
         },
     .right = [](const Act&, const State& s, const Move& m) { return fits(s, Card::fromCode(m.v[0]).suit()); },
     .range =
         [](const Act&, const State& s, Offers& o) { // spades, diamonds, clubs, hearts; each suit's cards as they lie
           constexpr mk::Suit kFirst[] = {mk::Suit::Spades, mk::Suit::Diamonds, mk::Suit::Clubs, mk::Suit::Hearts};
           const int i = s.pile(kBoard).count();
           for (const Token t : s.pile(kCourts)) {
             const mk::Suit suit = s.card(t).suit();
             if (i < kAcross ? suit != kFirst[i] : !fits(s, suit)) continue;
             return o.add({Verb::Lay, {s.card(t).code()}});
           }
         },
     .ask = MK_TEXT("games", "%1: lay the twelve cards in three rows of four, touching one after the other."),
     .secret =
         MK_TEXT("games", "The first row has all four suits; every other row begins with the last suit of the row "
                          "above and goes on in the first row's order. Ranks do not matter."),
     .pile = kCourts,
     .lie = {-1, -1, 0, 0, 0, 0, 0}},
    {.who = Role::Magician,
     .offer =
         [](const Act&, const State&, Offers& o) {
           o.add({Verb::Columns});
           o.add({Verb::Rows});
         },
     .play =
         [](const Act&, State& s, const Move& m) {
           for (int i = 0; i < kCards; ++i) {
             const int at = m.verb == Verb::Rows ? i : i % kRows * kAcross + i / kRows;
             s.pile(kDeck).push_back(s.pile(kBoard)[static_cast<std::size_t>(at)]);
           }
           s.pile(kBoard).clear();
           return kNext;
         },
     .right = [](const Act&, const State&, const Move& m) { return m.verb == Verb::Columns; },
     .ask = MK_TEXT("games", "%1: gather the cards, beginning with the last one."),
     .secret = MK_TEXT("games", "Gather column by column, so that the suits repeat every four cards."),
     .pile = kBoard,
     .lie = {0, 12, 0, 0, 0, 0, 0}},
    howManyCuts<kDeck, 0, 20, 0, 3>(),
    cuts<kDeck, 0, 20, 0, 3>(),
    {.who = Role::Nobody,
     .play =
         [](const Act&, State& s, const Move&) {
           deal(s, kDeck, kFour, kAcross);
           return kNext;
         },
     .tell = MK_TEXT("games", "The magician deals the packet into four piles, card by card, and turns them up."),
     .lie = {0, 0, 12, 0, 0, 0, 0}}};

} // namespace

const Trick& courtSuits() {
  static const Trick trick{
      .cards = kCards,
      .piles = kTable,
      .fields = kFields,
      .steps = kSteps,
      .prepare =
          [](const Act&, State& s) {
            for (int t = 0; t < kPack; ++t)
              if (s.face[static_cast<std::size_t>(t)].value() > 10) s.pile(kCourts).push_back(static_cast<Token>(t));
          },
      .succeeded = [](const Act&, const State& s) { return pure(s); },
      .dealt = MK_TEXT("games", "The kings, queens and jacks are taken out of the pack."),
      .why =
          [](const Act&, const State&, bool success) {
            return Phrase(success ? MK_TEXT("games", "King, queen and jack of every suit have found each other.")
                                  : MK_TEXT("games", "The suits are mixed."));
          },
      .known = [](const Act&, const State&, Role) { return ~std::uint64_t{0}; }, // laid openly
      .scramble = [](const Act&, State&, Role, Random&) {}};                     // nothing is hidden
  return trick;
}

} // namespace mk::trick
