// The search for complete captures of draughts.
#include "games/chessboard/captures.h"

#include <algorithm>

namespace mk {

using King = DraughtsTraits::King;
using Mid = DraughtsTraits::Mid;

CaptureSearch::CaptureSearch(const Draughts& rules, const Draughts::State& s, Seat seat,
                             std::vector<Draughts::Move>& out, Ways ways)
    : rules_(rules), traits_(rules.traits()), out_(out), first_(out.size()), ways_(ways), seat_(seat),
      mine_(s.board.pieces[static_cast<std::size_t>(seat)]), kings_(s.board.kings),
      enemies_(s.board.pieces[static_cast<std::size_t>(1 - seat)]), empty_(rules.empty(s)) {}

inline CaptureSearch::Jump CaptureSearch::jump(int from, bool king, Direction d) const {
  Squares targets = enemies_ & ~way_.captured, over = step(only(from), d);
  if (!king) {
    if (!traits_.menTakeKings) targets &= ~kings_;
    over &= targets;
    return {over, step(over, d) & empty_};
  }
  const bool flying = traits_.king == King::Flying;
  while (flying && (over & empty_) != 0) over = step(over, d);
  if ((over & targets) == 0) return {};
  return {over, flying ? ray(over, d, empty_) : step(over, d) & empty_};
}

Squares CaptureSearch::capturers() const {
  const Squares men = mine_ & ~kings_, kings = mine_ & kings_;
  const Squares targets = traits_.menTakeKings ? enemies_ : enemies_ & ~kings_;
  Squares out = 0;
  forEach(rules_.capture_[static_cast<std::size_t>(seat_)], [&](Direction d) {
    const Squares landing = step(step(men, d) & targets, d) & empty_;
    out |= step(step(landing, opposite(d)), opposite(d));
  });
  forEach(kings, [&](int k) {
    if (goesOn(k, true, -1)) out |= only(k);
  });
  return out;
}

void CaptureSearch::run() {
  forEach(capturers(), [&](int from) {
    started_ = (kings_ & only(from)) != 0;
    way_ = Draughts::Move(from, from, false);
    empty_ |= only(from); // the piece has left its square
    extend(from, started_, -1);
    empty_ &= ~only(from);
  });
}

Directions CaptureSearch::directions(bool king, int last) const {
  if (!king) return rules_.capture_[static_cast<std::size_t>(seat_)];
  Directions all = traits_.kingStep;
  if (!traits_.kingTurnsBack && last >= 0) all &= static_cast<Directions>(~set(opposite(static_cast<Direction>(last))));
  return all;
}

bool CaptureSearch::goesOn(int from, bool king, int last) const {
  bool on = false;
  forEach(directions(king, last), [&](Direction d) { on = on || jump(from, king, d).landings != 0; });
  return on;
}

// A king with a choice of landing squares takes one from which it can go on, if there is one. Called with the jumped
// piece already taken.
Squares CaptureSearch::landings(const Jump& j, bool king, Direction d) const {
  if ((j.landings & (j.landings - 1)) == 0) return j.landings;
  Squares on = 0;
  forEach(j.landings, [&](int square) {
    if (goesOn(square, king, d)) on |= only(square);
  });
  return on != 0 ? on : j.landings;
}

void CaptureSearch::extend(int from, bool king, int last) {
  bool any = false;
  forEach(directions(king, last), [&](Direction d) {
    const Jump j = jump(from, king, d);
    if (j.landings == 0) return;
    any = true;
    way_.captured |= j.over;
    if (traits_.removedAtOnce) empty_ |= j.over;
    const Squares allowed = landings(j, king, d);
    for (Squares at = step(j.over, d); (at & j.landings) != 0; at = step(at, d)) // the nearest first
      if ((at & allowed) != 0) land(lowest(at), king, d);
    if (traits_.removedAtOnce) empty_ &= ~j.over;
    way_.captured &= ~j.over;
  });
  if (!any && way_.captured != 0) finish(from, king);
}

void CaptureSearch::land(int square, bool king, Direction d) {
  const bool arrives = !king && rules_.crowns(seat_, square);
  way_.via.push_back(static_cast<std::uint8_t>(square));
  if (arrives && traits_.mid == Mid::Stop)
    finish(square, king);
  else
    extend(square, king || (arrives && traits_.mid == Mid::King), d);
  way_.via.pop_back();
}

void CaptureSearch::finish(int square, bool king) {
  Draughts::Move m = way_;
  m.via.pop_back(); // the last square landed on
  m.to = static_cast<std::uint8_t>(square);
  m.crowned = !started_ && (king || rules_.crowns(seat_, square));
  if (ways_ == Ways::First &&
      std::find(out_.begin() + static_cast<std::ptrdiff_t>(first_), out_.end(), m) != out_.end())
    return;
  out_.push_back(m);
}

} // namespace mk
