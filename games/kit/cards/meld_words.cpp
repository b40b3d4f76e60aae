// Melds: writing, reading, showing and naming them.
#include "games/kit/cards/meld_words.h"

#include "games/kit/cards/notation.h"

#include <algorithm>

namespace mk::cards {

std::string text(const Meld& m) {
  std::string t;
  for (const Melded& c : m.cards)
    t += (t.empty() ? "" : " ") + mk::text(c.card) + (c.card == c.as ? "" : "=" + mk::text(c.as));
  return t;
}

Checked<Meld> readMeld(std::string_view t) {
  Meld m;
  for (const std::string_view w : wordsOf(t)) {
    const auto mark = w.find('=');
    const auto card = readCard(w.substr(0, mark));
    if (!card) return Refusal{card.why()};
    auto as = mark == std::string_view::npos ? card : readCard(w.substr(mark + 1));
    if (!as) return Refusal{as.why()};
    if (as->isJoker() || as->isBack() || (*card != *as && !card->isJoker()) || m.cards.full())
      return refuse({MK_TEXT("games", "“%1” is not a card of a meld; a joker is written as X1=9H."),
                     {Arg::literal(std::string(w.substr(0, 40)))}});
    m.cards.push_back({*card, *as});
  }
  return m;
}

Phrase nameOf(const Meld& m) {
  Phrase all;
  for (const Melded& c : m.cards) {
    Phrase one = mk::nameOf(c.card);
    if (c.card != c.as)
      one = {MK_TEXT("games", "%1 as %2"), {Arg::phrase(std::move(one)), Arg::phrase(mk::nameOf(c.as))}};
    all = all.empty() ? std::move(one)
                      : Phrase{MK_TEXT("games", "%1, %2"), {Arg::phrase(std::move(all)), Arg::phrase(std::move(one))}};
  }
  return all;
}

void declareMelds(Table& t, Melds& melds) {
  t.field(
      "melds",
      [&melds] {
        std::string all;
        for (const Meld& m : melds) all += (all.empty() ? "" : " / ") + text(m);
        return all;
      },
      [&melds](Fields& f) -> Permission {
        std::string_view left = f.value("melds");
        while (!left.empty()) {
          const auto cut = left.find('/');
          const auto m = readMeld(left.substr(0, cut));
          if (!m) return Refusal{m.why()};
          if (melds.full()) return Table::tooMany("melds");
          melds.push_back(*m);
          left.remove_prefix(cut == std::string_view::npos ? left.size() : cut + 1);
        }
        return Ok{};
      },
      ": ");
  for (const Meld& m : melds)
    for (const Melded& c : m.cards) t.besides(c.card);
}

void showMelds(View& v, const Melds& melds, int first) {
  for (std::size_t k = 0; k < melds.size(); ++k) {
    const Meld& m = melds[k];
    Zone z;
    z.id = static_cast<std::int16_t>(first + static_cast<int>(k));
    z.kind = Zone::Kind::Column;
    z.role = Zone::Role::Tableau;
    z.name = {MK_TEXT("games", "meld %1"), {Arg::number(static_cast<int>(k) + 1)}};
    z.size = static_cast<std::int16_t>(m.cards.count());
    for (std::size_t i = 0; i < m.cards.size(); ++i) {
      Item item;
      item.at = static_cast<std::int16_t>(i);
      item.thing = Thing::card(m.cards[i].card);
      z.items.push_back(std::move(item));
      if (m.cards[i].card != m.cards[i].as)
        z.label = {z.label.empty() ? MK_TEXT("games", "joker: %2") : MK_TEXT("games", "%1, %2"),
                   {Arg::phrase(z.label), Arg::card(m.cards[i].as.code())}};
    }
    v.zones.push_back(std::move(z));
  }
}

void layForRuns(View& v) {
  const auto upwards = [](const Item& i) { return i.thing.asCard().code(); };
  for (Zone& z : v.zones) {
    if (z.kind != Zone::Kind::Hand) continue;
    std::ranges::stable_sort(z.items, {}, upwards);
    z.acesLow = true;
  }
}

} // namespace mk::cards
