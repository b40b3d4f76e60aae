// Other programs in the seats of a match. Whatever goes wrong with one, the family is told once and our own player of
// the highest level goes on in its seat.
#include "app/play/character.h"
#include "app/play/session.h"

namespace mk {

// Not where there is nothing to choose, nor again after it was given up.
bool Session::mayAskOutside(Seat seat) const {
  if (const auto known = outside_.find(seat); known != outside_.end() && !known->second) return false;
  return outsideOf(game_.id(), setup_.seats[seat]) && match_.now().moves(seat).size() > 1;
}

void Session::askOutside(Seat seat) {
  auto& other = outside_[seat];
  if (!other) {
    other = std::make_unique<OutsidePlayer>(*outsideOf(game_.id(), setup_.seats[seat]));
    connect(other.get(), &OutsidePlayer::answered, this,
            [this, seat](const QString& move) { takeThought(seat, move.toStdString(), thinksAbout_); });
    connect(other.get(), &OutsidePlayer::failed, this,
            [this, seat](OutsidePlayer::Fault, const QString& why) { giveUp(seat, why); });
  }
  other->ask(match_, seat, thinkingTime(seat));
}

void Session::giveUp(Seat seat, const QString& why) {
  outside_[seat].release()->deleteLater(); // it is the one that speaks
  const QString other = characterOf(setup_.seats[seat].level, 0).name;
  emit trouble(why + u' ' + tr("%1 plays on in its place.").arg(other));
  takeThought(seat, {}, thinksAbout_);
}

} // namespace mk
