// The course of Chouette: the order, the answers to a double, payments and the rotation of the queue.
#include "games/backgammon/chouette.h"

#include <algorithm>

namespace mk {

namespace {

using Phase = Tables::Phase;

constexpr std::uint8_t bit(Seat s) { return static_cast<std::uint8_t>(1u << s); }

void toTheEnd(Row<std::uint8_t, Chouette::kMost>& queue, Seat seat) {
  queue.remove(static_cast<std::uint8_t>(seat));
  queue.push_back(static_cast<std::uint8_t>(seat));
}

} // namespace

Chouette::Chouette(const Setup& setup)
    : seats_(setup.seats), tables_(setup, kBackgammon), games_(setup.options.number("games")) {
  if (games_ == 0) games_ = 2 * seats_;
}

// Each game may have six doubles, which the whole crew answers.
int Chouette::bound() const { return kMostRounds * kMost + games_ * (tables_.bound() + 6 * kMost); }

Chouette::State Chouette::start() const {
  State s;
  s.table = tables_.start();
  s.order.round = 1;
  return s;
}

// The first place that several share is thrown for first, by the seats in their order.
Seat Chouette::throwing(const State& s) const {
  Seat next = kNobody;
  for (Seat seat = 0; seat < seats_; ++seat) {
    const auto place = s.order.place[at(seat)];
    const auto shared = std::ranges::count(s.order.place.begin(), s.order.place.begin() + seats_, place);
    if (shared > 1 && s.order.sum[at(seat)] == 0 && (next == kNobody || place < s.order.place[at(next)])) next = seat;
  }
  return next;
}

// Higher sums go first, equal ones share a place and throw again.
void Chouette::closeRound(Order& o) const {
  const Order thrown = o;
  for (int a = 0; a < seats_; ++a)
    for (int b = 0; b < seats_; ++b) {
      const bool among = thrown.place[at(a)] == thrown.place[at(b)];
      const bool tie = thrown.sum[at(a)] == thrown.sum[at(b)] && o.round >= kMostRounds && b < a;
      if (among && (thrown.sum[at(b)] > thrown.sum[at(a)] || tie)) ++o.place[at(a)];
    }
  o.sum.fill(0);
  ++o.round;
}

void Chouette::seatByOrder(State& s) const {
  for (int place = 0; place < seats_; ++place)
    for (int seat = 0; seat < seats_; ++seat)
      if (s.order.place[at(seat)] == place) s.queue.push_back(static_cast<std::uint8_t>(seat));
  s.order = {};
  begin(s);
}

// A game with the queue as it stands.
void Chouette::begin(State& s) const {
  s.table = tables_.start();
  s.in = static_cast<std::uint8_t>(((1u << seats_) - 1) & ~(1u << box(s)));
  s.took = 0;
  s.captain = static_cast<Seat>(s.queue[1]);
}

Seat Chouette::answering(const State& s) const {
  if (s.order.round > 0 || s.table.phase != Phase::Answer || s.table.toMove != 0) return kNobody;
  for (const std::uint8_t seat : s.queue)
    if (isIn(s, static_cast<Seat>(seat)) && (s.took >> seat & 1) == 0) return static_cast<Seat>(seat);
  return kNobody;
}

Turn Chouette::turn(const State& s) const {
  if (s.order.round > 0) return Turn::chance();
  const Turn t = tables_.turn(s.table);
  if (!t.isSeats()) return t;
  if (const Seat member = answering(s); member != kNobody) return Turn::of(member);
  return Turn::of(t.seat() == 0 ? box(s) : s.captain);
}

void Chouette::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  tables_.moves(s.table, side(s, seat), out);
}

void Chouette::play(State& s, Seat seat, const Move& m) const {
  if (answering(s) != kNobody) return answer(s, seat, m.kind == Move::Kind::Take);
  tables_.play(s.table, side(s, seat), m);
  if (s.table.phase == Phase::Over) endGame(s);
}

// Who drops pays at once and is out of the game; a captain who drops goes to the end of the queue, and the first who
// takes leads the crew in his place.
void Chouette::answer(State& s, Seat seat, bool takes) const {
  if (takes) {
    s.took = static_cast<std::uint8_t>(s.took | bit(seat));
    if (s.captain == kNobody) s.captain = seat;
  } else {
    s.in = static_cast<std::uint8_t>(s.in & ~bit(seat));
    s.points[at(seat)] -= s.table.cube;
    s.points[at(box(s))] += s.table.cube;
    if (seat == s.captain) {
      s.captain = kNobody;
      toTheEnd(s.queue, seat);
    }
  }
  if (answering(s) != kNobody) return;
  Move all;
  all.kind = s.took != 0 ? Move::Kind::Take : Move::Kind::Drop;
  tables_.play(s.table, 1, all);
  s.took = 0;
  if (s.table.phase == Phase::Over) endGame(s);
}

