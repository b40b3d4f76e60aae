// The frame of the games with three to five dice (92-145) over a mechanic, a template argument, so that playouts meet
// no virtual call. The frame owns the lot and the throw-off, rounds and whose turn it is, totals, equal turns, ties and
// extra rounds, the result, position texts, tray and sheet. The mechanic owns what happens inside a turn.
// Rules: three- to five-dice games, sections 1 to 3.
#pragma once

#include "games/dice/cup/cup_frame.h"
#include "games/kernel/named_move.h"
#include "games/kernel/rules.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace mk::dice {

// The decision of games without decisions.
struct NoMove {
  bool operator==(const NoMove&) const = default;
};

// A mechanic M is a const object made of (Setup, M::Rules): seats, a game's row and its house rules. It is a final
// class over CupMechanic<Play> and overrides the answers below that are different in its games; a misspelt or mistyped
// override does not compile. Play holds struct State, the mechanic's own part of the state (a value with ==; {} where
// it has none), and struct Move or `using Move = NoMove`. `Cup` is the state of the frame. M is final, so that
// playouts look up no call.
template <class Play> class CupMechanic : public Play {
public:
  using State = typename Play::State;
  using Move = typename Play::Move;

  explicit CupMechanic(const Setup& s) : seats_(s.seats) {}
  int seats() const { return seats_; }
  Seat turnAfter(Seat k) const { return k + 1 >= seats_ ? Seat{0} : static_cast<Seat>(k + 1); }

  // --- a turn
  // What it waits for: Step::thrown(c.toMove, dice[, atOnce]) or Step::decide(c.toMove). atOnce: the throw follows from
  // a decision and does not wait for its player. c.throws = throws made in this turn; c.hand = the dice of c.last lie
  // there and nothing has been decided since.
  virtual Step step(const Cup&, const State&) const = 0;
  // A throw (already in c.last, counted in c.throws). Points: c.score(n), or c.total directly where a total falls;
  // c.lit = the dice that count.
  virtual Then fall(Cup&, State&, const Thrown&) const = 0;
  virtual int turnBound() const { return 1; } // most throws and decisions together in one turn

  // --- decisions
  virtual void moves(const Cup&, const State&, std::vector<Move>&) const {}
  virtual Then play(Cup&, State&, const Move&) const { return Then::TurnOver; }
  virtual std::string moveText(const Cup&, const State&, const Move&) const { return {}; } // "count 14", "bank"
  virtual Gesture gesture(const Cup&, const State&, const Move&) const { return {}; }
  virtual std::vector<Gesture> otherGestures(const Cup&, const State&, const Move&) const { return {}; }
  virtual void offer(const Cup&, const State&, const std::vector<Move>&, View&) const {} // buttons, entry
  virtual Phrase tellMove(const Cup& /*before*/, const State& /*before*/, Seat, const Move&) const { return {}; }
  // Where moves cannot be listed, or are spelt more freely.
  virtual Checked<Move> readMove(const Cup& c, const State& s, std::string_view text) const {
    std::vector<Move> list;
    moves(c, s, list);
    return namedMove(text, text, list, [&](const Move& m) { return moveText(c, s, m); });
  }
  virtual std::optional<Move> suggest(const Cup&, const State&, const std::vector<Move>& list, Random& random) const {
    return list[static_cast<std::size_t>(random.index(list.size()))];
  }
  virtual int secondsAllowed(const Cup&, const State&) const { return 0; } // 0 = no limit
  virtual Then expire(Cup&, State&) const { return Then::GoesOn; }

  // --- rounds
  virtual int rounds() const { return 0; }             // a fixed number; 0 = a race, ended by Then::Goal or the guard
  virtual bool lowest() const { return false; }        // the lowest total wins
  virtual bool finishesRound() const { return false; } // the round is always finished, as with equal turns
  virtual void begin(Cup&, State&) const {}            // the starter is known, the first round begins
  virtual void beginTurn(Cup&, State&) const {}        // of c.toMove, in an extra round too (c.extra())
  // A seat that has no turn now (waits, is out, has stopped).
  virtual bool waits(const Cup&, const State&, Seat) const { return false; }
  // Who has the first turn of a round; kNobody ends the game.
  virtual Seat first(const Cup& c, const State& s) const {
    return waits(c, s, c.starter) ? next(c, s, c.starter) : c.starter;
  }
  // Who has the next turn of this round, after `from`; kNobody ends the round.
  virtual Seat next(const Cup& c, const State& s, Seat from) const {
    for (Seat k = turnAfter(from); k != c.starter; k = turnAfter(k))
      if (!waits(c, s, k)) return k;
    return kNobody;
  }
  // Round c.round has been played: true = the game is over and the best by rank() have won.
  virtual bool roundOver(Cup& c, State&) const { return c.round >= (rounds() > 0 ? rounds() : Cup::kGuard); }
  virtual int bound() const { // of the game without throw-off and extra rounds
    return (rounds() > 0 ? rounds() : Cup::kGuard) * seats_ * turnBound();
  }

  // --- who is best
  virtual bool totals() const { return true; } // the result has scores, the sheet a line of totals
  // More is better: the total; at the guard the progress.
  virtual int rank(const Cup& c, const State&, Seat k) const { return lowest() ? -c.total[at(k)] : c.total[at(k)]; }
  // Whether the rest of the position tells that the seat has reached the goal, without a word for it.
  virtual bool showsGoal(const Cup&, const State&, Seat) const { return false; }
  // Among several who have reached the goal in one round.
  virtual int goalRank(const Cup&, const State&, Seat) const { return 0; }
  // Extra rounds: 0 = a turn of the game, valued as in the game; else one throw of so many dice, the highest sum.
  virtual int extraDice() const { return 0; }
  virtual int mostExtraRounds() const { return Contest::kMostRounds; }
  // What an extra turn is worth, more is better (-30000..30000): the points gained, negative where the lowest wins.
  virtual int extraValue(const Cup& c, const State&) const { return lowest() ? -c.gained : c.gained; }
  virtual std::string extraText(int value) const { // as it stands in the sheet
    return english(written(lowest() ? -value : value).text);
  }
  // The best win together, without extra rounds.
  virtual bool shares(const Cup&, const State&) const { return false; }
  // Who wins where the extra rounds have not decided: all who are left.
  virtual SeatSet undecided(const Cup&, const State&, SeatSet left) const { return left; }
  // Why, where undecided() has found one winner.
  virtual Phrase decidedBy(const Cup&, const State&, Seat) const { return {}; }

  // --- positions: the state of a seat in words, as in section 3; "" = nothing. readWord is given them one by one;
  // false = no such word. Where only the seat to move says something the frame writes {66 k=6}, else {66;-}.
  virtual std::string stateText(const Cup&, const State&, Seat) const { return {}; }
  virtual bool readWord(Cup&, State&, Seat, std::string_view) const { return false; }
  virtual std::string phaseText(const Cup&, const State&) const { return {}; } // a word before the states
  virtual bool readPhase(Cup&, State&, std::string_view) const { return false; }
  virtual Phrase fault(const Cup&, const State&) const { return {}; } // nothing, or what is wrong
  // Dice that wait for a decision are written by the frame as "d=1154" (c.hand is read from it), else by the mechanic.
  virtual bool writesDice() const { return true; }
  // Throws made in an unfinished turn are written by the frame as "n=3" (c.throws is read from it).
  virtual bool writesThrows() const { return false; }

  // --- the table
  // Whose turn and what is needed; the frame puts "Extra round" before it.
  virtual Phrase prompt(const Cup&, const State&, const Step&) const = 0;
  virtual Phrase tellThrow(const Cup& before, const State& playBefore, const Cup& after, Seat, const Thrown&) const = 0;
  virtual bool showsRounds() const { return rounds() > 0 && rounds() <= 10; } // a line for each round
  virtual TrayDice tray(const Cup& c, const State&) const {                   // the last throw
    TrayDice out;
    for (std::size_t i = 0; i < c.last.count; ++i)
      out.push_back({.face = c.last.face[i], .lit = (c.lit >> i & 1) != 0});
    return out;
  }
  virtual Phrase trayLabel(const Cup&, const State&) const { return {}; }
  virtual Cell roundCell(const Cup& c, const State&, Seat k, int round) const { return dice::roundCell(c, k, round); }
  virtual void sheet(SheetLines&, const Cup&, const State&) const {} // lines between the rounds and the total
  virtual Picture picture() const { return {}; }                     // what the sheet is drawn as
  virtual void zones(const Cup&, const State&, View&) const {}       // further zones, such as kCupNotes
  virtual Phrase wonBy(const Cup& c, const State&, Seat k) const {   // where no extra round was needed
    if (!totals()) return {MK_TEXT("games", "%1 wins."), {Arg::seat(k)}};
    return wonWith(k, c.total[at(k)]);
  }

private:
  int seats_;
};

