// `perft` counts move sequences, `playouts` plays random matches and measures them.
#include "app/cli/commands.h"

#include "games/box/laws.h"

#include <QElapsedTimer>
#include <QJsonArray>

#include <algorithm>
#include <cstdio>

namespace mk {

namespace {

constexpr int kDeepest = 1000;
constexpr qint64 kMostMatches = 1'000'000'000;
constexpr quint64 kDefaultMatches = 1000;
constexpr int kDefaultChecked = 20; // checking the laws is slow

// All outcomes of a chance event, in ascending order; none for a pack, which has too many.
std::vector<Outcome> outcomes(const ChanceRequest& ask) {
  std::vector<Outcome> out;
  if (ask.kind == Outcome::Kind::Draw)
    for (int v = 0; v < ask.faces; ++v) out.push_back(Outcome::draw(v));
  if (ask.kind != Outcome::Kind::Dice) return out;
  std::vector<std::uint8_t> faces(ask.count, 1);
  for (;;) {
    out.push_back(Outcome::dice(faces));
    std::size_t i = faces.size();
    while (i > 0 && faces[i - 1] == ask.faces) faces[--i] = 1;
    if (i == 0) return out;
    ++faces[i - 1];
  }
}

quint64 counted(const Position& position, int depth) {
  if (const auto n = position.perft(depth)) return *n;
  throw Failed{
      Cli::tr("The ways to shuffle a pack cannot be counted; give a position after the deal with --position.")};
}

std::uint64_t divide(const Position& position, int depth) {
  if (position.turn().isChance()) (void)counted(position, 1);
  std::uint64_t sum = 0;
  const auto row = [&](const std::string& name, const Position& after) {
    const std::uint64_t n = counted(after, depth - 1);
    sum += n;
    print(QStringLiteral("%1: %2").arg(QString::fromStdString(name)).arg(n));
  };
  const Turn turn = position.turn();
  if (turn.isChance())
    for (const Outcome& o : outcomes(position.chance())) {
      const auto after = position.clone();
      if (after->settle(o)) row(text(o, position.chance().poker), *after);
    }
  for (Seat seat = 0; seat < position.game().setup().seats; ++seat)
    for (const std::string& move : position.moves(seat)) {
      const auto after = position.clone();
      if (after->play(seat, move)) row(turn.several() ? std::to_string(seat) + " " + move : move, *after);
    }
  return sum;
}

struct Tally {
  qint64 matches = 0, finished = 0, moves = 0, fewest = 0, most = 0, draws = 0;
  std::vector<qint64> wins;
  double seconds = 0;

