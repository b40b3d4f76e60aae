// Oh Pardon as text: positions both ways, and moves in the notation of the ruling.
#include "games/kit/words.h"
#include "games/pardon/pardon.h"

#include <algorithm>
#include <charconv>

namespace mk {

using Goal = PardonTraits::Goal;

namespace {

// A number from 0 to most, -1 for anything else.
int number(std::string_view t, int most) {
  int n = 0;
  const auto [end, error] = std::from_chars(t.data(), t.data() + t.size(), n);
  return error == std::errc() && end == t.data() + t.size() && n >= 0 && n <= most ? n : -1;
}

} // namespace

std::string Pardon::stepText(int colour, int step) {
  if (step == kDead) return "+";
  if (step == 0) return "0";
  if (step > kRing) return {static_cast<char>('a' + step - kRing - 1)};
  return std::to_string(fieldOf(colour, step));
}

int Pardon::readStep(int colour, std::string_view t) {
  if (t == "+") return kDead;
  if (t.size() == 1 && t[0] >= 'a' && t[0] <= 'd') return kRing + 1 + t[0] - 'a';
  const int field = number(t, kRing);
  return field > 0 ? stepOf(colour, field) : field;
}

// "R:0,0,1,7": each sort in the order of its steps, the dead first.
std::string Pardon::sideText(const State& s, Seat seat) const {
  Side sorted = side(s, seat);
  const auto before = [](int a, int b) { return (a == kDead ? -1 : a) < (b == kDead ? -1 : b); };
  std::sort(sorted.begin(), sorted.begin() + 4, before);
  std::sort(sorted.begin() + 4, sorted.end(), before);
  std::string out{letter(seat), ':'};
  for (int piece = 0; piece < pieces_; ++piece) {
    if (piece > 0) out += ',';
    out += sortMark(piece) + stepText(colour(seat), sorted[static_cast<std::size_t>(piece)]);
  }
  return out;
}

std::string Pardon::sortMark(int piece) const {
  switch (sortOf(piece)) {
  case Sort::Man:
    break;
  case Sort::Marathoner:
    return "m";
  case Sort::Hunter:
    return "h";
  case Sort::Tiger:
    return "t";
  }
  return {};
}

std::string Pardon::text(const State& s) const {
  std::string out, taxis;
  for (Seat seat = 0; seat < seats_; ++seat) out += (seat == 0 ? "" : " ") + sideText(s, seat);
  for (Seat seat = 0; seat < seats_; ++seat)
    if (s.taxi[at(seat)] != 0)
      taxis += (taxis.empty() ? " taxi=" : ",") + std::string{letter(seat)} + std::to_string(s.taxi[at(seat)]);
  out += taxis;
  for (Seat seat = 0; seat < seats_ && traits_.goal != Goal::Home; ++seat)
    out += std::string(" k") + letter(seat) + "=" + std::to_string(s.kills[at(seat)]);
  for (Seat seat = 0; seat < seats_ && traits_.goal == Goal::Marathon; ++seat)
    out += std::string(" p") + letter(seat) + "=" + ((s.partTwo >> seat & 1) != 0 ? "2" : "1");
  if (s.isOn()) return out + " " + Start::text(s);
  const bool names = turn(s).isSeats() && s.die == 0;
  out += s.winner != kNobody ? " win " : names ? " name " : s.extra > 0 ? " again " : " next ";
  out += letter(s.turn);
  if (s.skips != 0) out += " skip ";
  for (Seat seat = 0; seat < seats_; ++seat)
    if ((s.skips >> seat & 1) != 0) out += letter(seat);
  if (s.die != 0) out += " die " + std::to_string(s.die);
  if (s.die == 0 && s.tries != usualTries(s)) out += " tries " + std::to_string(s.tries);
  if (s.extra > 1) out += " extra " + std::to_string(s.extra);
  if (s.first != 0) out += std::string(" first ") + letter(s.first);
  if (s.round != 1) out += " round " + std::to_string(s.round);
  return out;
}

// The throws left where the text does not say so.
int Pardon::usualTries(const State& s) const {
  return s.die != 0 || s.extra > 0 || s.winner != kNobody ? 1 : triesOf(s, s.turn);
}

Seat Pardon::seatOf(std::string_view t) const {
  for (Seat seat = 0; seat < seats_ && t.size() == 1; ++seat)
    if (t[0] == letter(seat)) return seat;
  return kNobody;
}

bool Pardon::readSide(std::string_view word, Seat seat, State& s) const {
  if (word.size() < 2 || word[0] != letter(seat) || word[1] != ':') return false;
  const auto pieces = split(word.substr(2), ',');
  if (pieces.size() != static_cast<std::size_t>(pieces_)) return false;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const std::string mark = sortMark(static_cast<int>(i));
    if (!pieces[i].starts_with(mark)) return false;
    const int step = readStep(colour(seat), pieces[i].substr(mark.size()));
    if (step < 0) return false;
    s.steps[at(seat)][i] = static_cast<std::uint8_t>(step);
  }
  return true;
}

