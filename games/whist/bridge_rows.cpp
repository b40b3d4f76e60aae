// The four bridge games of the catalogue: one a scoring.
#include "games/whist/bridge_rows.h"

#include "games/box/erase.h"
#include "games/whist/bridge.h"
#include "games/whist/bridge_look.h"
#include "games/whist/bridge_pad.h"
#include "games/whist/pad_rows.h"
#include "games/whist/pbn.h"
#include "games/whist/thinking.h"

namespace mk {

namespace {

template <const bridge::Scoring& S> GameInfo row(const char* et, const char* en, Phrase goal) {
  using Rules = BridgeBy<S>;
  return withTablePad<BridgePadBy<S>>({.id = S.slug,
                                       .slug = S.slug,
                                       .et = et,
                                       .en = en,
                                       .minSeats = bridge::kChairs,
                                       .maxSeats = bridge::kChairs,
                                       .seats = bridge::kChairs,
                                       .kind = Kind::SkillAndLuck,
                                       .secrets = true,
                                       .undo = UndoRule::OwnDecision,
                                       .goal = std::move(goal),
                                       .options = Rules::options(),
                                       .make = makeGameOf<whist::Brisk<Rules>>,
                                       .arrange = bridge::arrangeBridge,
                                       .formats = pbnFormats()});
}

} // namespace

std::vector<GameInfo> bridgeGames() {
  return {
      row<bridge::kBridge1933>("Bridž 1933", "Bridge 1933",
                               MK_TEXT("games", "Win the rubber: bid with your partner what you can make, and make it. "
                                                "Contract bridge by the laws of 1933.")),
      row<bridge::kKontrakt>("Kontrakt-bridž", "Contract Bridge, Older Scoring",
                             MK_TEXT("games",
                                     "Win the rubber of games to 30: every trick beyond the contract and every "
                                     "slam taken brings its premium.")),
      row<bridge::kVanderbilt>("Vanderbilt-bridž", "Vanderbilt Bridge",
                               MK_TEXT("games", "Win the rubber of games to 100: a doubled contract brings a premium "
                                                "when it is made.")),
      row<bridge::kReform>("Reform-bridž", "Reform Bridge",
                           MK_TEXT("games", "Win the rubber of games to 40 with small premiums: what is written below "
                                            "the line counts twice.")),
  };
}

} // namespace mk
