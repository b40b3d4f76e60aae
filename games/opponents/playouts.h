// Where nothing tells what a position is worth: matches played on to their end after every move that comes into
// question, in worlds that the seat holds possible. All seats follow the rule of thumb where the game has one, else
// they play at random. The moves share worlds and dice, the worse half is left behind again and again, and a move is
// only preferred to the rule of thumb's own where it is clearly better.
#pragma once

#include "games/kernel/rules.h"
#include "games/opponents/budget.h"
#include "games/opponents/standing.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace mk::opponents {

template <Rules R> class Playouts {
  using State = typename R::State;
  using Move = typename R::Move;
  static constexpr int kHorizon = 600;   // a playout goes no further; then the standing counts
  static constexpr double kWhim = 0.05;  // how often a seat does not follow the rule of thumb
  static constexpr double kScores = 0.3; // of the value is how far ahead in points, where there are any
  static constexpr double kSure = 1.5;   // standard errors that make a difference clear
  static constexpr bool kRule = Gives<R, Answer::Suggest>;

  struct Tried {
    Move move;
    double sum = 0, squares = 0; // of the value
    double wins = 0;
    int n = 0;
    double mean() const { return n == 0 ? 0 : sum / n; }
    double error() const {
      if (n < 2) return 1;
      const double m = mean();
      return std::sqrt(std::max(1e-9, squares / n - m * m) / (n - 1));
    }
    double share() const { return n == 0 ? 0 : wins / n; }
    double shareError() const { return n < 2 ? 1 : std::sqrt(std::max(share() * (1 - share()), 0.25 / n) / n); }
  };

public:
  Playouts(const R& rules, const Thinking& t, Random& random)
      : rules_(rules), asked_(t), random_(random), budget_(t, level(t.level).steps) {}

  // `list` are the moves, not none; `rule` is the number of the rule of thumb's among them, -1 without one.
  Thought<Move> think(const State& s, Seat seat, const std::vector<Move>& list, int rule) {
    for (const Move& m : list) tried_.push_back({m});
    std::size_t left = tried_.size();
    if (rule >= 0) std::swap(tried_[0], tried_[static_cast<std::size_t>(rule)]); // it stays to the end
    const int rounds = std::max(1, static_cast<int>(std::bit_width(left)) - 1);
    for (int r = 1; r <= rounds && !budget_.over(); ++r) {
      round(s, seat, left, budget_.nodes() * static_cast<std::uint64_t>(r) / static_cast<std::uint64_t>(rounds));
      std::ranges::stable_sort(tried_.begin() + (rule >= 0 ? 1 : 0), tried_.begin() + static_cast<std::ptrdiff_t>(left),
                               std::greater<>(), &Tried::mean);
      if (r < rounds) left = std::max<std::size_t>(std::min<std::size_t>(left, 3), (left + 1) / 2);
    }
    return answer(rule >= 0);
  }

private:
  // Playouts after each of the first `left` moves until that many positions have been looked at.
  void round(const State& s, Seat seat, std::size_t left, std::uint64_t until) {
    do {
      State world = s;
      if constexpr (Gives<R, Answer::Scramble>) rules_.scramble(world, Viewer{seat}, random_);
      const std::uint64_t luck = random_.next();
      for (std::size_t i = 0; i < left; ++i) {
        State t = world;
        Random dice(luck);
        rules_.play(t, seat, tried_[i].move);
        playOn(t, dice);
        if (budget_.over()) return; // a match that was not played to its end says nothing
        const Result r = rules_.result(t);
        const double won = share(r, seat), value = valueOf(r, won, seat);
        tried_[i].wins += won;
        tried_[i].sum += value;
        tried_[i].squares += value * value;
        ++tried_[i].n;
      }
    } while (budget_.looked() < until);
  }

  void playOn(State& s, Random& random) {
    for (int i = 0; i < kHorizon && budget_.step(kRule); ++i) {
      const Turn turn = rules_.turn(s);
      if (turn.isOver()) return;
      if constexpr (Gives<R, Answer::Chance>) {
        if (turn.isChance()) {
          rules_.settle(s, roll(rules_.chance(s), random));
          continue;
        }
      }
      Seat seat = turn.seat();
      if (turn.several()) do
          seat = static_cast<Seat>(random.below(static_cast<std::uint32_t>(rules_.seats())));
        while (!turn.has(seat));
      if constexpr (kRule) {
        if (random.below(1000) >= static_cast<std::uint32_t>(1000 * kWhim))
          if (const auto m = rules_.suggest(s, seat, random)) {
            rules_.play(s, seat, *m);
            continue;
          }
      }
      list_.clear();
      rules_.moves(s, seat, list_);
      rules_.play(s, seat, list_[random.below(static_cast<std::uint32_t>(list_.size()))]);
    }
  }

  // Winning, and with scores a little for being ahead, measured by what leads have been like so far.
  double valueOf(const Result& r, double won, Seat seat) {
    if (r.scores.empty()) return won;
    const double ahead = lead(r, seat);
    usual_ += std::abs(ahead);
    ++leads_;
    const double scale = std::max(1.0, usual_ / leads_);
    return (1 - kScores) * won + kScores * (0.5 + 0.5 * ahead / (std::abs(ahead) + scale));
  }

  Thought<Move> answer(bool hasRule) {
    Thought<Move> out;
    const Tried ruled = tried_.front();
    // Those that were not left behind: where the budget ended in the middle of a world, some have been tried once less.
    const int most = std::ranges::max(tried_, {}, &Tried::n).n;
    const auto stayed = [most](const Tried& t) { return t.n > 0 && t.n + 1 >= most; };
    std::size_t best = 0;
    for (std::size_t i = 1; i < tried_.size(); ++i)
      if (stayed(tried_[i]) && tried_[i].mean() > tried_[best].mean()) best = i;
    const Tried& top = tried_[best];
    const bool clear = top.mean() - ruled.mean() > kSure * std::hypot(top.error(), ruled.error()) / 2;
    const Move chosen = hasRule && !clear ? ruled.move : top.move;
    out.method = hasRule && chosen == ruled.move && ruled.n == 0 ? Method::Rule : Method::Playouts;
    for (const Tried& t : tried_)
      out.candidates.push_back(
          {t.move, t.n > 0 ? t.share() : openChance(rules_.seats()), t.n > 0 ? t.shareError() : 0.5, stayed(t)});
    std::ranges::stable_sort(out.candidates, [&](const Candidate<Move>& a, const Candidate<Move>& b) {
      if ((a.move == chosen) != (b.move == chosen)) return a.move == chosen;
      return a.exact != b.exact ? a.exact : a.worth > b.worth;
    });
    double worst = top.mean(), error = 0;
    for (const Tried& t : tried_)
      if (t.n > 1 && t.mean() < worst) worst = t.mean(), error = std::hypot(t.error(), top.error());
    out.luck = !hasRule && top.n > 1 && top.mean() - worst <= 2 * error;
    out.worth = out.candidates.front().worth;
    out.looked = budget_.looked();
    out.move = chosen;
    out.line = {chosen};
    return out;
  }

  const R& rules_;
  const Thinking asked_;
  Random& random_;
  Budget budget_;
  std::vector<Tried> tried_;
  std::vector<Move> list_;
  double usual_ = 0;
  int leads_ = 0;
};

} // namespace mk::opponents
