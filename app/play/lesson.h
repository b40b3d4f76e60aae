// "Watch how it is played": a match with comments, from the resources of its game. Steps say something, play an event,
// or both; a quick step plays a stretch in which nothing has to be explained. Playing them is replaying a log.
#pragma once

#include "app/host/game_box.h"
#include "app/store/store.h"
#include "games/box/match.h"

#include <optional>

namespace mk {

class Lesson {
public:
  // nullopt with the reason in `problem` where the game has no lesson that can be played to its end.
  static std::optional<Lesson> load(const BoxedGame&, QString* problem = nullptr);
  static std::optional<Lesson> read(const BoxedGame&, const QByteArray& json, QString* problem = nullptr);

  const BoxedGame& game() const { return game_; }
  const Match& match() const { return match_; } // as it stands at the step
  int step() const { return step_; }            // 0 = nothing shown yet
  int steps() const { return static_cast<int>(steps_.size()); }
  const MatchSetup& setup() const { return setup_; } // nobody sits there
  // What is left of a quick step; else the next step, of a quick one its first event.
  bool next();
  bool goOn(); // the next event of a quick step; false where none is left
  bool back(); // before this step
  bool underWay() const { return left_ > 0; }
  int events() const { return step_ > 0 ? steps_[static_cast<std::size_t>(step_ - 1)].events : 0; } // of this step
  QString comment(const QString& lang) const;      // of this step, or the last one that said something
  QStringList comments(const QString& lang) const; // of all steps
  bool speaks() const { return step_ > 0 && !steps_[static_cast<std::size_t>(step_ - 1)].en.isEmpty(); }
  bool played() const { return events() > 0; }
  bool atEnd() const { return step_ == steps() && !underWay(); }

private:
  struct Step {
    int events = 0;
    QString et, en;
  };
  Lesson(const BoxedGame& game, MatchSetup setup, Match match, std::vector<Step> steps)
      : game_(game), setup_(std::move(setup)), match_(std::move(match)), steps_(std::move(steps)) {}
  BoxedGame game_;
  MatchSetup setup_;
  Match match_;
  std::vector<Step> steps_;
  int step_ = 0;
  int left_ = 0; // events of this step that have not been played
};

} // namespace mk
