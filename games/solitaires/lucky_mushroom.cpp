// 156 Õnneseen: deal, texts, and the search for a short way.
#include "games/solitaires/lucky_mushroom.h"

#include "games/kernel/ranks.h"

#include <algorithm>

namespace mk {

using patience::kHole;

namespace {

constexpr std::array kSuits{Suit::Hearts, Suit::Spades, Suit::Diamonds, Suit::Clubs}; // of the seats of a race
constexpr std::array kBudgets{80, 120, 200, MushroomPatience::kMostMoves};

// The cells in the order in which the target is read.
constexpr std::size_t cellAt(std::size_t i, bool snake) { return snake && i >= 7 ? 20 - i : i; }

} // namespace

std::span<const OptionSpec> MushroomPatience::options() {
  static const std::vector<OptionSpec> specs{
      {.key = "budget",
       .name = MK_TEXT("games", "Slides allowed"),
       .meaning = MK_TEXT("games", "After so many slides the cards must stand in order."),
       .values = {{"80", Phrase::plain("80")},
                  {"120", Phrase::plain("120")},
                  {"200", Phrase::plain("200")},
                  {"none", MK_TEXT("games", "as many as you like")}},
       .preset = 1},
      {.key = "suit",
       .name = MK_TEXT("games", "Suit"),
       .meaning = MK_TEXT("games", "Whose thirteen cards are played; in a race every seat has its own."),
       .values = {{"H", MK_TEXT("games", "hearts")},
                  {"S", MK_TEXT("games", "spades")},
                  {"D", MK_TEXT("games", "diamonds")},
                  {"C", MK_TEXT("games", "clubs")},
                  {"random", MK_TEXT("games", "as the shuffle has it")}}}};
  return specs;
}

MushroomPatience::MushroomPatience(const Setup& s)
    : Frame(s, {patience::Pile{"", patience::Take::Top}}),
      budget_(kBudgets[static_cast<std::size_t>(s.options.index("budget"))]),
      anySuit_(s.seats == 1 && s.options.is("suit", "random")) {
  const auto chosen = static_cast<std::size_t>(s.options.index("suit"));
  if (s.seats == 1 && chosen < kSuits.size()) suit_ = kSuits[chosen];
}

const std::vector<Card>& MushroomPatience::pack() const {
  static const std::array<std::vector<Card>, 5> packs = [] {
    std::array<std::vector<Card>, 5> out;
    out[4] = sortedPack();
    for (const Card c : out[4]) out[static_cast<std::size_t>(c.suit())].push_back(c);
    return out;
  }();
  return packs[anySuit_ ? 4 : static_cast<std::size_t>(suit_)];
}

// Of a whole pack the suit of the first card is played, in the sequence in which its cards lie.
void MushroomPatience::settle(State& s, const Outcome& o) const {
  s.order.clear();
  for (int i = 0; i < o.count; ++i)
    if (o.card(i).suit() == o.card(0).suit()) s.order.push_back(o.card(i));
  begin(s);
}

void MushroomPatience::lay(State& s) const {
  auto& cells = s.piles[0];
  for (Card& c : s.order)
    if (seats_ > 1) c = Card(kSuits[at(std::min(s.done.count(), seats_ - 1))], c.value()); // over: the last seat's
  for (patience::Element e = 0; e < State::kCards; ++e) {
    if (cells.size() == kGapAtFirst) cells.push_back(kHole);
    cells.push_back(e);
  }
}

bool MushroomPatience::isSnake(const State& s) {
  int inversions = 0;
  for (std::size_t i = 0; i < s.order.size(); ++i)
    for (std::size_t k = i + 1; k < s.order.size(); ++k) inversions += s.order[i].value() > s.order[k].value();
  return inversions % 2 != 0;
}

int MushroomPatience::score(const State& s) const {
  const auto& cells = s.piles[0];
  const bool snake = isSnake(s);
  int value = 0;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const auto e = cells[cellAt(i, snake)];
    if (e == kHole) continue;
    if (s.card(e).value() != value + 1) break;
    ++value;
  }
  return value;
}

std::vector<std::string> MushroomPatience::told(const State& s) const {
  return {std::string("target ") + (isSnake(s) ? "snake" : "rows") + " slides " + std::to_string(s.moves)};
}

Permission MushroomPatience::isPack(std::span<const Card> cards) const {
  patience::Faces seen = patience::kNoFace;
  for (const Card c : cards) seen |= c.isJoker() || c.isBack() ? patience::kNoFace : patience::face(c);
  const bool chosen = seats_ > 1 || anySuit_ || (!cards.empty() && cards[0].suit() == suit_);
  for (const Suit suit : kSuits)
    if (chosen && cards.size() == State::kCards && seen == patience::facesOf(suit)) return Ok{};
  return refuse(MK_TEXT("games", "The order must hold the thirteen cards of the suit that is played."));
}

