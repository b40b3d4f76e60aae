// The common frame of games with one and two dice: starter, matches, extra rounds, results.
// Rules: games with one and two dice, section 1.
#include "games/dice/throws/throw_frame.h"

#include "games/dice/base/ending.h"
#include "games/dice/base/fields.h"
#include "games/dice/base/house_rules.h"

#include <algorithm>

namespace mk::dice {

FrameRules FrameRules::of(const Setup& s, FrameRules row) {
  row.seats = s.seats;
  row.starter = s.options.specs().empty() ? row.starter : starterOf(s.options);
  row.sharedWin = chosen(s.options, "tie", "shared-win");
  if (row.games == 0) { // the row's own match: as many games as players, or a number
    row.games = s.options.is("games", "as-many-as-players") ? s.seats : s.options.index("games");
  } else if (!s.options.specs().empty()) {
    row.games = s.options.number("games");
  }
  return row;
}

void FrameRules::open(Frame& f) const {
  f.last = {};
  f.by = kNobody;
  f.again = 0;
  f.contest = {};
  f.starter = f.first = lowestOf(f.playing);
  switch (starter) {
  case Starter::ThrowOff:
    f.stage = Stage::ThrowOff;
    f.contest = Contest::among(f.playing);
    break;
  case Starter::Lot:
    f.stage = Stage::Lot;
    break;
  case Starter::FirstSeat:
    f.stage = Stage::Play;
    break;
  }
}

FrameRules::Next FrameRules::gameOver(Frame& f, SeatSet best) const {
  ++f.game;
  eachSeat(best, [&](Seat k) { ++f.won[at(k)]; });
  f.stage = Stage::Over;
  f.best = best;
  if (games == 1 || f.deciding) return Next::Nothing;
  if (f.game < games) { // begun by the next player
    f.best = 0;
    f.again = 0;
    f.held = {};
    f.contest = {};
    f.starter = f.first = after(f.first, f.playing = everySeat(seats), seats);
    return Next::Game;
  }
  const int most = *std::ranges::max_element(f.won);
  f.best = 0;
  for (Seat k = 0; k < seats; ++k)
    if (f.won[at(k)] == most) f.best |= only(k);
  if (std::has_single_bit(f.best) || sharedWin) return Next::Nothing;
  f.playing = std::exchange(f.best, SeatSet{0});
  f.held = {};
  f.deciding = true;
  return Next::Deciding;
}

Result FrameRules::result(const Frame& f, std::vector<int> scores, const std::vector<int>& ranks, Unit unit,
                          Phrase wonBy) const {
  const bool over = f.stage == Stage::Over;
  Result r;
  std::vector<std::pair<int, bool>> order; // above equal ranks, whoever won the extra rounds or the game played again
  for (Seat k = 0; k < seats; ++k) {
    const bool ahead = over ? has(f.best, k) : f.stage == Stage::Extra ? has(f.contest.in, k) : has(f.playing, k);
    order.emplace_back(over && has(f.best, k) ? 1'000'000 : ranks[at(k)], ahead);
  }
  r.places = placesOf(order);
  r.scores = std::move(scores);
  if (!over) {
    r.why = toldStopped();
    return r;
  }
  if (!std::has_single_bit(f.best)) {
    r.together = true;
    r.why = toldShared();
    return r;
  }
  const Seat first = lowestOf(f.best);
  if (games > 1 && !f.deciding)
    r.why =
        Phrase::counted(MK_TEXT_N("games", "%1 wins the match with %n game(s)."), f.won[at(first)], {Arg::seat(first)});
  else if (games > 1)
    r.why = {MK_TEXT("games", "%1 wins the deciding game and the match."), {Arg::seat(first)}};
  else if (f.contest.round > 0)
    r.why = toldTieBroken(first);
  else if (!wonBy.empty() && f.again == 0)
    r.why = std::move(wonBy);
  else if (f.again > 0 || unit == Unit::Nothing)
    r.why = {MK_TEXT("games", "%1 wins."), {Arg::seat(first)}};
  else
    r.why = Phrase::counted(MK_TEXT_N("games", "%1 wins with %n point(s)."), r.scores[at(first)], {Arg::seat(first)});
  return r;
}

int FrameRules::bound(int game, bool playsAgain) const {
  const int contest = 2 * Contest::kMostRounds * seats; // a call and a throw
  const int rounds = games == 1 ? 1 : games + 1;        // and the deciding game
  return rounds * (contest + contest + game * (playsAgain ? Contest::kMostRounds + 1 : 1));
}

Phrase FrameRules::fault(const Frame& f) const {
  const SeatSet all = everySeat(seats);
  const auto among = [](SeatSet part, SeatSet whole) { return (part & ~whole) == 0; };
  if (!among(f.playing, all) || std::popcount(f.playing) < 2) return MK_TEXT("games", "nobody plays");
  if (std::ranges::any_of(f.won, [&](int n) { return n > f.game; }))
    return MK_TEXT("games", "more games are won than were played");
  if (!has(f.playing, f.starter) || !has(f.playing, f.first)) {
    const bool again = f.again > 0 && has(f.playing, f.starter); // whoever began at first may be out of it
    if (!again || f.first < 0 || f.first >= seats) return MK_TEXT("games", "the starter does not play");
  }
  if ((f.stage == Stage::Over) != (f.best != 0) || !among(f.best, f.playing | (f.deciding ? 0 : all)))
    return MK_TEXT("games", "who has won does not fit");
  if (f.game > games + 1 || (f.stage != Stage::Over && !f.deciding && f.game >= games))
    return MK_TEXT("games", "too many games");
  if (f.deciding && games == 1) return MK_TEXT("games", "there is no deciding game");
  const Contest& c = f.contest;
  if (f.stage == Stage::ThrowOff || f.stage == Stage::Extra) {
    if (c.round == 0 || c.ended || c.in == 0 || !among(c.in, f.playing) || !among(c.done, c.in) || c.done == c.in)
      return MK_TEXT("games", "nobody has to throw in the contest");
  } else if (f.stage != Stage::Over && !(c == Contest{})) {
    return MK_TEXT("games", "there is no contest now");
  }
  if (f.last.a > 6 || f.last.b > 6) return MK_TEXT("games", "a die shows no face");
  return {};
}

std::string FrameRules::head(const Frame& f) const {
  static constexpr const char* names[] = {"lot", "throw-off", "play", "extra", "over"};
  return std::to_string(number) + " " + names[static_cast<std::size_t>(f.stage)];
}

Checked<std::string_view> FrameRules::readHead(std::string_view t, Frame& f) const {
  const std::string_view id = nextWord(t);
  if (id != std::to_string(number))
    return refuse({MK_TEXT("games", "A position of this game begins with its number, %1."), {Arg::number(number)}});
  const std::string_view name = nextWord(t);
  for (int i = 0; i <= static_cast<int>(Stage::Over); ++i) {
    Frame named;
    named.stage = static_cast<Stage>(i);
    if (head(named) != std::string(id) + " " + std::string(name)) continue;
    f.stage = named.stage;
    return t;
  }
  return refuse({MK_TEXT("games", "“%1” is not part of a game: lot, throw-off, play, extra or over."),
                 {Arg::literal(std::string(name.substr(0, 40)))}});
}

void FrameRules::fillIn(Frame& f) const {
  if (f.playing == 0) f.playing = everySeat(seats);
}

} // namespace mk::dice
