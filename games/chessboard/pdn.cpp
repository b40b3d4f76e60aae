// Reading and writing Portable Draughts Notation.
#include "games/chessboard/pdn.h"

#include "games/chessboard/file_game.h"
#include "games/kit/words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace mk {

namespace {

constexpr std::array<PdnKind, 5> kKinds{{{"12", 25, "25,W,8,8,A0,0"},
                                         {"14", 30, "30,W,8,8,A0,0"},
                                         {"16", 26, "26,W,8,8,A0,0"},
                                         {"21", 26, "26,W,8,8,A0,0"}, // Brazilian rules, the goal turned round
                                         {"22", 22, "22,W,8,8,N2,1", true}}};

// Results as files have them, and as they are kept.
constexpr std::array<std::array<const char*, 2>, 7> kResults{{{"1-0", "1-0"},
                                                              {"0-1", "0-1"},
                                                              {"1/2-1/2", "1/2-1/2"},
                                                              {"*", "*"},
                                                              {"2-0", "1-0"},
                                                              {"0-2", "0-1"},
                                                              {"1-1", "1/2-1/2"}}};
const char* resultOf(std::string_view t) {
  for (const auto& [written, kept] : kResults)
    if (t == written) return kept;
  return nullptr;
}

// The results that the end of a game allows: any while it may have been broken off.
bool fits(const Draughts& rules, const Draughts::State& s, std::string_view result) {
  if (!rules.turn(s).isOver() || result == "*") return true;
  const auto winners = rules.result(s).winners();
  return result == (winners.empty() ? "1/2-1/2" : winners.front() == 0 ? "1-0" : "0-1");
}

int numberIn(std::string_view t) {
  int n = -1;
  const auto [end, error] = std::from_chars(t.data(), t.data() + t.size(), n);
  return error == std::errc() && end == t.data() + t.size() && n > 0 ? n : -1;
}

// Square 1 is the upper left dark one of the Italian board, which is the mirror image of ours.
int squareOfNumber(int n) {
  if (n < 1 || n > 32) return -1;
  const int rank = 7 - (n - 1) / 4, fromRight = (n - 1) % 4 * 2 + (rank % 2 == 1 ? 0 : 1);
  return rank * 8 + 7 - fromRight;
}
int numberOfSquare(int square) { return (7 - rankOf(square)) * 4 + (7 - fileOf(square)) / 2 + 1; }

std::string written(const PdnKind& kind, int square) {
  return kind.numbers ? std::to_string(numberOfSquare(square)) : squareName(square);
}
int readAs(const PdnKind& kind, std::string_view t) {
  if (kind.numbers)
    if (const int n = numberIn(t); n > 0) return squareOfNumber(n);
  const char name[] = {t.empty() || t[0] < 'A' || t[0] > 'H' ? (t.empty() ? ' ' : t[0])
                                                             : static_cast<char>(t[0] - 'A' + 'a'),
                       t.size() < 2 ? ' ' : t[1]};
  return t.size() == 2 ? readSquare({name, 2}) : -1;
}

// "c3xe5", "22-18", "12:19": the move in our own spelling, "" when a square is none.
std::string respelt(const PdnKind& kind, std::string_view t) {
  std::string out;
  for (;;) {
    const auto end = t.find_first_of("-xX:");
    const int square = readAs(kind, t.substr(0, end));
    if (square < 0) return {};
    out += squareName(square);
    if (end == std::string_view::npos) return out;
    out += t[end] == '-' ? '-' : 'x';
    t.remove_prefix(end + 1);
  }
}

Refusal notAFen(std::string_view t) {
  return refuse(
      {MK_TEXT("games",
               "“%1” is not a FEN of draughts: write the side to move and the pieces of both, as in W:Wa1,Kd4:Bb8,h6."),
       {Arg::literal(std::string(t.substr(0, 40)))}});
}

// "Ka1,c3" or "K3,5-7" as the list of a position text; nothing, and `bad` names the piece, when one is none.
std::optional<std::string> readSide(const PdnKind& kind, std::string_view list, std::string& bad) {
  std::string out;
  if (trimmed(list).empty()) return out;
  for (const std::string_view part : split(list, ',')) {
    std::string_view piece = trimmed(part);
    const bool king = piece.starts_with('K');
    if (king) piece.remove_prefix(1);
    const auto dash = kind.numbers ? piece.find('-') : std::string_view::npos;
    int first = readAs(kind, piece.substr(0, dash)), last = first;
    int n = 0, to = 0;
    if (dash != std::string_view::npos) { // a range of numbers
      n = numberIn(piece.substr(0, dash)), to = numberIn(piece.substr(dash + 1));
      last = n > 0 && to >= n ? squareOfNumber(to) : -1;
    }
    if (first < 0 || last < 0) {
      bad = part;
      return std::nullopt;
    }
    for (int k = n; k <= to; ++k) {
      if (n > 0) first = squareOfNumber(k);
      out += (out.empty() ? "" : ",") + std::string(king ? "K" : "") + squareName(first);
    }
  }
  return out;
}

class PdnReader {
public:
  PdnReader(const Draughts& rules, std::span<const OptionSpec> options, const PdnKind& kind, std::string_view file)
      : usual_(rules), rules_(rules), options_(options), kind_(kind), file_(file) {}

