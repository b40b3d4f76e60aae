// The common frame of the games with three to five dice: house rules, the start, what cannot be, the result.
// Rules: three- to five-dice games, section 1.
#include "games/dice/cup/cup_frame.h"

#include "games/dice/base/ending.h"

#include <algorithm>

namespace mk::dice {

CupRules CupRules::of(const Setup& s, int number) {
  CupRules r;
  r.number = number;
  r.seats = s.seats;
  if (!s.options.specs().empty()) r.starter = starterOf(s.options);
  r.sharedWin = chosen(s.options, "tie", "shared-win");
  r.equalTurns = chosen(s.options, "equal-turns", "on");
  return r;
}

void CupRules::open(Cup& c) const {
  switch (starter) {
  case Starter::ThrowOff:
    c.stage = Stage::ThrowOff;
    c.contest = Contest::among(everySeat(seats));
    return;
  case Starter::Lot:
    c.stage = Stage::Lot;
    c.toMove = kNobody;
    return;
  case Starter::FirstSeat:
    c.stage = Stage::Play;
    return;
  }
}

Step CupRules::openingStep(const Cup& c) const { return dice::openingStep(c.stage, c.contest); }

bool CupRules::settleOpening(Cup& c, const Outcome& o) const {
  if (c.stage == Stage::Lot) {
    c.starter = c.toMove = drawnBy(o);
    return true;
  }
  c.by = c.toMove;
  c.last = Thrown::of(o);
  c.starter = throwForStart(c.contest, c.toMove, o.die(0));
  if (c.starter != kNobody) {
    c.contest = {};
    return true;
  }
  c.starter = 0;
  c.toMove = c.contest.next(0, seats);
  return false;
}

namespace {

Phrase contestFault(const Cup& c, SeatSet all) {
  const Contest& k = c.contest;
  const bool running = c.stage == Stage::ThrowOff || c.stage == Stage::Extra;
  if (!running)
    return c.stage == Stage::Over || k == Contest{} ? Phrase() : MK_TEXT("games", "there is no contest now");
  const auto among = [](SeatSet part, SeatSet whole) { return (part & ~whole) == 0; };
  if (k.round == 0 || k.ended || k.in == 0 || !among(k.in, all) || !among(k.done, k.in) || k.done == k.in)
    return MK_TEXT("games", "nobody has to throw in the contest");
  if (c.stage == Stage::Extra && std::popcount(k.in) < 2) return MK_TEXT("games", "an extra round needs two seats");
  return {};
}

} // namespace

Phrase CupRules::fault(const Cup& c) const {
  const SeatSet all = everySeat(seats);
  if (Phrase f = contestFault(c, all); !f.empty()) return f;
  const bool nobody = c.stage == Stage::Lot || c.stage == Stage::Over;
  if (nobody != (c.toMove == kNobody) || c.toMove >= seats)
    return MK_TEXT("games", "whether somebody has to move does not fit the rest");
  if ((c.stage == Stage::ThrowOff || c.stage == Stage::Extra) &&
      c.toMove != c.contest.next(c.stage == Stage::Extra ? c.starter : Seat{0}, seats))
    return MK_TEXT("games", "it is another seat's turn in this contest");
  if (c.starter < 0 || c.starter >= seats) return MK_TEXT("games", "nobody has begun");
  if (c.begun() ? c.round < 1 : c.round != 0) return MK_TEXT("games", "the round does not fit");
  if (((c.goal | c.best) & ~all) != 0) return MK_TEXT("games", "a seat that does not play has won");
  if (c.hand && c.last.empty()) return MK_TEXT("games", "there are no dice to decide about");
  if (std::ranges::any_of(c.last.face, [](int f) { return f > 6; })) return MK_TEXT("games", "a die shows no face");
  return {};
}

Result CupRules::result(const Cup& c, std::vector<int> scores, const std::vector<int>& ranks, Phrase won) const {
  const bool over = c.stage == Stage::Over;
  Result r;
  std::vector<std::pair<int, int>> order; // who has won, then who has reached the goal, then by rank
  for (Seat k = 0; k < seats; ++k) {
    const bool ahead = over ? has(c.best, k) : c.extra() && has(c.contest.in, k);
    order.emplace_back(2 * ahead + has(c.goal, k), ahead && over ? 0 : ranks[at(k)]);
  }
  r.places = placesOf(order);
  r.scores = std::move(scores);
  if (!over)
    r.why = toldStopped();
  else if (r.together = !std::has_single_bit(c.best); r.together)
    r.why = toldShared();
  else if (c.contest.round > 0)
    r.why = toldTieBroken(lowestOf(c.best));
  else
    r.why = std::move(won);
  return r;
}

} // namespace mk::dice
