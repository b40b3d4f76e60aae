// Teaches the nets of the computer player by games against itself and writes their weights, data of the program:
//   mk_train_backgammon backgammon|puff|trik-trak SECONDS FOLDER [SEED]
// so many seconds of the processor; goes on with what it finds in the folder.
// Two lessons. First temporal differences: in games that the net plays on both sides, every position moves towards
// what was thought of the later ones and what became of the game. Then, at a quarter of the time, positions of such
// games move towards the average over all throws of the best answer, which dice do not blur. Built only when asked for.
#include "games/backgammon/catalogue.h"
#include "games/backgammon/player/judge.h"
#include "games/kit/weights_text.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <string>

using namespace mk;

namespace {

using Way = StepEngine::Way;

constexpr float kTrust = 0.7f;  // lambda: how much of a later judgement goes on to the earlier ones
constexpr double kGames = 0.75; // share of the time for the first lesson
constexpr float kRateFirst = 0.03f, kRateLast = 0.002f, kRateSecond = 0.004f;
constexpr int kWanderingGames = 12; // of a hundred begin with some random turns

struct Seen {
  Inputs in;
  Sight sight = Sight::Contact;
  Seat toMove = 0;
};

double seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; } // of the processor

Net& of(Nets& nets, Sight sight) { return sight == Sight::Race ? nets.race : nets.contact; }
Chances chances(const Net::Out& o) { return {o[0], o[1], o[2], o[3], o[4]}; }
Net::Out outputs(const Chances& c) { return {c.win, c.more, c.most, c.losesMore, c.losesMost}; }

struct Choice {
  Tables::State next;
  Chances chances;
};

// The turn that is worth most, without looking further.
Choice bestTurn(const Tables& rules, const Judge& judge, const Tables::State& s) {
  const Prizes prizes = judge.prizes();
  Choice out;
  float most = -1e9f;
  for (const WholePlay& w : rules.plays(s)) {
    const Tables::State next = judge.played(s, w);
    const Chances c = judge.after(s, next);
    const float worth = prizes.of(c);
    if (worth <= most) continue;
    most = worth;
    out = {next, c};
  }
  return out;
}

class School {
public:
  School(std::vector<const Tables*> rules, Nets& nets, std::uint64_t seed)
      : rules_(std::move(rules)), nets_(nets), random_(seed) {}

  void game(float rate);
  void lookAhead(float rate);
  std::uint64_t games = 0, looks = 0;

private:
  void throwDice(const Tables& rules, Tables::State& s) { rules.settle(s, roll(rules.chance(s), random_)); }
  // A game; `visit` is called before every throw. What came of it for the first seat.
  template <class F> Chances play(const Tables& rules, F&& visit) {
    Tables::State s = rules.start();
    int wander = random_.below(100) < kWanderingGames ? 2 + static_cast<int>(random_.below(12)) : 0;
    while (true) {
      while (s.phase == Tables::Phase::Opening) throwDice(rules, s);
      if (s.phase == Tables::Phase::Ready) {
        visit(s);
        throwDice(rules, s);
      }
      const Tables::State before = s;
      if (wander-- > 0) {
        const auto all = rules.plays(s);
        s = Judge(rules, nets_).played(s, all[static_cast<std::size_t>(random_.index(all.size()))]);
      } else {
        s = bestTurn(rules, Judge(rules, nets_), s).next;
      }
      if (!hasEnded(s)) continue;
      const Chances end = Judge(rules, nets_).after(before, s);
      return before.toMove == 0 ? end : end.turned();
    }
  }

  std::vector<const Tables*> rules_;
  Nets& nets_;
  Random random_;
  std::vector<Seen> seen_;
  std::vector<Tables::State> states_;
};

void School::game(float rate) {
  const Tables& rules = *rules_[static_cast<std::size_t>(random_.index(rules_.size()))];
  seen_.clear();
  Chances target = play(rules, [&](const Tables::State& s) {
    Seen& one = seen_.emplace_back();
    one.sight = see(rules.traits().way, s, one.in);
    one.toMove = s.toMove;
  });
  Seat side = 0;
  ++games;
  for (std::size_t i = seen_.size(); i-- > 0;) {
    const Seen& one = seen_[i];
    if (one.toMove != side) target = target.turned();
    side = one.toMove;
    Net& net = of(nets_, one.sight);
    const Chances now = chances(net.judge(one.in));
    net.learn(one.in, outputs(target), rate);
    Chances mixed = target.times(kTrust);
    mixed += now.times(1 - kTrust);
    target = mixed;
  }
}

