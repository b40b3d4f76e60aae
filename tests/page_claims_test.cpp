// What the pages say about a position is true: a diagram, and what a question is decided by (```asked), may name what
// the engine is asked. In both languages the same.
//
//   legal: c3xe5; c3xg5    moves that are allowed to the seat in turn
//   illegal: a1-b2         moves that are written as moves of the game are, but not allowed
//   then: 0 a1xe5          events of a log that may follow, with ';' between
//   gives: turn B; 7C      what the text of the position contains after them,
//   not: W:Wa1             and what it does not
//   turn: 1                whose turn it is after them, by seat; "-" where chance acts or the match is over
//   wins: 0 1              who is first in the finished match; "nobody" for a draw, "open" while it goes on
#include "app/host/diagram_block.h"
#include "app/host/game_box.h"
#include "games/kernel/random.h"
#include "i18n/words.h"

#include <QDir>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace mk;

namespace {

// A folder of one's own can be asked in its place.
QString pages() {
  const QString other = qEnvironmentVariable("MK_PAGES");
  return other.isEmpty() ? QStringLiteral(MK_SOURCE_DIR "/assets/rulebook/") : other + u'/';
}

struct Claim {
  QString page;
  QString block;
  QStringList legal, illegal, then, gives, lacks;
  QString turn, wins;
  int question = -1; // which of the page's it decides

  bool claims() const {
    return !(legal.isEmpty() && illegal.isEmpty() && gives.isEmpty() && lacks.isEmpty() && turn.isEmpty() &&
             wins.isEmpty());
  }
  bool saysTheSame(const Claim& o) const {
    return page == o.page && question == o.question && withoutCaption(block) == withoutCaption(o.block);
  }

private:
  static QString withoutCaption(QString block) {
    static const QRegularExpression caption(QStringLiteral("^caption:.*$"), QRegularExpression::MultilineOption);
    return block.remove(caption);
  }
};

// What the lines with this key say, one after the other.
QString lineOf(const QString& block, const QString& key) {
  static const QString form = QStringLiteral("^%1:(.*)$");
  QStringList said;
  const QRegularExpression line(form.arg(key), QRegularExpression::MultilineOption);
  for (auto at = line.globalMatch(block); at.hasNext();) said << at.next().captured(1).trimmed();
  return said.join(u';');
}

QStringList listOf(const QString& block, const QString& key) {
  QStringList out;
  for (const QString& one : lineOf(block, key).split(u';', Qt::SkipEmptyParts)) out << one.trimmed();
  return out;
}

// A move without what it names: words stay, and how the rest is put together.
QString shapeOf(const QString& move) {
  static const QRegularExpression named(QStringLiteral("\\b(?![a-z]{3,}\\b)[A-Za-z0-9]+\\b"));
  static const QRegularExpression list(QStringLiteral("x(?:[ ,;+-]x)+"));
  return QString(move).replace(named, QStringLiteral("x")).replace(list, QStringLiteral("x+"));
}

// How moves are written here: those of the position, and of matches from the start that are played by lot.
QSet<QString> shapesOf(const Match& match) {
  QSet<QString> out;
  const auto add = [&out](const Match& m) {
    if (m.turn().isSeats())
      for (const std::string& move : m.now().moves(m.turn().seat())) out += shapeOf(QString::fromStdString(move));
  };
  add(match);
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    auto other = Match::begin(match.info(), match.game().setup().seats, match.options(), seed);
    if (!other) continue;
    Random random(seed);
    for (int plies = 0; plies < 300 && !other->over(); ++plies) {
      add(*other);
      if (other->turn().isChance()) {
        if (!other->chance()) break;
        continue;
      }
      const auto moves = other->now().moves(other->turn().seat());
      if (moves.empty() ||
          !other->play(other->turn().seat(), moves[static_cast<std::size_t>(random.index(moves.size()))]))
        break;
    }
  }
  return out;
}

const QRegularExpression& questions() {
  static const QRegularExpression form(QStringLiteral("^- \\*\\*[^*\\n]+\\?\\*\\* "),
                                       QRegularExpression::MultilineOption);
  return form;
}

// Every diagram of the pages in a language, and what questions are decided by; with `all` also what claims nothing.
QList<Claim> claimsOf(const QString& lang, bool all = false) {
  static const QRegularExpression fence(QStringLiteral("^```(diagram|asked)\\s*\\n(.*?)^```\\s*$"),
                                        QRegularExpression::MultilineOption |
                                            QRegularExpression::DotMatchesEverythingOption);
  QList<Claim> out;
  const QDir dir(pages() + lang);
  for (const QString& name : dir.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name)) {
    QFile file(dir.filePath(name));
    if (!file.open(QIODevice::ReadOnly)) qFatal("%s cannot be read", qPrintable(name));
    const QString text = QString::fromUtf8(file.readAll());
    for (auto at = fence.globalMatch(text); at.hasNext();) {
      const auto match = at.next();
      const QString block = match.captured(2);
      Claim claim{name,
                  block,
                  listOf(block, "legal"),
                  listOf(block, "illegal"),
                  listOf(block, "then"),
                  listOf(block, "gives"),
                  listOf(block, "not"),
                  lineOf(block, "turn"),
                  lineOf(block, "wins")};
      if (match.captured(1) == u"asked")
        claim.question = static_cast<int>(text.left(match.capturedStart()).count(questions())) - 1;
      if (all || claim.claims()) out << claim;
    }
  }
  return out;
}

} // namespace

