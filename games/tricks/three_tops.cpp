// 166 Arvake ära kaetud pealmised kaardid (Guess the Covered Top Cards): one card of the pack is known and named first,
// then always the one taken last. Rules: booklet trick 166 and its ruling.
#include "games/tricks/act.h"
#include "games/tricks/tricks.h"

#include <algorithm>

namespace mk::trick {

namespace {

constexpr int kDeck = 0, kPiles = 1, kThree = 3, kTaken = 4, kShown = 5; // piles; pile 3 has the known card on top
constexpr int kKnown = 0;                                                // mark
constexpr int kGone = 0; // number: piles that a card was taken from, as bits

constexpr PileSpec kTable[] = {
    {"pack", MK_TEXT("games", "the pack")},
    {"piles", MK_TEXT("games", "pile %1"), kThree},
    {"taken", MK_TEXT("games", "the cards that were taken"), 1, Form::Line, Facing::Magician},
    {"shown", MK_TEXT("games", "the cards that are shown"), 1, Form::Line, Facing::Everybody}};
constexpr FieldSpec kFields[] = {{"known", FieldSpec::Kind::Mark, kKnown},
                                 {"named", FieldSpec::Kind::Said},
                                 {"gone", FieldSpec::Kind::Number, kGone, 7}};

int taken(const State& s) { return s.pile(kTaken).count(); }
Token seenLast(const State& s) { return taken(s) == 0 ? s.mark[kKnown] : s.pile(kTaken).back(); }
bool isGone(const State& s, int pile) { return (s.n[kGone] >> (pile - 1) & 1) != 0; }

constexpr Step kSteps[] = {
    {.who = Role::Spectator,
     .offer = [](const Act&, const State&, Offers& o) { o.numbers(Verb::Lift, 1, kPack - 2); },
     .play =
         [](const Act&, State& s, const Move& m) {
           for (int i = 0; i < m.v[0]; ++i) append(s, kDeck, 0, kPiles + 2);
           return kNext;
         },
     .range = [](const Act&, const State&, Offers& o) { o.numbers(Verb::Lift, 8, 20); },
     .ask =
         MK_TEXT("games", "%1: lift off a third of the pack or so, touching the lowest card that you take. It becomes "
                          "pile 3."),
     .pile = kDeck,
     .shows = {Display{kDeck, 1, Form::Line}},
     .lie = {52, 0, 0, 0, 0, 0}},
    {.who = Role::Spectator,
     .offer = [](const Act&, const State& s, Offers& o) { o.numbers(Verb::Lift, 1, s.pile(kDeck).count() - 1); },
     .play =
         [](const Act&, State& s, const Move& m) {
           for (int i = 0; i < m.v[0]; ++i) append(s, kDeck, 0, kPiles + 1);
           while (!s.pile(kDeck).empty()) append(s, kDeck, 0, kPiles);
           return kNext;
         },
     .range = [](const Act&, const State&, Offers& o) { o.numbers(Verb::Lift, 8, 20); },
     .ask = MK_TEXT("games", "%1: lift off about half of what is left. It becomes pile 2, and the rest pile 1."),
     .pile = kDeck,
     .shows = {Display{kDeck, 1, Form::Line}},
     .lie = {-1, 0, 0, -1, 0, 0}},
    {.who = Role::Magician,
     .offer =
         [](const Act&, const State& s, Offers& o) {
           for (int c = 0; c < kPack; ++c)
             for (int p = 1; p <= kThree; ++p)
               if (!isGone(s, p)) o.add({Verb::NamePile, {c, p}});
         },
     .play =
         [](const Act& a, State& s, const Move& m) {
           const bool knows = stepOf(a, s).right(a, s, m);
           s.said.push_back(Card::fromCode(m.v[0]));
           append(s, kPiles + m.v[1] - 1, 0, kTaken);
           s.n[kGone] = static_cast<std::uint8_t>(s.n[kGone] | 1 << (m.v[1] - 1));
           return !knows ? kFails : taken(s) == kThree ? kNext : kAgain;
         },
     .right =
         [](const Act&, const State& s, const Move& m) {
           return s.token(Card::fromCode(m.v[0])) == seenLast(s) && (m.v[1] == kThree) == (taken(s) == kThree - 1);
         },
     .ask =
         MK_TEXT("games", "%1: name the top card of a pile and take it: first the rank, then the suit, then the pile. "
                          "You have seen the bottom card of the pack, %2, and brought it to the top."),
     .secret = MK_TEXT("games", "Name the card that you have seen last, %3. Pile 3 comes last: its top card is the one "
                                "you knew."),
     .fill =
         [](const Act&, const State& s, Args& args) {
           args.push_back(Arg::card(s.card(s.mark[kKnown]).code()));
           args.push_back(Arg::card(s.card(seenLast(s)).code()));
         },
     .pile = kPiles,
     .lie = {0, -1, -1, -1, -1, 0}},
    {.who = Role::Magician,
     .offer = [](const Act&, const State&, Offers& o) { o.add({Verb::Show}); },
     .play =
         [](const Act&, State& s, const Move&) {
           Pile& mixed = s.pile(kTaken); // so that nobody sees which card came from where
           std::sort(mixed.begin(), mixed.end(), [&s](Token x, Token y) { return s.card(x) < s.card(y); });
           lay(s, kTaken, kShown);
           return kNext;
         },
     .ask = MK_TEXT("games", "%1: mix the three cards in your hand and show them."),
     .pile = kTaken,
     .lie = {0, -1, -1, -1, 3, 0}}};
constexpr int kNaming = 2;

const char* fault(const Act&, const State& s) {
  if (s.mark[kKnown] == kHole) return "the magician knows no card";
  if (s.ended()) return "";
  if (s.step == 1 && (s.pile(kDeck).count() < 2 || s.pile(kPiles + 2).empty())) return "a pile is empty";
  if (s.said.count() != taken(s)) return "more or fewer cards were named than taken";
  int gone = 0;
  for (int p = 1; p <= kThree; ++p) {
    gone += isGone(s, p);
    if (s.step >= kNaming && !isGone(s, p) && s.pile(kPiles + p - 1).empty()) return "a pile is empty";
  }
  if (gone != taken(s) || (s.step == kNaming && gone >= kThree)) return "a card was taken from another pile";
  if (s.step == kNaming && (isGone(s, kThree) || top(s, kPiles + 2) != s.mark[kKnown])) return "the known card is lost";
  return s.step < kNaming && gone > 0 ? "a card was taken too early" : "";
}

} // namespace

const Trick& threeTops() {
  static const Trick trick{
      .piles = kTable,
      .fields = kFields,
      .steps = kSteps,
      .prepare =
          [](const Act&, State& s) {
            s.mark[kKnown] = kPack - 1;
            s.pile(kDeck).push_back(kPack - 1);
            for (int t = 0; t < kPack - 1; ++t) s.pile(kDeck).push_back(static_cast<Token>(t));
          },
      .succeeded =
          [](const Act&, const State& s) {
            return std::all_of(s.pile(kShown).begin(), s.pile(kShown).end(),
                               [&s](Token t) { return s.said.contains(s.card(t)); });
          },
      .dealt = MK_TEXT("games", "The magician shuffles the pack."),
      .why =
          [](const Act&, const State&, bool success) {
            return Phrase(success ? MK_TEXT("games", "All three cards that were named are there.")
                                  : MK_TEXT("games", "The magician has named a card without knowing it."));
          },
      .known =
          [](const Act&, const State& s, Role role) {
            if (role != Role::Magician) return std::uint64_t{0};
            std::uint64_t known = bit(s.mark[kKnown]);
            for (const Token t : s.pile(kTaken)) known |= bit(t);
            return known;
          },
      .fault = fault,
      .label = [](const Act&, const State& s, int pile) { return pile >= kTaken ? namedAloud(s) : Phrase(); }};
  return trick;
}

} // namespace mk::trick
