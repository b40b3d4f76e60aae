// Matches of backgammon as .mat files: the moves stand in two columns, one row a turn of each player.
#include "games/backgammon/mat.h"

#include "games/backgammon/catalogue.h"
#include "games/backgammon/tables.h"
#include "games/backgammon/tokens.h"
#include "games/kernel/erase.h"

#include <algorithm>

namespace mk {

namespace {

using Backgammon = TablesOf<kBackgammon>;
using Phase = Tables::Phase;

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

const GameInfo& info() { return backgammonFamily().games.front(); }
const Tables::State& stateOf(const Position& p) { return static_cast<const PositionOf<Backgammon>&>(p).state(); }

Refusal onLine(int line, Phrase what) {
  return refuse({MK_TEXT("games", "Line %1: %2"), {Arg::number(line), Arg::phrase(std::move(what))}});
}

bool isDigit(char c) { return c >= '0' && c <= '9'; }

// Plays the cells of the file one after the other.
class MatReader {
public:
  Checked<MatFile> read(std::string_view text) {
    for (const std::string_view line : split(text, '\n')) {
      ++line_;
      const std::string_view t = trimmed(line);
      if (t.empty() || t[0] == ';') continue;
      if (auto ok = take(line, t); !ok) return Refusal{ok.why()};
    }
    if (!match_) return onLine(line_, MK_TEXT("games", "there is no match: “7 point match” begins one."));
    return MatFile{names_, std::move(*match_)};
  }

private:
  Permission take(std::string_view line, std::string_view t) {
    if (!match_) return header(t);
    if (t.starts_with("Game ")) return game();
    if (const auto w = words(t); w.size() == 3 && w[0] == "Wins") return wins();
    const auto bracket = t.find(')');
    const bool row = bracket != std::string_view::npos && readNumber(trimmed(t.substr(0, bracket)), 9999) > 0;
    if (row) return cells(line.substr(line.find(')') + 1));
    if (t.find(" : ") != std::string_view::npos) return players(t);
    return onLine(line_, {MK_TEXT("games", "“%1” is neither a game, nor players, nor moves."), {quoted(t)}});
  }

  Permission header(std::string_view t) {
    const auto w = words(t);
    const int points = w.size() == 3 && w[1] == "point" && w[2] == "match" ? readNumber(w[0], 999) : -1;
    if (points < 0)
      return onLine(line_, {MK_TEXT("games", "“%1” is no beginning: it would be “7 point match”."), {quoted(t)}});
    std::map<std::string, std::string> options{{"automatic-doubles", "off"}};
    if (points > 0) options["match"] = std::to_string(points);
    auto begun = Match::begin(info(), 2, options);
    if (!begun)
      return onLine(line_, {MK_TEXT("games", "a match of %1 points is not played here, but of 3, 5, 7 or 11."),
                            {Arg::number(points)}});
    match_.emplace(std::move(*begun));
    return Ok{};
  }

  Permission game() {
    if (now().phase != Phase::Opening) return onLine(line_, MK_TEXT("games", "the game before is not over."));
    return Ok{};
  }

  // "Mari : 0      Peeter : 2"
  Permission players(std::string_view t) {
    for (std::size_t side = 0; side < 2; ++side) {
      const auto colon = t.find(" : ");
      if (colon == std::string_view::npos) return onLine(line_, MK_TEXT("games", "a line of players names two."));
      names_[side] = std::string(trimmed(t.substr(0, colon)));
      t = trimmed(t.substr(colon + 3));
      const auto end = std::min(t.find(' '), t.size());
      const int score = readNumber(t.substr(0, end), 9999);
      if (score != now().total[side])
        return onLine(line_, {MK_TEXT("games", "%1 has %2 points by the games before."),
                              {quoted(names_[side]), Arg::number(now().total[side])}});
      t = trimmed(t.substr(end));
    }
    return Ok{};
  }

  // A row without its number: up to two cells, each beginning with dice or a word of the cube.
  Permission cells(std::string_view row) {
    std::size_t from = row.find_first_not_of(' ');
    if (from == std::string_view::npos) return Ok{};
    right_ = from > 10; // nothing in the left column
    while (from < row.size()) {
      std::size_t to = from + 1;
      while (to < row.size() && !begins(row, to)) ++to;
      if (auto ok = cell(trimmed(row.substr(from, to - from))); !ok) return ok;
      from = to;
    }
    return Ok{};
  }
  static bool begins(std::string_view row, std::size_t i) {
    if (row[i - 1] != ' ') return false;
    const std::string_view rest = row.substr(i);
    const bool dice = rest.size() > 2 && isDigit(rest[0]) && isDigit(rest[1]) && rest[2] == ':';
    return dice || rest.starts_with("Doubles") || rest.starts_with("Takes") || rest.starts_with("Drops");
  }

  Permission cell(std::string_view t) {
    if (t.starts_with("Doubles")) return word("double");
    if (t.starts_with("Takes")) return word("take");
    if (t.starts_with("Drops")) return word("drop");
    if (t.size() < 3 || !isDigit(t[0]) || !isDigit(t[1]) || t[2] != ':')
      return onLine(line_, {MK_TEXT("games", "“%1” is no turn: it would be 31: 8/5 6/5, Doubles => 2, Takes or Drops."),
                            {quoted(t)}});
    return turn(t[0] - '0', t[1] - '0', trimmed(t.substr(3)));
  }

