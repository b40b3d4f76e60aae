// Signs of suits within a text: they have the colours of the cards wherever they are written.
#pragma once

#include "games/kernel/cards.h"
#include "i18n/words.h"

#include <algorithm>
#include <optional>

namespace mk {

inline std::optional<Suit> suitOfSign(QChar c) {
  for (const Suit s : {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades})
    if (Words::suit(s) == c) return s;
  return std::nullopt;
}

inline bool hasSuitSign(const QString& text) {
  return std::ranges::any_of(text, [](QChar sign) { return suitOfSign(sign).has_value(); });
}

} // namespace mk
