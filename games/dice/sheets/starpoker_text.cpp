// Starpoker: positions and moves as text. Rules: three- to five-dice games, section 3. A position is
//   146 r2 s3 [1,0,0] {AAKQ9@3;9TJQK k=9TJQ n=1;}
// round, seat to move, points, and for each seat the hand of this round with its throws, or what is noted in the turn.
// Further words:
//   r0, r0.2      the throw-off and its rounds; a seat's state is its die, nothing (still to throw) or x (out of it)
//   r2*1          the first special round of round 2; x, x=9TJQK mark the seats in it and what they have thrown
//   r5+1          the first extra round for the win; e marks the seats in it
//   s-            nobody is to move: the lot for the starter (r0), or the end
//   b1            the starter of the first round, where the hands do not show it
//   (AAKQ9@3)     a hand of the round before, until this one begins; a ! after it: it won that round
#include "games/dice/base/seat_words.h"
#include "games/dice/base/throw.h"
#include "games/dice/sheets/starpoker.h"
#include "games/kernel/named_move.h"

#include <algorithm>

namespace mk {

using namespace dice;

namespace {

using State = Starpoker::State;
using Phase = Starpoker::Phase;

constexpr std::string_view kNumber = "146";

std::string faces(const ThreeThrows::Faces& f) {
  return facesText(f, Starpoker::kDice, allPlaces(Starpoker::kDice), true);
}

std::string stateOf(const State& s, Seat k) {
  if (s.phase == Phase::ThrowOff) return startText(s.contest, k);
  std::string out;
  const auto word = [&out](const std::string& w) { out += (out.empty() ? "" : " ") + w; };
  if (s.extra > 0 && has(s.in, k)) word("e");
  if (const auto& p = s.hands[at(k)]; p.throws > 0) {
    const std::string hand = faces(p.faces) + "@" + std::to_string(p.throws);
    word(has(s.done, k) ? hand : "(" + hand + (s.won == k ? ")!" : ")"));
  }
  if (s.phase == Phase::Special && has(s.contest.in, k))
    word(has(s.contest.done, k) ? "x=" + faces(s.special[at(k)]) : "x");
  if (k == s.toMove && s.turn.throws > 0) word(turnText(s.turn, Starpoker::kDice, true));
  return out;
}

// The starter of the first round when the seat to move is the next after those who have had their turn.
Seat starterShown(const State& s, int seats) {
  return static_cast<Seat>((s.toMove - std::popcount(s.done) - (s.round - 1) + 3 * seats * Starpoker::kMostRounds) %
                           seats);
}

} // namespace

std::string Starpoker::text(const State& s) const {
  const bool started = s.phase != Phase::Lot && s.phase != Phase::ThrowOff;
  std::string out = std::string(kNumber) + " r" + std::to_string(started ? int{s.round} : 0);
  if (s.phase == Phase::ThrowOff && s.contest.round > 1) out += "." + std::to_string(s.contest.round);
  if (s.extra > 0) out += "+" + std::to_string(s.extra);
  if (s.phase == Phase::Special) out += "*" + std::to_string(s.contest.round);
  out += s.phase == Phase::Over || s.phase == Phase::Lot ? " s-" : " s" + std::to_string(s.toMove + 1);
  if (started && (s.phase != Phase::Throwing || s.extra > 0)) out += " b" + std::to_string(s.starter + 1);
  std::string points, states;
  for (Seat k = 0; k < seats_; ++k) {
    points += (k == 0 ? "" : ",") + std::to_string(s.points[at(k)]);
    states += (k == 0 ? "" : ";") + stateOf(s, k);
  }
  return out + " [" + points + "] {" + states + "}";
}

// Reads one position; every step says what does not fit.
class StarpokerReader {
public:
  explicit StarpokerReader(const Starpoker& rules) : rules_(rules) { s_.in = everySeat(rules.seats()); }

