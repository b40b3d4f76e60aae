// A match: its log and the positions along it.
#include "games/box/match.h"

#include <charconv>

namespace mk {

namespace {

// What is read from outside has bounds: the longest position of our games has some thousand letters.
constexpr std::size_t kLongestPosition = 1 << 16;
constexpr std::size_t kMostLines = 1 << 20;

bool readSeat(std::string_view w, Seat& out) {
  int n = 0;
  const auto [end, error] = std::from_chars(w.data(), w.data() + w.size(), n);
  if (error != std::errc() || end != w.data() + w.size() || n < 0 || n >= kMaxSeats) return false;
  out = static_cast<Seat>(n);
  return true;
}

bool endsMatch(Event::Kind k) {
  return k == Event::Kind::Resign || k == Event::Kind::Draw || k == Event::Kind::Stop || k == Event::Kind::Flag;
}

// The milliseconds at the end of a move's line, in braces; taken off it.
std::int64_t takeTime(std::string_view& move) {
  const auto open = move.rfind(" {");
  if (open == std::string_view::npos || open == 0 || !move.ends_with('}')) return 0;
  const std::string_view number = move.substr(open + 2, move.size() - open - 3);
  std::int64_t ms = 0;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), ms);
  if (error != std::errc() || end != number.data() + number.size() || ms < 0) return 0;
  move = move.substr(0, open);
  return ms;
}

Permission checkEnding(const Position& p, const Event& e, int seats) {
  if (e.kind == Event::Kind::Resign && (e.seat < 0 || e.seat >= seats))
    return refuse(
        {MK_TEXT("games", "There is no seat %1: seats are 0 to %2."), {Arg::number(e.seat), Arg::number(seats - 1)}});
  if (e.kind == Event::Kind::Draw && !p.mayDraw())
    return refuse(MK_TEXT("games", "A draw cannot be agreed on in this game."));
  return Ok{};
}

// Who is late has lost, unless the other could not win any more by any moves.
Result lateResult(const GameInfo& info, const Position& p, Seat late) {
  if (!mayWin(info, p, static_cast<Seat>(1 - late)))
    return Result::draw(2, {MK_TEXT("games", "%1 ran out of time, but %2 could no longer win."),
                            {Arg::seat(late), Arg::seat(static_cast<Seat>(1 - late))}});
  Result r = p.resign(late);
  r.why = {MK_TEXT("games", "%1 ran out of time."), {Arg::seat(late)}};
  return r;
}

// Plays the event on `p`; endings leave the position as it is.
Permission apply(Position& p, const Event& e) {
  switch (e.kind) {
  case Event::Kind::Move:
    return p.play(e.seat, e.move);
  case Event::Kind::Chance:
    return p.settle(e.outcome);
  case Event::Kind::Clock:
    return p.expire();
  case Event::Kind::Resign:
  case Event::Kind::Draw:
  case Event::Kind::Stop:
  case Event::Kind::Flag:
    return checkEnding(p, e, p.game().setup().seats);
  }
  return Ok{};
}

} // namespace

std::string text(const Event& e) {
  switch (e.kind) {
  case Event::Kind::Move:
    return std::to_string(e.seat) + " " + e.move + (e.took > 0 ? " {" + std::to_string(e.took) + "}" : std::string());
  case Event::Kind::Chance:
    return "chance " + text(e.outcome, e.poker);
  case Event::Kind::Clock:
    return "clock";
  case Event::Kind::Resign:
    return "resign " + std::to_string(e.seat);
  case Event::Kind::Draw:
    return "draw";
  case Event::Kind::Stop:
    return "stop";
  case Event::Kind::Flag:
    return "flag " + std::to_string(e.seat);
  }
  return {};
}

Checked<Event> readEvent(std::string_view line, bool poker) {
  Event e;
  const auto gap = line.find(' ');
  const std::string_view head = line.substr(0, gap);
  const std::string_view rest = gap == std::string_view::npos ? std::string_view() : line.substr(gap + 1);
  if (head == "chance") {
    e.kind = Event::Kind::Chance;
    const auto o = readOutcome(rest, poker);
    e.poker = poker;
    if (!o) return Refusal{o.why()};
    e.outcome = *o;
    return e;
  }
  if (rest.empty() && (head == "clock" || head == "draw" || head == "stop")) {
    e.kind = head == "clock" ? Event::Kind::Clock : head == "draw" ? Event::Kind::Draw : Event::Kind::Stop;
    return e;
  }
  if ((head == "resign" || head == "flag") && readSeat(rest, e.seat)) {
    e.kind = head == "flag" ? Event::Kind::Flag : Event::Kind::Resign;
    return e;
  }
  if (!rest.empty() && readSeat(head, e.seat)) {
    std::string_view move = rest;
    e.took = takeTime(move);
    e.move = move;
    return e;
  }
  return refuse({MK_TEXT("games", "“%1” is not a line of a log: write a seat and its move (0 c3-d4), chance and its "
                                  "outcome (chance dice 3 5), resign 1, draw, stop, clock or flag 1."),
                 {Arg::literal(std::string(line.substr(0, 60)))}});
}

