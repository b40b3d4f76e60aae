// Calls as text and as a sheet, and what is said of closed ones.
#include "games/whist/calls.h"

#include <algorithm>

namespace mk::whist {

using namespace cards;

namespace {

Refusal wrongCall(std::string_view word) {
  return refuse({MK_TEXT("games", "“%1” is no call that may be made in its turn: 2:P is a pass of the second."),
                 {Arg::literal(std::string(word.substr(0, 40)))}});
}

using Begin = Auction (*)(Seat first);

Permission readCalls(std::string_view t, Auction& a, const AuctionRule& r, BidName name, Begin begin) {
  for (const std::string_view w : wordsOf(t)) {
    if (a.calls.empty() && a.turn == kNobody && w[0] > '0' && w[0] <= '0' + r.seats)
      a = begin(static_cast<Seat>(w[0] - '1'));
    if (w.size() < 3 || w[1] != ':' || a.over() || w[0] != '1' + a.turn || a.calls.full()) return wrongCall(w);
    bool read = false;
    eachCall(r, a, [&](Call c) {
      if (read || callText(c, name) != w.substr(2)) return;
      read = true;
      Auction next = a;
      speak(r, next, c);
      a = next;
    });
    if (!read) return wrongCall(w);
  }
  return Ok{};
}

} // namespace

std::string callText(const Call& c, BidName name) {
  switch (c.kind) {
  case Call::Kind::Bid:
    return name(c.bid);
  case Call::Kind::Double:
    return "X";
  case Call::Kind::Redouble:
    return "XX";
  case Call::Kind::GiveUp:
    return "F";
  case Call::Kind::Pass:
    break;
  }
  return "P";
}

void declareCalls(Table& t, Auction& a, const AuctionRule& r, BidName name, Begin begin) {
  t.field(
      "calls",
      [&a, name] {
        std::string out;
        for (const Auction::Spoken& s : a.calls)
          out += (out.empty() ? "" : " ") + std::to_string(s.seat + 1) + ":" + callText(s.call, name);
        return out;
      },
      [&a, &r, name, begin](Fields& f) { return readCalls(f.value("calls"), a, r, name, begin); }, ": ");
}

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

Phrase whyNotCall(const AuctionRule& r, const Auction& a, const Call& c, Phrase (*say)(int bid)) {
  if (mayCall(r, a, c)) return {};
  if (c.kind == Call::Kind::Double)
    return MK_TEXT("games", "Only the last bid of the opponents can be doubled, and only once.");
  if (c.kind == Call::Kind::Redouble) return MK_TEXT("games", "Only a double of the opponents can be redoubled.");
  return {MK_TEXT("games", "A bid must be higher than %1."), {Arg::phrase(say(a.bid))}};
}

} // namespace mk::whist
