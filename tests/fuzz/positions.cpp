// Position texts and moves that nobody would write: what a game accepts as a position must be shown, told and played on
// without a fault. Texts of random matches are bent in small ways, for every game that is built.
// MK_LONG=1 goes on for long. libFuzzer's are in tests/fuzz/games.cpp.
#include "app/host/game_box.h"
#include "games/box/match.h"
#include "games/box/playout.h"

#include <QTest>

#include <algorithm>

using namespace mk;

namespace {

const GameBox& box() {
  static const GameBox it = GameBox::open(pluginFolders(QStringLiteral(MK_BIN_DIR "/plugins")));
  return it;
}

// Everything that the program asks of a position, and some moves further. True where the text was taken.
bool isShownAndPlayed(const GameInfo& info, int seats, std::string_view text, std::uint64_t seed) {
  auto match = Match::begin(info, seats, {}, seed, text);
  if (!match) {
    (void)english(match.why());
    return false;
  }
  Random random(seed, 3);
  for (int step = 0; step < 6; ++step) {
    const Position& now = match->now();
    (void)now.text();
    for (Seat s = 0; s < seats; ++s) (void)drawText(now.look(Viewer{s}), english);
    (void)drawText(now.look(Viewer::everybody()), english);
    (void)english(now.result().why);
    if (match->over()) break;
    if (match->turn().isChance()) {
      const Outcome outcome = roll(now.chance(), random);
      if (!match->settle(outcome)) break;
    } else {
      const Seat seat = match->turn().seat();
      const auto moves = now.moves(seat);
      (void)now.gestures(seat);
      if (moves.empty()) break;
      const std::string& move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
      (void)now.gestureOf(seat, move);
      if (!match->play(seat, move)) break;
    }
    (void)english(match->tell(match->plies() - 1, Viewer::everybody()));
  }
  return true;
}

std::vector<std::string> textsOf(const GameInfo& info, int seats, std::uint64_t seed) {
  std::vector<std::string> out;
  auto match = Match::begin(info, seats, {}, seed);
  if (!match) return out;
  Random random(seed, 1);
  for (int step = 0; step < 40 && !match->over(); ++step) {
    out.push_back(match->now().text());
    if (match->turn().isChance()) {
      if (!match->settle(roll(match->now().chance(), random))) break;
      continue;
    }
    const Seat seat = match->turn().seat();
    const auto moves = match->now().moves(seat);
    if (moves.empty() || !match->play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))])) break;
  }
  return out;
}

// One to three small changes: a letter for another, a word left out, doubled or exchanged, a number changed.
std::string bent(const std::vector<std::string>& texts, Random& random) {
  const auto pick = [&](std::size_t n) {
    return static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(std::max<std::size_t>(1, n))));
  };
  std::string t = texts[pick(texts.size())];
  static const std::string letters = "0123456789-+=;,.:[]{}|x ewonsrbTWB";
  for (std::size_t changes = 1 + pick(3); changes > 0 && !t.empty(); --changes) {
    const std::size_t at = pick(t.size());
    switch (pick(6)) {
    case 0:
      t[at] = letters[pick(letters.size())];
      break;
    case 1:
      t.erase(at, 1 + pick(6));
      break;
    case 2:
      t.insert(at, 1, letters[pick(letters.size())]);
      break;
    case 3:
      t.insert(at, t.substr(pick(t.size()), 1 + pick(8)));
      break;
    case 4: {
      const std::string& other = texts[pick(texts.size())];
      t = t.substr(0, at) + (at < other.size() ? other.substr(at) : std::string());
      break;
    }
    default:
      t.insert(at, std::vector<std::string>{" won", " e", "99", "-1", "100", " d=666", " n=5", "s-", "+1"}[pick(9)]);
    }
  }
  return t;
}

} // namespace

class Positions : public QObject {
  Q_OBJECT

private slots:
  void whatIsTakenIsShownAndPlayed_data() {
    QTest::addColumn<QString>("id");
    for (const BoxedGame& game : box().games()) QTest::newRow(qPrintable(game.id())) << game.id();
  }
  void whatIsTakenIsShownAndPlayed() {
    QFETCH(QString, id);
    const GameInfo& info = *box().find(id)->info;
    const bool isLong = qEnvironmentVariableIsSet("MK_LONG");
    QElapsedTimer timer;
    timer.start();
    int taken = 0, tried = 0;
    Random random(static_cast<std::uint64_t>(id.toUInt()) + 7, 9);
    for (const int seats : {info.minSeats, info.maxSeats}) {
      const auto texts = textsOf(info, seats, 11);
      QVERIFY(!texts.empty());
      for (const std::string& text : texts) QVERIFY(isShownAndPlayed(info, seats, text, 5));
      for (const int until = tried + (isLong ? 20'000 : 300); tried < until; ++tried) {
        taken += isShownAndPlayed(info, seats, bent(texts, random), 5);
        if (timer.elapsed() > (isLong ? 20'000 : 60)) break;
      }
    }
    if (isLong) qInfo("%s: %d texts, %d of them positions", qPrintable(id), tried, taken);
  }
};

QTEST_GUILESS_MAIN(Positions)
#include "positions.moc"
