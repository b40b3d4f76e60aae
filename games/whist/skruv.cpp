// Skruvwhist: draw, deal, auction, exchange of cards, tricks, and the sits. Rules: skruvwhist.
#include "games/whist/skruv.h"

#include "games/kit/cards/calls.h"

#include <algorithm>
#include <numeric>

namespace mk {

using namespace cards;
using namespace skruv;

namespace {

constexpr CallVerbs kCallVerbs{.pass = SkruvRules::kPass, .bid = SkruvRules::kBid, .giveUp = SkruvRules::kGiveUp};
constexpr int kGame = 500, kGameWithBoughtCards = 600;

// Seats of a sits as numbers of the draw, from 0: south and north against west and east, and who deals first.
struct Seating {
  std::array<std::int8_t, 4> players; // S N W E
  std::int8_t dealer;
};
constexpr std::array<Seating, 4> kFour = {{{{0, 1, 2, 3}, 0}, {{0, 2, 1, 3}, 1}, {{0, 3, 1, 2}, 2}, {{0, 1, 2, 3}, 3}}};
constexpr std::array<Seating, 5> kFive = {
    {{{0, 1, 2, 3}, 0}, {{0, 4, 1, 2}, 1}, {{0, 3, 1, 4}, 3}, {{0, 2, 3, 4}, 2}, {{1, 3, 2, 4}, 4}}};

// The draw: the ace is lowest, equal ranks by suit.
int drawn(Card c) { return 4 * c.value() + strainOf(c.suit()); }

} // namespace

int SkruvRules::State::placeOf(Seat who) const {
  const auto it = std::ranges::find(place, who);
  return it == place.end() ? -1 : static_cast<int>(it - place.begin());
}

std::vector<OptionSpec> SkruvRules::optionsOf(SkruvForm form) {
  std::vector<OptionSpec> specs;
  if (form != SkruvForm::OpenHand)
    specs.push_back({"sits",
                     MK_TEXT("games", "Sits"),
                     MK_TEXT("games", "How many sits are played; with five players always five."),
                     {{"1", Phrase::plain("1")}, {"3", Phrase::plain("3")}, {"4", Phrase::plain("4")}},
                     1});
  specs.push_back({"undertrick-surcharge",
                   MK_TEXT("games", "Costly undertricks"),
                   MK_TEXT("games", "Each undertrick costs half as much again."),
                   {{"off", MK_TEXT("games", "no")}, {"on", MK_TEXT("games", "yes")}}});
  specs.push_back({"closing-passes",
                   MK_TEXT("games", "End of the auction"),
                   MK_TEXT("games", "After how many laps of passes the auction is closed."),
                   {{"two-laps", MK_TEXT("games", "two laps")}, {"one-lap", MK_TEXT("games", "one lap")}},
                   form == SkruvForm::OpenHand ? 1 : 0});
  specs.push_back({"first-rond",
                   MK_TEXT("games", "First lap of the auction"),
                   MK_TEXT("games", "Bids of any height, or only simple ones."),
                   {{"any", MK_TEXT("games", "any level")}, {"simple", MK_TEXT("games", "simple only")}}});
  specs.push_back(openHandsOption());
  return specs;
}

SkruvRules::SkruvRules(const Setup& s, SkruvForm form)
    : form_(form), seats_(s.seats), sits_(4), limit_(form == SkruvForm::Classic ? kGame : kGameWithBoughtCards),
      surcharge_(s.options.is("undertrick-surcharge", "on")), simpleFirst_(s.options.is("first-rond", "simple")),
      pack_(sortedPack()) {
  constexpr std::array<int, 3> sits = {1, 3, 4};
  if (form != SkruvForm::OpenHand) sits_ = seats_ == kMostSeats ? kMostSeats : sits[at(s.options.index("sits"))];
  rule_ = {.seats = kPlaces,
           .highest = kHighestBid,
           .mayGiveUp = true,
           .top = AuctionRule::Top::Bid,
           .closing = s.options.is("closing-passes", "two-laps") ? 2 * kPlaces : kPlaces - 1};
  deals_.count = 0;
  deals_.byGames = false;
}

// Everybody draws a card; the lowest chooses the place: south.
void SkruvRules::lotDrawn(State& s, const Outcome& o) const {
  for (Seat k = 0; k < seats_; ++k) s.rank.push_back(k);
  std::ranges::sort(s.rank, {}, [&](Seat k) { return drawn(o.card(k)); });
  takeSeats(s);
}

void SkruvRules::takeSeats(State& s) const {
  seat(s);
  s.dealer = firstDealer(s, 0);
}

void SkruvRules::seat(State& s) const {
  if (forOneself()) {
    std::iota(s.place.begin(), s.place.end(), Seat{0});
    return;
  }
  const auto& players = (seats_ == kMostSeats ? kFive[s.sits] : kFour[s.sits]).players;
  constexpr std::array<std::size_t, 4> clockwise = {0, 2, 1, 3}; // S W N E of S N W E
  for (std::size_t i = 0; i < kPlaces; ++i) s.place[i] = s.rank[at(players[clockwise[i]])];
}

Seat SkruvRules::firstDealer(const State& s, int sits) const {
  if (forOneself()) return s.rank[at(sits)];
  return s.rank[at((seats_ == kMostSeats ? kFive[at(sits)] : kFour[at(sits)]).dealer)];
}

void SkruvRules::openSits(State& s) const {
  if (!s.ended) return;
  ++s.sits;
  s.ended = false;
  s.accounts = {};
  s.crosses = s.idle = 0;
  s.lines.clear();
  seat(s);
}

void SkruvRules::deal(State& s, const Outcome& pack) const {
  openSits(s);
  static_cast<TrickPlay<kMostSeats>&>(s) = {};
  s.bought.clear();
  s.bid = s.given = s.passes = 0;
  s.declarer = s.giver = kNobody;
  s.received = Card();
  s.winners.clear();
  s.phase = Phase::Auction;
  const int each = form_ == SkruvForm::Classic ? kTricks : kTricks - 1;
  for (int i = 0; i < each * kPlaces; ++i) addSorted(s.hands[at(s.after(s.dealer, 1 + i % kPlaces))], pack.card(i));
  for (int i = each * kPlaces; i < static_cast<int>(pack_.size()); ++i) s.bought.push_back(pack.card(i));
  s.auction = begun(s, s.dealer);
  s.turn = s.place[at(s.auction.turn)];
}

// The dealer speaks first; with the open hand the dealer is silent.
Auction SkruvRules::begun(const State& s, Seat dealer) const {
  const auto place = static_cast<Seat>(s.placeOf(dealer));
  Auction a = Auction::begun(forOneself() ? static_cast<Seat>((place + 1) % kPlaces) : place);
  if (forOneself()) a.silent = static_cast<std::uint8_t>(1u << place);
  return a;
}

bool SkruvRules::mayBid(const Auction& auction, int bid) const {
  const int lap = forOneself() ? kPlaces - 1 : kPlaces;
  return !simpleFirst_ || levelOf(bid) == 1 || auction.calls.count() >= lap;
}

void SkruvRules::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  const auto bids = [&](int from) {
    for (int bid = from; bid <= kHighestBid; ++bid)
      out.push_back({.verb = kBid, .number = static_cast<std::int16_t>(bid)});
  };
  const auto each = [&](const Cards& hand, VerbId verb) {
    for (const Card c : hand)
      if (s.phase != Phase::SwapBack || c != s.received) out.push_back({.verb = verb, .cards = {c}});
  };
  const Cards& hand = s.hands[at(seat)];
  switch (s.phase) {
  case Phase::Auction:
    eachCall(rule_, s.auction, [&](Call c) {
      if (c.kind != Call::Kind::Bid || mayBid(s.auction, c.bid)) out.push_back(moveOf<Move>(kCallVerbs, rule_, c));
    });
    return;
  case Phase::Take:
    out.push_back({.verb = kToHand});
    out.push_back({.verb = kToOpen});
    return;
  case Phase::GiveFour:
    for (std::size_t a = 0; a < hand.size(); ++a)
      for (std::size_t b = a + 1; b < hand.size(); ++b)
        for (std::size_t c = b + 1; c < hand.size(); ++c)
          for (std::size_t d = c + 1; d < hand.size(); ++d)
            out.push_back({.verb = kGiveFour, .cards = {hand[a], hand[b], hand[c], hand[d]}});
    return;
  case Phase::Give:
    return each(s.hands[at(s.giver)], kGive);
  case Phase::Name:
    return bids(s.bid);
  case Phase::Pair:
    out.push_back({.verb = kPass});
    return bids(s.bid + 1);
  case Phase::Swap:
  case Phase::SwapBack:
    return each(hand, kGive);
  case Phase::Tricks:
    break;
  }
  const Seat owner = handToPlay(s);
  const TrickRule r = trickRule(s.bid);
  const Demand d = s.demandOn(r, kPlaces, owner);
  for (const Card c : s.hands[at(owner)])
    if (d.met(r, c)) out.push_back({.verb = kPlay, .cards = {c}});
}

