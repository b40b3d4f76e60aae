// Backgammon's plays are GNU Backgammon's: in random positions, for all 21 throws, both list the same resulting
// positions. Its files of matches are read, and it reads ours. Runs where the program gnubg is installed.
#include "games/backgammon/catalogue.h"
#include "games/backgammon/mat.h"
#include "games/backgammon/position_id.h"
#include "games/backgammon/tables.h"
#include "games/box/laws.h"
#include "games/box/playout.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <set>
#include <span>

using namespace mk;

namespace {

using Backgammon = TablesOf<kBackgammon>;
constexpr int kPositions = 210;
constexpr std::size_t kAtOnce = 24; // programs side by side: each mostly waits between two hints
constexpr int kPatience = 600'000;  // milliseconds: other tests may need the machine meanwhile

struct Case {
  Tables::State state;
  int a = 0, b = 0;
};

// Positions of random games, each with all 21 throws.
std::vector<Case> randomCases(const Backgammon& rules) {
  std::vector<Case> out;
  Random random(20261);
  std::vector<Tables::Move> list;
  for (int position = 0; position < kPositions;) {
    Tables::State s = rules.start();
    const std::uint32_t wanted = 2 + random.below(120);
    for (std::uint32_t throws = 0; !rules.turn(s).isOver() && throws < wanted;) {
      if (rules.turn(s).isChance()) {
        rules.settle(s, roll(rules.chance(s), random));
        ++throws;
        continue;
      }
      list.clear();
      rules.moves(s, s.toMove, list);
      rules.play(s, s.toMove, list[static_cast<std::size_t>(random.index(list.size()))]);
    }
    if (s.phase != Tables::Phase::Steps) continue;
    ++position;
    for (int a = 1; a <= 6; ++a)
      for (int b = 1; b <= a; ++b) out.push_back({s, a, b});
    for (std::size_t i = out.size() - 21; i < out.size(); ++i) {
      Case& c = out[i];
      c.state.dice = {static_cast<std::uint8_t>(c.a), static_cast<std::uint8_t>(c.b), 0, 0};
      c.state.moved = false;
      rules.engine().begin(c.state.play, c.state.toMove, c.a, c.b);
    }
  }
  return out;
}

QByteArray script(std::span<const Case> cases) {
  QByteArray out = "set automatic game off\nset automatic roll off\nset automatic move off\nset automatic bearoff off\n"
                   "set player 0 human\nset player 1 human\nset confirm new off\nset display off\n"
                   "set evaluation chequer eval plies 0\nset evaluation cubedecision eval plies 0\nset cube use off\n"
                   "set output matchpc off\nset output mwc off\nset output digits 1\n";
  out += "set seed 1\nnew game\nset turn 1\n";
  std::string last;
  for (const Case& c : cases) {
    const std::string id = positionId(c.state.play.stones, c.state.toMove);
    if (id != last) out += "set board " + QByteArray::fromStdString(id) + "\n";
    last = id;
    out += "set dice " + QByteArray::number(c.a) + " " + QByteArray::number(c.b) + "\nhint 10000\n";
  }
  return out;
}

// The plays of every hint, in the order of the script; a hint begins where the dice have been set.
QList<QStringList> hints(const QString& output) {
  static const QRegularExpression play(QStringLiteral("^\\s*\\d+\\. Cube(?:ful|less) \\S+\\s+(.*?)\\s+Eq\\.:"));
  QList<QStringList> out;
  for (const QString& line : output.split('\n')) {
    if (line.startsWith(QLatin1String("The dice have been set"))) out += QStringList();
    if (const auto m = play.match(line); m.hasMatch() && !out.isEmpty()) out.back() += m.captured(1);
  }
  return out;
}

// It makes a folder in its home; of two that do so at once one ends.
QProcessEnvironment withHome(const QString& home) {
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("HOME"), home);
  return environment;
}

// What so many programs side by side say about the cases, in their order.
QList<QStringList> ask(const QString& program, std::span<const Case> cases) {
  const QTemporaryDir folder;
  const auto path = [&folder](const char* name, std::size_t i) { return folder.filePath(name + QString::number(i)); };
  std::vector<std::unique_ptr<QProcess>> all;
  const std::size_t each = (cases.size() + kAtOnce - 1) / kAtOnce;
  for (std::size_t from = 0; from < cases.size(); from += each) {
    QFile in(path("in", all.size()));
    if (!in.open(QIODevice::WriteOnly)) return {};
    in.write(script(cases.subspan(from, std::min(each, cases.size() - from))));
    in.close();
    const QString home = path("home", all.size());
    QDir().mkdir(home);
    auto& gnubg = all.emplace_back(std::make_unique<QProcess>());
    gnubg->setProcessEnvironment(withHome(home));
    gnubg->setStandardInputFile(in.fileName());
    gnubg->setStandardOutputFile(path("out", all.size() - 1)); // files: a full pipe would make one wait for another
    gnubg->start(program, {"-t", "-q", "-r"});
  }
  QList<QStringList> out;
  for (std::size_t i = 0; i < all.size(); ++i) {
    QFile said(path("out", i));
    if (all[i]->waitForFinished(kPatience) && said.open(QIODevice::ReadOnly))
      out += hints(QString::fromUtf8(said.readAll()));
  }
  return out;
}

