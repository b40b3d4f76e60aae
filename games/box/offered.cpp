// The measured table of levels (docs/opponents.md tells what was measured).
#include "games/box/offered.h"

#include <array>
#include <string>

namespace mk {

namespace {

constexpr std::array<int, 5> kFive{1, 2, 3, 4, 5};
constexpr std::array<int, 4> kFour{1, 2, 3, 5}, kWide{1, 3, 4, 5};
constexpr std::array<int, 3> kThree{1, 3, 5}, kLast{1, 4, 5}, kFirst{1, 2, 5}, kMemory{1, 2, 3};
constexpr std::array<int, 2> kTwo{1, 5};

struct Offer {
  std::span<const int> levels;
  std::string_view games; // each between blanks
  bool memory = false;    // the levels are what is kept in mind
};

// Games in which duels have shown less room than their kind has, or other steps. Each level gets at least 55 % of the
// points against the one below, of three or four seats a tenth more than an equal share.
constexpr Offer kMeasured[] = {
    // What there is to decide is measured, though luck decides much.
    {kFive, " 108 "},
    // Level 4 already plays as well as 5.
    {kFour, " 20 88 130 147 148 149 170 "},
    // What is done by mistake costs little: a level takes a wider step.
    {kWide, " bridge-belote "},
    {kLast, " 179 186 193 "},
    // Drawn between good players: from level 3 on hardly a match is lost.
    {kFirst, " 25 "},
    // The three memories of the ruling, the last careful too; playouts make no better player of one who forgets
    // nothing.
    {kMemory, " 187 ", true},
    // Oh Pardon and its kin with four seats; dice of which the best player wins less than 80 % against random moves.
    {kThree, " 31 32 33 36 117 128 "},
    // Luck leaves room for one step only; in 8 Black wins by force, so that the seat decides between good players.
    {kTwo, " 5 8 127 180 185 "},
    // The rulings of these patiences tell of an easy and a hard player, and some of a medium one between them.
    {kTwo, " 153 155 "},
    {kThree, " 152 156 "},
    // Level 5 does no better than random moves.
    {{}, " 133 145 "},
};

const Offer* measured(const GameInfo& info) {
  const std::string id = " " + std::string(info.id) + " ";
  for (const Offer& offer : kMeasured)
    if (offer.games.find(id) != std::string_view::npos) return &offer;
  return nullptr;
}

} // namespace

bool isOfMemory(const GameInfo& info) {
  const Offer* offer = measured(info);
  return offer && offer->memory;
}

// What has not been measured has what games of its kind usually have.
std::span<const int> levelsOffered(const GameInfo& info) {
  if (const Offer* offer = measured(info)) return offer->levels;
  switch (info.kind) {
  case Kind::Skill:
  case Kind::SkillAndLuck:
    return kFive;
  case Kind::MostlyLuck:
    return kThree;
  case Kind::PureLuck:
  case Kind::Solitaire:
  case Kind::Performance:
    break;
  }
  return {};
}

} // namespace mk
