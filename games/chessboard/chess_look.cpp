// Chess on the table: the board, what has been taken, the pieces a pawn may become, what is said and how a move is made
// by hand.
#include "games/chessboard/chess.h"

#include "games/chessboard/men.h"
#include "games/kit/draw_near.h"

namespace mk {

Thing thingOf(Chessman m, Seat seat) {
  static constexpr std::array<PieceKind, 6> kKinds{PieceKind::ChessPawn, PieceKind::ChessKnight, PieceKind::ChessBishop,
                                                   PieceKind::ChessRook, PieceKind::ChessQueen,  PieceKind::ChessKing};
  return Thing::piece(kKinds[static_cast<std::size_t>(m)], seat == 0 ? Colour::White : Colour::Black);
}

namespace {

constexpr int kTrayColumns = 5;              // fifteen lie in three lines
constexpr std::uint16_t kPromotionIds = 100; // identities of the pieces offered
constexpr std::array<Chessman, 5> kOffered{Chessman::Queen, Chessman::Rook, Chessman::Bishop, Chessman::Knight,
                                           Chessman::King};

const BoardShape& boardShape() {
  static const BoardShape shape = squares("squares-8x8", 8, 8);
  return shape;
}

Phrase nameOf(Chessman m) {
  switch (m) {
  case Chessman::Pawn:
    return MK_TEXT("games", "the pawn");
  case Chessman::Knight:
    return MK_TEXT("games", "the knight");
  case Chessman::Bishop:
    return MK_TEXT("games", "the bishop");
  case Chessman::Rook:
    return MK_TEXT("games", "the rook");
  case Chessman::Queen:
    return MK_TEXT("games", "the queen");
  case Chessman::King:
    return MK_TEXT("games", "the king");
  case Chessman::None:
    break;
  }
  return {};
}

// What the piece with this number (0..15) was when the game began, in the order of Chess::setUp.
Chessman bornAs(int number) {
  static constexpr std::array<Chessman, 8> kOfficers{Chessman::Knight, Chessman::Knight, Chessman::Bishop,
                                                     Chessman::Bishop, Chessman::Rook,   Chessman::Rook,
                                                     Chessman::Queen,  Chessman::King};
  return number < 8 ? Chessman::Pawn : kOfficers[static_cast<std::size_t>(number - 8)];
}

void strokes(Gesture& g, const ChessStep& m) {
  g.path.push_back(Stroke::place(Chess::Board, m.from));
  g.path.push_back(Stroke::place(Chess::Board, m.to));
  if (!m.promotes()) return;
  for (std::size_t i = 0; i < kOffered.size(); ++i)
    if (kOffered[i] == m.becomes) g.path.push_back(Stroke::place(Chess::Promotion, static_cast<int>(i)));
}

} // namespace

Gesture Chess::gesture(const State&, Seat, const Move& m) const {
  Gesture g;
  strokes(g, m.step);
  if (m.two()) strokes(g, m.then);
  g.firm = traits_.touched ? 1 : 0;
  return g;
}

Zone Chess::boardZone(const State& s) const {
  Zone z;
  z.id = Board;
  z.name = MK_TEXT("games", "chess board");
  z.board = &boardShape();
  z.size = 64;
  for (const Seat seat : {Seat{0}, Seat{1}})
    forEach(s.board.of(seat), [&](int square) {
      Item i;
      i.at = static_cast<std::int16_t>(square);
      const Chessman m = s.board.at(square);
      i.thing = thingOf(m, seat);
      i.id = s.who[static_cast<std::size_t>(square)];
      i.lit = m == Chessman::King && traits_.safe() && s.board.inCheck(seat);
      z.items.push_back(i);
    });
  return z;
}

// What the taker has captured: all numbers of the other side that are not on the board, the strongest first.
Zone Chess::takenZone(const State& s, Seat taker) const {
  Zone z;
  z.id = taker == 0 ? TakenByWhite : TakenByBlack;
  z.kind = Zone::Kind::Row;
  z.role = Zone::Role::Out;
  z.owner = taker;
  z.columns = kTrayColumns;
  z.name = {MK_TEXT("games", "%1: captured"), {Arg::seat(taker)}};
  const auto loser = static_cast<Seat>(1 - taker);
  std::uint32_t onBoard = 0;
  forEach(s.board.of(loser),
          [&](int square) { onBoard |= 1u << (s.who[static_cast<std::size_t>(square)] - 1 - loser * kMostMen); });
  for (int n = kMostMen - 1; n >= 0; --n) {
    if ((onBoard >> n & 1u) != 0) continue;
    Item i;
    i.at = static_cast<std::int16_t>(z.items.size());
    i.thing = thingOf(bornAs(n), loser);
    i.id = static_cast<std::uint16_t>(n + 1 + loser * kMostMen);
    z.items.push_back(i);
  }
  return z;
}

// The pieces that a pawn may become, while a pawn of the side to move may reach the last rank.
Zone Chess::promotionZone(const State& s) const {
  Zone z;
  z.id = Promotion;
  z.kind = Zone::Kind::Row;
  z.role = Zone::Role::Tokens;
  z.owner = s.board.toMove;
  z.name = MK_TEXT("games", "the pawn becomes");
  std::vector<Move> list;
  if (s.end == End::None) moves(s, s.board.toMove, list);
  for (const Move& m : list)
    if (m.step.promotes()) z.size = traits_.toKing ? 5 : 4;
  for (std::int16_t k = 0; k < z.size; ++k) {
    Item i;
    i.at = k;
    i.thing = thingOf(kOffered[static_cast<std::size_t>(k)], s.board.toMove);
    i.id = static_cast<std::uint16_t>(kPromotionIds + k);
    z.items.push_back(i);
  }
  return z;
}

Phrase Chess::prompt(const State& s) const {
  if (s.end != End::None) return reason(s);
  const int single = kFifty - s.clock, left = traits_.twoMoves ? (single + 1) / 2 : single;
  return warnedOfDraw(promptToMove(s), s.second ? 1 : times(s), left,
                      MK_TEXT("games", "%1. Moves left without a capture or a pawn's move before a draw: %2"));
}

Phrase Chess::promptToMove(const State& s) const {
  const Arg mover = Arg::seat(s.board.toMove);
  const bool white = s.board.toMove == 0;
  const auto say = [&](const char* ofWhite, const char* ofBlack) { return Phrase{white ? ofWhite : ofBlack, {mover}}; };
  if (traits_.safe() && s.board.inCheck(s.board.toMove))
    return {MK_TEXT("games", "%1: your king is in check, save it"), {mover}};
  std::vector<Move> list;
  moves(s, s.board.toMove, list);
  if (traits_.compulsory && s.board.victim(list.front().step) >= 0)
    return say(MK_TEXT("games", "%1: White has to capture"), MK_TEXT("games", "%1: Black has to capture"));
  if (traits_.twoMoves)
    return s.second ? say(MK_TEXT("games", "%1: White's second move"), MK_TEXT("games", "%1: Black's second move"))
                    : say(MK_TEXT("games", "%1: White's first move"), MK_TEXT("games", "%1: Black's first move"));
  return say(MK_TEXT("games", "%1: move a white piece"), MK_TEXT("games", "%1: move a black piece"));
}

View Chess::look(const State& s, Viewer viewer) const {
  View v;
  v.zones = {boardZone(s), takenZone(s, 0), takenZone(s, 1)};
  if (Zone z = promotionZone(s); z.size > 0) v.zones.push_back(std::move(z));
  v.prompt = prompt(s);
  v.bottom = viewer.isPublic() ? Seat{0} : viewer.seat;
  return v;
}

Phrase Chess::reason(const State& s) const {
  const Arg mover = Arg::seat(s.board.toMove);
  const Seat w = winner(s);
  switch (s.end) {
  case End::Mate:
    return {MK_TEXT("games", "Checkmate: %1 has won."), {Arg::seat(w)}};
  case End::Check:
    return {MK_TEXT("games", "Check: %1 has won."), {Arg::seat(w)}};
  case End::KingTaken:
    return {MK_TEXT("games", "%1 has captured the king and won."), {Arg::seat(w)}};
  case End::NoPiece:
    return {MK_TEXT("games", "%1 has no piece left and has won."), {Arg::seat(w)}};
  case End::Stuck:
    if (w == s.board.toMove) return {MK_TEXT("games", "%1 has no move left and has won."), {mover}};
    if (w != kNobody)
      return {MK_TEXT("games", "%1 has no move left; %2 has fewer pieces and has won."), {mover, Arg::seat(w)}};
    if (traits_.twoMoves) return {MK_TEXT("games", "A draw: %1 cannot make a double move."), {mover}};
    return {MK_TEXT("games", "Stalemate, a draw: %1 has no move left."), {mover}};
  case End::Repetition:
    return MK_TEXT("games", "A draw: the same position has come up for the third time.");
  case End::Quiet:
    return {MK_TEXT("games", "A draw: %1 single moves without a capture or a pawn's move."), {Arg::number(kFifty)}};
  case End::Material:
    if (traits_.goal == ChessTraits::Goal::Mate)
      return MK_TEXT("games", "A draw: too few pieces are left for a checkmate.");
    return MK_TEXT("games", "A draw: only the kings are left.");
  case End::None:
    break;
  }
  return MK_TEXT("games", "The match is not decided.");
}

Phrase Chess::tellStep(const State& before, Seat seat, const ChessStep& m) const {
  const Arg who = Arg::seat(seat), man = Arg::phrase(nameOf(m.man)), becomes = Arg::phrase(nameOf(m.becomes));
  const Arg from = Arg::literal(squareName(m.from)), to = Arg::literal(squareName(m.to));
  if (m.castles())
    return m.to > m.from ? Phrase{MK_TEXT("games", "%1 castles kingside."), {who}}
                         : Phrase{MK_TEXT("games", "%1 castles queenside."), {who}};
  if (before.board.enPassant(m))
    return {MK_TEXT("games", "%1: %2 from %3 captures en passant and stands on %4."), {who, man, from, to}};
  const bool takes = before.board.victim(m) >= 0;
  if (m.promotes())
    return {takes ? MK_TEXT("games", "%1: %2 from %3 captures on %4. Promotion: %5.")
                  : MK_TEXT("games", "%1: %2 from %3 to %4. Promotion: %5."),
            {who, man, from, to, becomes}};
  return {takes ? MK_TEXT("games", "%1: %2 from %3 captures on %4.") : MK_TEXT("games", "%1: %2 from %3 to %4."),
          {who, man, from, to}};
}

Phrase Chess::tell(const State& before, Seat seat, const Move& m, Viewer) const {
  State after = before;
  Phrase said = tellStep(before, seat, m.step);
  play(after, seat, Move(m.step));
  if (m.two()) {
    said = {MK_TEXT("games", "%1 Then %2"), {Arg::phrase(said), Arg::phrase(tellStep(after, seat, m.then))}};
    play(after, seat, Move(m.then));
  }
  if (after.end == End::Mate) return {MK_TEXT("games", "%1 Checkmate!"), {Arg::phrase(said)}};
  if (traits_.safe() && after.board.inCheck(static_cast<Seat>(1 - seat)))
    return {MK_TEXT("games", "%1 Check!"), {Arg::phrase(said)}};
  return said;
}

// The board in the middle, as large as it goes; what each player has taken lies on his side of it. The pieces that a
// pawn may become have no place of their own: they are laid beside the pawn when it is asked what it becomes.
Layout arrangeChess(const View& v, Aspect aspect) {
  Layout l;
  const bool wide = aspect == Aspect::Wide;
  if (!wide) l.width = 1000, l.height = 1400;
  constexpr double kBoard = 952, kGap = 24, kThing = 66, kTray = 276;
  for (const Zone& z : v.zones) {
    if (z.kind == Zone::Kind::Board) {
      l.frames.push_back({z.id, {(l.width - kBoard) / 2, (l.height - kBoard) / 2, kBoard, kBoard}, 0, false});
      continue;
    }
    if (z.id == Chess::Promotion) continue;
    const bool mine = z.owner == v.bottom;
    Box box{kGap, kGap, kTray, kTray + 60};
    if (!wide) box.width = 528, box.height = 176;
    if (mine && wide) box.x = l.width - kGap - box.width;
    if (mine) box.y = l.height - kGap - box.height;
    l.frames.push_back({z.id, box, kThing, !z.items.empty()});
  }
  return l;
}

} // namespace mk
