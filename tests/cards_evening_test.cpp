// An evening of card games by hand: two and more people at one keyboard, the curtain between them, mouse and keys in
// turn, each game to the panel at its end, in the real window with session and store. At every curtain nothing of a
// hand is in the scene or read aloud, and whoever sits down again is told what has happened since. MK_LONG=1 plays the
// matches at their full length; MK_PICTURES names a folder for pictures. Rules: card games, A3.
#include "boards/action_strip.h"
#include "boards/curtain.h"
#include "boards/race_desk.h"
#include "tests/running.h"

#include <QAccessible>

#include <functional>
#include <set>

using namespace mk;

namespace {

bool isLong() { return qEnvironmentVariableIsSet("MK_LONG"); }

// Every name and description in the accessible tree under a widget.
QStringList spokenUnder(QAccessibleInterface* root) {
  QStringList out;
  const std::function<void(QAccessibleInterface*)> walk = [&](QAccessibleInterface* i) {
    if (i == nullptr) return;
    out << i->text(QAccessible::Name) << i->text(QAccessible::Description) << i->text(QAccessible::Value);
    for (int k = 0; k < i->childCount(); ++k) walk(i->child(k));
  };
  walk(root);
  return out;
}

// The cards that a seat alone sees, as they are spoken.
std::set<QString> secretsOf(const Match& match, Seat seat, const Words& words) {
  const auto seen = [&](Viewer v) {
    std::set<QString> out;
    for (const Zone& z : match.now().look(v).zones)
      for (const Item& i : z.items)
        if (i.thing.kind == Thing::Kind::Card && !i.thing.asCard().isBack()) out.insert(words.speak(nameOf(i.thing)));
    return out;
  };
  std::set<QString> own = seen(Viewer{seat});
  for (const QString& open : seen(Viewer::everybody())) own.erase(open);
  return own;
}

// The people at the table: each makes what the rule of thumb says, every other one by keyboard.
class People {
public:
  People(Running& run, const QByteArray& game) : run_(run), game_(game) {
    QObject::connect(&run.window->table().presenter(), &Presenter::missed, &missed_,
                     [this](const QString& heading, const QStringList& events) {
                       heading_ = heading;
                       events_ = static_cast<int>(events.size());
                     });
  }
  int curtains() const { return curtains_; }
  int summaries() const { return summaries_; }

  // To the end of the match. What went wrong, or nothing.
  QString play(std::size_t middle) {
    while (!run_.match().over()) {
      if (run_.match().plies() > 20000) return "it does not end";
      QString wrong;
      if (run_.table().raceDesk().isAsking())
        wrong = race();
      else if (run_.table().isCurtained())
        wrong = sitDown();
      else if (run_.match().turn().isChance())
        wrong = deal();
      else if (isPersons())
        wrong = move(middle);
      else
        QTest::qWait(5); // a computer player thinks
      if (!wrong.isEmpty()) return wrong + " in " + QString::fromStdString(run_.match().now().text()).left(400);
    }
    return {};
  }
  void picture(const char* what) {
    const QString folder = qEnvironmentVariable("MK_PICTURES");
    if (folder.isEmpty() || !taken_.insert(what).second) return;
    const QSize size = run_.window->size();
    for (const QSize s : {QSize(1280, 800), QSize(1024, 640)}) {
      run_.window->resize(s);
      QTest::qWait(60);
      run_.window->grab().save(QStringLiteral("%1/%2-%3-%4.png").arg(folder, game_, what).arg(s.width()));
    }
    run_.window->resize(size);
    QTest::qWait(20);
  }

private:
  Seat seats() const { return static_cast<Seat>(run_.session().setup().seats.size()); }
  bool isPersons() const {
    const Turn turn = run_.match().turn();
    for (Seat s = 0; s < seats(); ++s)
      if (turn.has(s) && run_.session().isPerson(s)) return true;
    return false;
  }
  bool keyboard(Seat seat) const { return seat % 2 == 1; }

