// Laying home what is left.
#include "app/play/finish.h"

#include "games/box/hidden.h"

#include <string>
#include <vector>

namespace mk {

namespace {

// With no positions to look at, a solver follows what nobody would decide otherwise (games/kit/patience/solver.h).
std::vector<std::string> undecidedRest(const Position& position) {
  auto verdict = position.solve({.positions = 0, .stop = {}});
  return verdict.winnable == Winnable::Yes ? std::move(verdict.line) : std::vector<std::string>();
}

bool isPatience(const Match& match) {
  return match.info().kind == Kind::Solitaire && match.game().setup().seats == 1 && match.game().solves();
}

} // namespace

bool goesByItself(const Match& match) {
  if (!isPatience(match)) return false;
  std::size_t dealt = 0;
  while (dealt < match.plies() && match.at(dealt).turn().isChance()) ++dealt;
  return match.at(dealt).solve({.positions = 0, .stop = {}}).winnable == Winnable::Yes;
}

QStringList finishLine(const Match& match) {
  // To offer the end while something lies hidden would tell what it is.
  if (!isPatience(match) || !match.turn().isSeats() || !seesAll(match.now(), 0)) return {};
  const auto rest = undecidedRest(match.now());
  if (rest.empty() || goesByItself(match)) return {};
  QStringList line;
  for (const std::string& move : rest) line << QString::fromStdString(move);
  return line;
}

} // namespace mk
