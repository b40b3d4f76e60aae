// Take Four: picks, the watch, the race, the end, what each seat sees and what is said. Rules: card games, game 188.
#include "games/cards/take_four.h"

#include "games/kit/cards/fours.h"

#include <algorithm>

namespace mk {

using namespace cards;

namespace {

constexpr int kTargets[] = {1, 3, 5};

Deals dealsOf(const Options& o) {
  const bool race = o.is("race", "on");
  return {.count = 0,
          .target = kTargets[o.index("target")],
          .lowest = race,
          .byGames = false,
          .scoreName = race ? MK_TEXT("games", "penalty points") : MK_TEXT("games", "rounds won"),
          .countKey = "rounds"};
}

} // namespace

std::span<const OptionSpec> TakeFour::options() {
  static const std::vector<OptionSpec> specs = {
      {"target", MK_TEXT("games", "Points that end the match"),
       MK_TEXT("games", "Penalty points with the race, rounds won without it."), numbered({"1", "3", "5"}), 1},
      {"cards",
       MK_TEXT("games", "Hands"),
       MK_TEXT("games", "Hidden, or open for everybody; what is picked stays secret."),
       {{"hidden", MK_TEXT("games", "hidden")}, {"open", MK_TEXT("games", "open")}}},
      {"race",
       MK_TEXT("games", "Race"),
       MK_TEXT("games", "When a hand is laid, the slowest key pays; without the race the first to lay wins the round."),
       {{"on", MK_TEXT("games", "yes")}, {"off", MK_TEXT("games", "no")}}},
  };
  return specs;
}

std::span<const Verb> TakeFour::verbs() {
  static const std::vector<cards::Verb> list = {
      {.pattern = "give %c", .by = By::Card},
      {.pattern = "lay", .by = By::Button, .id = kMainButton, .label = MK_TEXT("games", "Lay all four"), .key = ' '},
      {.pattern = "quiet"},
      {.pattern = "false"},
      {.pattern = "race"},
  };
  return list;
}

std::vector<Card> TakeFour::packFor(int seats) { return sortedPack(15 - seats); }

TakeFour::TakeFour(const Setup& s)
    : Dealt(s.seats, packFor(s.seats), dealsOf(s.options)), open_(s.options.is("cards", "open")),
      race_(s.options.is("race", "on")) {}

// Everybody watches the table at once; what happened there may be told by any seat.
Turn TakeFour::acting(const State& s) const {
  return s.phase == Phase::Pick ? Turn::of(s.turn) : Turn::ofSeats((1u << seats_) - 1);
}

void TakeFour::deal(State& s, const Outcome& pack) const {
  const std::uint8_t voids = s.voids;
  clearTable(s);
  s.voids = voids;
  cards::deal(pack, 0, s.dealer, std::span(s.hands).first(at(seats_)), kHand);
  s.turn = elder(s);
}

// The race that is listed has all equally slow, so that it favours nobody; any times may be written.
void TakeFour::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  constexpr std::int16_t kUsual = 700;
  Move m;
  if (s.phase != Phase::Pick) {
    m.verb = s.phase == Phase::Watch ? kQuiet : kRace;
    if (m.verb == kRace) {
      m.seats = s.others(seats_);
      m.ms.resize(m.seats.size(), kUsual);
    }
    return out.push_back(m);
  }
  m.verb = kGive;
  for (const Card c : s.hands[at(seat)]) {
    m.cards = {c};
    out.push_back(m);
  }
  if (!isFour(s.hands[at(seat)])) return;
  m.verb = kLay;
  m.cards.clear();
  out.push_back(m);
}

void TakeFour::play(State& s, Seat seat, const Move& m) const {
  switch (m.verb) {
  case kGive:
  case kLay:
    if (m.verb == kGive)
      s.picks[at(seat)] = m.cards[0];
    else
      s.lay(seat);
    s.turn = next(seat);
    if (s.turn == elder(s)) allChosen(s);
    return;
  case kQuiet:
    if (s.laid.empty()) return nextBeat(s);
    if (const SeatRow all = s.others(seats_); all.count() <= 1)
      return close(s, all.empty() ? Ended::Void : Ended::Alone, all);
    s.phase = Phase::Race;
    return;
  case kFalse:
    return close(s, Ended::False, m.seats);
  default:
    return close(s, Ended::Race, slowestOf(m));
  }
}

// Where somebody lays, no card moves; nobody else knows of it before the watch is over.
void TakeFour::allChosen(State& s) const {
  if (s.laid.empty()) {
    passOn(s, std::span(s.hands).first(at(seats_)));
    ++s.beats;
  }
  s.picks = {};
  if (race_) {
    s.phase = Phase::Watch;
    return;
  }
  if (s.laid.empty()) return nextBeat(s);
  close(s, Ended::AllLaid, s.laid);
}

