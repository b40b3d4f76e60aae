// 162 Leia valitud kaart (Find the Chosen Card): the bottom card of the pack comes to lie on the chosen one and shows
// where it is. Rules: booklet trick 162 and its ruling.
#include "games/tricks/act.h"
#include "games/tricks/tricks.h"

namespace mk::trick {

namespace {

constexpr int kDeck = 0, kChosen = 1; // piles
constexpr int kMark = 0, kKey = 1;    // marks: the chosen card, the card that shows where it is

constexpr PileSpec kTable[] = {{"pack", MK_TEXT("games", "the pack")},
                               {"chosen", MK_TEXT("games", "the chosen card"), 1, Form::Stack, Facing::Spectator}};
constexpr FieldSpec kFields[] = {
    {"chosen-card", FieldSpec::Kind::Mark, kMark}, {"key", FieldSpec::Kind::Mark, kKey}, kCutsDone, kCutsWanted};

Token afterKey(const State& s) {
  const Pile& p = s.pile(kDeck);
  for (int i = 0; i < p.count(); ++i)
    if (p[static_cast<std::size_t>(i)] == s.mark[kKey]) return p[static_cast<std::size_t>(ringAfter(i, p.count()))];
  return kHole;
}

constexpr Step kSteps[] = {
    {.who = Role::Magician,
     .offer = [](const Act&, const State&, Offers& o) { o.add({Verb::Glimpse}); },
     .play =
         [](const Act&, State& s, const Move&) {
           s.mark[kKey] = s.pile(kDeck).back();
           return kNext;
         },
     .ask = MK_TEXT("games", "%1: you have shuffled the pack. Straighten it and look secretly at the bottom card."),
     .quiet = MK_TEXT("games", "The magician shuffles and straightens the pack."),
     .lie = {52, 0}},
    {.who = Role::Spectator,
     .offer = [](const Act&, const State&, Offers& o) { o.numbers(Verb::Draw, 1, kPack - 1); },
     .play =
         [](const Act&, State& s, const Move& m) {
           s.mark[kMark] = s.pile(kDeck)[m.v[0] - 1u];
           move(s, kDeck, m.v[0] - 1, kChosen);
           return kNext;
         },
     .ask = MK_TEXT("games", "%1: draw a card from the fan and look at it."),
     .tell = MK_TEXT("games", "%1 draws a card, looks at it and lays it face down on the table."),
     .pile = kDeck,
     .shows = {Display{kDeck, 1, Form::Line}},
     .lie = {52, 0}},
    {.who = Role::Nobody,
     .play =
         [](const Act&, State& s, const Move&) {
           append(s, kChosen, 0, kDeck);
           return kNext;
         },
     .tell = MK_TEXT("games", "The magician puts the pack on the chosen card."),
     .lie = {51, 1}},
    howManyCuts<kDeck, 0, 20, 1, 4>(),
    glancing(cuts<kDeck, 0, 20, 1, 4>()), // the chosen card lies under the pack by now
    {.who = Role::Magician,
     .offer = [](const Act&, const State& s, Offers& o) { o.cards(Verb::Find, s, kDeck); },
     .play =
         [](const Act&, State& s, const Move& m) {
           appendNamed(s, kDeck, m, kChosen);
           return kNext;
         },
     .right = [](const Act&, const State& s, const Move& m) { return s.token(Card::fromCode(m.v[0])) == afterKey(s); },
     .ask =
         MK_TEXT("games", "%1: the cards lie before you, the top one first; you had seen %2. Touch the card that the "
                          "spectator has chosen."),
     .secret = MK_TEXT("games", "It is the card right after %2; the last card is followed by the first."),
     .fill = [](const Act&, const State& s, Args& args) { args.push_back(Arg::card(s.card(s.mark[kKey]).code())); },
     .pile = kDeck,
     .shows = {Display{kDeck, 1, Form::Grid, Facing::Magician}},
     .lie = {52, 0}}};

} // namespace

const Trick& keyCard() {
  static const Trick trick{
      .piles = kTable,
      .fields = kFields,
      .steps = kSteps,
      .prepare = [](const Act&, State& s) { takePack(s, kDeck); },
      .succeeded = [](const Act&, const State& s) { return top(s, kChosen) == s.mark[kMark]; },
      .dealt = MK_TEXT("games", "The magician takes a shuffled pack."),
      .why = [](const Act&, const State& s, bool success) { return findingTold(s, s.mark[kMark], success); },
      .known =
          [](const Act&, const State& s, Role role) {
            const Token t = s.mark[role == Role::Magician ? kKey : kMark];
            return role == Role::Nobody || t == kHole ? std::uint64_t{0} : bit(t);
          },
      .fault =
          [](const Act&, const State& s) {
            if (s.ended()) return "";
            if ((s.step > 0) != (s.mark[kKey] != kHole) || (s.step > 1) != (s.mark[kMark] != kHole))
              return "a card is kept in mind too early or too late";
            return s.step > 2 && afterKey(s) != s.mark[kMark] ? "the key does not lie before the chosen card" : "";
          },
      .finale = {Display{kChosen, 1, Form::Stack, Facing::Everybody}}};
  return trick;
}

} // namespace mk::trick
