// The worked cases of the games with one and two dice, read in the ruling's notation and played.
// Rules: games with one and two dice.
#include "tests/dice12.h"
#include "tests/dice12_cases.h"

#include <algorithm>

using namespace mk;
using namespace mk::dice;

namespace {

// What the sheet says a seat has.
QString shown(const Match& m, int seat) {
  for (const char* line : {"First play", "Total", "Points", "Thrown", "Crossed off", "Marks", "Banked"}) {
    const auto c = cell(m, line, seat);
    if (!c) continue;
    QString t = cellText(m, line, seat);
    if (t.endsWith(".0")) t.chop(2);
    if (std::string_view(line) == "Thrown" && t.isEmpty()) return "-";
    if (std::string_view(line) == "Thrown" && c->struck && std::string_view(infoOf(56).id) == m.info().id) return "x";
    const auto ones = cell(m, "Pairs 1-1", seat);
    return ones && ones->strong ? cellText(m, "Pairs 1-1", seat) + "/" + t : t;
  }
  return {};
}

// A record of play in the ruling's notation, played on a match.
class Record {
public:
  Record(int number, QString text) {
    Chosen chosen{{"games", "1"}};
    std::string position;
    if (const auto open = text.indexOf('['); open >= 0) {
      for (const QString& part : text.mid(open + 1, text.indexOf(']') - open - 1).split(';'))
        option(part.trimmed(), number, chosen, position);
      text.truncate(open);
    }
    int seats = 2;
    if (const auto players = text.indexOf("(players "); players >= 0) {
      seats = int(text.mid(players).count(',')) + 1;
      text.truncate(players);
      whole_ = text.trimmed().split(' ');
    } else {
      const auto lists = text.split('/');
      seats = int(lists.size());
      for (int i = 0; i < seats; ++i) {
        QString list = lists[i].trimmed().mid(2).remove('|').simplified();
        lists_ << (list.isEmpty() ? QStringList() : list.split(' '));
      }
    }
    match_ = std::make_unique<Match>(begun(number, seats, chosen, position));
  }

  // "" or what could not be played.
  QString play() {
    if (!whole_.isEmpty()) return playWhole();
    for (;;) {
      if (match_->over()) return {}; // some cases list a throw that is not needed
      const Seat thrower = match_->turn().isChance() ? trayOwner() : decidesFor();
      if (thrower < 0 || lists_[thrower].isEmpty()) {
        next_ = thrower;
        return used() ? QString() : "throws are left";
      }
      if (const QString wrong = step(thrower); !wrong.isEmpty()) return wrong;
    }
  }
  Match& match() { return *match_; }
  Seat next() const { return next_; }
  int throwsOf(Seat k) const { return made_[at(k)]; }

private:
  static void option(QString text, int number, Chosen& chosen, std::string& position) {
    if (text.startsWith("start ")) {
      QStringList points;
      for (const QString& word : text.mid(6).split(' ')) points << word.mid(2);
      position = std::to_string(number) + " play points=" + points.join(',').toStdString();
      return;
    }
    const auto colon = text.indexOf(": ");
    QString value = text.mid(colon + 2);
    if (value == "one throw") value = "one";
    chosen[text.left(colon).toStdString()] = value.replace(' ', '-').toStdString();
  }
  bool used() const {
    return std::all_of(lists_.begin(), lists_.end(), [](const QStringList& l) { return l.isEmpty(); });
  }
  Seat trayOwner() const { return match_->now().look({}).find(kTray)->owner; }
  // Whose list a decision is in: calls stand before the throw that they are for.
  Seat decidesFor() const {
    const Seat decider = match_->turn().seat();
    if (!match_->now().moves(decider).front().starts_with("?")) return decider;
    const std::string turn = word(*match_, "turn");
    return turn == "-" ? kNobody : static_cast<Seat>(turn[0] - 'A');
  }
  QString dice(QString faces) {
    ++made_[at(trayOwner())];
    QStringList each;
    for (const QChar f : faces) each << f;
    return run(*match_, {"chance dice " + each.join(' ')});
  }
  QString step(Seat thrower) {
    const QString entry = lists_[thrower].takeFirst();
    const QString by = QString::number(match_->turn().isChance() ? thrower : match_->turn().seat()) + " ";
    if (match_->turn().isSeats()) {
      if (entry.startsWith('?') || entry == ".") return run(*match_, {by + entry});
      lists_[thrower].prepend(entry); // throws on
      return run(*match_, {by + "throw"});
    }
    const auto cut = std::max(entry.indexOf('@'), entry.indexOf('='));
    const QString wrong = dice(entry.left(cut < 0 ? entry.size() : cut));
    if (!wrong.isEmpty() || cut < 0) return wrong;
    if (!entry.endsWith("=x")) return run(*match_, {by + entry.mid(cut)});
    return match_->turn().has(thrower) && match_->now().moves(thrower).front().starts_with("=") ? "something counts"
                                                                                                : QString();
  }
  QString playWhole() {
    for (const QString& entry : whole_) {
      const QString who = QString(QChar('A' + (match_->turn().isChance() ? trayOwner() : match_->turn().seat())));
      if (who != entry.left(1)) return entry + ": it is the turn of " + who;
      QString wrong;
      if (entry.mid(1, 1) == "?") {
        for (const QString& n : entry.mid(2).split('?'))
          if (wrong.isEmpty()) wrong = run(*match_, {QString::number(entry[0].unicode() - 'A') + " ?" + n});
      } else {
        wrong = dice(entry.mid(1));
      }
      if (!wrong.isEmpty()) return wrong;
    }
    return {};
  }

