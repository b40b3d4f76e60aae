// Mill: the rules.
#include "games/mill/mill.h"

#include <algorithm>

namespace mk {

using Flying = MillTraits::Flying;
using Closing = MillTraits::Closing;

namespace {

std::size_t index(Seat s) { return static_cast<std::size_t>(s); }
Seat other(Seat s) { return static_cast<Seat>(1 - s); }

Points pointsNamed(const MillBoard& b, std::string_view names) {
  Points out = 0;
  while (!names.empty()) {
    const auto comma = names.find(',');
    out |= onlyPoint(b.shape.find(names.substr(0, comma)));
    names = comma == std::string_view::npos ? std::string_view() : names.substr(comma + 1);
  }
  return out;
}

std::uint64_t key(const Mill::State& s) {
  return std::uint64_t{s.stones[0]} | std::uint64_t{s.stones[1]} << 24 | std::uint64_t(s.toMove) << 48;
}

} // namespace

Mill::Mill(const MillTraits& t, const Setup& setup) : traits_(t), board_(&millBoard(t.board)) {
  const Options& o = setup.options;
  if (t.closing == Closing::Takes) {
    using enum MillPatterns::Subject;
    patterns_ = &MillPatterns::of(t.dice ? DiceMill : t.board == MillBoardKind::Corner ? TwelveMill : Mill);
    anyWhenAllInMills_ = o.is("all-stones-in-mills", "any");
    if (o.is("flying", "never")) traits_.flying = {Flying::Never, Flying::Never};
  }
  if (!t.smallStart[0].empty() && o.is("board", "small")) {
    board_ = &millBoard(MillBoardKind::Small);
    traits_.start = t.smallStart;
  }
  if (t.blackMoves > 0 && o.is("mill-at-the-start", "never")) {
    const Points black = pointsNamed(*board_, t.start[1]);
    for (const Points line : board_->mills)
      if (line != 0 && (black & line) == line) never_.push_back(line);
  }
}

// Placing alternates with throws in game 7; every taken stone may be followed by a hundred quiet moves. Where closing a
// mill may take nothing, the third repetition ends what could go on for ever.
int Mill::bound() const {
  if (traits_.blackMoves > 0) return 2 * traits_.blackMoves + 2;
  if (traits_.closing == Closing::Wins) return kQuietLimit + 2;
  const int placing = 2 * traits_.stones * (traits_.dice ? 2 : 1);
  return anyWhenAllInMills_ ? placing + (2 * traits_.stones + 1) * kQuietLimit : 100'000;
}

Mill::State Mill::start() const {
  State s;
  s.toMove = traits_.first;
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    if (traits_.placing) s.hand[index(seat)] = static_cast<std::uint8_t>(traits_.stones);
    s.stones[index(seat)] = pointsNamed(*board_, traits_.start[index(seat)]);
    std::uint8_t number = seat == 0 ? 0 : kMostStones;
    eachPoint(s.stones[index(seat)], [&](int p) { s.who[static_cast<std::size_t>(p)] = ++number; });
  }
  return s;
}

Turn Mill::turn(const State& s) const {
  if (s.end != End::None) return Turn::over();
  if (traits_.dice && s.hand[index(s.toMove)] > 0 && s.dice[0] == 0) return Turn::chance();
  return Turn::of(s.toMove);
}

