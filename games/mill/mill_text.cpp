// Mill: positions and moves as text.
#include "games/kit/words.h"
#include "games/mill/mill.h"

#include <algorithm>
#include <charconv>

namespace mk {

namespace {

std::size_t index(Seat s) { return static_cast<std::size_t>(s); }

bool readCount(std::string_view w, int lowest, int highest, int& out) {
  const auto [end, error] = std::from_chars(w.data(), w.data() + w.size(), out);
  return error == std::errc() && end == w.data() + w.size() && out >= lowest && out <= highest;
}

std::string throwText(const std::array<std::uint8_t, 3>& dice) {
  std::string t;
  for (const int d : dice) t += static_cast<char>('0' + d);
  return t;
}

} // namespace

std::string Mill::text(const State& s) const {
  std::string t;
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    t += seat == 0 ? "W " : "B ";
    std::string names;
    eachPoint(s.stones[index(seat)], [&](int p) {
      names += (names.empty() ? "" : ",") + board_->shape.places[static_cast<std::size_t>(p)].name;
    });
    t += names.empty() ? "-" : names;
    if (traits_.placing) t += " hand " + std::to_string(s.hand[index(seat)]);
    t += " | ";
  }
  t += s.toMove == 0 ? "turn W" : "turn B";
  if (s.dice[0] != 0) t += " | dice " + throwText(s.dice);
  if (s.blackMoves != 0) t += " | moves " + std::to_string(s.blackMoves);
  if (s.end == End::Closed) t += " | closed";
  if (s.quiet != 0) t += " | quiet " + std::to_string(s.quiet);
  const int n = s.hand[0] + s.hand[1] == 0 ? times(s) : 1;
  if (n > 1) t += " | times " + std::to_string(n);
  return t;
}

std::vector<Thing> Mill::toLay() const {
  return {Thing::piece(PieceKind::Man, Colour::White), Thing::piece(PieceKind::Man, Colour::Black)};
}

namespace {

// "W a7,d7 hand 7": the names of the points, and how many stones are in the hand (-1: not told).
struct SideText {
  std::vector<std::string_view> names;
  int hand = -1;
};

std::optional<SideText> sideText(std::string_view part, std::size_t side) {
  const auto words = mk::words(part);
  SideText out;
  if (words.size() < 2 || words[0] != (side == 0 ? "W" : "B")) return std::nullopt;
  if (words[1] != "-") out.names = split(words[1], ',');
  if (words.size() == 2) return out;
  if (words.size() != 4 || words[2] != "hand" || !readCount(words[3], 0, Mill::kMostStones, out.hand))
    return std::nullopt;
  return out;
}

} // namespace

std::optional<Laid> Mill::laidIn(std::string_view position) const {
  const auto parts = split(position, '|');
  if (parts.size() < 3) return std::nullopt;
  Laid out(board_->shape.places.size());
  for (std::size_t side = 0; side < 2; ++side) {
    const auto told = sideText(parts[side], side);
    if (!told) return std::nullopt;
    for (const std::string_view name : told->names) {
      const int point = board_->shape.find(name);
      if (point < 0) return std::nullopt;
      out[static_cast<std::size_t>(point)] = toLay()[side];
    }
  }
  return out;
}

// What is laid comes out of the hand, what is taken off goes back to it; what the stones there before have left behind
// is gone.
std::string Mill::layInto(std::string_view position, const Laid& what) const {
  std::string out;
  const auto parts = split(position, '|');
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const std::string_view part = trimmed(parts[i]);
    if (part == "closed" || part.starts_with("times ") || part.starts_with("dice ")) continue;
    if (i > 0) out += " | ";
    const auto told = i < 2 ? sideText(part, i) : std::nullopt;
    if (!told) {
      out += part;
      continue;
    }
    std::string names;
    int stones = 0;
    for (std::size_t point = 0; point < what.size() && point < board_->shape.places.size(); ++point)
      if (what[point] == toLay()[i]) {
        names += (stones++ > 0 ? "," : "") + board_->shape.places[point].name;
      }
    out += (i == 0 ? "W " : "B ") + (names.empty() ? std::string("-") : names);
    if (told->hand >= 0)
      out += " hand " + std::to_string(std::max(0, told->hand + static_cast<int>(told->names.size()) - stones));
  }
  return out;
}

