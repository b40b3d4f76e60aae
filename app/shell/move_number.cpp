// Counting moves.
#include "app/shell/move_number.h"

#include "app/host/exchange_file.h"

namespace mk {

namespace {

std::optional<Seat> firstOfPairs(const Session& session) {
  const Match& match = session.match();
  if (std::string_view(session.game().family->id) != "chessboard" || match.info().maxSeats != 2) return std::nullopt;
  std::size_t first = 0; // of a position that somebody has laid Black may be the one
  for (std::size_t ply = 0; ply < match.plies(); ++ply) {
    const Event& e = match.event(ply);
    if (e.kind != Event::Kind::Move) continue;
    if (ply == 0) first = static_cast<std::size_t>(e.seat);
    if (e.seat != static_cast<Seat>((ply + first) % 2)) return std::nullopt;
  }
  return static_cast<Seat>(first);
}

// The last of the six fields of a FEN is the number of the move with which the position goes on.
int startNumber(const Match& match) {
  constexpr qsizetype kFields = 6;
  if (match.startText().empty() || !Exchange::format(match.info(), QStringLiteral("FEN"))) return 1;
  const QStringList fields = QString::fromStdString(match.at(0).text()).split(u' ');
  bool isNumber = false;
  const int number = fields.value(kFields - 1).toInt(&isNumber);
  return isNumber && number > 0 ? number : 1;
}

} // namespace

MoveNumbers::MoveNumbers(const Session& session)
    : first_(firstOfPairs(session)), start_(startNumber(session.match())) {}

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
