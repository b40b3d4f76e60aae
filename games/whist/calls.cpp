// Calls as text and as a sheet, and what is said of closed ones.
#include "games/whist/calls.h"

#include "games/kernel/one_suit.h"
#include "games/kit/cards/verbs.h"

#include <algorithm>
#include <vector>

namespace mk::whist {

using namespace cards;

namespace {

std::size_t firstSpeaker(const Auction& a) {
  return at(a.calls.empty() ? std::max<Seat>(a.turn, 0) : a.calls.front().seat);
}

// The cell of every call, under the heads; who has given up has no calls.
std::vector<std::size_t> cellsOf(const Auction& a, std::size_t columns) {
  std::vector<std::size_t> out;
  std::size_t cell = columns;
  for (const Auction::Spoken& s : a.calls) {
    while ((firstSpeaker(a) + cell) % columns != at(s.seat)) ++cell;
    out.push_back(cell++);
  }
  return out;
}

} // namespace

Phrase bothNamed(Seat one, Seat other) { return {MK_TEXT("games", "%1 and %2"), {Arg::seat(one), Arg::seat(other)}}; }

Zone callsSheet(std::int16_t zone, const Auction& a, std::span<const Seat> seats,
                const std::function<Phrase(const Call&)>& say) {
  Zone z;
  z.id = zone;
  z.kind = Zone::Kind::Sheet;
  z.role = Zone::Role::Notes;
  z.name = MK_TEXT("games", "auction");
  const auto columns = seats.size();
  z.columns = static_cast<std::int16_t>(columns);
  const std::size_t first = firstSpeaker(a);
  for (std::size_t i = 0; i < columns; ++i) {
    Cell& c = z.cells.emplace_back();
    c.text = {"%1", {Arg::seat(seats[(first + i) % columns])}};
    c.heading = true;
  }
  const std::vector<std::size_t> cells = cellsOf(a, columns);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    z.cells.resize(cells[i] + 1);
    const Call& call = a.calls[i].call;
    z.cells.back().text = say(call);
    z.cells.back().strong = call.kind == Call::Kind::Bid && call.bid == a.bid;
  }
  z.size = static_cast<std::int16_t>(z.cells.size());
  return z;
}

int callAt(const Auction& a, std::size_t columns, int cell) {
  const std::vector<std::size_t> cells = cellsOf(a, columns);
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (cells[i] == at(cell)) return static_cast<int>(i);
  return -1;
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
