// Questions to a game's solver and to its computer player, answered on another thread: can this position still be won,
// which deal can be won, what had a seat best do, and what has a move thrown away.
// A new question stops the one before; the destructor stops and waits.
#pragma once

#include "app/host/game_box.h"
#include "games/box/judge.h"
#include "games/box/match.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <map>
#include <memory>
#include <thread>

namespace mk {

class Solver final : public QObject {
  Q_OBJECT

public:
  explicit Solver(QObject* parent = nullptr) : QObject(parent) {}
  ~Solver() override { stop(); }

  // Answers with judged().
  void judge(const Position&);
  // What the seat had best do; answers with thought().
  void think(const Position&, Seat, const Thinking&);
  // What a move throws away by that thought about the position before it; answers with weighed().
  void weigh(const Position&, Seat, const std::string& move, const Thought<std::string>&, const Thinking&);
  // Which move of a patience that was lost threw it away; answers with blamed(). Until that move the deal could be won.
  void findMistake(const Match&);
  // The first deal from `seed` on that is proved winnable; answers with tried() on the way and found().
  void findWinnable(const BoxedGame&, const std::map<std::string, std::string>& options, quint64 seed);
  void stop();
  bool isWorking() const { return working_; }

  enum class Blame : std::uint8_t {
    Move,   // this one, for certain
    Likely, // this one or a later one: between them the answer is not known
    Never,  // the deal could not be won from the start
    Nobody, // it could be won to the end
    Unknown // whether it could ever be won
  };

signals:
  void blamed(mk::Solver::Blame blame, int ply);               // ply: of the move in the log
  void judged(mk::Winnable winnable, const QStringList& line); // `line` wins
  void thought(const mk::Thought<std::string>&);
  void weighed(const mk::Judgement&);
  void tried(int deals);
  void found(quint64 seed);
  void notFound();

private:
  void begin(std::function<void(std::stop_token, quint64 question)> work);
  template <class Tell> void answer(quint64 question, bool last, Tell tell);

  std::jthread thread_;
  quint64 question_ = 0;
  bool working_ = false;
};

} // namespace mk
