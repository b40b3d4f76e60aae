// What the pad of skruvwhist asks about a deal, and the line that comes of it.
#include "games/whist/skruv_pad.h"

#include "games/whist/calls.h"

#include <algorithm>

namespace mk {

using namespace cards;
using namespace skruv;

namespace {

constexpr int kMostCrowns = 48; // of one side, each 500: two whole suits at grandissimo, and the aces

Phrase both(const char* text, Seat one, Seat two) { return {text, {Arg::seat(one), Arg::seat(two)}}; }

} // namespace

std::optional<Question> SkruvTelling::askFirst(Told told) const {
  if (static_cast<int>(told.size()) + 1 >= rules_.seats()) return std::nullopt; // the last one is left over
  unsigned left = (1u << rules_.seats()) - 1;
  for (const std::int16_t a : told) left &= ~(1u << (a - 1));
  return Question::seat(told.empty() ? MK_TEXT("games", "who has drawn the lowest card?")
                                     : MK_TEXT("games", "who has drawn the next one?"),
                        rules_.seats(), left);
}

SkruvTelling::State SkruvTelling::begun(Told told) const {
  State s;
  s.stage = Stage::Deal;
  for (const std::int16_t a : told) s.rank.push_back(static_cast<Seat>(a - 1));
  for (Seat k = 0; k < rules_.seats(); ++k)
    if (std::ranges::find(s.rank, k) == s.rank.end()) s.rank.push_back(k);
  rules_.takeSeats(s);
  return s;
}

std::optional<Question> SkruvTelling::listen(const State& between, Told told, Deal& deal) const {
  deal.before = between;
  State& s = deal.before;
  Counted& c = deal.counted;
  rules_.openSits(s);
  std::size_t heard = 0;
  std::optional<Question> open;
  const auto answer = [&](Question q) {
    if (heard < told.size()) return int{told[heard++]};
    if (!open) open = std::move(q);
    return 0;
  };
  const bool alone = rules_.forOneself();

  Question contract{{MK_TEXT("games", "Deal %1, dealt by %2: the contract?"),
                     {Arg::number(s.lines.count() + s.crosses + 1), Arg::seat(s.dealer)}}};
  for (int bid = 1; bid <= kHighestBid; ++bid) contract.choices.emplace_back(bid, SkruvRules::shortBid(bid));
  contract.choices.emplace_back(0, MK_TEXT("games", "all have passed"));
  contract.columns = 5;
  contract.keys = {{0, 'p'}};
  s.bid = static_cast<std::uint8_t>(answer(std::move(contract)));
  if (open || s.bid == 0) return open;

  unsigned at_table = 0;
  for (const Seat k : s.place)
    if (!alone || k != s.dealer) at_table |= 1u << k;
  const int who = answer(Question::seat(MK_TEXT("games", "who won the auction?"), rules_.seats(), at_table));
  if (open) return open;
  s.declarer = static_cast<Seat>(who - 1);
  const auto order = rules_.order(s);
  const int mine = rules_.declarersPlace();
  const Seat partner = order[at((mine + 2) % kPlaces)], left = order[0], right = order[2];

  const int won = answer(Question::number(
      both(alone ? MK_TEXT("games", "tricks of %1 with the open hand of %2") : MK_TEXT("games", "tricks of %1 and %2"),
           s.declarer, partner),
      s.declarer, 0, kTricks));
  if (open) return open;
  c.tricks[at(mine)] = won;
  c.tricks[0] = kTricks - won;
  if (alone && won < kTricks) {
    c.tricks[0] =
        answer(Question::number({MK_TEXT("games", "tricks of %1"), {Arg::seat(left)}}, left, 0, kTricks - won));
    if (open) return open;
    c.tricks[2] = kTricks - won - c.tricks[0];
  }

  Sides sides{.bid = s.bid, .declaring = mine % 2, .tricks = {kTricks - won, kTricks - won}};
  sides.tricks[at(mine % 2)] = won;
  if (strainOf(s.bid) != kGrandissimo) {
    const int honours = answer(Question::number(
        both(MK_TEXT("games", "honours of trumps, ace to ten, held by %1 and %2"), s.declarer, partner), s.declarer, 0,
        5));
    sides.honours = {5 - honours, 5 - honours};
    sides.honours[at(mine % 2)] = honours;
  }
  const int aces =
      answer(Question::number(both(MK_TEXT("games", "aces held by %1 and %2"), s.declarer, partner), s.declarer, 0, 4));
  if (open) return open;
  sides.aces = {4 - aces, 4 - aces};
  sides.aces[at(mine % 2)] = aces;
  const Counted premiums = countedFor(sides, rules_.surcharge());
  c.honours = premiums.honours;
  c.honoursFor = premiums.honoursFor;
  c.slam = premiums.slam;
  c.failedSlam = premiums.failedSlam;
  c.undertricks = premiums.undertricks;

  // A crown begins with an ace.
  const auto crowns = [&](int place, Phrase what) {
    if (open || sides.aces[at(place % 2)] == 0) return;
    c.crowns[at(place)] = 500 * answer(Question::number(std::move(what), order[at(place)], 0, kMostCrowns));
  };
  const char* together = MK_TEXT("games", "crowns of %1 and %2: how many times 500?");
  const char* one = MK_TEXT("games", "crowns of %1: how many times 500?");
  crowns(mine, both(together, s.declarer, partner));
  crowns(0, alone ? Phrase{one, {Arg::seat(left)}} : both(together, left, right));
  if (alone) crowns(2, {one, {Arg::seat(right)}});
  if (open) return open;

  deal.written = rules_.writtenFor(s, c);
  // Tricks are added as they were won; where several get there in one deal, only the table knows who was first.
  std::vector<int> there;
  for (int k = 0; k < kPlaces; ++k)
    if (s.accounts[at(k)].below + deal.written.below[at(k)] >= rules_.limit()) there.push_back(k);
  deal.written.game = there.empty() ? -1 : there.front();
  if (there.size() < 2) return std::nullopt;
  Question first{{MK_TEXT("games", "who reached %1 below the line first?"), {Arg::number(rules_.limit())}}};
  for (const int k : there)
    first.choices.emplace_back(k + 1, alone ? Phrase{"%1", {Arg::seat(s.place[at(k)])}}
                                            : whist::bothNamed(s.place[at(k)], s.place[at(k + 2)]));
  deal.written.game = answer(std::move(first)) - 1;
  return open;
}

void SkruvTelling::write(State& s, Told told) const {
  Deal deal;
  (void)listen(s, told, deal);
  s = std::move(deal.before);
  if (s.bid == 0)
    rules_.passOut(s);
  else
    rules_.write(s, deal.counted, deal.written);
  s.bid = 0;
  s.declarer = kNobody;
  s.deals = 0; // no cards have been dealt
}

} // namespace mk
