// Sheets are valued from the full one back: every set of open boxes needs only sets with one box less.
#include "games/dice/sheets/sheet_values.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>

namespace mk::dice {

namespace {

// Three digits of base 64 a value: hundredths and finer, from kLowest up.
constexpr std::string_view kBase64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr double kLowest = -100, kParts = 512;
constexpr std::size_t kDigits = 3, kLine = 117;

} // namespace

void SheetValues::note(std::span<const Box> boxes) {
  points_.resize(boxes.size());
  for (std::size_t b = 0; b < boxes.size(); ++b)
    for (std::size_t h = 0; h < Hands::kAll; ++h) points_[b][h] = boxes[b].value(Hands::get().counts(h));
  for (auto& v : value_) v.assign(std::size_t{1} << boxes.size(), 0);
  for (const auto& points : points_) {
    const auto ends = BestTurn(points, {.keeping = how_.keeping, .remembers = false}).endings();
    double sum = 0, squares = 0;
    for (const auto& throws : ends)
      for (std::size_t h = 0; h < Hands::kAll; ++h) {
        sum += throws[h] * points[h];
        squares += throws[h] * points[h] * points[h];
      }
    spread_.push_back(squares - sum * sum);
  }
}

SheetValues::SheetValues(std::span<const Box> boxes, How how) : SheetValues(how) {
  note(boxes);
  for (const bool mayStrike : {false, true}) {
    if (mayStrike && how.strike == 0) break;
    for (std::size_t set = 1; set < value_[0].size(); ++set)
      value_[mayStrike][set] =
          BestTurn(worths(static_cast<BoxSet>(set), mayStrike), {.keeping = how.keeping, .remembers = how.anyResult})
              .mean();
  }
}

SheetValues::SheetValues(std::span<const Box> boxes, How how, std::span<const std::string_view> lines)
    : SheetValues(how) {
  note(boxes);
  std::string all;
  for (const std::string_view line : lines) all += line;
  const std::size_t half = all.size() / kDigits / 2;
  for (const bool mayStrike : {false, true})
    for (std::size_t set = 1; set < value_[0].size(); ++set) {
      std::size_t n = 0;
      for (std::size_t d = 0; d < kDigits; ++d)
        n = n * kBase64.size() + kBase64.find(all[(mayStrike * half + set) * kDigits + d]);
      value_[mayStrike][set] = static_cast<double>(n) / kParts + kLowest;
    }
}

std::string SheetValues::text() const {
  std::string all, out;
  for (const auto& values : value_)
    for (const double v : values) {
      auto n = static_cast<std::size_t>(std::lround((v - kLowest) * kParts));
      std::string digits(kDigits, ' ');
      for (std::size_t d = kDigits; d-- > 0; n /= kBase64.size()) digits[d] = kBase64[n % kBase64.size()];
      all += digits;
    }
  for (std::size_t i = 0; i < all.size(); i += kLine) out += '"' + all.substr(i, kLine) + "\",\n";
  return out;
}

const SheetValues& SheetValues::of(std::span<const Box> boxes, How how, std::span<const std::string_view> lines) {
  static std::mutex busy;
  static std::map<std::pair<std::pair<const Box*, std::size_t>, How>, SheetValues> known;
  const std::lock_guard<std::mutex> lock(busy);
  const std::pair key{std::pair{boxes.data(), boxes.size()}, how};
  const auto found = known.find(key);
  if (found != known.end()) return found->second;
  return known.emplace(key, lines.empty() ? SheetValues(boxes, how) : SheetValues(boxes, how, lines)).first->second;
}

// The box whose loss leaves most to be had; -1: none is open.
int SheetValues::bestStrike(BoxSet open) const {
  int best = -1;
  for (BoxSet left = open; left != 0; left = static_cast<BoxSet>(left & (left - 1u)))
    if (const int b = std::countr_zero(left); best < 0 || value_[0][open ^ (1u << b)] > value_[0][open ^ (1u << best)])
      best = b;
  return best;
}

SheetValues::Best SheetValues::best(std::size_t hand, BoxSet open, bool mayStrike) const {
  Best best;
  for (BoxSet left = open; left != 0; left = static_cast<BoxSet>(left & (left - 1u))) {
    const int b = std::countr_zero(left);
    if (const double w = points(hand, b) + value_[mayStrike][open ^ (1u << b)]; w > best.worth) best = {w, b};
  }
  if (!mayStrike || open == 0) return best;
  const int b = bestStrike(open);
  if (const double w = how_.strike + value_[0][open ^ (1u << b)]; w > best.worth) best = {w, b, true};
  return best;
}

BestTurn::Worth SheetValues::worths(BoxSet open, bool mayStrike) const {
  BestTurn::Worth out;
  for (std::size_t h = 0; h < Hands::kAll; ++h) out[h] = best(h, open, mayStrike).worth;
  return out;
}

double SheetValues::spread(BoxSet open) const {
  double sum = 0;
  for (; open != 0; open = static_cast<BoxSet>(open & (open - 1u)))
    sum += spread_[static_cast<std::size_t>(std::countr_zero(open))];
  return sum;
}

} // namespace mk::dice
