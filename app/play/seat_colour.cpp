// Looking for a seat's men.
#include "app/play/seat_colour.h"

#include "games/box/match.h"

#include <set>

namespace mk {

namespace {

bool isMan(const Thing& thing) {
  return thing.kind == Thing::Kind::Piece && thing.asPiece() != PieceKind::Cube && thing.asPiece() != PieceKind::Chip &&
         thing.asPiece() != PieceKind::Marker;
}

// One colour, as long as all men have it.
struct OneColour {
  std::optional<Colour> found;
  bool several = false;
  void see(const Thing& thing) {
    if (!isMan(thing)) return;
    several = several || (found && *found != thing.asColour());
    found = thing.asColour();
  }
  std::optional<Colour> colour() const { return several ? std::nullopt : found; }
};

} // namespace

std::optional<Colour> seatColour(const View& view, Seat seat, const std::vector<Gesture>& moves) {
  OneColour own;
  for (const Zone& zone : view.zones)
    if (zone.owner == seat && seat != kNobody && zone.role != Zone::Role::Out && zone.kind != Zone::Kind::Board)
      for (const Item& item : zone.items) own.see(item.thing);
  if (own.found) return own.colour();
  for (const Gesture& g : moves) {
    // A man on its way somewhere; a single touch may also take a man of the other side off.
    if (!g.chosen.empty() || g.path.size() < 2 || g.path[0].kind != Stroke::Kind::Place ||
        g.path[1].kind != Stroke::Kind::Place)
      continue;
    const Zone* zone = view.find(g.path[0].from.zone);
    if (!zone) continue;
    for (const Item& item : zone->items)
      if (item.at == g.path[0].from.at) own.see(item.thing);
  }
  return own.colour();
}

std::vector<std::optional<Colour>> coloursAtStart(const GameInfo& info, int seats) {
  std::vector<std::optional<Colour>> out(static_cast<std::size_t>(seats));
  const auto match = Match::begin(info, seats, {});
  if (!match) return out;
  const Turn turn = match->turn();
  std::size_t known = 0;
  std::set<Colour> lying;
  for (Seat seat = 0; seat < seats; ++seat) {
    const View view = match->now().look(Viewer{seat});
    const bool decides = turn.isSeats() && turn.has(seat);
    const auto colour = seatColour(view, seat, decides ? match->now().gestures(seat) : std::vector<Gesture>());
    out[static_cast<std::size_t>(seat)] = colour;
    known += colour.has_value();
    for (const Zone& z : view.zones)
      for (const Item& item : z.items)
        if (isMan(item.thing)) lying.insert(item.thing.asColour());
  }
  // Of two sides the other one has the other men.
  if (seats == 2 && known == 1 && lying.size() == 2)
    for (const std::size_t seat : {0u, 1u})
      if (!out[seat]) {
        lying.erase(*out[1 - seat]);
        if (lying.size() == 1) out[seat] = *lying.begin();
      }
  return out;
}

// Where people take turns at the same men, a colour goes from one to the other.
std::optional<Colour> SeatColours::see(const View& view, Seat seat, const std::vector<Gesture>& moves) {
  if (const auto now = seatColour(view, seat, moves)) {
    std::erase_if(known_, [&](const auto& other) { return other.second == *now; });
    known_[seat] = *now;
  }
  const auto it = known_.find(seat);
  return it == known_.end() ? std::nullopt : std::optional(it->second);
}

} // namespace mk
