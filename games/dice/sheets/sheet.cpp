// Score sheets: sums, and what a box can be worth.
#include "games/dice/sheets/sheet.h"

namespace mk::dice {

int boxWithCode(std::span<const Box> boxes, std::string_view code) {
  for (std::size_t i = 0; i < boxes.size(); ++i)
    if (boxes[i].code == code) return static_cast<int>(i);
  return -1;
}

bool sectionFull(const Sheet& s, std::span<const Box> boxes) {
  for (std::size_t i = 0; i < boxes.size(); ++i)
    if (boxes[i].number && !s.isFilled(static_cast<int>(i))) return false;
  return true;
}

int sectionSum(const Sheet& s, std::span<const Box> boxes) {
  int sum = 0;
  if (!s.sectionStruck)
    for (std::size_t i = 0; i < boxes.size(); ++i)
      if (boxes[i].number) sum += s.points[i];
  return sum;
}

int combinationSum(const Sheet& s, std::span<const Box> boxes) {
  int sum = 0;
  for (std::size_t i = 0; i < boxes.size(); ++i)
    if (!boxes[i].number) sum += s.points[i];
  return sum;
}

namespace {

bool someResult(int (*value)(const Counts&), int points, Counts& counts, int face, int left) {
  if (face == 6) {
    counts[6] = static_cast<std::uint8_t>(left);
    return value(counts) == points;
  }
  for (int n = 0; n <= left; ++n) {
    counts[static_cast<std::size_t>(face)] = static_cast<std::uint8_t>(n);
    if (someResult(value, points, counts, face + 1, left - n)) return true;
  }
  return false;
}

} // namespace

bool canBeWorth(int (*value)(const Counts&), int dice, int points) {
  Counts counts{};
  return someResult(value, points, counts, 1, dice);
}

} // namespace mk::dice
