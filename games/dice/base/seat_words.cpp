// Positions with a state for each seat, word by word.
#include "games/dice/base/seat_words.h"

#include "games/kernel/refusals.h"

namespace mk::dice {

Checked<SeatWords> readSeatWords(std::string_view t, std::string_view number, int seats, const char* noStates,
                                 bool more) {
  SeatWords out;
  if (nextWord(t) != number)
    return wrong(MK_TEXT("games", "A position of this game begins with its number: %1"), number);
  out.round = nextWord(t);
  out.seat = nextWord(t);
  std::string_view word = nextWord(t);
  if (word.starts_with('b')) {
    int n = 0;
    if (!numberAfter(word, "b", 1, seats, n)) return wrong(MK_TEXT("games", "No seat begins with “%1”."), word);
    out.begins = word;
    out.starter = static_cast<Seat>(n - 1);
    word = nextWord(t);
  }
  if (word.size() < 2 || !word.starts_with('[') || !word.ends_with(']'))
    return wrong(MK_TEXT("games", "The totals are missing, as in [12,9]: “%1”"), word);
  out.totals = word.substr(1, word.size() - 2);
  const auto open = t.find('{');
  const bool plain = more || t.find_first_not_of(' ') == open;
  if (open == std::string_view::npos || !t.ends_with('}') || !plain) return wrong(noStates, t);
  out.more = t.substr(0, open);
  out.states = t.substr(open + 1, t.size() - open - 2);
  return out;
}

Checked<Seat> readSeat(std::string_view word, int seats) {
  int n = 0;
  if (word == "s-") return kNobody;
  if (!numberAfter(word, "s", 1, seats, n)) return wrong(MK_TEXT("games", "“%1” is not a seat at this table."), word);
  return static_cast<Seat>(n - 1);
}

Checked<std::vector<int>> readTotals(std::string_view totals, int seats, int lowest, int highest) {
  const auto parts = split(totals, ',');
  if (parts.size() != static_cast<std::size_t>(seats))
    return wrong(MK_TEXT("games", "There must be one total for every seat: “%1”"), totals);
  std::vector<int> out(parts.size());
  for (std::size_t k = 0; k < parts.size(); ++k)
    if (!numberAfter(parts[k], "", lowest, highest, out[k]))
      return wrong(MK_TEXT("games", "“%1” has no points."), parts[k]);
  return out;
}

Checked<std::vector<std::string_view>> readStates(std::string_view states, int seats, Seat alone) {
  const auto n = static_cast<std::size_t>(seats);
  auto parts = states.empty() ? std::vector<std::string_view>(n) : split(states, ';');
  if (parts.size() == 1 && alone != kNobody) {
    parts.resize(n);
    std::swap(parts[0], parts[static_cast<std::size_t>(alone)]);
  }
  if (parts.size() != n) return wrong(MK_TEXT("games", "There must be one state for every seat: “%1”"), states);
  return parts;
}

Permission throwsNext(const Contest& c, Seat seat, int seats) {
  if (c.in != 0 && c.next(0, seats) == seat) return Ok{};
  return refuse(MK_TEXT("games", "It is another seat's turn to throw for the start."));
}

} // namespace mk::dice
