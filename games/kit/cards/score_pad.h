// The score pad of card games, for people who play with their own cards: the program asks what came of a deal, reckons
// by the game's own scoring and keeps the sheet, deal by deal. It is a match like any other, so undo, store, records,
// keyboard and screen reader come with it. What is asked and how it is scored is the game's (PadGame). Rules: card
// games, A12 and the games' own scoring.
#pragma once

#include "games/kernel/refusals.h"
#include "games/kernel/rules.h"
#include "games/kit/cards/deals.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace mk::cards {

inline constexpr int kMostPadLines = 128;

// The house rule that makes a match a pad: score-pad: off | on.
inline constexpr const char* kPadOption = "score-pad";
OptionSpec padOption();
// A point for each that is best; equals each get it. Games and their pads share it.
void creditBest(std::span<std::int16_t> scores, std::span<const int> worth, bool lowest = false);

// How everything stood after a deal. `finer` decides between equal scores.
struct PadLine {
  std::array<std::int16_t, kMostSeats> scores{}, finer{};
  std::int16_t pool = 0;
  bool operator==(const PadLine&) const = default;
};

struct PadState : Board {
  Row<std::int16_t, 24> answers; // about the deal that is being told
  Row<PadLine, kMostPadLines> lines;
  bool operator==(const PadState&) const = default;

  PadLine last() const { return lines.empty() ? PadLine{} : lines.back(); }
  int answer(std::size_t i) const { return answers[i]; }
};

// One thing that the pad wants to know: a number, or one of a few choices.
struct Question {
  Phrase what;          // "tricks taken by Mari"
  Seat about = kNobody; // whose column it concerns
  int lowest = 0, highest = 0;
  std::vector<std::pair<int, Phrase>> choices = {}; // instead of a number
  int columns = 0; // of a table in which the choices 1, 2, 3 ... lie as they do in a bidding box; 0 = all are buttons
  std::vector<std::pair<int, char>> keys = {}; // of choices that the table of the game has keys for; else the figure

  static Question number(Phrase what, Seat about, int lowest, int highest);
  static Question seat(Phrase what, int seats, unsigned bits, Phrase nobody = {}); // answers seat + 1, or 0
  static Question yesNo(Phrase what, Seat about);
};

class PadGame {
public:
  PadGame(const char* name, int seats, Deals deals) : name_(name), seats_(seats), deals_(std::move(deals)) {}
  virtual ~PadGame() = default;
  // The next thing to be told about the deal; nothing = it has been told whole.
  virtual std::optional<Question> ask(const PadState&) const = 0;
  // How everything stands after it.
  virtual PadLine settle(const PadState&) const = 0;
  virtual Result result(const PadState& s) const { return resultOf(s, deals_, seats_); }
  virtual bool wantsDealer() const { return false; } // is asked who deals first
  virtual Phrase pool() const { return {}; }         // a column besides the seats'
  virtual Phrase dealName(int number) const;         // of a line, from 1
  // What is written of a seat after a deal: what the deal brought.
  virtual Cell written(const PadLine& line, const PadLine& before, Seat) const;
  virtual const BoardShape* picture() const { return nullptr; } // that the sheet is drawn as
  const char* name() const { return name_; }
  int seats() const { return seats_; }
  const Deals& deals() const { return deals_; }

protected:
  const char* name_;
  int seats_;
  Deals deals_;
};

// The rules of a pad over its game.
class CardPad {
public:
  using State = PadState;
  struct Move {
    std::int16_t value = 0;
    bool operator==(const Move&) const = default;
  };
  static constexpr Answers kAnswers = {Answer::TellMove, Answer::ReadMove};
  enum Zones : std::int16_t { kSheet = 1 };

  explicit CardPad(std::shared_ptr<const PadGame> game) : game_(std::move(game)) {}
  int seats() const { return game_->seats(); }
  int bound() const { return 2 + 26 * kMostPadLines; }
  State start() const;
  Turn turn(const State&) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Result result(const State&) const;
  std::string text(const State&) const;
  Checked<State> read(std::string_view) const;
  std::string fault(const State&) const;
  std::string text(const State&, Seat, const Move&) const;
  Checked<Move> readMove(const State&, Seat, std::string_view) const; // "answer 12", or the number alone
  Gesture gesture(const State&, Seat, const Move&) const;
  View look(const State&, Viewer) const;
  Phrase tell(const State&, Seat, const Move&, Viewer) const;

private:
  std::optional<Question> question(const State&) const;
  Zone sheet(const State&) const;
  std::shared_ptr<const PadGame> game_;
};

} // namespace mk::cards
