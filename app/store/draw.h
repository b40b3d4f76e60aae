// When a match of several seats counts as drawn, and when it is nobody's win for everybody together: in the records as
// in the history.
#pragma once

namespace mk {

// `firsts` seats share the first place.
constexpr bool isDraw(int seats, int firsts) { return seats > 1 && firsts == seats; }

// `persons` sit at its seats: what one of them wins another loses. For everybody together it is only played.
constexpr bool isAmongPersons(int seats, int persons) { return seats > 1 && persons == seats; }

} // namespace mk
