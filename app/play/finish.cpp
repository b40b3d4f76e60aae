// Laying home what is left.
#include "app/play/finish.h"

#include <algorithm>
#include <optional>

namespace mk {

namespace {

constexpr int kLongest = 200;

bool goesHome(const Gesture& gesture, const View& view) {
  if (gesture.path.size() < 2 || gesture.path.back().kind != Stroke::Kind::Place) return false;
  const Zone* zone = view.find(gesture.path.back().from.zone);
  return zone && (zone->role == Zone::Role::Foundation || zone->role == Zone::Role::Out);
}

// While a card lies closed, something may be waited for, and to know better would tell what it is.
bool isAllOpen(const View& view) {
  return std::ranges::all_of(view.zones, [](const Zone& z) {
    return z.closed == 0 && std::ranges::none_of(z.items, [](const Item& i) {
             return i.thing.kind == Thing::Kind::Card && i.thing.asCard().isBack();
           });
  });
}

std::optional<std::string> plainMove(const Position& position) {
  auto moves = position.moves(0);
  if (moves.size() == 1) return std::move(moves.front());
  const View view = position.look(Viewer{0});
  if (!isAllOpen(view)) return std::nullopt;
  const auto gestures = position.gestures(0);
  for (std::size_t i = 0; i < moves.size() && i < gestures.size(); ++i)
    if (goesHome(gestures[i], view)) return std::move(moves[i]);
  return std::nullopt;
}

bool hasDecided(const Match& match) {
  for (std::size_t ply = 0; ply < match.plies(); ++ply)
    if (match.event(ply).kind == Event::Kind::Move) return true;
  return false;
}

} // namespace

QStringList finishLine(const Match& match) {
  if (match.info().kind != Kind::Solitaire || match.game().setup().seats != 1 || match.over() || !hasDecided(match))
    return {};
  QStringList line;
  const auto position = match.now().clone();
  while (!position->turn().isOver()) {
    if (!position->turn().isSeats() || line.size() >= kLongest) return {};
    const auto move = plainMove(*position);
    if (!move || !position->play(0, *move)) return {};
    line << QString::fromStdString(*move);
  }
  const Result result = position->result();
  const bool won = !result.places.empty() && result.places.front() == 1;
  return won ? line : QStringList();
}

} // namespace mk
