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
#include "games/dice/base/seat_words.h"
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
    Cup& c = out_.cup;
    const std::string number = std::to_string(rules_.number);
    const auto words = readSeatWords(
        t, number, rules_.seats, MK_TEXT("games", "The states of the seats are missing, as in {P=12;6=x}: “%1”"), true);
    if (!words) return Refusal{words.why()};
    if (!readRound(words->round)) return wrong(MK_TEXT("games", "“%1” is not a round."), words->round);
    if (!readSeatToMove(words->seat)) return wrong(MK_TEXT("games", "“%1” is not a seat at this table."), words->seat);
    if (words->starter != kNobody) {
      if (!c.begun()) return wrong(MK_TEXT("games", "No seat begins with “%1”."), words->begins);
      c.starter = words->starter;
    }
    const auto totals = readTotals(words->totals, rules_.seats, -1'000'000, 1'000'000);
    if (!totals) return Refusal{totals.why()};
    std::copy(totals->begin(), totals->end(), c.total.begin());
    std::string_view phase = words->more;
    for (auto w = nextWord(phase); !w.empty(); w = nextWord(phase)) out_.phase.push_back(w);
    if (auto ok = states(words->states); !ok) return Refusal{ok.why()};
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

  bool readSeatToMove(std::string_view word) {
    Cup& c = out_.cup;
    const auto seat = readSeat(word, rules_.seats);
    if (!seat) return false;
    c.toMove = *seat;
    if (*seat != kNobody) return true;
    if (c.stage == Stage::ThrowOff && c.contest.round > 1) return false;
    if (c.stage == Stage::ThrowOff) c.contest = {};
    c.stage = c.stage == Stage::ThrowOff ? Stage::Lot : Stage::Over;
    return true;
  }

  Permission states(std::string_view t) {
    Cup& c = out_.cup;
    out_.seats.resize(static_cast<std::size_t>(rules_.seats));
    auto all = readStates(t, rules_.seats, c.toMove);
    if (!all) return Refusal{all.why()};
    for (std::string_view& state : *all)
      if (state == "-") state = {};
    return readEach(*all, c.stage == Stage::ThrowOff ? &c.contest : nullptr,
                    [&](Seat k, std::string_view w) -> Permission {
                      if (readWord(k, w)) return Ok{};
                      return wrong(MK_TEXT("games", "“%1” cannot stand in the state of a seat."), w);
                    });
  }

  // False where the frame's word makes no sense; words that are not the frame's are kept.
  bool readWord(Seat k, std::string_view w) {
    Cup& c = out_.cup;
    int n = 0;
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
    if (c.stage == Stage::ThrowOff)
      if (auto ok = throwsNext(c.contest, c.toMove, rules_.seats); !ok) return Refusal{ok.why()};
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
