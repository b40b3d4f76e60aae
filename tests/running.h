// A running program for the tests of the window: its own data folder, the plugins that are built, and hands that click.
#pragma once

#include "app/play/lots.h"
#include "app/shell/book_place.h"
#include "app/shell/box_place.h"
#include "app/shell/diagram.h"
#include "app/shell/game_page.h"
#include "app/shell/page_view.h"
#include "app/shell/program.h"
#include "app/shell/records_place.h"
#include "app/shell/settings_place.h"
#include "app/shell/setup_form.h"
#include "app/shell/side_panel.h"
#include "app/shell/style.h"
#include "app/shell/table_bars.h"
#include "app/shell/table_place.h"
#include "app/shell/tile_view.h"
#include "app/shell/window.h"
#include "boards/table_widget.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

namespace mk {

// A running program on a data folder of its own; letting it go is closing the window. Matches are the same every time;
// MK_SEED gives others.
struct Running {
  explicit Running(const QString& data, const QString& lang = QStringLiteral("en"), const QString& plugins = {})
      : box(GameBox::open(pluginFolders(plugins.isEmpty() ? QStringLiteral(MK_BIN_DIR "/plugins") : plugins))),
        store(Store::open(data)), settings(data), rulebook(*store),
        sources(*store, rulebook, catalogueOf(box)), context{box, *store, settings, language, rulebook, sources} {
    drawLotsFrom(static_cast<quint32>(qEnvironmentVariableIntValue("MK_SEED")));
    settings.set("animations", false);
    settings.set("language", lang);
    language.set(lang);
    window = std::make_unique<Window>(context);
    window->resize(1180, 780);
    window->show();
  }
  TableWidget& table() { return window->table().table(); }
  Session& session() { return *window->table().session(); }
  const Match& match() { return session().match(); }

  // Two clicks from the tile to the first move.
  void play(const QString& id, int seats = 0) {
    emit window->box().gamePicked(id);
    if (seats > 0) window->game().form().setSeats(seats);
    QTest::mouseClick(&window->game().playButton(), Qt::LeftButton);
    QCOMPARE(window->place(), Window::Table);
    QVERIFY(window->table().session());
  }
  // The game that is played begins anew, set up like this; the first curtain is lifted.
  bool again(const MatchSetup& setup) {
    const BoxedGame game = session().game(); // the session does not live on
    if (!window->table().startMatch(game, setup)) return false;
    if (table().isCurtained()) emit table().curtainLifted();
    return true;
  }
  bool again(const QString& start) { // from this position
    MatchSetup setup = session().setup();
    setup.start = start;
    return again(setup);
  }
  QPoint pointOf(const char* place) {
    for (const Zone& zone : table().view().zones)
      if (zone.board)
        if (const int at = zone.board->find(place); at >= 0)
          return table().canvas().scene().spot({zone.id, static_cast<std::int16_t>(at)})->rect.center().toPoint();
    return {};
  }
  void click(const char* place) { QTest::mouseClick(&table().canvas(), Qt::LeftButton, {}, pointOf(place)); }
  void throwDie() {
    QVERIFY(QTest::qWaitFor([&] { return session().asksForThrow(); }));
    emit table().throwReleased();
  }

  static QList<CatalogueName> catalogueOf(const GameBox& box) {
    QList<CatalogueName> out;
    for (const BoxedGame& game : box.games()) out << CatalogueName{game.id(), game.name(QStringLiteral("et"))};
    return out;
  }

  GameBox box;
  std::unique_ptr<Store> store;
  Settings settings;
  Language language;
  Rulebook rulebook;
  SourceTexts sources;
  Context context;
  std::unique_ptr<Window> window;
};

inline QStringList logOf(const Match& match) {
  QStringList out;
  for (const std::string& line : match.log()) out << QString::fromStdString(line);
  return out;
}

#define NEEDS(id)                                                                                                      \
  if (!run.box.find(id)) QSKIP("the plugin of game " id " is not built")

} // namespace mk
