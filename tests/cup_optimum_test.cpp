// Games of three dice in which one's own best play can be worked out: what it brings, worked out here apart from the
// program, stands on the page in both languages, and whoever follows the suggestions gets it. 4,000 matches, with
// MK_LONG=1 100,000.
#include "games/dice/cup/raft.h"
#include "tests/cup.h"

#include <QDir>
#include <QFile>

#include <cmath>
#include <numeric>

using namespace mk;
using namespace mk::dice;

namespace {

// What chance brings, each as likely as the next.
std::vector<std::array<int, 3>> allThrows() {
  std::vector<std::array<int, 3>> out;
  for (int a = 1; a <= 6; ++a)
    for (int b = 1; b <= 6; ++b)
      for (int c = 1; c <= 6; ++c) out.push_back({a, b, c});
  return out;
}

// 103: each die counts for itself, so each is thrown again as long as another throw is worth more.
double ofATurnOfChicago() {
  double die = 0;
  for (int throws = 0; throws < 3; ++throws) {
    double sum = 0;
    for (const double face : {100., 2., 3., 4., 5., 60.}) sum += std::max(face, die);
    die = sum / 6;
  }
  return 3 * die;
}

// 107, 108: so many throws still fit in the windows of the sixes, twos and fours.
double ofWindows(std::array<int, 3> left) {
  static std::map<std::array<int, 3>, double> known;
  if (left == std::array{0, 0, 0}) return 0;
  if (const auto at = known.find(left); at != known.end()) return at->second;
  double sum = 0;
  for (const auto& dice : allThrows()) {
    double best = 0;
    for (std::size_t w = 0; w < 3; ++w) {
      if (left[w] == 0) continue;
      auto rest = left;
      --rest[w];
      const int face = std::array{6, 2, 4}[w];
      const auto n = static_cast<int>(std::ranges::count(dice, face));
      best = std::max(best, face * n * (n + 1) / 2 + ofWindows(rest));
    }
    sum += best / 216;
  }
  return known[left] = sum;
}

// 127: two throws of three dice for the one, two of two dice for the two; the last die is thrown again up to three.
double ofSixFamilies() {
  const double one = 1 - std::pow(5 / 6., 6), two = 1 - std::pow(5 / 6., 4), child = 20 / 6.;
  return 6 * one * two * (3 * child + 4 + 5 + 6) / 6;
}

// 128: the chance of twenty in so many throws.
double ofTwenty(int total, int throws) {
  static std::map<std::pair<int, int>, double> known;
  if (total == 20) return 1;
  if (throws == 0) return 0;
  if (const auto at = known.find({total, throws}); at != known.end()) return at->second;
  double sum = 0;
  for (const auto& dice : allThrows()) {
    const int next = std::accumulate(dice.begin(), dice.end(), total);
    const double passed = ofTwenty(total, throws - 1);
    sum += (next > 20 ? passed : std::max(passed, ofTwenty(next, throws - 1))) / 216;
  }
  return known[{total, throws}] = sum;
}

struct Mean {
  double sum = 0, squares = 0;
  int n = 0;
  void add(double x) { sum += x, squares += x * x, ++n; }
  double value() const { return sum / n; }
  double error() const { return std::sqrt((squares / n - value() * value()) / n); }
};

// A match in which the seats follow the suggestions, or the first alone while the second does nothing but `idle`.
std::unique_ptr<Position> played(const Game& game, Random& random, const char* idle, int rounds) {
  auto p = game.start();
  while (!p->turn().isOver()) {
    if (p->turn().isChance()) {
      if (rounds > 0 && p->text().find(" r" + std::to_string(rounds + 1) + " ") != std::string::npos) break;
      if (!p->settle(roll(p->chance(), random))) qFatal("not thrown");
      continue;
    }
    const Seat seat = p->turn().seat();
    if (!p->play(seat, seat == 1 && idle != nullptr ? std::string(idle) : p->suggest(seat, random)))
      qFatal("not played");
  }
  return p;
}

std::vector<int> totalsOf(const Position& p) {
  const std::string t = p.text();
  const auto from = t.find('[') + 1;
  std::vector<int> out;
  for (const QString& n : QString::fromStdString(t.substr(from, t.find(']') - from)).split(','))
    out.push_back(n.toInt());
  return out;
}

int roundOf(const Position& p) {
  const std::string t = p.text();
  return std::atoi(t.c_str() + t.find(" r") + 2);
}

const GameInfo& info(const std::string& id) {
  static const std::vector<std::vector<GameInfo>> all{roundsInfos(), exactInfos(), pushInfos(), taskInfos()};
  for (const auto& some : all)
    for (const GameInfo& g : some)
      if (g.id == id) return g;
  qFatal("no such game");
}

} // namespace

