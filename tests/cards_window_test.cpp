// Card games in the real window: tricks gathered to the winner's place, chips that go over, tables of all seats that
// stay readable at 1024x640 (MK_LONG=1: of all games; MK_PICTURES names a folder for pictures), the note of what was
// missed behind the curtain, places that say what they are, and games without secrets played with one's own pack.
// Rulings: card games, A3, A4 and games 169, 171, 188, 193.
#include "app/shell/banner.h"
#include "boards/action_strip.h"
#include "boards/motion.h"
#include "boards/notice.h"
#include "boards/outcome_entry.h"
#include "boards/race_desk.h"
#include "tests/running.h"

#include <QFontMetricsF>
#include <QSet>
#include <QTest>

#include <cmath>
#include <map>
#include <set>

using namespace mk;

namespace {

struct Chosen {
  const char* key;
  const char* value;
};

// A match of persons with names, in a window whose movements are seen.
void begin(Running& run, const QString& id, int seats, std::initializer_list<Chosen> chosen, quint64 seed = 8) {
  MatchSetup setup;
  setup.game = id;
  setup.seed = seed;
  for (int i = 0; i < seats; ++i)
    setup.seats << SeatPlayer{
        kNoId, QStringList{"Mari", "Kaarel", "Ants", "Elisabet", "Jaan", "Liis", "Kristjan", "Mia"}.value(i), 0, {}};
  for (const Chosen& c : chosen) setup.options[QLatin1String(c.key)] = QLatin1String(c.value);
  run.window->go(Window::Table);
  QVERIFY(run.window->table().startMatch(*run.box.find(id), setup));
}

// Mari and computers.
void beginBesideComputers(Running& run, const QString& id, int seats) {
  MatchSetup setup;
  setup.game = id;
  setup.seed = 8;
  setup.seats << SeatPlayer{kNoId, QStringLiteral("Mari"), 0, {}};
  while (setup.seats.size() < seats) setup.seats << SeatPlayer{kNoId, QStringLiteral("Siim"), 1, {}};
  run.window->go(Window::Table);
  QVERIFY(run.window->table().startMatch(*run.box.find(id), setup));
}

// To the next decision of a person, with what is thrown or dealt by the program and no curtain left.
bool toDecision(Running& run) {
  return QTest::qWaitFor(
      [&] {
        if (run.table().isCurtained()) emit run.table().curtainLifted();
        if (run.match().turn().isChance() && run.session().asksForThrow() && !run.session().throwDice()) return false;
        return run.match().over() || (run.match().turn().isSeats() && !run.table().isCurtained());
      },
      5000);
}

Seat toAct(const Match& match) {
  Seat seat = 0;
  while (seat + 1 < kMaxSeats && !match.turn().has(seat)) ++seat;
  return seat;
}

bool playSensibly(Running& run) {
  const Seat seat = toAct(run.match());
  Random random(run.match().plies());
  std::string move = run.match().now().suggest(seat, random);
  const auto all = run.match().now().moves(seat);
  for (const char* daring : {"bid 1", "join"}) // so that every deal of preference is played
    if (std::ranges::find(all, daring) != all.end()) move = daring;
  if (move.empty()) move = all.front();
  return bool(run.session().play(seat, move));
}

const Zone* zoneOf(const View& v, Zone::Role role, Seat owner = kNobody) {
  for (const Zone& z : v.zones)
    if (z.role == role && z.owner == owner) return &z;
  return nullptr;
}

// Where the letters of a text are.
QRectF written(const TextBlock& t) {
  QFont font = QApplication::font();
  font.setPixelSize(std::max(1, static_cast<int>(std::lround(t.size))));
  const QFontMetricsF metrics(font);
  const bool lines = t.rect.height() > 2 * metrics.height();
  const QRectF ink = metrics.boundingRect(lines ? QRectF(0, 0, t.rect.width(), 1e4) : QRectF(0, 0, 1e4, 1e4),
                                          lines ? Qt::TextWordWrap : 0, t.text);
  QRectF r(0, 0, std::min(ink.width(), t.rect.width()), std::min(ink.height(), t.rect.height()));
  r.moveCenter(t.rect.center());
  if (t.align & Qt::AlignTop) r.moveTop(t.rect.top());
  if (t.align & Qt::AlignBottom) r.moveBottom(t.rect.bottom());
  if (t.align & Qt::AlignLeft) r.moveLeft(t.rect.left());
  return r;
}

bool isFace(const Sprite& s) { return s.thing.kind == Thing::Kind::Card && !s.thing.asCard().isBack(); }

// The corner of a card by which it is known, while other cards lie over it.
QRectF corner(const Sprite& s) { return {s.rect.topLeft(), QSizeF(0.16 * s.rect.width(), 0.2 * s.rect.height())}; }

// What cannot be read of this table, if anything.
QStringList unreadable(const Scene& scene, const View& view, Seat seat) {
  QStringList out;
  for (std::size_t i = 0; i < scene.sprites.size(); ++i) {
    const Sprite& s = scene.sprites[i];
    if (s.thing.kind != Thing::Kind::Card) continue;
    const Zone* zone = view.find(s.zone);
    const bool own = zone->kind == Zone::Kind::Hand && zone->owner == seat;
    const bool common = zone->owner == kNobody;
    if (const double least = own ? 60 : common ? 24 : isFace(s) ? 18 : 16; s.rect.width() < least)
      out << QStringLiteral("a card of zone %1 is %2 wide").arg(s.zone).arg(s.rect.width(), 0, 'f', 1);
    if (!isFace(s) || zone->kind == Zone::Kind::Pile) continue; // of a pile the top card is what is seen
    for (std::size_t k = i + 1; k < scene.sprites.size(); ++k) {
      const Sprite& over = scene.sprites[k];
      if (over.thing.kind != Thing::Kind::Card) continue;
      const QRectF hidden = corner(s) & over.rect;
      if (hidden.width() * hidden.height() > 0.5 * corner(s).width() * corner(s).height())
        out << QStringLiteral("a card of zone %1 cannot be told under one of %2").arg(s.zone).arg(over.zone);
    }
  }
  for (std::size_t i = 0; i < scene.texts.size(); ++i) {
    const TextBlock& t = scene.texts[i];
    if (t.style == TextBlock::Style::Sign) continue;
    if (t.size < 8) out << QStringLiteral("“%1” is %2 pixels high").arg(t.text).arg(t.size, 0, 'f', 1);
    for (const Sprite& s : scene.sprites)
      if (const QRectF common = written(t) & s.rect; isFace(s) && common.width() > 3 && common.height() > 4)
        out << QStringLiteral("“%1” lies over a card of zone %2").arg(t.text).arg(s.zone);
    for (std::size_t k = i + 1; k < scene.texts.size(); ++k)
      if (const QRectF common = written(t) & written(scene.texts[k]); common.width() > 2 && common.height() > 3)
        out << QStringLiteral("“%1” lies over “%2”").arg(t.text, scene.texts[k].text);
  }
  return out;
}

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

class CardsWindowTest : public QObject {
  Q_OBJECT
private slots:
  void initTestCase() { applyStyle(*qApp, {}); }

