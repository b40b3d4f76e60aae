// Attack and defence. Rules: card games, A5.
#include "games/kit/cards/beating.h"

#include "games/kit/cards/notation.h"
#include "games/kit/cards/order.h"
#include "games/kit/cards/table.h"

#include <algorithm>

namespace mk::cards {

Beaters beatersOf(const Beating& rule, std::span<const Card> attack, const Cards& hand) {
  Beaters out{};
  for (std::size_t k = 0; k < attack.size(); ++k) {
    const std::uint64_t over = rule.over(attack[k]);
    for (std::size_t i = 0; i < hand.size(); ++i) out[k] |= (over >> hand[i].code() & 1) << i;
  }
  return out;
}

bool hasDefence(const Beating& rule, std::span<const Card> attack, const Cards& hand) {
  bool found = false;
  eachDefence(rule, attack, hand, [&found](const Defence&) {
    found = true;
    return false;
  });
  return found;
}

// No card is there twice, so a set of bits sorts them: whole hands are sorted for every list of attacks.
void sortAttack(std::span<Card> attack) {
  constexpr auto kValues = [] { // Card::value() in the order of the letters: 2 ... 9 A J K Q T
    std::array<int, 13> values{};
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = static_cast<int>(i) + 1;
    std::ranges::sort(values, {}, [](int v) { return kRanks[static_cast<std::size_t>(v)]; });
    return values;
  }();
  constexpr auto kPlaces = [&] {
    std::array<unsigned, 14> places{};
    for (unsigned i = 0; i < kValues.size(); ++i) places[static_cast<std::size_t>(kValues[i])] = i;
    return places;
  }();
  std::uint64_t set = 0;
  for (const Card c : attack)
    set |= std::uint64_t{1} << (kPlaces[static_cast<std::size_t>(c.value())] * 4 + static_cast<unsigned>(c.suit()));
  if (static_cast<std::size_t>(std::popcount(set)) != attack.size()) return; // a card twice, in a position by hand
  for (Card& c : attack) {
    const auto place = static_cast<std::size_t>(std::countr_zero(set));
    c = Card(static_cast<Suit>(place % 4), kValues[place / 4]);
    set &= set - 1;
  }
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
      return refuse({MK_TEXT("games", "“%1” is not a card beaten by another, as in 7C=8C."),
                     {Arg::literal(std::string(w.substr(0, 40)))}});
    attack.push_back(*a);
    by.push_back(*b);
  }
  return Ok{};
}

Phrase pairsNamed(std::span<const Card> attack, std::span<const Card> by) {
  Phrase pairs;
  for (std::size_t i = 0; i < by.size(); ++i) {
    Phrase pair{MK_TEXT("games", "%1 – %2"), {Arg::phrase(nameOf(attack[i])), Arg::phrase(nameOf(by[i]))}};
    pairs = i == 0 ? pair : Phrase{MK_TEXT("games", "%1, %2"), {Arg::phrase(pairs), Arg::phrase(pair)}};
  }
  return pairs;
}

Gesture beatingGesture(Seat seat, const Cards& hand, std::span<const Card> by, std::int16_t zone) {
  Gesture g;
  for (std::size_t i = 0; i < by.size(); ++i)
    g.chosen.push_back(Stroke::link({seat, static_cast<std::int16_t>(std::ranges::find(hand, by[i]) - hand.begin())},
                                    {zone, static_cast<std::int16_t>(i)}));
  return g;
}

Phrase boutLabel(Seat seat, Seat attacker, Seat defender, const Cards& hand) {
  if (seat == attacker) return {MK_TEXT("games", "attacks, %1"), {Arg::phrase(cardCount(hand.count()))}};
  if (seat == defender) return {MK_TEXT("games", "defends, %1"), {Arg::phrase(cardCount(hand.count()))}};
  return {};
}

Phrase whyNotBeaten(const Beating& rule, std::span<const Card> attack, const Cards& hand, std::string_view t) {
  const auto w = wordsOf(t);
  if (w.size() < 2 || w.front() != "beat")
    return {MK_TEXT("games", "“%1” is not an answer to an attack: write beat 7C=8C, or take"),
            {Arg::literal(std::string(t.substr(0, 60)))}};
  Cards used, beaten;
  for (std::size_t i = 1; i < w.size() && !used.full(); ++i) {
    if (w[i].size() != 5 || w[i][2] != '=')
      return {MK_TEXT("games", "“%1” is not a card beaten by another, as in 7C=8C."),
              {Arg::literal(std::string(w[i].substr(0, 40)))}};
    const auto under = readCard(w[i].substr(0, 2)), laid = readCard(w[i].substr(3));
    if (!laid) return laid.why();
    if (!under) return under.why();
    const Arg card = Arg::card(laid->code()), below = Arg::card(under->code());
    if (!hand.contains(*laid) || used.contains(*laid))
      return {MK_TEXT("games", "The card %1 is not in this hand."), {card}};
    used.push_back(*laid);
    if (std::ranges::find(attack, *under) == attack.end() || beaten.contains(*under))
      return {MK_TEXT("games", "The card %1 does not need beating."), {below}};
    beaten.push_back(*under);
    if (rule.spadesApart && under->suit() == Suit::Spades && laid->suit() == rule.trump)
      return {MK_TEXT("games", "%1 does not beat %2: a spade falls to a higher spade only."), {card, below}};
    if (!rule.beats(*under, *laid)) return {MK_TEXT("games", "%1 does not beat %2."), {card, below}};
  }
  return MK_TEXT("games", "A defence must beat every card of the attack.");
}

Phrase whyNotHeld(const Cards& hand, std::string_view t, Cards& named) {
  const auto w = wordsOf(t);
  for (std::size_t i = 1; i < w.size() && !named.full(); ++i) {
    const auto laid = readCard(w[i]);
    if (!laid) return laid.why();
    if (!hand.contains(*laid) || named.contains(*laid))
      return {MK_TEXT("games", "The card %1 is not in this hand."), {Arg::literal(mk::text(*laid))}};
    named.push_back(*laid);
  }
  return {};
}

void lay(Knowledge& known, Seat seat, Cards& hand, std::span<const Card> laid) {
  for (const Card c : laid) {
    hand.remove(c);
    known.drop(seat, c);
  }
}

void takeUp(Knowledge& known, Seat seat, Cards& hand, Cards& cards) {
  for (const Card c : cards) {
    addSorted(hand, c);
    known.add(seat, c);
  }
  cards.clear();
}

} // namespace mk::cards
