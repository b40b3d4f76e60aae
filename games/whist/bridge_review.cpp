// The review of a deal. Double dummy has the truth of four open hands: nobody at the table could see it, and the review
// says so by naming cards, not faults. Rules: rulings on bridge, part I, scoring.
#include "games/whist/bridge_review.h"

#include "games/whist/bridge_bidder.h"
#include "games/whist/bridge_spelling.h"
#include "games/whist/bridge_words.h"

#include <algorithm>

namespace mk::bridge {

using namespace cards;

const Scoring* scoringOf(std::string_view slug) {
  for (const Scoring* s : {&kBridge1933, &kKontrakt, &kVanderbilt, &kReform})
    if (slug == s->slug) return s;
  return nullptr;
}

bool isEndOfDeal(std::string_view position) {
  const auto head = position.substr(0, position.find('|'));
  return head != position && (head.starts_with("phase=deal") || head.starts_with("phase=over"));
}

namespace {

Seat dealerOf(const Bridge::State& s) { return s.auction.calls.empty() ? s.dealer : s.auction.calls.front().seat; }

} // namespace

std::string dealtAnew(const Bridge& rules, const Bridge::State& after) {
  Bridge::State s;
  s.hands = Bridge::dealtHands(after);
  s.dealer = s.turn = dealerOf(after);
  s.auction = Auction::begun(s.turn);
  s.from = s.standing = rules.beforeLastDeal(after);
  s.phase = Bridge::Phase::Auction;
  return rules.text(s);
}

namespace {

// What the contract brings to north and south beyond what the pad says already.
int worthOf(const Scoring& sc, const HouseRules& house, const Standing& before, const DealResult& r) {
  Standing after = before;
  write(sc, house, after, r);
  const auto difference = [&](const Standing& s) {
    const auto sums = totals(sc, house, s);
    return sums[0] - sums[1];
  };
  return difference(after) - difference(before);
}

class ParSearch {
public:
  ParSearch(const Scoring& sc, const HouseRules& house, const Standing& before, const OpenTable& made)
      : sc_(sc), house_(house), before_(before), made_(made) {
    for (int bid = kHighestBid; bid >= 1; --bid)
      for (const int side : {0, 1}) outcomes_[at(bid)][at(side)] = reached(bid, side);
  }
  // Nobody has bid yet; `side` has the choice first.
  Par from(int side) const { return best(side, 1, best(1 - side, 1, Par{})); }

private:
  // A contract that fails is doubled.
  Par played(int bid, int side) const {
    Par p;
    const int strain = strainOf(bid);
    auto declarer = static_cast<Seat>(side);
    if (made_[at(strain)][at(side + 2)] > made_[at(strain)][at(side)]) declarer = partnerOf(declarer);
    p.tricks = made_[at(strain)][at(declarer)];
    p.contract = {static_cast<std::uint8_t>(bid), static_cast<std::uint8_t>(p.tricks >= 6 + levelOf(bid) ? 1 : 2),
                  declarer};
    DealResult r;
    r.contract = p.contract;
    r.tricks = static_cast<std::uint8_t>(p.tricks);
    p.worth = worthOf(sc_, house_, before_, r);
    return p;
  }
  // The best that `side` can do by bidding from `lowest` on; `otherwise` without a bid. A side that loses nothing by it
  // bids on against a contract, so that what is named is bid as high as the two sides drive each other.
  Par best(int side, int lowest, const Par& otherwise) const {
    const auto gain = [side](const Par& p) { return side == 0 ? p.worth : -p.worth; };
    Par out = otherwise;
    bool silent = otherwise.contract.bid > 0;
    for (int bid = lowest; bid <= kHighestBid; ++bid) {
      const Par& then = outcomes_[at(bid)][at(side)];
      if (gain(then) < gain(out) || (gain(then) == gain(out) && !silent)) continue;
      out = then;
      silent = false;
    }
    return out;
  }
  // The side has bid this; the other one may let it play or go on.
  Par reached(int bid, int side) const { return best(1 - side, bid + 1, played(bid, side)); }