Checked<Match> Match::begin(const GameInfo& info, int seats, const std::map<std::string, std::string>& options,
                            std::uint64_t seed, std::string_view position) {
  std::map<std::string, std::string> rules = options;
  std::optional<TimeControl> clocks;
  if (const auto given = rules.find(kClockOption); given != rules.end()) {
    const auto read = readTimeControl(given->second);
    if (!read) return Refusal{read.why()};
    if (seats != 2 || !mayHaveClocks(info)) return refuse(MK_TEXT("games", "This game is not played with clocks."));
    clocks = *read;
    rules.erase(given);
  }
  auto game = makeGame(info, seats, rules);
  if (!game) return Refusal{game.why()};
  if (position.size() > kLongestPosition)
    return refuse(
        {MK_TEXT("games", "A position has at most %1 letters."), {Arg::number(static_cast<int>(kLongestPosition))}});
  Match m;
  m.info_ = &info;
  m.game_ = *game;
  m.seed_ = seed;
  m.startText_ = position;
  if (position.empty()) {
    m.history_.push_back(m.game_->start());
  } else {
    auto p = m.game_->read(position);
    if (!p) return Refusal{p.why()};
    m.history_.push_back(std::move(*p));
  }
  m.clocks_ = clocks;
  if (clocks) m.left_.push_back({clocks->seconds * 1000LL, clocks->seconds * 1000LL});
  return m;
}

std::map<std::string, std::string> Match::options() const {
  auto out = game_->setup().options.nonDefault();
  if (clocks_) out[kClockOption] = text(*clocks_);
  return out;
}

std::int64_t Match::left(Seat seat, std::size_t ply) const {
  return clocks_ && (seat == 0 || seat == 1) ? left_[ply][static_cast<std::size_t>(seat)] : 0;
}

// Whoever is to decide, or to throw.
Seat Match::clockOf(const Position& p) const {
  if (!clocks_) return kNobody;
  const Turn turn = p.turn();
  if (turn.isChance()) return p.chance().by;
  return turn.isSeats() && !turn.several() ? turn.seat() : kNobody;
}

Permission Match::checkTime(const Event& e) const {
  if (e.kind == Event::Kind::Flag && (!clocks_ || e.seat != clockOf()))
    return refuse(MK_TEXT("games", "That player's clock is not running."));
  if (e.kind != Event::Kind::Move || e.took == 0) return Ok{};
  if (!clocks_) return refuse(MK_TEXT("games", "A move takes no time where there are no clocks."));
  if (e.took < 0 || e.took > left(e.seat)) return refuse(MK_TEXT("games", "There is not that much time left."));
  return Ok{};
}

Checked<Match> Match::replay(const GameInfo& info, int seats, const std::map<std::string, std::string>& options,
                             std::uint64_t seed, std::string_view position, const std::vector<std::string>& log) {
  auto m = begin(info, seats, options, seed, position);
  if (!m) return m;
  if (log.size() > kMostLines)
    return refuse({MK_TEXT("games", "A log has at most %1 lines."), {Arg::number(static_cast<int>(kMostLines))}});
  for (std::size_t i = 0; i < log.size(); ++i) {
    const auto wrong = [&](const Phrase& why) {
      return refuse({MK_TEXT("games", "Line %1 of the log, “%2”, does not fit: %3"),
                     {Arg::number(static_cast<int>(i) + 1), Arg::literal(log[i].substr(0, 60)), Arg::phrase(why)}});
    };
    const auto e = m->read(log[i]);
    if (!e) return wrong(e.why());
    if (const auto ok = m->play(*e); !ok) return wrong(ok.why());
  }
  return m;
}

std::vector<std::string> Match::log() const {
  std::vector<std::string> out;
  for (std::size_t i = 0; i < at_; ++i) out.push_back(text(log_[i]));
  return out;
}

bool Match::over() const { return (at_ > 0 && endsMatch(log_[at_ - 1].kind)) || now().turn().isOver(); }

Turn Match::turn() const { return over() ? Turn::over() : now().turn(); }

Result Match::result() const {
  if (at_ > 0 && endsMatch(log_[at_ - 1].kind)) {
    const Event& e = log_[at_ - 1];
    if (e.kind == Event::Kind::Resign) return now().resign(e.seat);
    if (e.kind == Event::Kind::Flag) return lateResult(*info_, now(), e.seat);
    if (e.kind == Event::Kind::Draw)
      return Result::draw(game_->setup().seats, MK_TEXT("games", "The players agreed on a draw."));
    Result r = now().result();
    if (!now().turn().isOver()) r.why = MK_TEXT("games", "The match was stopped here.");
    return r;
  }
  return now().result();
}

Permission Match::allows(const Event& e) const {
  if (over()) return refuse(MK_TEXT("games", "The match is over."));
  if (auto ok = checkTime(e); !ok) return ok;
  return apply(*now().clone(), e);
}

Checked<Event> Match::read(std::string_view line) const {
  return readEvent(line, turn().isChance() && now().chance().poker);
}

