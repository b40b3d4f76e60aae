// Every game of a family, as the program gets it from the plugin: the laws of the box with every house rule and every
// number of seats, texts in both languages, the rulebook page with its diagrams, the lesson. MK_FAMILY names the
// family.
#include "app/host/diagram_block.h"
#include "app/host/game_box.h"
#include "app/play/lesson.h"
#include "games/box/laws.h"
#include "tests/sanitized.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

#include <algorithm>
#include <ctime>
#include <set>

using namespace mk;

namespace {

constexpr int kMatches = fewer(10), kMatchesPerOption = fewer(4);
constexpr qint64 kLawTime = kSanitized ? 250 : 1500; // ms a game
// How closely one match is looked at.
constexpr LawLimits kCloser{.matches = 1, .closely = kSanitized ? 200 : 600};
constexpr LawLimits kShortly{.matches = 1, .closely = 120, .nowAndThen = 96};

using Chosen = std::map<std::string, std::string>;

struct Setting {
  int seats = 0;
  Chosen options;
  QString name() const {
    QString out = QStringLiteral("%1 seats").arg(seats);
    for (const auto& [key, value] : options) out += QStringLiteral(", %1=%2").arg(key.c_str(), value.c_str());
    return out;
  }
};

std::vector<std::string> valuesOf(const OptionSpec& option) {
  std::vector<std::string> out;
  for (const OptionValue& value : option.values) out.push_back(value.key);
  if (option.isNumber()) out = {std::to_string(option.lowest), std::to_string(option.highest)};
  return out;
}

// Every number of seats, and every house rule changed alone, with what it is only meaningful with.
std::vector<Setting> settings(const GameInfo& info) {
  std::vector<Setting> out;
  for (int seats = info.minSeats; seats <= info.maxSeats; ++seats) out.push_back({seats, {}});
  for (const OptionSpec& option : info.options)
    for (const std::string& value : valuesOf(option)) {
      Chosen chosen{{option.key, value}};
      if (option.onlyWith != nullptr) chosen[option.onlyWith] = option.onlyWithValue;
      out.push_back({info.seats, chosen});
    }
  return out;
}

// In milliseconds since it was made: what else runs does not shorten a test.
class ProcessorTime {
public:
  qint64 operator()() const { return 1000 * (std::clock() - begun_) / CLOCKS_PER_SEC; }

private:
  std::clock_t begun_ = std::clock();
};

// Source texts without a translation.
class Texts {
public:
  explicit Texts(const QString& family) {
    for (const QString& module : {family, QStringLiteral("kernel")}) {
      load(estonian_, module + QLatin1String("_et.qm"));
      load(english_, module + QLatin1String("_en.qm"));
    }
  }
  void check(const Phrase& p) {
    if (p.empty()) return;
    for (const Arg& arg : p.args)
      for (const Phrase& inner : arg.phrases) check(inner);
    if (!QString::fromUtf8(p.text).contains(letters_)) return; // "%1", "10": nothing to translate
    if (!knows(estonian_, p)) missing.insert(std::string("et: ") + p.text);
    if (p.plural != Phrase::kNoNumber && !knows(english_, p)) missing.insert(std::string("en: ") + p.text);
  }
  void check(const View& v) {
    check(v.prompt);
    if (v.entry) check(v.entry->label);
    for (const Button& button : v.buttons) check(button.label);
    for (const Zone& zone : v.zones) {
      check(zone.name);
      check(zone.label);
      for (const Cell& cell : zone.cells) check(cell.text);
      for (const Item& item : zone.items) check(nameOf(item.thing));
    }
  }
  std::set<std::string> missing;

private:
  using Translators = std::vector<std::unique_ptr<QTranslator>>;
  static void load(Translators& to, const QString& file) {
    auto translator = std::make_unique<QTranslator>();
    if (translator->load(QStringLiteral(":/i18n/") + file)) to.push_back(std::move(translator));
  }
  static bool knows(const Translators& in, const Phrase& p) {
    return std::any_of(in.begin(), in.end(), [&p](const auto& t) {
      return !t->translate("games", p.text, nullptr, p.plural < 0 ? -1 : p.plural).isEmpty();
    });
  }
  const QRegularExpression letters_{QStringLiteral("(?<!%)\\p{L}{2}")};
  Translators estonian_, english_;
};

// One random match, everything that is said on the way checked; in a very long one only now and then after a while.
void listen(Match& match, Random& random, Texts& texts, const LawLimits& limits) {
  const int seats = match.game().setup().seats;
  for (int ply = 0; !match.over() && ply <= match.game().bound(); ++ply) {
    const bool closely = ply < limits.closely || static_cast<unsigned>(ply) % limits.nowAndThen == 0;
    if (closely) {
      texts.check(match.now().look(Viewer::everybody()));
      for (Seat s = 0; s < seats; ++s) texts.check(match.now().look({s}));
    }
    if (const auto no = match.play(0, "no such move"); !no) texts.check(no.why());
    if (match.turn().isChance()) {
      if (!match.chance()) return;
    } else {
      std::vector<Seat> deciding;
      for (Seat s = 0; s < seats; ++s)
        if (match.turn().has(s)) deciding.push_back(s);
      const Seat seat = deciding[static_cast<std::size_t>(random.index(deciding.size()))];
      const auto moves = match.now().moves(seat);
      if (moves.empty() || !match.play(seat, moves[static_cast<std::size_t>(random.index(moves.size()))])) return;
    }
    if (!closely) continue;
    texts.check(match.tell(match.plies() - 1, Viewer::everybody()));
    for (Seat s = 0; s < seats; ++s) texts.check(match.tell(match.plies() - 1, {s}));
  }
  texts.check(match.now().look(Viewer::everybody()));
  texts.check(match.result().why);
}

QString pageOf(const BoxedGame& game, const QString& lang) {
  QFile file(game.page(lang));
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList diagramsOf(const QString& page) {
  static const QRegularExpression form(QStringLiteral("^```diagram[^\\n]*\\n(.*?)^```"),
                                       QRegularExpression::MultilineOption |
                                           QRegularExpression::DotMatchesEverythingOption);
  QStringList out;
  for (auto at = form.globalMatch(page); at.hasNext();) out += at.next().captured(1);
  return out;
}

// Whether all seats have the same look, but for where they sit and what they may do, along a random match.
bool everybodySeesTheSame(const GameInfo& info) {
  auto match = Match::begin(info, info.seats, {}, 7);
  Random random(7);
  while (match && !match->over() && match->plies() < 400) {
    const View open = match->now().look(Viewer::everybody());
    for (Seat s = 0; s < info.seats; ++s) {
      const View mine = match->now().look({s});
      for (const Zone& zone : open.zones) {
        const Zone* same = mine.find(zone.id);
        const auto faces = [](const Zone& z) {
          std::vector<std::pair<int, Thing>> out;
          for (const Item& i : z.items) out.emplace_back(i.at, i.thing);
          return out;
        };
        if (same == nullptr || faces(*same) != faces(zone) || same->closed != zone.closed) return false;
      }
    }
    if (match->turn().isChance()) {
      if (!match->chance()) return false;
    } else {
      Seat seat = match->turn().seat();
      const auto list = match->now().moves(seat);
      if (!match->play(seat, list[static_cast<std::size_t>(random.index(list.size()))])) return false;
    }
  }
  return bool(match);
}

} // namespace

class CatalogueTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase() {
    QVERIFY2(box_.problems().isEmpty(), qPrintable(box_.problems().value(0).message()));
    QVERIFY2(!games().isEmpty(), "MK_FAMILY names no family that was built");
  }

