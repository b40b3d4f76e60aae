// The generator behind every deal and throw, the same on every platform for ever:
//   xoshiro256** 1.0 (Blackman and Vigna, public domain), its four words filled by SplitMix64;
//   numbers below n by Lemire's multiply-and-reject on the upper 32 bits of an output;
//   shuffles by Fisher-Yates from the last element down.
// The i-th chance event of a match (i = 0, 1, ...) uses a generator of its own, Random(seed, i): undoing a throw and
// throwing again gives the same throw, and a deal number is just the seed. Changing anything here changes every
// numbered deal.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

namespace mk {

class Random {
public:
  explicit Random(std::uint64_t seed, std::uint64_t stream = 0) {
    std::uint64_t x = seed ^ (stream * 0xD1342543DE82EF95ull);
    for (std::uint64_t& w : s_) w = splitMix(x);
  }

  std::uint64_t next() {
    const std::uint64_t out = rotl(s_[1] * 5, 7) * 9;
    const std::uint64_t t = s_[1] << 17;
    s_[2] ^= s_[0];
    s_[3] ^= s_[1];
    s_[1] ^= s_[2];
    s_[0] ^= s_[3];
    s_[2] ^= t;
    s_[3] = rotl(s_[3], 45);
    return out;
  }

  // Uniform in 0..n-1; n must be positive.
  std::uint32_t below(std::uint32_t n) {
    std::uint64_t m = (next() >> 32) * n;
    auto low = static_cast<std::uint32_t>(m);
    if (low < n) {
      const std::uint32_t threshold = (0u - n) % n;
      while (low < threshold) {
        m = (next() >> 32) * n;
        low = static_cast<std::uint32_t>(m);
      }
    }
    return static_cast<std::uint32_t>(m >> 32);
  }
  int index(std::size_t n) { return static_cast<int>(below(static_cast<std::uint32_t>(n))); }
  std::uint8_t die(int faces = 6) { return static_cast<std::uint8_t>(1 + below(static_cast<std::uint32_t>(faces))); }

  template <class It> void shuffle(It first, It last) {
    for (auto n = last - first; n > 1; --n) std::swap(first[n - 1], first[below(static_cast<std::uint32_t>(n))]);
  }

private:
  static std::uint64_t splitMix(std::uint64_t& x) {
    std::uint64_t z = (x += 0x9E3779B97F4A7C15ull);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
  }
  static constexpr std::uint64_t rotl(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
  std::array<std::uint64_t, 4> s_{};
};

} // namespace mk
