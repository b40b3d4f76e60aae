// Everything the program keeps about people and matches: one SQLite file, mangukast.db, in the data folder.
//
// The promises:
// * A change is in the file when the call returns: a process killed at any moment comes back to its last acknowledged
// move.
//   (WAL with synchronous=NORMAL: the kernel holds every committed page. A power cut may take the last seconds, never
//   more.)
// * Copies of the program share the file. Each match counts its changes; a copy that has not seen the latest change is
// refused, so two windows never mix their moves in one log. Loading the match again brings a copy up to date. Time
// played is no change: a window that is only closed refuses nothing to another. No lock can be left behind.
// * The last move of a match and its result are one change.
// * Where the disk refuses (full, read-only, newer schema), everything goes on in memory with all that could be read,
// and
//   problem() says so.
// * A damaged file is set aside under another name and its readable rows are moved to a new one; a kill on the way
// loses
//   nothing.
//
// A Store belongs to the thread that made it.
#pragma once

#include <QCoreApplication>
#include <QDateTime>
#include <QElapsedTimer>
#include <QHash>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace mk {

class Database;
class FolderLock;
class Tally;
struct SqlFailure;

using MatchId = qint64;
using ProfileId = qint64;
inline constexpr qint64 kNoId = 0;

struct Profile {
  ProfileId id = kNoId;
  QString name;
  QString colour; // "#rrggbb"
  int avatar = 0;
  bool operator==(const Profile&) const = default;
};

// Who sits in a seat. A person is a profile or a plain name; a computer player has a level.
struct SeatPlayer {
  ProfileId profile = kNoId;
  QString name;  // kept also for profiles, so that old matches survive a removed profile
  int level = 0; // 0 = a person, 1..5 = computer player
  QString colour;
  bool isComputer() const { return level > 0; }
  bool operator==(const SeatPlayer&) const = default;
};

struct MatchSetup {
  QString game; // catalogue id: "12", "trik-trak"
  QList<SeatPlayer> seats;
  QMap<QString, QString> options; // only those that are not at their default, or all
  quint64 seed = 0;
  QString start; // start position text; empty = the game's own
  bool realDice = false;
  bool pad = false; // real dice, and the program is the score pad on the table
  bool operator==(const MatchSetup&) const = default;
};

struct MatchResult {
  QList<int> scores; // one a seat; empty where the game has none
  QList<int> places; // one a seat, 1 = best
  QString why;
  int stars = -1;
  bool undone = false; // not counted in the records: something hidden was taken back (Match::undoMarks), or nothing
                       // was to be decided (goesByItself)
  qint64 milliseconds = 0;
  bool operator==(const MatchResult&) const = default;
};

struct MatchSummary {
  MatchId id = kNoId;
  MatchSetup setup;
  QDateTime started, changed;
  int cursor = 0;                    // entries in force
  int length = 0;                    // entries kept; those from cursor on can be redone
  qint64 milliseconds = 0;           // played so far
  std::optional<MatchResult> result; // finished matches only
  bool isFinished() const { return result.has_value(); }
};

struct StoredMatch {
  MatchSummary about;
  QStringList log; // all entries, also those that can be redone: lines such as "chance dice 3 5", "0 24/18", "resign 1"
};

// What is kept with a change of the log, in the same transaction: the time played so far, and the result where the
// match is over by it.
struct Along {
  std::optional<qint64> milliseconds = {};
  std::optional<MatchResult> result = {};
};

// A match as it stands at a table: all entries, those that can be redone too, and how many are in force.
struct MatchState {
  QStringList log;
  int cursor = 0;
  bool marks = false; // something was taken back that keeps it out of the records
  Along along = {};
};

// A match in the store, as this copy of the program knows it.
enum class Standing { AsKnown, PlayedOn, Gone, Unreadable };

// A match as a daily copy of the store holds it, and what has become of it since.
struct CopiedMatch {
  enum class How { AsHere, PlayedOn, Gone };
  MatchSummary about;
  How how = How::AsHere;
};

// What became of a change.
struct Written {
  enum class How { OnDisk, InMemory, Refused };
  How how = How::OnDisk;
  QString message; // why refused, or (the first time) why only in memory
  explicit operator bool() const { return how != How::Refused; }
};

