// A house rule about a seat may be left to whoever is the only person among computers.
#pragma once

namespace mk {

// The value of such a rule. The program puts the number of that seat in its place, or "none".
inline constexpr const char* kAlone = "alone";

} // namespace mk
