// The house itself: who includes whom, pages and translations in both languages, no unfinished business in the tree.
#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

namespace {

const QString kRoot = QStringLiteral(MK_SOURCE_DIR "/");

QString contents(const QString& path) {
  QFile file(kRoot + path);
  if (!file.open(QIODevice::ReadOnly)) qFatal("%s cannot be read", qPrintable(path));
  return QString::fromUtf8(file.readAll());
}

// Paths from the root, sorted.
QStringList filesIn(const QString& folder, const QStringList& endings) {
  QStringList out;
  QDirIterator at(kRoot + folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
  while (at.hasNext()) {
    const QString path = at.next().mid(kRoot.size());
    const auto fits = [&path](const QString& ending) { return path.endsWith(ending); };
    if (std::any_of(endings.begin(), endings.end(), fits)) out += path;
  }
  out.sort();
  return out;
}

QStringList codeIn(const QString& folder) { return filesIn(folder, {".cpp", ".h"}); }

struct Include {
  QString name;
  bool ours = false; // "..." and not <...>
};

QList<Include> includesOf(const QString& path) {
  static const QRegularExpression form("^\\s*#\\s*include\\s*([<\"])([^>\"]+)[>\"]",
                                       QRegularExpression::MultilineOption);
  QList<Include> out;
  for (auto at = form.globalMatch(contents(path)); at.hasNext();) {
    const auto m = at.next();
    out += {m.captured(2), m.captured(1) == QLatin1String("\"")};
  }
  return out;
}

bool startsWithOneOf(const QString& text, const QStringList& beginnings) {
  return std::any_of(beginnings.begin(), beginnings.end(), [&text](const QString& b) { return text.startsWith(b); });
}

// What is wrong with the includes of the files: `allowed` beginnings of our own headers; the standard library always.
QStringList brokenArrows(const QStringList& files, const QStringList& allowed, bool qt) {
  static const QRegularExpression standard("^[a-z_]+$"); // no standard header of C++ has a dot
  QStringList broken;
  for (const QString& path : files)
    for (const Include& include : includesOf(path)) {
      const bool moc = include.name.endsWith(QLatin1String(".moc"));
      const bool fine = include.ours ? (moc && qt) || startsWithOneOf(include.name, allowed)
                                     : qt || standard.match(include.name).hasMatch();
      if (!fine) broken += path + QLatin1String(" includes ") + include.name;
    }
  return broken;
}

QStringList families() {
  QStringList out = QDir(kRoot + QLatin1String("games")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
  for (const char* room : {"kernel", "box", "kit", "opponents"}) out.removeAll(QLatin1String(room));
  return out;
}

// Catalogue rows (catalogue.cpp, cup_rows.cpp, ...) and readers and writers of other programs' files.
bool mayKnowTheBox(const QString& path) {
  static const QRegularExpression rows(
      "(catalogue|rows|pgn|pdn|mat|fen|position_id|exchange|game_file|file_game|formats|pbn)");
  return rows.match(path.section('/', -1)).hasMatch();
}

QStringList headingsOf(const QString& page) {
  static const QRegularExpression fence("^```[\\s\\S]*?^```", QRegularExpression::MultilineOption);
  static const QRegularExpression heading("^##\\s+(.+?)\\s*$", QRegularExpression::MultilineOption);
  QStringList out;
  for (auto at = heading.globalMatch(QString(page).remove(fence)); at.hasNext();) out += at.next().captured(1);
  return out;
}

struct Section {
  const char* et;
  const char* en;
  bool always;
};
constexpr Section kSections[] = {
    {"Kümne sekundiga", "In ten seconds", false},
    {"Eesmärk", "Goal", true},
    {"Algseis", "Setup", true},
    {"Käik", "A turn", true},
    {"Lõpp ja võit", "End and winner", true},
    {"Punktid", "Scoring", false},
    {"Näide", "Example", true},
    {"Kas tohib ...?", "May I ...?", false},
    {"Kodureeglid", "House rules", false},
    {"Täpsustused", "Rulings", false},
    {"Nipp", "Tip", false},
    {"Triki saladus", "The secret", false}, // performances
    {"Päritolu", "Source", true},
};

// What is wrong with the order of a page's sections; empty when nothing is. A page that begins with "in ten seconds"
// has told the goal there, and the end and the winner where there is no more to them.
QString wrongSections(const QStringList& headings, bool estonian) {
  const auto nameOf = [estonian](const Section& section) {
    return QString::fromUtf8(estonian ? section.et : section.en);
  };
  const bool goalTold = headings.value(0) == nameOf(kSections[0]);
  qsizetype at = 0;
  for (const Section& section : kSections) {
    const QString name = nameOf(section);
    if (at < headings.size() && headings[at] == name)
      ++at;
    else if (section.always && !(goalTold && (&section == &kSections[1] || &section == &kSections[4])))
      return name + QLatin1String(" is missing or in the wrong place");
  }
  return at == headings.size() ? QString() : headings[at] + QLatin1String(" is no section, or in the wrong place");
}

QStringList pagesIn(const QString& lang) {
  QStringList out;
  for (const QString& path : filesIn(QLatin1String("assets/rulebook/") + lang, {".md"})) out += path.section('/', -1);
  return out;
}

} // namespace

class HouseTest : public QObject {
  Q_OBJECT

private slots:
  void theKernelKnowsOnlyTheStandardLibrary() {
    const QStringList files = codeIn("games/kernel");
    QVERIFY(files.size() > 20);
    QCOMPARE(brokenArrows(files, {"games/kernel/"}, false), QStringList());
  }

  void theRoomsAboveTheKernelKnowWhatTheyMay() {
    QCOMPARE(brokenArrows(codeIn("games/box"), {"games/box/", "games/opponents/", "games/kernel/"}, false),
             QStringList());
    QCOMPARE(brokenArrows(codeIn("games/kit"), {"games/kit/", "games/kernel/"}, false), QStringList());
    QCOMPARE(brokenArrows(codeIn("games/opponents"), {"games/opponents/", "games/kernel/"}, false), QStringList());
  }

  // The rules of a family use the kernel and the kit. Only its catalogue rows, and what reads and writes other
  // programs' files, know the box; what teaches its computer player searches.
  void aFamilyKnowsTheKernelTheKitAndItselfOnly() {
    QVERIFY(!families().isEmpty());
    for (const QString& family : families()) {
      const QString plugin = QStringLiteral("games/%1/plugin.cpp").arg(family);
      const QString own = QStringLiteral("games/%1/").arg(family);
      for (const QString& path : codeIn(QLatin1String("games/") + family)) {
        QStringList allowed{"games/kernel/", "games/kit/", own};
        if (path == plugin)
          allowed += {"games/plugin.h", "games/deal_study.h", "games/bidding_practice.h"};
        else if (mayKnowTheBox(path))
          allowed += "games/box/";
        else if (path.startsWith(own + QLatin1String("training/")))
          allowed += "games/opponents/";
        QCOMPARE(brokenArrows({path}, allowed, path == plugin), QStringList());
      }
    }
    QCOMPARE(brokenArrows({"games/plugin.h", "games/deal_study.h", "games/bidding_practice.h"},
                          {"games/box/", "games/kernel/"}, true),
             QStringList());
  }

  // Programs that hold all families at once take one type for the other where two have the same name.
  void noTwoFamiliesNameATypeAlike() {
    static const QRegularExpression line("^(?:namespace ([\\w:]+) \\{|(\\}) // namespace|"
                                         "(?:struct|class|enum class) (\\w+)\\b(?!.*;$).*[{:])");
    QMap<QString, QString> owner;
    for (const QString& family : families())
      for (const QString& path : filesIn(QLatin1String("games/") + family, {".h"})) {
        QStringList rooms;
        for (const QString& text : contents(path).split(u'\n')) {
          const auto found = line.match(text);
          if (!found.captured(1).isEmpty()) rooms << found.captured(1);
          if (!found.captured(2).isEmpty() && !rooms.isEmpty()) rooms.removeLast();
          if (found.captured(3).isEmpty()) continue;
          const QString name = rooms.join("::") + "::" + found.captured(3);
          QVERIFY2(owner.value(name, family) == family, qPrintable(name + ": " + owner.value(name) + ", " + path));
          owner[name] = family;
        }
      }
    QVERIFY(owner.size() > 200);
  }

  // base is under throws, cup and sheets; no frame of dice knows its neighbour.
  void theRoomsOfDiceStandSideBySide() {
    const auto rooms = [](const QString& room) {
      return QStringList{"games/kernel/", "games/kit/", "games/box/", "games/dice/base/", "games/dice/" + room + "/"};
    };
    for (const QString room : {"base", "throws", "cup", "sheets"})
      QCOMPARE(brokenArrows(codeIn("games/dice/" + room), rooms(room), false), QStringList());
  }

  void wordsKnowTheKernelOnly() {
    QCOMPARE(brokenArrows(codeIn("i18n"), {"i18n/", "games/kernel/"}, true), QStringList());
  }

  void theTableKnowsWordsAndTheKernelOnly() {
    QCOMPARE(brokenArrows(codeIn("boards"), {"boards/", "i18n/", "games/kernel/"}, true), QStringList());
  }

  void theProgramMeetsGamesThroughTheirPlugins() {
    const QStringList allowed{"app/",
                              "boards/",
                              "i18n/",
                              "games/kernel/",
                              "games/box/",
                              "games/opponents/",
                              "games/plugin.h",
                              "games/deal_study.h",
                              "games/bidding_practice.h"};
    QCOMPARE(brokenArrows(codeIn("app"), allowed, true), QStringList());
    QCOMPARE(brokenArrows(codeIn("app/store"), {"app/store/", "i18n/file_trouble.h"}, true), QStringList());
    QCOMPARE(brokenArrows(codeIn("app/outside"), {"app/outside/", "app/store/", "games/box/"}, true), QStringList());
    const QStringList host{
        "app/host/",          "i18n/file_trouble.h",     "games/box/", "games/kernel/", "games/plugin.h",
        "games/deal_study.h", "games/bidding_practice.h"};
    QCOMPARE(brokenArrows(codeIn("app/host"), host, true), QStringList());
  }

  void thePresenterKnowsNoWidgetsOfTheShell() {
    const QStringList allowed{"app/play/", "app/outside/", "app/host/",     "app/store/",      "boards/pad_layout.h",
                              "i18n/",     "games/box/",   "games/kernel/", "games/opponents/"};
    QCOMPARE(brokenArrows(codeIn("app/play"), allowed, true), QStringList());
    // Nor anything else that is seen: what Qt Core has, and nothing of Qt Gui and Qt Widgets.
    static const QRegularExpression core("^(QCoreApplication|QCryptographicHash|QDate|QDateTime|QDir|QElapsedTimer|"
                                         "QFile|QHash|QJson[A-Za-z]+|QList|QLocale|QMap|QObject|"
                                         "QPointer|QProcess|"
                                         "QRandomGenerator|QRegularExpression|QSet|QStandardPaths|QString|QStringList|"
                                         "QTemporaryDir|QThread|QThreadPool|QTimer|QVariant)$");
    for (const QString& path : codeIn("app/play") + codeIn("app/outside"))
      for (const Include& include : includesOf(path))
        if (!include.ours && include.name.startsWith('Q'))
          QVERIFY2(core.match(include.name).hasMatch(), qPrintable(path + " includes " + include.name));
  }

  void theTerminalProgramNeedsNoDisplay() {
    const QStringList allowed{"app/cli/", "app/host/",     "app/outside/", "app/store/",
                              "i18n/",    "games/kernel/", "games/box/",   "games/opponents/"};
    QCOMPARE(brokenArrows(codeIn("app/cli"), allowed, true), QStringList());
    static const QRegularExpression screen(
        "^Q(Widget|Application|Painter|Gui|Svg|Window|Font|Image|Pixmap|TextDocument)");
    for (const QString& path : codeIn("app/cli"))
      for (const Include& include : includesOf(path))
        QVERIFY2(!screen.match(include.name).hasMatch(), qPrintable(path));
  }

  // Names, files and pages are shown as they are written: labels are made in one place, rich text is made in one place.
  void foreignTextIsPlainText() {
    static const QRegularExpression form(
        "new QLabel\\b|QLabel [a-z_]+[;({]|setHtml|insertHtml|RichText|AutoText|MarkdownText|setMarkdown|QStaticText|"
        "QMessageBox::|fromHtml");
    const QStringList places{"boards/plain_label.h", "app/shell/page_view.cpp", "app/shell/book_paper.cpp"};
    for (const QString folder : {"app", "boards"})
      for (const QString& path : codeIn(folder)) {
        const auto found = form.match(contents(path));
        QVERIFY2(places.contains(path) || !found.hasMatch(), qPrintable(path + ": " + found.captured()));
      }
  }

  void includesAreWrittenFromTheRoot() {
    for (const QString folder : {"games", "boards", "app", "tests"})
      for (const QString& path : codeIn(folder))
        for (const Include& include : includesOf(path)) {
          const bool generated = include.name.endsWith(".moc") || include.name.startsWith("ui_");
          if (include.ours && !generated)
            QVERIFY2(QFile::exists(kRoot + include.name), qPrintable(path + " includes " + include.name));
        }
  }

  void everyHeaderIsGuarded() {
    for (const QString folder : {"games", "boards", "app", "tests"})
      for (const QString& path : filesIn(folder, {".h"}))
        QVERIFY2(contents(path).contains("#pragma once"), qPrintable(path));
  }

  void filesOpenByTellingWhatTheyAre() {
    for (const QString folder : {"games", "boards", "app", "tests"})
      for (const QString& path : codeIn(folder)) QVERIFY2(contents(path).startsWith("// "), qPrintable(path));
  }

  void filesKeepToOneSubject() { // about 500 lines
    for (const QString folder : {"games", "boards", "app"})
      for (const QString& path : codeIn(folder)) QVERIFY2(contents(path).count('\n') <= 560, qPrintable(path));
  }

  // The words are put together here so that this file does not hold them.
  void nothingIsLeftUnfinished() {
    const QStringList words{"TO"
                            "DO",
                            "FIX"
                            "ME",
                            "XX"
                            "X",
                            "HA"
                            "CK"};
    const QStringList anyCase{"place"
                              "holder",
                              "st"
                              "ub",
                              "not im"
                              "plemented",
                              "lorem"
                              " ipsum"};
    const QRegularExpression form("\\b(" + words.join('|') + "|(?i:" + anyCase.join('|') + "))\\b");
    const QStringList endings{".cpp", ".h",  ".md",  ".txt",     ".json", ".sh",
                              ".ts",  ".in", ".xml", ".desktop", ".1",    "run"};
    for (const QString folder : {"games", "boards", "app", "tests", "assets", "i18n", "packaging", "docs", ".ci"})
      for (const QString& path : filesIn(folder, endings)) {
        const auto found = form.match(contents(path));
        QVERIFY2(!found.hasMatch(), qPrintable(path + ": " + found.captured()));
      }
  }

  void everyPageExistsInBothLanguages() {
    QVERIFY(!pagesIn("et").isEmpty());
    QCOMPARE(pagesIn("et"), pagesIn("en"));
  }

  void pagesHaveTheirSectionsInOrder_data() {
    QTest::addColumn<QString>("lang");
    QTest::addColumn<QString>("page");
    for (const QString lang : {"et", "en"})
      for (const QString& page : pagesIn(lang))
        if (!page.startsWith("family-")) QTest::addRow("%s/%s", qPrintable(lang), qPrintable(page)) << lang << page;
  }
  void pagesHaveTheirSectionsInOrder() {
    QFETCH(QString, lang);
    QFETCH(QString, page);
    const QString text = contents("assets/rulebook/" + lang + '/' + page);
    QVERIFY(text.startsWith("# "));
    QCOMPARE(text.count("\n```") % 2, 0); // every block that opens closes
    QCOMPARE(wrongSections(headingsOf(text), lang == "et"), QString());
  }

  // Dice pages are short: five lines first, and what all of them share is told once, on the family's page.
  void dicePagesOpenWithFiveLinesAndLeadToTheirFamily() {
    static const QRegularExpression number("^([0-9]+)-");
    static const QRegularExpression five(
        "\n## (Kümne sekundiga|In ten seconds)\n\n(- \\*\\*[^*]+:\\*\\* [^\n]+\n){5}\n## ");
    int pages = 0;
    for (const QString lang : {"et", "en"})
      for (const QString& page : pagesIn(lang)) {
        const int id = number.match(page).captured(1).toInt();
        if (id < 39 || id > 149) continue;
        const QString text = contents("assets/rulebook/" + lang + '/' + page);
        QVERIFY2(five.match(text).hasMatch(), qPrintable(lang + '/' + page));
        QVERIFY2(text.contains("](game:family-dice)"), qPrintable(lang + '/' + page));
        ++pages;
      }
    QCOMPARE(pages, 2 * 111);
  }

  void translationsAreFinished() {
    const QStringList files = filesIn("i18n", {".ts"});
    QVERIFY(!files.isEmpty());
    static const QRegularExpression empty("<(translation|numerusform)[^>]*(/>|>\\s*</\\1>)");
    for (const QString& path : files) {
      const QString text = contents(path);
      for (const char* mark : {"type=\"unfinished\"", "type=\"obsolete\"", "type=\"vanished\""})
        QVERIFY2(!text.contains(QLatin1String(mark)), qPrintable(path + ": " + mark));
      QVERIFY2(!empty.match(text).hasMatch(), qPrintable(path + ": " + empty.match(text).captured()));
    }
  }

  // A translation under another class's name is never found: lupdate takes some of C++ for something else.
  void everyTranslationIsFoundByTheCode() {
    static const QRegularExpression name("<name>([^<]+)</name>");
    for (const QString& path : filesIn("i18n", {".ts"})) {
      if (path.startsWith("i18n/qt_")) continue; // Qt's own
      for (auto at = name.globalMatch(contents(path)); at.hasNext();) {
        const QString context = at.next().captured(1);
        const bool ours = context.startsWith("mk::") || context == "games" || context == "Theme";
        QVERIFY2(ours, qPrintable(path + ": " + context));
      }
    }
  }

  // All modules are loaded together, and the first that knows a text speaks: none may say it in words of its own.
  void aTextIsTranslatedTheSameInEveryModule() {
    for (const QString lang : {"et", "en"}) {
      QHash<QString, QPair<QString, QString>> said; // context, text and its distinction -> translation, file
      for (const QString& path : filesIn("i18n", {"_" + lang + ".ts"})) {
        QXmlStreamReader xml(contents(path));
        QString context, source, comment;
        while (!xml.atEnd()) {
          if (xml.readNext() != QXmlStreamReader::StartElement) continue;
          if (xml.name() == u"name") context = xml.readElementText();
          if (xml.name() == u"message") comment.clear();
          if (xml.name() == u"source") source = xml.readElementText();
          if (xml.name() == u"comment") comment = xml.readElementText();
          if (xml.name() != u"translation") continue;
          const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements).simplified();
          const QString key = context + u'\n' + source + u'\n' + comment;
          if (!said.contains(key)) said.insert(key, {text, path});
          const auto& [first, where] = said[key];
          QVERIFY2(first == text,
                   qPrintable(QStringLiteral("“%1”: “%2” in %3, “%4” in %5").arg(source, first, where, text, path)));
        }
        QVERIFY2(!xml.hasError(), qPrintable(path));
      }
      QVERIFY(lang == "en" || said.size() > 3000);
    }
  }

  // %1, %n and the like of a source text stand in its translation too.
  void translationsKeepTheirArguments() {
    static const QRegularExpression message("<source>([^<]*)</source>.*?<translation[^>]*>(.*?)</translation>",
                                            QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression argument("%[0-9n]+");
    for (const QString& path : filesIn("i18n", {"_et.ts"}))
      for (auto at = message.globalMatch(contents(path)); at.hasNext();) {
        const auto m = at.next();
        for (auto a = argument.globalMatch(m.captured(1)); a.hasNext();) {
          const QString word = a.next().captured();
          QVERIFY2(m.captured(2).contains(word), qPrintable(path + ": " + word + " of " + m.captured(1)));
        }
      }
  }
};

QTEST_GUILESS_MAIN(HouseTest)
#include "house_test.moc"
