// Counting finished matches.
#include "app/shell/history.h"

#include "app/store/draw.h"

#include <algorithm>

namespace mk {

namespace {

bool isOwn(const SeatPlayer& seat, ProfileId id) { return !seat.isComputer() && (id == kNoId || seat.profile == id); }

QList<int> ownSeats(const MatchSummary& match, ProfileId id) {
  QList<int> out;
  for (int seat = 0; seat < match.setup.seats.size(); ++seat)
    if (isOwn(match.setup.seats[seat], id)) out << seat;
  return out;
}

int placeOf(const MatchSummary& match, int seat) { return match.result->places.value(seat, 0); }

} // namespace

void Endings::add(HowEnded ending) {
  switch (ending) {
  case HowEnded::Won:
    ++won;
    break;
  case HowEnded::Level:
    ++level;
    break;
  case HowEnded::Lost:
    ++lost;
    break;
  case HowEnded::Among:
    ++among;
    break;
  }
}

std::optional<HowEnded> endingFor(const MatchSummary& match, ProfileId id) {
  if (!match.result || match.result->undone) return std::nullopt;
  const QList<int> own = ownSeats(match, id);
  if (own.isEmpty()) return std::nullopt;
  const QList<int>& places = match.result->places;
  if (isDraw(static_cast<int>(places.size()), static_cast<int>(places.count(1)))) return HowEnded::Level;
  if (id == kNoId && isAmongPersons(static_cast<int>(match.setup.seats.size()), static_cast<int>(own.size())))
    return HowEnded::Among;
  const bool first = std::ranges::any_of(own, [&](int seat) { return placeOf(match, seat) == 1; });
  return first ? HowEnded::Won : HowEnded::Lost;
}

void HistoryCount::add(const MatchSummary& m) {
  const auto ending = endingFor(m, id_);
  if (!ending) return;
  const QDate day = m.changed.date(), month(day.year(), day.month(), 1);
  if (soFar_.months.isEmpty()) {
    for (int back = History::kMonths - 1; back >= 0; --back) soFar_.months << month.addMonths(-back);
    soFar_.byMonth.resize(History::kMonths);
  }
  if (const auto at = soFar_.months.indexOf(month); at >= 0) soFar_.byMonth[at].add(*ending);
  const QList<int> own = ownSeats(m, id_);
  for (auto seat = own.crbegin(); seat != own.crend(); ++seat)
    if (*seat < m.result->scores.size()) soFar_.scores[m.setup.game] << m.result->scores[*seat];
  int mine = placeOf(m, own.first());
  for (const int seat : own) mine = std::min(mine, placeOf(m, seat));
  for (int seat = 0; seat < m.setup.seats.size(); ++seat) {
    const SeatPlayer& other = m.setup.seats[seat];
    if (other.isComputer()) {
      soFar_.levels[other.level].add(*ending);
    } else if (id_ != kNoId && !own.contains(seat) && !other.name.isEmpty()) {
      const int theirs = placeOf(m, seat);
      soFar_.rivals[other.name].add(mine < theirs ? HowEnded::Won : mine > theirs ? HowEnded::Lost : HowEnded::Level);
    }
  }
}

History HistoryCount::counted() const {
  History out = soFar_;
  for (QList<int>& scores : out.scores) std::ranges::reverse(scores);
  return out;
}

Histogram histogramOf(const QList<int>& scores, int mostBoxes) {
  Histogram out;
  if (scores.isEmpty() || mostBoxes < 1) return out;
  const auto [low, high] = std::ranges::minmax(scores);
  static constexpr int kWidths[] = {1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10'000};
  const auto floorOf = [](int n, int width) { return (n >= 0 ? n / width : -((-n + width - 1) / width)) * width; };
  out.width = std::max(1, (high - low) / mostBoxes + 1);
  for (const int width : kWidths)
    if (width >= out.width && (high - floorOf(low, width)) / width < mostBoxes) {
      out.width = width;
      break;
    }
  out.from = floorOf(low, out.width);
  out.counts.resize((high - out.from) / out.width + 1);
  for (const int score : scores) ++out.counts[(score - out.from) / out.width];
  return out;
}

Feat featOf(const MatchSummary& m, const GameFeats& feats, ProfileId id) {
  const auto ending = endingFor(m, id);
  if (!ending) return Feat::None;
  if (*ending != HowEnded::Won) return Feat::Tried;
  const bool beaten = feats.highestLevel > 0 && std::ranges::any_of(m.setup.seats, [&](const SeatPlayer& seat) {
                        return seat.level >= feats.highestLevel;
                      });
  return feats.alone || beaten ? Feat::Mastered : Feat::Won;
}

} // namespace mk
