// The difference of two scenes as movement: what stays, what flies, what appears and vanishes, which dice tumble.
#pragma once

#include "boards/scene.h"

namespace mk {

struct Flight {
  Sprite from, to;
  bool appears = false, vanishes = false; // fades where it is
  bool tumbles = false;                   // a die: turns over and over on its way
};

class Motion {
public:
  Motion() = default;
  // `thrown`: dice lying free have just been thrown, whatever they showed before.
  Motion(const Scene& before, const Scene& after, bool thrown);

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
  std::vector<Flight> flights_;
  std::vector<bool> moving_;
};

} // namespace mk
