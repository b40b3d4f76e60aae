// Families that can look at deals with all hands open, found when their plugins are loaded.
#pragma once

#include "games/deal_study.h"

class QObject;

namespace mk {

void keepStudy(const Family&, QObject* plugin); // where the plugin offers one
const DealStudy* studyOf(const Family&);        // nullptr: it has none

} // namespace mk
