// What the score pads ask, and what the answers bring.
#include "games/cards/pads.h"

#include "games/cards/dealt.h"

#include <algorithm>

namespace mk {

using namespace cards;

namespace {

unsigned everybody(int seats) { return (1u << seats) - 1; }

Phrase about(const char* text, Seat s) { return {text, {Arg::seat(s)}}; }

Seat named(int answer) { return static_cast<Seat>(answer - 1); }

// A game of a series that goes on until people stop.
Deals endless(Deals d) {
  if (d.count == 1) d.count = kMostPadLines;
  return d;
}

std::span<std::int16_t> scoresOf(PadLine& l, int seats) {
  return std::span(l.scores).first(at(static_cast<Seat>(seats)));
}

} // namespace

// --- games of a series

GamesPad::GamesPad(const char* name, int seats, Deals deals) : PadGame(name, seats, endless(std::move(deals))) {}

// One seat is named at once; for several each is asked about.
std::optional<Question> GamesPad::ask(const PadState& s) const {
  const bool bad = deals_.lowest;
  if (s.answers.empty())
    return Question::seat(bad ? MK_TEXT("games", "who has lost?") : MK_TEXT("games", "who has won?"), seats_,
                          everybody(seats_), MK_TEXT("games", "several, or nobody"));
  if (s.answer(0) != 0 || s.answers.count() > seats_) return std::nullopt;
  const auto seat = static_cast<Seat>(s.answers.count() - 1);
  return Question::yesNo(about(bad ? MK_TEXT("games", "has %1 lost?") : MK_TEXT("games", "has %1 won?"), seat), seat);
}

PadLine GamesPad::settle(const PadState& s) const {
  PadLine l = s.last();
  for (Seat k = 0; k < seats_; ++k)
    if (s.answer(0) == k + 1 || (s.answer(0) == 0 && s.answer(at(k) + 1) == 1)) ++l.scores[at(k)];
  return l;
}

// --- rummy

std::optional<Question> BlockedPad::ask(const PadState& s) const {
  constexpr int kMostLeft = 999;
  if (s.answers.empty())
    return Question::seat(MK_TEXT("games", "who has gone out?"), seats_, everybody(seats_),
                          MK_TEXT("games", "nobody: the game is blocked"));
  if (s.answer(0) != 0 || s.answers.count() > seats_) return std::nullopt;
  const auto seat = static_cast<Seat>(s.answers.count() - 1);
  return Question::number(about(MK_TEXT("games", "value of the cards left to %1"), seat), seat, 1, kMostLeft);
}

PadLine BlockedPad::settle(const PadState& s) const {
  PadLine l = s.last();
  std::vector<int> left;
  for (Seat k = 0; k < seats_; ++k)
    left.push_back(s.answer(0) == 0 ? s.answer(at(k) + 1) : k + 1 == s.answer(0) ? 0 : 1);
  creditBest(scoresOf(l, seats_), left, true);
  return l;
}

// --- points of every seat

std::optional<Question> EachPad::ask(const PadState& s) const {
  constexpr int kMost = 200;
  if (s.answers.count() == seats_) return std::nullopt;
  const auto seat = static_cast<Seat>(s.answers.count());
  return Question::number(about(MK_TEXT("games", "points of %1"), seat), seat, 0, kMost);
}

PadLine EachPad::settle(const PadState& s) const {
  PadLine l = s.last();
  for (Seat k = 0; k < seats_; ++k) l.scores[at(k)] = static_cast<std::int16_t>(l.scores[at(k)] + s.answer(at(k)));
  return l;
}

// --- preference

PreferansPad::PreferansPad(const Setup& s)
    : PadGame(PreferansRules::kName, s.seats, PreferansRules(s).deals()), rules_(s) {}

// The declarer, the call, who joins, the tricks: those of the last one follow from the others'.
PreferansPad::Told PreferansPad::told(const PadState& s) const {
  Told t;
  const auto next = [&](Question q) -> std::optional<int> {
    if (t.question) return std::nullopt;
    if (t.read < s.answers.count()) return s.answer(static_cast<std::size_t>(t.read++));
    t.question = std::move(q);
    return std::nullopt;
  };
  const auto after = [&](Seat k) {
    return leftOf(k, seats_) == s.dealer && seats_ > PreferansRules::kPlayers ? elderOf(s.dealer, seats_)
                                                                              : leftOf(k, seats_);
  };
  const auto players = everybody(seats_) & ~(rules_.rests(s.dealer, s.dealer) ? 1u << s.dealer : 0u);
  const auto who =
      next(Question::seat(MK_TEXT("games", "who declares?"), seats_, players, MK_TEXT("games", "all passed")));
  if (!who || *who == 0) return t;
  PoolLine& played = t.played;
  const Seat declarer = named(*who), left = after(declarer), right = after(left);
  played.declarer = declarer;
  t.away = ~(1u << declarer);
  const auto tricks = [&](Seat k, int most) {
    const auto told = next(Question::number(about(MK_TEXT("games", "tricks taken by %1"), k), k, 0, most));
    return static_cast<std::uint8_t>(told.value_or(0));
  };
  if (rules_.hasMisere() &&
      next(Question::yesNo(about(MK_TEXT("games", "does %1 play misère?"), declarer), declarer)) == 1) {
    played.call = PreferansRules::kAuction.aside;
    played.tricks[at(declarer)] = tricks(declarer, PreferansRules::kHand);
    return t;
  }
  const auto bid =
      next(Question::number(about(MK_TEXT("games", "tricks bid by %1"), declarer), declarer, 1, PreferansRules::kHand));
  played.call = static_cast<std::uint8_t>(PreferansRules::kAuction.bidOf(bid.value_or(0)));
  const auto joins = [&](Seat k) {
    if (next(Question::yesNo(about(MK_TEXT("games", "does %1 join?"), k), k)) != 1) return false;
    t.away &= ~(1u << k);
    return true;
  };
  const bool leftPlays = joins(left), rightPlays = joins(right);
  if (t.question || (!leftPlays && !rightPlays)) return t;
  const auto own = tricks(declarer, PreferansRules::kHand);
  const auto others = static_cast<std::uint8_t>(PreferansRules::kHand - own);
  played.tricks[at(declarer)] = own;
  if (leftPlays) played.tricks[at(left)] = rightPlays ? tricks(left, others) : others;
  if (rightPlays) played.tricks[at(right)] = static_cast<std::uint8_t>(others - played.tricks[at(left)]);
  return t;
}

std::optional<Question> PreferansPad::ask(const PadState& s) const { return told(s).question; }

PadLine PreferansPad::settle(const PadState& s) const {
  PadLine l = s.last();
  Pool pool{l.pool};
  pool.payIn(l.scores[at(s.dealer)], rules_.chips().ante, rules_.chips().cap);
  const Told t = told(s);
  cards::settle(rules_.chips(), t.played, rules_.owes(t.played.call), t.away, scoresOf(l, seats_), pool);
  l.pool = pool.chips;
  for (Seat k = 0; k < seats_; ++k) l.finer[at(k)] = t.played.tricks[at(k)];
  return l;
}

// As on paper: the tricks of the deal, and how the chips stand.
Cell PreferansPad::written(const PadLine& line, const PadLine&, Seat k) const {
  const bool played = std::ranges::any_of(line.finer, [](int n) { return n > 0; });
  return played ? poolCell(line.finer[at(k)], line.scores[at(k)]) : poolCell(line.scores[at(k)]);
}

// --- twenty-one

TwentyOnePad::TwentyOnePad(const Setup& s)
    : PadGame(TwentyOne::kName, s.seats, TwentyOne(s).deals()), banker_(s.options.is("bank", "banker")) {}

// The best total alone; with a banker each of the others against the banker, who deals.
std::optional<Question> TwentyOnePad::ask(const PadState& s) const {
  if (!banker_) {
    if (!s.answers.empty()) return std::nullopt;
    return Question::seat(MK_TEXT("games", "who has the best total alone?"), seats_, everybody(seats_),
                          MK_TEXT("games", "nobody has"));
  }
  if (s.answers.count() == seats_ - 1) return std::nullopt;
  const auto seat = static_cast<Seat>((s.dealer + 1 + s.answers.count()) % seats_);
  Question q{{MK_TEXT("games", "%1 against the banker %2"), {Arg::seat(seat), Arg::seat(s.dealer)}}, seat};
  q.choices = {{1, MK_TEXT("games", "wins a chip")},
               {0, MK_TEXT("games", "equal totals")},
               {2, MK_TEXT("games", "loses a chip")}};
  return q;
}

PadLine TwentyOnePad::settle(const PadState& s) const {
  PadLine l = s.last();
  if (!banker_) {
    if (s.answer(0) != 0) ++l.scores[at(named(s.answer(0)))];
    return l;
  }
  for (int i = 0; i < seats_ - 1; ++i) {
    const auto seat = static_cast<Seat>((s.dealer + 1 + i) % seats_);
    const int answer = s.answer(static_cast<std::size_t>(i)), won = answer == 2 ? -1 : answer;
    l.scores[at(seat)] = static_cast<std::int16_t>(l.scores[at(seat)] + won);
    l.scores[at(s.dealer)] = static_cast<std::int16_t>(l.scores[at(s.dealer)] - won);
  }
  return l;
}

// --- captain

CaptainPad::CaptainPad(const Setup& s) : PadGame(CaptainRules::kName, s.seats, CaptainRules(s).deals()), rules_(s) {}

std::optional<Question> CaptainPad::ask(const PadState& s) const {
  switch (s.answers.count()) {
  case 0:
    return Question::seat(MK_TEXT("games", "who was dealt the nine of spades?"), seats_, everybody(seats_));
  case 1:
    return Question::seat(MK_TEXT("games", "who was dealt the ace of spades?"), seats_, everybody(seats_));
  case 2: {
    const Seat nine = named(s.answer(0)), ace = named(s.answer(1));
    Phrase who = nine == ace
                     ? about(MK_TEXT("games", "card points of %1"), nine)
                     : Phrase{MK_TEXT("games", "card points of %1 and %2 together"), {Arg::seat(nine), Arg::seat(ace)}};
    return Question::number(std::move(who), nine, 0, CaptainRules::kAllPoints);
  }
  default:
    return std::nullopt;
  }
}

PadLine CaptainPad::settle(const PadState& s) const {
  PadLine l = s.last();
  rules_.credit(scoresOf(l, seats_), named(s.answer(0)), named(s.answer(1)), s.answer(2),
                CaptainRules::kAllPoints - s.answer(2));
  return l;
}

// --- four rounds

FourRoundsPad::FourRoundsPad(const Setup& s)
    : PadGame(FourRoundsRules::kName, s.seats, FourRoundsRules(s).deals()), rules_(s) {}

Phrase FourRoundsPad::dealName(int number) const {
  return {"%1", {Arg::suit(static_cast<int>(FourRoundsRules::suitOf(std::min(number, FourRoundsRules::kRounds) - 1)))}};
}

// Cards of the suit, then tricks; the last seat has what is left.
std::optional<Question> FourRoundsPad::ask(const PadState& s) const {
  const int n = s.answers.count(), each = seats_ - 1;
  const bool cards = !rules_.countsTricksOnly() && n < each;
  if (n == (rules_.countsTricksOnly() ? each : 2 * each)) return std::nullopt;
  const int done = cards || rules_.countsTricksOnly() ? n : n - each;
  int left = cards ? rules_.suitCards() : FourRoundsRules::kHand;
  for (int i = n - done; i < n; ++i) left -= s.answer(static_cast<std::size_t>(i));
  const auto seat = static_cast<Seat>(done);
  return Question::number(
      about(cards ? MK_TEXT("games", "cards of the suit taken by %1") : MK_TEXT("games", "tricks taken by %1"), seat),
      seat, 0, left);
}

PadLine FourRoundsPad::settle(const PadState& s) const {
  PadLine l = s.last();
  const int each = seats_ - 1;
  const auto told = [&](int from, Seat k, int all) {
    int sum = 0;
    for (int i = 0; i < each; ++i) sum += s.answer(static_cast<std::size_t>(from + i));
    return k < each ? s.answer(static_cast<std::size_t>(from + k)) : all - sum;
  };
  const bool tricksOnly = rules_.countsTricksOnly();
  std::vector<int> worths;
  for (Seat k = 0; k < seats_; ++k) {
    const int cards = tricksOnly ? 0 : told(0, k, rules_.suitCards());
    worths.push_back(rules_.worthOf(cards, told(tricksOnly ? 0 : each, k, FourRoundsRules::kHand)));
    l.finer[at(k)] = static_cast<std::int16_t>(l.finer[at(k)] + cards);
  }
  creditBest(scoresOf(l, seats_), worths);
  return l;
}

Result FourRoundsPad::result(const PadState& s) const {
  std::vector<int> finer;
  for (Seat k = 0; k < seats_; ++k) finer.push_back(FourRoundsRules::standing(s.score(k), s.last().finer[at(k)]));
  return resultOf(s, deals_, seats_, finer);
}

// --- tick-tack

TickTackPad::TickTackPad(const Setup& s) : PadGame(TickTack::kName, s.seats, TickTack(s).deals()) {}

std::optional<Question> TickTackPad::ask(const PadState& s) const {
  constexpr int kLeast = 2, kMost = 380; // the cheapest card; the whole pack
  if (s.answers.empty()) return Question::seat(MK_TEXT("games", "who has gone out?"), seats_, everybody(seats_));
  if (s.answers.count() == seats_) return std::nullopt;
  const int i = s.answers.count() - 1;
  const auto seat = static_cast<Seat>(i < named(s.answer(0)) ? i : i + 1);
  return Question::number(about(MK_TEXT("games", "value of the cards left to %1"), seat), seat, kLeast, kMost);
}

PadLine TickTackPad::settle(const PadState& s) const {
  PadLine l = s.last();
  for (int i = 0; i + 1 < seats_; ++i) {
    const auto k = at(static_cast<Seat>(i < named(s.answer(0)) ? i : i + 1));
    l.scores[k] = static_cast<std::int16_t>(l.scores[k] + s.answer(static_cast<std::size_t>(i + 1)));
  }
  return l;
}

Result TickTackPad::result(const PadState& s) const {
  return TickTack::standing({s.scores.begin(), s.scores.begin() + seats_}, s.stage == Stage::Over);
}

} // namespace mk
