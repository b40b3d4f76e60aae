// Conversation bidding. Rules: skruvwhist, conversation bidding.
#include "games/whist/skruv_talk.h"

#include <algorithm>
#include <utility>

namespace mk::skruv {

using namespace cards;

namespace {

constexpr int kQueen = 12, kKing = 13, kAce = 14, kJack = 11, kTen = 10;

struct Suited {
  int cards = 0;
  bool has[15] = {}; // by rank
  bool operator[](int rank) const { return has[rank]; }
  int among(std::initializer_list<int> ranks) const {
    return static_cast<int>(std::ranges::count_if(ranks, [&](int r) { return has[r]; }));
  }
};

Suited suited(const Cards& hand, Suit suit) {
  Suited out;
  for (const Card c : hand)
    if (c.suit() == suit) out.has[c.high()] = true, ++out.cards;
  return out;
}

// A suit bid of a side that has shown aces.
Said grandSuit(Talk::Side& t, int strain, int place, bool first, bool passAfter) {
  const auto s = at(strain);
  if (first && passAfter) {
    t.longOf[s] = static_cast<std::int8_t>(place);
    return {Means::LongSuit, 0, passAfter, first};
  }
  if (t.longOf[s] == place && t.rung[s] == kKing) {
    t.rung[s] = kJack;
    return {Means::KingAndQueen, 0, passAfter, first};
  }
  return {Means::Honour, t.rung[s]--, passAfter, first};
}

// A suit bid of any other side.
Means plainSuit(Talk& talk, int bid, int place, bool first, bool partnerSpoke) {
  const auto s = at(strainOf(bid)), me = at(place), partner = at((place + 2) % kPlaces);
  Talk::Side& t = talk.sides[at(place % 2)];
  const auto strain = static_cast<std::int8_t>(s);
  if (talk.main[partner] == strain) return std::exchange(t.raised[s], true) ? Means::Contract : Means::Raise;
  if (talk.main[me] == strain) return Means::Contract;
  if (t.toldBy[s] == static_cast<int>(partner)) return Means::TopHonour;
  if (talk.main[me] < 0 && talk.main[partner] < 0) {
    talk.main[me] = strain;
    const bool opens = first && !partnerSpoke;
    talk.promised[me] = static_cast<std::int8_t>(!opens ? 3 : levelOf(bid) >= 4 ? 10 : levelOf(bid) + 4);
    return opens ? Means::Opening : Means::WeakSuit;
  }
  if (talk.main[me] < 0) {
    t.toldBy[s] = static_cast<std::int8_t>(place);
    return Means::SureSpel;
  }
  return Means::SecondSuit;
}

} // namespace

Talk decode(const Auction& a) {
  Talk talk;
  talk.said.reserve(a.calls.size());
  for (std::size_t i = 0; i < a.calls.size(); ++i) {
    const Auction::Spoken& c = a.calls[i];
    const auto me = at(c.seat), partner = at((c.seat + 2) % kPlaces);
    Talk::Side& t = talk.sides[me % 2];
    const bool first = talk.calls[me]++ == 0;
    const bool asked = std::exchange(talk.asked[me], false);
    bool passAfter = false;
    for (std::size_t j = i + 1; j < a.calls.size(); ++j)
      if (a.calls[j].seat == c.seat) {
        passAfter = a.calls[j].call.kind != Call::Kind::Bid;
        break;
      }
    Said& said = talk.said.emplace_back();
    said.passAfter = passAfter;
    said.asked = asked;
    const int bid = c.call.bid;
    const bool partnerSpoke = talk.main[partner] >= 0 || t.grand;
    if (c.call.kind != Call::Kind::Bid) {
      if (asked && t.grand) said.means = Means::NoLongSuit;
      if (first && !partnerSpoke) said.means = Means::FewSpel;
    } else if (levelOf(bid) >= 6) {
      said.means = Means::Contract;
    } else if (strainOf(bid) != kGrandissimo) {
      if (t.grand)
        said = grandSuit(t, strainOf(bid), c.seat, asked, passAfter);
      else
        said.means = plainSuit(talk, bid, c.seat, first, partnerSpoke);
    } else if (first && !t.grand) {
      t.grand = true;
      t.opener = static_cast<std::int8_t>(me);
      talk.asked[me] = talk.asked[partner] = true;
      said.means = Means::Aces;
    } else if (!t.grand) {
      said.means = Means::TwoAces;
    } else if (std::exchange(t.fourth, true)) {
      said.means = Means::Grandissimo;
    } else {
      said.means = t.opener == c.seat ? Means::FourAces : Means::FourthAce;
    }
  }
  return talk;
}

int sideSpel(const Cards& hand, Suit suit) {
  const Suited s = suited(hand, suit);
  if (s[kAce] && s[kKing]) return s[kQueen] ? (s[kJack] ? 4 : 3) : 2;
  if (s[kAce]) return s[kQueen] && s[kJack] ? 2 : 1;
  if (s[kKing] && s[kQueen]) return s[kJack] ? 2 : 1;
  return s[kQueen] && s[kJack] && s[kTen] ? 1 : 0;
}

int ownSpel(const Cards& hand, Suit suit) {
  const Suited s = suited(hand, suit);
  const int side = sideSpel(hand, suit);
  return s.cards < 4 ? side : std::max(side, s.cards - 3 + s.among({kAce, kKing, kQueen}));
}

int totalSpel(const Cards& hand, int strain) {
  int sum = 0;
  for (int k = 0; k < kGrandissimo; ++k) {
    const bool own = strain == kGrandissimo ? suited(hand, suitOf(k)).cards >= 5 : k == strain;
    sum += own ? ownSpel(hand, suitOf(k)) : sideSpel(hand, suitOf(k));
  }
  return sum;
}

int supportSpel(const Cards& hand, int strain) {
  int sum = 0;
  if (strain == kGrandissimo) return totalSpel(hand, strain);
  const Suited trumps = suited(hand, suitOf(strain));
  sum += trumps.among({kAce, kKing}) + (trumps[kQueen] && trumps.cards >= 3 ? 1 : 0);
  for (int k = 0; k < kGrandissimo; ++k) {
    if (k == strain) continue;
    const int cards = suited(hand, suitOf(k)).cards;
    sum += sideSpel(hand, suitOf(k));
    if (trumps.cards >= 3 && cards < 2) sum += 2 - cards;
  }
  return sum;
}

int lowestBid(int strain, int standing) {
  const int bid = standing == 0 ? bidOf(1, strain) : bidOf(levelOf(standing), strain);
  return bid > standing ? bid : bid + 5;
}

int firstBid(const Cards& hand, int standing, bool partnerHasPassed) {
  const auto isCandidate = [&](int strain) {
    const Suited s = suited(hand, suitOf(strain));
    if (s.cards >= 5) return s.among({kAce, kKing, kQueen, kJack, kTen}) >= 2;
    bool side = false;
    for (int k = 0; k < kGrandissimo; ++k) side = side || (k != strain && sideSpel(hand, suitOf(k)) >= 1);
    return s.cards == 4 && s[kAce] && s[kKing] && s.among({kQueen, kJack, kTen}) >= 1 && side;
  };
  int candidates = 0, best = -1;
  const auto better = [&](int a, int b) { // more spel, longer, higher
    const auto key = [&](int k) { return 1000 * totalSpel(hand, k) + 10 * suited(hand, suitOf(k)).cards + k; };
    return key(a) > key(b);
  };
  for (int k = 0; k < kGrandissimo; ++k) {
    if (!isCandidate(k)) continue;
    ++candidates;
    if (best < 0 || better(k, best)) best = k;
  }
  const auto aces = std::ranges::count_if(hand, [](Card c) { return c.value() == 1; });
  const int grand = lowestBid(kGrandissimo, standing);
  if (aces >= 3 && (levelOf(grand) == 1 || (levelOf(grand) == 2 && (!partnerHasPassed || best >= 0)))) return grand;
  if (best < 0) return 0;
  const int total = totalSpel(hand, best);
  const bool black = best < 2; // spades and clubs leave room above them
  const int level = ownSpel(hand, suitOf(best)) >= 10          ? 4
                    : total >= 10 && candidates == 2           ? 3
                    : total >= 7 && candidates == 1            ? 3
                    : total >= 6 && (black || candidates == 1) ? 2
                    : total >= 5                               ? 1
                                                               : 0;
  if (level == 0) return 0;
  if (bidOf(level, best) > standing) return bidOf(level, best);
  const int lowest = lowestBid(best, standing);
  return lowest <= kHighestBid && levelOf(lowest) <= total - 4 ? lowest : 0;
}

} // namespace mk::skruv
