// Writing .mat files.
#include "games/backgammon/mat.h"

#include "games/backgammon/tables.h"
#include "games/box/erase.h"

#include <algorithm>
#include <array>

namespace mk {

namespace {

using Backgammon = TablesOf<kBackgammon>;
using Phase = Tables::Phase;

constexpr const char* kDrops = " Drops";

const Tables::State& stateOf(const Position& p) { return static_cast<const PositionOf<Backgammon>&>(p).state(); }

// Gathers the cells of a game and writes them in rows.
class MatWriter {
public:
  MatWriter(const Match& m, std::span<const std::string> names) : rules_(m.game().setup()) {
    for (std::size_t i = 0; i < 2; ++i)
      names_[i] = i < names.size() && !names[i].empty() ? names[i] : i == 0 ? "White" : "Black";
  }

  std::string write(const Match& m) {
    const std::string length = m.game().setup().options.value("match");
    std::string rules;
    for (const auto& [key, value] : m.game().setup().options.nonDefault())
      if (key != "match" && key != "automatic-doubles") rules += (rules.empty() ? "" : ", ") + key + "=" + value;
    if (!rules.empty()) out_ = "; [" + std::string(kMatHouseRules) + " \"" + rules + "\"]\n\n";
    out_ += " " + (length == "single-game" ? "0" : length) + " point match\n";
    for (std::size_t i = 0; i < m.plies(); ++i) {
      const Tables::State& before = stateOf(m.at(i));
      if (before.phase == Phase::Opening && (i == 0 || stateOf(m.at(i - 1)).phase != Phase::Opening)) heading(before);
      event(before, stateOf(m.at(i + 1)), m.event(i));
    }
    flush();
    if (m.plies() > 0 && m.event(m.plies() - 1).kind == Event::Kind::Resign) givenUp(m);
    return out_;
  }

private:
  // On a line of its own, but beside the left player's word that drops.
  void won(Seat winner, int points) {
    const std::string wins = "Wins " + std::to_string(points) + (points == 1 ? " point" : " points");
    if (winner == 1 && left_ == std::string_view(kDrops)) return row(left_, " " + wins);
    flush();
    out_ += std::string(winner == 0 ? 6 : 34, ' ') + wins + "\n";
  }
  void givenUp(const Match& m) {
    const Seat loser = m.event(m.plies() - 1).seat, winner = static_cast<Seat>(1 - loser);
    won(winner, m.result().scores[at(winner)] - stateOf(m.now()).total[at(winner)]);
  }

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
      cell(e.seat, e.move == "take" ? " Takes" : kDrops);
    }
    if (after.total != before.total) won(after.winner, after.value);
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

  const Backgammon rules_;
  std::array<std::string, 2> names_;
  std::string out_, left_;
  Tables::State start_;
  std::vector<Step> steps_;
  int game_ = 0, row_ = 0;
};

} // namespace

Checked<std::string> writeMat(const Match& m, std::span<const std::string> names) {
  if (!m.startText().empty())
    return refuse(
        MK_TEXT("games", "A .mat file begins with the first throw of a match; this one begins from a position."));
  for (std::size_t i = 0; i <= m.plies(); ++i)
    if (const Tables::State& s = stateOf(m.at(i)); s.phase == Phase::Opening && s.cube > 1)
      return refuse(
          MK_TEXT("games", "A .mat file knows no automatic doubles; the stake of this game was doubled by one."));
  return MatWriter(m, names).write(m);
}

} // namespace mk
