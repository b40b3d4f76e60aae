// Positions that a reader can check for himself, with what is best in them: the table of docs/positions.md is read and
// the strongest level asked.
#include "games/backgammon/catalogue.h"
#include "games/box/match.h"
#include "games/chessboard/catalogue.h"
#include "games/dice/catalogue.h"
#include "games/mill/catalogue.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace mk;

namespace {

const GameInfo& game(const std::string& id) {
  for (const Family* family : {&chessboardFamily(), &millFamily(), &diceFamily(), &backgammonFamily()})
    for (const GameInfo& info : family->games)
      if (info.id == id) return info;
  qFatal("no such game");
}

// What stands between `` in a cell.
QStringList quoted(const QString& cell) {
  static const QRegularExpression ticks(QStringLiteral("`([^`]*)`"));
  QStringList out;
  for (auto it = ticks.globalMatch(cell); it.hasNext();) out += it.next().captured(1).replace("\\|", "|");
  return out;
}

} // namespace

class PositionsTest : public QObject {
  Q_OBJECT

private slots:
  void theStrongestLevelFindsWhatIsBest_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QStringList>("events");
    QTest::addColumn<QStringList>("best");
    QFile file(QStringLiteral(MK_SOURCE_DIR "/docs/positions.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    static const QRegularExpression bar(QStringLiteral("(?<!\\\\)\\|"));
    int rows = 0;
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n')) {
      const QStringList cells = line.split(bar);
      if (cells.size() != 7 || !cells[4].contains('`')) continue;
      const QString id = cells[1].trimmed();
      QTest::newRow(qPrintable(QString::number(++rows) + ": " + id))
          << id << quoted(cells[2]).value(0) << quoted(cells[3]) << quoted(cells[4]);
    }
    QVERIFY(rows >= 20);
  }
  void theStrongestLevelFindsWhatIsBest() {
    QFETCH(QString, id);
    QFETCH(QString, position);
    QFETCH(QStringList, events);
    QFETCH(QStringList, best);
    const GameInfo& info = game(id.toStdString());
    std::map<std::string, std::string> options;
    if (position.isEmpty() &&
        std::ranges::any_of(info.options, [](const OptionSpec& o) { return o.key == std::string_view("starter"); }))
      options["starter"] = "seat-1";
    std::vector<std::string> log;
    for (const QString& event : events) log.push_back(event.toStdString());
    const auto match = Match::replay(info, 2, options, 1, position.toStdString(), log);
    QVERIFY2(match, qPrintable(QString::fromStdString(match ? std::string() : english(match.why()))));
    Thinking asked;
    asked.nodes = 100'000;
    asked.best = true;
    Random random(1);
    const auto thought = match->now().think(match->turn().seat(), asked, random);
    QVERIFY(thought.move.has_value());
    QVERIFY2(best.contains(QString::fromStdString(*thought.move)), thought.move->c_str());
  }
};

QTEST_APPLESS_MAIN(PositionsTest)
#include "positions_test.moc"
