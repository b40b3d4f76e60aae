// Series of games, and the words for refused cards. Rules: card games, A12, A13.
#include "games/cards/dealt.h"

#include "games/kernel/ranks.h"

#include <algorithm>

namespace mk::cards {

void Dealt::endGame(Board& b, const Result& standing) const {
  const int last = std::ranges::max(standing.places);
  for (Seat s = 0; s < seats_; ++s) {
    const int place = standing.places[at(s)];
    if (deals_.lowest ? place == last && last > 1 : place == 1) ++b.score(s);
  }
  closeDeal(b);
}

Result Dealt::matchResult(const Board& b, Result standing) const {
  const bool decided = b.stage == Stage::Over && !deals_.lowest; // else one has lost, and nobody else has won
  return deals_.count == 1 && decided ? sharedWhereTied(std::move(standing)) : matchOrDraw(b, std::move(standing));
}

Pile openPile(Cards& cards) {
  return {.key = "pile",
          .cards = &cards,
          .zone = kPile,
          .role = Zone::Role::Discard,
          .sees = Sees::Top,
          .name = MK_TEXT("games", "pile"),
          .label = cards.empty() ? Phrase() : cardCount(cards.count()),
          .places = 1};
}

Pile laidPile(Cards& cards, Seat s, Phrase label) {
  return {.key = "laid" + std::to_string(s + 1),
          .cards = &cards,
          .zone = static_cast<std::int16_t>(kOwnZones + s),
          .role = Zone::Role::Out,
          .owner = s,
          .name = {MK_TEXT("games", "%1: cards laid"), {Arg::seat(s)}},
          .label = std::move(label),
          .places = 1};
}

Pile foursPile(Cards& aside) {
  return {.key = "aside",
          .cards = &aside,
          .zone = kOut,
          .role = Zone::Role::Out,
          .name = MK_TEXT("games", "fours laid aside"),
          .places = 1};
}

int rankOf(char letter) {
  const auto at = kRanks.find(letter);
  return at == std::string_view::npos ? 0 : static_cast<int>(at);
}

Said said(std::string_view t) {
  Said out;
  while (!t.empty()) {
    const auto cut = t.find(' ');
    const std::string_view word = t.substr(0, cut);
    t.remove_prefix(cut == std::string_view::npos ? t.size() : cut + 1);
    if (word.empty()) continue;
    if (out.verb.empty())
      out.verb = word;
    else if (const auto c = readCard(word); c && !out.cards.full())
      out.cards.push_back(*c);
  }
  return out;
}

Phrase notHeld(const Said& s, const Cards& hand) {
  Cards left = hand;
  for (const Card c : s.cards)
    if (!left.remove(c)) return {MK_TEXT("games", "The card %1 is not in this hand."), {Arg::literal(text(c))}};
  return {};
}

void suitField(Table& t, const char* key, std::int8_t& member) {
  t.field(
      key, [&member] { return member < 0 ? std::string() : std::string(1, suitLetter(static_cast<Suit>(member))); },
      [key, &member](Fields& f) -> Permission {
        if (!f.has(key)) return Ok{};
        const auto s = readSuit(f.value(key));
        if (!s) return Refusal{s.why()};
        member = static_cast<std::int8_t>(*s);
        return Ok{};
      });
}

} // namespace mk::cards
