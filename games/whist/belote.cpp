// Bridge-belote: deal, auction, tricks and settling. Rules: bridge-belote.
#include "games/whist/belote.h"

#include <algorithm>
#include <bit>

namespace mk {

using namespace cards;
using namespace belote;

std::span<const OptionSpec> BeloteRules::options() {
  static const std::vector<OptionSpec> specs = {
      {"no-trump-raising",
       MK_TEXT("games", "Overtaking at no trumps"),
       MK_TEXT("games", "Whether a higher card must be played at no trumps too."),
       {{"off", MK_TEXT("games", "no")}, {"on", MK_TEXT("games", "yes")}}},
      {"finish-on-valat",
       MK_TEXT("games", "End on a valat"),
       MK_TEXT("games", "After a valat the match always goes on, or it ends where 151 is reached without its premium."),
       {{"no", MK_TEXT("games", "no")}, {"without-premium", MK_TEXT("games", "without the premium")}}},
      {"contra-scoring",
       MK_TEXT("games", "Contra"),
       MK_TEXT("games", "After a contra both sides write their share, or the winner of the deal writes everything."),
       {{"shared", MK_TEXT("games", "shared")}, {"winner-takes-all", MK_TEXT("games", "the winner takes all")}}},
      {"equal-runs",
       MK_TEXT("games", "Equal runs"),
       MK_TEXT("games",
               "If the best runs of both sides are equal, neither counts, or that of the first to speak does."),
       {{"cancel", MK_TEXT("games", "neither counts")}, {"first-to-speak", MK_TEXT("games", "the first to speak")}}},
      {"inside-announcements",
       MK_TEXT("games", "Announcements of a failed deal"),
       MK_TEXT("games", "Declarers who fail lose their announcements to the opponents or keep them."),
       {{"to-opponents", MK_TEXT("games", "to the opponents")}, {"kept", MK_TEXT("games", "the declarers keep them")}}},
      openHandsOption(),
  };
  return specs;
}

BeloteRules::BeloteRules(const Setup& s)
    : overtakeAtNoTrumps_(s.options.is("no-trump-raising", "on")),
      finishOnValat_(s.options.is("finish-on-valat", "without-premium")),
      equalRunsByTurn_(s.options.is("equal-runs", "first-to-speak")), manner_{.winnerTakesAll = s.options.is(
                                                                                  "contra-scoring", "winner-takes-all"),
                                                                              .insideKeepsAnnouncements = s.options.is(
                                                                                  "inside-announcements", "kept")},
      pack_(sortedPack(7)) {
  deals_.count = 0;
  deals_.byGames = false;
  deals_.shares = false; // two a side: equal sums are a draw
}

// Three cards to each and then two; the rest waits for the end of the auction.
void BeloteRules::deal(State& s, const mk::Outcome& pack) const {
  static_cast<TrickPlay<kSeats>&>(s) = {};
  s.said = {};
  s.counts = -1;
  s.belotes = {};
  s.turn = elderOf(s.dealer, kSeats);
  s.auction = Auction::begun(s.turn);
  int next = 0;
  for (const int packet : {3, 2}) next = dealPacket(pack, next, s.dealer, s.hands, packet);
  s.stock = stockOf(pack, next);
}

Call BeloteRules::callOf(const Move& m) {
  switch (m.verb) {
  case kBidSuit:
    return Call::ofBid(m.suit + 1);
  case kBidNoTrumps:
    return Call::ofBid(kNoTrumps);
  case kBidAllTrumps:
    return Call::ofBid(kAllTrumps);
  case kContra:
    return {Call::Kind::Double, 0};
  case kRecontra:
    return {Call::Kind::Redouble, 0};
  default:
    return {};
  }
}

BeloteRules::Move BeloteRules::moveOf(const Call& c) {
  switch (c.kind) {
  case Call::Kind::Bid:
    if (isSuit(c.bid)) return {.verb = kBidSuit, .suit = static_cast<std::int8_t>(c.bid - 1)};
    return {.verb = c.bid == kNoTrumps ? kBidNoTrumps : kBidAllTrumps};
  case Call::Kind::Double:
    return {.verb = kContra};
  case Call::Kind::Redouble:
    return {.verb = kRecontra};
  default:
    return {.verb = kPass};
  }
}

// Announcements are made with a player's first card; at no trumps there are none.
Announcements BeloteRules::candidatesOf(const State& s, Seat seat) const {
  const Cards& hand = s.hands[at(seat)];
  if (s.contract() == kNoTrumps || hand.count() < kHand) return {};
  return candidates(hand);
}

// Whether this card shows a belote: the other card of the pair is still held. At all trumps the suit must be led.
bool BeloteRules::isBelote(const State& s, Seat seat, Card c) {
  if (s.contract() == kNoTrumps || (c.value() != 12 && c.value() != 13)) return false;
  if (!s.hands[at(seat)].contains(Card(c.suit(), 25 - c.value()))) return false;
  if (isSuit(s.contract())) return c.suit() == trumpOf(s.contract());
  const bool leads = s.trick.count() == 0 || s.trick.count() == kSeats;
  return leads || s.trick.led() == c.suit();
}

void BeloteRules::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  if (s.bidding()) {
    eachCall(kAuction, s.auction, [&](Call c) { out.push_back(moveOf(c)); });
    return;
  }
  const TrickRule r = ruleOf(s);
  const Demand d = s.demandOn(r, kSeats, seat);
  const int held = 1 << candidatesOf(s, seat).count();
  for (const Card c : s.hands[at(seat)])
    for (int kept = 0; kept < held && d.met(r, c); ++kept)
      out.push_back({.verb = kPlay, .cards = {c}, .number = static_cast<std::int16_t>(kept)});
}

