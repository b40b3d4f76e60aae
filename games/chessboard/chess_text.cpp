// Chess positions as text (FEN) and moves in coordinates (UCI), both ways.
#include "games/chessboard/chess.h"
#include "games/chessboard/chess_san.h"

#include "games/kernel/refusals.h"
#include "games/kit/words.h"

#include <algorithm>
#include <charconv>

namespace mk {

namespace {

constexpr std::string_view kLetters = "PNBRQK";
constexpr std::string_view kRights = "KQkq";

char letterOf(const ChessBoard& b, int square) {
  const char c = kLetters[static_cast<std::size_t>(b.at(square))];
  return (b.of(Seat{0}) & only(square)) != 0 ? c : static_cast<char>(c - 'A' + 'a');
}

std::string placement(const ChessBoard& b) {
  std::string out;
  for (int rank = 7; rank >= 0; --rank) {
    int empty = 0;
    for (int file = 0; file < 8; ++file) {
      const int square = rank * 8 + file;
      if ((b.occupied() & only(square)) == 0) {
        ++empty;
        continue;
      }
      if (empty > 0) out += std::to_string(std::exchange(empty, 0));
      out += letterOf(b, square);
    }
    if (empty > 0) out += std::to_string(empty);
    if (rank > 0) out += '/';
  }
  return out;
}

// The pieces as FEN writes them, eighth rank first; false for anything else. Which of them a game allows is not asked.
bool readPlacement(std::string_view t, ChessBoard& b) {
  int square = 56, file = 0;
  for (const char c : t) {
    if (c == '/' && file == 8 && square > 8) {
      square -= 16;
      file = 0;
      continue;
    }
    if (c >= '1' && c <= '8') {
      file += c - '0';
      square += c - '0';
    } else {
      const bool white = c >= 'A' && c <= 'Z';
      const auto man = kLetters.find(white ? c : static_cast<char>(c - 'a' + 'A'));
      if (man == std::string_view::npos || file == 8) return false;
      b.men[man] |= only(square);
      b.side[white ? 0 : 1] |= only(square++);
      ++file;
    }
    if (file > 8) return false;
  }
  return square == 8 && file == 8;
}

// A right to castle needs its king and its rook where they began.
bool mayCastle(const ChessBoard& b, std::size_t right) {
  static constexpr std::array<int, 4> kRook{7, 0, 63, 56}, kKing{4, 4, 60, 60};
  const auto side = static_cast<Seat>(right / 2);
  return (b.of(Chessman::Rook, side) & only(kRook[right])) != 0 &&
         (b.of(Chessman::King, side) & only(kKing[right])) != 0;
}

Arg quoted(std::string_view t) { return Arg::literal(std::string(t.substr(0, 60))); }

// A number of at most 65535; -1 for anything else.
int numberOf(std::string_view t) {
  std::uint16_t n = 0;
  const auto [end, error] = std::from_chars(t.data(), t.data() + t.size(), n);
  return error == std::errc() && end == t.data() + t.size() && !t.empty() ? n : -1;
}

} // namespace

// Reads the fields of a FEN one after the other; the first that does not fit says what is wrong with it.
class ChessReader {
public:
  explicit ChessReader(const Chess& rules) : rules_(rules), traits_(rules.traits()) {}

  Checked<Chess::State> read(std::string_view t) {
    std::vector<std::string_view> f = words(t);
    if (f.size() >= 2 && f[f.size() - 2] == "times") {
      const int n = numberOf(f.back());
      if (n < 1 || n > 3) return notFen(t);
      state_.firstTimes = static_cast<std::uint8_t>(n);
      f.resize(f.size() - 2);
    }
    if (f.size() == 7 && f.back() == "m2" && traits_.twoMoves) {
      state_.second = true;
      f.pop_back();
    }
    if (f.size() == 4) f.insert(f.end(), {"0", "1"}); // the counters are often left out
    if (f.size() != 6) return notFen(t);
    for (const auto& ok : {men(f[0]), side(f[1]), kings(), rights(f[2]), passed(f[3]), counters(f[4], f[5])})
      if (!ok) return Refusal{ok.why()};
    if (traits_.safe() && board().inCheck(board().other()))
      return refuse(MK_TEXT("games", "The side that is not to move is in check."));
    rules_.setUp(state_);
    return state_;
  }

private:
  ChessBoard& board() { return state_.board; }

