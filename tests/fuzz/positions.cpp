// Position texts and moves that nobody would write: what a game accepts as a position must be shown, told and played on
// without a fault, and what it refuses must be said in one language. Texts of random matches are bent in small ways,
// for every game that is built. MK_LONG=1 goes on for long. libFuzzer's are in tests/fuzz/games.cpp.
#include "app/host/game_box.h"
#include "app/host/language.h"
#include "games/box/match.h"
#include "games/box/playout.h"
#include "tests/sanitized.h"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace mk;

namespace {

// Under sanitizers each text takes ten times as long, and libFuzzer's go on there.
constexpr int kTexts = fewer(300), kMilliseconds = fewer(60);
constexpr std::size_t kEvery = kSanitized ? 8 : 1;

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

// What would stay English in the Estonian of a refusal: texts without a translation, and words put into it that are no
// notation of the game and were not typed.
class Foreign {
public:
  Foreign() { estonian_.load(QStringLiteral("et")); }
  void knows(const std::string& notation) { notation_ += QString::fromStdString(notation) + u'\n'; }
  void check(const Phrase& p, const std::string& typed) {
    const QString text = QString::fromUtf8(p.text);
    if (text.contains(letters_) &&
        estonian_.translate("games", p.text, nullptr, p.plural < 0 ? -1 : p.plural).isEmpty())
      pieces << text;
    for (const Arg& arg : p.args) {
      for (const Phrase& inner : arg.phrases) check(inner, typed);
      const QString put = QString::fromStdString(arg.text), own = notation_ + QString::fromStdString(typed);
      for (auto at = word_.globalMatch(put); at.hasNext();)
        if (const QString word = at.next().captured(); !own.contains(word)) pieces << text + " <- " + put;
    }
  }
  QStringList pieces;

private:
  const QRegularExpression letters_{QStringLiteral("(?<!%)\\p{L}{2}")}, word_{QStringLiteral("\\p{L}{4,}")};
  Translations estonian_;
  QString notation_;
};

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
      for (std::size_t i = 0; i < texts.size(); i += kEvery) QVERIFY(isShownAndPlayed(info, seats, texts[i], 5));
      for (const int until = tried + (isLong ? 20'000 : kTexts); tried < until; ++tried) {
        taken += isShownAndPlayed(info, seats, bent(texts, random), 5);
        if (timer.elapsed() > (isLong ? 20'000 : kMilliseconds)) break;
      }
    }
    if (isLong) qInfo("%s: %d texts, %d of them positions", qPrintable(id), tried, taken);
  }

  void aRefusalIsWholeInOneLanguage_data() { whatIsTakenIsShownAndPlayed_data(); }
  void aRefusalIsWholeInOneLanguage() {
    QFETCH(QString, id);
    const GameInfo& info = *box().find(id)->info;
    Foreign foreign;
    Random random(static_cast<std::uint64_t>(id.toUInt()) + 3, 5);
    QElapsedTimer timer;
    timer.start();
    int refused = 0;
    for (const int seats : {info.minSeats, info.maxSeats}) {
      const auto texts = textsOf(info, seats, 13);
      std::vector<std::string> moves{"no such move"};
      std::vector<std::unique_ptr<Position>> positions;
      for (std::size_t i = 0; i < texts.size(); i += kEvery) {
        const std::string& text = texts[i];
        foreign.knows(text);
        if (auto match = Match::begin(info, seats, {}, 5, text); match && match->turn().isSeats()) {
          for (const std::string& move : match->now().moves(match->turn().seat())) {
            foreign.knows(move);
            if (moves.size() < 2000) moves.push_back(move);
          }
          positions.push_back(match->now().clone());
        }
      }
      for (int tried = 0; tried < 200 && (tried < 20 || timer.elapsed() < kMilliseconds); ++tried) {
        const std::string position = bent(texts, random), move = bent(moves, random);
        if (const auto match = Match::begin(info, seats, {}, 5, position); !match && ++refused)
          foreign.check(match.why(), position);
        if (positions.empty()) continue;
        const auto at = positions[random.below(static_cast<std::uint32_t>(positions.size()))]->clone();
        if (const auto played = at->play(at->turn().seat(), move); !played) foreign.check(played.why(), move);
      }
    }
    QVERIFY(refused > 0);
    foreign.pieces.removeDuplicates();
    QVERIFY2(foreign.pieces.isEmpty(), qPrintable(foreign.pieces.join(u'\n')));
  }
};

QTEST_GUILESS_MAIN(Positions)
#include "positions.moc"