  void everyGameHasNamesAndAGoal_data() { gameRows(); }
  void everyGameHasNamesAndAGoal() {
    const GameInfo& info = *game().info;
    for (const char* text : {info.id, info.slug, info.et, info.en, info.goal.text}) QVERIFY(*text != '\0');
    QVERIFY(1 <= info.minSeats && info.minSeats <= info.seats && info.seats <= info.maxSeats &&
            info.maxSeats <= kMaxSeats);
    for (const OptionSpec& option : info.options) {
      QVERIFY(*option.key != '\0' && !option.name.empty() && !option.meaning.empty());
      for (const OptionValue& value : option.values) QVERIFY(*value.key != '\0' && !value.name.empty());
      const bool inRange = option.isNumber() ? option.lowest <= option.preset && option.preset <= option.highest
                                             : option.preset >= 0 && option.preset < int(option.values.size());
      QVERIFY2(inRange, option.key);
    }
  }

  void theLawsOfTheBoxHold_data() { gameRows(); }
  void theLawsOfTheBoxHold() {
    const GameInfo& info = *game().info;
    std::int64_t scrambles = 0;
    const ProcessorTime spent;
    const auto hadItsTime = [&] { return spent() > kLawTime && !qEnvironmentVariableIsSet("MK_LONG"); };
    for (const Setting& setting : settings(info)) {
      // A long game, or one with very many moves, gets one match a setting once it has had its time, looked at less
      // closely; MK_LONG=1 gives all.
      const bool triedSecrets = scrambles > 0 || !info.secrets;
      if (kSanitized && triedSecrets && hadItsTime()) break; // the other build plays every setting
      const int matches = setting.options.empty() ? kMatches : kMatchesPerOption;
      for (int i = 0; i < matches && (i == 0 || !hadItsTime()); ++i) {
        LawLimits limits = hadItsTime() ? kShortly : kCloser;
        limits.seed = static_cast<std::uint64_t>(1 + i);
        const LawReport report = checkLaws(info, setting.seats, setting.options, limits);
        QVERIFY2(report.broken.empty(),
                 qPrintable(setting.name() + ": " +
                            QString::fromStdString(report.broken.empty() ? "" : report.broken.front())));
        QCOMPARE(report.matches, 1);
        scrambles += report.scrambles;
      }
    }
    if (info.secrets) QVERIFY(scrambles > 0); // secrecy was really tried
    // Without secrets nobody sees more than the others: what is shuffled is hidden from everybody (a closed stock).
    if (!info.secrets && scrambles > 0) QVERIFY(everybodySeesTheSame(info));
  }

