// Püüa mind kinni as text: positions both ways, moves.
#include "games/backgammon/catch_me.h"
#include "games/backgammon/tokens.h"

namespace mk {

namespace {

Refusal notAPosition(std::string_view t) {
  return refuse({MK_TEXT("games", "“%1” is not a position: write the stones of both sides and whose turn it is, as in "
                                  "W W6 W5 | S S6 S4 | turn W | dice 62."),
                 {quoted(t)}});
}

} // namespace

// W12 ... W1, then S12 ... S1, or with the printed labels S1 ... S12.
std::string CatchMe::pointName(int place) const {
  if (place < 12) return "W" + std::to_string(12 - place);
  return "S" + std::to_string(printed_ ? place - 11 : 24 - place);
}

int CatchMe::findPoint(std::string_view name) const {
  for (int place = 0; place < kPoints; ++place)
    if (pointName(place) == name) return place;
  return -1;
}

std::string CatchMe::text(const State& s) const {
  std::string out;
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    out += seat == 0 ? "W" : " | S";
    for (int place = 0; place < kPoints; ++place)
      if (ownerOf(s.man[at(place)]) == seat) out += " " + pointName(place);
  }
  out += std::string(" | turn ") + (s.toMove == kNobody ? '-' : s.toMove == 0 ? 'W' : 'S');
  if (s.thrown) out += " | dice " + std::to_string(s.dice[0]) + std::to_string(s.dice[1]);
  if (s.stopped) out += " | stopped";
  return out;
}

Checked<CatchMe::State> CatchMe::read(std::string_view t) const {
  const auto parts = split(t, '|');
  if (parts.size() < 2) return notAPosition(t);
  State s;
  s.toMove = 0;
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    const auto w = words(trimmed(parts[at(seat)]));
    if (w.empty() || w[0] != (seat == 0 ? "W" : "S")) return notAPosition(t);
    if (w.size() > 1 + kMen) return refuse({MK_TEXT("games", "A side has at most %1 stones."), {Arg::number(kMen)}});
    for (std::size_t i = 1; i < w.size(); ++i) {
      const int place = findPoint(w[i]);
      if (place < 0 || s.man[at(place)] != 0)
        return refuse(
            {MK_TEXT("games", "No stone can stand on “%1”: points are W1 to W12 and S1 to S12, one stone each."),
             {quoted(w[i])}});
      s.man[at(place)] = static_cast<std::uint8_t>(seat * kMen + static_cast<int>(i));
    }
  }
  for (std::size_t i = 2; i < parts.size(); ++i) {
    const auto part = trimmed(parts[i]);
    const auto w = words(part);
    if (part == "turn W" || part == "turn S" || part == "turn -") {
      s.toMove = part == "turn W" ? Seat{0} : part == "turn S" ? Seat{1} : kNobody;
    } else if (w.size() == 2 && w[0] == "dice" && readTwoDice(w[1], s.dice)) {
      s.thrown = true;
    } else if (part == "stopped") {
      s.stopped = true;
    } else {
      return notAPosition(part);
    }
  }
  if (men(s, 0) == 0 && men(s, 1) == 0) return refuse(MK_TEXT("games", "There is no stone on the board."));
  if (s.thrown && isOver(s)) return notAPosition(t);
  if (!fault(s).empty())
    return refuse(MK_TEXT("games", "A player's last stone stands on a corner: W1, W6, W7, W12, S1, S6, S7 or S12; and "
                                   "when dice are thrown, it is somebody's turn."));
  return s;
}

std::string CatchMe::text(const State& s, Seat, const Move& m) const {
  if (!m.corners.empty()) {
    std::string out = "corners ";
    for (std::size_t i = 0; i < m.corners.size(); ++i) out += (i == 0 ? "" : "+") + std::to_string(m.corners[i]);
    return out;
  }
  if (m.first == 0) return "-";
  const std::string first = pointName(whereIs(s, m.first));
  if (m.second == 0) return first;
  State next = s;
  moveMan(next, m.first, s.dice[0]);
  return first + "," + pointName(whereIs(next, m.second)); // where it stands when its turn comes
}

} // namespace mk
