// The thread behind the solver's verdicts.
#include "app/play/solver.h"

#include <QCoreApplication>
#include <QPointer>

#include <functional>

namespace mk {

namespace {

constexpr std::uint64_t kPositionsOfAVerdict = 1'500'000; // about a second
constexpr std::uint64_t kPositionsOfADeal = 400'000;      // another deal is cheaper than a long proof
constexpr int kMostDeals = 500;
constexpr std::uint64_t kAsked = 1; // who asks twice hears the same

} // namespace

void Solver::begin(std::function<void(std::stop_token, quint64)> work) {
  stop();
  working_ = true;
  thread_ =
      std::jthread([work = std::move(work), question = ++question_](std::stop_token token) { work(token, question); });
}

void Solver::stop() {
  thread_.request_stop();
  if (thread_.joinable()) thread_.join();
  ++question_; // answers still under way are to nobody
  working_ = false;
}

template <class Tell> void Solver::answer(quint64 question, bool last, Tell tell) {
  QMetaObject::invokeMethod(
      this,
      [this, question, last, tell] {
        if (question != question_) return;
        if (last) working_ = false;
        tell();
      },
      Qt::QueuedConnection);
}

void Solver::judge(const Position& position) {
  begin([this, position = std::shared_ptr<const Position>(position.clone())](std::stop_token token, quint64 question) {
    SolveLimits limits;
    limits.positions = kPositionsOfAVerdict;
    limits.stop = token;
    const auto verdict = position->solve(limits);
    if (token.stop_requested()) return;
    QStringList line;
    for (const std::string& move : verdict.line) line << QString::fromStdString(move);
    answer(question, true, [this, winnable = verdict.winnable, line] { emit judged(winnable, line); });
  });
}

void Solver::think(const Position& position, Seat seat, const Thinking& asked) {
  begin([this, seat, asked, position = std::shared_ptr<const Position>(position.clone())](std::stop_token token,
                                                                                          quint64 question) {
    Thinking now = asked;
    now.stop = token;
    Random random(kAsked);
    const auto found = position->think(seat, now, random);
    if (!token.stop_requested()) answer(question, true, [this, found] { emit thought(found); });
  });
}

void Solver::weigh(const Position& position, Seat seat, const std::string& move, const Thought<std::string>& of,
                   const Thinking& asked) {
  begin([this, seat, move, of, asked,
         position = std::shared_ptr<const Position>(position.clone())](std::stop_token token, quint64 question) {
    Thinking now = asked;
    now.stop = token;
    Random random(kAsked);
    const Judgement found = mk::judge(*position, seat, move, of, now, random);
    if (!token.stop_requested()) answer(question, true, [this, found] { emit weighed(found); });
  });
}

void Solver::findMistake(const Match& match) {
  std::vector<std::shared_ptr<const Position>> positions; // after so many events
  for (std::size_t ply = 0; ply <= match.plies(); ++ply) positions.emplace_back(match.at(ply).clone());
  begin([this, positions = std::move(positions)](std::stop_token token, quint64 question) {
    const auto winnable = [&](std::size_t ply) {
      SolveLimits limits;
      limits.positions = kPositionsOfAVerdict;
      limits.stop = token;
      return positions[ply]->solve(limits).winnable;
    };
    const auto tell = [&](Blame blame, std::size_t ply) {
      if (token.stop_requested()) return;
      answer(question, true, [this, blame, ply] { emit blamed(blame, static_cast<int>(ply)); });
    };
    std::size_t won = 0, lost = positions.size() - 1; // the last one that can be won, the first that cannot
    while (won < lost && !positions[won]->turn().isSeats()) ++won;
    const Winnable first = winnable(won), last = winnable(lost);
    if (first != Winnable::Yes) return tell(first == Winnable::No ? Blame::Never : Blame::Unknown, won);
    if (last == Winnable::Yes) return tell(Blame::Nobody, lost);
    bool sure = last == Winnable::No;
    while (lost - won > 1 && !token.stop_requested()) {
      const std::size_t between = won + (lost - won) / 2;
      const Winnable w = winnable(between);
      (w == Winnable::Yes ? won : lost) = between;
      if (w != Winnable::Yes) sure = w == Winnable::No;
    }
    tell(sure ? Blame::Move : Blame::Likely, won);
  });
}

void Solver::findWinnable(const BoxedGame& game, const std::map<std::string, std::string>& options, quint64 seed) {
  begin([this, info = game.info, options, seed](std::stop_token token, quint64 question) {
    for (int i = 0; i < kMostDeals && !token.stop_requested(); ++i) {
      const quint64 deal = seed + static_cast<quint64>(i);
      auto match = Match::begin(*info, info->seats, options, deal);
      if (!match) break;
      while (match->turn().isChance() && match->chance()) {
      }
      SolveLimits limits;
      limits.positions = kPositionsOfADeal;
      limits.stop = token;
      const bool yes = match->now().solve(limits).winnable == Winnable::Yes;
      if (token.stop_requested()) return;
      if (yes) return answer(question, true, [this, deal] { emit found(deal); });
      answer(question, false, [this, i] { emit tried(i + 1); });
    }
    if (!token.stop_requested()) answer(question, true, [this] { emit notFound(); });
  });
}

} // namespace mk
