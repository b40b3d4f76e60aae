// An answer that only games of memory give, beside those of rules.h:
//   void forget(State&, int level) const
//       what a computer player of the level, 1..5, no longer remembers becomes as unknown to it as what it never saw.
//       Forgetting is its weakness there: it makes no slips, and a hint forgets nothing
#pragma once

#include <concepts>

namespace mk {

template <class R>
concept Forgets = requires(const R r, typename R::State& s) {
  { r.forget(s, 1) } -> std::same_as<void>;
};

} // namespace mk
