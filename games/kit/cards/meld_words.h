// Melds as they are written ("7C 7D X1=7H"), kept in a position, shown on the table and spoken of. Rules: card games,
// A8 and A13.
#pragma once

#include "games/kernel/checked.h"
#include "games/kernel/view.h"
#include "games/kit/cards/melds.h"
#include "games/kit/cards/table.h"

#include <string>
#include <string_view>

namespace mk::cards {

std::string text(const Meld&);
Checked<Meld> readMeld(std::string_view);
// The cards with those that jokers stand for.
Phrase nameOf(const Meld&);

// The field "melds" of a position; their cards belong to the pack.
void declareMelds(Table&, Melds&);
// One column each, in zones from `first` on.
void showMelds(View&, const Melds&, int first);
// Hands lie as runs do: the ace below the two.
void layForRuns(View&);

} // namespace mk::cards
