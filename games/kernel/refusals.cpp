// Refusals that every game gives in the same words.
#include "games/kernel/refusals.h"

namespace mk {

Refusal notLegal(std::string_view move, const std::vector<std::string>& legal) {
  const Arg said = Arg::literal(std::string(move.substr(0, 60)));
  if (legal.empty()) return refuse({MK_TEXT("games", "“%1” is not possible: there is no legal move."), {said}});
  std::string some;
  for (std::size_t i = 0; i < legal.size() && i < 12; ++i) some += (i == 0 ? "" : ", ") + legal[i];
  if (legal.size() > 12) some += ", ...";
  return refuse({MK_TEXT("games", "“%1” is not a legal move here. Legal are: %2"), {said, Arg::literal(some)}});
}

} // namespace mk
