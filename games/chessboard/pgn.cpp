// Reading and writing Portable Game Notation.
#include "games/chessboard/pgn.h"

#include "games/chessboard/chess_san.h"
#include "games/chessboard/file_game.h"

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
  PgnReader(const Chess& rules, const PgnKind* kind, std::string_view file)
      : rules_(rules), usual_(rules), kind_(kind), file_(file) {}

  Checked<std::vector<PgnGame>> read() {
    return readGames<PgnGame>(file_, [this] { return readGame(); });
  }

private:
  Checked<PgnGame> readGame() {
    PgnGame game;
    if (auto ok = readTags(game); !ok) return Refusal{ok.why()};
    Chess::State s = rules_.start();
    if (!game.start.empty()) {
      auto start = rules_.read(game.start);
      if (!start) return file_.wrong(startLine_, game.start, start.why());
      s = *start;
    }
    if (auto ok = readMoves(game, s); !ok) return Refusal{ok.why()};
    game.over = rules_.turn(s).isOver();
    return game;
  }

  Permission readTags(PgnGame& game) {
    rules_ = usual_;
    return file_.tags([&](int line, const auto& tag) { return takeTag(game, line, tag); });
  }

  Permission takeTag(PgnGame& game, int line, const std::pair<std::string, std::string>& tag) {
    const auto& [name, value] = tag;
    if (name == "FEN") {
      game.start = value;
      startLine_ = line;
      return Ok{};
    }
    if (name == "Result" && !isResult(value))
      return file_.wrong(line, value, MK_TEXT("games", "this is not a result: 1-0, 0-1, 1/2-1/2 or *."));
    if (name == "Result" || name == "SetUp") return Ok{};
    game.tags.push_back(tag);
    if (!kind_) return Ok{};
    if (name == "Variant" && !isOurs(value))
      return file_.wrong(
          line, value,
          {MK_TEXT("games", "this is another kind of chess; here it is %1."), {Arg::literal(kind_->variants.front())}});
    if (name == kHouseRulesTag) {
      const auto options = readHouseRules(value, kind_->options);
      if (!options) return file_.wrong(line, value, options.why());
      rules_ = Chess(Setup{2, *options}, kind_->traits);
    }
    return Ok{};
  }

  bool isOurs(std::string_view variant) const {
    const auto same = [](char a, char b) { return (a | 0x20) == (b | 0x20); };
    return std::ranges::any_of(kind_->variants,
                               [&](std::string_view v) { return std::ranges::equal(v, variant, same); });
  }

  Permission readMoves(PgnGame& game, Chess::State& s) {
    for (;;) {
      if (auto ok = file_.skip(); !ok) return ok;
      if (const std::int64_t shown = file_.takeClock(); shown >= 0 && !game.clocks.empty()) game.clocks.back() = shown;
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
    if (rules_.turn(s).isOver())
      return file_.wrong(line, t,
                         {MK_TEXT("games", "the game is already over here. %1"), {Arg::phrase(rules_.result(s).why)}});
    const SanMove m = readSan(rules_, s, t);
    if (m.found == SanFound::None) return file_.wrong(line, t, MK_TEXT("games", "this is not a legal move here."));
    if (m.found == SanFound::Several)
      return file_.wrong(line, t, MK_TEXT("games", "more than one piece can make this move."));
    if (auto ok = file_.nextMove(); !ok) return ok;
    game.moves.push_back(rules_.text(s, s.board.toMove, m.move));
    game.movers.push_back(s.board.toMove);
    game.clocks.push_back(-1);
    rules_.play(s, s.board.toMove, m.move);
    return Ok{};
  }

  Chess rules_; // of the game that is being read
  const Chess usual_;
  const PgnKind* kind_;
  GameFile file_;
  int startLine_ = 0; // of the tag FEN
};

} // namespace

std::string PgnGame::tag(std::string_view name) const { return tagOf(tags, name); }

Checked<std::vector<PgnGame>> readPgn(const Chess& rules, std::string_view file) {
  return PgnReader(rules, nullptr, file).read();
}

Checked<std::vector<PgnGame>> readPgn(const PgnKind& kind, std::string_view file) {
  return PgnReader(Chess(Setup{2, Options(kind.options)}, kind.traits), &kind, file).read();
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
  for (std::size_t i = 0; i < game.moves.size(); ++i) {
    const std::string& text = game.moves[i];
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
    if (i < game.comments.size()) lines.add("{" + game.comments[i] + "}");
    first = false;
    last = mover;
  }
  lines.add(game.result);
  return out + '\n' + lines.text() + "\n\n";
}

} // namespace mk
