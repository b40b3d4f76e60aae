// 159 Arva 21 kaardist ära üks väljavalitu: the steps and what they do.
#include "games/tricks/twenty_one.h"

#include <algorithm>
#include <bit>

namespace mk {

namespace {

using Input = TwentyOne::Input;
using Step = trick::Step<Input>;
using trick::Mode;
using trick::Role;

// Dealing is no input: the program always deals. The question at the end is put to the person who watches.
constexpr Step kSteps[] = {
    {Role::Spectator, Input::Think}, {Role::Spectator, Input::Row},   {Role::Magician, Input::Pickup},
    {Role::Spectator, Input::Row},   {Role::Magician, Input::Pickup}, {Role::Spectator, Input::Row},
    {Role::Magician, Input::Pickup}, {Role::Magician, Input::Turn},   {Role::Spectator, Input::Confirm}};

std::uint64_t bit(Card c) { return std::uint64_t{1} << c.code(); }

const std::vector<Card>& base() {
  static const std::vector<Card> pack = sortedPack();
  return pack;
}

} // namespace

std::span<const OptionSpec> TwentyOne::options() {
  static const std::vector<OptionSpec> specs{trick::modeOption(), trick::coachOption(), trick::secretOption()};
  return specs;
}

TwentyOne::Input TwentyOne::input(const State& s) const { return kSteps[s.step].input; }

int TwentyOne::rowOf(const State& s, Card c) {
  const auto at = std::ranges::find(s.pack, c) - s.pack.begin();
  return static_cast<int>(at % kRows) + 1;
}

// The rows that were not named go on top and below, the one with the lower number first.
TwentyOne::Move TwentyOne::pickupAround(int row) {
  const std::uint8_t above = row == 1 ? 2 : 1, below = row == 3 ? 2 : 3;
  return {Input::Pickup, {above, static_cast<std::uint8_t>(row), below}};
}

Turn TwentyOne::turn(const State& s) const {
  if (s.show.ending != trick::Ending::None) return Turn::over();
  if (s.pack.empty() || input(s) == Input::Think) return Turn::chance();
  return Turn::of(0);
}

ChanceRequest TwentyOne::chance(const State& s) const {
  return s.pack.empty() ? ChanceRequest::deck(base()) : ChanceRequest::draw(kCards, true);
}

void TwentyOne::settle(State& s, const Outcome& o) const {
  if (s.pack.empty()) {
    for (int i = 0; i < kCards; ++i) s.pack.push_back(o.card(i));
  } else {
    s.thought = s.pack[static_cast<std::size_t>(o.value())];
    for (const Card c : s.pack) s.possible |= bit(c);
  }
  advance(s);
}

// Goes on to the next step that a person or chance has to do.
void TwentyOne::advance(State& s) const {
  while (s.show.ending == trick::Ending::None) {
    const Step& step = kSteps[s.step];
    if (step.input == Input::Think && style_.mode() == Mode::Perform && s.thought.isBack()) return;
    if (step.input != Input::Think && style_.asks(step.who)) return;
    ++s.step;
    if (step.input == Input::Row) answer(s, rowOf(s, s.thought));
    if (step.input == Input::Pickup) gather(s, pickupAround(s.told));
    if (step.input == Input::Turn) s.turned = kMiddle;
  }
}

void TwentyOne::answer(State& s, int row) const {
  s.told = static_cast<std::uint8_t>(row);
  if (style_.mode() == Mode::Watch) return;
  std::uint64_t there = 0;
  for (int i = 0; i < kInRow; ++i) there |= bit(s.inRow(row, i));
  s.possible &= there;
}

void TwentyOne::gather(State& s, const Move& m) const {
  Row<Card, kCards> pack;
  for (const int row : m.v)
    for (int i = 0; i < kInRow; ++i) pack.push_back(s.inRow(row, i));
  s.pack = pack;
}

void TwentyOne::end(State& s, bool success) const {
  s.show.ending = success ? trick::Ending::Success : trick::Ending::Failure;
}

bool TwentyOne::right(const State& s, const Move& m) const {
  if (m.input == Input::Pickup) return m.v[1] == s.told;
  return m.input != Input::Turn || m.v[0] == kMiddle;
}

void TwentyOne::moves(const State& s, Seat, std::vector<Move>& out) const {
  const auto offer = [&](const Move& m) {
    if (right(s, m) || style_.offersWrong(s.show)) out.push_back(m);
  };
  switch (input(s)) {
  case Input::Row:
    for (std::uint8_t r = 1; r <= kRows; ++r) offer({Input::Row, {r}});
    break;
  case Input::Pickup:
    for (std::uint8_t a = 1; a <= kRows; ++a)
      for (std::uint8_t b = 1; b <= kRows; ++b)
        if (a != b) offer({Input::Pickup, {a, b, static_cast<std::uint8_t>(6 - a - b)}});
    break;
  case Input::Turn:
    for (std::uint8_t k = 1; k <= kCards; ++k) offer({Input::Turn, {k}});
    break;
  case Input::Confirm:
    offer({Input::Confirm, {1}});
    offer({Input::Confirm, {0}});
    break;
  case Input::Think:
    break;
  }
}

void TwentyOne::play(State& s, Seat, const Move& m) const {
  if (!style_.accepts(s.show, right(s, m))) return;
  ++s.step;
  switch (m.input) {
  case Input::Row:
    answer(s, m.v[0]);
    break;
  case Input::Pickup:
    gather(s, m);
    break;
  case Input::Turn:
    s.turned = m.v[0];
    end(s, s.pack[s.turned - 1u] == s.thought);
    break;
  case Input::Confirm:
    --s.step; // the last step
    end(s, m.v[0] == 1);
    break;
  case Input::Think:
    break;
  }
  advance(s);
}

Result TwentyOne::result(const State& s) const {
  using trick::Ending;
  if (s.show.ending == Ending::None) return trick::result(s.show, MK_TEXT("games", "The trick was broken off."));
  const Arg clap = Arg::phrase(trick::applause(s.show.stars()));
  if (s.show.ending == Ending::Success)
    return trick::result(s.show, {MK_TEXT("games", "The chosen card is found: %1. %2"),
                                  {Arg::card(s.pack[s.turned - 1u].code()), clap}});
  if (style_.mode() == Mode::Watch)
    return trick::result(s.show, MK_TEXT("games", "Then one of the answers was wrong. Try again!"));
  return trick::result(s.show, {MK_TEXT("games", "The spectator had thought of another card: %1. %2"),
                                {Arg::card(s.thought.code()), clap}});
}

// Only the program's card is hidden, and only as far as its answers leave a choice.
void TwentyOne::scramble(State& s, Viewer, Random& random) const {
  if (s.thought.isBack() || s.show.ending != trick::Ending::None) return;
  Row<Card, kCards> fitting;
  for (const Card c : s.pack)
    if ((s.possible & bit(c)) != 0) fitting.push_back(c);
  s.thought = fitting[static_cast<std::size_t>(random.index(fitting.size()))];
}

// A magician who knows the trick; a spectator has nothing to be advised about.
std::optional<TwentyOne::Move> TwentyOne::suggest(const State& s, Seat, Random&) const {
  if (input(s) == Input::Pickup) return pickupAround(s.told);
  if (input(s) == Input::Turn) return Move{Input::Turn, {kMiddle}};
  return std::nullopt;
}

std::string TwentyOne::fault(const State& s) const {
  if (s.pack.empty()) return s == State{} ? "" : "something has happened without cards";
  std::uint64_t seen = 0;
  for (const Card c : s.pack) seen |= c.code() < 52 ? bit(c) : 0;
  if (s.pack.count() != kCards || std::popcount(seen) != kCards) return "there are not 21 different cards";
  if (s.step >= std::size(kSteps) || s.told > kRows || s.turned > kCards) return "a counter is out of range";
  if (style_.mode() == Mode::Watch && (!s.thought.isBack() || s.possible != 0)) return "the program knows a thought";
  if (!s.thought.isBack() && (s.possible & seen & bit(s.thought)) == 0)
    return "the card thought of does not fit the answers";
  return {};
}

} // namespace mk
