// The window as a screen reader walks it: whatever can be reached or pressed in any place has a name.
#include "tests/running.h"

#include "app/shell/chart_view.h"
#include "app/shell/collection_map.h"

#include <QAccessible>
#include <QToolButton>

using namespace mk;

namespace {

QString roleOf(QAccessibleInterface& i) { return QVariant::fromValue(i.role()).toString(); }

// What is nameless below this object, each with the way that leads to it.
void collect(QAccessibleInterface* i, const QString& way, QStringList& out, int& walked, int depth = 0) {
  if (!i || !i->isValid() || depth > 40) return;
  const QAccessible::State state = i->state();
  if (state.invisible) return;
  const QString name = i->text(QAccessible::Name);
  const QString here =
      way + u'/' + (i->object() ? QString::fromLatin1(i->object()->metaObject()->className()) : roleOf(*i));
  using enum QAccessible::Role;
  static const QList<QAccessible::Role> kNamed{PushButton, CheckBox,   RadioButton, ComboBox, EditableText, SpinBox,
                                               Slider,     ButtonMenu, MenuItem,    PageTab,  List,         ListItem,
                                               Table,      Tree,       TreeItem,    Link,     Graphic};
  if (kNamed.contains(i->role())) {
    ++walked;
    const bool isSeen = i->role() == Graphic || i->role() == PushButton;
    // What is chosen in a box is its name, what it is for stands in its label. The line of a box that is typed into is
    // the box.
    const bool inner = i->parent() && (i->parent()->role() == ComboBox || i->parent()->role() == SpinBox);
    const auto* box = qobject_cast<QComboBox*>(i->object());
    const bool labelled = !box || box->isEditable() || !i->relations(QAccessible::Label).empty();
    if ((name.trimmed().isEmpty() || !labelled) && !inner && (state.focusable || isSeen)) out << here + u' ' + name;
  }
  const bool closed = i->role() == ComboBox || i->role() == SpinBox; // what they hold is told when they are open
  const int most = closed ? 0 : std::min(i->childCount(), 60);
  for (int c = 0; c < most; ++c) collect(i->child(c), here, out, walked, depth + 1);
}

// What a screen reader is told of whatever has the focus after each press of Tab, from a first widget until one comes
// again: the widget, and what is wrong with its name, role or state.
struct Stop {
  QWidget* widget;
  QString wrong;
};
std::vector<Stop> tabStops(QWidget& first) {
  std::vector<Stop> out;
  first.setFocus(Qt::TabFocusReason);
  for (int i = 0; i < 200; ++i) {
    QWidget* w = QApplication::focusWidget();
    if (!w || std::ranges::find(out, w, &Stop::widget) != out.end()) break;
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(w);
    QStringList wrong;
    if (!spoken) {
      wrong << "not told of at all";
    } else {
      const bool chosen = qobject_cast<QComboBox*>(w) && !spoken->relations(QAccessible::Label).empty();
      if (spoken->text(QAccessible::Name).trimmed().isEmpty() && !chosen) wrong << "no name";
      using enum QAccessible::Role;
      static const QList<QAccessible::Role> kNoRoles{NoRole, Client, Pane, Window, Grouping};
      if (kNoRoles.contains(spoken->role())) wrong << "role " + roleOf(*spoken);
      const QAccessible::State state = spoken->state();
      if (!state.focusable || !state.focused) wrong << "not said to have the focus";
      if (state.disabled || state.invisible) wrong << "said to be out of reach";
    }
    out.push_back({w, wrong.isEmpty() ? QString() : QString(w->metaObject()->className()) + ": " + wrong.join(", ")});
    QTest::keyClick(w, Qt::Key_Tab);
  }
  return out;
}

// The lines of a list or a table as they are spoken: each has a name, is a line or a cell, and can be chosen unless it
// is a heading. The one that is chosen says so.
QStringList linesOf(QAbstractItemView& view, int& chosen) {
  QStringList out;
  chosen = 0;
  QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&view);
  if (!spoken) return out;
  for (int i = 0; i < spoken->childCount(); ++i) {
    QAccessibleInterface* line = spoken->child(i);
    if (!line || !line->isValid()) continue;
    using enum QAccessible::Role;
    static const QList<QAccessible::Role> kLines{ListItem, TreeItem, Cell};
    if (!kLines.contains(line->role())) continue;
    const QAccessible::State state = line->state();
    const bool heading = !(view.model()->index(i, 0).flags() & Qt::ItemIsSelectable);
    if (!heading && !state.selectable) out << "cannot be chosen";
    chosen += state.selected;
    out << line->text(QAccessible::Name);
  }
  return out;
}

