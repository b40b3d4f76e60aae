// Playing cards and packs. Code = rank + suit as in the rulings: ranks A 2..9 T J Q K, suits C D H S (risti, ruutu,
// ärtu, poti), jokers X1 X2. The two copies of a card in a double pack have the same code and are interchangeable.
#pragma once

#include "games/kernel/checked.h"
#include "games/kernel/row.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mk {

enum class Suit : std::uint8_t { Clubs, Diamonds, Hearts, Spades };
inline constexpr bool isRed(Suit s) { return s == Suit::Diamonds || s == Suit::Hearts; }

// 0..51: suit * 13 + (value - 1) with ace = 1 ... king = 13; 52, 53 the jokers; kBack a card whose face is not known.
class Card {
public:
  constexpr Card() = default;
  constexpr Card(Suit s, int value) : code_(static_cast<std::uint8_t>(static_cast<int>(s) * 13 + value - 1)) {}
  static constexpr Card fromCode(int c) {
    Card k;
    k.code_ = static_cast<std::uint8_t>(c);
    return k;
  }
  static constexpr Card joker(int which) { return fromCode(51 + which); } // which = 1 or 2
  static constexpr Card back() { return fromCode(kBackCode); }

  constexpr int code() const { return code_; }
  constexpr bool isJoker() const { return code_ == 52 || code_ == 53; }
  constexpr bool isBack() const { return code_ == kBackCode; }
  constexpr Suit suit() const { return static_cast<Suit>(code_ / 13); } // not for jokers
  constexpr int value() const { return code_ % 13 + 1; }                // A 1 ... K 13; not for jokers
  constexpr int high() const { return value() == 1 ? 14 : value(); }    // 2..10, J 11, Q 12, K 13, A 14
  auto operator<=>(const Card&) const = default;

private:
  static constexpr std::uint8_t kBackCode = 63;
  std::uint8_t code_ = kBackCode;
};

std::string text(Card);                                 // "QS", "TH", "X1", "??"
std::string text(std::span<const Card>);                // with spaces between
Checked<Card> readCard(std::string_view);               // letter case does not matter; "10H" is not a code
Checked<std::vector<Card>> readCards(std::string_view); // separated by spaces
char suitLetter(Suit);
Checked<Suit> readSuit(std::string_view);

// The pack in "sorted" order: suits C D H S, inside a suit 2 3 ... T J Q K A from `lowest` (2..14) up, twins side by
// side, jokers last.
std::vector<Card> sortedPack(int lowest = 2, int copies = 1, int jokers = 0);

// Tests' pack: position i holds card (i * k mod n) of `sorted`.
std::vector<Card> steppedPack(const std::vector<Card>& sorted, int k);

} // namespace mk
