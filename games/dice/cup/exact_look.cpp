// Exact target: buttons, sheet and what is said. Rules: three- to five-dice games, section 2, E.
#include "games/dice/cup/exact.h"

namespace mk::dice {

namespace {

enum ExactButton : std::int16_t { kPassThrow = kStop, kFromZero = kSum, kCountValue = kNumber };

Phrase passedBecause(Seat seat, const Thrown& t, const char* why) {
  return {why, {Arg::seat(seat), Arg::literal(t.spoken())}};
}

} // namespace

Gesture Exact::gesture(const Cup&, const State&, const Move& m) const {
  Gesture g;
  switch (m.kind) {
  case Move::Kind::Count:
    g.path.push_back(Stroke::button(kCountValue + m.value));
    break;
  case Move::Kind::Pass:
    g.path.push_back(Stroke::button(kPassThrow));
    break;
  case Move::Kind::Throw:
    g.path.push_back(Stroke::button(kThrowOn));
    break;
  case Move::Kind::Reset:
    g.path.push_back(Stroke::button(kFromZero));
    break;
  }
  return g;
}

void Exact::offer(const Cup& c, const State&, const std::vector<Move>& list, View& v) const {
  const auto values = std::ranges::count(list, Move::Kind::Count, &Move::kind);
  char key = '1';
  for (const Move& m : list) {
    if (m.kind == Move::Kind::Count) {
      const int next = c.mine() + m.value;
      const Arg value = Arg::number(m.value), then = Arg::number(next);
      const Phrase label = isHit(next) ? Phrase(MK_TEXT("games", "Count %1: reaches %2!"), {value, then})
                                       : Phrase(MK_TEXT("games", "Count %1: %2 in all"), {value, then});
      v.buttons.push_back({static_cast<std::int16_t>(kCountValue + m.value), label, values == 1 ? ' ' : key++});
    } else if (m.kind == Move::Kind::Pass) {
      v.buttons.push_back({kPassThrow, MK_TEXT("games", "Pass the throw"), 'p'});
    } else if (m.kind == Move::Kind::Throw) {
      v.buttons.push_back({kThrowOn, MK_TEXT("games", "Throw"), ' '});
    } else {
      v.buttons.push_back({kFromZero, MK_TEXT("games", "Start again from 0"), 'r'});
    }
  }
}

Phrase Exact::prompt(const Cup& c, const State&, const Step& now) const {
  const Arg who = Arg::seat(now.seat), need = Arg::number(missing(c, now.seat));
  if (now.kind == Step::Kind::Decide && !c.hand)
    return {MK_TEXT("games", "%1: throw, or start again from 0; exactly %2 needed"), {who, need}};
  if (now.kind == Step::Kind::Decide && !mayPass())
    return {MK_TEXT("games", "%1: choose what to count; %2 needed"), {who, need}};
  if (now.kind == Step::Kind::Decide) return {MK_TEXT("games", "%1: count or pass; exactly %2 needed"), {who, need}};
  if (orMore_) return {MK_TEXT("games", "%1: throw three dice; %2 or more needed"), {who, need}};
  if (rules_.deadTotals && missing(c, now.seat) < rules_.least)
    return {MK_TEXT("games", "%1: throw three dice; %2 missing, nothing fits any more"), {who, need}};
  return {MK_TEXT("games", "%1: throw three dice; exactly %2 needed"), {who, need}};
}

Phrase Exact::tellThrow(const Cup& before, const State&, const Cup& after, Seat seat, const Thrown& t) const {
  const Arg who = Arg::seat(seat), thrown = Arg::literal(t.spoken());
  const ThrowValues all = rules_.values(t), fit = offered(before.mine(), t);
  if (rules_.written && (before.extra() || (decides(fit) && all.size() == 1)))
    return {MK_TEXT("games", "%1 throws %2, written %3"), {who, thrown, Arg::number(all.back())}};
  if (decides(fit)) return dice::tellThrown(seat, t);
  const int had = before.total[at(seat)];
  if (!fit.empty() && after.total[at(seat)] == 0 && !isHit(had + fit[0]))
    return {MK_TEXT("games", "%1 throws %2, cannot go on from %3 and falls to 0"),
            {who, thrown, Arg::number(had + fit[0])}};
  if (!fit.empty()) return {MK_TEXT("games", "%1 throws %2 and has %3"), {who, thrown, Arg::number(had + fit[0])}};
  if (forced_ && rules_.overEndsTurn)
    return passedBecause(seat, t, MK_TEXT("games", "%1 throws %2: too much, the total falls to 0"));
  return had + all[0] > rules_.target
             ? passedBecause(seat, t, MK_TEXT("games", "%1 throws %2: too much, it is passed"))
             : passedBecause(seat, t, MK_TEXT("games", "%1 throws %2: it would lead to a dead end and is passed"));
}

Phrase Exact::tellMove(const Cup& c, const State&, Seat seat, const Move& m) const {
  const Arg who = Arg::seat(seat);
  switch (m.kind) {
  case Move::Kind::Count:
    return {MK_TEXT("games", "%1 counts %2 and has %3"), {who, Arg::number(m.value), Arg::number(c.mine() + m.value)}};
  case Move::Kind::Pass:
    return {MK_TEXT("games", "%1 passes the throw"), {who}};
  case Move::Kind::Throw:
    return {MK_TEXT("games", "%1 goes on with %2"), {who, Arg::number(c.mine())}};
  case Move::Kind::Reset:
    return {MK_TEXT("games", "%1 starts again from 0"), {who}};
  }
  return {};
}

Phrase Exact::trayLabel(const Cup& c, const State&) const {
  if (rules_.written && !c.last.empty()) {
    const ThrowValues v = rules_.values(c.last);
    return v.size() > 1 ? Phrase(MK_TEXT("games", "may be written in any order"))
                        : Phrase(MK_TEXT("games", "written %1"), {Arg::number(v[0])});
  }
  if (rules_.throws > 1 && !c.extra() && c.stage != Stage::Over)
    return {MK_TEXT("games", "throw %1 of %2"),
            {Arg::number(c.hand ? c.throws : c.throws + 1), Arg::number(rules_.throws)}};
  return {};
}

// The round that is played, where their number counts.
void Exact::sheet(SheetLines& out, const Cup& c, const State& s) const {
  const int of = rules_.roundsOfPlay > 0 ? rules_.roundsOfPlay : rounds_;
  const auto now = [&](Seat k) { return k == c.toMove && c.stage == Stage::Play; };
  if (rules_.plays > 1)
    out.line(MK_TEXT("games", "Game"), [&](Seat k) {
      return now(k) ? written(std::to_string(1 + (c.round - 1) / of) + " / " + std::to_string(rules_.plays)) : Cell{};
    });
  if (of > 0)
    out.line(MK_TEXT("games", "Round"), [&](Seat k) {
      return now(k) ? written(std::to_string(1 + (c.round - 1) % of) + " / " + std::to_string(of)) : Cell{};
    });
  out.line(MK_TEXT("games", "Still needed"), [&](Seat k) { return written(missing(c, k)); });
  if (winsNeeded_ > 1)
    out.line(MK_TEXT("games", "Wins"),
             [&](Seat k) { return written(std::to_string(s.wins[at(k)]) + " / " + std::to_string(winsNeeded_)); });
}

Phrase Exact::wonBy(const Cup& c, const State&, Seat k) const {
  const Arg who = Arg::seat(k), target = Arg::number(rules_.target), total = Arg::number(c.total[at(k)]);
  if (winsNeeded_ > 1 && has(c.goal, k))
    return Phrase::counted(MK_TEXT_N("games", "%1 has reached %2 %n time(s) and wins."), winsNeeded_, {who, target});
  if (c.total[at(k)] == rules_.target) return {MK_TEXT("games", "%1 has exactly %2 and wins."), {who, target}};
  if (orMore_) return {MK_TEXT("games", "%1 has reached %2 and wins."), {who, total}};
  return {MK_TEXT("games", "%1 is nearest to %2 with %3 and wins."), {who, target, total}};
}

} // namespace mk::dice
