// Positions of card games as text: fields "key=value" or "key: cards", one a line or with "; " between. Rules: card
// games, A13.
#pragma once

#include "games/kit/cards/hands.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace mk::cards {

class Fields {
public:
  // Takes the text apart; a field without a key or one given twice is refused.
  static Checked<Fields> read(std::string_view);

  bool has(std::string_view key) const { return fields_.contains(key); }
  // "" when the field is not there. Every field asked for counts as known.
  std::string_view value(std::string_view key);
  // A number from lowest to highest; `preset` when the field is not there.
  Checked<int> number(std::string_view key, int lowest, int highest, int preset);
  // Numbers with commas between.
  Checked<std::vector<int>> numbers(std::string_view key, int lowest, int highest);
  Checked<Cards> cards(std::string_view key);
  // Refuses fields that nobody has asked for.
  Permission nothingElse() const;

private:
  struct Field {
    std::string_view value;
    bool known = false;
  };
  std::map<std::string_view, Field> fields_;
};

std::vector<std::string_view> wordsOf(std::string_view); // between blanks
std::string cardsText(const Cards&);                     // as they lie
std::string stockText(const Cards&);                     // top first

} // namespace mk::cards
