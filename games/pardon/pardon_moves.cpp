// Oh Pardon: where a piece goes by a throw, what stands in its way and whom it captures.
#include "games/pardon/pardon.h"

#include <algorithm>

namespace mk {

using Goal = PardonTraits::Goal;

namespace {

constexpr std::size_t number(int piece) { return static_cast<std::size_t>(piece); }

} // namespace

int Pardon::count(const Side& side, int step) { return static_cast<int>(std::ranges::count(side, step)); }

Pardon::Sort Pardon::sortOf(int piece) const {
  if (traits_.goal == Goal::Marathon && piece == kMarathoner) return Sort::Marathoner;
  if (traits_.goal != Goal::Tigers || bothInOne_) return Sort::Man;
  return piece < kFirstTiger ? Sort::Hunter : Sort::Tiger;
}

Pardon::Enemy Pardon::enemyOn(const State& s, Seat seat, int step) const {
  const int field = fieldOf(colour(seat), step);
  for (Seat other = 0; other < seats_; ++other) {
    if (other == seat) continue;
    const int piece = find(side(s, other), stepOf(colour(other), field));
    if (piece >= 0) return {other, piece};
  }
  return {};
}

bool Pardon::taxiOn(const State& s, int field) const { return std::ranges::count(s.taxi, field) > 0; }

// Where a piece that comes to this step of the ring stays.
[[gnu::always_inline]] inline int Pardon::landing(const State& s, Seat seat, int piece, int to) const {
  if (traits_.doubles) return amongDoubles(s, seat, side(s, seat)[number(piece)], to);
  if (find(side(s, seat), to) >= 0) return -1;
  if (traits_.goal == Goal::Home || bothInOne_) return to;
  const Sort sort = sortOf(piece);
  if (sort == Sort::Marathoner) return to;
  const Enemy enemy = enemyOn(s, seat, to);
  if (enemy.seat == kNobody) return to;
  return sort == Sort::Hunter && sortOf(enemy.piece) == Sort::Tiger ? to : -1;
}

// The step on which the piece would end by this throw, -1 if it cannot move. Inlined by force: random games spend a
// third of their time here.
[[gnu::always_inline]] inline int Pardon::reach(const State& s, Seat seat, int piece, int die) const {
  const Side& mine = side(s, seat);
  const int from = mine[number(piece)];
  if (from == 0) return enters(die) && mayEnter(s, seat, piece) ? landing(s, seat, piece, 1) : -1;
  int to = from + die;
  if (backwards(s, seat, piece)) {
    to = from > die ? from - die : from - die + kRing;
  } else if (to > kRing) {
    if (circles(piece)) return landing(s, seat, piece, to - kRing);
    if (to > kHome) return -1;
    for (int circle = std::max(from, kRing) + 1; circle <= to; ++circle) // no jumping in the lane
      if (find(mine, circle) >= 0) return -1;
    return to;
  }
  return landing(s, seat, piece, to);
}

int Pardon::destination(const State& s, Seat seat, int piece, int die) const { return reach(s, seat, piece, die); }

bool Pardon::isDouble(const State& s, Enemy e) const {
  return e.seat != kNobody && count(side(s, e.seat), side(s, e.seat)[number(e.piece)]) > 1;
}

// Game 33: never three on a field; who would land on an enemy double is pushed to the next step of his path (by a house
// rule to the previous one) and stays there if no enemy stands on it. Pushing never captures.
int Pardon::amongDoubles(const State& s, Seat seat, int from, int to) const {
  const Side& mine = side(s, seat);
  if (find(mine, to) >= 0) return count(mine, to) < 2 ? to : -1;
  if (!isDouble(s, enemyOn(s, seat, to))) return to;
  const int next = pushBack_ ? to - 1 : to + 1;
  if (next < 1 || next == from) return -1;
  if (next > kRing) return find(mine, next) < 0 ? next : -1;
  return count(mine, next) < 2 && enemyOn(s, seat, next).seat == kNobody ? next : -1;
}

// Game 35: a hunter enters only while the ring has fewer of the player's hunters than tigers.
bool Pardon::mayEnter(const State& s, Seat seat, int piece) const {
  if (sortOf(piece) != Sort::Hunter) return true;
  const Side& mine = side(s, seat);
  const auto out = [&](int first) {
    return std::count_if(mine.begin() + first, mine.begin() + first + 4, [](int step) { return step > 0; });
  };
  return out(0) < out(kFirstTiger);
}

// Pieces of one sort that stand together are interchangeable: only the first of them is named.
bool Pardon::repeats(const Side& mine, int piece) {
  for (int other = piece / 4 * 4; other < piece; ++other)
    if (mine[number(other)] == mine[number(piece)]) return true;
  return false;
}

unsigned Pardon::movable(const State& s, Seat seat, int die) const {
  const Side& mine = side(s, seat);
  unsigned all = 0, entering = 0, capturing = 0;
  for (int piece = 0; piece < pieces_; ++piece) {
    const int from = mine[number(piece)];
    if (from == kDead || (from == 0 && !enters(die))) continue;
    if ((from == 0 || traits_.doubles) && repeats(mine, piece)) continue;
    const int to = reach(s, seat, piece, die);
    if (to < 0) continue;
    all |= 1u << piece;
    if (from == 0) entering |= 1u << piece;
    if (mustCapture_ && to <= kRing && captures(s, seat, to)) capturing |= 1u << piece;
  }
  if (forcedEntry_ && entering != 0) return entering;
  return capturing != 0 ? capturing : all;
}

int Pardon::triesOf(const State& s, Seat seat) const {
  const Side& mine = side(s, seat);
  if (tries_ == 1 || find(mine, 0) < 0) return 1;
  for (int piece = 0; piece < pieces_; ++piece) {
    if (mine[number(piece)] == 0 || mine[number(piece)] == kDead) continue;
    for (int die = 1; die <= 5; ++die)
      if (!enters(die) && reach(s, seat, piece, die) >= 0) return 1;
  }
  return tries_;
}

bool Pardon::captures(const State& s, Seat seat, int step) const {
  if (traits_.taxis && taxiOn(s, fieldOf(colour(seat), step))) return false;
  return enemyOn(s, seat, step).seat != kNobody;
}

// The piece has landed on this step; whoever stands there is sent back or killed. True if somebody was.
bool Pardon::capture(State& s, Seat seat, int piece, int step) const {
  const Enemy enemy = enemyOn(s, seat, step);
  if (enemy.seat == kNobody || (traits_.taxis && taxiOn(s, fieldOf(colour(seat), step)))) return false;
  std::uint8_t& victim = s.steps[at(enemy.seat)][number(enemy.piece)];
  victim = 0;
  if (traits_.goal == Goal::Home) return true;
  if (traits_.goal == Goal::Tigers) {
    ++s.kills[at(seat)];
    return true;
  }
  if (sortOf(enemy.piece) == Sort::Marathoner) return true; // sent back, not killed
  victim = kDead;
  if (++s.kills[at(seat)] == 4) { // part two: back to the camp at once
    s.partTwo |= static_cast<std::uint8_t>(1u << seat);
    s.steps[at(seat)][number(piece)] = 0;
  }
  return true;
}

// Two pieces where only one can be.
std::string Pardon::crowding(const State& s) const {
  for (Seat seat = 0; seat < seats_; ++seat)
    for (int step = 1; step <= kHome; ++step) {
      const int here = count(side(s, seat), step);
      if (here > (traits_.doubles && step <= kRing ? 2 : 1)) return "too many pieces on one field";
      if (here > 0 && step <= kRing && captures(s, seat, step)) return "two colours on one field";
    }
  return {};
}

std::string Pardon::fault(const State& s) const {
  for (Seat seat = 0; seat < kMostSeats; ++seat) {
    const Side& mine = side(s, seat);
    int dead = 0;
    for (int piece = 0; piece < kPieces; ++piece) {
      const int step = mine[number(piece)];
      const bool there = seat < seats_ && piece < pieces_;
      dead += step == kDead;
      if (there ? step > kHome && step != kDead : step != kNoPiece) return "a piece is lost or one too many";
      if (there && step > kRing && step <= kHome && (circles(piece) || backwards(s, seat, piece)))
        return "a piece in the lane that never goes there";
    }
    if (seat >= seats_) continue;
    if (dead > 0 && (traits_.goal != Goal::Marathon || mine[kMarathoner] == kDead)) return "a piece cannot be dead";
    if (traits_.goal == Goal::Marathon) {
      if (dead != s.kills[at(static_cast<Seat>(1 - seat))]) return "the dead are not the killed";
      if ((s.kills[at(seat)] == 4) != ((s.partTwo >> seat & 1) != 0)) return "the wrong part of the game";
    }
    if (hasWon(s, seat) != (s.winner == seat)) return "the wrong winner";
    const int stop = s.taxi[at(seat)];
    if (stop != 0 && (stop > kRing || stop % 10 == 1 || std::ranges::count(s.taxi, stop) > 1))
      return "a taxi stop where none can be";
  }
  if (s.turn < 0 || s.turn >= seats_ || s.first < 0 || s.first >= seats_) return "the turn of nobody";
  if (s.round < 1 || s.round > kRounds + 1) return "the round is out of range";
  if (s.die > 6 || s.tries < 1 || s.tries > tries_ || s.extra > kMostExtra) return "throws that cannot be";
  if (s.die != 0 && (s.movable == 0 || s.movable != movable(s, s.turn, s.die))) return "the wrong moves by this throw";
  return crowding(s);
}

} // namespace mk
