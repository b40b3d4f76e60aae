// Men and kings of White and Black on the 64 squares: what all games with them have in common as text, on the table
// and as invariants. Position: side to move, White's and Black's pieces, K before a king: "W:Wa1,c1,Kd4:Bb8,Kh6".
#pragma once

#include "games/chessboard/squares.h"
#include "games/kernel/checked.h"
#include "games/kernel/gesture.h"
#include "games/kernel/laying.h"
#include "games/kernel/layout.h"
#include "games/kernel/row.h"
#include "games/kernel/seat.h"
#include "games/kernel/view.h"

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mk {

inline constexpr int kMostMen = 16; // a side

// What is compared for the third repetition; the side to move follows from the place in the history.
struct Placement {
  // Without initial values, so that a row of placements is copied without being filled first.
  std::array<Squares, 2> pieces; // of White and Black
  Squares kings;                 // of both
  Squares all() const { return pieces[0] | pieces[1]; }
  bool operator==(const Placement&) const = default;
};

// The number of the piece on a square, which stays with it for the whole match: White 1..16, Black 17..32, 0 = none.
using Numbers = std::array<std::uint8_t, 64>;
Numbers numbered(const Placement&);

inline constexpr std::size_t side(Seat s) { return static_cast<std::size_t>(s); }
inline constexpr Seat otherSide(Seat s) { return static_cast<Seat>(1 - s); }
inline constexpr Squares lastRankOf(Seat s) { return s == 0 ? kRank8 : kRank1; }

void relocate(Placement&, Numbers&, Seat, int from, int to);
void remove(Placement&, Numbers&, Squares);

// What pieces a game has.
struct MenSpec {
  Squares squares = kDark;
  std::array<int, 2> men{};     // at most, a side
  bool kings = false;           // there are kings
  bool lastRankIsKings = false; // a man on its last rank is always a king
};
std::string fault(const Placement&, const Numbers&, const MenSpec&); // "" or what is wrong

// The positions of a match since the last one that cannot come back, for the third repetition.
template <std::size_t N> struct Past {
  Row<Placement, N> before;
  std::uint8_t firstTimes = 1; // how often the oldest of them had come up when it was set up
  void forget() { before.clear(), firstTimes = 1; }
  int times(const Placement& now) const {
    if (before.empty()) return firstTimes;
    int n = 1;
    for (int i = before.count() - 2; i >= 0; i -= 2)
      if (before[static_cast<std::size_t>(i)] == now) n += i == 0 ? firstTimes : 1;
    return n;
  }
  bool operator==(const Past&) const = default;
};

// Texts.
std::string text(Seat toMove, const Placement&);
struct ReadMen {
  Seat toMove = 0;
  Placement board{};
  std::vector<std::string_view> more; // the parts after the pieces
};
Checked<ReadMen> readMen(std::string_view, const MenSpec&);
// "quiet 7" -> 7 for the word "quiet"; -1 for anything else.
int readCounter(std::string_view part, std::string_view word);
Refusal notAPosition(std::string_view);
Refusal countersDoNotFit();

// A move by its ends; the games where that says all. A pass has no squares.
struct ManStep {
  std::uint8_t from = 64, to = 64;
  constexpr ManStep() = default;
  constexpr ManStep(int f, int t) : from(static_cast<std::uint8_t>(f)), to(static_cast<std::uint8_t>(t)) {}
  constexpr bool isPass() const { return from == 64; }
  bool operator==(const ManStep&) const = default;
};
std::string text(const ManStep&); // "c3-d4", "pass"

// Men laid by hand on the places of a board: the part of the rules that all games with men share.
class LaysMen {
public:
  // White's man, and king where the game has kings, then Black's.
  LaysMen(const BoardShape& board, std::vector<Thing> things) : board_(&board), things_(std::move(things)) {}
  std::vector<Thing> toLay() const { return things_; }
  std::optional<Laid> laidIn(std::string_view position) const;
  std::string layInto(std::string_view position, const Laid&) const;

private:
  const BoardShape* board_;
  std::vector<Thing> things_;
};
std::vector<Thing> menToLay(bool kings);

// On the table.
enum MenZone : std::int16_t { MenBoard, MenTakenByWhite, MenTakenByBlack, MenPlayers };
inline constexpr int kPassButton = 1;
const BoardShape& squaresBoard();
Zone boardZone(const Placement&, const Numbers&);
inline const std::array<Thing, 2> kMen{Thing::piece(PieceKind::Man, Colour::White),
                                       Thing::piece(PieceKind::Man, Colour::Black)};
// The men that the taker has captured: the numbers of the other side up to `men` that are not on the board.
Zone takenZone(const Placement&, const Numbers&, Seat taker, int men);
Gesture gesture(const ManStep&);
Button passButton();
Phrase tell(Seat, const ManStep&);
Phrase promptToMove(Seat); // "%1: move a white man"
Phrase promptToPass(Seat);
// The board in the middle, as large as it goes; what each player has taken, and men still to come, lie on his side.
Layout arrangeMen(const View&, Aspect);

} // namespace mk
