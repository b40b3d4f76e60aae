// The rounds games with three to five dice: the exact distribution of a total, from value functions written anew here,
// against random matches of the rules. Rules: three- to five-dice games, section 2.
#include "tests/cup.h"

#include <algorithm>
#include <numeric>

using namespace mk;
using namespace mk::dice;

namespace {

constexpr int kMatches = 100'000;
using Dice = std::vector<int>;

int sum(const Dice& d) { return std::accumulate(d.begin(), d.end(), 0); }
int sumIf(const Dice& d, std::initializer_list<int> faces) {
  int out = 0;
  for (const int f : d) out += std::ranges::count(faces, f) > 0 ? f : 0;
  return out;
}
int many(const Dice& d, int face) { return static_cast<int>(std::ranges::count(d, face)); }
int different(Dice d) {
  std::ranges::sort(d);
  return static_cast<int>(std::ranges::unique(d).begin() - d.begin());
}
Dice sorted(Dice d) {
  std::ranges::sort(d);
  return d;
}
bool isRun(const Dice& d) {
  return different(d) == 3 && *std::ranges::max_element(d) - *std::ranges::min_element(d) == 2;
}
int equalOnes(const Dice& d) {
  int out = 0;
  for (const int f : d) out += many(d, f) > 1 ? f : 0;
  return out;
}
int window(const Dice& d, int x) { return std::vector{0, x, 3 * x, 6 * x}[std::size_t(many(d, x))]; }
int chicago(const Dice& d) { return 100 * many(d, 1) + 60 * many(d, 6) + sumIf(d, {2, 3, 4, 5}); }
int twoOfThree(const Dice& d, bool large) {
  const Dice s = sorted(d);
  if (s[0] == s[2]) return 3 * s[0];
  return large ? s[1] + s[2] : s[0] + s[1];
}
int onePlusOne(const Dice& d) {
  const Dice s = sorted(d);
  return s[0] + s[1] == s[2] ? 2 * s[2] : 0;
}
int big(const Dice& d) {
  int out = 0;
  for (int f = 1; f <= 6; ++f)
    if (many(d, f) > 1) out += (f > 3 ? 1 : -1) * (many(d, f) - 1);
  return out;
}
int groups(const Dice& d) {
  int out = 0;
  for (int f = 1; f <= 6; ++f) out += many(d, f) > 1;
  return out;
}

struct Model {
  int number;
  int dice, rounds;
  std::function<int(const Dice&)> value;
  std::map<std::string, std::string> chosen = {};
};

std::vector<Model> models() {
  const auto only = [](std::initializer_list<int> faces) {
    return [f = std::vector<int>(faces)](const Dice& d) {
      int out = 0;
      for (const int face : d) out += std::ranges::count(f, face) > 0 ? face : 0;
      return out;
    };
  };
  return {
      {95, 3, 5, sum},
      {96, 3, 5, sum},
      {97, 3, 10, only({1, 2, 3, 4, 5})},
      {98, 3, 10, only({1, 3, 5})},
      {99, 3, 10, only({2, 4, 6})},
      {100, 3, 5, equalOnes},
      {103, 3, 7, chicago, {{"throws-per-turn", "1"}}},
      {104, 3, 10, [](const Dice& d) { return window(d, 6); }},
      {105, 3, 10, [](const Dice& d) { return window(d, 2); }},
      {106, 3, 10, [](const Dice& d) { return window(d, 4); }},
      {109, 3, 10,
       [](const Dice& d) {
         return int(sorted(d) == Dice{1, 2, 3});
       }},
      {110, 3, 10, [](const Dice& d) { return twoOfThree(d, true); }},
      {111, 3, 10, [](const Dice& d) { return twoOfThree(d, false); }},
      {112, 3, 10, onePlusOne},
      {113, 3, 5, only({5})},
      {114, 3, 10, [](const Dice& d) { return isRun(d) && sum(d) != 9 ? sum(d) : 0; }},
      {114, 3, 10, [](const Dice& d) { return isRun(d) ? sum(d) : 0; }, {{"2-3-4", "counts"}}},
      {115, 3, 10, [](const Dice& d) { return isRun(d) ? sum(d) : equalOnes(d); }},
      {118, 3, 10,
       [](const Dice& d) {
         return sum(d) - 2 * sumIf(d, {3, 6});
       }},
      {119, 3, 5, only({2})},
      {121, 3, 5, [](const Dice& d) { return 3 - different(d); }},
      {122, 3, 5, [](const Dice& d) { return int(isRun(d)); }},
      {123, 3, 5, big},
      {126, 3, 10, [](const Dice& d) { return sum(d) == 10 ? 10 : -10; }},
      {132, 4, 4, [](const Dice& d) { return many(d, 6); }},
      {134, 5, 10, [](const Dice& d) { return int(different(d) < 5); }},
      {134, 5, 10, groups, {{"count", "groups"}}},
      {136, 5, 5, [](const Dice& d) { return many(d, 1); }},
      {137, 1, 75, sum},
      {138, 5, 5, sum},
      {140, 5, 5, [](const Dice& d) { return 5 - different(d); }},
      {141, 5, 5, sum},
  };
}

Setup setupOf(int number, const std::map<std::string, std::string>& chosen) {
  static const std::vector<GameInfo> infos = roundsInfos();
  Setup s{2, Options(infoWithId(infos, std::to_string(number)).options)};
  if (!s.options.set("starter", "seat-1")) qFatal("no such house rule");
  for (const auto& [key, value] : chosen)
    if (!s.options.set(key, value)) qFatal("no such house rule");
  return s;
}

} // namespace

