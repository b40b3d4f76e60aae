// 165 Kuningate salapärane ümberpaigutamine (The Kings' Mysterious Gathering): a fourth king hidden on the pack joins
// the one on top and the one at the bottom as soon as the pack is cut. Rules: booklet trick 165 and its ruling.
#include "games/tricks/act.h"
#include "games/tricks/tricks.h"

#include <algorithm>

namespace mk::trick {

namespace {

constexpr int kDeck = 0, kShown = 1, kAbove = 2, kGroup = 3, kBelow = 4; // piles
constexpr int kGlimpsed = 0, kExtra = 1;            // numbers: the bottom card was seen; a last cut
constexpr int kKing = 13, kHalf = 26, kMiddle = 23; // cards between the hidden king and the second one
constexpr Card kAce(mk::Suit::Spades, 1);

constexpr PileSpec kTable[] = {
    {"pack", MK_TEXT("games", "the pack")},
    {"shown", MK_TEXT("games", "three kings and the ace of spades"), 1, Form::Line, Facing::Everybody},
    {"above", MK_TEXT("games", "the cards above")},
    {"group", MK_TEXT("games", "the cards that are shown"), 1, Form::Line, Facing::Everybody},
    {"below", MK_TEXT("games", "the cards below")}};
// The kings in the order of the pack as it was shuffled: the first three are shown, the fourth is hidden.
constexpr FieldSpec kFields[] = {{"king1", FieldSpec::Kind::Mark, 0},
                                 {"king2", FieldSpec::Kind::Mark, 1},
                                 {"king3", FieldSpec::Kind::Mark, 2},
                                 {"king4", FieldSpec::Kind::Mark, 3},
                                 {"glimpsed", FieldSpec::Kind::Number, kGlimpsed, 1},
                                 {"last-cut", FieldSpec::Kind::Number, kExtra, 1},
                                 kCutsDone,
                                 kCutsWanted};

void prepare(const Act&, State& s) {
  std::size_t kings = 0;
  for (int i = 0; i < kPack; ++i) {
    const auto t = static_cast<Token>(i);
    if (s.card(t).value() == kKing) s.mark[kings++] = t;
    if (s.card(t) != kAce && (s.card(t).value() != kKing || kings == 4)) s.pile(kDeck).push_back(t);
  }
  for (std::size_t i = 0; i < 3; ++i) s.pile(kShown).push_back(s.mark[i]);
  s.pile(kShown).push_back(s.token(kAce));
}

// Whether the group would run over the end of the pack: only the bottom card tells.
bool runsOver(const State& s) {
  const Token bottom = s.pile(kDeck).back();
  return bottom == s.mark[2] || bottom == s.token(kAce) || bottom == s.mark[0];
}

void spread(State& s) {
  const Pile pack = s.pile(kDeck);
  const int at = static_cast<int>(std::find(pack.begin(), pack.end(), s.mark[2]) - pack.begin());
  s.pile(kDeck).clear();
  for (int i = 0; i < kPack; ++i)
    s.pile(i < at - 3 ? kAbove : i <= at + 6 ? kGroup : kBelow).push_back(pack[static_cast<std::size_t>(i)]);
}

bool gathered(const State& s) {
  const std::array<Token, 4> wanted{s.mark[2], s.token(kAce), s.mark[0], s.mark[3]};
  const Pile& shown = s.pile(kGroup);
  return std::search(shown.begin(), shown.end(), wanted.begin(), wanted.end()) != shown.end();
}

constexpr Step kSteps[] = {
    {.who = Role::Magician,
     .offer =
         [](const Act&, const State&, Offers& o) {
           o.add({Verb::Hide});
           o.add({Verb::Place});
         },
     .play =
         [](const Act&, State& s, const Move& m) {
           if (m.verb == Verb::Place) return kFails;
           s.pile(kDeck).remove(s.mark[3]);
           s.pile(kDeck).insert(0, s.mark[3]);
           return kNext;
         },
     .right = [](const Act&, const State&, const Move& m) { return m.verb == Verb::Hide; },
     .ask = MK_TEXT("games", "%1: you have shown three kings and the ace of spades. What now?"),
     .secret = MK_TEXT("games", "First the fourth king has to lie secretly on top of the pack."),
     .quiet = MK_TEXT("games", "The magician straightens the pack."),
     .lie = {48, 4, 0, 0, 0}},
    {.who = Role::Nobody,
     .play =
         [](const Act&, State& s, const Move&) {
           const Token ace = s.token(kAce);
           s.pile(kDeck).insert(kMiddle + 1, s.mark[1]); // below the hidden king and 23 others
           s.pile(kDeck).push_back(s.mark[2]);
           s.pile(kDeck).insert(0, s.mark[0]);
           s.pile(kDeck).insert(0, ace);
           s.pile(kShown).clear();
           return kNext;
         },
     .tell =
         MK_TEXT("games", "One king goes on top of the pack, one into the middle, one to the bottom; then the ace on "
                          "top."),
     .lie = {48, 4, 0, 0, 0}},
    howManyCuts<kDeck, 2, 3, 2, 3>(),
    cuts<kDeck, 2, 3, 2, 3>(),
    {.who = Role::Magician,
     .offer = [](const Act&, const State&, Offers& o) { o.add({Verb::Glimpse}); },
     .play =
         [](const Act&, State& s, const Move&) {
           s.n[kGlimpsed] = 1;
           return kNext;
         },
     .ask = MK_TEXT("games", "%1: straighten the pack and look secretly at the bottom card."),
     .quiet = MK_TEXT("games", "The magician straightens the pack."),
     .lie = {52, 0, 0, 0, 0}},
    {.who = Role::Magician,
     .offer =
         [](const Act&, const State& s, Offers& o) {
           if (s.n[kExtra] == 0) o.numbers(Verb::Cut, kHalf, kHalf);
           o.add({Verb::Spread});
         },
     .play =
         [](const Act&, State& s, const Move& m) {
           if (m.verb == Verb::Cut) {
             cut(s.pile(kDeck), m.v[0]);
             s.n[kExtra] = 1;
             return kAgain;
           }
           spread(s);
           return kNext;
         },
     .right = [](const Act&, const State& s, const Move& m) { return (m.verb == Verb::Cut) == runsOver(s); },
     .ask =
         MK_TEXT("games", "The bottom card is %2. %1: spread the cards around the kings, or first cut in the middle."),
     .secret = MK_TEXT("games", "Cut only if it is %3, %4 or %5."),
     .fill =
         [](const Act&, const State& s, Args& args) {
           for (const Token t : {s.pile(kDeck).back(), s.mark[2], s.token(kAce), s.mark[0]})
             args.push_back(Arg::card(s.card(t).code()));
         },
     .pile = kDeck,
     .shows = {Display{kDeck, 1, Form::Line}},
     .lie = {52, 0, 0, 0, 0}}};
constexpr int kDecide = 5;

std::uint64_t known(const Act&, const State& s, Role role) {
  std::uint64_t out = bit(s.token(kAce)) | bit(s.mark[0]) | bit(s.mark[1]) | bit(s.mark[2]); // shown to all
  if (role != Role::Magician) return out;
  if (s.n[kGlimpsed] > 0) out |= bit(s.pile(kDeck).back());
  return out | bit(s.mark[3]);
}

const char* fault(const Act&, const State& s) {
  for (std::size_t i = 0; i < 4; ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (s.mark[i] == s.mark[j]) return "a king is missing";
  for (const Token t : s.mark)
    if (t == kHole || s.card(t).value() != kKing) return "another card is taken for a king";
  if (s.ended()) return "";
  if ((s.step == kDecide) != (s.n[kGlimpsed] == 1) || (s.n[kExtra] > 0 && s.step != kDecide)) return "no glimpse";
  return "";
}

} // namespace

const Trick& kingsGathering() {
  static const Trick trick{
      .piles = kTable,
      .fields = kFields,
      .steps = kSteps,
      .prepare = prepare,
      .succeeded = [](const Act&, const State& s) { return gathered(s); },
      .dealt = MK_TEXT("games", "The magician takes three kings and the ace of spades out of a shuffled pack."),
      .why =
          [](const Act&, const State&, bool success) {
            return Phrase(success ? MK_TEXT("games", "The kings lie together, and the ace of spades among them!")
                                  : MK_TEXT("games", "The kings have not found each other."));
          },
      .known = known,
      .kind = [](const State&, Card c) { return c.value() == kKing ? 1
                                                : c == kAce        ? 2
                                                                   : 0; },
      .fault = fault};
  return trick;
}

} // namespace mk::trick