  Permission turn(int a, int b, std::string_view moves) {
    if (now().phase == Phase::Decide)
      if (auto ok = word("roll"); !ok) return ok;
    if (!match_->turn().isChance()) return onLine(line_, MK_TEXT("games", "nobody throws here."));
    if (now().phase == Phase::Opening && (a > b) == right_) std::swap(a, b);
    if (auto ok = match_->settle(Outcome::dice({static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)})); !ok)
      return onLine(line_, ok.why());
    if (now().phase != Phase::Steps) return onLine(line_, MK_TEXT("games", "equal dice start no game."));
    const Seat seat = now().toMove;
    if (!moves.empty() && !moves.starts_with("Cannot") && !moves.starts_with("????"))
      if (auto ok = match_->play(seat, moves); !ok) return onLine(line_, ok.why());
    if (now().phase == Phase::Steps && now().toMove == seat)
      if (auto ok = match_->play(seat, "done"); !ok) return onLine(line_, ok.why());
    return Ok{};
  }

  Permission word(const char* move) {
    const Turn turn = match_->turn();
    if (auto ok = match_->play(turn.seat(), move); !ok) return onLine(line_, ok.why());
    return Ok{};
  }

  // A game that was given up ends the match here.
  Permission wins() {
    const bool ended = match_->over() || now().phase == Phase::Opening;
    if (!ended)
      return onLine(line_, MK_TEXT("games", "the game is won before its end; only games played out are read."));
    return Ok{};
  }

  const Tables::State& now() const { return stateOf(match_->now()); }

  std::optional<Match> match_;
  std::array<std::string, 2> names_;
  int line_ = 0;
  bool right_ = false;
};

// Gathers the cells of a game and writes them in rows.
class MatWriter {
public:
  explicit MatWriter(const std::array<std::string, 2>& names) : names_(names) {}

  std::string write(const Match& m) {
    const std::string length = m.game().setup().options.value("match");
    out_ = " " + (length == "single-game" ? "0" : length) + " point match\n";
    for (std::size_t i = 0; i < m.plies(); ++i) {
      const Tables::State& before = stateOf(m.at(i));
      if (before.phase == Phase::Opening && (i == 0 || stateOf(m.at(i - 1)).phase != Phase::Opening)) heading(before);
      event(before, stateOf(m.at(i + 1)), m.event(i));
    }
    flush();
    return out_;
  }

private:
  void heading(const Tables::State& s) {
    out_ += "\n Game " + std::to_string(++game_) + "\n " + padded(names_[0] + " : " + std::to_string(s.total[0]), 32) +
            names_[1] + " : " + std::to_string(s.total[1]) + "\n";
    row_ = 0;
  }
  static std::string padded(std::string t, std::size_t width) {
    t.resize(std::max(t.size() + 1, width), ' ');
    return t;
  }

  void event(const Tables::State& before, const Tables::State& after, const Event& e) {
    if (e.kind == Event::Kind::Chance && after.phase == Phase::Steps) {
      start_ = after;
      steps_.clear();
    } else if (before.phase == Phase::Steps && e.kind == Event::Kind::Move) {
      const auto move = rules_.readMove(before, before.toMove, e.move);
      if (move)
        for (const Step& step : move->steps) steps_.push_back(step);
      if (after.phase != Phase::Steps) {
        const std::string dice{static_cast<char>('0' + start_.dice[0]), static_cast<char>('0' + start_.dice[1])};
        cell(before.toMove, dice + ": " + turn(before.toMove));
      }
    } else if (before.phase == Phase::Decide && after.phase == Phase::Answer) {
      cell(before.toMove, " Doubles => " + std::to_string(2 * before.cube));
    } else if (before.phase == Phase::Answer) {
      cell(e.seat, e.move == "take" ? " Takes" : " Drops");
    }
    if (after.total != before.total) {
      flush();
      out_ += std::string(after.winner == 0 ? 6 : 34, ' ') + "Wins " + std::to_string(after.value) +
              (after.value == 1 ? " point\n" : " points\n");
    }
  }

  // The whole play, the same for every order of its steps.
  std::string turn(Seat seat) const {
    const std::string played = rules_.text(start_.play, seat, steps_);
    const auto whole = rules_.readMove(start_, seat, played);
    return whole && whole->whole ? rules_.text(start_.play, seat, whole->steps) : played;
  }

  void cell(Seat seat, const std::string& t) {
    if (seat == 0 || !left_.empty()) {
      if (seat == 0)
        flush(), left_ = t;
      else
        row(left_, t);
    } else {
      row("", t);
    }
  }
  void flush() {
    if (!left_.empty()) row(left_, "");
  }
  void row(const std::string& left, const std::string& right) {
    std::string number = std::to_string(++row_);
    number.insert(0, number.size() < 3 ? 3 - number.size() : 0, ' ');
    std::string line = number + ") " + padded(left, 28) + right;
    while (line.ends_with(' ')) line.pop_back();
    out_ += line + "\n";
    left_.clear();
  }

  const Backgammon rules_{Setup{2, Options(info().options)}};
  const std::array<std::string, 2>& names_;
  std::string out_, left_;
  Tables::State start_;
  std::vector<Step> steps_;
  int game_ = 0, row_ = 0;
};

} // namespace

Checked<MatFile> readMat(std::string_view text) { return MatReader().read(text); }

std::string writeMat(const Match& m, const std::array<std::string, 2>& names) { return MatWriter(names).write(m); }

} // namespace mk
