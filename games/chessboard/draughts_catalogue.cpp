// The games with men on the draughts board: their rows and house rules.
#include "games/chessboard/draughts_catalogue.h"

#include "games/chessboard/blockade.h"
#include "games/chessboard/corners.h"
#include "games/chessboard/draughts.h"
#include "games/chessboard/hares.h"
#include "games/chessboard/surround.h"
#include "games/chessboard/wolf.h"
#include "games/kernel/erase.h"

namespace mk {

namespace {

OptionSpec compulsoryCapture() {
  return {.key = "compulsory-capture",
          .name = MK_TEXT("games", "Capturing is compulsory"),
          .meaning = MK_TEXT("games", "no: who can capture may also make another move; a capture once begun is still "
                                      "completed"),
          .values = {{"yes", MK_TEXT("games", "yes")}, {"no", MK_TEXT("games", "no")}}};
}

OptionSpec choice(bool most) {
  return {.key = "choice",
          .name = MK_TEXT("games", "Choice among captures"),
          .meaning = MK_TEXT("games", "most: only a capture that takes the greatest number of pieces may be chosen"),
          .values = {{"most", MK_TEXT("games", "the most pieces")}, {"free", MK_TEXT("games", "a free choice")}},
          .preset = most ? 0 : 1};
}

OptionSpec midCapturePromotion(bool man) {
  return {.key = "mid-capture-promotion",
          .name = MK_TEXT("games", "A man that reaches the last rank while capturing"),
          .meaning = MK_TEXT("games", "man: it goes on capturing as a man and becomes a king only if it ends there"),
          .values = {{"king", MK_TEXT("games", "goes on as a king")}, {"man", MK_TEXT("games", "goes on as a man")}},
          .preset = man ? 1 : 0};
}

OptionSpec menMoveBack() {
  return {.key = "men-move-back",
          .name = MK_TEXT("games", "Men also move back"),
          .meaning =
              MK_TEXT("games", "no: men step and capture forward and sideways only, as in real Turkish draughts"),
          .values = {{"yes", MK_TEXT("games", "yes")}, {"no", MK_TEXT("games", "no")}}};
}

OptionSpec italianPriorities() {
  return {.key = "italian-priorities",
          .name = MK_TEXT("games", "Among equally long captures"),
          .meaning = MK_TEXT("games", "number only: any capture that takes the most pieces may be chosen"),
          .values = {{"full", MK_TEXT("games", "the Italian order")},
                     {"number-only", MK_TEXT("games", "only the number counts")}}};
}

OptionSpec firstMove() {
  return {.key = "first-move",
          .name = MK_TEXT("games", "Who begins"),
          .meaning = MK_TEXT("games", "the side that makes the first move"),
          .values = {{"wolf", MK_TEXT("games", "the wolf")}, {"hounds", MK_TEXT("games", "the sheep")}}};
}

OptionSpec wolfStartsOn() {
  return {.key = "wolf-starts-on",
          .name = MK_TEXT("games", "The wolf starts on"),
          .meaning = MK_TEXT("games", "one of the dark squares of the last rank"),
          .values = {{"b8", "b8"}, {"d8", "d8"}, {"f8", "f8"}, {"h8", "h8"}},
          .preset = 1};
}

OptionSpec backward() {
  return {.key = "backward",
          .name = MK_TEXT("games", "Men also move back"),
          .meaning = MK_TEXT("games", "yes: men step and jump towards their own corner too"),
          .values = {{"no", MK_TEXT("games", "no")}, {"yes", MK_TEXT("games", "yes")}}};
}

OptionSpec pieces() {
  return {.key = "pieces",
          .name = MK_TEXT("games", "Men of each player"),
          .meaning = MK_TEXT("games", "4: only on the first rank"),
          .values = {{"8", "8"}, {"4", "4"}}};
}

OptionSpec kings() {
  return {.key = "kings",
          .name = MK_TEXT("games", "A man on the last rank becomes a king"),
          .meaning = MK_TEXT("games", "no: it stays a man"),
          .values = {{"yes", MK_TEXT("games", "yes")}, {"no", MK_TEXT("games", "no")}}};
}

} // namespace

const std::vector<GameInfo>& draughtsGames() {
  using Specs = std::vector<OptionSpec>;
  static const Specs free{compulsoryCapture(), choice(false), midCapturePromotion(false)};
  static const Specs most{compulsoryCapture(), choice(true), midCapturePromotion(true)};
  static const Specs turkish{compulsoryCapture(), choice(true), menMoveBack()};
  static const Specs italian{compulsoryCapture(), italianPriorities()};
  static const Specs american{compulsoryCapture(), choice(true)};
  static const Specs wolf{firstMove(), wolfStartsOn()}, corners{backward()}, blockade{pieces()}, surround{kings()};
  static const std::vector<GameInfo> games{
      {.id = "12",
       .slug = "draughts",
       .et = "Kabe",
       .en = "Draughts",
       .minSeats = 2,
       .maxSeats = 2,
       .seats = 2,
       .kind = Kind::Skill,
       .secrets = false,
       .undo = UndoRule::Free,
       .goal = MK_TEXT("games", "Capture all the opponent's pieces, or leave them without a move."),
       .options = free,
       .make = makeGameOf<DraughtsOf<kDraughts>>,
       .arrange = arrangeMen},
      {.id = "13",
       .slug = "wolf-and-sheep",
       .et = "Hunt ja lambad",
       .en = "Wolf and Sheep",
       .minSeats = 2,
       .maxSeats = 2,
       .seats = 2,
       .kind = Kind::Skill,
       .secrets = false,
       .undo = UndoRule::Free,
       .goal = MK_TEXT("games", "The sheep shut the wolf in; the wolf slips past them."),
       .options = wolf,
       .make = makeGameOf<Wolf>,
       .arrange = arrangeMen},
      {.id = "14",
       .slug = "turkish-draughts",
       .et = "Türgi kabe",
       .en = "Turkish Draughts",
       .minSeats = 2,
       .maxSeats = 2,
       .seats = 2,
       .kind = Kind::Skill,
       .secrets = false,
       .undo = UndoRule::Free,
       .goal = MK_TEXT("games", "Capture all the opponent's pieces, or leave them without a move."),
       .options = turkish,
       .make = makeGameOf<DraughtsOf<kTurkish>>,
       .arrange = arrangeMen},
      {.id = "15",
       .slug = "square",
       .et = "Ruut",
       .en = "The Square",
       .minSeats = 2,
       .maxSeats = 2,
       .seats = 2,
       .kind = Kind::Skill,
       .secrets = false,
       .undo = UndoRule::Free,
       .goal = MK_TEXT("games", "Be the first to bring all your men to the opponent's corner."),
       .options = {},
       .make = makeGameOf<CornersOf<kSquareRace>>,
       .arrange = arrangeMen},
      {.id = "16",
       .slug = "polish-draughts",
       .et = "Poola kabe",
       .en = "Polish Draughts",
       .minSeats = 2,
       .maxSeats = 2,
       .seats = 2,
       .kind = Kind::Skill,
       .secrets = false,
       .undo = UndoRule::Free,
       .goal = MK_TEXT("games", "Capture all the opponent's pieces, or leave them without a move."),
       .options = most,
       .make = makeGameOf<DraughtsOf<kPolish>>,
       .arrange = arrangeMen},
      {.id = "17",
       .slug = "corners",
       .et = "Nurgad",
       .en = "Corners",
       .minSeats = 2,
       .maxSeats = 2,
       .seats = 2,
       .kind = Kind::Skill,
       .secrets = false,
       .undo = UndoRule::Free,
       .goal = MK_TEXT("games", "Be the first to bring all your men to the opponent's corner."),
       .options = corners,
       .make = makeGameOf<CornersOf<kCorners>>,
       .arrange = arrangeMen},
      {.id = "18",
       .slug = "corners-2",
       .et = "Nurgad (2)",
       .en = "Corners (2)",
       .minSeats = 2,
       .maxSeats = 2,
       .seats = 2,
       .kind = Kind::Skill,
       .secrets = false,
       .undo = UndoRule::Free,
       .goal = MK_TEXT("games", "Be the first to bring all your men to the opponent's corner."),
       .options = {},
       .make = makeGameOf<CornersOf<kCorners2>>,
       .arrange = arrangeMen},
      {.id = "19",
       .slug = "blockade",
       .et = "Blokaad",
       .en = "Blockade",
       .minSeats = 2,
       .maxSeats = 2,
       .seats = 2,
       .kind = Kind::Skill,
       .secrets = false,
       .undo = UndoRule::Free,
       .goal =
           MK_TEXT("games", "Surround the enemy men: two of yours beside one that has no friend next to it take it."),
       .options = blockade,
       .make = makeGameOf<BlockadeOf<kBlockade>>,
       .arrange = arrangeMen},
      {.id = "20",
       .slug = "block-the-way",
       .et = "Tõkesta tee",
       .en = "Block the Way",
       .minSeats = 2,
       .maxSeats = 2,
       .seats = 2,
       .kind = Kind::Skill,
       .secrets = false,
       .undo = UndoRule::Free,
       .goal =
           MK_TEXT("games", "Surround the enemy men: two of yours beside one that has no friend next to it take it."),
       .options = blockade,
       .make = makeGameOf<BlockadeOf<kBlockTheWay>>,
       .arrange = arrangeMen},
      {.id = "21",
       .slug = "giveaway-draughts",
       .et = "Äraandmisega kabe",
       .en = "Giveaway Draughts",
       .minSeats = 2,
       .maxSeats = 2,
       .seats = 2,
       .kind = Kind::Skill,
       .secrets = false,
       .undo = UndoRule::Free,
       .goal = MK_TEXT("games", "Be the first to get rid of all your pieces, or to have no move left."),
       .options = most,
       .make = makeGameOf<DraughtsOf<kGiveaway>>,
       .arrange = arrangeMen},
      {.id = "22",
       .slug = "italian-draughts",
       .et = "Itaalia kabe",
       .en = "Italian Draughts",
       .minSeats = 2,
       .maxSeats = 2,
       .seats = 2,
       .kind = Kind::Skill,
       .secrets = false,
       .undo = UndoRule::Free,
       .goal = MK_TEXT("games", "Capture all the opponent's pieces, or leave them without a move."),
       .options = italian,
       .make = makeGameOf<DraughtsOf<kItalian>>,
       .arrange = arrangeMen},
      {.id = "23",
       .slug = "american-draughts",
       .et = "Ameerika kabe",
       .en = "American Draughts",
       .minSeats = 2,
       .maxSeats = 2,
       .seats = 2,
       .kind = Kind::Skill,
       .secrets = false,
       .undo = UndoRule::Free,
       .goal = MK_TEXT("games", "Capture all the opponent's pieces, or leave them without a move."),
       .options = american,
       .make = makeGameOf<DraughtsOf<kAmerican>>,
       .arrange = arrangeMen},
      {.id = "24",
       .slug = "surround-first",
       .et = "Piira esimesena",
       .en = "Surround First",
       .minSeats = 2,
       .maxSeats = 2,
       .seats = 2,
       .kind = Kind::Skill,
       .secrets = false,
       .undo = UndoRule::Free,
       .goal = MK_TEXT("games", "Leave the opponent without a single move."),
       .options = surround,
       .make = makeGameOf<Surround>,
       .arrange = arrangeMen},
      {.id = "25",
       .slug = "hares-and-wolves",
       .et = "Jänesed ja hundid",
       .en = "Hares and Wolves",
       .minSeats = 2,
       .maxSeats = 2,
       .seats = 2,
       .kind = Kind::Skill,
       .secrets = false,
       .undo = UndoRule::Free,
       .goal = MK_TEXT("games", "Be the first to stand on the other side's three squares."),
       .options = {},
       .make = makeGameOf<Hares>,
       .arrange = arrangeHares},
      {.id = "26",
       .slug = "premium-draughts",
       .et = "Preemiaga kabe",
       .en = "Premium Draughts",
       .minSeats = 2,
       .maxSeats = 2,
       .seats = 2,
       .kind = Kind::Skill,
       .secrets = false,
       .undo = UndoRule::Free,
       .goal = MK_TEXT("games", "Capture all the opponent's pieces, or leave them without a move."),
       .options = most,
       .make = makeGameOf<DraughtsOf<kPremium>>,
       .arrange = arrangeMen},
  };
  return games;
}

} // namespace mk
