// How positions of patiences are written: parts with | between, as in the rulings, and then what the ruling's line
// leaves out, so that a position can be read back.
#pragma once

#include "games/kernel/cards.h"
#include "games/kernel/phrase.h"
#include "games/kit/words.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mk::patience {

// How the tableau of a game is written and laid out.
enum class Shape : std::uint8_t {
  Columns, // "1: [2] 8D 7C | 2: ..."
  Rows,    // "2C 3C / 9C TC": from these rows only the ends go
  Grid     // "2C -- 4C / ...": cells that may be empty
};

// The parts of a text between separators, without blanks around them.
std::vector<std::string_view> parts(std::string_view, char separator = '|');
bool readNumber(std::string_view, int lowest, int highest, int& out);
// The number that stands behind this word, or one that cannot be.
std::optional<int> numberAfter(std::string_view text, std::string_view word);
std::string joined(const std::vector<std::string>&, std::string_view between = " | ");

// Where two texts differ: the first part that was given otherwise than it would be written; empty when none does.
Phrase difference(std::string_view given, std::string_view written);

} // namespace mk::patience
