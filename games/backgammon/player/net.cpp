// The net's arithmetic: a bent line for the hidden units, odds for the outputs. Written so that compilers turn the
// loops over hidden units into vector instructions.
#include "games/backgammon/player/net.h"

#include "games/kit/weights_text.h"

#include <algorithm>
#include <cmath>

namespace mk {

namespace {

constexpr float kSharpest = 128; // scales are written in parts of this

std::size_t size(int n) { return static_cast<std::size_t>(n); }

// Near to the hyperbolic tangent, without its cost.
float bend(float x) {
  x = std::clamp(x, -3.0f, 3.0f);
  return x * (27 + x * x) / (27 + 9 * x * x);
}

} // namespace

Net::Net(int inputs, int hidden, std::span<const std::string_view> lines)
    : inputs_(inputs), hidden_(hidden), first_(size((inputs + 1) * hidden)), second_(size(kOutputs * (hidden + 1))) {
  if (lines.empty()) return;
  WeightReader reader(lines);
  for (auto* layer : {&first_, &second_}) {
    const float scale = static_cast<float>(reader.next()) / (kSharpest * kLargestWeight);
    for (float& w : *layer) w = scale * static_cast<float>(reader.next());
  }
}

std::string Net::text() const {
  WeightWriter out;
  for (const auto* layer : {&first_, &second_}) {
    float largest = 0;
    for (const float w : *layer) largest = std::max(largest, std::abs(w));
    const int scale = std::clamp(static_cast<int>(std::ceil(largest * kSharpest)), 1, kLargestWeight);
    out.put(scale);
    for (const float w : *layer)
      out.put(static_cast<int>(std::lround(w * kSharpest * kLargestWeight / static_cast<float>(scale))));
  }
  return out.lines();
}

Net::Out Net::run(const Inputs& in, Hidden& hidden) const {
  const int n = hidden_;
  std::copy_n(first_.begin(), n, hidden.begin());
  float* const sum = hidden.data();
  for (int i = 0; i < in.count; ++i) {
    const float* const w = first_.data() + size((in.at[size(i)] + 1) * n);
    const float v = in.value[size(i)];
    for (int h = 0; h < n; ++h) sum[h] += v * w[h];
  }
  for (int h = 0; h < n; ++h) sum[h] = bend(sum[h]);
  Out out;
  for (int k = 0; k < kOutputs; ++k) {
    const float* const w = second_.data() + size(k * (n + 1));
    std::array<float, 8> part{};
    for (int h = 0; h < n; h += 8)
      for (int j = 0; j < 8; ++j) part[size(j)] += w[h + j + 1] * sum[h + j];
    float total = w[0];
    for (const float p : part) total += p;
    out[size(k)] = 1 / (1 + std::exp(-total));
  }
  return out;
}

Net::Out Net::judge(const Inputs& in) const {
  Hidden hidden;
  return run(in, hidden);
}

void Net::learn(const Inputs& in, const Out& wanted, float rate) {
  Hidden hidden;
  const Out out = run(in, hidden);
  const int n = hidden_;
  std::array<float, kMostHidden> blame{};
  for (int k = 0; k < kOutputs; ++k) {
    const float error = rate * (wanted[size(k)] - out[size(k)]);
    float* const w = second_.data() + size(k * (n + 1));
    w[0] += error;
    for (int h = 0; h < n; ++h) {
      blame[size(h)] += error * w[h + 1];
      w[h + 1] += error * hidden[size(h)];
    }
  }
  for (int h = 0; h < n; ++h) blame[size(h)] *= 1 - hidden[size(h)] * hidden[size(h)];
  for (int i = -1; i < in.count; ++i) {
    const int row = i < 0 ? 0 : in.at[size(i)] + 1;
    const float v = i < 0 ? 1.0f : in.value[size(i)];
    float* const w = first_.data() + size(row * n);
    for (int h = 0; h < n; ++h) w[h] += v * blame[size(h)];
  }
}

} // namespace mk