QString gnubg() {
  return QStandardPaths::findExecutable(
      QStringLiteral("gnubg"),
      {QStringLiteral("/usr/games"), QStringLiteral("/usr/bin"), QStringLiteral("/usr/local/bin")});
}

// The file of matches that these commands make it write.
std::string written(const QByteArray& commands, const QTemporaryDir& folder) {
  QProcess program;
  program.setProcessEnvironment(withHome(folder.path()));
  program.setWorkingDirectory(folder.path());
  program.start(gnubg(), {"-t", "-q", "-r"});
  program.write("set display off\nset confirm new off\n" + commands + "export match mat out.mat\nquit\n");
  program.closeWriteChannel();
  if (!program.waitForFinished(kPatience)) return {};
  QFile out(folder.filePath("out.mat"));
  return out.open(QIODevice::ReadOnly) ? out.readAll().toStdString() : std::string();
}

Match replayed(const ExchangedGame& game) {
  auto m = Match::replay(backgammonFamily().games.front(), 2, game.options, 0, game.position, game.log);
  if (!m) qFatal("%s", english(m.why()).c_str());
  return std::move(*m);
}

std::string key(const WholePlay& w, Seat seat) { return positionId(w.result.stones, seat); }

} // namespace

class GnubgTest : public QObject {
  Q_OBJECT

private slots:
  void everyListOfPlaysIsThatOfGnuBackgammon() {
    const QString program = gnubg();
    if (program.isEmpty()) QSKIP("GNU Backgammon (Debian package gnubg) is not installed: nothing to compare with");
    const Backgammon rules(Setup{2, Options(backgammonFamily().games.front().options)});
    const auto cases = randomCases(rules);
    const auto theirs = ask(program, cases);
    QCOMPARE(theirs.size(), qsizetype(cases.size()));
    int plays = 0;
    for (std::size_t i = 0; i < cases.size(); ++i) {
      const Case& c = cases[i];
      std::set<std::string> ours, others;
      for (const WholePlay& w : rules.plays(c.state))
        if (!w.steps.empty()) ours.insert(key(w, c.state.toMove));
      for (const QString& text : theirs[qsizetype(i)]) {
        const auto move = rules.readMove(c.state, c.state.toMove, text.toStdString());
        QVERIFY2(bool(move), qPrintable(text + " in " + QString::fromStdString(rules.text(c.state))));
        Play p = c.state.play;
        for (const Step& step : move->steps) rules.engine().make(p, c.state.toMove, step);
        others.insert(positionId(p.stones, c.state.toMove));
      }
      if (ours != others)
        QFAIL(qPrintable(QStringLiteral("%1: %2 plays here, %3 there")
                             .arg(QString::fromStdString(rules.text(c.state)))
                             .arg(ours.size())
                             .arg(others.size())));
      plays += int(ours.size());
    }
    QVERIFY(plays > 50000);
    qInfo("%zu throws, %d plays compared", cases.size(), plays);
  }

  void itsMatchesAreRead() {
    if (gnubg().isEmpty()) QSKIP("GNU Backgammon (Debian package gnubg) is not installed: nothing to read");
    const QTemporaryDir folder;
    QByteArray commands = "set seed 73\nset automatic game on\nset automatic roll on\nset automatic move on\n";
    for (const char* player : {"0", "1"}) {
      commands += QByteArray("set player ") + player + " gnubg\n";
      for (const char* skill : {"chequer", "cube"})
        commands += QByteArray("set player ") + player + " " + skill + " evaluation plies 0\n";
    }
    const std::string file = written(commands + "new match 7\n", folder);
    QVERIFY(file.find("7 point match") != std::string::npos);
    const auto parts = readMat(file); // it gives games up, which end a match here
    QVERIFY2(bool(parts), (file + (parts ? "" : english(parts.why()))).c_str());
    for (const ExchangedGame& part : *parts) QVERIFY(replayed(part).over());
    QCOMPARE(parts->front().names.front(), std::string("gnubg"));
  }

  void oursAreReadThere() {
    if (gnubg().isEmpty()) QSKIP("GNU Backgammon (Debian package gnubg) is not installed: nobody to read them");
    Random random(8);
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      auto m = Match::begin(backgammonFamily().games.front(), 2, {{"match", "5"}}, seed);
      QVERIFY(bool(m) && playRandomly(*m, random, 100000));
      const std::vector<std::string> names{"Mari", "Juku"};
      const QTemporaryDir folder;
      QFile ours(folder.filePath("ours.mat"));
      QVERIFY(ours.open(QIODevice::WriteOnly));
      ours.write(QByteArray::fromStdString(*writeMat(*m, names)));
      ours.close();
      const std::string file = written("set automatic roll off\nset automatic game off\nimport mat ours.mat\n", folder);
      const auto again = readMat(file);
      QVERIFY2(bool(again), (file + (again ? "" : english(again.why()))).c_str());
      QCOMPARE(again->size(), std::size_t{1});
      QCOMPARE(again->front().names, names);
      QCOMPARE(replayed(again->front()).now().text(), m->now().text());
    }
  }
};

QTEST_GUILESS_MAIN(GnubgTest)
#include "gnubg_test.moc"
