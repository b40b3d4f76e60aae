// Under sanitizers everything takes ten to twenty times as long, and what they find they find in the first matches:
// there a test does less of the same. How often something happens is measured by the other build.
#pragma once

namespace mk {

#ifdef MK_SANITIZED
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif

// So many of something: under sanitizers a tenth, one at least.
constexpr int fewer(int usually) { return kSanitized ? (usually + 9) / 10 : usually; }

} // namespace mk
