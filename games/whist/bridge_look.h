// The bridge table: zones of the look and where they lie.
#pragma once

#include "games/kernel/layout.h"

#include <cstdint>

namespace mk::bridge {

// Hands are zones 0 to 3, by seat of the match; they stand in the look clockwise from north.
enum Zones : std::int16_t {
  kTrickZone = 20, // + the chair
  kWonZone = 24,   // + the side
  kOldZone = 26,   // a trick that is looked at again
  kBoxZone = 27,   // bids
  kCallsZone = 28, // the auction
  kPadZone = 29,
  kPackZone = 30
};
enum Buttons : std::int16_t {
  kPassButton = 1,
  kDoubleButton,
  kRedoubleButton,
  kAcceptButton,
  kRefuseButton,
  kStandButton,
  kBackButton,
  kPeekButton,
  kDoneButton,
  kPointsButton,
  kTricksButton,
  kSitButton = 20,   // + the chair
  kAccuseButton = 40 // + 16 times the chair + the trick
};

Layout arrangeBridge(const View&, Aspect);

} // namespace mk::bridge
