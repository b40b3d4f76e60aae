// The difference of two scenes as movement: what stays, what flies, what appears and vanishes, which dice tumble.
#pragma once

#include "boards/scene.h"

namespace mk {

struct Flight {
  Sprite from, to;
  bool appears = false, vanishes = false; // fades where it is
  bool tumbles = false;                   // a die: turns over and over on its way
  bool dealt = false;                     // from the stock: not seen before it leaves
  bool shown = false;                     // lay face down: turned over where it lies and looked at before it leaves
  double start = 0, span = 1;             // of the whole movement: cards of one deal fly one after the other
  double arc = 0;                         // how far it swings downwards on its way
};

class Motion {
public:
  Motion() = default;
  // `thrown`: dice lying free have just been thrown, whatever they showed before.
  Motion(const Scene& before, const Scene& after, bool thrown);

  // How much longer than a single flight it takes.
  double length() const { return length_; }
  bool empty() const { return flights_.empty(); }
  const std::vector<Flight>& flights() const { return flights_; }
  bool isMoving(std::size_t sprite) const { return sprite < moving_.size() && moving_[sprite]; } // of the later scene
  // A flying thing at a moment 0..1, as it is drawn then.
  struct Frame {
    Sprite sprite;
    double opacity = 1;
  };
  static Frame at(const Flight&, double moment);
  QRectF path(const Flight&) const; // everything it sweeps over

private:
  void showFirst(const Scene& before, const Scene& after);
  void dealInTurn();
  void cutInFront();
  double length_ = 1;
  std::vector<Flight> flights_;
  std::vector<bool> moving_;
};

} // namespace mk
