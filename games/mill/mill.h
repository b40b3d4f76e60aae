// Mill (merels): one rule set for the six games of the mill board, told apart by traits. Rules: booklet games 6-11 with
// the rulings on the mill board.
//
// Position: "W a7,d7 hand 7 | B g1,d1 hand 7 | turn W", "-" for no stones; where it matters further parts follow:
// "dice 456" (game 7, thrown and not yet used), "moves 14" (game 8, Black's moves made), "closed" (won by a mill just
// closed), "quiet 12" (moves since a mill was closed), "times 2" (how often this position has come up). Move: place
// "g7", move or fly "d7-d6", with a stone taken "g7xd1", "d7-d6xa1"; game 7 while placing with the throw in rising
// order before it, "123:d7", and "456:=d7xa1" for a stone put in place of an enemy stone.
#pragma once

#include "games/kernel/layout.h"
#include "games/kernel/row.h"
#include "games/kernel/rules.h"
#include "games/mill/player/patterns.h"
#include "games/mill/points.h"

#include <array>

namespace mk {

struct MillTraits {
  enum class Flying : std::uint8_t { Never, WithThree, Always };
  enum class Closing : std::uint8_t {
    Takes,    // an enemy stone is taken
    Wins,     // the game is won
    BlackWins // Black wins; White's mills mean nothing
  };

  MillBoardKind board = MillBoardKind::Plain;
  int stones = 9; // each, in hand at the start of a game with placing
  bool placing = true;
  bool dice = false; // three dice are thrown before every stone that is placed
  std::array<Flying, 2> flying{Flying::WithThree, Flying::WithThree};
  Closing closing = Closing::Takes;
  Seat first = 0;
  int blackMoves = 0;                           // Black must win with so many moves; 0 = no such limit
  std::array<std::string_view, 2> start{};      // stones on the board at the start, as in the position text
  std::array<std::string_view, 2> smallStart{}; // the same for the small board, where there is the choice
};

inline constexpr MillTraits kMill{};
inline constexpr MillTraits kDiceMill{.dice = true};
inline constexpr MillTraits kWolfMill{.stones = 7,
                                      .placing = false,
                                      .flying = {MillTraits::Flying::Always, MillTraits::Flying::Never},
                                      .closing = MillTraits::Closing::BlackWins,
                                      .first = 1,
                                      .blackMoves = 15,
                                      .start = {"b4,d6,f4", "a7,d7,g7,g4,g1,a1,a4"}};
inline constexpr MillTraits kTwelveMill{.board = MillBoardKind::Corner, .stones = 12};
inline constexpr MillTraits kJumpingMill{.stones = 3,
                                         .placing = false,
                                         .flying = {MillTraits::Flying::Always, MillTraits::Flying::Always},
                                         .closing = MillTraits::Closing::Wins,
                                         .start = {"a1,g1,d7", "a7,g7,d1"},
                                         .smallStart = {"a1,c1,b3", "a3,c3,b1"}};
inline constexpr MillTraits kCrossMill{.stones = 6,
                                       .placing = false,
                                       .flying = {MillTraits::Flying::Never, MillTraits::Flying::Never},
                                       .closing = MillTraits::Closing::Wins,
                                       .start = {"d7,d5,b4,f4,d3,d1", "d6,a4,c4,e4,g4,d2"}};

class Mill {
public:
  static constexpr int kQuietLimit = 100; // single moves without a mill being closed: a draw
  static constexpr int kMostStones = 12;
  static constexpr std::size_t kRemembered = 200; // positions kept for the third repetition

  enum ZoneId : std::int16_t { kBoard, kHandWhite, kHandBlack, kTakenByWhite, kTakenByBlack, kTray, kPlayers };
  enum class End : std::uint8_t { None, FewStones, NoMove, Closed, TaskFailed, Full, Repetition, Quiet };

  struct State {
    std::array<Points, 2> stones{};
    std::array<std::uint8_t, 2> hand{};
    Seat toMove = 0;
    End end = End::None;
    Seat winner = kNobody;              // when ended; kNobody = draw
    std::array<std::uint8_t, 3> dice{}; // of the placing player, rising; 0 = not thrown
    std::uint8_t quiet = 0;             // single moves since a mill was closed
    std::uint8_t blackMoves = 0;
    std::uint8_t firstTimes = 1;             // how often the oldest known position had come up when it was set up
    std::array<std::uint8_t, 24> who{};      // the number of the stone on a point: White 1.., Black 13..; 0 = none
    Row<std::uint64_t, kRemembered> history; // positions since the last stone was taken, without the present one
    bool operator==(const State&) const = default;
  };

