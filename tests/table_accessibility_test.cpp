// The table as a screen reader finds it: the tree of prompt, buttons, zones and places, with names, states and actions.
// A move is played through it.
#include "boards/table_widget.h"
#include "games/box/match.h"
#include "tests/table_game.h"

#include <QAccessible>
#include <QPushButton>
#include <QTest>

// Without a screen reader Qt sends no events; the platform has to be told that there is one.
#if __has_include(<qpa/qplatformaccessibility.h>) && __has_include(<private/qguiapplication_p.h>)
#include <private/qguiapplication_p.h>
#include <qpa/qplatformaccessibility.h>
#include <qpa/qplatformintegration.h>
#define MK_CAN_LISTEN 1
#else
#define MK_CAN_LISTEN 0
#endif

#include <functional>
#include <set>

using namespace mk;
using table_game::Fair;

namespace {

std::vector<QAccessible::Event> heard;
void listen(QAccessibleEvent* e) { heard.push_back(e->type()); }

class Blind {
public:
  Blind() : match_(std::move(*Match::begin(table_game::info(), 2, {}, 7))) {
    table.setWords(Words([](Seat s) { return s == 0 ? QString("Mari") : QString("Jaan"); }));
    table.resize(900, 640);
    table.setAnimated(false);
    QObject::connect(&table, &TableWidget::moveMade, [this](int i) {
      const Seat seat = match_.turn().seat();
      played = match_.now().moves(seat)[static_cast<std::size_t>(i)];
      if (!match_.play(seat, played)) played = "refused";
      show();
    });
    if (!match_.settle(Outcome::dice({3, 5}))) played = "refused";
    show();
    table.show();
    if (!QTest::qWaitForWindowActive(&table)) qWarning("no active window");
    table.canvas().setFocus();
  }
  void show() {
    const Seat seat = match_.turn().isSeats() ? match_.turn().seat() : Seat{0};
    table.setView(match_.now().look({seat}), mk::arrange, match_.now().gestures(seat));
  }
  QAccessibleInterface* root() { return QAccessible::queryAccessibleInterface(&table); }
  // The first object of the tree with this name.
  QAccessibleInterface* named(const QString& name) { return find(root(), name); }
  static QAccessibleInterface* find(QAccessibleInterface* in, const QString& name) {
    if (in->text(QAccessible::Name) == name) return in;
    for (int i = 0; i < in->childCount(); ++i)
      if (QAccessibleInterface* hit = find(in->child(i), name)) return hit;
    return nullptr;
  }
  static void walk(QAccessibleInterface* in, const std::function<void(QAccessibleInterface*)>& visit) {
    visit(in);
    for (int i = 0; i < in->childCount(); ++i) walk(in->child(i), visit);
  }
  static void press(QAccessibleInterface* i) {
    i->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
  }

  TableWidget table;
  std::string played;

private:
  Match match_;
};

} // namespace

class TableAccessibilityTest : public QObject {
  Q_OBJECT
private slots:
  void initTestCase() {
    QAccessible::installUpdateHandler(listen);
#if MK_CAN_LISTEN
    QGuiApplicationPrivate::platformIntegration()->accessibility()->setActive(true);
#endif
  }
  void cleanup() { heard.clear(); }

