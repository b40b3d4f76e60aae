// Duels: what the winner takes, position and table. Rules: three- to five-dice games, section 5, game 131.
#include "games/dice/cup/duels.h"

#include "games/dice/base/words.h"

#include <algorithm>

namespace mk::dice {

Duels::Duels(const Setup& s, const Rules& rules) : CupMechanic(s), rules_(rules) {
  for (int n = 2; n <= kMostLives; ++n)
    if (chosen(s.options, "lives", std::to_string(n))) lives_ = n;
}

void Duels::begin(Cup& c, State& s) const {
  s.champion = c.starter;
  for (Seat k = turnAfter(c.starter); k != c.starter; k = turnAfter(k)) s.queue.push_back(k);
  for (Seat k = 0; k < seats(); ++k) s.lives[at(k)] = static_cast<std::uint8_t>(lives_);
}

bool Duels::isIn(const State& s, Seat k) const {
  return k == s.champion || std::ranges::find(s.queue, k) != s.queue.end();
}

int Duels::rank(const Cup& c, const State& s, Seat k) const { return isIn(s, k) ? 1 + c.total[at(k)] : 0; }

Then Duels::fall(Cup& c, State& s, const Thrown& t) const {
  c.lit = t.all();
  if (s.thrown == 0) {
    s.thrown = static_cast<std::uint8_t>(t.sum());
    return Then::TurnOver;
  }
  if (s.thrown != t.sum() || s.equal + 1 == kMostEqual) return decide(c, s, t.sum());
  s.thrown = 0;
  ++s.equal;
  return Then::TurnOver;
}

// The winner adds both throws and all that the loser had; throws that were equal are not added.
Then Duels::decide(Cup& c, State& s, int sum) const {
  const Seat challenger = s.queue[0];
  const Seat winner = sum > s.thrown ? challenger : s.champion;
  const Seat loser = winner == challenger ? s.champion : challenger;
  c.total[at(winner)] += (sum == s.thrown ? 0 : sum + s.thrown) + c.total[at(loser)];
  c.total[at(loser)] = 0;
  Row<Seat, kMostSeats> left;
  for (const Seat k : s.queue)
    if (k != challenger) left.push_back(k);
  if (--s.lives[at(loser)] > 0) left.push_back(loser);
  s.queue = left;
  s.champion = winner;
  s.thrown = s.equal = 0;
  return s.queue.empty() ? Then::GameOver : Then::TurnOver;
}

// Champion and queue "2<3,4", with the champion's throw in this duel (t=14), the equal throws before it (q=2) and, with
// several lives, the lives of all (l=2,1,3).
std::string Duels::stateText(const Cup& c, const State& s, Seat k) const {
  if (k != (c.toMove == kNobody ? Seat{0} : c.toMove)) return {};
  std::string out = std::to_string(s.champion + 1) + "<";
  for (std::size_t i = 0; i < s.queue.size(); ++i) out += (i == 0 ? "" : ",") + std::to_string(s.queue[i] + 1);
  if (s.thrown > 0) out += " t=" + std::to_string(s.thrown);
  if (s.equal > 0) out += " q=" + std::to_string(s.equal);
  if (lives_ > 1)
    for (Seat x = 0; x < seats(); ++x) out += (x == 0 ? " l=" : ",") + std::to_string(s.lives[at(x)]);
  return out;
}

bool Duels::readWord(Cup&, State& s, Seat, std::string_view word) const {
  int n = 0;
  if (word.starts_with("t=")) {
    if (!numberAfter(word, "t=", rules_.dice, 6 * rules_.dice, n)) return false;
    s.thrown = static_cast<std::uint8_t>(n);
    return true;
  }
  if (word.starts_with("q=")) {
    if (!numberAfter(word, "q=", 1, kMostEqual - 1, n)) return false;
    s.equal = static_cast<std::uint8_t>(n);
    return true;
  }
  if (word.starts_with("l=")) {
    const auto parts = split(word.substr(2), ',');
    if (parts.size() != at(static_cast<Seat>(seats())) || lives_ == 1) return false;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      if (!numberAfter(parts[i], "", 0, lives_, n)) return false;
      s.lives[i] = static_cast<std::uint8_t>(n);
    }
    return true;
  }
  const auto cut = word.find('<');
  if (cut == std::string_view::npos || !numberAfter(word.substr(0, cut), "", 1, seats(), n)) return false;
  s.champion = static_cast<Seat>(n - 1);
  s.queue.clear();
  if (cut + 1 < word.size())
    for (const std::string_view part : split(word.substr(cut + 1), ',')) {
      if (!numberAfter(part, "", 1, seats(), n) || s.queue.full()) return false;
      s.queue.push_back(static_cast<Seat>(n - 1));
    }
  if (lives_ == 1)
    for (Seat k = 0; k < seats(); ++k) s.lives[at(k)] = isIn(s, k) ? 1 : 0;
  return true;
}

