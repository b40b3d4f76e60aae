// Fast play: a whole turn, or a whole round, by one key where there is nothing to decide: throws to be made and moves
// that are the only ones. Asks the position, never the game's kind.
#pragma once

#include "games/box/game.h"

#include <optional>
#include <string>

namespace mk {

class FastTurn {
public:
  enum class Reach : std::uint8_t {
    Turn, // up to where another seat is to act
    Round // up to where a seat is to act again that has had its turn
  };
  struct Step {
    Seat seat = kNobody;
    bool isChance = false;
    std::string move; // the only legal one
  };

  // Whose turn it is, or who is to throw; kNobody where several act, where it happens by itself, and at the end.
  static Seat actor(const Position&);

  FastTurn(Reach, const Position& now);
  // The next thing that happens without a decision; nullopt where another turn begins, or a decision comes.
  std::optional<Step> next(const Position&) const;
  void took(const Step&);
  bool atDecision(const Position& now) const { return now.turn().isSeats() && !next(now) && isMine(now.turn().seat()); }
  int seatsThatActed() const;

private:
  bool isMine(Seat) const;
  Reach reach_;
  Seat seat_;               // whose turn it is
  std::uint32_t acted_ = 0; // seats that have had a turn
  bool threw_ = false;
  bool alone_; // nobody else plays: a turn is one throw with what follows, or one move
};

// What fast play would do here, found out with some random dice.
struct FastProspect {
  bool turn = false;  // a turn may be more than one throw or move
  bool round = false; // everybody's turns go by without a decision
};
FastProspect fastProspect(const Position& now, Random&, int tries);

} // namespace mk
