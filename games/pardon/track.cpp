// The Oh Pardon board.
#include "games/pardon/track.h"

#include <array>

namespace mk {

namespace {

struct Spot {
  double x, y;
};

// Red's quarter on an 11 x 11 grid, y down; each next one is the previous turned by a quarter.
constexpr std::array<Spot, 10> kFields{
    {{0, 4}, {1, 4}, {2, 4}, {3, 4}, {4, 4}, {4, 3}, {4, 2}, {4, 1}, {4, 0}, {5, 0}}};
constexpr std::array<Spot, 4> kLane{{{1, 5}, {2, 5}, {3, 5}, {4, 5}}};
constexpr std::array<Spot, kCampSize> kCamp{
    {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {2.15, 0}, {2.15, 1}, {0, 2.15}, {1, 2.15}}};

BoardPlace place(std::string name, Spot spot, int turns) {
  for (int i = 0; i < turns; ++i) spot = {10 - spot.y, spot.x};
  BoardPlace p;
  p.name = std::move(name);
  p.x = spot.x + 1;
  p.y = spot.y + 1;
  p.size = 0.8;
  return p;
}

BoardShape make() {
  BoardShape b;
  b.id = "pardon";
  b.width = b.height = 12;
  for (int field = 0; field < kRing; ++field)
    b.places.push_back(place(std::to_string(field + 1), kFields[static_cast<std::size_t>(field % 10)], field / 10));
  // Moves are told by the numbers of the fields; the gates are coloured and have their sign in the middle.
  for (std::size_t field = 0; field < b.places.size(); ++field) {
    const BoardPlace& p = b.places[field];
    const bool gate = field % 10 == 0;
    b.labels.push_back(
        {p.name, p.x, p.y + (gate ? 0.24 : 0), 0.24, gate ? BoardLabel::On::Colour : BoardLabel::On::Wood});
  }
  for (int colour = 0; colour < 4; ++colour)
    for (int i = 0; i < 4; ++i)
      b.places.push_back(
          place({kColourLetters[colour], static_cast<char>('a' + i)}, kLane[static_cast<std::size_t>(i)], colour));
  for (int colour = 0; colour < 4; ++colour)
    for (const Spot spot : kCamp) b.places.push_back(place({kColourLetters[colour], '0'}, spot, colour));
  for (int field = 0; field < kRing; ++field)
    b.links.emplace_back(static_cast<std::int16_t>(field), static_cast<std::int16_t>((field + 1) % kRing));
  for (int colour = 0; colour < 4; ++colour)
    for (int step = kRing; step < kHome; ++step)
      b.links.emplace_back(static_cast<std::int16_t>(placeOfStep(colour, step)),
                           static_cast<std::int16_t>(placeOfStep(colour, step + 1)));
  return b;
}

} // namespace

const BoardShape& pardonBoard() {
  static const BoardShape board = make();
  return board;
}

} // namespace mk
