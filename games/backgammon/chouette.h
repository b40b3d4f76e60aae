// 3 Chouette: three to six players around one backgammon board. One plays alone (the box, White) against all others
// (the crew, Black), whose captain decides the moves; doubles of the box are answered by each for himself. Rules:
// booklet, chapter on the backgammon board, game 3 with its rulings; the board game is that of tables.h.
//
// Position: that of the board game, then "||" and what the table has beside it, the seats being numbers from 0 on:
// "W ... | B ... | turn W | cube 2 W || queue 0,1,2,3 | in 2,3 | captain 2 | took 2 | points 6,-2,-2,-2 | game 2".
// Left out: "in" while nobody has dropped, "captain" (of this game) while it is the second of the queue, "took" while
// nobody has taken the double on offer. While the order is thrown for: "order 0:7,0:-,2:-" (of each seat the place that
// it shares with others and the sum thrown) and "round 2".
#pragma once

#include "games/backgammon/tables.h"

namespace mk {

class Chouette {
public:
  static constexpr int kFewest = 3, kMost = 6;
  static constexpr int kMostRounds = 50; // of the throw for the order; then the seats decide
  static constexpr std::int16_t kSheet = 10;

  // Who throws for which place of the queue.
  struct Order {
    std::array<std::uint8_t, kMost> place{}; // the first of the places that are shared
    std::array<std::uint8_t, kMost> sum{};   // thrown in this round, 0 = not yet
    std::uint8_t round = 0;                  // 0 = it is decided
    bool operator==(const Order&) const = default;
  };

  struct State {
    Tables::State table; // seat 0 is the box, seat 1 the captain
    Order order;
    Row<std::uint8_t, kMost> queue;           // box, captain, partners in their order
    std::uint8_t in = 0;                      // seats of the crew that are in this game, bit by bit
    std::uint8_t took = 0;                    // those of them that have taken the double on offer
    Seat captain = kNobody;                   // of the crew; nobody between his drop and the first who takes
    std::array<std::int32_t, kMost> points{}; // of the match
    std::uint8_t game = 1;                    // the number of the one being played
    bool operator==(const State&) const = default;
  };
  using Move = Tables::Move;

  static constexpr Answers kAnswers = {Answer::Chance,  Answer::ReadMove, Answer::TellMove, Answer::TellChance,
                                       Answer::Suggest, Answer::Resign,   Answer::Weigh};

  explicit Chouette(const Setup&);
  const Tables& tables() const { return tables_; }
  int games() const { return games_; }

  int seats() const { return seats_; }
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
  std::vector<Weighed<Move>> weigh(const State&, Seat, int ahead, const std::stop_token&) const;

  std::string text(const State&) const;
  Checked<State> read(std::string_view) const;
  std::string text(const State&, Seat, const Move&) const;
  Checked<Move> readMove(const State&, Seat, std::string_view) const;

  Gesture gesture(const State&, Seat, const Move&) const;
  View look(const State&, Viewer) const;
  Phrase tell(const State& before, Seat, const Move&, Viewer) const;
  Phrase tell(const State& before, const Outcome&, Viewer) const;

private:
  friend class ChouetteReader;

  static Seat box(const State& s) { return static_cast<Seat>(s.queue[0]); }
  static bool isIn(const State& s, Seat seat) { return (s.in >> seat & 1) != 0; }
  static Seat side(const State& s, Seat seat) { return seat == box(s) ? Seat{0} : Seat{1}; }
  Seat throwing(const State&) const;  // for the order
  Seat answering(const State&) const; // the crew's next answer to the box's double; kNobody where there is none
  void closeRound(Order&) const;
  void seatByOrder(State&) const;
  void begin(State&) const;
  void answer(State&, Seat, bool takes) const;
  void endGame(State&) const;
  Phrase withNames(Phrase, const State&, bool roles) const;
  Seat seatOf(const State&, Seat side) const;
  Arg called(const State&, Seat side, bool roles) const;
  Phrase prompt(const State&) const;
  Phrase nextGame(const State&) const;
  Zone sheet(const State&) const;
  std::string placesOf(const Order&, Seat) const;
  Phrase roleOf(const State&, Seat) const;

  int seats_;
  Tables tables_;
  int games_;
};

Layout arrangeChouette(const View&, Aspect);

} // namespace mk
