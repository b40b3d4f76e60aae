// Puts concrete rules behind the virtual calls of game.h.
#pragma once

#include "games/box/playout.h"
#include "games/kernel/refusals.h"
#include "games/opponents/think.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace mk {

template <Rules R> class PositionOf;

template <Rules R> class GameOf final : public Game, public std::enable_shared_from_this<GameOf<R>> {
public:
  explicit GameOf(const Setup& s) requires std::constructible_from<R, const Setup&> : setup_(s), rules_(s) {}
  GameOf(const Setup& s, R rules) : setup_(s), rules_(std::move(rules)) {} // rules made from a family's row
  const R& rules() const { return rules_; }
  const Setup& setup() const override { return setup_; }
  int bound() const override { return rules_.bound(); }
  bool hasChance() const override { return Gives<R, Answer::Chance>; }
  bool hasSecrets() const override { return Gives<R, Answer::Scramble>; }
  bool suggests() const override { return Gives<R, Answer::Suggest>; }
  bool solves() const override { return Gives<R, Answer::Solve>; }
  std::unique_ptr<Position> start() const override {
    return std::make_unique<PositionOf<R>>(this->shared_from_this(), rules_.start());
  }
  Checked<std::unique_ptr<Position>> read(std::string_view t) const override {
    auto s = rules_.read(t);
    if (!s) return Refusal{s.why()};
    return std::unique_ptr<Position>(std::make_unique<PositionOf<R>>(this->shared_from_this(), *s));
  }
  std::vector<Thing> toLay() const override {
    if constexpr (Gives<R, Answer::Lay>) return rules_.toLay();
    return {};
  }
  std::optional<Laid> laidIn(std::string_view position) const override {
    if constexpr (Gives<R, Answer::Lay>) return rules_.laidIn(position);
    (void)position;
    return std::nullopt;
  }
  std::string layInto(std::string_view position, const Laid& what) const override {
    if constexpr (Gives<R, Answer::Lay>) return rules_.layInto(position, what);
    (void)what;
    return std::string(position);
  }

private:
  Setup setup_;
  R rules_;
};

