// Tally games: the attempts and their totals. Rules: games with one and two dice, 2.1 and the games of its table.
#include "games/dice/throws/tally.h"

#include <algorithm>
#include <functional>

namespace mk::dice {

Tally::Tally(const Setup& s, const Rules& rules) : seats_(s.seats), rules_(rules) {
  for (const OptionSpec& o : s.options.specs()) {
    if (std::string_view(o.key) == "rows") free_ = s.options.is("rows", "free");
    if (std::string_view(o.key) == "decide") pointsOnly_ = s.options.is("decide", "points");
  }
}

Tally::State Tally::begin(SeatSet playing, Seat first) const {
  State s;
  s.playing = playing;
  s.first = s.toMove = first;
  if (rules_.total != Rules::Total::PreThrow) s.attempts = static_cast<std::uint8_t>(rules_.attempts);
  return s;
}

std::uint8_t Tally::preThrow(State& s, Throw t) const {
  s.pre[at(s.toMove)] = t.a;
  s.toMove = after(s.toMove, s.playing, seats_);
  if (s.toMove == s.first) s.attempts = *std::ranges::max_element(s.pre);
  return 1;
}

void Tally::moves(const State& s, std::vector<Move>& out) const {
  if (!s.hand.empty()) {
    for (int i = 0; i < s.attempts; ++i)
      if (s.rows[at(s.toMove)][static_cast<std::size_t>(i)].empty())
        out.push_back({Move::Kind::Write, static_cast<std::uint8_t>(i + 1)});
  } else {
    for (std::uint8_t n = 1; n <= 6; ++n) out.push_back({Move::Kind::Call, n});
  }
}

void Tally::play(State& s, Move m) const {
  if (m.kind == Move::Kind::Call) {
    s.call = m.n;
    return;
  }
  s.rows[at(s.toMove)][m.n - 1u] = std::exchange(s.hand, {});
  pass(s);
}

int Tally::halves(const State& s, Seat k) const {
  std::array<int, kMostRows> v{};
  std::ranges::transform(s.rows[at(k)], v.begin(), &Throw::points);
  std::sort(v.begin(), v.begin() + 10, std::greater<>());
  // Attempts still to be made count nothing yet.
  const auto last = std::remove(v.begin() + 10, v.end(), 0);
  std::sort(v.begin() + 10, last);
  int sum = 0;
  for (auto it = v.begin(); it != v.begin() + 5; ++it) sum += *it;
  for (auto it = v.begin() + 10; it != last && it != v.begin() + 15; ++it) sum += *it;
  return sum;
}

int Tally::total(const State& s, Seat k) const {
  if (rules_.total == Rules::Total::Halves) return halves(s, k);
  const auto& rows = s.rows[at(k)];
  int sum = 0;
  for (std::size_t i = 0; i < s.attempts; ++i)
    sum += valueOf(rows[i]) * (rules_.total == Rules::Total::Formula ? rules_.weights[i] : 1);
  if (rules_.total == Rules::Total::PreThrow) sum *= s.pre[at(k)];
  return rules_.difference && sum < 0 ? -sum : sum;
}

int Tally::ones(const State& s, Seat k) const {
  return static_cast<int>(std::ranges::count(s.rows[at(k)], Throw{1, 1}));
}

int Tally::rank(const State& s, Seat k) const {
  return (decidedByOnes() ? 1000 * ones(s, k) : 0) + (rules_.least ? -1 : 1) * total(s, k);
}

SeatSet Tally::winners(const State& s) const {
  return bestOf(s.playing, [&](Seat k) { return rank(s, k); });
}

Step Tally::extraStep(const State& s, Seat tied, int dice) const {
  if (rules_.called && s.call == 0) return Step::decide(before(tied, s.playing, seats_));
  return Step::thrown(rules_.forPrevious ? after(tied, s.playing, seats_) : tied, dice);
}

int Tally::extraValue(State& s, Seat, Throw t) const {
  const int v = rules_.called                                                             ? t.a == s.call
                : rules_.total == Rules::Total::Sum || rules_.total == Rules::Total::Ones ? rules_.value(t)
                                                                                          : t.points();
  s.call = 0;
  return rules_.least ? -v : v;
}

Phrase Tally::fault(const State& s, SeatSet playing) const {
  const bool pre = rules_.total == Rules::Total::PreThrow;
  if (s.playing != playing || (s.toMove != kNobody && !has(playing, s.toMove)))
    return MK_TEXT("games", "nobody has to throw");
  if (pre ? s.attempts > 6 : s.attempts != rules_.attempts)
    return MK_TEXT("games", "the number of attempts does not fit");
  if (s.round > s.attempts || (s.toMove == kNobody) != (s.attempts > 0 && s.round == s.attempts))
    return MK_TEXT("games", "the round does not fit the attempts");
  if (!s.hand.empty() && (!free_ || s.hand.b != 0)) return MK_TEXT("games", "a throw is not written down");
  if (s.call != 0 && !rules_.called) return MK_TEXT("games", "nothing is called in this game");
  bool thrown = true; // in this round, seats in turn from the first
  Seat k = s.first;
  do {
    if (k == s.toMove) thrown = false;
    const auto& rows = s.rows[at(scorer(s, k))];
    const auto filled = std::ranges::count_if(rows, [](Throw t) { return !t.empty(); });
    if (filled != s.round + (thrown && s.toMove != kNobody && s.attempts != 0))
      return MK_TEXT("games", "the attempts made differ");
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const Throw t = rows[i];
      if (!t.empty() && (i >= s.attempts || (t.b != 0) != (rules_.dice == 2 || rules_.called)))
        return MK_TEXT("games", "a row is filled that should not be");
      if (!free_ && t.empty() != (static_cast<std::ptrdiff_t>(i) >= filled))
        return MK_TEXT("games", "a row has been left out");
    }
    if (pre && (s.pre[at(k)] == 0) == (thrown || s.attempts != 0))
      return MK_TEXT("games", "the throws before the game are not all made");
    k = after(k, playing, seats_);
  } while (k != s.first);
  if (pre && s.attempts != 0 && *std::ranges::max_element(s.pre) != s.attempts)
    return MK_TEXT("games", "the highest number is another");
  return {};
}

std::optional<Move> Tally::suggest(const State& s, Seat seat, const std::vector<Move>& list, Random&) const {
  if (s.hand.empty()) return std::nullopt; // every number is as likely to come
  // High numbers belong in rows with a high weight, low ones in those that are subtracted; where only the difference
  // counts, the side that is ahead grows.
  int balance = 0;
  for (std::size_t i = 0; i < s.attempts; ++i) balance += s.rows[at(seat)][i].points() * rules_.weights[i];
  const int sign = rules_.difference && balance < 0 ? -1 : 1;
  const int above = 2 * s.hand.points() - 7;
  return *std::ranges::max_element(list, {}, [&](Move m) { return sign * above * rules_.weights[m.n - 1u]; });
}

} // namespace mk::dice
