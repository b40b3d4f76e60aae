// What happens at the table, without a widget: a match or a lesson, whose look is shown, when the curtain hangs,
// looking back, hints, the coach, turns by one key, the end of a patience played by itself. The window shows what is
// said here and hands on what people do.
#pragma once

#include "app/play/coach.h"
#include "app/play/hand_order.h"
#include "app/play/lesson.h"
#include "app/play/seat_colour.h"
#include "app/play/session.h"
#include "app/play/solver.h"
#include "games/kernel/layout.h"

#include <QStringList>

#include <functional>
#include <map>

namespace mk {

class Presenter final : public QObject {
  Q_OBJECT

public:
  struct Habits { // what the family has chosen
    bool boardTurns = false, quickDice = false, fastTurns = false, winnableOnly = false;
    int pace = 100; // of what happens by itself, in percent of the usual time; 0 = at once
  };
  // The table as it is to be seen now.
  struct Shown {
    View view;
    Layout (*arrange)(const View&, Aspect) = nullptr;
    std::vector<Gesture> legal;
    std::vector<std::size_t> moves; // the move that each gesture makes
    std::size_t steps = 0;          // so many gestures are moves of the rules, the rest are several in one
    std::vector<Place> last;        // marks of what has just been done
    Seat current = kNobody;
    std::optional<Colour> mark;              // of the seat to act
    bool awaitsThrow = false, deals = false; // deals: it is a pack that is waited for
    bool atSheet = false;                    // the box to write in is chosen at once
    std::optional<ChanceRequest> asks;       // real dice and cards
    QStringList meanings;                    // of the lots that are asked for
    qint64 countdown = -1;
    bool sortable = false;      // the viewer's own hand lies there
    std::optional<Watch> watch; // everybody looks on, and keys are measured
  };
  // Where the orders of hands are kept, by whose hand it is: a profile's, or a seat's.
  struct HandKeeper {
    std::function<QString(const QString& whose)> load;
    std::function<void(const QString& whose, const QString& order)> save;
  };
  struct Told {
    QString shown, spoken; // spoken: where that is more, or reads cards and suits by their names
    QString brief = {};    // shown where there is no room for all of it, "" = nothing shorter
  };
  // Whether a person has the coach, by whose hand it is: a profile's, or a seat's.
  struct CoachKeeper {
    std::function<bool(const QString& whose)> load;
    std::function<void(const QString& whose, bool on)> save;
  };

  Presenter(const GameBox&, Store&, QObject* parent = nullptr);
  ~Presenter() override;
  void setHabits(const Habits&);
  void setHandKeeper(HandKeeper keeper) { keeper_ = std::move(keeper); }

  void setCoachKeeper(CoachKeeper keeper) { coaches_ = std::move(keeper); }

  // Empty, or why it cannot be.
  QString begin(const BoxedGame&, const MatchSetup&);
  QString resume(MatchId);
  QString beginLesson(const BoxedGame&);
  void leave(); // puts the match away; it waits unfinished

  Session* session() const { return session_.get(); }
  const Lesson* lesson() const { return lesson_ ? &*lesson_ : nullptr; }
  bool isEmpty() const { return !session_ && !lesson_; }
  QString gameId() const;
  QString title(const QString& lang) const;
  Viewer viewer() const; // whose look may be told beside the table
  bool isCovered() const { return covered_; }
  bool isLookingBack() const { return lookedAt_ >= 0; }
  std::size_t shownPly() const; // looked back at, or the newest
  bool mayPlayFast() const;     // a turn, a round: also while one runs
  Words words() const;          // a lesson's seats are numbered; whoever plays alone is not named

  // What people do.
  void play(int gesture); // index of the move among those that were shown
  void type(const QString&);
  void explain(Place); // why what was touched there cannot be played
  void explainButton(int id);
  void throwDice();
  void settle(const Outcome&);
  void tellWatch(const std::vector<Seat>& tooEarly);
  void tellRace(const std::vector<Press>&);
  void resign();
  void agreeDraw();
  void stop();
  void undo();
  void redo();
  void hint(); // once: where to look; twice: the move; three times: why
  bool mayHint() const;
  // The coach asks once before a move that throws away much is final; a switch of each person.
  bool mayCoach() const;
  bool isCoached(Seat) const;
  void setCoached(bool on); // of the person who sees the table now
  void playAnyway();
  void pause();
  void liftCurtain();
  void playFast(FastTurn::Reach);
  bool mayTurnBoard() const; // there is one that is looked at from two sides, and nothing hidden
  void turnBoard();
  void lookBack(int ply);        // the position after that many events; the newest one returns to the match
  void stepLesson(int by);       // 0: the next event of a quick step
  QString leaveLessonToTry();    // the match of the lesson goes on with the one whose turn it is as the person
  void orderHand(HandOrder::By); // of whoever sees their hand now
  void arrangeHand(const std::vector<std::int16_t>& ats); // by hand: the places of its cards from left to right
  HandOrder handOrder(Seat) const;
  bool sortHands(View&, const Position&, Viewer) const;
  View seen(const Position&) const;
  void wake(bool on);  // the table is looked at, or not
  void refresh();      // tells everything anew
  QString again();     // a match of the same people with another seed
  QString swapSeats(); // and with the first one last
  QString newDeal(quint64 seed);

