// The chances of the games of luck with one and two dice: what the ruling gives, reckoned here anew (exactly, or for 51
// and 70 by a second simulation), against random matches of the rules. Rules: games with one and two dice.
#include "games/box/playout.h"
#include "games/dice/throws/rows.h"
#include "tests/chances.h"

#include <QTest>

#include <bit>
#include <cmath>
#include <functional>
#include <map>
#include <random>

using namespace mk;
using namespace mk::dice;

namespace {

constexpr int kMatches = 100'000;
using Value = std::function<int(int, int)>; // of the faces; the second is 0 with one die

Chances ofThrow(int dice, const Value& value) {
  Chances out;
  for (int a = 1; a <= 6; ++a)
    for (int b = 1; b <= (dice == 2 ? 6 : 1); ++b) out[value(a, dice == 2 ? b : 0)] += dice == 2 ? 1.0 / 36 : 1.0 / 6;
  return out;
}

Chances times(const Chances& x, int factor) {
  Chances out;
  for (const auto& [a, p] : x) out[a * factor] += p;
  return out;
}

int points(int a, int b) { return a + b; }

const GameRow& rowOf(int number) {
  const auto rows = number < 70 ? oneDieRows() : twoDiceRows();
  return *std::ranges::find(rows, number, &GameRow::number);
}

Setup setupOf(int number, const char* key = nullptr, const char* value = nullptr) {
  static const std::vector<GameInfo> infos = infosOfRows();
  Setup s{2, Options(infos[static_cast<std::size_t>(number - 39)].options)};
  if (!s.options.set("starter", "seat-1") || !s.options.set("games", "1")) qFatal("no such option");
  if (key != nullptr && !s.options.set(key, value)) qFatal("no such option");
  return s;
}

// Plays random matches and shows each finished one: see(game, state, result).
template <class See> void matches(int number, const Setup& setup, int count, See see) {
  withGame(rowOf(number), setup, [&](const auto& game) {
    Random random(static_cast<std::uint64_t>(number));
    std::vector<Move> list;
    for (int i = 0; i < count; ++i) {
      auto s = game.start();
      if (!playout(game, s, random, list).finished) qFatal("a match does not end");
      see(game, s);
    }
  });
}

// The best five of ten, or the lowest five: values are taken from the good end, up to five.
Chances fiveOfTen(bool best) {
  const Chances one = ofThrow(2, points);
  std::map<std::pair<int, int>, Chances> now{{{10, 0}, {{0, 1.0}}}}; // throws left, taken -> sums
  double left = 1;
  for (int i = 0; i < 11; ++i) {
    const int v = best ? 12 - i : 2 + i;
    const double p = std::min(1.0, one.at(v) / left); // of those that are not better
    left -= one.at(v);
    std::map<std::pair<int, int>, Chances> next;
    for (const auto& [key, sums] : now)
      for (int k = 0; k <= key.first; ++k) {
        double ways = 1;
        for (int j = 0; j < k; ++j) ways = ways * (key.first - j) / (j + 1);
        const double q = ways * std::pow(p, k) * std::pow(1 - p, key.first - k);
        const int take = std::min(k, 5 - key.second);
        for (const auto& [sum, r] : sums) next[{key.first - k, key.second + take}][sum + take * v] += q * r;
      }
    now = std::move(next);
  }
  return now[{0, 5}];
}

Chances preThrown() {
  Chances out;
  const Chances one = ofThrow(2, points);
  for (int mine = 1; mine <= 6; ++mine)
    for (int other = 1; other <= 6; ++other)
      for (const auto& [sum, p] : repeated(one, std::max(mine, other))) out[sum * mine] += p / 36;
  return out;
}

// A race by the ruling's steps.
struct RaceModel {
  int dice = 1, goal = 100;
  bool exact = true;
  Value value = points;
  char turn = '1'; // one throw, r = run, d = again after a double
  std::vector<int> dead = {};
  std::function<bool(int, int)> resets = {};
  bool doublesScore = false;
};

// The chances of a player's score after a turn that begins at `score`.
Chances afterTurn(const RaceModel& m, int score, std::map<int, Chances>& known) {
  if (const auto it = known.find(score); it != known.end()) return it->second;
  Chances out;
  const double p = m.dice == 2 ? 1.0 / 36 : 1.0 / 6;
  for (int a = 1; a <= 6; ++a)
    for (int b = m.dice == 2 ? 1 : 0; b <= (m.dice == 2 ? 6 : 0); ++b) {
      const int v = m.value(a, b);
      const int next = m.doublesScore && a == b ? 2 * (score + v) : score + v;
      if (m.resets && m.resets(a, b))
        out[0] += p;
      else if (v == 0 || (m.exact && (next > m.goal || std::ranges::count(m.dead, m.goal - next) > 0)))
        out[score] += p;
      else if (next >= m.goal)
        out[m.goal] += p;
      else if (m.turn == 'r' || (m.turn == 'd' && a == b))
        for (const auto& [end, q] : afterTurn(m, next, known)) out[end] += p * q;
      else
        out[next] += p;
    }
  return known[score] = out;
}

// arrived[n]: the chance that a player has reached the goal within n turns, up to the limit.
std::vector<double> arrivals(const RaceModel& m) {
  std::map<int, Chances> turns;
  Chances now{{0, 1.0}};
  std::vector<double> out{0};
  for (int n = 1; n <= 1000; ++n) {
    Chances next;
    for (const auto& [score, p] : now) {
      if (score == m.goal)
        next[score] += p;
      else
        for (const auto& [end, q] : afterTurn(m, score, turns)) next[end] += p * q;
    }
    now = std::move(next);
    out.push_back(now.contains(m.goal) ? now[m.goal] : 0);
  }
  return out;
}

} // namespace

