// Catalogue rows of the patiences.
#include "games/solitaires/catalogue.h"

#include "games/box/erase.h"
#include "games/solitaires/day_off.h"

#include <array>

namespace mk {

const Family& solitairesFamily() {
  static const std::array<GameInfo, 1> games{{
      {"150", "day-off", "Korralda endale puhkepäev", "Give Yourself a Day Off", 1, patience::kMostSeats, 1,
       Kind::Solitaire, true, UndoRule::Free,
       MK_TEXT("games", "Build two packs up from the aces, suit by suit, and open every closed card on the way."),
       DayOff::options(), makeGameOf<DayOff>, patience::arrangeUnderLine},
  }};
  static const Family family{"solitaires", "Pasjansid", "Patiences", games};
  return family;
}

} // namespace mk
