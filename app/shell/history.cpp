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

void Endings::add(HowEnded ending) { ++(ending == HowEnded::Won ? won : ending == HowEnded::Level ? level : lost); }

std::optional<HowEnded> endingFor(const MatchSummary& match, ProfileId id) {
  if (!match.result || match.result->undone) return std::nullopt;
  const QList<int> own = ownSeats(match, id);
  if (own.isEmpty()) return std::nullopt;
  const QList<int>& places = match.result->places;
  if (isDraw(static_cast<int>(places.size()), static_cast<int>(places.count(1)))) return HowEnded::Level;
  const bool first = std::ranges::any_of(own, [&](int seat) { return placeOf(match, seat) == 1; });
  return first ? HowEnded::Won : HowEnded::Lost;
}

History historyOf(const QList<MatchSummary>& matches, ProfileId id) {
  History out;
  QDate last;
  for (const MatchSummary& m : matches)
    if (endingFor(m, id)) last = std::max(last, m.changed.date());
  if (!last.isValid()) return out;
  for (int back = History::kMonths - 1; back >= 0; --back)
    out.months << QDate(last.year(), last.month(), 1).addMonths(-back);
  out.byMonth.resize(History::kMonths);
  for (auto m = matches.crbegin(); m != matches.crend(); ++m) { // they come latest first
    const auto ending = endingFor(*m, id);
    if (!ending) continue;
    const QDate day = m->changed.date();
    if (const auto at = out.months.indexOf(QDate(day.year(), day.month(), 1)); at >= 0) out.byMonth[at].add(*ending);
    const QList<int> own = ownSeats(*m, id);
    for (const int seat : own)
      if (seat < m->result->scores.size()) out.scores[m->setup.game] << m->result->scores[seat];
    int mine = placeOf(*m, own.first());
    for (const int seat : own) mine = std::min(mine, placeOf(*m, seat));
    for (int seat = 0; seat < m->setup.seats.size(); ++seat) {
      const SeatPlayer& other = m->setup.seats[seat];
      if (other.isComputer()) {
        out.levels[other.level].add(*ending);
      } else if (id != kNoId && !own.contains(seat) && !other.name.isEmpty()) {
        const int theirs = placeOf(*m, seat);
        out.rivals[other.name].add(mine < theirs ? HowEnded::Won : mine > theirs ? HowEnded::Lost : HowEnded::Level);
      }
    }
  }
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

Feat featOf(const QList<MatchSummary>& matches, const QString& game, const GameFeats& feats, ProfileId id) {
  Feat best = Feat::None;
  for (const MatchSummary& m : matches) {
    if (m.setup.game != game) continue;
    const auto ending = endingFor(m, id);
    if (!ending) continue;
    Feat now = *ending == HowEnded::Won ? Feat::Won : Feat::Tried;
    const bool beaten = feats.highestLevel > 0 && std::ranges::any_of(m.setup.seats, [&](const SeatPlayer& seat) {
                          return seat.level >= feats.highestLevel;
                        });
    if (now == Feat::Won && (feats.alone || beaten)) now = Feat::Mastered;
    best = std::max(best, now);
  }
  return best;
}

} // namespace mk
