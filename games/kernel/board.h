// Boards as graphs: named places with coordinates, and the lines between them. Rules walk the links, the table draws
// places at their coordinates over the board's picture, the keyboard walks to the nearest place in a direction.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mk {

struct BoardPlace {
  std::string name;              // "c3", "a1", "57", "bar": notation and spoken name
  double x = 0, y = 0;           // centre, in board units, y down
  double size = 1;               // diameter (or edge) of what lies there, in board units
  double stackX = 0, stackY = 0; // where the next thing on the same place goes, relative to the one below (backgammon
                                 // points); 0,0 = around the centre
};

// A number or letter that stays upright when the board is turned: beside the places, over all that lies there, or on
// the board itself, on its bare wood or on a coloured field, and then under what lies there.
struct BoardLabel {
  enum class On : std::uint8_t { Rim, Wood, Colour };
  std::string text;
  double x = 0, y = 0; // centre, in board units
  double height = 0.3;
  On on = On::Rim;
};

struct BoardShape {
  std::string id;               // "squares-8x8", "ladder": names the picture assets/art/<family>/<id>.svg
  double width = 0, height = 0; // of the picture, in board units
  std::vector<BoardPlace> places;
  std::vector<BoardLabel> labels;                           // what is written beside the picture's own writing
  std::vector<std::pair<std::int16_t, std::int16_t>> links; // undirected lines between places, if the game has any
  bool turnable = false; // may be looked at from the other side (second seat at the bottom)

  int find(std::string_view name) const; // index of the place, -1 if there is none
};

// Squares a1.. of a files x ranks board, place index = rank * files + file, rank 1 at the bottom; one board unit a
// square and a rim of `rim` units around for the names.
BoardShape squares(std::string id, int files, int ranks, double rim = 0.5);

} // namespace mk