void Mill::thrown(State& s, const Outcome& o) const {
  for (int i = 0; i < 3; ++i) s.dice[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(o.die(i));
  std::ranges::sort(s.dice);
}

bool Mill::isSpecial(const std::array<std::uint8_t, 3>& d) {
  const int n = d[0] * 100 + d[1] * 10 + d[2];
  return n == 456 || n == 336 || n == 225 || n == 114;
}

bool Mill::flies(const State& s, Seat seat) const {
  const Flying f = traits_.flying[index(seat)];
  return f == Flying::Always || (f == Flying::WithThree && fewerThan(4, s.stones[index(seat)]));
}

bool Mill::closesCounted(Points mine, int to) const {
  for (const Points rest : board_->others[static_cast<std::size_t>(to)])
    if ((mine & rest) == rest && !never_.contains(rest | onlyPoint(to))) return true;
  return false;
}

Points Mill::takeable(const State& s, Seat taker) const {
  const Points enemy = s.stones[index(other(taker))];
  const Points loose = enemy & ~board_->millsOf(enemy);
  if (loose != 0) return loose;
  return anyWhenAllInMills_ ? enemy : 0;
}

// The moves, one after the other, to whoever lists or counts them.
template <class To> void Mill::eachMove(const State& s, Seat seat, To to) const {
  const Points mine = s.stones[index(seat)], free = empty(s);
  const Points mayClose = traits_.closing == Closing::Takes ? board_->closers(mine) & free : 0;
  const Points take = mayClose != 0 ? takeable(s, seat) : 0;
  if (s.hand[index(seat)] > 0) {
    const Points closing = take != 0 ? mayClose : 0;
    eachPoint(free & ~closing, [&](int p) { to(Move{-1, static_cast<std::int8_t>(p)}); });
    eachPoint(closing, [&](int p) { eachTaking({-1, static_cast<std::int8_t>(p)}, take, to); });
    if (traits_.dice && isSpecial(s.dice)) eachReplacement(s, seat, to);
  } else {
    const bool flying = flies(s, seat);
    eachPoint(mine, [&](int from) {
      eachPoint(flying ? free : free & board_->neighbours[static_cast<std::size_t>(from)], [&](int p) {
        const Move m{static_cast<std::int8_t>(from), static_cast<std::int8_t>(p)};
        if (take != 0 && (mayClose >> p & 1) != 0 && board_->inMill(mine & ~onlyPoint(from), p))
          eachTaking(m, take, to);
        else
          to(m);
      });
    });
  }
}

// One move for every stone that it may take.
template <class To> void Mill::eachTaking(Move m, Points take, To to) {
  eachPoint(take, [&](int p) {
    m.take = static_cast<std::int8_t>(p);
    to(m);
  });
}

// Game 7 after a special throw: an enemy stone in a mill is taken and an own one put there; a mill closed so takes one
// more stone, in a mill or not.
template <class To> void Mill::eachReplacement(const State& s, Seat seat, To to) const {
  const Points mine = s.stones[index(seat)], enemy = s.stones[index(other(seat))];
  eachPoint(board_->millsOf(enemy), [&](int p) {
    const Move m{-1, static_cast<std::int8_t>(p), -1, true};
    const Points left = enemy & ~onlyPoint(p);
    if (!closes(mine | onlyPoint(p), p) || left == 0)
      to(m);
    else
      eachTaking(m, left, to);
  });
}

void Mill::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  eachMove(s, seat, [&](const Move& m) { out.push_back(m); });
}

std::uint64_t Mill::countMoves(const State& s, Seat seat) const {
  std::uint64_t n = 0;
  eachMove(s, seat, [&](const Move&) { ++n; });
  return n;
}

bool Mill::canMove(const State& s, Seat seat) const {
  const Points free = empty(s);
  if (s.hand[index(seat)] > 0 || flies(s, seat)) return free != 0;
  for (Points left = s.stones[index(seat)]; left != 0; left &= left - 1)
    if ((board_->neighbours[static_cast<std::size_t>(std::countr_zero(left))] & free) != 0) return true;
  return false;
}

