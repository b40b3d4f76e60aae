// The games on the chess board, with their house rules.
#include "games/chessboard/chess_catalogue.h"

#include "games/box/erase.h"
#include "games/box/time_control.h"
#include "games/chessboard/chess.h"
#include "games/chessboard/chess_flag.h"
#include "games/chessboard/chess_formats.h"

namespace mk {

namespace {

OptionSpec touchedPiece() {
  return {.key = "touched-piece-must-move",
          .name = MK_TEXT("games", "A touched piece must be moved"),
          .meaning = MK_TEXT("games", "yes: once a piece that can move has been picked up, it has to be moved"),
          .values = {{"off", MK_TEXT("games", "no")}, {"on", MK_TEXT("games", "yes")}}};
}

OptionSpec stalemate() {
  return {.key = "stalemate",
          .name = MK_TEXT("games", "A player who cannot move"),
          .meaning = MK_TEXT("games", "who wins when the player to move still has pieces but no move"),
          .values = {{"player-to-move-wins", MK_TEXT("games", "has won")},
                     {"player-with-fewer-pieces-wins", MK_TEXT("games", "wins with fewer pieces")},
                     {"draw", MK_TEXT("games", "it is a draw")}}};
}

OptionSpec promotionToKing() {
  return {.key = "promotion-to-king",
          .name = MK_TEXT("games", "A pawn may become a king"),
          .meaning = MK_TEXT("games", "no: only a queen, a rook, a bishop or a knight"),
          .values = {{"yes", MK_TEXT("games", "yes")}, {"no", MK_TEXT("games", "no")}}};
}

OptionSpec firstTurn() {
  return {.key = "whites-first-turn",
          .name = MK_TEXT("games", "White's first turn"),
          .meaning = MK_TEXT("games", "one move: White begins with a single move, which evens out the first turn"),
          .values = {{"two-moves", MK_TEXT("games", "two moves")}, {"one-move", MK_TEXT("games", "one move")}}};
}

OptionSpec winBy() {
  return {.key = "win-by",
          .name = MK_TEXT("games", "The game is won by"),
          .meaning = MK_TEXT("games", "capturing the king: a check means nothing, and the king may be left attacked"),
          .values = {{"first-check", MK_TEXT("games", "the first check")},
                     {"capturing-the-king", MK_TEXT("games", "capturing the king")}}};
}

const std::vector<OptionSpec>& chessOptions() {
  static const std::vector<OptionSpec> all{touchedPiece()};
  return all;
}
const std::vector<OptionSpec>& giveawayOptions() {
  static const std::vector<OptionSpec> all{stalemate(), promotionToKing()};
  return all;
}
const std::vector<OptionSpec>& doubleMoveOptions() {
  static const std::vector<OptionSpec> all{firstTurn()};
  return all;
}
const std::vector<OptionSpec>& compulsoryOptions() {
  static const std::vector<OptionSpec> all{winBy()};
  return all;
}

bool mayStillMate(const Position& position, Seat seat) {
  return mayMate(static_cast<const PositionOf<ChessOf<kChessGame>>&>(position).state().board, seat);
}

} // namespace

const std::vector<GameInfo>& chessGames() {
  static const std::vector<GameInfo> games{
      twoPlayers("27", "chess", "Male", "Chess", Kind::Skill,
                 MK_TEXT("games", "Attack the enemy king so that nothing can save it: checkmate."), chessOptions(),
                 MakerWithFlag{makeGameOf<ChessOf<kChessGame>>, mayStillMate}, arrangeChess, chessFormats()),
      twoPlayers("28", "giveaway-chess", "Äraandmisega male", "Giveaway Chess", Kind::Skill,
                 MK_TEXT("games", "Give away all your pieces: whoever has none left wins."), giveawayOptions(),
                 makeGameOf<ChessOf<kGiveawayChess>>, arrangeChess, chessFormats()),
      twoPlayers("29", "double-move-chess", "Kahekäigumale", "Double-Move Chess", Kind::Skill,
                 MK_TEXT("games", "Give checkmate where each turn is two moves."), doubleMoveOptions(),
                 makeGameOf<ChessOf<kDoubleMoveChess>>, arrangeChess, chessFormats()),
      twoPlayers("30", "compulsory-capture-chess", "Löömine on kohustuslik", "Compulsory Capture", Kind::Skill,
                 MK_TEXT("games", "Be the first to give check; whoever can capture must capture."), compulsoryOptions(),
                 makeGameOf<ChessOf<kCompulsoryChess>>, arrangeChess, chessFormats()),
  };
  return games;
}

} // namespace mk
