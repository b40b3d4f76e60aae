// How the tables use their room: every game of the box, with few and with most seats, in windows of five shapes, in
// both languages and with three sizes of writing. Nothing overlaps, nothing that is written is cut off, the main thing
// is large, names are never shortened to a letter. A part of it is walked unless MK_LONG is set.
#include "boards/action_strip.h"
#include "boards/pad_layout.h"
#include "games/box/match.h"
#include "tests/running.h"

#include <QApplication>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QLabel>
#include <QLayout>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

using namespace mk;

namespace {

// One table in so many is walked.
constexpr int kEvery = 3;
constexpr QSize kShapes[] = {{1180, 700}, {930, 560}, {1800, 960}, {760, 720}, {620, 900}};

Words wordsOf(const QString& lang) {
  return Words([lang](Seat k) {
    return (lang == u"et" ? QStringLiteral("%1. mängija") : QStringLiteral("Player %1")).arg(k + 1);
  });
}

double wide(const TextBlock& t) {
  QFont font = QApplication::font();
  font.setPixelSize(std::max(1, static_cast<int>(std::lround(t.size))));
  font.setBold(t.style == TextBlock::Style::Heading || t.style == TextBlock::Style::Sum ||
               t.style == TextBlock::Style::Count);
  font.setItalic(t.style == TextBlock::Style::Pencil);
  const QFontMetricsF metrics(font);
  // On two lines each word has to fit, and both halves.
  if (t.rect.height() > 2 * metrics.height())
    return metrics.boundingRect(QRectF(0, 0, t.rect.width(), 1e4), Qt::TextWordWrap, t.text).height() <=
                   t.rect.height() + 2
               ? 0
               : metrics.horizontalAdvance(t.text);
  return metrics.horizontalAdvance(t.text);
}

} // namespace

class SpaceTest : public QObject {
  Q_OBJECT
  GameBox box_ = GameBox::open(pluginFolders(QStringLiteral(MK_BIN_DIR "/plugins")));

  Language language_;

  struct Walk {
    const BoxedGame* game;
    int seats;
    View view;
  };

  void families() const {
    QTest::addColumn<QString>("family");
    QStringList families;
    for (const BoxedGame& g : box_.games())
      if (const QString name = QString::fromUtf8(g.family->id); !families.contains(name)) families << name;
    if (families.isEmpty()) QSKIP("no family is built");
    for (const QString& f : families) QTest::newRow(qPrintable(f)) << f;
  }