void BeloteRules::play(State& s, Seat seat, const Move& m) const {
  if (m.verb != kPlay) {
    speak(kAuction, s.auction, callOf(m));
    if (s.auction.over()) return endAuction(s);
    s.turn = s.auction.turn;
    return;
  }
  const Card card = m.cards[0];
  const Announcements held = candidatesOf(s, seat);
  for (std::size_t i = 0; i < held.size(); ++i)
    if ((m.number >> i & 1) == 0) s.said[at(seat)].push_back(held[i]);
  if (isBelote(s, seat, card))
    s.belotes[at(seat)] = static_cast<std::uint8_t>(s.belotes[at(seat)] | 1u << static_cast<int>(card.suit()));
  const TrickRule r = ruleOf(s);
  const Demand d = s.demandOn(r, kSeats, seat);
  const bool beaten = s.trick.count() > 0 && s.trick.count() < kSeats && sideOf(winner(r, s.trick)) != sideOf(seat) &&
                      !r.isTrump(s.trick.cards[winning(r, s.trick)]);
  const Seat won = s.playTo(r, kSeats, s.known, seat, card);
  s.known.drop(seat, card);
  // Against an opponent's plain card a trump would have had to be played.
  if (beaten && d.kind == Demand::Kind::Anything && isSuit(s.contract())) s.known.lacks(seat, trumpOf(s.contract()));
  s.turn = won != kNobody ? won : static_cast<Seat>((seat + 1) % kSeats);
  if (won == kNobody) return;
  if (s.inFirstTrick()) showAnnouncements(s);
  if (s.hands[at(seat)].empty()) settle(s);
}

void BeloteRules::endAuction(State& s) const {
  if (s.auction.passedOut()) return passOut(s);
  s.idle = 0;
  s.turn = s.elder();
  for (int place = 0; place < kSeats; ++place)
    for (int i = 0; i < 3; ++i) {
      addSorted(s.hands[at((s.turn + place) % kSeats)], s.stock.back());
      s.stock.pop_back();
    }
}

void BeloteRules::passOut(State& s) const {
  ++s.idle;
  endDeal(s, deals_, kSeats);
  if (s.idle == kIdle) s.stage = Stage::Over;
}

// When the first trick is complete, the cards of what counts are shown.
void BeloteRules::showAnnouncements(State& s) const {
  s.counts = static_cast<std::int8_t>(countingSide(s.said, s.elder(), equalRunsByTurn_));
  for (Seat k = 0; k < kSeats; ++k)
    for (const Announcement& a : s.said[at(k)])
      for (const Card c : cardsOf(a))
        if (sideOf(k) == s.counts && s.hands[at(k)].contains(c)) s.known.add(k, c);
}

