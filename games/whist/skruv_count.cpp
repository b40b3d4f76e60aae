// The score of a deal of skruvwhist. Rules: skruvwhist, score of a deal and sits.
#include "games/whist/skruv_count.h"

#include <algorithm>
#include <vector>

namespace mk::skruv {

using namespace cards;

namespace {

bool isHonour(Card c) { return c.high() >= 10; }
int acesIn(const Cards& hand) {
  return static_cast<int>(std::ranges::count_if(hand, [](Card c) { return c.value() == 1; }));
}

} // namespace

std::string bidName(int bid) { return std::to_string(levelOf(bid)) + "SCDHG"[static_cast<std::size_t>(strainOf(bid))]; }

TrickRule trickRule(int bid) {
  TrickRule r;
  if (strainOf(bid) != kGrandissimo) r.trump = static_cast<std::int8_t>(suitOf(strainOf(bid)));
  return r;
}

// A run from the ace, each card beyond the second 500; three aces 500, four 1000. Trumps, and grandissimo, double.
int crownsOf(const Cards& hand, int bid) {
  const bool grand = strainOf(bid) == kGrandissimo;
  int sum = 0;
  for (const Suit suit : {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades}) {
    int length = 0;
    while (length < 13 && hand.contains(Card(suit, length == 0 ? 1 : 14 - length))) ++length;
    const bool doubled = grand || suit == suitOf(strainOf(bid) % kGrandissimo);
    if (length >= 3) sum += 500 * (length - 2) * (doubled ? 2 : 1);
  }
  const int aces = acesIn(hand);
  return sum + (aces >= 3 ? 500 * (aces - 2) * (grand ? 2 : 1) : 0);
}

Counted countedFor(const Dealt& d, bool surcharge) {
  Sides sides{.bid = d.bid, .declaring = d.declarer % 2};
  std::array<int, kPlaces> tricks{}, crowns{};
  for (const std::int8_t w : d.winners) ++tricks[at(w)];
  for (int place = 0; place < kPlaces; ++place) {
    const Cards& hand = d.hands[at(place)];
    crowns[at(place)] = crownsOf(hand, d.bid);
    sides.aces[at(place % 2)] += acesIn(hand);
    sides.tricks[at(place % 2)] += tricks[at(place)];
    if (strainOf(d.bid) == kGrandissimo) continue;
    for (const Card c : hand)
      sides.honours[at(place % 2)] += isHonour(c) && c.suit() == suitOf(strainOf(d.bid)) ? 1 : 0;
  }
  Counted out = countedFor(sides, surcharge);
  out.tricks = tricks;
  out.crowns = crowns;
  return out;
}

Counted countedFor(const Sides& d, bool surcharge) {
  Counted out;
  const int level = levelOf(d.bid);
  const bool grand = strainOf(d.bid) == kGrandissimo;
  // Three or more count; aces two by two go to the side with most tricks.
  std::array<int, 2> credit{};
  for (std::size_t side = 0; side < 2; ++side) {
    const bool even = d.aces[side] == 2 && d.tricks[side] >= 7;
    credit[side] = (d.honours[side] >= 3 ? d.honours[side] : 0) + (d.aces[side] >= 3 || even ? d.aces[side] : 0);
  }
  if (credit[0] != credit[1]) {
    out.honoursFor = credit[0] > credit[1] ? 0 : 1;
    out.honours = std::abs(credit[0] - credit[1]) * level * (grand ? 250 : 100);
  }
  const int won = d.tricks[at(d.declaring)];
  if (level <= 5) {
    out.slam = won == 12 ? 1000 : won == 13 ? 2000 : 0;
  } else if (level == 6) {
    out.slam = won == 12 ? 5000 : won == 13 ? 7000 : 0;
    out.failedSlam = won < 12 ? 5000 : 0;
  } else {
    out.slam = won == 12 ? 1000 : won == 13 ? 10000 : 0;
    out.failedSlam = won < 13 ? 10000 : 0;
  }
  const int under = std::max(0, 6 + level - won);
  out.undertricks = under * level * (surcharge ? 1500 : 1000);
  return out;
}

int firstToReach(std::span<const int> below, const Dealt& d, std::span<const std::int8_t> account, int limit) {
  std::vector<int> now(below.begin(), below.end());
  for (const std::int8_t w : d.winners) {
    const std::int8_t mine = account[at(w)];
    if (mine < 0) continue;
    now[at(mine)] += 10 * levelOf(d.bid);
    if (now[at(mine)] >= limit) return mine;
  }
  return -1;
}

} // namespace mk::skruv
