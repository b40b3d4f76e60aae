// One play of a game from start to result: the position, the log that leads to it, undo and redo, resignation and
// agreement. A log replays without a random generator. Every change is one log entry; a refused change leaves
// everything as it was.
#pragma once

#include "games/box/catalogue.h"
#include "games/box/time_control.h"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mk {

// One line of the log, as in the terminal contract: "0 c3-d4", "chance dice 3 5", "clock" (the time of a timed decision
// ran out), "resign 1", "draw" (agreed), "stop" (ended by agreement with the result as it stands). In a match with
// clocks "0 c3-d4 {5210}" has taken 5210 milliseconds, and "flag 1" ends it: that player's time ran out.
struct Event {
  enum class Kind : std::uint8_t { Move, Chance, Clock, Resign, Draw, Stop, Flag };
  Kind kind = Kind::Move;
  Seat seat = kNobody;   // Move, Resign, Flag
  std::string move;      // Move
  std::int64_t took = 0; // Move: milliseconds, with clocks
  Outcome outcome;       // Chance
  bool poker = false;    // Chance: the dice have poker faces
  bool operator==(const Event&) const = default;
};
std::string text(const Event&);
// `poker`: dice show 9 T J Q K A; a lone 9 is then a face, not a number.
Checked<Event> readEvent(std::string_view line, bool poker = false);

class Match {
public:
  // A match from the game's start, or from a position text. The option "clock" gives the players clocks.
  static Checked<Match> begin(const GameInfo&, int seats, const std::map<std::string, std::string>& options = {},
                              std::uint64_t seed = 0, std::string_view position = {});
  // begin() and all the lines of a log; the refusal names the line that does not fit.
  static Checked<Match> replay(const GameInfo&, int seats, const std::map<std::string, std::string>& options,
                               std::uint64_t seed, std::string_view position, const std::vector<std::string>& log);

  Match(const Match&) = delete;
  Match& operator=(const Match&) = delete;
  Match(Match&&) = default;
  Match& operator=(Match&&) = default;

  const GameInfo& info() const { return *info_; }
  const Game& game() const { return *game_; }
  std::shared_ptr<const Game> sharedGame() const { return game_; }
  std::uint64_t seed() const { return seed_; }
  // As begin() takes them: house rules that are not the usual ones, and the clocks.
  std::map<std::string, std::string> options() const;
  const std::string& startText() const { return startText_; } // "" = the game's own start

  const Position& now() const { return *history_[at_]; }
  const Position& at(std::size_t ply) const { return *history_[ply]; } // 0..plies()
  std::size_t plies() const { return at_; }                            // events played
  const Event& event(std::size_t ply) const { return log_[ply]; }
  std::vector<std::string> log() const; // lines up to now
  bool over() const;
  Turn turn() const;     // over() included
  Result result() const; // of a finished match

  // Clocks: what they were set to; milliseconds left on one after so many events; whose clock runs now.
  const std::optional<TimeControl>& clocks() const { return clocks_; }
  std::int64_t left(Seat, std::size_t ply) const;
  std::int64_t left(Seat seat) const { return left(seat, at_); }
  Seat clockOf() const { return over() ? kNobody : clockOf(now()); }

  // Whether the event is legal now; nothing changes.
  Permission allows(const Event&) const;
  // A line of a log as it reads in this position.
  Checked<Event> read(std::string_view line) const;
  // Checks and plays an event; whatever could be redone is gone.
  Permission play(const Event&);
  Permission play(Seat, std::string_view move);
  // Chance acts: the generator of this chance event, or a forced outcome.
  Event rolled() const; // what the seeded generator gives now
  Permission chance();
  Permission settle(const Outcome&);

  bool canUndo() const { return at_ > 0; }
  bool canRedo() const { return at_ < log_.size(); }
  bool undo();
  bool redo();
  std::size_t redoable() const { return log_.size() - at_; }
  // Where a person's "undo" goes back to: before the last decision of a person, over chance events that follow by
  // themselves, as far as the game's UndoRule and its rules (Takeback) allow. nullopt = nothing may be taken back.
  // `decides` says which seats are persons; without it all are.
  std::optional<std::size_t> undoTarget(const std::function<bool(Seat)>& decides = {}) const;

  // Whether going back to this ply hides something again that the rules count (Takeback::Marks): such a match is not
  // entered in the statistics.
  bool undoMarks(std::size_t ply) const;

  // What happened at this ply, as the viewer may know it.
  Phrase tell(std::size_t ply, Viewer) const;
  // The places that the event of this ply touched (for the last-move mark); boards only.
  std::vector<Place> touched(std::size_t ply) const;

private:
  Match() = default;
  const GameInfo* info_ = nullptr;
  std::shared_ptr<const Game> game_;
  std::uint64_t seed_ = 0;
  std::string startText_;
  std::vector<Event> log_;
  std::vector<std::unique_ptr<Position>> history_; // one more than events known
  std::optional<TimeControl> clocks_;
  std::vector<std::array<std::int64_t, 2>> left_; // as history_; empty without clocks
  std::size_t at_ = 0;
  Seat clockOf(const Position&) const;
  Permission checkTime(const Event&) const;
  std::size_t chanceEvents(std::size_t upTo) const;
  Takeback takeback(std::size_t ply) const;
};

} // namespace mk
