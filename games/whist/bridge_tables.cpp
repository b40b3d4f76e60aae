// The first round of bidding by Culbertson: openings, responses, overcalls, answers to the partner's double and
// overcall. The rows stand as in the rulings on bridge, part II, and bear their names.
#include "games/whist/bridge.h"
#include "games/whist/bridge_bidder.h"

#include <algorithm>

namespace mk::bridge {

namespace {

constexpr int kPass = Bridge::kPass, kDouble = Bridge::kDouble, kRedouble = Bridge::kRedouble;
using B = const Bidder&;

Quarters need(B b) { return b.r.auction().calls.size() >= 2 ? tricks(3) : tricks(2.5); }
bool isMajor(int s) { return s >= 2; }
bool isShort(B b) { return b.hand.shortest() <= 1; }

// --- openings

int forcingTwo(B b) {
  const int t = b.choose(b.hand.biddable() & b.hand.longer(5));
  if (t < 0 || b.hand.spread() < 3 || b.hand.playing(t) < tricks(7.5)) return kNoCall;
  int fives = 0;
  for (int s = 0; s < 4; ++s) fives += b.hand.count(s) >= 5;
  const bool shape = b.hand.count(t) >= 6 || fives >= 2;
  return b.H >= tricks(5) || (b.H >= tricks(4.5) && shape) ? b.say(2, t) : kNoCall;
}

int fiveHonours(B b) {
  if (b.H < tricks(5)) return kNoCall;
  if (b.hand.spread() == 4 && b.hand.shortest() >= 2) return b.say(2, kNoTrumps);
  const int t = b.choose(b.hand.biddable());
  return t >= 0 ? b.say(1, t) : b.say(2, kNoTrumps);
}

bool isLong(B b, int t) { return b.hand.count(t) >= 6 && b.hand.trumpTricks(t) >= 4 * (b.hand.count(t) - 1); }

int strongLong(B b) {
  for (int t = 3; t >= 0; --t) {
    if (!isLong(b, t) || b.hand.outside(t) < tricks(1.5)) continue;
    const Quarters tricksHere = b.hand.playing(t);
    if (isMajor(t) && tricksHere >= tricks(b.v ? 8 : 7.5)) return b.say(3, t);
    if (!isMajor(t) && tricksHere >= tricks(b.v ? 10 : 9)) return b.say(4, t);
  }
  return kNoCall;
}

int weakLong(B b) {
  if (b.H >= tricks(2.5) || b.r.auction().calls.size() == 3) return kNoCall;
  for (int t = 3; t >= 0; --t) {
    if (!isLong(b, t) || b.hand.count(t) < 7 || b.hand.outside(t) > tricks(1)) continue;
    const Quarters tricksHere = b.hand.playing(t);
    if (isMajor(t) && tricksHere >= tricks(b.v ? 8 : 7)) return b.say(4, t);
    if (!isMajor(t) && tricksHere >= tricks(b.v ? 9 : 8)) return b.say(5, t);
  }
  return kNoCall;
}

int oneOfASuit(B b) {
  if (b.H < need(b)) return kNoCall;
  return b.say(b.choose(b.those(b.hand.biddable(), [&](int s) { return b.hand.playing(s) >= tricks(4); })));
}

int oneOfAWeakSuit(B b) {
  if (b.H < std::max(need(b), tricks(3)) || b.hand.biddable() != 0 || b.hand.isFlat()) return kNoCall;
  return b.say(b.choose(b.those(kAllSuits, [&](int s) {
    const int n = b.hand.count(s);
    return (n == 5 || (n == 4 && b.hand.honour(s) >= tricks(1))) && b.hand.playing(s) >= tricks(4);
  })));
}

int oneNoTrump(B b) {
  const bool may = b.H >= need(b) && b.hand.biddable() == 0 && b.hand.playingNoTrumps() >= tricks(4);
  return may ? b.say(1, kNoTrumps) : kNoCall;
}

int pass(B) { return kPass; }

constexpr BidRow kPassRow = {"P", pass, MK_TEXT("games", "nothing to say")};

constexpr BidRow kOpeningRows[] = {
    {"O1", forcingTwo,
     MK_TEXT("games", "4½ honour tricks or more in three suits and 7½ playing tricks: forcing to game")},
    {"O2", fiveHonours, MK_TEXT("games", "5 honour tricks or more")},
    {"O3", strongLong, MK_TEXT("games", "a long suit that stands alone and 1½ honour tricks beside it")},
    {"O3", weakLong, MK_TEXT("games", "a very long suit that stands alone and little beside it")},
    {"O4", oneOfASuit, MK_TEXT("games", "2½ honour tricks or more, a biddable suit and four playing tricks")},
    {"O5", oneOfAWeakSuit, MK_TEXT("games", "3 honour tricks or more, but no biddable suit: the best there is")},
    {"O6", oneNoTrump, MK_TEXT("games", "honour tricks for an opening, but no suit to bid")},
    kPassRow};

int ristiTwo(B b) {
  if (b.H <= tricks(4)) return kNoCall;
  const int t = b.choose(b.hand.biddable() & b.hand.longer(5));
  return t >= 0 ? b.say(2, t) : b.say(2, kNoTrumps);
}
int ristiClub(B b) { return b.H >= need(b) ? b.say(1, 0) : kNoCall; }

constexpr BidRow kRistiOpeningRows[] = {
    {"O3", weakLong, MK_TEXT("games", "a very long suit that stands alone and little beside it")},
    {"II.4", ristiTwo, MK_TEXT("games", "more than 4 honour tricks: forcing to game")},
    {"II.4", ristiClub, MK_TEXT("games", "2½ to 4 honour tricks; one club says nothing about clubs")},
    kPassRow};

// --- responses to one of a suit

int redouble(B b) { return b.rightDoubled() && b.H >= tricks(2.5) ? kRedouble : kNoCall; }

Suits newSuits(B b) {
  return b.hand.biddable() & static_cast<Suits>(~(b.theirSuits() | only(strainOf(b.r.opening()))));
}

int jumpInNewSuit(B b) {
  const int x = strainOf(b.r.opening());
  if (b.H < tricks(3)) return kNoCall;
  const int y = b.choose(b.those(newSuits(b), [&](int s) {
    return (b.H >= tricks(3.5) && b.hand.spread() >= 3) || b.hand.trumpTricks(s) >= tricks(4) || b.hand.supportsWell(x);
  }));
  if (y < 0) return kNoCall;
  const int at = b.min(y) + 1;
  return at <= 3 && at < b.g(y) ? b.say(at, y) : kNoCall;
}

int raise(B b) {
  const int x = strainOf(b.r.opening());
  const Quarters sp = b.hand.support(x);
  if (!b.hand.supportsWell(x) || b.H < tricks(1.5) || sp < tricks(3)) return kNoCall;
  int at = sp >= tricks(8.5) ? 6 : sp >= tricks(7.5) ? 5 : sp >= tricks(5.5) ? 4 : sp >= tricks(4.5) ? 3 : 2;
  if (b.H < tricks(2.5) && at >= b.g(x)) at = std::max(2, at - 1);
  return b.say(at, x);
}

int doubleForPenalty(B b) { return b.overcalled() && b.r.auction().times == 1 && b.penalty() ? kDouble : kNoCall; }

int threeNoTrumps(B b) {
  return b.H >= tricks(3) && b.stopped() && b.min(kNoTrumps) <= 3 ? b.say(3, kNoTrumps) : kNoCall;
}

int newSuit(B b) {
  if (b.H < tricks(1.5)) return kNoCall;
  const int y = b.choose(newSuits(b));
  if (y >= 0 && (b.min(y) <= 2 || (b.min(y) == 3 && b.H >= tricks(2)))) return b.say(y);
  return b.say(b.choose(b.those(newSuits(b), [&](int s) { return b.min(s) == 1; })));
}

int weakNewSuit(B b) {
  if (b.H < tricks(1) || b.H >= tricks(1.5)) return kNoCall;
  if (const int y = b.choose(b.those(newSuits(b), [&](int s) { return b.min(s) == 1; })); y >= 0) return b.say(y);
  return newSuits(b) != 0 && !b.overcalled() && b.min(kNoTrumps) == 1 ? b.say(1, kNoTrumps) : kNoCall;
}

int noTrumps(B b) {
  const int want = b.H >= tricks(2) ? 2 : 1;
  return b.H >= tricks(1.5) && b.stopped() ? b.say(want, kNoTrumps) : kNoCall;
}

constexpr BidRow kResponseRows[] = {
    {"R0", redouble, MK_TEXT("games", "2½ honour tricks or more over a double")},
    {"R1", jumpInNewSuit, MK_TEXT("games", "3 honour tricks or more and a suit: forcing to game")},
    {"R2", raise, MK_TEXT("games", "support for the partner's suit, as high as the support tricks reach")},
    {"R3", doubleForPenalty, MK_TEXT("games", "their contract should go two down")},
    {"R4", threeNoTrumps, MK_TEXT("games", "3 honour tricks or more, their suits stopped")},
    {"R5", newSuit, MK_TEXT("games", "1½ honour tricks or more and a biddable suit")},
    {"R6", weakNewSuit, MK_TEXT("games", "one honour trick and a biddable suit")},
    {"R7", noTrumps, MK_TEXT("games", "1½ honour tricks or more, no suit and no support")},
    kPassRow};

// --- responses to no trumps, to a forcing two, to high openings

int suitOverOneNoTrump(B b) {
  const int y = b.choose(b.hand.biddable() & b.hand.longer(5));
  if (y < 0) return kNoCall;
  const bool six = b.hand.count(y) >= 6;
  if (b.H >= tricks(3) && (isShort(b) || six || isMajor(y)) && b.min(y) <= 2) return b.say(3, y);
  return b.H <= tricks(2) && (isShort(b) || six) && b.min(y) == 2 ? b.say(2, y) : kNoCall;
}
int raiseOneNoTrump(B b) {
  if (!b.stopped() || b.H <= tricks(2)) return kNoCall;
  return b.H >= tricks(3) ? b.say(3, kNoTrumps) : b.say(2, kNoTrumps);
}

constexpr BidRow kOneNoTrumpRows[] = {
    {"1N", redouble, MK_TEXT("games", "2½ honour tricks or more over a double")},
    {"1N", doubleForPenalty, MK_TEXT("games", "their contract should go two down")},
    {"1N", [](B b) { return b.H >= tricks(4.5) ? b.say(4, kNoTrumps) : kNoCall; },
     MK_TEXT("games", "4½ honour tricks or more: a slam is near")},
    {"1N", suitOverOneNoTrump, MK_TEXT("games", "a long suit that plays better as trump")},
    {"1N", raiseOneNoTrump, MK_TEXT("games", "more than 2 honour tricks: towards game")},
    kPassRow};

constexpr BidRow kTwoNoTrumpsRows[] = {{"2N", [](B b) { return b.H >= tricks(2) ? b.say(6, kNoTrumps) : kNoCall; },
                                        MK_TEXT("games", "2 honour tricks or more: a small slam")},
                                       {"2N",
                                        [](B b) {
                                          const int y = b.choose(b.hand.biddable() & b.hand.longer(5));
                                          return y >= 0 && b.H >= tricks(1) && b.min(y) == 3 ? b.say(3, y) : kNoCall;
                                        },
                                        MK_TEXT("games", "one honour trick and a suit of five: forcing")},
                                       {"2N", [](B b) { return b.H >= tricks(0.5) ? b.say(3, kNoTrumps) : kNoCall; },
                                        MK_TEXT("games", "half an honour trick is enough for game")},
                                       kPassRow};

int raiseTwo(B b) {
  const int x = strainOf(b.r.opening());
  if (!b.hand.supportsWell(x)) return kNoCall;
  if (b.H >= tricks(1)) return b.say(x);
  const Quarters sp = b.hand.support(x);
  return sp >= tricks(2) ? b.say(std::min(2 + sp / 4, b.g(x)), x) : kNoCall;
}

constexpr BidRow kTwoRows[] = {
    {"2X", raiseTwo, MK_TEXT("games", "support for the partner's suit")},
    {"2X", [](B b) { return b.H >= tricks(1) ? b.say(b.choose(newSuits(b))) : kNoCall; },
     MK_TEXT("games", "one honour trick or more and a biddable suit")},
    {"2X", [](B b) { return !b.overcalled()                  ? kNoCall
                            : doubleForPenalty(b) == kDouble ? kDouble
                                                             : kPass; },
     MK_TEXT("games", "the opponents have spoken: a double where it pays, else the partner goes on")},
    {"2X",
     [](B b) { return b.H >= tricks(2.5)   ? b.say(4, kNoTrumps)
                      : b.H >= tricks(1.5) ? b.say(3, kNoTrumps)
                                           : kNoCall; },
     MK_TEXT("games", "1½ honour tricks or more, no suit and no support")},
    {"2X", [](B b) { return b.say(kNoTrumps); }, MK_TEXT("games", "a weak hand; a forcing two must be answered")},
    kPassRow};

Quarters sure(B b) {
  const int x = strainOf(b.r.opening());
  return b.hand.outside(x) + (b.hand.holds(x, 14) ? 4 : 0) + (b.hand.holds(x, 13) ? 4 : 0) +
         (b.hand.holds(x, 12) ? 2 : 0);
}

constexpr BidRow kHighRows[] = {
    {"3X+",
     [](B b) {
       const int x = strainOf(b.r.opening());
       const Quarters sum = b.pp(x) + sure(b);
       return sum >= tricks(13) ? b.say(7, x) : sum >= tricks(12) ? b.say(6, x) : kNoCall;
     },
     MK_TEXT("games", "sure tricks for a slam")},
    {"3X+",
     [](B b) {
       const int x = strainOf(b.r.opening());
       return levelOf(b.r.opening()) < b.g(x) && sure(b) >= tricks(b.v ? 1.5 : 2) ? b.say(b.g(x), x) : kNoCall;
     },
     MK_TEXT("games", "sure tricks for game")},
    {"3X+",
     [](B b) {
       return b.theirs && b.r.auction().times == 1 && b.hand.defence(b.strain) + 4 >= 4 * (9 - b.level) ? kDouble
                                                                                                        : kNoCall;
     },
     MK_TEXT("games", "their contract should go two down")},
    kPassRow};

// --- overcalls

int cueBid(B b) {
  const Suits e = b.theirSuits();
  if (b.level != 1 || b.strain == kNoTrumps || e != only(b.strain) || b.H < tricks(4.5)) return kNoCall;
  const bool first = b.hand.count(b.strain) == 0 || b.hand.holds(b.strain, 14);
  for (int s = 0; s < 4; ++s)
    if (s != b.strain && b.hand.count(s) < 3) return kNoCall;
  return first ? b.say(b.strain) : kNoCall;
}

int jumpOvercall(B b) {
  if (b.H < tricks(3)) return kNoCall;
  const Suits fives = b.hand.biddable() & b.hand.longer(5) & static_cast<Suits>(~b.theirSuits());
  Suits good = b.those(fives, [&](int s) { return b.hand.trumpTricks(s) >= tricks(4); });
  if (good == 0) {
    const Suits fair = b.those(fives, [&](int s) { return b.hand.trumpTricks(s) >= tricks(3); });
    if ((fair & (fair - 1)) != 0) good = fair; // two of them
  }
  const int y = b.choose(good);
  return y >= 0 && b.min(y) + 1 <= 3 && b.min(y) + 1 <= b.g(y) ? b.say(b.min(y) + 1, y) : kNoCall;
}

int takeoutDouble(B b) {
  if (b.bid >= bidOf(2, kNoTrumps) || b.r.auction().times != 1) return kNoCall;
  int held = 0;
  for (int s = 0; s < 4; ++s) held += has(b.unbid(), s) && b.hand.honour(s) >= 2;
  const bool suit = (b.hand.biddable() & b.unbid()) != 0;
  return (b.H >= tricks(3.5) && held >= 3) || (b.H >= tricks(3) && held >= 2 && suit) ? kDouble : kNoCall;
}

int simpleOvercall(B b) {
  return b.say(b.choose(b.those(b.hand.biddable() & b.unbid(), [&](int s) {
    const Quarters tt = b.hand.trumpTricks(s);
    const bool five = b.hand.count(s) >= 5;
    switch (b.min(s)) {
    case 1:
      return (five ? b.H >= tricks(1.5) : b.H >= tricks(2)) && (!b.v || tt >= tricks(3));
    case 2:
      return five && (b.v ? tt >= tricks(4) && b.H >= tricks(2) : tt >= tricks(3.5) && b.H >= tricks(1.5));
    case 3:
      return five && tt >= tricks(5) && b.H >= tricks(b.v ? 2.5 : 2);
    default:
      return false;
    }
  })));
}

constexpr BidRow kOvercallRows[] = {
    {"V1", cueBid, MK_TEXT("games", "4½ honour tricks or more and control of their suit: forcing to game")},
    {"V2", jumpOvercall, MK_TEXT("games", "3 honour tricks or more and a strong suit")},
    {"V3", takeoutDouble, MK_TEXT("games", "3 honour tricks or more in the other suits: partner has to choose")},
    {"V4", simpleOvercall, MK_TEXT("games", "1½ honour tricks or more and a suit that is safe at this level")},
    {"V5", [](B b) { return b.bid >= bidOf(2, kNoTrumps) ? doubleForPenalty(b) : kNoCall; },
     MK_TEXT("games", "their contract should go two down")},
    kPassRow};

// --- answers to the partner's take-out double

bool isFree(B b) { return !b.rightPassed(); }

int passTheDouble(B b) {
  if (b.unbid() == 0) return kPass;
  if (isFree(b)) {
    const bool rescue = b.rightDoubled() && (b.unbid() & b.hand.longer(5)) != 0;
    return b.H < tricks(1) && !rescue ? kPass : kNoCall;
  }
  if (b.strain == kNoTrumps) return b.H >= tricks(2) ? kPass : kNoCall;
  return b.hand.trumpTricks(b.strain) >= tricks(4) ? kPass : kNoCall;
}

// A suit's mark: a major of four headed by the jack goes before a minor of five, a minor of six before a major of four.
int mark(B b, int s) {
  const int n = b.hand.count(s);
  if (!isMajor(s)) return 4 * n;
  if (n < 4) return 4 * n;
  if (n > 4) return 4 * n + 2;
  return b.hand.holds(s, 14) || b.hand.holds(s, 13) || b.hand.holds(s, 12) || b.hand.holds(s, 11) ? 21 : 18;
}
int bestUnbid(B b) {
  int best = -1;
  for (int s = 3; s >= 0; --s)
    if (has(b.unbid(), s) && (best < 0 || mark(b, s) > mark(b, best))) best = s;
  return best;
}

int doubleJump(B b) {
  if (b.H <= tricks(2)) return kNoCall;
  const int y = b.choose(b.those(b.unbid(), [&](int s) { return b.hand.trumpTricks(s) >= tricks(4); }));
  return y < 0 ? kNoCall : b.say(std::max(b.min(y), std::min(b.min(y) + 2, b.g(y))), y);
}

int withoutASuit(B b) {
  const int y = bestUnbid(b);
  if (b.hand.count(y) >= 4) return kNoCall;
  if (b.strain != kNoTrumps && b.hand.honour(b.strain) >= tricks(1) && b.H >= tricks(1.5) && b.min(kNoTrumps) <= 2)
    return b.say(kNoTrumps);
  int lowest = -1;
  for (int s = 3; s >= 0; --s)
    if (has(b.unbid(), s) && b.hand.count(s) == 3 && (lowest < 0 || b.say(s) < b.say(lowest))) lowest = s;
  if (lowest < 0) return kNoCall;
  return isFree(b) && b.min(lowest) > 3 ? kPass : b.say(lowest);
}

int jumpAnswer(B b) {
  const int y = bestUnbid(b);
  const bool good =
      (isMajor(y) && b.H - b.hand.honour(y) >= tricks(1.5)) || b.hand.trumpTricks(y) >= tricks(4) || b.H >= tricks(2.5);
  return b.H >= tricks(2) && good && b.min(y) + 1 <= b.g(y) ? b.say(b.min(y) + 1, y) : kNoCall;
}

int cheapAnswer(B b) {
  const int y = bestUnbid(b);
  return isFree(b) && b.min(y) > 3 ? kPass : b.say(y);
}

constexpr BidRow kAdvanceDoubleRows[] = {
    {"A1", passTheDouble, MK_TEXT("games", "the double may stand, or there is nothing to say freely")},
    {"A4", doubleJump, MK_TEXT("games", "more than 2 honour tricks and four trump tricks")},
    {"A5", withoutASuit,
     MK_TEXT("games", "no suit of four: no trumps with a stopper, else the cheapest suit of three")},
    {"A6", jumpAnswer, MK_TEXT("games", "2 honour tricks or more and a good suit")},
    {"A7", cheapAnswer, MK_TEXT("games", "the best suit as low as it can be; it promises nothing")},
    kPassRow};

// --- answers to the partner's overcall

int toCueBid(B b) {
  if (b.told().last >= 0 || b.told().lastWasNoTrumps || b.told().bid == 0) return kNoCall; // a suit was named
  if (b.theirs) {
    if (b.H < tricks(1)) return kPass;
    const auto later = lookUp(kLater, b);
    return later ? later->call : kPass;
  }
  int y = -1;
  for (int s = 3; s >= 0; --s)
    if (has(b.unbid(), s) && (y < 0 || b.hand.count(s) > b.hand.count(y))) y = s;
  if (y < 0) return kNoCall;
  const int up = b.H >= tricks(1.5) && b.min(y) + 1 <= b.g(y) ? 1 : 0;
  return b.say(b.min(y) + up, y);
}

int toPenaltyDouble(B b) { return b.sideDoubled() && !b.r.takeout() ? kPass : kNoCall; }

int toNoTrumpOvercall(B b) {
  if (!b.told().lastWasNoTrumps) return kNoCall;
  const auto later = lookUp(kLater, b);
  return later ? later->call : kPass;
}

int raiseOvercall(B b) {
  const int x = b.told().last;
  if (x < 0) return kNoCall;
  if (b.pp(x) >= tricks(6) && b.m >= tricks(3))
    return b.hand.supports(x) && b.H >= tricks(1) && b.min(x) <= b.g(x) ? b.say(x) : kNoCall;
  if (!b.hand.supportsWell(x) || b.H < tricks(1)) return kNoCall;
  for (int at = b.g(x); at >= b.min(x); --at)
    if (b.hand.support(x) + b.pp(x) >= 4 * at + 22) return b.say(at, x);
  return kNoCall;
}

constexpr BidRow kAdvanceOvercallRows[] = {
    {"C0", toCueBid, MK_TEXT("games", "the partner asks for a suit")},
    {"C0", toPenaltyDouble, MK_TEXT("games", "the partner's double stands")},
    {"C0", toNoTrumpOvercall, MK_TEXT("games", "after the partner's no trumps")},
    {"C1", raiseOvercall, MK_TEXT("games", "support for the partner's suit, as high as the support tricks reach")},
    {"C2", doubleForPenalty, MK_TEXT("games", "their contract should go two down")},
    {"C3",
     [](B b) {
       if (b.H < tricks(1.5)) return kNoCall;
       const int x = b.told().last;
       const int y = b.choose(b.hand.biddable() & b.hand.longer(5) & static_cast<Suits>(x < 0 ? kAllSuits : ~only(x)) &
                              static_cast<Suits>(~b.theirSuits()));
       return y >= 0 && (b.min(y) <= 2 || (b.min(y) == 3 && b.H >= tricks(2.5))) ? b.say(y) : kNoCall;
     },
     MK_TEXT("games", "1½ honour tricks or more and a suit of five")},
    {"C4",
     [](B b) {
       if (!b.stopped() || b.H < tricks(1.5)) return kNoCall;
       for (int at = 3; at >= b.min(kNoTrumps); --at)
         if (b.S >= neededForNoTrumps(at)) return b.say(at, kNoTrumps);
       return kNoCall;
     },
     MK_TEXT("games", "their suits stopped, honour tricks of both hands for no trumps")},
    kPassRow};

} // namespace

const BidRow kNothingToSay = kPassRow;
const BidTable kOpening = kOpeningRows, kRistiOpening = kRistiOpeningRows, kResponse = kResponseRows,
               kResponseToNoTrump = kOneNoTrumpRows, kResponseToTwoNoTrumps = kTwoNoTrumpsRows,
               kResponseToTwo = kTwoRows, kResponseToHigh = kHighRows, kOvercall = kOvercallRows,
               kAdvanceDouble = kAdvanceDoubleRows, kAdvanceOvercall = kAdvanceOvercallRows;

} // namespace mk::bridge