  void every_object_knows_its_parent_and_the_zones_are_named() {
    Blind t;
    int objects = 0, places = 0;
    Blind::walk(t.root(), [&](QAccessibleInterface* i) {
      ++objects;
      QVERIFY(i->isValid());
      for (int c = 0; c < i->childCount(); ++c) {
        QVERIFY(i->child(c));
        QCOMPARE(i->indexOfChild(i->child(c)), c);
        QCOMPARE(i->child(c)->parent(), i);
      }
      if (i->role() == QAccessible::Grouping) QVERIFY(!i->text(QAccessible::Name).isEmpty());
      if (i->role() == QAccessible::Button && !i->object()) {
        ++places;
        QVERIFY(!i->text(QAccessible::Name).isEmpty());
        QVERIFY(!i->rect().isEmpty());
        QVERIFY(i->state().focusable);
      }
    });
    QCOMPARE(places, 9 + 2 + 4 + 1);
    QVERIFY(objects > places);
  }
  void things_are_named_as_a_player_would() {
    Blind t;
    QVERIFY(t.named("Mari: move, lay, throw or name"));
    QVERIFY(t.named("white man, a1"));
    QVERIFY(t.named("b2"));
    QVERIFY(t.named("die showing 3"));
    QVERIFY(t.named("8 of hearts, hand, place 3"));
    QVERIFY(t.named("lay"));
  }
  void states_say_what_can_be_picked_and_where_it_can_go() {
    Blind t;
    QVERIFY(t.named("white man, a1")->state().selectable);
    QVERIFY(t.named("black man, c3")->state().disabled);
    Blind::press(t.named("white man, a1"));
    QVERIFY(t.named("white man, a1")->state().selected);
    QVERIFY(t.named("a2")->state().selectable);
    QVERIFY(!t.named("a2")->text(QAccessible::Description).isEmpty());
    QVERIFY(t.named("b2")->state().disabled);
  }
  void a_move_is_played_by_pressing_places() {
    Blind t;
    Blind::press(t.named("white man, a1"));
    Blind::press(t.named("a2"));
    QCOMPARE(t.played, std::string("a1-a2"));
    QVERIFY(t.named("white man, a2"));
    QVERIFY(t.named("Jaan: move, lay, throw or name"));
  }
  void cards_are_laid_through_the_tree() {
    Blind t;
    Blind::press(t.named("8 of hearts, hand, place 3"));
    Blind::press(t.named("lay"));
    QTRY_COMPARE(t.played, std::string("lay 8H")); // a pressed button takes its time
  }
  void zones_that_are_not_drawn_are_still_spoken() {
    Blind t;
    View v = t.table.view();
    v.zones[3].name = "cards out of play";
    v.zones[3].items = {{0, Thing::card(Card(Suit::Hearts, 12))}};
    t.table.setView(v, [](const View& all, Aspect a) {
      Layout l = mk::arrange(all, a);
      std::erase_if(l.frames, [](const Frame& f) { return f.zone == Fair::kHome; });
      return l;
    });
    QVERIFY(t.named("cards out of play"));
    QVERIFY(t.named("queen of hearts, cards out of play"));
  }
  void the_focus_follows_the_keyboard() {
    Blind t;
    t.table.canvas().setFocusPlace(Place{Fair::kBoard, 0}, true);
    QAccessibleInterface* canvas = QAccessible::queryAccessibleInterface(&t.table.canvas());
    QCOMPARE(canvas->focusChild()->text(QAccessible::Name), QString("white man, a1"));
    heard.clear();
    QTest::keyClick(&t.table.canvas(), Qt::Key_Right);
    QCOMPARE(canvas->focusChild()->text(QAccessible::Name), QString("b1"));
    QVERIFY(canvas->focusChild()->state().focused);
    if (!MK_CAN_LISTEN) QSKIP("events need the private headers of Qt");
    QVERIFY(std::ranges::count(heard, QAccessible::Focus) > 0);
  }
  void the_prompt_and_the_last_move_are_announced() {
    if (!MK_CAN_LISTEN) QSKIP("events need the private headers of Qt");
    Blind t;
    heard.clear();
    t.table.announce("Jaan: b2-b3");
    QVERIFY(std::ranges::count(heard, QAccessible::Alert) == 1);
    QVERIFY(t.named("Jaan: b2-b3"));
    // As AT-SPI tells it: a notification that shows itself.
    QCOMPARE(t.named("Jaan: b2-b3")->role(), QAccessible::Notification);
    QVERIFY(std::ranges::count(heard, QAccessible::ObjectShow) == 1);
    heard.clear();
    Blind::press(t.named("white man, a1"));
    Blind::press(t.named("a2"));
    QVERIFY(std::ranges::count(heard, QAccessible::Alert) >= 1); // the next prompt
  }
  void behind_the_curtain_there_is_nothing() {
    Blind t;
    Blind::walk(t.root(), [](QAccessibleInterface*) {}); // everything has been asked for once
    t.table.showCurtain("Jaan");
    QCOMPARE(t.root()->childCount(), 1);
    std::set<QString> names;
    Blind::walk(t.root(), [&](QAccessibleInterface* i) { names.insert(i->text(QAccessible::Name)); });
    for (const QString& n : names)
      for (const char* secret : {"hearts", "clubs", "man", "die", "lay", "move"})
        QVERIFY2(!n.contains(QLatin1String(secret)), qPrintable(n));
    QVERIFY(t.named("Show my table"));
    Blind::press(t.named("Show my table"));
    QTRY_VERIFY(!t.table.isCurtained());
  }
};

QTEST_MAIN(TableAccessibilityTest)
#include "table_accessibility_test.moc"
