// Sheet games: turns, moves and the result. Rules: three- to five-dice games, section 1 (start, rounds, ties) and the
// three-throw turn of section 2.
#include "games/dice/sheets/sheet_game.h"

#include "games/dice/base/ending.h"
#include "games/dice/base/house_rules.h"
#include "games/kit/throw_off.h"

#include <algorithm>

namespace mk::dice {

SheetRules withHouseRules(SheetRules r, const Options& o) {
  r.starter = starterOf(o);
  r.sharedWin = o.is("tie", "shared-win");
  r.keeping = o.is("keeping", "on");
  r.anyResult = o.is("entry", "any-noted-result");
  return r;
}

SheetGame::State SheetGame::start() const {
  State s;
  if (rules_.starter == Starter::Lot) s.phase = Phase::Lot;
  if (rules_.starter == Starter::ThrowOff) {
    s.phase = Phase::ThrowOff;
    s.contest = Contest::among(everySeat(seats_));
  }
  return s;
}

Turn SheetGame::turn(const State& s) const {
  switch (s.phase) {
  case Phase::Lot:
  case Phase::ThrowOff:
    return Turn::chance();
  case Phase::Throwing:
    return s.turn.waiting ? Turn::chance() : Turn::of(s.toMove);
  case Phase::Section:
    return Turn::of(s.toMove);
  case Phase::Over:
    break;
  }
  return Turn::over();
}

ChanceRequest SheetGame::chance(const State& s) const {
  if (s.phase == Phase::Lot) return lotAmong(seats_);
  if (s.phase == Phase::ThrowOff) return ChanceRequest::dice(1, s.toMove);
  // The first throw waits for its player; the others follow the keeping by themselves.
  ChanceRequest ask = ChanceRequest::dice(s.turn.toThrow(rules_.dice), s.turn.throws == 0 ? s.toMove : kNobody);
  ask.poker = rules_.poker;
  return ask;
}

void SheetGame::settle(State& s, const Outcome& o) const {
  if (s.phase == Phase::Throwing) return s.turn.fall(o, rules_.dice);
  if (s.phase == Phase::Lot) {
    s.starter = drawnBy(o);
  } else {
    const Seat begins = throwForStart(s.contest, s.toMove, o.die(0));
    s.toMove = s.contest.next(0, seats_);
    if (begins == kNobody) return;
    s.starter = begins;
    s.contest = {};
  }
  s.toMove = s.starter;
  s.phase = Phase::Throwing;
}

bool SheetGame::maySection(const State& s, Seat seat) const {
  const Sheet& sheet = s.sheets[at(seat)];
  return rules_.striking == Striking::Section && !sheet.hasStruck() && sectionFull(sheet, rules_.boxes);
}

void SheetGame::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  using Kind = Move::Kind;
  if (s.phase == Phase::Section) {
    out.push_back({Kind::StrikeSection, 0, 0});
    out.push_back({Kind::LeaveSection, 0, 0});
    return;
  }
  if (s.turn.mayThrowAgain()) {
    if (rules_.keeping)
      eachKeep(s.turn.dice(), rules_.dice, [&](ThreeThrows::Places p) { out.push_back({Kind::Keep, p, 0}); });
    else
      out.push_back({Kind::Keep, 0, 0});
  }
  if (inExtraRound(s)) {
    for (int r = firstResult(s); r < s.turn.throws; ++r) out.push_back({Kind::Count, 0, static_cast<std::uint8_t>(r)});
    return;
  }
  const Sheet& sheet = s.sheets[at(seat)];
  if (rules_.lines) {
    const auto line = static_cast<std::uint8_t>(sheet.count());
    for (int r = firstResult(s); r < s.turn.throws; ++r)
      out.push_back({Kind::Enter, line, static_cast<std::uint8_t>(r)});
    return;
  }
  const bool mayStrike = rules_.striking == Striking::Box && !sheet.hasStruck();
  for (std::size_t b = 0; b < rules_.boxes.size(); ++b) {
    const auto box = static_cast<std::uint8_t>(b);
    if (sheet.isFilled(box)) continue;
    for (int r = firstResult(s); r < s.turn.throws; ++r)
      out.push_back({Kind::Enter, box, static_cast<std::uint8_t>(r)});
    if (mayStrike) out.push_back({Kind::Strike, box, 0});
  }
}

void SheetGame::play(State& s, Seat seat, const Move& m) const {
  Sheet& sheet = s.sheets[at(seat)];
  switch (m.kind) {
  case Move::Kind::Keep:
    return s.turn.keep(m.what);
  case Move::Kind::Enter: {
    const Box& box = rules_.boxes[m.what];
    sheet.write(m.what, box.value(countsOf(s.turn.noted[m.result])));
    if (box.number && maySection(s, seat)) {
      s.turn = {};
      s.phase = Phase::Section;
      return;
    }
    break;
  }
  case Move::Kind::Strike:
    sheet.strike(m.what);
    break;
  case Move::Kind::StrikeSection:
    sheet.sectionStruck = true;
    break;
  case Move::Kind::LeaveSection:
    break;
  case Move::Kind::Count:
    s.contest.score(seat, resultValue(s, m.result));
    s.turn = {};
    s.toMove = s.contest.next(s.starter, seats_);
    if (s.toMove == kNobody) s.phase = Phase::Over;
    return;
  }
  nextSeat(s);
}

int SheetGame::resultValue(const State& s, int result) const {
  const auto value = inExtraRound(s) ? rules_.extra : rules_.boxes.front().value;
  return value(countsOf(s.turn.noted[static_cast<std::size_t>(result)]));
}

