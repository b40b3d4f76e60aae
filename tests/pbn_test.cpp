// Portable Bridge Notation: boards go out and come in, several in a file; what cannot be is named by its line, and
// nothing is half read.
#include "games/box/catalogue.h"
#include "games/box/match.h"
#include "games/whist/catalogue.h"

#include <QTest>

using namespace mk;

namespace {

const GameInfo& info(std::string_view slug = "bridge-1933") {
  for (const GameInfo& g : whistFamily().games)
    if (g.id == slug) return g;
  qFatal("no such game");
}

const FileFormat& pbn() { return info().formats.front(); }

// The board of the ruling's D29, as other programs write it.
const std::string kHead = "[Event \"Club evening\"]\n"
                          "[Site \"Tartu\"]\n"
                          "[Board \"7\"]\n"
                          "[West \"Wim\"]\n"
                          "[North \"Nora\"]\n"
                          "[East \"Ed\"]\n"
                          "[South \"Sulev\"]\n"
                          "[Dealer \"W\"]\n"
                          "[Vulnerable \"None\"]\n"
                          "[Deal \"N:KJ6.AJ842.K.AT76 AQ975432.T7.987. .KQ653.AJT653.K8 T8.9.Q42.QJ95432\"]\n"
                          "[Scoring \"Rubber\"]\n"
                          "[Declarer \"N\"]\n"
                          "[Contract \"6H\"]\n"
                          "[Result \"12\"]\n";
const std::string kAuction = "[Auction \"W\"]\n"
                             "Pass 1H =1= 1S 3D\n"
                             "Pass 3NT Pass 6H AP\n"
                             "[Note \"1:five hearts\"]\n";
const std::string kPlay = "[Play \"E\"]\n"
                          "SA C8 ST SK\n"
                          "S9 DA S8 SJ\n"
                          "D9 CK CQ CA\n"
                          "D8 D5 DQ DK\n"
                          "HT H6 H9 HA\n"
                          "SQ H5 CJ CT\n"
                          "D7 DJ D4 S6\n"
                          "S4 DT D2 C7\n"
                          "S3 D6 C9 H4\n"
                          "H7 H3 C2 HJ\n"
                          "S7 D3 C5 C6\n"
                          "S5 HK C4 H8\n"
                          "S2 HQ C3 H2\n";
const std::string kBoard = kHead + kAuction + kPlay;

std::string problem(const std::string& text) {
  const auto games = pbn().read(info(), text);
  return games ? std::string() : english(games.why());
}

Match replayed(const GameInfo& game, const ExchangedGame& g) {
  auto m = Match::replay(game, 4, g.options, 0, g.position, g.log);
  if (!m) qFatal("%s", english(m.why()).c_str());
  return std::move(*m);
}

std::string with(std::string text, const std::string& from, const std::string& to) {
  const auto at = text.find(from);
  if (at == std::string::npos) qFatal("%s", from.c_str());
  return text.replace(at, from.size(), to);
}

} // namespace

class PbnTest : public QObject {
  Q_OBJECT

private slots:
  void aBoardIsReadAndPlayed() {
    for (const GameInfo& game : whistFamily().games) {
      if (game.formats.empty()) continue;
      const auto games = game.formats.front().read(game, "% PBN 2.1\n{a comment\nof two lines}\n" + kBoard);
      QVERIFY2(bool(games), games ? "" : english(games.why()).c_str());
      QCOMPARE(games->size(), std::size_t{1});
      const ExchangedGame& g = games->front();
      QCOMPARE(g.names, (std::vector<std::string>{"Nora", "Ed", "Sulev", "Wim"}));
      QCOMPARE(g.title, std::string("Club evening, #7"));
      const Match m = replayed(game, g);
      QVERIFY(m.over()); // stopped after this deal
      QVERIFY2(m.now().text().find("6H-N=12") != std::string::npos, m.now().text().c_str());
    }
  }

