// Announcements and the score of a deal. Rules: bridge-belote, announcements and score of a deal.
#include "games/whist/belote_count.h"

#include <algorithm>
#include <utility>

namespace mk::belote {

using namespace cards;

namespace {

constexpr ByRank kPlainOrder = order("789JQKTA"), kTrumpOrder = order("78QKTA9J");
constexpr ByRank kPlainPoints = byRank("JQKTA", {2, 3, 4, 10, 11});
constexpr ByRank kTrumpPoints = byRank("QKTA9J", {3, 4, 10, 11, 14, 20});
constexpr ByRank kCarres = order("QKTA9J"); // of the ranks of which four count, the weakest first
constexpr std::array<Suit, 4> kSuits = {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades};

constexpr int kLeastRun = 3, kLongestRun = 7;
constexpr int kValatInSuit = 25, kValatElse = 35;

Card runCard(Suit suit, int high) { return Card(suit, high == 14 ? 1 : high); }

// A higher rung beats a lower one; on the same rung four cards go by their rank and runs by their top card.
int strength(const Announcement& a) {
  if (a.kind != Announcement::Kind::Carre) return 100 * (1 + static_cast<int>(a.kind)) + a.top.high();
  const int rung = pointsOf(a) == 200 ? 6 : pointsOf(a) == 150 ? 5 : 4;
  return 100 * rung + kCarres(a.top);
}

} // namespace

TrickRule trickRule(int contract, bool overtakeAtNoTrumps) {
  TrickRule r;
  r.plain = contract == kAllTrumps ? kTrumpOrder : kPlainOrder;
  r.trumps = kTrumpOrder;
  if (isSuit(contract)) {
    r.trump = static_cast<std::int8_t>(trumpOf(contract));
    r.overtake = TrickRule::Overtake::TrumpsLed;
    r.without = TrickRule::Void::BeatOpponents;
  } else if (contract == kAllTrumps || overtakeAtNoTrumps) {
    r.overtake = TrickRule::Overtake::Always;
  }
  return r;
}

int pointsOf(Card c, int contract) {
  const bool trump = contract == kAllTrumps || (isSuit(contract) && c.suit() == trumpOf(contract));
  return trump ? kTrumpPoints(c) : kPlainPoints(c);
}

// First every carré, then the runs of the cards that are left; of eight in a row the lowest three are a run of their
// own.
Announcements candidates(const Cards& hand) {
  using Kind = Announcement::Kind;
  Announcements out;
  std::array<unsigned, 4> left{}; // by suit, a bit for each height
  for (const Card c : hand) left[at(static_cast<int>(c.suit()))] |= 1u << c.high();
  const unsigned fours = left[0] & left[1] & left[2] & left[3];
  for (int value = 1; fours != 0 && value <= 13; ++value) {
    const Card clubs(Suit::Clubs, value);
    if (kCarres(clubs) == 0 || (fours >> clubs.high() & 1) == 0) continue;
    out.push_back({Kind::Carre, clubs, 4});
    for (unsigned& suit : left) suit &= ~(1u << clubs.high());
  }
  const auto addRun = [&](Suit suit, int top, int length) {
    const Kind kind = length == 3 ? Kind::Tierce : length == 4 ? Kind::Fifty : Kind::Hundred;
    if (length >= kLeastRun) out.push_back({kind, runCard(suit, top), static_cast<std::uint8_t>(length)});
  };
  for (const Suit suit : kSuits) {
    const unsigned held = left[at(static_cast<int>(suit))];
    if ((held & held >> 1 & held >> 2) == 0) continue;
    int length = 0;
    for (int high = 14; high >= 6; --high) {
      if (high > 6 && (held >> high & 1) != 0) {
        ++length;
        continue;
      }
      const int top = high + length;
      if (length > kLongestRun) {
        addRun(suit, top, 5);
        addRun(suit, top - 5, 3);
      } else {
        addRun(suit, top, length);
      }
      length = 0;
    }
  }
  return out;
}

int pointsOf(const Announcement& a) {
  switch (a.kind) {
  case Announcement::Kind::Tierce:
    return 20;
  case Announcement::Kind::Fifty:
    return 50;
  case Announcement::Kind::Hundred:
    return 100;
  case Announcement::Kind::Carre:
    break;
  }
  return a.top.value() == 11 ? 200 : a.top.value() == 9 ? 150 : 100;
}

std::string text(const Announcement& a) {
  static constexpr std::array<const char*, 4> names = {"tierce=", "fifty=", "hundred=", "carre="};
  const std::string top = mk::text(a.top);
  return names[static_cast<std::size_t>(a.kind)] + (a.kind == Announcement::Kind::Carre ? top.substr(0, 1) : top);
}

Cards cardsOf(const Announcement& a) {
  Cards out;
  if (a.kind == Announcement::Kind::Carre)
    for (const Suit suit : kSuits) out.push_back(Card(suit, a.top.value()));
  else
    for (int i = a.length - 1; i >= 0; --i) out.push_back(runCard(a.top.suit(), a.top.high() - i));
  return out;
}

int countingSide(std::span<const Announcements> bySeat, Seat leader, bool equalRunsByTurn) {
  std::array<int, 2> best{};
  int first = -1; // the side that played the better or equal one first
  for (int i = 0; i < kSeats; ++i) {
    const auto seat = static_cast<Seat>((leader + i) % kSeats);
    const auto side = at(sideOf(seat));
    for (const Announcement& a : bySeat[at(seat)]) {
      if (strength(a) > std::max(best[0], best[1])) first = static_cast<int>(side);
      best[side] = std::max(best[side], strength(a));
    }
  }
  if (best[0] == best[1]) return best[0] == 0 || !equalRunsByTurn ? -1 : first;
  return best[0] > best[1] ? 0 : 1;
}

// The smaller side is rounded, the larger one writes the rest of the deal's points.
Written writtenFor(const DealPlayed& p, const Manner& manner) {
  Written w;
  const auto mine = at(p.declaring), theirs = at(1 - p.declaring);
  const auto set = [&](std::size_t side, int points) { w.points[side] = static_cast<std::int16_t>(points * p.times); };
  if (p.valat >= 0) {
    w.winner = p.valat;
    const auto won = at(p.valat), lost = at(1 - p.valat);
    set(won, (isSuit(p.contract) ? kValatInSuit : kValatElse) + p.announced[won] / 10);
    set(lost, p.announced[lost] / 10);
    return w;
  }
  std::array<int, 2> raw{};
  for (std::size_t k = 0; k < 2; ++k) raw[k] = cardsCounted(p, static_cast<int>(k)) + p.announced[k];
  const int odd = isSuit(p.contract) ? -2 : p.contract == kAllTrumps ? 2 : 0; // what the whole lacks to full tens
  const int up = isSuit(p.contract) ? 4 : p.contract == kNoTrumps ? 5 : 6;
  const int whole = (raw[0] + raw[1] + odd) / 10;
  if (raw[mine] == raw[theirs]) {
    set(theirs, (whole + 1) / 2);
    w.hangs = static_cast<std::int16_t>(whole / 2 * p.times);
    return w;
  }
  const bool made = raw[mine] > raw[theirs];
  w.winner = static_cast<int>(made ? mine : theirs);
  int small = 0; // what the losers of the deal write
  if (p.times > 1 && manner.winnerTakesAll)
    small = 0;
  else if (made)
    small = (raw[theirs] + up) / 10;
  else if (manner.insideKeepsAnnouncements)
    small = p.announced[mine] / 10;
  set(made ? theirs : mine, small);
  set(made ? mine : theirs, whole - small);
  return w;
}

} // namespace mk::belote
