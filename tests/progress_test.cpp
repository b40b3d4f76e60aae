// Progress that can be seen in the dice games: which picture a sheet is drawn as, that what is touched and spoken lies
// where it is drawn, and that a piece walks as far as its points.
#include "boards/arrange.h"
#include "boards/story.h"
#include "boards/story_brush.h"
#include "games/box/match.h"
#include "tests/matches.h"
#include "tests/running.h"

#include <QImage>
#include <QPainter>

#include <algorithm>

using namespace mk;

namespace {

constexpr QSize kTable{1000, 620};

const Zone* sheetIn(const View& view) {
  const auto it = std::ranges::find(view.zones, Zone::Role::Sheet, &Zone::role);
  return it == view.zones.end() ? nullptr : &*it;
}

Words wordsOfSeats() {
  return Words([](Seat k) { return QStringLiteral("Player %1").arg(k + 1); });
}

} // namespace

class ProgressTest : public QObject {
  Q_OBJECT
  GameBox box_ = GameBox::open(pluginFolders(QStringLiteral(MK_BIN_DIR "/plugins")));

  std::optional<Match> begun(const QString& id, int seats, std::uint64_t seed) const {
    const BoxedGame* game = box_.find(id);
    if (!game) return std::nullopt;
    return matchOf(*game->info, seats, {{"starter", "seat-1"}}, {}, seed);
  }
  static void step(Match& match, Random& random) {
    if (match.turn().isChance()) return (void)match.chance();
    Seat seat = 0;
    while (!match.turn().has(seat)) ++seat;
    const auto moves = match.now().moves(seat);
    (void)match.play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  static Scene sceneOf(const Match& match, const View& view) {
    const double ratio = static_cast<double>(kTable.width()) / kTable.height();
    return compose(view, arranged(view, match.info().arrange(view, Aspect::Wide), ratio), kTable, wordsOfSeats(), {});
  }

private slots:
  void aGameIsDrawnAsItsStory_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("picture");
    QTest::addColumn<int>("goal");
    const auto row = [](const char* id, const char* picture, int goal = 0) {
      QTest::newRow(id) << QString(id) << QString(picture) << goal;
    };
    row("45", "track", 60), row("65", "track", 12), row("73", "track", 100), row("124", "track", 3001);
    row("62", "tiles"), row("72", "tiles"), row("41", "strip"), row("95", "strip");
    row("51", "sultan", 5), row("86", "crown", 5), row("56", "clock", 12), row("93", "house"), row("104", "window");
    row("116", "raft"), row("129", "masks", 10'000), row("131", "duel"), row("139", "captain");
    row("142", "journey"), row("143", "journey"), row("148", ""), row("48", "");
    row("52", "luck", 1), row("53", "luck", 2), row("54", "luck", 3), row("88", "bridge"), row("127", "family");
    row("107", "window"), row("108", "window");
  }
  void aGameIsDrawnAsItsStory() {
    QFETCH(QString, id);
    QFETCH(QString, picture);
    QFETCH(int, goal);
    auto match = begun(id, 2, 4);
    if (!match) QSKIP("the dice games are not built");
    const View view = match->now().look(Viewer{0});
    const StoryKind kind = storyOf(*sheetIn(view));
    QCOMPARE(kind.name, picture);
    QCOMPARE(kind.goal, goal);
    QCOMPARE(sceneOf(*match, view).stories.size(), picture.isEmpty() ? 0u : 2u);
  }

  // What the steps are is told beside them: the windows by their numbers, a family by its people.
  void theLinesOfAPictureHaveTheirNamesAtTheSteps() {
    auto windows = begun("107", 2, 4), family = begun("127", 2, 4), raft = begun("116", 2, 4);
    if (!windows) QSKIP("the dice games are not built");
    const auto written = [](const Match& match) {
      QStringList out;
      for (const TextBlock& t : sceneOf(match, match.now().look(Viewer{0})).texts) out << t.text;
      return out;
    };
    for (const char* name : {"Sixes", "Twos", "Fours"}) QCOMPARE(written(*windows).count(QLatin1String(name)), 2);
    for (const char* name : {"Ivanov", "His wife", "Children"})
      QCOMPARE(written(*family).count(QLatin1String(name)), 2);
    QCOMPARE(written(*raft).count(QStringLiteral("8")), 2); // once a log, not twice
  }

  // A box of a strip keeps its number, whatever is written in it, and all is written in one line.
  void everyBoxOfAStripHasItsNameAndItsLine() {
    auto match = begun("39", 2, 4);
    if (!match) QSKIP("the dice games are not built");
    for (const int die : {1, 4, 2, 2, 6, 3, 3, 1})
      QVERIFY(match->settle(Outcome::dice({static_cast<std::uint8_t>(die)})));
    const Scene scene = sceneOf(*match, match->now().look(Viewer{0}));
    for (const StoryPart& part : scene.stories) {
      QCOMPARE(part.steps.size(), 5u);
      for (const StoryPart::Step& s : part.steps) {
        QVERIFY(!s.name.isNull());
        QCOMPARE(s.name.y(), part.steps.front().name.y());
        QCOMPARE(s.name.height(), part.steps.front().name.height());
      }
    }
    int ones = 0; // thrown at the first attempt, and the names of the first boxes
    for (const TextBlock& t : scene.texts) ones += t.text == QLatin1String("1");
    QVERIFY(ones >= 3);
  }

  // With most seats the men on the tracks are still men, and what is written in boxes can be read.
  void eightSeatsCanBeRead() {
    constexpr QSize kWindow{1188, 698}; // the table in a window of 1280x800
    const auto scene = [&](const Match& match) {
      const View view = match.now().look(Viewer{0});
      const double ratio = static_cast<double>(kWindow.width()) / kWindow.height();
      return compose(view, arranged(view, match.info().arrange(view, Aspect::Wide), ratio), kWindow, wordsOfSeats(),
                     {});
    };
    auto captain = begun("139", 8, 4);
    auto track = begun("45", 8, 4), sums = begun("141", 8, 4), yatzee = begun("148", 8, 4);
    if (!track) QSKIP("the dice games are not built");
    int sails = 0;
    for (const TextBlock& t : scene(*captain).texts) sails += t.text == QLatin1String("5-6") && t.size >= 10;
    QCOMPARE(sails, 8);
    const Scene race = scene(*track);
    int men = 0;
    for (const Sprite& s : race.sprites) {
      if (s.thing.kind != Thing::Kind::Piece) continue;
      QVERIFY2(s.rect.height() >= 38, qPrintable(QString::number(s.rect.height())));
      for (const StoryPart& part : race.stories)
        if (part.rect.contains(s.rect.center())) QVERIFY(part.rect.contains(s.rect));
      ++men;
    }
    QCOMPARE(men, 8);
    for (int seat = 0; seat < 3; ++seat) QVERIFY(sums->settle(Outcome::dice({5, 6, 6, 5, 6})));
    bool two = false;
    for (const TextBlock& t : scene(*sums).texts)
      if (t.text == QLatin1String("18")) {
        QVERIFY2(t.size >= 15, qPrintable(QString::number(t.size)));
        two = true;
      }
    QVERIFY(two);
    for (const TextBlock& t : scene(*yatzee).texts)
      if (t.style == TextBlock::Style::Sum && t.text == QLatin1String("0")) QVERIFY(t.size >= 15);
  }

  // Whoever throws the bad face is out, and the picture of that seat says so.
  void whoIsOutStandsInTheStorm() {
    auto match = begun("52", 3, 4);
    if (!match) QSKIP("the dice games are not built");
    const auto fall = [&](int die) { QVERIFY(match->settle(Outcome::dice({static_cast<std::uint8_t>(die)}))); };
    fall(1), fall(4), fall(6);
    const Scene scene = sceneOf(*match, match->now().look(Viewer{0}));
    QCOMPARE(scene.stories.size(), 3u);
    QVERIFY(scene.stories[0].out && !scene.stories[1].out && !scene.stories[2].out);
    QCOMPARE(scene.stories[1].steps.front().worth, 4);
  }

  // It is barred, but no stroke lies over its pips.
  void theFaceToBewareOfIsRead() {
    StoryPart part;
    part.picture = QStringLiteral("luck");
    part.goal = 5;
    QImage shown(400, 200, QImage::Format_ARGB32_Premultiplied);
    shown.fill(Qt::white);
    QPainter painter(&shown);
    paintLuck(StoryBrush{painter, part, themes().front(), QRectF(shown.rect()), 1.5});
    painter.end();
    const QPoint middle(344, 100);
    const int pip = 6; // pixels from the middle
    for (const QPoint at : {QPoint(0, 0), QPoint(-pip, -pip), QPoint(pip, -pip), QPoint(-pip, pip), QPoint(pip, pip)})
      QCOMPARE(shown.pixelColor(middle + at).name(), QColor(40, 30, 24).name());
    QVERIFY(shown.pixelColor(middle + QPoint(0, pip)).lightness() > 200); // and the bone between them
  }

  // While the start is thrown for, the picture lies there already, with nothing in it to be filled in.
  void theSheetLiesThereBeforeTheStartIsThrownFor() {
    for (const char* id : {"45", "104", "127"}) {
      const BoxedGame* game = box_.find(id);
      if (!game) QSKIP("the dice games are not built");
      auto match = Match::begin(*game->info, 3, {{"starter", "throw-off"}}, 5);
      QVERIFY(match);
      const View view = match->now().look(Viewer{0});
      const Scene scene = sceneOf(*match, view);
      QCOMPARE(scene.stories.size(), 3u);
      for (const Cell& c : sheetIn(view)->cells) QVERIFY(!c.open && !c.preview);
      QVERIFY(match->settle(Outcome::dice({5})));
      QStringList written;
      for (const TextBlock& t : sceneOf(*match, match->now().look(Viewer{1})).texts) written << t.text;
      QVERIFY2(written.join(u'|').contains(u'5'), id);
    }
  }

  // As it is spoken: a box by its line and whose it is, a heading by itself.
  void everyPlaceOfASheetHasAName() {
    for (const BoxedGame& game : box_.games()) {
      if (QLatin1String(game.family->id) != QLatin1String("dice")) continue;
      auto match = begun(game.id(), 3, 7);
      const View view = match->now().look(Viewer{0});
      const Zone* sheet = sheetIn(view);
      if (!sheet) continue;
      for (std::size_t i = 0; i < sheet->cells.size(); ++i) {
        const QString name = wordsOfSeats().speak(nameOf(view, {sheet->id, static_cast<std::int16_t>(i)}));
        QVERIFY2(!name.isEmpty() && name[0].isLetterOrNumber(), qPrintable(game.id() + QStringLiteral(": ") + name));
      }
    }
  }

  // Every place that a move can be made by lies somewhere on the table, in every game of dice with two and most seats.
  void whatIsTouchedLiesWhereItIsDrawn() {
    int pictures = 0;
    for (const BoxedGame& game : box_.games()) {
      if (QLatin1String(game.family->id) != QLatin1String("dice")) continue;
      for (const int seats : {2, static_cast<int>(game.info->maxSeats)}) {
        auto match = begun(game.id(), seats, 7);
        Random random(3, static_cast<std::uint64_t>(seats));
        for (int i = 0; i < 40 && !match->over(); ++i) {
          step(*match, random);
          if (!match->turn().isSeats()) continue;
          Seat seat = 0;
          while (!match->turn().has(seat)) ++seat;
          const View view = match->now().look(Viewer{seat});
          const Scene scene = sceneOf(*match, view);
          pictures += !scene.stories.empty();
          for (const Gesture& g : match->now().gestures(seat))
            for (const auto* strokes : {&g.chosen, &g.path})
              for (const Stroke& s : *strokes)
                for (const Place p : {s.from, s.to}) {
                  const bool used = s.kind == Stroke::Kind::Link || (s.kind == Stroke::Kind::Place && p == s.from);
                  if (!used || scene.top(p)) continue;
                  QVERIFY2(scene.spot(p) && scene.spot(p)->rect.width() > 4, qPrintable(game.id()));
                }
        }
      }
    }
    if (!box_.games().isEmpty() && box_.find("39")) QVERIFY(pictures > 100);
  }

  void aPieceStandsAsFarAsItsPointsAndAtTheFlagInTheEnd() {
    auto match = begun("45", 2, 11); // sixes, to exactly 60
    if (!match) QSKIP("the dice games are not built");
    Random random(1, 1);
    std::map<std::pair<int, int>, double> at; // seat and points -> how far
    const auto see = [&] {
      const View view = match->now().look(Viewer{0});
      const Scene scene = sceneOf(*match, view);
      QCOMPARE(scene.stories.size(), 2u);
      for (const Sprite& s : scene.sprites)
        if (s.thing.kind == Thing::Kind::Piece) {
          const auto seat = static_cast<int>(s.id) - 1000;
          at[{seat, scene.stories[static_cast<std::size_t>(seat)].value}] = s.rect.center().x();
        }
    };
    while (!match->over()) {
      see();
      step(*match, random);
    }
    see();
    QVERIFY(at.size() > 10);
    for (auto it = at.begin(); std::next(it) != at.end(); ++it)
      if (it->first.first == std::next(it)->first.first) QVERIFY(it->second < std::next(it)->second);
    const bool arrived = at.contains({0, 60}) || at.contains({1, 60});
    QVERIFY(arrived);
  }

  // What the picture shows is spoken as it is on paper.
  void aLogOfTheRaftIsSpokenWithItsNumber() {
    auto match = begun("116", 2, 2);
    if (!match) QSKIP("the dice games are not built");
    const View view = match->now().look(Viewer{0});
    const Scene scene = sceneOf(*match, view);
    const Zone& sheet = *sheetIn(view);
    QCOMPARE(scene.stories.front().steps.size(), 6u);
    const std::int16_t first = static_cast<std::int16_t>(sheet.columns + 1); // 8, the first seat
    QVERIFY(scene.spot({sheet.id, first}));
    const QString said = wordsOfSeats().speak(nameOf(view, {sheet.id, first}));
    QVERIFY2(said.contains("8") && said.contains("Player 1"), qPrintable(said));
  }

  void theScorePadStaysPaper() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("95");
    emit run.window->box().gamePicked("95");
    run.window->game().form().scorePad()->setChecked(true);
    QTest::mouseClick(&run.window->game().playButton(), Qt::LeftButton);
    QVERIFY(run.session().setup().pad);
    QVERIFY(run.table().canvas().scene().stories.empty());
    QVERIFY(!run.table().canvas().scene().papers.empty());
  }
};

QTEST_MAIN(ProgressTest)
#include "progress_test.moc"
