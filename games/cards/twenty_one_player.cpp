// A player of 21 who reckons: what the others will have, or can have as they have drawn and stopped, against one more
// card of those not seen yet. The match score is not considered. Rules: card games, game 171.
#include "games/cards/twenty_one.h"

#include <algorithm>

namespace mk {

using namespace cards;

namespace {

using Chances = std::array<double, kTwentyOne + 1>; // by total; 0 = over
using Unseen = std::array<int, 11>;                 // cards by pips; [0] all of them

// How likely others stop: mostly at the usual total, now and then a little sooner, later with an ace as 11.
double stops(Pips h, int usual) {
  static constexpr std::array kChances{0.1, 0.15, 0.4, 0.8, 0.95};
  if (h.total() == kTwentyOne) return 1;
  return kChances[static_cast<std::size_t>(std::clamp(h.total() - usual - h.isSoft() + 3, 0, 4))];
}

// What a seat will have, or has if it is done: every pair of unseen cards, weighed by how likely it would have drawn
// and stopped as the seat has. `open`: its first cards where all see them.
Chances chancesOf(const Cards* open, const Cards& drawn, bool done, const Unseen& left, int usual) {
  Chances out{};
  std::array<std::array<double, 2>, kTwentyOne + 1> draws{}; // by sum and ace: hands that are yet to draw or stop
  const auto begin = [&](Pips h, double weight) {
    for (const Card c : drawn) {
      weight *= 1 - stops(h, usual);
      h = h.with(pipsOf(c));
      if (h.total() > kTwentyOne) return;
    }
    if (done)
      out[static_cast<std::size_t>(h.total())] += weight * stops(h, usual);
    else
      draws[static_cast<std::size_t>(h.sum)][h.ace] += weight;
  };
  if (open) begin(pipsOf(std::span<const Card>(*open)), 1);
  for (std::size_t a = 1; !open && a <= 10; ++a)
    for (std::size_t b = a; b <= 10; ++b)
      begin(Pips{}.with(static_cast<int>(a)).with(static_cast<int>(b)), left[a] * (a == b ? left[a] - 1 : 2 * left[b]));
  for (int sum = 2; !done && sum <= kTwentyOne; ++sum)
    for (const bool ace : {false, true}) {
      const double weight = draws[static_cast<std::size_t>(sum)][ace];
      if (weight == 0) continue;
      const Pips h{sum, ace};
      const double stopped = stops(h, usual);
      out[static_cast<std::size_t>(h.total())] += weight * stopped;
      for (std::size_t v = 1; v <= 10; ++v) {
        const Pips more = h.with(static_cast<int>(v));
        const double part = weight * (1 - stopped) * left[v] / left[0];
        if (more.total() > kTwentyOne)
          out[0] += part;
        else
          draws[static_cast<std::size_t>(more.sum)][more.ace] += part;
      }
    }
  double all = 0;
  for (const double x : out) all += x;
  for (double& x : out) x /= all;
  return out;
}

using Others = Row<Chances, TwentyOne::kMostSeats>;

// Chips that every total of a player or of the banker is worth.
Chances chipsFor(const Others& others, bool banker) {
  Chances worth{};
  for (const Chances& o : others)
    for (std::size_t mine = 0; mine < worth.size(); ++mine)
      for (std::size_t t = 0; t < o.size(); ++t)
        worth[mine] += mine > t ? o[t] : mine < t || (mine == 0 && !banker) ? -o[t] : 0;
  return worth;
}

// The same without a bank: the chance to be the best alone, less what a point of another costs each of his rivals.
Chances pointsFor(const Others& others, int seats, bool last) {
  std::array<Chances, TwentyOne::kMostSeats> below{}; // the chance of every other seat to have less
  for (std::size_t k = 0; k < others.size(); ++k)
    for (std::size_t t = 1; t <= kTwentyOne; ++t) below[k][t] = below[k][t - 1] + others[k][t - 1];
  const auto allBelow = [&](std::size_t t, std::size_t but) {
    double x = 1;
    for (std::size_t k = 0; k < others.size(); ++k)
      if (k != but) x *= below[k][t];
    return x;
  };
  Chances worth{};
  double lost = 0;
  for (std::size_t t = kTwentyOne; t > 0; --t) {
    worth[t] = allBelow(t, others.size()) - lost / (seats - 1);
    for (std::size_t k = 0; k < others.size(); ++k) lost += others[k][t] * allBelow(t, k);
  }
  double allOver = last ? 0 : 1; // then the dealer wins as well
  for (const Chances& o : others) allOver *= o[0];
  worth[0] = -(lost + allOver) / (seats - 1);
  return worth;
}

} // namespace

// Whether one more card is worth more than stopping: against what the others will have, or can have as they have drawn
// and stopped.
std::optional<TwentyOne::Move> TwentyOne::suggest(const State& s, Seat seat, Random&) const {
  const Pips mine = pipsOf(std::span<const Card>(s.drawn[at(seat)]), pipsOf(std::span<const Card>(s.first[at(seat)])));
  if (mine.total() == kTwentyOne) return Move{.verb = kStop};
  Unseen left{52, 4, 4, 4, 4, 4, 4, 4, 4, 4, 16};
  const auto see = [&left](const Cards& cards) {
    for (const Card c : cards) --left[0], --left[static_cast<std::size_t>(pipsOf(c))];
  };
  for (Seat k = 0; k < seats_; ++k) {
    see(s.drawn[at(k)]);
    if (k == seat || firstOpen_ || isOver(s, k)) see(s.first[at(k)]);
  }
  const int usual = banker_ || seats_ == 2 ? 17 : seats_ < 5 ? 18 : 19;
  const bool last = seat == s.dealer;
  Others others;
  bool done = true;
  for (Seat k = elder(s), n = 0; n < seats_; ++n, k = next(k)) {
    if (k == seat)
      done = false;
    else if (!isOver(s, k) && (!banker_ || last || k == s.dealer))
      others.push_back(chancesOf(firstOpen_ ? &s.first[at(k)] : nullptr, s.drawn[at(k)], done, left, usual));
  }
  const Chances worth = banker_ ? chipsFor(others, last) : pointsFor(others, seats_, last);
  std::array<std::array<double, 2>, kTwentyOne + 1> best{}; // by sum and ace
  for (int sum = kTwentyOne;; --sum)
    for (const bool ace : {true, false}) {
      const Pips h{sum, ace};
      double drawn = 0;
      for (std::size_t v = 1; v <= 10; ++v) {
        const Pips more = h.with(static_cast<int>(v));
        drawn += left[v] * (more.total() > kTwentyOne ? worth[0] : best[static_cast<std::size_t>(more.sum)][more.ace]);
      }
      drawn /= left[0];
      const double stopped = worth[static_cast<std::size_t>(h.total())];
      if (sum == mine.sum && ace == mine.ace) return Move{.verb = drawn > stopped ? kCard : kStop};
      best[static_cast<std::size_t>(sum)][ace] = h.total() == kTwentyOne ? stopped : std::max(drawn, stopped);
    }
}

} // namespace mk
