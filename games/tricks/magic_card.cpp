// 157 Võlukaart (The Magic Card): six cards of a suit on top and six at the bottom frame every pile that is dealt; a
// card put anywhere else stands alone between two of them. Rules: booklet trick 157 and its ruling.
#include "games/tricks/act.h"
#include "games/tricks/tricks.h"

#include <algorithm>

namespace mk::trick {

namespace {

constexpr int kDeck = 0, kSix = 1, kPiles = 6, kChosen = 7, kJacks = 8, kPool = 9; // piles
constexpr int kSuitOption = 0;                                                     // options
constexpr int kCards = 48, kFrame = 6, kJack = 11;
constexpr int kMark = 0;      // the chosen card
constexpr int kFrameSuit = 0; // number: the suit that frames the piles, plus one

constexpr PileSpec kTable[] = {
    {"pack", MK_TEXT("games", "the pack")},
    {"piles", MK_TEXT("games", "pile %1"), kPiles},
    {"chosen", MK_TEXT("games", "the chosen card"), 1, Form::Stack, Facing::Spectator},
    {"jacks", MK_TEXT("games", "the jacks"), 1, Form::Line, Facing::Everybody},
    {"sorting", MK_TEXT("games", "the cards to be sorted"), 1, Form::Grid, Facing::Magician}};
constexpr FieldSpec kFields[] = {{"frame", FieldSpec::Kind::Number, kFrameSuit, 4},
                                 {"chosen-card", FieldSpec::Kind::Mark, kMark},
                                 kCutsDone,
                                 kCutsWanted};

// Six cards of the suit lie on the deck already, then come the others, then six more of the suit.
void build(State& s, int from, mk::Suit suit) {
  Row<Token, kFrame> last;
  s.n[kFrameSuit] = static_cast<std::uint8_t>(static_cast<int>(suit) + 1);
  for (const Token t : s.pile(from))
    if (s.card(t).suit() == suit) {
      if (s.pile(kDeck).count() < kFrame)
        s.pile(kDeck).push_back(t);
      else
        last.push_back(t);
    }
  for (const Token t : s.pile(from))
    if (s.card(t).suit() != suit) s.pile(kDeck).push_back(t);
  for (const Token t : last) s.pile(kDeck).push_back(t);
  s.pile(from).clear();
}

void prepare(const Act& a, State& s) {
  for (int t = 0; t < kPack; ++t)
    s.pile(s.face[static_cast<std::size_t>(t)].value() == kJack ? kJacks : kPool).push_back(static_cast<Token>(t));
  if (!a.style.packByHand()) build(s, kPool, static_cast<mk::Suit>(a.own[kSuitOption]));
}

// The magician's eye: in the ring only the chosen card stands alone between two of the suit. kHole = none does.
Token standsAlone(const State& s) {
  const Pile& p = s.pile(kDeck);
  Token found = kHole;
  for (int i = 0; i < p.count(); ++i) {
    const int next = ringAfter(i, p.count()), last = ringAfter(next, p.count());
    const auto frames = [&](int place) { return static_cast<int>(s.card(kDeck, place).suit()) + 1 == s.n[kFrameSuit]; };
    if (!frames(i) || frames(next) || !frames(last)) continue;
    if (found != kHole) return kHole;
    found = p[static_cast<std::size_t>(next)];
  }
  return found;
}

constexpr Step kSteps[] = {
    {.who = Role::Magician,
     .offer = [](const Act&, const State& s, Offers& o) { o.cards(Verb::Next, s, kPool); },
     .play =
         [](const Act&, State& s, const Move& m) {
           appendNamed(s, kPool, m, kDeck);
           const mk::Suit suit = Card::fromCode(m.v[0]).suit();
           if (s.pile(kDeck).count() < 2 * kFrame) return kAgain;
           for (int i = 0; i < kFrame; ++i) append(s, kDeck, kFrame, kPool); // the second six go to the bottom
           build(s, kPool, suit);
           return kNext;
         },
     .right =
         [](const Act&, const State& s, const Move& m) {
           return s.pile(kDeck).empty() || Card::fromCode(m.v[0]).suit() == s.card(kDeck, 0).suit();
         },
     .when = kPackByHand,
     .ask =
         MK_TEXT("games", "%1: put the pack in order. Touch twelve cards of one suit: the first six come on top, the "
                          "other six to the bottom."),
     .secret = MK_TEXT("games", "All twelve have to be of the same suit."),
     .pile = kPool,
     .lie = {-1, 0, 0, 0, 0, 0, 0, 0, 4, -1},
     .strict = true},
    {.who = Role::Spectator,
     .offer = [](const Act&, const State&, Offers& o) { o.add({Verb::Deal}); },
     .play =
         [](const Act&, State& s, const Move&) {
           deal(s, kDeck, kSix, kPiles);
           return kNext;
         },
     .ask = MK_TEXT("games", "The magician has taken the four jacks out: they would be in the way. %1: deal the pack "
                             "into six piles, one card at a time."),
     .lie = {48, 0, 0, 0, 0, 0, 0, 0, 4, 0}},
    {.who = Role::Spectator,
     .offer =
         [](const Act&, const State&, Offers& o) {
           for (int p = 1; p <= kPiles; ++p)
             for (int d = 2; d <= 7; ++d) o.add({Verb::Pick, {p, d}});
         },
     .play =
         [](const Act&, State& s, const Move& m) {
           s.mark[kMark] = s.pile(kSix + m.v[0] - 1)[m.v[1] - 1u];
           move(s, kSix + m.v[0] - 1, m.v[1] - 1, kChosen);
           return kNext;
         },
     .ask = MK_TEXT("games", "%1: take a card from the middle of any pile and look at it."),
     .pile = kSix,
     .shows = {Display{kSix, kPiles, Form::Columns}},
     .lie = {0, 8, 8, 8, 8, 8, 8, 0, 4, 0}},
    {.who = Role::Spectator,
     .offer = [](const Act&, const State&, Offers& o) { o.numbers(Verb::Put, 1, kPiles); },
     .play =
         [](const Act&, State& s, const Move& m) {
           move(s, kChosen, 0, kSix + m.v[0] - 1);
           return kNext;
         },
     .ask = MK_TEXT("games", "%1: remember the card and lay it face down on any pile."),
     .pile = kSix,
     .lie = {0, -1, -1, -1, -1, -1, -1, 1, 4, 0},
     .glances = true},
    {.who = Role::Spectator,
     .offer =
         [](const Act&, const State&, Offers& o) {
           std::array<int, kPiles> order{1, 2, 3, 4, 5, 6};
           do o.add({Verb::Stack, {order[0], order[1], order[2], order[3], order[4], order[5]}});
           while (std::next_permutation(order.begin(), order.end()));
         },
     .play =
         [](const Act&, State& s, const Move& m) {
           for (std::size_t i = kPiles; i-- > 0;) lay(s, kSix + m.v[i] - 1, kDeck);
           return kNext;
         },
     .ask = MK_TEXT("games", "%1: gather the piles in any order. Touch them one after the other, the top one first."),
     .pile = kSix,
     .lie = {0, -1, -1, -1, -1, -1, -1, 0, 4, 0}},
    howManyCuts<kDeck, 0, 3, 0, 3>(),
    cuts<kDeck, 0, 3, 0, 3>(),
    {.who = Role::Magician,
     .offer = [](const Act&, const State& s, Offers& o) { o.cards(Verb::Find, s, kDeck); },
     .play =
         [](const Act&, State& s, const Move& m) {
           appendNamed(s, kDeck, m, kChosen);
           return kNext;
         },
     .right = [](const Act&, const State& s,
                 const Move& m) { return s.token(Card::fromCode(m.v[0])) == standsAlone(s); },
     .ask = MK_TEXT("games", "%1: look through the cards and touch the one that the spectator has chosen."),
     .secret =
         MK_TEXT("games", "It is the only card that stands alone between two cards of your suit, %2; the last card is "
                          "followed by the first."),
     .fill = [](const Act&, const State& s, Args& args) { args.push_back(Arg::suit(s.n[kFrameSuit] - 1)); },
     .pile = kDeck,
     .shows = {Display{kDeck, 1, Form::Grid, Facing::Magician}},
     .lie = {48, 0, 0, 0, 0, 0, 0, 0, 4, 0}}};

} // namespace

const Trick& magicCard() {
  static const Trick trick{
      .piles = kTable,
      .fields = kFields,
      .steps = kSteps,
      .prepare = prepare,
      .succeeded = [](const Act&, const State& s) { return s.pile(kChosen).front() == s.mark[kMark]; },
      .dealt = MK_TEXT("games", "The magician takes a pack and removes the four jacks."),
      .ownPack =
          [](const Act& a) {
            return Phrase(MK_TEXT("games", "Your own pack first has to be prepared in secret: six %1 on top, the other "
                                           "six at the bottom, and the jacks wherever you like."),
                          {Arg::suit(a.own[kSuitOption])});
          },
      .why = [](const Act&, const State& s, bool success) { return findingTold(s, s.mark[kMark], success); },
      .known =
          [](const Act&, const State& s, Role role) {
            if (role == Role::Magician) return s.pile(kPool).empty() ? 0 : ~std::uint64_t{0}; // who sorts sees all
            return s.mark[kMark] != kHole ? bit(s.mark[kMark]) : std::uint64_t{0};
          },
      // The suit that frames the piles stays where it is, and so do the jacks.
      .kind =
          [](const State& s, Card c) {
            if (c.value() == kJack) return -1;
            return static_cast<int>(c.suit()) + 1 == s.n[kFrameSuit] ? 1 : 0;
          },
      .fault =
          [](const Act&, const State& s) {
            return !s.ended() && s.step == std::size(kSteps) - 1 && standsAlone(s) == kHole ? "no card stands alone"
                                                                                            : "";
          },
      .finale = {Display{kChosen, 1, Form::Stack, Facing::Everybody}},
      .own = {"suit"}};
  return trick;
}

} // namespace mk::trick
