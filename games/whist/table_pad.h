// The score pad of a game of this family: people play with their own cards and tell what came of each deal; the game
// itself writes and ends the match, and its state without cards is the sheet. Rules: the games' own scoring.
#pragma once

#include "games/kernel/refusals.h"
#include "games/kernel/rules.h"
#include "games/kit/cards/questions.h"
#include "games/kit/cards/table.h"

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace mk {

// T, made of a Setup, says of its game:
//   Table           the rules of the game; table() the object
//   askFirst(told)  what is to be told before the first deal: who deals
//   begun(told)     the state before it
//   ask(state, told)      what is to be told next of a deal; nothing when it is told whole
//   write(state, told)    writes the deal and ends the match where that is due
//   ending(state)         how the last deal that was written went
//   isOver(state), sheet(state, viewer), text(state), read(text): the state between two deals
template <class T> class TablePad {
public:
  using Table = typename T::Table;
  using Told = Row<std::int16_t, 12>;
  struct State {
    bool begun = false; // it has been told who deals first, and how they sit
    typename Table::State table;
    Told told;
    bool operator==(const State&) const = default;
  };
  struct Move {
    std::int16_t value = 0;
    bool operator==(const Move&) const = default;
  };
  static constexpr Answers kAnswers = {Answer::TellMove, Answer::ReadMove};

  explicit TablePad(const Setup& s) : game_(s) {}
  int seats() const { return game_.table().seats(); }
  int bound() const { return game_.table().bound(); }
  State start() const { return {}; }
  // Whoever has the pencil writes: the first seat stands for all of them, so that every answer can be taken back.
  Turn turn(const State& s) const { return question(s) ? Turn::of(0) : Turn::over(); }
  void moves(const State& s, Seat, std::vector<Move>& out) const {
    if (const auto q = question(s))
      for (const int v : cards::answersTo(*q)) out.push_back({static_cast<std::int16_t>(v)});
  }
  void play(State& s, Seat, const Move& m) const {
    s.told.push_back(m.value);
    if (question(s)) return;
    if (s.begun)
      game_.write(s.table, s.told);
    else
      s.table = game_.begun(s.told);
    s.begun = true;
    s.told.clear();
  }
  Result result(const State& s) const { return game_.table().result(s.table); }

  std::string text(const State& s) const {
    std::string told;
    for (const std::int16_t a : s.told) told += (told.empty() ? " told " : ",") + std::to_string(a);
    return "pad" + told + (s.begun ? " : " + game_.text(s.table) : std::string());
  }
  Checked<State> read(std::string_view t) const {
    State s;
    const auto no = [&] {
      return refuse({MK_TEXT("games", "A position of this game begins with: %1"), {Arg::literal("pad : ")}});
    };
    constexpr std::string_view kBetween = " : ", kTold = " told ";
    if (!t.starts_with("pad")) return no();
    const auto cut = t.find(kBetween);
    if (cut != std::string_view::npos) {
      auto table = game_.read(t.substr(cut + kBetween.size()));
      if (!table) return Refusal{table.why()};
      s.table = std::move(*table);
      s.begun = true;
    }
    std::string_view told = t.substr(0, cut).substr(3);
    if (!told.empty() && !told.starts_with(kTold)) return no();
    told.remove_prefix(std::min(kTold.size(), told.size()));
    while (!told.empty()) {
      const auto comma = std::min(told.find(','), told.size());
      const auto q = question(s);
      const auto value = cards::readAnswer(q ? &*q : nullptr, told.substr(0, comma));
      if (!value) return Refusal{value.why()};
      s.told.push_back(static_cast<std::int16_t>(*value));
      if (!(s.begun && game_.isOver(s.table)) && !question(s)) return no(); // such a deal would be written
      told.remove_prefix(std::min(comma + 1, told.size()));
    }
    return s;
  }
  std::string fault(const State&) const { return {}; }
  std::string text(const State&, Seat, const Move& m) const { return cards::answerText(m.value); }
  Checked<Move> readMove(const State& s, Seat, std::string_view t) const {
    const auto q = question(s);
    const auto value = cards::readAnswer(q ? &*q : nullptr, t);
    if (!value) return Refusal{value.why()};
    return Move{static_cast<std::int16_t>(*value)};
  }
  Gesture gesture(const State& s, Seat, const Move& m) const {
    const auto q = question(s);
    return cards::answerGesture(q ? &*q : nullptr, m.value);
  }
  // The answer that completes a deal is told with what the deal brought.
  Phrase tell(const State& s, Seat seat, const Move& m, Viewer) const {
    const auto q = question(s);
    if (!q) return {};
    Phrase said = cards::answered(*q, m.value);
    State after = s;
    play(after, seat, m);
    if (!s.begun || !after.told.empty()) return said;
    return {"%1; %2", {Arg::phrase(std::move(said)), Arg::phrase(game_.ending(after.table))}};
  }
  View look(const State& s, Viewer v) const {
    View view;
    view.bottom = v.isPublic() ? Seat{0} : v.seat;
    view.zones.push_back(game_.sheet(s.table, v));
    const auto q = question(s);
    view.prompt = q ? q->what : result(s).why;
    if (!q) return view;
    // A table of choices stays while the rest is asked, so that the sheet keeps its place.
    if (const auto first = s.begun ? game_.ask(s.table, {}) : std::nullopt; first && first->columns > 0)
      cards::showChoices(view, *first, MK_TEXT("games", "bids"), s.told.empty() && turn(s).has(v.seat),
                         s.told.empty() ? 0 : s.told.front());
    if (turn(s).has(v.seat)) cards::showQuestion(view, *q);
    return view;
  }

private:
  std::optional<cards::Question> question(const State& s) const {
    if (!s.begun) return game_.askFirst(s.told);
    if (game_.isOver(s.table)) return std::nullopt;
    return game_.ask(s.table, s.told);
  }
  T game_;
};

// The sheet that lies at the side of a card table, as the pad it is alone.
inline Zone sheetOf(View table) {
  Zone* z = table.find(cards::kScores);
  if (z == nullptr) return {};
  z->role = Zone::Role::Sheet;
  return std::move(*z);
}

// Where nothing else has to be known before the first deal.
inline std::optional<cards::Question> askDealer(std::span<const std::int16_t> told, int seats) {
  if (!told.empty()) return std::nullopt;
  return cards::Question::seat(MK_TEXT("games", "who deals first?"), seats, (1u << seats) - 1);
}

} // namespace mk
