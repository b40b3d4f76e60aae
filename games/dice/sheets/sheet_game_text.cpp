// Sheet games: positions and moves as text. Rules: three- to five-dice games, section 3. A position is
//   148 r3 s2 [12,9] {P=12 6=x;2=-2 66123/66455 k=66 n=2}
// round, seat to move, totals, and for each seat its boxes, then what it has noted in this turn, the dice kept while
// the others are thrown (k=), and the throws made. Further words:
//   r0, r0.2     the throw-off and its rounds; a seat's state is its die, nothing (still to throw) or x (out of it)
//   s-           nobody is to move: the lot for the starter (r0), or the end
//   b1           the starter, where the boxes do not show it
//   r13+2        the second extra round; e, e=24 mark the seats in it and what they have thrown
//   section=x    the section of the numbers is struck; section? the seat has to decide about it
// The lines of a block are boxes with the codes 1, 2, 3, ...
#include "games/dice/base/seat_words.h"
#include "games/dice/sheets/sheet_game.h"
#include "games/kernel/named_move.h"

#include <algorithm>

namespace mk::dice {

namespace {

std::string sheetText(const Sheet& sheet, std::span<const Box> boxes) {
  std::string out;
  for (std::size_t b = 0; b < boxes.size(); ++b) {
    if (!sheet.isFilled(static_cast<int>(b))) continue;
    out += std::string(" ") + boxes[b].code + "=";
    out += sheet.isStruck(static_cast<int>(b)) ? "x" : std::to_string(sheet.points[b]);
  }
  return sheet.sectionStruck ? out + " section=x" : out;
}

std::string extraRoundText(const Contest& c, Seat k) {
  if (!has(c.in, k)) return {};
  return has(c.done, k) ? " e=" + std::to_string(c.value[at(k)]) : " e";
}

} // namespace

std::string SheetGame::text(const State& s) const {
  const bool throwOff = s.phase == Phase::ThrowOff;
  std::string out = std::string(rules_.number) + " r" + std::to_string(round(s));
  if (throwOff && s.contest.round > 1) out += "." + std::to_string(s.contest.round);
  if (inExtraRound(s)) out += "+" + std::to_string(s.contest.round);
  const bool nobody = s.phase == Phase::Over || s.phase == Phase::Lot;
  out += nobody ? " s-" : " s" + std::to_string(s.toMove + 1);
  if (s.phase == Phase::Over || inExtraRound(s)) out += " b" + std::to_string(s.starter + 1);
  std::string totals, states;
  for (Seat k = 0; k < seats_; ++k) {
    totals += (k == 0 ? "" : ",") + std::to_string(total(s, k));
    std::string mine = throwOff ? startText(s.contest, k) : sheetText(s.sheets[at(k)], rules_.boxes);
    if (!throwOff) mine += extraRoundText(s.contest, k);
    if (k == s.toMove && s.phase == Phase::Throwing && s.turn.throws > 0)
      mine += " " + turnText(s.turn, rules_.dice, rules_.poker);
    if (k == s.toMove && s.phase == Phase::Section) mine += " section?";
    if (mine.starts_with(' ')) mine.erase(0, 1);
    states += (k == 0 ? "" : ";") + mine;
  }
  return out + " [" + totals + "] {" + states + "}";
}

namespace {

using State = SheetGame::State;
using Phase = SheetGame::Phase;

// Reads one position; every step says what does not fit.
class Reader {
public:
  Reader(const SheetRules& rules, int seats) : rules_(rules), seats_(seats) {}

