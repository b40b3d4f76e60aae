// Positions and moves of every game. First line: game, number of seats, options "key=value"; second line: the position,
// empty for the game's own start; then lines of a log, where "*" plays something legal.
#include "tests/fuzz/target.h"

using namespace mk;

namespace {

bool step(Match& match, Random& random) {
  if (match.turn().isChance()) return static_cast<bool>(match.settle(roll(match.now().chance(), random)));
  const Seat seat = match.turn().seat();
  const auto moves = match.now().moves(seat);
  if (moves.empty()) return false;
  const std::string& move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
  (void)match.now().gestureOf(seat, move);
  return static_cast<bool>(match.play(seat, move));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto head = fuzz::headOf({reinterpret_cast<const char*>(data), size});
  int seats = head.words.empty() ? 0 : std::atoi(head.words[0].substr(0, 2).c_str());
  if (seats < head.game->minSeats || seats > head.game->maxSeats) seats = head.game->seats;
  std::map<std::string, std::string> options;
  for (std::size_t i = 1; i < head.words.size(); ++i)
    if (const std::size_t is = head.words[i].find('='); is != std::string::npos)
      options[head.words[i].substr(0, is)] = head.words[i].substr(is + 1);
  const auto lines = fuzz::cut(head.rest, '\n');
  auto match = Match::begin(*head.game, seats, options, 1, lines.front());
  if (!match) {
    fuzz::expect(!english(match.why()).empty(), "a refusal says why");
    return 0;
  }
  fuzz::isShown(*match);
  Random random(1, 3);
  for (std::size_t i = 1; i < lines.size() && i < 40 && !match->over(); ++i) {
    if (lines[i] == "*") {
      if (!step(*match, random)) break;
      continue;
    }
    const std::string before = match->now().text();
    const auto event = match->read(lines[i]);
    if (event && match->play(*event)) continue;
    fuzz::expect(match->now().text() == before, "what is refused changes nothing");
  }
  for (int i = 0; i < 3 && !match->over() && step(*match, random); ++i) {
  }
  fuzz::isShown(*match);
  return 0;
}
