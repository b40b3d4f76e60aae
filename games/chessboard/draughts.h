// Draughts on 8 x 8: one rule set for the whole group of the booklet (games 12, 14, 16, 21, 22, 23, 26), told apart by
// traits. Rules: booklet, chapter on the draughts board, with the rulings on parameterised draughts.
//
// Position: side to move, White's and Black's pieces, K before a king: "W:Wa1,c1,Kd4:Bb8,Kh6". Where it matters for the
// draws two parts follow: ":quiet 7" (moves since the last capture or man's move) and ":times 2" (how often this
// position has come up); with reserve men ":bonus W0 B1" (how many each side has received); from a position that tells
// it ":move 41" (the number of the pair of moves). Move: "c3-d4", a capture with every landing square "c3xe5xg7". Two
// captures with the same start, end and captured pieces are one move; it is listed by the first way found and read by
// any of them.
#pragma once

#include "games/chessboard/men.h"
#include "games/kernel/rules.h"

namespace mk {

// What tells one kind of draughts from another. Directions are White's; Black's are the same from his side.
struct DraughtsTraits {
  enum class King : std::uint8_t { None, Short, Flying };
  // Among captures: any; one that takes the most pieces; the Italian order (most, by a king, most kings, kings first).
  enum class Choice : std::uint8_t { Free, Most, Italian };
  // A man that reaches the last rank in the middle of a capture.
  enum class Mid : std::uint8_t { King, Man, Stop };

  Squares squares = kDark;
  Squares start = 0; // White's men; Black's are the same seen from the other side
  Directions manStep = set(NorthEast) | set(NorthWest);
  Directions manCapture = kDiagonals;
  Directions kingStep = kDiagonals;
  King king = King::Flying;
  Choice choice = Choice::Free;
  Mid mid = Mid::King;
  bool menTakeKings = true;
  bool kingTurnsBack = true; // a flying king may turn straight back between two captures of one move
  bool removedAtOnce = false;
  bool compulsory = true;
  bool giveaway = false; // who cannot move wins
  int drawAfter = 25;    // moves by each side without progress
  int reserve = 0;       // men of each side that come in on its bonus square

  constexpr int men() const { return std::popcount(start); }
  // A man's step need not bring it nearer to the last rank, so it is no progress.
  constexpr bool menShuttle() const { return (manStep & ~(set(NorthWest) | set(North) | set(NorthEast))) != 0; }
};

inline constexpr DraughtsTraits kDraughts{.start = 0x55AA55};    // game 12: the dark squares of ranks 1 to 3
inline constexpr DraughtsTraits kTurkish{.squares = ~Squares{0}, // game 14
                                         .start = 0xFFFF00,      // ranks 2 and 3
                                         .manStep = kOrthogonals,
                                         .manCapture = kOrthogonals,
                                         .kingStep = kOrthogonals,
                                         .choice = DraughtsTraits::Choice::Most,
                                         .mid = DraughtsTraits::Mid::Man,
                                         .kingTurnsBack = false,
                                         .removedAtOnce = true,
                                         .drawAfter = 40};
inline constexpr DraughtsTraits kPolish{// game 16
                                        .start = kDraughts.start,
                                        .choice = DraughtsTraits::Choice::Most,
                                        .mid = DraughtsTraits::Mid::Man};
inline constexpr DraughtsTraits kGiveaway{.start = kDraughts.start, // game 21
                                          .choice = DraughtsTraits::Choice::Most,
                                          .mid = DraughtsTraits::Mid::Man,
                                          .giveaway = true};
inline constexpr DraughtsTraits kItalian{.start = kDraughts.start, // game 22
                                         .manCapture = set(NorthEast) | set(NorthWest),
                                         .king = DraughtsTraits::King::Short,
                                         .choice = DraughtsTraits::Choice::Italian,
                                         .mid = DraughtsTraits::Mid::Stop,
                                         .menTakeKings = false};
inline constexpr DraughtsTraits kAmerican{.start = kDraughts.start, // game 23
                                          .king = DraughtsTraits::King::None,
                                          .choice = DraughtsTraits::Choice::Most,
                                          .mid = DraughtsTraits::Mid::Man};
inline constexpr DraughtsTraits kPremium{.start = kDraughts.start, // game 26
                                         .choice = DraughtsTraits::Choice::Most,
                                         .mid = DraughtsTraits::Mid::Man,
                                         .reserve = 2};

class Draughts : public LaysMen {
public:
  static constexpr int kMostQuiet = 2 * 40; // moves without progress, both sides together
  static constexpr int kMostNumber = 9999;  // that a position may tell