  Checked<State> read(std::string_view t) {
    const auto words = readSeatWords(t, rules_.number, seats_,
                                     MK_TEXT("games", "The states of the seats are missing, as in {P=12;6=x}: “%1”"));
    if (!words) return Refusal{words.why()};
    if (auto ok = round(words->round); !ok) return Refusal{ok.why()};
    if (auto ok = seat(words->seat); !ok) return Refusal{ok.why()};
    if (words->starter != kNobody) s_.starter = words->starter;
    if (auto ok = states(words->states); !ok) return Refusal{ok.why()};
    if (auto ok = settle(words->starter != kNobody); !ok) return Refusal{ok.why()};
    totals_ = words->totals;
    return s_;
  }
  std::string_view totals() const { return totals_; }
  int roundRead() const { return round_; }

private:
  Permission round(std::string_view word) {
    const auto extra = word.find('+'), again = word.find('.');
    const auto cut = std::min(extra, again);
    const int most = static_cast<int>(rules_.boxes.size());
    int n = 0;
    if (!numberAfter(word.substr(0, cut), "r", 0, most, round_))
      return wrong(MK_TEXT("games", "“%1” is not a round."), word);
    if (cut != std::string_view::npos) {
      if (!numberAfter(word.substr(cut + 1), "", 1, Contest::kMostRounds, n) || (extra == cut) != (round_ == most) ||
          (again == cut) != (round_ == 0))
        return wrong(MK_TEXT("games", "“%1” is not a round."), word);
      s_.contest.round = static_cast<std::uint8_t>(n);
    } else if (round_ == 0) {
      s_.contest.round = 1;
    }
    return Ok{};
  }

  Permission seat(std::string_view word) {
    const auto seat = readSeat(word, seats_);
    if (!seat) return Refusal{seat.why()};
    if (*seat == kNobody) {
      s_.phase = round_ == 0 ? Phase::Lot : Phase::Over;
      s_.toMove = round_ == 0 ? 0 : kNobody;
      if (round_ == 0) s_.contest = {};
      return Ok{};
    }
    s_.toMove = *seat;
    s_.phase = round_ == 0 ? Phase::ThrowOff : Phase::Throwing;
    return Ok{};
  }

  Permission states(std::string_view t) {
    const auto all = readStates(t, seats_);
    if (!all) return Refusal{all.why()};
    return readEach(*all, s_.phase == Phase::ThrowOff ? &s_.contest : nullptr,
                    [&](Seat k, std::string_view w) { return stateWord(k, w); });
  }

  Permission stateWord(Seat k, std::string_view w) {
    Sheet& sheet = s_.sheets[at(k)];
    const auto eq = w.find('=');
    const std::string_view key = w.substr(0, eq), value = eq == std::string_view::npos ? "" : w.substr(eq + 1);
    int n = 0;
    if (w == "section=x") {
      sheet.sectionStruck = true;
    } else if (w == "section?" && k == s_.toMove) {
      s_.phase = Phase::Section;
    } else if (key == "e" && s_.contest.round > 0) {
      s_.contest.in |= only(k);
      if (w == "e") return Ok{};
      if (!numberAfter(value, "", 0, 127, n) || !canBeWorth(rules_.extra, rules_.dice, n))
        return wrong(MK_TEXT("games", "“%1” is not a value of an extra round."), w);
      s_.contest.done |= only(k);
      s_.contest.value[at(k)] = static_cast<std::int16_t>(n);
    } else if (const int box = boxWithCode(rules_.boxes, key); box >= 0 && !value.empty() && !sheet.isFilled(box)) {
      if (value == "x") {
        sheet.strike(box);
      } else {
        if (!numberAfter(value, "", -127, 127, n)) return wrong(MK_TEXT("games", "“%1” has no points."), w);
        sheet.write(box, n);
      }
    } else if (k == s_.toMove) {
      return readTurnWord(s_.turn, key, value, rules_.dice, rules_.poker);
    } else {
      return wrong(MK_TEXT("games", "“%1” cannot stand in the state of a seat."), w);
    }
    return Ok{};
  }

