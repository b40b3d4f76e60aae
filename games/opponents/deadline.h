// A stop that comes by itself when the time is over, for thinkers that look at no clock.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace mk {

class Deadline {
public:
  // 0: no clock runs, and only `other` stops.
  Deadline(std::chrono::milliseconds time, const std::stop_token& other) : token_(other) {
    if (time.count() == 0) return;
    token_ = source_.get_token();
    passedOn_.emplace(other, Stop{source_});
    clock_ = std::jthread(
        [source = source_, until = std::chrono::steady_clock::now() + time](const std::stop_token& answered) mutable {
          std::mutex alone;
          std::unique_lock lock(alone);
          std::condition_variable_any bell;
          bell.wait_until(lock, answered, until, [] { return false; });
          source.request_stop();
        });
  }
  Deadline(const Deadline&) = delete;
  Deadline& operator=(const Deadline&) = delete;

  const std::stop_token& token() const { return token_; }

private:
  struct Stop {
    std::stop_source source;
    void operator()() { source.request_stop(); }
  };
  std::stop_source source_;
  std::stop_token token_;
  std::optional<std::stop_callback<Stop>> passedOn_;
  std::jthread clock_; // ends with the answer
};

} // namespace mk