QStringList nameless(Window& window, int& walked) {
  QStringList out;
  walked = 0;
  collect(QAccessible::queryAccessibleInterface(&window), {}, out, walked);
  return out;
}

} // namespace

class NamesWindowTest : public QObject {
  Q_OBJECT
private slots:
  void initTestCase() { applyStyle(*qApp, {}); }

  void whatCanBeReachedHasAName_data() {
    QTest::addColumn<int>("place");
    QTest::addColumn<QString>("game");
    for (const auto& [name, place] : {std::pair{"box", Window::Box},
                                      {"book", Window::Book},
                                      {"records", Window::Records},
                                      {"evening", Window::Evening},
                                      {"settings", Window::SettingsPage},
                                      {"profiles", Window::Profiles}})
      QTest::newRow(name) << static_cast<int>(place) << QString();
    for (const char* id : {"12", "39", "148", "150", "172", "174", "187", "bridge-1933"}) {
      QTest::addRow("page of %s", id) << static_cast<int>(Window::Box) << QString::fromLatin1(id);
      QTest::addRow("table of %s", id) << static_cast<int>(Window::Table) << QString::fromLatin1(id);
    }
  }
  void whatCanBeReachedHasAName() {
    QFETCH(int, place);
    QFETCH(QString, game);
    QTemporaryDir dir;
    Running run(dir.path(), "et");
    if (!game.isEmpty() && !run.box.find(game)) QSKIP("the plugin of the game is not built");
    QVERIFY(run.store->addProfile("Mari", "#b5412f", 1) != kNoId);
    if (game.isEmpty()) run.window->go(static_cast<Window::Place>(place));
    if (!game.isEmpty() && place == Window::Table) {
      run.play(game);
      if (run.table().isCurtained()) emit run.table().curtainLifted();
    } else if (!game.isEmpty()) {
      run.window->openGame(game);
    }
    QCoreApplication::processEvents();
    int walked = 0;
    const QStringList missing = nameless(*run.window, walked);
    QVERIFY2(walked > 8, qPrintable(QString::number(walked)));
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
  }

