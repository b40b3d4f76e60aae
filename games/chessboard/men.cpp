// Men and kings on the 64 squares: numbers, invariants, texts, zones.
#include "games/chessboard/men.h"

#include "games/kit/words.h"

#include <charconv>

namespace mk {

Numbers numbered(const Placement& p) {
  Numbers who{};
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    std::uint8_t number = seat == 0 ? 1 : kMostMen + 1;
    forEach(p.pieces[side(seat)], [&](int square) { who[static_cast<std::size_t>(square)] = number++; });
  }
  return who;
}

void relocate(Placement& p, Numbers& who, Seat seat, int from, int to) {
  const std::uint8_t number = who[static_cast<std::size_t>(from)];
  who[static_cast<std::size_t>(from)] = 0;
  who[static_cast<std::size_t>(to)] = number;
  Squares& mine = p.pieces[side(seat)];
  mine = (mine & ~only(from)) | only(to);
  if ((p.kings & only(from)) != 0) p.kings = (p.kings & ~only(from)) | only(to);
}

void remove(Placement& p, Numbers& who, Squares gone) {
  forEach(gone, [&](int square) { who[static_cast<std::size_t>(square)] = 0; });
  for (Squares& pieces : p.pieces) pieces &= ~gone;
  p.kings &= ~gone;
}

std::string fault(const Placement& p, const Numbers& who, const MenSpec& spec) {
  if ((p.pieces[0] & p.pieces[1]) != 0) return "two pieces on one square";
  if ((p.all() & ~spec.squares) != 0) return "a piece beside the squares of the game";
  if ((p.kings & ~p.all()) != 0) return "a king without a piece";
  if (p.kings != 0 && !spec.kings) return "a king in a game without kings";
  std::array<bool, 2 * kMostMen + 1> seen{};
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    const Squares pieces = p.pieces[side(seat)];
    if (std::popcount(pieces) > spec.men[side(seat)]) return "more pieces than there are";
    if (spec.lastRankIsKings && (pieces & ~p.kings & lastRankOf(seat)) != 0) return "a man on the last rank";
    bool right = true;
    forEach(pieces, [&](int square) {
      const std::size_t n = who[static_cast<std::size_t>(square)];
      right = right && n != 0 && !seen[n] && (n > kMostMen) == (seat == 1);
      seen[n] = true;
    });
    if (!right) return "the pieces' numbers do not fit their squares";
  }
  for (int square = 0; square < 64; ++square)
    if ((who[static_cast<std::size_t>(square)] != 0) != ((p.all() & only(square)) != 0))
      return "a number on a square without a piece";
  return {};
}

namespace {

std::string list(Squares mine, Squares kings) {
  std::string out;
  forEach(mine, [&](int square) {
    if (!out.empty()) out += ',';
    if ((kings & only(square)) != 0) out += 'K';
    out += squareName(square);
  });
  return out;
}

Arg quoted(std::string_view t) { return Arg::literal(std::string(t.substr(0, 40))); }

// Reads the pieces of one side: "a1,c1,Kd4".
class SideReader {
public:
  SideReader(const MenSpec& spec, Placement& p, Seat seat) : spec_(spec), board_(p), seat_(seat) {}

  Permission read(std::string_view pieces) {
    if (pieces.empty()) return Ok{};
    for (const std::string_view piece : split(pieces, ','))
      if (auto ok = place(piece); !ok) return ok;
    const int most = spec_.men[side(seat_)];
    if (std::popcount(mine()) > most)
      return refuse({MK_TEXT("games", "A side has at most %1 pieces, not %2."),
                     {Arg::number(most), Arg::number(std::popcount(mine()))}});
    return Ok{};
  }

private:
  Squares& mine() { return board_.pieces[side(seat_)]; }

  Permission place(std::string_view piece) {
    const bool king = piece.starts_with('K');
    const int square = readSquare(king ? piece.substr(1) : piece);
    if (square < 0)
      return refuse(
          {MK_TEXT("games", "“%1” is not a piece on a square: write c3, or Kc3 for a king."), {quoted(piece)}});
    const Squares here = only(square);
    if ((here & spec_.squares) == 0)
      return refuse(spec_.squares == kDark
                        ? Phrase{MK_TEXT("games", "No piece can stand on %1: only the dark squares are played on."),
                                 {quoted(piece)}}
                        : Phrase{MK_TEXT("games", "No piece can stand on %1: this game does not use that square."),
                                 {quoted(piece)}});
    if ((board_.all() & here) != 0)
      return refuse({MK_TEXT("games", "Two pieces stand on %1."), {Arg::literal(squareName(square))}});
    if (king && !spec_.kings) return refuse(MK_TEXT("games", "There are no kings in this game."));
    if (!king && spec_.lastRankIsKings && (here & lastRankOf(seat_)) != 0)
      return refuse({MK_TEXT("games", "The man on %1 would be a king: it stands on the last rank."), {quoted(piece)}});
    mine() |= here;
    if (king) board_.kings |= here;
    return Ok{};
  }

  const MenSpec& spec_;
  Placement& board_;
  Seat seat_;
};

} // namespace

int readCounter(std::string_view part, std::string_view word) {
  if (!part.starts_with(word) || part.size() < word.size() + 2 || part[word.size()] != ' ') return -1;
  const std::string_view digits = part.substr(word.size() + 1);
  int n = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), n);
  return error == std::errc() && end == digits.data() + digits.size() && digits[0] != '-' ? n : -1;
}

Refusal notAPosition(std::string_view t) {
  return refuse(
      {MK_TEXT(
           "games",
           "“%1” is not a position: write the side to move and the pieces of White and Black, as in W:Wa1,Kd4:Bb8,h6."),
       {quoted(t)}});
}

