// What a plugin may offer beside its catalogue: deals of cards looked at with all hands open. The program gives it the
// double-dummy solver that it has.
#pragma once

#include "games/box/match.h"
#include "games/kernel/deal_review.h"

#include <QtPlugin>

#include <stop_token>
#include <string>

namespace mk {

class DealStudy {
public:
  virtual ~DealStudy() = default;
  virtual void use(const DoubleDummy*) = 0; // nullptr: there is none
  virtual bool studies(const GameInfo&) const = 0;
  // The position after the last deal of the match that has come to its end, as text; "" where there is none.
  virtual std::string lastDeal(const Match&) const = 0;
  // The position before the first call of that deal.
  virtual Checked<std::string> dealtAnew(const GameInfo&, const Setup&, const std::string& position) const = 0;
  // Of such a position; any thread may ask. Without a solver there is no table of tricks.
  virtual Checked<DealReview> review(const GameInfo&, const Setup&, const std::string& position,
                                     std::stop_token) const = 0;
};

} // namespace mk

#define MK_DEAL_STUDY_IID "ee.mangukast.DealStudy"
Q_DECLARE_INTERFACE(mk::DealStudy, MK_DEAL_STUDY_IID)
