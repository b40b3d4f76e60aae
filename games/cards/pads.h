// Score pads of card games: what people tell of a deal that they have played with their own cards, and what it brings
// by the game's own scoring. Rules: card games, A12, and games 169, 171, 174-176, 178, 179, 181, 185.
#pragma once

#include "games/cards/captain.h"
#include "games/cards/four_rounds.h"
#include "games/cards/preferans.h"
#include "games/cards/tick_tack.h"
#include "games/cards/twenty_one.h"
#include "games/kit/cards/score_pad.h"

#include <type_traits>

namespace mk {

// Games of a series: who has won each of them, or lost it where bad points are counted. A single game goes on as a
// series until people stop.
class GamesPad : public cards::PadGame {
public:
  GamesPad(const char* name, int seats, cards::Deals deals);
  std::optional<cards::Question> ask(const cards::PadState&) const override;
  cards::PadLine settle(const cards::PadState&) const override;
};

template <class R> const char* nameOfRules() { return std::remove_cvref_t<decltype(std::declval<R>().game())>::kName; }

template <class R> class SeriesPad : public GamesPad {
public:
  explicit SeriesPad(const Setup& s) : GamesPad(nameOfRules<R>(), s.seats, R(s).game().deals()) {}
};

// Rummy: who has gone out; nobody, then the cheapest hands.
class BlockedPad : public GamesPad {
public:
  using GamesPad::GamesPad;
  std::optional<cards::Question> ask(const cards::PadState&) const override;
  cards::PadLine settle(const cards::PadState&) const override;
};

template <class R> class RummyPad : public BlockedPad {
public:
  explicit RummyPad(const Setup& s) : BlockedPad(nameOfRules<R>(), s.seats, R(s).game().deals()) {}
};

// Points that every seat has made in the deal.
class EachPad : public cards::PadGame {
public:
  using PadGame::PadGame;
  std::optional<cards::Question> ask(const cards::PadState&) const override;
  cards::PadLine settle(const cards::PadState&) const override;
};

template <class R> class PointsPad : public EachPad {
public:
  explicit PointsPad(const Setup& s) : EachPad(nameOfRules<R>(), s.seats, R(s).game().deals()) {}
};

class PreferansPad : public cards::PadGame {
public:
  explicit PreferansPad(const Setup&);
  std::optional<cards::Question> ask(const cards::PadState&) const override;
  cards::PadLine settle(const cards::PadState&) const override;
  bool wantsDealer() const override { return true; }
  Phrase pool() const override { return MK_TEXT("games", "pool"); }
  Cell written(const cards::PadLine& line, const cards::PadLine& before, Seat) const override;
  const BoardShape* picture() const override { return &cards::poolPicture(); }

private:
  // What has been answered about a deal, and what is to be asked next.
  struct Told {
    cards::PoolLine played;
    unsigned away = ~0u; // bits of the seats that do not play
    std::optional<cards::Question> question = {};
    int read = 0; // answers
  };
  Told told(const cards::PadState&) const;

  PreferansRules rules_;
};

class TwentyOnePad : public cards::PadGame {
public:
  explicit TwentyOnePad(const Setup&);
  std::optional<cards::Question> ask(const cards::PadState&) const override;
  cards::PadLine settle(const cards::PadState&) const override;
  bool wantsDealer() const override { return banker_; }

private:
  bool banker_;
};

class CaptainPad : public cards::PadGame {
public:
  explicit CaptainPad(const Setup&);
  std::optional<cards::Question> ask(const cards::PadState&) const override;
  cards::PadLine settle(const cards::PadState&) const override;

private:
  CaptainRules rules_;
};

class FourRoundsPad : public cards::PadGame {
public:
  explicit FourRoundsPad(const Setup&);
  std::optional<cards::Question> ask(const cards::PadState&) const override;
  cards::PadLine settle(const cards::PadState&) const override;
  Result result(const cards::PadState&) const override;
  Phrase dealName(int number) const override;

private:
  FourRoundsRules rules_;
};

class TickTackPad : public cards::PadGame {
public:
  explicit TickTackPad(const Setup&);
  std::optional<cards::Question> ask(const cards::PadState&) const override;
  cards::PadLine settle(const cards::PadState&) const override;
  Result result(const cards::PadState& s) const override;
};

} // namespace mk
