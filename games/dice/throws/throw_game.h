// The frame of the games with one and two dice: who starts, one game after another, ties, the result. What is played
// in between is a mechanic (tally, race, series, ...), a template argument, so that playouts meet no virtual call.
// Rules: games with one and two dice, section 1.
#pragma once

#include "games/dice/base/fields.h"
#include "games/dice/base/house_rules.h"
#include "games/dice/throws/throw_frame.h"
#include "games/kernel/rules.h"

#include <optional>
#include <utility>

namespace mk::dice {

// M, the mechanic, is a const object with seats, row and house rules of a game: a final class over Mechanic<Play> that
// overrides the answers below which are its own; a misspelt or mistyped override does not compile. Play holds struct
// State. The fields of a position are listed by a template: fields(V&, S&) const.
template <class Play> class Mechanic : public Play {
public:
  using State = typename Play::State;

  virtual State begin(SeatSet playing, Seat first) const = 0;
  virtual Step step(const State&) const = 0;          // who throws or decides now; Over at the end of the game
  virtual std::uint8_t fall(State&, Throw) const = 0; // a throw; which dice counted (bit 0 the first)
  virtual void moves(const State&, std::vector<Move>&) const {} // where somebody decides
  virtual void play(State&, Move) const {}
  virtual SeatSet winners(const State&) const = 0;
  virtual int rank(const State&, Seat) const = 0; // more is better
  virtual int score(const State&, Seat) const = 0;
  virtual Unit unit() const = 0;
  virtual bool scores() const { return true; } // there are points to be shown in the result
  virtual int bound() const = 0;
  virtual Phrase fault(const State&, SeatSet playing) const = 0;

  virtual Step extraStep(const State&, Seat tied, int dice) const { return Step::thrown(tied, dice); }
  virtual int extraValue(State&, Seat /*tied*/, Throw t) const { return t.points(); }
  virtual void extraPlay(State&, Move) const {}
  virtual bool playsAgain() const { return false; }         // tied players play the game again
  virtual int heldRank(int score) const { return score; }   // then: what the score of the first play is worth
  virtual bool shares(const State&) const { return false; } // the best share the win, no extra rounds
  // Nothing: no choice is better than another, luck decides.
  virtual std::optional<Move> suggest(const State&, Seat, const std::vector<Move>&, Random&) const { return {}; }

  virtual Phrase prompt(const State&, const Step&) const = 0;
  virtual Phrase wonBy(const State&, Seat) const { return {}; } // where no points say it
  virtual Phrase tellThrow(const State&, Seat, Throw) const = 0;
  virtual Phrase tellMove(const State&, Seat, Move) const { return {}; }
  virtual void sheet(SheetLines&, const State&) const = 0;
  virtual Picture picture() const { return {}; } // what the sheet is drawn as
  virtual Phrase trayLabel(const State&) const { return {}; }
  virtual int numberCalled() const { return 0; } // the highest number that may be called by typing it; 0 = none
};

template <class M> class ThrowGame {
public:
  struct State {
    Frame frame;
    typename M::State play{};
    bool operator==(const State&) const = default;
  };
  using Move = dice::Move;

  static constexpr Answers kAnswers = {Answer::Chance, Answer::TellMove, Answer::TellChance, Answer::Suggest};

  explicit ThrowGame(const Setup& s, const FrameRules& rules = {}, const typename M::Rules& row = {})
      : frame_(FrameRules::of(s, rules)), m_(s, row) {}

  int seats() const { return frame_.seats; }
  const M& mechanic() const { return m_; }

  State start() const {
    State s;
    s.frame.playing = everySeat(frame_.seats);
    open(s);
    return s;
  }

  Step step(const State& s) const {
    switch (s.frame.stage) {
    case Stage::Lot:
    case Stage::ThrowOff:
      return s.frame.openingStep();
    case Stage::Play:
      return m_.step(s.play);
    case Stage::Extra:
      return m_.extraStep(s.play, s.frame.contest.next(s.frame.starter, frame_.seats), frame_.dice);
    case Stage::Over:
      break;
    }
    return {};
  }
  Turn turn(const State& s) const { return step(s).turn(); }
  ChanceRequest chance(const State& s) const {
    if (s.frame.stage == Stage::Lot) return lotAmong(std::popcount(s.frame.playing));
    const Step now = step(s);
    return ChanceRequest::dice(now.dice, now.atOnce ? kNobody : now.seat);
  }

  void settle(State& s, const Outcome& o) const {
    Frame& f = s.frame;
    if (f.stage == Stage::Lot) {
      Seat k = lowestOf(f.playing);
      for (int i = o.value(); i > 0; --i) k = after(k, f.playing, frame_.seats);
      f.starter = f.first = k;
      return begin(s);
    }
    const Throw t = Throw::of(o);
    f.last = t;
    if (f.stage == Stage::Play) {
      f.by = m_.step(s.play).seat;
      f.lit = m_.fall(s.play, t);
      return afterStep(s);
    }
    f.by = step(s).seat;
    f.lit = 3;
    if (f.stage == Stage::ThrowOff) {
      const Seat starter = throwForStart(f.contest, f.by, t.a);
      if (starter == kNobody) return;
      f.starter = f.first = starter;
      f.contest = {};
      return begin(s);
    }
    const Seat tied = f.contest.next(f.starter, frame_.seats);
    f.contest.score(tied, m_.extraValue(s.play, tied, t));
    if (f.contest.ended) gameOver(s, f.contest.in);
  }

  void moves(const State& s, Seat, std::vector<Move>& out) const { m_.moves(s.play, out); }
  void play(State& s, Seat, const Move& m) const {
    if (s.frame.stage == Stage::Extra) return m_.extraPlay(s.play, m);
    m_.play(s.play, m);
    afterStep(s);
  }

  Result result(const State& s) const {
    std::vector<int> scores, ranks;
    const Frame& f = s.frame;
    for (Seat k = 0; k < frame_.seats; ++k) {
      const bool held = f.again > 0, match = frame_.games > 1;
      scores.push_back(match ? f.won[at(k)] : held ? f.held[at(k)] : m_.score(s.play, k));
      ranks.push_back(match ? f.won[at(k)] : held ? m_.heldRank(f.held[at(k)]) : m_.rank(s.play, k));
    }
    const bool alone = f.stage == Stage::Over && std::has_single_bit(f.best);
    Result r =
        frame_.result(f, std::move(scores), ranks, m_.unit(), alone ? m_.wonBy(s.play, lowestOf(f.best)) : Phrase());
    if (!m_.scores() && frame_.games == 1) r.scores.clear();
    return r;
  }
  int bound() const { return frame_.bound(m_.bound(), m_.playsAgain()); }

  std::string fault(const State& s) const { return english(flaw(s)); }
  Phrase flaw(const State& s) const { // for people: nothing, or what is wrong with the position
    if (Phrase f = frame_.fault(s.frame); !f.empty()) return f;
    if (s.frame.stage == Stage::Lot || s.frame.stage == Stage::ThrowOff)
      return s.play == typename M::State{} ? Phrase() : MK_TEXT("games", "the game has not begun");
    Phrase wrong = m_.fault(s.play, s.frame.playing);
    if (wrong.empty() && (s.frame.stage == Stage::Play) == (m_.step(s.play).kind == Step::Kind::Over))
      wrong = MK_TEXT("games", "whether the game is over does not fit the rest");
    return wrong;
  }

  std::string text(const State& s) const {
    FieldWriter w(frame_.seats);
    frame_.fields(w, s.frame);
    if (s.frame.begun()) m_.fields(w, s.play);
    return frame_.head(s.frame) + w.text();
  }
  Checked<State> read(std::string_view t) const {
    State s;
    const auto words = frame_.readHead(t, s.frame);
    if (!words) return Refusal{words.why()};
    FieldReader r(frame_.seats, *words);
    s.frame.playing = 0;
    frame_.fields(r, s.frame);
    frame_.fillIn(s.frame);
    if (s.frame.begun()) {
      s.play = m_.begin(s.frame.playing, s.frame.starter);
      m_.fields(r, s.play);
    }
    if (auto ok = r.done(); !ok) return Refusal{ok.why()};
    if (Phrase f = flaw(s); !f.empty())
      return refuse({MK_TEXT("games", "This position is impossible: %1"), {Arg::phrase(std::move(f))}});
    return s;
  }
  std::string text(const State&, Seat, const Move& m) const { return m.text(); }

  Gesture gesture(const State& s, Seat seat, const Move& m) const {
    return frame_.gesture(s.frame, seat, m, m_.numberCalled() > 0);
  }

  View look(const State& s, Viewer viewer) const {
    const Step now = step(s);
    View v;
    v.bottom = viewer.isPublic() ? Seat{0} : viewer.seat;
    v.prompt = prompt(s, now);
    Zone tray = frame_.tray(s.frame, now);
    if (s.frame.stage == Stage::Play) tray.label = m_.trayLabel(s.play);
    v.zones.push_back(std::move(tray));
    SheetLines lines(frame_.seats, kSheet);
    // While the start is thrown for, the sheet lies there already as it will be.
    m_.sheet(lines, s.frame.begun() ? s.play : m_.begin(everySeat(frame_.seats), 0));
    if (!s.frame.begun()) lines.close();
    frame_.lines(lines, s.frame);
    if (s.frame.stage != Stage::Extra) lines.zone.board = shapeOf(m_.picture());
    v.zones.push_back(std::move(lines.zone));
    if (now.kind == Step::Kind::Decide && (viewer.isPublic() || viewer.seat == now.seat)) {
      std::vector<Move> list;
      m_.moves(s.play, list);
      frame_.offer(s.frame, list, m_.numberCalled(), v);
    }
    return v;
  }

  Phrase tell(const State& before, Seat seat, const Move& m, Viewer) const {
    if (m.kind == Move::Kind::Call) return {MK_TEXT("games", "%1 calls the %2"), {Arg::seat(seat), Arg::number(m.n)}};
    if (m.kind == Move::Kind::Throw) return {MK_TEXT("games", "%1 throws again"), {Arg::seat(seat)}};
    State now = before;
    play(now, seat, m);
    return frame_.withEnd(before.frame, now.frame, m_.tellMove(before.play, seat, m));
  }
  Phrase tell(const State& before, const Outcome& o, Viewer) const {
    State now = before;
    settle(now, o);
    const Throw t = Throw::of(o);
    if (!before.frame.begun()) {
      const Frame& f = before.frame;
      return tellOpening(f.stage, f.contest, step(before).seat, o, now.frame.starter);
    }
    if (before.frame.stage != Stage::Play) return frame_.tellFrame(before.frame, now.frame, step(before), t);
    return frame_.withEnd(before.frame, now.frame, m_.tellThrow(before.play, m_.step(before.play).seat, t));
  }
  std::optional<Move> suggest(const State& s, Seat seat, Random& random) const {
    std::vector<Move> list;
    m_.moves(s.play, list);
    if (list.empty()) return std::nullopt;
    return m_.suggest(s.play, seat, list, random);
  }

private:
  // The starter of a game, or of the deciding one, is found.
  void open(State& s) const {
    frame_.open(s.frame);
    s.play = {};
    if (s.frame.stage == Stage::Play) begin(s);
  }
  void begin(State& s) const {
    s.frame.stage = Stage::Play;
    s.frame.last = {};
    s.frame.by = kNobody;
    s.frame.lit = 0;
    s.play = m_.begin(s.frame.playing, s.frame.starter);
  }
  void afterStep(State& s) const {
    if (m_.step(s.play).kind != Step::Kind::Over) return;
    Frame& f = s.frame;
    const SeatSet best = m_.winners(s.play);
    if (std::has_single_bit(best) || frame_.sharedWin || m_.shares(s.play)) return gameOver(s, best);
    if (!m_.playsAgain()) {
      f.stage = Stage::Extra;
      f.contest = Contest::among(best);
      return;
    }
    if (f.again == Contest::kMostRounds) return gameOver(s, best);
    if (f.again == 0)
      for (Seat k = 0; k < frame_.seats; ++k) f.held[at(k)] = static_cast<std::int16_t>(m_.score(s.play, k));
    ++f.again;
    f.playing = best;
    f.starter = after(f.starter, best, frame_.seats);
    s.play = m_.begin(best, f.starter);
  }
  void gameOver(State& s, SeatSet best) const {
    switch (frame_.gameOver(s.frame, best)) {
    case FrameRules::Next::Game:
      return begin(s);
    case FrameRules::Next::Deciding:
      return open(s);
    case FrameRules::Next::Nothing:
      return;
    }
  }
  Phrase prompt(const State& s, const Step& now) const {
    if (s.frame.stage == Stage::Over) return result(s).why;
    if (now.kind == Step::Kind::Decide || s.frame.stage == Stage::Play) return m_.prompt(s.play, now);
    return frame_.prompt(s.frame, now);
  }

  FrameRules frame_;
  M m_;
};

} // namespace mk::dice
