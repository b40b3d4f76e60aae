// What the pages say about a position is true: a diagram may name moves that are allowed in it ("legal:") and moves
// that are not ("illegal:"), and the engine is asked. In both languages the same.
#include "app/host/diagram_block.h"
#include "app/host/game_box.h"

#include <QDir>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QTest>

using namespace mk;

namespace {

const QString kPages = QStringLiteral(MK_SOURCE_DIR "/assets/rulebook/");

struct Claim {
  QString page;
  QString block;
  QStringList legal, illegal;
};

QStringList movesIn(const QString& block, const QString& key) {
  static const QString form = QStringLiteral("^%1:(.*)$");
  const auto found = QRegularExpression(form.arg(key), QRegularExpression::MultilineOption).match(block);
  QStringList out;
  for (const QString& move : found.captured(1).split(u';', Qt::SkipEmptyParts)) out << move.trimmed();
  return out;
}

// Every diagram of the pages in a language; with `all` also those that claim nothing.
QList<Claim> claimsOf(const QString& lang, bool all = false) {
  static const QRegularExpression fence(QStringLiteral("^```diagram\\s*\\n(.*?)^```\\s*$"),
                                        QRegularExpression::MultilineOption |
                                            QRegularExpression::DotMatchesEverythingOption);
  QList<Claim> out;
  const QDir dir(kPages + lang);
  for (const QString& name : dir.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name)) {
    QFile file(dir.filePath(name));
    if (!file.open(QIODevice::ReadOnly)) qFatal("%s cannot be read", qPrintable(name));
    for (auto at = fence.globalMatch(QString::fromUtf8(file.readAll())); at.hasNext();) {
      const QString block = at.next().captured(1);
      Claim claim{name, block, movesIn(block, "legal"), movesIn(block, "illegal")};
      if (all || !claim.legal.isEmpty() || !claim.illegal.isEmpty()) out << claim;
    }
  }
  return out;
}

} // namespace

class PageClaimsTest : public QObject {
  Q_OBJECT

private slots:
  void theEngineSaysTheSame_data() {
    QTest::addColumn<QString>("block");
    QTest::addColumn<QStringList>("legal");
    QTest::addColumn<QStringList>("illegal");
    int n = 0;
    for (const Claim& claim : claimsOf(QStringLiteral("et")))
      QTest::addRow("%s %d", qPrintable(claim.page), ++n) << claim.block << claim.legal << claim.illegal;
    QVERIFY(n > 0);
  }
  void theEngineSaysTheSame() {
    QFETCH(QString, block);
    QFETCH(QStringList, legal);
    QFETCH(QStringList, illegal);
    const DiagramBlock diagram = DiagramBlock::read(block);
    if (box_.find(diagram.game) == nullptr) QSKIP("the plugin is not built");
    const auto match = diagram.match(box_);
    QVERIFY2(match, qPrintable(diagram.game));
    QVERIFY(match->turn().isSeats());
    const auto allowed = [&](const QString& move) {
      const auto event = match->read(std::to_string(match->turn().seat()) + ' ' + move.toStdString());
      return event && match->allows(*event);
    };
    QString known;
    for (const std::string& move : match->now().moves(match->turn().seat()))
      known += QString::fromStdString(move) + "; ";
    for (const QString& move : legal) QVERIFY2(allowed(move), qPrintable(move + " is not allowed; " + known));
    for (const QString& move : illegal) QVERIFY2(!allowed(move), qPrintable(move + " is allowed"));
  }

  void everyDiagramIsAPosition() {
    for (const QString& lang : {QStringLiteral("et"), QStringLiteral("en")})
      for (const Claim& claim : claimsOf(lang, true)) {
        const DiagramBlock diagram = DiagramBlock::read(claim.block);
        if (box_.find(diagram.game) == nullptr) continue; // the plugin is not built
        QVERIFY2(diagram.match(box_), qPrintable(lang + '/' + claim.page + ": " + claim.block));
        QVERIFY2(!diagram.caption.isEmpty(), qPrintable(claim.page));
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
      const QDir dir(kPages + it.key());
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
      const QDir dir(kPages + lang);
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
    for (qsizetype i = 0; i < et.size(); ++i) {
      QCOMPARE(et[i].page, en[i].page);
      QCOMPARE(et[i].legal, en[i].legal);
      QCOMPARE(et[i].illegal, en[i].illegal);
    }
  }

private:
  const GameBox box_ = GameBox::open({QStringLiteral(MK_BIN_DIR "/plugins")});
};

QTEST_GUILESS_MAIN(PageClaimsTest)
#include "page_claims_test.moc"
