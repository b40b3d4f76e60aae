// Asks the other program and waits for its answer: a duel has nothing else to do meanwhile.
#include "app/cli/stranger.h"

#include "app/cli/arguments.h"
#include "app/cli/console.h"
#include "app/outside/player.h"

#include <QEventLoop>

namespace mk {

namespace {

Failed untold(const QString& called) { return {Cli::tr("%1 cannot be told the position.").arg(called)}; }

class Stranger {
public:
  Stranger(const GameInfo& info, const DuelPlan& plan, const OutsideOffer& offer)
      : info_(info), seats_(plan.seats), options_(plan.options), called_(offer.name), player_(offer) {
    QObject::connect(&player_, &OutsidePlayer::answered, &waiting_, [this](const QString& move) {
      move_ = move.toStdString();
      waiting_.quit();
    });
    QObject::connect(&player_, &OutsidePlayer::failed, &waiting_, [this](OutsidePlayer::Fault, const QString& why) {
      why_ = why;
      waiting_.quit();
    });
  }

  std::string asked(const Position& position, Seat seat) {
    const auto match = Match::begin(info_, seats_, options_, 0, position.text());
    if (!match) throw untold(called_);
    move_.clear();
    player_.ask(*match, seat);
    waiting_.exec();
    if (move_.empty()) throw Failed{why_};
    return move_;
  }

private:
  const GameInfo& info_;
  const int seats_;
  const std::map<std::string, std::string> options_;
  const QString called_;
  OutsidePlayer player_;
  QEventLoop waiting_;
  std::string move_;
  QString why_;
};

} // namespace

std::optional<Duellist> strangerCalled(const BoxedGame& game, const DuelPlan& plan, const QString& called) {
  auto offer = outsideCalled(game.id(), called);
  if (!offer) return std::nullopt;
  if (offer->program.isEmpty()) throw Failed{Cli::tr("%1 is not installed.").arg(called)};
  offer->name = called;
  Duellist out;
  auto stranger = std::make_shared<Stranger>(*game.info, plan, *offer);
  out.plays = [stranger](const Position& position, Seat seat) { return stranger->asked(position, seat); };
  return out;
}

} // namespace mk
