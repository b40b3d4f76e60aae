// Masks and Berlin mask: prices, turns and positions as text. Rules: three- to five-dice games, games 129 and 130.
#include "games/dice/cup/masks.h"

#include "games/dice/base/words.h"

#include <algorithm>

namespace mk::dice {

// Among four dice there is at most one item of three or four; the others must be ones and fives.
int MaskPrices::of(const Counts& c) const {
  int dice = 0, singles = 100 * c[1] + 50 * c[5], best = 0;
  for (const int n : c) dice += n;
  if (c[1] + c[5] == dice) best = singles;
  for (int face = 1; face <= 6; ++face) {
    Counts rest = c;
    std::uint8_t& mine = rest[static_cast<std::size_t>(face)];
    if (mine == 4) return 4000;
    if (mine < 3) continue;
    mine = static_cast<std::uint8_t>(mine - 3);
    if (rest[1] + rest[5] == dice - 3) best = std::max(best, three(face) + 100 * rest[1] + 50 * rest[5]);
  }
  if (dice == 4 && c[1] == 1 && c[2] == 1 && c[3] == 1 && c[4] == 1) best = 2000;
  return best;
}

Masks::Masks(const Setup& s, const Rules& rules)
    : CupMechanic(s), target_(rules.target), exact_(rules.exact), bounces_(chosen(s.options, "overshoot", "bounced")),
      single_(chosen(s.options, "turn", "single-throw")),
      prices_(chosen(s.options, "three-threes", "300") ? 300 : 200) {
  for (const int n : {3000, 5000})
    if (chosen(s.options, "target", std::to_string(n))) target_ = n;
}

int Masks::worth(const Thrown& t, std::uint8_t places) const {
  Thrown::Faces picked{};
  for (std::size_t i = 0; i < t.count; ++i)
    if ((places >> i & 1) != 0) picked[i] = t.face[i];
  return prices_.of(countsOf(picked));
}

Masks::Picks Masks::picks(const Thrown& t) const {
  Picks out;
  for (unsigned set = 1; set < 1u << t.count; ++set) {
    bool leftmost = true; // of equal dice those farthest left
    for (unsigned i = 1; i < t.count; ++i)
      for (unsigned j = 0; j < i; ++j)
        if (t.face[i] == t.face[j] && (set >> i & 1) != 0 && (set >> j & 1) == 0) leftmost = false;
    const auto places = static_cast<std::uint8_t>(set);
    if (!leftmost) continue;
    if (const int w = worth(t, places); w > 0) out.push_back({places, w});
  }
  std::stable_sort(out.begin(), out.end(), [](const Pick& a, const Pick& b) { return a.worth > b.worth; });
  return out;
}

Then Masks::bank(Cup& c, State& s) const {
  const int points = c.mine() + s.points;
  switch (sum(points)) {
  case Sum::Below:
    c.score(s.points);
    return Then::TurnOver;
  case Sum::Reached:
    c.score(s.points);
    return Then::Goal;
  case Sum::Over:
    if (bounces_) c.score(2 * target_ - points - c.mine());
    return Then::TurnOver;
  }
  return Then::TurnOver;
}

Then Masks::fall(Cup& c, State& s, const Thrown& t) const {
  const Picks list = picks(t);
  c.lit = list.empty() ? std::uint8_t{0} : list[0].places;
  if (!list.empty() && !single_) {
    for (const Pick& p : list) c.lit |= p.places;
    return Then::GoesOn;
  }
  c.hand = false;
  if (list.empty()) return Then::TurnOver; // a mask
  s.points = list[0].worth;
  return bank(c, s);
}

void Masks::moves(const Cup& c, const State& s, std::vector<Move>& out) const {
  for (const Pick& p : picks(c.last)) {
    out.push_back({p.places, false});
    if (sum(c.mine() + s.points + p.worth) == Sum::Below) out.push_back({p.places, true});
  }
}

Then Masks::play(Cup& c, State& s, const Move& m) const {
  s.points += worth(c.last, m.places);
  c.lit = m.places;
  for (std::size_t i = 0; i < c.last.count; ++i)
    if ((m.places >> i & 1) != 0) s.aside.push_back(c.last.face[i]);
  s.left = static_cast<std::uint8_t>(s.left - std::popcount(m.places));
  if (s.left == 0) {
    s.left = kDice;
    s.aside.clear();
  }
  if (m.bank || sum(c.mine() + s.points) != Sum::Below) return bank(c, s);
  return Then::GoesOn;
}

std::string Masks::faces(const Cup& c, std::uint8_t places, const char* between) const {
  std::string out;
  for (std::size_t i = 0; i < c.last.count; ++i)
    if ((places >> i & 1) != 0) out += (out.empty() ? "" : between) + std::to_string(c.last.face[i]);
  return out;
}

// "aside 115": and throws on; "aside 115 bank".
std::string Masks::moveText(const Cup& c, const State&, const Move& m) const {
  return "aside " + faces(c, m.places, "") + (m.bank ? " bank" : "");
}

// The dice in any order.
Checked<Masks::Move> Masks::readMove(const Cup& c, const State& s, std::string_view text) const {
  const std::string_view aside = nextWord(text), digits = nextWord(text), bank = nextWord(text);
  std::vector<Move> list;
  moves(c, s, list);
  std::string wanted(digits);
  std::ranges::sort(wanted);
  if (aside == "aside" && (bank.empty() || bank == "bank") && nextWord(text).empty())
    for (const Move& m : list) {
      std::string mine = faces(c, m.places, "");
      std::ranges::sort(mine);
      if (mine == wanted && m.bank == !bank.empty()) return m;
    }
  return refuse(MK_TEXT("games", "Set aside dice that score: all of them must belong to a combination, a 1 or a 5."));
}

// "+250/1": points of the turn, dice to throw.
std::string Masks::stateText(const Cup& c, const State& s, Seat k) const {
  if (k != c.toMove || s.points == 0) return {};
  return "+" + std::to_string(s.points) + "/" + std::to_string(s.left);
}

bool Masks::readWord(Cup& c, State& s, Seat k, std::string_view word) const {
  const auto parts = split(word, '/');
  int points = 0, left = 0;
  if (k != c.toMove || single_ || parts.size() != 2 || !numberAfter(parts[0], "+", 50, target_ + kMostBack, points) ||
      !numberAfter(parts[1], "", 1, kDice, left))
    return false;
  s.points = points;
  s.left = static_cast<std::uint8_t>(left);
  return true;
}

Phrase Masks::fault(const Cup& c, const State& s) const {
  for (Seat k = 0; k < seats(); ++k) {
    if (c.total[at(k)] % 50 != 0 || c.total[at(k)] < (bounces_ ? -kMostBack : 0))
      return MK_TEXT("games", "a total does not fit");
    if (c.stage == Stage::Play && c.total[at(k)] >= target_ && !has(c.goal, k))
      return MK_TEXT("games", "somebody has won already");
  }
  if (s.points % 50 != 0) return MK_TEXT("games", "the points of the turn do not fit");
  if (c.stage == Stage::Play && s.points != 0 && c.mine() + s.points >= target_)
    return MK_TEXT("games", "the turn is over");
  if (c.hand && (c.last.count != s.left || picks(c.last).empty())) return MK_TEXT("games", "nothing can be set aside");
  return {};
}

} // namespace mk::dice
