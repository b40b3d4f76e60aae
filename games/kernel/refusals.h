// Refusals that every game gives in the same words.
#pragma once

#include "games/kernel/checked.h"

#include <string>
#include <string_view>
#include <vector>

namespace mk {

// For a text that names no legal move: says what is possible instead.
Refusal notLegal(std::string_view move, const std::vector<std::string>& legal);

} // namespace mk