int SheetGame::bestResult(const State& s) const {
  int best = firstResult(s);
  for (int r = best + 1; r < s.turn.throws; ++r)
    if (resultValue(s, r) >= resultValue(s, best)) best = r;
  return best;
}

int SheetGame::bestResult(const State& s, int box) const {
  if (rules_.lines || inExtraRound(s)) return bestResult(s);
  const auto worth = [&](int r) {
    return rules_.boxes[static_cast<std::size_t>(box)].value(countsOf(s.turn.noted[static_cast<std::size_t>(r)]));
  };
  int best = firstResult(s);
  for (int r = best + 1; r < s.turn.throws; ++r)
    if (worth(r) >= worth(best)) best = r;
  return best;
}

void SheetGame::nextSeat(State& s) const {
  s.turn = {};
  s.phase = Phase::Throwing;
  s.toMove = static_cast<Seat>((s.toMove + 1) % seats_);
  if (s.sheets[at(s.toMove)].count() == static_cast<int>(rules_.boxes.size())) lastRoundPlayed(s);
}

void SheetGame::lastRoundPlayed(State& s) const {
  int best = total(s, 0);
  for (Seat k = 1; k < seats_; ++k) best = std::max(best, total(s, k));
  SeatSet tied = 0;
  for (Seat k = 0; k < seats_; ++k)
    if (total(s, k) == best) tied |= only(k);
  if (std::has_single_bit(tied) || rules_.sharedWin) {
    s.phase = Phase::Over;
    s.toMove = kNobody;
    return;
  }
  s.contest = Contest::among(tied);
  s.toMove = s.contest.next(s.starter, seats_);
}

int SheetGame::total(const State& s, Seat seat) const {
  const Sheet& sheet = s.sheets[at(seat)];
  return sectionSum(sheet, rules_.boxes) + combinationSum(sheet, rules_.boxes) +
         (sheet.hasStruck() ? rules_.strikePoints : 0);
}

int SheetGame::round(const State& s) const {
  if (s.phase == Phase::Lot || s.phase == Phase::ThrowOff) return 0;
  const auto all = static_cast<int>(rules_.boxes.size());
  if (s.toMove == kNobody || s.phase == Phase::Section)
    return s.toMove == kNobody ? all : s.sheets[at(s.toMove)].count();
  return std::min(s.sheets[at(s.toMove)].count() + 1, all);
}

Result SheetGame::result(const State& s) const {
  const bool broken = inExtraRound(s) && s.contest.ended;
  std::vector<int> totals;
  for (Seat k = 0; k < seats_; ++k) totals.push_back(total(s, k));
  Result r = byPoints(std::move(totals), broken ? s.contest.in : SeatSet{0});
  const auto first = static_cast<Seat>(std::ranges::find(r.places, 1) - r.places.begin());
  if (s.phase != Phase::Over)
    r.why = toldStopped();
  else if (std::ranges::count(r.places, 1) > 1)
    r.why = MK_TEXT("games", "The sheets are full and the highest total is shared.");
  else if (broken)
    r.why = toldTieBroken(first);
  else
    r.why = Phrase::counted(MK_TEXT_N("games", "The sheets are full: %1 wins with %n point(s)."), r.scores[at(first)],
                            {Arg::seat(first)});
  return r;
}

int SheetGame::bound() const {
  const int throwOff = Contest::kMostRounds * seats_;
  const int turn = 2 * ThreeThrows::kThrows; // three throws, two keeps, one entry
  const int turns = static_cast<int>(rules_.boxes.size()) * seats_ + Contest::kMostRounds * seats_;
  return throwOff + turns * turn + seats_; // and a section struck or left by every seat
}

Phrase SheetGame::flaw(const State& s) const {
  if (s.phase != Phase::Over && (s.toMove < 0 || s.toMove >= seats_)) return MK_TEXT("games", "nobody has to move");
  if (s.turn.throws > ThreeThrows::kThrows) return MK_TEXT("games", "more than three throws");
  for (int t = 0; t < s.turn.throws; ++t)
    for (int d = 0; d < rules_.dice; ++d)
      if (const int f = s.turn.noted[static_cast<std::size_t>(t)][static_cast<std::size_t>(d)]; f < 1 || f > 6)
        return MK_TEXT("games", "a die shows no face");
  for (Seat k = 0; k < seats_; ++k) {
    const Sheet& sheet = s.sheets[at(k)];
    if (std::popcount(sheet.struck) + sheet.sectionStruck > (rules_.striking == Striking::Nothing ? 0 : 1))
      return MK_TEXT("games", "too much is struck");
    for (std::size_t b = 0; b < rules_.boxes.size(); ++b) {
      if (!sheet.isFilled(static_cast<int>(b)) || sheet.isStruck(static_cast<int>(b))) {
        if (sheet.points[b] != 0) return MK_TEXT("games", "points in a box that is open or struck");
      } else if (!canBeWorth(rules_.boxes[b].value, rules_.dice, sheet.points[b])) {
        return {MK_TEXT("games", "no dice are worth that much in box %1"), {Arg::literal(rules_.boxes[b].code)}};
      }
    }
    if (rules_.lines && (sheet.filled & (sheet.filled + 1u)) != 0) return MK_TEXT("games", "a line is left out");
    const int ahead = s.sheets[at(s.starter)].count() - sheet.count();
    if (s.contest.round == 0 && s.phase != Phase::Over && (ahead < 0 || ahead > 1))
      return MK_TEXT("games", "the boxes filled differ too much");
  }
  return {};
}

} // namespace mk::dice
