// Who Is Last: how an answer to an attack is written and made by hand, and what is said. Rules: card games, game 172
// and A13.
#include "games/cards/durak.h"

#include <algorithm>

namespace mk {

using namespace cards;

std::string DurakRules::written(const State& s, Seat, const Move& m) const {
  return m.verb == kBeat ? "beat " + pairsText(s.attack, m.cards) : std::string();
}

Gesture DurakRules::touched(const State& s, Seat seat, const Move& m) const {
  return m.verb == kBeat ? beatingGesture(seat, s.hands[at(seat)], m.cards, kMiddle) : Gesture();
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
    out = {MK_TEXT("games", "%1 beats the attack: %2"), {who, Arg::phrase(pairsNamed(s.attack, m.cards))}};
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
  if (s.isDefence()) {
    if (t == "take") return MK_TEXT("games", "Whoever can beat the attack may not take it up.");
    return whyNotBeaten(beating(s), s.attack, s.hands[at(seat)], t);
  }
  const auto w = wordsOf(t);
  if (w.size() < 2 || w.front() != "attack")
    return {MK_TEXT("games", "“%1” is no attack: write attack 7C 7S"), {Arg::literal(std::string(t.substr(0, 60)))}};
  Cards used;
  for (std::size_t i = 1; i < w.size() && !used.full(); ++i) {
    const auto laid = readCard(w[i]);
    if (!laid) return laid.why();
    if (!s.hands[at(seat)].contains(*laid) || used.contains(*laid))
      return {MK_TEXT("games", "The card %1 is not in this hand."), {Arg::literal(mk::text(*laid))}};
    used.push_back(*laid);
  }
  if (std::ranges::any_of(used, [&](Card c) { return c.high() != used[0].high(); }))
    return MK_TEXT("games", "The cards of an attack have one rank.");
  return MK_TEXT("games", "An attack has no more cards than the defender holds.");
}

} // namespace mk
