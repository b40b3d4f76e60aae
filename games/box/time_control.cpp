// Time controls as a line, and the games that are played with clocks.
#include "games/box/time_control.h"

#include "games/box/catalogue.h"

#include <algorithm>
#include <charconv>

namespace mk {

namespace {

bool readNumber(std::string_view w, int least, int most, int& out) {
  const auto [end, error] = std::from_chars(w.data(), w.data() + w.size(), out);
  return error == std::errc() && end == w.data() + w.size() && out >= least && out <= most;
}

} // namespace

std::string text(const TimeControl& t) {
  return std::to_string(t.seconds) + (t.increment > 0 ? "+" + std::to_string(t.increment) : std::string());
}

Checked<TimeControl> readTimeControl(std::string_view line) {
  TimeControl out;
  const auto plus = std::min(line.find('+'), line.size());
  const bool more =
      plus == line.size() || readNumber(line.substr(plus + 1), 0, TimeControl::kLongestIncrement, out.increment);
  if (more && readNumber(line.substr(0, plus), 1, TimeControl::kLongest, out.seconds)) return out;
  return refuse({MK_TEXT("games", "“%1” is not a time for clocks: write seconds for the match, and perhaps seconds "
                                  "added after each turn, such as 300+5."),
                 {Arg::literal(std::string(line.substr(0, 20)))}});
}

bool mayHaveClocks(const GameInfo& info) {
  if (info.minSeats > 2 || info.maxSeats < 2 || info.secrets) return false;
  if (info.kind != Kind::Skill && info.kind != Kind::SkillAndLuck) return false;
  const auto game = makeGame(info, 2);
  if (!game) return false;
  const auto start = (*game)->start();
  return start->secondsAllowed() == 0 && std::ranges::any_of(start->look(Viewer::everybody()).zones,
                                                             [](const Zone& z) { return z.kind == Zone::Kind::Board; });
}

bool mayWin(const GameInfo& info, const Position& position, Seat seat) {
  const auto* maker = info.make.target<MakerWithFlag>();
  return maker == nullptr || maker->mayWin(position, seat);
}

} // namespace mk