class Dice12ChancesTest : public QObject {
  Q_OBJECT

private slots:
  void aTallyHasTheTotalsThatItsThrowsGive_data() {
    QTest::addColumn<int>("number");
    for (const auto& [n, c] : tallies()) QTest::addRow("%d", n) << n;
  }
  void aTallyHasTheTotalsThatItsThrowsGive() {
    QFETCH(int, number);
    std::map<int, int> totals;
    int won = 0, lost = 0;
    matches(number, setupOf(number), kMatches, [&](const auto& game, const auto& s) {
      ++totals[game.mechanic().score(s.play, 0)];
      won += s.frame.best == only(0);
      lost += s.frame.best == only(1);
    });
    QVERIFY(alike(totals, tallies().at(number), kMatches));
    QVERIFY(near(won, won + lost, 0.5));
  }

  void aRaceIsWonAsOftenAsItsTurnsSay_data() {
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    for (const int n : {42, 43, 44, 45, 55, 61, 63, 73, 74, 75, 77, 83, 85})
      QTest::addRow("%d", n) << n << ""
                             << "";
    QTest::newRow("45, one throw a turn") << 45 << "turn"
                                          << "one";
    QTest::newRow("64, everything") << 64 << "a-three-costs"
                                    << "everything";
    QTest::newRow("74, the score doubled") << 74 << "double"
                                           << "score";
  }
  void aRaceIsWonAsOftenAsItsTurnsSay() {
    QFETCH(int, number);
    QFETCH(QString, key);
    QFETCH(QString, value);
    RaceModel model = races().at(number);
    if (key == "turn") model.turn = '1';
    if (key == "double") model.doublesScore = true, model.value = points;
    const std::vector<double> arrived = arrivals(model);
    double first = 0;
    std::size_t middle = 1; // by then half the races are over
    for (std::size_t n = 1; n < arrived.size(); ++n) first += (arrived[n] - arrived[n - 1]) * (1 - arrived[n - 1]);
    while (1 - (1 - arrived[middle]) * (1 - arrived[middle]) < 0.5) ++middle;
    const int count = number == 64 ? kMatches / 10 : kMatches;
    int won = 0, early = 0;
    const Setup setup = key.isEmpty() ? setupOf(number) : setupOf(number, qPrintable(key), qPrintable(value));
    matches(number, setup, count, [&](const auto& game, const auto& s) {
      if constexpr (std::is_same_v<std::decay_t<decltype(game)>, ThrowGame<Race>>) early += s.play.rounds < middle;
      won += s.frame.best == only(0);
    });
    QVERIFY(near(won, count, first));
    QVERIFY(near(early, count, 1 - (1 - arrived[middle]) * (1 - arrived[middle])));
    if (number == 55) QVERIFY(std::abs(first - 0.6) < 0.02); // the ruling's figure
  }