void Mill::play(State& s, Seat seat, const Move& m) const {
  Points& mine = s.stones[index(seat)];
  Points& enemy = s.stones[index(other(seat))];
  const auto to = static_cast<std::size_t>(m.to);
  if (s.hand[0] + s.hand[1] == 0) remember(s);
  if (m.replaces) enemy &= ~onlyPoint(m.to);
  if (m.from < 0) {
    const auto placed = static_cast<std::uint8_t>(traits_.stones - s.hand[index(seat)] + 1);
    s.who[to] = static_cast<std::uint8_t>(placed + (seat == 0 ? 0 : kMostStones));
    --s.hand[index(seat)];
  } else {
    mine &= ~onlyPoint(m.from);
    s.who[to] = s.who[static_cast<std::size_t>(m.from)];
    s.who[static_cast<std::size_t>(m.from)] = 0;
  }
  mine |= onlyPoint(m.to);
  const bool closed = closes(mine, m.to);
  if (m.take >= 0) {
    enemy &= ~onlyPoint(m.take);
    s.who[static_cast<std::size_t>(m.take)] = 0;
    s.history.clear();
    s.firstTimes = 1;
  }
  s.dice = {};
  s.quiet = closed ? 0 : static_cast<std::uint8_t>(s.quiet + 1);
  if (traits_.blackMoves > 0 && seat == 1) ++s.blackMoves;
  s.toMove = other(seat);
  assess(s, seat, closed);
}

void Mill::remember(State& s) const {
  if (s.history.full()) {
    s.history.erase(0);
    s.firstTimes = 1;
  }
  s.history.push_back(key(s));
}

int Mill::times(const State& s) const {
  const std::uint64_t now = key(s);
  if (s.history.empty()) return s.firstTimes;
  int n = 1; // the sides alternate: every second position has the same one to move
  for (std::size_t i = s.history.size(); i >= 2; i -= 2) n += s.history[i - 2] == now;
  return n + (s.history.front() == now ? s.firstTimes - 1 : 0);
}

void Mill::assess(State& s, Seat mover, bool closed) const {
  const auto ends = [&](End e, Seat winner) {
    s.end = e;
    s.winner = winner;
  };
  const Seat next = other(mover);
  if (closed && (traits_.closing == Closing::Wins || (traits_.closing == Closing::BlackWins && mover == 1)))
    return ends(End::Closed, mover);
  if (traits_.blackMoves > 0 && s.blackMoves >= traits_.blackMoves) return ends(End::TaskFailed, 0);
  if (traits_.closing == Closing::Takes && fewerThan(3 - s.hand[index(next)], s.stones[index(next)]))
    return ends(End::FewStones, mover);
  if (empty(s) == 0 && s.hand[0] + s.hand[1] == 0) return ends(End::Full, kNobody);
  if (!canMove(s, next)) return ends(End::NoMove, mover);
  if (traits_.blackMoves > 0) return;
  if (s.quiet >= kQuietLimit) return ends(End::Quiet, kNobody);
  if (s.hand[0] + s.hand[1] == 0 && times(s) >= 3) return ends(End::Repetition, kNobody);
}

Result Mill::result(const State& s) const {
  if (s.winner == kNobody) return Result::draw(2, reason(s));
  return Result::win(2, s.winner, reason(s));
}

std::string Mill::fault(const State& s) const {
  if ((s.stones[0] & s.stones[1]) != 0) return "two stones on one point";
  if (((s.stones[0] | s.stones[1]) & ~board_->all) != 0) return "a stone beside the board";
  for (const Seat seat : {Seat{0}, Seat{1}})
    if (std::popcount(s.stones[index(seat)]) + s.hand[index(seat)] > traits_.stones) return "too many stones";
  if (traits_.closing != Closing::Takes && traits_.blackMoves == 0 &&
      std::popcount(s.stones[0]) != std::popcount(s.stones[1]))
    return "a stone is lost";
  std::array<int, 2 * kMostStones + 1> seen{};
  for (int p = 0; p < board_->points; ++p) {
    const int number = s.who[static_cast<std::size_t>(p)];
    const bool white = (s.stones[0] >> p & 1) != 0, black = (s.stones[1] >> p & 1) != 0;
    if ((white || black) != (number != 0) || (number != 0 && (number > kMostStones) != black))
      return "a stone has the wrong number";
    if (number != 0 && seen[static_cast<std::size_t>(number)]++ != 0) return "two stones have the same number";
  }
  return {};
}

} // namespace mk
