// What a hint may cost, in the window and in the terminal (docs/promises.md).
#pragma once

#include <chrono>

namespace mk {

inline constexpr std::chrono::milliseconds kHintTime{1000}; // thought about at most

} // namespace mk
