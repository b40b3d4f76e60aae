// Reading what is to be watched, and writing what came of it. Rules: card games, game 188.
#include "app/play/race.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace mk {

namespace {

constexpr std::string_view kRaceWord = "race";

// The seats of "race 1=640 3=512".
std::vector<Seat> racers(std::string_view move) {
  std::vector<Seat> out;
  for (std::size_t gap = move.find(' '); gap != std::string_view::npos; gap = move.find(' ', gap + 1)) {
    int seat = 0;
    const auto [end, error] = std::from_chars(move.data() + gap + 1, move.data() + move.size(), seat);
    if (error == std::errc() && seat > 0) out.push_back(static_cast<Seat>(seat - 1));
  }
  return out;
}

} // namespace

std::string quietMove() { return "quiet"; }

std::string falseAlarm(const std::vector<Seat>& seats) {
  std::string out = "false";
  for (const Seat s : seats) out += ' ' + std::to_string(s + 1);
  return out;
}

std::string raceMove(const std::vector<Press>& presses) {
  std::string out(kRaceWord);
  for (const Press& p : presses) out += ' ' + std::to_string(p.seat + 1) + '=' + std::to_string(p.ms);
  return out;
}

std::optional<Watch> watchOf(const Position& now) {
  const Turn turn = now.turn();
  if (!turn.several()) return std::nullopt;
  const std::vector<std::string> moves = now.moves(turn.seat());
  if (moves.empty()) return std::nullopt;
  Watch out;
  out.race = moves.front().starts_with(kRaceWord);
  if (out.race) {
    out.seats = racers(moves.front());
    return out;
  }
  if (moves.front() != quietMove()) return std::nullopt;
  for (Seat s = 0; s < now.game().setup().seats; ++s) out.seats.push_back(s);
  const auto after = now.clone();
  if (after->play(turn.seat(), quietMove())) out.sign = !after->turn().isSeats() || after->turn().several();
  return out;
}

int reactionTime(int level, Random& random) {
  struct Bounds {
    int swiftest, slowest;
  };
  static constexpr std::array<Bounds, 5> kTimes{{{700, 1100}, {575, 950}, {450, 800}, {375, 675}, {300, 550}}};
  const Bounds b = kTimes[static_cast<std::size_t>(std::clamp(level, 1, 5) - 1)];
  return b.swiftest + random.index(static_cast<std::size_t>(b.slowest - b.swiftest + 1));
}

} // namespace mk