  QString sitDown() {
    picture("curtain");
    TableWidget& table = run_.table();
    if (!table.view().zones.empty() || !table.canvas().scene().sprites.empty())
      return "something lies under the curtain";
    const QStringList spoken = spokenUnder(QAccessible::queryAccessibleInterface(&table));
    for (Seat s = 0; s < seats(); ++s)
      for (const QString& card : secretsOf(run_.match(), s, run_.session().words()))
        if (spoken.filter(card).size() > 0) return "behind the curtain one hears of " + card;
    ++curtains_;
    heading_.clear();
    events_ = 0;
    auto* button = table.findChild<Curtain*>()->findChild<QPushButton*>();
    if (curtains_ % 2 == 0)
      QTest::mouseClick(button, Qt::LeftButton);
    else
      QTest::keyClick(button, Qt::Key_Space);
    if (table.isCurtained()) return "the curtain does not rise";
    const Seat seat = run_.session().viewer();
    if (const auto [sat, first] = lastSat_.insert({seat, run_.match().plies()}); !first) {
      if (run_.match().plies() > sat->second && (events_ == 0 || heading_ != tr("Since your last look")))
        return "nobody is told what was missed: " + heading_;
      ++summaries_;
      sat->second = run_.match().plies();
    }
    return lookAround(seat);
  }
  static QString tr(const char* text) { return Presenter::tr(text); }

  // A person sees the own hand and nothing of the others' secrets, nor hears of them.
  QString lookAround(Seat seat) {
    TableWidget& table = run_.table();
    std::set<QString> others;
    for (Seat s = 0; s < seats(); ++s)
      if (s != seat) others.merge(secretsOf(run_.match(), s, run_.session().words()));
    std::set<QString> mine;
    for (const Zone& z : run_.match().now().look(Viewer{seat}).zones)
      for (const Item& i : z.items)
        if (i.thing.kind == Thing::Kind::Card) mine.insert(run_.session().words().speak(nameOf(i.thing)));
    for (const Sprite& s : table.canvas().scene().sprites) {
      if (s.thing.kind != Thing::Kind::Card || s.thing.asCard().isBack()) continue;
      if (const QString name = run_.session().words().speak(nameOf(s.thing)); !mine.contains(name))
        return "drawn for another: " + name;
    }
    for (const QString& name : spokenUnder(QAccessible::queryAccessibleInterface(&run_.table().canvas())))
      for (const QString& secret : others)
        if (!mine.contains(secret) && name.contains(secret)) return "spoken for another: " + secret;
    return {};
  }

  QString deal() {
    const std::size_t before = run_.match().plies();
    if (run_.session().asksForThrow()) {
      picture("deal");
      QTest::keyClick(&run_.table(), Qt::Key_Space);
    }
    return QTest::qWaitFor([&] { return run_.match().plies() > before; }, 3000) ? QString() : "no cards are dealt";
  }

  QString move(std::size_t middle) {
    const Match& match = run_.match();
    Seat seat = run_.session().viewer();
    if (seat == kNobody || !match.turn().has(seat))
      for (seat = 0; !match.turn().has(seat) || !run_.session().isPerson(seat);) ++seat;
    if (match.plies() > 3) picture("own");
    if (match.plies() > middle) picture("middle");
    Random random(match.plies());
    std::string text = match.now().suggest(seat, random);
    if (text.empty()) text = match.now().moves(seat).front();
    const Gesture g = match.now().gestureOf(seat, text);
    const std::size_t before = match.plies();
    for (const auto* strokes : {&g.chosen, &g.path})
      for (const Stroke& s : *strokes)
        if (match.plies() == before)
          if (const QString wrong = stroke(s, keyboard(seat)); !wrong.isEmpty())
            return QString::fromStdString(text) + ": " + wrong;
    if (!QTest::qWaitFor([&] { return match.plies() > before || match.over(); }, 3000))
      return QString::fromStdString(text) + " was not taken";
    if (!match.over() && !run_.table().isCurtained() && !run_.table().raceDesk().isAsking() && !match.turn().isChance())
      return lookAround(run_.session().viewer());
    return {};
  }

  QString stroke(const Stroke& s, bool keyboard) {
    TableCanvas& canvas = run_.table().canvas();
    if (s.kind == Stroke::Kind::Button) {
      const auto& buttons = run_.table().view().buttons;
      const auto wanted = std::ranges::find(buttons, s.number, &Button::id);
      if (wanted == buttons.end()) return "no such button";
      if (keyboard && wanted->key != 0) {
        QTest::keyClick(&canvas, wanted->key);
        return {};
      }
      auto* strip = run_.table().findChild<ActionStrip*>();
      strip->focusButton(s.number);
      auto* button = qobject_cast<QPushButton*>(run_.window->focusWidget());
      if (button == nullptr || !button->isVisible() || !button->isEnabled()) return "the button cannot be pressed";
      QTest::mouseClick(button, Qt::LeftButton);
      return {};
    }
    if (s.kind != Stroke::Kind::Place) return "a gesture of another kind";
    if (keyboard) {
      canvas.setFocusPlace(s.from, true);
      if (canvas.focusPlace() != s.from) return "the focus does not reach the place";
      QTest::keyClick(&canvas, Qt::Key_Return);
      return {};
    }
    const auto* spot = canvas.scene().spot(s.from);
    if (spot == nullptr) return "there is no such place";
    // A card in a hand lies under the next one: its left edge is free.
    const QPointF at(spot->rect.left() + std::min(8.0, spot->rect.width() / 2), spot->rect.center().y());
    QTest::mouseClick(&canvas, Qt::LeftButton, {}, at.toPoint());
    return {};
  }