  // The starter and whose turn it is must fit the boxes filled.
  Permission settle(bool starterGiven) {
    if (s_.phase == Phase::ThrowOff) return throwsNext(s_.contest, s_.toMove, seats_);
    if (s_.phase == Phase::Lot) return Ok{};
    if (s_.toMove == kNobody && s_.contest.round > 0) s_.contest.ended = true;
    if (s_.phase == Phase::Over || s_.contest.round > 0) {
      for (Seat k = 0; k < seats_; ++k)
        if (s_.sheets[at(k)].count() != static_cast<int>(rules_.boxes.size()))
          return refuse(MK_TEXT("games", "The game is not over while a box is open."));
      if (s_.phase != Phase::Over &&
          (std::popcount(s_.contest.in) < 2 || s_.contest.next(s_.starter, seats_) != s_.toMove))
        return refuse(MK_TEXT("games", "It is another seat's turn in this extra round."));
      if (s_.contest.ended && s_.contest.in == 0)
        return refuse(MK_TEXT("games", "Somebody must be left in the extra round."));
      return starterGiven ? Permission(Ok{}) : refuse(MK_TEXT("games", "The starter is missing, as in b1."));
    }
    return boxesFit();
  }

  Permission boxesFit() {
    const auto played = [&](Seat k) { return s_.sheets[at(k)].count() == round_; };
    Seat first = s_.toMove;
    for (int i = 1; i < seats_ && played(static_cast<Seat>((first + seats_ - 1) % seats_)); ++i)
      first = static_cast<Seat>((first + seats_ - 1) % seats_);
    s_.starter = first;
    bool before = true; // seats in turn order: first those who have played this round
    for (int i = 0; i < seats_; ++i) {
      const auto k = static_cast<Seat>((first + i) % seats_);
      if (k == s_.toMove) before = s_.phase == Phase::Section;
      if (s_.sheets[at(k)].count() != (before ? round_ : round_ - 1))
        return refuse(MK_TEXT("games", "The boxes filled do not fit the round and the seat to move."));
      before = before && k != s_.toMove;
    }
    if (s_.phase == Phase::Section && (rules_.striking != Striking::Section || s_.sheets[at(s_.toMove)].hasStruck() ||
                                       !sectionFull(s_.sheets[at(s_.toMove)], rules_.boxes)))
      return refuse(MK_TEXT("games", "There is no section to strike now."));
    return Ok{};
  }

  const SheetRules& rules_;
  int seats_;
  State s_;
  int round_ = 0;
  std::string_view totals_;
};

} // namespace

Checked<SheetGame::State> SheetGame::read(std::string_view t) const {
  Reader reader(rules_, seats_);
  auto s = reader.read(t);
  if (!s) return s;
  if (Phrase f = flaw(*s); !f.empty())
    return refuse({MK_TEXT("games", "This position is impossible: %1"), {Arg::phrase(std::move(f))}});
  std::string totals;
  for (Seat k = 0; k < seats_; ++k) totals += (k == 0 ? "" : ",") + std::to_string(total(*s, k));
  if (totals != reader.totals())
    return refuse({MK_TEXT("games", "The boxes add up to [%1], not [%2]."),
                   {Arg::literal(totals), Arg::literal(std::string(reader.totals().substr(0, 40)))}});
  return s;
}

std::string SheetGame::text(const State& s, Seat, const Move& m) const {
  switch (m.kind) {
  case Move::Kind::Keep:
    return keepText(s.turn, m.what, rules_.dice, rules_.poker);
  case Move::Kind::Enter:
    if (rules_.lines) return "enter @" + std::to_string(m.result + 1);
    return std::string("enter ") + rules_.boxes[m.what].code + "@" + std::to_string(m.result + 1);
  case Move::Kind::Count:
    return "enter @" + std::to_string(m.result + 1);
  case Move::Kind::Strike:
    return std::string("strike ") + rules_.boxes[m.what].code;
  case Move::Kind::StrikeSection:
    return "strike section";
  case Move::Kind::LeaveSection:
    return "leave section";
  }
  return {};
}

Checked<SheetGame::Move> SheetGame::readMove(const State& s, Seat seat, std::string_view t) const {
  const std::string wanted = spelledInOrder(t, rules_.poker);
  std::vector<Move> all;
  moves(s, seat, all);
  return namedMove(t, wanted, all, [&](const Move& m) { return text(s, seat, m); });
}

} // namespace mk::dice
