// The games of steps on the backgammon board: 1 Backgammon, 2 Jacquet, Trik-Trak and Puff. A match is one or more
// games; a turn is a throw, one step for each die and the word that it is done. Until then steps can be taken back.
// Rules: booklet, chapter on the backgammon board, with its rulings.
//
// Position: "W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 | turn W | dice 31 | cube 1 -"; own numbers, or path numbers
// (Trik-Trak, Puff). Parts beside the ruling's: "turn -" (the throw for the start), "left 1" (dice of the throw still
// to be used, "left -" none), "double" (offered by the one to move), "roll" (no double wanted, the dice fall now),
// "over W 2" (won, points), "points W:2 B:1" (match or session), "crawford now|past"; Trik-Trak: "ran 6,10", "kept 1",
// "wall open", "six W:2" (what the other had when W first had six), "idle 3", "round 2", "choose W".
#pragma once

#include "games/backgammon/steps.h"
#include "games/kernel/layout.h"
#include "games/kernel/rules.h"

namespace mk {

struct TablesTraits {
  StepEngine::Way way;
  bool paths;        // written and spoken of in path numbers
  bool cube;         // a doubling cube, gammons and matches; the higher of one die each starts with these dice
  const char* setup; // of either side, in own numbers
};
extern const TablesTraits kBackgammon, kJacquet, kTrikTrak, kPuff;

class Stake;

class Tables {
public:
  static constexpr int kMostThrows = 3000; // of one game; then it is stopped: a match has to end
  static constexpr int kMostIdle = 20;     // Trik-Trak: turns in a row without a movement
  static constexpr int kHighestCube = 64;
  static constexpr std::uint8_t kNever = 0xff; // Trik-Trak: six points not yet reached

  enum ZoneId : std::int16_t { Board, Tray, White, Black };
  // Places of the board: White's points 1..24 at 0..23, then these.
  enum PlaceAt : std::int16_t { BarWhite = 24, BarBlack, OffWhite, OffBlack, CubeMiddle, CubeWhite, CubeBlack };
  enum ButtonId : std::int16_t { Throw, Offer, Accept, Refuse, Finish, Anew, GoOn };

  enum class Phase : std::uint8_t {
    Opening, // the throw for the start
    Decide,  // throw, or offer a double first
    Answer,  // take or drop
    Fall,    // chance throws at once: the player has said so
    Ready,   // the player throws
    Steps,
    Choose, // Trik-Trak: set up anew, or go on with the stones as they stand
    Over
  };
  enum class Ending : std::uint8_t { BorneOff, Dropped, Stopped, Score };
  enum class Crawford : std::uint8_t { Before, Now, Past };

  struct State {
    Play play;
    std::array<std::array<std::uint8_t, kStones>, 2> where{}; // own number of every stone: a stone keeps its identity
    Phase phase = Phase::Opening;
    Seat toMove = kNobody;              // the one whose turn it is, also while the other answers a double
    std::array<std::uint8_t, 4> dice{}; // thrown last: two, or two each for the start
    std::uint8_t cube = 1;
    Seat cubeOwner = kNobody;
    std::array<std::int16_t, 2> total{}; // points of the match or session
    Crawford crawford = Crawford::Before;
    std::uint16_t throws = 0; // of this game
    std::uint8_t idle = 0, round = 1;
    bool moved = false;                                // in this turn
    std::array<std::uint8_t, 2> atSix{kNever, kNever}; // Trik-Trak
    Ending ending = Ending::BorneOff;                  // of the last game that ended
    Seat winner = kNobody;                             // of it
    std::int16_t value = 0;                            // of it
    bool operator==(const State&) const = default;
  };

  struct Move {
    enum class Kind : std::uint8_t { Steps, Done, Roll, Double, Take, Drop, SetUp, Continue };
    Kind kind = Kind::Steps;
    bool whole = false; // Steps: all of the turn, which ends with it
    Row<Step, 4> steps; // listed moves have one
    bool operator==(const Move&) const = default;
  };