void School::lookAhead(float rate) {
  const Tables& rules = *rules_[static_cast<std::size_t>(random_.index(rules_.size()))];
  states_.clear();
  play(rules, [&](const Tables::State& s) { states_.push_back(s); });
  // Neighbours teach much the same: every third position is enough.
  for (std::size_t i = random_.below(3); i < states_.size(); i += 3) {
    const Tables::State& s = states_[i];
    Chances sum;
    for (int a = 1; a <= 6; ++a)
      for (int b = 1; b <= a; ++b) {
        Tables::State thrown = s;
        rules.settle(thrown, Outcome::dice({static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)}));
        sum += bestTurn(rules, Judge(rules, nets_), thrown).chances.times(a == b ? 1.0f / 36 : 2.0f / 36);
      }
    Inputs in;
    const Sight sight = see(rules.traits().way, s, in);
    of(nets_, sight).learn(in, outputs(sum), rate);
    ++looks;
  }
}

// A row of games of two sets of nets, seats taking turns; the mean worth of a game to the first.
double contest(const Tables& rules, const Nets& a, const Nets& b, int games, std::uint64_t seed) {
  double sum = 0;
  Random random(seed);
  for (int i = 0; i < games; ++i) {
    Tables::State s = rules.start();
    while (true) {
      while (rules.turn(s).isChance()) rules.settle(s, roll(rules.chance(s), random));
      const Judge judge(rules, (s.toMove == 0) == (i % 2 == 0) ? a : b);
      const Tables::State before = s;
      s = bestTurn(rules, judge, before).next;
      if (!hasEnded(s)) continue;
      const Chances end = judge.after(before, s);
      sum += judge.prizes().of((before.toMove == 0) == (i % 2 == 0) ? end : end.turned());
      break;
    }
  }
  return sum / games;
}

void write(const std::string& path, const std::string& what, const Net& net) {
  std::ofstream out(path);
  out << "// " << what << "\n" << net.text();
}

struct Subject {
  const char* name;
  Way way;
  std::vector<const Tables*> rules;
};

} // namespace

int main(int count, char** args) {
  if (count < 4) {
    std::fprintf(stderr, "%s backgammon|puff|trik-trak SECONDS FOLDER [SEED]\n", args[0]);
    return 1;
  }
  const auto setup = [](std::string_view id) {
    const auto& games = backgammonFamily().games;
    Options options(std::ranges::find(games, id, [](const GameInfo& g) { return g.id; })->options);
    (void)options.set("cube", "off");
    return Setup{2, options};
  };
  const TablesOf<kBackgammon> backgammon(setup("1"));
  const TablesOf<kJacquet> jacquet(setup("2"));
  const TablesOf<kPuff> puff(setup("puff"));
  const TablesOf<kTrikTrak> trikTrak(setup("trik-trak"));
  const std::vector<Subject> subjects{
      {"backgammon",
       Way::Backgammon,
       {&backgammon, &backgammon, &backgammon, &backgammon, &backgammon, &backgammon, &backgammon, &jacquet}},
      {"puff", Way::Puff, {&puff}},
      {"trik-trak", Way::TrikTrak, {&trikTrak}}};
  const auto subject = std::ranges::find(subjects, std::string_view(args[1]), [](const Subject& s) { return s.name; });
  if (subject == subjects.end()) return 1;
  const double all = std::atof(args[2]);
  const std::string folder = args[3];
  const std::uint64_t seed = count > 4 ? std::strtoull(args[4], nullptr, 10) : 1;

  Random random(seed);
  const auto begun = [&](const char* part) {
    std::ifstream in(folder + "/" + subject->name + "_" + part + ".inc");
    return weightLines(in);
  };
  const std::vector<std::string> contact = begun("contact"), race = begun("race");
  const std::vector<std::string_view> contactLines(contact.begin(), contact.end()), raceLines(race.begin(), race.end());
  Nets nets = Nets::with(subject->way, contactLines, raceLines);
  if (contact.empty())
    for (Net* net : {&nets.contact, &nets.race})
      net->fill([&] { return static_cast<float>(static_cast<int>(random.below(2001)) - 1000) / 1000; });
  School school(subject->rules, nets, seed);
  Nets before = nets;
  double reported = 0;
  const auto save = [&] {
    const std::string name = subject->name;
    const std::string how = name + ", after " + std::to_string(school.games) + " games and " +
                            std::to_string(school.looks) + " positions looked ahead from; made by mk_train_backgammon";
    write(folder + "/" + name + "_contact.inc", how, nets.contact);
    write(folder + "/" + name + "_race.inc", how, nets.race);
  };
  for (double t = 0; (t = seconds()) < all;) {
    const double part = t / all;
    if (part < kGames)
      school.game(kRateFirst * static_cast<float>(std::pow(kRateLast / kRateFirst, part / kGames)));
    else
      school.lookAhead(kRateSecond * static_cast<float>(1 - (part - kGames) / (1 - kGames)) + 0.0002f);
    if (t - reported < std::max(20.0, all / 30)) continue;
    reported = t;
    save();
    std::printf("%5.0f s: %llu games, %llu looks; %+.3f a game against the last report\n", t,
                static_cast<unsigned long long>(school.games), static_cast<unsigned long long>(school.looks),
                contest(*subject->rules.front(), nets, before, 400, seed));
    std::fflush(stdout);
    before = nets;
  }
  save();
}
