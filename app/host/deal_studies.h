// Families that can look at deals with all hands open, or let people practise their bidding, found when their plugins
// are loaded.
#pragma once

#include "games/bidding_practice.h"
#include "games/deal_study.h"

class QObject;

namespace mk {

void keepStudy(const Family&, QObject* plugin); // where the plugin offers one
const DealStudy* studyOf(const Family&);        // nullptr: it has none
const BiddingPractice* practiceOf(const Family&);

} // namespace mk
