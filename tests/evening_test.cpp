// An evening of several games: points by places, the standing, what is kept of it, and the place
// in the window; and the house rules that a family keeps under a name.
#include "app/shell/evening_place.h"
#include "app/shell/game_minutes.h"
#include "app/shell/house_ways.h"
#include "app/shell/seat_name.h"
#include "tests/running.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTextDocument>

#include <algorithm>

using namespace mk;

namespace {

Evening three() {
  Evening e;
  e.people = {"Mari", "Jüri", "Ants"};
  e.rounds = {{"39", 1, {1, 2, 3}}, {"40", 2, {2, 1, 2}}, {"41", 3, {}}};
  return e;
}

QStringList namesOf(const Evening& e) {
  QStringList out;
  for (const Evening::Line& line : e.standing())
    out << QStringLiteral("%1 %2 %3").arg(line.place).arg(line.name).arg(line.points);
  return out;
}

} // namespace

class EveningTest : public QObject {
  Q_OBJECT
private slots:
  void everybodyBehindBringsTwoPointsAndEverybodyLevelOne() {
    QCOMPARE(namesOf(three()), (QStringList{"1 Jüri 6", "2 Mari 5", "3 Ants 1"}));
    Evening level = three();
    level.rounds = {{"39", 1, {1, 1, 1}}};
    QCOMPARE(namesOf(level), (QStringList{"1 Mari 2", "1 Jüri 2", "1 Ants 2"}));
  }

  void whoSatFirstSitsLastInTheNextGame() {
    const Evening e = three();
    QCOMPARE(e.setup(e.rounds[0]).seats[0].name, QString("Mari"));
    QCOMPARE(e.setup(e.rounds[1]).seats[0].name, QString("Jüri"));
    QCOMPARE(e.setup(e.rounds[1]).seats[2].name, QString("Mari"));
    // Places come back to the people who held the seats.
    Evening played = e;
    MatchSummary match;
    match.result.emplace().places = {3, 1, 2};
    played.take(played.rounds[2], match); // Ants, Mari, Jüri
    QCOMPARE(played.rounds[2].places, (QList<int>{1, 2, 3}));
    QVERIFY(played.isOver());
  }

  void itIsKeptAndNonsenseIsNoEvening() {
    QCOMPARE(Evening::read(three().json()), three());
    QVERIFY(Evening::read({}).isEmpty());
    QJsonObject wrong = three().json();
    wrong["people"] = QJsonArray{"Mari"};
    QVERIFY(Evening::read(wrong).isEmpty());
    wrong = three().json();
    wrong["people"] = QJsonArray{"Mari", "Jüri"};
    QVERIFY(Evening::read(wrong).isEmpty()); // places of three
    wrong["rounds"] = "many";
    QVERIFY(Evening::read(wrong).isEmpty());
  }

  void anEveningIsPlayedInTheWindowAndGoesOnAfterARestart() {
    QTemporaryDir dir;
    quint64 seed = 0;
    {
      Running run(dir.path());
      NEEDS("39");
      run.window->go(Window::Evening);
      EveningPlace& place = run.window->evening();
      place.people().setPlainText("Mari\n\nMari\n");
      QTest::mouseClick(&place.lotButton(), Qt::LeftButton);
      QTest::mouseClick(&place.beginButton(), Qt::LeftButton);
      QVERIFY(place.evening().isEmpty()); // two of one name
      place.people().setPlainText("Mari\nJüri");
      for (int row = 0; row < place.games().count(); ++row) {
        const QString id = place.games().item(row)->data(Qt::UserRole).toString();
        place.games().item(row)->setCheckState(id == "39" || id == "40" ? Qt::Checked : Qt::Unchecked);
      }
      QTest::mouseClick(&place.beginButton(), Qt::LeftButton);
      QCOMPARE(place.evening().rounds.size(), 2);
      QTest::mouseClick(&place.nextButton(), Qt::LeftButton);
      QCOMPARE(run.window->place(), Window::Table);
      QCOMPARE(run.session().name(0), QString("Mari"));
      seed = run.session().setup().seed;
      run.throwDie(); // so that it is kept
    }
    Running run(dir.path());
    NEEDS("39");
    run.window->go(Window::Evening);
    EveningPlace& place = run.window->evening();
    QTest::mouseClick(&place.nextButton(), Qt::LeftButton);
    QCOMPARE(run.session().setup().seed, seed); // the same match goes on
    for (int i = 0; i < 60 && !run.match().over(); ++i) run.throwDie();
    QVERIFY(run.match().over());
    EndPanel& end = run.window->table().endPanel();
    QTRY_VERIFY(end.isVisible());
    QVERIFY(end.againButton().isHidden()); // the way on leads to the next game of the evening
    QTest::mouseClick(&end.eveningButton(), Qt::LeftButton);
    QCOMPARE(run.window->place(), Window::Evening);
    QCOMPARE(place.evening().played(), 1);
    QCOMPARE(place.table().rowCount(), 2);
    QTextDocument page;
    place.writeSheet(page);
    QVERIFY(page.toPlainText().contains("Mari"));
    QTest::mouseClick(&place.nextButton(), Qt::LeftButton);
    QCOMPARE(run.session().name(0), QString("Jüri"));
    QVERIFY(run.session().resign(1)); // Mari
    run.window->go(Window::Evening);
    QVERIFY(place.evening().isOver());
    QVERIFY(!place.nextButton().isVisible());
  }

