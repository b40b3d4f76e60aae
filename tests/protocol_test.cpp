// The table protocol: what each request answers, and that wrong ones change nothing.
#include "app/cli/line_reader.h"
#include "app/cli/table.h"
#include "tests/small_games.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace mk;

namespace {

TableProtocol table(const QString& files = {}) {
  return TableProtocol({.find = [](const QString& id) { return test::findSmallGame(id.toStdString()); },
                        .say = [](const Phrase& p) { return QString::fromStdString(english(p)); },
                        .files = files});
}

QJsonObject ask(TableProtocol& t, const QByteArray& request) {
  const QByteArray answer = t.answer(request);
  const QJsonObject object = QJsonDocument::fromJson(answer).object();
  if (answer.contains('\n') || !object.value("ok").isBool()) qFatal("not an answer: %s", answer.constData());
  return object;
}

bool refuses(TableProtocol& t, const QByteArray& request, const QString& because) {
  const QJsonObject answer = ask(t, request);
  const bool as = !answer.value("ok").toBool() && answer.value("error").toString().contains(because);
  if (!as) qWarning() << request << "was answered with" << answer;
  return as;
}

// The lines of a stream that arrives in pieces of this size; too long ones as "!".
QByteArrayList readLines(const QByteArray& stream, qsizetype piece) {
  qsizetype at = 0;
  LineReader reader([&](char* to, qsizetype size) {
    const qsizetype n = std::min({piece, size, stream.size() - at});
    std::copy_n(stream.constData() + at, n, to);
    at += n;
    return n;
  });
  QByteArrayList out;
  QByteArray line;
  for (auto got = reader.next(line); got != LineReader::Got::End; got = reader.next(line))
    out += got == LineReader::Got::TooLong ? QByteArray("!") : line;
  return out;
}

} // namespace

class ProtocolTest : public QObject {
  Q_OBJECT

private slots:
  void aMatchIsPlayedToItsEnd() {
    TableProtocol t = table();
    QCOMPARE(ask(t, R"({"do":"new","game":"heaps","position":"2011"})").value("turn").toInt(), 1);
    QCOMPARE(ask(t, R"({"do":"moves"})").value("moves").toArray(), QJsonArray({"1a"}));
    QCOMPARE(ask(t, R"({"do":"play","move":"1a"})").value("turn").toString(), QString("chance"));
    QCOMPARE(ask(t, R"({"do":"chance","dice":[3]})").value("event").toString(), QString("chance dice 3"));
    QCOMPARE(ask(t, R"({"do":"play","move":"1a"})").value("turn").toString(), QString("over"));
    const QJsonObject state = ask(t, R"({"do":"state"})");
    QCOMPARE(state.value("result").toObject().value("winners").toArray(), QJsonArray{0});
    QCOMPARE(state.value("ply").toInt(), 3);
    QCOMPARE(ask(t, R"({"do":"log"})").value("log").toArray(), QJsonArray({"1 1a", "chance dice 3", "0 1a"}));
    QCOMPARE(ask(t, R"({"do":"moves"})").value("moves").toArray(), QJsonArray());
    QVERIFY(refuses(t, R"({"do":"chance"})", "over"));
    QVERIFY(refuses(t, R"({"do":"play","move":"1a"})", "over"));
  }

  void aMatchIsGivenUpOrStopped() {
    TableProtocol t = table();
    QVERIFY(refuses(t, R"({"do":"resign","seat":0})", "no match"));
    ask(t, R"({"do":"new","game":"heaps"})");
    QVERIFY(refuses(t, R"({"do":"resign"})", "seat"));
    QVERIFY(refuses(t, R"({"do":"resign","seat":2})", "0 to 1"));
    QVERIFY(refuses(t, R"({"do":"draw"})", "draw")); // none can be agreed on in this game
    QCOMPARE(ask(t, R"({"do":"resign","seat":0})").value("turn").toString(), QString("over"));
    QCOMPARE(ask(t, R"({"do":"state"})").value("result").toObject().value("winners").toArray(), QJsonArray({1}));
    QCOMPARE(ask(t, R"({"do":"log"})").value("log").toArray(), QJsonArray({"resign 0"}));
    const QString seen = ask(t, R"({"do":"look","seat":1,"as":"text"})").value("text").toString();
    QVERIFY2(seen.trimmed().endsWith("gave up."), qPrintable(seen)); // nobody is asked for a move any more
    QVERIFY(refuses(t, R"({"do":"stop"})", "over"));
    ask(t, R"({"do":"undo"})");
    QCOMPARE(ask(t, R"({"do":"stop"})").value("turn").toString(), QString("over"));
  }

