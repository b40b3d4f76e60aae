// Kumb on edukam as text: positions both ways, moves.
#include "games/backgammon/pairs.h"
#include "games/backgammon/tokens.h"

namespace mk {

namespace {

Refusal notAPosition(std::string_view t) {
  return refuse({MK_TEXT("games", "“%1” is not a position: write, for each side, the upper stones, the points and the "
                                  "stones borne off, as in W up:6 pts:1:2 2:2 off:7 | B up: pts:6:12 | turn W."),
                 {quoted(t)}});
}

// "1:2" -> two stones on point 1; "off:3" three borne off.
bool readStones(std::string_view t, std::vector<std::uint8_t>& stones) {
  const auto colon = t.find(':');
  if (colon == std::string_view::npos) return false;
  const std::string_view name = t.substr(0, colon);
  const int point = name == "off" ? 0 : readNumber(name, Pairs::kPoints);
  const int n = readNumber(t.substr(colon + 1), Pairs::kMen);
  if (point < 0 || n < 0 || (point == 0 && name != "off")) return false;
  stones.insert(stones.end(), at(n), static_cast<std::uint8_t>(point));
  return true;
}

Permission readSide(std::string_view t, Seat seat, Pairs::State& s) {
  const auto w = words(t);
  if (w.size() < 2 || w[0] != (seat == 0 ? "W" : "B") || !w[1].starts_with("up:")) return notAPosition(t);
  std::vector<std::uint8_t> stones;
  for (const char c : w[1].substr(3)) {
    if (c < '1' || c > '6') return notAPosition(t);
    stones.push_back(static_cast<std::uint8_t>(Pairs::kUp + c - '0'));
  }
  for (std::size_t i = 2; i < w.size(); ++i) {
    std::string_view word = w[i];
    if (i == 2 && word.starts_with("pts:")) word.remove_prefix(4);
    if (!word.empty() && !readStones(word, stones)) return notAPosition(t);
  }
  if (stones.size() != Pairs::kMen)
    return refuse({MK_TEXT("games", "A side has %1 stones, those borne off included; “%2” has %3."),
                   {Arg::number(Pairs::kMen), quoted(t), Arg::number(static_cast<int>(stones.size()))}});
  std::copy(stones.begin(), stones.end(), s.where[at(seat)].begin());
  return Ok{};
}

} // namespace

std::string Pairs::text(const State& s) const {
  std::string out;
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    out += seat == 0 ? "W up:" : " | B up:";
    for (int p = 1; p <= kPoints; ++p)
      if (count(s, seat, kUp + p) > 0) out += std::to_string(p);
    out += " pts:";
    for (int p = 1; p <= kPoints; ++p)
      if (const int n = count(s, seat, p); n > 0)
        out += (out.back() == ':' ? "" : " ") + std::to_string(p) + ":" + std::to_string(n);
    if (const int n = count(s, seat, 0); n > 0) out += " off:" + std::to_string(n);
  }
  out += std::string(" | turn ") + (s.toMove == kNobody ? '-' : s.toMove == 0 ? 'W' : 'B');
  if (s.thrown) out += " | dice " + std::to_string(s.dice[0]) + std::to_string(s.dice[1]);
  if (s.moved) {
    out += " | left ";
    for (const int die : s.left) out += std::to_string(die);
    if (s.left.empty()) out += '-';
    if (s.again) out += " | again";
  }
  if (s.stopped) out += " | stopped";
  return out;
}

Checked<Pairs::State> Pairs::read(std::string_view t) const {
  const auto parts = split(t, '|');
  if (parts.size() < 2) return notAPosition(t);
  State s;
  s.toMove = 0;
  for (const Seat seat : {Seat{0}, Seat{1}})
    if (auto ok = readSide(trimmed(parts[at(seat)]), seat, s); !ok) return Refusal{ok.why()};
  std::string_view left;
  bool again = false;
  for (std::size_t i = 2; i < parts.size(); ++i) {
    const auto part = trimmed(parts[i]);
    const auto w = words(part);
    if (part == "turn W" || part == "turn B" || part == "turn -") {
      s.toMove = part == "turn W" ? Seat{0} : part == "turn B" ? Seat{1} : kNobody;
    } else if (w.size() == 2 && w[0] == "dice" && readTwoDice(w[1], s.dice)) {
      s.thrown = true;
    } else if (w.size() == 2 && w[0] == "left" && w[1].size() <= 3) {
      left = w[1];
    } else if (part == "again" || part == "stopped") {
      (part == "again" ? again : s.stopped) = true;
    } else {
      return notAPosition(part);
    }
  }
  if (!fault(s).empty() || (s.thrown && isOver(s) && left.empty()) ||
      (count(s, 0, 0) == kMen && count(s, 1, 0) == kMen))
    return notAPosition(t);
  if (s.thrown) begin(s);
  if (left.empty()) return again ? Checked<State>(notAPosition("again")) : s;
  if (!s.thrown || (again && s.dice[0] != s.dice[1])) return notAPosition("left");
  s.left.clear();
  for (const char c : left == "-" ? std::string_view{} : left) {
    const int die = c - '0';
    if (die != s.dice[0] && die != s.dice[1] && !(die == 0 && again)) return notAPosition("left");
    s.left.push_back(static_cast<std::uint8_t>(die));
  }
  s.moved = true;
  s.again = again;
  return s;
}

std::string Pairs::text(const State& s, Seat, const Move& m) const {
  if (m.from == 0) return s.moved ? "done" : "-";
  if (m.lays()) return "L" + std::to_string(m.from);
  return std::to_string(m.from) + "/" + (m.to == 0 ? "off" : std::to_string(m.to));
}

} // namespace mk
