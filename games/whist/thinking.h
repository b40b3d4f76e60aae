// How long a computer player of the family takes over a move, at most, whatever its level: three of them at a table
// follow each other.
#pragma once

#include "games/kernel/answers.h"

#include <chrono>

namespace mk::whist {

// The rules R with that limit; a second, with what drawing the table takes beside it.
template <class R> struct Brisk : R {
  using R::R;
  static constexpr Answers kAnswers = R::kAnswers | Answers{Answer::Limit};
  static constexpr std::chrono::milliseconds kThinking{900};
};

} // namespace mk::whist
