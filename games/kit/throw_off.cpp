// Who starts, by the highest throw.
#include "games/kit/throw_off.h"

#include <algorithm>
#include <bit>

namespace mk {

ThrowOff::ThrowOff(int seats)
    : in_(static_cast<std::uint8_t>((1u << seats) - 1)), seats_(static_cast<std::uint8_t>(seats)) {}

Seat ThrowOff::waiting() const {
  if (starter() != kNobody) return kNobody;
  for (Seat s = 0; s < seats_; ++s)
    if (in(s) && die(s) == 0) return s;
  return kNobody;
}

Seat ThrowOff::starter() const {
  return std::has_single_bit(unsigned{in_}) ? static_cast<Seat>(std::countr_zero(unsigned{in_})) : kNobody;
}

void ThrowOff::settle(int die) {
  die_[static_cast<std::size_t>(next())] = static_cast<std::uint8_t>(die);
  if (next() == kNobody) closeRound();
}

// Who has thrown less than the highest is out of the running.
void ThrowOff::closeRound() {
  const int highest = *std::ranges::max_element(die_);
  if (highest == 0) return;
  unsigned best = 0;
  for (Seat s = 0; s < seats_; ++s)
    if (in(s) && die(s) == highest) best |= 1u << s;
  if (round_ >= kMostRounds) best &= ~best + 1;
  in_ = static_cast<std::uint8_t>(best);
  if (starter() != kNobody) return;
  die_.fill(0);
  ++round_;
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
        {MK_TEXT("games", "“%1” is not a throw-off: it would be a die, - or x for each player, as in 5,-,-,x."),
         {Arg::literal(std::string(dice.substr(0, 40)))}});
  };
  ThrowOff t(seats);
  if (dice.size() != static_cast<std::size_t>(2 * seats - 1) || round < 1 || round > kMostRounds) return wrong();
  t.round_ = static_cast<std::uint8_t>(round);
  for (int s = 0; s < seats; ++s) {
    const char c = dice[static_cast<std::size_t>(2 * s)];
    if (s > 0 && dice[static_cast<std::size_t>(2 * s - 1)] != ',') return wrong();
    if (c >= '1' && c <= '6')
      t.die_[static_cast<std::size_t>(s)] = static_cast<std::uint8_t>(c - '0');
    else if (c == 'x')
      t.in_ = static_cast<std::uint8_t>(t.in_ & ~(1u << s));
    else if (c != '-')
      return wrong();
  }
  // They throw in their order, and nobody is out before the first round is over.
  const auto all = static_cast<unsigned>((1 << seats) - 1);
  const Seat next = t.next();
  bool inOrder = next != kNobody && (round > 1 || t.in_ == all);
  for (Seat s = 0; s < seats; ++s) inOrder = inOrder && (!t.in(s) || (t.die(s) != 0) == (s < next));
  if (!inOrder) return wrong();
  return t;
}

Phrase askForThrowOff(const ThrowOff& throwOff) {
  const Arg who = Arg::seat(throwOff.next());
  if (throwOff.round() == 1) return {MK_TEXT("games", "%1: throw the die, the highest throw starts"), {who}};
  return {MK_TEXT("games", "%1: throw once more, the highest throws were equal"), {who}};
}

Phrase tellThrowOff(const ThrowOff& before, int die) {
  const Arg who = Arg::seat(before.next()), thrown = Arg::number(die);
  ThrowOff after = before;
  after.settle(die);
  if (after.starter() != kNobody)
    return {MK_TEXT("games", "%1 throws %2. The start goes to: %3."), {who, thrown, Arg::seat(after.starter())}};
  if (after.round() != before.round())
    return {MK_TEXT("games", "%1 throws %2. The highest throws are equal and are repeated."), {who, thrown}};
  return {MK_TEXT("games", "%1 throws %2."), {who, thrown}};
}

OptionSpec starterOption() {
  return {.key = "starter",
          .name = MK_TEXT("games", "Who starts"),
          .meaning = MK_TEXT("games", "throw-off: the highest throw starts, equal players throw again"),
          .values = {{"throw-off", MK_TEXT("games", "the highest throw")},
                     {"seat-1", MK_TEXT("games", "the first player")},
                     {"random", MK_TEXT("games", "drawn by lot")}}};
}

} // namespace mk
