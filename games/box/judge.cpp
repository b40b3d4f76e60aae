// Judging a move.
#include "games/box/judge.h"

#include "games/opponents/standing.h"

#include <algorithm>

namespace mk {

namespace {

// After the move, for the seat that made it; nothing where chance or several others are next.
std::optional<double> worthAfter(const Position& before, Seat seat, std::string_view move, const Thinking& asked,
                                 Random& random) {
  const auto after = before.clone();
  if (!after->play(seat, move)) return std::nullopt;
  const Turn turn = after->turn();
  if (turn.isOver()) return share(after->result(), seat);
  if (!turn.isSeats() || turn.several() || before.game().hasSecrets()) return std::nullopt;
  const bool own = turn.seat() == seat;
  if (!own && before.game().setup().seats != 2) return std::nullopt;
  Thinking next = asked;
  next.best = true; // a lone answer has a worth too
  next.candidates = 1;
  const double worth = after->think(turn.seat(), next, random).worth;
  return own ? worth : 1 - worth;
}

} // namespace

Judgement judge(const Position& before, Seat seat, std::string_view move, const Thought<std::string>& thought,
                const Thinking& asked, Random& random) {
  Judgement out;
  if (!thought.move || thought.luck || thought.method == Method::Rule || thought.method == Method::OnlyMove) return out;
  out.best = thought.worth;
  out.better = *thought.move;
  if (*thought.move == move) {
    out.played = out.best;
    out.known = true;
    return out;
  }
  const auto found = std::ranges::find(thought.candidates, move, &Candidate<std::string>::move);
  const bool listed = found != thought.candidates.end();
  if (listed && found->exact) {
    out.played = std::min(out.best, found->worth + found->error);
    out.known = true;
  } else if (const auto worth = worthAfter(before, seat, move, asked, random)) {
    out.played = std::min(out.best, *worth);
    out.known = true;
  } else if (listed) { // it is no better than this
    out.played = std::min(out.best, found->worth + found->error);
    out.known = true;
  }
  return out;
}

} // namespace mk
