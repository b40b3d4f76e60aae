// Exchange of results: who swaps with whom, position and table. Rules: three- to five-dice games, section 5, game 133.
#include "games/dice/cup/exchange_results.h"

#include "games/dice/base/words.h"

#include <algorithm>

namespace mk::dice {

ExchangeResults::ExchangeResults(const Setup& s, const Rules& rules)
    : CupMechanic(s), rules_(rules), toTheLeft_(chosen(s.options, "exchange", "left")) {}

bool ExchangeResults::exchanging(const State& s) const {
  return std::count(s.result.begin(), s.result.begin() + seats(), std::uint8_t{0}) == 0;
}

// Throws go round from the first seat of the round; then, in the same order, whoever has not exchanged yet.
Seat ExchangeResults::next(const Cup& c, const State& s, Seat from) const {
  const Seat begins = first(c, s);
  if (!exchanging(s)) return turnAfter(from);
  Seat k = begins;
  do {
    if (!has(s.done, k)) return k;
    k = turnAfter(k);
  } while (k != begins);
  return kNobody;
}

Step ExchangeResults::step(const Cup& c, const State& s) const {
  return !c.extra() && exchanging(s) ? Step::decide(c.toMove) : Step::thrown(c.toMove, rules_.dice);
}

void ExchangeResults::swap(State& s, Seat a, Seat b) const {
  std::swap(s.result[at(a)], s.result[at(b)]);
  s.done = static_cast<SeatSet>(s.done | only(a) | only(b));
}

void ExchangeResults::settleTheRest(State& s) const {
  const SeatSet left = waiting(s);
  if (std::popcount(left) > 2) return;
  if (std::popcount(left) == 2) {
    const Seat a = lowestOf(left), b = lowestOf(static_cast<SeatSet>(left & ~only(a)));
    swap(s, a, b);
  }
  s.done = everySeat(seats());
}

Then ExchangeResults::fall(Cup& c, State& s, const Thrown& t) const {
  c.lit = t.all();
  if (c.extra()) {
    c.score(t.sum());
    return Then::TurnOver;
  }
  s.result[at(c.toMove)] = static_cast<std::uint8_t>(t.sum());
  if (!exchanging(s)) return Then::TurnOver;
  if (toTheLeft_) {
    std::rotate(s.result.begin(), s.result.begin() + seats() - 1, s.result.begin() + seats());
    s.done = everySeat(seats());
  } else {
    settleTheRest(s);
  }
  return Then::TurnOver;
}

bool ExchangeResults::roundOver(Cup& c, State& s) const {
  for (Seat k = 0; k < seats(); ++k) {
    c.total[at(k)] += s.result[at(k)];
    c.line[at(k)][c.round - 1u] = s.result[at(k)];
    c.played[at(k)] |= 1u << (c.round - 1u);
  }
  s = {};
  return c.round >= rounds();
}

void ExchangeResults::moves(const Cup& c, const State& s, std::vector<Move>& out) const {
  eachSeat(waiting(s), [&](Seat k) {
    if (k != c.toMove) out.push_back({k});
  });
}

Then ExchangeResults::play(Cup& c, State& s, const Move& m) const {
  swap(s, c.toMove, m.with);
  settleTheRest(s);
  return Then::TurnOver;
}

std::string ExchangeResults::moveText(const Cup&, const State&, const Move& m) const {
  return "with " + std::to_string(m.with + 1);
}

Gesture ExchangeResults::gesture(const Cup&, const State&, const Move& m) const {
  Gesture g;
  g.path.push_back(Stroke::button(m.with));
  return g;
}

std::vector<Gesture> ExchangeResults::otherGestures(const Cup& c, const State&, const Move& m) const {
  Gesture g; // the result in the line of this round
  g.path.push_back(Stroke::place(kCupSheet, c.round * (seats() + 1) + 1 + m.with));
  return {g};
}

void ExchangeResults::offer(const Cup&, const State& s, const std::vector<Move>& list, View& v) const {
  for (const Move& m : list)
    v.buttons.push_back({m.with,
                         {MK_TEXT("games", "%1: %2"), {Arg::seat(m.with), Arg::number(s.result[at(m.with)])}},
                         static_cast<char>('1' + m.with)});
}

// The lowest result there is; among equal ones that of the player who stands best, who then gets the worse one.
std::optional<ExchangeResults::Move> ExchangeResults::suggest(const Cup& c, const State& s,
                                                              const std::vector<Move>& list, Random&) const {
  return *std::ranges::min_element(list, {}, [&](const Move& m) {
    const int own = s.result[at(c.toMove)], theirs = s.result[at(m.with)];
    return std::pair(theirs, own > theirs ? c.total[at(m.with)] : -c.total[at(m.with)]);
  });
}

std::string ExchangeResults::stateText(const Cup&, const State& s, Seat k) const {
  if (s.result[at(k)] == 0) return {};
  return std::to_string(s.result[at(k)]) + (has(s.done, k) ? " done" : "");
}

bool ExchangeResults::readWord(Cup&, State& s, Seat k, std::string_view word) const {
  int n = 0;
  if (word == "done") {
    s.done |= only(k);
    return true;
  }
  if (!numberAfter(word, "", rules_.dice, 6 * rules_.dice, n)) return false;
  s.result[at(k)] = static_cast<std::uint8_t>(n);
  return true;
}

Phrase ExchangeResults::fault(const Cup& c, const State& s) const {
  if (c.stage != Stage::Play) return s == State{} ? Phrase() : MK_TEXT("games", "no round is played now");
  const bool all = exchanging(s);
  if (!all && s.done != 0) return MK_TEXT("games", "somebody has exchanged before all have thrown");
  Seat k = first(c, s);
  for (int i = 0; i < seats() && k != c.toMove; ++i, k = turnAfter(k))
    if (all ? !has(s.done, k) : s.result[at(k)] == 0) return MK_TEXT("games", "a seat was passed over");
  if (!all && s.result[at(c.toMove)] != 0) return MK_TEXT("games", "the seat to move has thrown already");
  if (all && (has(s.done, c.toMove) || std::popcount(waiting(s)) < 3))
    return MK_TEXT("games", "there is nobody to choose");
  return {};
}

Phrase ExchangeResults::prompt(const Cup& c, const State& s, const Step& now) const {
  const Arg who = Arg::seat(now.seat);
  if (now.kind == Step::Kind::Decide)
    return {MK_TEXT("games", "%1: you hold %2; whose result do you take for it? The lowest total wins"),
            {who, Arg::number(s.result[at(now.seat)])}};
  if (c.extra()) return {MK_TEXT("games", "%1: throw, the lowest sum wins"), {who}};
  if (toTheLeft_) return {MK_TEXT("games", "%1: throw; the result goes to the next player"), {who}};
  return {MK_TEXT("games", "%1: throw; the result will be exchanged"), {who}};
}

namespace {

// "..., %2 and %3 exchange": those who had no choice any more.
Phrase withTheRest(Phrase said, SeatSet rest) {
  if (std::popcount(rest) == 1)
    return {MK_TEXT("games", "%1; %2 is left over and keeps the result"),
            {Arg::phrase(said), Arg::seat(lowestOf(rest))}};
  if (std::popcount(rest) != 2) return said;
  const Seat a = lowestOf(rest), b = lowestOf(static_cast<SeatSet>(rest & ~only(a)));
  return {MK_TEXT("games", "%1; exchange: %2 and %3"), {Arg::phrase(said), Arg::seat(a), Arg::seat(b)}};
}

} // namespace

Phrase ExchangeResults::tellThrow(const Cup& before, const State& was, const Cup&, Seat seat, const Thrown& t) const {
  Phrase said{MK_TEXT("games", "%1 throws %2, that is %3"),
              {Arg::seat(seat), Arg::literal(t.spoken()), Arg::number(t.sum())}};
  State s = was;
  s.result[at(seat)] = static_cast<std::uint8_t>(t.sum());
  if (before.extra() || !exchanging(s)) return said;
  if (toTheLeft_) return {MK_TEXT("games", "%1; every result goes to the next player"), {Arg::phrase(said)}};
  return seats() == 2 ? withTheRest(said, waiting(s)) : said;
}

Phrase ExchangeResults::tellMove(const Cup& before, const State& was, Seat seat, const Move& m) const {
  Phrase said{
      MK_TEXT("games", "%1 gives away %2 and gets %3; the partner is %4"),
      {Arg::seat(seat), Arg::number(was.result[at(seat)]), Arg::number(was.result[at(m.with)]), Arg::seat(m.with)}};
  (void)before;
  const auto rest = static_cast<SeatSet>(waiting(was) & ~only(seat) & ~only(m.with));
  return std::popcount(rest) > 2 ? said : withTheRest(std::move(said), rest);
}

Cell ExchangeResults::roundCell(const Cup& c, const State& s, Seat k, int round) const {
  if (c.stage != Stage::Play || round != c.round) return dice::roundCell(c, k, round);
  Cell cell;
  if (s.result[at(k)] != 0) cell = written(s.result[at(k)]);
  cell.open = k == c.toMove || (exchanging(s) && !has(s.done, k));
  cell.preview = s.result[at(k)] != 0 && !has(s.done, k);
  return cell;
}

} // namespace mk::dice
