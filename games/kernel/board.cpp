// Boards as graphs.
#include "games/kernel/board.h"

namespace mk {

int BoardShape::find(std::string_view name) const {
  for (std::size_t i = 0; i < places.size(); ++i)
    if (places[i].name == name) return static_cast<int>(i);
  return -1;
}

BoardShape squares(std::string id, int files, int ranks, double rim) {
  BoardShape b;
  b.id = std::move(id);
  b.width = files + 2 * rim;
  b.height = ranks + 2 * rim;
  b.turnable = true;
  for (int r = 0; r < ranks; ++r)
    for (int f = 0; f < files; ++f) {
      BoardPlace p;
      p.name = static_cast<char>('a' + f) + std::to_string(r + 1);
      p.x = rim + f + 0.5;
      p.y = rim + (ranks - 1 - r) + 0.5;
      b.places.push_back(p);
    }
  return b;
}

} // namespace mk
