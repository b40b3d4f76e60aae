// Reading from a store that may be mended on the way: private to app/store.
#pragma once

#include "app/store/database.h"
#include "app/store/store.h"

namespace mk {

// The work's answer; an empty one with a message where the store could not be read.
template <class Work> auto Store::attempt(Work work) -> decltype(work()) {
  try {
    for (int tries = 0;; ++tries) {
      try {
        return work();
      } catch (const SqlFailure& failure) {
        if (tries == 2) throw;
        recover(failure);
      }
    }
  } catch (const SqlFailure& failure) {
    messages_ << tr("The store could not be read: %1").arg(failure.text);
    return {};
  }
}

} // namespace mk
