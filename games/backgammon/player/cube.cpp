// Janowski's formulas over any stake, the table of a match, and the look ahead.
#include "games/backgammon/player/cube.h"

#include "games/backgammon/player/features.h"

#include <algorithm>
#include <cmath>

namespace mk {

namespace {

constexpr double kGammons = 0.26, kBackgammons = 0.01; // of the games won, between equals

// How near a real cube comes to one that is turned at just the right moment: least in a race, where less is left to
// happen, more while both may turn it. Set by what GNU Backgammon holds of some hundred positions.
constexpr double kLivelyMiddle = 0.08, kLivelyMatch = 0.68;
double lively(const Tables::State& s, Holder holder) {
  return (features::isRace(s.play.stones) ? 0.49 : 0.55) + (holder == Holder::Middle ? kLivelyMiddle : 0);
}

// Straight lines from point to point over the chance of winning.
class Line {
public:
  void add(double chance, double worth) { points_.push_back({chance, worth}); }
  double at(double chance) const {
    std::size_t i = 1;
    while (i + 1 < points_.size() && points_[i].chance < chance) ++i;
    const auto &a = points_[i - 1], &b = points_[i];
    if (b.chance - a.chance < 1e-9) return b.worth;
    return a.worth + (b.worth - a.worth) * (chance - a.chance) / (b.chance - a.chance);
  }
  // The chance at which it is worth so much; the worth never falls.
  double where(double worth) const {
    std::size_t i = 1;
    while (i + 1 < points_.size() && points_[i].worth < worth) ++i;
    const auto &a = points_[i - 1], &b = points_[i];
    if (b.worth - a.worth < 1e-9) return b.chance;
    return std::clamp(a.chance + (b.chance - a.chance) * (worth - a.worth) / (b.worth - a.worth), 0.0, 1.0);
  }

private:
  struct Point {
    double chance, worth;
  };
  Row<Point, 4> points_;
};

// A game that goes on with the same shares of gammons, whatever its chances become.
class Cube {
public:
  Cube(const Chances& c, const Stake& mine) : stake_(mine), theirs_(mine.turned()) {
    const double win = std::max(1e-6, static_cast<double>(c.win)),
                 lose = std::max(1e-6, 1.0 - static_cast<double>(c.win));
    more_ = std::min(1.0, c.more / win);
    most_ = std::min(more_, c.most / win);
    losesMore_ = std::min(1.0, c.losesMore / lose);
    losesMost_ = std::min(losesMore_, c.losesMost / lose);
  }
  double won(int cube) const { return mean(cube, more_, most_); }
  double lost(int cube) const { return mean(-cube, losesMore_, losesMost_); }

