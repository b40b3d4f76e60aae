// Bridge-belote: the table, the sheet, what is said and why something cannot be done. Rules: bridge-belote.
#include "games/whist/belote.h"

#include "games/whist/calls.h"

#include <algorithm>
#include <bit>

namespace mk {

using namespace cards;
using namespace belote;

namespace {

constexpr std::int16_t kAuctionZone = kOwnZones;
enum Buttons : std::int16_t {
  kContraButton = whist::kPassButton + 1,
  kRecontraButton,
  kNoTrumpsButton,
  kAllTrumpsButton,
  kSuitButton = 10, // + the suit
  kKeepButton = 20  // + which candidate is not announced
};

constexpr std::array<Verb, 7> kVerbs = {{
    whist::kPassVerb,
    {.pattern = "%s", .by = By::Button, .id = kSuitButton, .label = "%2", .say = MK_TEXT("games", "%1 bids %4")},
    {.pattern = "NT",
     .by = By::Button,
     .id = kNoTrumpsButton,
     .label = MK_TEXT("games", "no trumps"),
     .key = 'n',
     .say = MK_TEXT("games", "%1 bids no trumps")},
    {.pattern = "AT",
     .by = By::Button,
     .id = kAllTrumpsButton,
     .label = MK_TEXT("games", "all trumps"),
     .key = 'a',
     .say = MK_TEXT("games", "%1 bids all trumps")},
    {.pattern = "X",
     .by = By::Button,
     .id = kContraButton,
     .label = MK_TEXT("games", "contra"),
     .key = 'x',
     .say = MK_TEXT("games", "%1 says contra")},
    {.pattern = "XX",
     .by = By::Button,
     .id = kRecontraButton,
     .label = MK_TEXT("games", "recontra"),
     .key = 'r',
     .say = MK_TEXT("games", "%1 says recontra")},
    whist::kCardVerb,
}};

constexpr std::array<const char*, 4> kSuitNames = {MK_TEXT("games", "clubs"), MK_TEXT("games", "diamonds"),
                                                   MK_TEXT("games", "hearts"), MK_TEXT("games", "spades")};

std::string bidName(int bid) {
  return bid == kNoTrumps ? "NT" : bid == kAllTrumps ? "AT" : std::string(1, suitLetter(trumpOf(bid)));
}

Phrase contractPhrase(int contract) {
  if (contract == kNoTrumps) return MK_TEXT("games", "no trumps");
  if (contract == kAllTrumps) return MK_TEXT("games", "all trumps");
  return {"%1", {Arg::suit(contract - 1)}};
}

Phrase contractPhrase(int contract, int times) {
  if (times == 1) return contractPhrase(contract);
  return {MK_TEXT("games", "%1 ×%2"), {Arg::phrase(contractPhrase(contract)), Arg::number(times)}};
}

Phrase callPhrase(const Call& c) {
  switch (c.kind) {
  case Call::Kind::Bid:
    return contractPhrase(c.bid);
  case Call::Kind::Double:
    return MK_TEXT("games", "contra");
  case Call::Kind::Redouble:
    return MK_TEXT("games", "recontra");
  default:
    return MK_TEXT("games", "pass");
  }
}

// Pass, the bids upwards, contra and recontra.
std::vector<Call> everyCall() {
  std::vector<Call> all{{Call::Kind::Pass, 0}};
  for (int bid = 1; bid <= kAllTrumps; ++bid) all.push_back(Call::ofBid(bid));
  all.push_back({Call::Kind::Double, 0});
  all.push_back({Call::Kind::Redouble, 0});
  return all;
}

// What is said aloud shows only the kind.
Phrase word(const Announcement& a) {
  static constexpr std::array<const char*, 4> words = {MK_TEXT("games", "tierce"), MK_TEXT("games", "fifty"),
                                                       MK_TEXT("games", "hundred"), MK_TEXT("games", "carré")};
  return words[static_cast<std::size_t>(a.kind)];
}

// What has been shown, or is one's own: of which cards it is.
Phrase named(const Announcement& a) {
  if (a.kind != Announcement::Kind::Carre) return {"%1 %2", {Arg::phrase(word(a)), Arg::card(a.top.code())}};
  switch (a.top.value()) {
  case 9:
    return MK_TEXT("games", "four nines");
  case 10:
    return MK_TEXT("games", "four tens");
  case 11:
    return MK_TEXT("games", "four jacks");
  case 12:
    return MK_TEXT("games", "four queens");
  case 13:
    return MK_TEXT("games", "four kings");
  default:
    return MK_TEXT("games", "four aces");
  }
}

Phrase sideNamed(int side) { return whist::bothNamed(static_cast<Seat>(side), static_cast<Seat>(side + 2)); }

// Announcements as "tTD3": kind, top card, cards.
constexpr std::string_view kKinds = "tfhc";
std::string saidText(const Announcements& said) {
  std::string t;
  for (const Announcement& a : said)
    t += (t.empty() ? "" : " ") + (kKinds[static_cast<std::size_t>(a.kind)] + text(a.top)) + std::to_string(a.length);
  return t;
}

Permission readSaid(std::string_view t, const char* key, Announcements& said) {
  said.clear();
  for (const std::string_view w : wordsOf(t)) {
    const auto kind = w.size() == 4 ? kKinds.find(w[0]) : std::string_view::npos;
    const auto top = readCard(w.size() == 4 ? w.substr(1, 2) : w);
    if (kind == std::string_view::npos || !top || top->isJoker() || top->isBack() || w[3] < '3' || w[3] > '7' ||
        (w[0] != 'c' && top->high() < 6 + (w[3] - '0')) || said.full())
      return Table::notOneOf(w, key);
    said.push_back({static_cast<Announcement::Kind>(kind), *top, static_cast<std::uint8_t>(w[3] - '0')});
  }
  return Ok{};
}

} // namespace

std::span<const Verb> BeloteRules::verbs() const { return kVerbs; }

void BeloteRules::table(Table& t, State& s) const {
  s.declare(t);
  t.stock(s.stock).label = {};
  whist::declareCalls(t, s.auction, kAuction, bidName, Auction::begun,
                      s.stage == Stage::Play ? elderOf(s.dealer, kSeats) : kNobody);
  static constexpr std::array<const char*, kSeats> keys = {"said1", "said2", "said3", "said4"};
  for (Seat k = 0; k < kSeats; ++k)
    t.field(
        keys[at(k)], [&s, k] { return saidText(s.said[at(k)]); },
        [&s, k](Fields& f) { return readSaid(f.value(keys[at(k)]), keys[at(k)], s.said[at(k)]); }, ": ");
  t.number("counts", s.counts, -1, 1, -1);
  t.each("belotes", s.belotes, 0, 15);
  t.number("hanging", s.hanging, 0, 5000);
  t.number("hangs-for", s.hangsFor, 0, 1);
  t.number("idle", s.idle, 0, kIdle);
  t.list("cards", std::span<std::int16_t>(s.counted.cards), 0, 5000);
  t.list("announced", std::span<std::int16_t>(s.counted.announced), 0, 5000);
  t.list("hung", std::span<std::int16_t>(s.counted.hung), 0, 5000);
  t.field(
      "sheet",
      [&s] {
        std::string out;
        for (const Line& l : s.sheet)
          for (const int n : {l.declarer + 1, int{l.contract}, int{l.times}, static_cast<int>(l.outcome),
                              int{l.points[0]}, int{l.points[1]}, int{l.hangs}})
            out += (out.empty() ? "" : ",") + std::to_string(n);
        return out;
      },
      [&s](Fields& f) -> Permission {
        const auto n = f.numbers("sheet", 0, 5000);
        if (!n) return Refusal{n.why()};
        constexpr std::size_t each = 7;
        if (n->size() % each != 0 || n->size() / each > kLines) return Table::tooMany("sheet");
        for (std::size_t i = 0; i < n->size(); i += each) {
          const auto at = [&](std::size_t k) { return (*n)[i + k]; };
          if (at(0) < 1 || at(0) > kSeats || at(1) < 1 || at(1) > kAllTrumps || at(2) > 4 || at(3) > 3)
            return Table::notOneOf(f.value("sheet"), "sheet");
          s.sheet.push_back({static_cast<Seat>(at(0) - 1),
                             static_cast<std::uint8_t>(at(1)),
                             static_cast<std::uint8_t>(at(2)),
                             static_cast<BeloteRules::Outcome>(at(3)),
                             {static_cast<std::int16_t>(at(4)), static_cast<std::int16_t>(at(5))},
                             static_cast<std::int16_t>(at(6))});
        }
        return Ok{};
      });
}

Phrase BeloteRules::faulty(const State& s) const {
  std::array<int, 2> sums{};
  for (const Line& l : s.sheet)
    for (std::size_t k = 0; k < 2; ++k) sums[k] += l.points[k];
  for (Seat k = 0; k < kSeats; ++k)
    if (s.score(k) != sums[at(sideOf(k))]) return MK_TEXT("games", "the scores are not the sums of the sheet");
  if (s.sheet.count() > s.deals) return MK_TEXT("games", "the sheet has more lines than deals were played");
  if (s.deals > 0 && s.idle == 0 && s.sheet.empty()) return MK_TEXT("games", "a played deal is not on the sheet");
  if (s.stage != Stage::Over && (s.sheet.full() || s.idle == kIdle)) return MK_TEXT("games", "the match is over");
  if (s.stage != Stage::Play) return {};
  if (s.elder() != elderOf(s.dealer, kSeats)) return MK_TEXT("games", "the dealer's right neighbour speaks first");
  if (s.auction.passedOut()) return MK_TEXT("games", "the deal has been passed out");
  if (s.stock.count() != (s.bidding() ? 12 : 0)) return MK_TEXT("games", "the stock is not whole");
  if (!s.bidding()) return faultOf(s, kSeats, s.turn);
  if (Phrase f = faultOfCalls(s.auction, true, s.turn); !f.empty()) return f;
  return faultBeforePlay(s, kSeats, [](Seat) { return 5; });
}

Phrase BeloteRules::prompt(const State& s, Viewer v) const {
  const Arg who = Arg::seat(s.turn);
  if (s.bidding()) {
    if (s.auction.bid == 0) return {MK_TEXT("games", "%1: bid or pass"), {who}};
    return {MK_TEXT("games", "%1: bid higher or pass; %2 has bid %3"),
            {who, Arg::seat(s.auction.bidder), Arg::phrase(contractPhrase(s.auction.bid, s.auction.times))}};
  }
  const Phrase play = promptToPlay(s.trick, kSeats, s.turn);
  if (v.seat != s.turn) return play;
  std::vector<Phrase> words;
  for (const Announcement& a : candidatesOf(s, s.turn)) words.push_back(named(a));
  if (words.empty()) return play;
  return {MK_TEXT("games", "%1. With your first card you announce: %2"),
          {Arg::phrase(play), Arg::phrase(listed(words))}};
}

Phrase BeloteRules::ending(const State& s) const {
  if (s.idle > 0) return MK_TEXT("games", "All have passed; the cards are thrown in.");
  const Line& l = s.sheet.back();
  const int declared = sideOf(l.declarer);
  const int all = s.counted.cards[0] >= s.counted.cards[1] ? 0 : 1; // of a valat: the side that took the tricks
  const int first = l.outcome == Outcome::Valat ? all : declared;
  const auto won = [&](const char* text) {
    return Phrase{text,
                  {Arg::phrase(sideNamed(first)), Arg::number(l.points[at(first)]),
                   Arg::number(l.points[at(1 - first)]), Arg::phrase(reckoning(s, first))}};
  };
  switch (l.outcome) {
  case Outcome::Made:
    return won(MK_TEXT("games", "%1 have won the deal they declared: %2 points to %3. %4"));
  case Outcome::Inside:
    return won(MK_TEXT("games", "%1 declared and are inside: %2 points to %3. %4"));
  case Outcome::Hanging:
    return won(MK_TEXT("games", "Equal points: the share of %1 hangs, the others write theirs, %2 to %3. %4"));
  case Outcome::Valat:
    break;
  }
  return won(MK_TEXT("games", "Valat, %1 have taken all tricks: %2 points to %3. %4"));
}

// What the written points were made of, in the order in which they are told.
Phrase BeloteRules::reckoning(const State& s, int first) {
  const Counted& c = s.counted;
  const auto mine = at(first), theirs = at(1 - first);
  const Arg cards = Arg::phrase({"%1 : %2", {Arg::number(c.cards[mine]), Arg::number(c.cards[theirs])}});
  const Arg said = Arg::phrase({"%1 : %2", {Arg::number(c.announced[mine]), Arg::number(c.announced[theirs])}});
  const bool doubled = s.sheet.back().contract == kNoTrumps;
  Phrase out = c.announced[0] + c.announced[1] > 0
                   ? Phrase{MK_TEXT("games", "Cards %1, announcements %2."), {cards, said}}
               : doubled ? Phrase{MK_TEXT("games", "Cards, doubled, %1."), {cards}}
                         : Phrase{MK_TEXT("games", "Cards %1."), {cards}};
  for (int side = 0; side < 2; ++side)
    if (c.hung[at(side)] > 0)
      out = {MK_TEXT("games", "%1 The %2 that were hanging went to %3."),
             {Arg::phrase(std::move(out)), Arg::number(c.hung[at(side)]), Arg::phrase(sideNamed(side))}};
  return out;
}

// Who has won, by how much, and how the last deal went.
Result BeloteRules::result(const State& s) const {
  Result r = resultOf(s, deals_, kSeats);
  if (s.stage != Stage::Over) return r;
  const int a = s.score(0), b = s.score(1);
  const Arg last =
      Arg::phrase(s.idle == kIdle ? Phrase(MK_TEXT("games", "All have passed twelve times in a row.")) : ending(s));
  if (a == b)
    r.why = {MK_TEXT("games", "Nobody has won the match: both sides have %1 points. %2"), {Arg::number(a), last}};
  else
    r.why = {MK_TEXT("games", "%1 have won the match, %2 points to %3. The last deal: %4"),
             {Arg::phrase(sideNamed(a > b ? 0 : 1)), Arg::number(std::max(a, b)), Arg::number(std::min(a, b)), last}};
  return r;
}

Phrase BeloteRules::told(const State& s, const State& after, Seat seat, const Move& m, Viewer) const {
  const Phrase said = tell(viewOf(verbs(), m), seat, true);
  if (m.verb != kPlay) {
    if (after.bidding() || after.stage != Stage::Play) return said;
    return {MK_TEXT("games", "%1. %2 plays %3; everybody gets three more cards"),
            {Arg::phrase(said), Arg::seat(after.declarer()),
             Arg::phrase(contractPhrase(after.contract(), after.auction.times))}};
  }
  std::vector<Phrase> words;
  const Card c = m.cards[0];
  if (isBelote(s, seat, c))
    words.emplace_back(MK_TEXT("games", "belote"));
  else if ((c.value() == 12 || c.value() == 13) && (s.belotes[at(seat)] >> static_cast<int>(c.suit()) & 1) != 0)
    words.emplace_back(MK_TEXT("games", "rebelote"));
  if (s.said[at(seat)] != after.said[at(seat)])
    for (const Announcement& a : after.said[at(seat)]) words.push_back(word(a));
  Phrase out = said;
  if (!words.empty()) out = {MK_TEXT("games", "%1: %2"), {Arg::phrase(said), Arg::phrase(listed(words))}};
  if (!s.inFirstTrick() || s.trick.count() != kSeats - 1) return out;
  std::vector<Phrase> all, counting;
  for (Seat k = 0; k < kSeats; ++k)
    for (const Announcement& a : after.said[at(k)]) {
      all.push_back(word(a));
      if (sideOf(k) == after.counts) counting.push_back(named(a));
    }
  if (!counting.empty())
    out = {MK_TEXT("games", "%1. The announcements of %2 count: %3"),
           {Arg::phrase(out), Arg::phrase(sideNamed(after.counts)), Arg::phrase(listed(counting))}};
  else if (!all.empty())
    out = {MK_TEXT("games", "%1. The best announcements are equal: none counts"), {Arg::phrase(out)}};
  return out;
}

Phrase BeloteRules::dealTold(const State&, Viewer) const { return MK_TEXT("games", "five cards to each"); }

// Announcements that count lie open from the end of the first trick to that of the second.
Cards BeloteRules::openCards(const State& s, Seat seat) {
  Cards out;
  int taken = 0;
  for (const Cards& t : s.taken) taken += t.count();
  if (sideOf(seat) != s.counts || s.stage != Stage::Play || taken > kSeats) return out;
  for (const Announcement& a : s.said[at(seat)])
    for (const Card c : cardsOf(a))
      if (s.hands[at(seat)].contains(c)) out.push_back(c);
  return out;
}

void BeloteRules::shown(const State& s, Viewer v, View& view) const {
  if (Zone* z = view.find(kScores)) writeSheet(s, *z);
  if (isUndealt(s)) return;
  static constexpr std::array<Seat, kSeats> seats = {0, 1, 2, 3};
  view.zones.push_back(whist::callsSheet(kAuctionZone, s.auction, seats, callPhrase));
  if (s.stage == Stage::Play && s.bidding() && v.seat == s.turn) offerCalls(s, view);
  if (s.auction.bid == 0) return;
  if (!s.bidding()) std::erase_if(view.zones, [](const Zone& z) { return z.id == kStock; });
  const TrickRule r = ruleOf(s);
  showTrick(view, r, s.trick);
  for (Seat k = 0; k < kSeats && !s.bidding(); ++k) {
    Zone* z = view.find(k);
    if (z == nullptr) continue;
    std::vector<Phrase> words;
    if (k == s.declarer()) words.push_back(contractPhrase(s.contract(), s.auction.times));
    words.push_back({MK_TEXT("games", "tricks: %1"), {Arg::number(s.tricksOf(r, kSeats, k))}});
    if (s.inFirstTrick() || sideOf(k) == s.counts)
      for (const Announcement& a : s.said[at(k)]) words.push_back(sideOf(k) == s.counts ? named(a) : word(a));
    for (int n = std::popcount(s.belotes[at(k)]); n > 0; --n) words.emplace_back(MK_TEXT("games", "belote"));
    z->label = listed(words);
    if (z->closed == 0) continue;
    const Cards open = openCards(s, k);
    z->closed = static_cast<std::int16_t>(z->closed - open.count());
    for (std::size_t i = 0; i < open.size(); ++i) {
      Item& item = z->items.emplace_back();
      item.at = static_cast<std::int16_t>(z->closed + static_cast<int>(i));
      item.thing = Thing::card(open[i]);
      item.id = static_cast<std::uint16_t>(open[i].code() + 1);
    }
  }
  if (s.stage != Stage::Play || s.bidding() || v.seat != s.turn) return;
  const Announcements held = candidatesOf(s, v.seat);
  for (std::size_t i = 0; i < held.size(); ++i) {
    Button& b = view.buttons.emplace_back();
    b.id = static_cast<std::int16_t>(kKeepButton + static_cast<int>(i));
    b.label = {MK_TEXT("games", "keep back: %1"), {Arg::phrase(named(held[i]))}};
    b.key = static_cast<char>('1' + i);
  }
}

// All calls in their order, also those that are closed now; recontra stands in the place of contra once that was said.
void BeloteRules::offerCalls(const State& s, View& view) const {
  const auto other = s.auction.times == 1 ? Call::Kind::Redouble : Call::Kind::Double;
  for (const Call c : everyCall()) {
    if (c.kind == other) continue;
    addButton(view, viewOf(verbs(), moveOf(c)));
    if (Button& b = view.buttons.back(); b.suit >= 0) b.label = kSuitNames[at(b.suit)];
  }
}

// As on paper: a column for each side, a line for each deal, what hangs in brackets.
void BeloteRules::writeSheet(const State& s, Zone& z) const {
  z.columns = 3;
  z.cells.clear();
  const auto cell = [&z](Phrase text, bool heading, bool strong) {
    Cell& c = z.cells.emplace_back();
    c.text = std::move(text);
    c.heading = heading;
    c.strong = strong;
  };
  cell(MK_TEXT("games", "contract"), true, false);
  for (Seat k = 0; k < 2; ++k) cell(sideNamed(k), true, false);
  for (const Line& l : s.sheet) {
    const Phrase contract = contractPhrase(l.contract, l.times);
    cell(l.outcome == Outcome::Valat    ? Phrase{MK_TEXT("games", "%1, valat"), {Arg::phrase(contract)}}
         : l.outcome == Outcome::Inside ? Phrase{MK_TEXT("games", "%1, inside"), {Arg::phrase(contract)}}
                                        : contract,
         false, false);
    for (int side = 0; side < 2; ++side) {
      const bool declared = side == sideOf(l.declarer);
      std::string points = std::to_string(l.points[at(side)]);
      if (declared && l.hangs > 0) points += " (" + std::to_string(l.hangs) + ")";
      cell(Phrase::plain(points), false, declared);
    }
  }
  cell(MK_TEXT("games", "in all"), true, false);
  for (Seat k = 0; k < 2; ++k) cell(Phrase::plain(std::to_string(s.score(k))), false, true);
  z.size = static_cast<std::int16_t>(z.cells.size());
  z.label = s.hanging > 0 ? Phrase{MK_TEXT("games", "to %1; %2 hang"), {Arg::number(kTarget), Arg::number(s.hanging)}}
                          : Phrase{MK_TEXT("games", "to %1"), {Arg::number(kTarget)}};
}

// "QH!belote!tierce=TD": the belote, and what is announced.
std::string BeloteRules::written(const State& s, Seat seat, const Move& m) const {
  if (m.verb != kPlay) return {};
  std::string t = text(m.cards[0]);
  if (isBelote(s, seat, m.cards[0])) t += "!belote";
  const Announcements held = candidatesOf(s, seat);
  for (std::size_t i = 0; i < held.size(); ++i)
    if ((m.number >> i & 1) == 0) t += "!" + belote::text(held[i]);
  return t;
}

// The card; before it, what is to be kept back.
Gesture BeloteRules::touched(const State& s, Seat seat, const Move& m) const {
  Gesture g;
  if (m.verb != kPlay || m.number == 0) return g;
  for (int i = 0; i < 2; ++i)
    if ((m.number >> i & 1) != 0) g.path.push_back(Stroke::button(kKeepButton + i));
  const auto& hand = s.hands[at(seat)];
  g.path.push_back(Stroke::place(seat, static_cast<int>(std::ranges::find(hand, m.cards[0]) - hand.begin())));
  return g;
}

// The program says belote by itself, so it may be left out; where there is none it cannot be said.
Checked<BeloteRules::Move> BeloteRules::parsed(const State& s, Seat seat, std::string_view t) const {
  std::vector<Move> all;
  moves(s, seat, all);
  constexpr std::string_view kSaid = "!BELOTE";
  const auto says = [kSaid](std::string_view move) { return normalised(move).find(kSaid) != std::string::npos; };
  const auto bare = [kSaid](std::string_view move) {
    std::string n = normalised(move);
    if (const auto at = n.find(kSaid); at != std::string::npos) n.erase(at, kSaid.size());
    return n;
  };
  std::vector<std::string> texts;
  for (const Move& m : all) {
    texts.push_back(m.verb == kPlay ? written(s, seat, m) : text(viewOf(verbs(), m)));
    if (bare(texts.back()) != bare(t)) continue;
    if (says(t) && !says(texts.back()))
      return refuse(MK_TEXT("games", "There is no belote here: it is the king and the queen of trumps in one hand, and "
                                     "is said with the first of them."));
    return m;
  }
  if (!s.bidding()) {
    const TrickRule r = ruleOf(s);
    const std::string_view card = t.substr(0, t.find('!'));
    if (Phrase why = s.whyNot(r, kSeats, seat, card); !why.empty()) return refuse(std::move(why));
  } else {
    for (const Call c : everyCall())
      if (bare(whist::callText(c, bidName)) == bare(t) || bare(english(callPhrase(c))) == bare(t)) {
        if (Phrase why = whist::whyNotCall(kAuction, s.auction, c, contractPhrase); !why.empty())
          return refuse(std::move(why));
        return moveOf(c);
      }
  }
  return notLegal(t, texts);
}

} // namespace mk