  struct Move {
    std::int8_t from = -1; // -1: from the hand
    std::int8_t to = 0;
    std::int8_t take = -1; // -1: nothing
    bool replaces = false; // game 7: put in place of the enemy stone on `to`
    bool operator==(const Move&) const = default;
  };

  static constexpr Answers kAnswers = {Answer::TellMove, Answer::CountMoves, Answer::MayDraw, Answer::Worth,
                                       Answer::Order,    Answer::Noisy,      Answer::Digest,  Answer::Lay};

  Mill(const MillTraits&, const Setup&);
  const MillTraits& traits() const { return traits_; }
  const MillBoard& board() const { return *board_; }

  int seats() const { return 2; }
  int bound() const;
  State start() const;
  Turn turn(const State&) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  std::uint64_t countMoves(const State&, Seat) const;
  void play(State&, Seat, const Move&) const;
  Result result(const State&) const;
  bool mayDraw(const State&) const { return true; }
  std::string fault(const State&) const;

  std::string text(const State&) const;
  Checked<State> read(std::string_view) const;
  std::string text(const State&, Seat, const Move&) const;

  Gesture gesture(const State&, Seat, const Move&) const;
  View look(const State&, Viewer) const;
  Phrase tell(const State& before, Seat, const Move&, Viewer) const;

  std::vector<Thing> toLay() const;
  std::optional<Laid> laidIn(std::string_view position) const;
  std::string layInto(std::string_view position, const Laid&) const;

  // For the computer player (mill_worth.cpp).
  double worth(const State&, Seat) const;
  int order(const State&, Seat, const Move&) const;
  bool noisy(const State&, Seat, std::vector<Move>& out) const;
  std::uint64_t digest(const State&) const;
  MillPatterns::Sight sight(const State&) const;                        // 6, 7 and 9
  void judgeBy(const MillPatterns& patterns) { patterns_ = &patterns; } // others than those learnt last

  // Game 7: whether the throw lets a stone be replaced (4-5-6, 3-3-6, 2-2-5, 1-1-4).
  static bool isSpecial(const std::array<std::uint8_t, 3>& rising);

protected:
  void thrown(State&, const Outcome&) const; // game 7
  Phrase tellThrow(const State& before, const Outcome&) const;

private:
  Points empty(const State& s) const { return board_->all & ~(s.stones[0] | s.stones[1]); }
  bool flies(const State&, Seat) const;
  // Whether the mover's stone on `to` has closed a mill.
  bool closes(Points mine, int to) const { return never_.empty() ? board_->inMill(mine, to) : closesCounted(mine, to); }
  bool closesCounted(Points mine, int to) const;
  Points takeable(const State&, Seat taker) const;
  bool canMove(const State&, Seat) const;
  template <class To> void eachMove(const State&, Seat, To) const;
  template <class To> static void eachTaking(Move, Points take, To);
  template <class To> void eachReplacement(const State&, Seat, To) const;
  void remember(State&) const;
  int times(const State&) const;
  void assess(State&, Seat mover, bool closed) const;
  bool readSide(std::string_view part, Seat, State&) const;
  Permission checkRead(const State&) const;
  Zone boardZone(const State&) const;
  Zone handZone(const State&, Seat) const;
  Zone takenZone(const State&, Seat taker) const;
  Zone tray(const State&) const;
  Phrase prompt(const State&) const;
  Phrase reason(const State&) const;

  MillTraits traits_;
  const MillBoard* board_;
  const MillPatterns* patterns_ = nullptr; // where stones are taken
  bool anyWhenAllInMills_ = true;          // a closed mill takes a stone out of a mill when there is no other
  Row<Points, 3> never_;                   // game 8, option: these lines stood at the start and never count
};

template <const MillTraits& T> struct MillOf : Mill {
  explicit MillOf(const Setup& s) : Mill(T, s) {}
};

// Game 7: three dice before every stone that is placed.
struct DiceMill : Mill {
  static constexpr Answers kAnswers = Mill::kAnswers | Answers{Answer::Chance, Answer::TellChance, Answer::Usual};

  explicit DiceMill(const Setup& s) : Mill(kDiceMill, s) {}
  ChanceRequest chance(const State& s) const { return ChanceRequest::dice(3, s.toMove); }
  void settle(State& s, const Outcome& o) const { thrown(s, o); }
  // 201 of 216 throws are not special.
  Outcome usual(const State&) const { return Outcome::dice({1, 1, 1}); }
  using Mill::tell;
  Phrase tell(const State& before, const Outcome& o, Viewer) const { return tellThrow(before, o); }
};

Layout arrangeMill(const View&, Aspect);

} // namespace mk
