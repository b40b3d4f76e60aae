// Which hand five dice are.
#include "games/dice/sheets/poker_hand.h"

#include "games/dice/base/turn_look.h"
#include "games/dice/sheets/combinations.h"

namespace mk::dice {

PokerHand PokerHand::of(const Counts& c) {
  const auto hand = [](Class kind, int face = 0, int second = 0) {
    return PokerHand{kind, static_cast<std::uint8_t>(face), static_cast<std::uint8_t>(second)};
  };
  if (isRun(c, 1)) return hand(Class::SmallStreet);
  if (isRun(c, 2)) return hand(Class::BigStreet);
  const int equal = mostEqual(c), face = faceShown(c, equal);
  if (equal == 5) return hand(Class::Grande, face);
  if (equal == 4) return hand(Class::Poker, face);
  if (equal == 3 && isHouse(c)) return hand(Class::Full, face, faceShown(c, 2));
  if (equal == 3) return hand(Class::Three, face);
  if (equal < 2) return {};
  int lower = face - 1;
  while (lower > 0 && c[static_cast<std::size_t>(lower)] != 2) --lower;
  return lower > 0 ? hand(Class::TwoPairs, face, lower) : hand(Class::Pair, face);
}

Phrase nameOf(const PokerHand& h) {
  const auto face = [](int f) { return Arg::phrase(pokerSign(f)); };
  switch (h.kind) {
  case PokerHand::Class::Nothing:
    break;
  case PokerHand::Class::Pair:
    return {MK_TEXT("games", "pair: %1"), {face(h.face)}};
  case PokerHand::Class::TwoPairs:
    return {MK_TEXT("games", "two pairs: %1, %2"), {face(h.face), face(h.second)}};
  case PokerHand::Class::Three:
    return {MK_TEXT("games", "three of a kind: %1"), {face(h.face)}};
  case PokerHand::Class::SmallStreet:
    return MK_TEXT("games", "small street");
  case PokerHand::Class::BigStreet:
    return MK_TEXT("games", "big street");
  case PokerHand::Class::Full:
    return {MK_TEXT("games", "full: %1, %2"), {face(h.face), face(h.second)}};
  case PokerHand::Class::Poker:
    return {MK_TEXT("games", "poker: %1"), {face(h.face)}};
  case PokerHand::Class::Grande:
    return {MK_TEXT("games", "grande: %1"), {face(h.face)}};
  }
  return MK_TEXT("games", "no combination");
}

} // namespace mk::dice
