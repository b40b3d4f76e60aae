// What the races of one piece per player share: their state, how the end of the track is met, who leads when a race is
// stopped, and how a position is written. Rules: booklet, games 37 and 38, with the rulings on track games.
#pragma once

#include "games/kernel/options.h"
#include "games/kernel/result.h"
#include "games/kit/start.h"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mk {

inline constexpr int kRaceSeats = 4;
inline constexpr int kRaceRounds = 1000; // then the race is stopped and the leader wins

// One piece for each seat on one track.
struct RaceState : Start::State {
  std::array<std::uint8_t, kRaceSeats> field{}; // 0 = before field 1
  Seat turn = 0;                                // who throws in the race
  Seat first = 0;                               // who began it: the round is over when the turn comes back
  std::uint16_t round = 1;
  std::uint8_t die = 0;   // thrown last in the race, 0 = nothing yet
  Seat thrower = kNobody; // by whom
  bool operator==(const RaceState&) const = default;
};
std::string faultOf(const RaceState&, int seats); // beside where the pieces stand

inline RaceState begun(const Start& start) {
  RaceState s;
  static_cast<Start::State&>(s) = start.begin();
  return s;
}
// The throw-off or the lot, then one die of whoever throws.
inline ChanceRequest chanceOf(const RaceState& s, const Start& start) {
  return s.isOn() ? start.chance(s) : ChanceRequest::dice(1, s.turn);
}
// While it is decided who begins.
inline void settleStart(RaceState& s, const Start& start, const Outcome& o) {
  if (const Seat starter = start.settle(s, o); starter != kNobody) s.first = s.turn = starter;
}

// The last field is reached by exact count, or a throw that is too large stays, bounces back or is good enough.
enum class Last : std::uint8_t { Stay, Bounce, Pass };
int forward(int from, int thrown, int goal, Last);

inline char seatLetter(Seat s) { return static_cast<char>('A' + s); }

inline constexpr std::size_t seatAt(Seat s) { return static_cast<std::size_t>(s); }

// Places by the field reached, the farthest first; equal fields share a place.
Result standing(std::vector<int> fields, Phrase why);

// For the position texts: a number from 0 to most, -1 for anything else; the seat of a letter,
// kNobody if there is none.
int numberIn(std::string_view, int most);
Seat seatOf(std::string_view letter, int seats);

// What stands behind the fields in a position text: before the race the lot or the throw-off, else who throws, or who
// has ended it and how; who began, the round, and what only one of the games has.
struct RaceTail {
  bool lot = false;
  std::string_view dice = {}; // of the throw-off
  std::string_view how = "turn";
  Seat seat = 0, first = 0;
  int round = 1;
  std::optional<std::string_view> own = {}; // the value of the game's own word
};
std::string text(const RaceTail&); // in the race, without the game's own word
std::optional<RaceTail> readTail(std::span<const std::string_view> words, int seats,
                                 std::initializer_list<std::string_view> hows, std::string_view ownWord);
Permission place(const RaceTail&, int seats, RaceState&);

// The result of a race that is stopped after so many rounds; `alone` is said where one piece leads.
Result stopped(std::vector<int> fields, const char* alone);
// What is said of a throw that goes past the last field: the piece turns back there, or stays; else nothing.
Phrase tellTooMany(Seat, int die, int from, int stop, int goal, Last, const char* stays);

// The house rule that both races have, beside who starts.
OptionSpec lastOption();
Last readLast(const Options&);

} // namespace mk