void SkruvRules::give(State& s, Seat to, Card c) const { addSorted(s.hands[at(to)], c); }

void SkruvRules::play(State& s, Seat seat, const Move& m) const {
  switch (s.phase) {
  case Phase::Auction:
    speak(rule_, s.auction, callOf(kCallVerbs, rule_, m));
    if (s.auction.over()) return endAuction(s);
    s.turn = s.place[at(s.auction.turn)];
    return;
  case Phase::Take: {
    s.giver = m.verb == kToHand ? seat : s.dealer;
    for (const Card c : s.bought) give(s, s.giver, c);
    s.bought.clear();
    s.phase = Phase::Give;
    return;
  }
  case Phase::GiveFour:
    s.giver = s.after(seat, 2);
    for (const Card c : m.cards) {
      s.hands[at(seat)].remove(c);
      give(s, s.giver, c);
    }
    s.turn = s.giver;
    s.phase = Phase::Give;
    return;
  case Phase::Give:
    s.hands[at(s.giver)].remove(m.cards[0]);
    give(s, s.after(s.giver, ++s.given), m.cards[0]);
    if (s.given < kPlaces - 1) return;
    s.turn = s.declarer;
    s.phase = form_ == SkruvForm::Packet ? Phase::Pair : Phase::Name;
    return;
  case Phase::Name:
    s.bid = static_cast<std::uint8_t>(m.number);
    return beginTricks(s);
  case Phase::Pair:
    s.passes = m.verb == kPass ? static_cast<std::uint8_t>(s.passes + 1) : std::uint8_t{0};
    if (m.verb == kBid) {
      s.bid = static_cast<std::uint8_t>(m.number);
      s.declarer = seat;
    }
    s.turn = s.after(seat, 2);
    if (s.passes < 2 && s.bid < kHighestBid) return;
    s.passes = 0;
    s.phase = Phase::Swap;
    s.turn = s.after(s.declarer);
    return;
  case Phase::Swap:
  case Phase::SwapBack: {
    const Seat partner = s.after(seat, 2);
    s.hands[at(seat)].remove(m.cards[0]);
    give(s, partner, m.cards[0]);
    s.turn = partner;
    if (s.phase == Phase::SwapBack) return beginTricks(s);
    s.received = m.cards[0];
    s.phase = Phase::SwapBack;
    return;
  }
  case Phase::Tricks:
    break;
  }
  lay(s, m.cards[0]);
  if (s.winners.full()) return write(s, dealt(s));
  const Seat next = handToPlay(s);
  s.turn = forOneself() && next == s.dealer ? s.declarer : next;
}

