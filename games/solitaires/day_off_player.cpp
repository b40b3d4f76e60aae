// 150: what a sensible player does, knowing what lies open (ruling A8). It plays the race seats and shows the way.
#include "games/solitaires/day_off_moves.h"

#include <algorithm>

namespace mk {

namespace {

using State = DayOff::State;
using Move = DayOff::Move;
using Kind = Move::Kind;

constexpr int kKing = 13;

Card moved(const State& s, const Move& m) { // the leading card of a move of cards
  if (m.kind == Kind::ColumnToFoundation || m.kind == Kind::Block)
    return s.card(s.columns[m.from][s.columns[m.from].size() - m.count]);
  return s.card(s.talon[s.turned - 1u]);
}

bool kingWaits(const State& s) {
  if (s.waste() > 0 && s.card(s.talon[s.turned - 1u]).value() == kKing) return true;
  for (std::size_t c = 0; c < DayOff::kColumns; ++c)
    if (s.closed[c] > 0 && s.card(s.columns[c][s.closed[c]]).value() == kKing) return true;
  return false;
}

bool emptiesColumn(const State& s, const Move& m) {
  return m.kind == Kind::Block && m.count == s.columns[m.from].size();
}

// A part of the open cards moves off a card that can then go to its foundation.
bool freesFoundationCard(const State& s, const Move& m) {
  if (m.kind != Kind::Block) return false;
  const auto& column = s.columns[m.from];
  const std::size_t under = column.size() - m.count;
  return under > s.closed[m.from] && DayOff::foundationFor(s, s.card(column[under - 1])) >= 0;
}

// Which of the rules of the ruling's list asks for this move; the first one counts. 0 = none of them does.
int rule(const State& s, const Move& m, int smallest, bool king) {
  if (m.toFoundation() && moved(s, m).value() <= smallest + 2) return 1;
  if (DayOff::turnsUp(s, m)) return 2;
  if (king && emptiesColumn(s, m)) return 3;
  if (m.toFoundation()) return 4;
  if (freesFoundationCard(s, m)) return 5;
  if (m.kind == Kind::WasteToColumn) return s.columns[m.to].empty() ? 6 : 7;
  if (m.kind == Kind::Stock) return 8;
  if (m.kind == Kind::Redeal) return 9;
  return 0;
}

} // namespace

std::optional<Move> DayOff::suggest(const State& s, Seat, Random&) const {
  const int smallest = std::ranges::min(s.built, {}, [](const auto& pile) { return pile.size(); }).count();
  const bool king = kingWaits(s);
  std::optional<Move> best;
  int bestRule = 100;
  each(s, [&](const Move& m) {
    const int r = rule(s, m, smallest, king);
    const bool fewerClosed = r == 2 && bestRule == 2 && s.closed[m.from] < s.closed[best->from];
    if (r != 0 && (r < bestRule || fewerClosed)) best = m, bestRule = r;
    return true;
  });
  if (!best && seats_ > 1) return Move{Kind::GiveUp, 0, 0, 1};
  return best;
}

} // namespace mk
