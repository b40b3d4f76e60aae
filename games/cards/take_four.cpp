// Take Four: picks, the watch, the race and the end. Rules: card games, game 188.
#include "games/cards/take_four.h"

#include <algorithm>

namespace mk {

using namespace cards;

namespace {

constexpr int kTargets[] = {1, 3, 5};

Deals dealsOf(const Options& o) {
  Deals d;
  d.count = 0;
  d.target = kTargets[o.index("target")];
  d.byGames = false;
  d.lowest = o.is("race", "on");
  d.scoreName = d.lowest ? MK_TEXT("games", "penalty points") : MK_TEXT("games", "rounds won");
  d.countKey = "rounds";
  return d;
}

} // namespace

std::span<const OptionSpec> TakeFour::options() {
  static const std::vector<OptionSpec> specs = {
      {"target",
       MK_TEXT("games", "Points that end the match"),
       MK_TEXT("games", "Penalty points with the race, rounds won without it."),
       {{"1", Phrase::plain("1")}, {"3", Phrase::plain("3")}, {"5", Phrase::plain("5")}},
       1},
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

bool TakeFour::isFour(const Cards& hand) {
  return hand.count() == kHand && std::ranges::all_of(hand, [&](Card c) { return c.value() == hand[0].value(); });
}

bool TakeFour::hasChosen(const State& s, Seat k) const { return s.phase == Phase::Pick && s.has(k); }

TakeFour::SeatRow TakeFour::racers(const State& s) const {
  SeatRow out;
  for (Seat k = 0; k < seats_; ++k)
    if (!s.laid.contains(k)) out.push_back(k);
  return out;
}

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
      m.seats = racers(s);
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
    if (const SeatRow all = racers(s); all.count() <= 1) return close(s, all.empty() ? Ended::Void : Ended::Alone, all);
    s.phase = Phase::Race;
    return;
  case kFalse:
    return close(s, Ended::False, m.seats);
  default: {
    const std::int16_t worst = *std::ranges::max_element(m.ms);
    SeatRow slowest;
    for (std::size_t i = 0; i < m.seats.size(); ++i)
      if (m.ms[i] == worst) slowest.push_back(m.seats[i]);
    return close(s, Ended::Race, slowest);
  }
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
  if (s.phase == Phase::Race && (s.laid.empty() || racers(s).count() < 2))
    return MK_TEXT("games", "there is nobody to race");
  if (s.phase != Phase::Pick && !race_) return MK_TEXT("games", "there are no races at this table");
  if (s.phase == Phase::Pick && !picksInOrder(s, seats_, elder(s), s.turn))
    return MK_TEXT("games", "it is another seat's turn to pick");
  return {};
}

std::string TakeFour::written(const State&, Seat, const Move& m) const {
  return m.verb == kFalse ? falseAlarmText(m) : m.verb == kRace ? raceText(m) : std::string();
}

Checked<TakeFour::Move> TakeFour::parsed(const State& s, Seat, std::string_view t) const {
  const bool race = s.phase == Phase::Race;
  const auto words = wordsOf(t);
  if (s.phase == Phase::Pick || words.empty() || words.front() != (race ? "race" : "false")) return Refusal{};
  const auto measured = race ? readRace(t, seats_, racers(s), kNoPress) : readFalseAlarm(t, seats_);
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

} // namespace mk
