// A match being played at this table: the match, who sits where, and its copy in the store. Every event is in the store
// before it is shown. Where the store refuses, the match goes on, says so, and is written whole as soon as the store
// takes it again. What another window does in the same match is shown here too; where both have gone on without the
// store, the one that comes later becomes a match of its own (app/play/session_keep.cpp).
#pragma once

#include "app/host/game_box.h"
#include "app/outside/player.h"
#include "app/play/fast_turn.h"
#include "app/play/race.h"
#include "app/store/store.h"
#include "games/box/match.h"
#include "i18n/words.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>
#include <stop_token>

namespace mk {

class Session final : public QObject {
  Q_OBJECT
  struct Private {};

public:
  struct Opened {
    std::unique_ptr<Session> session; // nullptr: see problem
    QString problem;
  };
  // A new match; kept in the store from its first event on. `store` may be nullptr: nothing is kept.
  static Opened begin(const BoxedGame&, const MatchSetup&, Store*);
  static Opened resume(const GameBox&, MatchId, Store*);
  // A match that goes on after that log; nothing is kept.
  static Opened tryOut(const BoxedGame&, const MatchSetup&, const std::vector<std::string>& log);
  Session(Private, const BoxedGame&, MatchSetup, Match, Store*);
  ~Session() override;

  const BoxedGame& game() const { return game_; }
  const Match& match() const { return match_; }
  const MatchSetup& setup() const { return setup_; }
  MatchId id() const { return id_; }
  const Words& words() const { return words_; }
  QString name(Seat) const; // "White", "Mari"
  bool isPerson(Seat) const;
  int persons() const;
  // Patiences that several play one after the other, each behind the cover: until all have played.
  bool isCoveredRace() const;
  bool isKept() const { return id_ != kNoId && !behind_; }
  bool counts() const; // kept, and not left out of the records
  qint64 milliseconds() const;

  // The seat whose look belongs on the screen now: the person to decide; the one who decided last while others act.
  Seat viewer() const;
  bool hides() const;        // something on the table is not for everybody's eyes
  bool waitsFor(Seat) const; // it is to decide, or to throw
  Seat firstPerson() const;  // where nothing is hidden the board keeps its side towards this seat
  // Whether another person has decided since: the table has to be covered before this seat's look is shown.
  bool handsOver(Seat lastViewer) const;

  // Chance that waits for a person: a throw that a seat makes, or real dice to be told.
  bool asksForThrow() const;
  bool asksForOutcome() const; // real dice
  // Everybody watches the table, and the keys of persons are to be measured.
  std::optional<Watch> asksForKeys() const;
  bool isThinking() const { return thinking_ && thinksAbout_ == asked_; } // and the answer is still wanted

  void hurry(); // a computer player that thinks moves at once

  // Fast play: the person to act has nothing to decide. Never with real dice.
  bool mayPlayFast() const;
  // What fast play is good for in this match: found out from the positions so far, and kept.
  const FastProspect& prospect() const { return prospect_; }
  void playFast(FastTurn::Reach); // again while it runs: at once to the end
  bool isPlayingFast() const { return fast_.has_value(); }

  Permission play(Seat, const std::string& move);
  Permission throwDice(); // the generator's outcome
  Permission settle(const Outcome&);
  // What the watch or the race has brought: who pressed too early; or the keys pressed after the sign, by whom and
  // when. Computer players are as fast as their level.
  Permission tellWatch(const std::vector<Seat>& tooEarly);
  Permission tellRace(const std::vector<Press>&);
  Permission resign(Seat);
  Permission agreeDraw();
  Permission stop();

  bool canUndo() const { return undoTarget().has_value(); } // also while a computer thinks
  bool canRedo() const { return !isThinking() && match_.canRedo(); }
  bool undo(); // a decision, with the chance that followed it
  bool redo();

  // What is left of the time for this decision, in milliseconds; -1 where no time runs.
  qint64 timeLeft() const;
  // Milliseconds on the clock of a seat; -1 where the match has no clocks.
  qint64 clockLeft(Seat) const;