class PageClaimsTest : public QObject {
  Q_OBJECT

private slots:
  void theEngineSaysTheSame_data() {
    QTest::addColumn<int>("which");
    known_ = claimsOf(QStringLiteral("et"));
    QMap<QString, int> numbers;
    for (int i = 0; i < known_.size(); ++i)
      QTest::addRow("%s %d", qPrintable(known_[i].page), ++numbers[known_[i].page]) << i;
    QVERIFY(!known_.isEmpty());
  }
  void theEngineSaysTheSame() {
    QFETCH(int, which);
    const Claim& claim = known_[which];
    const DiagramBlock diagram = DiagramBlock::read(claim.block);
    if (box_.find(diagram.game) == nullptr) QSKIP("the plugin is not built");
    auto match = diagram.match(box_);
    QVERIFY2(match, qPrintable(diagram.game + ": " + (match ? QString() : Words().write(match.why()))));
    if (!claim.legal.isEmpty() || !claim.illegal.isEmpty()) {
      QVERIFY(match->turn().isSeats());
      const auto allowed = [&](const QString& move) {
        const auto event = match->read(std::to_string(match->turn().seat()) + ' ' + move.toStdString());
        return event && match->allows(*event);
      };
      QString known;
      for (const std::string& move : match->now().moves(match->turn().seat()))
        known += QString::fromStdString(move) + "; ";
      for (const QString& move : claim.legal) QVERIFY2(allowed(move), qPrintable(move + " is not allowed; " + known));
      for (const QString& move : claim.illegal) QVERIFY2(!allowed(move), qPrintable(move + " is allowed"));
      if (!claim.illegal.isEmpty()) {
        const QSet<QString> shapes = shapesOf(*match);
        for (const QString& move : claim.illegal)
          QVERIFY2(shapes.contains(shapeOf(move)), qPrintable(move + " is not written as a move is; " + known));
      }
    }
    for (const QString& line : claim.then) {
      const auto event = match->read(line.toStdString());
      QVERIFY2(event, qPrintable(line + " is no event"));
      const auto played = match->play(*event);
      QVERIFY2(played, qPrintable(line + ": " + (played ? QString() : Words().write(played.why()))));
    }
    const QString text = QString::fromStdString(match->now().text());
    for (const QString& part : claim.gives) QVERIFY2(text.contains(part), qPrintable(part + " is not in " + text));
    for (const QString& part : claim.lacks) QVERIFY2(!text.contains(part), qPrintable(part + " is in " + text));
    if (!claim.turn.isEmpty())
      QCOMPARE(match->turn().isSeats() ? QString::number(match->turn().seat()) : QStringLiteral("-"), claim.turn);
    if (!claim.wins.isEmpty()) QCOMPARE(winnersOf(*match), claim.wins);
  }

