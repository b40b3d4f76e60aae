// "Watch how it is played": a short match with comments, from the resources of its game. Steps say something, play an
// event, or both; playing them is replaying a log.
#pragma once

#include "app/host/game_box.h"
#include "games/box/match.h"

#include <optional>

namespace mk {

class Lesson {
public:
  // nullopt with the reason in `problem` where the game has no lesson that can be played to its end.
  static std::optional<Lesson> load(const BoxedGame&, QString* problem = nullptr);

  const BoxedGame& game() const { return game_; }
  const Match& match() const { return match_; } // as it stands at the step
  int step() const { return step_; }            // 0 = nothing shown yet
  int steps() const { return static_cast<int>(steps_.size()); }
  bool next();
  bool back();
  QString comment(const QString& lang) const; // of this step, or the last one that said something
  bool played() const { return step_ > 0 && !steps_[static_cast<std::size_t>(step_ - 1)].event.empty(); }
  bool atEnd() const { return step_ == steps(); }

private:
  struct Step {
    std::string event;
    QString et, en;
  };
  Lesson(const BoxedGame& game, Match match, std::vector<Step> steps)
      : game_(game), match_(std::move(match)), steps_(std::move(steps)) {}
  BoxedGame game_;
  Match match_;
  std::vector<Step> steps_;
  int step_ = 0;
};

} // namespace mk