  void raceInRoundsIsTiedAsOftenAsItsTurnsSay_data() {
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::newRow("80") << 80 << "target"
                        << "at-least-13";
    QTest::newRow("80, exactly") << 80 << "target"
                                 << "exactly-13";
    QTest::newRow("86") << 86 << "count"
                        << "five-doubles";
    QTest::newRow("86, one pair") << 86 << "count"
                                  << "first-5-5";
    QTest::newRow("86, five pairs") << 86 << "count"
                                    << "five-5-5";
  }
  void raceInRoundsIsTiedAsOftenAsItsTurnsSay() {
    QFETCH(int, number);
    QFETCH(QString, key);
    QFETCH(QString, value);
    RaceModel m;
    m.dice = 2;
    m.exact = value == "exactly-13";
    m.goal = number == 80 ? 13 : value == "first-5-5" ? 1 : 5;
    if (m.exact) m.dead = {1};
    if (number == 86) m.value = [&](int a, int b) { return int(a == b && (value == "five-doubles" || a == 5)); };
    const std::vector<double> arrived = arrivals(m);
    double tie = 0;
    for (std::size_t n = 1; n < arrived.size(); ++n) tie += std::pow(arrived[n] - arrived[n - 1], 2);
    int tied = 0, won = 0, lost = 0;
    matches(number, setupOf(number, qPrintable(key), qPrintable(value)), kMatches, [&](const auto&, const auto& s) {
      tied += s.frame.again > 0 || s.frame.contest.round > 0;
      won += s.frame.best == only(0);
      lost += s.frame.best == only(1);
    });
    QVERIFY(near(tied, kMatches, tie));
    QVERIFY(near(won, won + lost, 0.5));
  }

  void aSeriesSucceedsAsOftenAsTheRulingSays_data() {
    QTest::addColumn<int>("number");
    QTest::addColumn<int>("throws");
    QTest::addColumn<int>("total");
    QTest::addColumn<double>("stated");
    QTest::newRow("65") << 65 << 3 << 12 << 0.144;
    QTest::newRow("66") << 66 << 5 << 25 << 0.016;
    QTest::newRow("67") << 67 << 10 << 45 << 0.016;
  }
  void aSeriesSucceedsAsOftenAsTheRulingSays() {
    QFETCH(int, number);
    QFETCH(int, throws);
    QFETCH(int, total);
    QFETCH(double, stated);
    Chances now{{0, 1.0}};
    for (int i = 0; i < throws; ++i) {
      Chances next;
      for (const auto& [sum, p] : now) {
        if (sum >= total)
          next[sum] += p;
        else
          for (int f = 1; f <= 6; ++f) next[sum + f] += p / 6;
      }
      now = std::move(next);
    }
    const double success = now[total], decided = 1 - (1 - success) * (1 - success);
    QVERIFY(std::abs(success - stated) < 0.0006);
    const int count = number == 65 ? kMatches : kMatches / 4;
    int atOnce = 0, won = 0, lost = 0;
    matches(number, setupOf(number), count, [&](const auto& game, const auto& s) {
      if constexpr (std::is_same_v<std::decay_t<decltype(game)>, ThrowGame<Series>>) atOnce += s.play.series == 0;
      won += s.frame.best == only(0);
      lost += s.frame.best == only(1);
    });
    QVERIFY(near(atOnce, count, decided));
    QVERIFY(near(won, won + lost, 0.5));
  }

  void crossingOffIsWonAsOftenAsItsTurnsSay_data() {
    QTest::addColumn<int>("number");
    QTest::addColumn<bool>("pass");
    QTest::newRow("62") << 62 << true;
    QTest::newRow("72") << 72 << false;
    QTest::newRow("72, a crossed sum passes") << 72 << true;
  }
  void crossingOffIsWonAsOftenAsItsTurnsSay() {
    QFETCH(int, number);
    QFETCH(bool, pass);
    Chances one = ofThrow(number == 62 ? 1 : 2, points);
    one.erase(number == 72 ? 7 : 0);
    std::vector<double> p;
    for (const auto& [n, q] : one) p.push_back(q);
    const std::size_t full = (std::size_t{1} << p.size()) - 1;
    // ends[m][n]: the chance that a turn that begins with the set m crossed off ends with n; fuller sets first.
    std::vector<std::map<std::size_t, double>> ends(full + 1);
    for (std::size_t m = full + 1; m-- > 0;) {
      if (m == full) {
        ends[m][m] = 1;
        continue;
      }
      double repeat = 0;
      for (std::size_t i = 0; i < p.size(); ++i) {
        if ((m >> i & 1) != 0)
          repeat += p[i];
        else
          for (const auto& [end, q] : ends[m | std::size_t{1} << i]) ends[m][end] += p[i] * q;
      }
      ends[m][m] += (number == 72 ? 1.0 / 6 : 0) + (pass ? repeat : 0);
      if (!pass)
        for (auto& [end, q] : ends[m]) q /= 1 - repeat;
    }
    std::vector<double> now(full + 1);
    now[0] = 1;
    double first = 0, before = 0;
    for (int n = 0; n < 400; ++n) {
      std::vector<double> next(full + 1);
      for (std::size_t m = 0; m <= full; ++m)
        for (const auto& [end, q] : ends[m]) next[end] += now[m] * q;
      now = std::move(next);
      first += (now[full] - before) * (1 - before);
      before = now[full];
    }
    int won = 0;
    const Setup setup = number == 72 ? setupOf(72, "crossed-sum", pass ? "pass" : "nothing") : setupOf(62);
    matches(number, setup, kMatches, [&](const auto&, const auto& s) { won += s.frame.best == only(0); });
    QVERIFY(near(won, kMatches, first));
  }

