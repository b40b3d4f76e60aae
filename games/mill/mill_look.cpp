// Mill on the table: the board, the stones in hand and taken, the dice, what is said and how a move is made by hand.
#include "games/mill/mill.h"

#include "games/kit/draw_near.h"
#include "games/kit/zones.h"

namespace mk {

namespace {

std::size_t index(Seat s) { return static_cast<std::size_t>(s); }
Colour colourOf(Seat seat) { return seat == 0 ? Colour::White : Colour::Black; }
int firstNumber(Seat seat) { return seat == 0 ? 1 : Mill::kMostStones + 1; }

Item stone(std::size_t at, Seat seat, int number) {
  Item i;
  i.at = static_cast<std::int16_t>(at);
  i.thing = Thing::piece(PieceKind::Man, colourOf(seat));
  i.id = static_cast<std::uint16_t>(number);
  return i;
}

} // namespace

Gesture Mill::gesture(const State&, Seat, const Move& m) const {
  Gesture g;
  if (m.from >= 0) g.path.push_back(Stroke::place(kBoard, m.from));
  g.path.push_back(Stroke::place(kBoard, m.to));
  if (m.take >= 0) g.path.push_back(Stroke::place(kBoard, m.take));
  return g;
}

Zone Mill::boardZone(const State& s) const {
  Zone z;
  z.id = kBoard;
  z.kind = Zone::Kind::Board;
  z.name = MK_TEXT("games", "mill board");
  z.board = &board_->shape;
  z.size = static_cast<std::int16_t>(board_->points);
  for (const Seat seat : {Seat{0}, Seat{1}})
    eachPoint(s.stones[index(seat)], [&](int p) {
      z.items.push_back(stone(static_cast<std::size_t>(p), seat, s.who[static_cast<std::size_t>(p)]));
    });
  return z;
}

Zone Mill::handZone(const State& s, Seat seat) const {
  Zone z;
  z.id = seat == 0 ? kHandWhite : kHandBlack;
  z.kind = Zone::Kind::Row;
  z.role = Zone::Role::Tokens;
  z.owner = seat;
  z.columns = 4;
  z.name = {MK_TEXT("games", "%1: in hand"), {Arg::seat(seat)}};
  const int left = s.hand[index(seat)];
  for (int n = traits_.stones - left; n < traits_.stones; ++n)
    z.items.push_back(stone(z.items.size(), seat, firstNumber(seat) + n));
  return z;
}

// The stones that the taker has taken: the placed ones of the other side that are not on the board.
Zone Mill::takenZone(const State& s, Seat taker) const {
  const Seat loser = static_cast<Seat>(1 - taker);
  Zone z;
  z.id = taker == 0 ? kTakenByWhite : kTakenByBlack;
  z.kind = Zone::Kind::Row;
  z.role = Zone::Role::Out;
  z.owner = taker;
  z.columns = 4;
  z.name = {MK_TEXT("games", "%1: taken"), {Arg::seat(taker)}};
  for (int n = 0; n < traits_.stones - s.hand[index(loser)]; ++n) {
    const int number = firstNumber(loser) + n;
    bool onBoard = false;
    for (const int w : s.who) onBoard = onBoard || w == number;
    if (!onBoard) z.items.push_back(stone(z.items.size(), loser, number));
  }
  return z;
}

Zone Mill::tray(const State& s) const {
  Zone z;
  z.id = kTray;
  z.kind = Zone::Kind::Dice;
  z.role = Zone::Role::Tray;
  z.name = MK_TEXT("games", "dice");
  z.size = 3;
  for (std::size_t d = 0; d < 3; ++d) {
    Item i;
    i.at = static_cast<std::int16_t>(d);
    i.id = static_cast<std::uint16_t>(100 + d);
    i.thing = Thing::die(s.dice[d]);
    i.lit = s.dice[0] != 0 && isSpecial(s.dice);
    z.items.push_back(i);
  }
  return z;
}

Phrase Mill::reason(const State& s) const {
  const Arg white = Arg::seat(0), black = Arg::seat(1), winner = Arg::seat(s.winner),
            loser = Arg::seat(static_cast<Seat>(1 - s.winner));
  switch (s.end) {
  case End::FewStones:
    return {MK_TEXT("games", "%1 has only two stones left."), {loser}};
  case End::NoMove:
    return {MK_TEXT("games", "%1 has no move left."), {loser}};
  case End::Closed:
    return {MK_TEXT("games", "%1 has closed a mill."), {winner}};
  case End::TaskFailed:
    return {MK_TEXT("games", "%1 has not closed a mill in %2 moves."), {black, Arg::number(traits_.blackMoves)}};
  case End::Full:
    return MK_TEXT("games", "The board is full: a draw.");
  case End::Repetition:
    return MK_TEXT("games", "The same position for the third time: a draw.");
  case End::Quiet:
    return MK_TEXT("games", "Fifty moves by each player without a mill: a draw.");
  case End::None:
    break;
  }
  return MK_TEXT("games", "Undecided.");
}

Phrase Mill::prompt(const State& s) const {
  const Arg who = Arg::seat(s.toMove);
  if (s.end != End::None) return reason(s);
  if (turn(s).isChance()) return {MK_TEXT("games", "%1: throw the three dice"), {who}};
  if (traits_.blackMoves > 0 && s.toMove == 1)
    return {MK_TEXT("games", "%1: close a mill, move %2 of %3"),
            {who, Arg::number(s.blackMoves + 1), Arg::number(traits_.blackMoves)}};
  if (s.hand[index(s.toMove)] > 0) {
    if (traits_.dice && isSpecial(s.dice) && board_->millsOf(s.stones[index(static_cast<Seat>(1 - s.toMove))]) != 0)
      return {MK_TEXT("games", "%1: place a stone, or put it in place of a stone in a mill"), {who}};
    return {MK_TEXT("games", "%1: place a stone on a free point"), {who}};
  }
  const Phrase move = flies(s, s.toMove) ? Phrase{MK_TEXT("games", "%1: move a stone to any free point"), {who}}
                                         : Phrase{MK_TEXT("games", "%1: move a stone along a line"), {who}};
  if (traits_.blackMoves > 0) return move;
  return warnedOfDraw(move, times(s), kQuietLimit - s.quiet,
                      MK_TEXT("games", "%1. Moves left without a mill before a draw: %2"));
}

View Mill::look(const State& s, Viewer viewer) const {
  View v;
  v.zones.push_back(boardZone(s));
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    if (traits_.placing) v.zones.push_back(handZone(s, seat));
    if (traits_.closing == MillTraits::Closing::Takes) v.zones.push_back(takenZone(s, seat));
  }
  if (!traits_.placing && traits_.closing != MillTraits::Closing::Takes)
    addPlayers(v, kPlayers, {stone(0, 0, 0).thing, stone(0, 1, 0).thing}, turn(s));
  if (traits_.dice) v.zones.push_back(tray(s));
  v.prompt = prompt(s);
  v.bottom = viewer.isPublic() ? Seat{0} : viewer.seat;
  return v;
}

