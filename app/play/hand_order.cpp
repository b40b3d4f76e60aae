// Sorting a hand.
#include "app/play/hand_order.h"

#include "games/kernel/open_hand.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace mk {

namespace {

constexpr std::array<const char*, 4> kNames{"suit", "rank", "game", "own"};

// What ranks above what in this hand.
struct Ranking {
  int trump = -1;
  bool acesLow = false;
};

// Black and red in turn, trumps and jokers in front; the higher card to the left, where its index is seen first.
std::tuple<int, int> bySuit(Card c, const Ranking& r) {
  constexpr std::array<int, 4> kTurn{2, 3, 1, 0}; // clubs, diamonds, hearts, spades
  if (c.isJoker()) return {-2, c.code()};
  const int suit = static_cast<int>(c.suit());
  return {suit == r.trump ? -1 : kTurn[static_cast<std::size_t>(suit)], -(r.acesLow ? c.value() : c.high())};
}

std::tuple<int, int, int> byRank(Card c, const Ranking& r) {
  const auto [suit, rank] = bySuit(c, r);
  if (c.isJoker()) return {-1, 0, c.code()};
  if (suit == -1) return {0, 0, rank}; // trumps first
  return {1, rank, suit};
}

Card cardOf(const Item& i) { return i.thing.asCard(); }

} // namespace

QString textOf(const HandOrder& o) {
  QString out = QString::fromLatin1(kNames[static_cast<std::size_t>(o.by)]);
  if (o.by == HandOrder::By::Own) out += u' ' + QString::fromStdString(text(o.own));
  return out;
}

HandOrder readHandOrder(const QString& t) {
  const auto at = std::ranges::find(kNames, t.section(u' ', 0, 0).toStdString());
  HandOrder o;
  if (at == kNames.end()) return o;
  o.by = static_cast<HandOrder::By>(at - kNames.begin());
  if (o.by != HandOrder::By::Own) return o;
  const auto cards = readCards(t.section(u' ', 1).toStdString());
  if (!cards) return {};
  o.own = *cards;
  return o;
}

int trumpOf(const Position& p) {
  constexpr std::string_view kField = " trump=";
  const std::string t = p.text();
  const auto at = t.find(kField);
  if (at == std::string::npos || at + kField.size() >= t.size()) return -1;
  const auto suit = readSuit(std::string_view(t).substr(at + kField.size(), 1));
  return suit ? static_cast<int>(*suit) : -1;
}

bool isOpenHand(const Zone& z) {
  return (z.kind == Zone::Kind::Hand || z.kind == Zone::Kind::Row) && z.role == Zone::Role::Hand && z.closed == 0 &&
         z.items.size() > 1 &&
         std::ranges::all_of(z.items, [](const Item& i) { return i.thing.kind == Thing::Kind::Card; });
}

Zone* ownHand(View& v, Seat seat) {
  for (Zone& z : v.zones)
    if (z.kind == Zone::Kind::Hand && z.owner == seat && isOpenHand(z)) return &z;
  return nullptr;
}

namespace {

void order(Zone& hand, const HandOrder& o, const Ranking& r) {
  if (o.by == HandOrder::By::Game) return;
  if (o.by == HandOrder::By::Rank) {
    std::ranges::stable_sort(hand.items, {}, [&](const Item& i) { return byRank(cardOf(i), r); });
    return;
  }
  std::ranges::stable_sort(hand.items, {}, [&](const Item& i) { return bySuit(cardOf(i), r); });
  if (o.by != HandOrder::By::Own) return;
  auto next = hand.items.begin();
  for (const Card c : o.own) {
    const auto it = std::find_if(next, hand.items.end(), [&](const Item& i) { return cardOf(i) == c; });
    if (it != hand.items.end()) std::rotate(next, it, it + 1), ++next;
  }
}

} // namespace

void sortHand(Zone& hand, const HandOrder& o, int trump) {
  order(hand, o, {trump, hand.acesLow});
  if (hand.kind == Zone::Kind::Row) hand.columns = firstLine(hand.items);
}

} // namespace mk
