// All twelve tricks in the window, by touches, keys and typed numbers: watched as the spectator, performed for the
// program, and performed for people in the room with a pack of one's own, with a slip in the pack and a wrong input.
#include "boards/outcome_entry.h"
#include "tests/running.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>

#include <map>

using namespace mk;

namespace {

struct Room : Running {
  using Running::Running;
  Random random{11, 1};
  std::map<std::string, int> done; // how often each kind of input has been made in a row

  bool waits() {
    return QTest::qWaitFor([&] { return match().over() || match().turn().isSeats(); }, 20'000);
  }
  QString prompt() { return Words().write(match().now().look(Viewer{0}).prompt); }

  // One touch of the table, a button by its key, a number by what the strip offers.
  bool touch(const Stroke& s) {
    TableCanvas& canvas = table().canvas();
    table().finishMotion();
    if (s.kind == Stroke::Kind::Place) {
      if (!canvas.touch().mayPick(s.from) && !std::ranges::count(canvas.touch().targets(), s.from)) return false;
      canvas.press(s.from);
      return true;
    }
    if (s.kind == Stroke::Kind::Button) {
      for (const Button& b : match().now().look(Viewer{0}).buttons)
        if (b.id == s.number) {
          canvas.setFocus();
          QTest::keyClick(&canvas, b.key);
          return true;
        }
      return false;
    }
    for (auto* line : table().findChildren<QLineEdit*>("entryLine"))
      if (line->isVisible()) {
        line->clear();
        QTest::keyClicks(line, QString::number(s.number));
        QTest::keyClick(line, Qt::Key_Return);
        return true;
      }
    for (auto* b : table().findChildren<QPushButton*>())
      if (b->isVisible() && b->text() == QString::number(s.number)) {
        QTest::mouseClick(b, Qt::LeftButton);
        return true;
      }
    return false;
  }

  bool make(const std::string& move) {
    const std::size_t plies = match().plies();
    const Gesture g = match().now().gestureOf(0, move);
    for (const Stroke& s : g.path)
      if (!touch(s)) return false;
    if (match().plies() <= plies || match().event(plies).move != move) return false;
    table().finishMotion();
    return true;
  }

  static bool isMistake(const Position& now, const std::string& move) {
    const auto after = now.clone();
    return after->play(0, move) && after->text().find("| mistakes 1 refused") != std::string::npos;
  }
  std::optional<std::string> wrongInput() {
    for (const std::string& move : match().now().moves(0))
      if (isMistake(match().now(), move)) return move;
    return std::nullopt;
  }

  // What a magician who knows the trick does; a spectator does as they please, and takes or cuts a few times.
  std::string next() {
    const Position& now = match().now();
    if (std::string told = now.suggest(0, random); !told.empty()) return told;
    auto moves = now.moves(0);
    std::erase(moves, "glance");
    std::erase(moves, "no");
    std::erase(moves, "wrong");
    const auto kind = [](const std::string& m) { return m.substr(0, m.find(' ')); };
    const auto has = [&](const char* m) { return std::ranges::count(moves, m) > 0; };
    if (has("done") && done[kind(moves.front())] >= 2) {
      done.clear();
      return "done";
    }
    // A number smaller than the one said; who has moved no card says so.
    if (kind(moves.front()) == "count") return "count 1";
    const std::string chosen = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    ++done[kind(chosen)];
    return chosen;
  }

  // The trick is chosen in the box and performed, for the program or for people with a pack of their own.
  void begin(const QString& id, bool people) {
    emit window->box().gamePicked(id);
    choose("Whether you are the spectator", 1);
    if (people) choose("Whom you perform for", 1);
    for (auto* tick : window->game().form().findChildren<QCheckBox*>())
      if (people && tick->text() == QLatin1String("Real dice and cards")) tick->setChecked(true);
    QTest::mouseClick(&window->game().playButton(), Qt::LeftButton);
  }
  void choose(const char* meaning, int index) {
    for (auto* list : window->game().form().findChildren<QComboBox*>())
      if (list->accessibleDescription().startsWith(QLatin1String(meaning))) list->setCurrentIndex(index);
  }

  // Fifty-two cards, one of them twice in the middle: said at once, and mended where it is.
  void typePack() {
    auto* entry = window->findChild<OutcomeEntry*>();
    QVERIFY(entry && session().asksForOutcome());
    auto* line = entry->findChild<QLineEdit*>("outcomeLine");
    QStringList pack;
    for (const Card c : sortedPack()) pack << QString::fromStdString(text(c));
    for (qsizetype i = pack.size(); i > 1; --i) pack.swapItemsAt(i - 1, random.below(static_cast<std::uint32_t>(i)));
    const QString right = std::exchange(pack[25], pack[4]);
    line->setText(pack.mid(0, 25).join(u' ') + u' ');
    QTest::keyClicks(line, pack[25]);
    const auto complains = [&] {
      return std::ranges::any_of(entry->findChildren<QLabel*>(),
                                 [](const QLabel* l) { return l->text().contains("is there already, as card 5"); });
    };
    QVERIFY(complains());
    QTest::keyClicks(line, u' ' + pack.mid(26).join(u' '));
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(match().plies(), std::size_t{0});
    QCOMPARE(line->selectedText(), pack[25]);
    QTest::keyClicks(line, right);
    QVERIFY(!complains());
    QTest::keyClick(line, Qt::Key_Return);
    QVERIFY(QTest::qWaitFor([&] { return match().plies() > 0; }));
  }

  // To the end, with one wrong input: it is refused with the reason and costs a star.
  void perform(bool errs, bool people) {
    bool erred = false;
    for (int inputs = 0; inputs < 200; ++inputs) {
      QVERIFY(waits());
      if (match().over()) break;
      if (const auto wrong = errs && !erred ? wrongInput() : std::nullopt) {
        QVERIFY2(make(*wrong), wrong->c_str());
        QVERIFY(waits());
        QVERIFY2(prompt().startsWith("That is not right."), qPrintable(prompt()));
        erred = true;
      }
      const std::string move = next();
      const bool guest = people && match().now().suggest(0, random).empty();
      if (guest) QVERIFY2(prompt().contains("pectator:") || prompt().contains("spectator"), qPrintable(prompt()));
      QVERIFY2(make(move), qPrintable(QString::fromStdString(move) + " | " + prompt()));
    }
    QVERIFY(match().over());
    QCOMPARE(match().result().stars, erred ? 2 : 3);
    QCOMPARE(erred, errs);
    QVERIFY(window->table().endPanel().isVisible());
  }
};

void everyTrick() {
  QTest::addColumn<QString>("id");
  for (int id = 157; id <= 168; ++id) QTest::addRow("%d", id) << QString::number(id);
}

} // namespace

#define EVERY_TRICK                                                                                                    \
  QFETCH(QString, id);                                                                                                 \
  QTemporaryDir dir;                                                                                                   \
  Room run(dir.path());                                                                                                \
  if (!run.box.find(id)) QSKIP("the plugin of this trick is not built")

class TricksRoomTest : public QObject {
  Q_OBJECT
private slots:
  void initTestCase() { applyStyle(*qApp, {}); }

  void isWatched_data() { everyTrick(); }
  void isWatched() {
    EVERY_TRICK;
    run.play(id);
    run.perform(false, false);
  }

  void isPerformedForTheProgram_data() { everyTrick(); }
  void isPerformedForTheProgram() {
    EVERY_TRICK;
    run.begin(id, false);
    run.perform(true, false);
  }

  void isPerformedForPeopleWithAPackOfOnesOwn_data() { everyTrick(); }
  void isPerformedForPeopleWithAPackOfOnesOwn() {
    EVERY_TRICK;
    run.begin(id, true);
    run.typePack();
    run.perform(true, true);
  }
};

QTEST_MAIN(TricksRoomTest)
#include "tricks_room_test.moc"
