// Names of things.
#include "games/kernel/things.h"

#include "games/kernel/ranks.h"

namespace mk {

Thing Thing::piece(PieceKind k, Colour c, int value) {
  return {Kind::Piece, static_cast<std::uint8_t>(k), static_cast<std::uint8_t>(c), static_cast<std::int16_t>(value)};
}
Thing Thing::card(Card c, int back) {
  return {Kind::Card, static_cast<std::uint8_t>(c.code()), static_cast<std::uint8_t>(back), 0};
}
Thing Thing::die(int face, Colour c) {
  return {Kind::Die, static_cast<std::uint8_t>(face), static_cast<std::uint8_t>(c), 0};
}
Thing Thing::pokerDie(int face) { return {Kind::PokerDie, static_cast<std::uint8_t>(face), 0, 0}; }

Phrase nameOf(Colour c) {
  switch (c) {
  case Colour::White:
    return MK_TEXT("games", "white");
  case Colour::Black:
    return MK_TEXT("games", "black");
  case Colour::Red:
    return MK_TEXT("games", "red");
  case Colour::Blue:
    return MK_TEXT("games", "blue");
  case Colour::Yellow:
    return MK_TEXT("games", "yellow");
  case Colour::Green:
    return MK_TEXT("games", "green");
  case Colour::Violet:
    return MK_TEXT("games", "violet");
  case Colour::Orange:
    return MK_TEXT("games", "orange");
  }
  return {};
}

Phrase nameOf(Suit s) {
  switch (s) {
  case Suit::Clubs:
    return MK_TEXT("games", "clubs");
  case Suit::Diamonds:
    return MK_TEXT("games", "diamonds");
  case Suit::Hearts:
    return MK_TEXT("games", "hearts");
  case Suit::Spades:
    return MK_TEXT("games", "spades");
  }
  return {};
}

Phrase rankName(int value) {
  switch (value) {
  case 1:
    return MK_TEXT("games", "ace");
  case 11:
    return MK_TEXT("games", "jack");
  case 12:
    return MK_TEXT("games", "queen");
  case 13:
    return MK_TEXT("games", "king");
  default:
    return Phrase::plain(std::to_string(value));
  }
}

namespace {

Phrase pieceName(PieceKind k) {
  switch (k) {
  case PieceKind::Man:
    return MK_TEXT("games", "man");
  case PieceKind::King:
    return MK_TEXT("games", "crowned man");
  case PieceKind::ChessKing:
    return MK_TEXT("games", "chess king");
  case PieceKind::ChessQueen:
    return MK_TEXT("games", "chess queen");
  case PieceKind::ChessRook:
    return MK_TEXT("games", "rook");
  case PieceKind::ChessBishop:
    return MK_TEXT("games", "bishop");
  case PieceKind::ChessKnight:
    return MK_TEXT("games", "knight");
  case PieceKind::ChessPawn:
    return MK_TEXT("games", "chess pawn");
  case PieceKind::Wolf:
    return MK_TEXT("games", "wolf");
  case PieceKind::Hound:
    return MK_TEXT("games", "hound");
  case PieceKind::Pawn:
    return MK_TEXT("games", "pawn");
  case PieceKind::Marathoner:
    return MK_TEXT("games", "marathon runner");
  case PieceKind::Hunter:
    return MK_TEXT("games", "hunter");
  case PieceKind::Tiger:
    return MK_TEXT("games", "tiger");
  case PieceKind::Taxi:
    return MK_TEXT("games", "taxi stop");
  case PieceKind::Bear:
    return MK_TEXT("games", "bear");
  case PieceKind::Horse:
    return MK_TEXT("games", "horse");
  case PieceKind::Cube:
    return MK_TEXT("games", "doubling cube");
  case PieceKind::Chip:
    return MK_TEXT("games", "chip");
  case PieceKind::Sheep:
    return MK_TEXT("games", "sheep");
  case PieceKind::Hare:
    return MK_TEXT("games", "hare");
  case PieceKind::Marker:
    return MK_TEXT("games", "marker");
  }
  return {};
}

} // namespace

Phrase nameOf(Card c) {
  if (c.isBack()) return MK_TEXT("games", "face-down card");
  if (c.isJoker()) return MK_TEXT("games", "joker");
  return {MK_TEXT("games", "%1 of %2"), {Arg::phrase(rankName(c.value())), Arg::suit(static_cast<int>(c.suit()))}};
}

Phrase nameOf(const Thing& t) {
  switch (t.kind) {
  case Thing::Kind::Card:
    return nameOf(t.asCard());
  case Thing::Kind::Die:
    if (t.code == 0) return MK_TEXT("games", "die not thrown yet");
    return {MK_TEXT("games", "die showing %1"), {Arg::number(t.code)}};
  case Thing::Kind::PokerDie:
    if (t.code == 0 || t.code > 6) return MK_TEXT("games", "die not thrown yet");
    return {MK_TEXT("games", "poker die showing %1"), {Arg::phrase(rankName(t.code == 6 ? 1 : t.code + 8))}};
  case Thing::Kind::Token:
    return {MK_TEXT("games", "counter %1"), {Arg::number(t.value)}};
  case Thing::Kind::Piece:
    break;
  }
  if (t.asPiece() == PieceKind::Cube) return {MK_TEXT("games", "doubling cube at %1"), {Arg::number(t.value)}};
  return {MK_TEXT("games", "%1 %2"), {Arg::phrase(nameOf(t.asColour())), Arg::phrase(pieceName(t.asPiece()))}};
}

char letterOf(const Thing& t) {
  static constexpr std::string_view kPieces = "mkKQRBNPwhpMHTxbhccosj";
  switch (t.kind) {
  case Thing::Kind::Die:
  case Thing::Kind::PokerDie:
    return t.code == 0 ? '.' : (t.kind == Thing::Kind::Die ? "123456" : kPokerFaces)[t.code - 1];
  case Thing::Kind::Token:
    return 'o';
  case Thing::Kind::Card:
    return '#';
  case Thing::Kind::Piece:
    break;
  }
  const bool white = t.asColour() == Colour::White, black = t.asColour() == Colour::Black;
  switch (t.asPiece()) {
  case PieceKind::Man:
    return white ? 'w' : 'b';
  case PieceKind::King:
    return white ? 'W' : 'B';
  case PieceKind::Bear:
  case PieceKind::Horse:
  case PieceKind::Pawn:
    return "wbRBYGVO"[t.colour];
  default:
    break;
  }
  const char c = kPieces[t.code];
  return black && c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

} // namespace mk
