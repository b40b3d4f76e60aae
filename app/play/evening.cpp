// Points, standing, and the evening as it is kept.
#include "app/play/evening.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace mk {

int Evening::played() const {
  return static_cast<int>(std::ranges::count_if(rounds, [](const Round& r) { return !r.places.isEmpty(); }));
}

Evening::Round* Evening::next() {
  const auto it = std::ranges::find_if(rounds, [](const Round& r) { return r.places.isEmpty(); });
  return it == rounds.end() ? nullptr : &*it;
}

int Evening::points(const Round& round, int person) const {
  if (person >= round.places.size()) return 0;
  int points = 0;
  for (int other = 0; other < round.places.size(); ++other)
    if (other != person)
      points += round.places[other] > round.places[person] ? 2 : round.places[other] == round.places[person] ? 1 : 0;
  return points;
}

QList<Evening::Line> Evening::standing() const {
  QList<Line> out;
  for (int person = 0; person < people.size(); ++person) {
    Line line{people[person]};
    for (const Round& r : rounds) {
      line.points += points(r, person);
      const bool alone = std::ranges::count(r.places, 1) == 1;
      line.won += person < r.places.size() && r.places[person] == 1 && alone;
    }
    out << line;
  }
  std::ranges::stable_sort(
      out, [](const Line& a, const Line& b) { return a.points != b.points ? a.points > b.points : a.won > b.won; });
  for (int i = 1; i < out.size(); ++i) {
    const bool level = out[i].points == out[i - 1].points && out[i].won == out[i - 1].won;
    out[i].place = level ? out[i - 1].place : i + 1;
  }
  return out;
}

bool Evening::suits(const GameInfo& game, int people) {
  const bool alone = game.kind == Kind::Solitaire || game.kind == Kind::Performance;
  return !alone && people >= game.minSeats && people <= game.maxSeats;
}

bool Evening::has(const MatchSetup& match) const {
  return std::ranges::any_of(
      rounds, [&](const Round& r) { return r.seed != 0 && r.seed == match.seed && r.game == match.game; });
}

Evening Evening::readText(const QString& json) { return read(QJsonDocument::fromJson(json.toUtf8()).object()); }

int Evening::first(const Round& round) const {
  const auto at = std::ranges::find_if(rounds, [&](const Round& r) { return &r == &round; }) - rounds.begin();
  return people.isEmpty() ? 0 : static_cast<int>(at % people.size());
}

MatchSetup Evening::setup(const Round& round) const {
  MatchSetup setup;
  setup.game = round.game;
  setup.seed = round.seed;
  for (qsizetype seat = 0; seat < people.size(); ++seat)
    setup.seats << SeatPlayer{kNoId, people[(first(round) + seat) % people.size()], 0, {}};
  return setup;
}

void Evening::take(Round& round, const MatchSummary& match) const {
  if (!match.result || match.result->places.size() != people.size()) return;
  QList<int> places(people.size(), 0);
  for (qsizetype seat = 0; seat < people.size(); ++seat)
    places[(first(round) + seat) % people.size()] = match.result->places[seat];
  round.places = places;
}

QJsonObject Evening::json() const {
  QJsonArray list;
  for (const Round& r : rounds) {
    QJsonArray places;
    for (const int p : r.places) places.append(p);
    list.append(QJsonObject{{"game", r.game}, {"seed", QString::number(r.seed)}, {"places", places}});
  }
  return {{"people", QJsonArray::fromStringList(people)}, {"rounds", list}};
}

Evening Evening::read(const QJsonObject& json) {
  Evening e;
  for (const QJsonValue& name : json.value("people").toArray()) e.people << name.toString().left(Store::kLongestName);
  for (const QJsonValue& value : json.value("rounds").toArray()) {
    const QJsonObject o = value.toObject();
    Round r{o.value("game").toString(), o.value("seed").toString().toULongLong(), {}};
    for (const QJsonValue& p : o.value("places").toArray()) r.places << std::max(1, p.toInt(1));
    if (!r.places.isEmpty() && r.places.size() != e.people.size()) return {};
    e.rounds << r;
  }
  if (e.people.size() < 2 || e.rounds.isEmpty() || e.rounds.size() > kMostGames) return {};
  return e;
}

} // namespace mk