  Checked<State> read(std::string_view t) {
    const auto words = readSeatWords(t, kNumber, rules_.seats(),
                                     MK_TEXT("games", "The states of the seats are missing, as in {AAKQ9@2;}: “%1”"));
    if (!words) return Refusal{words.why()};
    if (auto ok = round(words->round); !ok) return Refusal{ok.why()};
    if (auto ok = seat(words->seat); !ok) return Refusal{ok.why()};
    if (words->starter != kNobody) s_.starter = words->starter;
    const auto totals = readTotals(words->totals, rules_.seats(), 0, begun_ ? rules_.rounds_ : 0);
    if (!totals) return Refusal{totals.why()};
    for (std::size_t k = 0; k < totals->size(); ++k) s_.points[k] = static_cast<std::uint8_t>((*totals)[k]);
    if (auto ok = states(words->states); !ok) return Refusal{ok.why()};
    if (auto ok = fits(words->starter != kNobody); !ok) return Refusal{ok.why()};
    return s_;
  }

private:
  static Permission no(std::string_view word) { return wrong(MK_TEXT("games", "“%1” is not a round."), word); }

  Permission round(std::string_view word) {
    const auto cut = word.find_first_of(".+*");
    int n = 0;
    if (!numberAfter(word.substr(0, cut), "r", 0, rules_.rounds_, n)) return no(word);
    begun_ = n > 0;
    s_.round = static_cast<std::uint8_t>(std::max(n, 1));
    if (!begun_) s_.contest.round = 1;
    for (std::string_view rest = cut == std::string_view::npos ? "" : word.substr(cut); !rest.empty();) {
      const auto end = rest.find_first_of(".+*", 1);
      const char sign = rest.front();
      if (!numberAfter(rest.substr(1, end == std::string_view::npos ? end : end - 1), "", 1, Contest::kMostRounds, n))
        return no(word);
      if (sign == '+' && begun_ && s_.extra == 0 && s_.round == rules_.rounds_ && s_.phase == Phase::Throwing) {
        s_.extra = static_cast<std::uint8_t>(n);
        s_.in = 0;
      } else if ((sign == '*' && begun_ && s_.phase == Phase::Throwing) || (sign == '.' && !begun_)) {
        s_.contest.round = static_cast<std::uint8_t>(n);
        if (sign == '*') s_.phase = Phase::Special;
      } else {
        return no(word);
      }
      rest.remove_prefix(end == std::string_view::npos ? rest.size() : end);
    }
    return Ok{};
  }

  Permission seat(std::string_view word) {
    const auto seat = readSeat(word, rules_.seats());
    if (!seat) return Refusal{seat.why()};
    if (*seat == kNobody && s_.phase != Phase::Special) {
      s_.phase = begun_ ? Phase::Over : Phase::Lot;
      s_.toMove = begun_ ? kNobody : Seat{0};
      s_.contest = {};
      return Ok{};
    }
    if (*seat == kNobody) return wrong(MK_TEXT("games", "“%1” is not a seat at this table."), word);
    s_.toMove = *seat;
    if (!begun_) s_.phase = Phase::ThrowOff;
    return Ok{};
  }

  Permission states(std::string_view t) {
    const auto all = readStates(t, rules_.seats());
    if (!all) return Refusal{all.why()};
    if (s_.phase == Phase::Special) s_.contest.in = 0;
    return readEach(*all, s_.phase == Phase::ThrowOff ? &s_.contest : nullptr,
                    [&](Seat k, std::string_view w) { return stateWord(k, w); });
  }

  Permission stateWord(Seat k, std::string_view w) {
    if (s_.phase == Phase::Lot) return notThere(w);
    if (w == "e" && s_.extra > 0) {
      s_.in |= only(k);
      return Ok{};
    }
    if (s_.phase == Phase::Special && (w == "x" || w.starts_with("x="))) return special(k, w);
    if (w.find('@') != std::string_view::npos && s_.hands[at(k)].throws == 0) return hand(k, w);
    const auto eq = w.find('=');
    if (k != s_.toMove || s_.phase != Phase::Throwing) return notThere(w);
    return readTurnWord(s_.turn, w.substr(0, eq), eq == std::string_view::npos ? "" : w.substr(eq + 1),
                        Starpoker::kDice, true);
  }

  static Permission notThere(std::string_view w) {
    return wrong(MK_TEXT("games", "“%1” cannot stand in the state of a seat."), w);
  }

  Permission special(Seat k, std::string_view w) {
    if (has(s_.contest.in, k)) return notThere(w);
    s_.contest.in |= only(k);
    if (w == "x") return Ok{};
    ThreeThrows::Faces thrown{};
    if (!readFaces(w.substr(2), Starpoker::kDice, true, thrown)) return notThere(w);
    s_.special[at(k)] = thrown;
    s_.contest.done |= only(k);
    s_.contest.value[at(k)] = static_cast<std::int16_t>(pips(countsOf(thrown)));
    return Ok{};
  }

