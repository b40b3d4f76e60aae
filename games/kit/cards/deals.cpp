// Matches made of deals. Rules: card games, A2 and A12; open hands A3.
#include "games/kit/cards/deals.h"

#include "games/kit/cards/hands.h"
#include "games/kit/cards/table.h"

#include <algorithm>

namespace mk::cards {

OptionSpec seriesOption() {
  return {"series",
          MK_TEXT("games", "Series"),
          MK_TEXT("games", "How many games make up the match."),
          {{"1", MK_TEXT("games", "one game")},
           {"3", MK_TEXT("games", "three games")},
           {"5", MK_TEXT("games", "five games")},
           {"7", MK_TEXT("games", "seven games")}}};
}

Deals seriesOf(const Options& o, bool badPoints) {
  Deals d;
  d.count = 1 + 2 * o.index("series");
  d.lowest = badPoints;
  d.scoreName = badPoints ? MK_TEXT("games", "bad points") : MK_TEXT("games", "games won");
  d.scoreKey = badPoints ? "bad" : "won";
  d.countKey = "games";
  return d;
}

OptionSpec openHandsOption() {
  return {"open-hands",
          MK_TEXT("games", "Open hands"),
          MK_TEXT("games", "All hands lie face up, for children or for learning."),
          {{"off", MK_TEXT("games", "no")}, {"on", MK_TEXT("games", "yes")}}};
}

std::vector<OptionValue> numbered(std::initializer_list<const char*> values) {
  std::vector<OptionValue> out;
  for (const char* n : values) out.push_back({n, Phrase::plain(n)});
  return out;
}

OptionSpec dealsOption(std::initializer_list<const char*> counts, int preset) {
  return {"deals", MK_TEXT("games", "Deals"), MK_TEXT("games", "How many deals make up the match."), numbered(counts),
          preset};
}

bool isDecided(const Board& b, const Deals& d, int seats) {
  const auto mine = std::span(b.scores).first(at(seats));
  return (d.count > 0 && b.deals >= d.count) || (d.target > 0 && *std::ranges::max_element(mine) >= d.target);
}

void endDeal(Board& b, const Deals& d, int seats) {
  ++b.deals;
  b.turn = kNobody;
  if (isDecided(b, d, seats)) {
    b.stage = Stage::Over;
    return;
  }
  b.stage = Stage::Deal;
  b.dealer = leftOf(b.dealer, seats);
}

Result sharedWhereTied(Result r) {
  if (std::ranges::count(r.places, 1) < 2) return r;
  r.together = true;
  r.why = {MK_TEXT("games", "%1 The win is shared."), {Arg::phrase(std::move(r.why))}};
  return r;
}

Result resultOf(const Board& b, const Deals& d, int seats, const std::vector<int>& finer) {
  const bool over = b.stage == Stage::Over;
  const char* why = nullptr;
  if (!over)
    why = d.lowest ? MK_TEXT("games", "The match was stopped: the lowest score is best so far.")
                   : MK_TEXT("games", "The match was stopped: the highest score is best so far.");
  else if (d.byGames && d.count > 1)
    why = d.lowest ? MK_TEXT("games", "The series is over: the fewest bad points win.")
                   : MK_TEXT("games", "The series is over: whoever won the most games wins.");
  else
    why = d.lowest ? MK_TEXT("games", "The match is over: the lowest score wins.")
                   : MK_TEXT("games", "The match is over: the highest score wins.");
  Result r = Result::byScore({b.scores.begin(), b.scores.begin() + seats}, why, d.lowest);
  if (!finer.empty()) r.places = Result::byScore(finer, {}).places;
  return over && d.shares ? sharedWhereTied(std::move(r)) : r;
}

Result byTwoScores(const std::vector<int>& score, const std::vector<int>& finer, Phrase why, const char* apart) {
  std::vector<int> both;
  for (std::size_t k = 0; k < score.size(); ++k) both.push_back(100 * score[k] + finer[k]);
  const auto best = static_cast<std::size_t>(std::ranges::max_element(both) - both.begin());
  for (std::size_t k = 0; k < score.size() && apart != nullptr; ++k)
    if (score[k] == score[best] && finer[k] < finer[best]) why = {apart, {Arg::number(finer[best])}};
  Result r = Result::byScore(both, std::move(why));
  std::ranges::copy(score, r.scores.begin());
  return r;
}

Zone scoreSheet(const Board& b, const Deals& d, int seats) {
  Zone z;
  z.id = kScores;
  z.kind = Zone::Kind::Sheet;
  z.role = Zone::Role::Notes;
  z.name = d.scoreName;
  z.columns = 2;
  for (Seat k = 0; k < seats; ++k) {
    Cell name, points;
    name.text = {"%1", {Arg::seat(k)}};
    name.heading = true;
    points.text = {"%1", {Arg::number(b.score(k))}};
    points.strong = true;
    z.cells.push_back(std::move(name));
    z.cells.push_back(std::move(points));
  }
  z.size = static_cast<std::int16_t>(z.cells.size());
  // Between two deals the end of the one before still lies on the table.
  const bool ended = b.stage == Stage::Over || (b.stage == Stage::Deal && b.deals > 0);
  const int now = ended ? b.deals : b.deals + 1;
  if (d.count > 0)
    z.label = {d.byGames ? MK_TEXT("games", "game %1 of %2") : MK_TEXT("games", "deal %1 of %2"),
               {Arg::number(std::min(now, d.count)), Arg::number(d.count)}};
  else
    z.label = {MK_TEXT("games", "deal %1, up to %2"), {Arg::number(now), Arg::number(d.target)}};
  return z;
}

} // namespace mk::cards