  void theUnluckyNumbersHitAsOftenAsDiceDo_data() {
    QTest::addColumn<int>("number");
    for (const int n : {52, 53, 54}) QTest::addRow("%d", n) << n;
  }
  void theUnluckyNumbersHitAsOftenAsDiceDo() {
    QFETCH(int, number);
    std::map<int, int> rounds;
    int won = 0;
    matches(number, setupOf(number), kMatches, [&](const auto& game, const auto& s) {
      if constexpr (std::is_same_v<std::decay_t<decltype(game)>, ThrowGame<Elimination>>) ++rounds[s.play.rounds];
      won += s.frame.best == only(0);
    });
    Chances expected;
    for (int n = 1; n <= 200; ++n) expected[n] = std::pow(26.0 / 36, n - 1) * 10 / 36;
    QVERIFY(alike(rounds, expected, kMatches));
    QVERIFY(near(won, kMatches, 0.5));
  }

  void repeatsComeAsInASecondSimulation() {
    std::mt19937_64 random(5);
    std::uniform_int_distribution<int> die(1, 6);
    Chances marksOfA;
    int won = 0;
    for (int i = 0; i < kMatches; ++i) {
      std::array<std::vector<int>, 2> lists;
      std::array<int, 2> marks{};
      for (int t = 0; t < 20 && std::max(marks[0], marks[1]) < 5; ++t) {
        const std::size_t k = static_cast<std::size_t>(t / 2 % 2 == 0 ? t % 2 : 1 - t % 2); // rounds begun in turn
        const int sum = die(random) + die(random);
        marks[k] += std::ranges::count(lists[1 - k], sum) > 0;
        lists[k].push_back(sum);
      }
      marksOfA[marks[0]] += 1.0 / kMatches;
      int diff = marks[1] - marks[0];
      for (int extra = 0; diff == 0 && extra < 20; ++extra) {
        std::array<int, 2> repeat{};
        for (std::size_t k = 0; k < 2; ++k) {
          const int sum = die(random) + die(random);
          repeat[k] = std::ranges::count(lists[1 - k], sum) > 0;
          lists[k].push_back(sum);
        }
        diff = repeat[1] - repeat[0];
      }
      won += diff > 0;
    }
    std::map<int, int> marks;
    int wins = 0;
    matches(70, setupOf(70), kMatches, [&](const auto& game, const auto& s) {
      ++marks[game.mechanic().score(s.play, 0)];
      wins += s.frame.best == only(0);
    });
    QVERIFY(std::abs(wins - won) < kSigmas * std::sqrt(kMatches / 2.0)); // two simulations: twice the variance
    for (const auto& [n, p] : marksOfA)
      QVERIFY(std::abs(marks[n] - p * kMatches) < kSigmas * std::sqrt(2 * p * (1 - p) * kMatches) + 1);
  }

