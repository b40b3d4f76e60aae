// What finished matches say about one person, or about everybody: for charts and the collection.
#pragma once

#include "app/store/store.h"

#include <QList>
#include <QMap>

namespace mk {

enum class HowEnded { Won, Level, Lost, Among }; // Among: persons; one of them has won

struct Endings {
  int won = 0, level = 0, lost = 0, among = 0;
  int all() const { return won + level + lost + among; }
  void add(HowEnded);
};

// How a match ended for a person: for the best of their seats. kNoId: for everybody together, who win and lose against
// computers or alone. Nothing where they did not play, or where the match does not count.
std::optional<HowEnded> endingFor(const MatchSummary&, ProfileId);

struct History {
  static constexpr int kMonths = 12;
  QList<QDate> months; // the first days, up to the month of the latest match
  QList<Endings> byMonth;
  QMap<QString, Endings> rivals;    // persons by name
  QMap<int, Endings> levels;        // of computer players
  QMap<QString, QList<int>> scores; // by game: of this person's seats, the earliest first
};

// Counts matches as they come, the latest first.
class HistoryCount {
public:
  explicit HistoryCount(ProfileId id) : id_(id) {}
  void add(const MatchSummary&);
  History counted() const;

private:
  ProfileId id_;
  History soFar_; // scores the latest first
};

// Scores in boxes of equal width, as few as fit in so many.
struct Histogram {
  int from = 0, width = 1;
  QList<int> counts;
};
Histogram histogramOf(const QList<int>& scores, int mostBoxes);

// How far somebody has come with a game.
enum class Feat { None, Tried, Won, Mastered };
// `highestLevel`: of the computers that the game offers; 0 = none. Alone it is mastered when it has come out.
struct GameFeats {
  bool alone = false;
  int highestLevel = 0;
};
Feat featOf(const MatchSummary&, const GameFeats&, ProfileId);

} // namespace mk
