// Files and positions of other programs, for every game that lists formats: what is written is read again as the same
// match, what cannot be read is refused with the place, and nothing is half read.
#include "games/backgammon/catalogue.h"
#include "games/box/match.h"
#include "games/box/playout.h"
#include "games/chessboard/catalogue.h"
#include "tests/matches.h"

#include <QTest>

#include <optional>

using namespace mk;

namespace {

using HouseRules = std::map<std::string, std::string>;

const GameInfo& gameOf(std::string_view id) {
  for (const Family* family : {&chessboardFamily(), &backgammonFamily()})
    for (const GameInfo& info : family->games)
      if (id == info.id) return info;
  qFatal("no such game");
}

std::vector<const GameInfo*> gamesWithFormats() {
  std::vector<const GameInfo*> out;
  for (const Family* family : {&chessboardFamily(), &backgammonFamily()})
    for (const GameInfo& info : family->games)
      if (!info.formats.empty()) out.push_back(&info);
  return out;
}

const FileFormat& formatOf(const GameInfo& info, FileFormat::Holds holds) {
  for (const FileFormat& f : info.formats)
    if (f.holds == holds) return f;
  qFatal("no such format");
}
const FileFormat& files(const GameInfo& info) { return formatOf(info, FileFormat::Holds::Games); }
const FileFormat& positions(const GameInfo& info) { return formatOf(info, FileFormat::Holds::Position); }

Match match(const GameInfo& info, const HouseRules& options, std::uint64_t seed = 1, std::string_view position = {}) {
  return matchOf(info, 2, options, position, seed);
}

Match replayed(const GameInfo& info, const ExchangedGame& game) {
  auto m = Match::replay(info, 2, game.options, 0, game.position, game.log);
  if (!m) qFatal("%s", english(m.why()).c_str());
  return std::move(*m);
}

// Plays up to so many events at random.
void playOn(Match& m, Random& random, std::size_t events) {
  for (std::size_t i = 0; i < events && !m.over(); ++i) {
    if (m.turn().isChance()) {
      (void)m.settle(roll(m.now().chance(), random));
      continue;
    }
    const Seat seat = m.turn().seat();
    const auto moves = m.now().moves(seat);
    (void)m.play(seat, moves[static_cast<std::size_t>(random.index(moves.size()))]);
  }
}

// Goes on to a position that formats can tell: a throw of backgammon is not cut in the middle; files have no throw
// that has not been played.
void toWholeThrow(Match& m, Random& random, const char* orOther) {
  const auto tells = [&] { return m.over() || bool(positions(m.info()).write(m, {})); };
  const auto says = [&](const char* part) { return m.now().text().find(part) != std::string::npos; };
  while (!m.over() && (!tells() || says("| roll") || says(orOther))) playOn(m, random, 1);
}

// Every value of every house rule, one at a time, beside the usual ones.
std::vector<HouseRules> houseRules(const GameInfo& info) {
  std::vector<HouseRules> out{{}};
  for (const OptionSpec& o : info.options)
    for (const OptionValue& v : o.values) out.push_back({{o.key, v.key}});
  return out;
}

std::string problem(const GameInfo& info, const FileFormat& format, std::string_view text) {
  const auto games = format.read(info, text);
  return games ? std::string() : english(games.why());
}

const std::vector<std::string> kNames{"Mari \"M\" Mets", "Õie"};

} // namespace

class ExchangeTest : public QObject {
  Q_OBJECT

private slots:
  void theGamesThatTheFieldKnowsHaveFormats() {
    QStringList ids;
    for (const GameInfo* info : gamesWithFormats()) ids += info->id;
    QCOMPARE(ids.join(' '), QStringLiteral("12 14 16 21 22 27 28 29 30 1"));
  }

