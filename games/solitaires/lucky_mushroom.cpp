// 156 Õnneseen: deal, texts, and the search for a short way.
#include "games/solitaires/lucky_mushroom.h"

#include <algorithm>

namespace mk {

using patience::kHole;

namespace {

constexpr std::array kSuits{Suit::Hearts, Suit::Spades, Suit::Diamonds, Suit::Clubs}; // of the seats of a race
constexpr std::array kBudgets{80, 120, 200, MushroomPatience::kMostMoves};
constexpr std::array<std::size_t, 5> kWidths{30, 30, 300, 300, 3000}; // positions that a player keeps at each step

// The cells in the order in which the target is read. No slide changes whether the number of pairs of cards of which
// the higher one comes first is odd: so the deal decides whether the second row is read from right to left.
using Reading = std::array<std::uint8_t, MushroomPatience::kCells>;
constexpr Reading kRows{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13};
constexpr Reading kSnake{0, 1, 2, 3, 4, 5, 6, 13, 12, 11, 10, 9, 8, 7};
const Reading& reading(const MushroomPatience::State& s) { return patience::isOdd(s.order) ? kSnake : kRows; }
bool isSnake(const MushroomPatience::State& s) { return &reading(s) == &kSnake; }

} // namespace

std::span<const OptionSpec> MushroomPatience::options() {
  static const std::vector<OptionSpec> specs{
      {.key = "budget",
       .name = MK_TEXT("games", "Slides allowed"),
       .meaning = MK_TEXT("games", "After this many slides the cards must stand in order."),
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
                  {"random", MK_TEXT("games", "as the shuffle decides")}}}};
  return specs;
}

// In a race every seat has its own suit, and the order is dealt in hearts.
MushroomPatience::MushroomPatience(const Setup& s)
    : Frame(s, {patience::Pile{"", patience::Take::Top}}), budget_(kBudgets[at(s.options.index("budget"))]) {
  const std::size_t chosen = s.seats == 1 ? at(s.options.index("suit")) : 0;
  for (const Card c : sortedPack())
    if (chosen == kSuits.size() || c.suit() == kSuits[chosen]) pack_.push_back(c);
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

int MushroomPatience::score(const State& s) const {
  int value = 0;
  for (const std::uint8_t cell : reading(s)) {
    const auto e = s.piles[0][cell];
    if (e != kHole && s.card(e).value() != ++value) return value - 1;
  }
  return value;
}

std::vector<std::string> MushroomPatience::told(const State& s) const {
  return {std::string("target ") + (isSnake(s) ? "snake" : "rows") + " slides " + std::to_string(s.moves)};
}

Permission MushroomPatience::isPack(std::span<const Card> cards) const {
  patience::Faces seen = patience::kNoFace;
  for (const Card c : cards) seen |= c.isJoker() || c.isBack() ? patience::kNoFace : patience::face(c);
  for (const Suit suit : kSuits)
    if (cards.size() == State::kCards && seen == patience::facesOf(suit) &&
        (seats_ > 1 || std::ranges::count(pack_, suit, &Card::suit) > 0))
      return Ok{};
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

// The target with the gap at its end.
void MushroomPatience::addMore(View& v, const State& s) const {
  if (turn(s).isOver() && seats_ > 1) return;
  const Suit suit = s.order.empty() ? pack_.front().suit() : s.card(0).suit();
  std::array<Card, kCells> cards;
  cards.fill(Card::back());
  for (int i = 0; i < State::kCards; ++i) cards[reading(s)[at(i)]] = Card(suit, i + 1);
  v.zones.push_back(patience::targetSheet(kPairsZone + 1, kAcross, cards));
}

int MushroomPatience::distance(const State& s) const { return patience::slidesAtLeast(s, reading(s), kAcross); }

std::vector<MushroomPatience::Move> MushroomPatience::plan(const State& s, int level) const {
  return patience::slideHome(forOne(), board(s), kWidths[at(level - 1)], {}).line;
}

std::optional<MushroomPatience::Move> MushroomPatience::suggest(const State& s, Seat, Random& random) const {
  const auto line = plan(s, 3); // quick enough for a hint, and within 120 slides 99 times in 100
  if (!line.empty()) return line.front();
  return seats_ > 1 ? Move{Kind::GiveUp, 0, 0, 1} : anyMove(s, random); // no way within the slides left is known
}

} // namespace mk
