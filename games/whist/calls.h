// The calls of an auction as a sheet beside the table, and why one is closed. Rules: bridge,
// bridge-belote and whist, auction.
#pragma once

#include "games/kit/cards/calls.h"
#include "games/kit/cards/verbs.h"

#include <functional>
#include <span>
#include <string_view>

namespace mk::whist {

Phrase bothNamed(Seat, Seat); // "%1 and %2"

// What is said and played in the games that bid by buttons.
inline constexpr std::int16_t kPassButton = 1;
inline constexpr cards::Verb kPassVerb{.pattern = "P",
                                       .by = cards::By::Button,
                                       .id = kPassButton,
                                       .label = MK_TEXT("games", "pass"),
                                       .key = 'p',
                                       .say = MK_TEXT("games", "%1 says pass")};
inline constexpr cards::Verb kCardVerb{.pattern = "%c", .by = cards::By::Card, .say = MK_TEXT("games", "%1 plays %2")};

using cards::BidName;
using cards::callText;
using cards::declareCalls;

// The calls in columns; `seats`: who sits at the places of the auction. The one who speaks first comes first.
Zone callsSheet(std::int16_t zone, const cards::Auction&, std::span<const Seat> seats,
                const std::function<Phrase(const cards::Call&)>& say);

// Which call stands in this cell of the sheet of so many columns; -1: none.
int callAt(const cards::Auction&, std::size_t columns, int cell);

// Whether a text is the call in words, "1 diamond"; "1 diamonds" counts as well.
bool isInWords(std::string_view text, const Phrase& call);

// Why the player in turn may not call this; empty where he may. `say`: a bid, as it is said.
Phrase whyNotCall(const cards::AuctionRule&, const cards::Auction&, const cards::Call&, Phrase (*say)(int bid));

} // namespace mk::whist