void SkruvRules::lay(State& s, Card c) const {
  const Seat won = s.playTo(trickRule(s.bid), kPlaces, s.known, handToPlay(s), c);
  if (won != kNobody) s.winners.push_back(won);
}

void SkruvRules::endAuction(State& s) const {
  if (s.auction.passedOut()) return passOut(s);
  s.bid = s.auction.bid;
  s.declarer = s.place[at(s.auction.bidder)];
  s.turn = s.declarer;
  if (form_ == SkruvForm::Classic) return beginTricks(s);
  if (form_ == SkruvForm::OpenHand) {
    s.phase = Phase::Take;
    return;
  }
  for (const Card c : s.bought) give(s, s.declarer, c);
  s.bought.clear();
  s.giver = s.declarer;
  s.phase = form_ == SkruvForm::Packet ? Phase::GiveFour : Phase::Give;
}

std::array<Seat, 4> SkruvRules::order(const State& s) const {
  std::array<Seat, kPlaces> out{};
  if (!forOneself()) {
    for (int i = 0; i < kPlaces; ++i) out[at(i)] = s.after(s.declarer, 1 + i);
    return out;
  }
  const auto playing = [&](int step) { // beside the declarer, the dealer left out
    const Seat k = s.after(s.declarer, step);
    return k == s.dealer ? s.after(s.declarer, 2 * step % kPlaces) : k;
  };
  return {playing(kPlaces - 1), s.declarer, playing(1), s.dealer};
}

