// Other programs as players: good ones play on, and those that are missing, silent, slow, crashing, lying or flooding
// do the match no harm. Fake programs are shell scripts; the real ones are asked where they are installed.
#include "app/outside/backgammon_play.h"
#include "app/play/session.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace mk;

namespace {

constexpr int kPatience = 30'000;

// What the fake answers when it is asked for a move; everything else it does as UCI wants.
QByteArray script(const char* onGo, const char* onUci = "echo id name Fake; echo uciok") {
  return QByteArray("#!/bin/sh\nwhile read -r line; do\n  case \"$line\" in\n    uci) ") + onUci +
         " ;;\n    isready) echo readyok ;;\n    go*) " + onGo +
         " ;;\n    stop) echo bestmove g8f6 ;;\n    quit) exit 0 ;;\n  esac\ndone\n";
}

// GNU Backgammon that always plays the same.
QByteArray backgammonScript(const char* play, const char* first = "") {
  return QByteArray("#!/bin/sh\n") + first +
         "\nwhile read -r line; do\n  case \"$line\" in\n    hint*) echo '    1. Cubeful 2-ply    " + play +
         "        Eq.: +0.100' ;;\n  esac\ndone\n";
}

struct Fakes {
  QTemporaryDir dir;
  QByteArray path = qgetenv("PATH");
  ~Fakes() { qputenv("PATH", path); }
  // From here on this is what the program's name means.
  void install(const QByteArray& text, const QString& program = QStringLiteral("stockfish")) {
    QFile file(dir.filePath(program));
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate)) return;
    file.write(text);
    file.close();
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    qputenv("PATH", dir.path().toLocal8Bit() + ":" + path);
  }
};

} // namespace

class OutsideTest : public QObject {
  Q_OBJECT
private slots:
  void initTestCase();
  void programsAreKnownByTheirNames();
  void programsAreCalledWithTheirStrength();
  void aProgramPlaysItsMoves();
  void aProgramThatFailsIsReplaced_data();
  void aProgramThatFailsIsReplaced();
  void aSilentProgramIsNotWaitedForForEver();
  void aMoveTakenBackWhileAProgramThinksIsNotAnswered();
  void aProgramIsHurried();
  void playsOfBackgammonAreRead_data();
  void playsOfBackgammonAreRead();
  void aThrowIsAskedAboutAsAWhole();
  void theRestOfAThrowIsForgottenWithIt();
  void twoBegunAtOnceLeaveTheHomeOfTheUserAlone();
  void theRealProgramsPlay_data();
  void theRealProgramsPlay();

private:
  MatchSetup against(const QString& game, const QString& name) const {
    MatchSetup setup;
    setup.game = game;
    setup.seed = 4;
    setup.seats << SeatPlayer{} << SeatPlayer{kNoId, name, 5, {}};
    return setup;
  }
  std::unique_ptr<GameBox> box_;
};

void OutsideTest::initTestCase() {
  box_ = std::make_unique<GameBox>(GameBox::open({QStringLiteral(MK_BIN_DIR "/plugins")}));
  if (!box_->find("27") || !box_->find("1")) QSKIP("the plugins of chess and backgammon are not built");
}

void OutsideTest::programsAreKnownByTheirNames() {
  QVERIFY(outsideOf("27", SeatPlayer{kNoId, "Stockfish 1500", 5, {}}));
  QCOMPARE(outsideOf("27", SeatPlayer{kNoId, "Stockfish 1500", 5, {}})->strength, 1500);
  QVERIFY(!outsideOf("12", SeatPlayer{kNoId, "Stockfish 1500", 5, {}})); // another game
  QVERIFY(!outsideOf("27", SeatPlayer{kNoId, "Stockfish", 0, {}}));      // a person of that name
  QVERIFY(!outsideOf("27", SeatPlayer{kNoId, "Sly Ants", 4, {}}));
  Fakes fakes;
  fakes.install(script("echo bestmove e7e5"));
  QStringList names;
  for (const OutsideOffer& offer : outsideOffers("27")) names << offer.name;
  QVERIFY(names.contains("Stockfish 1500"));
  QVERIFY(outsideOffers("12").isEmpty());
}

void OutsideTest::programsAreCalledWithTheirStrength() {
  QCOMPARE(outsideCalled("27", "stockfish:1500").value().strength, 1500);
  QCOMPARE(outsideCalled("27", "stockfish").value().strength, 0);
  QCOMPARE(outsideCalled("28", "fairy-stockfish:900").value().variant, QString("antichess"));
  QCOMPARE(outsideCalled("1", "gnubg:0").value().strength, 0);
  QCOMPARE(outsideCalled("1", "gnubg").value().strength, 2); // as at the table
  for (const char* wrong :
       {"stockfish:", "stockfish:1000", "stockfish:9999", "stockfish:strong", "Stockfish", "gnubg:0"})
    QVERIFY2(!outsideCalled("27", wrong), wrong);
  QVERIFY(!outsideCalled("12", "stockfish:1500"));
  QCOMPARE(outsideNames("27"), QStringList{"stockfish:1320-3190"});
  QVERIFY(outsideNames("12").isEmpty());
}

