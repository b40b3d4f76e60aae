// Help for the answer Worth of the rules concept.
#pragma once

#include <cstdint>

namespace mk {

// Hundredths of a man by which a side stands better, as the expected result -1..1: a man ahead wins six matches of ten,
// four men eight.
inline constexpr double expectedFrom(int hundredths) {
  const double x = hundredths;
  return x / ((x < 0 ? -x : x) + 400);
}

// Mixes a number into another: for the answer Digest.
inline constexpr std::uint64_t mixed(std::uint64_t digest, std::uint64_t with) {
  std::uint64_t z = (digest ^ with) * 0x9E3779B97F4A7C15ull;
  z = (z ^ (z >> 32)) * 0xD6E8FEB86659FD93ull;
  return z ^ (z >> 29);
}

} // namespace mk