template <class M> class CupGame {
public:
  struct State {
    Cup cup;
    typename M::State play{};
    bool operator==(const State&) const = default;
  };
  using Move = typename M::Move;

  static constexpr Answers kAnswers = {Answer::Chance,        Answer::ReadMove, Answer::TellMove, Answer::TellChance,
                                       Answer::OtherGestures, Answer::Suggest,  Answer::Time};

  CupGame(const Setup& s, int number, const typename M::Rules& row = {})
      : frame_(CupRules::of(s, number)), m_(s, row) {}

  int seats() const { return frame_.seats; }
  const M& mechanic() const { return m_; }

  State start() const {
    State s;
    frame_.open(s.cup);
    if (s.cup.stage == Stage::Play) begin(s);
    return s;
  }

  Step step(const State& s) const {
    const Cup& c = s.cup;
    switch (c.stage) {
    case Stage::Lot:
    case Stage::ThrowOff:
      return frame_.openingStep(c);
    case Stage::Play:
      return m_.step(c, s.play);
    case Stage::Extra:
      return m_.extraDice() > 0 ? Step::thrown(c.toMove, m_.extraDice()) : m_.step(c, s.play);
    case Stage::Over:
      break;
    }
    return {};
  }
  Turn turn(const State& s) const { return step(s).turn(); }
  ChanceRequest chance(const State& s) const {
    if (s.cup.stage == Stage::Lot) return lotAmong(frame_.seats);
    const Step now = step(s);
    return ChanceRequest::dice(now.dice, now.atOnce ? kNobody : now.seat);
  }

  void settle(State& s, const Outcome& o) const {
    Cup& c = s.cup;
    if (!c.begun()) {
      if (frame_.settleOpening(c, o)) begin(s);
      return;
    }
    c.by = step(s).seat;
    c.last = Thrown::of(o);
    c.lit = 0;
    c.hand = true;
    ++c.throws;
    if (!c.extra() || m_.extraDice() == 0) return follow(s, m_.fall(c, s.play, c.last));
    c.lit = c.last.all();
    extraTurnOver(s, c.last.sum());
  }

  void moves(const State& s, Seat, std::vector<Move>& out) const { m_.moves(s.cup, s.play, out); }
  void play(State& s, Seat, const Move& m) const {
    s.cup.hand = false;
    follow(s, m_.play(s.cup, s.play, m));
  }
  Checked<Move> readMove(const State& s, Seat, std::string_view t) const { return m_.readMove(s.cup, s.play, t); }
  std::vector<Gesture> otherGestures(const State& s, Seat, const Move& mv) const {
    return m_.otherGestures(s.cup, s.play, mv);
  }
  int secondsAllowed(const State& s) const {
    return step(s).kind == Step::Kind::Decide ? m_.secondsAllowed(s.cup, s.play) : 0;
  }
  void expire(State& s) const {
    s.cup.hand = false;
    follow(s, m_.expire(s.cup, s.play));
  }

  Result result(const State& s) const {
    const Cup& c = s.cup;
    std::vector<int> scores, ranks;
    for (Seat k = 0; k < frame_.seats; ++k) {
      if (m_.totals()) scores.push_back(c.total[at(k)]);
      ranks.push_back(c.begun() ? m_.rank(c, s.play, k) : 0);
    }
    const Seat first = c.best == 0 ? kNobody : lowestOf(c.best);
    Result r = frame_.result(c, std::move(scores), ranks, first == kNobody ? Phrase() : m_.wonBy(c, s.play, first));
    if (c.stage == Stage::Over && c.contest.ended && !c.contest.decided() && std::has_single_bit(c.best))
      r.why = m_.decidedBy(c, s.play, first);
    return r;
  }
  int bound() const {
    return frame_.openingBound() + m_.bound() + Contest::kMostRounds * frame_.seats * std::max(1, m_.turnBound());
  }
  std::string fault(const State& s) const { return english(flaw(s)); }
  Phrase flaw(const State& s) const { // for people: nothing, or what is wrong with the position
    if (Phrase f = frame_.fault(s.cup); !f.empty()) return f;
    if (!s.cup.begun())
      return s.play == typename M::State{} && s.cup.total == Cup{}.total && s.cup.goal == 0
                 ? Phrase()
                 : MK_TEXT("games", "the game has not begun");
    return m_.fault(s.cup, s.play);
  }

  std::string text(const State& s) const {
    const Cup& c = s.cup;
    std::vector<std::string> states(static_cast<std::size_t>(frame_.seats));
    if (!c.begun()) return frame_.text(c, {}, std::move(states));
    for (Seat k = 0; k < frame_.seats; ++k) states[at(k)] = m_.stateText(c, s.play, k);
    if (c.stage != Stage::Over) {
      std::string& mine = states[at(c.toMove)];
      if (c.hand && m_.writesDice()) mine += (mine.empty() ? "d=" : " d=") + c.last.text();
      if (c.throws > 0 && m_.writesThrows()) mine += (mine.empty() ? "n=" : " n=") + std::to_string(c.throws);
    }
    Cup told = c;
    for (Seat k = 0; k < frame_.seats; ++k)
      if (c.stage == Stage::Play && m_.showsGoal(c, s.play, k)) told.goal &= static_cast<SeatSet>(~only(k));
    return frame_.text(told, m_.phaseText(c, s.play), std::move(states));
  }

  Checked<State> read(std::string_view t) const {
    auto words = frame_.read(t, m_.writesDice(), m_.writesThrows());
    if (!words) return Refusal{words.why()};
    State s;
    s.cup = words->cup;
    const Cup given = s.cup;
    if (s.cup.begun()) {
      m_.begin(s.cup, s.play);
      s.cup = given;
      for (const std::string_view w : words->phase)
        if (!m_.readPhase(s.cup, s.play, w)) return unknown(w);
      if (s.cup.toMove != kNobody) {
        m_.beginTurn(s.cup, s.play);
        s.cup.throws = given.throws;
        s.cup.hand = given.hand;
      }
      for (Seat k = 0; k < frame_.seats; ++k)
        for (const std::string_view w : words->seats[at(k)])
          if (!m_.readWord(s.cup, s.play, k, w)) return unknown(w);
      for (Seat k = 0; k < frame_.seats; ++k)
        if (s.cup.stage == Stage::Play && m_.showsGoal(s.cup, s.play, k)) s.cup.goal |= only(k);
    }
    if (Phrase f = wrong(s); !f.empty())
      return refuse({MK_TEXT("games", "This position is impossible: %1"), {Arg::phrase(std::move(f))}});
    if (s.cup.stage == Stage::Over && s.cup.best == 0) s.cup.best = bestOf(s, everySeat(frame_.seats));
    return s;
  }
  std::string text(const State& s, Seat, const Move& m) const { return m_.moveText(s.cup, s.play, m); }
  Gesture gesture(const State& s, Seat, const Move& m) const { return m_.gesture(s.cup, s.play, m); }

  View look(const State& s, Viewer viewer) const {
    const Cup& c = s.cup;
    const Step now = step(s);
    View v;
    v.bottom = viewer.isPublic() ? Seat{0} : viewer.seat;
    v.prompt = c.stage == Stage::Over
                   ? result(s).why
                   : frame_.prompt(c, now, c.begun() ? m_.prompt(c, s.play, now) : Phrase(), m_.extraDice());
    State first = s; // the first throw of a match
    first.cup.starter = 0;
    begin(first);
    // While the start is thrown for, everything lies there already as it will be.
    const State& shown = c.begun() ? s : first;
    Zone tray = frame_.tray(c, now, c.begun() ? m_.tray(c, s.play) : TrayDice());
    if (c.begun()) tray.label = m_.trayLabel(c, s.play);
    tray.size = std::max<std::int16_t>(tray.size, step(first).dice); // dice that are elsewhere now come back
    v.zones.push_back(std::move(tray));
    SheetLines lines(frame_.seats, kCupSheet);
    for (int r = 1; m_.showsRounds() && r <= m_.rounds(); ++r)
      lines.line(Phrase::plain(std::to_string(r)), [&](Seat k) { return m_.roundCell(shown.cup, shown.play, k, r); });
    m_.sheet(lines, shown.cup, shown.play);
    if (m_.totals()) frame_.totalLine(lines, shown.cup);
    if (c.begun())
      frame_.goalLine(lines, c);
    else
      lines.close();
    std::vector<std::string> extras(static_cast<std::size_t>(frame_.seats));
    if (c.extra())
      eachSeat(c.contest.done, [&](Seat k) {
        const int value = c.contest.value[at(k)];
        extras[at(k)] = m_.extraDice() > 0 ? std::to_string(value) : m_.extraText(value);
      });
    frame_.contestLines(lines, c, extras);
    if (!c.extra()) lines.zone.board = shapeOf(m_.picture());
    v.zones.push_back(std::move(lines.zone));
    m_.zones(shown.cup, shown.play, v);
    if (now.kind == Step::Kind::Decide && (viewer.isPublic() || viewer.seat == now.seat)) {
      std::vector<Move> list;
      m_.moves(c, s.play, list);
      m_.offer(c, s.play, list, v);
    }
    return v;
  }

  Phrase tell(const State& before, Seat seat, const Move& m, Viewer) const {
    State now = before;
    play(now, seat, m);
    return frame_.withEnd(before.cup, now.cup, m_.tellMove(before.cup, before.play, seat, m));
  }
  Phrase tell(const State& before, const Outcome& o, Viewer) const {
    State now = before;
    settle(now, o);
    const Seat seat = step(before).seat;
    if (!before.cup.begun()) return tellOpening(before.cup.stage, before.cup.contest, seat, o, now.cup.starter);
    const Thrown t = Thrown::of(o);
    const bool plain = before.cup.extra() && m_.extraDice() > 0;
    Phrase said = plain ? tellThrown(seat, t) : m_.tellThrow(before.cup, before.play, now.cup, seat, t);
    return frame_.withEnd(before.cup, now.cup, std::move(said));
  }
  std::optional<Move> suggest(const State& s, Seat, Random& random) const {
    if (step(s).kind != Step::Kind::Decide) return std::nullopt;
    std::vector<Move> list;
    m_.moves(s.cup, s.play, list);
    return m_.suggest(s.cup, s.play, list, random);
  }

private:
  static Refusal unknown(std::string_view word) {
    return refuse({MK_TEXT("games", "“%1” cannot stand in the state of a seat."),
                   {Arg::literal(std::string(word.substr(0, 40)))}});
  }
  Phrase wrong(const State& s) const {
    const Cup& c = s.cup;
    if (m_.rounds() > 0 && c.round > m_.rounds()) return MK_TEXT("games", "the game has fewer rounds");
    if (Phrase f = flaw(s); !f.empty()) return f;
    if (c.stage == Stage::Play && m_.waits(c, s.play, c.toMove))
      return MK_TEXT("games", "the seat to move has no turn now");
    if (c.stage == Stage::Play && c.goal != 0 && !goesOnAfterGoal(c))
      return MK_TEXT("games", "somebody has won, and play goes on");
    if (c.stage == Stage::Extra && c.goal != 0 && (c.contest.in & ~c.goal) != 0)
      return MK_TEXT("games", "a seat that has not won throws for the win");
    if (c.hand && step(s).kind != Step::Kind::Decide)
      return MK_TEXT("games", "there is nothing to decide about these dice");
    return {};
  }

  // Only with equal turns, until the end of the round: those who have won had their turn before the seat to move.
  bool goesOnAfterGoal(const Cup& c) const {
    const auto place = [&](Seat k) { return c.turnsBefore(k, frame_.seats); };
    bool before = frame_.equalTurns || m_.finishesRound();
    eachSeat(c.goal, [&](Seat k) { before = before && place(k) < place(c.toMove); });
    return before;
  }

  // The starter is known.
  void begin(State& s) const {
    Cup& c = s.cup;
    c.stage = Stage::Play;
    c.round = 1;
    c.last = {};
    c.by = kNobody;
    s.play = {};
    m_.begin(c, s.play);
    c.toMove = m_.first(c, s.play);
    beginTurn(s);
  }
  void beginTurn(State& s) const {
    s.cup.throws = 0;
    s.cup.hand = false;
    s.cup.gained = 0;
    m_.beginTurn(s.cup, s.play);
  }
  void follow(State& s, Then then) const {
    if (then == Then::GoesOn) return;
    Cup& c = s.cup;
    c.hand = false;
    if (c.extra()) return extraTurnOver(s, m_.extraValue(c, s.play));
    if (c.round <= Cup::kMostLines) {
      c.line[at(c.toMove)][c.round - 1u] = static_cast<std::int16_t>(c.gained);
      c.played[at(c.toMove)] |= 1u << (c.round - 1u);
    }
    if (then == Then::GameOver) return finish(s, bestOf(s, everySeat(frame_.seats)));
    if (then == Then::Goal) {
      c.goal |= only(c.toMove);
      if (!frame_.equalTurns && !m_.finishesRound()) return finish(s, c.goal);
    }
    c.toMove = m_.next(c, s.play, c.toMove);
    if (c.toMove != kNobody) return beginTurn(s);
    if (c.goal != 0) return finish(s, bestOf(s, c.goal));
    if (m_.roundOver(c, s.play)) return finish(s, bestOf(s, everySeat(frame_.seats)));
    ++c.round;
    c.toMove = m_.first(c, s.play);
    if (c.toMove == kNobody) return finish(s, bestOf(s, everySeat(frame_.seats)));
    beginTurn(s);
  }
  SeatSet bestOf(const State& s, SeatSet seats) const {
    const Cup& c = s.cup;
    if (c.goal != 0) seats = c.goal;
    return dice::bestOf(seats, [&](Seat k) { return c.goal != 0 ? m_.goalRank(c, s.play, k) : m_.rank(c, s.play, k); });
  }
  void finish(State& s, SeatSet best) const {
    Cup& c = s.cup;
    if (std::has_single_bit(best) || frame_.sharedWin || m_.shares(c, s.play)) return over(c, best);
    c.stage = Stage::Extra;
    c.contest = Contest::among(best);
    c.toMove = c.contest.next(c.starter, frame_.seats);
    beginTurn(s);
  }
  void extraTurnOver(State& s, int value) const {
    Cup& c = s.cup;
    c.contest.score(c.toMove, value);
    if (!c.contest.ended && c.contest.round > m_.mostExtraRounds()) {
      c.contest.ended = true;
      --c.contest.round;
    }
    if (!c.contest.ended) {
      c.toMove = c.contest.next(c.starter, frame_.seats);
      return beginTurn(s);
    }
    over(c, c.contest.decided() ? c.contest.in : m_.undecided(c, s.play, c.contest.in));
  }
  void over(Cup& c, SeatSet best) const {
    c.stage = Stage::Over;
    c.toMove = kNobody;
    c.best = best;
    c.throws = 0;
    c.hand = false;
  }

  CupRules frame_;
  M m_;
};

} // namespace mk::dice