  QList<QStringList> lists_;
  QStringList whole_;
  std::unique_ptr<Match> match_;
  Seat next_ = kNobody;
  std::array<int, kMostSeats> made_{};
};

std::vector<std::string> seatsNamed(const QString& list) {
  std::vector<std::string> out;
  for (const QString& s : list.split(',')) out.push_back(s.toStdString());
  return out;
}

std::vector<std::string> firsts(const Match& m) {
  std::vector<std::string> out;
  const auto places = m.result().places;
  for (std::size_t i = 0; i < places.size(); ++i)
    if (places[i] == 1) out.emplace_back(1, static_cast<char>('A' + i));
  return out;
}

} // namespace

class Dice12CasesTest : public QObject {
  Q_OBJECT

private slots:
  void aWorkedCaseEndsAsTheRulingSays_data() {
    QTest::addColumn<QString>("record");
    QTest::addColumn<QString>("result");
    for (const WorkedCase& c : kWorkedCases) QTest::newRow(c.name) << c.record << c.result;
  }
  void aWorkedCaseEndsAsTheRulingSays() {
    QFETCH(QString, record);
    QFETCH(QString, result);
    Record r(QString(QTest::currentDataTag()).section('.', 0, 0).toInt(), record);
    const QString wrong = r.play();
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    const Match& m = r.match();
    const QStringList words = result.split(' ');
    for (qsizetype i = 0; i < words.size(); ++i) {
      const QString& w = words[i];
      if (w.contains('=')) {
        QCOMPARE(shown(m, w[0].unicode() - 'A'), w.mid(2));
      } else if (w == "win" || w == "share") {
        QVERIFY(m.over());
        QCOMPARE(firsts(m), seatsNamed(words[++i]));
      } else if (w == "tie") {
        QVERIFY(!m.over());
        std::string tied = QString(words[++i]).remove(',').toStdString();
        QCOMPARE(word(m, word(m, "again").empty() ? "in" : "playing"), tied);
      } else if (w == "turn") {
        QVERIFY(!m.over());
        const QString turn = words[++i];
        QCOMPARE(word(m, "turn"), turn.left(1).toStdString());
        QCOMPARE(r.next(), Seat(turn[0].unicode() - 'A'));
        if (turn.contains('+')) QCOMPARE(word(m, "unbanked"), turn.section('+', 1).toStdString());
      } else if (w == "in") {
        const int n = words[++i].toInt();
        QCOMPARE(r.throwsOf(0), n);
        QCOMPARE(r.throwsOf(1), n);
      } else if (w == "sultan") {
        const int k = words[++i][0].unicode() - 'A';
        QCOMPARE(words[++i], QString("no"));
        QCOMPARE(cellText(m, "Now", k), QString("sultan"));
        QCOMPARE(cellText(m, "Sultan no.", k), words[++i]);
      } else {
        QFAIL(qPrintable("not understood: " + w));
      }
    }
  }
  void whoeverIsLeftHasWonForAReason() {
    Record two(52, "A: 2 1 / B: 3 4");
    QCOMPARE(two.play(), QString());
    QCOMPARE(english(two.match().result().why), std::string("seat 1 has thrown 1: seat 2 wins."));
    Record three(53, "A: 2 / B: 3 5 2 / C: 3 5 1");
    QCOMPARE(three.play(), QString());
    QCOMPARE(english(three.match().result().why), std::string("All the others have thrown 2: seat 3 wins."));
  }
};

QTEST_APPLESS_MAIN(Dice12CasesTest)
#include "dice12_cases_test.moc"
