// Weights that computer players have learnt, as text that the program is built from: whole numbers, two characters of
// base 64 each, in lines of C++ string literals.
#pragma once

#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mk {

inline constexpr int kLargestWeight = 2047; // the smallest is -kLargestWeight

class WeightReader {
public:
  explicit WeightReader(std::span<const std::string_view> lines) : lines_(lines) {}
  int next(); // 0 after the last

private:
  std::span<const std::string_view> lines_;
  std::size_t line_ = 0, place_ = 0;
};

class WeightWriter {
public:
  void put(int weight); // what is too large is written as the largest
  std::string lines() const;

private:
  std::string all_;
};

// What stands between the quotes of such lines; lines of another kind are left out.
std::vector<std::string> weightLines(std::istream&);

} // namespace mk
