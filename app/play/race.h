// Watches and races against the clock: what a position asks of the people at the keyboard, and how what came of it is
// written. Such a position waits for several seats at once and takes the words of the ruling: "quiet", "false 4",
// "race 1=640 3=512". The window measures, the log keeps the words. Rules: card games, game 188.
#pragma once

#include "games/box/game.h"

#include <optional>
#include <string>
#include <vector>

namespace mk {

struct Press {
  Seat seat = kNobody;
  int ms = 0; // after the sign
};

struct Watch {
  static constexpr int kNoPress = 3000; // milliseconds; no later key is waited for
  bool race = false;                    // the sign has been given: the slowest pays
  bool sign = false;                    // while nobody races: something will be shown when the watch is over
  std::vector<Seat> seats;              // whose keys count
};

// What is to be watched now; nullopt where the position waits for something else.
std::optional<Watch> watchOf(const Position&);

std::string quietMove();
std::string falseAlarm(const std::vector<Seat>&);
std::string raceMove(const std::vector<Press>&);

// Of a computer player, uniform between two bounds. The ruling knows three levels, the box five: the others lie
// between.
int reactionTime(int level, Random&);

} // namespace mk
