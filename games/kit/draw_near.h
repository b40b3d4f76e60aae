// A draw by counting or by repetition does not come as a surprise: the prompt tells of it while few moves remain, and
// in a position that has come up twice.
#pragma once

#include "games/kernel/phrase.h"

namespace mk {

inline constexpr int kWarned = 10; // so many moves by each before a draw it is told

// `left`: single moves until the draw, both sides together. `of` is "%1. Moves left without ... before a draw: %2".
inline Phrase warnedOfDraw(const Phrase& prompt, int left, const char* of) {
  if (left > 2 * kWarned) return prompt;
  return {of, {Arg::phrase(prompt), Arg::number((left + 1) / 2)}};
}

// In a position that has come up so many times, where the third time is a draw.
inline Phrase warnedOfRepetition(const Phrase& prompt, int times) {
  if (times != 2) return prompt;
  return {MK_TEXT("games", "%1. This position has come up twice; the third time is a draw"), {Arg::phrase(prompt)}};
}

// Where both may come: what may come first is told.
inline Phrase warnedOfDraw(const Phrase& prompt, int times, int left, const char* of) {
  constexpr int kThereAndBack = 4; // single moves after which a position is there again
  return times == 2 && left > kThereAndBack ? warnedOfRepetition(prompt, times) : warnedOfDraw(prompt, left, of);
}

} // namespace mk