  void chanceIsDescribedAndCanBeForced() {
    TableProtocol t = table();
    ask(t, R"({"do":"new","game":"fingers"})");
    const QJsonObject asked = ask(t, R"({"do":"moves"})").value("chance").toObject();
    QCOMPARE(asked.value("kind").toString(), QString("deck"));
    QCOMPARE(asked.value("cards").toArray().size(), 4);
    QVERIFY(refuses(t, R"({"do":"chance","deck":["7C","7C","QS","AH"]})", "7C"));
    QVERIFY(refuses(t, R"({"do":"chance","deck":["7C"]})", "4 cards"));
    QVERIFY(refuses(t, R"({"do":"chance","dice":[1]})", "pack"));
    QVERIFY(refuses(t, R"({"do":"chance","dice":[1],"draw":1})", "Only one"));
    QVERIFY(refuses(t, R"({"do":"chance","deck":{"a":1}})", "list"));
    QCOMPARE(ask(t, R"({"do":"state"})").value("ply").toInt(), 0);
    QVERIFY(ask(t, R"({"do":"chance","deck":["AH","7C","QS","8C"]})").value("ok").toBool());
  }

  void severalSeatsDecideAtOnce() {
    TableProtocol t = table();
    ask(t, R"({"do":"new","game":"fingers"})");
    QVERIFY(refuses(t, R"({"do":"moves","seat":1})", "no field"));
    ask(t, R"({"do":"chance","deck":["AH","7C","QS","8C"]})");
    QCOMPARE(ask(t, R"({"do":"state"})").value("seats").toArray(), QJsonArray({0, 1}));
    QCOMPARE(ask(t, R"({"do":"moves","seat":1})").value("moves").toArray(), QJsonArray({"QS", "8C"}));
    ask(t, R"({"do":"play","move":"QS","seat":1})");
    QVERIFY(refuses(t, R"({"do":"play","move":"QS","seat":1})", "no field"));
    QCOMPARE(ask(t, R"({"do":"play","move":"AH"})").value("turn").toString(), QString("over"));
  }

  void aLookHoldsOnlyWhatTheSeatMaySee() {
    TableProtocol t = table();
    ask(t, R"({"do":"new","game":"fingers"})");
    ask(t, R"({"do":"chance","deck":["AH","7C","QS","8C"]})");
    const QByteArray own = t.answer(R"({"do":"look","seat":0})"), all = t.answer(R"({"do":"look","seat":"public"})");
    QVERIFY(own.contains("AH") && own.contains("7C") && !own.contains("QS"));
    QVERIFY(!all.contains("AH") && !all.contains("QS"));
    QVERIFY(!ask(t, R"({"do":"look","seat":1,"as":"text"})").value("text").toString().contains("AH"));
    QVERIFY(refuses(t, R"({"do":"look","seat":2})", "0 to 1"));
    QVERIFY(refuses(t, R"({"do":"look"})", "seat"));
    QVERIFY(refuses(t, R"({"do":"look","seat":"all"})", "public"));
    QVERIFY(refuses(t, R"({"do":"look","seat":0,"as":"html"})", "text"));
  }

  void aLookIsTheViewAsJson() {
    TableProtocol t = table();
    ask(t, R"({"do":"new","game":"heaps","position":"1220"})");
    const QJsonObject view = ask(t, R"({"do":"look","seat":0})").value("view").toObject();
    QCOMPARE(view.value("prompt").toString(), QString("Take stones, seat 1!"));
    const QJsonObject right = view.value("zones").toArray().at(1).toObject();
    QCOMPARE(right.value("kind").toString(), QString("pile"));
    QCOMPARE(right.value("name").toString(), QString("right heap"));
    QCOMPARE(right.value("items").toArray().size(), 2);
    QCOMPARE(right.value("items").toArray().at(0).toObject().value("piece").toString(), QString("man"));
    QCOMPARE(view.value("entry").toObject().value("highest").toInt(), 3);
  }