  // The rest of a patience where nobody would decide otherwise (app/play/finish.h).
  bool mayFinish() const { return !finish_.isEmpty() && !finishing_; }
  bool isFinishing() const { return finishing_; }
  void finish();
  void stopFinishing();

signals:
  void opened();  // another match or lesson lies there, or nothing
  void changed(); // what can be done, and what is told beside the table
  void shown(const mk::Presenter::Shown&);
  void covered(const QString& name); // the table must not be seen until that person lifts the curtain
  void told(const mk::Presenter::Told&);
  // What the person before the table has not seen yet, told when the curtain rises.
  void missed(const QString& heading, const QStringList& events);
  void hinted(const mk::Gesture&);
  // The move of the hint and the reason; `spoken`: cards and suits by their names.
  void explained(const QString& why, const QString& spoken);
  void coachAsks(const QString& question); // the move waits: playAnyway(), or another one
  void lookedBack(int ply, int last);      // ply -1: the match is there again
  void winnableWanted(quint64 seed);       // a deal is to be found that can be won
  void trouble(const QString&);
  void played(); // an event is in the log

private:
  void adopt(std::unique_ptr<Session>);
  void present(std::size_t ply, Viewer, bool mayMove);
  void showNow();
  void showLesson();
  void cover();
  bool mustCover() const;
  void say(const Permission&);
  void sayWhy(const Phrase&); // empty: nothing
  Told inWords(const Phrase&) const;
  bool mayBeAdvised() const;
  void tellHint();
  bool followsHint(const std::string& at);
  using InWords = QString (Words::*)(const Phrase&) const; // written or spoken
  QString why(InWords) const;
  QString factsOf(const Position& now, const std::string& move) const;
  QString factsAt(const Position& now, const std::string& move) const;
  QString toldMove(const std::string& move, InWords) const;
  QString touchedBy(const Position& now, const std::string& move, InWords) const;
  void make(const std::string& move); // by the person before the table; the coach may ask back
  void askBack(const Judgement&);
  void prepareCoach();
  void tellFast(std::size_t from);
  Told sum(std::size_t from, bool scores) const;
  std::size_t sinceOwn(Seat) const;
  void tellMissed();
  QString whose(Seat) const;
  void keepOrder(const HandOrder&);
  std::vector<Place> marks(std::size_t ply, Viewer) const;
  void keepDice(Shown&, std::size_t ply, Seat viewer) const;
  void stepToEnd();
  QString openAgain(MatchSetup);

  const GameBox& box_;
  Store& store_;
  Habits habits_;
  std::unique_ptr<Session> session_;
  std::optional<Lesson> lesson_;
  Solver hints_;
  std::string hintAt_;                       // the position that the hint is about
  std::optional<Thought<std::string>> hint_; // nothing: still thought about
  std::string hintLeadsTo_;                  // where its move leads, if it begins a way that wins
  int hintStep_ = 0;
  Coach coach_;
  CoachKeeper coaches_;
  std::string awaiting_; // the position in which the coach has asked
  std::string doubted_;  // and the move it asked about
  SeatColours colours_;
  Seat shownViewer_ = kNobody;
  bool shownAny_ = false;
  bool covered_ = false; // by the curtain: between persons, or a pause
  int lookedAt_ = -1;    // the ply looked back at
  Phrase asked_;         // the prompt that is shown
  std::size_t announced_ = 0;
  HandKeeper keeper_;
  std::map<Seat, std::size_t> lookedUpTo_; // what each person has seen, in this sitting
  bool turned_ = false;                    // the board, for whoever looks
  bool lifted_ = false;                    // the curtain has just been lifted
  QStringList finish_;                     // moves that are left to be played by themselves
  bool finishing_ = false;
  QTimer finishStep_;
};

} // namespace mk