void OutsideTest::aProgramPlaysItsMoves() {
  Fakes fakes;
  fakes.install(script("echo info depth 1; echo bestmove e7e5 ponder g1f3"));
  auto opened = Session::begin(*box_->find("27"), against("27", "Stockfish"), nullptr);
  QVERIFY2(opened.session != nullptr, qPrintable(opened.problem));
  QSignalSpy trouble(opened.session.get(), &Session::trouble);
  opened.session->setPace(0);
  opened.session->start();
  QVERIFY(opened.session->play(0, "e2e4"));
  QVERIFY(QTest::qWaitFor([&] { return opened.session->match().plies() == 2; }, kPatience));
  QCOMPARE(opened.session->match().event(1).move, std::string("e7e5"));
  QCOMPARE(trouble.size(), 0);
  QVERIFY(!opened.session->isThinking());
}

void OutsideTest::aProgramThatFailsIsReplaced_data() {
  QTest::addColumn<QByteArray>("program");
  QTest::addColumn<QString>("told");
  QTest::newRow("it crashes at once") << QByteArray("#!/bin/sh\nexit 3\n") << "stopped working";
  QTest::newRow("it crashes when asked") << script("kill -9 $$") << "stopped working";
  QTest::newRow("it cannot be run") << QByteArray("#!/no/such/interpreter\n") << "cannot be started";
  QTest::newRow("it answers an illegal move") << script("echo bestmove e2e4") << "not a move here";
  QTest::newRow("it answers nonsense") << script("echo bestmove '<b>; DROP TABLE'") << "not a move here";
  QTest::newRow("it has no move") << script("echo bestmove") << "not a move here";
  QTest::newRow("it floods") << script("yes x | tr -d '\\n'") << "not answering";
}

void OutsideTest::aProgramThatFailsIsReplaced() {
  QFETCH(QByteArray, program);
  QFETCH(QString, told);
  Fakes fakes;
  fakes.install(program);
  auto opened = Session::begin(*box_->find("27"), against("27", "Stockfish"), nullptr);
  QSignalSpy trouble(opened.session.get(), &Session::trouble);
  opened.session->setPace(0);
  opened.session->start();
  QVERIFY(opened.session->play(0, "e2e4"));
  QVERIFY(QTest::qWaitFor([&] { return trouble.size() == 1; }, kPatience));
  QVERIFY2(trouble.first().first().toString().contains(told), qPrintable(trouble.first().first().toString()));
  opened.session->hurry();
  QVERIFY(QTest::qWaitFor([&] { return opened.session->match().plies() == 2; }, kPatience));
  // Our own player goes on, and nobody is told again.
  QVERIFY(opened.session->play(0, opened.session->match().now().moves(0).front()));
  QVERIFY(QTest::qWaitFor([&] { return opened.session->isThinking(); }, kPatience));
  opened.session->hurry();
  QVERIFY(QTest::qWaitFor([&] { return opened.session->match().plies() == 4; }, kPatience));
  QCOMPARE(trouble.size(), 1);
}

void OutsideTest::aSilentProgramIsNotWaitedForForEver() {
  struct Case {
    QByteArray program;
    const char* what;
  };
  const Case cases[] = {{script(":"), "never answers"},
                        {script("echo bestmove e7e5", ":"), "never starts"},
                        {script("sleep 60; echo bestmove e7e5"), "too slow"}};
  for (const auto& [program, what] : cases) {
    Fakes fakes;
    fakes.install(program);
    auto match = Match::begin(*box_->find("27")->info, 2, {}, 1);
    OutsidePlayer player(*outsideOf("27", SeatPlayer{kNoId, "Stockfish", 5, {}}));
    player.setPatience(400, 400);
    QSignalSpy failed(&player, &OutsidePlayer::failed), answered(&player, &OutsidePlayer::answered);
    player.ask(*match, 0);
    QVERIFY2(QTest::qWaitFor([&] { return failed.size() == 1; }, kPatience), what);
    QCOMPARE(failed.first().first().value<OutsidePlayer::Fault>(), OutsidePlayer::Fault::Silent);
    QCOMPARE(answered.size(), 0);
  }
}