  void sultansChangeAsInASecondSimulation() {
    std::mt19937_64 random(6);
    std::uniform_int_distribution<int> die(1, 6);
    const auto strikes = [&](std::vector<int> numbers) { // whether six throws strike all
      for (int t = 0; t < 6 && !numbers.empty(); ++t)
        if (const auto it = std::ranges::find(numbers, die(random)); it != numbers.end()) numbers.erase(it);
      return numbers.empty();
    };
    int won = 0;
    double challenges = 0;
    for (int i = 0; i < kMatches; ++i) {
      int sultan = 0, crowned = 1;
      while (die(random) != 6) sultan = 1 - sultan;
      while (crowned < 5) {
        ++challenges;
        if (strikes({die(random), die(random), die(random)}))
          ++crowned, sultan = 1 - sultan;
        else if (strikes({1, 2, 3}))
          ++crowned;
      }
      won += sultan == 0;
    }
    int wins = 0;
    double tries = 0;
    matches(51, setupOf(51), kMatches, [&](const auto& game, const auto& s) {
      if constexpr (std::is_same_v<std::decay_t<decltype(game)>, ThrowGame<Sultan>>) tries += s.play.challenges;
      wins += s.frame.best == only(0);
    });
    QVERIFY(std::abs(wins - won) < kSigmas * std::sqrt(kMatches / 2.0));
    QVERIFY(std::abs(tries - challenges) / kMatches < 0.1); // of about ten
    QVERIFY(tries / kMatches > 8 && tries / kMatches < 12);
  }

private:
  static const std::map<int, Chances>& tallies() {
    static const std::map<int, Chances> all = [] {
      const auto die = [](const Value& v, int n) { return repeated(ofThrow(1, v), n); };
      const auto two = [](const Value& v, int n) { return repeated(ofThrow(2, v), n); };
      const auto weighted = [](std::initializer_list<int> weights) {
        Chances out{{0, 1.0}};
        for (const int w : weights) out = sumOfTwo(out, times(ofThrow(1, points), w));
        return out;
      };
      Chances difference;
      for (const auto& [v, p] : weighted({1, -1, 1, -1, 1, -1, 1, -1, 1, -1})) difference[std::abs(v)] += p;
      const auto fifth = two(points, 5);
      return std::map<int, Chances>{
          {39, die(points, 5)},
          {40, die([](int a, int) { return int(a == 1); }, 10)},
          {41, die([](int a, int) { return int(a == 6); }, 10)},
          {46, die([](int a, int) { return int(a == 4); }, 5)},
          {47, die(points, 10)},
          {48, weighted({3, 2, 1, 1, 3, 1, 1})},
          {49, weighted({2, 2, 3, 2, 2, 1, 1})},
          {50, difference},
          {57, die(points, 10)},
          {58, die(points, 5)},
          {59, die([](int a, int) { return a % 2 == 0 ? a : 0; }, 10)},
          {60, die([](int a, int) { return a % 2 == 1 ? a : 0; }, 10)},
          {68, die([](int a, int) { return int(a == 1 || a == 5); }, 10)},
          {69, weighted({1, 1, 1, -1, -1, -1, -1, -1, 1, 1})},
          {71, two(points, 5)},
          {76, two(points, 10)},
          {78, two([](int a, int b) { return int(a + b == 6 || a + b == 12); }, 10)},
          {79, two([](int a, int b) { return a != b   ? a + b
                                             : a == 1 ? 20
                                                      : 0; }, 10)},
          {81, preThrown()},
          {82, two([](int a, int b) { return a == b || a + b == 7 ? a + b : 0; }, 10)},
          {84, sumOfTwo(fiveOfTen(true), fiveOfTen(false))},
          {87, two([](int a, int b) { return int(a + b == 11); }, 10)},
          {89, fifth},
          {90, two([](int a, int b) { return int(a == b); }, 10)},
          {91, two([](int a, int b) { return a == b ? a : 0; }, 10)},
      };
    }();
    return all;
  }
  static const std::map<int, RaceModel>& races() {
    const auto face = [](int f) { return [f](int a, int) { return a == f ? f : 0; }; };
    const auto sum = [](int s) { return [s](int a, int b) { return a + b == s ? s : 0; }; };
    static const std::map<int, RaceModel> all = {
        {42, {.goal = 30, .value = face(3), .turn = 'r'}},
        {43, {.goal = 40, .value = face(4), .turn = 'r'}},
        {44, {.goal = 50, .value = face(5), .turn = 'r'}},
        {45, {.goal = 60, .value = face(6), .turn = 'r'}},
        {55, {.goal = 21, .exact = false}},
        {61, {.goal = 17, .turn = 'r'}},
        {63, {.value = [](int a, int) { return a == 1 || a == 6 ? 0 : a; }, .turn = 'r', .dead = {1}}},
        {64, {.exact = false, .turn = 'r', .resets = [](int a, int) { return a == 3; }}},
        {73, {.dice = 2, .turn = 'd', .dead = {1}}},
        {74, {.dice = 2, .value = [](int a, int b) { return a == b ? 2 * (a + b) : a + b; }, .dead = {1, 2}}},
        {75, {.dice = 2, .goal = 60, .value = sum(6), .turn = 'r'}},
        {77, {.dice = 2, .value = sum(10), .turn = 'r'}},
        {83,
         {.dice = 2,
          .goal = 101,
          .exact = false,
          .value = [](int a, int b) { return a + b > 10 ? a + b : 0; },
          .turn = 'r'}},
        {85, {.dice = 2, .exact = false, .resets = [](int a, int b) { return a == b; }}},
    };
    return all;
  }
};

QTEST_APPLESS_MAIN(Dice12ChancesTest)
#include "dice12_chances_test.moc"
