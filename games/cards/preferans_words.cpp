// Preference: the table, the sheet, what is said and why something cannot be done. Rules: card games, game 169.
#include "games/cards/preferans.h"

#include <charconv>

namespace mk {

using namespace cards;

namespace {

enum Zones : std::int16_t { kTalonZone = kOwnZones, kDiscardZone };
enum Buttons : std::int16_t {
  kBidButton = 0, // + the bid
  kPassButton = 20,
  kDiscardButton,
  kJoinButton,
  kDropButton,
  kMisereButton,
  kTrumpButton // + the suit
};

constexpr std::array<Verb, 8> kVerbs = {{
    {.pattern = "bid %n",
     .by = By::Button,
     .id = kBidButton,
     .label = MK_TEXT("games", "bid %1"),
     .say = MK_TEXT("games", "%1 bids %3")},
    {.pattern = "pass",
     .by = By::Button,
     .id = kPassButton,
     .label = MK_TEXT("games", "pass"),
     .key = 'p',
     .say = MK_TEXT("games", "%1 passes")},
    {.pattern = "discard %c",
     .by = By::Set,
     .id = kDiscardButton,
     .label = MK_TEXT("games", "discard"),
     .key = ' ',
     .say = MK_TEXT("games", "%1 discards: %2"),
     .secretly = MK_TEXT("games", "%1 discards two cards")},
    {.pattern = "trump %s",
     .by = By::Button,
     .id = kTrumpButton,
     .label = MK_TEXT("games", "trump: %2"),
     .say = MK_TEXT("games", "%1 names the trump: %4")},
    {.pattern = "join",
     .by = By::Button,
     .id = kJoinButton,
     .label = MK_TEXT("games", "play along"),
     .key = 'j',
     .say = MK_TEXT("games", "%1 plays along")},
    {.pattern = "drop",
     .by = By::Button,
     .id = kDropButton,
     .label = MK_TEXT("games", "drop out"),
     .key = 'd',
     .say = MK_TEXT("games", "%1 drops out")},
    {.pattern = "play %c", .by = By::Card, .say = MK_TEXT("games", "%1 plays %2")},
    {.pattern = "misere",
     .by = By::Button,
     .id = kMisereButton,
     .label = MK_TEXT("games", "misère"),
     .key = 'm',
     .say = MK_TEXT("games", "%1 calls misère")},
}};

// A line of the sheet as numbers with dots between: declarer, call, trump, tricks and balance of each seat, pool.
constexpr std::size_t kMostNumbers = 4 + 2 * PreferansRules::kMostSeats;
std::string lineText(const PreferansRules::Line& l, std::size_t seats) {
  std::string t = std::to_string(l.declarer) + "." + std::to_string(l.call) + "." + std::to_string(l.trump);
  for (const auto n : std::span(l.tricks).first(seats)) t += "." + std::to_string(n);
  for (const auto n : std::span(l.balance).first(seats)) t += "." + std::to_string(n);
  return t + "." + std::to_string(l.pool);
}

bool readLine(std::string_view t, PreferansRules::Line& l, std::size_t seats) {
  std::array<int, kMostNumbers> n{};
  const std::size_t numbers = 4 + 2 * seats;
  const char* from = t.data();
  const char* const end = t.data() + t.size();
  for (std::size_t i = 0; i < numbers; ++i) {
    const auto [to, error] = std::from_chars(from, end, n[i]);
    if (error != std::errc() || n[i] < -30000 || n[i] > 30000) return false;
    if (i + 1 < numbers ? to == end || *to != '.' : to != end) return false;
    from = to + 1;
  }
  const auto between = [](int value, int low, int high) { return value >= low && value <= high; };
  if (!between(n[0], -1, static_cast<int>(seats) - 1) || !between(n[1], 0, PreferansRules::kHighestCall) ||
      !between(n[2], -1, 3))
    return false;
  l = {static_cast<Seat>(n[0]), static_cast<std::uint8_t>(n[1]), static_cast<std::int8_t>(n[2])};
  for (std::size_t i = 0; i < seats; ++i) {
    if (!between(n[3 + i], 0, PreferansRules::kHand)) return false;
    l.tricks[i] = static_cast<std::uint8_t>(n[3 + i]);
    l.balance[i] = static_cast<std::int16_t>(n[3 + seats + i]);
  }
  l.pool = static_cast<std::int16_t>(n[numbers - 1]);
  return true;
}

} // namespace

// Calls as "1:1 2:P 3:2 1:M".
std::string PreferansRules::callsText(const Auction& a) const {
  std::string t;
  for (const Auction::Spoken& c : a.calls)
    t += (t.empty() ? "" : " ") + std::to_string(c.seat + 1) + ":" +
         (c.call.kind != Call::Kind::Bid ? "P"
          : c.call.bid == kMisereCall    ? "M"
                                         : std::to_string(bidOf(c.call.bid)));
  return t;
}

Permission PreferansRules::readCalls(std::string_view t, Auction& a) const {
  for (const std::string_view w : wordsOf(t)) {
    const Refusal wrong =
        refuse({MK_TEXT("games", "“%1” is no call in its turn: 1:2 is a bid of two, 1:P a pass, 1:M misère."),
                {Arg::literal(std::string(w.substr(0, 40)))}});
    if (w.size() < 3 || w.size() > 4 || w[1] != ':' || w[0] < '1' || w[0] > '0' + seats_) return wrong;
    const auto seat = static_cast<Seat>(w[0] - '1');
    if (a.calls.empty()) a = Auction::begun(seat);
    Call call;
    if (const std::string_view said = w.substr(2); said != "P") {
      int n = 0;
      const auto [end, error] = std::from_chars(said.data(), said.data() + said.size(), n);
      const bool number = error == std::errc() && end == said.data() + said.size() && n >= 1 && n <= kHighestBid;
      if (!number && said != "M") return wrong;
      call = {Call::Kind::Bid, static_cast<std::uint8_t>(number ? callOf(n) : kMisereCall)};
    }
    if (a.over() || a.turn != seat || (call.kind == Call::Kind::Bid && !mayCall(a, call.bid))) return wrong;
    speak(auction_, a, call);
  }
  return Ok{};
}

std::span<const Verb> PreferansRules::verbs() const { return kVerbs; }

void PreferansRules::table(Table& t, State& s) const {
  const auto seats = static_cast<std::size_t>(seats_);
  s.declare(t);
  t.pile({.key = "talon",
          .cards = &s.talon,
          .zone = kTalonZone,
          .role = Zone::Role::Stock,
          .sees = Sees::Nobody,
          .name = MK_TEXT("games", "talon"),
          .places = 1});
  t.pile({.key = "discards",
          .cards = &s.discards,
          .zone = kDiscardZone,
          .role = Zone::Role::Discard,
          .sees = openHands_ ? Sees::All : Sees::Nobody,
          .name = MK_TEXT("games", "discards"),
          .places = 2,
          .shownTo = static_cast<std::uint16_t>(s.auction.bidder == kNobody ? 0u : 1u << s.auction.bidder)});
  t.word("part", s.phase,
         {{Phase::Auction, "auction"},
          {Phase::Discard, "discard"},
          {Phase::Trump, "trump"},
          {Phase::Join, "join"},
          {Phase::Tricks, "tricks"}});
  t.field(
      "calls", [this, &s] { return callsText(s.auction); },
      [this, &s](Fields& f) { return readCalls(f.value("calls"), s.auction); }, ": ");
  t.field(
      "trump", [&s] { return s.trump < 0 ? std::string() : std::string(1, suitLetter(static_cast<Suit>(s.trump))); },
      [&s](Fields& f) -> Permission {
        if (!f.has("trump")) return Ok{};
        const auto suit = readSuit(f.value("trump"));
        if (!suit) return Refusal{suit.why()};
        s.trump = static_cast<std::int8_t>(*suit);
        return Ok{};
      });
  t.seatList("dropped", s.dropped);
  t.number("pool", s.pool.chips, 0, 30000);
  t.field(
      "sheet",
      [&s, seats] {
        std::string all;
        for (const Line& l : s.sheet) all += (all.empty() ? "" : " ") + lineText(l, seats);
        return all;
      },
      [&s, seats](Fields& f) -> Permission {
        for (const std::string_view w : wordsOf(f.value("sheet"))) {
          Line l;
          if (s.sheet.full() || !readLine(w, l, seats)) return Table::notOneOf(w, "sheet");
          s.sheet.push_back(l);
        }
        return Ok{};
      },
      ": ");
}

Permission PreferansRules::completed(State& s) const {
  if (s.stage == Stage::Play && s.auction.calls.empty()) s.auction = Auction::begun(elderOf(s.dealer, seats_));
  return Ok{};
}

Phrase PreferansRules::faulty(const State& s) const {
  const std::span<const std::int16_t> balances = std::span(s.scores).first(static_cast<std::size_t>(seats_));
  if (!s.pool.isWhole(balances)) return MK_TEXT("games", "chips are missing: pool and balances together are not 0");
  if (s.sheet.count() != s.deals) return MK_TEXT("games", "the sheet has not a line for each deal");
  if (s.stage != Stage::Play) return {};
  if (rests(s.dealer, s.dealer) && s.plays(s.dealer))
    return MK_TEXT("games", "the dealer rests when four are at the table");
  if (s.isMisere() && (s.phase == Phase::Trump || s.phase == Phase::Join || players(s) != kPlayers))
    return MK_TEXT("games", "the part of the deal does not fit misère");
  const bool speaking = s.phase == Phase::Auction;
  if (speaking != !s.auction.over()) return MK_TEXT("games", "the calls do not fit the part of the deal");
  if (speaking ? s.turn != s.auction.turn : s.auction.bidder == kNobody)
    return MK_TEXT("games", "the turn does not fit the calls");
  const Seat declarer = s.auction.bidder;
  if ((s.phase == Phase::Discard || s.phase == Phase::Trump) && s.turn != declarer)
    return MK_TEXT("games", "the declarer is to act");
  if (s.phase == Phase::Join && s.turn == declarer) return MK_TEXT("games", "the declarer need not play along");
  if (s.dropped.contains(declarer) || s.dropped.contains(s.turn))
    return MK_TEXT("games", "the seat to act has dropped out");
  if (s.talon.count() != (speaking ? kTalon : 0)) return MK_TEXT("games", "the talon is not whole");
  if (s.discards.count() != (speaking || s.phase == Phase::Discard ? 0 : kTalon))
    return MK_TEXT("games", "the discards are not whole");
  if ((s.trump < 0) != (s.phase < Phase::Join || s.isMisere()))
    return MK_TEXT("games", "the trump does not fit the part of the deal");
  if (s.phase == Phase::Tricks) {
    if (players(s) < 2) return MK_TEXT("games", "nobody plays along");
    unsigned absent = ~0u << seats_;
    for (const Seat k : s.dropped) absent |= 1u << k;
    return faultOf(s, players(s), s.turn, absent);
  }
  for (Seat k = 0; k < seats_; ++k) {
    const int whole = rests(k, s.dealer) ? 0 : kHand + (s.phase == Phase::Discard && k == declarer ? kTalon : 0);
    if (s.hands[at(k)].count() != whole) return MK_TEXT("games", "a hand has too many cards or too few");
  }
  return s.trick.count() == 0 ? Phrase() : MK_TEXT("games", "a card has been played too early");
}

Phrase PreferansRules::prompt(const State& s, Viewer) const {
  const Arg who = Arg::seat(s.turn);
  switch (s.phase) {
  case Phase::Auction:
    if (s.auction.bid == 0) return {MK_TEXT("games", "%1: bid 1 or pass"), {who}};
    if (s.isMisere())
      return {MK_TEXT("games", "%1: bid 9 or pass; %2 calls misère"), {who, Arg::seat(s.auction.bidder)}};
    return {
        MK_TEXT("games", "%1: bid %2 or pass; %3 bids %4"),
        {who, Arg::number(bidOf(s.auction.bid) + 1), Arg::seat(s.auction.bidder), Arg::number(bidOf(s.auction.bid))}};
  case Phase::Discard:
    return {MK_TEXT("games", "%1 has taken the talon: discard two cards"), {who}};
  case Phase::Trump:
    return {MK_TEXT("games", "%1: name the trump"), {who}};
  case Phase::Join:
    return {MK_TEXT("games", "%1: play along or drop out; %2 owes %3 tricks"),
            {who, Arg::seat(s.auction.bidder), Arg::number(owes(s, s.auction.bidder))}};
  case Phase::Tricks:
    break;
  }
  return promptToPlay(s.trick, players(s), s.turn);
}

Phrase PreferansRules::ending(const State& s) const {
  const Line& l = s.sheet.back();
  if (l.declarer == kNobody) return MK_TEXT("games", "All have passed; the pool stays.");
  const Arg declarer = Arg::seat(l.declarer);
  if (players(s) == 1) return {MK_TEXT("games", "Both drop out: %1 takes the pool."), {declarer}};
  const int tricks = l.tricks[at(l.declarer)], owed = owes(true, l.call);
  if (l.call == kMisereCall && tricks == 0)
    return {MK_TEXT("games", "%1 has made misère: not a single trick."), {declarer}};
  if (l.call == kMisereCall)
    return {MK_TEXT("games", "%1 has not made misère (tricks: %2) and pays %3."),
            {declarer, Arg::number(tricks), Arg::number(kDeclarerPays)}};
  if (tricks >= owed)
    return {MK_TEXT("games", "%1 owed %2 tricks and has %3."), {declarer, Arg::number(owed), Arg::number(tricks)}};
  return {MK_TEXT("games", "%1 owed %2 tricks, has only %3 and pays %4."),
          {declarer, Arg::number(owed), Arg::number(tricks), Arg::number(kDeclarerPays)}};
}

// What the last call or answer brings about is told with it.
Phrase PreferansRules::told(const State& s, const State& after, Seat seat, const Move& m, Viewer) const {
  const Arg said = Arg::phrase(tell(viewOf(verbs(), m), seat, true));
  if (s.phase == Phase::Auction && after.phase == Phase::Discard)
    return {MK_TEXT("games", "%1; %2 declares and takes the talon"), {said, Arg::seat(after.turn)}};
  if (s.phase == Phase::Join && after.stage != Stage::Play)
    return {MK_TEXT("games", "%1; %2 takes the pool"), {said, Arg::seat(s.auction.bidder)}};
  return {};
}

void PreferansRules::shown(const State& s, Viewer, View& v) const {
  if (Zone* z = v.find(kScores)) writeSheet(s, *z);
  if (isUndealt(s)) return;
  const TrickRule r = ruleOf(s);
  showTrick(v, r, s.trick);
  for (Seat k = 0; k < seats_; ++k) {
    Zone* z = v.find(k);
    if (z == nullptr) continue;
    const bool declares = s.phase != Phase::Auction && k == s.auction.bidder;
    Phrase label;
    if (rests(k, s.dealer))
      label = MK_TEXT("games", "deals and rests");
    else if (!s.plays(k))
      label = MK_TEXT("games", "dropped out");
    else if (s.phase == Phase::Tricks)
      label = {MK_TEXT("games", "tricks: %1"), {Arg::number(s.tricksOf(r, players(s), k))}};
    if (declares && s.isMisere())
      label = label.empty() ? MK_TEXT("games", "misère") : Phrase{MK_TEXT("games", "misère, %1"), {Arg::phrase(label)}};
    else if (declares)
      label = {label.empty() ? MK_TEXT("games", "declarer, owes %1") : MK_TEXT("games", "declarer, owes %1, %2"),
               {Arg::number(owes(s, k)), Arg::phrase(label)}};
    if (!label.empty()) z->label = label;
  }
  if (s.trump < 0) return;
  if (Zone* z = v.find(kDiscardZone)) z->label = {MK_TEXT("games", "trump: %1"), {Arg::suit(s.trump)}};
}

// As on paper: a line for each deal, who declared what, tricks and chips of each, and the pool.
void PreferansRules::writeSheet(const State& s, Zone& z) const {
  z.columns = static_cast<std::int16_t>(seats_ + 2);
  z.cells.clear();
  const auto cell = [&z](Phrase text, bool heading, bool strong) {
    Cell c;
    c.text = std::move(text);
    c.heading = heading;
    c.strong = strong;
    z.cells.push_back(std::move(c));
  };
  cell(MK_TEXT("games", "bid"), true, false);
  for (Seat k = 0; k < seats_; ++k) cell({"%1", {Arg::seat(k)}}, true, false);
  cell(MK_TEXT("games", "pool"), true, false);
  for (const Line& l : s.sheet) {
    if (l.declarer == kNobody)
      cell(MK_TEXT("games", "all passed"), false, false);
    else if (l.call == kMisereCall)
      cell(MK_TEXT("games", "misère"), false, false);
    else
      cell({MK_TEXT("games", "%1 %2"), {Arg::number(bidOf(l.call)), Arg::suit(l.trump)}}, false, false);
    int tricks = 0;
    for (const auto n : l.tricks) tricks += n;
    for (Seat k = 0; k < seats_; ++k) { // the declarer's cell stands out
      const std::string chips = std::to_string(l.balance[at(k)]);
      cell(Phrase::plain(tricks == 0 ? chips : std::to_string(l.tricks[at(k)]) + " | " + chips), false,
           k == l.declarer);
    }
    cell(Phrase::plain(std::to_string(l.pool)), false, false);
  }
  cell(MK_TEXT("games", "now"), true, false);
  for (Seat k = 0; k < seats_; ++k) cell(Phrase::plain(std::to_string(s.score(k))), false, true);
  cell(Phrase::plain(std::to_string(s.pool.chips)), false, true);
  z.size = static_cast<std::int16_t>(z.cells.size());
}

Phrase PreferansRules::whyNot(const State& s, Seat seat, std::string_view t) const {
  const auto w = wordsOf(t);
  const std::string_view verb = w.empty() ? "" : w.front();
  if (s.phase == Phase::Auction && verb == "bid")
    return {MK_TEXT("games", "The next bid is %1, neither more nor less."), {Arg::number(bidOf(s.auction.bid) + 1)}};
  if (s.phase == Phase::Trump && verb == "trump")
    return {MK_TEXT("games", "That suit is too weak for a bid of %1."), {Arg::number(bidOf(s.auction.bid))}};
  if (s.phase == Phase::Discard && verb == "discard")
    return MK_TEXT("games", "Two different cards of your own hand are discarded.");
  if (s.phase != Phase::Tricks || verb != "play") return {};
  const TrickRule r = ruleOf(s);
  return whyNotPlayed(s.demandOn(r, players(s), seat), r, s.hands[at(seat)], t);
}

} // namespace mk
