// What a position of mill is worth by the patterns of its stones: of each ring, of each side and each corner through
// all three rings, and by what both sides have of stones, room and points that close a mill. The worth of every pattern
// was learnt by matches of the program against itself (training/train.cpp). Booklet games 6, 7 and 9.
#pragma once

#include "games/mill/points.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mk {

class MillPatterns {
public:
  enum class Subject : std::uint8_t { Mill, DiceMill, TwelveMill }; // what was learnt

  // A position; of each pair the side to move comes first.
  struct Sight {
    std::array<Points, 2> stones{};
    std::array<int, 2> hand{};
    bool flying = false; // one of them steps to any free point
  };
  static constexpr std::size_t kParts = 14;
  using Found = std::array<std::uint32_t, kParts>; // the numbers of its weights

  // The lines are what text() wrote; without any only stones are worth something.
  explicit MillPatterns(Subject, std::span<const std::string_view> lines = {});
  static const MillPatterns& of(Subject); // with what has been learnt

  Found find(const Sight&) const;
  // Hundredths of a stone by which the side to move stands better.
  float worth(const Found& found) const {
    float sum = 0;
    for (const std::uint32_t i : found) sum += weights_[i];
    return sum;
  }
  std::vector<float>& weights() { return weights_; } // for whoever teaches them
  std::string text() const;                          // lines of C++ string literals

private:
  static constexpr int kStages = 5; // three while stones are placed; stepping; flying
  int stage(const Sight&) const;

  const MillBoard& board_;
  int stones_;
  Points crossing_; // from these points lines lead to the next ring
  // Patterns are numbered in threes, 1 for the mover's stone and 2 for the other's; what turned or mirrored is the same
  // has one kind, and so are the outer ring and the inner one.
  std::array<std::uint16_t, 6561> ringKind_{};
  std::array<std::uint16_t, 19683> nineKind_{};
  std::uint32_t middleRing_ = 0, side_ = 0, corner_ = 0, count_ = 0, room_ = 0, closable_ = 0, stageSize_ = 0;
  std::vector<float> weights_;
};

} // namespace mk
