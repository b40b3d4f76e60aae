// The manual pages tell what the programs take, and the programs take what the manual pages tell: every command, every
// option and every request, both ways.
#include <QFile>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace {

using Options = QSet<QString>;

const Options kEverywhere{"lang", "data", "plugins"};

QString said(const QString& program, const QStringList& arguments, const QByteArray& input = {}) {
  QProcess process;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert("LANG", "en_GB.UTF-8");
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANGUAGE"}) environment.remove(name);
  process.setProcessEnvironment(environment);
  process.start(MK_BIN_DIR "/" + program, arguments);
  process.write(input);
  process.closeWriteChannel();
  if (!process.waitForFinished(60000)) return {};
  return QString::fromUtf8(process.readAllStandardOutput());
}

// The page without its marks: \fB and \fR are gone, \- is a hyphen, a macro's words stand beside each other.
QStringList manual(const QString& page) {
  QFile file(MK_SOURCE_DIR "/packaging/" + page);
  if (!file.open(QIODevice::ReadOnly)) qFatal("no manual page");
  QString text = QString::fromUtf8(file.readAll());
  text.replace("\\-", "-").remove(QRegularExpression("\\\\f[BIR]"));
  return text.split('\n');
}

QStringList section(const QStringList& lines, const QString& name) {
  const qsizetype from = lines.indexOf(".SH " + name);
  if (from < 0) return {};
  qsizetype to = from + 1;
  while (to < lines.size() && !lines[to].startsWith(".SH ")) ++to;
  return lines.mid(from + 1, to - from - 1);
}

Options optionsIn(const QString& text) {
  static const QRegularExpression option("(?<![\\w-])--([a-z][a-z-]*)");
  Options out;
  for (auto at = option.globalMatch(text); at.hasNext();) out += at.next().captured(1);
  return out;
}

// The headings of the COMMANDS section: the line after each .TP.
QMap<QString, Options> commandsOfManual() {
  static const QRegularExpression macro("^\\.(BR|B|IR) |\"");
  const QStringList lines = section(manual("mangukast-cli.1"), "COMMANDS");
  QMap<QString, Options> out;
  for (qsizetype i = 0; i + 1 < lines.size(); ++i)
    if (lines[i] == ".TP") {
      const QString heading = QString(lines[i + 1]).remove(macro).simplified();
      out[heading.section(' ', 0, 0)] = optionsIn(heading) - kEverywhere;
    }
  return out;
}

QMap<QString, Options> commandsOfHelp() {
  static const QRegularExpression synopsis("^  mangukast-cli (\\S+)(.*)$", QRegularExpression::MultilineOption);
  QMap<QString, Options> out;
  for (auto at = synopsis.globalMatch(said("mangukast-cli", {"--help"})); at.hasNext();) {
    const auto m = at.next();
    out[m.captured(1)] = optionsIn(m.captured(2)) - kEverywhere;
  }
  return out;
}

QStringList sorted(const Options& options) {
  QStringList out = options.values();
  out.sort();
  return out;
}

} // namespace

class ManualTest : public QObject {
  Q_OBJECT

private slots:
  void everyCommandStandsInTheManualAndTheOtherWay() {
    const auto help = commandsOfHelp(), page = commandsOfManual();
    QVERIFY(help.size() >= 14);
    QCOMPARE(page.keys(), help.keys());
    for (const QString& command : help.keys()) {
      const QStringList told = sorted(page[command]), taken = sorted(help[command]);
      QVERIFY2(told == taken,
               qPrintable(command + ": the manual has " + told.join(' ') + "; the program " + taken.join(' ')));
    }
  }

  void whatEveryCommandTakesStandsAboveThem() {
    const Options told = optionsIn(section(manual("mangukast-cli.1"), "SYNOPSIS").join(' '));
    QCOMPARE(sorted(told), sorted(kEverywhere));
    const QString help = said("mangukast-cli", {"--help"});
    QCOMPARE(sorted(optionsIn(help.section("Everywhere:", 1))), sorted(kEverywhere));
  }

  void everyRequestOfTheProtocolStandsInTheManualAndTheOtherWay() {
    static const QRegularExpression request("\"do\":\"([a-z]+)\"");
    Options told;
    for (auto at = request.globalMatch(section(manual("mangukast-cli.1"), "PROTOCOL").join('\n')); at.hasNext();)
      told += at.next().captured(1);
    const QString refused = said("mangukast-cli", {"table"}, "{\"do\":\"no such request\"}\n");
    const QStringList list = refused.section("there are: ", 1).section('.', 0, 0).split(", ");
    QCOMPARE(sorted(told), sorted(Options(list.begin(), list.end())));
  }

  void everyOptionOfTheWindowStandsInTheManualAndTheOtherWay() {
    const Options taken = optionsIn(said("mangukast", {"--help", "-platform", "offscreen"}));
    QVERIFY(taken.size() > 15);
    const QStringList page = manual("mangukast.1");
    QCOMPARE(sorted(optionsIn(section(page, "OPTIONS").join('\n'))), sorted(taken));
    const Options synopsis = optionsIn(section(page, "SYNOPSIS").join('\n'));
    QVERIFY2((synopsis - taken).isEmpty(), qPrintable(sorted(synopsis - taken).join(' ')));
  }

  // Every text of the help is in the language asked for, the parser's own words too; so is what is wrong.
  void theHelpOfTheWindowSpeaksTheLanguageOfTheUser() {
    const QStringList et = said("mangukast", {"--lang", "et", "--help", "-platform", "offscreen"}).split('\n'),
                      en = said("mangukast", {"--lang", "en", "--help", "-platform", "offscreen"}).split('\n');
    QVERIFY(et.join('\n').contains("Kasutamine:") && en.join('\n').contains("Usage:"));
    int told = 0;
    for (const QString& line : et) {
      const QString words = line.mid(line.indexOf(u'>') + 1).section("  ", -1).trimmed();
      if (words.size() < 8 || words.startsWith("PGN")) continue;
      ++told;
      QVERIFY2(!en.contains(line), qPrintable(line));
    }
    QVERIFY(told > 20);
    QCOMPARE(said("mangukast", {"--lang", "et", "-h", "-platform", "offscreen"}).split('\n'), et);
  }
};

QTEST_GUILESS_MAIN(ManualTest)
#include "manual_test.moc"
