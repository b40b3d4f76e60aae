// Catalogue rows of the card tricks.
#include "games/tricks/catalogue.h"

#include "games/box/erase.h"
#include "games/tricks/twenty_one.h"

#include <array>

namespace mk {

const Family& tricksFamily() {
  static const std::array<GameInfo, 1> games{{
      {"159", "twenty-one-cards", "Arva 21 kaardist ära üks väljavalitu", "Guess One of 21 Cards", 1, 1, 1,
       Kind::Performance, true, UndoRule::Free,
       MK_TEXT("games", "Find the card the spectator thinks of, asking only three times which row it lies in."),
       TwentyOne::options(), makeGameOf<TwentyOne>, arrangeTwentyOne},
  }};
  static const Family family{"tricks", "Kaarditrikid", "Card tricks", games};
  return family;
}

} // namespace mk
