// The coach's questions and answers.
#include "app/play/coach.h"

#include <utility>

namespace mk {

namespace {

constexpr double kMuch = 0.18; // of the chances of winning
constexpr int kCandidates = 6; // moves that get a worth of their own at once

Thinking coachThinking() {
  Thinking out;
  out.level = 4;
  out.best = true;
  out.candidates = kCandidates;
  out.time = std::chrono::milliseconds(600);
  return out;
}

} // namespace

Coach::Coach(QObject* parent) : QObject(parent) {
  connect(&solver_, &Solver::thought, this, [this](const Thought<std::string>& found) {
    thought_ = found;
    if (!move_.empty()) weigh();
  });
  connect(&solver_, &Solver::weighed, this, [this](const Judgement& found) {
    const std::string move = std::exchange(move_, {});
    if (found.lost() >= kMuch)
      emit asks(found);
    else
      emit passes(move);
  });
}

void Coach::watch(const Position& position, Seat seat) {
  std::string text = position.text();
  if (isWatching(text)) return;
  stop();
  at_ = std::move(text);
  seat_ = seat;
  watched_ = std::shared_ptr<const Position>(position.clone());
  solver_.think(*watched_, seat_, coachThinking());
}

void Coach::check(const std::string& move) {
  move_ = move;
  if (thought_) weigh();
}

void Coach::weigh() { solver_.weigh(*watched_, seat_, move_, *thought_, coachThinking()); }

void Coach::stop() {
  solver_.stop();
  watched_.reset();
  thought_.reset();
  move_.clear();
}

} // namespace mk
