// What a plugin may offer beside its catalogue: a person bids hands that fit a theme, the other three call by a bidding
// system, and each call is compared with what the system would have said.
#pragma once

#include "games/box/catalogue.h"
#include "games/kernel/bidding_turn.h"
#include "games/kernel/checked.h"
#include "games/kernel/view.h"

#include <QtPlugin>

#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace mk {

class BiddingPractice {
public:
  virtual ~BiddingPractice() = default;
  virtual bool practises(const GameInfo&) const = 0;
  virtual std::vector<Phrase> themes() const = 0;
  virtual std::vector<Phrase> systems() const = 0;
  // After these calls of the person. Refused where a call is not allowed, or no such deal was found.
  virtual Checked<BiddingTurn> turn(const GameInfo&, const BiddingTask&, std::span<const std::string> own) const = 0;
  // At the end: what could be made with all hands open. Any thread may ask; refused where there is no solver.
  virtual Checked<std::vector<Phrase>> made(const GameInfo&, const BiddingTask&, std::span<const std::string> own,
                                            std::stop_token) const = 0;
};

} // namespace mk

#define MK_BIDDING_PRACTICE_IID "ee.mangukast.BiddingPractice/3"
Q_DECLARE_INTERFACE(mk::BiddingPractice, MK_BIDDING_PRACTICE_IID)
