// The common frame of the games with three to five dice: positions as text. Rules: three- to five-dice games, section
// 3. A position is
//   117 r4 s2 [14,9] {}
// round, seat to move, totals, and for each seat its state, "-" = nothing; {} = nothing for all, and where only the
// seat to move has a state it stands alone. Further words:
//   r0, r0.2     the throw-off and its rounds; a seat's state is its die, "-" (still to throw) or x (out of it)
//   s-           nobody is to move: the lot for the starter (r0), or the end
//   b2           the starter, where it is not the first seat
//   r5+2         the second extra round; e, e=24 mark the seats in it and what they have thrown; at the end the winners
//   won          the seat has reached the goal
//   d=444        dice that wait for a decision
//   n=3          throws made in this turn
#include "games/dice/base/turn_text.h"
#include "games/dice/base/words.h"
#include "games/dice/cup/cup_frame.h"

#include <algorithm>

namespace mk::dice {

Thrown Thrown::of(std::string_view digits) {
  Thrown t;
  if (digits.size() > t.face.size()) return {};
  for (const char d : digits) {
    if (d < '1' || d > '6') return {};
    t.face[t.count++] = static_cast<std::uint8_t>(d - '0');
  }
  return t;
}

Thrown::Faces Thrown::sorted() const {
  Faces f = face;
  for (std::size_t i = 1; i < f.size(); ++i) // dice that are not there stay where they are
    for (std::size_t j = i; j > 0 && f[j] != 0 && f[j] < f[j - 1]; --j) std::swap(f[j], f[j - 1]);
  return f;
}

std::string Thrown::text() const {
  std::string out;
  for (std::size_t i = 0; i < count; ++i) out += static_cast<char>('0' + face[i]);
  return out;
}

std::string Thrown::spoken() const {
  std::string out;
  for (std::size_t i = 0; i < count; ++i) out += (i == 0 ? "" : "-") + std::to_string(face[i]);
  return out;
}

namespace {

// What the frame says about a seat.
std::string contestWord(const Cup& c, Seat k) {
  const Contest& contest = c.contest;
  const std::string value = has(contest.done, k) ? std::to_string(contest.value[at(k)]) : "";
  if (c.stage == Stage::ThrowOff) return startText(contest, k);
  if (c.stage == Stage::Over) return contest.round > 0 && has(c.best, k) ? "e" : "";
  if (contest.round == 0 || !has(contest.in, k)) return {};
  return value.empty() ? "e" : "e=" + value;
}

void append(std::string& to, const std::string& word) {
  if (!word.empty()) to += (to.empty() ? "" : " ") + word;
}

std::string joined(const std::vector<std::string>& states, Seat toMove) {
  const auto filled = std::ranges::count_if(states, [](const std::string& s) { return !s.empty(); });
  if (filled == 0) return {};
  if (filled == 1 && toMove != kNobody && !states[at(toMove)].empty()) return states[at(toMove)];
  std::string out;
  for (const std::string& s : states) out += (out.empty() ? "" : ";") + (s.empty() ? "-" : s);
  return out;
}

} // namespace

std::string CupRules::text(const Cup& c, const std::string& phase, std::vector<std::string> states) const {
  std::string out = std::to_string(number) + " r" + std::to_string(c.round);
  if (c.stage == Stage::ThrowOff && c.contest.round > 1) out += "." + std::to_string(c.contest.round);
  if (c.begun() && c.contest.round > 0) out += "+" + std::to_string(c.contest.round);
  out += c.toMove == kNobody ? " s-" : " s" + std::to_string(c.toMove + 1);
  if (c.begun() && c.starter != 0) out += " b" + std::to_string(c.starter + 1);
  std::string totals;
  for (Seat k = 0; k < seats; ++k) {
    totals += (k == 0 ? "" : ",") + std::to_string(c.total[at(k)]);
    if (has(c.goal, k)) append(states[at(k)], "won");
    append(states[at(k)], contestWord(c, k));
  }
  return out + " [" + totals + "] " + phase + (phase.empty() ? "{" : " {") + joined(states, c.toMove) + "}";
}

namespace {

// Reads one position; every step says what does not fit.
class Reader {
public:
  Reader(const CupRules& rules, bool dice, bool throws) : rules_(rules), dice_(dice), throws_(throws) {}

  Checked<CupRules::Words> read(std::string_view t) {
    const std::string number = std::to_string(rules_.number);
    if (nextWord(t) != number)
      return wrong(MK_TEXT("games", "A position of this game begins with its number: %1"), number);
    const std::string_view round = nextWord(t);
    if (!readRound(round)) return wrong(MK_TEXT("games", "“%1” is no round."), round);
    const std::string_view seat = nextWord(t);
    if (!readSeat(seat)) return wrong(MK_TEXT("games", "“%1” is no seat at this table."), seat);
    std::string_view word = nextWord(t);
    if (word.starts_with('b')) {
      int n = 0;
      if (!out_.cup.begun() || !numberAfter(word, "b", 1, rules_.seats, n))
        return wrong(MK_TEXT("games", "No seat begins with “%1”."), word);
      out_.cup.starter = static_cast<Seat>(n - 1);
      word = nextWord(t);
    }
    if (!readTotals(word)) return wrong(MK_TEXT("games", "The totals are missing, as in [12,9]: “%1”"), word);
    const auto open = t.find('{');
    if (open == std::string_view::npos || !t.ends_with('}'))
      return wrong(MK_TEXT("games", "The states of the seats are missing, as in {P=12;6=x}: “%1”"), t);
    std::string_view phase = t.substr(0, open);
    for (auto w = nextWord(phase); !w.empty(); w = nextWord(phase)) out_.phase.push_back(w);
    if (auto ok = readStates(t.substr(open + 1, t.size() - open - 2)); !ok) return Refusal{ok.why()};
    return settle();
  }

private:
  bool readRound(std::string_view word) {
    Cup& c = out_.cup;
    const auto extra = word.find('+'), again = word.find('.');
    const auto cut = std::min(extra, again);
    int n = 0, r = 0;
    if (!numberAfter(word.substr(0, cut), "r", 0, Cup::kGuard, r)) return false;
    c.round = static_cast<std::uint8_t>(r);
    c.stage = r == 0 ? Stage::ThrowOff : Stage::Play;
    if (r == 0) c.contest.round = 1;
    if (cut == std::string_view::npos) return true;
    if (!numberAfter(word.substr(cut + 1), "", 1, Contest::kMostRounds, n) || (again == cut) != (r == 0)) return false;
    c.contest.round = static_cast<std::uint8_t>(n);
    if (r > 0) c.stage = Stage::Extra;
    return true;
  }

