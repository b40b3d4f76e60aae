// The search for complete captures of draughts: from a piece over every chain of jumps that the traits allow.
#pragma once

#include "games/chessboard/draughts.h"

namespace mk {

class CaptureSearch {
public:
  enum class Ways : std::uint8_t {
    First, // one move for the same start, end and captured pieces
    All    // every way of landing squares
  };

  CaptureSearch(const Draughts&, const Draughts::State&, Seat, std::vector<Draughts::Move>& out, Ways = Ways::First);

  Squares capturers() const; // pieces of the seat that can capture
  void run();                // appends all complete captures

private:
  struct Jump {
    Squares over = 0, landings = 0;
  };
  Jump jump(int from, bool king, Direction) const;
  Directions directions(bool king, int last) const;
  bool goesOn(int from, bool king, int last) const;
  Squares landings(const Jump&, bool king, Direction) const;
  void extend(int from, bool king, int last);
  void land(int square, bool king, Direction);
  void finish(int square, bool king);

  const Draughts& rules_;
  const DraughtsTraits& traits_;
  std::vector<Draughts::Move>& out_;
  std::size_t first_; // of this search in out_
  Ways ways_;
  Seat seat_;
  Squares mine_, kings_, enemies_, empty_;
  bool started_ = false; // the piece that captures began as a king
  Draughts::Move way_;   // from, captured and the squares landed on so far
};

} // namespace mk
