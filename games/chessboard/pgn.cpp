// Reading and writing Portable Game Notation.
#include "games/chessboard/pgn.h"

#include "games/chessboard/chess_san.h"
#include "games/chessboard/game_file.h"

#include <algorithm>
#include <array>

namespace mk {

namespace {

constexpr std::array<std::string_view, 4> kResults{"1-0", "0-1", "1/2-1/2", "*"};
bool isResult(std::string_view t) { return std::ranges::find(kResults, t) != kResults.end(); }

// The results that the end of a game allows: any while it may have been broken off.
bool fits(const Chess& rules, const Chess::State& s, std::string_view result) {
  if (!rules.turn(s).isOver() || result == "*") return true;
  const auto winners = rules.result(s).winners();
  return result == (winners.empty() ? "1/2-1/2" : winners.front() == 0 ? "1-0" : "0-1");
}

class PgnReader {
public:
  PgnReader(const Chess& rules, std::string_view file) : rules_(rules), file_(file) {}

  Checked<std::vector<PgnGame>> read() {
    std::vector<PgnGame> games;
    for (;;) {
      if (auto ok = file_.skip(); !ok) return Refusal{ok.why()};
      if (file_.done()) return games;
      auto game = readGame();
      if (!game) return Refusal{game.why()};
      games.push_back(std::move(*game));
      file_.nextGame();
    }
  }

private:
  Checked<PgnGame> readGame() {
    PgnGame game;
    if (auto ok = readTags(game); !ok) return Refusal{ok.why()};
    Chess::State s = rules_.start();
    if (!game.start.empty()) {
      auto start = rules_.read(game.start);
      if (!start) return file_.wrong(file_.line(), game.start, start.why());
      s = *start;
    }
    if (auto ok = readMoves(game, s); !ok) return Refusal{ok.why()};
    return game;
  }

  Permission readTags(PgnGame& game) {
    for (;;) {
      if (auto ok = file_.skip(); !ok) return ok;
      if (!file_.atTag()) return Ok{};
      const int line = file_.line();
      auto tag = file_.tag();
      if (!tag) return Refusal{tag.why()};
      const auto& [name, value] = *tag;
      if (name == "FEN") {
        game.start = value;
      } else if (name == "Result") {
        if (!isResult(value))
          return file_.wrong(line, value, MK_TEXT("games", "this is no result: 1-0, 0-1, 1/2-1/2 or *."));
      } else if (name != "SetUp") {
        game.tags.push_back(*tag);
      }
    }
  }

  Permission readMoves(PgnGame& game, Chess::State& s) {
    for (;;) {
      if (auto ok = file_.skip(); !ok) return ok;
      if (file_.done() || file_.atTag())
        return file_.wrong(file_.line(), file_.done() ? "" : "[",
                           MK_TEXT("games", "the game before this has no result: 1-0, 0-1, 1/2-1/2 or *."));
      const int line = file_.line();
      const std::string_view t = file_.token();
      if (isResult(t)) {
        if (!fits(rules_, s, t))
          return file_.wrong(line, t, MK_TEXT("games", "the result does not fit the last position."));
        game.result = t;
        return Ok{};
      }
      if (isMoveNumber(t) || t == "e.p.") continue;
      if (auto ok = playSan(game, s, line, t); !ok) return ok;
    }
  }

  Permission playSan(PgnGame& game, Chess::State& s, int line, std::string_view t) {
    if (rules_.turn(s).isOver()) return file_.wrong(line, t, MK_TEXT("games", "the game is already over here."));
    const SanMove m = readSan(rules_, s, t);
    if (m.found == SanFound::None) return file_.wrong(line, t, MK_TEXT("games", "this is no legal move here."));
    if (m.found == SanFound::Several) return file_.wrong(line, t, MK_TEXT("games", "more than one piece can move so."));
    game.moves.push_back(rules_.text(s, s.board.toMove, m.move));
    rules_.play(s, s.board.toMove, m.move);
    return Ok{};
  }

  const Chess& rules_;
  GameFile file_;
};

} // namespace

std::string PgnGame::tag(std::string_view name) const { return tagOf(tags, name); }

Checked<std::vector<PgnGame>> readPgn(const Chess& rules, std::string_view file) {
  return PgnReader(rules, file).read();
}

Checked<std::string> writePgn(const Chess& rules, const PgnGame& game) {
  auto start = game.start.empty() ? Checked<Chess::State>(rules.start()) : rules.read(game.start);
  if (!start) return Refusal{start.why()};
  Chess::State s = *start;
  std::string out = rosterLines(game.tags, game.result);
  if (!game.start.empty()) out += tagLine("SetUp", "1") + tagLine("FEN", game.start);
  out += otherTagLines(game.tags);
  WordLines lines;
  bool first = true;
  Seat last = kNobody;
  for (const std::string& text : game.moves) {
    const Seat mover = s.board.toMove;
    const auto move = rules.readMove(s, mover, text);
    if (!move) return Refusal{move.why()};
    if (first || mover != last)
      if (mover == 0 || first) lines.add(std::to_string(s.number) + (mover == 0 ? "." : "..."));
    for (const ChessStep& step : {move->step, move->then}) {
      if (step.man == Chessman::None) continue;
      lines.add(writeSan(rules, s, step));
      rules.play(s, mover, Chess::Move(step));
    }
    first = false;
    last = mover;
  }
  lines.add(game.result);
  return out + '\n' + lines.text() + "\n\n";
}

} // namespace mk