  void aTrickIsGatheredToTheWinnersPlace_data() {
    QTest::addColumn<int>("seats");
    QTest::newRow("169") << 3;
    QTest::newRow("179") << 4;
    QTest::newRow("181") << 4;
  }
  void aTrickIsGatheredToTheWinnersPlace() {
    QFETCH(int, seats);
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("169");
    run.settings.set("animations", true);
    TableCanvas& canvas = run.table().canvas();
    begin(run, QString::fromLatin1(QTest::currentDataTag()), seats, {{"open-hands", "on"}});
    canvas.setPace(100);
    std::set<Seat> winners;
    while (winners.size() < 2 && toDecision(run) && !run.match().over()) {
      canvas.finishMotion();
      const View before = canvas.view();
      const Scene lay = canvas.scene();
      const Zone* trick = zoneOf(before, Zone::Role::Trick);
      const bool whole = trick != nullptr && trick->items.size() > 1;
      const int cards = whole ? static_cast<int>(trick->items.size()) : 0;
      const Seat winner = toAct(run.match()); // who has won a trick leads to the next
      const Zone* had = zoneOf(before, Zone::Role::Out, winner);
      QVERIFY(playSensibly(run));
      const Zone* trickNow = zoneOf(canvas.view(), Zone::Role::Trick);
      if (!whole || winners.contains(winner) || had == nullptr || trickNow == nullptr || trickNow->items.size() != 1)
        continue;
      const Zone* pile = zoneOf(canvas.view(), Zone::Role::Out, winner);
      QVERIFY(pile);
      QCOMPARE(int{pile->closed}, had->closed + cards);
      QVERIFY(canvas.isMoving());
      const QRectF place = canvas.scene().area(pile->id)->rect;
      int there = 0;
      const Motion motion(lay, canvas.scene(), false);
      for (const Flight& f : motion.flights()) {
        if (f.from.zone != trick->id || f.to.zone != pile->id) continue;
        ++there;
        QVERIFY(place.contains(f.to.rect.center()));
        double far = 1e9;
        for (const double moment : {0.0, 0.2, 0.4, 0.7, 1.0}) { // always nearer
          const QPointF way = Motion::at(f, moment).sprite.rect.center() - f.to.rect.center();
          QVERIFY2(std::hypot(way.x(), way.y()) < far, qPrintable(QString::number(moment)));
          far = std::hypot(way.x(), way.y());
        }
      }
      QCOMPARE(there, cards);
      const QImage begun = canvas.grab().toImage();
      QVERIFY(QTest::qWaitFor([&] { return !canvas.isMoving(); }, 3000));
      QVERIFY(begun != canvas.grab().toImage()); // it was seen to move
      // Before the winner's own hand, not somebody else's.
      const QPointF lies = place.center();
      Seat nearest = kNobody;
      double least = 1e9;
      for (const Zone& z : canvas.view().zones)
        if (z.kind == Zone::Kind::Hand) {
          const QPointF way = canvas.scene().area(z.id)->rect.center() - lies;
          if (std::hypot(way.x(), way.y()) < least) least = std::hypot(way.x(), way.y()), nearest = z.owner;
        }
      QCOMPARE(nearest, winner);
      winners.insert(winner);
    }
    QVERIFY(winners.size() > 1);
  }