Phrase Mill::tell(const State& s, Seat seat, const Move& m, Viewer) const {
  const auto name = [&](int p) { return Arg::literal(board_->shape.places[static_cast<std::size_t>(p)].name); };
  const Arg who = Arg::seat(seat), to = name(m.to);
  if (m.replaces) {
    if (m.take < 0) return {MK_TEXT("games", "%1 puts a stone in place of the one on %2."), {who, to}};
    return {MK_TEXT("games", "%1 puts a stone in place of the one on %2, closes a mill and takes %3."),
            {who, to, name(m.take)}};
  }
  if (m.from < 0) {
    if (m.take < 0) return {MK_TEXT("games", "%1 places a stone on %2."), {who, to}};
    return {MK_TEXT("games", "%1 places a stone on %2, closes a mill and takes %3."), {who, to, name(m.take)}};
  }
  const Arg from = name(m.from);
  if (m.take >= 0)
    return {MK_TEXT("games", "%1 moves from %2 to %3, closes a mill and takes %4."), {who, from, to, name(m.take)}};
  if (closes((s.stones[index(seat)] & ~onlyPoint(m.from)) | onlyPoint(m.to), m.to) &&
      !(traits_.closing == MillTraits::Closing::BlackWins && seat == 0))
    return {MK_TEXT("games", "%1 moves from %2 to %3 and closes a mill."), {who, from, to}};
  return {MK_TEXT("games", "%1 moves from point %2 to point %3."), {who, from, to}};
}

Phrase Mill::tellThrow(const State& before, const Outcome& o) const {
  State s = before;
  thrown(s, o);
  const Arg who = Arg::seat(before.toMove), a = Arg::number(o.die(0)), b = Arg::number(o.die(1)),
            c = Arg::number(o.die(2));
  if (isSpecial(s.dice)) return {MK_TEXT("games", "%1 throws %2, %3 and %4: a special throw."), {who, a, b, c}};
  return {MK_TEXT("games", "%1 throws %2, %3 and %4."), {who, a, b, c}};
}

// The board in the middle, as large as it goes; each player's stones beside it on his own side, the dice between.
Layout arrangeMill(const View& v, Aspect aspect) {
  Layout l;
  const bool wide = aspect == Aspect::Wide;
  if (!wide) l.width = 1000, l.height = 1400;
  constexpr double kBoard = 940, kGap = 24, kThing = 66;
  for (const Zone& z : v.zones) {
    if (z.kind == Zone::Kind::Board) {
      l.frames.push_back({z.id, {(l.width - kBoard) / 2, (l.height - kBoard) / 2, kBoard, kBoard}, 0, false});
      continue;
    }
    const bool mine = z.owner == v.bottom;
    Box box = wide ? Box{kGap, kGap, 264, 300} : Box{kGap, kGap, 330, 190};
    if (z.kind == Zone::Kind::Dice) {
      box = wide ? Box{kGap, 380, 264, 240} : Box{366, l.height - kGap - 190, 268, 190};
    } else {
      if (mine) box.y = l.height - kGap - box.height;
      if (z.role == Zone::Role::Out) box.x = l.width - kGap - box.width;
    }
    l.frames.push_back({z.id, box, z.kind == Zone::Kind::Dice ? 0 : kThing, true});
  }
  return l;
}

} // namespace mk