template <Rules R> class PositionOf final : public Position {
  using State = typename R::State;
  using Move = typename R::Move;

public:
  PositionOf(std::shared_ptr<const GameOf<R>> g, State s) : game_(std::move(g)), state_(std::move(s)) {}

  const State& state() const { return state_; }
  std::unique_ptr<Position> clone() const override { return std::make_unique<PositionOf>(*this); }
  bool equals(const Position& o) const override { return state_ == static_cast<const PositionOf&>(o).state_; }
  const Game& game() const override { return *game_; }
  Turn turn() const override { return r().turn(state_); }

  std::vector<std::string> moves(Seat seat) const override {
    std::vector<std::string> out;
    for (const Move& m : list(seat)) out.push_back(r().text(state_, seat, m));
    return out;
  }
  std::vector<Gesture> gestures(Seat seat) const override {
    std::vector<Gesture> out;
    for (const Move& m : list(seat)) out.push_back(r().gesture(state_, seat, m));
    return out;
  }
  std::vector<std::pair<std::size_t, Gesture>> otherGestures(Seat seat) const override {
    std::vector<std::pair<std::size_t, Gesture>> out;
    if constexpr (Gives<R, Answer::OtherGestures>) {
      const auto all = list(seat);
      for (std::size_t i = 0; i < all.size(); ++i)
        for (Gesture& g : r().otherGestures(state_, seat, all[i])) out.emplace_back(i, std::move(g));
    }
    (void)seat;
    return out;
  }
  Permission play(Seat seat, std::string_view text) override {
    auto m = find(seat, text);
    if (!m) return Refusal{m.why()};
    r().play(state_, seat, *m);
    return Ok{};
  }
  Phrase tell(Seat seat, std::string_view text, Viewer v) const override {
    if constexpr (Gives<R, Answer::TellMove>) {
      if (auto m = find(seat, text)) return r().tell(state_, seat, *m, v);
    }
    return Phrase{MK_TEXT("games", "%1: %2"), {Arg::seat(seat), Arg::literal(std::string(text))}};
  }
  std::string notation(Seat seat, std::string_view text) const override {
    if constexpr (Gives<R, Answer::Notation>) {
      if (auto m = find(seat, text)) return r().notation(state_, seat, *m);
    }
    (void)seat;
    return std::string(text);
  }
  Takeback takeback(Seat seat, std::string_view text) const override {
    if constexpr (Gives<R, Answer::Takeback>) {
      if (auto m = find(seat, text)) return r().takeback(state_, seat, *m);
    }
    (void)seat, (void)text;
    return Takeback::Free;
  }
  Gesture gestureOf(Seat seat, std::string_view text) const override {
    auto m = find(seat, text);
    return m ? r().gesture(state_, seat, *m) : Gesture{};
  }

  ChanceRequest chance() const override {
    if constexpr (Gives<R, Answer::Chance>) return r().chance(state_);
    return {};
  }
  Permission settle(const Outcome& o) override {
    if constexpr (Gives<R, Answer::Chance>) {
      if (!turn().isChance()) return refuse(MK_TEXT("games", "It is not chance's turn: a player has to decide first."));
      if (auto ok = fits(r().chance(state_), o); !ok) return ok;
      r().settle(state_, o);
      return Ok{};
    }
    (void)o;
    return refuse(MK_TEXT("games", "There is no chance in this game."));
  }
  Phrase tell(const Outcome& o, Viewer v) const override {
    if constexpr (Gives<R, Answer::TellChance>) return r().tell(state_, o, v);
    (void)v;
    if (o.kind == Outcome::Kind::Deck) return MK_TEXT("games", "The cards are shuffled and dealt.");
    if (o.kind == Outcome::Kind::Draw) return MK_TEXT("games", "Lots are drawn.");
    return Phrase{MK_TEXT("games", "Thrown: %1"), {Arg::literal(mk::text(o).substr(5))}};
  }

  View look(Viewer v) const override { return r().look(state_, v); }
  Result result() const override { return r().result(state_); }
  Result resign(Seat seat) const override {
    if constexpr (Gives<R, Answer::Resign>) return r().resign(state_, seat);
    return Result::loss(r().seats(), seat, Phrase{MK_TEXT("games", "%1 gave up."), {Arg::seat(seat)}});
  }
  bool mayDraw() const override {
    if constexpr (Gives<R, Answer::MayDraw>) return r().mayDraw(state_);
    return false;
  }
  std::optional<int> firstPair() const override {
    if constexpr (Gives<R, Answer::Pairs>) return r().firstPair(state_);
    return std::nullopt;
  }
  Phrase explain(Place place) const override {
    if constexpr (Gives<R, Answer::Explain>) return r().explain(state_, place);
    (void)place;
    return {};
  }
  std::string text() const override { return r().text(state_); }
  std::string fault() const override { return r().fault(state_); }
  void scramble(Viewer v, Random& random) override {
    if constexpr (Gives<R, Answer::Scramble>) r().scramble(state_, v, random);
    (void)v, (void)random;
  }

  int secondsAllowed() const override {
    if constexpr (Gives<R, Answer::Time>) return r().secondsAllowed(state_);
    return 0;
  }
  Permission expire() override {
    if constexpr (Gives<R, Answer::Time>) {
      if (r().secondsAllowed(state_) > 0) {
        r().expire(state_);
        return Ok{};
      }
    }
    return refuse(MK_TEXT("games", "No clock is running in this position."));
  }

  std::string suggest(Seat seat, Random& random) const override {
    if constexpr (Gives<R, Answer::Suggest>) {
      if (!turn().has(seat)) return {};
      State known = state_; // the rules are not shown what the seat does not see
      if constexpr (Gives<R, Answer::Scramble>) r().scramble(known, Viewer{seat}, random);
      if (auto m = r().suggest(known, seat, random)) return r().text(state_, seat, *m);
    }
    (void)seat, (void)random;
    return {};
  }
  Thought<std::string> think(Seat seat, const Thinking& asked, Random& random) const override {
    if (!turn().has(seat)) return {};
    State known = state_;
    if constexpr (Gives<R, Answer::Forget>)
      if (!asked.best) r().forget(known, asked.level);
    if constexpr (Gives<R, Answer::Scramble>) r().scramble(known, Viewer{seat}, random);
    const Thought<Move> thought = mk::think(r(), known, seat, asked, random);
    Thought<std::string> out = rewritten(thought, [&](const Move& m) { return std::string(r().text(known, seat, m)); });
    for (const Move& m : thought.line) {
      const Turn now = r().turn(known);
      if (!now.isSeats()) break;
      const Seat mover = out.line.empty() ? seat : now.seat();
      out.line.push_back(r().text(known, mover, m));
      r().play(known, mover, m);
    }
    return out;
  }
  Verdict<std::string> solve(const SolveLimits& limits) const override {
    Verdict<std::string> out;
    if constexpr (Gives<R, Answer::Solve>) {
      auto v = r().solve(state_, limits);
      out.winnable = v.winnable;
      out.positions = v.positions;
      State s = state_;
      for (const Move& m : v.line) {
        const Seat seat = r().turn(s).seat();
        out.line.push_back(r().text(s, seat, m));
        r().play(s, seat, m);
      }
    }
    (void)limits;
    return out;
  }

  std::optional<std::uint64_t> perft(int depth) const override { return mk::sequences(r(), state_, depth); }
  Playout playout(Random& random) const override {
    State s = state_;
    std::vector<Move> scratch;
    Playout p = mk::playout(r(), s, random, scratch);
    if (p.finished) p.result = r().result(s);
    return p;
  }

private:
  const R& r() const { return game_->rules(); }
  std::vector<Move> list(Seat seat) const {
    std::vector<Move> out;
    if (turn().has(seat)) r().moves(state_, seat, out);
    return out;
  }
  Checked<Move> find(Seat seat, std::string_view text) const {
    if (!turn().has(seat)) return refuse(Phrase{MK_TEXT("games", "It is not %1's turn."), {Arg::seat(seat)}});
    if constexpr (Gives<R, Answer::ReadMove>) {
      return r().readMove(state_, seat, text);
    } else {
      const auto all = list(seat);
      for (const Move& m : all)
        if (r().text(state_, seat, m) == text) return m;
      return notLegal(text, moves(seat));
    }
  }

  std::shared_ptr<const GameOf<R>> game_;
  State state_;
};

// For catalogue rows: `make = makeGameOf<Draughts>`.
template <Rules R> std::shared_ptr<const Game> makeGameOf(const Setup& s) { return std::make_shared<GameOf<R>>(s); }

} // namespace mk