class CupOptimumTest : public QObject {
  Q_OBJECT

private slots:
  void thePagesSayWhatBestPlayBrings_data() {
    QTest::addColumn<int>("id");
    QTest::addColumn<QString>("said");
    const auto row = [](int id, double value, int decimals) {
      QTest::newRow(qPrintable(QString::number(id))) << id << QString::number(value, 'f', decimals);
    };
    row(103, ofATurnOfChicago(), 0);
    row(107, ofWindows({1, 1, 1}), 1);
    row(108, ofWindows({3, 3, 3}), 1);
    row(116, Raft::turnsLeft(Raft::kAll), 1);
    row(127, ofSixFamilies(), 1);
    row(128, 100 * ofTwenty(0, 10), 1);
  }
  void thePagesSayWhatBestPlayBrings() {
    QFETCH(int, id);
    QFETCH(QString, said);
    for (const QString lang : {"et", "en"}) {
      const QDir pages(QStringLiteral(MK_SOURCE_DIR "/assets/rulebook/") + lang);
      const QStringList names = pages.entryList({QString::number(id) + "-*.md"});
      QCOMPARE(names.size(), qsizetype{1});
      QFile file(pages.filePath(names[0]));
      QVERIFY(file.open(QIODevice::ReadOnly));
      const QString text = QString::fromUtf8(file.readAll());
      const QString tip = text.mid(text.indexOf(lang == "et" ? "\n## Nipp\n" : "\n## Tip\n"));
      const QString number = lang == "et" ? QString(said).replace('.', ',') : said;
      QVERIFY2(tip.contains(' ' + number + ' '), qPrintable(names[0] + " does not say " + number));
    }
  }

  void whoFollowsTheSuggestionsGetsIt_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("expected");
    QTest::newRow("103") << "103" << 7 * ofATurnOfChicago();
    QTest::newRow("107") << "107" << ofWindows({1, 1, 1});
    QTest::newRow("108") << "108" << ofWindows({3, 3, 3});
    QTest::newRow("116") << "116" << Raft::turnsLeft(Raft::kAll);
    QTest::newRow("127") << "127" << ofSixFamilies();
    QTest::newRow("128") << "128" << ofTwenty(0, 10);
  }
  void whoFollowsTheSuggestionsGetsIt() {
    QFETCH(QString, id);
    QFETCH(double, expected);
    const bool isLong = std::getenv("MK_LONG") != nullptr;
    const int matches = isLong ? 100'000 : id == "103" ? 100 : 4'000;
    Chosen chosen{{"starter", "seat-1"}};
    if (id != "116" && id != "128" && id != "127") chosen["tie"] = "shared-win"; // no extra rounds
    const auto game = makeGame(info(id.toStdString()), 2, chosen);
    QVERIFY(game);
    Random random(116);
    Mean mean;
    for (int i = 0; i < matches; ++i) {
      if (id == "116") {
        mean.add(roundOf(*played(**game, random, "cross -", 0)));
      } else if (id == "128") {
        mean.add(totalsOf(*played(**game, random, "pass", 10))[0] == 20);
      } else {
        for (const int total : totalsOf(*played(**game, random, nullptr, id == "127" ? 6 : 0))) mean.add(total);
      }
    }
    qInfo("%s: %.3f +- %.3f of %.3f, %d matches", qPrintable(id), mean.value(), mean.error(), expected, matches);
    QVERIFY(std::abs(mean.value() - expected) < 4 * mean.error());
    QVERIFY(mean.error() < 0.05 * expected);
  }
};

QTEST_APPLESS_MAIN(CupOptimumTest)
#include "cup_optimum_test.moc"