  // Some way into a match, where there is more on the table than at its start.
  static View someWayIn(const GameInfo& game, int seats) {
    auto match = Match::begin(game, seats, {}, 3);
    if (!match) qFatal("%s", english(match.why()).c_str());
    Random random(5, 1);
    for (int i = 0; i < 24 && !match->over(); ++i) {
      if (match->turn().isChance()) {
        if (!match->chance()) break;
        continue;
      }
      Seat seat = 0;
      while (!match->turn().has(seat)) ++seat;
      const auto moves = match->now().moves(seat);
      if (!match->play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))])) break;
    }
    Seat viewer = 0;
    if (match->turn().isSeats())
      while (!match->turn().has(viewer)) ++viewer;
    return match->now().look(Viewer{viewer});
  }

  // What is wrong with this scene; empty: nothing.
  static QStringList faults(const Scene& scene) {
    QStringList out;
    const QRectF table(QPointF(-1, -1), scene.size + QSizeF(2, 2));
    for (std::size_t i = 0; i < scene.zones.size(); ++i) {
      const QRectF& a = scene.zones[i].rect;
      if (!table.contains(a)) out << QStringLiteral("zone %1 leaves the table").arg(scene.zones[i].zone);
      for (std::size_t j = i + 1; j < scene.zones.size(); ++j)
        if (const QRectF common = a & scene.zones[j].rect; common.width() > 1 && common.height() > 1)
          out << QStringLiteral("zones %1 and %2 overlap").arg(scene.zones[i].zone).arg(scene.zones[j].zone);
    }
    for (const TextBlock& t : scene.texts) {
      if (t.style == TextBlock::Style::Sign) continue;
      if (wide(t) > t.rect.width() + 2)
        out << QStringLiteral("“%1” is cut: %2 of %3")
                   .arg(t.text)
                   .arg(t.rect.width(), 0, 'f', 0)
                   .arg(wide(t), 0, 'f', 0);
      if (t.text.endsWith(u'…') && t.text.size() < 4 && !t.text[0].isDigit())
        out << QStringLiteral("“%1” is no name").arg(t.text);
      // The smallest is the auction of bridge with the largest writing around a small window.
      if (t.size < 5.5) out << QStringLiteral("“%1” is %2 pixels high").arg(t.text).arg(t.size, 0, 'f', 1);
    }
    for (const Sprite& s : scene.sprites)
      if (!table.adjusted(-4, -4, 4, 4).contains(s.bounds()))
        out << QStringLiteral("a thing of zone %1 leaves the table").arg(s.zone);
    if (const double part = mainPart(scene); part < 0.55)
      out << QStringLiteral("the main thing takes %1 %").arg(100 * part, 0, 'f', 0);
    return out;
  }

  // The part of the table's width or height, whichever is more, that board, track, sheet, tray or cards take.
  static double mainPart(const Scene& scene) {
    QRectF board, others;
    for (const BoardPicture& b : scene.boards) board |= b.rect;
    for (const Paper& p : scene.papers) others |= p.rect;
    for (const StoryPart& p : scene.stories) others |= p.rect;
    for (const ZoneArea& z : scene.zones) others |= z.tray;
    for (const Sprite& s : scene.sprites) others |= s.bounds();
    for (const Spot& s : scene.spots) others |= s.rect;
    const QRectF main = board.isEmpty() ? others : board;
    return std::max(main.width() / scene.size.width(), main.height() / scene.size.height());
  }

