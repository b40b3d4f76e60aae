// 150: can this board still be won? The search of solver.h over the rules of one seat.
#include "games/solitaires/day_off_moves.h"
#include "games/solitaires/solver.h"

namespace mk {

namespace {

// The rules as the solver wants them. Two columns, foundations of a suit and copies of a card change places freely.
class Board {
public:
  using State = DayOff::State;
  using Move = DayOff::Move;

  explicit Board(const DayOff& rules) : rules_(rules) {}

  void list(const State& s, std::vector<Move>& out) const {
    if (s.done.empty()) rules_.moves(s, 0, out);
  }
  void play(State& s, const Move& m) const { rules_.play(s, 0, m); }
  bool won(const State& s) const { return !s.done.empty() && s.done[0].won; }
  bool cut(const State& s) const { return s.moves >= DayOff::kMostMoves; }
  std::optional<Move> guide(const State& s) const {
    if (!s.done.empty()) return std::nullopt;
    return rules_.suggest(s, 0, unused_);
  }
  int worth(const State& s) const {
    int closed = 0;
    for (const auto n : s.closed) closed += n;
    return 2 * s.score() - 5 * closed - s.talon.count() / 2;
  }

  // What lies on the foundations follows from the rest; how many moves were made does not matter.
  patience::Digest digest(const State& s) const {
    patience::Digest d;
    for (std::size_t c = 0; c < DayOff::kColumns; ++c) {
      std::uint64_t h = 0x9E3779B97F4A7C15ull + s.closed[c];
      for (const auto e : s.columns[c]) h = patience::mix(h * 64 + static_cast<std::uint64_t>(s.card(e).code()) + 1);
      d.a += h;
      d.b += patience::mix(h ^ 0xD1342543DE82EF95ull);
    }
    std::uint64_t t = 0xA0761D6478BD642Full + s.turned * 8u + s.pass;
    for (const auto e : s.talon) t = patience::mix(t * 64 + static_cast<std::uint64_t>(s.card(e).code()) + 1);
    d.a += patience::mix(t);
    d.b += patience::mix(t ^ 0xE7037ED1A0B428DBull);
    return d;
  }

private:
  const DayOff& rules_;
  mutable Random unused_{0}; // the player of this game makes no random choice
};

} // namespace

Verdict<DayOff::Move> DayOff::solve(const State& s, const SolveLimits& limits) const {
  if (s.order.empty()) return {};
  DayOff alone = *this;
  alone.seats_ = 1;
  State board = s;
  if (s.done.count() < seats_) board.done.clear();
  if (!board.done.empty()) { // played to its end
    Verdict<Move> v;
    v.winnable = board.done.back().won ? Winnable::Yes : Winnable::No;
    return v;
  }
  const Board game(alone);
  return patience::Solver(game, limits).run(board);
}

} // namespace mk
