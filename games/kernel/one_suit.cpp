// Suits in the singular.
#include "games/kernel/one_suit.h"

#include <string_view>

namespace mk {

Phrase nameOfOne(Suit s) {
  switch (s) {
  case Suit::Clubs:
    return MK_TEXT("games", "club");
  case Suit::Diamonds:
    return MK_TEXT("games", "diamond");
  case Suit::Hearts:
    return MK_TEXT("games", "heart");
  case Suit::Spades:
    return MK_TEXT("games", "spade");
  }
  return {};
}

bool isOneOfSuit(const Phrase& p, std::size_t at) {
  const std::string_view text = p.text;
  return at == 1 && (text == "%1 %2" || text == "%1%2") && p.args.size() == 2 && p.args[0] == Arg::number(1) &&
         p.args[1].kind == Arg::Kind::Suit;
}

} // namespace mk