  void randomMatchesGoOutAndIn_data() {
    QTest::addColumn<QString>("id");
    for (const GameInfo* info : gamesWithFormats()) QTest::newRow(info->id) << QString::fromLatin1(info->id);
  }
  void randomMatchesGoOutAndIn() {
    QFETCH(QString, id);
    const GameInfo& info = gameOf(id.toStdString());
    const FileFormat& format = files(info);
    Random random(11);
    int written = 0;
    for (const auto& options : houseRules(info))
      for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Match m = match(info, options, seed);
        playOn(m, random, seed == 1 ? 100000 : 20 * seed);
        toWholeThrow(m, random, "| dice");
        if (!m.over() && seed == 2) QVERIFY(bool(m.play(*readEvent("resign 0"))));
        if (!m.over() && seed == 3) QVERIFY(bool(m.play(*readEvent("resign 1"))));
        if (!m.over() && seed == 4 && m.now().mayDraw()) QVERIFY(bool(m.play(*readEvent("draw"))));
        if (!m.over() && seed == 5 && id != QLatin1String("1")) QVERIFY(bool(m.play(*readEvent("stop"))));
        const auto text = format.write(m, kNames);
        if (!text) continue; // an automatic double
        ++written;
        const auto games = format.read(info, *text);
        QVERIFY2(bool(games), (*text + (games ? "" : english(games.why()))).c_str());
        QCOMPARE(games->size(), std::size_t{1});
        const ExchangedGame& game = games->front();
        QCOMPARE(game.names, kNames);
        const Match again = replayed(info, game);
        QCOMPARE(again.over(), m.over());
        if (m.over()) QCOMPARE(again.result(), m.result());
        if (id != QLatin1String("1")) { // there the steps of a turn and ties of the opening throw are not told apart
          QCOMPARE(game.log, m.log());
          QCOMPARE(game.options, m.game().setup().options.nonDefault());
        }
        const bool givenUp = m.event(m.plies() - 1).kind == Event::Kind::Resign; // a .mat file drops the throw before
        QVERIFY2((givenUp && id == QLatin1String("1")) || again.now().text() == m.now().text(),
                 (again.now().text() + "\n" + m.now().text() + "\n" + *text).c_str());
        QCOMPARE(*format.write(again, kNames), *text);
      }
    QVERIFY(written > 6);
  }

  void randomPositionsGoOutAndIn_data() { randomMatchesGoOutAndIn_data(); }
  void randomPositionsGoOutAndIn() {
    QFETCH(QString, id);
    const GameInfo& info = gameOf(id.toStdString());
    const FileFormat& format = positions(info);
    Random random(12);
    int written = 0;
    for (int i = 0; i < 60; ++i) {
      Match m = match(info, id == QLatin1String("1") ? HouseRules{{"match", "11"}} : HouseRules{}, 1);
      playOn(m, random, 1 + random.below(150));
      toWholeThrow(m, random, "| roll");
      const auto text = format.write(m, {});
      if (!text) continue; // over
      ++written;
      const auto games = format.read(info, *text);
      QVERIFY2(bool(games), (*text + ": " + (games ? "" : english(games.why()))).c_str());
      QCOMPARE(games->size(), std::size_t{1});
      const Match again = match(info, games->front().options, 1, games->front().position);
      QCOMPARE(*format.write(again, {}), *text);
      QCOMPARE(again.turn(), m.turn());
      if (m.turn().isSeats()) QCOMPARE(again.now().moves(m.turn().seat()), m.now().moves(m.turn().seat()));
    }
    QVERIFY(written > 15);
  }

  void matchesFromAPositionKeepIt() {
    for (const auto& [id, position] :
         std::initializer_list<std::pair<const char*, const char*>>{{"27", "4k3/8/8/8/8/8/4P3/4K2R b K - 3 17"},
                                                                    {"29", "4k3/8/8/8/8/4P3/8/4K2R w K - 0 17 m2"},
                                                                    {"12", "B:WKf2,a5:Bb6,Kh8"},
                                                                    {"22", "B:WKf2,a5:Bb6,Kh8"}}) {
      const GameInfo& info = gameOf(id);
      Match m = match(info, {}, 1, position);
      Random random(5);
      playOn(m, random, 3);
      const auto text = files(info).write(m, {});
      QVERIFY(bool(text));
      const auto games = files(info).read(info, *text);
      QVERIFY2(bool(games), (*text + (games ? "" : english(games.why()))).c_str());
      QCOMPARE(games->front().position, std::string(position));
      QCOMPARE(games->front().log, m.log());
    }
  }

  void aResultWithoutMateBecomesTheEndOfTheMatch() {
    const GameInfo& chess = gameOf("27");
    const auto games =
        files(chess).read(chess, "[White \"Mari\"]\n[Termination \"time forfeit\"]\n1. e4 e5 1-0\n\n"
                                 "1. e4 e5 1/2-1/2\n\n1. e4 0-1\n\n1. e4 *\n\n1. f3 e5 2. g4 Qh4# 0-1\n");
    QVERIFY(bool(games));
    QCOMPARE(games->size(), std::size_t{5});
    const auto last = [&](std::size_t i) { return games->at(i).log.back(); };
    QCOMPARE(last(0), std::string("resign 1"));
    QCOMPARE(last(1), std::string("draw"));
    QCOMPARE(last(2), std::string("resign 0"));
    QCOMPARE(last(3), std::string("0 e2e4"));
    QCOMPARE(last(4), std::string("1 d8h4"));
    QCOMPARE(replayed(chess, games->at(0)).result().winners(), std::vector<Seat>{0});
    QVERIFY(replayed(chess, games->at(1)).result().isDraw());
    QVERIFY(!replayed(chess, games->at(3)).over());
    QCOMPARE(games->front().names, (std::vector<std::string>{"Mari", ""}));
  }

  void titlesTellTheGamesOfAFileApart() {
    const GameInfo& chess = gameOf("27");
    const auto games =
        files(chess).read(chess, "[Event \"Club\"]\n[Round \"3\"]\n[Site \"Tartu\"]\n[Date \"1994.05.01\"]\n"
                                 "*\n\n[Event \"?\"]\n[Date \"????.??.??\"]\n*\n");
    QVERIFY(bool(games));
    QCOMPARE(games->at(0).title, std::string("Club (3), Tartu, 1994.05.01"));
    QCOMPARE(games->at(1).title, std::string());
  }

  void variantsAndHouseRulesAreOfTheGame() {
    const GameInfo& chess = gameOf("27");
    const GameInfo& giveaway = gameOf("28");
    QVERIFY(problem(chess, files(chess), "[Event \"x\"]\n[Variant \"Antichess\"]\n*").find("Line 2, game 1") == 0);
    QVERIFY(bool(files(giveaway).read(giveaway, "[Variant \"antichess\"]\n1. e3 b5 2. Bxb5 *")));
    const auto games =
        files(giveaway).read(giveaway, "[HouseRules \"stalemate=draw, promotion-to-king=no\"]\n*\n\n1. e3 *");
    QVERIFY(bool(games));
    QCOMPARE(games->at(0).options, (HouseRules{{"promotion-to-king", "no"}, {"stalemate", "draw"}}));
    QVERIFY(games->at(1).options.empty());
    QVERIFY(problem(giveaway, files(giveaway), "\n[HouseRules \"stalemate=maybe\"]\n*").find("Line 2, game 1") == 0);
    QVERIFY(problem(giveaway, files(giveaway), "[HouseRules \"colour=red\"]\n*").find("Line 1, game 1") == 0);
  }

  void aGameThatGoesOnAfterItsEndIsRefusedWithTheReason() {
    const GameInfo& chess = gameOf("27");
    const std::string why =
        problem(chess, files(chess), "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8\n5. e4 e5 1/2-1/2\n");
    QVERIFY2(why.find("Line 2, game 1, at “e4”") == 0 && why.find("third time") != std::string::npos, why.c_str());
  }

  void aMatFileWithGamesGivenUpIsAMatchInParts() {
    const GameInfo& info = gameOf("1");
    const auto parts =
        files(info).read(info, "; [Event \"Club\"]\r\n 3 point match\r\n\r\n Game 1\r\n A : 0        B : 0\r\n"
                               "  1) 31: 8/5 6/5       \r\n      Wins 2 points\r\n\r\n Game 2\r\n"
                               " A : 2        B : 0\r\n  1) 52: 24/22 13/8\r\n"
                               "                                  Wins 1 point\r\n\r\n Game 3\r\n"
                               " A : 2        B : 1\r\n  1)                             31: 8/5 6/5\r\n");
    QVERIFY2(bool(parts), parts ? "" : english(parts.why()).c_str());
    QCOMPARE(parts->size(), std::size_t{3});
    QCOMPARE(parts->at(1).log.back(), std::string("resign 0"));
    QCOMPARE(parts->at(1).title, std::string("Club, 2 : 0"));
    QVERIFY(parts->at(1).position.find("crawford now") != std::string::npos);
    QVERIFY(parts->at(2).position.find("points W:2 B:1 | crawford past") != std::string::npos);
    for (const ExchangedGame& part : *parts) QCOMPARE(part.names, (std::vector<std::string>{"A", "B"}));
    QVERIFY(!replayed(info, parts->at(2)).over());
  }
  // Two were agreed on where the position pays three: no record may tell three.
  void aGameGivenUpForLessThanItPaysHasNoResultOfItsOwn() {
    const GameInfo& info = gameOf("1");
    const std::string start = " 5 point match\n Game 1\n A : 0        B : 0\n  1) 31: 8/5 6/5\n      Wins ";
    const auto three = files(info).read(info, start + "3 points\n Game 2\n A : 3        B : 0\n  1) 31: 8/5 6/5\n");
    QVERIFY2(bool(three), three ? "" : english(three.why()).c_str());
    QCOMPARE(three->front().log.back(), std::string("resign 1"));
    QCOMPARE(replayed(info, three->front()).result().scores, (std::vector<int>{3, 0}));
    const auto two = files(info).read(info, start + "2 points\n Game 2\n A : 2        B : 0\n  1) 31: 8/5 6/5\n");
    QVERIFY2(bool(two), two ? "" : english(two.why()).c_str());
    QVERIFY(!replayed(info, two->front()).over());
    QVERIFY(two->at(1).position.find("points W:2 B:0") != std::string::npos);
  }
  // Elsewhere a game may be given up singly where a gammon is still to be feared.
  void aGameGivenUpForOnePointIsWorthOne() {
    const GameInfo& info = gameOf("1");
    const auto one = files(info).read(info, " 0 point match\n Game 1\n A : 0        B : 0\n"
                                            "  1) 31: 8/5 6/5\n      Wins 1 point\n");
    QVERIFY2(bool(one), one ? "" : english(one.why()).c_str());
    QCOMPARE(one->size(), std::size_t{1});
    QCOMPARE(replayed(info, one->front()).result().scores, (std::vector<int>{1, 0}));
    // In the second game of a match: the first one stays as it was played.
    const auto parts =
        files(info).read(info, " 5 point match\n Game 1\n A : 0        B : 0\n  1) 31: 8/5 6/5        Doubles => 2\n"
                               "  2)  Drops\n                                  Wins 1 point\n Game 2\n"
                               " A : 0        B : 1\n  1) 31: 8/5 6/5\n      Wins 1 point\n Game 3\n"
                               " A : 1        B : 1\n  1) 31: 8/5 6/5\n");
    QVERIFY2(bool(parts), parts ? "" : english(parts.why()).c_str());
    QCOMPARE(parts->size(), std::size_t{3});
    QVERIFY(!replayed(info, parts->at(0)).over());
    QCOMPARE(replayed(info, parts->at(1)).result().scores, (std::vector<int>{1, 1}));
    QVERIFY(parts->at(2).position.find("points W:1 B:1") != std::string::npos);
  }

  void aMatFileThatBreaksOffInAWordIsRefused() {
    const GameInfo& info = gameOf("1");
    for (const char* end :
         {"Wins", "      Wins ", "  2) Wins", "  2) Wins                Wins", "  2) 6", "  2) 61", "Game"}) {
      const std::string text = std::string(" 3 point match\n Game 1\n A : 0        B : 0\n  1) 31: 8/5 6/5\n") + end;
      const auto games = files(info).read(info, text);
      QVERIFY2(!games || games->size() == 1, end);
    }
    QVERIFY(problem(info, files(info), " 3 point match\n Game 1\n  1) 31: 8/5 6/5\n  2) Wins\n").find("Line 4") == 0);
  }

  void aFileOfCountlessGamesIsRefused() {
    std::string stars;
    while (stars.size() < 4'000'000) stars += "* ";
    for (const char* id : {"12", "27"}) {
      const std::string why = problem(gameOf(id), files(gameOf(id)), stars);
      QVERIFY2(why.find("more than 50000 games") != std::string::npos, why.c_str());
    }
    std::string tags;
    for (int i = 0; i < 200; ++i) tags += "[A \"\"]\n";
    QVERIFY(problem(gameOf("12"), files(gameOf("12")), tags + "*").find("at most 100 headers") != std::string::npos);
    std::string matches;
    while (matches.size() < 200'000) matches += "3 point match\n";
    const std::string why = problem(gameOf("1"), files(gameOf("1")), matches);
    QVERIFY2(why.find("more than 5000 matches") != std::string::npos, why.c_str());
  }

  void whatAMatFileCannotSayIsNotWritten() {
    const GameInfo& info = gameOf("1");
    Match m = match(info, {});
    QVERIFY(bool(m.settle(Outcome::dice({3, 3}))));
    QVERIFY(!files(info).write(m, {}));
    const Match late = match(info, {}, 1, "W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 | turn W");
    QVERIFY(!files(info).write(late, {}));
  }

  void idsAreReadAsGnuBackgammonShowsThem() {
    const GameInfo& info = gameOf("1");
    for (const char* text : {"4HPwATDgc/ABMA", " 4HPwATDgc/ABMA\n", "Position ID: 4HPwATDgc/ABMA"}) {
      const auto games = positions(info).read(info, text);
      QVERIFY2(bool(games), text);
      QCOMPARE(games->front().position, std::string("W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 | turn W | cube 1 -"));
    }
    const auto games = positions(info).read(info, "GNU Backgammon  Position ID: 4HPwATDgc/ABMA\n"
                                                  "Match ID   : cAmgAAAAAAAA");
    QVERIFY(!games); // words that are none of an ID
    const auto match = positions(info).read(info, "Position ID: 4HPwATDgc/ABMA\n  Match ID: cAmgAAAAAAAA");
    QVERIFY2(bool(match), match ? "" : english(match.why()).c_str());
    QCOMPARE(match->front().options, (HouseRules{{"match", "5"}}));
  }
  void noIdIsWrittenWhereThereIsNone() {
    const GameInfo& info = gameOf("1");
    Match m = match(info, {});
    QVERIFY(!positions(info).write(m, {}));
    QVERIFY(bool(m.settle(Outcome::dice({6, 5}))));
    QVERIFY(bool(positions(info).write(m, {})));
    QVERIFY(bool(m.play(0, "24/18")));
    QVERIFY(!positions(info).write(m, {}));
    QVERIFY(bool(m.play(*readEvent("resign 1"))));
    QVERIFY(!positions(info).write(m, {}));
  }

  void badFilesAreRefused_data() { randomMatchesGoOutAndIn_data(); }
  void badFilesAreRefused() {
    QFETCH(QString, id);
    const GameInfo& info = gameOf(id.toStdString());
    const std::string zeros(1000, '\0'), long1(2'000'000, 'a'), many(3'000'000, '('), lines(500'000, '\n');
    std::string bytes;
    for (int i = 0; i < 4096; ++i) bytes += static_cast<char>(i * 7);
    for (const FileFormat& format : info.formats)
      for (const std::string& text : {std::string(), std::string(" \n\n"), zeros, long1, many, lines, bytes,
                                      std::string("\xFF\xFE[\0E\0", 6), std::string("MZ\x90\0\x03", 5)}) {
        const std::string why = problem(info, format, text);
        QVERIFY2(!why.empty(), text.substr(0, 20).c_str());
        QVERIFY2(why.size() < 600, why.c_str());
      }
  }

  // Cut anywhere, a file is refused or its last game is whole.
  void cutFilesAreNeverHalfRead_data() { randomMatchesGoOutAndIn_data(); }
  void cutFilesAreNeverHalfRead() {
    QFETCH(QString, id);
    const GameInfo& info = gameOf(id.toStdString());
    Random random(3);
    Match m = match(info, {});
    playOn(m, random, 30);
    const auto text = files(info).write(m, kNames);
    QVERIFY(bool(text));
    const auto whole = files(info).read(info, *text);
    for (std::size_t n = 0; n < text->size(); ++n) {
      const auto cut = files(info).read(info, std::string_view(*text).substr(0, n));
      if (!cut) continue;
      if (id == QLatin1String("1")) { // rows have no end of their own; what is read is a match
        (void)replayed(info, cut->front());
        continue;
      }
      QCOMPARE(cut->front().log, whole->front().log);
    }
  }

  // A wrong letter anywhere gives a refusal, or still a match that replays.
  void spoiltFilesNeverBecomeSpoiltMatches_data() { randomMatchesGoOutAndIn_data(); }
  void spoiltFilesNeverBecomeSpoiltMatches() {
    QFETCH(QString, id);
    const GameInfo& info = gameOf(id.toStdString());
    Random random(4);
    Match m = match(info, {});
    playOn(m, random, 40);
    for (const FileFormat& format : info.formats) {
      const auto text = format.write(m, kNames);
      if (!text) continue;
      for (int i = 0; i < 400; ++i) {
        std::string spoilt = *text;
        const auto where = static_cast<std::size_t>(random.index(spoilt.size()));
        spoilt[where] =
            static_cast<char>(random.below(2) == 0 ? random.below(256) : spoilt[random.below(40) % spoilt.size()]);
        const auto games = format.read(info, spoilt);
        if (games)
          for (const ExchangedGame& game : *games) (void)replayed(info, game);
      }
    }
  }

  void aLongFileOfManyGamesIsRead() {
    const GameInfo& chess = gameOf("27");
    std::string file;
    for (int i = 0; i < 400; ++i)
      file += "[Round \"" + std::to_string(i + 1) + "\"]\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n";
    QCOMPARE(files(chess).read(chess, file)->size(), std::size_t{400});
    const std::string why = problem(chess, files(chess), file + "1. e4 e5 2. Ke3 *\n");
    QVERIFY2(why.find("Line 1201, game 401, at “Ke3”") == 0, why.c_str());
  }
};

QTEST_GUILESS_MAIN(ExchangeTest)
#include "exchange_test.moc"
