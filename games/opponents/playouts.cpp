// Which move the playouts speak for: how many each gets, and when one is clearly better.
#include "games/opponents/playouts.h"

#include "games/opponents/standing.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <span>

namespace mk::opponents {

namespace {

constexpr double kScores = 0.3;  // of the value is how far ahead in points, where there are any
constexpr double kSure = 1.5;    // standard errors that make a difference clear
constexpr double kSettled = 4;   // so many, and nothing more need be tried
constexpr int kAskedAgain = 256; // worlds until that is looked at again

double errorOf(double sum, double squares, int n) { // of the mean
  if (n < 2) return 1;
  const double m = sum / n;
  return std::sqrt(std::max(0.25 / n, squares / n - m * m) / (n - 1));
}

struct Tried {
  std::size_t move;
  double sum = 0, squares = 0;       // of the value
  double gain = 0, gainsSquared = 0; // what it was worth more than the first in the same worlds
  double wins = 0;
  int n = 0;
  double mean() const { return n == 0 ? 0 : sum / n; }
  double error() const { return errorOf(sum, squares, n); }
  bool gainsClearly() const { return n > 1 && gain / n > kSure * errorOf(gain, gainsSquared, n); }
  double share() const { return n == 0 ? 0 : wins / n; }
  double shareError() const { return n < 2 ? 1 : std::sqrt(std::max(share() * (1 - share()), 0.25 / n) / n); }
};

class Playouts {
public:
  Playouts(Worlds& worlds, Seat seat, const Thinking& t, Random& random)
      : worlds_(worlds), seat_(seat), random_(random), budget_(t, level(t.level).steps) {}

  Thought<std::size_t> think(std::size_t moves, int rule, bool ruleStands) {
    for (std::size_t i = 0; i < moves; ++i) tried_.push_back({i});
    std::size_t left = moves;
    if (rule >= 0) std::swap(tried_[0], tried_[static_cast<std::size_t>(rule)]); // it stays to the end
    const int rounds = std::max(1, static_cast<int>(std::bit_width(left)) - 1);
    for (int r = 1; r <= rounds && !budget_.over() && !settled(left); ++r) {
      round(left, budget_.nodes() * static_cast<std::uint64_t>(r) / static_cast<std::uint64_t>(rounds));
      std::ranges::stable_sort(tried_.begin() + (rule >= 0 ? 1 : 0), tried_.begin() + static_cast<std::ptrdiff_t>(left),
                               std::greater<>(), &Tried::mean);
      if (r < rounds) left = std::max<std::size_t>(std::min<std::size_t>(left, 3), (left + 1) / 2);
    }
    return answer(rule >= 0, rule >= 0 && ruleStands);
  }

private:
  // Playouts after each of the first `left` moves until that many positions have been looked at.
  void round(std::size_t left, std::uint64_t until) {
    do {
      worlds_.open(random_);
      const std::uint64_t luck = random_.next();
      double first = 0;
      for (std::size_t i = 0; i < left; ++i) {
        const auto r = worlds_.after(tried_[i].move, luck, budget_);
        if (!r) return; // a match that was not played to its end says nothing
        const double won = share(*r, seat_), value = valueOf(*r, won);
        tried_[i].wins += won;
        tried_[i].sum += value;
        tried_[i].squares += value * value;
        if (i == 0) first = value;
        tried_[i].gain += value - first;
        tried_[i].gainsSquared += (value - first) * (value - first);
        ++tried_[i].n;
      }
    } while (budget_.looked() < until && !(tried_[0].n % kAskedAgain == 0 && settled(left)));
  }

  // One of the first `left` is better than all others beyond doubt.
  bool settled(std::size_t left) const {
    if (tried_[0].n < kAskedAgain) return false;
    const auto among = std::span(tried_).first(left);
    const Tried& best = *std::ranges::max_element(among, {}, &Tried::mean);
    return std::ranges::all_of(among, [&](const Tried& t) {
      return t.move == best.move || best.mean() - t.mean() > kSettled * std::hypot(best.error(), t.error());
    });
  }

  // Winning, and with scores a little for being ahead, measured by what leads have been like so far.
  double valueOf(const Result& r, double won) {
    if (r.scores.empty()) return won;
    const double ahead = lead(r, seat_);
    usual_ += std::abs(ahead);
    ++leads_;
    const double scale = std::max(1.0, usual_ / leads_);
    return (1 - kScores) * won + kScores * (0.5 + 0.5 * ahead / (std::abs(ahead) + scale));
  }

  Thought<std::size_t> answer(bool hasRule, bool ruleStands) {
    Thought<std::size_t> out;
    const Tried ruled = tried_.front();
    // Those that were not left behind: where the budget ended in the middle of a world, some have been tried once less.
    const int most = std::ranges::max(tried_, {}, &Tried::n).n;
    const auto stayed = [most](const Tried& t) { return t.n > 0 && t.n + 1 >= most; };
    std::size_t best = 0;
    for (std::size_t i = 1; i < tried_.size(); ++i)
      if (stayed(tried_[i]) && tried_[i].mean() > tried_[best].mean()) best = i;
    const Tried& top = tried_[best];
    const std::size_t chosen = ruleStands || (hasRule && !top.gainsClearly()) ? ruled.move : top.move;
    out.method = hasRule && chosen == ruled.move && ruled.n == 0 ? Method::Rule : Method::Playouts;
    for (const Tried& t : tried_)
      out.candidates.push_back(
          {t.move, t.n > 0 ? t.share() : openChance(worlds_.seats()), t.n > 0 ? t.shareError() : 0.5, stayed(t)});
    std::ranges::stable_sort(out.candidates, [&](const Candidate<std::size_t>& a, const Candidate<std::size_t>& b) {
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

  Worlds& worlds_;
  const Seat seat_;
  Random& random_;
  Budget budget_;
  std::vector<Tried> tried_;
  double usual_ = 0;
  int leads_ = 0;
};

} // namespace

Thought<std::size_t> playouts(Worlds& worlds, Seat seat, std::size_t moves, int rule, bool ruleStands,
                              const Thinking& t, Random& random) {
  return Playouts(worlds, seat, t, random).think(moves, rule, ruleStands);
}

} // namespace mk::opponents
