// A draw by counting does not come as a surprise: the prompt tells of it while few moves remain.
#pragma once

#include "games/kernel/phrase.h"

namespace mk {

inline constexpr int kWarned = 10; // so many moves by each before a draw it is told

// `left`: single moves until the draw, both sides together. `of` is "%1. Moves left without ... before a draw: %2".
inline Phrase warnedOfDraw(const Phrase& prompt, int left, const char* of) {
  if (left > 2 * kWarned) return prompt;
  return {of, {Arg::phrase(prompt), Arg::number((left + 1) / 2)}};
}

} // namespace mk