  bool readSeat(std::string_view word) {
    Cup& c = out_.cup;
    int n = 0;
    if (word == "s-") {
      if (c.stage == Stage::ThrowOff && c.contest.round > 1) return false;
      if (c.stage == Stage::ThrowOff) c.contest = {};
      c.stage = c.stage == Stage::ThrowOff ? Stage::Lot : Stage::Over;
      c.toMove = kNobody;
      return true;
    }
    if (!numberAfter(word, "s", 1, rules_.seats, n)) return false;
    c.toMove = static_cast<Seat>(n - 1);
    return true;
  }

  bool readTotals(std::string_view word) {
    if (!word.starts_with('[') || !word.ends_with(']') || word.size() < 2) return false;
    const auto parts = split(word.substr(1, word.size() - 2), ',');
    if (parts.size() != seats()) return false;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      int n = 0;
      if (!numberAfter(parts[i], "", -1'000'000, 1'000'000, n)) return false;
      out_.cup.total[i] = n;
    }
    return true;
  }

  Permission readStates(std::string_view t) {
    Cup& c = out_.cup;
    out_.seats.resize(seats());
    auto parts = t.empty() ? std::vector<std::string_view>(seats()) : split(t, ';');
    if (parts.size() == 1 && c.toMove != kNobody) {
      parts.resize(seats());
      std::swap(parts[0], parts[at(c.toMove)]);
    }
    if (parts.size() != seats()) return wrong(MK_TEXT("games", "There must be one state for every seat: “%1”"), t);
    for (Seat k = 0; k < rules_.seats; ++k) {
      std::string_view rest = parts[at(k)] == "-" ? std::string_view() : parts[at(k)];
      if (c.stage == Stage::ThrowOff && rest != "x") c.contest.in |= only(k);
      for (auto w = nextWord(rest); !w.empty(); w = nextWord(rest))
        if (!readWord(k, w)) return wrong(MK_TEXT("games", "“%1” cannot stand in the state of a seat."), w);
    }
    return Ok{};
  }

  // False where the frame's word makes no sense; words that are not the frame's are kept.
  bool readWord(Seat k, std::string_view w) {
    Cup& c = out_.cup;
    int n = 0;
    if (c.stage == Stage::ThrowOff) return w == "x" || (numberAfter(w, "", 1, 6, n) && score(k, n));
    if (w == "won") {
      c.goal |= only(k);
    } else if (c.contest.round > 0 && (w == "e" || w.starts_with("e="))) {
      c.contest.in |= only(k);
      if (w != "e") return numberAfter(w, "e=", -30'000, 30'000, n) && score(k, n);
    } else if (dice_ && k == c.toMove && w.starts_with("d=")) {
      c.last = Thrown::of(w.substr(2));
      c.by = k;
      c.hand = true;
      if (!throws_) c.throws = 1;
      return !c.last.empty();
    } else if (throws_ && k == c.toMove && w.starts_with("n=")) {
      if (!numberAfter(w, "n=", 1, 100, n)) return false;
      c.throws = static_cast<std::uint8_t>(n);
    } else {
      out_.seats[at(k)].push_back(w);
    }
    return true;
  }
  std::size_t seats() const { return static_cast<std::size_t>(rules_.seats); }
  bool score(Seat k, int n) {
    out_.cup.contest.done |= only(k);
    out_.cup.contest.value[at(k)] = static_cast<std::int16_t>(n);
    return true;
  }

  Checked<CupRules::Words> settle() {
    Cup& c = out_.cup;
    if (c.stage == Stage::Over && c.contest.round > 0) {
      if (c.contest.in == 0) return refuse(MK_TEXT("games", "Somebody must be left in the extra round."));
      c.contest.ended = true;
      c.best = c.contest.in;
    }
    if (c.stage == Stage::ThrowOff && c.toMove != c.contest.next(0, rules_.seats))
      return refuse(MK_TEXT("games", "It is another seat's turn to throw for the start."));
    if (c.stage == Stage::Extra &&
        (std::popcount(c.contest.in) < 2 || c.contest.next(c.starter, rules_.seats) != c.toMove))
      return refuse(MK_TEXT("games", "It is another seat's turn in this extra round."));
    return std::move(out_);
  }

  const CupRules& rules_;
  bool dice_, throws_;
  CupRules::Words out_;
};

} // namespace

Checked<CupRules::Words> CupRules::read(std::string_view t, bool dice, bool throws) const {
  return Reader(*this, dice, throws).read(t);
}

} // namespace mk::dice