  // The cube is turned at just the right moment.
  Line live(int cube, Holder holder) const {
    const bool iMay = holder != Holder::Theirs && !stake_.isDead(cube);
    const bool theyMay = holder != Holder::Mine && !theirs_.isDead(cube);
    Line line;
    line.add(0, lost(cube));
    if (theyMay) line.add(live(2 * cube, Holder::Mine).where(stake_.of(-cube)), stake_.of(-cube)); // I could still take
    if (iMay) line.add(live(2 * cube, Holder::Theirs).where(stake_.of(cube)), stake_.of(cube));    // they could
    line.add(1, won(cube));
    return line;
  }

private:
  double mean(int points, double more, double most) const {
    return (1 - more) * stake_.of(points) + (more - most) * stake_.of(2 * points) + most * stake_.of(3 * points);
  }
  Stake stake_, theirs_;
  double more_ = 0, most_ = 0, losesMore_ = 0, losesMost_ = 0;
};

double mixed(const Chances& c, const Stake& stake, int cube, Holder holder, double lively) {
  const Cube game(c, stake);
  const double win = c.win, dead = win * game.won(cube) + (1 - win) * game.lost(cube);
  return lively * game.live(cube, holder).at(win) + (1 - lively) * dead;
}

Holder turned(Holder h) { return h == Holder::Middle ? h : h == Holder::Mine ? Holder::Theirs : Holder::Mine; }

double worth(const Judge&, const Tables::State&, const Stake&, int cube, Holder, int throws, const std::stop_token&);

CubeWorths weigh(const Judge& judge, const Tables::State& s, const Stake& stake, int cube, Holder holder, int throws,
                 const std::stop_token& stop) {
  return {worth(judge, s, stake, cube, holder, throws, stop),
          worth(judge, s, stake, 2 * cube, Holder::Theirs, throws, stop), stake.of(cube)};
}

// Of the one who throws now, without doubling before.
double worth(const Judge& judge, const Tables::State& s, const Stake& stake, int cube, Holder holder, int throws,
             const std::stop_token& stop) {
  if (throws == 0 || stop.stop_requested()) return mixed(judge.ahead(s), stake, cube, holder, lively(s, holder));
  const Prizes prizes = stake.prizes(cube);
  double sum = 0;
  judge.eachBest(s, prizes, [&](const Tables::State& next, const Chances& chances, int weight) {
    double v = prizes.of(chances);
    if (!hasEnded(next)) {
      const Stake theirs = stake.turned();
      const Holder his = turned(holder);
      if (his == Holder::Theirs || theirs.isDead(cube)) {
        v = worth(judge, next, theirs, cube, his, throws - 1, stop);
      } else {
        const CubeWorths w = weigh(judge, next, theirs, cube, his, throws - 1, stop);
        v = std::max(w.keep, std::min(w.taken, w.dropped));
      }
      v = -v;
    }
    sum += weight * v;
  });
  return sum / 36;
}

} // namespace

Stake Stake::points(bool gammons) {
  Stake s;
  s.gammons_ = gammons;
  return s;
}

Stake Stake::match(int mine, int theirs, bool crawford, bool past, bool gammons) {
  Stake s;
  s.table_ = &MatchTable::table();
  s.mine_ = mine;
  s.theirs_ = theirs;
  s.crawford_ = crawford;
  s.past_ = past;
  s.gammons_ = gammons;
  return s;
}

// In a match from -1, lost, to 1, won.
double Stake::of(int points) const {
  if (table_ == nullptr) return points;
  const int mine = mine_ - std::max(points, 0), theirs = theirs_ - std::max(-points, 0);
  if (mine <= 0) return 1;
  if (theirs <= 0) return -1;
  const bool last = mine == 1 || theirs == 1;
  const double chance = crawford_ || past_ ? table_->past(mine, theirs)
                        : last             ? table_->crawford(mine, theirs)
                                           : table_->before(mine, theirs);
  return 2 * chance - 1;
}

Prizes Stake::prizes(int cube) const {
  const auto f = [this](int points) { return static_cast<float>(of(points)); };
  Prizes p{.win = f(cube), .more = 0, .most = 0, .lose = f(-cube), .losesMore = 0, .losesMost = 0};
  if (!gammons_) return p;
  p.more = f(2 * cube) - f(cube);
  p.most = f(3 * cube) - f(2 * cube);
  p.losesMore = f(-2 * cube) - f(-cube);
  p.losesMost = f(-3 * cube) - f(-2 * cube);
  return p;
}

Stake Stake::turned() const {
  Stake s = *this;
  std::swap(s.mine_, s.theirs_);
  return s;
}

bool Stake::isDead(int cube) const {
  return cube >= Tables::kHighestCube || (table_ != nullptr && (crawford_ || cube >= mine_));
}

const MatchTable& MatchTable::table() {
  static const MatchTable t;
  return t;
}

// Who is behind after the Crawford game doubles at once; every other score comes from what a game there is worth at its
// beginning, the cube in the middle.
MatchTable::MatchTable() {
  const auto behind = [this](int n) { return n <= 0 ? 1 : behind_[at(n)]; };
  behind_[1] = 0.5;
  for (int n = 2; n <= kLongest; ++n) behind_[at(n)] = ((1 - kGammons) * behind(n - 2) + kGammons * behind(n - 4)) / 2;
  constexpr auto kMore = static_cast<float>(kGammons / 2), kMost = static_cast<float>(kBackgammons / 2);
  for (int sum = 4; sum <= 2 * kLongest; ++sum)
    for (int mine = std::max(2, sum - kLongest); mine <= std::min(kLongest, sum - 2); ++mine) {
      Stake stake;
      stake.table_ = this;
      stake.mine_ = mine;
      stake.theirs_ = sum - mine;
      const double worth = mixed({0.5f, kMore, kMost, kMore, kMost}, stake, 1, Holder::Middle, kLivelyMatch);
      before_[at(mine)][at(sum - mine)] = (1 + worth) / 2;
    }
}

double MatchTable::before(int mine, int theirs) const { return before_[at(mine)][at(theirs)]; }

double MatchTable::crawford(int mine, int theirs) const {
  if (mine == 1 && theirs == 1) return 0.5;
  const int n = std::max(mine, theirs);
  const auto behind = [this](int left) { return left <= 0 ? 1 : behind_[at(left)]; };
  const double wins = ((1 - kGammons) * behind(n - 1) + kGammons * behind(n - 2)) / 2;
  return mine > theirs ? wins : 1 - wins;
}

double MatchTable::past(int mine, int theirs) const {
  return mine >= theirs ? behind_[at(mine)] : 1 - behind_[at(theirs)];
}

CubeWorths weighCube(const Judge& judge, const Tables::State& s, const Stake& stake, int throws,
                     const std::stop_token& stop) {
  const Holder holder = s.cubeOwner == kNobody    ? Holder::Middle
                        : s.cubeOwner == s.toMove ? Holder::Mine
                                                  : Holder::Theirs;
  return weigh(judge, s, stake, s.cube, holder, throws, stop);
}

} // namespace mk
