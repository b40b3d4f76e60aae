// What a seat is told when it sits down behind the curtain: all it has missed, as it may know it, and no more. Ruling:
// card games, A3.
#include "boards/action_strip.h"
#include "boards/notice.h"
#include "tests/cards_window.h"

#include <QLabel>

#include <QSet>

#include <map>

using namespace mk;

namespace {

// What of the table a note must leave free, of what lies under it: the own cards, the points and what is pressed.
QStringList covered(Running& run, const Notice& note) {
  QStringList out;
  const TableCanvas& canvas = run.table().canvas();
  const QRectF over = note.geometry().translated(-canvas.pos());
  for (const Sprite& s : canvas.scene().sprites)
    if (isFace(s) && s.bounds().intersects(over)) {
      const Zone* z = canvas.view().find(s.zone);
      if (z->kind == Zone::Kind::Hand && z->owner == run.session().viewer()) out << "an own card";
    }
  for (const Paper& p : canvas.scene().papers)
    if (p.rect.intersects(over)) out << "the points";
  if (const auto* strip = run.table().findChild<ActionStrip*>(); strip->isVisible())
    for (const QPushButton* b : strip->findChildren<QPushButton*>())
      if (b->isVisible() && QRect(b->mapTo(&run.table(), QPoint()), b->size()).intersects(note.geometry()))
        out << "“" + b->text() + "”";
  if (!run.table().rect().contains(note.geometry())) out << "its own edge lies outside the table";
  out.removeDuplicates();
  return out;
}

// The cards that a text names.
QSet<QString> cardsIn(const QString& text, const Words& words) {
  QSet<QString> out;
  for (const Suit suit : {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades})
    for (int value = 1; value <= 13; ++value)
      if (const QString name = words.write(nameOf(Card(suit, value))); text.contains(name, Qt::CaseInsensitive))
        out << name;
  return out;
}

QSet<QString> facesSeen(const Position& now, Viewer v, const Words& words) {
  QSet<QString> out;
  for (const Zone& z : now.look(v).zones)
    for (const Item& i : z.items)
      if (i.thing.kind == Thing::Kind::Card && !i.thing.asCard().isBack()) out << words.write(nameOf(i.thing.asCard()));
  return out;
}

} // namespace

class CardsToldTest : public QObject {
  Q_OBJECT
private slots:
  void initTestCase() { applyStyle(*qApp, {}); }

  // Three or more people at one keyboard, A3: whoever sits down is told what has happened since that seat last looked,
  // all of it and in order, as that seat may know it; the note leaves cards, points and buttons free, and goes with the
  // first touch.
  void everybodyIsToldWhatHasBeenMissed_data() {
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("height");
    QTest::newRow("small") << 1024 << 640;
    QTest::newRow("large") << 1280 << 800;
  }
  void everybodyIsToldWhatHasBeenMissed() {
    QFETCH(int, width);
    QFETCH(int, height);
    QTemporaryDir dir;
    Running run(dir.path(), height == 640 ? "et" : "en");
    NEEDS("169");
    run.window->resize(width, height);
    auto* note = run.table().findChild<Notice*>();
    QVERIFY(note);
    QString heading;
    QStringList lines;
    connect(&run.window->table().presenter(), &Presenter::missed, this,
            [&](const QString& h, const QStringList& l) { heading = h, lines = l; });
    const bool whole = qEnvironmentVariableIsSet("MK_LONG");
    QStringList over;
    int games = 0, notes = 0, cut = 0;
    for (int id = 169; id <= 200; ++id) {
      const GameInfo& info = *run.box.find(QString::number(id))->info;
      if (!info.secrets || info.maxSeats < 3 || (!whole && id % 2 != (height == 640))) continue;
      ++games;
      const int seats = std::max(info.minSeats, 3);
      begin(run, QString::number(id), seats, {});
      const Words& words = run.session().words();
      std::map<Seat, std::size_t> looked; // how many events the seat has seen the outcome of
      std::map<Seat, QSet<QString>> seen; // the cards that it has ever seen
      for (int made = 0; made < 12 * seats && !run.match().over() && !run.table().raceDesk().isAsking(); ++made) {
        const std::size_t plies = run.match().plies();
        if (!run.table().isCurtained()) {
          if (run.match().turn().isChance())
            QVERIFY(QTest::qWaitFor(
                [&] {
                  if (run.session().asksForThrow()) (void)run.session().throwDice();
                  return run.match().plies() > plies;
                },
                5000));
          else
            QVERIFY(playSensibly(run));
          if (!run.table().isCurtained()) looked[run.session().viewer()] = run.match().plies();
          continue;
        }
        QVERIFY(note->isHidden());
        heading.clear();
        lines.clear();
        emit run.table().curtainLifted();
        QVERIFY(!run.table().isCurtained());
        const Seat me = run.session().viewer();
        const auto before = looked.find(me);
        std::size_t from = before == looked.end() ? 0 : before->second, own = plies;
        while (own > 0 &&
               (run.match().event(own - 1).kind != Event::Kind::Move || run.match().event(own - 1).seat != me))
          --own;
        // What one's own last move brought in secret is told once more, another one is known.
        if (own > 0 && own - 1 <= from) {
          const bool secret = words.write(run.match().tell(own - 1, Viewer{me})) !=
                              words.write(run.match().tell(own - 1, Viewer::everybody()));
          from = secret ? own - 1 : std::max(from, own);
        }
        for (std::size_t ply = from; ply <= plies; ++ply) seen[me] += facesSeen(run.match().at(ply), Viewer{me}, words);
        looked[me] = plies;
        QStringList wanted;
        for (std::size_t ply = from; ply < plies; ++ply)
          if (const Phrase p = run.match().tell(ply, Viewer{me}); !p.empty())
            wanted << Words::capitalised(words.write(p));
        for (qsizetype first = 0; first < wanted.size(); ++first) { // in the same words one after another: once
          qsizetype times = 1;
          while (first + times < wanted.size() && wanted[first + times] == wanted[first]) ++times;
          if (times == 1) continue;
          wanted[first] += QStringLiteral(" ×%1").arg(times);
          wanted.remove(first + 1, times - 1);
        }
        if (from == 0 || wanted.isEmpty()) continue; // at the first look: what has been so far
        QCOMPARE(heading, Presenter::tr("Since your last look"));
        if (wanted.size() > lines.size()) { // the earliest are only counted
          ++cut;
          QVERIFY(lines.size() > 8 && lines.front().contains(QString::number(wanted.size() - lines.size() + 1)));
          lines.removeFirst();
          wanted = wanted.last(lines.size());
        }
        QCOMPARE(lines.join(u'\n'), wanted.join(u'\n'));
        QVERIFY(!note->isHidden());
        QVERIFY(note->accessibleDescription().endsWith(lines.join("; ")));
        for (std::size_t ply = from; ply < plies; ++ply) // laid openly, though covered by others since
          seen[me] += cardsIn(words.write(run.match().tell(ply, Viewer::everybody())), words);
        for (const QString& card : cardsIn(lines.join(u'\n'), words))
          QVERIFY2(seen[me].contains(card), qPrintable(QString::number(id) + ": " + card));
        for (const QString& what : covered(run, *note))
          over << QStringLiteral("%1: the note lies over %2").arg(id).arg(what);
        if (const QString folder = qEnvironmentVariable("MK_PICTURES"); !folder.isEmpty() && ++notes % 3 == 0)
          run.window->grab().save(QStringLiteral("%1/note-%2-%3.png").arg(folder).arg(id).arg(width));
        QTest::keyClick(&run.table().canvas(), Qt::Key_Right);
        QVERIFY(note->isHidden());
      }
    }
    over.removeDuplicates();
    for (const QString& line : over) qWarning("%s", qPrintable(line));
    QVERIFY(over.isEmpty());
    QVERIFY(games > 8);
    QVERIFY(cut > 0 || !whole);
  }

