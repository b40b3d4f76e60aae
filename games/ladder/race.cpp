// What the races of one piece per player share.
#include "games/ladder/race.h"

#include <charconv>

namespace mk {

int forward(int from, int thrown, int goal, Last last) {
  const int to = from + thrown;
  if (to <= goal) return to;
  switch (last) {
  case Last::Stay:
    return from;
  case Last::Bounce:
    return 2 * goal - to;
  case Last::Pass:
    break;
  }
  return goal;
}

Result standing(std::vector<int> fields, Phrase why) {
  Result r = Result::byScore(std::move(fields), std::move(why));
  r.scores.clear(); // fields are no points
  return r;
}

int numberIn(std::string_view t, int most) {
  int n = 0;
  const auto [end, error] = std::from_chars(t.data(), t.data() + t.size(), n);
  return error == std::errc() && end == t.data() + t.size() && t[0] != '-' && n <= most ? n : -1;
}

Seat seatOf(std::string_view t, int seats) {
  return t.size() == 1 && t[0] >= 'A' && t[0] < 'A' + seats ? static_cast<Seat>(t[0] - 'A') : kNobody;
}

OptionSpec lastOption() {
  return {.key = "last",
          .name = MK_TEXT("games", "A throw that goes past the last field"),
          .meaning = MK_TEXT("games", "Decides what happens when more is thrown than is left to the end."),
          .values = {{"stay", MK_TEXT("games", "is not moved")},
                     {"bounce", MK_TEXT("games", "counts the rest backwards")},
                     {"pass", MK_TEXT("games", "is good enough to arrive")}}};
}

Last readLast(const Options& o) {
  if (o.is("last", "stay")) return Last::Stay;
  return o.is("last", "bounce") ? Last::Bounce : Last::Pass;
}

} // namespace mk