void TakeFour::nextBeat(State& s) const {
  s.phase = Phase::Pick;
  s.turn = elder(s);
  if (s.beats == kMostBeats) close(s, Ended::Void, {});
}

void TakeFour::close(State& s, Ended how, const SeatRow& lost) const {
  s.ended = how;
  s.lost = lost;
  s.phase = Phase::Pick;
  s.picks = {};
  s.voids = how == Ended::Void ? static_cast<std::uint8_t>(s.voids + 1) : std::uint8_t{0};
  for (const Seat k : lost) ++s.score(k);
  closeDeal(s);
  if (s.voids == kMostVoids) s.stage = Stage::Over;
}

Result TakeFour::result(const State& s) const {
  Result r = resultOf(s, deals_, seats_);
  if (s.stage != Stage::Over) return r;
  if (s.voids == kMostVoids)
    r.why = race_ ? MK_TEXT("games", "Three rounds in a row scored nothing: the fewest penalty points win.")
                  : MK_TEXT("games", "Three rounds in a row scored nothing: the most rounds win.");
  else
    r.why = {MK_TEXT("games", "%1 The match is over."), {Arg::phrase(ending(s))}};
  return r;
}

int TakeFour::bound() const {
  const int rounds = (kMostVoids * (seats_ * (deals_.target - 1) + 1)) + kMostVoids;
  return 1 + rounds * (1 + kMostBeats * (seats_ + 1) + 1);
}

// Keeps what it has most of; which of the others goes is left to the dice, or two players could feed each other for
// ever.
std::optional<TakeFour::Move> TakeFour::suggest(const State& s, Seat seat, Random& random) const {
  constexpr int kSwiftest = 300, kSlowest = 1100;
  std::vector<Move> all;
  moves(s, seat, all);
  if (s.phase == Phase::Race) {
    for (std::int16_t& ms : all.front().ms)
      ms = static_cast<std::int16_t>(kSwiftest + random.index(kSlowest - kSwiftest + 1));
    return all.front();
  }
  if (all.back().verb != kGive) return all.back();
  const Cards& hand = s.hands[at(seat)];
  const auto held = [&](const Move& m) {
    return std::ranges::count_if(hand, [&](Card c) { return c.value() == m.cards[0].value(); });
  };
  const auto fewest = std::ranges::min(all, {}, held);
  std::erase_if(all, [&](const Move& m) { return held(m) != held(fewest); });
  return all[static_cast<std::size_t>(random.index(all.size()))];
}

void TakeFour::hidden(State& s, Viewer v, Random& random) const {
  if (s.stage != Stage::Play) return;
  const PickStage stage = s.phase == Phase::Pick    ? PickStage::Picking
                          : s.phase == Phase::Watch ? PickStage::Watching
                                                    : PickStage::Shown;
  scramblePicks(s, std::span(s.hands).first(at(seats_)), stage, v, random, isFour);
}

Phrase TakeFour::faulty(const State& s) const {
  if (s.stage != Stage::Play) return {};
  const auto hands = std::span(s.hands).first(at(seats_));
  for (const Cards& hand : hands)
    if (hand.count() != kHand) return MK_TEXT("games", "a hand has four cards");
  if (Phrase f = faultOf(s, hands, isFour); !f.empty()) return f;
  if (s.phase == Phase::Race && (s.laid.empty() || s.others(seats_).count() < 2))
    return MK_TEXT("games", "there is nobody to race");
  if (s.phase != Phase::Pick && !race_) return MK_TEXT("games", "there are no races at this table");
  if (s.phase == Phase::Pick && !picksInOrder(s, seats_, elder(s), s.turn))
    return MK_TEXT("games", "it is another seat's turn to pick");
  return {};
}

Checked<TakeFour::Move> TakeFour::parsed(const State& s, Seat, std::string_view t) const {
  if (s.phase == Phase::Pick) return Refusal{};
  const bool race = s.phase == Phase::Race;
  const auto measured = readMeasured(t, seats_, race ? s.others(seats_) : SeatRow(), kNoPress);
  if (!measured) return Refusal{measured.why()};
  Move m;
  m.verb = race ? kRace : kFalse;
  static_cast<Measured&>(m) = *measured;
  return m;
}

Phrase TakeFour::whyNot(const State& s, Seat seat, std::string_view t) const {
  if (s.phase == Phase::Watch) return MK_TEXT("games", "Everybody watches: write quiet, or false 4");
  if (s.phase == Phase::Race) return MK_TEXT("games", "The race is on: write race 1=640 3=512");
  const Said m = said(t);
  return m.verb == "lay" ? MK_TEXT("games", "Only four cards of one rank are laid.") : notHeld(m, s.hands[at(seat)]);
}

// Whoever keeps the clock writes what it showed.
Gesture TakeFour::touched(const State& s, Seat seat, const Move& m) const {
  Gesture g;
  if (m.verb == kGive || m.verb == kLay) return g;
  std::string own = written(s, seat, m);
  g.path.push_back(Stroke::typed(own.empty() ? "quiet" : std::move(own)));
  return g;
}