  static constexpr Answers kAnswers = {Answer::Chance,  Answer::ReadMove, Answer::TellMove, Answer::TellChance,
                                       Answer::Suggest, Answer::Resign,   Answer::Weigh};

  Tables(const Setup&, const TablesTraits&);
  const TablesTraits& traits() const { return traits_; }
  const StepEngine& engine() const { return engine_; }
  bool gammons() const { return gammons_; }

  int seats() const { return 2; }
  int bound() const;
  State start() const;
  Turn turn(const State&) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  ChanceRequest chance(const State&) const;
  void settle(State&, const Outcome&) const;
  Result result(const State&) const;
  Result resign(const State&, Seat) const;
  std::string fault(const State&) const;
  std::optional<Move> suggest(const State&, Seat, Random&) const;
  // The moves, the best first, looked at some throws ahead, the further the larger `ahead` is (0 to 2). Where points
  // count they are reckoned in: even is a half.
  std::vector<Weighed<Move>> weigh(const State&, Seat, int ahead, const std::stop_token& = {}) const;

  std::string text(const State&) const;
  Checked<State> read(std::string_view) const;
  std::string text(const State&, Seat, const Move&) const;
  Checked<Move> readMove(const State&, Seat, std::string_view) const;

  Gesture gesture(const State&, Seat, const Move&) const;
  View look(const State&, Viewer) const;
  Phrase tell(const State& before, Seat, const Move&, Viewer) const;
  Phrase tell(const State& before, const Outcome&, Viewer) const;

  // All complete plays of the throw that lead to different positions.
  std::vector<WholePlay> plays(const State& s) const { return engine_.plays(s.play, s.toMove); }
  // "24/18 13/11*", "hand-4 9-12r"; highest start first as it was played.
  std::string text(const Play& before, Seat, std::span<const Step>) const;
  // What the winner gets for the position as it stands, times the cube: 1, gammon 2, backgammon 3.
  int multiple(const Stones&, Seat loser) const;
  // Used by games that are more than this one.
  bool mayDouble(const State&, Seat) const;
  void place(State&) const;  // stones for a new game, nothing thrown yet
  void number(State&) const; // gives the stones their identities

private:
  friend class TablesReader;

  bool isMatch() const { return length_ > 0; }
  Stake stake(const State&, Seat) const; // of the game, for the computer player
  Phrase tellStep(const Play& before, Seat, const Step&) const;
  Phrase tellSteps(const Play& before, Seat, std::span<const Step>) const;
  int pointName(int own) const { return traits_.paths ? 25 - own : own; }
  std::string pointText(int own) const;
  bool bridge(const Stones&, Seat) const;
  void make(State&, Seat, const Step&) const;
  void settleOpening(State&, const Outcome&) const;
  void begin(State&, int a, int b) const;
  void finishTurn(State&, Seat) const;
  void ready(State&, Seat) const;
  void newGame(State&) const;
  void endGame(State&, Seat winner, int value, Ending) const;
  void stopGame(State&) const;
  bool trikTrakWon(State&, Seat) const;
  void noteSix(State&) const;
  void noteCrawford(State&) const;
  bool othersLikeIt(const State&, Seat, const Step&) const;
  Phrase ended(const State&) const;
  Phrase prompt(const State&) const;
  Zone boardZone(const State&) const;
  Zone tray(const State&) const;
  Zone player(const State&, Seat) const;
  void addButtons(const State&, View&, Viewer) const;
  std::string sideText(const State&, Seat) const;

  TablesTraits traits_;
  StepEngine engine_;
  Stones setup_;
  bool cube_ = false, automatic_ = false, gammons_ = false, choose_ = false;
  int length_ = 0; // points of a match, 0 = a single game
  int rounds_ = 1; // Trik-Trak
};

template <const TablesTraits& T> struct TablesOf : Tables {
  explicit TablesOf(const Setup& s) : Tables(s, T) {}
};

} // namespace mk
