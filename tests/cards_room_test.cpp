// Tables of all seats of the card games stay readable at 1024x640 (MK_LONG=1: of all games; MK_PICTURES names a folder
// for pictures). Rulings: card games, A3.
#include "tests/cards_window.h"

#include <QLabel>

#include <QFontMetricsF>

#include <cmath>

using namespace mk;

namespace {

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

} // namespace

class CardsRoomTest : public QObject {
  Q_OBJECT
private slots:
  void initTestCase() { applyStyle(*qApp, {}); }

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

  // Why somebody won and what everybody has is never left out, and no line is cut off.
  void theEndTellsThePointsInSmallWindows_data() {
    QTest::addColumn<int>("seats");
    QTest::newRow("185 of 4") << 4;
    QTest::newRow("194 of 3") << 3;
    QTest::newRow("194 of 4") << 4;
    QTest::newRow("198 of 6") << 6;
    QTest::newRow("200 of 2") << 2;
    QTest::newRow("200 of 3") << 3;
  }
  void theEndTellsThePointsInSmallWindows() {
    QFETCH(int, seats);
    const QString id = QString::fromLatin1(QTest::currentDataTag()).section(u' ', 0, 0);
    for (const char* lang : {"et", "en"}) {
      QTemporaryDir dir;
      Running run(dir.path(), lang);
      NEEDS("194");
      run.window->resize(1024, 640);
      begin(run, id, seats, {});
      while (toDecision(run) && !run.match().over()) QVERIFY(playSensibly(run));
      QVERIFY(run.match().over());
      EndPanel& end = run.window->table().endPanel();
      for (const QSize size : {QSize(1024, 640), QSize(800, 560), QSize(1280, 800)}) {
        run.window->resize(size);
        QTest::qWait(50);
        QStringList told;
        for (const QLabel* l : end.findChildren<QLabel*>()) {
          told << QString(l->text()).replace(QChar::Nbsp, u' ');
          QVERIFY2(l->height() >= l->heightForWidth(l->width()), qPrintable(l->text()));
        }
        const QString all = told.join(u' ');
        const Result result = run.match().result();
        QVERIFY2(all.contains(Words::capitalised(run.session().words().write(result.why))), qPrintable(all));
        for (Seat k = 0; k < seats && !result.scores.empty(); ++k)
          QVERIFY2(all.contains(QStringLiteral("%1: %2").arg(
                       run.session().name(k), QLocale().toString(result.scores[static_cast<std::size_t>(k)]))),
                   qPrintable(all));
        for (const QPushButton* b : end.findChildren<QPushButton*>())
          QVERIFY(!b->isVisible() || end.rect().contains(QRect(b->mapTo(&end, QPoint()), b->size())));
        if (const QString folder = qEnvironmentVariable("MK_PICTURES"); !folder.isEmpty())
          run.window->grab().save(
              QStringLiteral("%1/end-%2-%3-%4-%5.png").arg(folder, id, lang).arg(seats).arg(size.width()));
      }
    }
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
};

QTEST_MAIN(CardsRoomTest)
#include "cards_room_test.moc"
