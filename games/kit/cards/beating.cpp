// Attack and defence. Rules: card games, A5.
#include "games/kit/cards/beating.h"

#include "games/kit/cards/notation.h"

#include <algorithm>

namespace mk::cards {

bool hasDefence(const Beating& rule, std::span<const Card> attack, const Cards& hand) {
  bool found = false;
  auto stop = [&found](const Defence&) {
    found = true;
    return false;
  };
  Defence made;
  eachDefence(rule, attack, hand, made, 0, stop);
  return found;
}

void sortAttack(std::span<Card> attack) {
  std::ranges::sort(attack, [](Card x, Card y) { return text(x) < text(y); });
}

std::string pairsText(std::span<const Card> attack, std::span<const Card> by) {
  std::string out;
  for (std::size_t i = 0; i < by.size(); ++i) out += (i == 0 ? "" : " ") + text(attack[i]) + "=" + text(by[i]);
  return out;
}

Permission readPairs(std::string_view t, Cards& attack, Cards& by) {
  for (const std::string_view w : wordsOf(t)) {
    const auto a = readCard(w.substr(0, w.find('='))), b = readCard(w.size() == 5 ? w.substr(3) : "");
    if (!a || !b || a->isBack() || b->isBack() || by.count() == kMostAttack)
      return refuse({MK_TEXT("games", "“%1” is no card beaten by another, as in 7C=8C."),
                     {Arg::literal(std::string(w.substr(0, 40)))}});
    attack.push_back(*a);
    by.push_back(*b);
  }
  return Ok{};
}

} // namespace mk::cards
