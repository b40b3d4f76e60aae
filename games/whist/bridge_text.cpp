// Positions and moves of rubber bridge as text. A deal is written as it was dealt, with the calls and cards since: it
// is read by playing them again. Rules: rulings on bridge, part I, notation.
//
//   dealer=W vul=NS part=40/0 | N:KJ6.AJ842.K.AT76 ... | calls W:P N:1H W:1D! W:2D | tricks E:AS S:8C W:TS N:KS |
//   trick E:9S
//
// The head may also say phase=, seats= (who sits N E S W), order= (ranks of the draw), drawn= (its cards), rubber=,
// before= (deals of the rubbers before), sums=, pad= (results of deals) and from= (the standing before the pad's first
// line). 1D! is an insufficient bid, 7S<QH a card laid after another was taken back, 7S? one that is asked about.
#include "games/kernel/refusals.h"
#include "games/kit/cards/hands.h"
#include "games/whist/bridge_spelling.h"
#include "games/whist/bridge_words.h"
#include "games/whist/calls.h"

#include <algorithm>

namespace mk {

using namespace cards;
using namespace bridge;

namespace bridge {

int namedCall(std::string_view t) {
  std::string close(t);
  std::erase(close, ' ');
  if (const int call = readCall(close); call >= 0) return call;
  for (int call = Bridge::kPass; call <= Bridge::kRedouble; ++call)
    if (whist::isInWords(t, callPhrase(callOf(call)))) return call;
  return -1;
}

Call callOf(int number) {
  if (number == Bridge::kDouble) return {Call::Kind::Double, 0};
  if (number == Bridge::kRedouble) return {Call::Kind::Redouble, 0};
  if (number == Bridge::kPass) return {Call::Kind::Pass, 0};
  return Call::ofBid(number);
}

std::string callText(int number) {
  return number == Bridge::kPass       ? "P"
         : number == Bridge::kDouble   ? "X"
         : number == Bridge::kRedouble ? "XX"
                                       : bidText(number);
}

int readCall(std::string_view t) {
  if (const int bid = readBid(t); bid > 0) return bid;
  return t == "P" ? Bridge::kPass : t == "X" ? Bridge::kDouble : t == "XX" ? Bridge::kRedouble : -1;
}

std::string handText(const Cards& hand) {
  std::string out;
  for (const char suit : kSuitsDown) {
    if (suit != 'S') out += '.';
    const auto before = out.size();
    for (const char rank : std::string_view("AKQJT98765432"))
      for (const Card c : hand)
        if (mk::text(c) == std::string{rank, suit}) out += rank;
    if (out.size() == before) out += '-';
  }
  return out;
}

// The suit of the contract that is played, for whoever sorts hands: it follows from the calls.
std::string trumpText(const Bridge::State& s) {
  const bool played = s.contract.bid > 0 && !Bridge::isOpen(s) && s.contract.strain() != kNoTrumps;
  return played ? std::string(1, suitLetter(static_cast<Suit>(s.contract.strain()))) : std::string();
}

std::string dangerText(const Standing& s) {
  return std::string(s.inDanger(0) ? "NS" : "") + (s.inDanger(1) ? "EW" : "");
}

std::string partText(const Standing& s) { return std::to_string(s.part[0]) + '/' + std::to_string(s.part[1]); }

} // namespace bridge

namespace {

int numberOf(const Call& c) {
  switch (c.kind) {
  case Call::Kind::Bid:
    return c.bid;
  case Call::Kind::Double:
    return Bridge::kDouble;
  case Call::Kind::Redouble:
    return Bridge::kRedouble;
  default:
    return Bridge::kPass;
  }
}

template <class A> std::string joined(const A& numbers, char between) {
  std::string out;
  for (const auto& n : numbers)
    out += (out.empty() ? "" : std::string(1, between)) + std::to_string(static_cast<int>(n));
  return out;
}

} // namespace

std::string Bridge::text(const State& s) const {
  std::string t;
  const auto add = [&](std::string_view key, const std::string& value) {
    if (!value.empty()) t += (t.empty() ? "" : " ") + std::string(key) + '=' + value;
  };
  const auto phase = std::ranges::find(kPhases, s.phase, &std::pair<Phase, std::string_view>::first)->second;
  if (s.phase != Phase::Auction && s.phase != Phase::Play) add("phase", std::string(phase));
  const auto addDrawn = [&] {
    std::string out;
    for (const Card c : s.drawn) out += (out.empty() ? "" : ",") + mk::text(c);
    add("drawn", out);
  };
  if (s.phase == Phase::Seats) {
    add("order", joined(s.rank, ','));
    addDrawn();
    return t;
  }
  if (s.phase == Phase::Lot) return t;
  add("dealer", std::string(1, letterOf(s.dealer)));
  add("vul", dangerText(s.standing));
  if (s.standing.part != std::array<std::int32_t, 2>{}) add("part", partText(s.standing));
  add("trump", trumpText(s));
  const State fresh{};
  if (s.person != fresh.person)
    add("seats", [&] {
      std::string out;
      for (const Seat who : s.person) out += static_cast<char>('1' + who);
      return out;
    }());
  if (s.rank != fresh.rank) add("order", joined(s.rank, ','));
  addDrawn();
  if (s.rubber > 0) {
    add("rubber", std::to_string(s.rubber + 1));
    add("before", std::to_string(s.dealsBefore));
    add("sums", joined(s.sums, '/'));
  }
  if (!s.pad.empty()) {
    if (s.from != Standing{}) add("from", dangerText(s.from) + ',' + partText(s.from));
    std::string pad;
    for (const DealResult& r : s.pad) pad += (pad.empty() ? "" : ";") + mk::bridge::text(r);
    add("pad", pad);
  }
  if (!s.dealt()) return t;
  t += " | N:";
  const auto hands = dealtHands(s);
  for (Seat k = 0; k < kChairs; ++k) t += (k > 0 ? " " : "") + handText(hands[at(k)]);
  if (!s.auction.calls.empty() || !s.slips.empty()) t += " | calls";
  std::size_t slip = 0;
  for (std::size_t i = 0; i <= s.auction.calls.size(); ++i) {
    const bool end = i == s.auction.calls.size();
    const Seat chair = end ? s.auction.turn : s.auction.calls[i].seat;
    for (; slip < s.slips.size() && s.slips[slip].at == i; ++slip)
      t += std::string(" ") + letterOf(chair) + ':' + bidText(s.slips[slip].bid) + '!';
    if (!end) t += std::string(" ") + letterOf(chair) + ':' + callText(numberOf(s.auction.calls[i].call));
  }
  const int complete = (s.laid.count() - s.trick.count()) / kChairs * kChairs;
  for (int i = 0; i < s.laid.count(); ++i) {
    if (i == complete)
      t += " | trick";
    else if (i == 0)
      t += " | tricks";
    t += std::string(" ") + letterOf(s.laid[at(i)].chair) + ':' + mk::text(s.laid[at(i)].card);
    for (const Back& b : s.backs)
      if (b.at == i) t += '<' + mk::text(b.card);
    if (s.phase == Phase::Stand && i + 1 == s.laid.count()) t += '?';
  }
  for (const Back& b : s.backs) // the card laid instead is still to come
    if (b.at == s.laid.count()) t += std::string(" | back ") + mk::text(b.card);
  if (s.refusedAt > 0 || s.claim.chair != kNobody) {
    t += " | claim";
    if (s.claim.chair != kNobody)
      t += std::string(" ") + letterOf(s.claim.chair) + ':' + std::to_string(s.claim.tricks) +
           (s.claim.accepted ? "!" : std::string("?") + letterOf(s.turn));
    if (s.refusedAt > 0) t += " refused=" + std::to_string(s.refusedAt);
    for (Seat k = 0; k < kChairs; ++k)
      if (s.shown[at(k)] != Shown::No)
        t += std::string(s.shown[at(k)] == Shown::All ? " all=" : " declarer=") + letterOf(k);
  }
  std::string faults;
  for (const Accusation& a : s.accused)
    faults += std::string(" ") + letterOf(a.chair) + std::to_string(a.trick) + (a.proven ? "!" : "");
  if (s.peeks[0] + s.peeks[1] > 0) faults += " peeks=" + joined(s.peeks, '/');
  if (s.peeked > 0) faults += " open=" + std::to_string(s.peeked);
  if (!s.choices.empty()) faults += " chosen=" + joined(s.choices, '/');
  if (s.phase == Phase::Review) faults += std::string(" review=") + letterOf(s.turn);
  if (!faults.empty()) t += " | faults" + faults;
  return t;
}

std::string Bridge::text(const State&, Seat, const Move& m) const {
  using Kind = Move::Kind;
  switch (m.kind) {
  case Kind::Call:
    return callText(m.number);
  case Kind::Play:
    return mk::text(Card::fromCode(m.number));
  case Kind::Claim:
    return "claim " + std::to_string(m.number);
  case Kind::Accept:
    return "accept";
  case Kind::Refuse:
    return "refuse";
  case Kind::Sit:
    return std::string("sit ") + letterOf(static_cast<Seat>(m.number));
  case Kind::Stand:
    return "stands";
  case Kind::TakeBack:
    return "back";
  case Kind::Peek:
    return "peek";
  case Kind::Accuse:
    return std::string("revoke ") + letterOf(m.chair) + std::to_string(m.number);
  case Kind::Done:
    return "done";
  case Kind::Points:
    return "points";
  case Kind::Tricks:
    return "tricks";
  }
  return {};
}

// "W:2H" as well as "2H"; letter case does not matter.
Checked<Bridge::Move> Bridge::readMove(const State& s, Seat seat, std::string_view t) const {
  std::vector<Move> all;
  moves(s, seat, all);
  std::string wanted = normalised(t);
  if (wanted.size() > 2 && wanted[1] == ':' && s.turn != kNobody && wanted[0] == letterOf(s.turn))
    wanted = wanted.substr(2);
  // Calls and cards are known by what they say, so that a log is replayed quickly.
  if (s.phase == Phase::Auction || s.phase == Phase::Play) {
    const bool calls = s.phase == Phase::Auction;
    const auto card = calls ? Checked<Card>(Card()) : readCard(wanted);
    const int number = calls ? namedCall(wanted) : card ? card->code() : -1;
    const Move m{calls ? Move::Kind::Call : Move::Kind::Play, static_cast<std::uint8_t>(number), 0};
    if (number >= 0 && std::ranges::find(all, m) != all.end()) return m;
  }
  std::vector<std::string> texts;
  for (const Move& m : all) {
    texts.push_back(text(s, seat, m));
    if (normalised(texts.back()) == wanted) return m;
  }
  if (Phrase why = whyNot(s, wanted); !why.empty()) return refuse(std::move(why));
  return notLegal(t, texts);
}

} // namespace mk