  // The collection, the charts and the hits of the book's search by Tab alone: every stop has a name, a role and the
  // focus; what stands in the lists is told line by line.
  void whatTabReachesIsTold_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("part");
    for (const QString& language : languages())
      for (const char* part : {"collection", "charts", "hits"})
        QTest::addRow("%s, %s", part, qPrintable(language)) << language << QString::fromLatin1(part);
  }
  void whatTabReachesIsTold() {
    QFETCH(QString, language);
    QFETCH(QString, part);
    QTemporaryDir dir;
    Running run(dir.path(), language);
    NEEDS("39");
    NEEDS("12");
    const ProfileId mari = run.store->addProfile("Mari", "#b5412f", 1);
    QVERIFY(mari != kNoId);
    MatchSetup setup;
    setup.game = "39";
    setup.seats = {{mari, "Mari", 0, {}}, {kNoId, "Ants", 0, {}}};
    const MatchId id = run.store->createMatch(setup);
    run.store->appendEntry(id, 0, "chance dice 3");
    MatchResult result;
    result.places = {1, 2}, result.scores = {12, 9};
    QVERIFY(run.store->finishMatch(id, result));
    QWidget* wanted = nullptr;
    QWidget* first = nullptr;
    QAbstractItemView* list = nullptr;
    if (part == u"hits") {
      run.window->go(Window::Book);
      auto* line = run.window->book().findChild<QLineEdit*>();
      line->setFocus();
      QTest::keyClicks(line, language == u"et" ? "tamm" : "king");
      list = run.window->book().findChild<QListWidget*>();
      QVERIFY(QTest::qWaitFor([&] { return list->isVisible() && list->model()->rowCount() > 2; }));
      first = line, wanted = list;
    } else {
      run.window->go(Window::Records);
      RecordsPlace& records = run.window->records();
      records.profileBox().setCurrentIndex(records.profileBox().findData(mari));
      const bool charts = part == u"charts";
      records.showPage(charts ? RecordsPlace::Charts : RecordsPlace::Collection);
      QCoreApplication::processEvents();
      first = &records.pageButton(RecordsPlace::Games);
      if (charts)
        wanted = &records.charts();
      else
        wanted = list = &records.collection();
    }
    run.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(run.window.get()));
    const std::vector<Stop> stops = tabStops(*first);
    QStringList wrong;
    for (const Stop& stop : stops)
      if (!stop.wrong.isEmpty()) wrong << stop.wrong;
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    QVERIFY2(stops.size() > 4, qPrintable(QString::number(stops.size())));
    QVERIFY(std::ranges::find(stops, wanted, &Stop::widget) != stops.end());
    if (part == u"charts") {
      QAccessibleInterface* drawn = QAccessible::queryAccessibleInterface(wanted);
      QCOMPARE(drawn->role(), QAccessible::Graphic);
      const QString told = drawn->text(QAccessible::Description);
      const bool estonian = language == u"et"; // each number with its name
      QVERIFY2(told.contains(estonian ? "võite 1, viike 0, kaotusi 0" : "won 1, drawn 0, lost 0"), qPrintable(told));
      QVERIFY2(told.contains(estonian ? "punkte 12, 1 partii" : "12 points, 1 match"), qPrintable(told));
      QVERIFY2(!told.contains("12–12"), qPrintable(told));
      return;
    }
    int chosen = 0;
    wanted->setFocus(Qt::TabFocusReason);
    QTest::keyClick(wanted, Qt::Key_Down);
    const QStringList lines = linesOf(*list, chosen);
    QCOMPARE(lines.size(), list->model()->rowCount());
    for (const QString& line : lines) QVERIFY(!line.trimmed().isEmpty());
    QCOMPARE(chosen, 1);
    if (part == u"hits") return;
    const QString won = language == u"et" ? "võidetud" : "won"; // told, not only painted
    QVERIFY2(lines.filter(won).size() == 1 && lines.filter(won).front().startsWith("39 "),
             qPrintable(lines.filter(won).join(u',')));
  }

  // Forward from the rail, the bar of a place comes before what the place is about, where the keyboard lands.
  void tabComesForwardToTheBarOfAPlace() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("12");
    run.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(run.window.get()));
    QWidget* settings = run.window->findChild<QFrame*>("rail")->findChildren<QToolButton*>().last();
    const auto afterTheRail = [&] {
      settings->setFocus(Qt::TabFocusReason);
      QTest::keyClick(settings, Qt::Key_Tab);
      return QApplication::focusWidget();
    };
    const auto comesTo = [](const std::vector<Stop>& stops, const QWidget* w) {
      return std::ranges::find(stops, w, &Stop::widget) != stops.end();
    };
    auto* tiles = run.window->box().findChild<TileView*>();
    run.window->go(Window::Box);
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(tiles));
    auto* search = run.window->box().findChild<QLineEdit*>();
    QCOMPARE(afterTheRail(), static_cast<QWidget*>(search));
    const std::vector<Stop> ofBox = tabStops(*search);
    for (const QPushButton* chip : run.window->box().findChildren<QPushButton*>()) QVERIFY(comesTo(ofBox, chip));
    QVERIFY(comesTo(ofBox, tiles));

    run.play("12");
    QWidget* canvas = &run.table().canvas();
    QCOMPARE(QApplication::focusWidget(), canvas);
    QWidget* back = afterTheRail();
    QCOMPARE(back->accessibleName(), QStringLiteral("Back to the box"));
    const std::vector<Stop> ofTable = tabStops(*back);
    QVERIFY(comesTo(ofTable, canvas));
    for (const char* name : {"Hint", "Pause", "More", "Rules", "Moves"}) {
      const auto isNamed = [&](const Stop& stop) {
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(stop.widget);
        return spoken && spoken->text(QAccessible::Name) == QString::fromLatin1(name);
      };
      QVERIFY2(std::ranges::any_of(ofTable, isNamed), name);
    }
  }

  void theHitsOfTheBookAreNamed() {
    QTemporaryDir dir;
    Running run(dir.path(), "et");
    NEEDS("12");
    run.window->go(Window::Book);
    auto* line = run.window->book().findChild<QLineEdit*>();
    QVERIFY(line);
    QTest::keyClicks(line, "tamm");
    QTest::qWait(300);
    int walked = 0;
    const QStringList missing = nameless(*run.window, walked);
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
  }
};

QTEST_MAIN(NamesWindowTest)
#include "names_window_test.moc"
