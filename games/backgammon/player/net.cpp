// The net's arithmetic: a bent line for the hidden units, odds for the outputs. Written so that compilers turn the
// loops over hidden units into vector instructions.
#include "games/backgammon/player/net.h"

#include <algorithm>
#include <cmath>

namespace mk {

namespace {

constexpr std::string_view kBase64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr int kFinest = 2047;      // a weight is a whole number from -kFinest to kFinest, times its layer's scale
constexpr float kSharpest = 128;   // scales are written in parts of this
constexpr std::size_t kWide = 116; // characters a line

std::size_t size(int n) { return static_cast<std::size_t>(n); }

// Near to the hyperbolic tangent, without its cost.
float bend(float x) {
  x = std::clamp(x, -3.0f, 3.0f);
  return x * (27 + x * x) / (27 + 9 * x * x);
}

class Reader {
public:
  explicit Reader(std::span<const std::string_view> lines) : lines_(lines) {}
  int next() {
    while (line_ < lines_.size() && place_ >= lines_[line_].size()) ++line_, place_ = 0;
    if (line_ == lines_.size()) return 0;
    const auto digit = [&] { return static_cast<int>(kBase64.find(lines_[line_][place_++])); };
    const int high = digit();
    return high * 64 + digit() - kFinest - 1;
  }

private:
  std::span<const std::string_view> lines_;
  std::size_t line_ = 0, place_ = 0;
};

void put(std::string& out, int n) {
  n += kFinest + 1;
  out += kBase64[size(n / 64)];
  out += kBase64[size(n % 64)];
}

} // namespace

Net::Net(int inputs, int hidden, std::span<const std::string_view> lines)
    : inputs_(inputs), hidden_(hidden), first_(size((inputs + 1) * hidden)), second_(size(kOutputs * (hidden + 1))) {
  if (lines.empty()) return;
  Reader reader(lines);
  for (auto* layer : {&first_, &second_}) {
    const float scale = static_cast<float>(reader.next()) / (kSharpest * kFinest);
    for (float& w : *layer) w = scale * static_cast<float>(reader.next());
  }
}

std::string Net::text() const {
  std::string all;
  for (const auto* layer : {&first_, &second_}) {
    float largest = 0;
    for (const float w : *layer) largest = std::max(largest, std::abs(w));
    const int scale = std::clamp(static_cast<int>(std::ceil(largest * kSharpest)), 1, kFinest);
    put(all, scale);
    for (const float w : *layer) {
      const float whole = w * kSharpest * kFinest / static_cast<float>(scale);
      put(all, std::clamp(static_cast<int>(std::lround(whole)), -kFinest, kFinest));
    }
  }
  std::string out;
  for (std::size_t i = 0; i < all.size(); i += kWide) out += '"' + all.substr(i, kWide) + "\",\n";
  return out;
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
