// Words for what the catalogue knows of a game.
#include "games/box/told.h"

namespace mk {

Phrase nameOf(Kind kind) {
  switch (kind) {
  case Kind::Skill:
    return MK_TEXT("games", "skill");
  case Kind::SkillAndLuck:
    return MK_TEXT("games", "skill and luck");
  case Kind::MostlyLuck:
    return MK_TEXT("games", "mostly luck");
  case Kind::PureLuck:
    return MK_TEXT("games", "pure luck");
  case Kind::Solitaire:
    return MK_TEXT("games", "patience");
  case Kind::Performance:
    return MK_TEXT("games", "card trick");
  }
  return {};
}

std::string playersText(const GameInfo& info) {
  const std::string least = std::to_string(info.minSeats);
  return info.minSeats == info.maxSeats ? least : least + "–" + std::to_string(info.maxSeats);
}

} // namespace mk
