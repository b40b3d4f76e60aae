// Teaches the patterns of the computer player by matches against itself and writes their weights, data of the program:
//   mk_train_mill mill|dice-mill|twelve-mill SECONDS FOLDER [SEED]
// so many seconds of the processor; goes on with what it finds in the folder.
// Temporal differences: in matches that it plays on both sides, with a short search for each move, every position moves
// towards what the search found there, what it found later and what became of the match. Each weight has a pace of its
// own, the slower the more it has been moved (Duchi, Hazan and Singer, "Adaptive subgradient methods", 2011). Built
// only when asked for.
#include "games/kernel/worth.h"
#include "games/kit/weights_text.h"
#include "games/mill/catalogue.h"
#include "games/mill/mill.h"
#include "games/opponents/think.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <string>

using namespace mk;

namespace {

constexpr float kTrust = 0.7f;                  // lambda: how much of what came later goes on to the positions before
constexpr float kRateFirst = 12, kRateLast = 1; // hundredths of a stone
constexpr float kCertainty = 0.97f;             // nothing is held for more certain
constexpr std::uint32_t kRandomMoves = 9;       // up to so many, less one, begin a match
constexpr int kLongest = 160;                   // moves; what the last search found is then the result
constexpr std::uint64_t kDearer = 5;            // where dice are thrown there are many matches rather than deep ones
constexpr std::uint64_t kFewest = 600, kMore = 3000; // positions a move

double seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; } // of the processor

template <class R> class School {
public:
  School(R rules, MillPatterns& patterns, std::uint64_t seed)
      : rules_(std::move(rules)), patterns_(patterns), random_(seed), moved_(patterns.weights().size(), 1e-3f) {
    rules_.judgeBy(patterns);
  }

  void match(float rate);
  std::uint64_t matches = 0, positions = 0;

private:
  struct Seen {
    MillPatterns::Found found{};
    Seat mover = 0;
    float value = 0; // what the search found, for the mover
    bool quiet = false;
  };
  typename R::Move pick(const std::vector<typename R::Move>& list) {
    return list[static_cast<std::size_t>(random_.index(list.size()))];
  }
  // Among a thousand moves; whoever errs late decides the match by it, and little is learnt.
  std::uint32_t errors(int ply, bool wanders) const { return ply < 18 ? (wanders ? 60u : 20u) : wanders ? 10u : 0u; }
  void learn(const Seen&, float target, float rate);

  R rules_;
  MillPatterns& patterns_;
  Random random_;
  std::vector<float> moved_; // sum of the squares of the steps asked for, of each weight
  std::vector<Seen> seen_;
};

template <class R> void School<R>::match(float rate) {
  Mill::State s = rules_.start();
  std::vector<typename R::Move> list;
  seen_.clear();
  const int random = static_cast<int>(random_.below(kRandomMoves));
  const bool wanders = random_.below(4) == 0;
  for (int ply = 0; ply < kLongest; ++ply) {
    if constexpr (Gives<R, Answer::Chance>)
      if (rules_.turn(s).isChance()) rules_.settle(s, roll(rules_.chance(s), random_));
    if (rules_.turn(s).isOver()) break;
    list.clear();
    rules_.moves(s, s.toMove, list);
    if (ply < random) {
      rules_.play(s, s.toMove, pick(list));
      continue;
    }
    Thinking t;
    t.level = kLevels;
    t.nodes = (kFewest + random_.below(kMore)) / (Gives<R, Answer::Chance> ? kDearer : 1);
    const auto thought = think(rules_, s, s.toMove, t, random_);
    // Before a throw nobody knows whether it lets a stone be taken: the mean over all throws is learnt.
    const bool quiet = s.dice[0] != 0 || std::ranges::none_of(list, [](const auto& m) { return m.take >= 0; });
    seen_.push_back({patterns_.find(rules_.sight(s)), s.toMove, static_cast<float>(2 * thought.worth - 1), quiet});
    const bool errs = random_.below(1000) < errors(ply, wanders);
    rules_.play(s, s.toMove, errs ? pick(list) : *thought.move);
  }
  ++matches;
  positions += seen_.size();
  if (seen_.empty()) return;
  const Seen& last = seen_.back();
  float later = last.mover == 0 ? last.value : -last.value; // for White
  if (rules_.turn(s).isOver()) later = s.winner == kNobody ? 0.f : s.winner == 0 ? 1.f : -1.f;
  for (std::size_t i = seen_.size(); i-- > 0;) {
    const Seen& one = seen_[i];
    const float sign = one.mover == 0 ? 1.f : -1.f;
    later = std::abs(one.value) > 0.999f ? sign * one.value : kTrust * later + (1 - kTrust) * sign * one.value;
    if (one.quiet) learn(one, sign * later, rate);
  }
}

template <class R> void School<R>::learn(const Seen& one, float target, float rate) {
  const auto held = static_cast<float>(expectedFrom(static_cast<int>(std::lround(patterns_.worth(one.found)))));
  const float slope = (1 - std::abs(held)) * (1 - std::abs(held)); // of expectedFrom, where it is 1 in the middle
  const float step = (std::clamp(target, -kCertainty, kCertainty) - held) * std::max(slope, 0.05f);
  for (const std::uint32_t i : one.found) {
    moved_[i] += step * step;
    patterns_.weights()[i] += rate * step / std::sqrt(moved_[i]);
  }
}

template <class R>
void teach(const R& rules, MillPatterns& patterns, const std::string& name, double all, const std::string& path,
           std::uint64_t seed) {
  School<R> school(rules, patterns, seed);
  const auto save = [&] {
    std::ofstream(path) << "// " << name << ", after " << school.matches << " matches; made by mk_train_mill\n"
                        << patterns.text();
  };
  double reported = 0;
  for (double t = 0; (t = seconds()) < all;) {
    school.match(kRateFirst * static_cast<float>(std::pow(kRateLast / kRateFirst, t / all)));
    if (t - reported < std::max(20.0, all / 30)) continue;
    reported = t;
    save();
    std::printf("%5.0f s: %llu matches, %llu positions\n", t, static_cast<unsigned long long>(school.matches),
                static_cast<unsigned long long>(school.positions));
    std::fflush(stdout);
  }
  save();
}

} // namespace

int main(int count, char** args) {
  using enum MillPatterns::Subject;
  const std::string name = count > 3 ? args[1] : "";
  const auto& games = millFamily().games;
  const auto game = std::ranges::find(games, name, [](const GameInfo& g) { return std::string(g.slug); });
  if (name != "mill" && name != "dice-mill" && name != "twelve-mill") {
    std::fprintf(stderr, "%s mill|dice-mill|twelve-mill SECONDS FOLDER [SEED]\n", args[0]);
    return 1;
  }
  const double all = std::atof(args[2]);
  const std::string path = std::string(args[3]) + "/" + name + ".inc";
  const std::uint64_t seed = count > 4 ? std::strtoull(args[4], nullptr, 10) : 1;
  std::ifstream file(path);
  const std::vector<std::string> begun = weightLines(file);
  const std::vector<std::string_view> lines(begun.begin(), begun.end());
  MillPatterns patterns(name == "mill" ? Mill : name == "dice-mill" ? DiceMill : TwelveMill, lines);
  const Setup setup{2, Options(game->options)};
  if (name == "dice-mill")
    teach(mk::DiceMill(setup), patterns, name, all, path, seed);
  else
    teach(mk::Mill(name == "mill" ? kMill : kTwelveMill, setup), patterns, name, all, path, seed);
}