  Checked<std::vector<PdnGame>> read() {
    return readGames<PdnGame>(file_, [this] { return readGame(); });
  }

private:
  Checked<PdnGame> readGame() {
    PdnGame game;
    rules_ = usual_;
    startLine_ = 0;
    if (auto ok = readTags(game); !ok) return Refusal{ok.why()};
    Draughts::State s = rules_.start();
    if (startLine_ > 0) {
      const auto start = readDraughtsFen(rules_, kind_, game.start);
      if (!start) return file_.wrong(startLine_, game.start, start.why());
      game.start = *start;
      s = *rules_.read(*start);
    }
    if (auto ok = readMoves(game, s); !ok) return Refusal{ok.why()};
    game.over = rules_.turn(s).isOver();
    return game;
  }

  Permission readTags(PdnGame& game) {
    return file_.tags([&](int line, const auto& tag) { return takeTag(game, line, tag); });
  }

  Permission takeTag(PdnGame& game, int line, const std::pair<std::string, std::string>& tag) {
    const auto& [name, value] = tag;
    if (name == "FEN") {
      game.start = value;
      startLine_ = line;
      return Ok{};
    }
    if (name == "GameType" && numberIn(std::string_view(value).substr(0, value.find(','))) != kind_.type)
      return file_.wrong(
          line, value,
          {MK_TEXT("games", "this is another kind of draughts; here it is %1."), {Arg::literal(kind_.gameType)}});
    if (name == "Result" && !resultOf(value))
      return file_.wrong(line, value, MK_TEXT("games", "this is not a result: 1-0, 0-1, 1/2-1/2 or *."));
    if (name == "GameType" || name == "Result" || name == "SetUp") return Ok{};
    game.tags.push_back(tag);
    if (name == kHouseRulesTag && !options_.empty()) {
      const auto options = readHouseRules(value, options_);
      if (!options) return file_.wrong(line, value, options.why());
      rules_ = Draughts(Setup{2, *options}, usual_.traits());
    }
    return Ok{};
  }

  Permission readMoves(PdnGame& game, Draughts::State& s) {
    for (;;) {
      if (auto ok = file_.skip(); !ok) return ok;
      if (const std::int64_t shown = file_.takeClock(); shown >= 0 && !game.clocks.empty()) game.clocks.back() = shown;
      if (file_.done() || file_.atTag())
        return file_.wrong(file_.line(), file_.done() ? "" : "[",
                           MK_TEXT("games", "the game before this has no result: 1-0, 0-1, 1/2-1/2 or *."));
      const int line = file_.line();
      const std::string_view t = file_.token();
      if (const char* result = resultOf(t)) {
        if (!fits(rules_, s, result))
          return file_.wrong(line, t, MK_TEXT("games", "the result does not fit the last position."));
        game.result = result;
        return Ok{};
      }
      if (isMoveNumber(t)) continue;
      if (auto ok = playMove(game, s, line, t); !ok) return ok;
    }
  }

  Permission playMove(PdnGame& game, Draughts::State& s, int line, std::string_view t) {
    if (rules_.turn(s).isOver())
      return file_.wrong(line, t,
                         {MK_TEXT("games", "the game is already over here. %1"), {Arg::phrase(rules_.result(s).why)}});
    std::string_view bare = t; // without marks of praise and blame
    while (bare.size() > 1 && std::string_view("!?*").find(bare.back()) != std::string_view::npos)
      bare.remove_suffix(1);
    const std::string move = respelt(kind_, bare);
    const auto m = rules_.readMove(s, s.toMove, move);
    if (move.empty() || !m) return file_.wrong(line, t, MK_TEXT("games", "this is not a legal move here."));
    if (auto ok = file_.nextMove(); !ok) return ok;
    game.moves.push_back(rules_.text(s, s.toMove, *m));
    game.clocks.push_back(-1);
    rules_.play(s, s.toMove, *m);
    return Ok{};
  }