// "R5,B17"
bool Pardon::readTaxis(std::string_view list, State& s) const {
  for (const std::string_view word : split(list, ',')) {
    const Seat seat = seatOf(word.substr(0, 1));
    const int field = word.empty() ? -1 : number(word.substr(1), kRing);
    if (seat == kNobody || field < 1 || s.taxi[at(seat)] != 0) return false;
    s.taxi[at(seat)] = static_cast<std::uint8_t>(field);
  }
  return true;
}

// "taxi=...", "kR=3", "pR=2"
bool Pardon::readPart(std::string_view word, State& s) const {
  if (word.starts_with("taxi=")) return traits_.taxis && readTaxis(word.substr(5), s);
  const Seat seat = word.size() > 3 && word[2] == '=' ? seatOf(word.substr(1, 1)) : kNobody;
  if (seat == kNobody || traits_.goal == Goal::Home) return false;
  const int n = number(word.substr(3), 10);
  if (word[0] == 'k' && n >= 0) {
    s.kills[at(seat)] = static_cast<std::uint8_t>(n);
    return true;
  }
  if (word[0] != 'p' || traits_.goal != Goal::Marathon || (n != 1 && n != 2)) return false;
  if (n == 2) s.partTwo |= static_cast<std::uint8_t>(1u << seat);
  return true;
}

// "next R", "again R", "win R", "name R"
bool Pardon::readTurn(std::string_view key, std::string_view value, State& s) const {
  s.turn = seatOf(value);
  if (s.turn == kNobody) return false;
  if (key == "again") s.extra = 1;
  if (key == "win") s.winner = s.turn;
  return key != "name" || naming(s);
}

// What follows the turn.
bool Pardon::readWord(std::string_view key, std::string_view value, State& s) const {
  const int n = number(value, kRounds + 1);
  if (key == "skip") {
    for (std::size_t i = 0; i < value.size(); ++i) {
      const Seat seat = seatOf(value.substr(i, 1));
      if (seat == kNobody || !traits_.taxis) return false;
      s.skips |= static_cast<std::uint8_t>(1u << seat);
    }
    return true;
  }
  if (key == "first") s.first = seatOf(value);
  if (key == "first") return s.first != kNobody;
  if (n < 1) return false;
  if (key == "round") s.round = static_cast<std::uint16_t>(n);
  if (key == "round") return true;
  if (n > kMostExtra) return false;
  (key == "die" ? s.die : key == "tries" ? s.tries : s.extra) = static_cast<std::uint8_t>(n);
  return (key == "die" && n <= 6) || (key == "tries" && n <= tries_) || key == "extra";
}

Checked<Pardon::State> Pardon::read(std::string_view t) const {
  const Refusal wrong = refuse({MK_TEXT("games", "“%1” is not a position of this game: write it like %2."),
                                {Arg::literal(std::string(t.substr(0, 80))), Arg::literal(text(start()))}});
  const auto words = split(t, ' ');
  std::size_t i = at(static_cast<Seat>(seats_));
  if (words.size() < i) return wrong;
  State s;
  for (Side& side : s.steps) side.fill(kNoPiece);
  for (Seat seat = 0; seat < seats_; ++seat)
    if (!readSide(words[at(seat)], seat, s)) return wrong;
  while (i < words.size() && words[i].find('=') != std::string_view::npos)
    if (!readPart(words[i++], s)) return wrong;
  bool triesSaid = false;
  if (i + 1 == words.size() && words[i] == "lot") {
    s.lot = true;
  } else if (i + 1 < words.size() && words[i] == "throw-off") {
    const bool again = i + 4 == words.size() && words[i + 2] == "round";
    if (!again && i + 2 != words.size()) return wrong;
    const auto off = ThrowOff::read(words[i + 1], again ? number(words[i + 3], ThrowOff::kMostRounds) : 1, seats_);
    if (!off) return Refusal{off.why()};
    s.throwOff = *off;
  } else if (i < words.size()) {
    static constexpr std::string_view kTurns[] = {"next", "again", "win", "name"};
    if ((words.size() - i) % 2 != 0 || std::ranges::count(kTurns, words[i]) == 0) return wrong;
    if (!readTurn(words[i], words[i + 1], s)) return wrong;
    for (i += 2; i < words.size(); i += 2) {
      if (!readWord(words[i], words[i + 1], s)) return wrong;
      triesSaid = triesSaid || words[i] == "tries";
    }
  }
  if (s.die != 0) s.movable = static_cast<std::uint8_t>(movable(s, s.turn, s.die));
  if (!triesSaid && !s.isOn()) s.tries = static_cast<std::uint8_t>(usualTries(s));
  if (const std::string no = fault(s); !no.empty())
    return refuse({MK_TEXT("games", "“%1” is impossible: pieces, kills, the turn or the winner do not fit together."),
                   {Arg::literal(std::string(t.substr(0, 80)))}});
  return s;
}

std::string Pardon::text(const State& s, Seat seat, const Move& m) const {
  if (m.piece < 0) return "taxi " + std::to_string(m.field);
  const int from = side(s, seat)[static_cast<std::size_t>(m.piece)], to = destination(s, seat, m.piece, s.die);
  const bool hits = to <= kRing && captures(s, seat, to);
  return sortMark(m.piece) + stepText(colour(seat), from) + (hits ? "x" : "-") + stepText(colour(seat), to);
}

} // namespace mk
