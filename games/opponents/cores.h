// Whether the computer has a core to spare for a second thread that thinks along.
#pragma once

namespace mk {

bool coreIsFree(); // now, apart from the one that asks

} // namespace mk
