// 167 Arva ära, mitu kaarti võeti (Guess How Many Cards Were Taken): high cards in one packet and low ones in the other
// give strangers away by their rank. Rules: booklet trick 167 and its ruling.
#include "games/tricks/act.h"
#include "games/tricks/tricks.h"

#include <algorithm>

namespace mk::trick {

namespace {

constexpr int kHigh = 0, kLow = 1, kHand = 2, kNamed = 4, kPool = 6,
              kAll = 7;    // piles; two of hands and of what was named
constexpr int kWanted = 0; // number: how many the program will take
constexpr int kCards = 36, kHighCards = 20, kLowCards = 16, kLeast = 2, kMost = 6;

constexpr PileSpec kTable[] = {
    {"high", MK_TEXT("games", "the first packet")},
    {"low", MK_TEXT("games", "the second packet")},
    {"hands", MK_TEXT("games", "in the hand of spectator %1"), 2, Form::Line, Facing::Spectator},
    {"announced", MK_TEXT("games", "named for spectator %1"), 2, Form::Line, Facing::Everybody},
    {"sorting", MK_TEXT("games", "the cards to be sorted"), 1, Form::Grid, Facing::Magician},
    {"all", MK_TEXT("games", "the cards of both packets"), 1, Form::Grid, Facing::Magician, 9}};
constexpr FieldSpec kFields[] = {{"will-take", FieldSpec::Kind::Number, kWanted, kMost},
                                 {"took", FieldSpec::Kind::Fits}};

bool isHigh(Card c) { return c.high() >= 10; }

const std::vector<Card>& cardsFrom(bool high, bool low) {
  static const auto pick = [](bool wantHigh, bool wantLow) {
    std::vector<Card> out;
    for (const Card c : sortedPack(6))
      if (isHigh(c) ? wantHigh : wantLow) out.push_back(c);
    return out;
  };
  static const std::vector<Card> both = pick(true, true), highs = pick(true, false), lows = pick(false, true);
  return high && low ? both : high ? highs : lows;
}

void part(State& s) {
  while (!s.pile(kPool).empty()) append(s, kPool, 0, isHigh(s.card(kPool, 0)) ? kHigh : kLow);
}

void takeIntoHand(State& s, int packet, int place) {
  s.fits |= bit(s.pile(packet)[static_cast<std::size_t>(place)]);
  append(s, packet, place, kHand + packet);
}

constexpr Step sort() {
  return {.who = Role::Magician,
          .offer = [](const Act&, const State& s, Offers& o) { o.cards(Verb::Next, s, kPool); },
          .play =
              [](const Act&, State& s, const Move& m) {
                appendNamed(s, kPool, m, kHigh);
                if (s.pile(kHigh).count() < kHighCards) return kAgain;
                part(s);
                return kNext;
              },
          .right = [](const Act&, const State&, const Move& m) { return isHigh(Card::fromCode(m.v[0])); },
          .when = kPackByHand,
          .ask = MK_TEXT("games", "%1: part the pack: touch the twenty cards of the first packet."),
          .secret = MK_TEXT("games", "Aces, kings, queens, jacks and tens are the first packet."),
          .pile = kPool,
          .lie = {-1, 0, 0, 0, 0, 0, -1},
          .strict = true};
}

// In Watch the person takes one card after the other.
template <int kPacket, int kHas> constexpr Step takes() {
  return {.who = Role::Spectator,
          .offer =
              [](const Act&, const State& s, Offers& o) {
                o.numbers(Verb::Take, 1, s.pile(kPacket).count());
                if (!s.pile(kHand + kPacket).empty()) o.add({Verb::Done});
              },
          .play =
              [](const Act&, State& s, const Move& m) {
                if (m.verb == Verb::Done) return kNext;
                takeIntoHand(s, kPacket, m.v[0] - 1);
                return s.pile(kPacket).empty() ? kNext : kAgain;
              },
          .when = [](const Act& a, const State&) { return !a.performs(); },
          .ask = kPacket == 0
                     ? MK_TEXT("games", "%1: as the first spectator, take any cards of the first packet.")
                     : MK_TEXT("games", "%1: now as the second spectator, take any cards of the second packet."),
          .quiet = MK_TEXT("games", "A spectator takes cards."),
          .pile = kPacket,
          .shows = {Display{kPacket, 1, Form::Line}}};
}

// In Perform the program decides how many, and a shuffle of the packet says which.
template <int kPacket> constexpr Step decides() {
  return {.who = Role::Spectator,
          .offer = [](const Act&, const State&, Offers& o) { o.numbers(Verb::Auto, kLeast, kMost); },
          .play =
              [](const Act&, State& s, const Move& m) {
                s.n[kWanted] = m.v[0];
                return kNext;
              },
          .when = [](const Act& a, const State&) { return a.playsSpectator(); },
          .quiet = MK_TEXT("games", "The magician turns away.")};
}

template <int kPacket> constexpr Step draws() {
  return {
      .who = Role::Spectator,
      .when = [](const Act& a, const State&) { return a.playsSpectator(); },
      .request = [](const Act&, const State&) { return ChanceRequest::deck(cardsFrom(kPacket == 0, kPacket == 1)); },
      .settle =
          [](const Act&, State& s, const Outcome& o) {
            for (int i = 0; i < s.n[kWanted]; ++i) {
              const Pile& packet = s.pile(kPacket);
              const auto* it = std::find(packet.begin(), packet.end(), s.token(o.card(i)));
              takeIntoHand(s, kPacket, static_cast<int>(it - packet.begin()));
            }
            s.n[kWanted] = 0;
          },
      .quiet = MK_TEXT("games", "A spectator takes some cards and looks at them.")};
}

constexpr Step exchange() {
  return {.who = Role::Nobody,
          .when = kWithoutPeople,
          .request = [](const Act&, const State&) { return ChanceRequest::deck(cardsFrom(true, true)); },
          .settle =
              [](const Act&, State& s, const Outcome& o) { // exchanged, and both packets are shuffled
                Pile packets[2];
                for (int i = 0; i < kCards; ++i) {
                  const Token t = s.token(o.card(i));
                  const bool toLow = s.pile(kLow).contains(t) || s.pile(kHand).contains(t);
                  packets[toLow ? 1 : 0].push_back(t);
                }
                s.pile(kHigh) = packets[0];
                s.pile(kLow) = packets[1];
                s.pile(kHand).clear();
                s.pile(kHand + 1).clear();
              },
          .tell =
              MK_TEXT("games", "The first spectator's cards go into the second packet and the second one's into the "
                               "first; both packets are shuffled."),
          .lie = {-1, -1, -1, -1, 0, 0, 0}};
}

// A card is named, or that is all.
template <int kWho, int kFrom> int name(const Act&, State& s, const Move& m) {
  if (m.verb == Verb::Done) return kNext;
  const Token t = s.token(Card::fromCode(m.v[0]));
  s.pile(kFrom).remove(t);
  s.pile(kNamed + kWho).push_back(t);
  return kAgain;
}

constexpr std::array<Verb, 2> kNames = {Verb::First, Verb::Second};
constexpr std::array<const char*, 2> kStrangers = {
    MK_TEXT("games", "All tens, jacks, queens, kings and aces in it are strangers."),
    MK_TEXT("games", "All sixes, sevens, eights and nines in it are strangers.")};

// What does not belong into a packet. `kWho` 0: the first spectator, whose cards lie in the second packet.
template <int kWho> constexpr Step announce() {
  constexpr int kPacket = 1 - kWho;
  return {.who = Role::Magician,
          .offer =
              [](const Act&, const State& s, Offers& o) {
                o.cards(kNames[kWho], s, kPacket);
                o.add({Verb::Done});
              },
          .play = name<kWho, kPacket>,
          .right =
              [](const Act&, const State& s, const Move& m) {
                if (m.verb != Verb::Done) return isHigh(Card::fromCode(m.v[0])) == (kWho == 0);
                const Pile& p = s.pile(kPacket);
                return std::none_of(p.begin(), p.end(), [&s](Token t) { return isHigh(s.card(t)) == (kWho == 0); });
              },
          .when = kWithoutPeople,
          .ask =
              kWho == 0
                  ? MK_TEXT("games", "%1: the packet that the first spectator has shuffled. Touch the cards that this "
                                     "spectator took, and say when that is all.")
                  : MK_TEXT("games", "%1: the packet that the second spectator has shuffled. Touch the cards that this "
                                     "spectator took, and say when that is all."),
          .secret = kStrangers[kWho],
          .pile = kPacket,
          .shows = {Display{kPacket, 1, Form::Grid, Facing::Magician}},
          .lie = {-1, -1, 0, 0, -1, -1, 0}};
}

// What people take is seen by nobody else: the magician has their packets in hand and shows here what is named.
constexpr Step peopleTake() {
  return {.who = Role::Spectator,
          .offer = [](const Act&, const State&, Offers& o) { o.add({Verb::Ready}); },
          .play =
              [](const Act&, State& s, const Move&) {
                for (const int packet : {kHigh, kLow})
                  while (!s.pile(packet).empty()) append(s, packet, 0, kAll);
                return kNext;
              },
          .when = kForPeople,
          .ask = MK_TEXT("games", "%1: take any cards of the first packet, a second spectator any cards of the second "
                                  "one. Look at them, put them into each other's packet and shuffle both. The magician "
                                  "only hears that it is done."),
          .tell = MK_TEXT("games", "The spectators have taken cards, exchanged them and shuffled both packets."),
          .lie = {20, 16, 0, 0, 0, 0, 0, 0}};
}

template <int kWho> constexpr Step announceToPeople() {
  return {.who = Role::Magician,
          .offer =
              [](const Act&, const State& s, Offers& o) {
                o.cards(kNames[kWho], s, kAll);
                if (!s.pile(kNamed + kWho).empty()) o.add({Verb::Done});
              },
          .play = name<kWho, kAll>,
          .right = [](const Act&, const State&,
                      const Move& m) { return m.verb == Verb::Done || isHigh(Card::fromCode(m.v[0])) == (kWho == 0); },
          .when = kForPeople,
          .ask =
              kWho == 0
                  ? MK_TEXT("games", "%1: look through the packet that the first spectator has shuffled. Name the "
                                     "cards that this spectator took, touching each here, and say when that is all.")
                  : MK_TEXT("games", "%1: look through the packet that the second spectator has shuffled. Name the "
                                     "cards that this spectator took, touching each here, and say when that is all."),
          .secret = kStrangers[kWho],
          .pile = kAll,
          .lie = {0, 0, 0, 0, -1, -1, 0, -1}};
}

constexpr Step peopleConfirm() {
  return {.who = Role::Spectator,
          .offer =
              [](const Act&, const State&, Offers& o) {
                o.add({Verb::AllRight});
                o.add({Verb::NotAll});
              },
          .play =
              [](const Act&, State& s, const Move& m) {
                s.show.ending = m.verb == Verb::AllRight ? Ending::Success : Ending::Failure;
                return kNext;
              },
          .when = kForPeople,
          .ask = MK_TEXT("games", "Cards that the magician has named: of the first spectator %2, of the second %3. %1: "
                                  "were these the cards, and no others?"),
          .fill =
              [](const Act&, const State& s, Args& args) {
                for (int who = 0; who < 2; ++who) args.push_back(Arg::number(s.pile(kNamed + who).count()));
              },
          .lie = {0, 0, 0, 0, -1, -1, 0, -1}};
}

constexpr Step kSteps[] = {sort(),
                           takes<0, 0>(),
                           takes<1, 0>(),
                           decides<0>(),
                           draws<0>(),
                           decides<1>(),
                           draws<1>(),
                           exchange(),
                           announce<0>(),
                           announce<1>(),
                           peopleTake(),
                           announceToPeople<0>(),
                           announceToPeople<1>(),
                           peopleConfirm()};
constexpr int kExchange = 7, kPeopleTake = 10;

bool right(const State& s) {
  std::uint64_t named = 0;
  for (int who = 0; who < 2; ++who)
    for (const Token t : s.pile(kNamed + who)) {
      if (isHigh(s.card(t)) != (who == 0)) return false;
      named |= bit(t);
    }
  return named == s.fits;
}

const char* faultForPeople(const State& s) {
  if (s.fits != 0 || s.n[kWanted] > 0) return "the program knows what people took";
  if (s.step != 0 && s.step < kPeopleTake) return "a step of another audience";
  for (int who = 0; who < 2; ++who)
    if (s.step > kPeopleTake + 1 + who && s.pile(kNamed + who).empty()) return "nobody took a card";
  return s.step < kPeopleTake + 2 && !s.pile(kNamed + 1).empty() ? "a card too early" : "";
}

const char* fault(const Act& a, const State& s) {
  if (s.ended()) return "";
  if (a.style.forPeople()) return faultForPeople(s);
  if (s.step >= kPeopleTake || !s.pile(kAll).empty()) return "a step of another audience";
  std::uint64_t held = 0;
  for (const int p : {kHand, kHand + 1})
    for (const Token t : s.pile(p)) held |= bit(t);
  if (s.step <= kExchange && held != s.fits) return "the hands hold other cards than were taken";
  if (s.step > kExchange && s.fits == 0) return "nobody took a card";
  if (s.step > 0 && s.step <= kExchange) {
    for (int p = 0; p < 2; ++p)
      for (const int pile : {p, kHand + p})
        for (const Token t : s.pile(pile))
          if (isHigh(s.card(t)) != (p == 0)) return "a card lies in the wrong packet";
    const bool first = s.step > (a.performs() ? 4 : 1), second = s.step == kExchange;
    if (!s.pile(kNamed).empty() || !s.pile(kNamed + 1).empty() || !s.pile(kPool).empty()) return "a card too early";
    if (s.pile(kHand).empty() == first || (second == s.pile(kHand + 1).empty())) {
      const bool taking = !a.performs() && (s.step == 1 || s.step == 2);
      if (!taking || (s.step == 2 && s.pile(kHand).empty()) || (s.step == 1 && !s.pile(kHand + 1).empty()))
        return "a hand too early or too late";
    }
  }
  if ((s.step == 4 || s.step == 6) != (s.n[kWanted] > 0) || s.n[kWanted] == 1) return "another number to take";
  for (const Card c : s.face)
    if (c.high() < 6 && s.face.count() == kCards) return "another pack";
  return "";
}

} // namespace

const Trick& takenCount() {
  static const Trick trick{
      .cards = kCards,
      .piles = kTable,
      .fields = kFields,
      .steps = kSteps,
      .prepare =
          [](const Act& a, State& s) {
            for (int t = 0; t < kPack; ++t)
              if (s.face[static_cast<std::size_t>(t)].high() >= 6) s.pile(kPool).push_back(static_cast<Token>(t));
            if (!a.style.packByHand()) part(s);
          },
      .succeeded = [](const Act&, const State& s) { return right(s); },
      .dealt = MK_TEXT("games", "The magician parts a pack of 36 cards into two packets."),
      .ownPack =
          [](const Act&) {
            return Phrase(MK_TEXT("games", "Your own pack first has to be parted in secret: aces, kings, queens, jacks "
                                           "and tens in one packet, nines to sixes in the other."));
          },
      .why =
          [](const Act&, const State& s, bool success) {
            if (!success) return Phrase(MK_TEXT("games", "The cards that were named are not those that were taken."));
            return Phrase(MK_TEXT("games", "Right: the first spectator took %1, the second took %2."),
                          {Arg::number(s.pile(kNamed).count()), Arg::number(s.pile(kNamed + 1).count())});
          },
      .known =
          [](const Act&, const State& s, Role role) {
            if (role == Role::Spectator) return s.fits;
            return s.pile(kPool).empty() ? std::uint64_t{0} : ~std::uint64_t{0};
          },
      .kind = [](const State&, Card c) { return c.high() < 6 ? 0
                                                : isHigh(c)  ? 1
                                                             : 2; },
      .fault = fault};
  return trick;
}

} // namespace mk::trick
