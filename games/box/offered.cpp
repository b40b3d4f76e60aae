// The measured table of levels (docs/opponents.md tells what was measured).
#include "games/box/offered.h"

#include <algorithm>
#include <array>

namespace mk {

namespace {

constexpr std::array<int, 5> kFive{1, 2, 3, 4, 5};
constexpr std::array<int, 3> kThree{1, 3, 5};
constexpr std::array<int, 2> kTwo{1, 5};

struct Offer {
  std::string_view game;
  std::span<const int> levels;
};

// Games in which duels have shown less room than their kind has.
constexpr Offer kMeasured[] = {
    {"8", kTwo},     // Black wins by force, so that the seat decides between good players
    {"31", kThree},  // level 2 : 1 38 %, 3 : 2 30 % of four seats
    {"32", kThree},  // the same
    {"33", kThree},  // the same
    {"36", kThree},  // level 4 : 3 36 %, 5 : 4 27 % of four seats
    {"169", kThree}, // level 3 has 60 % of three seats against random players
    {"177", kThree}, // 64 % of three seats
    {"179", kThree}, // 35 % of four seats
    {"180", {}},     // 54 % ± 5: choices hardly matter
    {"181", kThree}, // 76 % of three seats
    {"185", kTwo},   // 58 % ± 12
    {"186", kTwo},   // 59 % ± 5
    {"190", kTwo},   // 43 % ± 13 of three seats
};

} // namespace

// What has not been measured has what games of its kind usually have.
std::span<const int> levelsOffered(const GameInfo& info) {
  if (const auto row = std::ranges::find(kMeasured, std::string_view(info.id), &Offer::game);
      row != std::end(kMeasured))
    return row->levels;
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
