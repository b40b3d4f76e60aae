// Reading positions of rubber bridge: the calls and cards are played again, so that nothing can be read that could not
// have come about. Rules: rulings on bridge, part I, notation.
#include "games/kit/cards/hands.h"
#include "games/kit/cards/notation.h"
#include "games/whist/bridge_spelling.h"

#include <algorithm>
#include <charconv>
#include <map>

namespace mk {

using namespace cards;
using namespace bridge;

namespace {

using State = Bridge::State;
using Phase = Bridge::Phase;

bool toNumber(std::string_view t, int lowest, int highest, int& out) {
  const auto [end, error] = std::from_chars(t.data(), t.data() + t.size(), out);
  return !t.empty() && error == std::errc() && end == t.data() + t.size() && out >= lowest && out <= highest;
}

std::vector<std::string_view> cut(std::string_view t, char between) {
  std::vector<std::string_view> out;
  for (;;) {
    const auto at = t.find(between);
    out.push_back(t.substr(0, at));
    if (at == std::string_view::npos) return out;
    t = t.substr(at + 1);
  }
}

Refusal wrong(std::string_view word, Phrase why) {
  return refuse(
      {MK_TEXT("games", "“%1”: %2"), {Arg::literal(std::string(word.substr(0, 60))), Arg::phrase(std::move(why))}});
}

using Keys = std::map<std::string_view, std::string_view>;

Permission noDouble(Keys& f, std::string_view word) {
  const auto eq = word.find('=');
  if (eq == std::string_view::npos)
    return wrong(word, MK_TEXT("games", "a key and its value belong here, as in dealer=N."));
  if (!f.emplace(word.substr(0, eq), word.substr(eq + 1)).second)
    return wrong(word, MK_TEXT("games", "this is given twice."));
  return Ok{};
}

bool readStanding(std::string_view danger, std::string_view part, const Scoring& sc, Standing& s) {
  for (const int side : {0, 1})
    if (danger.starts_with(side == 0 ? "NS" : "EW")) {
      s.games[at(side)] = 1;
      s.wonWith[at(side)] = sc.target;
      danger.remove_prefix(2);
    }
  const auto parts = cut(part, '/');
  if (!danger.empty() || parts.size() != 2) return false;
  for (const std::size_t side : {0u, 1u}) {
    int n = 0;
    if (!toNumber(parts[side], 0, sc.target - 1, n)) return false;
    s.part[side] = n;
  }
  return true;
}

Checked<Cards> readHand(std::string_view t) {
  const auto suits = cut(t, '.');
  if (suits.size() != 4)
    return wrong(t,
                 MK_TEXT("games", "a hand has four suits with dots between, spades first, as in AK2.T98.-.QJ76543."));
  Cards out;
  for (std::size_t i = 0; i < 4; ++i) {
    if (suits[i] == "-") continue;
    for (const char rank : suits[i]) {
      const auto c = readCard(std::string{rank, kSuitsDown[i]});
      if (!c || c->isJoker() || c->isBack())
        return wrong(t, {MK_TEXT("games", "“%1” is not a rank."), {Arg::literal(std::string(1, rank))}});
      if (out.contains(*c)) return wrong(t, {MK_TEXT("games", "%1 is there twice."), {Arg::card(c->code())}});
      if (out.count() == Bridge::kTricks) return wrong(t, MK_TEXT("games", "a hand has thirteen cards."));
      addSorted(out, *c);
    }
  }
  if (out.count() != Bridge::kTricks) return wrong(t, MK_TEXT("games", "a hand has thirteen cards."));
  return out;
}

Permission readDeal(std::string_view t, State& s) {
  const auto hands = wordsOf(t);
  if (hands.size() != 4)
    return wrong(t, MK_TEXT("games", "a deal is N: and four hands, as in N:AK2.T98.-.QJ76543 ..."));
  std::uint64_t seen = 0;
  for (std::size_t k = 0; k < 4; ++k) {
    const auto hand = readHand(hands[k]);
    if (!hand) return Refusal{hand.why()};
    for (const Card c : *hand) {
      if ((seen >> c.code() & 1) != 0) return wrong(t, {MK_TEXT("games", "%1 is there twice."), {Arg::card(c.code())}});
      seen |= std::uint64_t{1} << c.code();
    }
    s.hands[k] = *hand;
  }
  return Ok{};
}

} // namespace

Permission Bridge::readHead(std::string_view t, State& s, std::string& trump) const {
  Keys f;
  for (const std::string_view w : wordsOf(t))
    if (auto ok = noDouble(f, w); !ok) return ok;
  const auto take = [&](std::string_view key) {
    const auto it = f.find(key);
    if (it == f.end()) return std::string_view();
    const std::string_view value = it->second;
    f.erase(it);
    return value;
  };
  const auto no = [](std::string_view key, std::string_view value) {
    return Table::notOneOf(value, std::string(key).c_str());
  };
  if (const auto phase = take("phase"); !phase.empty()) {
    const auto it = std::ranges::find(kPhases, phase, &std::pair<Phase, std::string_view>::second);
    if (it == kPhases.end()) return no("phase", phase);
    s.phase = it->first;
  } else {
    s.phase = Phase::Auction;
  }
  if (const auto dealer = take("dealer"); !dealer.empty()) {
    s.dealer = dealer.size() == 1 ? chairOf(dealer[0]) : kNobody;
    if (s.dealer == kNobody) return no("dealer", dealer);
  } else if (s.phase != Phase::Lot && s.phase != Phase::Seats) {
    return refuse(MK_TEXT("games", "The position does not say who deals: dealer=N."));
  }
  if (const auto seats = take("seats"); !seats.empty()) {
    std::string sorted(seats);
    std::ranges::sort(sorted);
    if (sorted != "1234") return no("seats", seats);
    for (std::size_t k = 0; k < 4; ++k) s.person[k] = static_cast<Seat>(seats[k] - '1');
  }
  if (const auto order = take("order"); !order.empty()) {
    const auto ranks = cut(order, ',');
    unsigned seen = 0;
    for (std::size_t k = 0; k < 4 && ranks.size() == 4; ++k) {
      int n = 0;
      if (!toNumber(ranks[k], 1, 4, n)) return no("order", order);
      s.rank[k] = static_cast<std::uint8_t>(n);
      seen |= 1u << n;
    }
    if (seen != 30) return no("order", order);
  }
  if (const auto drawn = take("drawn"); !drawn.empty()) {
    if (!draws_ || (s.phase != Phase::Seats && s.phase != Phase::Deal)) return no("drawn", drawn);
    for (const std::string_view w : cut(drawn, ',')) {
      const auto c = readCard(w);
      if (!c || c->isJoker() || c->isBack() || s.drawn.full() || std::ranges::find(s.drawn, *c) != s.drawn.end())
        return no("drawn", drawn);
      s.drawn.push_back(*c);
    }
    if (!s.drawn.full()) return no("drawn", drawn);
  }
  int n = 0;
  if (const auto rubber = take("rubber"); !rubber.empty()) {
    if (!toNumber(rubber, 1, rubbers_, n)) return no("rubber", rubber);
    s.rubber = static_cast<std::uint8_t>(n - 1);
  }
  if (const auto before = take("before"); !before.empty()) {
    if (!toNumber(before, 0, kMostDeals - 1, n)) return no("before", before);
    s.dealsBefore = static_cast<std::uint8_t>(n);
  }
  if (const auto sums = take("sums"); !sums.empty()) {
    const auto all = cut(sums, '/');
    for (std::size_t k = 0; k < 4; ++k) {
      if (all.size() != 4 || !toNumber(all[k], -10'000'000, 10'000'000, n)) return no("sums", sums);
      s.sums[k] = n;
    }
  }
  trump = take("trump");
  const auto danger = take("vul"), part = take("part"), from = take("from"), pad = take("pad");
  if (!f.empty()) return wrong(f.begin()->first, MK_TEXT("games", "there is no such key here."));
  if (pad.empty()) {
    if (!from.empty()) return no("from", from);
    if (!readStanding(danger, part.empty() ? "0/0" : part, sc_, s.from))
      return no("vul, part", std::string(danger) + ", " + std::string(part));
    s.standing = s.from;
    return Ok{};
  }
  if (!from.empty()) {
    const auto two = cut(from, ',');
    if (two.size() != 2 || !readStanding(two[0], two[1], sc_, s.from)) return no("from", from);
  }
  s.standing = s.from;
  for (const std::string_view w : cut(pad, ';')) {
    const auto r = readDealResult(w);
    if (!r) return Refusal{r.why()};
    if (s.pad.count() + s.dealsBefore >= kMostDeals || (!s.pad.empty() && isOver(s)))
      return wrong(w, MK_TEXT("games", "the rubber was over before this deal."));
    s.pad.push_back(*r);
    write(sc_, house_, s.standing, *r);
  }
  if ((!danger.empty() && danger != dangerText(s.standing)) || (!part.empty() && part != partText(s.standing)))
    return refuse(MK_TEXT("games", "Vulnerability and part scores do not fit the pad."));
  return Ok{};
}

Permission Bridge::readCalls(std::string_view t, State& s) const {
  for (const std::string_view w : wordsOf(t)) {
    const auto no = [&] {
      return wrong(
          w, MK_TEXT("games", "this is not a call in turn; N:1H is a bid, N:P a pass, N:X double, N:XX redouble."));
    };
    if (w.size() < 3 || w[1] != ':' || s.phase != Phase::Auction || chairOf(w[0]) != s.turn) return no();
    std::string_view what = w.substr(2);
    const bool slip = what.ends_with('!');
    if (slip) what.remove_suffix(1);
    const int number = readCall(what);
    if (number < 0) return no();
    if (s.mend || !slip) {
      std::vector<Move> legal;
      moves(s, kNobody, legal);
      const bool low = number > 0 && number <= s.auction.bid;
      if (slip || low ||
          std::ranges::find(legal, Move{Move::Kind::Call, static_cast<std::uint8_t>(number), 0}) == legal.end())
        return no();
      speakIt(s, number);
      continue;
    }
    if (!salon_ || number == 0 || number > s.auction.bid || s.muted == s.turn || s.slips.full()) return no();
    s.slips.push_back({static_cast<std::uint16_t>(s.auction.calls.count()), static_cast<std::uint8_t>(number)});
    if (sc_.law1933 && s.auction.bid < kHighestBid) {
      s.mend = true;
      s.muted = partnerOf(s.turn);
    }
  }
  return Ok{};
}

Permission Bridge::readCards(std::string_view t, State& s) const {
  for (const std::string_view w : wordsOf(t)) {
    const auto no = [&] { return wrong(w, MK_TEXT("games", "this is not a card in turn, as in E:AS.")); };
    if (s.phase != Phase::Play || w.size() < 4 || w[1] != ':' || s.laid.full() || chairOf(w[0]) != s.turn) return no();
    const auto card = readCard(w.substr(2, 2));
    std::string_view rest = w.substr(4);
    if (!card || !s.hands[at(s.turn)].contains(*card)) return no();
    if (rest.starts_with('<')) {
      const auto back = readCard(rest.substr(1, 2));
      if (!back || rest.size() < 3 || !isFree(s) || s.leads() || !s.hands[at(s.turn)].contains(*back) ||
          back->suit() == s.trick.led())
        return no();
      s.known.add(s.person[at(s.turn)], *back);
      s.backs.push_back({static_cast<std::uint8_t>(s.laid.count()), *back});
      rest.remove_prefix(3);
    }
    if (!demandOn(s).met(ruleOf(s), *card)) return no();
    const Seat chair = s.turn;
    const bool asked = isFree(s) && !s.leads() && card->suit() != s.trick.led();
    lay(s, *card);
    if (rest.empty()) continue;
    if (rest != "?" || !asked) return no();
    s.phase = Phase::Stand;
    s.turn = chair;
  }
  return Ok{};
}

Permission Bridge::readClaim(std::string_view t, State& s) const {
  for (const std::string_view w : wordsOf(t)) {
    const auto no = [&] {
      return wrong(w, MK_TEXT("games", "this says nothing of a claim, as N:3?E does, or refused=9."));
    };
    int n = 0;
    if (w.starts_with("refused=")) {
      if (!toNumber(w.substr(8), 1, kTricks, n)) return no();
      s.refusedAt = static_cast<std::uint8_t>(n);
    } else if (const bool all = w.starts_with("all="); all || w.starts_with("declarer=")) {
      if (chairOf(w.back()) == kNobody) return no();
      s.shown[at(chairOf(w.back()))] = all ? Shown::All : Shown::Declarer;
    } else {
      const auto mark = w.find_first_of("?!");
      if (w.size() < 4 || w[1] != ':' || mark == std::string_view::npos || s.phase == Phase::Stand || !s.leads() ||
          tricksLeft(s) > kClaimable || chairOf(w[0]) == kNobody ||
          !toNumber(w.substr(2, mark - 2), 0, tricksLeft(s), n))
        return no();
      s.claim = {chairOf(w[0]), static_cast<std::uint8_t>(n), w[mark] == '!'};
      if (s.claim.accepted) {
        const int side = sideOf(s.claim.chair);
        s.won[at(side)] = static_cast<std::uint8_t>(s.won[at(side)] + n);
        s.won[at(1 - side)] = static_cast<std::uint8_t>(kTricks - s.won[at(side)]);
      } else {
        if (w.size() != mark + 2 || chairOf(w.back()) == kNobody || s.phase != Phase::Play || s.claim.chair != s.turn)
          return no();
        s.phase = Phase::Answer;
        s.turn = chairOf(w.back());
        const bool byDeclarer = sideOf(s.claim.chair) == sideOf(s.contract.declarer);
        if (byDeclarer ? sideOf(s.turn) == sideOf(s.contract.declarer) : s.turn != s.contract.declarer) return no();
      }
    }
  }
  return Ok{};
}

Permission Bridge::readFaults(std::string_view t, State& s) const {
  Seat reviewer = kNobody;
  for (const std::string_view w : wordsOf(t)) {
    const auto no = [&] {
      return wrong(w,
                   MK_TEXT("games", "this says nothing of a fault, as E5! does: a proven revoke by East in trick 5."));
    };
    const auto eq = w.find('=');
    const std::string_view value = eq == std::string_view::npos ? "" : w.substr(eq + 1);
    int n = 0;
    if (w.starts_with("peeks=")) {
      const auto two = cut(value, '/');
      for (std::size_t k = 0; k < 2; ++k) {
        if (two.size() != 2 || !toNumber(two[k], 0, 240, n)) return no();
        s.peeks[k] = static_cast<std::uint8_t>(n);
      }
    } else if (w.starts_with("open=")) {
      if (!toNumber(value, 1, oldTricks(s), n)) return no();
      s.peeked = static_cast<std::uint8_t>(n);
    } else if (w.starts_with("chosen=")) {
      for (const std::string_view c : cut(value, '/')) {
        if (!toNumber(c, 0, 1, n) || s.choices.full()) return no();
        s.choices.push_back(static_cast<std::uint8_t>(n));
      }
    } else if (w.starts_with("review=")) {
      if (value.size() != 1 || chairOf(value[0]) == kNobody) return no();
      reviewer = chairOf(value[0]);
    } else {
      const bool proven = w.ends_with('!');
      if (!toNumber(w.substr(1, w.size() - (proven ? 2 : 1)), 1, kEnforced, n) || chairOf(w[0]) == kNobody || !salon_ ||
          s.accused.full() || !mayAccuse(s, 1 - sideOf(chairOf(w[0])), chairOf(w[0]), n))
        return no();
      s.accused.push_back({chairOf(w[0]), static_cast<std::uint8_t>(n), proven});
      if (!proven) s.known.lacks(s.person[at(chairOf(w[0]))], s.laid[at(kChairs * (n - 1))].card.suit());
    }
  }
  if (reviewer != kNobody) s.turn = reviewer;
  return Ok{};
}

Checked<Bridge::State> Bridge::read(std::string_view t) const {
  State s;
  const auto sections = cut(t, '|');
  std::string trump;
  if (auto ok = readHead(sections.front(), s, trump); !ok) return Refusal{ok.why()};
  const Phase phase = s.phase;
  std::map<std::string_view, std::string_view> found;
  for (std::size_t i = 1; i < sections.size(); ++i) {
    std::string_view section = sections[i];
    while (section.starts_with(' ')) section.remove_prefix(1);
    const auto gap = section.starts_with("N:") ? std::size_t{2} : section.find(' ');
    const auto name = section.substr(0, gap);
    static constexpr std::array<std::string_view, 7> kNames = {"N:",   "calls", "tricks", "trick",
                                                               "back", "claim", "faults"};
    if (std::ranges::find(kNames, name) == kNames.end() ||
        !found.emplace(name, gap == std::string_view::npos ? "" : section.substr(gap)).second)
      return wrong(name, MK_TEXT("games", "no part of a position begins like this, or it is there twice: N:, calls, "
                                          "tricks, trick, back, claim, faults."));
  }
  const bool dealt = found.contains("N:");
  if (!dealt) {
    const bool waits = phase == Phase::Lot || phase == Phase::Seats || phase == Phase::Deal || phase == Phase::Over;
    if (!found.empty() || !waits)
      return refuse(MK_TEXT("games", "The position does not give the deal: N: and four hands."));
    if (phase == Phase::Lot || phase == Phase::Seats) return s;
    if (phase == Phase::Over && s.pad.empty()) // on a score pad nobody has told the cards
      return refuse(MK_TEXT("games", "The position does not give the deal: N: and four hands."));
    return s;
  }
  if (phase == Phase::Lot || phase == Phase::Seats)
    return refuse(MK_TEXT("games", "Nothing has been dealt yet in this phase."));
  if (auto ok = readDeal(found["N:"], s); !ok) return Refusal{ok.why()};
  // After a deal the next one deals already.
  const bool closed = phase == Phase::Deal || phase == Phase::Over;
  s.turn = phase == Phase::Deal ? rightOf(s.dealer, kChairs) : s.dealer;
  s.auction = Auction::begun(s.turn);
  s.phase = Phase::Auction;
  if (auto ok = readCalls(found["calls"], s); !ok) return Refusal{ok.why()};
  if (!trump.empty() && trump != trumpText(s)) return Refusal{Table::notOneOf(trump, "trump").why()};
  if (auto ok = readCards(found["tricks"], s); !ok) return Refusal{ok.why()};
  if (auto ok = readCards(found["trick"], s); !ok) return Refusal{ok.why()};
  if (found.contains("back")) {
    const auto w = wordsOf(found["back"]);
    const auto c = w.size() == 1 ? readCard(w[0]) : readCard("");
    if (!c || s.phase != Phase::Play || s.leads() || !isFree(s) || !s.hands[at(s.turn)].contains(*c))
      return wrong("back", MK_TEXT("games", "this card cannot have been taken back."));
    s.known.add(s.person[at(s.turn)], *c);
    s.backs.push_back({static_cast<std::uint8_t>(s.laid.count()), *c});
  }
  if (auto ok = readClaim(found["claim"], s); !ok) return Refusal{ok.why()};
  if (auto ok = readFaults(found["faults"], s); !ok) return Refusal{ok.why()};
  const bool finished = s.laid.full() || s.claim.accepted || (s.auction.over() && s.contract.bid == 0);
  if (closed || phase == Phase::Review || phase == Phase::Penalty) {
    if (!finished || s.phase == Phase::Stand || (closed && s.pad.empty()))
      return refuse(MK_TEXT("games", "The calls and cards do not fit the phase."));
    s.phase = phase;
    if (closed) s.turn = kNobody;
    if (phase == Phase::Penalty) s.turn = s.contract.declarer;
    return s;
  }
  if (finished || (phase != Phase::Auction && phase != s.phase))
    return refuse(MK_TEXT("games", "The calls and cards do not fit the phase."));
  return s;
}

} // namespace mk