  Permission hand(Seat k, std::string_view w) {
    const bool before = w.starts_with('('), won = before && w.ends_with(")!");
    std::string_view t = w;
    if (before && !won && !w.ends_with(')')) return notThere(w);
    if (before) t = t.substr(1, t.size() - (won ? 3 : 2));
    const auto mark = t.find('@');
    int throws = 0;
    Starpoker::Played& p = s_.hands[at(k)];
    if (mark == std::string_view::npos || !readFaces(t.substr(0, mark), Starpoker::kDice, true, p.faces) ||
        !numberAfter(t.substr(mark + 1), "", 1, ThreeThrows::kThrows, throws) || (won && s_.won != kNobody))
      return notThere(w);
    p.throws = static_cast<std::uint8_t>(throws);
    before_ = before_ || before;
    if (!before) s_.done |= only(k);
    if (won) s_.won = k;
    return Ok{};
  }

  Permission fits(bool starterGiven) {
    if (s_.phase == Phase::Lot) return Ok{};
    if (s_.phase == Phase::ThrowOff) return throwsNext(s_.contest, s_.toMove, rules_.seats());
    const bool plain = s_.phase == Phase::Throwing && s_.extra == 0;
    if (plain && !starterGiven) s_.starter = starterShown(s_, rules_.seats());
    if (!plain && !starterGiven) return refuse(MK_TEXT("games", "The starter is missing, as in b1."));
    if (s_.in == 0) return refuse(MK_TEXT("games", "Somebody must be left in the extra round."));
    if (before_ && (s_.done != 0 || s_.turn.throws > 0 || s_.phase == Phase::Special))
      return refuse(MK_TEXT("games", "Hands of the round before are gone when a new one has begun."));
    if (s_.phase == Phase::Over)
      return s_.done == 0 ? Permission(Ok{}) : refuse(MK_TEXT("games", "It is nobody's turn, the game is over."));
    return s_.phase == Phase::Special ? specialFits() : turnFits();
  }

  Permission specialFits() {
    if (s_.done != s_.in || std::popcount(s_.contest.in) < 2 || s_.contest.done == s_.contest.in ||
        (s_.contest.in & ~s_.in) != 0 || s_.contest.next(rules_.first(s_), rules_.seats()) != s_.toMove)
      return refuse(MK_TEXT("games", "The hands do not fit the round and the seat to move."));
    const Starpoker::Played best = s_.hands[at(*rules_.bestSoFar(s_))];
    bool equal = true;
    eachSeat(s_.contest.in, [&](Seat k) { equal = equal && Starpoker::compare(s_.hands[at(k)], best) == 0; });
    return equal ? Permission(Ok{}) : refuse(MK_TEXT("games", "Only the best hands stay in a special round."));
  }

  // In their order, first those who have had their turn, then the seat to move.
  Permission turnFits() {
    bool fit = (s_.done & ~s_.in) == 0 && has(s_.in, s_.toMove) && !has(s_.done, s_.toMove);
    for (Seat k = rules_.first(s_); fit && k != s_.toMove; k = after(k, s_.in, rules_.seats())) fit = has(s_.done, k);
    int before = 0;
    for (Seat k = rules_.first(s_); fit && k != s_.toMove; k = after(k, s_.in, rules_.seats())) ++before;
    if (fit && before == std::popcount(s_.done)) return Ok{};
    return refuse(MK_TEXT("games", "The hands do not fit the round and the seat to move."));
  }

  const Starpoker& rules_;
  State s_;
  bool begun_ = false;
  bool before_ = false; // some hand is of the round before
};

Checked<Starpoker::State> Starpoker::read(std::string_view t) const {
  auto s = StarpokerReader(*this).read(t);
  if (!s) return s;
  if (Phrase f = flaw(*s); !f.empty())
    return refuse({MK_TEXT("games", "This position is impossible: %1"), {Arg::phrase(std::move(f))}});
  return s;
}

std::string Starpoker::text(const State& s, Seat, const Move& m) const {
  return m.stop ? "stop" : keepText(s.turn, m.kept, kDice, true);
}

Checked<Starpoker::Move> Starpoker::readMove(const State& s, Seat seat, std::string_view t) const {
  const std::string wanted = spelledInOrder(t, true);
  std::vector<Move> all;
  moves(s, seat, all);
  return namedMove(t, wanted, all, [&](const Move& m) { return text(s, seat, m); });
}

} // namespace mk
