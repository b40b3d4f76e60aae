// What a draughts position is worth, for the computer player: pieces, how far the men have come, the middle, the first
// rank kept, freedom. In giveaway draughts whoever has less is better.
#include "games/chessboard/draughts.h"

#include "games/chessboard/captures.h"
#include "games/kernel/worth.h"

namespace mk {

namespace {

constexpr Squares kMiddle = 0x00003C3C3C3C0000;
constexpr Squares kInner = 0x007E7E7E7E7E7E00;
constexpr Squares kRim = kFileA | kFileH;
constexpr int kMan = 100, kFlyingKing = 290, kShortKing = 135, kTurkishKing = 480;

// Ranks that the men have come, together.
int marched(Squares men, Seat seat) {
  int sum = 0;
  for (int rank = 1; rank < 8; ++rank) sum += (seat == 0 ? rank : 7 - rank) * std::popcount(men & (kRank1 << 8 * rank));
  if (seat == 1) sum += 7 * std::popcount(men & kRank1);
  return sum;
}

} // namespace

double Draughts::worth(const State& s, Seat seat) const {
  const auto& b = s.board;
  std::array<Squares, 2> men{b.pieces[0] & ~b.kings, b.pieces[1] & ~b.kings};
  std::array<Squares, 2> kings{b.pieces[0] & b.kings, b.pieces[1] & b.kings};
  const int king = traits_.king != DraughtsTraits::King::Flying ? kShortKing
                   : traits_.kingStep == kOrthogonals           ? kTurkishKing
                                                                : kFlyingKing;
  const Squares free = empty(s);
  int value = 0;
  for (const Seat k : {Seat{0}, Seat{1}}) {
    const int n = std::popcount(men[side(k)]), crowned = std::popcount(kings[side(k)]);
    int sum;
    if (traits_.giveaway) {
      int room = 0;
      forEach(step_[side(k)], [&](Direction d) { room += std::popcount(step(men[side(k)], d) & free); });
      sum = -60 * n - 75 * crowned + 4 * room;
    } else {
      sum = kMan * n + king * crowned + (traits_.reserve - s.bonus[side(k)]) * 60;
      if (traits_.king != DraughtsTraits::King::None) sum += 4 * marched(men[side(k)], k);
      sum += 6 * std::popcount(men[side(k)] & kMiddle) - 3 * std::popcount(men[side(k)] & kRim);
      sum += 5 * std::popcount(kings[side(k)] & kInner);
      if (traits_.king != DraughtsTraits::King::None)
        sum += 9 * std::popcount(men[side(k)] & (k == 0 ? kRank1 : kRank8));
      // A man with friends behind him cannot be jumped.
      const Squares behind = k == 0 ? step(men[side(k)], NorthEast) & step(men[side(k)], NorthWest)
                                    : step(men[side(k)], SouthEast) & step(men[side(k)], SouthWest);
      sum += 3 * std::popcount(behind & b.pieces[side(k)]);
    }
    value += k == 0 ? sum : -sum;
  }
  // Who is ahead likes to exchange.
  if (!traits_.giveaway) {
    const int all = std::popcount(b.all());
    value += value * (traits_.men() * 2 - all) / (8 * traits_.men());
  }
  const int mine = seat == 0 ? value : -value;
  return expectedFrom(mine + (s.toMove == seat ? 4 : -4));
}

int Draughts::order(const State& s, Seat, const Move& m) const {
  int out = m.captured == 0 ? 0 : 100 * std::popcount(m.captured) + 100 * std::popcount(m.captured & s.board.kings);
  if (m.crowned) out += 90;
  return out;
}

// A side that has to capture does not stand still.
bool Draughts::noisy(const State& s, Seat seat, std::vector<Move>& out) const {
  const std::size_t first = out.size();
  captures(s, seat, out);
  return out.size() == first || !traits_.compulsory;
}

std::uint64_t Draughts::digest(const State& s) const {
  std::uint64_t out = mixed(s.board.pieces[0], static_cast<std::uint64_t>(s.toMove));
  out = mixed(out, s.board.pieces[1]);
  out = mixed(out, s.board.kings);
  if (traits_.reserve > 0) out = mixed(out, std::uint64_t{s.bonus[0]} << 8 | s.bonus[1]);
  const int left = 2 * traits_.drawAfter - s.quiet;
  return left > 8 ? out : mixed(out, static_cast<std::uint64_t>(left + 1));
}

} // namespace mk
