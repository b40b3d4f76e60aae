// The score pad of bridge-belote for people with real cards. Rules: bridge-belote, score of a deal and end of the
// match.
#pragma once

#include "games/whist/belote.h"
#include "games/whist/table_pad.h"

namespace mk {

class BelotePad {
public:
  using Table = Belote;
  using State = BeloteRules::State;
  explicit BelotePad(const Setup& s) : table_(s) {}
  const Belote& table() const { return table_; }
  std::optional<cards::Question> askFirst(std::span<const std::int16_t> told) const {
    return askDealer(told, table_.seats());
  }
  State begun(std::span<const std::int16_t> told) const;
  std::optional<cards::Question> ask(const State&, std::span<const std::int16_t> told) const;
  void write(State&, std::span<const std::int16_t> told) const;
  Phrase ending(const State& s) const { return table_.game().ending(s); }
  bool isOver(const State& s) const { return s.stage == cards::Stage::Over; }
  std::string text(const State&) const;
  Checked<State> read(std::string_view) const;
  Zone sheet(const State&, Viewer) const;

private:
  Belote table_;
};

} // namespace mk
