// The games on the backgammon board on the table: stones, dice, cube, players, and what is said.
#include "games/backgammon/board.h"
#include "games/backgammon/tables.h"

#include <algorithm>

namespace mk {

namespace {

constexpr Seat other(Seat s) { return static_cast<Seat>(1 - s); }
constexpr std::uint16_t kStoneId = 1, kCubeId = 40;

// The place on the board of a side's own number.
std::int16_t placeOf(Seat seat, int own) {
  if (own == kBar) return seat == 0 ? Tables::BarWhite : Tables::BarBlack;
  if (own == kOff) return seat == 0 ? Tables::OffWhite : Tables::OffBlack;
  return static_cast<std::int16_t>((seat == 0 ? own : 25 - own) - 1);
}

} // namespace

Gesture Tables::gesture(const State& s, Seat seat, const Move& m) const {
  static constexpr ButtonId kButtons[] = {Finish, Finish, Throw, Offer, Accept, Refuse, Anew, GoOn};
  Gesture g;
  if (m.kind != Move::Kind::Steps) {
    g.path.push_back(Stroke::button(kButtons[static_cast<int>(m.kind)]));
    return g;
  }
  const Step& step = m.steps.front();
  // Where two dice take a stone to the same place, touching the die first tells them apart.
  const auto legal = engine_.legal(s.play, seat);
  const auto alike = [&](const Step& o) { return o.from == step.from && o.to == step.to && o.die < step.die; };
  if (std::ranges::any_of(legal, alike)) g.path.push_back(Stroke::place(Tray, s.dice[0] == step.die ? 0 : 1));
  g.path.push_back(Stroke::place(Board, placeOf(seat, step.from)));
  for (const Step& next : m.steps) g.path.push_back(Stroke::place(Board, placeOf(seat, next.to)));
  return g;
}

Zone Tables::boardZone(const State& s) const {
  Zone z;
  z.id = Board;
  z.kind = Zone::Kind::Board;
  z.role = Zone::Role::Main;
  z.name = MK_TEXT("games", "backgammon board");
  z.board = &pointsBoard(s.toMove == 1, traits_.paths);
  z.size = static_cast<std::int16_t>(z.board->places.size());
  for (const Seat seat : {Seat{0}, Seat{1}})
    for (int i = 0; i < kStones; ++i) {
      Item stone;
      stone.at = placeOf(seat, s.where[at(seat)][at(i)]);
      stone.thing = Thing::piece(PieceKind::Man, colourOf(seat));
      stone.id = static_cast<std::uint16_t>(kStoneId + seat * kStones + i);
      z.items.push_back(stone);
    }
  if (cube_) {
    Item cube;
    cube.at = s.cubeOwner == kNobody ? CubeMiddle : s.cubeOwner == 0 ? CubeWhite : CubeBlack;
    const bool offered = s.phase == Phase::Answer;
    cube.thing = Thing::piece(PieceKind::Cube, Colour::White, offered ? 2 * s.cube : s.cube);
    cube.id = kCubeId;
    cube.lit = offered;
    cube.dim = s.crawford == Crawford::Now;
    z.items.push_back(cube);
  }
  return z;
}

// The throw under way with the used dice dimmed; at the start the dice of both players.
Zone Tables::tray(const State& s) const {
  Zone z = diceTray(Tray);
  if (s.phase == Phase::Opening) {
    const int each = traits_.cube ? 1 : 2;
    for (int i = 0; i < 2 * each; ++i) addDie(z, s.dice[at(i)], i < each ? Colour::White : Colour::Black, false);
  } else if (s.phase == Phase::Steps && s.play.thrown == 4) {
    const int used = 4 - s.play.left.count();
    const int under = traits_.way == StepEngine::Way::Puff ? 7 - s.dice[0] : s.dice[0];
    for (int i = 0; i < 4; ++i) addDie(z, i < 2 ? s.dice[0] : under, colourOf(s.toMove), i < used);
  } else if (s.phase == Phase::Steps) {
    for (int i = 0; i < 2; ++i) addDie(z, s.dice[at(i)], colourOf(s.toMove), !s.play.left.contains(s.dice[at(i)]));
  } else {
    for (int i = 0; i < 2; ++i) addDie(z, 0, s.toMove == 1 ? Colour::Black : Colour::White, false);
  }
  return z;
}

Zone Tables::player(const State& s, Seat seat) const {
  Phrase label;
  const Arg pips = Arg::number(s.play.stones.pips(seat)), points = Arg::number(s.total[at(seat)]);
  if (traits_.way == StepEngine::Way::TrikTrak) {
    const Arg score = Arg::number(s.play.score[at(seat)]);
    label = rounds_ > 1 ? Phrase{MK_TEXT("games", "%1 of 12 points, rounds: %2"), {score, points}}
                        : Phrase{MK_TEXT("games", "%1 of 12 points"), {score}};
  } else {
    label = isMatch()
                ? Phrase{MK_TEXT("games", "%1 of %2 points, pips to go: %3"), {points, Arg::number(length_), pips}}
                : Phrase{MK_TEXT("games", "pips to go: %1"), {pips}};
  }
  return playerRow(seat == 0 ? White : Black, seat, std::move(label), s.phase != Phase::Over && s.toMove == seat);
}

Phrase Tables::prompt(const State& s) const {
  const Arg mover = Arg::seat(s.toMove);
  switch (s.phase) {
  case Phase::Opening: {
    const Phrase start = traits_.cube ? MK_TEXT("games", "One die each: the higher starts")
                                      : MK_TEXT("games", "Two dice each: the higher sum starts");
    if (s.throws > 0) return {MK_TEXT("games", "Equal! %1"), {Arg::phrase(start)}};
    const bool later = s.total[0] != 0 || s.total[1] != 0 || s.round > 1;
    return later ? Phrase{"%1 %2", {Arg::phrase(ended(s)), Arg::phrase(start)}} : start;
  }
  case Phase::Decide:
    return {MK_TEXT("games", "%1: throw, or offer a double first"), {mover}};
  case Phase::Answer:
    return {MK_TEXT("games", "%1: take the double and play for %2, or drop and pay %3"),
            {Arg::seat(other(s.toMove)), Arg::number(2 * s.cube), Arg::number(s.cube)}};
  case Phase::Fall:
  case Phase::Ready:
    return {MK_TEXT("games", "%1: throw the dice"), {mover}};
  case Phase::Steps:
    break;
  case Phase::Choose:
    return {MK_TEXT("games", "%1 Set up anew, or go on with the stones as they stand?"), {Arg::phrase(ended(s))}};
  case Phase::Over:
    return ended(s);
  }
  if (engine_.legal(s.play, s.toMove).empty())
    return s.moved ? promptToEnd(s.toMove, s.play.left)
                   : Phrase{MK_TEXT("games", "%1: no stone can move, end your turn"), {mover}};
  if (engine_.mayStop(s.play)) return {MK_TEXT("games", "%1: play the under faces too, or end your turn"), {mover}};
  if (s.play.stones.of(s.toMove, kBar) > 0)
    return {MK_TEXT("games", "%1: bring a stone in with %2"), {mover, listed(s.play.left)}};
  return {MK_TEXT("games", "%1: move by %2"), {mover, listed(s.play.left)}};
}

void Tables::addButtons(const State& s, View& v, Viewer viewer) const {
  if (!turn(s).has(viewer.seat)) return;
  const auto add = [&v](ButtonId id, const char* label, char key) { v.buttons.push_back({id, label, key, -1}); };
  if (s.phase == Phase::Decide) {
    add(Throw, MK_TEXT("games", "Throw"), ' ');
    add(Offer, MK_TEXT("games", "Double"), 'd');
  }
  if (s.phase == Phase::Answer) {
    add(Accept, MK_TEXT("games", "Take"), 't');
    add(Refuse, MK_TEXT("games", "Drop"), 'p');
  }
  if (s.phase == Phase::Choose) {
    add(Anew, MK_TEXT("games", "Set up anew"), 'n');
    add(GoOn, MK_TEXT("games", "Go on with these stones"), 'c');
  }
  if (s.phase == Phase::Steps && (engine_.mayStop(s.play) || engine_.legal(s.play, s.toMove).empty()))
    add(Finish, s.moved ? MK_TEXT("games", "Done") : MK_TEXT("games", "No move"), ' ');
}

View Tables::look(const State& s, Viewer viewer) const {
  View v;
  v.zones = {boardZone(s), tray(s), player(s, 0), player(s, 1)};
  addButtons(s, v, viewer);
  v.prompt = prompt(s);
  v.bottom = 0; // the board is not turned: the colours stand as in the book
  return v;
}

namespace {

Phrase said(Tables::Move::Kind kind, const Arg& who, int cube) {
  using Kind = Tables::Move::Kind;
  switch (kind) {
  case Kind::Roll:
    return {MK_TEXT("games", "%1 throws without doubling."), {who}};
  case Kind::Double:
    return {MK_TEXT("games", "%1 offers a double to %2."), {who, Arg::number(2 * cube)}};
  case Kind::Take:
    return {MK_TEXT("games", "%1 takes the double and owns the cube at %2."), {who, Arg::number(2 * cube)}};
  case Kind::Drop:
    return {MK_TEXT("games", "%1 drops the double."), {who}};
  case Kind::SetUp:
    return {MK_TEXT("games", "%1 wants the stones set up anew."), {who}};
  case Kind::Continue:
    return {MK_TEXT("games", "%1 goes on with the stones as they stand."), {who}};
  case Kind::Steps:
  case Kind::Done:
    break;
  }
  return {MK_TEXT("games", "%1 ends the turn."), {who}};
}

} // namespace

// A step of several: as the log writes it, the bar and the way off the board in words.
Phrase Tables::tellStep(const Play& before, Seat seat, const Step& step) const {
  const std::string mark = engine_.hits(before.stones, seat, step) ? "*" : "";
  if (step.from == kBar)
    return {MK_TEXT("games", "bar to %1"), {Arg::literal(std::to_string(pointName(step.to)) + mark)}};
  if (step.to == kOff) return {MK_TEXT("games", "%1 off the board"), {Arg::number(pointName(step.from))}};
  return {"%1", {Arg::literal(text(before, seat, std::span(&step, 1)))}};
}

// One step in words; of several, each as shortly as it can be.
Phrase Tables::tellSteps(const Play& before, Seat seat, std::span<const Step> steps) const {
  const Arg who = Arg::seat(seat);
  const Arg way = Arg::literal(text(before, seat, steps));
  if (steps.size() != 1) {
    Play p = before;
    Phrase all;
    for (const Step& step : steps) {
      Phrase one = tellStep(p, seat, step);
      all = all.empty() ? std::move(one) : Phrase{"%1, %2", {Arg::phrase(std::move(all)), Arg::phrase(std::move(one))}};
      engine_.make(p, seat, step);
    }
    return {MK_TEXT("games", "%1 plays %2."), {who, Arg::phrase(std::move(all))}};
  }
  const Step& step = steps.front();
  const bool hit = engine_.hits(before.stones, seat, step);
  if (step.from == kBar) {
    const Arg to = Arg::number(pointName(step.to));
    return hit ? Phrase{MK_TEXT("games", "%1 brings a stone in on point %2 and hits."), {who, to}}
               : Phrase{MK_TEXT("games", "%1 brings a stone in on point %2."), {who, to}};
  }
  if (step.to == kOff)
    return {MK_TEXT("games", "%1 takes a stone off the board from point %2."),
            {who, Arg::number(pointName(step.from))}};
  return hit ? Phrase{MK_TEXT("games", "%1 plays %2 and hits."), {who, way}}
             : Phrase{MK_TEXT("games", "%1 plays %2."), {who, way}};
}

Phrase Tables::tell(const State& before, Seat seat, const Move& m, Viewer) const {
  const Arg who = Arg::seat(seat);
  State after = before;
  play(after, seat, m);
  Phrase what = said(m.kind, who, before.cube);
  if (m.kind == Move::Kind::Steps) {
    what = tellSteps(before.play, seat, m.steps);
  } else if (m.kind == Move::Kind::Done) {
    if (traits_.way == StepEngine::Way::TrikTrak && bridge(before.play.stones, seat))
      what = {MK_TEXT("games", "%1 has the great bridge: two points."), {who}};
    else if (!before.moved)
      what = {MK_TEXT("games", "%1 cannot move."), {who}};
  }
  const bool ends = before.phase != Phase::Choose &&
                    (after.phase == Phase::Over || after.phase == Phase::Choose || after.phase == Phase::Opening);
  return ends ? Phrase{"%1 %2", {Arg::phrase(what), Arg::phrase(ended(after))}} : what;
}

Phrase Tables::tell(const State& before, const Outcome& o, Viewer) const {
  State after = before;
  settle(after, o);
  const Arg first = Arg::number(o.die(0)), second = Arg::number(o.die(1));
  if (before.phase == Phase::Opening) {
    if (after.phase == Phase::Opening && after.cube != before.cube)
      return {MK_TEXT("games", "Equal dice: the stake doubles to %1, and they are thrown again."),
              {Arg::number(after.cube)}};
    if (after.phase == Phase::Over) return ended(after);
    const Seat starter = after.phase == Phase::Opening ? kNobody : after.toMove;
    return traits_.cube ? tellThrowsForStart(o.die(0), o.die(1), starter)
                        : tellThrowsForStart(o.die(0) + o.die(1), o.die(2) + o.die(3), starter);
  }
  return {MK_TEXT("games", "%1 throws %2 and %3."), {Arg::seat(before.toMove), first, second}};
}

} // namespace mk
