// What the tests of chess and its relatives (27 to 30) share: games with house rules, positions, moves by their texts.
#pragma once

#include "games/box/erase.h"
#include "games/chessboard/chess.h"
#include "games/chessboard/chess_catalogue.h"
#include "tests/positions.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace mk::chess_test {

using Map = std::map<std::string, std::string>;
using Texts = std::vector<std::string>;
using Counts = std::vector<std::uint64_t>;
using End = Chess::End;

inline const GameInfo& info(int id) { return chessGames()[static_cast<std::size_t>(id - 27)]; }

inline const ChessTraits& traitsOf(int id) {
  static const ChessTraits* const all[] = {&kChessGame, &kGiveawayChess, &kDoubleMoveChess, &kCompulsoryChess};
  return *all[id - 27];
}

inline Chess game(int id, const Map& options = {}) { return Chess(setupOf(info(id), 2, options), traitsOf(id)); }

inline Texts moves(const Chess& r, const Chess::State& s) {
  std::vector<Chess::Move> list;
  if (r.turn(s).isSeats()) r.moves(s, s.board.toMove, list);
  Texts out;
  for (const auto& m : list) out.push_back(r.text(s, s.board.toMove, m));
  std::ranges::sort(out);
  return out;
}
inline Texts moves(const Chess& r, const std::string& position) { return moves(r, at(r, position)); }
inline bool has(const Texts& all, const std::string& one) { return std::ranges::count(all, one) == 1; }
inline Texts sorted(Texts t) {
  std::ranges::sort(t);
  return t;
}

inline void play(const Chess& r, Chess::State& s, const std::string& line) {
  for (const auto& word : QString::fromStdString(line).split(' ')) {
    const auto m = r.readMove(s, s.board.toMove, word.toStdString());
    if (!m) qFatal("%s: %s", qPrintable(word), english(m.why()).c_str());
    r.play(s, s.board.toMove, *m);
  }
}
inline Chess::State after(const Chess& r, const std::string& position, const std::string& line) {
  Chess::State s = at(r, position);
  play(r, s, line);
  return s;
}
inline bool legal(const Chess& r, const std::string& position, const std::string& move) {
  const auto s = at(r, position);
  return bool(r.readMove(s, s.board.toMove, move));
}
inline Counts counts(const Chess& r, const std::string& position, int depth) {
  Counts out;
  for (int d = 1; d <= depth; ++d) out.push_back(perft(r, at(r, position), d));
  return out;
}
inline std::vector<Seat> winners(const Chess& r, const Chess::State& s) { return r.result(s).winners(); }

inline const std::string kStart = Chess::kStart;

} // namespace mk::chess_test
