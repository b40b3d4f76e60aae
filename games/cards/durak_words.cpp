// Who Is Last: how an answer to an attack is written and made by hand, and what is said. Rules: card games, game 172
// and A13.
#include "games/cards/durak.h"

#include <algorithm>

namespace mk {

using namespace cards;

std::string DurakRules::written(const State& s, Seat, const Move& m) const {
  return m.verb == kBeat ? "beat " + pairsText(s.attack, m.cards) : std::string();
}

// Each card is put on the one that it beats, in any order.
Gesture DurakRules::touched(const State& s, Seat seat, const Move& m) const {
  Gesture g;
  if (m.verb != kBeat) return g;
  const Cards& hand = s.hands[at(seat)];
  for (std::size_t i = 0; i < m.cards.size(); ++i)
    g.chosen.push_back(
        Stroke::link({seat, static_cast<std::int16_t>(std::ranges::find(hand, m.cards[i]) - hand.begin())},
                     {kMiddle, static_cast<std::int16_t>(i)}));
  return g;
}

Phrase DurakRules::prompt(const State& s, Viewer viewer) const {
  const Arg attacker = Arg::seat(s.attacker), who = Arg::seat(s.turn);
  if (!s.isDefence())
    return {MK_TEXT("games", "%1: attack %2 with one card, or with several of one rank"),
            {attacker, Arg::seat(defender(s))}};
  if (viewer.seat != s.turn) return {MK_TEXT("games", "%1: beat the attack of %2 or take it up"), {who, attacker}};
  if (!hasDefence(beating(s), s.attack, s.hands[at(s.turn)]))
    return {MK_TEXT("games", "%1: not all cards can be beaten, take them up"), {who}};
  if (freeTake_) return {MK_TEXT("games", "%1: beat every card of the attack, or take them up"), {who}};
  return {MK_TEXT("games", "%1: beat every card of the attack"), {who}};
}

Phrase DurakRules::told(const State& s, const State& after, Seat seat, const Move& m, Viewer) const {
  const Arg who = Arg::seat(seat);
  Phrase out;
  if (m.verb == kAttack) {
    return {MK_TEXT("games", "%1 attacks %2: %3"), {who, Arg::seat(defender(s)), Arg::phrase(namesOf(m.cards))}};
  } else if (m.verb == kBeat) {
    Phrase pairs;
    for (std::size_t i = 0; i < m.cards.size(); ++i) {
      Phrase pair{MK_TEXT("games", "%1 – %2"), {Arg::phrase(nameOf(s.attack[i])), Arg::phrase(nameOf(m.cards[i]))}};
      pairs = i == 0 ? pair : Phrase{MK_TEXT("games", "%1, %2"), {Arg::phrase(pairs), Arg::phrase(pair)}};
    }
    out = {MK_TEXT("games", "%1 beats the attack: %2"), {who, Arg::phrase(pairs)}};
  } else {
    out = {MK_TEXT("games", "%1 takes up: %2"), {who, Arg::phrase(namesOf(s.attack))}};
  }
  for (Seat k = 0; k < seats_; ++k)
    if (after.out.contains(k) && !s.out.contains(k))
      out = {MK_TEXT("games", "%1; %2 is out of cards"), {Arg::phrase(std::move(out)), Arg::seat(k)}};
  return out;
}

Phrase DurakRules::dealTold(const State& s, Viewer) const {
  return {MK_TEXT("games", "trump: %1; %2 attacks first"),
          {Arg::suit(static_cast<int>(s.trump)), Arg::seat(s.attacker)}};
}

Phrase DurakRules::whyNot(const State& s, Seat seat, std::string_view t) const {
  const auto w = wordsOf(t);
  const std::string_view verb = w.empty() ? "" : w.front();
  const Arg said = Arg::literal(std::string(t.substr(0, 60)));
  if (verb != (s.isDefence() ? "beat" : "attack") || w.size() < 2) {
    if (s.isDefence() && t == "take") return MK_TEXT("games", "Whoever can beat the attack may not take it up.");
    if (s.isDefence()) return {MK_TEXT("games", "“%1” is no answer to an attack: write beat 7C=8C, or take"), {said}};
    return {MK_TEXT("games", "“%1” is no attack: write attack 7C 7S"), {said}};
  }
  const Cards& hand = s.hands[at(seat)];
  Cards used, beaten;
  for (std::size_t i = 1; i < w.size() && !used.full(); ++i) {
    const bool pair = s.isDefence() && w[i].size() == 5 && w[i][2] == '=';
    if (s.isDefence() && !pair)
      return {MK_TEXT("games", "“%1” is no card beaten by another, as in 7C=8C."),
              {Arg::literal(std::string(w[i].substr(0, 40)))}};
    const auto laid = readCard(pair ? w[i].substr(3) : w[i]), under = pair ? readCard(w[i].substr(0, 2)) : laid;
    if (!laid) return laid.why();
    if (!under) return under.why();
    const Arg card = Arg::literal(mk::text(*laid)), below = Arg::literal(mk::text(*under));
    if (!hand.contains(*laid) || used.contains(*laid))
      return {MK_TEXT("games", "The card %1 is not in this hand."), {card}};
    used.push_back(*laid);
    if (!pair) continue;
    if (!s.attack.contains(*under) || beaten.contains(*under))
      return {MK_TEXT("games", "The card %1 is not to be beaten."), {below}};
    beaten.push_back(*under);
    if (!beating(s).beats(*under, *laid)) return {MK_TEXT("games", "%1 does not beat %2."), {card, below}};
  }
  if (s.isDefence()) return MK_TEXT("games", "A defence must beat every card of the attack.");
  if (std::ranges::any_of(used, [&](Card c) { return c.high() != used[0].high(); }))
    return MK_TEXT("games", "The cards of an attack have one rank.");
  return MK_TEXT("games", "An attack has no more cards than the defender holds.");
}

} // namespace mk