  // Each question carries a position that claims something, but for those of which is said why there is none.
  void everyQuestionIsDecidedOrSaysWhyNot() {
    QFile file(QStringLiteral(MK_SOURCE_DIR "/tests/data/page_questions.tsv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QSet<QString> told;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts))
      if (const QStringList parts = line.split(u'\t'); !line.startsWith(u'#') && parts.size() == 3)
        told += parts[0] + u'\t' + parts[1];
    for (const Claim& claim : claimsOf(QStringLiteral("en"), true))
      if (claim.question >= 0) QVERIFY2(claim.claims(), qPrintable(claim.page + ": " + claim.block));
    static const QRegularExpression bare(QStringLiteral("^- \\*\\*([^*\\n]+\\?)\\*\\* [^\\n]*\\n(?!```asked)"),
                                         QRegularExpression::MultilineOption);
    const QDir dir(pages() + "en");
    QSet<QString> found;
    for (const QString& name : dir.entryList({QStringLiteral("*.md")}, QDir::Files)) {
      const QString id = name.startsWith(u"family-") ? name.chopped(3) : idOf(name);
      QFile page(dir.filePath(name));
      QVERIFY(page.open(QIODevice::ReadOnly));
      for (auto at = bare.globalMatch(QString::fromUtf8(page.readAll())); at.hasNext();)
        found += id + u'\t' + at.next().captured(1);
    }
    QStringList wrong = QStringList((found - told).values()) + QStringList((told - found).values());
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
  }

  void bothLanguagesAskTheSame() {
    const QDir et(pages() + "et"), en(pages() + "en");
    for (const QString& name : et.entryList({QStringLiteral("*.md")}, QDir::Files)) {
      const auto asked = [&name](const QDir& dir) {
        QFile file(dir.filePath(name));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).count(questions()) : -1;
      };
      QVERIFY2(asked(et) == asked(en), qPrintable(name));
    }
  }

  void everyDiagramIsAPosition() {
    for (const QString& lang : {QStringLiteral("et"), QStringLiteral("en")})
      for (const Claim& claim : claimsOf(lang, true)) {
        const DiagramBlock diagram = DiagramBlock::read(claim.block);
        if (box_.find(diagram.game) == nullptr) continue; // the plugin is not built
        QVERIFY2(diagram.match(box_), qPrintable(lang + '/' + claim.page + ": " + claim.block));
        QVERIFY2(!diagram.caption.isEmpty() || claim.question >= 0, qPrintable(claim.page));
      }
  }

  // What is crossed out cannot be done, and what is shown to be reached can.
  void whatIsCrossedOutIsForbidden() {
    int crossed = 0, reaching = 0;
    for (const Claim& claim : claimsOf(QStringLiteral("et"), true)) {
      const DiagramBlock diagram = DiagramBlock::read(claim.block);
      if (diagram.wrong.isEmpty() && diagram.reach.isEmpty()) continue;
      if (box_.find(diagram.game) == nullptr) continue; // the plugin is not built
      const auto match = diagram.match(box_);
      QVERIFY2(match && match->turn().isSeats(), qPrintable(claim.page));
      const View view = match->now().look(diagramViewer(*match));
      for (const QString& move : diagram.wrong) {
        const auto from = placeCalled(view, move.section(u'-', 0, 0)), to = placeCalled(view, move.section(u'-', 1));
        QVERIFY2(from && to, qPrintable(claim.page + ": " + move));
        for (const Gesture& gesture : match->now().gestures(match->turn().seat()))
          QVERIFY2(gesture.path.size() < 2 || gesture.path[0].from != *from || gesture.path[1].from != *to,
                   qPrintable(claim.page + ": " + move + " is allowed"));
        ++crossed;
      }
      if (!diagram.reach.isEmpty()) {
        QVERIFY2(!diagram.reached(*match).empty(),
                 qPrintable(claim.page + ": nothing is reached from " + diagram.reach));
        ++reaching;
      }
    }
    QVERIFY(crossed > 10 && reaching > 6);
  }

  // Setting up is shown, not only told.
  void everyPageShowsItsSetup() {
    const QMap<QString, QString> setup{{"et", "## Algseis"}, {"en", "## Setup"}};
    for (auto it = setup.begin(); it != setup.end(); ++it) {
      const QDir dir(pages() + it.key());
      for (const QString& name : dir.entryList({QStringLiteral("*.md")}, QDir::Files)) {
        QFile file(dir.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString page = QString::fromUtf8(file.readAll());
        const qsizetype from = page.indexOf(it.value());
        if (from < 0) continue; // a page of a family
        const qsizetype to = page.indexOf("\n## ", from + 4);
        QVERIFY2(page.mid(from, to - from).contains("```diagram"), qPrintable(it.key() + '/' + name));
      }
    }
  }

  void everyLinkLeadsToAPage() {
    static const QRegularExpression link(QStringLiteral("\\]\\(([a-z]+):([^)]*)\\)"));
    int links = 0;
    for (const QString& lang : {QStringLiteral("et"), QStringLiteral("en")}) {
      const QDir dir(pages() + lang);
      const QStringList names = dir.entryList({QStringLiteral("*.md")}, QDir::Files);
      for (const QString& name : names) {
        QFile file(dir.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString page = QString::fromUtf8(file.readAll());
        for (auto at = link.globalMatch(page); at.hasNext(); ++links) {
          const auto m = at.next();
          QCOMPARE(m.captured(1), QStringLiteral("game"));
          const QString to = m.captured(2);
          const bool there = std::any_of(names.begin(), names.end(), [&to](const QString& other) {
            return other == to + ".md" || other.startsWith(to + '-');
          });
          QVERIFY2(there, qPrintable(lang + '/' + name + " leads to " + to));
        }
      }
    }
    QVERIFY(links > 300);
  }

  void bothLanguagesClaimTheSame() {
    const auto et = claimsOf(QStringLiteral("et")), en = claimsOf(QStringLiteral("en"));
    QCOMPARE(et.size(), en.size());
    for (qsizetype i = 0; i < et.size(); ++i)
      QVERIFY2(et[i].saysTheSame(en[i]), qPrintable(et[i].page + ": " + et[i].block + "\n" + en[i].page));
  }

private:
  // The game of a page: its name is "<id>-<slug>.md", and an id may be a slug itself.
  QString idOf(const QString& name) const {
    for (const BoxedGame& game : box_.games())
      if (name == game.id() + u'-' + game.slug() + ".md") return game.id();
    return name;
  }
  static QString winnersOf(const Match& match) {
    if (!match.over()) return QStringLiteral("open");
    QStringList out;
    for (const Seat seat : match.result().winners()) out << QString::number(seat);
    return out.isEmpty() ? QStringLiteral("nobody") : out.join(u' ');
  }

  QList<Claim> known_;
  const GameBox box_ = GameBox::open({QStringLiteral(MK_BIN_DIR "/plugins")});
};

QTEST_GUILESS_MAIN(PageClaimsTest)
#include "page_claims_test.moc"