  void everythingSaidIsTranslated_data() { gameRows(); }
  void everythingSaidIsTranslated() {
    const GameInfo& info = *game().info;
    Texts texts(QLatin1String(game().family->id));
    texts.check(info.goal);
    for (const OptionSpec& option : info.options) {
      texts.check(option.name);
      texts.check(option.meaning);
      for (const OptionValue& value : option.values) texts.check(value.name);
    }
    std::uint64_t seed = 1;
    const ProcessorTime spent;
    for (const Setting& setting : settings(info)) {
      if (kSanitized && spent() > kLawTime) break; // the other build plays every setting
      auto match = Match::begin(info, setting.seats, setting.options, ++seed);
      QVERIFY2(bool(match), qPrintable(setting.name()));
      Random random(seed);
      const bool shortly = spent() > kLawTime && !qEnvironmentVariableIsSet("MK_LONG");
      listen(*match, random, texts, shortly ? kShortly : kCloser);
    }
    for (const std::string& text : texts.missing) qWarning("without a translation: %s", text.c_str());
    QVERIFY(texts.missing.empty());
  }

  void theRulebookHasAPageInBothLanguages_data() { gameRows(); }
  void theRulebookHasAPageInBothLanguages() {
    const QString et = pageOf(game(), "et"), en = pageOf(game(), "en");
    QVERIFY(et.startsWith("# ") && en.startsWith("# "));
    QVERIFY(et != en);
    for (const QString& page : {et, en}) QVERIFY(page.count(QRegularExpression("\\s+")) > 120);
  }

  void theDiagramsOfThePageAreMatches_data() { gameRows(); }
  void theDiagramsOfThePageAreMatches() {
    const QStringList et = diagramsOf(pageOf(game(), "et")), en = diagramsOf(pageOf(game(), "en"));
    QVERIFY(!et.isEmpty());
    QCOMPARE(et.size(), en.size());
    for (const QString& text : et + en) {
      const DiagramBlock block = DiagramBlock::read(text);
      const auto match = block.match(box_);
      QVERIFY2(bool(match), qPrintable(text + (match ? "" : QString::fromStdString(english(match.why())))));
      QVERIFY2(!block.caption.isEmpty(), qPrintable(text));
    }
  }

  void theLessonPlaysInBothLanguages_data() { gameRows(); }
  void theLessonPlaysInBothLanguages() {
    QString problem;
    auto lesson = Lesson::load(game(), &problem);
    QVERIFY2(lesson.has_value(), qPrintable(problem));
    int spoken = 0, played = 0;
    while (lesson->next()) {
      const QString et = lesson->comment("et"), en = lesson->comment("en");
      QVERIFY2(et.isEmpty() == en.isEmpty() && (et.isEmpty() || et != en), qPrintable(QString::number(lesson->step())));
      spoken += et.isEmpty() ? 0 : 1;
      played += lesson->played() ? 1 : 0;
    }
    QVERIFY(spoken >= 3 && played >= 2);
    QVERIFY2(lesson->match().over(), "it stops before the end");
  }

private:
  QList<BoxedGame> games() const {
    QList<BoxedGame> out;
    for (const BoxedGame& g : box_.games())
      if (qEnvironmentVariable("MK_FAMILY") == QLatin1String(g.family->id)) out += g;
    return out;
  }
  void gameRows() const {
    QTest::addColumn<QString>("id");
    for (const BoxedGame& g : games()) QTest::newRow(qPrintable(g.id())) << g.id();
  }
  const BoxedGame& game() const {
    QFETCH(QString, id);
    return *box_.find(id);
  }
  const GameBox box_ = GameBox::open({QStringLiteral(MK_BIN_DIR "/plugins")});
};

QTEST_GUILESS_MAIN(CatalogueTest)
#include "catalogue_test.moc"
