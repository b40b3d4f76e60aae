// Takistussõit: the obstacles, the ride of a horse, turns and the end.
#include "games/ladder/steeplechase.h"

#include <algorithm>
#include <bit>

namespace mk {

Steeplechase::Steeplechase(const Setup& setup)
    : seats_(setup.seats), last_(readLast(setup.options)), start_(setup.options, setup.seats),
      lastWins_(setup.options.is("last-horse", "wins")) {}

int Steeplechase::bound() const { return start_.bound() + kRaceRounds * seats_; }

void Steeplechase::settle(State& s, const Outcome& o) const {
  if (s.isOn()) return settleStart(s, start_, o);
  play(s, s.turn, {static_cast<std::uint8_t>(o.die(0))});
}

int Steeplechase::ride(int from, int die) const {
  return from == kGate && die != 6 ? from : forward(from, die, kGoal, last_);
}

void Steeplechase::play(State& s, Seat seat, const Move& m) const {
  std::uint8_t& field = s.field[seatAt(seat)];
  const auto bit = static_cast<std::uint8_t>(1 << seat);
  const int stop = ride(field, m.die);
  if (stop != field) { // standing still meets no obstacle
    field = static_cast<std::uint8_t>(stop == kFall ? 0 : stop);
    if (stop == kRest) s.misses |= bit;
    if (stop == kWater) s.out |= bit;
  }
  s.throwOff = {};
  s.die = m.die;
  s.thrower = seat;
  if (riding(s) > 0 && winner(s) == kNobody) passOn(s);
}

// To the next seat that may throw. Somebody always may: a horse waits only for one that is behind.
void Steeplechase::passOn(State& s) const {
  do {
    s.turn = static_cast<Seat>((s.turn + 1) % seats_);
    if (s.turn == s.first && ++s.round > kRaceRounds) return;
    const auto bit = static_cast<std::uint8_t>(1 << s.turn);
    if ((s.misses & bit) == 0 && !isOut(s, s.turn) && !waits(s, s.turn)) return;
    s.misses &= static_cast<std::uint8_t>(~bit);
  } while (true);
}

bool Steeplechase::waits(const State& s, Seat seat) const {
  if (s.field[seatAt(seat)] != kWait) return false;
  for (Seat other = 0; other < seats_; ++other)
    if (!isOut(s, other) && s.field[seatAt(other)] < kWait) return true;
  return false;
}

int Steeplechase::riding(const State& s) const { return seats_ - std::popcount(unsigned{s.out}); }

Seat Steeplechase::winner(const State& s) const {
  const bool last = lastWins_ && riding(s) == 1;
  for (Seat seat = 0; seat < seats_; ++seat)
    if (s.field[seatAt(seat)] == kGoal || (last && !isOut(s, seat))) return seat;
  return kNobody;
}

Result Steeplechase::result(const State& s) const {
  if (riding(s) == 0)
    return Result::draw(seats_, MK_TEXT("games", "All the horses have fallen into the water: a draw."));
  std::vector<int> fields;
  for (Seat seat = 0; seat < seats_; ++seat) fields.push_back(isOut(s, seat) ? -1 : s.field[seatAt(seat)]);
  const Seat w = winner(s);
  if (w != kNobody && s.field[seatAt(w)] == kGoal)
    return standing(fields, {MK_TEXT("games", "%1 has reached field %2."), {Arg::seat(w), Arg::number(kGoal)}});
  if (w != kNobody) return standing(fields, {MK_TEXT("games", "%1 has the last horse in the race."), {Arg::seat(w)}});
  if (s.round > kRaceRounds)
    return stopped(fields, MK_TEXT("games", "%1 rounds are over: the horse farthest ahead wins."));
  return standing(fields, MK_TEXT("games", "The race is not over: the horse farthest ahead leads."));
}

std::string Steeplechase::fault(const State& s) const {
  int arrived = 0;
  for (Seat seat = 0; seat < kRaceSeats; ++seat) {
    const int field = s.field[seatAt(seat)];
    if (field > kGoal || field == kFall || (field == kWater) != isOut(s, seat)) return "a horse where none can stand";
    if (seat >= seats_ && field != 0) return "a horse of nobody";
    if ((s.misses >> seat & 1) != 0 && field != kRest) return "a missed turn without a reason";
    arrived += field == kGoal;
  }
  if (arrived > 1) return "two horses have arrived";
  if (const std::string why = faultOf(s, seats_); !why.empty()) return why;
  return !isOver(s) && (isOut(s, s.turn) || waits(s, s.turn)) ? "the turn of a horse that cannot go" : "";
}

} // namespace mk