  void movesAreTakenBackAndPlayedAgain() {
    TableProtocol t = table();
    ask(t, R"({"do":"new","game":"heaps","seed":3})");
    QVERIFY(refuses(t, R"({"do":"undo"})", "nothing"));
    const QString thrown = ask(t, R"({"do":"chance"})").value("event").toString();
    QCOMPARE(ask(t, R"({"do":"undo"})").value("ply").toInt(), 0);
    QCOMPARE(ask(t, R"({"do":"redo"})").value("ply").toInt(), 1);
    QVERIFY(refuses(t, R"({"do":"redo"})", "nothing"));
    ask(t, R"({"do":"undo"})");
    QCOMPARE(ask(t, R"({"do":"chance"})").value("event").toString(), thrown); // nobody throws again for a better throw
  }

  void aHintAndTheComputerPlayerAnswerInEveryGame() {
    TableProtocol t = table();
    ask(t, R"({"do":"new","game":"heaps","position":"2120"})");
    QCOMPARE(ask(t, R"({"do":"hint"})").value("move").toString(), QString("1a")); // one and one are left: it wins
    QVERIFY(refuses(t, R"({"do":"bot"})", "level"));
    QVERIFY(refuses(t, R"({"do":"bot","level":6})", "1 to 5"));
    QCOMPARE(ask(t, R"({"do":"bot","level":5})").value("move").toString(), QString("1a"));
    QVERIFY(refuses(t, R"({"do":"bot","level":5})", "chance"));
    ask(t, R"({"do":"new","game":"fingers"})");
    ask(t, R"({"do":"chance"})");
    QVERIFY(ask(t, R"({"do":"hint"})").contains("luck"));
    QVERIFY(ask(t, R"({"do":"bot","level":1})").contains("move"));
  }

  void optionsAndSeatsAreChecked() {
    TableProtocol t = table();
    QVERIFY(refuses(t, R"({"do":"new"})", "game"));
    QVERIFY(refuses(t, R"({"do":"new","game":7})", "text"));
    QVERIFY(refuses(t, R"({"do":"new","game":"chess-on-the-moon"})", "no game"));
    QVERIFY(refuses(t, R"({"do":"new","game":"heaps","seats":3})", "2 seats"));
    QVERIFY(refuses(t, R"({"do":"new","game":"heaps","seats":1e99})", "whole number"));
    QVERIFY(refuses(t, R"({"do":"new","game":"heaps","seats":1.5})", "whole number"));
    QVERIFY(refuses(t, R"({"do":"new","game":"heaps","options":[]})", "object"));
    QVERIFY(refuses(t, R"({"do":"new","game":"heaps","options":{"last":"1"}})", "first"));
    QVERIFY(refuses(t, R"({"do":"new","game":"heaps","options":{"first":"2"}})", "0, 1"));
    QVERIFY(refuses(t, R"({"do":"new","game":"heaps","options":{"first":null}})", "text"));
    QVERIFY(refuses(t, R"({"do":"new","game":"heaps","seed":-1})", "seed"));
    QVERIFY(refuses(t, R"({"do":"new","game":"heaps","seed":18446744073709551615})", "seed")); // JSON cannot hold it
    QVERIFY(refuses(t, R"({"do":"new","game":"heaps","position":"9999"})", "heap"));
    QVERIFY(!t.match());
    ask(t, R"({"do":"new","game":"two-heaps","seed":"18446744073709551615","options":{"first":1}})");
    QCOMPARE(ask(t, R"({"do":"state"})").value("position").toString(), QString("3301"));
    QCOMPARE(t.match()->seed(), std::numeric_limits<std::uint64_t>::max());
  }

