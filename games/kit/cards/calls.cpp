// Calls as text.
#include "games/kit/cards/calls.h"

namespace mk::cards {

namespace {

Refusal wrongCall(std::string_view word) {
  return refuse({MK_TEXT("games", "“%1” is not a call that can be made in this turn: 2:P is a pass by the second."),
                 {Arg::literal(std::string(word.substr(0, 40)))}});
}

using Begin = Auction (*)(Seat first);

Permission readCalls(std::string_view t, Auction& a, const AuctionRule& r, BidName name, Begin begin, Seat first) {
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
  if (a.calls.empty() && first != kNobody) a = begin(first);
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

void declareCalls(Table& t, Auction& a, const AuctionRule& r, BidName name, Begin begin, Seat first) {
  t.field(
      "calls",
      [&a, name] {
        std::string out;
        for (const Auction::Spoken& s : a.calls)
          out += (out.empty() ? "" : " ") + std::to_string(s.seat + 1) + ":" + callText(s.call, name);
        return out;
      },
      [&a, &r, name, begin, first](Fields& f) { return readCalls(f.value("calls"), a, r, name, begin, first); }, ": ");
}

Phrase faultOfCalls(const Auction& a, bool speaking, Seat place, Seat first) {
  if (speaking != !a.over()) return MK_TEXT("games", "the calls do not fit the part of the deal");
  if (first != kNobody && !a.calls.empty() && a.calls.front().seat != first)
    return MK_TEXT("games", "somebody else speaks first");
  if (speaking ? place != a.turn : a.bid == 0) return MK_TEXT("games", "the turn does not fit the calls");
  return {};
}

} // namespace mk::cards
