// Secret picks: passing on, the fields of a position, what is hidden.
#include "games/kit/cards/picks.h"

#include <algorithm>
#include <utility>

namespace mk::cards {

namespace {

Seat leftOf(Seat k, std::size_t seats) { return static_cast<Seat>((k + 1) % static_cast<Seat>(seats)); }

} // namespace

void Picks::lay(Seat k) {
  laid.push_back(k);
  std::ranges::sort(laid);
}

Picks::SeatRow Picks::others(int seats) const {
  SeatRow out;
  for (Seat k = 0; k < seats; ++k)
    if (!laid.contains(k)) out.push_back(k);
  return out;
}

void passOn(Picks& p, std::span<Cards> hands) {
  for (std::size_t k = 0; k < hands.size(); ++k) hands[k].remove(p.picks[k]);
  for (std::size_t k = 0; k < hands.size(); ++k) addSorted(hands[(k + 1) % hands.size()], p.picks[k]);
  p.given = p.picks;
  p.picks = {};
}

void declarePicks(Table& t, Picks& p, std::function<bool()> picking, std::function<Seat()> first) {
  const auto seats = static_cast<std::size_t>(t.seats());
  t.field( // from the first on: a card, or lay
      "picks",
      [&p, seats, picking, first] {
        std::string out;
        Seat k = first();
        for (std::size_t i = 0; i < seats && picking() && p.has(k); ++i, k = leftOf(k, seats))
          out += (out.empty() ? "" : " ") + (p.laid.contains(k) ? "lay" : mk::text(p.picks[at(k)]));
        return out;
      },
      [&p, seats, first](Fields& f) -> Permission {
        const auto words = wordsOf(f.value("picks"));
        if (words.size() >= seats) return Table::tooMany("picks");
        Seat k = first();
        for (const std::string_view w : words) {
          const auto card = w == "lay" ? Checked<Card>(Card::back()) : readCard(w);
          if (!card) return Refusal{card.why()};
          if (w == "lay")
            p.lay(k);
          else
            p.picks[at(k)] = *card;
          k = leftOf(k, seats);
        }
        return Ok{};
      },
      ": ");
  t.field( // by seat: what was passed on last
      "given",
      [&p, seats] {
        std::string out;
        for (std::size_t k = 0; k < seats && !p.given[k].isBack(); ++k)
          out += (out.empty() ? "" : " ") + mk::text(p.given[k]);
        return out;
      },
      [&p, seats](Fields& f) -> Permission {
        const auto cards = f.cards("given");
        if (!cards) return Refusal{cards.why()};
        if (!cards->empty() && cards->size() != seats) return Table::tooMany("given");
        for (std::size_t i = 0; i < cards->size(); ++i) p.given[i] = (*cards)[i];
        return Ok{};
      },
      ": ");
  t.field( // while picking, the picks tell it
      "laid",
      [&p, picking = std::move(picking)] {
        std::string out;
        if (picking()) return out;
        for (const Seat k : p.laid) out += (out.empty() ? "" : ",") + std::to_string(k + 1);
        return out;
      },
      [&p, seats](Fields& f) -> Permission {
        const auto list = f.numbers("laid", 1, static_cast<int>(seats));
        if (!list) return Refusal{list.why()};
        for (const int n : *list) {
          if (p.laid.contains(static_cast<Seat>(n - 1))) return Table::tooMany("laid");
          p.lay(static_cast<Seat>(n - 1));
        }
        return Ok{};
      });
}

void scramblePicks(Picks& p, std::span<Cards> hands, PickStage stage, Viewer v, Random& random,
                   bool (*mayLay)(const Cards&)) {
  const auto own = [&](Seat k) { return k == v.seat; };
  const auto next = [&](Seat k) { return leftOf(k, hands.size()); };
  const auto anyOf = [&](const Cards& hand) { return hand[static_cast<std::size_t>(random.index(hand.size()))]; };
  if (!v.isPublic() && !p.given[at(v.seat)].isBack()) {
    const Card mine = p.given[at(v.seat)];
    Cards& there = hands[at(next(v.seat))];
    if (!there.contains(mine)) {
      const Card other = anyOf(there);
      for (Cards& hand : hands)
        if (hand.remove(mine)) addSorted(hand, other);
      there.remove(other);
      addSorted(there, mine);
    }
  }
  if (stage == PickStage::Watching) {
    const bool lays = p.laid.contains(v.seat);
    p.laid.clear();
    if (lays) p.lay(v.seat);
  }
  for (Seat k = 0; at(k) < hands.size(); ++k) {
    if (!p.given[at(k)].isBack() && !own(k) && !own(next(k))) p.given[at(k)] = anyOf(hands[at(next(k))]);
    if (stage != PickStage::Picking || !p.has(k) || own(k)) continue;
    p.laid.remove(k);
    p.picks[at(k)] = Card::back();
    if (mayLay(hands[at(k)]))
      p.lay(k);
    else
      p.picks[at(k)] = anyOf(hands[at(k)]);
  }
}

bool picksInOrder(const Picks& p, int seats, Seat first, Seat turn) {
  bool before = true;
  for (Seat i = 0, k = first; i < seats; ++i, k = leftOf(k, static_cast<std::size_t>(seats))) {
    before = before && k != turn;
    if (p.has(k) != before) return false;
  }
  return true;
}

Phrase faultOf(const Picks& p, std::span<const Cards> hands, bool (*mayLay)(const Cards&)) {
  for (std::size_t k = 0; k < hands.size(); ++k) {
    if (!p.picks[k].isBack() && !hands[k].contains(p.picks[k]))
      return MK_TEXT("games", "a card was picked that is not in the hand");
    if (p.laid.contains(static_cast<Seat>(k)) && !mayLay(hands[k]))
      return MK_TEXT("games", "a hand is laid that is not four of a kind");
    if (p.given[0].isBack() != p.given[k].isBack())
      return MK_TEXT("games", "either all pass a card on, or nobody does");
    if (!p.given[k].isBack() && !hands[(k + 1) % hands.size()].contains(p.given[k]))
      return MK_TEXT("games", "a card that was passed on is not there");
  }
  return {};
}

} // namespace mk::cards
