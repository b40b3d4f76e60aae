// When a match of several seats counts as drawn, in the records as in the history.
#pragma once

namespace mk {

// `firsts` seats share the first place.
constexpr bool isDraw(int seats, int firsts) { return seats > 1 && firsts == seats; }

} // namespace mk
