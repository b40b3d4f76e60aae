// Trying the touched card in the moves that are legal, and in those that other cards of the hand might make; the same
// with bids.
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

// A bid of a bidding box that is closed now, as a text: what stands in its column may be bid on a higher level.
std::string bidAt(const Position& now, Seat seat, const Zone& box, int cell) {
  for (const std::string& move : now.moves(seat)) {
    const Gesture g = now.gestureOf(seat, move);
    if (g.path.size() != 1 || g.path.front().from.zone != box.id || move.size() < 2) continue;
    const int from = g.path.front().from.at, rows = (from - cell) / box.columns;
    const int level = move.front() - '0' - rows;
    if ((from - cell) % box.columns == 0 && level >= 1 && level <= 9) return std::to_string(level) + move.substr(1);
  }
  return {};
}

Phrase whyNoBid(const Position& now, Seat seat, const Zone& box, Place place) {
  const auto at = static_cast<std::size_t>(place.at);
  if (at >= box.cells.size() || box.cells[at].open || box.cells[at].heading || box.columns < 2) return {};
  // Where nothing of the column is left to bid, the bid beside it has the same reason.
  std::string bid = bidAt(now, seat, box, place.at);
  for (int column = 1; bid.empty() && column < box.columns; ++column)
    bid = bidAt(now, seat, box, (place.at + column) % box.columns + box.columns);
  if (bid.empty()) return {};
  const auto allowed = now.clone()->play(seat, bid);
  return allowed ? Phrase() : allowed.why();
}

} // namespace

Phrase whyNotThere(const Position& now, Seat seat, Place place) {
  if (!now.turn().has(seat)) return {};
  const View view = now.look(Viewer{seat});
  if (const Zone* z = view.find(place.zone);
      z != nullptr && z->kind == Zone::Kind::Sheet && z->role == Zone::Role::Main)
    return whyNoBid(now, seat, *z, place);
  const auto card = cardAt(view, place);
  if (!card || place.zone != seat) return {};
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
  const std::string_view noMove = notLegal({}, {}).why.text, others = notLegal({}, {"x"}).why.text;
  for (const std::string& move : tried) {
    const auto allowed = now.clone()->play(seat, move);
    if (allowed) continue;
    const std::string_view why = allowed.why().text;
    if (!why.empty() && why != noMove && why != others) return allowed.why();
  }
  return {};
}

} // namespace mk