void OutsideTest::aMoveTakenBackWhileAProgramThinksIsNotAnswered() {
  Fakes fakes;
  fakes.install(script("sleep 1; echo bestmove e7e5"));
  auto opened = Session::begin(*box_->find("27"), against("27", "Stockfish"), nullptr);
  opened.session->setPace(0);
  opened.session->start();
  QVERIFY(opened.session->play(0, "e2e4"));
  QVERIFY(QTest::qWaitFor([&] { return opened.session->isThinking(); }, kPatience));
  QVERIFY(opened.session->undo());
  QCOMPARE(opened.session->match().plies(), std::size_t{0});
  QTest::qWait(1500);
  QCOMPARE(opened.session->match().plies(), std::size_t{0});
  QVERIFY(opened.session->play(0, "d2d4")); // and the next question is answered
  QVERIFY(QTest::qWaitFor([&] { return opened.session->match().plies() == 2; }, kPatience));
}

void OutsideTest::aProgramIsHurried() {
  Fakes fakes;
  fakes.install(script(":")); // it thinks until it hears "stop"
  auto opened = Session::begin(*box_->find("27"), against("27", "Stockfish"), nullptr);
  opened.session->setPace(0);
  opened.session->start();
  QVERIFY(opened.session->play(0, "e2e4"));
  QVERIFY(QTest::qWaitFor([&] { return opened.session->isThinking(); }, kPatience));
  QTest::qWait(500);
  opened.session->hurry();
  QVERIFY(QTest::qWaitFor([&] { return opened.session->match().plies() == 2; }, 5000));
  QCOMPARE(opened.session->match().event(1).move, std::string("g8f6"));
}

void OutsideTest::playsOfBackgammonAreRead_data() {
  QTest::addColumn<QString>("position");
  QTest::addColumn<QString>("play");
  QTest::addColumn<int>("steps"); // 0: no legal play
  const QString start = "W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 | turn W | dice %1 | cube 1 -";
  QTest::newRow("two men") << start.arg("31") << "8/5 6/5" << 2;
  QTest::newRow("one man, two dice") << start.arg("65") << "24/13" << 2;
  QTest::newRow("a double") << start.arg("33") << "24/18(2)" << 4;
  QTest::newRow("a long way") << start.arg("22") << "24/16" << 4;
  QTest::newRow("not by these dice") << start.arg("31") << "8/2 6/5" << 0;
  QTest::newRow("half a play") << start.arg("31") << "8/5" << 0;
  QTest::newRow("nonsense") << start.arg("31") << "8//5(9) x" << 0;
  QTest::newRow("nothing") << start.arg("31") << "" << 0;
  QTest::newRow("from the bar, hitting")
      << "W bar:1 13:5 8:3 6:5 24:1 | B 24:2 13:5 8:3 6:4 5:1 | turn W | dice 53 | cube 1 -"
      << "bar/20* 8/5" << 2;
}

void OutsideTest::playsOfBackgammonAreRead() {
  QFETCH(QString, position);
  QFETCH(QString, play);
  QFETCH(int, steps);
  auto match = Match::begin(*box_->find("1")->info, 2, {}, 1, position.toStdString());
  QVERIFY2(match, position.toUtf8().constData());
  const auto found = stepsOf(match->now(), 0, play.toStdString());
  QCOMPARE(static_cast<int>(found.size()), steps);
  for (const std::string& move : found) QVERIFY2(match->play(0, move), move.c_str());
  if (steps > 1) { // with the first step made
    auto same = Match::begin(*box_->find("1")->info, 2, {}, 1, position.toStdString());
    const auto rest = stepsOf(same->now(), 0, play.toStdString(), {found.front()});
    QCOMPARE(static_cast<int>(rest.size()), steps - 1);
    QVERIFY(stepsOf(same->now(), 0, play.toStdString(), {"no such step"}).empty());
  }
  if (steps > 0) // no die is left to be played
    for (const std::string& move : match->now().moves(0)) QVERIFY2(move.find('/') == std::string::npos, move.c_str());
}

// In the middle of a throw: the first step was the only one and was made without the program.
void OutsideTest::aThrowIsAskedAboutAsAWhole() {
  Fakes fakes;
  fakes.install(backgammonScript("bar/20* 8/5"), "gnubg");
  auto match = Match::begin(*box_->find("1")->info, 2, {}, 1,
                            "W bar:1 13:5 8:3 6:5 24:1 | B 24:2 13:5 8:3 6:4 5:1 | turn W | dice 53 | cube 1 -");
  QVERIFY(match && match->play(0, "bar/20*"));
  OutsidePlayer player(*outsideCalled("1", "gnubg:0"));
  QSignalSpy answered(&player, &OutsidePlayer::answered), failed(&player, &OutsidePlayer::failed);
  player.ask(*match, 0);
  QVERIFY(QTest::qWaitFor([&] { return answered.size() + failed.size() == 1; }, kPatience));
  QVERIFY(failed.isEmpty());
  QCOMPARE(answered.first().first().toString(), QString("8/5"));
}

