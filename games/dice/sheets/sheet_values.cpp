// Sheets are valued from the full one back: every set of open boxes needs only sets with one box less.
#include "games/dice/sheets/sheet_values.h"

#include <map>
#include <mutex>

namespace mk::dice {

SheetValues::SheetValues(std::span<const Box> boxes, bool keeping)
    : points_(boxes.size()), value_(std::size_t{1} << boxes.size()) {
  for (std::size_t b = 0; b < boxes.size(); ++b)
    for (std::size_t h = 0; h < Hands::kAll; ++h) points_[b][h] = boxes[b].value(Hands::get().counts(h));
  for (std::size_t set = 1; set < value_.size(); ++set)
    value_[set] = BestTurn(worths(static_cast<BoxSet>(set)), {.keeping = keeping, .remembers = false}).mean();
}

const SheetValues& SheetValues::of(std::span<const Box> boxes, bool keeping) {
  static std::mutex busy;
  static std::map<std::pair<std::pair<const Box*, std::size_t>, bool>, SheetValues> known;
  const std::lock_guard<std::mutex> lock(busy);
  return known.try_emplace({{boxes.data(), boxes.size()}, keeping}, boxes, keeping).first->second;
}

double SheetValues::worth(std::size_t hand, BoxSet open, int* box) const {
  double best = BestTurn::kNothing;
  for (BoxSet left = open; left != 0; left = static_cast<BoxSet>(left & (left - 1u))) {
    const int b = std::countr_zero(left);
    const double w = points(hand, b) + value_[open ^ (1u << b)];
    if (w <= best) continue;
    best = w;
    if (box != nullptr) *box = b;
  }
  return best;
}

int SheetValues::leastMissed(BoxSet open, double moreThan) const {
  int best = -1;
  for (BoxSet left = open; left != 0; left = static_cast<BoxSet>(left & (left - 1u))) {
    const int b = std::countr_zero(left);
    if (const double w = value_[open ^ (1u << b)]; w > moreThan) moreThan = w, best = b;
  }
  return best;
}

BestTurn::Worth SheetValues::worths(BoxSet open) const {
  BestTurn::Worth out;
  for (std::size_t h = 0; h < Hands::kAll; ++h) out[h] = worth(h, open);
  return out;
}

} // namespace mk::dice
