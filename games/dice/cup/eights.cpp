// Eights: finding groups, notation and table. Rules: three- to five-dice games, section 5, game 144.
#include "games/dice/cup/eights.h"

#include "games/dice/cup/timed.h"

#include <algorithm>
#include <bit>

namespace mk::dice {

namespace {

enum Button : std::int16_t { kThatIsAll };

using Group = Eights::Group;

int sumOf(const Thrown& t, Group g) {
  int sum = 0;
  for (std::size_t i = 0; i < t.count; ++i)
    if ((g >> i & 1u) != 0) sum += t.face[i];
  return sum;
}

std::string digitsOf(const Thrown& t, Group g) {
  std::string out;
  for (std::size_t i = 0; i < t.count; ++i)
    if ((g >> i & 1u) != 0) out += static_cast<char>('0' + t.face[i]);
  std::ranges::sort(out);
  return out;
}

std::string spokenGroup(const Thrown& t, Group g) {
  std::string out;
  for (const char d : digitsOf(t, g)) out += (out.empty() ? "" : " + ") + std::string(1, d);
  return out;
}

// Calls f(group) for every group among the free dice, of groups with the same faces only for the first.
template <class F> void eachGroup(const Thrown& t, Group taken, int sum, F f) {
  std::array<std::string, 32> seen;
  std::size_t n = 0;
  for (unsigned set = 1; set <= t.all(); ++set) {
    const auto g = static_cast<Group>(set);
    if ((g & taken) != 0 || std::popcount(g) < 2 || sumOf(t, g) != sum) continue;
    std::string digits = digitsOf(t, g);
    if (std::find(seen.begin(), seen.begin() + static_cast<std::ptrdiff_t>(n), digits) !=
        seen.begin() + static_cast<std::ptrdiff_t>(n))
      continue;
    f(g);
    seen[n++] = std::move(digits);
  }
}

} // namespace

Eights::Eights(const Setup& s, const Rules& rules)
    : CupMechanic(s), rules_(rules), helped_(chosen(s.options, "help", "on")),
      timed_(chosen(s.options, "time", "30-s")) {}

void Eights::add(Cup& c, State& s, Group g) const {
  s.found[s.found[0] == 0 ? 0 : 1] = g;
  c.lit = static_cast<std::uint8_t>(c.lit | g);
  c.score(rules_.sum);
}

Then Eights::fall(Cup& c, State& s, const Thrown&) const {
  if (!helped_) return Then::GoesOn;
  std::vector<Move> all;
  moves(c, s, all);
  const Move best = *std::ranges::max_element(all, {}, &Move::count);
  for (const Group g : best.groups)
    if (g != 0) add(c, s, g);
  return Then::TurnOver;
}

// Whether enough dice are left beside the group to look for another one.
bool Eights::isLeft(const Thrown& dice, Group g) { return dice.count - std::popcount(static_cast<unsigned>(g)) >= 2; }

void Eights::moves(const Cup& c, const State& s, std::vector<Move>& out) const {
  const bool second = s.found[0] != 0;
  eachGroup(c.last, used(s), rules_.sum, [&](Group g) {
    out.push_back({{g, 0}, !second && isLeft(c.last, g), 0});
    if (second) return;
    eachGroup(c.last, g, rules_.sum, [&](Group h) {
      if (digitsOf(c.last, g) <= digitsOf(c.last, h)) out.push_back({{g, h}, false, 0});
    });
  });
  out.push_back({});
}

Then Eights::play(Cup& c, State& s, const Move& m) const {
  for (const Group g : m.groups)
    if (g != 0) add(c, s, g);
  if (!m.goesOn) return Then::TurnOver;
  s.seconds = static_cast<std::uint8_t>(std::min(s.seconds + m.seconds, kSeconds - 1));
  c.hand = true; // the dice are still to be looked at
  return Then::GoesOn;
}

int Eights::secondsAllowed(const Cup&, const State& s) const { return timed_ ? kSeconds - s.seconds : 0; }

// --- notation: "groups 26 35" and "groups -" end the turn, "group 26" goes on looking

std::string Eights::moveText(const Cup& c, const State&, const Move& m) const {
  std::string out = m.goesOn ? "group" : "groups";
  for (const Group g : m.groups)
    if (g != 0) out += " " + digitsOf(c.last, g);
  return withSeconds(m.count() == 0 ? out + " -" : out, m.seconds);
}

Checked<Eights::Move> Eights::readMove(const Cup& c, const State& s, std::string_view t) const {
  const int seconds = takeSeconds(t);
  if (comesTooLate(seconds, secondsAllowed(c, s))) return tooLate(secondsAllowed(c, s));
  std::string_view words = t;
  const std::string_view head = nextWord(words);
  const bool bare = head != "group" && head != "groups"; // the dice alone, as they are typed at the table
  if (bare) words = t;
  auto m = readGroups(c, s, words);
  if (!m) return m;
  const bool one = m->count() == 1 && s.found[0] == 0;
  m->goesOn = head != "groups" && one && isLeft(c.last, m->groups[0]);
  if (head == "group" && !one)
    return refuse(MK_TEXT("games", "“group” is one group, after which the search goes on; “groups” ends the turn."));
  m->seconds = static_cast<std::uint8_t>(m->goesOn && timed_ ? seconds : 0);
  return m;
}

Checked<Eights::Move> Eights::readGroups(const Cup& c, const State& s, std::string_view words) const {
  Move m;
  Group taken = used(s);
  std::string_view word = nextWord(words);
  if (word == "-" && nextWord(words).empty()) return m;
  if (word.empty())
    return refuse(MK_TEXT("games", "Name the dice of a group, as in “26 35”, or “-” where there is none."));
  for (; !word.empty(); word = nextWord(words)) {
    if (m.count() + (s.found[0] != 0) == kMostGroups)
      return refuse(MK_TEXT("games", "There cannot be more than two groups."));
    Group g = 0;
    for (const char digit : word) {
      if (digit == '+' || digit == ',') continue;
      std::size_t i = 0;
      while (i < c.last.count && (c.last.face[i] != digit - '0' || ((taken >> i) & 1u) != 0)) ++i;
      if (i == c.last.count)
        return refuse(
            {MK_TEXT("games", "There is no %1 left among the dice: each die serves once."), {Arg::literal({digit})}});
      g = static_cast<Group>(g | 1u << i);
      taken = static_cast<Group>(taken | 1u << i);
    }
    if (const int sum = sumOf(c.last, g); sum != rules_.sum)
      return refuse(
          {MK_TEXT("games", "These dice add up to %1, not to %2."), {Arg::number(sum), Arg::number(rules_.sum)}});
    m.groups[m.groups[0] == 0 ? 0 : 1] = g;
  }
  if (m.count() == 2 && digitsOf(c.last, m.groups[0]) > digitsOf(c.last, m.groups[1]))
    std::swap(m.groups[0], m.groups[1]);
  return m;
}

Gesture Eights::gesture(const Cup& c, const State& s, const Move& m) const {
  Gesture g;
  Move untimed = m;
  untimed.seconds = 0;
  g.path.push_back(m.count() == 0 ? Stroke::button(kThatIsAll) : Stroke::typed(moveText(c, s, untimed)));
  return g;
}

void Eights::offer(const Cup&, const State&, const std::vector<Move>&, View& v) const {
  v.entry = Entry{MK_TEXT("games", "Dice that make 8"), true, 0, 0, {}, kCupTray};
  v.buttons.push_back({kThatIsAll, MK_TEXT("games", "That is all"), '0'});
}

std::optional<Eights::Move> Eights::suggest(const Cup&, const State&, const std::vector<Move>& list, Random&) const {
  return *std::ranges::max_element(list, {}, [](const Move& m) { return 2 * m.count() - m.goesOn; });
}

// The group found already (g=26) and the seconds spent on it (u=12).
std::string Eights::stateText(const Cup& c, const State& s, Seat k) const {
  if (k != c.toMove || s.found[0] == 0) return {};
  return "g=" + digitsOf(c.last, s.found[0]) + (s.seconds > 0 ? " u=" + std::to_string(s.seconds) : "");
}

bool Eights::readWord(Cup& c, State& s, Seat k, std::string_view word) const {
  int n = 0;
  if (k != c.toMove || !c.hand) return false;
  if (timed_ && numberAfter(word, "u=", 1, kSeconds - 1, n)) {
    s.seconds = static_cast<std::uint8_t>(n);
    return true;
  }
  if (!word.starts_with("g=") || s.found[0] != 0) return false;
  const auto m = readGroups(c, s, word.substr(2));
  if (!m || m->count() != 1) return false;
  s.found = m->groups;
  c.gained = rules_.sum; // stands in the total already
  return true;
}

Phrase Eights::fault(const Cup& c, const State& s) const {
  if (c.hand && c.last.count != rules_.dice) return MK_TEXT("games", "five dice are thrown");
  for (const Group g : s.found)
    if (g != 0 && sumOf(c.last, g) != rules_.sum) return MK_TEXT("games", "a group does not make eight");
  if ((s.found[0] & s.found[1]) != 0) return MK_TEXT("games", "a die belongs to two groups");
  return {};
}

// --- the table

TrayDice Eights::tray(const Cup& c, const State& s) const {
  TrayDice out = CupMechanic::tray(c, s);
  if (c.hand)
    for (std::size_t i = 0; i < out.size(); ++i) out[i].held = out[i].lit = (used(s) >> i & 1u) != 0;
  return out;
}

Phrase Eights::prompt(const Cup& c, const State& s, const Step& now) const {
  const Arg who = Arg::seat(now.seat);
  if (now.kind == Step::Kind::Throw) return {MK_TEXT("games", "%1: throw and look for eights"), {who}};
  if (s.found[0] != 0) return {MK_TEXT("games", "%1: one eight is found. Is there another?"), {who}};
  return {MK_TEXT("games", "%1: which dice of %2 add up to 8?"), {who, Arg::literal(c.last.spoken())}};
}

Phrase Eights::tellThrow(const Cup&, const State& was, const Cup& after, Seat seat, const Thrown& t) const {
  if (!helped_) return tellThrown(seat, t);
  (void)was;
  return tellThrown(seat, t, after.lit == 0 ? 0 : sumOf(t, after.lit));
}

Phrase Eights::tellMove(const Cup& before, const State& was, Seat seat, const Move& m) const {
  const Arg who = Arg::seat(seat);
  if (m.count() == 0) {
    if (was.found[0] != 0) return {MK_TEXT("games", "%1 looks no further"), {who}};
    return {MK_TEXT("games", "%1 finds no eight"), {who}};
  }
  const Arg one = Arg::literal(spokenGroup(before.last, m.groups[0]));
  if (m.count() == 1) return {MK_TEXT("games", "%1 finds an eight: %2"), {who, one}};
  return {MK_TEXT("games", "%1 finds two eights: %2 and %3"),
          {who, one, Arg::literal(spokenGroup(before.last, m.groups[1]))}};
}

Phrase Eights::trayLabel(const Cup& c, const State& s) const {
  if (!c.hand || s.found[0] == 0) return {};
  return Phrase::plain(spokenGroup(c.last, s.found[0]) + " = 8");
}

} // namespace mk::dice
