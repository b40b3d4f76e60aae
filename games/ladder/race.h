// What the races of one piece per player share: how the end of the track is met and who leads when a race
// is stopped. Rules: booklet, games 37 and 38, with the rulings on track games.
#pragma once

#include "games/kernel/options.h"
#include "games/kernel/result.h"
#include "games/kit/start.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mk {

inline constexpr int kRaceSeats = 4;
inline constexpr int kRaceRounds = 1000; // then the race is stopped and the leader wins

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

// The house rule that both races have, beside who starts.
OptionSpec lastOption();
Last readLast(const Options&);

} // namespace mk