  // 182: the fan is shuffled before each draw, and the draw before that is what one wants to read.
  void aShuffleLeavesTheMoveBeforeItToBeRead() {
    QTemporaryDir dir;
    Running run(dir.path(), "en");
    NEEDS("182");
    QStringList all;
    connect(&run.window->table().presenter(), &Presenter::told, this,
            [&](const Presenter::Told& told) { all << told.shown; });
    beginBesideComputers(run, "182", 3);
    for (int drawn = 0; drawn < 2 && toDecision(run) && !run.match().over();) {
      if (!run.match().turn().has(0) || !run.session().waitsFor(0)) {
        QTest::qWait(5);
        continue;
      }
      all.clear();
      const std::size_t draw = run.match().plies();
      QVERIFY(playSensibly(run));
      QVERIFY(QTest::qWaitFor([&] { return run.match().over() || run.match().plies() > draw + 1; }, 5000));
      if (run.match().over()) break;
      const QString mine = Words::capitalised(run.session().words().write(run.match().tell(draw, Viewer{0})));
      QVERIFY(mine.startsWith("Mari draws"));
      QVERIFY2(!all.filter(mine + "; ").filter("the cards are shuffled").isEmpty(), qPrintable(all.join(" | ")));
      for (const QString& told : all) QVERIFY2(!told.endsWith("shuffled") || told.contains("draws"), qPrintable(told));
      ++drawn;
    }
  }

  // 182: the curtain falls right after the draw, so the card drawn is told at the next look, to the drawer alone.
  void theCardThatWasDrawnIsToldBehindTheCurtain() {
    QTemporaryDir dir;
    Running run(dir.path(), "en");
    NEEDS("182");
    QStringList lines;
    connect(&run.window->table().presenter(), &Presenter::missed, this,
            [&](const QString&, const QStringList& l) { lines = l; });
    begin(run, QStringLiteral("182"), 3, {});
    const Words& words = run.session().words();
    std::map<Seat, std::size_t> drew; // the last draw of each seat
    int told = 0;
    while (!run.match().over() && told < 4) {
      const std::size_t plies = run.match().plies();
      if (run.table().isCurtained()) {
        lines.clear();
        emit run.table().curtainLifted();
        const Seat me = run.session().viewer();
        const auto last = drew.find(me);
        if (last == drew.end()) continue;
        const QString mine = words.write(run.match().tell(last->second, Viewer{me}));
        QVERIFY(!cardsIn(mine, words).isEmpty());
        QVERIFY2(lines.join(u'\n').contains(Words::capitalised(mine)), qPrintable(mine + ": " + lines.join(u'\n')));
        ++told;
      } else if (run.match().turn().isChance()) {
        QVERIFY(QTest::qWaitFor(
            [&] {
              if (run.session().asksForThrow()) (void)run.session().throwDice();
              return run.match().plies() > plies;
            },
            5000));
      } else {
        drew[run.session().viewer()] = plies;
        QVERIFY(playSensibly(run));
      }
    }
    QCOMPARE(told, 4);
  }
};

QTEST_MAIN(CardsToldTest)
#include "cards_told_test.moc"
