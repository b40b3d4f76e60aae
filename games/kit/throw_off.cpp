// Who starts, by the highest throw.
#include "games/kit/throw_off.h"

#include <bit>

namespace mk {

ThrowOff::ThrowOff(int seats)
    : contest_(Contest::among(static_cast<Contest::SeatSet>((1u << seats) - 1))),
      seats_(static_cast<std::uint8_t>(seats)) {}

void ThrowOff::settle(int die) {
  const int round = contest_.round;
  const Seat who = next();
  die_[static_cast<std::size_t>(who)] = static_cast<std::uint8_t>(die);
  contest_.score(who, die, kMostRounds);
  if (contest_.round != round) die_.fill(0);
}

std::string ThrowOff::text() const {
  std::string out;
  for (Seat s = 0; s < seats_; ++s) {
    if (s > 0) out += ',';
    out += !in(s) ? 'x' : die(s) == 0 ? '-' : static_cast<char>('0' + die(s));
  }
  return out;
}

Checked<ThrowOff> ThrowOff::read(std::string_view dice, int round, int seats) {
  const auto wrong = [&] {
    return refuse(
        {MK_TEXT("games", "“%1” is not a throw for the start: write a die, - or x for each player, as in 5,-,-,x."),
         {Arg::literal(std::string(dice.substr(0, 40)))}});
  };
  ThrowOff t(seats);
  if (dice.size() != static_cast<std::size_t>(2 * seats - 1) || round < 1 || round > kMostRounds) return wrong();
  Contest& contest = t.contest_;
  contest.round = static_cast<std::uint8_t>(round);
  for (int s = 0; s < seats; ++s) {
    const char c = dice[static_cast<std::size_t>(2 * s)];
    if (s > 0 && dice[static_cast<std::size_t>(2 * s - 1)] != ',') return wrong();
    const auto bit = static_cast<Contest::SeatSet>(1u << s);
    if (c >= '1' && c <= '6') {
      t.die_[static_cast<std::size_t>(s)] = static_cast<std::uint8_t>(c - '0');
      contest.value[static_cast<std::size_t>(s)] = static_cast<std::int16_t>(c - '0');
      contest.done |= bit;
    } else if (c == 'x') {
      contest.in = static_cast<Contest::SeatSet>(contest.in & ~bit);
    } else if (c != '-') {
      return wrong();
    }
  }
  // They throw in their order, and nobody is out before the first round is over.
  const auto all = static_cast<unsigned>((1 << seats) - 1);
  const Seat next = t.next();
  bool inOrder = std::popcount(contest.in) > 1 && next != kNobody && (round > 1 || contest.in == all);
  for (Seat s = 0; s < seats; ++s) inOrder = inOrder && (!t.in(s) || (t.die(s) != 0) == (s < next));
  if (!inOrder) return wrong();
  return t;
}

Seat throwForStart(Contest& c, Seat seat, int die, int mostRounds) {
  c.score(seat, die, mostRounds);
  return c.ended ? c.best() : kNobody;
}

Phrase askForThrowOff(Seat who, int round) {
  if (round == 1) return {MK_TEXT("games", "%1: throw the die, the highest throw starts"), {Arg::seat(who)}};
  return {MK_TEXT("games", "%1: throw again, the highest throws were equal"), {Arg::seat(who)}};
}

Phrase tellThrowOff(const Contest& before, Seat seat, int die, int mostRounds) {
  const Arg who = Arg::seat(seat), thrown = Arg::number(die);
  Contest after = before;
  if (const Seat starter = throwForStart(after, seat, die, mostRounds); starter != kNobody)
    return {MK_TEXT("games", "%1 throws %2. %3 starts."), {who, thrown, Arg::seat(starter)}};
  if (after.round != before.round)
    return {MK_TEXT("games", "%1 throws %2. The highest throws are equal and are thrown again."), {who, thrown}};
  return {MK_TEXT("games", "%1 throws %2."), {who, thrown}};
}

ChanceRequest lotAmong(int seats) { return ChanceRequest::draw(seats); }
Seat drawnBy(const Outcome& o) { return static_cast<Seat>(o.value()); }
Phrase askForLot() { return MK_TEXT("games", "The first player is drawn by lot."); }
Phrase tellLot(Seat starter) { return {MK_TEXT("games", "By lot, %1 begins."), {Arg::seat(starter)}}; }

OptionSpec starterOption() {
  return {.key = "starter",
          .name = MK_TEXT("games", "Who starts"),
          .meaning = MK_TEXT("games", "The highest throw of one die begins, or the first player, or one drawn by lot."),
          .values = {{"throw-off", MK_TEXT("games", "the highest throw")},
                     {"seat-1", MK_TEXT("games", "the first player")},
                     {"random", MK_TEXT("games", "drawn by lot")}}};
}

} // namespace mk
