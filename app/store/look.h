// A store, or a copy of one, that others may have open, to be read: private to app/store.
#pragma once

#include "app/store/database.h"

namespace mk {

// Nothing is left beside the file: SQLite reads with a log and its index, and only a connection that could write takes
// them away again when it is the last to close.
void openToLook(Database&, const QString& file, int patienceMs);

} // namespace mk
