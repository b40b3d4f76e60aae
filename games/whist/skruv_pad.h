// The score pad of skruvwhist in its four forms, for people with real cards: who plays with whom, crosses, games and
// sits are known. Rules: skruvwhist, score of a deal and sits.
#pragma once

#include "games/whist/skruv.h"
#include "games/whist/table_pad.h"

namespace mk {

template <SkruvForm form> class SkruvPad;

// What the four pads share: a deal as it is told.
class SkruvTelling {
public:
  using State = SkruvRules::State;
  using Told = std::span<const std::int16_t>;
  explicit SkruvTelling(const SkruvRules& rules) : rules_(rules) {}
  std::optional<cards::Question> askFirst(Told) const; // who has drawn the lowest card, the next one, ...
  State begun(Told) const;
  // What is to be told next; nothing: `deal` is whole.
  struct Deal {
    State before; // with bid and declarer
    skruv::Counted counted;
    SkruvRules::Written written;
  };
  std::optional<cards::Question> listen(const State&, Told, Deal& deal) const;
  void write(State&, Told) const;

private:
  const SkruvRules& rules_;
};

template <SkruvForm form> class SkruvPad {
public:
  using Table = cards::CardGame<Skruv<form>>;
  using State = SkruvRules::State;
  using Told = SkruvTelling::Told;
  explicit SkruvPad(const Setup& s) : table_(s) {}
  const Table& table() const { return table_; }
  std::optional<cards::Question> askFirst(Told told) const { return telling().askFirst(told); }
  State begun(Told told) const { return telling().begun(told); }
  std::optional<cards::Question> ask(const State& s, Told told) const {
    SkruvTelling::Deal deal;
    return telling().listen(s, told, deal);
  }
  void write(State& s, Told told) const { telling().write(s, told); }
  Phrase ending(const State& s) const { return table_.game().ending(s); }
  bool isOver(const State& s) const { return s.stage == cards::Stage::Over; }
  // As before the first deal, for no cards are dealt; the sits tell whether the match is over.
  std::string text(State s) const {
    s.stage = cards::Stage::Deal;
    return table_.text(s);
  }
  Checked<State> read(std::string_view t) const {
    auto s = table_.read(t);
    if (!s) return s;
    if (s->stage != cards::Stage::Deal || s->deals != 0)
      return refuse({MK_TEXT("games", "This position is impossible: %1"), {Arg::literal("stage")}});
    if (s->ended && s->sits + 1 == table_.game().sits()) s->stage = cards::Stage::Over;
    return s;
  }
  Zone sheet(const State& s, Viewer v) const { return sheetOf(table_.look(s, v)); }

private:
  SkruvTelling telling() const { return SkruvTelling(table_.game()); }
  Table table_;
};

} // namespace mk
