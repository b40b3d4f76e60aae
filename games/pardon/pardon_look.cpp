// Oh Pardon on the table: the board with its pieces, the players beside it, the die and how a move is made by hand.
#include "games/pardon/pardon.h"

#include <algorithm>

namespace mk {

using Goal = PardonTraits::Goal;

namespace {

constexpr std::uint16_t kPieceId = 1, kTaxiId = 101, kTokenId = 111, kStartDieId = 121, kDieId = 131, kTwin = 1;

Colour colourNamed(int colour) {
  static constexpr Colour kColours[] = {Colour::Red, Colour::Blue, Colour::Yellow, Colour::Green};
  return kColours[colour];
}

// Lanes and camps are known by their colours; the fields have numbers.
std::vector<Cell> namedPlaces() {
  static constexpr const char* kLanes[] = {MK_TEXT("games", "red lane, %1"), MK_TEXT("games", "blue lane, %1"),
                                           MK_TEXT("games", "yellow lane, %1"), MK_TEXT("games", "green lane, %1")};
  static constexpr const char* kCamps[] = {MK_TEXT("games", "red camp"), MK_TEXT("games", "blue camp"),
                                           MK_TEXT("games", "yellow camp"), MK_TEXT("games", "green camp")};
  std::vector<Cell> names(pardonBoard().places.size());
  for (int colour = 0; colour < 4; ++colour) {
    for (int i = 0; i < kHome - kRing; ++i)
      names[static_cast<std::size_t>(placeOfStep(colour, kRing + 1 + i))].text = {
          kLanes[colour], {Arg::literal(std::string(1, static_cast<char>('a' + i)))}};
    for (int i = 0; i < kCampSize; ++i) names[static_cast<std::size_t>(placeInCamp(colour, i))].text = kCamps[colour];
  }
  return names;
}

} // namespace

Thing Pardon::thing(Seat seat, int piece) const {
  static constexpr PieceKind kKinds[] = {PieceKind::Pawn, PieceKind::Marathoner, PieceKind::Hunter, PieceKind::Tiger};
  return Thing::piece(kKinds[static_cast<std::size_t>(sortOf(piece))], colourNamed(colour(seat)));
}

// In the camp every piece has a place of its own: the marathoner and the hunters stand beside the circles.
int Pardon::placeOf(const State& s, Seat seat, int piece) const {
  const int step = side(s, seat)[static_cast<std::size_t>(piece)];
  if (step != 0) return placeOfStep(colour(seat), step);
  const bool beside = sortOf(piece) == Sort::Marathoner || sortOf(piece) == Sort::Hunter;
  return placeInCamp(colour(seat), beside ? 4 + piece % 4 : piece % 4);
}

Gesture Pardon::gesture(const State& s, Seat seat, const Move& m) const {
  Gesture g;
  if (m.piece < 0) {
    g.path = {Stroke::place(Board, placeOfField(m.field))};
  } else {
    const int to = destination(s, seat, m.piece, s.die);
    g.path = {Stroke::place(Board, placeOf(s, seat, m.piece)), Stroke::place(Board, placeOfStep(colour(seat), to))};
  }
  return g;
}

Zone Pardon::boardZone(const State& s) const {
  Zone z;
  z.id = Board;
  z.kind = Zone::Kind::Board;
  z.name = MK_TEXT("games", "Oh Pardon board");
  z.board = &pardonBoard();
  static const std::vector<Cell> names = namedPlaces();
  z.cells = names;
  z.size = static_cast<std::int16_t>(z.board->places.size());
  for (Seat seat = 0; seat < seats_; ++seat) {
    if (s.taxi[at(seat)] == 0) continue;
    Item i;
    i.at = static_cast<std::int16_t>(placeOfField(s.taxi[at(seat)]));
    i.thing = Thing::piece(PieceKind::Taxi, colourNamed(colour(seat)));
    i.id = static_cast<std::uint16_t>(kTaxiId + seat);
    z.items.push_back(i);
  }
  for (Seat seat = 0; seat < seats_; ++seat)
    for (int piece = 0; piece < pieces_; ++piece) {
      const int step = side(s, seat)[static_cast<std::size_t>(piece)];
      if (step == kDead) continue;
      Item i;
      i.at = static_cast<std::int16_t>(placeOf(s, seat, piece));
      i.thing = thing(seat, piece);
      i.id = static_cast<std::uint16_t>(kPieceId + kPieces * seat + piece);
      if (step == 0) i.twin = static_cast<std::uint16_t>(kTwin + 2 * seat + piece / 4);
      z.items.push_back(i);
    }
  return z;
}

// In the throw-off everybody has a die of his colour; in the game there is one.
Zone Pardon::tray(const State& s) const {
  Zone z;
  z.id = Tray;
  z.kind = Zone::Kind::Dice;
  z.role = Zone::Role::Tray;
  z.name = s.throwOff.began() ? MK_TEXT("games", "dice thrown for the start") : MK_TEXT("games", "die");
  for (Seat seat = 0; seat < (s.throwOff.began() ? seats_ : 1); ++seat) {
    Item i;
    i.at = seat;
    i.thing = Thing::die(s.lastDie);
    i.id = kDieId;
    i.lit = s.die != 0;
    if (s.throwOff.began()) {
      i.thing = Thing::die(s.throwOff.die(seat), colourNamed(colour(seat)));
      i.id = static_cast<std::uint16_t>(kStartDieId + seat);
      i.lit = seat == s.throwOff.starter();
      i.dim = !s.throwOff.in(seat);
    }
    z.items.push_back(i);
  }
  z.size = static_cast<std::int16_t>(z.items.size());
  if (s.thrower != kNobody) z.label = {MK_TEXT("games", "last throw: %1"), {Arg::seat(s.thrower)}};
  return z;
}

Phrase Pardon::standingOf(const State& s, Seat seat) const {
  const Arg kills = Arg::number(s.kills[at(seat)]);
  if ((s.skips >> seat & 1) != 0) return MK_TEXT("games", "misses the next turn");
  switch (traits_.goal) {
  case Goal::Home:
    break;
  case Goal::Marathon:
    if ((s.partTwo >> seat & 1) != 0) return MK_TEXT("games", "the marathon runner goes home");
    return {MK_TEXT("games", "killed: %1 of 4"), {kills}};
  case Goal::Tigers:
    return {MK_TEXT("games", "hits: %1 of %2"), {kills, Arg::number(tigers_)}};
  }
  const auto home = std::ranges::count_if(side(s, seat), [](int step) { return step > kRing && step <= kHome; });
  return {MK_TEXT("games", "home: %1 of 4"), {Arg::number(static_cast<int>(home))}};
}

// Whose pieces are whose, how far they have come, and whom the marathoner has killed.
Zone Pardon::player(const State& s, Seat seat) const {
  Zone z;
  z.id = static_cast<std::int16_t>(FirstPlayer + seat);
  z.kind = Zone::Kind::Row;
  z.role = Zone::Role::Tokens;
  z.owner = seat;
  z.name = {"%1", {Arg::seat(seat)}};
  z.label = standingOf(s, seat);
  Item own;
  own.thing = thing(seat, traits_.goal == Goal::Home ? 0 : pieces_ - 1);
  own.id = static_cast<std::uint16_t>(kTokenId + seat);
  const Turn now = turn(s);
  own.lit = now.has(seat) || (now.isChance() && chance(s).by == seat);
  z.items.push_back(own);
  for (Seat other = 0; other < seats_; ++other)
    for (int piece = 0; piece < pieces_ && other != seat; ++piece) {
      if (side(s, other)[static_cast<std::size_t>(piece)] != kDead) continue;
      Item dead;
      dead.at = static_cast<std::int16_t>(z.items.size());
      dead.thing = thing(other, piece);
      dead.id = static_cast<std::uint16_t>(kPieceId + kPieces * other + piece);
      dead.dim = true;
      z.items.push_back(dead);
    }
  return z;
}

Phrase Pardon::prompt(const State& s) const {
  const Turn now = turn(s);
  if (now.isOver()) return result(s).why;
  if (s.isOn()) return Start::prompt(s);
  const Arg who = Arg::seat(s.turn);
  if (s.die != 0) {
    const Side& mine = side(s, s.turn);
    bool allEnter = true;
    for (int piece = 0; piece < pieces_; ++piece)
      if ((s.movable >> piece & 1) != 0) allEnter = allEnter && mine[static_cast<std::size_t>(piece)] == 0;
    if (allEnter) return {MK_TEXT("games", "%1: bring a piece out of the camp"), {who}};
    return {MK_TEXT("games", "%1: move a piece by %2"), {who, Arg::number(s.die)}};
  }
  if (now.isSeats()) return {MK_TEXT("games", "%1: choose a field for your taxi stop"), {who}};
  if (s.extra > 0) return {MK_TEXT("games", "%1: throw again"), {who}};
  if (s.tries > 1) return {MK_TEXT("games", "%1: throw the die, tries left: %2"), {who, Arg::number(s.tries)}};
  return {MK_TEXT("games", "%1: throw the die"), {who}};
}

View Pardon::look(const State& s, Viewer viewer) const {
  View v;
  v.zones = {boardZone(s), tray(s)};
  for (Seat seat = 0; seat < seats_; ++seat) v.zones.push_back(player(s, seat));
  v.prompt = prompt(s);
  v.bottom = viewer.isPublic() ? Seat{0} : viewer.seat;
  return v;
}

Phrase Pardon::tell(const State& before, const Outcome& o, Viewer) const {
  if (before.isOn()) return Start::tell(before, o);
  const Arg who = Arg::seat(before.turn), die = Arg::number(o.die(0));
  if (movable(before, before.turn, o.die(0)) != 0) return {MK_TEXT("games", "%1 throws %2."), {who, die}};
  return {MK_TEXT("games", "%1 throws %2 and cannot move."), {who, die}};
}

Phrase Pardon::tellCapture(const State& before, const State& after, Seat seat, Enemy enemy, Arg to) const {
  const Arg who = Arg::seat(seat), loser = Arg::seat(enemy.seat);
  const Sort sort = sortOf(enemy.piece);
  if (traits_.goal == Goal::Marathon && sort == Sort::Man) {
    if (after.partTwo != before.partTwo)
      return {MK_TEXT("games", "%1 kills the last man on %2: the marathon runner begins the way home."), {who, to}};
    return {MK_TEXT("games", "%1 kills a man on %2."), {who, to}};
  }
  if (sort == Sort::Marathoner)
    return {MK_TEXT("games", "%1 sends the enemy marathon runner on %2 back to the camp."), {who, to}};
  if (sort == Sort::Tiger) return {MK_TEXT("games", "%1 hits a tiger on %2."), {who, to}};
  return {MK_TEXT("games", "%1 sends a piece on %2 back to the camp. It belongs to: %3."), {who, to, loser}};
}

Phrase Pardon::tellEntry(Sort sort, const Arg& who, const Arg& to) {
  switch (sort) {
  case Sort::Marathoner:
    return {MK_TEXT("games", "%1 brings the marathon runner out to %2."), {who, to}};
  case Sort::Hunter:
    return {MK_TEXT("games", "%1 brings a hunter out to %2."), {who, to}};
  case Sort::Tiger:
    return {MK_TEXT("games", "%1 brings a tiger out to %2."), {who, to}};
  case Sort::Man:
    break;
  }
  return {MK_TEXT("games", "%1 brings a piece out to %2."), {who, to}};
}

Phrase Pardon::tell(const State& before, Seat seat, const Move& m, Viewer) const {
  const Arg who = Arg::seat(seat);
  if (m.piece < 0) return {MK_TEXT("games", "%1 puts a taxi stop on field %2."), {who, Arg::number(m.field)}};
  const int from = side(before, seat)[static_cast<std::size_t>(m.piece)];
  const int to = destination(before, seat, m.piece, before.die);
  const Arg fromArg = Arg::literal(stepText(colour(seat), from)), toArg = Arg::literal(stepText(colour(seat), to));
  State after = before;
  play(after, seat, m);
  if (to <= kRing && captures(before, seat, to))
    return tellCapture(before, after, seat, enemyOn(before, seat, to), toArg);
  if ((after.skips & ~before.skips) != 0 && (after.skips >> seat & 1) != 0)
    return {MK_TEXT("games", "%1 stops at a taxi stop on %2 and misses a turn."), {who, toArg}};
  if (from == 0) return tellEntry(sortOf(m.piece), who, toArg);
  if (to > kRing) return {MK_TEXT("games", "%1 moves from %2 to circle %3 of the home lane."), {who, fromArg, toArg}};
  if (traits_.doubles && (to - from) != before.die)
    return {MK_TEXT("games", "%1 moves from %2, is pushed aside by a double and stands on %3."), {who, fromArg, toArg}};
  return {MK_TEXT("games", "%1 moves from %2 to %3."), {who, fromArg, toArg}};
}

// The board as large as it goes; beside it (or below) the players and the die.
Layout arrangePardon(const View& v, Aspect aspect) {
  Layout l;
  const bool wide = aspect == Aspect::Wide;
  if (!wide) l.width = 1000, l.height = 1400;
  constexpr double kGap = 24, kThing = 96;
  const Box board = wide ? Box{150, kGap, 952, 952} : Box{kGap, kGap, 952, 952};
  const Box players = wide ? Box{1150, kGap, 300, 640} : Box{kGap, 1000, 952, 180};
  const Box tray = wide ? Box{1150, 688, 300, 288} : Box{kGap, 1204, 952, 172};
  const auto seats = static_cast<double>(v.zones.size()) - 2;
  const double step = ((wide ? players.height : players.width) + kGap) / seats;
  double n = 0;
  for (const Zone& z : v.zones) {
    if (z.kind == Zone::Kind::Board) l.frames.push_back({z.id, board, 0, false});
    if (z.kind == Zone::Kind::Dice) l.frames.push_back({z.id, tray, 110, true});
    if (z.role != Zone::Role::Tokens) continue;
    Box box = players;
    (wide ? box.y : box.x) += step * n++;
    (wide ? box.height : box.width) = step - kGap;
    l.frames.push_back({z.id, box, std::min(kThing, box.height - 84), true});
  }
  return l;
}

} // namespace mk
