// What the tests of the tasks with three to five dice (101, 107, 108, 116, 131, 133, 144, 145) share.
#pragma once

#include "tests/cup.h"

namespace mk::dice {

inline const GameInfo& taskInfo(std::string_view id) {
  static const std::vector<GameInfo> infos = taskInfos();
  return infoWithId(infos, id);
}
inline Match taskMatch(const char* id, Chosen chosen = {}, int seats = 2, const std::string& position = {}) {
  return cupMatch(taskInfo(id), seats, std::move(chosen), position);
}
// Why the seat to act may not play this; "" where it may.
inline QString refusal(const Match& m, std::string_view move) {
  Event e;
  e.seat = m.turn().seat();
  e.move = move;
  const auto ok = m.allows(e);
  return ok ? QString() : QString::fromStdString(english(ok.why()));
}

} // namespace mk::dice
