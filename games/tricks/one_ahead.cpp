// 158 Kergeusklik pealtvaataja (The Credulous Spectator): the magician names the card seen before, then always the one
// received last, and takes the first one last. Rules: booklet trick 158 and its ruling.
#include "games/tricks/act.h"
#include "games/tricks/tricks.h"

#include <algorithm>

namespace mk::trick {

namespace {

constexpr int kCards = 0, kTaken = 1; // piles: the spread with its holes; what was taken, in order
constexpr int kKnown = 0;             // mark: the card that the magician has looked at
constexpr int kGuests = 0;            // option
constexpr int kMostDraws = 6;

constexpr PileSpec kTable[] = {
    {"cards", MK_TEXT("games", "the spread cards"), 1, Form::Grid},
    {"taken", MK_TEXT("games", "the cards that were taken"), 1, Form::Line, Facing::Magician}};
constexpr FieldSpec kFields[] = {{"looked-at", FieldSpec::Kind::Mark, kKnown}, {"named", FieldSpec::Kind::Said}};

int draws(const State& s) { return s.pile(kTaken).count(); }
Token lastSeen(const State& s) { return draws(s) == 0 ? s.mark[kKnown] : s.pile(kTaken).back(); }

// A card leaves its place empty.
void takeOut(State& s, int place) {
  Token& there = s.pile(kCards)[static_cast<std::size_t>(place - 1)];
  s.pile(kTaken).push_back(there);
  there = kHole;
}

void offerPlaces(Verb v, const State& s, Offers& o) {
  for (int place = 1; place <= kPack; ++place)
    if (s.pile(kCards)[static_cast<std::size_t>(place - 1)] != kHole) o.add({v, {place}});
}

void offerNames(const State& s, Offers& o) {
  for (int c = 0; !s.said.full() && c < kPack; ++c) o.add({Verb::Name, {c}});
}

int name(const Act&, State& s, const Move& m) {
  s.said.push_back(Card::fromCode(m.v[0]));
  return kNext;
}

bool sameCards(const State& s) {
  if (s.said.count() != draws(s)) return false;
  return std::all_of(s.pile(kTaken).begin(), s.pile(kTaken).end(),
                     [&s](Token t) { return s.said.contains(s.card(t)); });
}

bool isLastSeen(const State& s, const Move& m) { return s.token(Card::fromCode(m.v[0])) == lastSeen(s); }

constexpr int kName = 1, kGive = 3; // steps

constexpr Step kSteps[] = {
    {.who = Role::Magician,
     .offer = [](const Act&, const State& s, Offers& o) { offerPlaces(Verb::Peek, s, o); },
     .play =
         [](const Act&, State& s, const Move& m) {
           s.mark[kKnown] = s.pile(kCards)[m.v[0] - 1u];
           return kNext;
         },
     .ask = MK_TEXT("games", "%1: while nobody watches, look at any card of the spread and remember its place."),
     .quiet = MK_TEXT("games", "The cards are spread face down."),
     .pile = kCards,
     .lie = {52, 0}},
    {.who = Role::Magician,
     .offer = [](const Act&, const State& s, Offers& o) { offerNames(s, o); },
     .play = name,
     .right = [](const Act&, const State& s, const Move& m) { return isLastSeen(s, m); },
     .ask = MK_TEXT("games", "%1: name aloud the card that you want to have; first its rank, then its suit. The card "
                             "you have looked at was %2."),
     .secret = MK_TEXT("games", "Always name the card that you saw last: %3."),
     .fill =
         [](const Act&, const State& s, Args& args) {
           args.push_back(Arg::card(s.card(s.mark[kKnown]).code()));
           args.push_back(Arg::card(s.card(lastSeen(s)).code()));
         },
     .pile = kCards},
    {.who = Role::Magician,
     .offer =
         [](const Act& a, const State& s, Offers& o) {
           if (draws(s) < kMostDraws) o.add({Verb::Another});
           if (a.performs() || draws(s) >= a.own[kGuests]) offerPlaces(Verb::Take, s, o);
         },
     .play =
         [](const Act&, State& s, const Move& m) {
           if (m.verb == Verb::Another) return kNext;
           takeOut(s, m.v[0]);
           return kNext + kNext;
         },
     .right = [](const Act&, const State& s,
                 const Move& m) { return m.verb == Verb::Another || s.pile(kCards)[m.v[0] - 1u] == s.mark[kKnown]; },
     .range =
         [](const Act& a, const State& s, Offers& o) {
           if (draws(s) < (a.performs() ? 2 : a.own[kGuests]))
             o.add({Verb::Another});
           else
             offerPlaces(Verb::Take, s, o);
         },
     .when = [](const Act&, const State& s) { return draws(s) > 0; },
     .ask =
         MK_TEXT("games", "%1: let another guest find it, or say that you will find this one yourself, and take it."),
     .secret = MK_TEXT("games", "You may take only the card that you have looked at yourself: %2."),
     .fill = [](const Act&, const State& s, Args& args) { args.push_back(Arg::card(s.card(s.mark[kKnown]).code())); },
     .pile = kCards},
    {.who = Role::Spectator,
     .offer = [](const Act&, const State& s, Offers& o) { offerPlaces(Verb::Give, s, o); },
     .play =
         [](const Act&, State& s, const Move& m) {
           takeOut(s, m.v[0]);
           return lastSeen(s) == s.mark[kKnown] ? kNext : kName - kGive; // it may be the very card, by luck
         },
     .ask = MK_TEXT("games", "The magician asks for %2. %1: feel where it lies and give any card, unseen."),
     .fill = [](const Act&, const State& s, Args& args) { args.push_back(Arg::card(s.said.back().code())); },
     .pile = kCards},
    {.who = Role::Magician,
     .offer =
         [](const Act&, const State& s, Offers& o) {
           o.add({Verb::Show});
           offerNames(s, o);
         },
     .play =
         [](const Act&, State& s, const Move& m) {
           if (m.verb == Verb::Show) return kNext;
           s.said.push_back(Card::fromCode(m.v[0]));
           return kAgain;
         },
     .right = [](const Act&, const State&, const Move& m) { return m.verb == Verb::Show; },
     .ask = MK_TEXT("games", "%1: go on, or show the cards."),
     .secret = MK_TEXT("games", "Every card that you named is in your hand now: show them."),
     .pile = kCards}};

const char* fault(const Act&, const State& s) {
  if (s.pile(kCards).count() != kPack) return "a place of the spread is missing";
  if ((s.step > 0 || s.ended()) != (s.mark[kKnown] != kHole)) return "the magician has looked at no card";
  if (s.ended() || s.step == 0) return "";
  const int ahead = s.said.count() - draws(s);
  if (s.step == kName ? ahead != 0 : s.step <= kGive && ahead != 1) return "more or fewer cards were named than taken";
  if (s.step == 2 && draws(s) == 0) return "nobody has given a card yet";
  if (s.step == kName && draws(s) >= kMostDraws + 1) return "too many cards were taken";
  return "";
}

} // namespace

const Trick& oneAhead() {
  static const Trick trick{
      .piles = kTable,
      .fields = kFields,
      .steps = kSteps,
      .prepare = [](const Act&, State& s) { takePack(s, kCards); },
      .succeeded = [](const Act&, const State& s) { return sameCards(s); },
      .dealt = MK_TEXT("games", "The magician spreads a shuffled pack face down on the table."),
      .why =
          [](const Act&, const State& s, bool success) {
            if (success)
              return Phrase::counted(MK_TEXT_N("games", "All %n cards that were named are there."), draws(s));
            return Phrase(MK_TEXT("games", "The cards that were named are not the cards that were taken."));
          },
      .known =
          [](const Act&, const State& s, Role role) {
            if (role != Role::Magician) return std::uint64_t{0};
            std::uint64_t known = s.mark[kKnown] == kHole ? 0 : bit(s.mark[kKnown]);
            for (const Token t : s.pile(kTaken)) known |= bit(t);
            return known;
          },
      .fault = fault,
      .label = [](const Act&, const State& s, int pile) { return pile == kTaken ? namedAloud(s) : Phrase(); },
      .finale = {Display{kTaken, 1, Form::Line, Facing::Everybody}},
      .own = {"guests"}};
  return trick;
}

} // namespace mk::trick