// Everybody of the crew who is still in wins or pays the value; then the queue moves on.
void Chouette::endGame(State& s) const {
  const bool boxWon = s.table.winner == 0;
  const Seat was = box(s);
  for (Seat seat = 0; seat < seats_; ++seat) {
    if (!isIn(s, seat)) continue;
    const int pays = boxWon ? s.table.value : -s.table.value;
    s.points[at(seat)] -= pays;
    s.points[at(was)] += pays;
  }
  if (s.captain != kNobody) {
    toTheEnd(s.queue, boxWon ? s.captain : was);
    if (!boxWon) {
      Row<std::uint8_t, kMost> queue;
      queue.push_back(static_cast<std::uint8_t>(s.captain));
      for (const std::uint8_t seat : s.queue)
        if (seat != s.captain) queue.push_back(seat);
      s.queue = queue;
    }
  }
  if (s.game >= games_) return;
  ++s.game;
  begin(s);
}

ChanceRequest Chouette::chance(const State& s) const {
  if (s.order.round > 0) return ChanceRequest::dice(2, throwing(s));
  ChanceRequest ask = tables_.chance(s.table);
  if (ask.by != kNobody) ask.by = ask.by == 0 ? box(s) : s.captain;
  return ask;
}

void Chouette::settle(State& s, const Outcome& o) const {
  if (s.order.round > 0) {
    s.order.sum[at(throwing(s))] = static_cast<std::uint8_t>(o.die(0) + o.die(1));
    if (throwing(s) != kNobody) return;
    closeRound(s.order);
    if (throwing(s) == kNobody) seatByOrder(s);
    return;
  }
  tables_.settle(s.table, o);
  if (s.table.phase == Phase::Over) endGame(s);
}

Result Chouette::result(const State& s) const {
  std::vector<int> scores(s.points.begin(), s.points.begin() + seats_);
  if (turn(s).isOver())
    return Result::byScore(std::move(scores),
                           Phrase::counted(MK_TEXT_N("games", "The agreed %n game(s) have been played."), games_));
  return Result::byScore(std::move(scores), MK_TEXT("games", "The match was stopped before its last game."));
}

// The side of who gives up pays what the game would cost if it ended now, a partner only his own share; then the match
// is over, and he is the last.
Result Chouette::resign(const State& s, Seat seat) const {
  std::vector<int> scores(s.points.begin(), s.points.begin() + seats_);
  if (s.order.round == 0) {
    const Seat loser = side(s, seat);
    const int pays = s.table.cube * tables_.multiple(s.table.play.stones, loser);
    for (Seat member = 0; member < seats_; ++member) {
      const bool share = loser == 0 || seat == s.captain || member == seat;
      if (!isIn(s, member) || !share) continue;
      scores[at(member)] += loser == 0 ? pays : -pays;
      scores[at(box(s))] += loser == 0 ? -pays : pays;
    }
  }
  Result r = Result::byScore(std::move(scores), {MK_TEXT("games", "%1 gave up."), {Arg::seat(seat)}});
  for (int& place : r.places)
    if (place > r.places[at(seat)]) --place;
  r.places[at(seat)] = seats_;
  return r;
}

std::string Chouette::fault(const State& s) const {
  if (std::string wrong = tables_.fault(s.table); !wrong.empty()) return wrong;
  int sum = 0;
  for (const std::int32_t n : s.points) sum += n;
  if (sum != 0) return "points lost or found";
  if (s.order.round > 0) return s.queue.empty() ? "" : "a queue before the throw for it";
  for (int seat = 0; seat < seats_; ++seat)
    if (!s.queue.contains(static_cast<std::uint8_t>(seat))) return "a seat is not in the queue";
  if (s.queue.count() != seats_) return "a seat stands twice in the queue";
  if ((s.in & ~((1u << seats_) - 1)) != 0 || (s.took & ~s.in) != 0) return "a crew of others";
  return {};
}

std::vector<Weighed<Chouette::Move>> Chouette::weigh(const State& s, Seat seat, int ahead,
                                                     const std::stop_token& stop) const {
  return tables_.weigh(s.table, side(s, seat), ahead, stop);
}

std::optional<Chouette::Move> Chouette::suggest(const State& s, Seat seat, Random& random) const {
  return tables_.suggest(s.table, side(s, seat), random);
}

} // namespace mk