  void severalBoardsStandInAFile() {
    const std::string passed = "[Board \"8\"]\n[Dealer \"N\"]\n[Vulnerable \"All\"]\n"
                               "[Deal \"W:T8.9.Q42.QJ95432 KJ6.AJ842.K.AT76 AQ975432.T7.987. .KQ653.AJT653.K8\"]\n"
                               "[Auction \"N\"]\nPass Pass Pass Pass\n";
    const auto games = pbn().read(info(), kBoard + "\n" + passed + passed);
    QVERIFY(games);
    QCOMPARE(games->size(), std::size_t{3});
    const Match m = replayed(info(), games->at(1));
    QVERIFY(m.now().text().find("pad=P") != std::string::npos);
    QVERIFY(m.at(0).text().find("vul=NSEW") != std::string::npos);
    QVERIFY(m.at(0).text().find("N:KJ6.AJ842.K.AT76") != std::string::npos); // told from West, the same deal
  }

  void aDealAloneIsBidAndPlayedHere() {
    const auto games = pbn().read(info(), "[Deal \"N:KJ6.AJ842.K.AT76 AQ975432.T7.987. .KQ653.AJT653.K8 "
                                          "T8.9.Q42.QJ95432\"]\n");
    QVERIFY(games);
    const Match m = replayed(info(), games->front());
    QVERIFY(!m.over());
    QCOMPARE(int{m.turn().seat()}, 0);
    // A void may be a dash; a dash among cards is none.
    const auto dashes = pbn().read(info(), "[Deal \"N:KJ6.AJ842.K.AT76 AQ975432.T7.987.- -.KQ653.AJT653.K8 "
                                           "T8.9.Q42.QJ95432\"]\n");
    QVERIFY(dashes);
    QCOMPARE(dashes->front().position, games->front().position);
    QVERIFY(problem("[Deal \"N:KJ6.AJ842.K.AT76 AQ975432.T7.987.- -.KQ653.AJT653.K8 T8.9.Q42.-QJ95432\"]\n")
                .find("not a rank") != std::string::npos);
  }

  void playThatBreaksOffWithAResultIsAClaim() {
    const std::string cut = kHead + kAuction + kPlay.substr(0, kPlay.find("S4 DT")) + "*\n";
    const auto games = pbn().read(info(), cut);
    QVERIFY2(bool(games), games ? "" : english(games.why()).c_str());
    const Match m = replayed(info(), games->front());
    QVERIFY(m.over());
    QVERIFY(m.now().text().find("6H-N=12") != std::string::npos);
    // Too early for a claim, or without a result: the match waits.
    const std::string early = kHead + kAuction + kPlay.substr(0, kPlay.find("S9 DA")) + "*\n";
    QVERIFY(!replayed(info(), pbn().read(info(), early)->front()).over());
  }

