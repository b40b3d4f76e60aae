// Where things lie on the backgammon board, in units of assets/art/boards/backgammon.svg.
#include "games/backgammon/board.h"

#include "games/kit/zones.h"

#include <utility>

namespace mk {

namespace {

constexpr std::uint16_t kPlayerId = 51, kDieId = 61;

// Columns 1-6 at x = 1..6, the bar at 7, columns 7-12 at x = 8..13.
constexpr double columnX(int column) { return column <= 6 ? column : column + 1; }

BoardShape makeShape(bool byBlack, bool paths) {
  BoardShape b;
  b.id = "backgammon";
  b.width = 15.5;
  b.height = 12;
  for (int white = 1; white <= 24; ++white) {
    const bool top = white > 12;
    const int column = top ? white - 12 : 13 - white;
    const int number = byBlack != paths ? 25 - white : white;
    b.places.push_back({std::to_string(number), columnX(column), top ? 1.0 : 11.0, 1, 0, top ? 1.0 : -1.0});
    b.labels.push_back({std::to_string(number), columnX(column), top ? kTopRim : kBottomRim});
  }
  const double trayX = 14.5, barX = columnX(6) + 1;
  b.places.push_back({MK_TEXT("games", "bar"), barX, 6.95, 0.94, 0, 0.74});
  b.places.push_back({MK_TEXT("games", "bar"), barX, 5.05, 0.94, 0, -0.74});
  b.places.push_back({MK_TEXT("games", "borne off"), trayX, 11.0, 1, 0, -1.0});
  b.places.push_back({MK_TEXT("games", "borne off"), trayX, 1.0, 1, 0, 1.0});
  b.places.push_back({MK_TEXT("games", "place of the cube"), barX, 6, 0.84, 0, 0});
  b.places.push_back({MK_TEXT("games", "place of the cube"), barX, 11.05, 0.84, 0, 0});
  b.places.push_back({MK_TEXT("games", "place of the cube"), barX, 0.95, 0.84, 0, 0});
  return b;
}

} // namespace

const BoardShape& pointsBoard(bool byBlack, bool paths) {
  static const BoardShape shapes[] = {makeShape(false, false), makeShape(true, false), makeShape(false, true),
                                      makeShape(true, true)};
  return shapes[(byBlack ? 1 : 0) + (paths ? 2 : 0)];
}

Layout arrangePoints(const View& v, Aspect aspect) {
  Layout l;
  const bool wide = aspect == Aspect::Wide;
  if (!wide) l.width = 1000, l.height = 1400;
  constexpr double kGap = 24;
  const Box board = wide ? Box{kGap, kGap, 1230, 952} : Box{kGap, 248, 952, 737};
  const Box upper = wide ? Box{1278, kGap, 298, 250} : Box{kGap, kGap, 952, 200};
  const Box lower = wide ? Box{1278, 726, 298, 250} : Box{kGap, 1009, 464, 250};
  const Box tray = wide ? Box{1278, 340, 298, 320} : Box{512, 1009, 464, 250};
  for (const Zone& z : v.zones) {
    if (z.kind == Zone::Kind::Board) l.frames.push_back({z.id, board, 0, false});
    if (z.kind == Zone::Kind::Dice) l.frames.push_back({z.id, tray, 96, false});
    if (z.role == Zone::Role::Tokens) l.frames.push_back({z.id, z.owner == 0 ? lower : upper, 96, true});
  }
  return l;
}

Zone playerRow(int id, Seat seat, Phrase label, bool toMove) {
  Zone z = playerZone(id, seat, Thing::piece(PieceKind::Man, colourOf(seat)), kPlayerId + seat, toMove);
  z.role = Zone::Role::Tokens; // it tells more than a name
  z.label = std::move(label);
  return z;
}

Zone diceTray(int id) {
  Zone z;
  z.id = static_cast<std::int16_t>(id);
  z.kind = Zone::Kind::Dice;
  z.role = Zone::Role::Tray;
  z.name = MK_TEXT("games", "dice");
  return z;
}

void addDie(Zone& tray, int face, Colour colour, bool used) {
  Item i;
  i.at = static_cast<std::int16_t>(tray.items.size());
  i.thing = Thing::die(face, colour);
  i.id = static_cast<std::uint16_t>(kDieId + i.at);
  i.dim = used;
  tray.items.push_back(i);
  tray.size = static_cast<std::int16_t>(tray.items.size());
}

Arg listed(std::span<const std::uint8_t> dice) {
  std::string out;
  for (const std::uint8_t d : dice) out += (out.empty() ? "" : ", ") + std::to_string(d);
  return Arg::literal(out);
}

Phrase promptToEnd(Seat seat, std::span<const std::uint8_t> left) {
  if (left.empty()) return {MK_TEXT("games", "%1: all moved, end your turn"), {Arg::seat(seat)}};
  return {MK_TEXT("games", "%1: %2 cannot be used, end your turn"), {Arg::seat(seat), listed(left)}};
}

Phrase tellThrowsForStart(int white, int black, Seat starter) {
  if (starter == kNobody) return MK_TEXT("games", "The throws are equal and are thrown again.");
  return {MK_TEXT("games", "Thrown: %1 and %2. %3 starts."),
          {Arg::number(white), Arg::number(black), Arg::seat(starter)}};
}

} // namespace mk
