// Take Four: picks, the watch, the race and the end. Rules: card games, game 188.
#include "games/cards/take_four.h"

#include <algorithm>

namespace mk {

using namespace cards;

namespace {

constexpr int kTargets[] = {1, 3, 5};

bool has(const TakeFour::SeatRow& seats, Seat s) { return seats.contains(s); }

// In the order of the seats.
void add(TakeFour::SeatRow& seats, Seat s) {
  seats.push_back(s);
  std::ranges::sort(seats);
}

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

bool TakeFour::hasChosen(const State& s, Seat k) const {
  return s.phase == Phase::Pick && (!s.picks[at(k)].isBack() || has(s.laid, k));
}

TakeFour::SeatRow TakeFour::racers(const State& s) const {
  SeatRow out;
  for (Seat k = 0; k < seats_; ++k)
    if (!has(s.laid, k)) out.push_back(k);
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
      add(s.laid, seat);
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
  if (s.laid.empty())
    passOn(s);
  else
    s.picks = {};
  if (race_) {
    s.phase = Phase::Watch;
    return;
  }
  if (s.laid.empty()) return nextBeat(s);
  close(s, Ended::AllLaid, s.laid);
}

// All cards at once, each to the left.
void TakeFour::passOn(State& s) const {
  for (Seat k = 0; k < seats_; ++k) s.hands[at(k)].remove(s.picks[at(k)]);
  for (Seat k = 0; k < seats_; ++k) addSorted(s.hands[at(next(k))], s.picks[at(k)]);
  s.given = s.picks;
  s.picks = {};
  ++s.beats;
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
    r.why = race_ ? MK_TEXT("games", "Three rounds in a row brought nothing: fewest penalty points win.")
                  : MK_TEXT("games", "Three rounds in a row brought nothing: most rounds win.");
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
  const auto own = [&](Seat k) { return k == v.seat; };
  const auto anyOf = [&](const Cards& hand) { return hand[static_cast<std::size_t>(random.index(hand.size()))]; };
  if (s.stage != Stage::Play) return;
  // What the viewer has passed on lies with the neighbour until cards are passed again.
  if (!v.isPublic() && !s.given[at(v.seat)].isBack()) {
    const Card mine = s.given[at(v.seat)];
    Cards& there = s.hands[at(next(v.seat))];
    if (!there.contains(mine)) {
      const Card other = anyOf(there);
      for (Seat k = 0; k < seats_; ++k)
        if (s.hands[at(k)].remove(mine)) addSorted(s.hands[at(k)], other);
      there.remove(other);
      addSorted(there, mine);
    }
  }
  if (s.phase == Phase::Watch) {
    SeatRow known;
    if (has(s.laid, v.seat)) known.push_back(v.seat);
    s.laid = known;
  }
  for (Seat k = 0; k < seats_; ++k) {
    if (!s.given[at(k)].isBack() && !own(k) && !own(next(k))) s.given[at(k)] = anyOf(s.hands[at(next(k))]);
    if (!hasChosen(s, k) || own(k)) continue;
    s.laid.remove(k);
    s.picks[at(k)] = Card::back();
    if (isFour(s.hands[at(k)]))
      add(s.laid, k);
    else
      s.picks[at(k)] = anyOf(s.hands[at(k)]);
  }
}

Phrase TakeFour::faulty(const State& s) const {
  if (s.stage != Stage::Play) return {};
  for (Seat k = 0; k < seats_; ++k) {
    const Cards& hand = s.hands[at(k)];
    if (hand.count() != kHand) return MK_TEXT("games", "a hand has four cards");
    if (!s.picks[at(k)].isBack() && !hand.contains(s.picks[at(k)]))
      return MK_TEXT("games", "a card was picked that is not in the hand");
    if (has(s.laid, k) && !isFour(hand)) return MK_TEXT("games", "a hand is laid that is no four");
    const Card given = s.given[at(k)];
    if (s.given[0].isBack() != given.isBack()) return MK_TEXT("games", "all pass a card on, or nobody");
    if (!given.isBack() && !s.hands[at(next(k))].contains(given))
      return MK_TEXT("games", "a card that was passed on is not there");
  }
  if (s.phase == Phase::Race && (s.laid.empty() || racers(s).count() < 2))
    return MK_TEXT("games", "there is nobody to race");
  if (s.phase != Phase::Pick && !race_) return MK_TEXT("games", "there are no races at this table");
  if (s.phase != Phase::Pick) return {};
  bool chosen = true; // from elder up to the seat to act
  for (Seat i = 0, k = elder(s); i < seats_; ++i, k = next(k)) {
    if (k == s.turn) chosen = false;
    if (hasChosen(s, k) != chosen) return MK_TEXT("games", "it is another seat's turn to pick");
  }
  return {};
}

// "false 4", "race 1=640 3=512": seats count from 1.
std::string TakeFour::written(const State&, Seat, const Move& m) const {
  if (m.verb != kFalse && m.verb != kRace) return {};
  std::string out = m.verb == kFalse ? "false" : "race";
  for (std::size_t i = 0; i < m.seats.size(); ++i) {
    out += ' ' + std::to_string(m.seats[i] + 1);
    if (m.verb == kRace) out += '=' + std::to_string(m.ms[i]);
  }
  return out;
}

namespace {

bool readNumber(std::string_view w, int highest, int& out) {
  out = 0;
  for (const char c : w) {
    if (c < '0' || c > '9') return false;
    out = out * 10 + (c - '0');
    if (out > highest) return false;
  }
  return !w.empty();
}

} // namespace

// Seats in any order; each once.
Checked<TakeFour::Move> TakeFour::readMeasured(const State& s, std::string_view t) const {
  const auto words = wordsOf(t);
  Move m;
  m.verb = s.phase == Phase::Watch ? kFalse : kRace;
  const SeatRow racing = racers(s);
  std::array<int, kMostSeats> times;
  times.fill(-1);
  for (const std::string_view w : std::span(words).subspan(1)) {
    const auto mark = w.find('=');
    int seat = 0, ms = 0;
    const bool ok = readNumber(w.substr(0, mark), seats_, seat) && seat >= 1 &&
                    (m.verb == kFalse ? mark == std::string_view::npos
                                      : mark != std::string_view::npos && readNumber(w.substr(mark + 1), kNoPress, ms));
    if (!ok)
      return refuse(
          {m.verb == kFalse
               ? MK_TEXT("games", "“%1” is no seat of this table: write false 4")
               : MK_TEXT("games", "“%1” is no time of a seat up to 3000 milliseconds: write race 1=640 3=512"),
           {Arg::literal(std::string(w.substr(0, 40)))}});
    int& time = times[at(seat - 1)];
    if (time >= 0) return refuse({MK_TEXT("games", "%1 is named twice."), {Arg::seat(static_cast<Seat>(seat - 1))}});
    if (m.verb == kRace && !has(racing, static_cast<Seat>(seat - 1)))
      return refuse({MK_TEXT("games", "%1 has laid and does not race."), {Arg::seat(static_cast<Seat>(seat - 1))}});
    time = ms;
  }
  for (Seat k = 0; k < seats_; ++k) {
    const int time = times[at(k)];
    if (m.verb == kRace && has(racing, k) && time < 0)
      return refuse({MK_TEXT("games", "The time of %1 is missing; without a key it is 3000."), {Arg::seat(k)}});
    if (time < 0) continue;
    m.seats.push_back(k);
    m.ms.push_back(static_cast<std::int16_t>(m.verb == kRace ? time : 0));
  }
  if (m.seats.empty()) return refuse(MK_TEXT("games", "A false alarm names the seat that pressed: false 4"));
  if (m.verb == kFalse) m.ms.clear();
  return m;
}

Checked<TakeFour::Move> TakeFour::parsed(const State& s, Seat seat, std::string_view t) const {
  const auto words = wordsOf(t);
  if (!words.empty() && words.front() == (s.phase == Phase::Watch ? "false" : "race") && s.phase != Phase::Pick)
    return readMeasured(s, t);
  std::vector<Move> all;
  moves(s, seat, all);
  std::vector<std::string> texts;
  const std::string wanted = normalised(t);
  for (const Move& m : all) {
    std::string own = written(s, seat, m);
    texts.push_back(own.empty() ? cards::text(viewOf(verbs(), m)) : std::move(own));
    if (normalised(texts.back()) == wanted) return m;
  }
  if (s.phase == Phase::Watch) return refuse(MK_TEXT("games", "Everybody watches: write quiet, or false 4"));
  if (s.phase == Phase::Race) return refuse(MK_TEXT("games", "The race is on: write race 1=640 3=512"));
  const Said m = said(t);
  if (m.verb == "give" && !m.cards.empty())
    if (Phrase why = notHeld(m, s.hands[at(seat)]); !why.empty()) return refuse(std::move(why));
  if (m.verb == "lay") return refuse(MK_TEXT("games", "Only four cards of one rank are laid."));
  return notLegal(t, texts);
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