  void setThrowsByThemselves(bool on);
  void setFastPause(int milliseconds) { fastPause_ = milliseconds; } // between two events of fast play
  void setPace(int percent) { pace_ = percent; } // of computers and of chance that happens by itself
  void setPaused(bool on);
  bool isPaused() const { return paused_; }
  void close(); // the last try to write what is behind, while somebody can still be told
  // Chance and computer players act from now on; call it once the table is there.
  void start();

signals:
  void changed(); // the position is another one
  void trouble(const QString& message);
  void thinking(bool on);
  void playedFast(std::size_t from); // fast play has ended; everything since that ply belongs to it

private:
  enum class Kept { Yes, Elsewhere, Again }; // another window has gone on; it has come back to what stood here
  Permission commit(const Event&, bool again = false);
  // `before`: the events in force before this change.
  Kept keep(const std::function<Written()>& write, std::size_t before);
  enum class Patience { None, Some };
  void catchUp(Patience);
  void fallBehind(const QString& why);
  void stopKeeping();
  void lookElsewhere();
  bool isDecision(const Event&) const;
  void keepTime();
  Along along() const;
  MatchState state() const;
  bool reload();
  void goOn(); // chance that happens by itself, computers, clocks
  void think();
  void watchAlone();
  bool mayAskOutside(Seat) const;
  void askOutside(Seat);
  void giveUp(Seat, const QString& why);
  void takeThought(Seat, const std::string& move, quint64 question);
  void stopThought(); // the best so far is answered
  void dropThought(); // the answer of a computer player that thinks now is not wanted any more
  void startClock();
  void stopClock();
  qint64 timeSpent() const; // on the timed decision that is on
  void startClocks();
  void stopClocks();
  void takeClocksUp(); // as the match has them
  void dropFlag();
  qint64 clockUsed() const; // since the last move
  std::chrono::milliseconds thinkingTime(Seat) const;
  void goOnFast();
  void stepFast();
  void endFast();
  void foresee();
  std::optional<std::size_t> undoTarget() const;
  int chancePause() const; // milliseconds
  bool byHand(const ChanceRequest&) const;
  bool waitsForPerson(const Position&) const;
  void moveCursor(std::size_t target, bool again = false);
  Event chanceEvent(const Outcome&) const;

  const BoxedGame game_;
  MatchSetup setup_;
  QStringList names_; // of the seats, fit to be shown; empty where nobody gave one
  Match match_;
  Store* store_;
  MatchId id_ = kNoId;
  bool decided_ = false; // a person has done something: the match is to be kept
  bool behind_ = false;  // the store lacks something that has happened here, at first everything
  bool told_ = false;    // and the family knows
  bool marked_ = false;  // and something was taken back meanwhile that keeps the match out of the records
  QTimer retry_, watch_; // for what is behind; for what other windows do
  Words words_;
  QTimer step_;  // pause before chance and computers act
  QTimer clock_; // timed decisions
  QElapsedTimer deciding_;
  std::size_t timedPly_ = 0; // the decision that `spent_` belongs to
  qint64 spent_ = 0;         // milliseconds, until the clock was stopped last
  QTimer flag_;              // falls at the end of the time of whose clock runs
  QElapsedTimer running_;    // that clock, since it was started last
  qint64 used_ = 0;          // milliseconds of it that no move has told yet
  QElapsedTimer since_;
  qint64 before_ = 0; // milliseconds until the last pause, or until the match was taken up again
  bool started_ = false, paused_ = false, quick_ = false, thinking_ = false;
  bool held_ = false; // a throw has been taken back: it waits for the hand, also where throws happen by themselves
  std::optional<FastTurn> fast_; // runs now
  FastTurn::Step fastStep_;      // what it does next
  std::size_t fastFrom_ = 0;
  bool steppingFast_ = false;
  int fastPause_ = 0, pace_ = 100;
  FastProspect prospect_;
  quint64 asked_ = 0;       // which question a computer player is to answer
  quint64 thinksAbout_ = 0; // which one it is answering
  std::stop_source thought_;
  std::map<Seat, std::unique_ptr<OutsidePlayer>> outside_; // other programs that play here; nullptr: given up
};

// House rules that are left to the only person get that person's seat.
void settleAlone(MatchSetup&);
// The setup of a match as the kernel takes it.
std::map<std::string, std::string> optionsOf(const MatchSetup&);
// Turns what can be turned towards the seat.
void turnTo(View&, Seat);
// Names of seats nobody gave a name: by their colour at boards, else "Player 1".
QString defaultSeatName(int seat);

} // namespace mk