Phrase MushroomPatience::dealing() const {
  return MK_TEXT("games", "The pack is shuffled: thirteen cards of one suit are laid in two rows with one gap.");
}

Phrase MushroomPatience::prompt(const State& s) const {
  const char* text =
      isSnake(s) ? MK_TEXT("games", "%1: slide a card into the gap. Target: upper row from the left, lower "
                                    "row from the right. Slides: %2.")
                 : MK_TEXT("games", "%1: slide a card into the gap. Target: both rows from the left. Slides: %2.");
  std::string slides = std::to_string(s.moves);
  if (budget_ < kMostMoves) slides += "/" + std::to_string(budget_);
  return {text, {Arg::seat(turn(s).seat()), Arg::literal(std::move(slides))}};
}

Phrase MushroomPatience::whyEnded(const State& s) const {
  if (seats_ == 1 && won(s)) return Phrase::counted(MK_TEXT_N("games", "In order after %n slides."), s.moves);
  if (seats_ == 1 && s.moves >= budget_)
    return MK_TEXT("games", "All slides are used, and the cards are not in order.");
  return stuckOrStopped(s, MK_TEXT("games", "The cards are not in order."));
}

// The target with the gap at its end, as a small sheet.
void MushroomPatience::addMore(View& v, const State& s) const {
  if (seats_ > 1 && s.done.count() >= seats_) return;
  Zone z;
  z.id = kTarget;
  z.kind = Zone::Kind::Sheet;
  z.role = Zone::Role::Notes;
  z.name = MK_TEXT("games", "target");
  z.columns = kAcross;
  z.size = kCells;
  z.cells.resize(kCells);
  for (std::size_t i = 0; i < State::kCards; ++i) {
    Cell& cell = z.cells[cellAt(i, isSnake(s))];
    cell.text = rankName(static_cast<int>(i) + 1);
    cell.preview = true;
  }
  v.zones.push_back(std::move(z));
}

int MushroomPatience::distance(const State& s, bool snake) {
  std::array<int, State::kCards> at{}; // cell by value
  for (int c = 0; c < kCells; ++c)
    if (const auto e = s.piles[0][static_cast<std::size_t>(c)]; e != kHole)
      at[static_cast<std::size_t>(s.card(e).value() - 1)] = c;
  const auto far = [&](std::size_t value, std::size_t place) {
    const int a = at[value], b = static_cast<int>(cellAt(place, snake));
    return std::abs(a / kAcross - b / kAcross) + std::abs(a % kAcross - b % kAcross);
  };
  // With the gap at place g, the values before it stand at their own places and the others one farther.
  int sum = 0;
  for (std::size_t i = 0; i < State::kCards; ++i) sum += far(i, i + 1);
  int best = sum;
  for (std::size_t g = 0; g < State::kCards; ++g) best = std::min(best, sum += far(g, g) - far(g, g + 1));
  return best;
}

std::vector<MushroomPatience::Move> MushroomPatience::plan(const State& s, std::size_t width, const SolveLimits& limits,
                                                           std::uint64_t* looked) const {
  const bool snake = isSnake(s);
  State board = s;
  board.done.clear();
  std::uint64_t positions = 0;
  const auto judge = [&](const State& t) {
    const int far = distance(t, snake);
    return std::pair(-far, far == 0);
  };
  const auto stop = [&] { return limits.stop.stop_requested() || positions++ >= limits.positions; };
  auto found = patience::beam(forOne(), board, width, judge, stop);
  if (looked != nullptr) *looked += found.positions;
  return found.won ? std::move(found.line) : std::vector<Move>();
}

std::optional<MushroomPatience::Move> MushroomPatience::suggest(const State& s, Seat, Random& random) const {
  const auto line = plan(s, kMedium, {}); // quick enough for a hint, and within 120 slides 99 times in 100
  if (!line.empty()) return line.front();
  return seats_ > 1 ? Move{Kind::GiveUp, 0, 0, 1} : anyMove(s, random); // no way within the slides left is known
}

// Every deal can be solved; the question is whether the slides that are left suffice.
Verdict<MushroomPatience::Move> MushroomPatience::solve(const State& s, const SolveLimits& limits) const {
  Verdict<Move> v;
  if (!dealt(s)) return v;
  const bool over = s.done.count() >= seats_;
  if (won(s)) v.winnable = Winnable::Yes;
  if (over || won(s) || s.moves + distance(s, isSnake(s)) > budget_) {
    if (!won(s)) v.winnable = Winnable::No;
    return v;
  }
  for (const std::size_t width : {30u, 300u, 3000u, 20000u}) {
    v.line = plan(s, width, limits, &v.positions);
    if (v.line.empty()) continue;
    v.winnable = Winnable::Yes;
    return v;
  }
  return v;
}

} // namespace mk
