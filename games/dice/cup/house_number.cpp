// House numbers: reading a throw, putting digits on places, positions as text and the sheet. Rules: three- to
// five-dice games, games 92 and 93.
#include "games/dice/cup/house_number.h"

#include "games/dice/base/words.h"

namespace mk::dice {

int houseNumber(const Thrown& t, bool small) {
  const Thrown::Faces f = t.sorted();
  return small ? 100 * f[0] + 10 * f[1] + f[2] : 100 * f[2] + 10 * f[1] + f[0];
}

// --- in one throw

std::string HouseInOneThrow::stateText(const Cup&, const State& s, Seat k) const {
  return s.best[at(k)] == 0 ? std::string() : std::to_string(s.best[at(k)]);
}

bool HouseInOneThrow::readWord(Cup&, State& s, Seat k, std::string_view word) const {
  const Thrown t = Thrown::of(word);
  if (t.count != 3 || std::to_string(houseNumber(t, small_)) != word) return false;
  s.best[at(k)] = static_cast<std::int16_t>(houseNumber(t, small_));
  return true;
}

Phrase HouseInOneThrow::fault(const Cup& c, const State& s) const {
  for (Seat k = 0; k < seats(); ++k) {
    if ((s.best[at(k)] == goal()) != has(c.goal, k))
      return MK_TEXT("games", "whether the goal is reached does not fit the rest");
    if (c.round > 1 && s.best[at(k)] == 0) return MK_TEXT("games", "somebody has not thrown in the first round");
  }
  if (c.stage != Stage::Play && c.goal == 0 && c.round != kRounds)
    return MK_TEXT("games", "there are rounds to be played");
  return {};
}

Phrase HouseInOneThrow::prompt(const Cup& c, const State&, const Step& now) const {
  const Arg who = Arg::seat(now.seat);
  if (c.extra())
    return small_ ? Phrase(MK_TEXT("games", "%1: throw all three dice, the smallest number wins"), {who})
                  : Phrase(MK_TEXT("games", "%1: throw all three dice, the highest number wins"), {who});
  return {MK_TEXT("games", "%1: throw all three dice, %2 wins at once"), {who, Arg::number(goal())}};
}

Phrase HouseInOneThrow::tellThrow(const Cup& was, const State&, const Cup& now, Seat seat, const Thrown& t) const {
  const Arg who = Arg::seat(seat), what = Arg::literal(t.spoken()), number = Arg::number(houseNumber(t, small_));
  if (now.lit != 0 && !was.extra())
    return {MK_TEXT("games", "%1 throws %2: house number %3, the best so far"), {who, what, number}};
  return {MK_TEXT("games", "%1 throws %2: house number %3"), {who, what, number}};
}

Phrase HouseInOneThrow::wonBy(const Cup&, const State& s, Seat k) const {
  const Arg who = Arg::seat(k), number = Arg::number(s.best[at(k)]);
  return small_ ? Phrase(MK_TEXT("games", "The smallest house number is %2: %1 wins."), {who, number})
                : Phrase(MK_TEXT("games", "The highest house number is %2: %1 wins."), {who, number});
}

Phrase HouseInOneThrow::trayLabel(const Cup& c, const State&) const {
  if (c.stage != Stage::Play) return {};
  return {MK_TEXT("games", "round %1 of %2"), {Arg::number(c.round), Arg::number(kRounds)}};
}

void HouseInOneThrow::sheet(SheetLines& out, const Cup& c, const State& s) const {
  out.line(
      MK_TEXT("games", "Best house number"),
      [&](Seat k) {
        Cell cell = s.best[at(k)] == 0 ? Cell() : written(s.best[at(k)]);
        cell.open = c.stage == Stage::Play && k == c.toMove && s.best[at(k)] == 0;
        return cell;
      },
      true);
}

// --- by places

namespace {

constexpr std::string_view kPlaceLetters = "htu";

} // namespace

HouseByPlaces::HouseByPlaces(const Setup& s, const Rules& r) : CupMechanic(s), small_(r.small) {
  for (unsigned places = 1; places < expected_.size(); ++places) {
    double sum = 0;
    for (int digit = 1; digit <= 6; ++digit) sum += after(places, digit, bestPlace(places, digit));
    expected_[places] = sum / 6;
  }
}

std::uint8_t HouseByPlaces::bestPlace(unsigned freePlaces, int digit) const {
  std::uint8_t best = kPlaces;
  for (std::uint8_t i = 0; i < kPlaces; ++i) {
    if ((freePlaces >> i & 1u) == 0) continue;
    const bool better = best == kPlaces || (after(freePlaces, digit, i) > after(freePlaces, digit, best)) != small_;
    if (better) best = i;
  }
  return best;
}

std::optional<HouseByPlaces::Move> HouseByPlaces::suggest(const Cup& c, const State&, const std::vector<Move>& list,
                                                          Random&) const {
  unsigned places = 0;
  for (const Move& m : list) places |= 1u << m.place;
  return Move{bestPlace(places, c.last.face[0])};
}

std::string HouseByPlaces::moveText(const Cup&, const State&, const Move& m) const {
  return std::string("at ") + kPlaceLetters[m.place];
}

// The places are lines of the sheet, below the seats' names and the rounds.
Gesture HouseByPlaces::gesture(const Cup& c, const State&, const Move& m) const {
  Gesture g;
  g.path.push_back(Stroke::place(kCupSheet, (1 + rounds() + m.place) * (seats() + 1) + 1 + c.toMove));
  return g;
}

// "h=6 u=1": the digits that are in their places.
std::string HouseByPlaces::stateText(const Cup& c, const State& s, Seat k) const {
  std::string t;
  for (std::size_t i = 0; k == c.toMove && i < kPlaces; ++i)
    if (s.digit[i] != 0) t += std::string(t.empty() ? "" : " ") + kPlaceLetters[i] + "=" + std::to_string(s.digit[i]);
  return t;
}

bool HouseByPlaces::readWord(Cup& c, State& s, Seat k, std::string_view word) const {
  int digit = 0;
  const auto i = word.empty() ? std::string_view::npos : kPlaceLetters.find(word[0]);
  if (k != c.toMove || i == std::string_view::npos || !numberAfter(word.substr(1), "=", 1, 6, digit)) return false;
  s.digit[i] = static_cast<std::uint8_t>(digit);
  ++c.throws;
  return true;
}

Phrase HouseByPlaces::fault(const Cup& c, const State& s) const {
  if (c.hand && c.last.count != 1) return MK_TEXT("games", "one die is thrown");
  const int taken = kPlaces - free(s);
  if (taken + c.hand >= kPlaces) return MK_TEXT("games", "the house number is finished");
  if (c.throws != taken + c.hand) return MK_TEXT("games", "the throws do not fit the digits");
  const bool ended = c.stage != Stage::Play;
  return ended && c.round != rounds() ? MK_TEXT("games", "there are rounds to be played") : Phrase();
}

Phrase HouseByPlaces::prompt(const Cup& c, const State& s, const Step& now) const {
  const Arg who = Arg::seat(now.seat);
  if (now.kind == Step::Kind::Decide)
    return {MK_TEXT("games", "%1: choose a place for the %2"), {who, Arg::number(c.last.face[0])}};
  static constexpr const char* throws[] = {MK_TEXT("games", "%1: throw the last die, it goes in the free place"),
                                           MK_TEXT("games", "%1: throw the second die"),
                                           MK_TEXT("games", "%1: throw the first of three dice")};
  return {throws[free(s) - 1], {who}};
}

Phrase HouseByPlaces::tellThrow(const Cup&, const State& s, const Cup& now, Seat seat, const Thrown& t) const {
  if (free(s) > 1) return tellThrown(seat, t);
  return {MK_TEXT("games", "%1 throws %2: house number %3"),
          {Arg::seat(seat), Arg::literal(t.spoken()), Arg::number(now.gained)}};
}

Phrase HouseByPlaces::tellMove(const Cup& c, const State&, Seat seat, const Move& m) const {
  static constexpr const char* said[] = {MK_TEXT("games", "%1 puts the %2 on the hundreds"),
                                         MK_TEXT("games", "%1 puts the %2 on the tens"),
                                         MK_TEXT("games", "%1 puts the %2 on the units")};
  return {said[m.place], {Arg::seat(seat), Arg::number(c.last.face[0])}};
}

void HouseByPlaces::sheet(SheetLines& out, const Cup& c, const State& s) const {
  static constexpr const char* lines[] = {MK_TEXT("games", "Hundreds"), MK_TEXT("games", "Tens"),
                                          MK_TEXT("games", "Units")};
  for (std::size_t i = 0; i < kPlaces; ++i)
    out.line(lines[i], [&](Seat k) {
      Cell cell;
      if (k != c.toMove) return cell;
      if (s.digit[i] != 0) return written(s.digit[i]);
      cell.open = cell.preview = c.hand;
      if (c.hand) cell.text = written(c.last.face[0]).text;
      return cell;
    });
}

} // namespace mk::dice
