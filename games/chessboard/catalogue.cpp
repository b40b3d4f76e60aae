// The games on the draughts and the chess board, in the order of the booklet.
#include "games/chessboard/catalogue.h"

#include "games/chessboard/chess_catalogue.h"
#include "games/chessboard/draughts_catalogue.h"

namespace mk {

const Family& chessboardFamily() {
  static const std::vector<GameInfo> all = [] {
    std::vector<GameInfo> out = draughtsGames();
    out.insert(out.end(), chessGames().begin(), chessGames().end());
    return out;
  }();
  static const Family family{"chessboard", "Kabelaud ja malelaud", "Draughts and chess board", all};
  return family;
}

} // namespace mk
