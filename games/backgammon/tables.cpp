// The course of the games on the backgammon board: throws, turns, the doubling cube, the end of a game and of a match.
#include "games/backgammon/tables.h"

#include <algorithm>

namespace mk {

constinit const TablesTraits kBackgammon{StepEngine::Way::Backgammon, false, true, "24:2 13:5 8:3 6:5"};
constinit const TablesTraits kJacquet{StepEngine::Way::Backgammon, false, true, "25:15"};
constinit const TablesTraits kTrikTrak{StepEngine::Way::TrikTrak, true, false, "24:15"};
constinit const TablesTraits kPuff{StepEngine::Way::Puff, true, false, "25:15"};

namespace {

constexpr Seat other(Seat s) { return static_cast<Seat>(1 - s); }

// "24:2 13:5" for both sides.
Stones readSetup(const char* t) {
  Stones s;
  while (*t != '\0') {
    int number[2] = {};
    for (int& n : number) {
      while (*t >= '0' && *t <= '9') n = n * 10 + (*t++ - '0');
      if (*t != '\0') ++t;
    }
    for (auto& side : s.n) side[at(number[0])] = static_cast<std::int8_t>(number[1]);
  }
  return s;
}

} // namespace

Tables::Tables(const Setup& setup, const TablesTraits& traits)
    : traits_(traits), engine_(traits.way), setup_(readSetup(traits.setup)) {
  const Options& o = setup.options;
  if (traits_.cube) {
    cube_ = o.is("cube", "on");
    gammons_ = o.is("gammons", "on");
    const bool hasMatches =
        std::ranges::any_of(o.specs(), [](const OptionSpec& s) { return std::string_view(s.key) == "match"; });
    if (hasMatches && !o.is("match", "single-game")) length_ = std::stoi(o.value("match"));
    automatic_ = cube_ && !isMatch() && o.is("automatic-doubles", "on");
  }
  if (traits_.way == StepEngine::Way::TrikTrak) {
    rounds_ = o.number("rounds");
    choose_ = o.is("next-round", "winner-chooses");
  }
}

// A game of backgammon or Puff has at most kMostThrows throws, each with the word before it, four steps and the word
// after it; and six doubles with their answers. In Trik-Trak every turn but kMostIdle in a row brings a stone nearer to
// its goal: 2 x 15 x 24 pips, again for stones hit (23 points at most, 23 pips each) and for stones that start anew.
int Tables::bound() const {
  if (traits_.way == StepEngine::Way::TrikTrak)
    return rounds_ * ((4 * kStones * 24 + 23 * 23) * (kMostIdle + 1) * 3 + 2) + kMostThrows;
  const int games = isMatch() ? 2 * length_ - 1 : 1;
  return games * (kMostThrows * 7 + 12);
}

void Tables::place(State& s) const {
  s.play = {};
  s.play.stones = setup_;
  s.phase = Phase::Opening;
  s.toMove = kNobody;
  s.cube = 1;
  s.cubeOwner = kNobody;
  s.throws = 0;
  s.idle = 0;
  s.moved = false;
  s.atSix = {kNever, kNever};
  number(s);
}

void Tables::number(State& s) const {
  for (std::size_t side = 0; side < 2; ++side) {
    std::size_t stone = 0;
    for (int p = kBar; p >= kOff; --p)
      for (int i = 0; i < s.play.stones.n[side][at(p)]; ++i) s.where[side][stone++] = static_cast<std::uint8_t>(p);
  }
}

Tables::State Tables::start() const {
  State s;
  place(s);
  noteCrawford(s);
  return s;
}

Turn Tables::turn(const State& s) const {
  switch (s.phase) {
  case Phase::Opening:
  case Phase::Fall:
  case Phase::Ready:
    return Turn::chance();
  case Phase::Decide:
  case Phase::Steps:
    return Turn::of(s.toMove);
  case Phase::Answer:
    return Turn::of(other(s.toMove));
  case Phase::Choose:
    return Turn::of(s.winner);
  case Phase::Over:
    break;
  }
  return Turn::over();
}

bool Tables::mayDouble(const State& s, Seat seat) const {
  return cube_ && s.cube < kHighestCube && (s.cubeOwner == kNobody || s.cubeOwner == seat) &&
         s.crawford != Crawford::Now;
}

void Tables::moves(const State& s, Seat, std::vector<Move>& out) const {
  const auto word = [&](Move::Kind kind) { out.emplace_back().kind = kind; };
  switch (s.phase) {
  case Phase::Decide:
    word(Move::Kind::Roll);
    word(Move::Kind::Double);
    break;
  case Phase::Answer:
    word(Move::Kind::Take);
    word(Move::Kind::Drop);
    break;
  case Phase::Choose:
    word(Move::Kind::SetUp);
    word(Move::Kind::Continue);
    break;
  case Phase::Steps: {
    const auto steps = engine_.legal(s.play, s.toMove);
    for (const Step& m : steps) out.emplace_back().steps.push_back(m);
    if (steps.empty() || engine_.mayStop(s.play)) word(Move::Kind::Done);
    break;
  }
  case Phase::Opening:
  case Phase::Fall:
  case Phase::Ready:
  case Phase::Over:
    break;
  }
}

void Tables::play(State& s, Seat seat, const Move& m) const {
  switch (m.kind) {
  case Move::Kind::Steps:
    for (const Step& one : m.steps)
      if (s.phase == Phase::Steps) make(s, seat, one);
    if (m.whole && s.phase == Phase::Steps) finishTurn(s, seat);
    break;
  case Move::Kind::Done:
    finishTurn(s, seat);
    break;
  case Move::Kind::Roll:
    s.phase = Phase::Fall;
    break;
  case Move::Kind::Double:
    s.phase = Phase::Answer;
    break;
  case Move::Kind::Take:
    s.cube = static_cast<std::uint8_t>(2 * s.cube);
    s.cubeOwner = seat;
    s.phase = Phase::Ready;
    break;
  case Move::Kind::Drop:
    endGame(s, s.toMove, s.cube, Ending::Dropped);
    break;
  case Move::Kind::SetUp:
    newGame(s);
    break;
  case Move::Kind::Continue:
    s.play.score = {};
    s.atSix = {kNever, kNever};
    s.idle = 0;
    for (auto& side : s.play.stones.n)
      if (side[kOff] == kStones) side[kOff] = 0, side[kStart] = kStones;
    number(s);
    ready(s, other(s.winner));
    break;
  }
}

// One step on the board. The game may end with it.
void Tables::make(State& s, Seat seat, const Step& m) const {
  const bool trikTrak = traits_.way == StepEngine::Way::TrikTrak;
  auto& mine = s.where[at(seat)];
  auto& theirs = s.where[at(other(seat))];
  const auto last = [](auto& side, int p) { return std::find(side.rbegin(), side.rend(), p); };
  *last(mine, m.from) = m.to;
  if (engine_.hits(s.play.stones, seat, m))
    *last(theirs, 25 - m.to) = static_cast<std::uint8_t>(trikTrak ? kStart : kBar);
  engine_.make(s.play, seat, m);
  s.moved = true;
  if (trikTrak) {
    if (m.to == kOff && s.play.stones.of(seat, kOff) == 0) mine.fill(kStart); // all gone: they start anew
    noteSix(s);
    trikTrakWon(s, seat);
  } else if (s.play.stones.of(seat, kOff) == kStones) {
    const int value = traits_.cube ? s.cube * multiple(s.play.stones, other(seat)) : 1;
    endGame(s, seat, value, Ending::BorneOff);
  }
}

int Tables::multiple(const Stones& stones, Seat loser) const {
  if (!gammons_ || stones.of(loser, kOff) > 0) return 1;
  for (int p = 19; p <= kBar; ++p)
    if (stones.of(loser, p) > 0) return 3;
  return 2;
}

ChanceRequest Tables::chance(const State& s) const {
  if (s.phase == Phase::Opening) return ChanceRequest::dice(traits_.cube ? 2 : 4, 0);
  return ChanceRequest::dice(2, s.phase == Phase::Fall ? kNobody : s.toMove);
}

void Tables::settle(State& s, const Outcome& o) const {
  s.dice = {};
  for (int i = 0; i < o.count; ++i) s.dice[at(i)] = static_cast<std::uint8_t>(o.die(i));
  ++s.throws;
  if (s.phase == Phase::Opening) return settleOpening(s, o);
  begin(s, o.die(0), o.die(1));
}

// One die each: the higher plays both as the first throw. Two dice each: the higher sum throws anew.
void Tables::settleOpening(State& s, const Outcome& o) const {
  const int white = traits_.cube ? o.die(0) : o.die(0) + o.die(1);
  const int black = traits_.cube ? o.die(1) : o.die(2) + o.die(3);
  if (white == black) {
    if (automatic_ && s.cube < kHighestCube) s.cube = static_cast<std::uint8_t>(2 * s.cube);
    if (s.throws >= kMostThrows) stopGame(s);
    return;
  }
  const Seat first = white > black ? 0 : 1;
  if (!traits_.cube) return ready(s, first);
  s.toMove = first;
  begin(s, o.die(first), o.die(other(first)));
}

void Tables::begin(State& s, int a, int b) const {
  engine_.begin(s.play, s.toMove, a, b);
  s.moved = false;
  s.phase = Phase::Steps;
}

void Tables::ready(State& s, Seat seat) const {
  s.toMove = seat;
  s.play.left.clear();
  s.play.ran.clear();
  s.play.thrown = s.play.kept = 0;
  s.play.wallOpen = s.moved = false;
  s.phase = mayDouble(s, seat) ? Phase::Decide : Phase::Ready;
}

void Tables::finishTurn(State& s, Seat seat) const {
  if (traits_.way == StepEngine::Way::TrikTrak) {
    if (bridge(s.play.stones, seat)) s.play.score[at(seat)] = static_cast<std::uint8_t>(s.play.score[at(seat)] + 2);
    noteSix(s);
    if (trikTrakWon(s, seat)) return;
    s.idle = s.moved ? std::uint8_t{0} : static_cast<std::uint8_t>(s.idle + 1);
    if (s.idle >= kMostIdle) return stopGame(s);
  } else if (s.throws >= kMostThrows) {
    return stopGame(s);
  }
  const bool again = traits_.way == StepEngine::Way::Puff && s.play.thrown == 4;
  ready(s, again ? seat : other(seat));
}

void Tables::newGame(State& s) const {
  place(s);
  noteCrawford(s);
}

void Tables::endGame(State& s, Seat winner, int value, Ending ending) const {
  s.winner = winner;
  s.value = static_cast<std::int16_t>(value);
  s.ending = ending;
  if (winner != kNobody) s.total[at(winner)] = static_cast<std::int16_t>(s.total[at(winner)] + value);
  if (traits_.way == StepEngine::Way::TrikTrak && s.round < rounds_) {
    ++s.round;
    if (!choose_ || winner == kNobody) return newGame(s);
    ready(s, other(winner));
    s.phase = Phase::Choose;
    return;
  }
  if (isMatch() && *std::ranges::max_element(s.total) < length_) return newGame(s);
  s.phase = Phase::Over;
}

// A game that does not end by itself: the one farther ahead wins it.
void Tables::stopGame(State& s) const {
  const int white = s.play.stones.pips(0), black = s.play.stones.pips(1);
  if (traits_.way == StepEngine::Way::TrikTrak) {
    const auto [w, b] = s.play.score;
    return endGame(s, w == b ? kNobody : w > b ? Seat{0} : Seat{1}, w == b ? 0 : 1, Ending::Stopped);
  }
  endGame(s, white <= black ? Seat{0} : Seat{1}, traits_.cube ? s.cube : 1, Ending::Stopped);
}

// In a match the cube rests in the first game in which somebody needs exactly one point.
void Tables::noteCrawford(State& s) const {
  if (s.crawford == Crawford::Now)
    s.crawford = Crawford::Past;
  else if (isMatch() && s.crawford == Crawford::Before && *std::ranges::max_element(s.total) == length_ - 1)
    s.crawford = Crawford::Now;
}

// The phrases of a finished game.
Phrase Tables::ended(const State& s) const {
  if (s.winner == kNobody)
    return {MK_TEXT("games", "%1 turns without a move: the round is a draw."), {Arg::number(kMostIdle)}};
  const Arg who = Arg::seat(s.winner);
  switch (s.ending) {
  case Ending::Dropped:
    return Phrase::counted(MK_TEXT_N("games", "The double is refused: %1 wins %n point(s)."), s.value, {who});
  case Ending::Stopped:
    return Phrase::counted(MK_TEXT_N("games", "The game is stopped: %1 is ahead and wins %n point(s)."), s.value,
                           {who});
  case Ending::Score:
    return Phrase::counted(MK_TEXT_N("games", "%1 has twelve points; the round is worth %n point(s)."), s.value, {who});
  case Ending::BorneOff:
    break;
  }
  return Phrase::counted(MK_TEXT_N("games", "%1 has borne off all stones and wins %n point(s)."), s.value, {who});
}

Result Tables::result(const State& s) const {
  const std::vector<int> scores{s.total[0], s.total[1]};
  if (s.phase == Phase::Over && s.winner != kNobody && s.total[0] == s.total[1]) // of several rounds
    return Result::byScore(scores,
                           {MK_TEXT("games", "%1 Both have the same points in all: a draw."), {Arg::phrase(ended(s))}});
  if (s.phase == Phase::Over) return Result::byScore(scores, ended(s));
  return Result::byScore(scores, MK_TEXT("games", "The game was stopped before its end."));
}

// Who gives up pays what the position would pay if the game ended now.
Result Tables::resign(const State& s, Seat seat) const {
  const int times = traits_.cube ? multiple(s.play.stones, seat) : 1, stake = traits_.cube ? s.cube : 1;
  const int pays = times * stake;
  Phrase why = Phrase::counted(MK_TEXT_N("games", "%1 gave up and pays %n point(s)."), pays, {Arg::seat(seat)});
  const auto add = [&why](Phrase more) {
    why = {"%1 %2", {Arg::phrase(std::move(why)), Arg::phrase(std::move(more))}};
  };
  if (times == 2) add(MK_TEXT("games", "A gammon counts twice."));
  if (times == 3) add(MK_TEXT("games", "A backgammon counts three times."));
  if (stake > 1) add({MK_TEXT("games", "The cube stands at %1."), {Arg::number(stake)}});
  Result r = Result::loss(2, seat, std::move(why));
  r.scores = {s.total[0], s.total[1]};
  r.scores[at(other(seat))] += pays;
  return r;
}

std::string Tables::fault(const State& s) const {
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    std::array<int, 26> seen{};
    for (const std::uint8_t p : s.where[at(seat)]) ++seen[p];
    for (int p = 0; p <= kBar; ++p) {
      if (s.play.stones.of(seat, p) != seen[at(p)]) return "stones lost or doubled";
      const bool neutral = traits_.way == StepEngine::Way::TrikTrak && (p == 1 || p == kStart);
      if (p >= 1 && p <= 24 && !neutral && seen[at(p)] > 0 && s.play.stones.of(other(seat), 25 - p) > 0)
        return "both colours on one point";
    }
  }
  if (s.cube < 1 || s.cube > kHighestCube || (s.cube & (s.cube - 1)) != 0) return "a cube that cannot be";
  if (s.phase == Phase::Steps && (s.dice[0] < 1 || s.dice[1] < 1)) return "steps without a throw";
  return {};
}

} // namespace mk
