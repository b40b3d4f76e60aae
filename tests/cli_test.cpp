// mangukast-cli as it is called: answers, exit codes, languages, and that its numbers agree with what is published.
#include "tests/cli_run.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <limits>

class CliTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase() {
    for (const QJsonObject& game : run({"list", "--json"}).objects()) games_ += game;
    QVERIFY(!games_.isEmpty());
  }

  void theListTellsEveryGame() {
    for (const QJsonObject& game : games_) {
      for (const char* field : {"id", "slug", "family", "kind"})
        QVERIFY(!game.value(QLatin1String(field)).toString().isEmpty());
      for (const char* lang : {"et", "en"})
        QVERIFY(!game.value("names").toObject().value(QLatin1String(lang)).toString().isEmpty());
      const QJsonArray players = game.value("players").toArray();
      QCOMPARE(players.size(), 3);
      QVERIFY(players[0].toInt() >= 1 && players[0].toInt() <= players[2].toInt() &&
              players[2].toInt() <= players[1].toInt());
      for (const QJsonValue& option : game.value("options").toArray()) QVERIFY(!option["default"].isUndefined());
    }
    QCOMPARE(run({"list"}).out.count('\n'), games_.size());
  }

  void draughtsCountAsPublished() {
    QCOMPARE(run({"perft", "12", "4"}).out, QByteArray("1469\n"));
    QCOMPARE(run({"perft", "draughts", "3", "--position", "W:Wc5,e5,g5:Bb8,d8,f8"}).out, QByteArray("137\n"));
    const Ran divided = run({"perft", "12", "3", "--divide"});
    QCOMPARE(divided.out.count('\n'), 8);
    QVERIFY(divided.out.endsWith("\n302\n"));
    qint64 sum = 0;
    for (const QByteArray& line : divided.out.split('\n'))
      if (const qsizetype colon = line.indexOf(": "); colon > 0) sum += line.mid(colon + 2).toLongLong();
    QCOMPARE(sum, 302);
  }

  void everyGamesRandomMatchesEnd() {
    const Ran ran = run({"playouts", "all", "--count", "5", "--json"});
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.objects().size(), games_.size());
    for (const QJsonObject& game : ran.objects()) QCOMPARE(game.value("finished").toInt(), 5);
  }

  void aComputerPlayerTellsWhatItThinks() {
    const QString mate = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
    const Ran ran = run({"think", "27", "--level", "5", "--nodes", "2000", "--position", mate, "--json"});
    QCOMPARE(ran.code, 0);
    const QJsonObject t = ran.objects().value(0);
    QCOMPARE(t.value("move").toString(), QString("a1a8"));
    QCOMPARE(t.value("worth").toDouble(), 1.0);
    QVERIFY(t.value("decided").toBool());
    QVERIFY(t.value("candidates").toArray().size() > 10);
    const Ran told = run({"think", "chess", "--level", "5", "--nodes", "2000", "--position", mate, "--lang", "et"});
    QVERIFY(told.out.contains("a1a8") && told.out.contains("100,0 %"));
    QCOMPARE(run({"think", "27"}).code, 2);
    QCOMPARE(run({"think", "27", "--level", "6"}).code, 2);
    QCOMPARE(run({"think", "27", "--level", "5", "--position", "nonsense"}).code, 2);
    QCOMPARE(run({"think", "27", "--level", "5", "--log", "/no/such/file"}).code, 1);
    QCOMPARE(run({"think", "27", "--level", "1", "--position", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"}).code, 1);
  }

  void aDuelCountsWhoWins() {
    const Ran ran =
        run({"duel", "10", "--level", "3", "--against", "random", "--count", "10", "--nodes", "500", "--json"});
    QCOMPARE(ran.code, 0);
    const QJsonObject t = ran.objects().value(0);
    QCOMPARE(t.value("matches").toInt(), 10);
    QCOMPARE(t.value("wins").toInt() + t.value("draws").toInt() + t.value("losses").toInt(), 10);
    QVERIFY(t.value("wins").toInt() >= 8);
    const Ran told = run({"duel", "10", "--level", "1", "--count", "2", "--nodes", "50", "--lang", "et"});
    QVERIFY2(QRegularExpression("\\d,\\d %").match(QString::fromUtf8(told.out)).hasMatch() && !told.out.contains('.'),
             told.out.constData());
    const QString largest = QString::number(std::numeric_limits<quint64>::max()); // a match may have such a seed
    for (const QStringList& command : {QStringList{"duel", "10", "--count", "2"}, {"think", "10"}, {"playouts", "10"}})
      QCOMPARE(run(command + QStringList{"--seed", largest} +
                   (command[0] == "playouts" ? QStringList{"--count", "2"} : QStringList{"--level", "1"}))
                   .code,
               0);
    QCOMPARE(run({"duel", "10"}).code, 2);
    QCOMPARE(run({"duel", "10", "--level", "3", "--against", "somebody"}).code, 2);
    QCOMPARE(run({"duel", "10", "--level", "3", "--seats", "5"}).code, 2);
  }

  // Other programs as they are named; a duel that has lost its opponent is no duel.
  void aDuelAgainstAnotherProgram() {
    if (!has("27")) QSKIP("chess is not here");
    const QStringList duel{"duel", "27", "--level", "1", "--count", "1", "--json", "--against"};
    const Ran strange = run(duel + QStringList{"stockfish:strong"});
    QCOMPARE(strange.code, 2);
    QVERIFY2(strange.err.contains("stockfish:1320-3190"), strange.err.constData());
    QTemporaryDir folder;
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", folder.path().toLocal8Bit());
    if (!QFile::exists("/usr/games/stockfish")) QCOMPARE(run(duel + QStringList{"stockfish"}).code, 1);
    qputenv("PATH", folder.path().toLocal8Bit() + ":" + path);
    QFile file(folder.filePath("stockfish"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("#!/bin/sh\nwhile read -r l; do case \"$l\" in uci) echo uciok ;; isready) echo readyok ;; "
               "go*) echo bestmove a1a9 ;; esac; done\n");
    file.close();
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const Ran lied = run(duel + QStringList{"stockfish:1500"});
    qputenv("PATH", path);
    QCOMPARE(lied.code, 1);
    QVERIFY2(lied.err.contains("a1a9"), lied.err.constData());
    QVERIFY(lied.out.isEmpty());
  }

  void aDuelOfPartners() {
    if (!has("bridge-belote")) QSKIP("belote is not here");
    const Ran ran =
        run({"duel", "bridge-belote", "--level", "1", "--against", "random", "--partners", "--count", "6", "--json"});
    QCOMPARE(ran.code, 0);
    const QJsonObject score = ran.objects().value(0);
    QCOMPARE(score.value("matches").toInt(), 6);
    QCOMPARE(score.value("draws").toInt(), 0); // a side wins as a whole
    QVERIFY(score.value("wins").toInt() > 0);
    QCOMPARE(run({"duel", "10", "--level", "1", "--partners"}).code, 2);
  }

  void gamesOfOtherProgramsComeInAndGoOut() {
    if (!has("27")) QSKIP("chess is not here");
    const QByteArray two = "[White \"M\xF6ri\"]\n1. e4 e5 2. Nf3 1-0\n\n1. d4 *\n";
    const Ran in = run({"import", "-", "--game", "27", "--json"}, two);
    QCOMPARE(in.code, 0);
    QCOMPARE(in.objects().size(), 2);
    QCOMPARE(in.objects()[0]["names"].toArray()[0].toString(), QString::fromUtf8("Möri"));
    QStringList log;
    for (const QJsonValue line : in.objects()[0]["log"].toArray()) log << line.toString();
    QCOMPARE(log.join(u','), QStringLiteral("0 e2e4,1 e7e5,0 g1f3,resign 1"));
    const Ran out =
        run({"export", "--game", "27", "--log", "-", "--name", "Mari", "--name", "Juku"}, log.join(u'\n').toUtf8());
    QCOMPARE(out.code, 0);
    QVERIFY(out.out.contains("[Black \"Juku\"]") && out.out.endsWith("1. e4 e5 2. Nf3 1-0\n"));
    const Ran fen = run({"export", "--game", "27", "--log", "-", "--format", "fen"}, log.join(u'\n').toUtf8());
    QCOMPARE(fen.out, QByteArray("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2\n"));
    QTemporaryDir dir;
    QFile file(dir.filePath("match.mat"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(" 3 point match\n\n Game 1\n A : 0     B : 0\n  1) 31: 8/5 6/5\n");
    file.close();
    const Ran text = run({"import", file.fileName(), "--game", "backgammon"});
    QCOMPARE(text.out, QByteArray("1  A \xE2\x80\x93 B\n   match=3\n   chance dice 3 1\n   0 8/5 6/5\n"));
  }
  void whatCannotBeReadNamesThePlace() {
    if (!has("27")) QSKIP("chess is not here");
    const Ran bad = run({"import", "-", "--game", "27"}, "1. e4 *\n\n1. Ke2 *\n");
    QCOMPARE(bad.code, 1);
    QVERIFY(bad.out.isEmpty());
    QVERIFY2(bad.err.contains("Line 3, game 2"), bad.err.constData());
    QVERIFY(run({"import", "-", "--game", "27"}, "1. e4 Ke7 *\n", "et_EE.UTF-8").err.contains("Rida 1, partii 1"));
    QCOMPARE(run({"import", "/nowhere/x.pgn", "--game", "27"}).code, 1);
    const Ran endless = run({"import", "-", "--game", "27"}, QByteArray((64 << 20) + 1, ' '));
    QVERIFY2(endless.code == 1 && endless.err.contains("larger than 64 MB"), endless.err.constData());
    QCOMPARE(run({"import", "-"}).code, 2);
    QCOMPARE(run({"import", "-", "--game", "27", "--format", "PDN"}).code, 2);
    QCOMPARE(run({"import", "-", "--game", "6"}).code, 2);
    QCOMPARE(run({"export", "--game", "27"}).code, 2);
    QCOMPARE(run({"export", "--game", "27", "--log", "-"}, "0 e2e5").code, 1);
    QCOMPARE(run({"export", "--game", "27", "--log", "-", "--position", "nonsense"}, "0 e2e5").code, 2);
    QCOMPARE(run({"think", "27", "--level", "1", "--log", "-"}, "0 e2e5").code, 1);
  }

  // A solver looks under every card; a hint may not.
  void aHintForAPatienceWithCoveredCardsKnowsNoneOfThem() {
    if (!has("150")) QSKIP("the patiences are not here");
    const auto answers = run({"table"}, R"({"do":"new","game":"150","seed":3}
{"do":"chance"}
{"do":"hint"}
)")
                             .out.trimmed()
                             .split('\n');
    const QByteArray covered = answers.last();
    QVERIFY2(covered.contains("\"ok\":true") && !covered.contains("winnable"), covered.constData());
  }

  void theProtocolImportsAndExports() {
    if (!has("27")) QSKIP("chess is not here");
    const auto answers = run({"table"}, R"({"do":"import","format":"PGN","text":"1. e4 *"}
{"do":"import","game":"27","format":"PGN","text":"1. e4 *\n\n1. d4 d5 *","number":2}
{"do":"import","format":"FEN","text":"nonsense"}
{"do":"log"}
{"do":"export","format":"FEN"}
{"do":"export","format":"PGN","names":["A","B"]}
{"do":"export","format":"XYZ"}
{"do":"import","format":"PGN","text":"1. e4 *","number":2}
{"do":"export","format":"PGN","names":["A","B","C"]}
)")
                             .objects();
    QCOMPARE(answers.size(), 9);
    QVERIFY(answers[8]["error"].toString().contains("There are 3 names for 2 seats."));
    QVERIFY(!answers[0]["ok"].toBool()); // of which game?
    QCOMPARE(answers[1]["games"].toInt(), 2);
    QVERIFY(!answers[2]["ok"].toBool() && answers[2]["error"].toString().contains("FEN"));
    QCOMPARE(answers[3]["log"].toArray().size(), 2); // as it was
    QCOMPARE(answers[4]["text"].toString(),
             QStringLiteral("rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w KQkq d6 0 2"));
    QVERIFY(answers[5]["text"].toString().contains("1. d4 d5 *"));
    QVERIFY(answers[6]["error"].toString().contains("PGN, FEN"));
    QVERIFY(!answers[7]["ok"].toBool());
  }

  void playoutsAreTheSameForTheSameSeed() {
    const auto count = [](const QString& seed) {
      QJsonObject o = run({"playouts", "12", "--count", "50", "--seed", seed, "--json"}).objects().value(0);
      o.remove("seconds");
      o.remove("movesPerSecond");
      return o;
    };
    QCOMPARE(count("5"), count("5"));
    QVERIFY(count("5") != count("6"));
  }

  void theLawsAreCheckedOnRequest() {
    const Ran ran = run({"playouts", "12", "--count", "3", "--check", "--json"});
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.objects().value(0).value("checked").toInt(), 3);
    QCOMPARE(ran.objects().value(0).value("broken").toArray(), QJsonArray());
  }

  void whatTheGamesOfAFamilyShareIsAPageToo() {
    const Ran shown = run({"rules", "family-dice", "--format", "markdown", "--lang", "en"});
    QCOMPARE(shown.code, 0);
    QVERIFY(shown.out.startsWith("# Dice games"));
  }

  void rulesAreShownInEveryForm() {
    const QByteArray markdown = run({"rules", "12", "--format", "markdown", "--lang", "et"}).out;
    QVERIFY(markdown.startsWith("# ") && markdown.contains("## Eesmärk"));
    QVERIFY(run({"rules", "12", "--format", "markdown", "--lang", "en"}).out.contains("## Goal"));
    const QByteArray html = run({"rules", "12", "--format", "html", "--lang", "et"}).out;
    QVERIFY(html.startsWith("<!DOCTYPE html>") && html.contains("<h2>Eesmärk</h2>") && html.contains("<pre>"));
    const QByteArray text = run({"rules", "12", "--lang", "et"}).out;
    QVERIFY(text.contains("Eesmärk\n-------\n") && !text.contains("**") && !text.contains("```"));
    QVERIFY(!text.contains("position:") &&
            !text.contains("legal:")); // diagrams are drawn, what decides questions is left out
  }

  void theRulebookIsSearched() {
    QTemporaryDir data;
    const Ran ran = run({"search", "tamm", "--lang", "et", "--json", "--data", data.path()});
    QCOMPARE(ran.code, 0);
    QStringList ids;
    for (const QJsonObject& hit : ran.objects()) ids += hit.value("id").toString();
    QVERIFY(ids.contains("12"));
    QCOMPARE(run({"search", "qqqqqq", "--json", "--data", data.path()}).out, QByteArray());
    QCOMPARE(run({"search", "\"' OR NEAR(", "--data", data.path()}).code, 0);
  }

  void aSourceTextIsImportedAndFound() {
    QTemporaryDir data;
    QFile file(data.filePath("book.txt"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("# Vanavanaema mängud\n\n## Sipelgapesa\n\nSipelgad jooksevad mööda lauda ja koguvad okkaid.\n");
    file.close();
    QCOMPARE(run({"import-source", file.fileName(), "--lang", "et", "--data", data.path()}).code, 0);
    QVERIFY(run({"search", "okkaid", "--lang", "et", "--data", data.path()}).out.contains("okkaid"));
    QCOMPARE(run({"import-source", data.filePath("none.txt"), "--lang", "et", "--data", data.path()}).code, 1);
    QCOMPARE(run({"import-source", file.fileName(), "--data", data.path()}).code, 2);
    // A book may be in a language that the program does not speak: the old card tables are Bulgarian and Swedish.
    QFile belote(data.filePath("belote.txt"));
    QVERIFY(belote.open(QIODevice::WriteOnly));
    belote.write("# Бридж - белот\n\n## Карти\n\nИграе се с тридесет и две карти.\n");
    belote.close();
    QCOMPARE(run({"import-source", belote.fileName(), "--lang", "bg", "--data", data.path()}).code, 0);
    QVERIFY(run({"source", "bridge-belote", "--data", data.path()}).out.contains("тридесет"));
    QCOMPARE(run({"import-source", belote.fileName(), "--lang", "Bulgarian", "--data", data.path()}).code, 1);
    QCOMPARE(run({"rules", "12", "--lang", "bg", "--data", data.path()}).code, 2); // it does not speak it
  }

  void theTableAnswersLineByLine() {
    const Ran ran =
        run({"table"}, "{\"do\":\"new\",\"game\":\"12\"}\nnonsense\n{\"do\":\"play\",\"move\":\"c3-d4\"}\n"
                       "{\"do\":\"look\",\"seat\":1,\"as\":\"text\"}\n{\"do\":\"quit\"}\n{\"do\":\"state\"}\n");
    QCOMPARE(ran.code, 0);
    const auto answers = ran.objects();
    QCOMPARE(answers.size(), 5);
    QVERIFY(!answers[1].value("ok").toBool() && answers[2].value("ok").toBool());
    QCOMPARE(answers[2].value("turn").toInt(), 1);
    QVERIFY(answers[3].value("text").toString().contains("\n4   . . . w . . . . \n"));
    QVERIFY(answers[3].value("text").toString().contains("\n    a b c d e f g h \n"));
  }

  // The client tells how long a decision took and when time is up; told nothing, the terminal measures.
  void timedDecisionsTakeTheirTime() {
    const Ran ran =
        run({"table"}, "{\"do\":\"new\",\"game\":\"101\",\"options\":{\"starter\":\"seat-1\",\"games\":\"1\"}}\n"
                       "{\"do\":\"clock\"}\n"
                       "{\"do\":\"chance\",\"dice\":[3,3,6]}\n"
                       "{\"do\":\"play\",\"move\":\"expr 6*3-3 t7\"}\n"
                       "{\"do\":\"chance\",\"dice\":[5,5,5]}\n"
                       "{\"do\":\"clock\"}\n"
                       "{\"do\":\"state\"}\n"
                       "{\"do\":\"log\"}\n");
    const auto answers = ran.objects();
    QCOMPARE(answers.size(), 8);
    QVERIFY(!answers[1]["ok"].toBool()); // no time runs before a throw
    QCOMPARE(answers[2]["seconds"].toInt(), 30);
    QVERIFY(!answers[3].contains("seconds"));
    QCOMPARE(answers[6]["position"].toString(), "101 r1 s- [1,0] {t=7;t=30}");
    QCOMPARE(answers[7]["log"].toArray(),
             (QJsonArray{"chance dice 3 3 6", "0 expr 6*3-3 t7", "chance dice 5 5 5", "clock"}));
  }

  // Refused work, wrong words and the reasons of the system: each message is whole in the language asked for.
  void aMessageIsWholeInOneLanguage_data() {
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const QStringList& words, const char* says) {
      QTest::newRow(name) << words << QString::fromUtf8(says);
    };
    row("a pack", {"perft", "172", "2"}, "segamise viise");
    row("a total that cannot be", {"think", "129", "--level", "1", "--position", "129 r1 s1 [30,0] {}"},
        "mõni summa ei sobi");
  }
  void aMessageIsWholeInOneLanguage() {
    QFETCH(QStringList, words);
    QFETCH(QString, says);
    const Ran ran = run(words + QStringList{"--lang", "et"});
    QVERIFY(ran.code != 0);
    const QString said = QString::fromUtf8(ran.err);
    QVERIFY2(said.contains(says), qPrintable(said));
    static const QRegularExpression english("\\b(the|not|no|cannot|is|such|file|does)\\b");
    QVERIFY2(!english.match(said).hasMatch(), qPrintable(said));
  }

  void aSecretIsToldOnlyToWhoAsks() {
    const QByteArray told = "six cards of one suit";
    for (const QString format : {"text", "html", "markdown"}) {
      const Ran covered = run({"rules", "157", "--format", format, "--lang", "en"});
      QCOMPARE(covered.code, 0);
      QVERIFY(!covered.out.contains(told) && covered.out.contains("--secret"));
      QVERIFY(run({"rules", "157", "--format", format, "--lang", "en", "--secret"}).out.contains(told));
    }
  }

  void whatCannotBeCountedFails() {
    const Ran ran = run({"perft", "172", "2"});
    QCOMPARE(ran.code, 1);
    QVERIFY(ran.out.isEmpty());
    QVERIFY(ran.err.contains("pack"));
  }

  void throwsOfGamesWithoutDecisionsAreCounted() {
    const Ran ran = run({"playouts", "95", "--count", "5", "--json"});
    QVERIFY(ran.objects().at(0).value("moves").toObject().value("mean").toDouble() > 9);
  }

  void aMatchOfOneMayBeGivenUp() {
    const Ran ran = run({"table"}, R"({"do":"new","game":"150"}
{"do":"chance"}
{"do":"resign","seat":0}
{"do":"state"}
)");
    QCOMPARE(ran.objects().at(3).value("turn").toString(), QString("over"));
  }

  void anImportedTextIsPrinted() {
    QTemporaryDir data;
    QFile file(data.filePath("book.md"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("# Kiri\n\n## Kaardid\n\nPakis on 52 kaarti.\n\n## 2. Jagamine\n\nVasakule, kilpkonn.\n\n## 12. "
               "Lugu\n\nLugu.\n");
    file.close();
    QCOMPARE(run({"source", "--data", data.path()}).code, 1); // nothing is loaded yet
    QCOMPARE(run({"import-source", file.fileName(), "--lang", "et", "--data", data.path()}).code, 0);
    QVERIFY(run({"source", "--data", data.path()}).out.contains("book"));
    QVERIFY(run({"source", "--data", data.path()}).out.contains("  Kaardid\n")); // its sections
    QVERIFY(run({"source", "kaardid", "--data", data.path()}).out.contains("Pakis on 52 kaarti."));
    QCOMPARE(run({"source", "2", "--data", data.path()}).out.count('#'), 1); // a number stands for itself
    QVERIFY(run({"source", "jagamine", "--data", data.path()}).out.contains("Vasakule"));
    QCOMPARE(run({"source", "jaga", "--data", data.path()}).code, 1); // a word is not a part of another
    QVERIFY(run({"search", "kilpkonn", "--data", data.path(), "--lang", "et"}).out.contains("book  2. Jagamine"));
    QCOMPARE(run({"source", "xyzzy", "--data", data.path()}).code, 1);
  }

  void whatCannotBeKeptIsNotLoaded() {
    QTemporaryDir data;
    QFile file(data.filePath("book.md"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("# Kiri\n\nTekst.\n") > 0);
    file.close();
    const Ran ran = run({"import-source", file.fileName(), "--lang", "et", "--data", file.fileName() + "/below"});
    QCOMPARE(ran.code, 1);
    QVERIFY(ran.out.isEmpty() && !ran.err.contains("atch") && ran.err.count('\n') == 1);
  }

  void anOverlongLineIsAnsweredAndSkipped() {
    const Ran ran = run({"table"}, QByteArray(5 << 20, '{') + "\n{\"do\":\"quit\"}\n");
    QCOMPARE(ran.objects().size(), 2);
    QVERIFY(!ran.objects()[0].value("ok").toBool(true) && ran.objects()[1].value("ok").toBool());
  }

  void theDoctorFindsEverythingInOrder() {
    QTemporaryDir data;
    const Ran ran = run({"doctor", "--data", data.path()});
    QVERIFY2(ran.code == 0, ran.out.constData());
  }

  void theDoctorSeesWhereNothingCanBeKept() {
    QTemporaryDir data;
    QFile file(data.filePath("file"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    for (const QString& repair : {QString("--lang=en"), QString("--repair")}) {
      const Ran ran = run({"doctor", repair, "--data", file.fileName() + "/below"});
      QCOMPARE(ran.code, 1);
      QVERIFY2(ran.out.contains("wrong: nothing can be kept in " + file.fileName().toUtf8()), ran.out.constData());
    }
    QCOMPARE(run({"doctor", "--data", data.filePath("yet/to/be/made")}).code, 0);
    QVERIFY(!QFileInfo::exists(data.filePath("yet")));
  }

  void anEmptyBoxSaysWhy() {
    const Ran ran = run({"list", "--plugins", "/no/such/folder"});
    QCOMPARE(ran.code, 1);
    QVERIFY2(ran.err.contains("there is no folder of games"), ran.err.constData());
  }

  void theDoctorRepairsADamagedStore() {
    QTemporaryDir data;
    run({"search", "kaart", "--data", data.path()}); // makes the store
    QFile file(data.filePath("mangukast.db"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(8192, '?'));
    file.close();
    QStringList before = QDir(data.path()).entryList(QDir::Files | QDir::Hidden);
    const Ran looked = run({"doctor", "--data", data.path()}); // only looks
    QCOMPARE(looked.code, 1);
    QVERIFY2(looked.out.contains("damaged"), looked.out.constData());
    QCOMPARE(QDir(data.path()).entryList(QDir::Files | QDir::Hidden), before);
    QVERIFY(file.open(QIODevice::ReadOnly) && file.readAll() == QByteArray(8192, '?'));
    file.close();
    const Ran repaired = run({"doctor", "--repair", "--data", data.path()});
    QVERIFY2(repaired.out.contains("repaired: "), repaired.out.constData());
    QVERIFY(run({"doctor", "--data", data.path()}).out.contains("OK: store in " + data.path().toUtf8()));
    QVERIFY(file.open(QIODevice::ReadOnly) && file.read(6) == "SQLite");
  }

  void theDoctorSeesForeignPlugins() {
    QTemporaryDir folder;
    QFile file(folder.filePath("bad.so"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("not a library") > 0);
    file.close();
    const Ran ran = run({"doctor", "--plugins", folder.path(), "--data", folder.path()});
    QCOMPARE(ran.code, 1);
    QVERIFY(ran.out.contains("bad.so"));
  }

  void anEmptyBoxIsToldAndFails() {
    QTemporaryDir folder;
    const Ran ran = run({"list", "--plugins", folder.path()});
    QCOMPARE(ran.code, 1);
    QVERIFY(ran.err.contains("empty"));
  }

  void helpAndVersionSucceed() {
    QCOMPARE(run({"--help"}).code, 0);
    QVERIFY(run({"--help"}).out.contains("perft ID DEPTH"));
    QCOMPARE(run({"-h"}).out, run({"--help"}).out);
    for (const QStringList& asked : {QStringList{"perft", "--help"}, {"perft", "-h"}, {"help", "perft"}}) {
      const QByteArray page = run(asked).out;
      QVERIFY(page.contains("perft ID DEPTH [--position P] [--option K=V]"));
      QVERIFY(!page.contains("playouts"));
    }
    QVERIFY(run({"duel", "-h"}).out.contains("duel ID --level L [--against A]"));
    QVERIFY(run({"import-source", "-h"}).out.contains("import-source FILE --lang L"));
    QVERIFY(run({"--version"}).out.startsWith("mangukast-cli "));
  }

private:
  bool has(const char* id) const {
    return std::any_of(games_.cbegin(), games_.cend(),
                       [&](const QJsonObject& game) { return game["id"].toString() == QLatin1String(id); });
  }
  QList<QJsonObject> games_;
};

QTEST_GUILESS_MAIN(CliTest)
#include "cli_test.moc"
