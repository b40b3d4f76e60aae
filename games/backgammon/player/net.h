// A small net that judges positions: sparse inputs, one hidden layer, a few outputs between 0 and 1. Its weights are
// data, learnt by games against itself (training/train.cpp) and written as text: two characters of base 64 a weight.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mk {

inline constexpr int kMostInputs = 288, kMostHidden = 128;

// The inputs that are not zero.
struct Inputs {
  std::array<std::uint16_t, kMostInputs> at;
  std::array<float, kMostInputs> value;
  int count = 0;
  void add(int input, float v) {
    if (v == 0) return;
    at[static_cast<std::size_t>(count)] = static_cast<std::uint16_t>(input);
    value[static_cast<std::size_t>(count++)] = v;
  }
};

class Net {
public:
  static constexpr int kOutputs = 5;
  using Out = std::array<float, kOutputs>;

  // hidden: a multiple of eight. The lines are what text() wrote of the same size; without any all weights are zero.
  Net(int inputs, int hidden, std::span<const std::string_view> lines = {});

  Out judge(const Inputs&) const;
  // One step towards what the outputs should be.
  void learn(const Inputs&, const Out& wanted, float rate);

  // To begin with: small weights from these numbers between -1 and 1.
  template <class F> void fill(F&& number) {
    for (float& w : first_) w = 0.1f * number();
    for (float& w : second_) w = 0.1f * number();
  }
  // Lines of C++ string literals.
  std::string text() const;

private:
  using Hidden = std::array<float, kMostHidden>;
  Out run(const Inputs&, Hidden&) const;

  int inputs_, hidden_;
  std::vector<float> first_;  // of the bias, then of each input: one weight a hidden unit
  std::vector<float> second_; // of each output: the bias, then one weight a hidden unit
};

} // namespace mk
