// 164 Paaride ühendamine (Joining the Pairs): four kings on four queens in the same order of suits; cards four apart
// belong together however the packet is cut. Rules: booklet trick 164 and its ruling.
#include "games/tricks/act.h"
#include "games/tricks/tricks.h"

#include <algorithm>

namespace mk::trick {

namespace {

constexpr int kDeck = 0, kLeft = 1, kRight = 2, kPairs = 3, kGroups = 7, kPool = 9; // piles
constexpr int kLaid = 0, kWay = 1;                                                  // numbers
constexpr int kFour = 4, kCards = 8, kQueen = 12, kKing = 13;

constexpr PileSpec kTable[] = {
    {"packet", MK_TEXT("games", "the packet")},
    {"left", MK_TEXT("games", "in the left hand")},
    {"right", MK_TEXT("games", "in the right hand")},
    {"pairs", MK_TEXT("games", "pair %1"), kFour, Form::Columns, Facing::Everybody},
    {"groups", MK_TEXT("games", "group %1"), 2, Form::Line, Facing::Everybody},
    {"sorting", MK_TEXT("games", "the cards to be sorted"), 1, Form::Grid, Facing::Magician}};
constexpr FieldSpec kFields[] = {{"laid", FieldSpec::Kind::Number, kLaid, kFour},
                                 {"on-top", FieldSpec::Kind::Number, kWay, 2},
                                 kCutsDone,
                                 kCutsWanted};

// In a pair the card that lies on top is seen in full.
constexpr Display kInPairs{kPairs, kFour, Form::Columns, Facing::Everybody, true};

void prepare(const Act& a, State& s) {
  for (int t = 0; t < kPack; ++t)
    if (s.face[static_cast<std::size_t>(t)].value() >= kQueen) s.pile(kPool).push_back(static_cast<Token>(t));
  if (a.style.packByHand()) return;
  Row<Token, kCards> queens;
  for (const Token king : s.pile(kPool)) {
    if (s.card(king).value() != kKing) continue;
    s.pile(kDeck).push_back(king);
    queens.push_back(s.token(Card(s.card(king).suit(), kQueen)));
  }
  for (const Token queen : queens) s.pile(kDeck).push_back(queen);
  s.pile(kPool).clear();
}

// All kings, then all queens, or the other way round; both in one order of suits.
bool fits(const State& s, Card c) {
  const int i = s.pile(kDeck).count();
  if (i == 0) return true;
  const int first = s.card(kDeck, 0).value();
  if (i < kFour) return c.value() == first;
  return c.value() != first && c.suit() == s.card(kDeck, i - kFour).suit();
}

bool oneRank(const State& s, int pile) {
  return std::all_of(s.pile(pile).begin(), s.pile(pile).end(),
                     [&](Token t) { return s.card(t).value() == s.card(pile, 0).value(); });
}

constexpr Step sort() {
  return {.who = Role::Magician,
          .offer = [](const Act&, const State& s, Offers& o) { o.cards(Verb::Next, s, kPool); },
          .play =
              [](const Act&, State& s, const Move& m) {
                appendNamed(s, kPool, m, kDeck);
                return s.pile(kPool).empty() ? kNext : kAgain;
              },
          .right = [](const Act&, const State& s, const Move& m) { return fits(s, Card::fromCode(m.v[0])); },
          .when = kPackByHand,
          .ask = MK_TEXT("games", "%1: sort the packet, the topmost card first: four kings, then four queens."),
          .secret = MK_TEXT("games", "The queens come in the same order of suits as the kings."),
          .pile = kPool,
          .lie = {-1, 0, 0, 0, 0, 0, 0, 0, 0, -1},
          .strict = true};
}

constexpr Step split() {
  return {.who = Role::Magician,
          .offer = [](const Act&, const State&, Offers& o) { o.numbers(Verb::Split, 1, kCards - 1); },
          .play =
              [](const Act&, State& s, const Move& m) {
                for (int i = 0; i < kCards; ++i) append(s, kDeck, 0, i < m.v[0] ? kLeft : kRight);
                return m.v[0] == kFour ? kNext : kFails;
              },
          .right = [](const Act&, const State&, const Move& m) { return m.v[0] == kFour; },
          .ask = MK_TEXT("games", "%1: behind your back, split the packet: touch the lowest card that you take off."),
          .secret = MK_TEXT("games", "Take off the top four."),
          .quiet = MK_TEXT("games", "The magician takes the packet behind the back."),
          .pile = kDeck,
          .shows = {Display{kDeck, 1, Form::Line}},
          .lie = {8, 0, 0, 0, 0, 0, 0, 0, 0, 0}};
}

constexpr Step bringOut() {
  return {.who = Role::Nobody,
          .play =
              [](const Act&, State& s, const Move&) {
                const int pair = kPairs + kFour - s.pile(kLeft).count();
                append(s, kLeft, 0, pair);
                append(s, kRight, 0, pair);
                return s.pile(kLeft).empty() ? kNext : kAgain;
              },
          .tell = MK_TEXT("games", "The magician brings a king and a queen of one suit out from behind the back."),
          .shows = {kInPairs}};
}

constexpr Step layDown() {
  return {.who = Role::Magician,
          .offer =
              [](const Act&, const State&, Offers& o) {
                o.add({Verb::Queen});
                o.add({Verb::King});
              },
          .play =
              [](const Act&, State& s, const Move& m) {
                Pile& pair = s.pile(kPairs + s.n[kLaid]);
                const int wanted = m.verb == Verb::Queen ? kQueen : kKing;
                if (s.card(pair[0]).value() != wanted) turnOver(pair);
                if (s.n[kLaid] == 0) s.n[kWay] = m.verb == Verb::Queen ? 1 : 2;
                return ++s.n[kLaid] == kFour ? kNext : kAgain;
              },
          .right = [](const Act&, const State& s,
                      const Move& m) { return s.n[kLaid] == 0 || (m.verb == Verb::Queen) == (s.n[kWay] == 1); },
          .range = [](const Act&, const State& s, Offers& o) { o.add(s.n[kWay] == 2 ? Verb::King : Verb::Queen); },
          .ask = MK_TEXT("games", "%1: lay pair %2 on the table. Which card lies on top?"),
          .secret = MK_TEXT("games", "Lay every pair as you lay the first one."),
          .fill = [](const Act&, const State& s, Args& args) { args.push_back(Arg::number(s.n[kLaid] + 1)); },
          .shows = {kInPairs},
          .lie = {0, 0, 0, 2, 2, 2, 2, 0, 0, 0}};
}

constexpr Step gather() {
  return {.who = Role::Nobody,
          .play =
              [](const Act&, State& s, const Move&) {
                for (int p = kPairs + kFour; p-- > kPairs;) lay(s, p, kDeck);
                s.n[kLaid] = s.n[kWay] = 0;
                return kNext;
              },
          .tell = MK_TEXT("games", "The magician gathers the pairs, the first one on top."),
          .shows = {kInPairs},
          .lie = {0, 0, 0, 2, 2, 2, 2, 0, 0, 0}};
}

constexpr Step sortOut() {
  return {.who = Role::Magician,
          .offer =
              [](const Act&, const State&, Offers& o) {
                o.add({Verb::Sort});
                o.numbers(Verb::Split, kFour, kFour);
              },
          .play =
              [](const Act&, State& s, const Move& m) {
                for (int i = 0; i < kCards; ++i) {
                  const int group = m.verb == Verb::Sort ? i % 2 : i / kFour;
                  append(s, kDeck, 0, kGroups + group);
                }
                return kNext;
              },
          .right = [](const Act&, const State&, const Move& m) { return m.verb == Verb::Sort; },
          .ask =
              MK_TEXT("games", "%1: behind your back, part the kings from the queens: take every second card, or split "
                               "the packet after the fourth card by touching it."),
          .secret = MK_TEXT("games", "Kings and queens lie in turn: take every second card."),
          .pile = kDeck,
          .shows = {Display{kDeck, 1, Form::Line}},
          .lie = {8, 0, 0, 0, 0, 0, 0, 0, 0, 0}};
}

constexpr Step kSteps[] = {
    sort(),   howManyCuts<kDeck, 0, 20, 1, 4>(), cuts<kDeck, 0, 20, 1, 4>(), split(),  bringOut(), layDown(),
    gather(), howManyCuts<kDeck, 0, 20, 1, 4>(), cuts<kDeck, 0, 20, 1, 4>(), sortOut()};
constexpr int kBringOut = 4, kLayDown = 5;

// Which suit is which is hidden until its pair has been seen; kings and queens change suits together.
void scramble(const Act&, State& s, Role role, Random& random) {
  if (!s.pile(kPool).empty() || s.step > kBringOut || (role == Role::Magician && s.step == 0)) return;
  std::array<int, 4> becomes{0, 1, 2, 3};
  Row<int, 4> hidden;
  for (int suit = 0; suit < 4; ++suit) {
    bool seen = false;
    for (int p = kPairs; p < kPairs + kFour; ++p)
      seen = seen || (!s.pile(p).empty() && static_cast<int>(s.card(p, 0).suit()) == suit);
    if (!seen) hidden.push_back(suit);
  }
  Row<int, 4> mixed = hidden;
  for (std::size_t i = mixed.size(); i > 1; --i)
    std::swap(mixed[i - 1], mixed[static_cast<std::size_t>(random.index(i))]);
  for (std::size_t i = 0; i < hidden.size(); ++i) becomes[static_cast<std::size_t>(hidden[i])] = mixed[i];
  for (const int p : {kDeck, kLeft, kRight})
    for (const Token t : s.pile(p)) {
      const Card c = s.card(t);
      s.face[t] = Card(static_cast<mk::Suit>(becomes[static_cast<std::size_t>(c.suit())]), c.value());
    }
}

const char* fault(const Act&, const State& s) {
  if (s.ended()) return "";
  if (s.step == kBringOut && (s.pile(kLeft).empty() || s.pile(kLeft).count() != s.pile(kRight).count()))
    return "the hands do not hold as many cards";
  for (int p = kPairs; p < kPairs + kFour; ++p)
    if (s.pile(p).count() != 0 && s.pile(p).count() != 2) return "a card without its partner";
  if (s.step == kBringOut)
    for (int p = 0; p < kFour; ++p)
      if (s.pile(kPairs + p).empty() != (p >= kFour - s.pile(kLeft).count())) return "a pair lies in another place";
  const bool laying = s.step == kLayDown || s.step == kLayDown + 1;
  if (!laying && (s.n[kLaid] > 0 || s.n[kWay] > 0)) return "a pair was laid too early or too late";
  if (s.step == kLayDown && (s.n[kLaid] >= kFour || (s.n[kLaid] > 0) != (s.n[kWay] > 0))) return "a pair too many";
  if (s.step == kLayDown + 1 && (s.n[kLaid] != kFour || s.n[kWay] == 0)) return "a pair too few";
  return "";
}

} // namespace

const Trick& royalPairs() {
  static const Trick trick{
      .cards = kCards,
      .piles = kTable,
      .fields = kFields,
      .steps = kSteps,
      .prepare = prepare,
      .succeeded = [](const Act&, const State& s) { return oneRank(s, kGroups) && oneRank(s, kGroups + 1); },
      .dealt = MK_TEXT("games", "The kings and the queens are taken out of the pack."),
      .ownPack =
          [](const Act&) {
            return Phrase(MK_TEXT("games", "Your own packet first has to be prepared in secret: four kings, and under "
                                           "them four queens in the same order of suits."));
          },
      .why =
          [](const Act&, const State&, bool success) {
            return Phrase(success ? MK_TEXT("games", "Kings in one hand, queens in the other!")
                                  : MK_TEXT("games", "Kings and queens are mixed."));
          },
      .scramble = scramble,
      .fault = fault};
  return trick;
}

} // namespace mk::trick