Refusal countersDoNotFit() { return refuse(MK_TEXT("games", "The counters after the pieces do not fit this game.")); }

std::string text(Seat toMove, const Placement& p) {
  return (toMove == 0 ? "W:W" : "B:W") + list(p.pieces[0], p.kings) + ":B" + list(p.pieces[1], p.kings);
}

Checked<ReadMen> readMen(std::string_view t, const MenSpec& spec) {
  const auto parts = split(t, ':');
  if (parts.size() < 3 || (parts[0] != "W" && parts[0] != "B")) return notAPosition(t);
  if (!parts[1].starts_with('W') || !parts[2].starts_with('B')) return notAPosition(t);
  ReadMen out;
  out.toMove = parts[0] == "W" ? 0 : 1;
  for (const Seat seat : {Seat{0}, Seat{1}})
    if (auto ok = SideReader(spec, out.board, seat).read(parts[side(seat) + 1].substr(1)); !ok)
      return Refusal{ok.why()};
  if (out.board.all() == 0) return refuse(MK_TEXT("games", "There is no piece on the board."));
  out.more.assign(parts.begin() + 3, parts.end());
  return out;
}

std::string text(const ManStep& m) { return m.isPass() ? "pass" : squareName(m.from) + '-' + squareName(m.to); }

const BoardShape& squaresBoard() {
  static const BoardShape shape = squares("squares-8x8", 8, 8);
  return shape;
}

namespace {
Colour colourOf(Seat seat) { return seat == 0 ? Colour::White : Colour::Black; }
} // namespace

Zone boardZone(const Placement& p, const Numbers& who) {
  Zone z;
  z.id = MenBoard;
  z.kind = Zone::Kind::Board;
  z.role = Zone::Role::Main;
  z.name = MK_TEXT("games", "draughts board");
  z.board = &squaresBoard();
  z.size = 64;
  for (const Seat seat : {Seat{0}, Seat{1}})
    forEach(p.pieces[side(seat)], [&](int square) {
      Item i;
      i.at = static_cast<std::int16_t>(square);
      const bool king = (p.kings & only(square)) != 0;
      i.thing = Thing::piece(king ? PieceKind::King : PieceKind::Man, colourOf(seat));
      i.id = who[static_cast<std::size_t>(square)];
      z.items.push_back(i);
    });
  return z;
}

Zone takenZone(const Placement& p, const Numbers& who, Seat taker, int men) {
  constexpr int kTrayColumns = 4;
  Zone z;
  z.id = taker == 0 ? MenTakenByWhite : MenTakenByBlack;
  z.kind = Zone::Kind::Row;
  z.role = Zone::Role::Out;
  z.owner = taker;
  z.columns = kTrayColumns;
  z.name = {MK_TEXT("games", "%1: captured men"), {Arg::seat(taker)}};
  const Seat loser = otherSide(taker);
  std::uint64_t onBoard = 0; // by number
  forEach(p.all(), [&](int square) { onBoard |= std::uint64_t{1} << who[static_cast<std::size_t>(square)]; });
  const int first = loser == 0 ? 1 : kMostMen + 1;
  for (int n = first; n < first + men; ++n) {
    if ((onBoard >> n & 1) != 0) continue;
    Item i;
    i.at = static_cast<std::int16_t>(z.items.size());
    i.thing = Thing::piece(PieceKind::Man, colourOf(loser));
    i.id = static_cast<std::uint16_t>(n);
    z.items.push_back(i);
  }
  return z;
}

Gesture gesture(const ManStep& m) {
  Gesture g;
  if (m.isPass())
    g.path.push_back(Stroke::button(kPassButton));
  else
    g.path = {Stroke::place(MenBoard, m.from), Stroke::place(MenBoard, m.to)};
  return g;
}

Button passButton() {
  Button b;
  b.id = kPassButton;
  b.label = MK_TEXT("games", "Pass");
  b.key = ' ';
  return b;
}

Phrase tell(Seat seat, const ManStep& m) {
  if (m.isPass()) return {MK_TEXT("games", "%1 cannot move and passes."), {Arg::seat(seat)}};
  return {MK_TEXT("games", "%1 moves from %2 to %3."),
          {Arg::seat(seat), Arg::literal(squareName(m.from)), Arg::literal(squareName(m.to))}};
}

Phrase promptToMove(Seat seat) {
  const Arg mover = Arg::seat(seat);
  return seat == 0 ? Phrase{MK_TEXT("games", "%1: move a white man"), {mover}}
                   : Phrase{MK_TEXT("games", "%1: move a black man"), {mover}};
}

Phrase promptToPass(Seat seat) { return {MK_TEXT("games", "%1: there is no move, pass"), {Arg::seat(seat)}}; }

Layout arrangeMen(const View& v, Aspect aspect) {
  Layout l;
  const bool wide = aspect == Aspect::Wide;
  if (!wide) l.width = 1000, l.height = 1400;
  constexpr double kBoard = 952, kGap = 24, kTray = 276, kLow = 176, kThing = 60;
  for (const Zone& z : v.zones) {
    if (z.kind == Zone::Kind::Board) {
      l.frames.push_back({z.id, {(l.width - kBoard) / 2, (l.height - kBoard) / 2, kBoard, kBoard}, 0, false});
      continue;
    }
    const bool mine = z.owner == v.bottom, out = z.role == Zone::Role::Out;
    Box box{kGap, kGap, kTray, wide ? kTray : kLow};
    if (!wide && out) box.width = kBoard - (v.zones.size() > 3 ? kTray + kGap : 0);
    if (wide ? mine == out : !out) box.x = l.width - kGap - box.width;
    if (mine) box.y = l.height - kGap - box.height;
    l.frames.push_back({z.id, box, kThing, !z.items.empty()});
  }
  return l;
}

} // namespace mk
