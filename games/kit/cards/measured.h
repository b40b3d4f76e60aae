// What a clock beside the table has measured, as a move that any seat may write: "race 1=640 3=512" (who raced, and in
// how many milliseconds), "false 4" (who pressed too early). Rules: card games, game 188.
#pragma once

#include "games/kernel/checked.h"
#include "games/kernel/phrase.h"
#include "games/kernel/row.h"
#include "games/kernel/seat.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace mk::cards {

struct Measured {
  static constexpr std::size_t kMostSeats = 6;
  Row<Seat, kMostSeats> seats;        // in their order
  Row<std::int16_t, kMostSeats> ms{}; // empty for a false alarm
  bool operator==(const Measured&) const = default;
};

std::string measuredText(const Measured&); // "" where nothing was measured
// A race of all who are racing, and of nobody else, no time longer than `longest`; while nobody races a false alarm.
// Seats in any order, each once. An empty refusal: the text is none of these.
Checked<Measured> readMeasured(std::string_view, int seats, const Row<Seat, Measured::kMostSeats>& racing, int longest);

// Those with the longest time.
Row<Seat, Measured::kMostSeats> slowestOf(const Measured&);

// One after another: "Mari, Juku"; "Mari 640 ms, Juku no key" - nobody's key is waited for longer than `longest`.
Phrase seatsNamed(std::span<const Seat>);
Phrase raceTold(const Measured&, int longest);

} // namespace mk::cards