  const Scoring& sc_;
  const HouseRules& house_;
  const Standing& before_;
  const OpenTable& made_;
  std::array<std::array<Par, 2>, kHighestBid + 1> outcomes_{};
};

} // namespace

Par parOf(const Scoring& sc, const HouseRules& house, const Standing& before, const OpenTable& made, Seat dealer) {
  return ParSearch(sc, house, before, made).from(sideOf(dealer));
}

Phrase parPhrase(const Par& p) {
  if (p.contract.bid == 0) return MK_TEXT("games", "Par: nobody can gain by a bid.");
  const Phrase contract{MK_TEXT("games", "%1 by %2"),
                        {Arg::phrase(contractPhrase(p.contract)), Arg::phrase(chairPhrase(p.contract.declarer))}};
  return {p.worth >= 0 ? MK_TEXT("games", "Par: %1 with %2 tricks, %3 points for North and South.")
                       : MK_TEXT("games", "Par: %1 with %2 tricks, %3 points for East and West."),
          {Arg::phrase(contract), Arg::number(p.tricks), Arg::number(std::abs(p.worth))}};
}

namespace {

Phrase cardsPhrase(const std::vector<Card>& cards) {
  Phrase out;
  for (const Card c : cards) {
    const Phrase one{"%1", {Arg::card(c.code())}};
    out = out.empty() ? one : Phrase{MK_TEXT("games", "%1, %2"), {Arg::phrase(out), Arg::phrase(one)}};
  }
  return out;
}

// The best cards instead of one that lost tricks; of each suit the highest of them.
std::vector<Card> bestCards(const std::vector<std::pair<Card, int>>& solved) {
  std::vector<Card> out;
  if (solved.empty()) return out;
  const int most = std::ranges::max(solved, {}, &std::pair<Card, int>::second).second;
  for (const auto& [card, tricks] : solved) {
    if (tricks != most) continue;
    const auto same = std::ranges::find(out, card.suit(), &Card::suit);
    if (same == out.end())
      out.push_back(card);
    else if (same->high() < card.high())
      *same = card;
  }
  return out;
}

void findLosses(const Bridge::State& s, const DoubleDummy& solver, const std::stop_token& stop, DealReview& out) {
  OpenDeal d;
  d.hands = Bridge::dealtHands(s);
  d.trump = s.contract.strain();
  d.leads = static_cast<Seat>((s.contract.declarer + 1) % kChairs);
  std::vector<Card> played;
  for (const Bridge::Laid& l : s.laid) played.push_back(l.card);
  const auto course = solver.course(d, played, stop);
  if (course.size() != played.size() + 1) return;
  for (int i = 0; i < s.laid.count(); ++i) {
    const auto& [card, chair] = s.laid[at(i)];
    if (i % kChairs == 0) d.leads = chair, d.trick.clear();
    const int sign = sideOf(chair) == sideOf(s.contract.declarer) ? 1 : -1;
    const int lost = sign * (course[at(i)] - course[at(i + 1)]);
    if (lost > 0) {
      const Phrase instead = cardsPhrase(bestCards(solver.cards(d, stop)));
      out.losses.push_back(Phrase::counted(MK_TEXT_N("games", "Trick %1: %2 by %3 gives %n trick(s) away; better: %4."),
                                           lost,
                                           {Arg::number(i / kChairs + 1), Arg::card(card.code()),
                                            Arg::phrase(chairPhrase(chair)), Arg::phrase(instead)}));
    }
    d.hands[at(chair)].remove(card);
    d.trick.push_back(card);
  }
}

} // namespace

namespace {

// Calls that the system of the side would have made otherwise, by the hand and what had been said before.
void findCalls(const Bridge& rules, const Bridge::State& s, const Standing& standing, DealReview& out) {
  if (s.auction.calls.empty() || !s.slips.empty()) return; // insufficient bids are no system's
  Reading::Setting setting = rules.setting(s);
  setting.standing = standing;
  Reading heard(setting, s.auction.calls.front().seat);
  const auto hands = Bridge::dealtHands(s);
  for (const Auction::Spoken& c : s.auction.calls) {
    const Advice advice = advise(heard, hands[at(c.seat)]);
    Call call = callOf(advice.call);
    if (!mayCall(Bridge::kAuction, heard.auction(), call)) call = {};
    if (call != c.call) {
      const Phrase said{
          MK_TEXT("games", "%1: %2; the system has %3"),
          {Arg::phrase(chairPhrase(c.seat)), Arg::phrase(callPhrase(c.call)), Arg::phrase(callPhrase(call))}};
      out.calls.push_back({MK_TEXT("games", "%1 (%2)"), {Arg::phrase(said), Arg::phrase(advice.row->why)}});
    }
    heard.hear(c.call);
  }
}

} // namespace

Checked<DealReview> review(const Bridge& rules, const Bridge::State& s, const DoubleDummy* solver,
                           std::stop_token stop) {
  DealReview out;
  const DealResult& r = s.pad.back();
  const bool played = r.contract.bid > 0;
  findCalls(rules, s, rules.beforeLastDeal(s), out);
  if (!played) out.title = MK_TEXT("games", "All have passed.");
  if (solver == nullptr) {
    if (played)
      out.title = {MK_TEXT("games", "%1 by %2: %3 tricks"),
                   {Arg::phrase(contractPhrase(r.contract)), Arg::phrase(chairPhrase(r.contract.declarer)),
                    Arg::number(r.tricks)}};
    out.par = MK_TEXT("games", "There is no double-dummy solver here; the package libdds0 brings it.");
    return out;
  }
  const auto table = solver->table(Bridge::dealtHands(s), stop);
  if (!table) return refuse(MK_TEXT("games", "The double-dummy solver does not answer."));
  out.tricks = *table;
  for (int strain = 0; strain <= kNoTrumps; ++strain) out.strains.push_back(strainPhrase(strain));
  for (Seat k = 0; k < kChairs; ++k) out.hands.push_back(chairPhrase(k));
  out.par = parPhrase(parOf(rules.scoring(), rules.house(), rules.beforeLastDeal(s), *table, dealerOf(s)));
  if (!played) return out;
  out.title = {MK_TEXT("games", "%1 by %2: %3 tricks; with all hands open %4"),
               {Arg::phrase(contractPhrase(r.contract)), Arg::phrase(chairPhrase(r.contract.declarer)),
                Arg::number(r.tricks), Arg::number((*table)[at(r.contract.strain())][at(r.contract.declarer)])}};
  findLosses(s, *solver, stop, out);
  return out;
}

} // namespace mk::bridge