  Refusal notFen(std::string_view t) const {
    return refuse({MK_TEXT("games", "“%1” is not a position in FEN: write six fields, as in %2."),
                   {quoted(t), Arg::literal(rules_.text(rules_.start()))}});
  }
  static Refusal wrong(std::string_view field) {
    return refuse({MK_TEXT("games", "“%1” does not fit in a position in FEN."), {quoted(field)}});
  }

  Permission men(std::string_view t) {
    if (!readPlacement(t, board())) return wrong(t);
    if ((board().of(Chessman::Pawn) & (kRank1 | kRank8)) != 0)
      return refuse(MK_TEXT("games", "No pawn can stand on the first or the last rank."));
    if (std::max(std::popcount(board().side[0]), std::popcount(board().side[1])) > Chess::kMostMen)
      return refuse(MK_TEXT("games", "A side has at most 16 pieces."));
    return Ok{};
  }

  Permission side(std::string_view t) {
    if (t != "w" && t != "b") return wrong(t);
    board().toMove = t == "w" ? 0 : 1;
    return Ok{};
  }

  Permission kings() {
    if (board().occupied() == 0) return refuse(MK_TEXT("games", "There is no piece on the board."));
    if (traits_.goal == ChessTraits::Goal::LoseAll) return Ok{};
    const int white = std::popcount(board().of(Chessman::King, 0)),
              black = std::popcount(board().of(Chessman::King, 1));
    const bool taken = traits_.goal == ChessTraits::Goal::TakeKing && white + black == 1;
    if ((white != 1 || black != 1) && !taken) return refuse(MK_TEXT("games", "Each side has one king."));
    return Ok{};
  }

  // Where nobody castles rights say nothing.
  Permission rights(std::string_view t) {
    if (t == "-") return Ok{};
    if (t.empty()) return wrong(t);
    for (const char c : t) {
      const auto i = kRights.find(c);
      if (i == std::string_view::npos || std::ranges::count(t, c) > 1) return wrong(t);
      if (!traits_.castling) continue;
      if (!mayCastle(board(), i))
        return refuse({MK_TEXT("games", "The right to castle “%1” needs the king and the rook on their first squares."),
                       {Arg::literal(std::string(1, c))}});
      board().rights = static_cast<std::uint8_t>(board().rights | 1u << i);
    }
    return Ok{};
  }

  // Squares passed over, those of the side not to move; in the middle of a turn also the mover's own.
  Permission passed(std::string_view t) {
    if (t == "-") return Ok{};
    if (t.size() % 2 != 0 || t.size() > (traits_.twoMoves ? 4 : 2)) return wrong(t);
    for (std::size_t i = 0; i < t.size(); i += 2) {
      const int square = readSquare(t.substr(i, 2));
      if (square < 0 || (rankOf(square) != 2 && rankOf(square) != 5)) return wrong(t);
      const Seat pawn = rankOf(square) == 2 ? Seat{0} : Seat{1};
      const int forward = pawn == 0 ? 8 : -8;
      // In the same turn another piece may have come to where the pawn began.
      const Squares left = traits_.twoMoves ? 0 : only(square - forward);
      const bool turn = pawn != board().toMove || state_.second;
      if (!turn || (board().of(Chessman::Pawn, pawn) & only(square + forward)) == 0 ||
          (board().occupied() & (only(square) | left)) != 0)
        return refuse({MK_TEXT("games", "No pawn has just passed over %1."), {Arg::literal(squareName(square))}});
      board().passed |= only(square);
    }
    return Ok{};
  }

  Permission counters(std::string_view clock, std::string_view number) {
    const int c = numberOf(clock), n = numberOf(number);
    if (c < 0 || c > 1000) return wrong(clock);
    if (n < 0) return wrong(number);
    if (state_.firstTimes > 1 && c < 4 * (state_.firstTimes - 1)) return wrong(clock);
    state_.clock = static_cast<std::uint16_t>(c);
    state_.number = static_cast<std::uint16_t>(n);
    return Ok{};
  }