  void whatCannotBeIsNamedByItsLine_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("why");
    const auto row = [](const char* name, const std::string& text, int line, const char* why) {
      QTest::newRow(name) << QString::fromStdString(text) << QStringLiteral("Line %1, board 1").arg(line)
                          << QString::fromLatin1(why);
    };
    row("a card twice", with(kBoard, "T8.9.Q42", "T8.A.Q42"), 10, "there twice");
    row("thirteen missing", with(kBoard, " T8.9.Q42.QJ95432\"", " -\""), 10, "thirteen cards of West are missing");
    row("three hands", with(kBoard, " T8.9.Q42.QJ95432\"", "\""), 10, "thirteen cards of West are missing");
    row("twelve cards", with(kBoard, "QJ95432\"", "QJ9543\""), 10, "has 12 cards");
    row("no rank", with(kBoard, "QJ95432\"", "QJ9543B\""), 10, "not a rank");
    row("a dealer that is none", with(kBoard, "[Dealer \"W\"]", "[Dealer \"X\"]"), 8, "dealer");
    row("danger", with(kBoard, "\"None\"", "\"Some\""), 9, "vulnerable");
    row("a bid too low", with(kBoard, "1H =1= 1S", "1H =1= 1D"), 16,
        "East may not call this. A bid must be higher than 1 heart");
    row("a double of nothing", with(kBoard, "Pass 1H", "X 1H"), 16,
        "West may not call this. Only the last bid of the opponents can be doubled");
    row("no call", with(kBoard, "6H AP", "8H AP"), 17, "not a call");
    row("a call after the end", with(kBoard, "6H AP", "6H AP 7H"), 17, "over before");
    row("the wrong first caller", with(kBoard, "[Auction \"W\"]", "[Auction \"N\"]"), 15, "begins with the dealer");
    row("another contract", with(kBoard, "\"6H\"", "\"6S\""), 13, "contract");
    row("another declarer", with(kBoard, "[Declarer \"N\"]", "[Declarer \"S\"]"), 12, "declarer");
    row("another result", with(kBoard, "\"12\"", "\"11\""), 14, "has 12 tricks");
    row("a result of fourteen", with(kBoard, "\"12\"", "\"14\""), 14, "0 to 13");
    row("an impossible result",
        with(kHead, "\"12\"", "\"9\"") + kAuction + kPlay.substr(0, kPlay.find("S2 HQ")) + "*\n", 14, "tricks");
    row("the wrong leader", with(kBoard, "[Play \"E\"]", "[Play \"S\"]"), 19, "leads to the first");
    row("a card of another hand", with(kBoard, "SA C8 ST", "SA C8 SK"), 20, "is not in the hand of West");
    row("a revoke", with(with(kBoard, "SA C8 ST", "SA C8 C2"), "C2 HJ", "ST HJ"), 20, "followed");
    row("no card", with(kBoard, "SA C8", "SA 8C"), 20, "a suit and a rank");
    row("a card missing", with(kBoard, "S9 DA S8 SJ", "S9 - S8 SJ"), 21, "the card of South is missing in this trick");
    row("a header", with(kBoard, "[Scoring \"Rubber\"]", "[Scoring Rubber]"), 11, "header");
    row("a comment", kBoard + "{", 33, "never closed");
  }
  void whatCannotBeIsNamedByItsLine() {
    QFETCH(QString, text);
    QFETCH(QString, line);
    QFETCH(QString, why);
    const QString said = QString::fromStdString(problem(text.toStdString()));
    QVERIFY2(said.startsWith(line), qPrintable(said));
    QVERIFY2(said.contains(why), qPrintable(said));
  }

  void oneBadBoardRefusesTheWholeFile() {
    const std::string bad = with(kBoard, "T8.9.Q42", "T8.A.Q42");
    QVERIFY(problem(kBoard + "\n" + bad).find("board 2") != std::string::npos);
    QVERIFY(!problem("").empty());
    QVERIFY(!problem("no bridge at all").empty());
    QCOMPARE(problem(std::string("\x89PNG\r\n\0\0\xff", 9)),
             std::string("This is not a PBN file: it holds bytes that are not text."));
  }

  // Random rubbers: every deal goes out, comes in and gives the same lines of the pad.
  void randomDealsGoOutAndIn() {
    const std::vector<std::string> names{"Mari \"M\" Mets", "Õie", "", "Aadu"};
    for (const GameInfo& game : whistFamily().games) {
      if (game.formats.empty()) continue;
      auto m = Match::begin(game, 4, {}, 7);
      QVERIFY(m);
      QVERIFY(!game.formats.front().write(*m, names)); // nothing has ended: nothing is told
      Random random(3);
      std::vector<std::string> pads;
      std::string before;
      while (!m->over() && pads.size() < 12) {
        if (m->turn().isChance()) {
          QVERIFY(m->chance());
        } else {
          const Seat seat = m->turn().seat();
          const auto moves = m->now().moves(seat);
          QVERIFY(m->play(seat, moves[random.index(moves.size())]));
        }
        const std::string text = m->now().text();
        const auto pad = text.find("pad=");
        const std::string now =
            pad == std::string::npos ? "" : text.substr(pad + 4, text.find_first_of(" |", pad) - pad - 4);
        if (now.size() > before.size()) pads.push_back(now.substr(before.empty() ? 0 : before.size() + 1));
        before = now;
      }
      const auto text = game.formats.front().write(*m, names);
      QVERIFY(text);
      const auto games = game.formats.front().read(game, *text);
      QVERIFY2(bool(games), ((games ? std::string() : english(games.why())) + "\n" + *text).c_str());
      QCOMPARE(games->size(), pads.size());
      for (std::size_t i = 0; i < pads.size(); ++i) {
        const std::string now = replayed(game, games->at(i)).now().text();
        const auto pad = now.find("pad=");
        QVERIFY2(pad != std::string::npos && now.compare(pad + 4, pads[i].size(), pads[i]) == 0,
                 (pads[i] + "\n" + now + "\n" + *text).c_str());
        QCOMPARE(games->at(i).names, names);
      }
    }
  }
};

QTEST_GUILESS_MAIN(PbnTest)
#include "pbn_test.moc"
