// Calls as text and as a sheet, and what is said of closed ones.
#include "games/whist/calls.h"

#include "games/kernel/one_suit.h"
#include "games/kit/cards/verbs.h"

#include <algorithm>

namespace mk::whist {

using namespace cards;

Zone callsSheet(std::int16_t zone, const Auction& a, std::span<const Seat> seats,
                const std::function<Phrase(const Call&)>& say) {
  Zone z;
  z.id = zone;
  z.kind = Zone::Kind::Sheet;
  z.role = Zone::Role::Notes;
  z.name = MK_TEXT("games", "auction");
  const auto columns = seats.size();
  z.columns = static_cast<std::int16_t>(columns);
  const auto first = at(a.calls.empty() ? std::max<Seat>(a.turn, 0) : a.calls.front().seat);
  for (std::size_t i = 0; i < columns; ++i) {
    Cell& c = z.cells.emplace_back();
    c.text = {"%1", {Arg::seat(seats[(first + i) % columns])}};
    c.heading = true;
  }
  for (const Auction::Spoken& s : a.calls) { // who has given up has no calls
    while ((first + z.cells.size()) % columns != at(s.seat)) z.cells.emplace_back();
    Cell& c = z.cells.emplace_back();
    c.text = say(s.call);
    c.strong = s.call.kind == Call::Kind::Bid && s.call.bid == a.bid;
  }
  z.size = static_cast<std::int16_t>(z.cells.size());
  return z;
}

bool isInWords(std::string_view text, const Phrase& call) {
  const std::string said = english(call), wanted = normalised(text);
  return normalised(said) == wanted || (isOneOfSuit(call, 1) && normalised(said + 's') == wanted);
}

Phrase whyNotCall(const AuctionRule& r, const Auction& a, const Call& c, Phrase (*say)(int bid)) {
  if (mayCall(r, a, c)) return {};
  if (c.kind == Call::Kind::Double)
    return MK_TEXT("games", "Only the last bid of the opponents can be doubled, and only once.");
  if (c.kind == Call::Kind::Redouble) return MK_TEXT("games", "Only a double of the opponents can be redoubled.");
  return {MK_TEXT("games", "A bid must be higher than %1."), {Arg::phrase(say(a.bid))}};
}

} // namespace mk::whist