  enum ZoneId : std::int16_t {
    Board = MenBoard,
    TakenByWhite = MenTakenByWhite,
    TakenByBlack = MenTakenByBlack,
    WhiteReserve,
    BlackReserve
  };
  enum class End : std::uint8_t { None, NoPiece, NoMove, Repetition, Quiet };

  struct State {
    Placement board{};
    Seat toMove = 0; // 0 White, 1 Black
    End end = End::None;
    std::array<std::uint8_t, 2> taken{}; // pieces that each side has lost
    std::array<std::uint8_t, 2> bonus{}; // reserve men that each side has received
    std::uint8_t quiet = 0;              // moves since the last progress
    std::uint16_t number = 0;            // of the pair of moves, where the first position has told one; else 0
    Numbers who{};
    Past<kMostQuiet> past; // since the last progress
    bool operator==(const State&) const = default;
  };

  struct Move {
    Squares captured = 0;
    std::uint8_t from = 0, to = 0;
    bool crowned = false;            // the man becomes a king
    Row<std::uint8_t, kMostMen> via; // landing squares before the last one
    Move() = default;
    Move(int f, int t, bool k) : from(static_cast<std::uint8_t>(f)), to(static_cast<std::uint8_t>(t)), crowned(k) {}
    bool operator==(const Move& o) const { return from == o.from && to == o.to && captured == o.captured; }
  };

  static constexpr Answers kAnswers = {Answer::ReadMove, Answer::TellMove, Answer::OtherGestures, Answer::CountMoves,
                                       Answer::MayDraw,  Answer::Worth,    Answer::Order,         Answer::Noisy,
                                       Answer::Digest,   Answer::Lay,      Answer::Pairs};

  explicit Draughts(const Setup&, const DraughtsTraits& = kDraughts);
  const DraughtsTraits& traits() const { return traits_; }

  int seats() const { return 2; }
  int bound() const;
  State start() const;
  Turn turn(const State& s) const { return s.end == End::None ? Turn::of(s.toMove) : Turn::over(); }
  void moves(const State&, Seat, std::vector<Move>& out) const;
  std::uint64_t countMoves(const State&, Seat) const;
  void play(State&, Seat, const Move&) const;
  Result result(const State&) const;
  bool mayDraw(const State&) const { return true; }
  int firstPair(const State& s) const { return std::max<int>(s.number, 1); }
  std::string fault(const State&) const;

  std::string text(const State&) const;
  Checked<State> read(std::string_view) const;
  std::string text(const State&, Seat, const Move&) const;
  Checked<Move> readMove(const State&, Seat, std::string_view) const;

  Gesture gesture(const State&, Seat, const Move&) const;
  // The same capture over other landing squares.
  std::vector<Gesture> otherGestures(const State&, Seat, const Move&) const;
  View look(const State&, Viewer) const;
  Phrase tell(const State& before, Seat, const Move&, Viewer) const;

  // For the computer player (draughts_worth.cpp).
  double worth(const State&, Seat) const;
  int order(const State&, Seat, const Move&) const;
  bool noisy(const State&, Seat, std::vector<Move>& out) const;
  std::uint64_t digest(const State&) const;

private:
  friend class CaptureSearch;

  void takeOptions(const Options&);
  MenSpec spec(const State&) const;
  Squares empty(const State& s) const { return traits_.squares & ~s.board.all(); }
  bool crowns(Seat seat, int square) const {
    return traits_.king != DraughtsTraits::King::None && (only(square) & lastRankOf(seat)) != 0;
  }
  void steps(const State&, Seat, std::vector<Move>& out) const;
  void captures(const State&, Seat, std::vector<Move>& out) const;
  void keepBest(const State&, std::size_t first, std::vector<Move>& out) const;
  bool canMove(const State&, Seat) const;
  void bringReserve(State&, Seat) const;
  End assess(const State&) const;
  Phrase reason(const State&) const;
  Zone reserveZone(const State&, Seat) const;
  Phrase prompt(const State&) const;
  Phrase warned(const State&, const Phrase& prompt) const;

  DraughtsTraits traits_;
  std::array<Directions, 2> step_{}, capture_{}; // of men, by seat
};

// The rules of one game of the group, made from a setup as the catalogue asks for.
template <const DraughtsTraits& T> struct DraughtsOf : Draughts {
  explicit DraughtsOf(const Setup& s) : Draughts(s, T) {}
};

} // namespace mk