// The count of one game, for one profile or for everybody. Streaks are of won matches.
struct Record {
  QString game;
  int played = 0, won = 0, draws = 0, lost = 0;
  int streak = 0, longestStreak = 0;
  std::optional<int> highestScore, lowestScore;
  std::optional<int> fewestMoves;   // of a won match
  std::optional<qint64> fastestWin; // milliseconds
  std::optional<int> mostStars;
  qint64 milliseconds = 0; // played altogether
};

struct HeadToHead {
  int played = 0, firstWon = 0, secondWon = 0, level = 0; // level: neither was placed before the other
};

class Store {
  Q_DECLARE_TR_FUNCTIONS(mk::Store)

public:
  static constexpr int kSchema = 4; // the newest schema this program knows
  static constexpr int kMostEntries = 1 << 20;
  static constexpr int kLongestName = 60; // of a person

  // Opens mangukast.db in the folder, making both where missing. Never fails: without a disk it works in memory.
  // An empty folder name asks for a store in memory and is no problem.
  static std::unique_ptr<Store> open(const QString& dataDir);
  ~Store();
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;

  bool isInMemory() const { return inMemory_; }
  QString problem() const { return problem_; } // why in memory; empty when all is well
  // After a full disk or a read-only folder: writes what was kept in memory and goes on there; false while the disk
  // still refuses. Tried by itself at a change, now and then, and at the end. A match that another copy has played on
  // since stays as that copy has it, and what was played here becomes a match of its own.
  bool returnToDisk();
  // Whether a change waits some seconds for another copy that is writing, as it does unless told otherwise.
  void setPatient(bool);
  QString dataDir() const { return dataDir_; }
  QString file() const { return fileIn(dataDir_); }
  static QString fileIn(const QString& dataDir);
  // What the user must be told since the last call: set-aside files, a full disk, a newer store.
  QStringList takeMessages();
  // The checks behind `doctor`: what is wrong with the file, empty when sound. repair() sets a damaged file aside.
  QStringList check();
  // The same of a store that nobody has opened: only looks, and leaves every file as it is.
  static QStringList inspect(const QString& dataDir);
  bool repair();
  // Whether the file of a store is damaged; safe beside windows that write, on any thread. It reads all of it.
  static bool isDamaged(const QString& dataDir);

  // --- matches
  MatchId createMatch(const MatchSetup&);        // kNoId when refused; see takeMessages()
  std::optional<StoredMatch> loadMatch(MatchId); // from here on this copy may write it
  // Writes entry number `ply`, which must be the cursor. Entries that could have been redone are dropped.
  Written appendEntry(MatchId, int ply, const QString& text, const Along& = {});
  Written appendEntries(MatchId, int ply, const QStringList& texts, const Along& = {}); // several, all or none
  // Undo and redo; reopens a finished match. A step back that `marks` the match keeps it out of the records for good.
  Written setCursor(MatchId, int cursor, bool marks = false, const Along& = {});
  // Brings the store to this state of the match, whatever it holds of it, unless another copy has changed it since.
  Written keepMatch(MatchId, const MatchState&);
  Standing standingOf(MatchId);                   // without waiting for other copies
  Written keepTime(MatchId, qint64 milliseconds); // played so far
  Written finishMatch(MatchId, const MatchResult&);
  Written removeMatch(MatchId);
  QList<MatchSummary> unfinishedMatches(); // latest first
  // Latest first; with `before` those that come after it in this order.
  QList<MatchSummary> finishedMatches(int limit = 200, const MatchSummary* before = nullptr);
  std::optional<MatchSummary> matchSummary(MatchId); // only looks
  QStringList matchLog(MatchId);                     // the entries in force; only looks

  // --- daily copies (copies.h); a match that the disk has changed is mended from them when it is loaded
  QList<CopiedMatch> matchesIn(const QString& copy); // latest first; none, with a message, where it cannot be read
  // All of these matches or none. One that is here too comes as a match of its own.
  Written bringBack(const QString& copy, const QList<MatchId>&);

  // --- reviews of finished matches; `mark` tells which log was looked through
  QString reviewOf(MatchId, const QString& mark); // empty: none
  Written keepReview(MatchId, const QString& mark, const QString& text);

