// What tests of rules begin with: a setup with its house rules, a state from its text. What is wrong there is a mistake
// of the test, which ends.
#pragma once

#include "games/box/catalogue.h"
#include "games/kernel/rules.h"

#include <QtGlobal>

#include <map>
#include <string>

namespace mk {

inline Setup setupOf(const GameInfo& info, int seats, const std::map<std::string, std::string>& houseRules = {}) {
  Setup setup{seats, Options(info.options)};
  for (const auto& [key, value] : houseRules)
    if (!setup.options.set(key, value)) qFatal("no such house rule");
  return setup;
}

template <class R> typename R::State at(const R& rules, const std::string& position) {
  const auto s = rules.read(position);
  if (!s) qFatal("%s: %s", position.c_str(), english(s.why()).c_str());
  return *s;
}

} // namespace mk