int BeloteRules::announcedBy(const State& s, int side) {
  int sum = 0;
  for (Seat k = 0; k < kSeats; ++k) {
    if (sideOf(k) != side) continue;
    sum += 20 * std::popcount(s.belotes[at(k)]);
    for (const Announcement& a : s.said[at(k)]) sum += s.counts == side ? pointsOf(a) : 0;
  }
  return sum;
}

// Of the tricks won so far, a complete one on the table among them.
int BeloteRules::cardPoints(const State& s, int side) const {
  int sum = 0;
  const auto add = [&](const Cards& cards) {
    for (const Card c : cards) sum += pointsOf(c, s.contract());
  };
  for (Seat k = 0; k < kSeats; ++k)
    if (sideOf(k) == side) add(s.taken[at(k)]);
  if (s.trick.count() == kSeats && sideOf(winner(ruleOf(s), s.trick)) == side) add(s.trick.cards);
  return sum;
}

void BeloteRules::settle(State& s) const {
  const TrickRule r = ruleOf(s);
  DealPlayed p{.contract = s.contract(), .times = s.auction.times, .declaring = sideOf(s.declarer())};
  for (int side = 0; side < 2; ++side) {
    p.cards[at(side)] = static_cast<std::int16_t>(cardPoints(s, side));
    p.announced[at(side)] = static_cast<std::int16_t>(announcedBy(s, side));
    const auto first = static_cast<Seat>(side), second = static_cast<Seat>(side + 2);
    if (s.tricksOf(r, kSeats, first) + s.tricksOf(r, kSeats, second) == kHand) p.valat = side;
  }
  std::int16_t& last = p.cards[at(sideOf(winner(r, s.trick)))];
  last = static_cast<std::int16_t>(last + kLastTrick);
  write(s, p);
}

void BeloteRules::write(State& s, const DealPlayed& p) const {
  const Written w = writtenFor(p, manner_);
  Line line{.declarer = s.declarer(),
            .contract = static_cast<std::uint8_t>(p.contract),
            .times = static_cast<std::uint8_t>(p.times),
            .outcome = p.valat >= 0              ? Outcome::Valat
                       : w.winner < 0            ? Outcome::Hanging
                       : w.winner == p.declaring ? Outcome::Made
                                                 : Outcome::Inside,
            .points = w.points,
            .hangs = w.hangs};
  s.counted = {};
  if (s.hanging > 0) { // to those for whom it hangs only if they have won this deal
    const int to = w.winner == s.hangsFor ? s.hangsFor : 1 - s.hangsFor;
    line.points[at(to)] = static_cast<std::int16_t>(line.points[at(to)] + s.hanging);
    s.counted.hung[at(to)] = s.hanging;
  }
  for (int side = 0; side < 2; ++side) s.counted.cards[at(side)] = static_cast<std::int16_t>(cardsCounted(p, side));
  s.counted.announced = p.announced;
  s.hanging = w.hangs;
  s.hangsFor = static_cast<std::int8_t>(p.declaring);
  for (Seat k = 0; k < kSeats; ++k) s.score(k) = static_cast<std::int16_t>(s.score(k) + line.points[at(sideOf(k))]);
  s.sheet.push_back(line);
  const bool over = decided(s, p, w) || s.sheet.full();
  endDeal(s, deals_, kSeats);
  if (over) s.stage = Stage::Over;
}

bool BeloteRules::decided(const State& s, const DealPlayed& p, const Written& w) const {
  const int a = s.score(0), b = s.score(1);
  if (a == b) return false;
  if (p.valat < 0) return std::max(a, b) >= kTarget;
  return finishOnValat_ && s.score(static_cast<Seat>(w.winner)) - kPremium * p.times >= kTarget;
}

// What others have announced tells only its kind until it is shown; what does not count is never shown.
void BeloteRules::hidden(State& s, Viewer v, Random&) const {
  using Kind = Announcement::Kind;
  for (Seat k = 0; k < kSeats; ++k) {
    if (k == v.seat || (s.counts >= 0 && sideOf(k) == s.counts)) continue;
    for (Announcement& a : s.said[at(k)]) {
      a.length = static_cast<std::uint8_t>(a.kind == Kind::Tierce ? 3 : a.kind == Kind::Hundred ? 5 : 4);
      a.top = Card(Suit::Clubs, a.kind == Kind::Carre ? 12 : a.length + 6);
    }
  }
}

} // namespace mk
