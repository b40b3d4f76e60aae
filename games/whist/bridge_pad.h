// The score pad of rubber bridge for people with real cards: contract, tricks and honours in; danger, games and rubber
// are known. Rules: rulings on bridge, part I, scoring.
#pragma once

#include "games/whist/bridge.h"
#include "games/whist/table_pad.h"

namespace mk {

class BridgePad {
public:
  using Table = Bridge;
  BridgePad(const bridge::Scoring& scoring, const Setup& s) : table_(scoring, s) {}
  const Bridge& table() const { return table_; }
  std::optional<cards::Question> askFirst(std::span<const std::int16_t> told) const {
    return askDealer(told, table_.seats());
  }
  Bridge::State begun(std::span<const std::int16_t> told) const;
  std::optional<cards::Question> ask(const Bridge::State&, std::span<const std::int16_t> told) const;
  void write(Bridge::State&, std::span<const std::int16_t> told) const;
  Phrase ending(const Bridge::State& s) const { return table_.ending(s); }
  bool isOver(const Bridge::State& s) const { return s.phase == Bridge::Phase::Over; }
  std::string text(const Bridge::State& s) const { return table_.text(s); }
  Checked<Bridge::State> read(std::string_view) const;
  Zone sheet(const Bridge::State&, Viewer) const;

private:
  Bridge table_;
};

template <const bridge::Scoring& S> struct BridgePadBy : BridgePad {
  explicit BridgePadBy(const Setup& s) : BridgePad(S, s) {}
};

} // namespace mk
