// Oh Pardon and its five relatives (games 31-36): men run round a ring of forty fields by one die. One rule set, told
// apart by traits. Rules: booklet games 31-36, with the rulings on track games.
//
// Position: for each colour its pieces, "R:0,0,1,7 Y:0,0,0,21" (0 camp, 1-40 field, a-d lane; game 34 "m" before the
// marathoner and "+" for a dead man; game 35 "h", "t" before hunters and tigers); then "taxi=R5,Y28" (game 32), "kR=1
// kY=0" (34, 35: kills), "pR=1 pY=2" (34: part of the marathoner); then "next R" (throws in the ordinary order), "again
// R" (further throw) or "win R"; then, where needed, "skip B" (owes a missed turn), "die 6" (thrown, to be moved),
// "tries 2" (throws left), "extra 2" (further throws had in this turn), "first B" (who began), "round 3". Before the
// game "throw-off 5,-", "lot" or "name R" (names a taxi stop). Move: "0-1", "15x21", "38-b", "m3x38", "taxi 5".
#pragma once

#include "games/kernel/layout.h"
#include "games/kernel/row.h"
#include "games/kernel/rules.h"
#include "games/kit/start.h"
#include "games/pardon/track.h"

#include <array>
#include <bit>

namespace mk {

struct PardonTraits {
  enum class Goal : std::uint8_t {
    Home,     // all men in the lane
    Marathon, // the marathoner kills all enemy men, then runs home
    Tigers    // hunters hit tigers
  };
  Goal goal = Goal::Home;
  bool taxis = false;     // everybody names a field on which others miss a turn
  bool doubles = false;   // two own men may share a field and cannot be captured
  bool onesEnter = false; // a one is as good as a six
};

inline constexpr PardonTraits kOhPardon{};
inline constexpr PardonTraits kTaxiStop{.taxis = true};
inline constexpr PardonTraits kDoubleBadLuck{.doubles = true};
inline constexpr PardonTraits kMarathonRunner{.goal = PardonTraits::Goal::Marathon};
inline constexpr PardonTraits kTheHunt{.goal = PardonTraits::Goal::Tigers};
inline constexpr PardonTraits kSpeed{.onesEnter = true};

class Pardon {
public:
  static constexpr int kMostSeats = 4;
  static constexpr int kRounds = 500;   // then the game is stopped and the leader wins
  static constexpr int kMostExtra = 20; // further throws of one turn: a match has to end
  static constexpr int kPieces = 8;
  static constexpr int kMarathoner = 4; // its number; the men are 0-3
  static constexpr int kFirstTiger = 4; // the hunters are 0-3
  static constexpr std::uint8_t kDead = 254, kNoPiece = 255;

  enum ZoneId : std::int16_t { Board, Tray, FirstPlayer }; // then one zone for each further player

  using Side = std::array<std::uint8_t, kPieces>; // the step of each piece

  struct State : Start::State {
    std::array<Side, kMostSeats> steps{};
    std::array<std::uint8_t, kMostSeats> taxi{};  // fields named, 0 = not yet
    std::array<std::uint8_t, kMostSeats> kills{}; // men killed, tigers hit
    std::uint8_t partTwo = 0;                     // a bit for each seat whose marathoner runs home
    std::uint8_t skips = 0;                       // a bit for each seat that misses its next turn
    Seat turn = 0;
    Seat first = 0; // who began: the round is over when the turn comes back
    Seat winner = kNobody;
    std::uint16_t round = 1;
    std::uint8_t die = 0;     // thrown and to be moved
    std::uint8_t movable = 0; // a bit for each piece that can be moved by it
    std::uint8_t tries = 1;   // throws left in this turn
    std::uint8_t extra = 0;   // further throws had in this turn
    std::uint8_t lastDie = 0; // to be seen
    Seat thrower = kNobody;
    bool operator==(const State&) const = default;
  };

  struct Move {
    std::int8_t piece = -1; // -1: a taxi stop is named
    std::uint8_t field = 0; // the stop
    bool operator==(const Move&) const = default;
  };

  static constexpr Answers kAnswers = {Answer::Chance, Answer::TellMove, Answer::TellChance, Answer::Worth};

  Pardon(const PardonTraits&, const Setup&);

  int seats() const { return seats_; }
  int bound() const;
  State start() const;
  Turn turn(const State&) const;
  void moves(const State&, Seat, std::vector<Move>&) const;
  void play(State&, Seat, const Move&) const;
  ChanceRequest chance(const State&) const;
  void settle(State&, const Outcome&) const;
  Result result(const State&) const;
  std::string fault(const State&) const;

  std::string text(const State&) const;
  Checked<State> read(std::string_view) const;
  std::string text(const State&, Seat, const Move&) const;

  Gesture gesture(const State&, Seat, const Move&) const;
  View look(const State&, Viewer) const;
  Phrase tell(const State& before, Seat, const Move&, Viewer) const;
  Phrase tell(const State& before, const Outcome&, Viewer) const;

