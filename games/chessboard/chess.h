// Chess and its three relatives, one rule set told apart by traits: 27 Male (chess), 28 Äraandmisega male (giveaway),
// 29 Kahekäigumale (two moves a turn), 30 Löömine on kohustuslik (captures compulsory, the first check wins). Rules:
// booklet, chapter on the chess board, with the rulings on it.
//
// Position: FEN, with "m2" after it when the second move of a turn is due (29) and "times 2" when the position has come
// up before. Move: "e2e4", castling "e1g1", promotion "a7a8q"; a whole turn of game 29 may also be given as
// "e2e4,d2d4". What people write (SAN: Nf3, O-O, exd5) is read as well.
#pragma once

#include "games/chessboard/chess_board.h"
#include "games/kernel/layout.h"
#include "games/kernel/row.h"
#include "games/kernel/rules.h"

namespace mk {

struct ChessTraits {
  enum class Goal : std::uint8_t { Mate, LoseAll, FirstCheck, TakeKing };
  enum class Stuck : std::uint8_t { Draw, MoverWins, FewerWins }; // who cannot move

  Goal goal = Goal::Mate;
  Stuck stuck = Stuck::Draw;
  bool compulsory = false; // captures
  bool castling = true;
  bool toKing = false; // a pawn may become a king
  bool twoMoves = false;
  bool shortFirstTurn = false; // White begins with one move
  bool touched = false;        // a piece once picked up must be moved

  constexpr bool safe() const { return goal == Goal::Mate || goal == Goal::FirstCheck; } // the own king is kept safe
};

inline constexpr ChessTraits kChessGame{};
inline constexpr ChessTraits kGiveawayChess{.goal = ChessTraits::Goal::LoseAll,
                                            .stuck = ChessTraits::Stuck::MoverWins,
                                            .compulsory = true,
                                            .castling = false,
                                            .toKing = true};
inline constexpr ChessTraits kDoubleMoveChess{.twoMoves = true};
inline constexpr ChessTraits kCompulsoryChess{.goal = ChessTraits::Goal::FirstCheck, .compulsory = true};

class Chess {
public:
  static constexpr int kFifty = 100;        // single moves without a capture or a pawn's move
  static constexpr int kMostMen = 16;       // a side
  static constexpr int kProgress = 96 + 30; // pawn steps and captures, at most
  static constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  enum ZoneId : std::int16_t { Board, TakenByWhite, TakenByBlack, Promotion };
  enum class End : std::uint8_t { None, Mate, Check, KingTaken, NoPiece, Stuck, Repetition, Quiet, Material };

  struct State {
    ChessBoard board;
    std::uint64_t key = 0;    // of placement, side to move and castling rights
    std::uint16_t clock = 0;  // single moves since the last capture or pawn's move
    std::uint16_t number = 1; // of the turn, both sides' together
    bool second = false;      // the second move of a turn is due
    End end = End::None;
    std::uint8_t firstTimes = 1;        // how often the oldest known position had come up when it was set up
    std::array<std::uint8_t, 64> who{}; // the number of the piece on a square: White 1..16, Black 17..32, 0 = none
    Row<std::uint64_t, kFifty> history; // keys of the positions since the last progress, without the present one
    bool operator==(const State&) const = default;
  };

  // One step; both steps of a turn only where a turn of game 29 is read as a whole.
  struct Move {
    ChessStep step, then;
    Move() = default;
    explicit Move(ChessStep s) : step(s) {}
    Move(ChessStep s, ChessStep t) : step(s), then(t) {}
    bool two() const { return then.man != Chessman::None; }
    bool operator==(const Move&) const = default;
  };

  static constexpr Answers kAnswers = {Answer::ReadMove, Answer::TellMove, Answer::Notation, Answer::Perft,
                                       Answer::MayDraw,  Answer::Worth,    Answer::Order,    Answer::Noisy,
                                       Answer::Digest,   Answer::Lay,      Answer::Pairs};

  explicit Chess(const Setup&, const ChessTraits& = kChessGame);
  const ChessTraits& traits() const { return traits_; }

  int seats() const { return 2; }
  int bound() const { return (kProgress + 1) * kFifty + 1; }
  State start() const;
  Turn turn(const State& s) const { return s.end == End::None ? Turn::of(s.board.toMove) : Turn::over(); }
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Result result(const State&) const;
  bool mayDraw(const State&) const { return true; }
  int firstPair(const State& s) const { return std::max<int>(s.number, 1); } // some files begin with 0
  std::string fault(const State&) const;
  // Draws by repetition, fifty moves and material are not looked at; in game 29 a step is a whole turn.
  std::uint64_t perft(const State&, int depth) const;

  std::string text(const State&) const;
  Checked<State> read(std::string_view) const;
  std::string text(const State&, Seat, const Move&) const;
  std::string notation(const State&, Seat, const Move&) const; // SAN
  Checked<Move> readMove(const State&, Seat, std::string_view) const;

  Gesture gesture(const State&, Seat, const Move&) const;
  View look(const State&, Viewer) const;
  Phrase tell(const State& before, Seat, const Move&, Viewer) const;

  std::vector<Thing> toLay() const;
  std::optional<Laid> laidIn(std::string_view position) const;
  std::string layInto(std::string_view position, const Laid&) const;

  // For the computer player (chess_worth.cpp).
  double worth(const State&, Seat) const;
  int order(const State&, Seat, const Move&) const;
  bool noisy(const State&, Seat, std::vector<Move>& out) const;
  std::uint64_t digest(const State&) const;

private:
  friend class ChessReader;

  void takeOptions(const Options&);
  template <class Sink> void run(const ChessBoard&, Sink&, ChessAim) const;
  template <class F> void eachStep(const ChessBoard&, F&&) const;
  std::uint64_t count(const ChessBoard&) const;
  bool any(const ChessBoard&) const;

  bool endsTurn(const ChessBoard& after, bool second, int number) const;
  ChessBoard afterStep(const ChessBoard&, const ChessStep&) const;
  static bool secondIsSure(const ChessBoard&);
  bool isFirst(const ChessBoard&, const ChessStep&, bool calm, int number) const;
  bool anyTurn(const State&) const;
  std::uint64_t perft(const ChessBoard&, int depth, int number) const;
  std::uint64_t perftTurns(const ChessBoard&, bool second, int depth, int number) const;

  void advance(State&, const ChessStep&) const;
  bool decided(const ChessBoard&, End&) const;
  End assess(const State&) const;
  bool bare(const ChessBoard&) const;
  std::uint64_t fullKey(const State&) const;
  int times(const State&) const;
  Seat winner(const State&) const;
  Phrase reason(const State&) const;
  void setUp(State&) const;

  Zone boardZone(const State&) const;
  Zone takenZone(const State&, Seat taker) const;
  Zone promotionZone(const State&) const;
  Phrase prompt(const State&) const;
  Phrase promptToMove(const State&) const;
  Phrase tellStep(const State& before, Seat, const ChessStep&) const;

  ChessTraits traits_;
};

Thing thingOf(Chessman, Seat);

// The rules of one game of the group, made from a setup as the catalogue asks for.
template <const ChessTraits& T> struct ChessOf : Chess {
  explicit ChessOf(const Setup& s) : Chess(s, T) {}
};

Layout arrangeChess(const View&, Aspect);

} // namespace mk