  const Draughts& usual_;
  Draughts rules_; // of the game that is being read
  std::span<const OptionSpec> options_;
  const PdnKind& kind_;
  GameFile file_;
  int startLine_ = 0; // of the tag FEN; 0 = there is none
};

} // namespace

const PdnKind* pdnKind(std::string_view game) {
  const auto k = std::ranges::find_if(kKinds, [&](const PdnKind& kind) { return game == kind.game; });
  return k == kKinds.end() ? nullptr : &*k;
}

Checked<std::string> readDraughtsFen(const Draughts& rules, const PdnKind& kind, std::string_view fen) {
  std::string_view t = trimmed(fen);
  if (t.ends_with('.')) t.remove_suffix(1);
  const auto parts = split(t, ':');
  if (parts.size() < 3 || (parts[0] != "W" && parts[0] != "B")) return notAFen(fen);
  std::array<std::string, 2> sides;
  std::array<bool, 2> given{};
  for (std::size_t i = 1; i < 3; ++i) {
    const std::string_view part = trimmed(parts[i]);
    if (!part.starts_with('W') && !part.starts_with('B')) return notAFen(part);
    const std::size_t owner = part[0] == 'W' ? 0 : 1;
    std::string bad;
    auto pieces = readSide(kind, part.substr(1), bad);
    if (!pieces) return notAFen(bad);
    sides[owner] = std::move(*pieces);
    given[owner] = true;
  }
  if (!given[0] || !given[1]) return notAFen(fen);
  std::string position = std::string(parts[0]) + ":W" + sides[0] + ":B" + sides[1];
  for (std::size_t i = 3; i < parts.size(); ++i) { // "H0" and "F1": half moves and the number of the move
    const std::string_view part = trimmed(parts[i]);
    if (part.size() < 2 || (part[0] != 'H' && part[0] != 'F')) return notAFen(part);
    if (part[0] == 'H') continue; // others count otherwise
    const int number = numberIn(part.substr(1));
    if (number < 1 || number > Draughts::kMostNumber) return notAFen(part);
    position += ":move " + std::to_string(number);
  }
  const auto s = rules.read(position);
  if (!s) return Refusal{s.why()};
  return rules.text(*s);
}

Checked<std::string> writeDraughtsFen(const Draughts& rules, const PdnKind& kind, std::string_view position) {
  const auto s = rules.read(position);
  if (!s) return Refusal{s.why()};
  std::string out = s->toMove == 0 ? "W" : "B";
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    out += seat == 0 ? ":W" : ":B";
    bool first = true;
    forEach(s->board.pieces[side(seat)], [&](int square) {
      if (!first) out += ',';
      if ((s->board.kings & only(square)) != 0) out += 'K';
      out += written(kind, square);
      first = false;
    });
  }
  if (s->number > 0) out += ":H" + std::to_string(s->quiet) + ":F" + std::to_string(s->number);
  return out;
}

Checked<std::vector<PdnGame>> readPdn(const Draughts& rules, const PdnKind& kind, std::string_view file,
                                      std::span<const OptionSpec> options) {
  return PdnReader(rules, options, kind, file).read();
}

Checked<std::string> writePdn(const Draughts& rules, const PdnKind& kind, const PdnGame& game) {
  std::string out = rosterLines(game.tags, game.result) + tagLine("GameType", kind.gameType);
  Draughts::State s = rules.start();
  if (!game.start.empty()) {
    const auto start = rules.read(game.start);
    if (!start) return Refusal{start.why()};
    s = *start;
    out += tagLine("SetUp", "1") + tagLine("FEN", *writeDraughtsFen(rules, kind, game.start));
  }
  out += otherTagLines(game.tags);
  WordLines lines;
  int number = rules.firstPair(s);
  for (std::size_t i = 0; i < game.moves.size(); ++i) {
    const Seat mover = s.toMove;
    const auto move = rules.readMove(s, mover, game.moves[i]);
    if (!move) return Refusal{move.why()};
    if (mover == 0) lines.add(std::to_string(number) + ".");
    if (mover == 1 && i == 0) lines.add(std::to_string(number) + "...");
    number += mover == 1;
    const char* sign = move->captured != 0 ? "x" : "-";
    std::string word = written(kind, move->from);
    for (const std::uint8_t square : move->via) word += sign + written(kind, square);
    lines.add(word + sign + written(kind, move->to));
    if (i < game.comments.size()) lines.add("{" + game.comments[i] + "}");
    rules.play(s, mover, *move);
  }
  lines.add(game.result);
  return out + '\n' + lines.text() + "\n\n";
}

} // namespace mk
