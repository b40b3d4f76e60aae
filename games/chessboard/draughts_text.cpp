// Draughts as text: positions and moves both ways.
#include "games/chessboard/captures.h"
#include "games/chessboard/draughts.h"

#include "games/kernel/refusals.h"
#include "games/kit/words.h"

#include <algorithm>

namespace mk {

namespace {

// "bonus W0 B1"
bool readBonus(std::string_view part, int most, std::array<std::uint8_t, 2>& bonus) {
  if (part.size() != 11 || !part.starts_with("bonus W") || part.substr(8, 2) != " B") return false;
  const int white = part[7] - '0', black = part[10] - '0';
  if (white < 0 || white > most || black < 0 || black > most) return false;
  bonus = {static_cast<std::uint8_t>(white), static_cast<std::uint8_t>(black)};
  return true;
}

} // namespace

std::string Draughts::text(const State& s) const {
  std::string out = mk::text(s.toMove, s.board);
  if (traits_.reserve > 0) out += ":bonus W" + std::to_string(s.bonus[0]) + " B" + std::to_string(s.bonus[1]);
  if (s.quiet > 0) out += ":quiet " + std::to_string(s.quiet);
  if (const int n = s.past.times(s.board); n > 1) out += ":times " + std::to_string(n);
  if (s.number > 0) out += ":move " + std::to_string(s.number);
  return out;
}

Checked<Draughts::State> Draughts::read(std::string_view t) const {
  State s;
  int quiet = 0, seen = 1;
  auto parts = split(t, ':');
  for (std::size_t i = 3; i < parts.size(); ++i) {
    const int q = readCounter(parts[i], "quiet"), n = readCounter(parts[i], "times");
    const int number = readCounter(parts[i], "move");
    const bool bonus = traits_.reserve > 0 && readBonus(parts[i], traits_.reserve, s.bonus);
    if (q < 0 && n < 0 && !bonus && (number < 1 || number > kMostNumber)) return notAPosition(parts[i]);
    if (number > 0) s.number = static_cast<std::uint16_t>(number);
    if (q >= 0) quiet = q;
    if (n >= 0) seen = n;
  }
  const MenSpec pieces = spec(s);
  const auto men = readMen(t, pieces);
  if (!men) return Refusal{men.why()};
  s.board = men->board;
  s.toMove = men->toMove;
  if (quiet > 2 * traits_.drawAfter || seen < 1 || seen > 3 || quiet < 4 * (seen - 1))
    return refuse({MK_TEXT("games", "The counters do not fit: quiet is at most %1, times at most 3, and a repetition "
                                    "takes four quiet moves."),
                   {Arg::number(2 * traits_.drawAfter)}});
  s.quiet = static_cast<std::uint8_t>(quiet);
  s.past.firstTimes = static_cast<std::uint8_t>(seen);
  for (std::size_t i = 0; i < 2; ++i)
    s.taken[i] = static_cast<std::uint8_t>(pieces.men[i] - std::popcount(s.board.pieces[i]));
  s.who = numbered(s.board);
  s.end = assess(s);
  return s;
}

std::string Draughts::text(const State&, Seat, const Move& m) const {
  std::string out = squareName(m.from);
  const char sign = m.captured != 0 ? 'x' : '-';
  for (const std::uint8_t square : m.via) out += sign + squareName(square);
  return out + sign + squareName(m.to);
}

namespace {

bool same(const Draughts::Move& m, const std::vector<int>& squares) {
  if (squares.size() != m.via.size() + 2 || squares.front() != m.from || squares.back() != m.to) return false;
  return std::equal(m.via.begin(), m.via.end(), squares.begin() + 1);
}

// "c3xe5xg7", also with ':' for the captures and with capital letters: the squares of the way.
std::vector<int> readWay(std::string_view t) {
  std::vector<int> out;
  for (;;) {
    if (t.size() < 2 || (t.size() > 2 && std::string_view("-xX:").find(t[2]) == std::string_view::npos)) return {};
    const char name[] = {t[0] >= 'A' && t[0] <= 'H' ? static_cast<char>(t[0] - 'A' + 'a') : t[0], t[1]};
    const int square = readSquare({name, 2});
    if (square < 0) return {};
    out.push_back(square);
    if (t.size() == 2) return out;
    t.remove_prefix(3);
  }
}

} // namespace

Checked<Draughts::Move> Draughts::readMove(const State& s, Seat seat, std::string_view t) const {
  std::vector<Move> legal;
  moves(s, seat, legal);
  for (const Move& m : legal)
    if (text(s, seat, m) == t) return m;
  const std::vector<int> way = readWay(t);
  if (way.size() >= 2) {
    for (const Move& m : legal)
      if (same(m, way)) return m;
    std::vector<Move> ways;
    CaptureSearch(*this, s, seat, ways, CaptureSearch::Ways::All).run();
    for (const Move& w : ways) // another way to a listed move
      if (const auto m = std::ranges::find(legal, w); same(w, way) && m != legal.end()) return *m;
    const auto ends = [&](const Move& m) { return way.size() == 2 && m.from == way[0] && m.to == way[1]; };
    if (std::ranges::count_if(legal, ends) == 1) return *std::ranges::find_if(legal, ends);
  }
  std::vector<std::string> names;
  for (const Move& m : legal) names.push_back(text(s, seat, m));
  return notLegal(t, names);
}

} // namespace mk