  void wrongRequestsAreToldWhatWouldBeRight() {
    TableProtocol t = table();
    QVERIFY(refuses(t, "", "not JSON"));
    QVERIFY(refuses(t, "[1]", "object"));
    QVERIFY(refuses(t, "{}", "do"));
    QVERIFY(refuses(t, R"({"do":5})", "do"));
    QVERIFY(refuses(t, R"({"do":"dance"})", "new, state, moves"));
    QVERIFY(refuses(t, R"({"do":"state"})", "no match"));
    QVERIFY(refuses(t, R"({"do":"new","game":"heaps","colour":"red"})", "colour"));
    QVERIFY(refuses(t, R"({"do":"state","x":1})", "no fields"));
    QVERIFY(refuses(t, QByteArray("{\"do\":\"st\xff\"}"), "not JSON"));
    QVERIFY(refuses(t, QByteArray(100000, '['), "not JSON"));
    QVERIFY(refuses(t, QByteArray("{\"do\":\"\0\"}", 9), "not JSON"));
    QVERIFY(!ask(t, R"({"do":"\ud800"})").value("ok").toBool());
    QVERIFY(!QJsonDocument::fromJson(t.answerTooLong()).object().value("ok").toBool(true));
  }

  void afterAnErrorTheMatchIsUnchanged() {
    TableProtocol t = table();
    ask(t, R"({"do":"new","game":"heaps","position":"3320"})");
    const QJsonObject before = ask(t, R"({"do":"state"})");
    QVERIFY(refuses(t, R"({"do":"play","move":"3a"})", "3a"));
    QVERIFY(refuses(t, R"({"do":"play"})", "move"));
    QVERIFY(refuses(t, R"({"do":"chance","dice":[2]})", "seat 0"));
    QVERIFY(refuses(t, R"({"do":"new","game":"heaps","position":"?"})", "digits"));
    QVERIFY(refuses(t, R"({"do":"load","file":"none.json"})", "--files"));
    QCOMPARE(ask(t, R"({"do":"state"})"), before);
  }