void SkruvRules::beginTricks(State& s) const {
  s.phase = Phase::Tricks;
  s.received = Card();
  s.turn = order(s).front();
}

Seat SkruvRules::handToPlay(const State& s) const {
  const int lying = s.trick.count();
  if (lying == kPlaces) return s.winners.back();
  if (!forOneself()) return s.after(lying == 0 ? s.declarer : s.trick.seats.back());
  const auto all = order(s);
  if (lying == 0) return all.front();
  const auto last = std::ranges::find(all, s.trick.seats.back()) - all.begin();
  return all[at(static_cast<int>(last + 1) % kPlaces)];
}

// What each hand has played, out of the tricks: each was played in the order of play, from the winner of the one
// before.
std::array<Cards, kPlaces> SkruvRules::played(const State& s) const {
  const auto all = order(s);
  const auto placeIn = [&](Seat k) { return static_cast<int>(std::ranges::find(all, k) - all.begin()); };
  std::array<Cards, kPlaces> out{};
  std::array<std::size_t, kMostSeats> seen{};
  const int gathered = s.winners.count() - (s.trick.count() == kPlaces ? 1 : 0);
  int leader = 0;
  for (int t = 0; t < gathered; ++t) {
    const Seat winner = s.winners[at(t)];
    for (int i = 0; i < kPlaces; ++i)
      out[at((leader + i) % kPlaces)].push_back(s.taken[at(winner)][seen[at(winner)]++]);
    leader = placeIn(winner);
  }
  for (int i = 0; i < s.trick.count(); ++i) out[at(placeIn(s.trick.seats[at(i)]))].push_back(s.trick.cards[at(i)]);
  return out;
}

// The hands as they were at the first lead: all cards have been played.
Dealt SkruvRules::dealt(const State& s) const {
  const auto all = order(s);
  const auto placeIn = [&](Seat k) { return std::ranges::find(all, k) - all.begin(); };
  Dealt d{.bid = s.bid, .declarer = static_cast<int>(placeIn(s.declarer)), .hands = played(s)};
  for (std::size_t t = 0; t < kTricks; ++t) d.winners[t] = static_cast<std::int8_t>(placeIn(s.winners[t]));
  return d;
}

int SkruvRules::accountOf(const State& s, Seat who) const {
  const int place = s.placeOf(who);
  return forOneself() || place < 0 ? place : place % 2;
}

std::array<std::int8_t, 4> SkruvRules::accountsOf(const State& s) const {
  const auto all = order(s);
  std::array<std::int8_t, kPlaces> out{};
  for (std::size_t i = 0; i < kPlaces; ++i) // the open hand's tricks are the declarer's
    out[i] = static_cast<std::int8_t>(accountOf(s, forOneself() && i == 3 ? s.declarer : all[i]));
  return out;
}

SkruvRules::Written SkruvRules::writtenFor(const State& s, const Counted& c) const {
  const auto account = accountsOf(s);
  Written w;
  for (std::size_t i = 0; i < kPlaces; ++i) {
    w.below[at(account[i])] += 10 * levelOf(s.bid) * c.tricks[i];
    w.above[at(account[i])] += c.crowns[i];
  }
  const int mine = account[at(declarersPlace())], side = declarersPlace() % 2;
  w.above[at(mine)] += c.slam;
  if (c.honoursFor == side) w.above[at(mine)] += c.honours;
  // The defenders of an open hand write each for himself; undertricks and a failed slam also the dealer.
  for (int k = 0; k < (forOneself() ? kPlaces : 2); ++k) {
    if (k == mine) continue;
    w.above[at(k)] += c.failedSlam + c.undertricks;
    const bool plays = !forOneself() || k != accountOf(s, s.dealer);
    if (c.honoursFor == 1 - side && plays) w.above[at(k)] += c.honours;
  }
  return w;
}

