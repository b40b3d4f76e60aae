// Counting moves.
#include "app/shell/move_number.h"

namespace mk {

namespace {

std::optional<Seat> firstOfPairs(const Session& session) {
  const Match& match = session.match();
  if (!match.at(0).firstPair()) return std::nullopt;
  std::size_t first = 0; // of a position that somebody has laid Black may be the one
  for (std::size_t ply = 0; ply < match.plies(); ++ply) {
    const Event& e = match.event(ply);
    if (e.kind != Event::Kind::Move) continue;
    if (ply == 0) first = static_cast<std::size_t>(e.seat);
    if (e.seat != static_cast<Seat>((ply + first) % 2)) return std::nullopt;
  }
  return static_cast<Seat>(first);
}

} // namespace

MoveNumbers::MoveNumbers(const Session& session)
    : first_(firstOfPairs(session)), start_(session.match().at(0).firstPair().value_or(1)) {}

QString MoveNumbers::of(int ply) const {
  if (!first_) return QStringLiteral("%1.").arg(ply + 1);
  const int at = ply + *first_;
  return QStringLiteral("%1.").arg(at / 2 + start_) + (at % 2 == 0 ? QString() : QStringLiteral(" …"));
}

QString writtenMove(const Session& session, int ply) {
  const Match& match = session.match();
  const auto at = static_cast<std::size_t>(ply);
  const Event& event = match.event(at);
  if (event.kind == Event::Kind::Move) return QString::fromStdString(match.at(at).notation(event.seat, event.move));
  return Words::capitalised(session.words().write(match.tell(at, Viewer::everybody())));
}

} // namespace mk
