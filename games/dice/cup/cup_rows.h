// The games with three to five dice (92-145) as rows of the catalogue. Rules: three- to five-dice games, sections 1
// and 4.
#pragma once

#include "games/box/catalogue.h"
#include "games/box/erase.h"
#include "games/dice/cup/cup_game.h"
#include "games/dice/cup/rounds.h"

#include <memory>
#include <span>
#include <vector>

namespace mk::dice {

// A game as the catalogue shows it. The house rule "Who begins" is added to its options.
struct CupRow {
  int number;
  const char* id;
  const char* slug;
  const char* et;
  const char* en;
  Kind kind;
  const char* goal;
  GameMaker make; // [](const Setup& s) { return makeCup<Exact>(s, 117, kRules); }
  std::vector<OptionSpec> options = {};
  int seats = 2; // the usual number
};
// For catalogue rows: `.make = [](const Setup& s) { return makeCup<Exact>(s, 117, kTwentyOne); }`.
template <class M> std::shared_ptr<const Game> makeCup(const Setup& s, int number, const typename M::Rules& row) {
  return std::make_shared<const GameOf<CupGame<M>>>(s, CupGame<M>(s, number, row));
}

GameInfo infoOf(const CupRow&);
std::vector<GameInfo> infosOf(const std::vector<CupRow>&);

// 95-100, 103-106, 109-115, 118, 119, 121-123, 126, 132, 134, 136-138, 140, 141
std::vector<GameInfo> roundsInfos();
// A rounds game with the house rules of the setup, as a concrete type.
CupGame<Rounds> roundsGame(int number, const Setup&);

std::vector<GameInfo> buildUpInfos(); // 92-94, 102, 135, 139, 142, 143: build_up_rows.cpp
std::vector<GameInfo> exactInfos();   // 117, 120, 124, 128: exact_rows.cpp
std::vector<GameInfo> pushInfos();    // 125, 127, 129, 130: push_rows.cpp
std::vector<GameInfo> taskInfos();    // 101, 107, 108, 116, 131, 133, 144, 145: task_rows.cpp

} // namespace mk::dice
