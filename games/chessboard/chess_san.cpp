// Standard algebraic notation, both ways.
#include "games/chessboard/chess_san.h"

namespace mk {

namespace {

constexpr std::string_view kLetters = "PNBRQK";

char letterOf(Chessman m) { return kLetters[static_cast<std::size_t>(m)]; }

std::vector<Chess::Move> legalMoves(const Chess& rules, const Chess::State& s) {
  std::vector<Chess::Move> out;
  if (rules.turn(s).isSeats()) rules.moves(s, s.board.toMove, out);
  return out;
}

// As much of the starting square as tells the step from other men of its kind: file, rank or both.
std::string origin(const std::vector<Chess::Move>& legal, const ChessStep& m) {
  bool others = false, sameFile = false, sameRank = false;
  for (const Chess::Move& o : legal) {
    const ChessStep& t = o.step;
    if (t.man != m.man || t.to != m.to || t.from == m.from) continue;
    others = true;
    sameFile = sameFile || fileOf(t.from) == fileOf(m.from);
    sameRank = sameRank || rankOf(t.from) == rankOf(m.from);
  }
  const std::string name = squareName(m.from);
  if (!others) return {};
  if (!sameFile) return name.substr(0, 1);
  return sameRank ? name : name.substr(1);
}

std::string withoutSigns(const Chess::State& s, const std::vector<Chess::Move>& legal, const ChessStep& m) {
  if (m.castles()) return m.to > m.from ? "O-O" : "O-O-O";
  const bool takes = s.board.victim(m) >= 0;
  std::string out;
  if (m.man == Chessman::Pawn)
    out = takes ? squareName(m.from).substr(0, 1) : std::string();
  else
    out = letterOf(m.man) + origin(legal, m);
  if (takes) out += 'x';
  out += squareName(m.to);
  if (m.promotes()) out += std::string("=") + letterOf(m.becomes);
  return out;
}

// What a written move says: the parts that may be left out are -1 or None.
struct Said {
  Chessman man = Chessman::Pawn, becomes = Chessman::None;
  int to = -1, file = -1, rank = -1;
  int castles = 0; // squares that the king goes: 2 or -2
  bool fits(const ChessStep& m) const {
    if (castles != 0) return m.castles() && m.to - m.from == castles;
    return m.man == man && m.to == to && !m.castles() && (file < 0 || fileOf(m.from) == file) &&
           (rank < 0 || rankOf(m.from) == rank) && (becomes == Chessman::None ? !m.promotes() : m.becomes == becomes);
  }
};

Chessman manOf(char c) {
  const auto m = kLetters.find(c);
  return m == std::string_view::npos ? Chessman::None : static_cast<Chessman>(m);
}

std::string_view withoutMarks(std::string_view t) {
  if (t.ends_with("e.p.")) t.remove_suffix(4);
  while (!t.empty() && std::string_view("+#!?").find(t.back()) != std::string_view::npos) t.remove_suffix(1);
  if (t.ends_with("e.p.")) t.remove_suffix(4);
  return t;
}

bool parse(std::string_view t, Said& out) {
  t = withoutMarks(t);
  if (t == "O-O" || t == "0-0" || t == "O-O-O" || t == "0-0-0") {
    out.castles = t.size() == 3 ? 2 : -2;
    return true;
  }
  if (t.size() < 2) return false;
  if (const Chessman m = manOf(t.front()); m != Chessman::None) {
    out.man = m;
    t.remove_prefix(1);
  }
  if (t.size() > 2 && manOf(t.back()) != Chessman::None && manOf(t.back()) != Chessman::Pawn) {
    out.becomes = manOf(t.back());
    t.remove_suffix(1);
    if (t.ends_with('=')) t.remove_suffix(1);
  }
  if (t.size() < 2 || (out.to = readSquare(t.substr(t.size() - 2))) < 0) return false;
  t.remove_suffix(2);
  if (t.ends_with('x') || t.ends_with('-')) t.remove_suffix(1);
  if (!t.empty() && t.front() >= 'a' && t.front() <= 'h') {
    out.file = t.front() - 'a';
    t.remove_prefix(1);
  }
  if (!t.empty() && t.front() >= '1' && t.front() <= '8') {
    out.rank = t.front() - '1';
    t.remove_prefix(1);
  }
  return t.empty();
}

} // namespace

std::string writeSan(const Chess& rules, const Chess::State& s, const ChessStep& m) {
  std::string out = withoutSigns(s, legalMoves(rules, s), m);
  Chess::State after = s;
  rules.play(after, s.board.toMove, Chess::Move(m));
  if (after.end == Chess::End::Mate || after.end == Chess::End::Check) return out + '#';
  const Seat attacked = static_cast<Seat>(1 - s.board.toMove);
  if (rules.traits().safe() && after.board.inCheck(attacked)) out += '+';
  return out;
}

SanMove readSan(const Chess& rules, const Chess::State& s, std::string_view t) {
  Said said;
  SanMove out;
  if (!parse(t, said)) return out;
  for (const Chess::Move& m : legalMoves(rules, s)) {
    if (!said.fits(m.step)) continue;
    out.found = out.found == SanFound::None ? SanFound::One : SanFound::Several;
    out.move = m;
  }
  return out;
}

std::string Chess::notation(const State& s, Seat seat, const Move& m) const {
  const std::string first = writeSan(*this, s, m.step);
  if (!m.two()) return first;
  State between = s;
  play(between, seat, Move(m.step));
  return first + ", " + writeSan(*this, between, m.then);
}

} // namespace mk
