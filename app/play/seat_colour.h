// The colour of a seat's men, found in what lies on the table: for the mark beside the prompt.
#pragma once

#include "games/kernel/gesture.h"

#include <map>
#include <optional>
#include <vector>

namespace mk {

struct GameInfo;

// From the men in a zone of the seat's own, else from those that its moves begin with; nothing where the seat has none,
// or men of several colours.
std::optional<Colour> seatColour(const View&, Seat, const std::vector<Gesture>& moves);

// With what men the seats begin the usual game; nothing where a seat has none or the throw has still to decide it.
std::vector<std::optional<Colour>> coloursAtStart(const GameInfo&, int seats);

// What has been seen of them during a match: not every position shows whose men are whose.
class SeatColours {
public:
  // The colour of the seat in this position, or the one it had last.
  std::optional<Colour> see(const View&, Seat, const std::vector<Gesture>& moves);
  void clear() { known_.clear(); }

private:
  std::map<Seat, Colour> known_;
};

} // namespace mk