SkruvRules::Written SkruvRules::writtenFor(const State& s, const Dealt& d) const {
  Written w = writtenFor(s, countedFor(d, surcharge_));
  std::array<int, kPlaces> below{};
  for (std::size_t k = 0; k < kPlaces; ++k) below[k] = s.accounts[k].below;
  w.game = firstToReach(below, d, accountsOf(s), limit_);
  return w;
}

void SkruvRules::write(State& s, const Dealt& d) const { write(s, countedFor(d, surcharge_), writtenFor(s, d)); }

void SkruvRules::write(State& s, const Counted& c, const Written& w) const {
  Line line{.declarer = s.declarer, .bid = s.bid, .game = static_cast<std::int8_t>(w.game)};
  for (int i = declarersPlace() % 2; i < kPlaces; i += 2)
    line.tricks = static_cast<std::uint8_t>(line.tricks + c.tricks[at(i)]);
  line.below = w.below;
  line.above = w.above;
  bool over = false;
  for (std::size_t k = 0; k < kPlaces; ++k) {
    Account& a = s.accounts[k];
    a.total += w.below[k] + w.above[k];
    a.below = static_cast<std::int16_t>(w.game >= 0 ? 0 : a.below + w.below[k]);
  }
  if (w.game >= 0) {
    Account& a = s.accounts[at(w.game)];
    a.total += gamePremium(a.games) + crossPremium(a.games, s.crosses);
    over = ++a.games == 2;
  }
  s.lines.push_back(line);
  s.idle = 0;
  closeDeal(s, over);
}

void SkruvRules::passOut(State& s) const {
  ++s.crosses;
  closeDeal(s, ++s.idle == kIdle);
}

// The deal goes to the left; after a sits the next one has its own first dealer.
void SkruvRules::closeDeal(State& s, bool sitsOver) const {
  const Seat next = s.after(s.dealer);
  endDeal(s, deals_, seats_);
  s.dealer = next;
  if (!sitsOver) return;
  addSits(s);
  s.ended = true;
  if (s.sits + 1 == sits_)
    s.stage = Stage::Over;
  else
    s.dealer = firstDealer(s, s.sits + 1);
}

// Each side gets the difference; for oneself, against each of the others.
std::int32_t SkruvRules::standingOf(const State& s, Seat who) const {
  const int mine = accountOf(s, who);
  if (mine < 0 || s.ended) return 0;
  std::int32_t sum = 0;
  for (int k = 0; k < (forOneself() ? kPlaces : 2); ++k) sum += s.accounts[at(mine)].total - s.accounts[at(k)].total;
  return sum;
}

void SkruvRules::addSits(State& s) const {
  for (Seat k = 0; k < seats_; ++k) s.results[at(k)] += standingOf(s, k);
}

Result SkruvRules::result(const State& s) const {
  std::vector<int> sums;
  for (Seat k = 0; k < seats_; ++k) sums.push_back(s.results[at(k)] + (s.rank.empty() ? 0 : standingOf(s, k)));
  const int highest = std::ranges::max(sums);
  Phrase why = MK_TEXT("games", "The match was stopped: the highest sum is best so far.");
  if (s.stage == Stage::Over && forOneself())
    why = {MK_TEXT("games", "All sits are played: the highest sum, %1, wins."), {Arg::number(highest)}};
  else if (s.stage == Stage::Over) // in pairs the difference of the last sits can be seen on the sheet
    why = {sits_ == 1 ? MK_TEXT("games", "The sits is over: %1 have %2 points, %3 have %4. The winners write the "
                                         "difference, %5.")
                      : MK_TEXT("games", "All sits are played; in the last one %1 had %2 points, %3 had %4. The sum of "
                                         "the differences decides: %5 is the highest."),
           {Arg::phrase(sideNamed(s, 0)), Arg::number(s.accounts[0].total), Arg::phrase(sideNamed(s, 1)),
            Arg::number(s.accounts[1].total), Arg::number(highest)}};
  return Result::byScore(std::move(sums), std::move(why));
}

// The card that a defender has received is known to him alone.
void SkruvRules::hidden(State& s, Viewer v, Random&) const {
  if (s.phase == Phase::SwapBack && v.seat != s.turn) s.received = s.hands[at(s.turn)].front();
}

} // namespace mk
