// The games with men on the draughts board: their rows and house rules.
#include "games/chessboard/draughts_catalogue.h"

#include "games/box/erase.h"
#include "games/chessboard/blockade.h"
#include "games/chessboard/corners.h"
#include "games/chessboard/draughts.h"
#include "games/chessboard/draughts_formats.h"
#include "games/chessboard/hares.h"
#include "games/chessboard/surround.h"
#include "games/chessboard/wolf.h"

namespace mk {

namespace {

OptionSpec compulsoryCapture() {
  return {.key = "compulsory-capture",
          .name = MK_TEXT("games", "Capturing is compulsory"),
          .meaning = MK_TEXT(
              "games", "no: whoever can capture may also make another move; a capture once begun is still completed"),
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
      twoPlayers("12", "draughts", "Kabe", "Draughts", Kind::Skill,
                 MK_TEXT("games", "Capture all the opponent's pieces, or leave them without a move."), free,
                 makeGameOf<DraughtsOf<kDraughts>>, arrangeMen, draughtsFormats()),
      twoPlayers("13", "wolf-and-sheep", "Hunt ja lambad", "Wolf and Sheep", Kind::Skill,
                 MK_TEXT("games", "The sheep shut the wolf in; the wolf slips past them."), wolf, makeGameOf<Wolf>,
                 arrangeMen),
      twoPlayers("14", "turkish-draughts", "Türgi kabe", "Turkish Draughts", Kind::Skill,
                 MK_TEXT("games", "Capture all the opponent's pieces, or leave them without a move."), turkish,
                 makeGameOf<DraughtsOf<kTurkish>>, arrangeMen, draughtsFormats()),
      twoPlayers("15", "square", "Ruut", "The Square", Kind::Skill,
                 MK_TEXT("games", "Be the first to bring all your men to the opponent's corner."), {},
                 makeGameOf<CornersOf<kSquareRace>>, arrangeMen),
      twoPlayers("16", "polish-draughts", "Poola kabe", "Polish Draughts", Kind::Skill,
                 MK_TEXT("games", "Capture all the opponent's pieces, or leave them without a move."), most,
                 makeGameOf<DraughtsOf<kPolish>>, arrangeMen, draughtsFormats()),
      twoPlayers("17", "corners", "Nurgad", "Corners", Kind::Skill,
                 MK_TEXT("games", "Be the first to bring all your men to the opponent's corner."), corners,
                 makeGameOf<CornersOf<kCorners>>, arrangeMen),
      twoPlayers("18", "corners-2", "Nurgad (2)", "Corners (2)", Kind::Skill,
                 MK_TEXT("games", "Be the first to bring all your men to the opponent's corner."), {},
                 makeGameOf<CornersOf<kCorners2>>, arrangeMen),
      twoPlayers(
          "19", "blockade", "Blokaad", "Blockade", Kind::Skill,
          MK_TEXT("games", "Surround the enemy men: two of yours beside one that has no friend next to it take it."),
          blockade, makeGameOf<BlockadeOf<kBlockade>>, arrangeMen),
      twoPlayers(
          "20", "block-the-way", "Tõkesta tee", "Block the Way", Kind::Skill,
          MK_TEXT("games", "Surround the enemy men: two of yours beside one that has no friend next to it take it."),
          blockade, makeGameOf<BlockadeOf<kBlockTheWay>>, arrangeMen),
      twoPlayers("21", "giveaway-draughts", "Äraandmisega kabe", "Giveaway Draughts", Kind::Skill,
                 MK_TEXT("games", "Be the first to get rid of all your pieces, or to have no move left."), most,
                 makeGameOf<DraughtsOf<kGiveaway>>, arrangeMen, draughtsFormats()),
      twoPlayers("22", "italian-draughts", "Itaalia kabe", "Italian Draughts", Kind::Skill,
                 MK_TEXT("games", "Capture all the opponent's pieces, or leave them without a move."), italian,
                 makeGameOf<DraughtsOf<kItalian>>, arrangeMen, draughtsFormats()),
      twoPlayers("23", "american-draughts", "Ameerika kabe", "American Draughts", Kind::Skill,
                 MK_TEXT("games", "Capture all the opponent's pieces, or leave them without a move."), american,
                 makeGameOf<DraughtsOf<kAmerican>>, arrangeMen),
      twoPlayers("24", "surround-first", "Piira esimesena", "Surround First", Kind::Skill,
                 MK_TEXT("games", "Leave the opponent without a single move."), surround, makeGameOf<Surround>,
                 arrangeMen),
      twoPlayers("25", "hares-and-wolves", "Jänesed ja hundid", "Hares and Wolves", Kind::Skill,
                 MK_TEXT("games", "Be the first to stand on the other side's three squares."), {}, makeGameOf<Hares>,
                 arrangeHares),
      twoPlayers("26", "premium-draughts", "Preemiaga kabe", "Premium Draughts", Kind::Skill,
                 MK_TEXT("games", "Capture all the opponent's pieces, or leave them without a move."), most,
                 makeGameOf<DraughtsOf<kPremium>>, arrangeMen),
  };
  return games;
}

} // namespace mk