  void add(const Playout& p) {
    const qint64 made = p.plies; // throws and deals too: some games have nothing else
    fewest = matches == 0 ? made : std::min(fewest, made);
    most = std::max(most, made);
    ++matches;
    moves += made;
    if (!p.finished) return;
    ++finished;
    draws += p.result.isDraw() ? 1 : 0;
    for (const Seat s : p.result.winners()) ++wins[static_cast<std::size_t>(s)];
  }
  double mean() const { return matches > 0 ? double(moves) / double(matches) : 0; }
  double speed() const { return seconds > 0 ? double(moves) / seconds : 0; }
};

Tally playMany(const Game& game, qint64 count, quint64 seed) {
  Tally t;
  t.wins.resize(static_cast<std::size_t>(game.setup().seats));
  const auto start = game.start();
  QElapsedTimer clock;
  clock.start();
  for (qint64 i = 0; i < count; ++i) {
    Random random(seed, static_cast<quint64>(i));
    t.add(start->playout(random));
  }
  t.seconds = double(clock.nsecsElapsed()) / 1e9;
  return t;
}

QJsonObject tallyJson(const BoxedGame& game, int seats, const Tally& t) {
  QJsonArray wins;
  for (const qint64 w : t.wins) wins.append(w);
  return {{QLatin1String("id"), game.id()},
          {QLatin1String("seats"), seats},
          {QLatin1String("count"), t.matches},
          {QLatin1String("finished"), t.finished},
          {QLatin1String("moves"), QJsonObject{{QLatin1String("min"), t.fewest},
                                               {QLatin1String("mean"), t.mean()},
                                               {QLatin1String("max"), t.most}}},
          {QLatin1String("seconds"), t.seconds},
          {QLatin1String("movesPerSecond"), t.speed()},
          {QLatin1String("wins"), wins},
          {QLatin1String("draws"), t.draws}};
}

void printTally(const Surrounding& here, const BoxedGame& game, const Tally& t) {
  QStringList wins;
  for (const qint64 w : t.wins) wins += QString::number(w);
  print(
      Cli::tr("%1 %2: finished %3 of %4; moves per match %5 / %6 / %7; %8 s, %9 moves per second; wins %10; draws %11")
          .arg(game.id(), game.name(here.lang))
          .arg(t.finished)
          .arg(t.matches)
          .arg(t.fewest)
          .arg(t.mean(), 0, 'f', 1)
          .arg(t.most)
          .arg(t.seconds, 0, 'f', 3)
          .arg(t.speed(), 0, 'f', 0)
          .arg(wins.join(QLatin1Char(' ')))
          .arg(t.draws));
}

// Whether all went well.
bool playOne(const Surrounding& here, const Arguments& given, const BoxedGame& game) {
  const int seats = seatsGiven(given, game);
  const auto options = optionsGiven(given);
  const auto rules = makeGame(*game.info, seats, options);
  if (!rules) throw WrongUsage{game.id() + QLatin1String(": ") + here.say(rules.why())};
  const auto count = given.number(QStringLiteral("count"), 1, kMostMatches);
  const quint64 seed = seedGiven(given);
  const Tally tally = playMany(**rules, count.value_or(kDefaultMatches), seed);
  QJsonObject json = tallyJson(game, seats, tally);
  bool well = tally.finished == tally.matches;
  if (given.has(QStringLiteral("check"))) {
    const auto matches = static_cast<int>(std::min<qint64>(count.value_or(kDefaultChecked), kDefaultMatches));
    const LawReport report = checkLaws(*game.info, seats, options, {.matches = matches, .seed = seed});
    QJsonArray broken;
    for (const std::string& law : report.broken) {
      broken.append(QString::fromStdString(law));
      complain(game.id() + QLatin1String(": ") + QString::fromStdString(law));
    }
    json.insert(QLatin1String("checked"), report.matches);
    json.insert(QLatin1String("broken"), broken);
    well = well && report.broken.empty();
  }
  if (given.has(QStringLiteral("json")))
    print(json);
  else
    printTally(here, game, tally);
  return well;
}

} // namespace

int countMoves(const Surrounding& here, const Arguments& given) {
  const BoxedGame& game = neededGame(here, given.word(QStringLiteral("ID")));
  const int depth = static_cast<int>(
      Arguments::readNumber(QStringLiteral("DEPTH"), given.word(QStringLiteral("DEPTH")), 0, kDeepest));
  const std::string start = given.value(QStringLiteral("position")).value_or(QString()).toStdString();
  const auto match = Match::begin(*game.info, game.info->seats, optionsGiven(given), 0, start);
  if (!match) throw WrongUsage{here.say(match.why())};
  const Position& position = match->now();
  const bool each = given.has(QStringLiteral("divide")) && depth > 0;
  print(QString::number(each ? divide(position, depth) : counted(position, depth)));
  return kDone;
}

int playRandomMatches(const Surrounding& here, const Arguments& given) {
  const QString id = given.word(QStringLiteral("ID"));
  if (id != QLatin1String("all")) return playOne(here, given, neededGame(here, id)) ? kDone : kFailed;
  if (given.value(QStringLiteral("seats")) || given.value(QStringLiteral("option")))
    throw WrongUsage{Cli::tr("--seats and --option belong to one game, not to all.")};
  bool well = !here.box.games().isEmpty();
  for (const BoxedGame& game : here.box.games()) {
    well = playOne(here, given, game) && well;
    std::fflush(stdout);
  }
  return well ? kDone : kFailed;
}

} // namespace mk