  // A3: all hands face up for all, no covers.
  void openHandsAreNeverCovered() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("169");
    QStringList covered;
    for (int id = 169; id <= 200; ++id) {
      const GameInfo& info = *run.box.find(QString::number(id))->info;
      if (std::ranges::none_of(info.options,
                               [](const OptionSpec& o) { return o.key == std::string_view("open-hands"); }))
        continue;
      begin(run, QString::number(id), info.seats, {{"open-hands", "on"}});
      for (int made = 0; made < 25 && !run.match().over(); ++made) {
        QVERIFY(QTest::qWaitFor([&] { return run.match().turn().isSeats() || run.table().isCurtained(); }, 5000));
        if (run.table().isCurtained()) {
          covered << QString::number(id);
          break;
        }
        QVERIFY(playSensibly(run));
      }
    }
    QCOMPARE(covered.join(u' '), QString());
  }

  void chipsGoOverFromTheLoserToTheWinner() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("171");
    TableCanvas& canvas = run.table().canvas();
    begin(run, "171", 3, {{"bank", "banker"}, {"first-cards", "open"}});
    canvas.setPace(100);
    int moved = 0;
    for (int made = 0; made < 60 && moved < 2 && toDecision(run) && !run.match().over(); ++made) {
      canvas.finishMotion();
      const Scene lay = canvas.scene();
      const auto chips = [](const View& v) {
        std::vector<int> out;
        for (Seat k = 0; k < 3; ++k) out.push_back(static_cast<int>(zoneOf(v, Zone::Role::Tokens, k)->items.size()));
        return out;
      };
      const std::vector<int> had = chips(canvas.view());
      QVERIFY(playSensibly(run));
      const std::vector<int> have = chips(canvas.view());
      if (had == have) continue;
      int paid = 0;
      for (std::size_t k = 0; k < had.size(); ++k) paid += std::max(0, have[k] - had[k]);
      int seen = 0;
      const Motion motion(lay, canvas.scene(), false);
      for (const Flight& f : motion.flights())
        if (f.to.thing == Thing::piece(PieceKind::Chip, Colour::Red) && f.from.zone != f.to.zone) {
          const Seat from = canvas.view().find(f.from.zone)->owner, to = canvas.view().find(f.to.zone)->owner;
          QVERIFY(have[static_cast<std::size_t>(from)] < had[static_cast<std::size_t>(from)]);
          QVERIFY(have[static_cast<std::size_t>(to)] > had[static_cast<std::size_t>(to)]);
          ++seen;
        }
      QCOMPARE(seen, paid);
      QVERIFY(canvas.isMoving());
      QVERIFY(QTest::qWaitFor([&] { return !canvas.isMoving(); }, 3000));
      ++moved;
    }
    QCOMPARE(moved, 2);
  }

  void tablesOfAllSeatsStayReadable_data() {
    QTest::addColumn<QString>("lang");
    QTest::newRow("Estonian") << "et";
    QTest::newRow("English") << "en";
  }
  void tablesOfAllSeatsStayReadable() {
    QFETCH(QString, lang);
    QTemporaryDir dir;
    Running run(dir.path(), lang);
    NEEDS("169");
    run.window->resize(1024, 640);
    QStringList all;
    const bool whole = qEnvironmentVariableIsSet("MK_LONG");
    for (int id = 169; id <= 200; ++id) {
      if (!whole && id % 4 != (lang == "et" ? 0 : 2)) continue; // among them rummy, rows and eight seats
      const BoxedGame& game = *run.box.find(QString::number(id));
      const int seats = std::min<int>(game.info->maxSeats, 8);
      begin(run, game.id(), seats, {});
      Random random(static_cast<std::uint64_t>(id));
      QStringList found;
      for (int made = 0; made < 8 * seats && toDecision(run) && !run.match().over(); ++made) {
        if (made % 9 == 5) {
          const Seat seat = run.session().viewer();
          run.table().canvas().finishMotion();
          found << unreadable(run.table().canvas().scene(), run.table().canvas().view(), seat);
          if (const QString folder = qEnvironmentVariable("MK_PICTURES"); !folder.isEmpty())
            run.window->grab().save(QStringLiteral("%1/%2-%3.png").arg(folder, game.id(), lang), nullptr, 90);
        }
        if (id == 188) { // picks are secret and the race is another test's
          const auto moves = run.match().now().moves(toAct(run.match()));
          if (!run.session().play(toAct(run.match()), moves.front())) break;
        } else if (!playSensibly(run)) {
          break;
        }
      }
      found.removeDuplicates();
      for (const QString& f : found.first(std::min<qsizetype>(found.size(), 6)))
        all << QStringLiteral("%1 of %2: %3").arg(game.id()).arg(seats).arg(f);
    }
    for (const QString& line : all) qWarning("%s", qPrintable(line));
    QVERIFY2(all.isEmpty(), qPrintable(QStringLiteral("%1 things cannot be read").arg(all.size())));
  }

  void theNamesOfTheSuitRowsStandOnOneLine() {
    QTemporaryDir dir;
    for (const char* lang : {"et", "en"}) {
      Running run(dir.path(), lang);
      NEEDS("184");
      for (const char* id : {"177", "184"})
        for (const QSize size : {QSize(1024, 640), QSize(1280, 800)}) {
          run.window->resize(size);
          begin(run, QLatin1String(id), run.box.find(QLatin1String(id))->info->maxSeats, {});
          QVERIFY(toDecision(run));
          for (int made = 0; made < 22; ++made)
            QVERIFY(playSensibly(run) && toDecision(run)); // long rows, narrow cards
          int named = 0;
          for (const Zone& z : run.table().canvas().view().zones)
            for (const TextBlock& t : run.table().canvas().scene().texts)
              if (z.kind == Zone::Kind::Column && t.text == Words::capitalised(run.session().words().write(z.name)))
                named += written(t).height() < 1.7 * t.size;
          QCOMPARE(named, 4);
        }
    }
  }

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
        // What one's own last move brought in secret is told once more.
        if (own > 0 && own <= from &&
            words.write(run.match().tell(own - 1, Viewer{me})) !=
                words.write(run.match().tell(own - 1, Viewer::everybody())))
          from = own - 1;
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

  void everyPlaceSaysWhatItIs() {
    QTemporaryDir dir;
    Running run(dir.path(), "et");
    NEEDS("169");
    for (int id = 169; id <= 200; ++id) {
      begin(run, QString::number(id), run.box.find(QString::number(id))->info->seats, {});
      QVERIFY(toDecision(run));
      const TableCanvas& canvas = run.table().canvas();
      for (const Zone& z : canvas.view().zones) {
        const QByteArray where = QByteArray::number(id) + ", zone " + QByteArray::number(z.id);
        QVERIFY2(!canvas.words().write(z.name).isEmpty(), where);
        if (z.kind == Zone::Kind::Sheet) continue;
        QVERIFY2(!canvas.words().speak(nameOf(canvas.view(), Place{z.id, 0})).isEmpty(), where);
      }
    }
    // The empty places in the middle are written on, too.
    for (const char* id : {"169", "192"}) {
      begin(run, QLatin1String(id), 3, {});
      QVERIFY(toDecision(run));
      const TableCanvas& canvas = run.table().canvas();
      QStringList texts;
      for (const TextBlock& t : canvas.scene().texts) texts << t.text;
      int empty = 0;
      for (const Zone& z : canvas.view().zones) {
        if (z.kind != Zone::Kind::Pile || z.owner != kNobody || !z.items.empty() || z.closed > 0 || !z.label.empty())
          continue;
        ++empty;
        const QString name = Words::capitalised(canvas.words().write(z.name));
        QVERIFY2(texts.contains(name), qPrintable(name + " | " + texts.join(" | ")));
      }
      QVERIFY(empty > 0);
    }
  }

  void gamesWithoutSecretsArePlayedWithOnesOwnCards_data() {
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("open");
    QTest::newRow("188") << "cards"
                         << "open";
    QTest::newRow("193") << "open-hands"
                         << "on";
  }
  void gamesWithoutSecretsArePlayedWithOnesOwnCards() {
    QFETCH(QString, option);
    QFETCH(QString, open);
    const QString id = QString::fromLatin1(QTest::currentDataTag());
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("188");
    emit run.window->box().gamePicked(id);
    SetupForm& form = run.window->game().form();
    QVERIFY(!form.realDice()->isEnabled()); // whoever types the cards would know them
    if (auto* choice = qobject_cast<QComboBox*>(form.option(option)))
      choice->setCurrentIndex(choice->findData(open));
    else
      qobject_cast<QCheckBox*>(form.option(option))->setChecked(true);
    if (auto* race = form.option("race")) qobject_cast<QCheckBox*>(race)->setChecked(false);
    QVERIFY(form.realDice()->isEnabled());
    form.realDice()->setChecked(true);
    QTest::mouseClick(&run.window->game().playButton(), Qt::LeftButton);
    auto* entry = run.window->findChild<OutcomeEntry*>();
    QVERIFY(entry);
    Random random(1931);
    int dealt = 0;
    for (int made = 0; !run.match().over() && made < 4000; ++made) {
      if (run.table().isCurtained()) emit run.table().curtainLifted();
      if (!run.match().turn().isChance()) {
        QVERIFY(playSensibly(run));
        continue;
      }
      QVERIFY(!run.session().asksForThrow());
      QVERIFY(QTest::qWaitFor([&] { return entry->asking(); }, 3000));
      const ChanceRequest ask = run.match().now().chance();
      auto* line = entry->findChild<QLineEdit*>("outcomeLine");
      QVERIFY(line);
      const std::size_t before = run.match().plies();
      if (ask.kind == Outcome::Kind::Deck) {
        std::vector<Card> pack(ask.pack.begin(), ask.pack.end());
        random.shuffle(pack.begin(), pack.end());
        QTest::keyClicks(line, QString::fromStdString(text(std::span<const Card>(pack))));
        ++dealt;
      } else {
        QTest::keyClicks(line, "1");
      }
      QTest::keyClick(line, Qt::Key_Return);
      QVERIFY(QTest::qWaitFor([&] { return run.match().plies() > before; }, 3000));
    }
    QVERIFY(run.match().over());
    QVERIFY(dealt > 0);
    QVERIFY(run.store->loadMatch(run.session().id())->about.result);
  }
  // 171: a computer is the next to deal, and waits until somebody has seen how the round ended.
  void theEndOfADealIsSeenThoughAComputerDealsNext() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("171");
    beginBesideComputers(run, "171", 3);
    const auto dealsNext = [&] { return run.match().turn().isChance() ? run.match().now().chance().by : kNobody; };
    for (int round = 0; round < 3; ++round) {
      QVERIFY(QTest::qWaitFor(
          [&] {
            if (run.match().turn().isSeats() && run.match().turn().has(0)) (void)run.session().play(0, "stop");
            return dealsNext() != kNobody;
          },
          20'000));
      const Seat by = dealsNext();
      const std::size_t plies = run.match().plies();
      QTest::qWait(60); // a computer acts at once where nothing moves
      QCOMPARE(run.match().plies(), plies);
      for (Seat k = 0; k < 3; ++k)
        for (const Item& i : zoneOf(run.table().view(), Zone::Role::Hand, k)->items)
          QVERIFY(!i.thing.asCard().isBack());
      emit run.table().throwReleased();
      QCOMPARE(run.match().plies() > plies, true);
      if (by != 0) return;
    }
    QFAIL("no computer has dealt");
  }

  // 174: laying closes the button that does it.
  void aButtonThatClosesLeavesTheKeyboardAtTheTable() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("174");
    MatchSetup setup;
    setup.game = "174";
    setup.seats << SeatPlayer{kNoId, "Mari", 0, {}} << SeatPlayer{kNoId, "Kaarel", 0, {}};
    std::vector<Card> stock = sortedPack(2, 2);
    const auto held = readCards("TS JS QS KS 2H 4D");
    for (const Card c : *held) stock.erase(std::ranges::find(stock, c));
    setup.start =
        QStringLiteral("game rummy; n=2; dealer=2; turn=1; part=meld; hand1: TS JS QS KS 2H; hand2: 4D; stock: ") +
        QString::fromStdString(text(std::span<const Card>(stock))) + QStringLiteral("; laid=0,0");
    run.window->go(Window::Table);
    QVERIFY2(run.window->table().startMatch(*run.box.find("174"), setup),
             qPrintable(run.window->table().banner().text()));
    if (run.table().isCurtained()) emit run.table().curtainLifted();
    run.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(run.window.get()));
    TableCanvas& canvas = run.table().canvas();
    canvas.setFocus();
    for (const char* name : {"TS", "JS", "QS", "KS"}) {
      const Zone* hand = run.table().view().find(0);
      for (const Item& i : hand->items)
        if (i.thing.asCard() == *readCard(name)) canvas.press({0, i.at});
    }
    QPushButton* lay = nullptr;
    for (QPushButton* b : run.table().findChildren<QPushButton*>())
      if (b->accessibleName() == QLatin1String("lay")) lay = b;
    QVERIFY(lay && lay->isEnabled());
    lay->setFocus();
    lay->click();
    QCOMPARE(english(run.table().view().prompt), std::string("seat 1: lay, add to a meld, or discard a card"));
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(&canvas));
  }
};

QTEST_MAIN(CardsWindowTest)
#include "cards_window_test.moc"