  // The place is never empty: without names all games stand there, and whom the house knows is a touch away.
  // What was lacking is told until it is there, and telling it moves nothing.
  void whatIsLackingIsToldUntilItIsThere() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("39");
    run.window->go(Window::Evening);
    EveningPlace& place = run.window->evening();
    QCoreApplication::processEvents();
    const QRect games = place.games().geometry();
    auto* message = place.findChild<QLabel*>("warn");
    QVERIFY(message && !message->isVisible());
    place.people().setPlainText("Ann");
    place.beginButton().click();
    QCoreApplication::processEvents();
    QVERIFY(message->isVisible());
    QCOMPARE(place.games().geometry(), games);
    place.people().setPlainText("Ann\nBen");
    QVERIFY(!message->isVisible());
    place.beginButton().click();
    QVERIFY(message->isVisible()); // no game is ticked
    place.games().item(0)->setCheckState(Qt::Checked);
    QVERIFY(!message->isVisible());
  }

  // What is looked for is left in the list; what was ticked before stays chosen.
  void aGameIsFoundInTheList() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("12");
    run.window->go(Window::Evening);
    EveningPlace& place = run.window->evening();
    QListWidget& games = place.games();
    const auto shown = [&games] {
      QStringList out;
      for (int row = 0; row < games.count(); ++row)
        if (!games.item(row)->isHidden()) out << games.item(row)->data(Qt::UserRole).toString();
      return out;
    };
    const QStringList all = shown();
    const auto row = all.indexOf("12");
    QVERIFY(row >= 0);
    games.item(static_cast<int>(row))->setCheckState(Qt::Checked);
    QTest::keyClicks(&place.find(), "polish draughts");
    QVERIFY(shown().contains("16") && shown().size() < 10);
    place.people().setPlainText("Ann\nBen"); // the list is filled anew
    QVERIFY(shown().contains("16") && shown().size() < 10);
    place.find().clear();
    QCOMPARE(games.item(static_cast<int>(shown().indexOf("12")))->checkState(), Qt::Checked);
    QVERIFY(shown().size() > 20);
  }

  void whoSharesTheFirstPlaceIsNamedTogether() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("39");
    Evening level;
    level.people = {"Ann", "Ben"};
    level.rounds = {{"39", 1, {1, 1}}};
    run.settings.set(Evening::kKept, QString::fromUtf8(QJsonDocument(level.json()).toJson()));
    run.window->go(Window::Evening);
    const QList<QLabel*> labels = run.window->evening().findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels,
                                [](const QLabel* l) { return l->text() == "Shared first place: Ann and Ben (1)"; }));
  }

  // As people say them; in Estonian an ordinal is a number and a dot.
  void placesAreOrdinals() {
    Language language;
    language.set("en");
    QStringList said;
    for (const int place : {1, 2, 3, 4, 11, 12, 13, 21, 112}) said << Words::ordinal(place);
    QCOMPARE(said.join(' '), "1st 2nd 3rd 4th 11th 12th 13th 21st 112th");
    language.set("et");
    QCOMPARE(Words::ordinal(2) + ' ' + Words::listed({"Ann", "Ben", "Cid"}), "2. Ann, Ben ja Cid");
    language.set("en");
    QCOMPARE(Words::listed({"Ann"}), "Ann");
  }

  void thePeopleOfTheHouseAreWrittenDownByATouch() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("39");
    QVERIFY(run.store->addProfile("Mari", "#b5412f", 1) != kNoId);
    run.window->go(Window::Evening);
    EveningPlace& place = run.window->evening();
    QVERIFY(place.games().count() > 100);
    QVERIFY(!place.voteButton().isEnabled());
    QTest::mouseClick(&place.beginButton(), Qt::LeftButton);
    QVERIFY(place.evening().isEmpty()); // nobody is there
    auto* mari = place.known().findChild<QPushButton*>();
    QVERIFY(mari);
    QCOMPARE(mari->text(), QString("Mari"));
    QTest::mouseClick(mari, Qt::LeftButton);
    QCOMPARE(place.people().toPlainText(), QString("Mari"));
    place.people().appendPlainText("Jüri");
    QVERIFY(place.voteButton().isEnabled());
    const int forTwo = place.games().count();
    QTest::mouseClick(place.known().findChild<QPushButton*>(), Qt::LeftButton);
    QCOMPARE(place.people().toPlainText(), QString("Jüri"));
    QVERIFY(place.games().count() > forTwo); // one alone is no evening: all are offered again
    place.people().clear();
    place.people().setPlainText("Mari");
    QVERIFY(place.known().findChild<QPushButton*>()->isChecked());
  }

  // The usual name of a seat is a name that counts: it stands there as dark as a typed one.
  void theUsualNameOfASeatIsNotGrey() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("39");
    run.window->openGame("39");
    QVERIFY(run.window->findChild<SeatName*>());
    QCOMPARE(run.window->findChild<SeatName*>()->usual(), QString("Player 1"));
    QComboBox box;
    auto* name = new SeatName(&box);
    box.setEditable(true);
    box.setLineEdit(name);
    name->setUsual("Player 1");
    box.resize(240, 34);
    box.show();
    const auto seen = [&box] { return box.grab().toImage().convertToFormat(QImage::Format_Grayscale8); };
    const QImage usual = seen();
    name->setText("Player 1");
    name->deselect();
    const QImage typed = seen();
    const auto ink = [](const QImage& image) { // where it is dark, and how dark
      QRect dark;
      int least = 255;
      for (int y = 5; y < image.height() - 5; ++y)
        for (int x = 5; x < image.width() - 30; ++x) {
          const int gray = qGray(image.pixel(x, y));
          least = std::min(least, gray);
          if (gray < 110) dark |= QRect(x, y, 1, 1);
        }
      return std::pair(dark, least);
    };
    const auto [usualInk, usualDark] = ink(usual);
    const auto [typedInk, typedDark] = ink(typed);
    QVERIFY2(std::abs(usualDark - typedDark) < 12, "the usual name is grey");
    QVERIFY(usualInk.width() > 20);
    QVERIFY(usualInk.adjusted(-2, -2, 2, 2).contains(typedInk));
    QVERIFY(typedInk.adjusted(-2, -2, 2, 2).contains(usualInk));
    QCOMPARE(run.window->game().form().setup().seats[0].name, QString());
  }

  // Who plays with which men is seen before the match.
  void theSeatsTellTheirColours() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("12");
    NEEDS("31");
    const auto named = [&](const QString& game) {
      run.window->openGame(game);
      QStringList out;
      SetupForm& form = run.window->game().form();
      for (int seat = 0; seat < form.seats(); ++seat)
        if (!form.seatMark(seat)->isHidden()) out << form.seatMark(seat)->accessibleName();
      return out;
    };
    QCOMPARE(named("12"), (QStringList{"White", "Black"}));
    QCOMPARE(named("31").size(), 4);
    QCOMPARE(named("39"), QStringList()); // dice have no sides
  }

  void theLotDrawsGamesThatSuitTheNumber() {
    QTemporaryDir dir;
    Running run(dir.path());
    run.window->go(Window::Evening);
    EveningPlace& place = run.window->evening();
    place.people().setPlainText("a\nb\nc\nd\ne");
    if (place.games().count() < 4) QSKIP("no games for five are built");
    QTest::mouseClick(&place.lotButton(), Qt::LeftButton);
    int drawn = 0;
    for (int row = 0; row < place.games().count(); ++row) {
      if (place.games().item(row)->checkState() != Qt::Checked) continue;
      ++drawn;
      const GameInfo& info = *run.box.find(place.games().item(row)->data(Qt::UserRole).toString())->info;
      QVERIFY(info.minSeats <= 5 && info.maxSeats >= 5);
    }
    QCOMPARE(drawn, 4);
  }

  void theLotFillsTheTimeThatThereIs() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("39");
    NEEDS("12");
    QCOMPARE(minutesOf(*run.box.find("12"))->least, 15);
    QCOMPARE(minutesOf(*run.box.find("12"))->most, 40);
    run.window->go(Window::Evening);
    EveningPlace& place = run.window->evening();
    place.people().setPlainText("a\nb");
    place.timeBox().setCurrentIndex(place.timeBox().findData(60));
    QTest::mouseClick(&place.lotButton(), Qt::LeftButton);
    int minutes = 0;
    for (int row = 0; row < place.games().count(); ++row)
      if (place.games().item(row)->checkState() == Qt::Checked)
        minutes += minutesOf(*run.box.find(place.games().item(row)->data(Qt::UserRole).toString()))->usual();
    QVERIFY2(minutes > 30 && minutes <= 60, qPrintable(QString::number(minutes)));
  }

  void everybodyVotesInTurnAndTheMostWantedGamesArePlayed() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("39");
    run.window->go(Window::Evening);
    EveningPlace& place = run.window->evening();
    place.people().setPlainText("Mari\nJüri");
    const auto tick = [&](const QStringList& ids) {
      for (int row = 0; row < place.games().count(); ++row) {
        QListWidgetItem* item = place.games().item(row);
        item->setCheckState(ids.contains(item->data(Qt::UserRole).toString()) ? Qt::Checked : Qt::Unchecked);
      }
    };
    const auto press = [&] { QTest::mouseClick(&place.voteButton(), Qt::LeftButton); };
    press();
    QVERIFY(!place.beginButton().isEnabled());
    tick({"39", "40", "41"});
    press();
    QCOMPARE(place.games().item(0)->checkState(), Qt::Unchecked); // what Mari wants is not seen
    tick({"41", "42", "43", "44"});
    press();
    QVERIFY(place.beginButton().isEnabled());
    QTest::mouseClick(&place.beginButton(), Qt::LeftButton);
    QCOMPARE(place.evening().rounds.size(), 4);
    QVERIFY(std::ranges::any_of(place.evening().rounds, [](const auto& r) { return r.game == "41"; }));
  }

  // A click on the words of a line ticks it, one on its box does so once.
  void aClickAnywhereOnALineTicksIt() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("39");
    run.window->go(Window::Evening);
    QListWidget& games = run.window->evening().games();
    const auto click = [&](int right) {
      const QRect line = games.visualItemRect(games.item(0));
      QTest::mouseClick(games.viewport(), Qt::LeftButton, {}, {line.left() + right, line.center().y()});
      return games.item(0)->checkState();
    };
    QCOMPARE(click(120), Qt::Checked);
    QCOMPARE(click(120), Qt::Unchecked);
    QStyleOptionViewItem option;
    option.initFrom(&games);
    option.rect = games.visualItemRect(games.item(0));
    option.features = QStyleOptionViewItem::HasCheckIndicator;
    const int box = games.style()->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &option, &games).center().x() -
                    option.rect.left();
    QCOMPARE(click(box), Qt::Checked);
    QCOMPARE(click(box), Qt::Unchecked);
  }

  void aWayOfPlayingKeepsWhoSitsThere() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("31");
    const BoxedGame& game = *run.box.find("31");
    run.window->openGame("31");
    SetupForm& form = run.window->game().form();
    form.setSeats(3);
    form.nameBox(0)->setEditText("Mari");
    form.kindBox(1)->setCurrentIndex(1);
    form.kindBox(2)->setCurrentIndex(3);
    const auto seats = [&] {
      QStringList out;
      for (const SeatPlayer& player : form.setup().seats)
        out << QStringLiteral("%1 %2").arg(player.name).arg(player.level);
      return out;
    };
    const QStringList before = seats();
    QCOMPARE(before.size(), 3);
    HouseWay ours = form.wayNow("Ours");
    const OptionSpec& rule = game.info->options.front();
    const QString usual = ours.options.value(rule.key);
    for (const OptionValue& value : rule.values)
      if (usual != QLatin1String(value.key)) ours.options[rule.key] = QString::fromLatin1(value.key);
    QVERIFY(ours.options.value(rule.key) != usual);
    const auto settled = [&] {
      QCoreApplication::processEvents();
      return form.wayNow({}).options.value(rule.key);
    };
    QCOMPARE(form.keepWayAs(ours), QString());
    QCOMPARE(settled(), ours.options.value(rule.key));
    QCOMPARE(form.waysBox()->currentText(), QString("Ours"));
    QCOMPARE(seats(), before);
    for (const int at : {2, 1}) { // as the book has it, and ours again
      form.waysBox()->setCurrentIndex(at);
      emit form.waysBox()->activated(at);
      QCOMPARE(settled(), at == 2 ? usual : ours.options.value(rule.key));
      QCOMPARE(form.waysBox()->currentIndex(), at);
      QCOMPARE(seats(), before);
    }
    QCOMPARE(form.kindBox(1)->currentIndex(), 1);
    QCOMPARE(form.kindBox(2)->currentIndex(), 3);
  }

  void houseRulesAreKeptUnderANameAndWrittenAsALine() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("37");
    const BoxedGame& game = *run.box.find("37");
    run.window->openGame("37");
    SetupForm& form = run.window->game().form();
    const HouseWay book = form.wayNow("The book's");
    HouseWay ours = book;
    ours.name = "Grandmother's";
    ours.options["square-77"] = "up-only";
    QCOMPARE(lineOf(game, book), QString("37; The book's"));
    const QString line = lineOf(game, ours);
    QCOMPARE(line, QString("37; Grandmother's; square-77=up-only"));
    QCOMPARE(readWay(game, line).way, ours);
    QCOMPARE(form.keepWayAs(ours), QString());
    QTRY_COMPARE(form.waysBox()->count(), 3);
    QCOMPARE(form.waysBox()->currentText(), QString("Grandmother's"));
    QCOMPARE(form.setup().options.value("square-77"), QString("up-only"));
    QCOMPARE(unlikeTheBook(*game.info, form.setup().options).size(), 1);
    form.waysBox()->setCurrentIndex(2);
    emit form.waysBox()->activated(2); // as the book has it
    QCoreApplication::processEvents();
    QCOMPARE(form.setup().options.value("square-77"), QString("up"));
    QCOMPARE(form.waysBox()->currentIndex(), 2);
    form.waysBox()->setCurrentIndex(1);
    emit form.waysBox()->activated(1); // and ours again
    QCoreApplication::processEvents();
    QCOMPARE(form.waysBox()->currentText(), QString("Grandmother's"));
    auto* square = qobject_cast<QComboBox*>(form.option("square-77"));
    QVERIFY(square && square->count() > 2);
    for (int i = 0; i < square->count(); ++i)
      if (square->itemData(i) != "up" && square->itemData(i) != "up-only") square->setCurrentIndex(i);
    QCOMPARE(form.waysBox()->currentIndex(), 0); // no way that has a name
    for (const char* wrong : {"", "37", "37;", "12; x", "37; x; none=1", "37; x; square-77=sideways", "; ; ;"})
      QVERIFY2(!readWay(game, wrong).problem.isEmpty(), wrong);
    HouseWay nameless = ours;
    nameless.name.clear();
    QVERIFY(!keepWay(run.settings, game, nameless).isEmpty());
    for (int i = 0; i < HouseWay::kMost - 1; ++i)
      QCOMPARE(keepWay(run.settings, game, {QString::number(i), {}}), QString());
    QVERIFY(!keepWay(run.settings, game, {"one more", {}}).isEmpty());
    dropWay(run.settings, game, "0");
    QCOMPARE(waysOf(run.settings, game).size(), HouseWay::kMost - 1);
  }
};

QTEST_MAIN(EveningTest)
#include "evening_test.moc"
