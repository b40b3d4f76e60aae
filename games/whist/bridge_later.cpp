// Bidding after the first round, and the one-club system of Risti. The rows stand as in the rulings on bridge, part II.
#include "games/whist/bridge.h"
#include "games/whist/bridge_bidder.h"

#include <algorithm>
#include <tuple>

namespace mk::bridge {

namespace {

constexpr int kPass = Bridge::kPass, kDouble = Bridge::kDouble;
using B = const Bidder&;

bool atGame(B b) { return b.ours && b.level >= b.g(b.strain); }
bool isForced(B b) { return b.ours && b.r.forcing(b.side); }
bool opened(B b) { return b.r.opener() == b.me; }
bool secondTurn(B b) { return b.self().calls == 1; }
int my(B b) { return b.self().first; } // the suit named first
int inner(BidTable table, B b) {
  const auto found = lookUp(table, b);
  return found ? found->call : kNoCall;
}

// --- later

int slam(B b) {
  if (b.ours && b.level >= 6) return kNoCall;
  bool any = false;
  for (const int t : b.byExpectation()) {
    const Quarters e = b.expected(t);
    any = any || e >= 0;
    if (e >= tricks(13) && b.S >= tricks(8) && b.say(7, t) != kNoCall) return b.say(7, t);
    if (e >= tricks(11.5) && b.S >= tricks(5.5) && b.say(6, t) != kNoCall) return b.say(6, t);
  }
  return b.S >= tricks(7) && b.stopped() && (!any || b.told().noTrumps) ? b.say(6, kNoTrumps) : kNoCall;
}

int game(B b) {
  const auto suit = [&](int t) {
    const Quarters e = b.expected(t);
    return e >= 4 * b.g(t) + 22 && b.min(t) <= b.g(t) ? b.say(b.g(t), t) : kNoCall;
  };
  for (const int t : {3, 2})
    if (const int call = suit(t); call != kNoCall) return call;
  const bool major = b.expected(3) >= 0 || b.expected(2) >= 0;
  const int n = b.g(kNoTrumps);
  if (!major && b.S >= neededForNoTrumps(n) && b.stopped() && b.min(kNoTrumps) <= n) return b.say(n, kNoTrumps);
  for (const int t : {1, 0})
    if (const int call = suit(t); call != kNoCall) return call;
  return kNoCall;
}

int preference(B b) {
  if (!b.ours || b.told().lastWasNoTrumps) return kNoCall;
  const int first = b.told().first, last = b.told().last;
  if (first < 0 || first == last || b.told().named[at(last)] == 0) return kNoCall;
  if (b.hand.count(first) < b.hand.count(last) || b.min(first) > std::min(3, b.g(first))) return kNoCall;
  return b.say(first);
}

int backToMine(B b) {
  const int y = b.told().last;
  if (!b.ours || y < 0 || b.told().lastWasNoTrumps || b.told().named[at(y)] != 1 || b.hand.count(y) > 1) return kNoCall;
  const Suits long6 = b.those(b.mine(), [&](int s) { return b.hand.count(s) >= 6 && b.min(s) <= 2; });
  if (long6 == 0) return kNoCall;
  return b.say(my(b) >= 0 && has(long6, my(b)) ? my(b) : b.choose(long6));
}

int compete(B b) {
  if (!b.theirs) return kNoCall;
  for (const int t : b.byExpectation())
    if (b.expected(t) >= 0 && b.min(t) <= b.g(t) && b.expected(t) >= 4 * b.min(t) + 22) return b.say(t);
  return kNoCall;
}

int sacrifice(B b) {
  if (!b.theirs || b.level < b.r.gameLevel(b.strain, 1 - b.side)) return kNoCall;
  for (const int t : b.byExpectation())
    if (b.expected(t) >= 0 && b.min(t) <= 5 && b.expected(t) >= 4 * (b.min(t) + 6 - (b.v ? 1 : 2)) &&
        b.hand.defence(b.strain) + b.m < 4 * (8 - b.level))
      return b.say(t);
  return kNoCall;
}

constexpr BidRow kLaterRows[] = {
    {"L1", [](B b) { return b.sideDoubled() ? kPass : kNoCall; },
     MK_TEXT("games", "the double of one's own side stands")},
    {"L2", [](B b) { return inner(kRistiLater, b); }, MK_TEXT("games", "as the one-club system has it")},
    {"L3", slam, MK_TEXT("games", "tricks and honour tricks of both hands for a slam")},
    {"L4", [](B b) { return b.ours && b.rightDoubled() && !b.r.takeout() ? kPass : kNoCall; },
     MK_TEXT("games", "the opponents have doubled for penalties")},
    {"L5", [](B b) { return isForced(b) && opened(b) && secondTurn(b) ? inner(kForced, b) : kNoCall; },
     MK_TEXT("games", "the partner's bid must be answered")},
    {"L6", [](B b) { return atGame(b) ? kPass : kNoCall; }, MK_TEXT("games", "the game has been bid")},
    {"L7", game, MK_TEXT("games", "both hands together are enough for game")},
    {"L8",
     [](B b) {
       const bool one = opened(b) && b.r.opening() <= 4 && !b.r.isArtificialClub();
       return one && secondTurn(b) ? inner(kRebid, b) : kNoCall;
     },
     MK_TEXT("games", "the opener goes on")},
    {"L9", [](B b) { return isForced(b) ? inner(kForced, b) : kNoCall; },
     MK_TEXT("games", "the partner's bid must be answered")},
    {"L10", preference, MK_TEXT("games", "of the partner's two suits the first is better")},
    {"L11", backToMine, MK_TEXT("games", "no card of the partner's suit, a long suit of one's own")},
    {"L12", [](B b) { return b.ours ? kPass : kNoCall; }, MK_TEXT("games", "the partner's bid is high enough")},
    {"L13",
     [](B b) {
       const bool may = b.theirs && b.r.auction().times == 1 && (b.told().acted || b.bid >= bidOf(2, kNoTrumps));
       return may && b.penalty() ? kDouble : kNoCall;
     },
     MK_TEXT("games", "their contract should go two down")},
    {"L14", compete, MK_TEXT("games", "tricks enough to bid on over them")},
    {"L15", sacrifice, MK_TEXT("games", "going down costs less than their game")},
    {"L16",
     [](B b) {
       const bool asked = b.theirs && b.r.forcing(b.side) && b.r.auction().passes == 2 && b.r.auction().times == 1;
       return asked ? kDouble : kPass;
     },
     MK_TEXT("games", "nothing more to say; in a forcing sequence they are doubled")}};

// --- the opener's second bid

Quarters hoped(B b) { return b.told().acted ? b.m + 2 : tricks(b.v ? 2 : 3); }

int afterRaise(B b) {
  const int x = strainOf(b.r.opening());
  if (b.told().support[at(x)] == 0) return kNoCall;
  if (!b.ours) return kNoCall;
  const bool single = b.told().support[at(x)] <= tricks(3.5);
  if (single && b.min(x) < b.g(x) && b.expected(x) >= 4 * (b.g(x) + 5)) return b.say(x);
  return kPass;
}

bool endsList(B b) { return b.theirs; }

int rebidSuit(B b) { return strainOf(b.r.opening()); }

int supportPartner(B b) {
  const int y = b.told().last;
  if (y < 0 || !b.hand.supportsWell(y)) return kNoCall;
  for (int at = b.g(y); at >= b.min(y); --at)
    if (b.hand.support(y) + b.pp(y) >= 4 * at + 22) return b.say(at, y);
  return kNoCall;
}

int reopen(B b) {
  const Suits free = b.hand.biddable() & b.unbid();
  if (b.told().lastWasNoTrumps && b.hand.shortest() >= 2) return kNoCall;
  const int z = b.choose(free);
  if (z < 0 || (b.min(z) > 2 && !(b.min(z) == 3 && b.H >= tricks(3.5)))) return kNoCall;
  if (!b.told().acted && b.hand.playing(z) + hoped(b) < 4 * b.min(z) + 22) return kNoCall;
  return b.say(z);
}

int afterNoTrump(B b) {
  if (!b.told().lastWasNoTrumps) return kNoCall;
  const int x = rebidSuit(b);
  if (b.m < tricks(2) && b.H >= tricks(3.5) && b.min(kNoTrumps) <= 2) return b.say(2, kNoTrumps);
  if (b.hand.shortest() <= 1 && b.hand.count(x) >= 6 && b.min(x) <= std::min(3, b.g(x))) return b.say(x);
  return kPass;
}

int afterNewSuit(B b) {
  const int y = b.told().last, x = rebidSuit(b);
  if (y < 0) return kNoCall;
  if (b.stopped() && b.S >= tricks(5) && b.min(kNoTrumps) <= 2) return b.say(2, kNoTrumps);
  if (b.stopped() && b.S >= tricks(4) && b.min(kNoTrumps) == 1) return b.say(1, kNoTrumps);
  if (b.hand.count(y) <= 1) {
    if (b.hand.count(x) >= 5 && b.min(x) <= 2) return b.say(x);
    if (b.min(kNoTrumps) <= 2) return b.say(kNoTrumps);
  }
  return kPass;
}

constexpr BidRow kRebidRows[] = {
    {"1", afterRaise, MK_TEXT("games", "after the raise")},
    {"2", [](B b) { return b.told().support[at(rebidSuit(b))] > 0 ? kNoCall : supportPartner(b); },
     MK_TEXT("games", "support for the partner's suit")},
    {"3", [](B b) { return b.ours && !b.told().acted ? kPass : kNoCall; }, MK_TEXT("games", "the partner has passed")},
    {"4",
     [](B b) {
       const int x = rebidSuit(b);
       const bool enough =
           b.hand.trumpTricks(x) >= tricks(5) && b.S >= tricks(5) && b.hand.playing(x) + hoped(b) >= 4 * b.g(x) + 22;
       return enough && b.min(x) <= b.g(x) ? b.say(b.g(x), x) : kNoCall;
     },
     MK_TEXT("games", "five trump tricks and enough for game")},
    {"5",
     [](B b) {
       const int n = b.g(kNoTrumps);
       const bool enough = b.told().acted && b.S >= neededForNoTrumps(n) && b.stopped();
       return enough && b.min(kNoTrumps) <= n ? b.say(n, kNoTrumps) : kNoCall;
     },
     MK_TEXT("games", "both hands together are enough for game")},
    {"6",
     [](B b) {
       const int x = rebidSuit(b);
       const bool strong = b.told().acted && b.hand.trumpTricks(x) >= tricks(5) && b.hand.playing(x) >= tricks(6.5);
       return strong && b.min(x) + 1 < b.g(x) ? b.say(b.min(x) + 1, x) : kNoCall;
     },
     MK_TEXT("games", "five trump tricks and a strong hand")},
    {"7",
     [](B b) {
       const int x = rebidSuit(b);
       const bool good = b.hand.count(x) >= 5 && b.hand.trumpTricks(x) >= tricks(4) && b.min(x) <= b.g(x);
       return good && b.hand.playing(x) + hoped(b) >= 4 * b.min(x) + 22 ? b.say(x) : kNoCall;
     },
     MK_TEXT("games", "four trump tricks may be bid twice, five three times")},
    {"8", reopen, MK_TEXT("games", "a second suit")},
    {"10", [](B b) { return endsList(b) ? kNoCall : afterNoTrump(b); },
     MK_TEXT("games", "after the partner's no trumps")},
    {"11", [](B b) { return endsList(b) ? kNoCall : afterNewSuit(b); },
     MK_TEXT("games", "after the partner's new suit")},
    {"P", [](B b) { return endsList(b) ? kNoCall : kPass; }, MK_TEXT("games", "nothing more to say")}};

// --- when the partner's bid must be answered

constexpr BidRow kForcedRows[] = {
    {"1",
     [](B b) {
       const int y = b.told().last;
       if (y < 0 || !b.hand.supportsWell(y) || b.self().support[at(y)] > 0 || b.min(y) > b.g(y)) return kNoCall;
       const bool more = opened(b) && secondTurn(b) && b.H >= tricks(3.5) && b.min(y) + 1 <= b.g(y);
       return b.say(b.min(y) + (more ? 1 : 0), y);
     },
     MK_TEXT("games", "support for the partner's suit")},
    {"2",
     [](B b) {
       return b.say(
           b.choose(b.those(b.hand.biddable() & b.unbid(), [&](int s) { return b.min(s) <= std::min(4, b.g(s)); })));
     },
     MK_TEXT("games", "a suit that nobody has named")},
    {"3",
     [](B b) {
       return b.say(b.choose(b.those(b.mine(), [&](int s) {
         const Quarters least = b.self().named[at(s)] >= 2 ? tricks(5) : tricks(4);
         return b.hand.count(s) >= 5 && b.min(s) <= b.g(s) && b.hand.trumpTricks(s) >= least;
       })));
     },
     MK_TEXT("games", "one's own suit once more")},
    {"4",
     [](B b) {
       return b.say(b.choose(b.those(b.partners(), [&](int s) {
         return b.told().named[at(s)] >= 2 && b.hand.supports(s) && b.min(s) <= b.g(s);
       })));
     },
     MK_TEXT("games", "light support for a suit that the partner named twice")},
    {"5",
     [](B b) {
       const int n = b.min(kNoTrumps), most = b.g(kNoTrumps);
       return n <= most ? b.say(std::min(most, n + (b.H > tricks(3.5) ? 1 : 0)), kNoTrumps) : kNoCall;
     },
     MK_TEXT("games", "nothing better than no trumps")},
    {"6",
     [](B b) {
       int best = -1;
       const auto rate = [&](int s) {
         const int cards = b.hand.count(s) + (has(b.partners(), s) ? 5 : 0);
         return std::tuple(b.min(s) <= b.g(s), cards, -b.min(s), -s);
       };
       for (int s = 0; s < 4; ++s)
         if (has(b.mine() | b.partners(), s) && (best < 0 || rate(s) > rate(best))) best = s;
       return b.say(best);
     },
     MK_TEXT("games", "the longest suit of both hands")}};

// --- Risti

bool isNegative(B b) { // my answer to one club was one diamond
  const auto& calls = b.r.auction().calls;
  for (std::size_t i = 0; i < calls.size(); ++i)
    if (calls[i].seat == b.me) {
      for (std::size_t k = i; k < calls.size(); ++k)
        if (calls[k].seat == b.me && calls[k].call.kind != cards::Call::Kind::Pass)
          return calls[k].call == cards::Call{cards::Call::Kind::Bid, 2};
    }
  return false;
}
bool partnerIsNegative(B b) {
  for (const auto& c : b.r.auction().calls)
    if (c.seat == b.partner && c.call.kind != cards::Call::Kind::Pass)
      return c.call == cards::Call{cards::Call::Kind::Bid, 2};
  return false;
}
Suits ourSuits(B b) { return b.mine() | b.partners(); }

int answerUncontested(B b) {
  if (b.rightBid()) return kNoCall;
  if (b.H < tricks(1.5)) return b.say(1, 1);
  const int y = b.choose(b.hand.biddable() & b.hand.longer(5));
  const bool strong = b.H > tricks(2.5);
  if (y >= 0) return b.say((y >= 2 ? 1 : 2) + (strong ? 1 : 0), y);
  return b.say(strong ? 2 : 1, kNoTrumps);
}

int answerContested(B b) {
  if (b.H < tricks(1.5)) return kPass;
  const int y = b.choose(b.hand.biddable() & b.hand.longer(5) & b.unbid());
  if (b.H <= tricks(2.5)) {
    if (y >= 0 && (b.min(y) <= 2 || (b.min(y) == 3 && b.H >= tricks(2)))) return b.say(y);
    if (b.r.auction().times == 1 && b.penalty()) return kDouble;
    if (b.min(kNoTrumps) == 1) return b.say(1, kNoTrumps);
    if (b.min(kNoTrumps) == 2 && b.H >= tricks(2) && b.stopped()) return b.say(2, kNoTrumps);
    return kPass;
  }
  if (y >= 0) {
    const int at = std::max(y >= 2 ? 2 : 3, b.min(y) + 1);
    if (at <= 4) return b.say(at, y);
  }
  const bool mayDouble = b.r.auction().times == 1;
  if (mayDouble && b.penalty() && !b.stopped()) return kDouble;
  if (const int at = std::max(2, b.min(kNoTrumps)); at <= 3) return b.say(at, kNoTrumps);
  return mayDouble ? kDouble : kPass;
}

constexpr BidRow kRistiAnswerRows[] = {
    {"II.4", answerUncontested,
     MK_TEXT("games", "one diamond denies 1½ honour tricks; a suit has five cards, a jump more than 2½ honour tricks")},
    {"II.4", answerContested, MK_TEXT("games", "1½ honour tricks or more over the opponents' bid")}};

// The opener after one club and an answer.
int clubOpener(B b) {
  if (!opened(b)) return kNoCall;
  const bool negative = partnerIsNegative(b);
  if (b.theirs) {
    if (b.told().acted && !negative) {
      return b.say(b.choose(b.those(b.hand.longer(5) & b.unbid(), [&](int s) {
        return b.min(s) <= 3 && b.hand.playing(s) + b.m >= 4 * b.min(s) + 22;
      })));
    }
    if (b.told().acted) return kNoCall;
    const int y = b.choose(b.those(b.hand.biddable() & b.hand.longer(5) & b.unbid(),
                                   [&](int s) { return b.min(s) <= 2 && b.hand.playing(s) >= tricks(5); }));
    if (y >= 0) return b.say(y);
    int held = 0;
    for (int s = 0; s < 4; ++s) held += has(b.unbid(), s) && b.hand.honour(s) >= 2;
    const bool takeout = b.hand.tableA() >= tricks(3.5) && held >= 3 && b.bid < bidOf(2, kNoTrumps);
    return takeout && b.r.auction().times == 1 ? kDouble : kPass;
  }
  if (!b.told().acted) return kPass;
  if (!negative) {
    if (!secondTurn(b)) return kNoCall;
    const int partners = b.told().last, y = b.choose(b.hand.longer(5));
    if (y >= 0 && b.min(y) <= 4) return b.say(y);
    const bool forced = b.r.forcing(b.side);
    if (forced && partners >= 0 && b.hand.count(partners) >= 4 &&
        ((b.hand.holds(partners, 14) && b.hand.holds(partners, 11)) ||
         (b.hand.holds(partners, 13) && b.hand.holds(partners, 12))))
      return b.say(partners);
    if (!forced) {
      if (b.told().lastWasNoTrumps && b.S < tricks(5)) return kPass;
      for (int at = 3; at >= b.min(kNoTrumps); --at)
        if (b.S >= neededForNoTrumps(at)) return b.say(at, kNoTrumps);
    }
    return b.min(kNoTrumps) <= 3 ? b.say(kNoTrumps) : kNoCall;
  }
  if (secondTurn(b)) {
    const int y = b.choose(b.hand.longer(5));
    return y >= 0 ? b.say(y) : b.say(kNoTrumps);
  }
  if (b.self().calls > 2) return kPass;
  const int y = b.told().last;
  if (y < 0 || b.hand.supports(y)) return kPass;
  for (int s = 3; s >= 0; --s)
    if (!has(ourSuits(b), s) && b.hand.count(s) == 4 && b.hand.biddable(s) && b.min(s) <= 3) return b.say(s);
  return b.min(kNoTrumps) <= 2 ? b.say(kNoTrumps) : kPass;
}

int negativeHand(B b) {
  if (opened(b) || !isNegative(b) || b.theirs) return kNoCall;
  const int x = b.told().last;
  if (b.self().calls == 1) {
    const bool unhappy = b.told().lastWasNoTrumps || (x >= 0 && b.hand.count(x) <= 2);
    const int y = b.choose(b.hand.longer(5) & static_cast<Suits>(x < 0 ? kAllSuits : ~only(x)));
    const bool may = y >= 0 && unhappy && (b.min(y) <= 2 || (b.min(y) <= 3 && b.hand.count(y) >= 6));
    return may ? b.say(y) : kPass;
  }
  if (b.self().calls > 2 || b.self().first < 0) return kPass;
  const int own = b.self().first;
  if (!b.told().lastWasNoTrumps && x == own) return kPass;
  if (b.hand.count(own) >= 6 && b.min(own) <= 3) return b.say(own);
  const int other = b.choose(b.those(b.hand.longer(5), [&](int s) { return !has(ourSuits(b), s) && b.min(s) <= 3; }));
  return other >= 0 ? b.say(other) : kPass;
}

int onlyRisti(B b, int (*row)(B)) {
  return b.r.isArtificialClub() && sideOf(b.r.opener()) == b.side ? row(b) : kNoCall;
}

constexpr BidRow kRistiLaterRows[] = {
    {"II.4", [](B b) { return onlyRisti(b, clubOpener); }, MK_TEXT("games", "as the one-club system has it")},
    {"II.4", [](B b) { return onlyRisti(b, negativeHand); }, MK_TEXT("games", "as the one-club system has it")}};

} // namespace

const BidTable kLater = kLaterRows, kRebid = kRebidRows, kForced = kForcedRows, kRistiAnswer = kRistiAnswerRows,
               kRistiLater = kRistiLaterRows;

} // namespace mk::bridge
