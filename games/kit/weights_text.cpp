// Base 64, without the padding.
#include "games/kit/weights_text.h"

#include <algorithm>
#include <istream>

namespace mk {

namespace {

constexpr std::string_view kBase64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::size_t kWide = 116; // characters a line

} // namespace

int WeightReader::next() {
  while (line_ < lines_.size() && place_ >= lines_[line_].size()) ++line_, place_ = 0;
  if (line_ == lines_.size()) return 0;
  const auto digit = [&] { return static_cast<int>(kBase64.find(lines_[line_][place_++])); };
  const int high = digit();
  return high * 64 + digit() - kLargestWeight - 1;
}

void WeightWriter::put(int weight) {
  const auto n = static_cast<std::size_t>(std::clamp(weight, -kLargestWeight, kLargestWeight) + kLargestWeight + 1);
  all_ += kBase64[n / 64];
  all_ += kBase64[n % 64];
}

std::string WeightWriter::lines() const {
  std::string out;
  for (std::size_t i = 0; i < all_.size(); i += kWide) out += '"' + all_.substr(i, kWide) + "\",\n";
  return out;
}

std::vector<std::string> weightLines(std::istream& in) {
  std::vector<std::string> out;
  for (std::string line; std::getline(in, line);)
    if (const auto end = line.rfind('"'); line.starts_with('"') && end > 1) out.push_back(line.substr(1, end - 1));
  return out;
}

} // namespace mk
