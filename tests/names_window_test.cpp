// The window as a screen reader walks it: whatever can be reached or pressed in any place has a name.
#include "tests/running.h"

#include <QAccessible>

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
