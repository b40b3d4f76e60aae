// Looks a finished match through on another thread, and keeps what was found in the store.
#pragma once

#include "app/play/session.h"
#include "games/box/review.h"

#include <QObject>

#include <optional>
#include <thread>

namespace mk {

class Reviewer final : public QObject {
  Q_OBJECT

public:
  // `store` may be nullptr: nothing is kept.
  explicit Reviewer(Store* store, QObject* parent = nullptr) : QObject(parent), store_(store) {}
  ~Reviewer() override { stop(); }

  // Games in which there is something to look through: several seats that choose.
  static bool suits(const GameInfo&, const MatchSetup&);
  static bool suits(const Session&); // and the match is over
  // Answers with reviewed(), at once where this match has been looked through before; progress() on the way.
  void review(const Session&);
  void stop();

signals:
  void progress(int done, int of);
  void reviewed(const mk::Review&);

private:
  Store* store_;
  std::jthread thread_;
  quint64 question_ = 0;
};

} // namespace mk