// The stones of one side.
bool Mill::readSide(std::string_view part, Seat seat, State& s) const {
  const auto told = sideText(part, index(seat));
  if (!told) return false;
  std::uint8_t number = seat == 0 ? 0 : kMostStones;
  for (const std::string_view name : told->names) {
    const int p = board_->shape.find(name);
    if (p < 0 || ((s.stones[0] | s.stones[1]) >> p & 1) != 0) return false;
    s.stones[index(seat)] |= onlyPoint(p);
  }
  if (std::popcount(s.stones[index(seat)]) > traits_.stones) return false;
  eachPoint(s.stones[index(seat)], [&](int p) { s.who[static_cast<std::size_t>(p)] = ++number; });
  const int hand = std::max(0, told->hand);
  if (hand > (traits_.placing ? traits_.stones : 0)) return false;
  s.hand[index(seat)] = static_cast<std::uint8_t>(hand);
  return std::popcount(s.stones[index(seat)]) + hand <= traits_.stones;
}

Permission Mill::checkRead(const State& s) const {
  if (s.dice[0] != 0 && (!traits_.dice || s.hand[index(s.toMove)] == 0))
    return refuse(MK_TEXT("games", "Dice are thrown only before a stone is placed."));
  const State first = start();
  for (const Seat seat : {Seat{0}, Seat{1}})
    if (!traits_.placing && std::popcount(s.stones[index(seat)]) != std::popcount(first.stones[index(seat)]))
      return refuse({MK_TEXT("games", "In this game White has %1 stones on the board and Black %2."),
                     {Arg::number(std::popcount(first.stones[0])), Arg::number(std::popcount(first.stones[1]))}});
  return Ok{};
}

Checked<Mill::State> Mill::read(std::string_view t) const {
  const Refusal wrong = refuse({MK_TEXT("games", "“%1” is not a position of this game: write it like %2."),
                                {Arg::literal(std::string(t.substr(0, 80))), Arg::literal(text(start()))}});
  auto parts = split(t, '|');
  for (std::string_view& part : parts) part = trimmed(part);
  State s;
  if (parts.size() < 3 || !readSide(parts[0], 0, s) || !readSide(parts[1], 1, s)) return wrong;
  if (parts[2] != "turn W" && parts[2] != "turn B") return wrong;
  s.toMove = parts[2] == "turn W" ? 0 : 1;
  bool closed = false;
  for (std::size_t i = 3; i < parts.size(); ++i) {
    const auto words = mk::words(parts[i]);
    int n = 0;
    if (parts[i] == "closed" && traits_.closing != MillTraits::Closing::Takes) {
      closed = true;
      continue;
    }
    if (words.size() != 2) return wrong;
    if (words[0] == "dice" && readCount(words[1], 111, 666, n)) {
      s.dice = {static_cast<std::uint8_t>(n / 100), static_cast<std::uint8_t>(n / 10 % 10),
                static_cast<std::uint8_t>(n % 10)};
      for (const int d : s.dice)
        if (d < 1 || d > 6) return wrong;
      if (s.dice[0] > s.dice[1] || s.dice[1] > s.dice[2]) return wrong;
    } else if (words[0] == "moves" && traits_.blackMoves > 0 && readCount(words[1], 0, traits_.blackMoves, n)) {
      s.blackMoves = static_cast<std::uint8_t>(n);
    } else if (words[0] == "quiet" && readCount(words[1], 0, kQuietLimit, n)) {
      s.quiet = static_cast<std::uint8_t>(n);
    } else if (words[0] == "times" && readCount(words[1], 1, 3, n)) {
      s.firstTimes = static_cast<std::uint8_t>(n);
    } else {
      return wrong;
    }
  }
  if (const auto ok = checkRead(s); !ok) return Refusal{ok.why()};
  const Seat mover = static_cast<Seat>(1 - s.toMove);
  if (traits_.closing == MillTraits::Closing::Wins) closed = closed || board_->millsOf(s.stones[index(mover)]) != 0;
  assess(s, mover, closed);
  return s;
}

std::string Mill::text(const State& s, Seat seat, const Move& m) const {
  const auto name = [&](int p) { return board_->shape.places[static_cast<std::size_t>(p)].name; };
  std::string t;
  if (traits_.dice && s.hand[index(seat)] > 0) t = throwText(s.dice) + ":";
  if (m.replaces) t += "=";
  if (m.from >= 0) t += name(m.from) + "-";
  t += name(m.to);
  if (m.take >= 0) t += "x" + name(m.take);
  return t;
}

} // namespace mk
