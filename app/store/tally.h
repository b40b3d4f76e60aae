// What everybody has won, counted on from match to match: reading a hundred thousand matches anew takes half a second,
// those since the last time none. The count lies in records.json beside the store as well; it can always be made anew,
// and is where an older match has gone, come or been taken up again, and where the file was counted in another way.
#pragma once

#include "app/store/database.h"
#include "app/store/store.h"

#include <map>

namespace mk {

class Tally {
public:
  // The finished matches that are not counted yet, at most so many of them; whether some are left.
  bool count(Database&, qint64 most);
  QList<Record> records(ProfileId) const;
  HeadToHead between(ProfileId first, ProfileId second, const QString& game) const; // "" = all games

  // A file that is not as it was written is as none. Without a name nothing is read or written.
  void read(const QString& file);
  void write(const QString& file); // where so much was counted since that it is worth it

private:
  // How far it has come, and what tells that the matches up to there are still the same.
  struct Mark {
    qint64 changed = -1, id = 0; // the last match counted
    qint64 matches = 0, ids = 0, times = 0;
    bool operator==(const Mark&) const = default;
  };
  struct Pair {
    ProfileId first = kNoId, second = kNoId; // first < second
    auto operator<=>(const Pair&) const = default;
  };
  struct Played;
  bool isOfThis(Database&) const;
  void add(const Played&);

  Mark upTo_;
  qint64 written_ = 0;                                     // matches in the file
  std::map<ProfileId, std::map<QString, Record>> records_; // kNoId: all persons together
  std::map<Pair, std::map<QString, HeadToHead>> pairs_;
};

} // namespace mk
