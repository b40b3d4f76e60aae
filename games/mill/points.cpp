// The mill boards.
#include "games/mill/points.h"

#include <algorithm>

namespace mk {

namespace {

using Line = std::array<std::string_view, 3>;

constexpr Line kPlain[] = {{"a7", "d7", "g7"}, {"b6", "d6", "f6"}, {"c5", "d5", "e5"}, {"a4", "b4", "c4"},
                           {"e4", "f4", "g4"}, {"c3", "d3", "e3"}, {"b2", "d2", "f2"}, {"a1", "d1", "g1"},
                           {"a7", "a4", "a1"}, {"b6", "b4", "b2"}, {"c5", "c4", "c3"}, {"d7", "d6", "d5"},
                           {"d3", "d2", "d1"}, {"e5", "e4", "e3"}, {"f6", "f4", "f2"}, {"g7", "g4", "g1"}};
constexpr Line kCorners[] = {{"a7", "b6", "c5"}, {"g7", "f6", "e5"}, {"g1", "f2", "e3"}, {"a1", "b2", "c3"}};
constexpr Line kSmall[] = {{"a3", "b3", "c3"}, {"a2", "b2", "c2"}, {"a1", "b1", "c1"}, {"a1", "a2", "a3"},
                           {"b1", "b2", "b3"}, {"c1", "c2", "c3"}, {"a1", "b2", "c3"}, {"a3", "b2", "c1"}};

// Points are numbered as they are first named, row by row from the top; a file and a rank are one board unit apart.
void addPoint(MillBoard& b, std::string_view name, int ranks) {
  if (b.shape.find(name) >= 0) return;
  BoardPlace p;
  p.name = name;
  p.x = 1 + (name[0] - 'a');
  p.y = 1 + (ranks - (name[1] - '0'));
  p.size = ranks == 3 ? 0.6 : 0.74;
  b.shape.places.push_back(p);
}

void addLine(MillBoard& b, const Line& line) {
  std::array<int, 3> at{};
  for (std::size_t i = 0; i < 3; ++i) at[i] = b.shape.find(line[i]);
  *std::ranges::find(b.mills, Points{0}) = onlyPoint(at[0]) | onlyPoint(at[1]) | onlyPoint(at[2]);
  for (std::size_t i = 0; i < 3; ++i) {
    Points rest = 0;
    for (std::size_t j = 0; j < 3; ++j)
      if (j != i) rest |= onlyPoint(at[j]);
    *std::ranges::find(b.others[static_cast<std::size_t>(at[i])], MillBoard::kNoLine) = rest;
  }
  for (std::size_t i = 0; i < 2; ++i) {
    b.neighbours[static_cast<std::size_t>(at[i])] |= onlyPoint(at[i + 1]);
    b.neighbours[static_cast<std::size_t>(at[i + 1])] |= onlyPoint(at[i]);
    b.shape.links.emplace_back(static_cast<std::int16_t>(at[i]), static_cast<std::int16_t>(at[i + 1]));
  }
}

MillBoard make(MillBoardKind kind) {
  MillBoard b;
  for (auto& lines : b.others) lines.fill(MillBoard::kNoLine);
  const bool small = kind == MillBoardKind::Small;
  const int ranks = small ? 3 : 7;
  b.shape.id = small ? "mill-small" : kind == MillBoardKind::Corner ? "mill-corner" : "mill";
  b.shape.width = b.shape.height = ranks + 1;
  b.shape.turnable = true;
  if (small) {
    for (const Line& l : kSmall)
      for (const auto name : l) addPoint(b, name, ranks);
    for (const Line& l : kSmall) addLine(b, l);
  } else {
    for (const Line& l : kPlain)
      for (const auto name : l) addPoint(b, name, ranks);
    for (const Line& l : kPlain) addLine(b, l);
    if (kind == MillBoardKind::Corner)
      for (const Line& l : kCorners) addLine(b, l);
  }
  b.points = static_cast<int>(b.shape.places.size());
  b.all = (Points{1} << b.points) - 1;
  return b;
}

} // namespace

const MillBoard& millBoard(MillBoardKind kind) {
  static const MillBoard plain = make(MillBoardKind::Plain), corner = make(MillBoardKind::Corner),
                         small = make(MillBoardKind::Small);
  return kind == MillBoardKind::Plain ? plain : kind == MillBoardKind::Corner ? corner : small;
}

} // namespace mk
