// Catalogue rows of the patiences.
#include "games/solitaires/catalogue.h"

#include "games/box/erase.h"
#include "games/solitaires/day_off.h"
#include "games/solitaires/dream_pairs.h"
#include "games/solitaires/fate_square.h"
#include "games/solitaires/keep_order.h"
#include "games/solitaires/lucky_mushroom.h"
#include "games/solitaires/needed_card.h"
#include "games/solitaires/without_five.h"

#include <array>

namespace mk {

namespace {

template <Rules R>
GameInfo patienceRow(const char* id, const char* slug, const char* et, const char* en, Phrase goal,
                     Layout (*arrange)(const View&, Aspect), bool secrets = true) {
  return {id,
          slug,
          et,
          en,
          1,
          patience::kMostSeats,
          1,
          Kind::Solitaire,
          secrets,
          UndoRule::Free,
          std::move(goal),
          R::options(),
          makeGameOf<R>,
          arrange};
}

} // namespace

const Family& solitairesFamily() {
  using namespace patience;
  static const std::array<GameInfo, 7> games{{
      patienceRow<DayOff>(
          "150", "day-off", "Korralda endale puhkepäev", "Give Yourself a Day Off",
          MK_TEXT("games",
                  "Build two packs up from the aces, suit by suit, and turn up every face-down card on the way."),
          arrangeUnderLine),
      patienceRow<NeededCard>(
          "151", "needed-card", "Vajalik kaart", "The Needed Card",
          MK_TEXT("games", "Gather the whole pack on one card, always the next rank, from the ends of five rows."),
          arrangeGrid),
      patienceRow<FateSquare>(
          "152", "fate-square", "Pane saatus proovile", "Put Fate to the Test",
          MK_TEXT("games",
                  "Four face-up piles have to go into a square whose corners grow upwards; everything is in sight."),
          arrangeBesideSquare),
      patienceRow<WithoutFive>(
          "153", "without-five", "Ilma viieta", "Without the Five",
          MK_TEXT("games", "Take pairs that touch at a corner and share suit or rank; twelve of sixteen are enough."),
          arrangeGrid),
      patienceRow<KeepOrder>(
          "154", "keep-order", "Säilita kord", "Keep Order",
          MK_TEXT("games", "Build the suits up from the aces, one card at a time, and keep the waste in hand."),
          arrangeUnderLine),
      patienceRow<DreamPairs>("155", "dream-pairs", "Unistus täitub", "A Dream Comes True",
                              MK_TEXT("games", "Make a wish and clear eight piles of four, pair by pair of one rank."),
                              arrangeUnderLine),
      patienceRow<MushroomPatience>(
          "156", "lucky-mushroom", "Õnneseen", "Lucky Mushroom",
          MK_TEXT("games", "Slide thirteen cards around one gap until they stand from ace to king."), arrangeGrid),
  }};
  static const Family family{"solitaires", "Pasjansid", "Patiences", games};
  return family;
}

} // namespace mk
