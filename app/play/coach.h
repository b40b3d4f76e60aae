// The coach: while a person decides it thinks along, and before a move that throws away much is final it asks once. It
// knows what the seat knows (Position::think).
#pragma once

#include "app/play/solver.h"

namespace mk {

class Coach final : public QObject {
  Q_OBJECT

public:
  explicit Coach(QObject* parent = nullptr);
  void watch(const Position&, Seat);   // the seat is to decide here
  void check(const std::string& move); // answers with asks() or passes(), at once where it can
  bool isWatching(const std::string& position) const { return watched_ && at_ == position; }
  void stop();

signals:
  void asks(const mk::Judgement&); // much would be thrown away
  void passes(const std::string& move);

private:
  void weigh();
  Solver solver_;
  std::shared_ptr<const Position> watched_;
  std::string at_; // the position watched, as text
  Seat seat_ = kNobody;
  std::optional<Thought<std::string>> thought_;
  std::string move_; // to be checked
};

} // namespace mk