  // --- profiles
  QList<Profile> profiles(); // by name
  std::optional<Profile> profile(ProfileId);
  ProfileId addProfile(const QString& name, const QString& colour,
                       int avatar); // kNoId: empty or taken name, see messages
  Written changeProfile(const Profile&);
  Written removeProfile(ProfileId); // its matches stay under its name

  // Matches of people who sat down under a typed name, by the name as it was typed last.
  QMap<QString, int> typedNames();
  // What was played under the profile's name before it was made becomes its own; how many matches. None while nothing
  // can be written to the disk.
  int claim(ProfileId);

  // --- records; kNoId counts every person. Matches among persons are then played and drawn, but not won or lost.
  // Counts for the records what is not counted yet, at most so many matches; whether some are left. Who asks
  // for records has all of them counted, which takes three microseconds a match.
  bool countForRecords(int most);
  QList<Record> records(ProfileId);
  Record record(ProfileId, const QString& game);
  Record solitaireRecord(const QString& game) { return record(kNoId, game); }
  // The deals of this game that one seat alone has won from its start, as far as they count.
  QList<quint64> dealsWon(const QString& game);
  HeadToHead headToHead(ProfileId first, ProfileId second, const QString& game = {});
  // One line a seat of every finished match, ';' or ',' between. Names are told by the caller, who knows the language.
  QString recordsCsv(const std::function<QString(const QString& game)>& gameName, QChar separator = QLatin1Char(','));
  Written exportCsv(const QString& path, const std::function<QString(const QString& game)>& gameName,
                    QChar separator = QLatin1Char(','));

  // --- imported source texts, whole; the rulebook cuts and indexes them
  struct Book {
    QString key, lang, text;
  };
  Written saveBook(const Book&); // replaces the one with this key
  QList<Book> books();
  Written removeBook(const QString& key);

private:
  using Rows = QList<struct SalvagedRow>;
  static Rows salvagedFrom(const QString& file);
  Store();
  void openOnDisk();
  void connectToFile(Database&) const;
  bool isSound(bool wasClosed);
  static QStringList faultsIn(Database&);
  static QList<MatchId> changedMatches(Database&); // by their seals
  void setAsideAndSalvage();
  void finishMending();
  void fill(Database&, const Rows&, bool damaged);
  void fillFromCopies(Database&);
  QString logFile() const;
  void goInMemory(const QString& why, bool withRows = true);
  bool mayReturn() const { return inMemory_ && sinceRefused_.has_value(); }
  bool writeBack(Database& disk); // false: a match is there twice
  QVariant newId() const;
  QString diskProblem(const SqlFailure&) const;
  void recover(const SqlFailure&); // after this the same work can be tried again; throws what cannot be mended
  template <class Work> auto attempt(Work work) -> decltype(work());
  Written written(const std::function<QString()>& work); // in one transaction; its text is a refusal
  Written refused(const QString& why) const { return {Written::How::Refused, why}; }
  struct Row;
  Written changing(MatchId, const std::function<QString(const Row&)>& work);
  bool mendMatch(MatchId);         // of which the disk has changed something; false: it cannot be written now
  QString knownRow(MatchId, Row&); // the match as it is now, or why this copy may not write it
  void reopen(MatchId, const Row&);
  QString keepAlong(MatchId, const Row&, int cursor, const Along&); // why not, or empty
  static QList<MatchSummary> summaries(Database&, const char* sql, const QVariantList& values);
  static QList<MatchSummary> everyMatch(Database&);
  bool setAside(MatchId) const;
  template <class Read> auto tallied(Read read) -> decltype(read(std::declval<const Tally&>()));
  QString nameProblem(ProfileId except, const QString& name);

  QString dataDir_;
  std::unique_ptr<FolderLock> lock_;
  std::unique_ptr<Database> db_;
  std::unique_ptr<Tally> tally_; // what everybody has won so far; null until somebody asks
  bool inMemory_ = false;
  QString problem_;
  QStringList messages_;
  QString news_;                   // goes into the next Written
  QHash<MatchId, qint64> picture_; // the change counter of each match as this copy knows it
  QHash<MatchId, qint64> kept_;    // matches changed in memory, with the counter they have on the disk (-1: none)
  std::optional<QElapsedTimer> sinceRefused_; // set while a return to the disk can be tried
};

} // namespace mk
