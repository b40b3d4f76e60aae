// `think` tells what a computer player would do, `duel` lets two of them play against each other, `deal` looks at a
// deal with all hands open.
#include "app/cli/commands.h"
#include "app/cli/stranger.h"

#include "app/host/deal_studies.h"
#include "app/outside/player.h"

#include "games/box/duel.h"
#include "games/box/match.h"

#include <QJsonArray>
#include <QLocale>

namespace mk {

namespace {

constexpr qint64 kMostNodes = 1'000'000'000'000;
constexpr int kMostMatches = 1'000'000;
constexpr int kCandidatesTold = 8;

QString plain(const std::string& s) { return QString::fromStdString(s); }

std::uint64_t nodesGiven(const Arguments& given, const QString& option = QStringLiteral("nodes")) {
  return static_cast<std::uint64_t>(given.number(option, 1, kMostNodes).value_or(0));
}

int levelOf(const QString& text) {
  bool ok = false;
  const int level = text.toInt(&ok);
  return ok && level >= 1 && level <= kLevels ? level : 0;
}

int levelGiven(const Arguments& given) {
  const auto text = given.value(QStringLiteral("level"));
  if (!text) throw WrongUsage{Cli::tr("--level is missing: 1 to %1.").arg(kLevels)};
  if (const int level = levelOf(*text)) return level;
  throw WrongUsage{Cli::tr("--level must be 1 to %1, not “%2”.").arg(kLevels).arg(*text)};
}

QJsonObject thoughtJson(const BoxedGame& game, Seat seat, const Thought<std::string>& t) {
  QJsonArray candidates, line;
  for (const auto& c : t.candidates)
    candidates.append(QJsonObject{{QLatin1String("move"), plain(c.move)},
                                  {QLatin1String("worth"), c.worth},
                                  {QLatin1String("error"), c.error},
                                  {QLatin1String("exact"), c.exact}});
  for (const std::string& m : t.line) line.append(plain(m));
  return {{QLatin1String("id"), game.id()},
          {QLatin1String("seat"), seat},
          {QLatin1String("move"), plain(t.move.value_or(""))},
          {QLatin1String("worth"), t.worth},
          {QLatin1String("method"), QLatin1String(text(t.method))},
          {QLatin1String("looked"), static_cast<qint64>(t.looked)},
          {QLatin1String("depth"), t.depth},
          {QLatin1String("decided"), t.decided},
          {QLatin1String("luck"), t.luck},
          {QLatin1String("candidates"), candidates},
          {QLatin1String("line"), line}};
}

QString percent(double worth) { return QLocale().toString(100 * worth, 'f', 1) + QLatin1String(" %"); }

QString told(Method m) {
  switch (m) {
  case Method::OnlyMove:
    return Cli::tr("the only move");
  case Method::Search:
    return Cli::tr("search");
  case Method::Expectation:
    return Cli::tr("the mean over all throws");
  case Method::Playouts:
    return Cli::tr("playouts");
  case Method::Solver:
    return Cli::tr("solver");
  case Method::Rule:
    return Cli::tr("rule of thumb");
  case Method::Blunder:
    break;
  }
  return Cli::tr("a slip, as this level makes them");
}

void printThought(const Thought<std::string>& t) {
  print(Cli::tr("Move: %1").arg(plain(t.move.value_or(""))));
  print(Cli::tr("Chance of winning: %1").arg(percent(t.worth)) +
        (t.decided ? QLatin1Char(' ') + Cli::tr("(certain)") : QString()));
  if (t.luck) print(Cli::tr("Luck decides: no move is known to be better than another."));
  print(
      Cli::tr("Found by: %1; positions looked at: %2; moves ahead: %3").arg(told(t.method)).arg(t.looked).arg(t.depth));
  QStringList line;
  for (const std::string& m : t.line) line += plain(m);
  if (line.size() > 1) print(Cli::tr("Expected: %1").arg(line.join(QLatin1Char(' '))));
  int told = 0;
  for (const auto& c : t.candidates) {
    if (++told > kCandidatesTold) break;
    const QString worth =
        c.error > 0 ? QStringLiteral("%1 ± %2").arg(percent(c.worth), percent(c.error)) : percent(c.worth);
    print(QStringLiteral("  %1  %2%3").arg(plain(c.move), c.exact ? QString() : QStringLiteral("≤ "), worth));
  }
}

Duellist opponentGiven(const Arguments& given, const BoxedGame& game, const DuelPlan& plan) {
  const QString text = given.value(QStringLiteral("against")).value_or(QStringLiteral("random"));
  if (text == QLatin1String("random")) return {};
  if (const int level = levelOf(text)) return {level, nodesGiven(given, QStringLiteral("against-nodes"))};
  if (auto stranger = strangerCalled(game, plan, text)) return *std::move(stranger);
  QStringList known{QStringLiteral("1-%1").arg(kLevels), QStringLiteral("random")};
  known += outsideNames(game.id());
  throw WrongUsage{Cli::tr("--against can be %1, not “%2”.").arg(known.join(QLatin1String(", ")), text)};
}

QJsonObject scoreJson(const BoxedGame& game, const DuelScore& s) {
  return {{QLatin1String("id"), game.id()},
          {QLatin1String("matches"), s.matches},
          {QLatin1String("wins"), s.wins},
          {QLatin1String("draws"), s.draws},
          {QLatin1String("losses"), s.losses},
          {QLatin1String("unfinished"), s.unfinished},
          {QLatin1String("points"), s.mean()},
          {QLatin1String("error"), s.error()},
          {QLatin1String("meanWorth"), s.meanWorth},
          {QLatin1String("moves"), static_cast<qint64>(s.moves)},
          {QLatin1String("secondsPerMove"), s.moves > 0 ? s.seconds / static_cast<double>(s.moves) : 0},
          {QLatin1String("slowestMove"), s.slowest}};
}

} // namespace

int thinkAbout(const Surrounding& here, const Arguments& given) {
  const BoxedGame& game = neededGame(here, given.word(QStringLiteral("ID")));
  Thinking asked;
  asked.level = levelGiven(given);
  asked.nodes = nodesGiven(given);
  asked.candidates = 4;
  const Match match = matchGiven(here, given, game);
  const Turn turn = match.turn();
  if (turn.isOver()) throw Failed{Cli::tr("The match is over; there is nothing to think about.")};
  if (turn.isChance()) throw Failed{Cli::tr("It is chance's turn; there is nothing to think about.")};
  Random random(seedGiven(given), match.plies());
  const auto thought = match.now().think(turn.seat(), asked, random);
  if (given.has(QStringLiteral("json")))
    print(thoughtJson(game, turn.seat(), thought));
  else
    printThought(thought);
  return kDone;
}

int reviewDeal(const Surrounding& here, const Arguments& given) {
  const BoxedGame& game = neededGame(here, given.word(QStringLiteral("ID")));
  const DealStudy* study = studyOf(*game.family);
  if (study == nullptr || !study->studies(*game.info))
    throw WrongUsage{Cli::tr("Deals of the game %1 cannot be looked at like this.").arg(game.id())};
  const Match match = matchGiven(here, given, game);
  const auto review = study->review(*game.info, match.game().setup(), study->lastDeal(match), {});
  if (!review) throw Failed{here.say(review.why())};
  print(here.say(review->title));
  QString line = QStringLiteral("    ");
  for (const Phrase& hand : review->hands) line += here.say(hand).rightJustified(7);
  if (!review->hands.empty()) print(line);
  for (std::size_t strain = 0; strain < review->strains.size(); ++strain) {
    line = here.say(review->strains[strain]).leftJustified(4);
    for (const int tricks : review->tricks[strain]) line += QString::number(tricks).rightJustified(7);
    print(line);
  }
  print(here.say(review->par));
  for (const Phrase& loss : review->losses) print(here.say(loss));
  for (const Phrase& call : review->calls) print(here.say(call));
  return kDone;
}

int playDuel(const Surrounding& here, const Arguments& given) {
  const BoxedGame& game = neededGame(here, given.word(QStringLiteral("ID")));
  DuelPlan plan;
  plan.seats =
      static_cast<int>(given.number(QStringLiteral("seats"), 2, kMaxSeats).value_or(std::max(2, game.info->minSeats)));
  plan.options = optionsGiven(given);
  plan.partners = given.has(QStringLiteral("partners"));
  if (plan.partners && plan.seats != 4) throw WrongUsage{Cli::tr("--partners takes four seats.")};
  plan.one = {levelGiven(given), nodesGiven(given)};
  plan.others = opponentGiven(given, game, plan);
  plan.count = static_cast<int>(given.number(QStringLiteral("count"), 1, kMostMatches).value_or(100));
  plan.seed = seedGiven(given);
  plan.opening = static_cast<int>(given.number(QStringLiteral("opening"), 0, 1000).value_or(0));
  const auto score = duel(*game.info, plan);
  if (!score) throw WrongUsage{game.id() + QLatin1String(": ") + here.say(score.why())};
  if (given.has(QStringLiteral("json"))) {
    print(scoreJson(game, *score));
    return kDone;
  }
  print(Cli::tr("%1 %2: won %3, drawn %4, lost %5 of %6; %7 ± %8 of the points; mean worth %9")
            .arg(game.id(), game.name(here.lang))
            .arg(score->wins)
            .arg(score->draws)
            .arg(score->losses)
            .arg(score->matches)
            .arg(percent(score->mean()), percent(score->error()), percent(score->meanWorth)));
  print(Cli::tr("%1 s a move, the slowest %2 s")
            .arg(QLocale().toString(score->moves > 0 ? score->seconds / static_cast<double>(score->moves) : 0, 'f', 4),
                 QLocale().toString(score->slowest, 'f', 3)));
  return kDone;
}

} // namespace mk
