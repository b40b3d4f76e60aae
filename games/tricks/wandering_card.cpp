// 160 Rändav kaart (The Wandering Card): the k-th card from the bottom is found by counting from k to N, after N cards
// have gone from the bottom to the top. Rules: booklet trick 160 and its ruling.
#include "games/tricks/act.h"
#include "games/tricks/tricks.h"

namespace mk::trick {

namespace {

constexpr int kDeck = 0, kCounted = 1;                // piles
constexpr int kPlace = 0, kSaid = 1, kMoved = 2;      // numbers; the place is the spectator's secret
constexpr int kChosen = 0;                            // mark; in Watch nobody but the person knows it
constexpr int kLeast = 2, kMost = 15, kMostSaid = 30; // what the program thinks of

constexpr PileSpec kTable[] = {{"pack", MK_TEXT("games", "the pack")},
                               {"counted", MK_TEXT("games", "the cards that were counted off")}};
constexpr FieldSpec kFields[] = {{"place", FieldSpec::Kind::Number, kPlace, 51},
                                 {"said", FieldSpec::Kind::Number, kSaid, kPack},
                                 {"moved", FieldSpec::Kind::Number, kMoved, kPack},
                                 {"chosen-card", FieldSpec::Kind::Mark, kChosen}};

Token fromTheBottom(const State& s, int k) { return s.pile(kDeck)[static_cast<std::size_t>(kPack - k)]; }

constexpr Step kSteps[] = {
    {.who = Role::Spectator,
     .offer =
         [](const Act& a, const State&, Offers& o) {
           if (a.playsSpectator())
             o.numbers(Verb::LookAt, kLeast, kMost);
           else
             o.add({Verb::Look});
         },
     .play =
         [](const Act&, State& s, const Move& m) {
           if (m.verb == Verb::Look) return kNext;
           s.n[kPlace] = m.v[0];
           s.mark[kChosen] = fromTheBottom(s, m.v[0]);
           return kNext;
         },
     .ask = MK_TEXT("games", "%1: here are the cards, counted from the bottom of the pack. Remember one of the first "
                             "and its place, and tell nobody."),
     .quiet = MK_TEXT("games", "The spectator remembers a card and its place from the bottom."),
     .pile = kDeck,
     .shows = {Display{kDeck, 1, Form::Grid, Facing::Spectator, true}},
     .lie = {52, 0},
     .glances = true},
    {.who = Role::Spectator,
     .offer = [](const Act&, const State&, Offers& o) { o.numbers(Verb::Say, 2, kPack); },
     .play =
         [](const Act&, State& s, const Move& m) {
           s.n[kSaid] = m.v[0];
           return kNext;
         },
     .range = [](const Act&, const State& s, Offers& o) { o.numbers(Verb::Say, s.n[kPlace] + 3, kMostSaid); },
     .ask = MK_TEXT("games", "%1: say aloud a number larger than the place of your card."),
     .pile = kDeck,
     .lie = {52, 0}},
    {.who = Role::Magician,
     .offer = [](const Act&, const State&, Offers& o) { o.numbers(Verb::Move, 1, kPack); },
     .play =
         [](const Act&, State& s, const Move& m) {
           s.n[kMoved] = m.v[0];
           fromBottom(s.pile(kDeck), m.v[0]);
           return kNext;
         },
     .right = [](const Act&, const State& s, const Move& m) { return m.v[0] == s.n[kSaid]; },
     .ask =
         MK_TEXT("games", "The spectator has said %2. %1: behind your back, move cards from the bottom of the pack to "
                          "the top, in one block."),
     .secret = MK_TEXT("games", "Move exactly as many as the spectator has said: %2."),
     .fill = [](const Act&, const State& s, Args& args) { args.push_back(Arg::number(s.n[kSaid])); },
     .quiet = MK_TEXT("games", "The magician holds the pack behind the back for a moment."),
     .pile = kDeck,
     .lie = {52, 0}},
    {.who = Role::Spectator,
     .offer = [](const Act&, const State&, Offers& o) { o.numbers(Verb::Count, 1, kPack - 1); },
     .play =
         [](const Act&, State& s, const Move& m) {
           s.n[kPlace] = m.v[0];
           if (m.v[0] >= s.n[kSaid]) return kFails;
           for (int i = m.v[0]; i <= s.n[kSaid]; ++i) move(s, kDeck, 0, kCounted);
           return kNext;
         },
     .range =
         [](const Act&, const State& s, Offers& o) {
           o.add({Verb::Count, {s.n[kPlace]}});
         },
     .ask = MK_TEXT("games", "%1: what was the place of your card? From that number on, cards are counted off the top "
                             "until %2, and the card at %2 is turned up."),
     .fill = [](const Act&, const State& s, Args& args) { args.push_back(Arg::number(s.n[kSaid])); },
     .pile = kDeck,
     .lie = {52, 0}}};

// The place and the card are the program's secret in Perform; what it said leaves a choice of places.
void scramble(const Act& a, State& s, Role role, Random& random) {
  if (role == Role::Spectator) return; // has seen all faces
  for (int t = 0; t < kPack; ++t)
    for (int u = t + 1; u < kPack; ++u)
      if (s.face[static_cast<std::size_t>(u)] < s.face[static_cast<std::size_t>(t)])
        std::swap(s.face[static_cast<std::size_t>(t)], s.face[static_cast<std::size_t>(u)]);
  for (std::size_t i = kPack; i > 1; --i) std::swap(s.face[i - 1], s.face[static_cast<std::size_t>(random.index(i))]);
  if (!a.playsSpectator() || s.mark[kChosen] == kHole) return;
  const int most = s.n[kSaid] == 0 ? kMost : std::min(kMost, s.n[kSaid] - 3);
  const int k = kLeast + static_cast<int>(random.below(static_cast<std::uint32_t>(most - kLeast + 1)));
  s.n[kPlace] = static_cast<std::uint8_t>(k);
  s.mark[kChosen] = s.pile(kDeck)[static_cast<std::size_t>((kPack - k + s.n[kMoved]) % kPack)];
}

const char* fault(const Act& a, const State& s) {
  if (s.ended()) return "";
  const bool thought = a.playsSpectator() && s.step > 0;
  if ((s.n[kPlace] > 0) != thought || (s.mark[kChosen] != kHole) != thought) return "a thought too many or too few";
  if ((s.step > 1) != (s.n[kSaid] > 0) || (s.step > 2) != (s.n[kMoved] > 0)) return "a number too many or too few";
  if (!thought) return "";
  if (s.n[kPlace] < kLeast || s.n[kPlace] > kMost) return "the program thinks of another place";
  if (s.step > 1 && (s.n[kSaid] < s.n[kPlace] + 3 || s.n[kSaid] > kMostSaid)) return "the program says another number";
  const int at = (kPack - s.n[kPlace] + s.n[kMoved]) % kPack;
  return s.pile(kDeck)[static_cast<std::size_t>(at)] == s.mark[kChosen] ? "" : "the card thought of lies elsewhere";
}

} // namespace

const Trick& wanderingCard() {
  static const Trick trick{
      .piles = kTable,
      .fields = kFields,
      .steps = kSteps,
      .prepare = [](const Act&, State& s) { takePack(s, kDeck); },
      .succeeded = [](const Act& a,
                      const State& s) { return !a.playsSpectator() || top(s, kCounted) == s.mark[kChosen]; },
      .dealt = MK_TEXT("games", "The spectator shuffles the pack."),
      .why =
          [](const Act& a, const State& s, bool success) {
            if (!a.playsSpectator() && !success)
              return Phrase(MK_TEXT("games", "The number you said had to be larger than the place of your card."));
            const Arg shown = Arg::card(s.card(top(s, kCounted)).code());
            if (success) return Phrase(MK_TEXT("games", "The card has wandered to its number: %1."), {shown});
            return Phrase(MK_TEXT("games", "The card at the number is %1, but the spectator's was %2."),
                          {shown, Arg::card(s.card(s.mark[kChosen]).code())});
          },
      .open = [](const Act&, const State& s) { return s.pile(kCounted).empty() ? 0 : bit(top(s, kCounted)); },
      .scramble = scramble,
      .fault = fault};
  return trick;
}

} // namespace mk::trick
