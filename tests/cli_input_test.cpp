// mangukast-cli and what it cannot use: wrong command lines, logs that are no files, bytes that would steer the
// terminal.
#include "tests/cli_run.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

class CliInputTest : public QObject {
  Q_OBJECT

private slots:
  // Of what has no end, or waits for somebody to write, nothing is read.
  void aLogIsAnOrdinaryFileOfSensibleSize() {
    QTemporaryDir dir;
    const QByteArray pipe = dir.filePath("pipe").toLocal8Bit();
    QCOMPARE(mkfifo(pipe.constData(), 0600), 0);
    QFile huge(dir.filePath("huge"));
    QVERIFY(huge.open(QIODevice::WriteOnly) && huge.resize((64 << 20) + 1)); // takes no room on the disk
    for (const QString& log : {QString("/dev/zero"), QString::fromLocal8Bit(pipe), huge.fileName()}) {
      for (const QStringList& command : {QStringList{"think", "27", "--level", "1"}, {"deal", "bridge-1933"}}) {
        const Ran ran = run(command + QStringList{"--log", log});
        QCOMPARE(ran.code, 1);
        QVERIFY2(ran.err.contains(log.toUtf8() + (log == huge.fileName() ? " is larger than" : " cannot be read")),
                 ran.err.constData());
      }
    }
  }

  void whatOthersWroteDoesNotSteerTheTerminal() {
    const Ran ran = run({"think", "27", "--level", "1", "--log", "-"}, "0 \x1b[2J\x1b[31m\x01\xc2\x9bX\n");
    QCOMPARE(ran.code, 1);
    QVERIFY2(ran.err.contains("Line 1 of the log"), ran.err.constData());
    for (const QChar c : QString::fromUtf8(ran.err)) QVERIFY(c.isPrint() || c == u'\n');
  }

  void anotherOptionIsNoValue() {
    for (const QStringList& arguments : {QStringList{"perft", "12", "1", "--option", "--lang", "et"},
                                         {"--lang", "et", "perft", "12", "1", "--option", "--divide"}}) {
      const Ran ran = run(arguments);
      QCOMPARE(ran.code, 2);
      QVERIFY2(ran.err.contains("--option vajab väärtust."), ran.err.constData());
    }
    QVERIFY(run({"perft", "12", "1", "--position=--x"}).err.contains("--x")); // written so it is one
  }

  void wrongUsageIsExitCodeTwo_data() {
    QTest::addColumn<QStringList>("arguments");
    const QList<QStringList> wrong{{},
                                   {"dance"},
                                   {"perft"},
                                   {"perft", "12"},
                                   {"perft", "12", "x"},
                                   {"perft", "12", "-1"},
                                   {"perft", "12", "1", "2"},
                                   {"perft", "no-such-game", "1"},
                                   {"perft", "12", "1", "--position", "nonsense"},
                                   {"perft", "12", "1", "--option", "nonsense"},
                                   {"perft", "12", "1", "--option", "a=b"},
                                   {"playouts", "12", "--count", "0"},
                                   {"playouts", "12", "--seats", "9"},
                                   {"playouts", "12", "--seed", "-5"},
                                   {"playouts", "all", "--seats", "2"},
                                   {"list", "--xml"},
                                   {"list", "--json=1"},
                                   {"list", "--lang"},
                                   {"list", "--lang", "xx"},
                                   {"rules", "12", "--format", "pdf"},
                                   {"search"}};
    for (const QStringList& arguments : wrong) QTest::newRow(qPrintable("'" + arguments.join(' ') + "'")) << arguments;
  }
  void wrongUsageIsExitCodeTwo() {
    QFETCH(QStringList, arguments);
    const Ran ran = run(arguments);
    QCOMPARE(ran.code, 2);
    QVERIFY(ran.out.isEmpty());
    QVERIFY(ran.err.startsWith("mangukast-cli: "));
  }

  void messagesComeInTheLanguageOfTheUser() {
    QVERIFY(run({"dance"}, {}, "et_EE.UTF-8").err.contains("Käsku"));
    QVERIFY(run({"dance"}, {}, "en_GB.UTF-8").err.contains("no command"));
    QVERIFY(run({"dance", "--lang", "et"}, {}, "en_GB.UTF-8").err.contains("Käsku"));
    QVERIFY(run({"--lang", "en", "dance"}, {}, "et_EE.UTF-8").err.contains("no command"));
  }

  // The system's reasons too: "No such file or directory" is nobody's Estonian.
  void theReasonOfTheSystemIsToldInTheLanguageOfTheUser_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("reason");
    const QString none = QString::fromUtf8("sellist faili ega kausta ei ole");
    QTest::newRow("no log") << QStringList{"think", "27", "--level", "1", "--log", "/nowhere/at/all"} << none;
    QTest::newRow("nothing to import") << QStringList{"import", "/nowhere/at/all.pgn", "--game", "27"} << none;
    QTest::newRow("a folder as a log") << QStringList{"think", "27", "--level", "1", "--log", "/"}
                                       << QString("see on kaust");
    QTest::newRow("a name without end") << QStringList{"think", "27",    "--level",
                                                       "1",     "--log", "/tmp/" + QString(5000, 'n')}
                                        << QString("nimi on liiga pikk");
  }
  void theReasonOfTheSystemIsToldInTheLanguageOfTheUser() {
    QFETCH(QStringList, arguments);
    QFETCH(QString, reason);
    const Ran ran = run(arguments + QStringList{"--lang", "et"}, {}, "C.UTF-8");
    QVERIFY(ran.code != 0);
    QVERIFY2(QString::fromUtf8(ran.err).contains(reason), ran.err.constData());
    static const QRegularExpression english("No such|directory|too long|Permission");
    QVERIFY2(!QString::fromUtf8(ran.err).contains(english), ran.err.constData());
  }
};

QTEST_GUILESS_MAIN(CliInputTest)
#include "cli_input_test.moc"