  const Chess& rules_;
  const ChessTraits& traits_;
  Chess::State state_;
};

std::string Chess::text(const State& s) const {
  const ChessBoard& b = s.board;
  std::string out = placement(b) + (b.toMove == 0 ? " w " : " b ");
  for (std::size_t i = 0; i < kRights.size(); ++i)
    if ((b.rights >> i & 1u) != 0) out += kRights[i];
  if (b.rights == 0) out += '-';
  out += ' ';
  forEach(b.passed, [&](int square) { out += squareName(square); });
  if (b.passed == 0) out += '-';
  out += ' ' + std::to_string(s.clock) + ' ' + std::to_string(s.number);
  if (s.second) out += " m2";
  if (const int n = s.second ? s.firstTimes : times(s); n > 1) out += " times " + std::to_string(n);
  return out;
}

Checked<Chess::State> Chess::read(std::string_view t) const { return ChessReader(*this).read(t); }

// White's pieces, then Black's, as they are laid beside a board.
std::vector<Thing> Chess::toLay() const {
  std::vector<Thing> out;
  for (const Seat seat : {Seat{0}, Seat{1}})
    for (const Chessman m :
         {Chessman::King, Chessman::Queen, Chessman::Rook, Chessman::Bishop, Chessman::Knight, Chessman::Pawn})
      out.push_back(thingOf(m, seat));
  return out;
}

std::optional<Laid> Chess::laidIn(std::string_view position) const {
  const auto fields = words(position);
  ChessBoard b;
  if (fields.empty() || !readPlacement(fields.front(), b)) return std::nullopt;
  Laid out(64);
  for (const Seat seat : {Seat{0}, Seat{1}})
    forEach(b.of(seat), [&](int square) { out[static_cast<std::size_t>(square)] = thingOf(b.at(square), seat); });
  return out;
}

// Rights to castle that the pieces no longer have, the square passed over and repetitions are gone.
std::string Chess::layInto(std::string_view position, const Laid& what) const {
  ChessBoard b;
  for (std::size_t square = 0; square < what.size(); ++square)
    for (const Seat seat : {Seat{0}, Seat{1}})
      for (std::size_t man = 0; man < b.men.size(); ++man)
        if (what[square] == thingOf(static_cast<Chessman>(man), seat)) {
          b.men[man] |= only(static_cast<int>(square));
          b.side[static_cast<std::size_t>(seat)] |= only(static_cast<int>(square));
        }
  const auto fields = words(position);
  std::string out = placement(b);
  for (std::size_t i = 1; i < fields.size() && fields[i] != "times"; ++i) {
    std::string field(fields[i]);
    if (i == 2)
      std::erase_if(field, [&](char c) {
        const auto right = kRights.find(c);
        return right != std::string_view::npos && !mayCastle(b, right);
      });
    if (i == 3 || field.empty()) field = '-';
    out += ' ' + field;
  }
  return out;
}

namespace {

std::string coordinates(const ChessStep& m) {
  std::string out = squareName(m.from) + squareName(m.to);
  if (m.promotes()) out += static_cast<char>(kLetters[static_cast<std::size_t>(m.becomes)] - 'A' + 'a');
  return out;
}

} // namespace

std::string Chess::text(const State&, Seat, const Move& m) const {
  return m.two() ? coordinates(m.step) + ',' + coordinates(m.then) : coordinates(m.step);
}

Checked<Chess::Move> Chess::readMove(const State& s, Seat seat, std::string_view t) const {
  std::vector<Move> legal;
  moves(s, seat, legal);
  for (const Move& m : legal)
    if (coordinates(m.step) == t) return m;
  const auto comma = t.find(',');
  if (comma != std::string_view::npos && traits_.twoMoves && !s.second) {
    const auto first = readMove(s, seat, t.substr(0, comma));
    if (!first) return first;
    State between = s;
    play(between, seat, *first);
    if (!between.second)
      return refuse({MK_TEXT("games", "The turn is over with %1."), {Arg::literal(std::string(t.substr(0, comma)))}});
    const auto second = readMove(between, seat, t.substr(comma + 1));
    if (!second) return second;
    return Move(first->step, second->step);
  }
  if (const auto m = readSan(*this, s, t); m.found == SanFound::One) return m.move;
  std::vector<std::string> names;
  for (const Move& m : legal) names.push_back(coordinates(m.step));
  return notLegal(t, names);
}

} // namespace mk