// The second step of a throw is made where there is nothing else to play, and the program is not asked again. What it
// said is nothing to the next throw.
void OutsideTest::theRestOfAThrowIsForgottenWithIt() {
  Fakes fakes;
  fakes.install(backgammonScript("8/5 6/5"), "gnubg");
  OutsidePlayer player(*outsideCalled("1", "gnubg:0"));
  QSignalSpy answered(&player, &OutsidePlayer::answered), failed(&player, &OutsidePlayer::failed);
  QString first;
  for (const char* others : {"24:2 13:5 8:3 6:5", "24:1 23:1 13:5 8:3 6:5"}) {
    const std::string position = "W 24:2 13:5 8:3 6:5 | B " + std::string(others) + " | turn W | dice 31 | cube 1 -";
    auto match = Match::begin(*box_->find("1")->info, 2, {}, 1, position);
    QVERIFY(match);
    answered.clear();
    player.ask(*match, 0);
    QVERIFY(QTest::qWaitFor([&] { return answered.size() + failed.size() == 1; }, kPatience));
    const QString step = answered.value(0).value(0).toString();
    QVERIFY(step == "8/5" || step == "6/5");
    if (first.isEmpty()) first = step;
    QCOMPARE(step, first);
  }
}

// GNU Backgammon ends where it cannot make its folder, and empties a file that a shell may have left.
void OutsideTest::twoBegunAtOnceLeaveTheHomeOfTheUserAlone() {
  Fakes fakes;
  fakes.install(backgammonScript("8/5 6/5", "mkdir \"$HOME/.gnubg\" || exit 1; : >\"$HOME/.history\""), "gnubg");
  auto match = Match::begin(*box_->find("1")->info, 2, {}, 1,
                            "W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 | turn W | dice 31 | cube 1 -");
  QVERIFY(match);
  const QTemporaryDir home;
  const QByteArray before = qgetenv("HOME");
  qputenv("HOME", home.path().toLocal8Bit());
  OutsidePlayer one(*outsideCalled("1", "gnubg:0")), other(*outsideCalled("1", "gnubg:0"));
  for (OutsidePlayer* player : {&one, &other}) player->ask(*match, 0);
  qputenv("HOME", before);
  QSignalSpy first(&one, &OutsidePlayer::answered), second(&other, &OutsidePlayer::answered);
  QVERIFY(QTest::qWaitFor([&] { return first.size() + second.size() == 2; }, kPatience));
  QVERIFY(QDir(home.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
}

void OutsideTest::theRealProgramsPlay_data() {
  QTest::addColumn<QString>("game");
  QTest::addColumn<QString>("name");
  QTest::newRow("Stockfish 1500") << "27"
                                  << "Stockfish 1500";
  QTest::newRow("Fairy-Stockfish") << "28"
                                   << "Fairy-Stockfish";
  QTest::newRow("GNU Backgammon") << "1"
                                  << "GNU Backgammon";
}

void OutsideTest::theRealProgramsPlay() {
  QFETCH(QString, game);
  QFETCH(QString, name);
  MatchSetup setup = against(game, name);
  if (outsideOf(game, setup.seats[1])->program.isEmpty()) QSKIP("not installed");
  setup.seats[0].level = 1;
  setup.seats[0].name = QStringLiteral("Little Mia");
  auto opened = Session::begin(*box_->find(game), setup, nullptr);
  QSignalSpy trouble(opened.session.get(), &Session::trouble);
  opened.session->setPace(0);
  opened.session->start();
  const auto decided = [&] {
    int n = 0;
    for (std::size_t ply = 0; ply < opened.session->match().plies(); ++ply)
      n += opened.session->match().event(ply).kind == Event::Kind::Move && opened.session->match().event(ply).seat == 1;
    return n;
  };
  const int wanted = qEnvironmentVariableIsSet("MK_LONG") ? 1000 : 4;
  QVERIFY(QTest::qWaitFor([&] { return decided() >= wanted || opened.session->match().over() || !trouble.isEmpty(); },
                          10 * kPatience));
  QVERIFY2(trouble.isEmpty(), trouble.isEmpty() ? "" : qPrintable(trouble.first().first().toString()));
  if (opened.session->match().over() && wanted > 100)
    QCOMPARE(opened.session->match().result().winners().front(), Seat{1});
}

QTEST_MAIN(OutsideTest)
#include "outside_test.moc"
