// Trepp: the ladders, the walk of a bear, turns and the end.
#include "games/ladder/ladders.h"

#include <algorithm>
#include <numeric>

namespace mk {

namespace {

struct Ladder {
  std::uint8_t from, to;
};
constexpr Ladder kRed[] = {{3, 41}, {7, 28}, {22, 73}, {29, 51}, {37, 57}, {55, 83}, {67, 88}};
constexpr Ladder kBlack[] = {{21, 1}, {33, 12}, {65, 26}, {90, 71}, {93, 85}, {94, 61}};

} // namespace

Ladders::Ladders(const Setup& setup)
    : seats_(setup.seats), last_(readLast(setup.options)), start_(setup.options, setup.seats),
      sixAgain_(setup.options.is("six-again", "on")) {
  std::iota(ladder_.begin(), ladder_.end(), std::uint8_t{0});
  for (const Ladder l : kRed) ladder_[l.from] = l.to;
  for (const Ladder l : kBlack) ladder_[l.from] = l.to;
  // The booklet lists 77 twice: up to 96 and down to 19. The second is read as 79 unless a house rule says otherwise.
  const Options& o = setup.options;
  ladder_[77] = o.is("square-77", "down") ? 19 : 96;
  if (o.is("square-77", "up")) ladder_[79] = 19;
}

int Ladders::bound() const { return start_.bound() + kRaceRounds * seats_ * (sixAgain_ ? kMostSixes + 1 : 1); }

void Ladders::settle(State& s, const Outcome& o) const {
  if (s.isOn()) return settleStart(s, start_, o);
  play(s, s.turn, {static_cast<std::uint8_t>(o.die(0))});
}

Ladders::Walk Ladders::walk(int from, int die) const {
  const int stop = forward(from, die, kGoal, last_);
  if (stop == from) return {from, from}; // standing still triggers no ladder
  return {stop, ladder_[static_cast<std::size_t>(stop)]};
}

bool Ladders::throwsAgain(const State& s, const Move& m, const Walk& w) const {
  return sixAgain_ && m.die == 6 && w.end != kGoal && s.sixes < kMostSixes;
}

void Ladders::play(State& s, Seat seat, const Move& m) const {
  const Walk w = walk(s.field[seatAt(seat)], m.die);
  s.field[seatAt(seat)] = static_cast<std::uint8_t>(w.end);
  s.throwOff = {};
  s.die = m.die;
  s.thrower = seat;
  if (throwsAgain(s, m, w)) {
    ++s.sixes;
    return;
  }
  s.sixes = 0;
  if (w.end == kGoal) return;
  s.turn = static_cast<Seat>((seat + 1) % seats_);
  if (s.turn == s.first) ++s.round;
}

Seat Ladders::winner(const State& s) const {
  for (Seat seat = 0; seat < seats_; ++seat)
    if (s.field[seatAt(seat)] == kGoal) return seat;
  return kNobody;
}

Result Ladders::result(const State& s) const {
  const std::vector<int> fields(s.field.begin(), s.field.begin() + seats_);
  if (const Seat w = winner(s); w != kNobody)
    return standing(fields, {MK_TEXT("games", "%1 has reached field %2."), {Arg::seat(w), Arg::number(kGoal)}});
  if (s.round > kRaceRounds)
    return stopped(fields, MK_TEXT("games", "%1 rounds are over: the bear farthest ahead wins."));
  return standing(fields, MK_TEXT("games", "The race is not over: the bear farthest ahead leads."));
}

std::string Ladders::fault(const State& s) const {
  int arrived = 0;
  for (std::size_t i = 0; i < s.field.size(); ++i) {
    if (s.field[i] > kGoal) return "a bear beyond the last field";
    if (static_cast<int>(i) >= seats_ && s.field[i] != 0) return "a bear of nobody";
    arrived += s.field[i] == kGoal;
  }
  if (arrived > 1) return "two bears have arrived";
  if (s.sixes > (sixAgain_ ? kMostSixes : 0)) return "too many extra throws";
  return faultOf(s, seats_);
}

} // namespace mk
