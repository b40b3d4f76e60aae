// The score pad of Monarch: the sums, then what the tied are dealt, again and again, until one leads. Rules: card
// games, game 189.
#pragma once

#include "games/cards/monarch.h"
#include "games/cards/pads.h"

namespace mk {

class MonarchPad : public GamesPad {
public:
  explicit MonarchPad(const Setup&);
  std::optional<cards::Question> ask(const cards::PadState&) const override;
  cards::PadLine settle(const cards::PadState&) const override;

private:
  struct Tied {
    unsigned seats = 0; // bits of those who lead
    int told = 0;       // answers that have led to it
  };
  Tied tied(const cards::PadState&) const;
};

} // namespace mk
