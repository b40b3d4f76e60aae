// A value, or the reason why there is none. The reason is a phrase: it is shown to people.
#pragma once

#include "games/kernel/phrase.h"

#include <utility>
#include <variant>

namespace mk {

struct Refusal {
  Phrase why;
};

template <class T> class [[nodiscard]] Checked {
public:
  Checked(T value) : v_(std::move(value)) {} // NOLINT: a value is a Checked
  Checked(Refusal r) : v_(std::move(r)) {}   // NOLINT: a refusal is a Checked
  explicit operator bool() const { return v_.index() == 0; }
  const T& operator*() const { return std::get<0>(v_); }
  T& operator*() { return std::get<0>(v_); }
  const T* operator->() const { return &std::get<0>(v_); }
  T* operator->() { return &std::get<0>(v_); }
  const Phrase& why() const { return std::get<1>(v_).why; }

private:
  std::variant<T, Refusal> v_;
};

struct Ok {};
using Permission = Checked<Ok>;

inline Refusal refuse(Phrase why) { return {std::move(why)}; }

} // namespace mk
