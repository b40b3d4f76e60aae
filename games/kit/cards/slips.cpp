// Hands misread. Rules: card games, A4.
#include "games/kit/cards/slips.h"

namespace mk::cards {

std::vector<Cards> misreadings(const Cards& hand, std::span<const Card> sorted) {
  const auto areAlike = [](Suit a, Suit b) { return a != b && isRed(a) == isRed(b); };
  std::vector<Cards> out;
  for (const Card held : hand) {
    const auto place = std::ranges::find(sorted, held) - sorted.begin();
    for (std::size_t i = 0; i < sorted.size(); ++i) {
      const Card c = sorted[i];
      const bool beside = c.suit() == held.suit() && std::abs(static_cast<std::ptrdiff_t>(i) - place) == 1;
      const bool twin = c.value() == held.value() && areAlike(c.suit(), held.suit());
      if ((!beside && !twin) || hand.contains(c)) continue;
      Cards misread = hand;
      misread.remove(held);
      addSorted(misread, c);
      out.push_back(misread);
    }
  }
  return out;
}

} // namespace mk::cards