Permission Match::play(const Event& e) {
  if (over()) return refuse(MK_TEXT("games", "The match is over."));
  if (auto ok = checkTime(e); !ok) return ok;
  auto next = now().clone();
  if (auto ok = apply(*next, e); !ok) return ok;
  Event kept = e;
  if (e.kind == Event::Kind::Chance) kept.poker = now().chance().poker;
  log_.resize(at_);
  history_.resize(at_ + 1);
  if (clocks_) {
    left_.resize(at_ + 1);
    auto left = left_.back();
    if (e.kind == Event::Kind::Move) {
      auto& mine = left[static_cast<std::size_t>(e.seat)];
      mine -= e.took;
      if (clockOf(*next) != e.seat) mine += clocks_->increment * 1000LL;
    }
    if (e.kind == Event::Kind::Flag) left[static_cast<std::size_t>(e.seat)] = 0;
    left_.push_back(left);
  }
  log_.push_back(std::move(kept));
  history_.push_back(std::move(next));
  ++at_;
  return Ok{};
}

Permission Match::play(Seat seat, std::string_view move) {
  Event e;
  e.seat = seat;
  e.move = move;
  return play(e);
}

std::size_t Match::chanceEvents(std::size_t upTo) const {
  std::size_t n = 0;
  for (std::size_t i = 0; i < upTo; ++i) n += log_[i].kind == Event::Kind::Chance;
  return n;
}

Event Match::rolled() const {
  Event e;
  e.kind = Event::Kind::Chance;
  const ChanceRequest ask = now().chance();
  Random random(seed_, chanceEvents(at_));
  e.outcome = roll(ask, random);
  e.poker = ask.poker;
  return e;
}

Permission Match::chance() {
  if (!turn().isChance()) return refuse(MK_TEXT("games", "It is not chance's turn: a player has to decide first."));
  return play(rolled());
}

Permission Match::settle(const Outcome& o) {
  Event e;
  e.kind = Event::Kind::Chance;
  e.outcome = o;
  return play(e);
}

bool Match::undo() {
  if (!canUndo()) return false;
  --at_;
  return true;
}

bool Match::redo() {
  if (!canRedo()) return false;
  ++at_;
  return true;
}

std::optional<std::size_t> Match::undoTarget(const std::function<bool(Seat)>& decides) const {
  for (std::size_t p = at_; p-- > 0;) {
    const Event& e = log_[p];
    const bool chance = e.kind == Event::Kind::Chance;
    if (info_->undo == UndoRule::OwnDecision && (chance || over() || !now().turn().has(e.seat))) return std::nullopt;
    if (chance && history_[p]->chance().by == kNobody) continue;
    if (takeback(p) == Takeback::Refused) return std::nullopt;
    const bool acts = chance || e.kind == Event::Kind::Move;
    if (acts && decides && !decides(chance ? history_[p]->chance().by : e.seat)) continue;
    return p;
  }
  return std::nullopt;
}

bool Match::undoMarks(std::size_t ply) const {
  for (std::size_t p = ply; p < at_; ++p)
    if (takeback(p) == Takeback::Marks) return true;
  return false;
}

Takeback Match::takeback(std::size_t ply) const {
  const Event& e = log_[ply];
  // A clock that has begun to run is not turned back.
  if (clocks_ || history_[ply]->secondsAllowed() > 0 || history_[ply + 1]->secondsAllowed() > 0)
    return Takeback::Refused;
  return e.kind == Event::Kind::Move ? history_[ply]->takeback(e.seat, e.move) : Takeback::Free;
}

Phrase Match::tell(std::size_t ply, Viewer v) const {
  const Event& e = log_[ply];
  switch (e.kind) {
  case Event::Kind::Move:
    return history_[ply]->tell(e.seat, e.move, v);
  case Event::Kind::Chance:
    return history_[ply]->tell(e.outcome, v);
  case Event::Kind::Clock:
    return MK_TEXT("games", "Time is up.");
  case Event::Kind::Resign:
    return {MK_TEXT("games", "%1 gave up."), {Arg::seat(e.seat)}};
  case Event::Kind::Draw:
    return MK_TEXT("games", "The players agreed on a draw.");
  case Event::Kind::Stop:
    return MK_TEXT("games", "The match was stopped here.");
  case Event::Kind::Flag:
    return {MK_TEXT("games", "%1 ran out of time."), {Arg::seat(e.seat)}};
  }
  return {};
}

std::vector<Place> Match::touched(std::size_t ply) const {
  const Event& e = log_[ply];
  std::vector<Place> out;
  if (e.kind != Event::Kind::Move) return out;
  const View view = history_[ply]->look(Viewer::everybody());
  const auto add = [&](Place p) {
    const Zone* z = view.find(p.zone);
    if (z != nullptr && z->kind == Zone::Kind::Board) out.push_back(p);
  };
  const Gesture g = history_[ply]->gestureOf(e.seat, e.move);
  for (const auto& part : {g.chosen, g.path})
    for (const Stroke& s : part) {
      if (s.kind == Stroke::Kind::Place || s.kind == Stroke::Kind::Link) add(s.from);
      if (s.kind == Stroke::Kind::Link) add(s.to);
    }
  return out;
}

} // namespace mk