private slots:
  void initTestCase() { applyStyle(*qApp, {}); }
  void everyTableUsesItsRoom_data() { families(); }
  void theTableKeepsItsSize_data() { families(); }

  void everyTableUsesItsRoom() {
    QFETCH(QString, family);
    TableWidget table;
    table.setAnimated(false);
    table.show();
    QStringList all;
    const bool whole = qEnvironmentVariableIsSet("MK_LONG");
    int walked = 0;
    QList<Walk> games;
    for (const BoxedGame& game : box_.games()) {
      if (QString::fromUtf8(game.family->id) != family) continue;
      const int most = game.info->maxSeats, few = std::clamp(2, static_cast<int>(game.info->minSeats), most);
      for (int seats = few; seats <= most; seats += std::max(1, most - few)) games << Walk{&game, seats, {}};
    }
    for (Walk& w : games) w.view = someWayIn(*w.game->info, w.seats);
    for (const int percent : {100, 130, 175})
      for (const QString& lang : languages()) {
        applyTextSize(*qApp, percent);
        language_.set(lang);
        table.setWords(wordsOf(lang));
        for (const QSize shape : kShapes) {
          table.resize(shape);
          for (const Walk& w : games) {
            if (!whole && walked++ % kEvery != 0) continue;
            table.clear();
            table.setView(w.view, w.game->info->arrange);
            for (const QString& fault : faults(table.canvas().scene()))
              all << QStringLiteral("%1, %2 seats, %3x%4, %5, %6 %: %7")
                         .arg(w.game->id(), QString::number(w.seats), QString::number(shape.width()),
                              QString::number(shape.height()), lang, QString::number(percent), fault);
          }
        }
      }
    applyTextSize(*qApp, 100);
    for (const QString& line : all.first(std::min<qsizetype>(all.size(), 150))) qWarning("%s", qPrintable(line));
    QVERIFY2(all.isEmpty(), qPrintable(QStringLiteral("%1 faults").arg(all.size())));
  }

  // The throw for the start is one die's, and its notes have a line for everybody: what is played with afterwards has
  // its room already.
  void traysAndSheetsStayAfterTheThrowForTheStart_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    for (const char* id : {"70", "100", "110", "129", "139", "147", "148", "149"})
      for (const int seats : {2, 5, 8}) QTest::addRow("%s with %d", id, seats) << QString::fromLatin1(id) << seats;
  }
  void traysAndSheetsStayAfterTheThrowForTheStart() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    QTemporaryDir dir;
    Running run(dir.path(), QStringLiteral("et"));
    if (!run.box.find(game)) QSKIP("the plugin of the game is not built");
    for (const QSize window : {QSize(1180, 780), QSize(800, 900)}) {
      run.window->resize(window);
      MatchSetup setup;
      setup.game = game;
      setup.seed = 7;
      for (int seat = 0; seat < seats; ++seat) setup.seats << SeatPlayer{};
      emit run.window->game().play(setup);
      QCoreApplication::processEvents();
      const auto frame = [&](Zone::Role role) {
        for (const ZoneArea& z : run.table().canvas().scene().zones)
          if (z.role == role) return z.rect;
        return QRectF();
      };
      const auto dice = [&] {
        std::vector<QRectF> all;
        for (const Sprite& s : run.table().canvas().scene().sprites)
          if (s.thing.kind == Thing::Kind::Die || s.thing.kind == Thing::Kind::PokerDie) all.push_back(s.rect);
        return all;
      };
      const QRectF sheet = frame(Zone::Role::Sheet), tray = frame(Zone::Role::Tray);
      QVERIFY(!sheet.isEmpty() && !tray.isEmpty());
      QCOMPARE(dice().size(), std::size_t{1});
      const QRectF die = dice().front();
      QVERIFY(std::abs(die.center().x() - tray.center().x()) < 1);
      int thrown = 0; // with all the dice
      while (thrown < seats && !run.match().turn().isSeats()) {
        QVERIFY(run.session().throwDice());
        QCOMPARE(frame(Zone::Role::Sheet), sheet);
        QCOMPARE(frame(Zone::Role::Tray), tray);
        thrown += dice().size() > 1;
        for (const QRectF& other : dice()) // nor do they shrink
          QVERIFY2(std::abs(other.width() - die.width()) < 1, qPrintable(QString::number(other.width())));
      }
      QVERIFY(thrown > 0);
    }
  }

  // Nor does anything move within a turn or from turn to turn: as many dice as lie there, and as much as is noted, find
  // their room. Only where the sheet gets another line may the table be shared out anew.
  void traysAndSheetsStayThroughTheMatch_data() {
    QTest::addColumn<QString>("game");
    for (const char* id : {"40", "92", "94", "102", "109", "116", "132", "133", "145", "146"})
      QTest::newRow(id) << QString::fromLatin1(id);
  }
  void traysAndSheetsStayThroughTheMatch() {
    QFETCH(QString, game);
    QTemporaryDir dir;
    Running run(dir.path(), QStringLiteral("et"));
    if (!run.box.find(game)) QSKIP("the plugin of the game is not built");
    for (const QSize window : {QSize(1024, 640), QSize(800, 900)}) {
      run.window->resize(window);
      MatchSetup setup;
      setup.game = game;
      setup.seed = 7; // a match of the moment may be over before anything could move
      setup.seats << SeatPlayer{} << SeatPlayer{};
      emit run.window->game().play(setup);
      QCoreApplication::processEvents();
      std::map<int, QRectF> at;
      QSize room;
      std::size_t written = 0;
      int same = 0;
      const auto look = [&] {
        const QSize now = run.table().canvas().size();
        std::size_t cells = 0;
        for (const Zone& z : run.table().view().zones) cells += z.cells.size();
        // Where the buttons take a line of their own the whole table is smaller, once.
        if (std::exchange(room, now) != now || std::exchange(written, cells) != cells) at.clear();
        for (const ZoneArea& z : run.table().canvas().scene().zones) {
          if (z.role != Zone::Role::Sheet && z.role != Zone::Role::Tray) continue;
          const auto [known, fresh] = at.try_emplace(z.zone, z.rect);
          QCOMPARE(z.rect, known->second);
          same += !fresh;
        }
      };
      look();
      Random random(11, 2);
      for (int i = 0; i < 50 && !run.match().over(); ++i) {
        if (run.match().turn().isSeats()) {
          const Seat seat = run.match().turn().seat();
          const auto moves = run.match().now().moves(seat);
          QVERIFY(run.session().play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
        } else {
          QVERIFY(run.session().throwDice());
        }
        QCoreApplication::processEvents();
        look();
      }
      QVERIFY(same > 3);
    }
  }

  // What is noted of a throw has its room before the throw: the paper does not grow when it is written, nor shrink when
  // the next turn begins with nothing.
  void theNotesOfThrowsKeepTheirPaper_data() {
    QTest::addColumn<QString>("game");
    for (const char* id : {"147", "148", "149"}) QTest::newRow(id) << QString::fromLatin1(id);
  }
  void theNotesOfThrowsKeepTheirPaper() {
    QFETCH(QString, game);
    QTemporaryDir dir;
    Running run(dir.path(), QStringLiteral("et"));
    if (!run.box.find(game)) QSKIP("the plugin of the game is not built");
    for (const QSize window : {QSize(1180, 780), QSize(800, 900)}) {
      run.window->resize(window);
      run.play(game);
      QCoreApplication::processEvents();
      std::optional<Paper> before;
      QSize room;
      int filled = 0; // how often more was noted than before
      qsizetype written = 0;
      Random random(11, 2);
      for (int i = 0; i < 40 && !run.match().over(); ++i) {
        if (run.match().turn().isSeats()) {
          const Seat seat = run.match().turn().seat();
          const auto moves = run.match().now().moves(seat);
          QVERIFY(run.session().play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
        } else {
          QVERIFY(run.session().throwDice());
        }
        QCoreApplication::processEvents();
        const View& view = run.table().view();
        const auto notes = std::ranges::find(view.zones, Zone::Role::Notes, &Zone::role);
        // The throw for the start has notes of its own: a line for everybody.
        if (notes == view.zones.end() || seatNamed(notes->cells[0]) != kNobody) continue;
        const auto now = static_cast<qsizetype>(
            std::ranges::count_if(notes->cells, [](const Cell& c) { return !c.heading && !c.text.empty(); }));
        const auto& papers = run.table().canvas().scene().papers;
        const auto paper = std::ranges::find(papers, notes->id, &Paper::zone);
        QVERIFY(paper != papers.end());
        if (std::exchange(room, run.table().canvas().size()) != run.table().canvas().size()) before.reset();
        if (before) {
          QVERIFY2(std::abs(paper->rect.left() - before->rect.left()) < 1, qPrintable(QString::number(i)));
          QVERIFY2(std::abs(paper->rect.width() - before->rect.width()) < 1, qPrintable(QString::number(i)));
          if (notes->columns == 2) QVERIFY(std::abs(paper->columns[1] - before->columns[1]) < 1);
          filled += now > written;
        }
        written = now;
        before = *paper;
      }
      QVERIFY(filled > 1);
    }
  }

  // What is written under the tray, which throw it is, comes and goes: the tray is kept.
  void theTrayStaysWhenThrowsAreCounted() {
    QTemporaryDir dir;
    Running run(dir.path(), QStringLiteral("et"));
    NEEDS("148");
    for (const QSize window : {QSize(1024, 640), QSize(1280, 800)}) {
      run.window->resize(window);
      run.play("148", 2);
      while (!run.match().turn().isSeats()) QVERIFY(run.session().throwDice()); // the throws for the start, too
      QCoreApplication::processEvents();
      QRectF tray;
      int counted = 0, uncounted = 0;
      const auto look = [&] {
        QRectF now;
        for (const ZoneArea& z : run.table().canvas().scene().zones) now |= z.tray;
        QVERIFY(!now.isEmpty());
        if (!tray.isEmpty()) QCOMPARE(now, tray);
        tray = now;
        for (const Zone& z : run.table().view().zones)
          if (z.role == Zone::Role::Tray) ++(z.label.empty() ? uncounted : counted);
      };
      look();
      Random random(11, 2);
      for (int i = 0; i < 30 && !run.match().over(); ++i) {
        if (run.match().turn().isSeats()) {
          const Seat seat = run.match().turn().seat();
          const auto moves = run.match().now().moves(seat);
          QVERIFY(run.session().play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
        } else {
          QVERIFY(run.session().throwDice());
        }
        QCoreApplication::processEvents();
        look();
      }
      QVERIFY(counted > 0 && uncounted > 0);
    }
  }

  // Prompts that wrap, buttons that come and go, the end of a match, looking back and its question move nothing: a
  // place is kept for them, or they lie over the table. Only more buttons than one line holds take a second line, once
  // in a match. Every tenth game, unless MK_LONG is set.
  void theTableKeepsItsSize() {
    QFETCH(QString, family);
    QTemporaryDir dir;
    Running run(dir.path(), QStringLiteral("et"));
    run.window->resize(1024, 640);
    QStringList all;
    int met = 0;
    for (const BoxedGame& game : run.box.games()) {
      if (QString::fromUtf8(game.family->id) != family) continue;
      if (!qEnvironmentVariableIsSet("MK_LONG") && ++met % 10 != 1) continue;
      run.play(game.id());
      QCoreApplication::processEvents();
      if (run.table().isCurtained()) emit run.table().curtainLifted();
      QRect at = run.table().canvas().geometry();
      Random random(11, 2);
      bool grown = false;
      const auto look = [&](const QString& when, bool mayGrow) {
        QCoreApplication::processEvents();
        const QRect now = run.table().canvas().geometry();
        const auto* strip = run.table().findChild<ActionStrip*>();
        const bool rows = strip->layout()->heightForWidth(run.table().width()) > 60;
        if (now != at && !(mayGrow && now.top() > at.top() && (rows || !std::exchange(grown, true))))
          all << QStringLiteral("%1, %2: from %3 to %4").arg(game.id(), when).arg(at.top()).arg(now.top()) +
                     QStringLiteral(" high %1, was %2").arg(now.height()).arg(at.height());
        at = now;
      };
      for (int i = 0; i < 160 && !run.match().over(); ++i) {
        if (run.table().isCurtained()) emit run.table().curtainLifted();
        const Turn turn = run.match().turn();
        if (turn.isSeats()) {
          Seat seat = 0;
          while (!turn.has(seat)) ++seat;
          const auto moves = run.match().now().moves(seat);
          QVERIFY(run.session().play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
        } else if (!run.session().throwDice()) {
          break;
        }
        if (!run.table().isCurtained()) look(QStringLiteral("event %1").arg(i), true);
      }
      if (run.match().over()) QVERIFY(run.window->table().endPanel().isVisible());
      if (run.table().isCurtained()) emit run.table().curtainLifted();
      if (run.table().isCurtained()) continue;
      look(QStringLiteral("the last event"), true);
      run.window->table().lookBack(1);
      look(QStringLiteral("looking back"), false);
      QVERIFY(run.window->table().banner().isVisible());
      run.window->table().banner().escape();
      look(QStringLiteral("back again"), false);
    }
    QVERIFY2(all.isEmpty(), qPrintable(all.join(QStringLiteral("\n"))));
  }

  // However a throw can be divided in 116, its buttons stand in one line: no second one comes in the middle of a turn.
  void theButtonsOfTheRaftStandInOneLine_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("width"); // of a window
    for (const QString& language : languages())
      for (const int width : {1024, 800}) QTest::addRow("%s %d", qPrintable(language), width) << language << width;
  }
  void theButtonsOfTheRaftStandInOneLine() {
    QFETCH(QString, language);
    QFETCH(int, width);
    QTemporaryDir dir;
    Running run(dir.path(), language);
    NEEDS("116");
    run.window->resize(width, 700);
    run.play("116");
    QCoreApplication::processEvents();
    const GameInfo& info = *run.box.find("116")->info;
    const int room = run.table().width();
    int walked = 0, most = 0;
    QStringList wrong;
    for (const char* open : {"876543", "86543", "6543"})
      for (std::uint8_t a = 1; a <= 6; ++a)
        for (std::uint8_t b = a; b <= 6; ++b)
          for (std::uint8_t c = b; c <= 6; ++c) {
            auto match = Match::begin(info, 2, {}, 1, std::string("116 r1 s1 [0,0] {") + open + ";876543}");
            QVERIFY(bool(match));
            QVERIFY(match->settle(Outcome::dice({a, b, c})));
            if (!match->turn().isSeats()) continue;
            ++walked;
            const Seat seat = match->turn().seat();
            ActionStrip strip(&run.table());
            strip.setFont(run.table().findChild<ActionStrip*>()->font());
            const View view = match->now().look(Viewer{seat});
            strip.show(view, Touch(), run.session().words());
            most = std::max(most, static_cast<int>(view.buttons.size()));
            if (strip.lineWidth() > room)
              wrong << QStringLiteral("%1 %2%3%4: %5 of %6")
                           .arg(open)
                           .arg(a)
                           .arg(b)
                           .arg(c)
                           .arg(strip.lineWidth())
                           .arg(room);
          }
    QCOMPARE(most, 6);
    QVERIFY(walked > 100);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join("; ")));
  }

  // Nor do they push the table down once they are there: they have room beside the prompt.
  void aThrowOfTheRaftMovesNothing_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const QString& language : languages())
      for (const QSize size : {QSize(1280, 800), QSize(1024, 640)})
        QTest::addRow("%s %d", qPrintable(language), size.width()) << language << size;
  }
  void aThrowOfTheRaftMovesNothing() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QTemporaryDir dir;
    Running run(dir.path(), language);
    NEEDS("116");
    run.window->resize(size);
    run.play("116", 2);
    MatchSetup setup = run.session().setup();
    std::size_t most = 0;
    for (quint64 seed = 1; seed <= 12; ++seed) {
      setup.seed = seed;
      QVERIFY(run.again(setup));
      QCoreApplication::processEvents();
      const QRect at = run.table().canvas().geometry();
      for (int i = 0; i < 12 && !run.match().turn().isSeats(); ++i) { // the throws for the start, too
        QVERIFY(run.session().throwDice());
        QCoreApplication::processEvents();
        QCOMPARE(run.table().canvas().geometry(), at);
      }
      most = std::max(most, run.table().view().buttons.size());
    }
    QVERIFY(most > 2);
  }

  void everythingIsWrittenLargerByKeysAndStaysSo() {
    QTemporaryDir dir;
    const int usual = QFontInfo(QApplication::font()).pixelSize();
    {
      Running run(dir.path());
      NEEDS("1");
      run.play("1");
      const auto prompt = [&] { return run.table().findChild<QLabel*>("prompt")->fontMetrics().height(); };
      const auto smallest = [&] {
        double least = 1e9;
        for (const TextBlock& t : run.table().canvas().scene().texts) least = std::min(least, t.size);
        return least;
      };
      const int before = prompt();
      const double written = smallest();
      run.window->activateWindow();
      QVERIFY(QTest::qWaitForWindowActive(run.window.get()));
      for (int i = 0; i < 4; ++i) QTest::keyClick(run.window.get(), Qt::Key_Plus, Qt::ControlModifier);
      QCOMPARE(run.settings.textSize(), 175);
      QCoreApplication::processEvents();
      QVERIFY(QFontInfo(QApplication::font()).pixelSize() > usual * 3 / 2);
      QVERIFY(prompt() > before * 5 / 4);
      QVERIFY(smallest() > written);
      QTest::keyClick(run.window.get(), Qt::Key_Minus, Qt::ControlModifier);
    }
    Running again(dir.path());
    QCOMPARE(again.settings.textSize(), 150);
    QVERIFY(QFontInfo(QApplication::font()).pixelSize() > usual * 4 / 3);
    again.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(again.window.get()));
    QTest::keyClick(again.window.get(), Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(QFontInfo(QApplication::font()).pixelSize(), usual);
  }
};

QTEST_MAIN(SpaceTest)
#include "space_test.moc"
