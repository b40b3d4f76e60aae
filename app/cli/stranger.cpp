// Asks the other program and waits for its answer: a duel has nothing else to do meanwhile.
#include "app/cli/stranger.h"

#include "app/cli/arguments.h"
#include "app/cli/console.h"
#include "app/outside/player.h"

#include <QEventLoop>

namespace mk {

namespace {

class Stranger {
public:
  Stranger(const GameInfo& info, const DuelPlan& plan, OutsideOffer offer, QString called)
      : info_(info), seats_(plan.seats), options_(plan.options), called_(std::move(called)), player_(std::move(offer)) {
    QObject::connect(&player_, &OutsidePlayer::answered, &waiting_, [this](const QString& move) {
      move_ = move.toStdString();
      waiting_.quit();
    });
    QObject::connect(&player_, &OutsidePlayer::failed, &waiting_,
                     [this](OutsidePlayer::Fault fault, const QString& said) {
                       why_ = told(fault, said);
                       waiting_.quit();
                     });
  }

  std::string asked(const Position& position, Seat seat) {
    const auto match = Match::begin(info_, seats_, options_, 0, position.text());
    if (!match) throw Failed{Cli::tr("%1 cannot be told the position.").arg(called_)};
    move_.clear();
    player_.ask(*match, seat);
    waiting_.exec();
    if (move_.empty()) throw Failed{why_};
    return move_;
  }

private:
  QString told(OutsidePlayer::Fault fault, const QString& said) const {
    switch (fault) {
    case OutsidePlayer::Fault::Missing:
      return Cli::tr("%1 cannot be started.").arg(called_);
    case OutsidePlayer::Fault::Silent:
      return Cli::tr("%1 is not answering.").arg(called_);
    case OutsidePlayer::Fault::Crashed:
      return Cli::tr("%1 has stopped working.").arg(called_);
    case OutsidePlayer::Fault::Lied:
      break;
    }
    return Cli::tr("%1 answered “%2”, which is not a move here.").arg(called_, said);
  }

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
  Duellist out;
  auto stranger = std::make_shared<Stranger>(*game.info, plan, *std::move(offer), called);
  out.plays = [stranger](const Position& position, Seat seat) { return stranger->asked(position, seat); };
  return out;
}

} // namespace mk
