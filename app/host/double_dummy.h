// The double-dummy solver at the border of the program: a helper process that answers by lines (app/dummy). It may be
// missing, hang, break off or answer nonsense: then there is no answer, and after a few such faults it is not asked
// again. Any thread may ask; one question is answered at a time.
#pragma once

#include "games/kernel/double_dummy.h"

#include <chrono>
#include <mutex>
#include <string>

#include <sys/types.h>

namespace mk {

class DummyHelper final : public DoubleDummy {
public:
  explicit DummyHelper(std::string program, std::chrono::milliseconds patience = std::chrono::seconds(10));
  ~DummyHelper() override;
  DummyHelper(const DummyHelper&) = delete;
  DummyHelper& operator=(const DummyHelper&) = delete;

  std::vector<std::pair<Card, int>> cards(const OpenDeal&, std::stop_token) const override;
  std::optional<OpenTable> table(const OpenHands&, std::stop_token) const override;
  std::vector<int> course(const OpenDeal&, std::span<const Card> played, std::stop_token) const override;

private:
  using Numbers = std::vector<int>;
  std::optional<Numbers> ask(const std::string& what, const std::string& rest, const std::stop_token&) const;
  std::optional<Numbers> answer(long number, const std::stop_token&) const;
  bool isRunning() const; // begins it where it is not
  void end() const;
  void fail() const;

  const std::string program_;
  const std::chrono::milliseconds patience_;
  mutable std::timed_mutex one_;
  mutable pid_t pid_ = -1;
  mutable int line_ = -1; // to it and from it
  mutable long asked_ = 0;
  mutable std::chrono::steady_clock::time_point since_; // it owes an answer
  mutable long owed_ = 0;                               // answers, some to questions that were given up
  mutable int faults_ = 0;
  mutable std::string read_; // not a whole line yet
};

// The one beside this program, or nullptr where it was not built. It is begun with the first question.
const DoubleDummy* ownDoubleDummy();

} // namespace mk
