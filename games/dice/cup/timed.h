// Answers within a time: the seconds that an answer took stand at its end, "expr 3*5*1 t12"; under a second they are
// left out. Rules: three- to five-dice games, section 3.
#pragma once

#include "games/dice/base/words.h"
#include "games/kernel/checked.h"

#include <string>
#include <string_view>

namespace mk::dice {

// Takes " t12" off the end of the text; 0 where there is none.
inline int takeSeconds(std::string_view& text) {
  while (text.ends_with(' ')) text.remove_suffix(1);
  const auto cut = text.rfind(' ');
  int seconds = 0;
  if (cut == std::string_view::npos || !numberAfter(text.substr(cut + 1), "t", 0, 86'400, seconds)) return 0;
  text = text.substr(0, cut);
  return seconds;
}

// An answer that comes when the time is over; `allowed` 0 = no time runs.
inline bool comesTooLate(int seconds, int allowed) { return allowed > 0 && seconds > allowed; }
inline Refusal tooLate(int allowed) {
  return refuse({MK_TEXT("games", "Time is up: an answer has to come within %1 seconds."), {Arg::number(allowed)}});
}

inline std::string withSeconds(std::string text, int seconds) {
  return seconds > 0 ? text + " t" + std::to_string(seconds) : text;
}

} // namespace mk::dice