Phrase Duels::fault(const Cup& c, const State& s) const {
  SeatSet seen = only(s.champion);
  for (const Seat k : s.queue) {
    if (has(seen, k)) return MK_TEXT("games", "a seat stands in the queue twice");
    seen |= only(k);
  }
  Phrase wrong;
  eachSeat(everySeat(seats()), [&](Seat k) {
    if (has(seen, k) != (s.lives[at(k)] > 0)) wrong = MK_TEXT("games", "who is out does not fit the lives");
    if (!has(seen, k) && c.total[at(k)] != 0) wrong = MK_TEXT("games", "a seat that is out has points");
  });
  if (!wrong.empty()) return wrong;
  int lost = seats() * lives_;
  for (Seat k = 0; k < seats(); ++k) lost -= s.lives[at(k)];
  if (c.stage == Stage::Play && c.round > lost + 1)
    return MK_TEXT("games", "more duels are told than lives have been lost");
  if (s.queue.empty() != (c.stage == Stage::Over))
    return MK_TEXT("games", "whether the duels are over does not fit the rest");
  if (c.stage == Stage::Play && c.toMove != (s.thrown > 0 ? s.queue[0] : s.champion))
    return MK_TEXT("games", "it is another seat's throw");
  return {};
}

Phrase Duels::prompt(const Cup&, const State& s, const Step& now) const {
  const Arg who = Arg::seat(now.seat);
  if (s.thrown > 0)
    return {MK_TEXT("games", "%1: throw more than %2 to beat %3"), {who, Arg::number(s.thrown), Arg::seat(s.champion)}};
  if (s.equal > 0) return {MK_TEXT("games", "%1: equal throws, throw again against %2"), {who, Arg::seat(s.queue[0])}};
  return {MK_TEXT("games", "%1: throw, the duel is with %2"), {who, Arg::seat(s.queue[0])}};
}

Phrase Duels::tellThrow(const Cup&, const State& before, const Cup&, Seat seat, const Thrown& t) const {
  const Arg who = Arg::seat(seat), thrown = Arg::literal(t.spoken()), sum = Arg::number(t.sum());
  if (before.thrown == 0) return {MK_TEXT("games", "%1 throws %2, that is %3"), {who, thrown, sum}};
  const Arg other = Arg::seat(before.champion), against = Arg::number(before.thrown);
  if (t.sum() > before.thrown)
    return {MK_TEXT("games", "%1 throws %2 and beats %3 by %4 to %5"), {who, thrown, other, sum, against}};
  if (t.sum() < before.thrown)
    return {MK_TEXT("games", "%1 throws %2 and loses to %3 by %4 to %5"), {who, thrown, other, sum, against}};
  if (before.equal + 1 == kMostEqual)
    return {MK_TEXT("games", "%1 throws %2: equal again, %3 has won the duel"), {who, thrown, other}};
  return {MK_TEXT("games", "%1 throws %2: equal, both throw again"), {who, thrown}};
}

Phrase Duels::trayLabel(const Cup& c, const State&) const {
  if (c.last.empty()) return {};
  return Phrase::plain("= " + std::to_string(c.last.sum()));
}

void Duels::sheet(SheetLines& out, const Cup& c, const State& s) const {
  out.line(MK_TEXT("games", "Duel"), [&](Seat k) {
    Cell cell;
    const auto it = std::ranges::find(s.queue, k);
    if (!isIn(s, k)) {
      cell.text = MK_TEXT("games", "out");
      cell.struck = true;
    } else if (k == s.champion) {
      cell = s.thrown > 0 ? written(s.thrown) : cell;
      cell.open = c.stage == Stage::Play;
    } else if (it == s.queue.begin()) {
      cell.open = true;
    } else {
      cell.text = {MK_TEXT("games", "waits: %1"), {Arg::number(static_cast<int>(it - s.queue.begin()))}};
    }
    return cell;
  });
  if (lives_ > 1) out.line(MK_TEXT("games", "Lives"), [&](Seat k) { return written(s.lives[at(k)]); });
}

Phrase Duels::wonBy(const Cup& c, const State&, Seat k) const {
  return {MK_TEXT("games", "%1 is the last one left, with a score of %2."),
          {Arg::seat(k), Arg::number(c.total[at(k)])}};
}

} // namespace mk::dice
