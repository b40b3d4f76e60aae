// The plugin host with good, broken, foreign and outdated files in its folders, and the language switch.
#include "app/host/game_box.h"
#include "app/host/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using mk::GameBox;
using mk::PluginProblem;
using Kind = mk::PluginProblem::Kind;

namespace {

const QString kBuilt = QStringLiteral(MK_TEST_PLUGINS); // test plugins, one folder each
const QString kReal = QStringLiteral(MK_BIN_DIR "/plugins");
const QString kHelper = QStringLiteral(MK_BIN_DIR "/mangukast-cli");

QString firstPlugin() {
  const auto files = QDir(kReal).entryInfoList({QStringLiteral("*.so")}, QDir::Files, QDir::Name);
  return files.isEmpty() ? QString() : files.first().absoluteFilePath();
}

void write(const QString& path, const QByteArray& bytes) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray read(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class HostTest : public QObject {
  Q_OBJECT
private slots:
  void aPluginFolderGivesItsFamiliesInBookletOrder();
  void gamesAreFoundByNumberAndBySlug();
  void aTextFileIsReportedAndSkipped();
  void aLibraryCutOffAnywhereIsReportedAndSkipped();
  void aLibraryOfRandomBytesIsReportedAndSkipped();
  void anOutdatedPluginIsReportedWithBothNumbers();
  void aForeignPluginIsReportedAndNeverLoaded();
  void aPluginThatPromisesAnotherFamilyIsReported();
  void anUnresolvedPluginIsReportedInOneLanguage();
  void whatTheLoaderSaysIsToldInTheLanguageOfTheUser_data();
  void whatTheLoaderSaysIsToldInTheLanguageOfTheUser();
  void aPluginThatWouldEndTheProgramIsReportedAndTheOthersStay();
  void whatTheProbeFoundIsRemembered();
  void aPluginOfOneWrongByteNeverEndsTheProgram();
  void aFolderThatEverybodyMayWriteToIsRefused();
  void withoutAHelperThePluginsAreLoadedAsTheyAre();
  void theSecondCopyOfAFamilyIsReportedAndTheFirstStays();
  void aGameThatTwoFamiliesBringIsTakenOnce();
  void missingFoldersGiveAnEmptyBox();
  void everyGameHasItsPagesAndLessonInTheResources();
  void theLanguageSwitchesWhileRunning();
};

void HostTest::aPluginFolderGivesItsFamiliesInBookletOrder() {
  const GameBox box = GameBox::open({kBuilt + "/good", kReal});
  QVERIFY(box.problems().isEmpty());
  QVERIFY(box.games().size() >= 2);
  int last = 0;
  bool named = false;
  for (const auto& game : box.games()) {
    bool isNumber = false;
    const int number = game.id().toInt(&isNumber);
    QVERIFY2(!isNumber || (number > last && !named), qPrintable(game.id()));
    isNumber ? void(last = number) : void(named = true);
  }
  QVERIFY(named); // the games without a number come last
}

void HostTest::gamesAreFoundByNumberAndBySlug() {
  const GameBox box = GameBox::open({kBuilt + "/good"});
  QVERIFY(box.find("999"));
  QCOMPARE(box.find("999"), box.find("test-of-hosts"));
  QCOMPARE(box.find("999")->page("et"), QStringLiteral(":/rulebook/et/999-test-of-hosts.md"));
  QCOMPARE(box.find(" Named-Game ")->name("en"), QStringLiteral("Named game"));
  QVERIFY(!box.find("0199"));
  QVERIFY(!box.find(""));
}

void HostTest::aTextFileIsReportedAndSkipped() {
  QTemporaryDir dir;
  write(dir.filePath("x.so"), "I am a shopping list: milk, bread.\n");
  write(dir.filePath("empty.so"), {});
  const GameBox box = GameBox::open({dir.path(), kBuilt + "/good"});
  QCOMPARE(box.problems().size(), 2);
  for (const auto& problem : box.problems()) QCOMPARE(problem.kind, Kind::NotALibrary);
  QVERIFY(box.problems()[1].message().contains("x.so"));
  QVERIFY(box.find("999"));
}

void HostTest::aLibraryCutOffAnywhereIsReportedAndSkipped() {
  const QString plugin = firstPlugin().isEmpty() ? kBuilt + "/good/good.so" : firstPlugin();
  const QByteArray whole = read(plugin);
  QVERIFY(whole.size() > 1000);
  QTemporaryDir dir;
  const QList<qsizetype> cuts{
      3, 20, 63, 64, 200, whole.size() / 4, whole.size() / 2, whole.size() * 9 / 10, whole.size() - 1};
  for (qsizetype size : cuts) write(dir.filePath(QStringLiteral("cut-%1.so").arg(size)), whole.first(size));
  const GameBox box = GameBox::open({dir.path()});
  QCOMPARE(box.games().size(), 0);
  QCOMPARE(box.problems().size(), cuts.size());
}

void HostTest::aLibraryOfRandomBytesIsReportedAndSkipped() {
  QTemporaryDir dir;
  quint32 x = 1;
  for (int file = 0; file < 200; ++file) {
    QByteArray bytes(200 + file, '\0');
    for (char& byte : bytes) byte = static_cast<char>((x = x * 1664525u + 1013904223u) >> 24);
    if (file % 2)
      bytes.replace(0, 6,
                    QByteArray("\x7f"
                               "ELF\x02\x01",
                               6));
    write(dir.filePath(QStringLiteral("noise-%1.so").arg(file)), bytes);
  }
  const GameBox box = GameBox::open({dir.path()});
  QCOMPARE(box.problems().size(), 200);
  QVERIFY(box.games().isEmpty());
}

void HostTest::anOutdatedPluginIsReportedWithBothNumbers() {
  const GameBox box = GameBox::open({kBuilt + "/outdated"});
  QCOMPARE(box.problems().size(), 1);
  QCOMPARE(box.problems()[0].kind, Kind::Interface);
  QVERIFY(box.problems()[0].message().contains("99999"));
  QVERIFY(box.problems()[0].message().contains(QString::number(MK_PLUGIN_INTERFACE)));
  QVERIFY(box.games().isEmpty());
}

void HostTest::aForeignPluginIsReportedAndNeverLoaded() {
  qunsetenv("MK_FOREIGN_LOADED");
  const GameBox box = GameBox::open({kBuilt + "/foreign"});
  QCOMPARE(box.problems().size(), 1);
  QCOMPARE(box.problems()[0].kind, Kind::Foreign);
  QVERIFY(box.problems()[0].message().contains("org.example.Other"));
  QVERIFY(!qEnvironmentVariableIsSet("MK_FOREIGN_LOADED"));
}

void HostTest::aPluginThatPromisesAnotherFamilyIsReported() {
  const GameBox box = GameBox::open({kBuilt + "/liar"});
  QCOMPARE(box.problems().size(), 1);
  QCOMPARE(box.problems()[0].kind, Kind::NotAFamily);
  QVERIFY(box.games().isEmpty());
}

void HostTest::anUnresolvedPluginIsReportedInOneLanguage() {
  const GameBox box = GameBox::open({kBuilt + "/unresolved"});
  QCOMPARE(box.problems().size(), 1);
  QCOMPARE(box.problems()[0].kind, Kind::NotLoadable);
  QVERIFY(box.problems()[0].detail.contains("undefined symbol"));
  mk::Language language;
  language.set("et");
  const QString message = box.problems()[0].message();
  QVERIFY2(message.contains("ta vajab osa") && message.contains("mida selles programmis ei ole"), qPrintable(message));
  for (const char* english : {"undefined", "annot load", "library"})
    QVERIFY2(!message.contains(QLatin1String(english)), qPrintable(message));
}

void HostTest::whatTheLoaderSaysIsToldInTheLanguageOfTheUser_data() {
  QTest::addColumn<QString>("words");
  QTest::addColumn<QString>("said");
  QTest::newRow("symbol") << "Cannot load library /x/a.so: (/x/a.so: undefined symbol: _ZN2mk4goneEv)"
                          << "ta vajab osa „_ZN2mk4goneEv“, mida selles programmis ei ole";
  QTest::newRow("library") << "Cannot load library /x/a.so: (libgone.so.3: cannot open shared object file: No such "
                              "file or directory)"
                           << "puudu on teek „libgone.so.3“";
  QTest::newRow("version") << "Cannot load library /x/a.so: (/lib/libc.so.6: version `GLIBC_9.9' not found (required "
                              "by /x/a.so))"
                           << "ta vajab osa „GLIBC_9.9“, mis on alles uuemas süsteemis";
  QTest::newRow("processor") << "Cannot load library /x/a.so: (/x/a.so: wrong ELF class: ELFCLASS32)"
                             << "ta on tehtud teist liiki arvuti jaoks";
  QTest::newRow("not allowed") << "Cannot load library /x/a.so: (/x/a.so: failed to map segment from shared object)"
                               << "süsteem ei luba seda käivitada";
  QTest::newRow("anything else") << "Something nobody has foreseen"
                                 << "süsteem keeldub sellest";
}

void HostTest::whatTheLoaderSaysIsToldInTheLanguageOfTheUser() {
  QFETCH(QString, words);
  mk::Language language;
  language.set("et");
  QTEST(PluginProblem::refusal(words), "said");
}

void HostTest::aPluginThatWouldEndTheProgramIsReportedAndTheOthersStay() {
  const QTemporaryDir dir;
  const mk::Prober prober{kHelper, dir.filePath("plugins.json"), 1500};
  const GameBox box =
      GameBox::open({kBuilt + "/ABORTS", kBuilt + "/THROWS", kBuilt + "/HANGS", kBuilt + "/good", kReal}, &prober);
  QStringList words;
  for (const PluginProblem& problem : box.problems()) {
    QCOMPARE(problem.kind, Kind::Unsound);
    QVERIFY(problem.message().contains(QStringLiteral("good.so")));
    words << problem.detail;
  }
  // The good one has games that cannot be begun, which the window must not find out by itself.
  QCOMPARE(words, QStringList({"ends", "throws", "slow", "empty"}));
  QVERIFY(!box.find("999"));
  QCOMPARE(box.games().size(), GameBox::open({kReal}).games().size());
}

void HostTest::whatTheProbeFoundIsRemembered() {
  const QTemporaryDir dir;
  const mk::Prober prober{kHelper, dir.filePath("plugins.json"), 5000};
  const mk::Prober nobody{dir.filePath("no-helper"), prober.memory, 5000};
  QCOMPARE(GameBox::open({kBuilt + "/ABORTS"}, &prober).problems().size(), 1);
  QCOMPARE(GameBox::open({kBuilt + "/ABORTS"}, &nobody).problems().size(), 1); // without being asked again
  // Another file in its place is asked anew.
  QVERIFY(QFile::copy(kBuilt + "/ABORTS/good.so", dir.filePath("x.so")));
  QCOMPARE(GameBox::open({dir.path()}, &nobody).problems().value(0).kind, Kind::NotALibrary); // plugins.json
  QVERIFY(QFile::remove(dir.filePath("x.so")));
  QVERIFY(QFile::copy(kBuilt + "/THROWS/good.so", dir.filePath("x.so")));
  const auto problems = GameBox::open({dir.path()}, &prober).problems();
  QCOMPARE(problems.last().detail, QStringLiteral("throws"));
}

void HostTest::aPluginOfOneWrongByteNeverEndsTheProgram() {
  const QString plugin = kReal + "/ladder.so";
  if (!QFile::exists(plugin)) QSKIP("needs the plugin ladder");
  const QByteArray whole = read(plugin);
  const QTemporaryDir dir;
  quint32 x = 7;
  constexpr int kFiles = 24;
  for (int file = 0; file < kFiles; ++file) {
    QByteArray bent = whole;
    x = x * 1664525u + 1013904223u;
    const qsizetype at = static_cast<qsizetype>(x) % bent.size();
    bent[at] = static_cast<char>(bent[at] ^ (1 << (x >> 29)));
    write(dir.filePath(QStringLiteral("bent-%1.so").arg(file)), bent);
  }
  const QTemporaryDir cache;
  const mk::Prober prober{kHelper, cache.filePath("plugins.json"), 3000};
  const QStringList files = [&] {
    QStringList all;
    for (const QFileInfo& f : QDir(dir.path()).entryInfoList(QDir::Files)) all << f.absoluteFilePath();
    return all;
  }();
  const auto refused = mk::probe(prober, files);
  QCOMPARE(mk::probe(prober, files).size(), refused.size());
  QVERIFY(refused.size() < kFiles); // most bytes are in nobody's way
}

void HostTest::aFolderThatEverybodyMayWriteToIsRefused() {
  const QTemporaryDir dir;
  QVERIFY(QFile::copy(kBuilt + "/good/good.so", dir.filePath("good.so")));
  QVERIFY(GameBox::open({dir.path()}).find("999"));
  QVERIFY(QFile::setPermissions(dir.path(), QFile::permissions(dir.path()) | QFile::WriteOther));
  {
    const GameBox box = GameBox::open({dir.path()});
    QCOMPARE(box.problems().size(), 1);
    QCOMPARE(box.problems()[0].kind, Kind::Writable);
    QVERIFY(box.problems()[0].message().contains(QDir(dir.path()).canonicalPath()));
    QVERIFY(box.games().isEmpty());
  }
  QVERIFY(QFile::setPermissions(dir.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
  const QString file = dir.filePath("good.so");
  QVERIFY(QFile::setPermissions(file, QFile::permissions(file) | QFile::WriteOther));
  QCOMPARE(GameBox::open({dir.path()}).problems().value(0).kind, Kind::Writable);
}

void HostTest::withoutAHelperThePluginsAreLoadedAsTheyAre() {
  const mk::Prober nobody{QStringLiteral("/nowhere/at-all"), {}, 500};
  QVERIFY(GameBox::open({kBuilt + "/good"}, &nobody).find("999"));
}

void HostTest::theSecondCopyOfAFamilyIsReportedAndTheFirstStays() {
  QTemporaryDir dir;
  QVERIFY(QFile::copy(kBuilt + "/good/good.so", dir.filePath("a.so")));
  QVERIFY(QFile::copy(kBuilt + "/good/good.so", dir.filePath("b.so")));
  const GameBox box = GameBox::open({dir.path(), dir.path()});
  QCOMPARE(box.problems().size(), 1);
  QCOMPARE(box.problems()[0].kind, Kind::Twice);
  QVERIFY(box.problems()[0].file.endsWith("b.so"));
  QVERIFY(box.find("999"));
}

void HostTest::aGameThatTwoFamiliesBringIsTakenOnce() {
  const GameBox good = GameBox::open({kBuilt + "/good"});
  const mk::Family* family = good.families().first();
  const GameBox box = GameBox::of({family, family});
  QCOMPARE(box.games().size(), good.games().size());
  QCOMPARE(box.problems().size(), good.games().size());
  QCOMPARE(box.problems()[0].kind, Kind::GameTwice);
}

void HostTest::missingFoldersGiveAnEmptyBox() {
  const GameBox box = GameBox::open({QStringLiteral("/nowhere/at/all"), QString()});
  QVERIFY(box.games().isEmpty());
  QVERIFY(box.problems().isEmpty());
}

void HostTest::everyGameHasItsPagesAndLessonInTheResources() {
  const GameBox box = GameBox::open({kReal});
  if (box.games().isEmpty()) QSKIP("no family plugins are built");
  for (const auto& game : box.games())
    for (const QString& file : {game.page("et"), game.page("en"), game.lesson()})
      QVERIFY2(QFile::exists(file), qPrintable(file));
}

void HostTest::theLanguageSwitchesWhileRunning() {
  const PluginProblem problem{Kind::Truncated, "/a/b.so", {}};
  mk::Language language;
  language.set("en");
  QCOMPARE(problem.message(),
           QStringLiteral("The plugin “b.so” is cut off: the file ends too early. Install it again."));
  language.set("et");
  QCOMPARE(problem.message(),
           QStringLiteral("Lisamoodul „b.so“ on poolik: fail lõpeb liiga vara. Paigalda see uuesti."));
  language.set("nonsense");
  QCOMPARE(language.current(), QStringLiteral("et"));
  language.set("en");
  QVERIFY(problem.message().startsWith("The plugin"));
}

QTEST_GUILESS_MAIN(HostTest)
#include "host_test.moc"
