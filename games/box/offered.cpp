// The measured table of levels.
#include "games/box/offered.h"

#include <algorithm>
#include <array>

namespace mk {

namespace {

constexpr std::array<int, 5> kFive{1, 2, 3, 4, 5};
constexpr std::array<int, 3> kThree{1, 3, 5};

} // namespace

// What has not been measured has what games of its kind usually have.
std::span<const int> levelsOffered(const GameInfo& info) {
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