  double worth(const State&, Seat) const; // for the computer player (pardon_worth.cpp)

  // How many throws the seat has at the start of its turn while nothing enters.
  int triesOf(const State&, Seat) const;

private:
  struct Enemy {
    Seat seat = kNobody;
    int piece = -1;
  };
  enum class Sort : std::uint8_t { Man, Marathoner, Hunter, Tiger };

  // Rules.
  static int find(const Side& side, int step) { // a piece on this step, -1 if there is none
    // All eight bytes are compared at once: a byte of x that is 0 gets its high bit set.
    constexpr std::uint64_t kOnes = 0x0101010101010101u, kHighs = 0x8080808080808080u;
    static_assert(std::endian::native == std::endian::little && sizeof(Side) == sizeof(kOnes));
    const std::uint64_t x = std::bit_cast<std::uint64_t>(side) ^ kOnes * static_cast<std::uint64_t>(step);
    const std::uint64_t zero = (x - kOnes) & ~x & kHighs;
    return zero == 0 ? -1 : std::countr_zero(zero) / 8;
  }
  static int count(const Side&, int step);
  int colour(Seat s) const { return colour_[static_cast<std::size_t>(s)]; }
  const Side& side(const State& s, Seat seat) const { return s.steps[static_cast<std::size_t>(seat)]; }
  Sort sortOf(int piece) const;
  static Phrase tellEntry(Sort, const Arg& who, const Arg& to);
  bool enters(int die) const { return die == 6 || (die == 1 && traits_.onesEnter); }
  bool backwards(const State& s, Seat seat, int piece) const {
    return traits_.goal == PardonTraits::Goal::Marathon && piece == kMarathoner && (s.partTwo >> seat & 1) == 0;
  }
  bool circles(int piece) const {
    return traits_.goal != PardonTraits::Goal::Home &&
           (traits_.goal == PardonTraits::Goal::Tigers || piece != kMarathoner);
  }
  Enemy enemyOn(const State&, Seat, int step) const;
  bool taxiOn(const State&, int field) const;
  int destination(const State&, Seat, int piece, int die) const;
  int reach(const State&, Seat, int piece, int die) const;
  int landing(const State&, Seat, int piece, int to) const;
  int amongDoubles(const State&, Seat, int from, int to) const;
  bool isDouble(const State&, Enemy) const;
  bool mayEnter(const State&, Seat, int piece) const;
  static bool repeats(const Side&, int piece);
  unsigned movable(const State&, Seat, int die) const;
  bool captures(const State&, Seat, int step) const;
  bool capture(State&, Seat, int piece, int step) const;
  void stopAtTaxi(State&, Seat, int field) const;
  bool hasWon(const State&, Seat) const;
  bool naming(const State& s) const;
  void nameTaxi(State&, Seat, int field) const;
  bool throwAgain(State&) const;
  void passOn(State&) const;
  void beginTurn(State&) const;
  bool isOver(const State& s) const { return s.winner != kNobody || s.round > kRounds; }
  int measure(const State&, Seat) const;
  std::string crowding(const State&) const;

  // Texts.
  static std::string stepText(int colour, int step);
  static int readStep(int colour, std::string_view);
  std::string sideText(const State&, Seat) const;
  std::string sortMark(int piece) const;
  int usualTries(const State&) const;
  bool readSide(std::string_view word, Seat, State&) const;
  bool readPart(std::string_view word, State&) const;
  bool readTaxis(std::string_view list, State&) const;
  bool readWord(std::string_view key, std::string_view value, State&) const;
  bool readTurn(std::string_view key, std::string_view value, State&) const;
  Seat seatOf(std::string_view letter) const;
  char letter(Seat s) const { return kColourLetters[colour(s)]; }

  // Table.
  Thing thing(Seat, int piece) const;
  int placeOf(const State&, Seat, int piece) const;
  Zone boardZone(const State&) const;
  Zone tray(const State&) const;
  Zone player(const State&, Seat) const;
  Phrase standingOf(const State&, Seat) const;
  Phrase prompt(const State&) const;
  Phrase tellCapture(const State& before, const State& after, Seat, Enemy, Arg to) const;

  PardonTraits traits_;
  int seats_;
  int pieces_; // of one colour
  std::array<std::uint8_t, kMostSeats> colour_{};
  Start start_;
  bool allInCamp_ = false, forcedEntry_ = false, mustCapture_ = false, chainOfOne_ = false, pushBack_ = false;
  bool bothInOne_ = false;
  int tries_ = 3, tigers_ = 10;
};

template <const PardonTraits& T> struct PardonOf : Pardon {
  explicit PardonOf(const Setup& s) : Pardon(T, s) {}
};

Layout arrangePardon(const View&, Aspect);

} // namespace mk
