// Random changes of valid bytes without libFuzzer: no instrumented build, no learning, but a hundred times as many
// inputs in the same time. It finds what lies near to what is valid, in positions above all.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace mk::fuzz {

// One of the inputs with up to five changes: bytes, bits, numbers, words, pieces of another input. At most `longest`
// bytes.
class Shaker {
public:
  Shaker(std::vector<std::string> inputs, std::uint64_t seed, std::size_t longest);
  std::string next();

private:
  std::size_t below(std::size_t n);
  const std::string& any() { return inputs_[below(inputs_.size())]; }
  std::string piece(const std::string& of, std::size_t longest);
  void change(std::string&);

  std::vector<std::string> inputs_;
  std::uint64_t state_;
  std::size_t longest_;
};

// Hands inputs to the target for so many seconds. One that ends the program is left in the file `broken`. The number of
// inputs.
std::uint64_t shake(std::vector<std::string> inputs, int seconds, std::uint64_t seed, const std::string& broken);

} // namespace mk::fuzz