void TakeFour::table(Table& t, State& s) const {
  for (Seat k = 0; k < seats_; ++k) {
    Pile& hand = t.hand(s.hands[at(k)], k);
    if (open_ || (s.phase == Phase::Race && s.laid.contains(k))) hand.sees = Sees::All;
    if (s.stage == Stage::Play && s.phase == Phase::Pick && s.has(k)) hand.label = MK_TEXT("games", "has chosen");
    if (s.stage == Stage::Play && s.phase == Phase::Race && s.laid.contains(k))
      hand.label = MK_TEXT("games", "four of a rank!");
  }
  t.word("part", s.phase, {"pick", "watch", "race"});
  declarePicks(
      t, s, [&s] { return s.stage == Stage::Play && s.phase == Phase::Pick; }, [this, &s] { return elder(s); });
  t.number("beats", s.beats, 0, kMostBeats);
  t.number("voids", s.voids, 0, kMostVoids);
  t.word("ended", s.ended, {"", "race", "alone", "false", "void", "laid"});
  t.seatList("lost", s.lost);
}

// While everybody watches, no hand is seen but those that were laid; the own pick is marked in the own hand.
void TakeFour::shown(const State& s, Viewer v, View& view) const {
  if (s.stage != Stage::Play || v.isPublic()) return;
  if (s.phase != Phase::Pick) view.entry = Entry{.label = MK_TEXT("games", "What the clock showed"), .isText = true};
  if (open_) return;
  Zone* hand = view.find(v.seat);
  if (hand == nullptr || (s.phase == Phase::Race && s.laid.contains(v.seat))) return;
  if (s.phase != Phase::Pick) {
    hand->closed = static_cast<std::int16_t>(hand->closed + static_cast<std::int16_t>(hand->items.size()));
    hand->items.clear();
    return;
  }
  for (Item& i : hand->items) i.lit = i.thing == Thing::card(s.picks[at(v.seat)]) || s.laid.contains(v.seat);
}

Phrase TakeFour::prompt(const State& s, Viewer v) const {
  if (s.phase == Phase::Watch) return MK_TEXT("games", "Everybody watches the table: is a hand laid now?");
  if (s.phase == Phase::Race)
    return {MK_TEXT("games", "A hand is laid (%1): press your key!"), {Arg::phrase(seatsNamed(s.laid))}};
  const Arg who = Arg::seat(s.turn);
  if (v.seat == s.turn && isFour(s.hands[at(s.turn)]))
    return {MK_TEXT("games", "%1: lay the four, or pass a card to %2"), {who, Arg::seat(next(s.turn))}};
  return {MK_TEXT("games", "%1: choose a card to pass to %2"), {who, Arg::seat(next(s.turn))}};
}

Phrase TakeFour::ending(const State& s) const {
  const Arg who = Arg::phrase(seatsNamed(s.lost));
  switch (s.ended) {
  case Ended::Race:
    return {MK_TEXT("games", "Slowest, a penalty point: %1."), {who}};
  case Ended::Alone:
    return {MK_TEXT("games", "All the others have laid, a penalty point: %1."), {who}};
  case Ended::False:
    return {MK_TEXT("games", "False alarm, a penalty point: %1."), {who}};
  case Ended::AllLaid:
    return {MK_TEXT("games", "Four of a rank, the round is won: %1."), {who}};
  default:
    return MK_TEXT("games", "This round scored nothing.");
  }
}

Phrase TakeFour::told(const State& before, const State& after, Seat seat, const Move& m, Viewer v) const {
  const Arg who = Arg::seat(seat);
  switch (m.verb) {
  case kGive:
  case kLay: {
    Phrase out{MK_TEXT("games", "%1 has chosen"), {who}};
    if (v.seat == seat && m.verb == kGive)
      out = {MK_TEXT("games", "%1 passes on: %2"), {who, Arg::phrase(nameOf(m.cards[0]))}};
    if (v.seat == seat && m.verb == kLay) out = {MK_TEXT("games", "%1 lays all four"), {who}};
    if (after.ended != Ended::None) return {MK_TEXT("games", "%1. %2"), {Arg::phrase(out), Arg::phrase(ending(after))}};
    return out;
  }
  case kQuiet:
    if (after.ended != Ended::None) return ending(after);
    if (after.phase == Phase::Race)
      return {MK_TEXT("games", "Four of a rank lie on the table: %1"), {Arg::phrase(seatsNamed(before.laid))}};
    return MK_TEXT("games", "Nobody has laid; the cards have gone one place to the left");
  case kFalse:
    return ending(after);
  default:
    break;
  }
  return {MK_TEXT("games", "%1. %2"), {Arg::phrase(raceTold(m, kNoPress)), Arg::phrase(ending(after))}};
}

} // namespace mk
