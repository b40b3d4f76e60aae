// Trying the touched card in the moves that are legal, and in those that other cards of the hand might make; the cards
// of the hand in the moves that end where somebody has brought one; what stands written on a closed button or cell is
// said to the rules as a move.
#include "app/play/refused.h"

#include "games/kernel/refusals.h"

#include <algorithm>
#include <optional>
#include <set>

namespace mk {

namespace {

std::optional<Card> cardAt(const View& view, Place p) {
  const Zone* zone = view.find(p.zone);
  if (zone == nullptr || zone->kind != Zone::Kind::Hand) return std::nullopt;
  for (const Item& i : zone->items)
    if (i.at == p.at && i.thing.kind == Thing::Kind::Card && !i.thing.asCard().isBack()) return i.thing.asCard();
  return std::nullopt;
}

bool isCard(std::string_view word) { return word.size() == 2 && readCard(word); }

// "play 7C" and "beat 6C=7C" with another card; nothing where a move has no card, or several.
std::optional<std::string> withCard(const std::string& move, const std::string& card) {
  std::optional<std::size_t> at;
  for (std::size_t from = 0; from <= move.size();) {
    const std::size_t end = std::min(move.find(' ', from), move.size());
    const std::string_view word = std::string_view(move).substr(from, end - from);
    const bool pair = word.size() == 5 && word[2] == '=' && isCard(word.substr(3));
    if (pair || isCard(word)) {
      if (at) return std::nullopt;
      at = pair ? from + 3 : from;
    }
    from = end + 1;
  }
  if (!at) return std::nullopt;
  std::string out = move;
  return out.replace(*at, 2, card);
}

// What the rules answer to this move; empty where it is legal, or they only list what is.
Phrase whyNotSaid(const Position& now, Seat seat, const std::string& move) {
  const auto allowed = now.clone()->play(seat, move);
  if (allowed) return {};
  const std::string_view why = allowed.why().text, noMove = notLegal({}, {}).why.text,
                         others = notLegal({}, {"x"}).why.text;
  return why == noMove || why == others ? Phrase() : allowed.why();
}

// The legal moves that end in this zone. Where cards are discarded there may be none now.
std::vector<std::string> movesInto(const Position& now, Seat seat, const Zone& zone) {
  std::vector<std::string> into;
  const auto gestures = now.gestures(seat);
  const auto moves = now.moves(seat);
  for (std::size_t i = 0; i < gestures.size(); ++i)
    if (const auto& path = gestures[i].path; path.size() > 1 && path.back().from.zone == zone.id)
      into.push_back(moves[i]);
  if (into.empty() && zone.role == Zone::Role::Waste) into.push_back("discard " + text(Card(Suit::Clubs, 1)));
  return into;
}

// The reason that keeps cards of the hand from this place. Which of them is held is not known: it is told where it is
// the same for all that are refused.
Phrase whyNotBrought(const Position& now, Seat seat, const View& view, const Zone& zone) {
  const Zone* hand = view.find(seat);
  if (hand == nullptr || hand->kind != Zone::Kind::Hand) return {};
  const std::vector<std::string> into = movesInto(now, seat, zone);
  Phrase said;
  for (const Item& i : hand->items) {
    const auto card = cardAt(view, {hand->id, i.at});
    if (!card) continue;
    for (const std::string& move : into) {
      const auto other = withCard(move, text(*card));
      const Phrase why = other ? whyNotSaid(now, seat, *other) : Phrase();
      if (!why.empty() && !said.empty() && why != said) return {};
      if (!why.empty()) said = why;
    }
  }
  return said;
}

} // namespace

Phrase whyNotThere(const Position& now, Seat seat, Place place) {
  if (!now.turn().has(seat)) return {};
  const View view = now.look(Viewer{seat});
  if (const Zone* z = view.find(place.zone); z != nullptr && z->kind == Zone::Kind::Sheet) {
    const auto at = static_cast<std::size_t>(place.at);
    if (at >= z->cells.size() || z->cells[at].open || z->cells[at].heading) return {};
    return whyNotSaid(now, seat, english(z->cells[at].text));
  }
  if (place.zone != seat) {
    const Zone* zone = view.find(place.zone);
    return zone == nullptr || zone->kind == Zone::Kind::Hand ? Phrase() : whyNotBrought(now, seat, view, *zone);
  }
  const auto card = cardAt(view, place);
  if (!card) return {};
  const std::string code = text(*card);
  std::vector<std::string> tried; // in the order of the legal moves
  std::set<std::string> known;
  const auto add = [&](std::string move) {
    if (known.insert(move).second) tried.push_back(std::move(move));
  };
  for (const std::string& move : now.moves(seat))
    if (auto other = withCard(move, code)) add(std::move(*other));
  for (const Zone& z : view.zones)
    if (z.role == Zone::Role::Attack)
      for (const Item& i : z.items)
        if (!i.thing.asCard().isBack()) add("beat " + text(i.thing.asCard()) + "=" + code);
  for (const char* verb : {"play ", "lay ", "attack ", "add "}) add(verb + code);
  for (const std::string& move : tried)
    if (Phrase why = whyNotSaid(now, seat, move); !why.empty()) return why;
  return {};
}

Phrase whyNotPressed(const Position& now, Seat seat, int button) {
  const View view = now.look(Viewer{seat});
  const auto b = std::ranges::find(view.buttons, button, [](const Button& x) { return int{x.id}; });
  if (b == view.buttons.end()) return {};
  return whyNotSaid(now, seat,
                    b->suit >= 0 ? std::string(1, suitLetter(static_cast<Suit>(b->suit))) : english(b->label));
}

} // namespace mk