  // 188: everybody is called to the keyboard; when a hand appears all press their keys.
  QString race() {
    RaceDesk& desk = run_.table().raceDesk();
    if (desk.isCovering()) {
      picture("call");
      QTest::keyClick(&desk, Qt::Key_X);
      if (!QTest::qWaitFor([&] { return !desk.isCovering(); }, 5000)) return "the count does not end";
    }
    if (!QTest::qWaitFor([&] { return desk.isRacing() || !desk.isAsking(); }, 6000)) return "the watch does not end";
    if (!desk.isRacing()) return {};
    QTest::qWait(120);
    picture("race");
    for (const char key : desk.keys().toLatin1()) QTest::keyClick(&desk, key);
    return QTest::qWaitFor([&] { return !desk.isAsking(); }, 5000) ? QString() : "the race does not end";
  }

  Running& run_;
  const QByteArray game_;
  QObject missed_;
  QString heading_;
  int events_ = 0, curtains_ = 0, summaries_ = 0;
  std::map<Seat, std::size_t> lastSat_;
  std::set<QByteArray> taken_;
};

} // namespace

class CardsEveningTest : public QObject {
  Q_OBJECT
private slots:
  void initTestCase() { applyStyle(*qApp, {}); }

  // 187: 52 places, walked by the arrow keys, heard by row and place or, once open, by the card.
  void thePlacesOfTheMemoryGameAreFoundByKeyboardAndHeard() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("187");
    run.play("187", 2);
    QVERIFY(QTest::qWaitFor([&] { return run.match().turn().isSeats(); }, 3000));
    TableCanvas& canvas = run.table().canvas();
    const auto grid = std::ranges::find(canvas.view().zones, Zone::Kind::Grid, &Zone::kind);
    QVERIFY(grid != canvas.view().zones.end());
    QCOMPARE(int(grid->items.size()), 52);
    const std::int16_t zone = grid->id;
    canvas.setFocusPlace(Place{zone, 0}, true);
    for (const int key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Right, Qt::Key_Down, Qt::Key_Down})
      QTest::keyClick(&canvas, static_cast<Qt::Key>(key));
    QVERIFY(canvas.focusPlace() == (Place{zone, 2 * 13 + 3}));
    const QString covered = canvas.words().speak(nameOf(canvas.view(), *canvas.focusPlace()));
    QVERIFY2(covered.contains("row 3, place 4"), qPrintable(covered));
    QTest::keyClick(&canvas, Qt::Key_Return);
    QVERIFY(QTest::qWaitFor([&] { return logOf(run.match()).last().contains("flip 30"); }, 3000));
    const QString open = canvas.words().speak(nameOf(canvas.view(), Place{zone, 29}));
    const std::string text = run.match().now().text();
    const auto cards = readCards(text.substr(text.find("grid: ") + 6, 52 * 3 - 1));
    QVERIFY(cards);
    QVERIFY2(open.startsWith(run.session().words().speak(nameOf((*cards)[29]))), qPrintable(open));
  }

  void everyButtonSaysWhatItDoes() {
    QTemporaryDir dir;
    Running run(dir.path());
    for (int id = 169; id <= 200; ++id) {
      const BoxedGame* game = run.box.find(QString::number(id));
      if (game == nullptr) QSKIP("the plugin is not built");
      auto match = Match::begin(*game->info, game->info->seats, {}, 8);
      QVERIFY(match);
      Random random(static_cast<std::uint64_t>(id));
      for (int made = 0; made < 60 && !match->over(); ++made) {
        if (match->turn().isChance()) {
          QVERIFY(match->chance());
          continue;
        }
        Seat seat = 0;
        while (!match->turn().has(seat)) ++seat;
        for (const mk::Button& b : match->now().look(Viewer{seat}).buttons)
          QVERIFY2(!english(b.label).empty(), qPrintable(QString::number(id)));
        const auto all = match->now().moves(seat);
        QVERIFY(match->play(seat, all[static_cast<std::size_t>(random.index(all.size()))]));
      }
    }
  }

  // A4: the last complete trick may be looked at by all until the next card is led.
  void theLastTrickIsSeenUntilTheNextCardIsLed() {
    QTemporaryDir dir;
    Running run(dir.path());
    for (const char* id : {"169", "179", "181"}) {
      if (!run.box.find(QLatin1String(id))) QSKIP("the plugin is not built");
      const GameInfo& info = *run.box.find(QLatin1String(id))->info;
      auto match = Match::begin(info, info.seats, {}, 3);
      QVERIFY(match);
      const auto trick = [&](Viewer v) {
        for (const Zone& z : match->now().look(v).zones)
          if (z.role == Zone::Role::Trick) return z.items.size();
        return std::size_t{0};
      };
      int whole = 0;
      Random random(11);
      for (std::size_t before = 0; !match->over() && whole < 3;) {
        if (match->turn().isChance()) {
          QVERIFY(match->chance());
          continue;
        }
        const auto all = match->now().moves(match->turn().seat());
        QVERIFY(match->play(match->turn().seat(), all[static_cast<std::size_t>(random.index(all.size()))]));
        const std::size_t now = trick(Viewer::everybody());
        for (Seat s = 0; s < info.seats; ++s) QCOMPARE(trick(Viewer{s}), now);
        if (before >= 2 && now == 1) ++whole; // the whole trick lay there until this card was led
        before = now;
      }
      QCOMPARE(whole, 3);
    }
  }

  void eachGameIsPlayedToItsEnd_data() {
    QTest::addColumn<int>("people");
    QTest::addColumn<int>("computers");
    QTest::addColumn<QString>("shorter"); // an option that shortens the match
    QTest::addColumn<int>("middle");      // moves to its middle
    QTest::newRow("169") << 3 << 0 << "deals=3" << 40;
    QTest::newRow("171") << 3 << 0 << "bank=banker bank-turns=1" << 8;
    QTest::newRow("174") << 2 << 0 << "" << 40;
    QTest::newRow("179") << 4 << 0 << "deals=4" << 18;
    QTest::newRow("184") << 3 << 0 << "" << 18;
    QTest::newRow("187") << 2 << 0 << "deck=24" << 40;
    QTest::newRow("188") << 2 << 1 << "target=1" << 12;
    QTest::newRow("192") << 3 << 0 << "" << 12;
  }
  void eachGameIsPlayedToItsEnd() {
    QFETCH(int, people);
    QFETCH(int, computers);
    QFETCH(QString, shorter);
    QFETCH(int, middle);
    const QString id = QString::fromLatin1(QTest::currentDataTag());
    QTemporaryDir dir;
    Running run(dir.path(), qEnvironmentVariable("MK_LANGUAGE", "et"));
    if (!run.box.find(id)) QSKIP("the plugin is not built");
    run.window->resize(1024, 640);
    MatchSetup setup;
    setup.game = id;
    setup.seed = 20261122;
    for (int i = 0; i < people + computers; ++i)
      setup.seats << SeatPlayer{kNoId, QStringList{"Mari", "Jüri", "Ants", "Liis"}[i], i < people ? 0 : 1, {}};
    if (!isLong() || id == "171")
      for (const QString& o : shorter.split(' ', Qt::SkipEmptyParts))
        setup.options[o.section('=', 0, 0)] = o.section('=', 1);
    if (id == "171" && isLong()) setup.options.remove("bank-turns");
    if (id == "188" && !isLong()) // one has four of a rank at once
      setup.start = "game take-four; n=3; dealer=3; turn=1; hand1: AC AD AH AS; hand2: KC KD QH QS; hand3: QC QD KH KS";
    run.window->go(Window::Table);
    QVERIFY(run.window->table().startMatch(*run.box.find(id), setup));
    People all(run, id.toLatin1());
    const QString wrong = all.play(static_cast<std::size_t>(middle));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    QCoreApplication::processEvents();
    all.picture("end");
    QVERIFY(run.match().over());
    const auto kept = run.store->loadMatch(run.session().id());
    QVERIFY(kept && kept->about.result);
    QCOMPARE(kept->about.result->places.size(), people + computers);
    if (id == "187") {
      QCOMPARE(all.curtains(), 0); // nothing is hidden from one and seen by another
      return;
    }
    QVERIFY(all.curtains() > 1);
    if (id != "188") QVERIFY(all.summaries() > 0);
    qInfo("%s: %d curtains, %d summaries, %zu events", qPrintable(id), all.curtains(), all.summaries(),
          run.match().plies());
  }
};

QTEST_MAIN(CardsEveningTest)
#include "cards_evening_test.moc"
