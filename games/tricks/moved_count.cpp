// 163 Mitu kaarti on ümber tõstetud? (How Many Cards Were Moved?): thirteen cards from king to ace on top of the pack
// make the fourteenth card tell how many were moved from the bottom. Rules: booklet trick 163 and its ruling.
#include "games/tricks/act.h"
#include "games/tricks/tricks.h"

#include <algorithm>

namespace mk::trick {

namespace {

constexpr int kDeck = 0, kUpper = 1, kPool = 2; // piles
constexpr int kMoved = 0, kTurned = 1;          // numbers; how many were moved is the spectator's secret
constexpr int kRanks = 13, kTold = 14;

constexpr PileSpec kTable[] = {
    {"pack", MK_TEXT("games", "the pack")},
    {"upper", MK_TEXT("games", "the upper part")},
    {"sorting", MK_TEXT("games", "the cards to be sorted"), 1, Form::Grid, Facing::Magician}};
constexpr FieldSpec kFields[] = {{"shifted", FieldSpec::Kind::Number, kMoved, kRanks},
                                 {"turned", FieldSpec::Kind::Number, kTurned, kPack}};

void underneath(State& s) {
  while (!s.pile(kPool).empty()) append(s, kPool, 0, kDeck);
}

void prepare(const Act& a, State& s) {
  takePack(s, kPool);
  if (a.style.packByHand()) return;
  for (int value = kRanks; value >= 1; --value)
    for (int i = 0; i < s.pile(kPool).count(); ++i)
      if (s.card(kPool, i).value() == value) {
        append(s, kPool, i, kDeck);
        break;
      }
  underneath(s);
}

Token turnedCard(const State& s) { return s.pile(kDeck)[s.n[kTurned] - 1u]; }

int moveUp(const Act&, State& s, const Move& m) {
  s.n[kMoved] = m.v[0];
  fromBottom(s.pile(kDeck), m.v[0]);
  for (int i = 0; i < m.v[0] && !s.pile(kUpper).empty(); ++i) // the block goes on the upper part, its order kept
    s.pile(kUpper).insert(static_cast<std::size_t>(i), s.pile(kDeck)[static_cast<std::size_t>(i)]);
  if (!s.pile(kUpper).empty()) {
    for (int i = 0; i < m.v[0]; ++i) s.pile(kDeck).erase(0);
    lay(s, kUpper, kDeck);
  }
  return kNext;
}

// The fourteenth card. For people it is counted off before they tell how many they have moved: until then nobody knows
// what the pack of the program shows.
constexpr Step turnUp(bool forPeople) {
  Step step{.who = Role::Magician,
            .offer = [](const Act&, const State&, Offers& o) { o.numbers(Verb::Turn, 1, kPack); },
            .play =
                [](const Act&, State& s, const Move& m) {
                  s.n[kTurned] = m.v[0];
                  return kNext;
                },
            .right = [](const Act&, const State&, const Move& m) { return m.v[0] == kTold; },
            .ask = MK_TEXT("games",
                           "%1: count off cards without looking and turn up the one that tells how many were moved."),
            .secret = MK_TEXT("games", "It is always the fourteenth card."),
            .pile = kDeck,
            .shows = {Display{kDeck, 1, Form::Line}},
            .lie = {52, 0, 0}};
  if (forPeople) {
    step.when = kForPeople;
    step.tell = MK_TEXT("games", "%1 counts off cards and turns up number %2.");
  } else {
    step.when = kWithoutPeople;
  }
  return step;
}

constexpr Step kSteps[] = {
    {.who = Role::Magician,
     .offer = [](const Act&, const State& s, Offers& o) { o.cards(Verb::Next, s, kPool); },
     .play =
         [](const Act&, State& s, const Move& m) {
           appendNamed(s, kPool, m, kDeck);
           if (s.pile(kDeck).count() < kRanks) return kAgain;
           underneath(s);
           return kNext;
         },
     .right = [](const Act&, const State& s,
                 const Move& m) { return Card::fromCode(m.v[0]).value() == kRanks - s.pile(kDeck).count(); },
     .when = kPackByHand,
     .ask =
         MK_TEXT("games", "%1: put thirteen cards on top of the pack, the topmost first: king, queen, jack, ten and so "
                          "on down to the ace."),
     .secret = MK_TEXT("games", "Every rank once, from king to ace; suits do not matter."),
     .pile = kPool,
     .lie = {-1, 0, -1},
     .strict = true},
    {.who = Role::Spectator,
     .offer =
         [](const Act&, const State&, Offers& o) {
           o.numbers(Verb::Split, 1, kPack - 1);
           o.numbers(Verb::Move, 1, kRanks);
         },
     .play =
         [](const Act& a, State& s, const Move& m) {
           if (m.verb == Verb::Move) return moveUp(a, s, m) + kNext;
           for (int i = 0; i < m.v[0]; ++i) append(s, kDeck, 0, kUpper);
           return kNext;
         },
     .range = [](const Act&, const State&, Offers& o) { o.numbers(Verb::Split, 15, 37); },
     .when = kWithoutPeople,
     .ask = MK_TEXT("games", "The magician has turned away. %1: lift off a part of the pack if you like, touching its "
                             "lowest card; then move one to thirteen cards from the bottom to the top."),
     .quiet = MK_TEXT("games", "The magician turns away. The spectator lifts off a part of the pack."),
     .pile = kDeck,
     .shows = {Display{kDeck, 1, Form::Line}},
     .lie = {52, 0, 0}},
    {.who = Role::Spectator,
     .offer = [](const Act&, const State& s,
                 Offers& o) { o.numbers(Verb::Move, 1, std::min(kRanks, s.pile(kDeck).count())); },
     .play = moveUp,
     .when = kWithoutPeople,
     .ask = MK_TEXT("games", "%1: move one to thirteen cards from the bottom of the lower part to the top of the upper "
                             "one. Then the parts are put together again."),
     .quiet = MK_TEXT("games", "The spectator moves some cards to the top and puts the pack together."),
     .lie = {-1, -1, 0}},
    {.who = Role::Spectator,
     .offer = [](const Act&, const State&, Offers& o) { o.add({Verb::Ready}); },
     .when = kForPeople,
     .ask = MK_TEXT("games", "%1: lift off a part of the pack if you like, move one to thirteen cards from the bottom "
                             "to the top and put the pack together again. The magician has turned away and only hears "
                             "that it is done."),
     .tell = MK_TEXT("games", "%1 has moved some cards to the top."),
     .pile = kDeck,
     .lie = {52, 0, 0}},
    turnUp(false),
    turnUp(true),
    {.who = Role::Spectator,
     .offer = [](const Act&, const State&, Offers& o) { o.numbers(Verb::Move, 1, kRanks); },
     .play = moveUp,
     .when = kForPeople,
     .ask = MK_TEXT("games", "The card is turned up. %1: now say how many cards you have moved."),
     .tell = MK_TEXT("games", "%1 tells how many cards were moved: %2."),
     .pile = kDeck,
     .shows = {Display{kDeck, 1, Form::Line}},
     .lie = {52, 0, 0}}};
constexpr int kTurnUp = 4, kTellPeople = 6;

const char* fault(const Act& a, const State& s) {
  if (s.ended()) return s.n[kTurned] > 0 && s.n[kMoved] > 0 ? "" : "no card is turned up";
  if (s.step > 0 && !stepOf(a, s).when(a, s)) return "a step of another audience";
  if ((s.step == kTurnUp) != (s.n[kMoved] > 0)) return "a number too early or too late";
  if ((s.step == kTellPeople) != (s.n[kTurned] > 0)) return "a card is turned up too early or too late";
  return (s.step == 2) == !s.pile(kUpper).empty() ? "" : "the pack is in two parts too early or too late";
}

} // namespace

const Trick& movedCount() {
  static const Trick trick{
      .piles = kTable,
      .fields = kFields,
      .steps = kSteps,
      .prepare = prepare,
      .succeeded = [](const Act&, const State& s) { return s.card(turnedCard(s)).value() == s.n[kMoved]; },
      .dealt = MK_TEXT("games", "The magician takes a pack."),
      .ownPack =
          [](const Act&) {
            return Phrase(MK_TEXT("games", "Your own pack first has to be prepared in secret: thirteen cards on top, "
                                           "king, queen, jack, ten and so on down to the ace."));
          },
      .why =
          [](const Act&, const State& s, bool success) {
            const Arg shown = Arg::card(s.card(turnedCard(s)).code()), moved = Arg::number(s.n[kMoved]);
            return Phrase(success ? MK_TEXT("games", "The card turned up is %1: that many cards were moved, %2.")
                                  : MK_TEXT("games", "The card turned up is %1, but the cards that were moved are %2."),
                          {shown, moved});
          },
      .open = [](const Act&, const State& s) { return s.ended() ? bit(turnedCard(s)) : std::uint64_t{0}; },
      .known = [](const Act&, const State& s,
                  Role role) { return role == Role::Magician && !s.pile(kPool).empty() ? ~std::uint64_t{0} : 0; },
      .kind = [](const State&, Card c) { return c.value(); }, // what the turned card tells stays true
      .fault = fault,
      .finale = {Display{kDeck, 1, Form::Grid}}}; // in a line the others would lie over the card that is turned up
  return trick;
}

} // namespace mk::trick