class CupChancesTest : public QObject {
  Q_OBJECT
private slots:
  void totalsAreAsLikelyAsReckoned_data() {
    QTest::addColumn<int>("at");
    const auto all = models();
    for (std::size_t i = 0; i < all.size(); ++i)
      QTest::addRow("%d%s", all[i].number, all[i].chosen.empty() ? "" : " with a house rule") << int(i);
  }
  void totalsAreAsLikelyAsReckoned() {
    QFETCH(int, at);
    const Model model = models()[std::size_t(at)];
    const Chances expected = repeated(ofThrow(model.dice, model.value), model.rounds);
    const auto game = roundsGame(model.number, setupOf(model.number, model.chosen));
    std::array<std::map<int, int>, 2> counted;
    int first = 0, shared = 0;
    matches(game, kMatches, [&](const auto& s) {
      for (std::size_t k = 0; k < 2; ++k) ++counted[k][s.cup.total[k]];
      shared += s.cup.best == 3;
      first += s.cup.best == 1;
    });
    for (const auto& seat : counted) QVERIFY(alike(seat, expected, kMatches));
    QVERIFY(near(first, kMatches - shared, 0.5)); // nobody has an advantage
  }
  void everyPureLuckGameIsReckoned() {
    const auto all = models();
    for (const GameInfo& g : roundsInfos())
      QVERIFY2(std::ranges::count(all, std::stoi(g.id), &Model::number) > 0, g.id);
  }

  // 136: ones and the points that break a tie are thrown together.
  void onesAndPointsGoTogether() {
    const Chances expected = repeated(ofThrow(5,
                                              [](const Dice& d) {
                                                return 1000 * many(d, 1) + sumIf(d, {1, 2, 5, 6});
                                              }),
                                      5);
    std::map<int, int> counted;
    matches(roundsGame(136, setupOf(136, {})), kMatches,
            [&](const auto& s) { ++counted[1000 * s.cup.total[0] + s.play.side[0]]; });
    QVERIFY(alike(counted, expected, kMatches));
  }
  // 103: points are counted die by die, so the best play is known: with one throw a die brings 29 points, with a second
  // one where it is below 29, 46, with a third one where it is below 46, 57 1/3. A turn brings 172.
  void chicagoIsPlayedAsWellAsCanBe() {
    const auto game = roundsGame(103, setupOf(103, {}));
    Random random(103);
    double sum = 0, squares = 0;
    constexpr int kTurns = 400 * 14;
    for (int i = 0; i < kTurns / 14; ++i) {
      auto s = game.start();
      while (s.cup.stage == Stage::Play) {
        const int before = s.cup.total[0] + s.cup.total[1];
        if (game.turn(s).isChance())
          game.settle(s, roll(game.chance(s), random));
        else
          game.play(s, s.cup.toMove, *game.suggest(s, s.cup.toMove, random));
        const int gained = s.cup.total[0] + s.cup.total[1] - before; // at the end of a turn
        sum += gained;
        squares += double(gained) * gained;
      }
    }
    const double average = sum / kTurns, deviation = std::sqrt((squares / kTurns - average * average) / kTurns);
    QVERIFY2(std::abs(average - 172) < kSigmas * deviation, qPrintable(QString::number(average)));
    QVERIFY(deviation < 1);
  }
  // The throw-off gives every seat the same chance to begin.
  void everySeatBeginsAsOften() {
    static const std::vector<GameInfo> infos = roundsInfos();
    const Setup setup{3, Options(infoWithId(infos, "95").options)};
    std::array<int, 3> begun{};
    matches(roundsGame(95, setup), kMatches, [&](const auto& s) { ++begun[std::size_t(s.cup.starter)]; });
    for (const int n : begun) QVERIFY(near(n, kMatches, 1.0 / 3));
  }
};

QTEST_APPLESS_MAIN(CupChancesTest)
#include "cup_chances_test.moc"