  void aSavedMatchGoesOnWhereItWas() {
    QTemporaryDir folder;
    TableProtocol t = table(folder.path()), other = table(folder.path());
    ask(t, R"({"do":"new","game":"heaps","seed":9,"options":{"first":"1"}})");
    ask(t, R"({"do":"chance"})");
    ask(t, R"({"do":"bot","level":1})");
    ask(t, R"({"do":"undo"})");
    QVERIFY(ask(t, R"({"do":"save","file":"match.json"})").value("ok").toBool());
    QVERIFY(ask(t, R"({"do":"save","file":"match.json"})").value("ok").toBool()); // in the place of the first
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList("match.json"));
    QVERIFY(ask(other, R"({"do":"load","file":"match.json"})").value("ok").toBool());
    QCOMPARE(ask(other, R"({"do":"state"})"), ask(t, R"({"do":"state"})"));
    QCOMPARE(ask(other, R"({"do":"redo"})"), ask(t, R"({"do":"redo"})"));
    QCOMPARE(ask(other, R"({"do":"chance"})"), ask(t, R"({"do":"chance"})"));
  }

  void damagedMatchFilesAreRefused_data() {
    QTest::addColumn<QByteArray>("contents");
    QTest::addColumn<QString>("because");
    const QByteArray good =
        R"({"format":"mangukast-match","version":1,"game":"heaps","seats":2,"options":{},"seed":"7",)"
        R"("position":"3320","ply":1,"log":["0 2a"]})";
    const auto row = [&](const char* name, const QByteArray& contents, const QString& because) {
      QTest::newRow(name) << contents << because;
    };
    const auto changed = [&](const char* from, const char* to) { return QByteArray(good).replace(from, to); };
    row("empty", "", "JSON");
    row("cut off", good.chopped(5), "JSON");
    row("another format", changed("mangukast", "othergame"), "format");
    row("newer", changed("\"version\":1", "\"version\":2"), "newer");
    row("unknown game", changed("heaps", "piles"), "piles");
    row("seats as text", changed("\"seats\":2", "\"seats\":\"2\""), "seats");
    row("seed is no number", changed("\"7\"", "\"x\""), "seed");
    row("position", changed("3320", "x"), "digits");
    row("illegal move", changed("2a", "3a"), "3a");
    row("ply out of range", changed("\"ply\":1", "\"ply\":2"), "ply");
    row("log is no list", changed("[\"0 2a\"]", "{}"), "log");
    row("log holds numbers", changed("\"0 2a\"", "7"), "log");
    row("wrong option", changed("\"options\":{}", "\"options\":{\"first\":\"9\"}"), "first");
  }
  void damagedMatchFilesAreRefused() {
    QFETCH(QByteArray, contents);
    QFETCH(QString, because);
    QTemporaryDir folder;
    QFile file(folder.filePath("match.json"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(contents) == contents.size());
    file.close();
    TableProtocol t = table(folder.path());
    QVERIFY(refuses(t, R"({"do":"load","file":"match.json"})", because));
    QVERIFY(!t.match());
  }

  void nothingOutsideTheFolderOfMatchesIsTouched() {
    QTemporaryDir dir;
    const QString inside = dir.filePath("matches"), outside = dir.filePath("precious.txt");
    QVERIFY(QDir().mkpath(inside + "/below"));
    QFile precious(outside);
    QVERIFY(precious.open(QIODevice::WriteOnly) && precious.write("precious") == 8);
    precious.close();
    QVERIFY(QFile::link(outside, inside + "/link.json"));
    QVERIFY(QFile::link("/proc/kmsg", inside + "/log.json"));
    QVERIFY(::mkfifo(QFile::encodeName(inside + "/pipe.json").constData(), 0600) == 0);
    TableProtocol t = table(inside), closed = table();
    ask(t, R"({"do":"new","game":"heaps"})");
    ask(closed, R"({"do":"new","game":"heaps"})");
    for (const QByteArray what : {"save", "load"}) {
      const auto asked = [&](const QByteArray& name) {
        return QByteArray("{\"do\":\"" + what + "\",\"file\":\"" + name + "\"}");
      };
      for (const QByteArray name :
           {"../precious.txt", "/etc/passwd", "/proc/kmsg", "below/x.json", ".", "..", "", ".hidden", "a\\u0000b"})
        QVERIFY2(refuses(t, asked(name), "plain file name"), name.constData());
      for (const QByteArray name : {"link.json", "log.json", "pipe.json", "below"})
        QVERIFY2(refuses(t, asked(name), "not a file"), name.constData());
      QVERIFY(refuses(closed, asked("m.json"), "--files"));
    }
    QVERIFY(refuses(t, R"({"do":"load","file":"none.json"})", "read"));
    QVERIFY(precious.open(QIODevice::ReadOnly));
    QCOMPARE(precious.readAll(), QByteArray("precious"));
    QCOMPARE(QDir(inside).entryList(QDir::Files | QDir::Hidden | QDir::System).size(), 3);
    QVERIFY(!MatchFolder(outside).isOpen());
  }

  void quitEndsTheTable() {
    TableProtocol t = table();
    QVERIFY(refuses(t, R"({"do":"quit","now":true})", "no fields"));
    QVERIFY(!t.finished());
    QVERIFY(ask(t, R"({"do":"quit"})").value("ok").toBool());
    QVERIFY(t.finished());
  }

  void linesAreReadHoweverTheyArrive() {
    const QByteArrayList expected{"a", "", "bc\r", QByteArray("\0\xff", 2), "last"};
    const QByteArray stream = expected.join('\n');
    for (const qsizetype piece : {1, 2, 3, 1000}) QCOMPARE(readLines(stream, piece), expected);
    QCOMPARE(readLines("", 5), QByteArrayList());
    QCOMPARE(readLines("\n", 5), QByteArrayList{""});
  }

  void overlongLinesAreSkipped() {
    const QByteArray longest(LineReader::kLongest, 'x');
    QCOMPARE(readLines("a\n" + longest + "\nb", 70000), (QByteArrayList{"a", longest, "b"}));
    QCOMPARE(readLines("a\n" + longest + "y\nb", 70000), (QByteArrayList{"a", "!", "b"}));
    QCOMPARE(readLines(longest + longest, 70000), QByteArrayList{"!"});
  }
};

QTEST_GUILESS_MAIN(ProtocolTest)
#include "protocol_test.moc"
