// The table protocol: reading requests, moving the match on.
#include "app/cli/table.h"

#include "app/cli/console.h"
#include "games/box/answer_time.h"
#include "games/box/hidden.h"
#include "games/box/hint.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <array>
#include <exception>

namespace mk {

namespace {

constexpr std::uint64_t kHintPositions = 200'000; // looked at by a solver for one hint
constexpr std::uint64_t kHintNodes = 100'000;     // looked at by a computer player for one
// A stream of its own for suggestions, so that asking for a hint never changes a throw.
constexpr std::uint64_t kHintStream = 1'000'000'007;

QString plain(const std::string& s) { return QString::fromStdString(s); }

QJsonObject chanceJson(const ChanceRequest& ask) {
  switch (ask.kind) {
  case Outcome::Kind::Dice: {
    QJsonObject to{{QLatin1String("kind"), QLatin1String("dice")},
                   {QLatin1String("dice"), ask.count},
                   {QLatin1String("faces"), ask.faces}};
    if (ask.poker) to.insert(QLatin1String("poker"), true);
    if (ask.by != kNobody) to.insert(QLatin1String("by"), ask.by);
    return to;
  }
  case Outcome::Kind::Deck: {
    QJsonArray cards;
    for (const Card c : ask.pack) cards.append(plain(text(c)));
    return {{QLatin1String("kind"), QLatin1String("deck")}, {QLatin1String("cards"), cards}};
  }
  case Outcome::Kind::Draw:
    break;
  }
  return {{QLatin1String("kind"), QLatin1String("draw")}, {QLatin1String("of"), ask.faces}};
}

QJsonObject resultJson(const Result& r, const Say& say) {
  QJsonArray scores, winners, places;
  for (const int s : r.scores) scores.append(s);
  for (const int p : r.places) places.append(p);
  for (const Seat s : r.winners()) winners.append(s);
  QJsonObject to{
      {QLatin1String("scores"), scores}, {QLatin1String("winners"), winners}, {QLatin1String("places"), places}};
  if (!r.why.empty()) to.insert(QLatin1String("why"), say(r.why));
  if (r.stars >= 0) to.insert(QLatin1String("stars"), r.stars);
  return to;
}

const char* word(Winnable w) { return w == Winnable::Yes ? "yes" : w == Winnable::No ? "no" : "unknown"; }

QString optionValue(const QString& key, const QJsonValue& value) {
  if (value.isString()) return value.toString();
  if (const auto n = wholeNumber(value)) return QString::number(*n);
  throw BadRequest{Cli::tr("The option \"%1\" must be a text or a whole number.").arg(shown(key))};
}

std::map<std::string, std::string> readOptions(const Request& request) {
  std::map<std::string, std::string> out;
  if (!request.has("options")) return out;
  if (!request.raw("options").isObject())
    throw BadRequest{Cli::tr("The field \"options\" must be an object, such as {\"compulsory-capture\":\"no\"}.")};
  const QJsonObject options = request.raw("options").toObject();
  for (auto at = options.constBegin(); at != options.constEnd(); ++at)
    out[at.key().toStdString()] = optionValue(at.key(), at.value()).toStdString();
  return out;
}

QByteArray line(QJsonObject answer, bool ok) {
  answer.insert(QLatin1String("ok"), ok);
  return QJsonDocument(answer).toJson(QJsonDocument::Compact);
}

QByteArray refusal(const QString& why) { return line({{QLatin1String("error"), why}}, false); }

} // namespace

struct TableProtocol::Verb {
  const char* name;
  QStringList fields;
  QJsonObject (TableProtocol::*perform)(const Request&);
  bool bySeat = false; // takes "seat" where several decide at once
};

const TableProtocol::Verb* TableProtocol::find(const QString& name) {
  static const std::array verbs{
      Verb{"new", {"game", "seats", "options", "seed", "position"}, &TableProtocol::begin},
      Verb{"state", {}, &TableProtocol::state},
      Verb{"moves", {}, &TableProtocol::moves, true},
      Verb{"play", {"move", "took"}, &TableProtocol::play, true},
      Verb{"chance", {"dice", "deck", "draw"}, &TableProtocol::chance},
      Verb{"clock", {}, &TableProtocol::clock},
      Verb{"flag", {"seat"}, &TableProtocol::flag},
      Verb{"resign", {"seat"}, &TableProtocol::resign},
      Verb{"draw", {}, &TableProtocol::draw},
      Verb{"stop", {}, &TableProtocol::stop},
      Verb{"look", {"seat", "as"}, &TableProtocol::look},
      Verb{"undo", {}, &TableProtocol::undo},
      Verb{"redo", {}, &TableProtocol::redo},
      Verb{"log", {}, &TableProtocol::log},
      Verb{"save", {"file"}, &TableProtocol::save},
      Verb{"load", {"file"}, &TableProtocol::load},
      Verb{"hint", {}, &TableProtocol::hint, true},
      Verb{"bot", {"level"}, &TableProtocol::bot, true},
      Verb{"export", {"format", "names"}, &TableProtocol::exportText},
      Verb{"import", {"game", "format", "text", "number"}, &TableProtocol::importText},
      Verb{"quit", {}, &TableProtocol::quit},
  };
  for (const Verb& v : verbs)
    if (name == QLatin1String(v.name)) return &v;
  QStringList names;
  for (const Verb& v : verbs) names += QLatin1String(v.name);
  throw BadRequest{
      Cli::tr("There is no request \"%1\"; there are: %2.").arg(shown(name), names.join(QLatin1String(", ")))};
}

QByteArray TableProtocol::answer(const QByteArray& text) {
  try {
    return line(perform(Request(text)), true);
  } catch (const BadRequest& bad) {
    return refusal(bad.why);
  } catch (const std::exception& failure) { // out of memory on an absurd request, at the worst
    return refusal(Cli::tr("This could not be done: %1").arg(QString::fromLocal8Bit(failure.what())));
  }
}

QByteArray TableProtocol::answerTooLong() const {
  return refusal(Cli::tr("This line is longer than a megabyte and was skipped; a request is one short line."));
}

QJsonObject TableProtocol::perform(const Request& request) {
  const Verb* verb = find(request.what());
  QStringList fields = verb->fields;
  if (verb->bySeat && match_ && match_->turn().several()) fields += QStringLiteral("seat");
  request.allow(fields);
  QJsonObject to = (this->*verb->perform)(request);
  const bool another = verb->perform == &TableProtocol::begin || verb->perform == &TableProtocol::load;
  if (match_ && (another || match_->plies() != ply_)) {
    ply_ = match_->plies();
    sinceChange_.start();
  }
  return to;
}

Match& TableProtocol::needMatch() {
  if (!match_) throw BadRequest{Cli::tr("There is no match yet; begin one with {\"do\":\"new\",\"game\":\"12\"}.")};
  return *match_;
}

void TableProtocol::check(const Permission& permission) const {
  if (!permission) throw BadRequest{around_.say(permission.why())};
}

Seat TableProtocol::actor(const Request& request) {
  const Turn turn = needMatch().turn();
  if (turn.isOver()) throw BadRequest{Cli::tr("The match is over; begin a new one or take a move back.")};
  if (turn.isChance()) throw BadRequest{Cli::tr("It is chance's turn: {\"do\":\"chance\"}.")};
  if (!turn.several()) return turn.seat();
  const auto seat = request.numberIfGiven("seat", 0, match_->game().setup().seats - 1);
  if (!seat) return turn.seat();
  if (!turn.has(static_cast<Seat>(*seat))) throw BadRequest{Cli::tr("Seat %1 has nothing to decide now.").arg(*seat)};
  return static_cast<Seat>(*seat);
}

QJsonObject TableProtocol::whereWeAre() {
  const Turn turn = match_->turn();
  QJsonObject to{{QLatin1String("ply"), static_cast<qint64>(match_->plies())}};
  if (turn.isOver())
    to.insert(QLatin1String("turn"), QLatin1String("over"));
  else if (turn.isChance())
    to.insert(QLatin1String("turn"), QLatin1String("chance"));
  else
    to.insert(QLatin1String("turn"), turn.seat());
  if (const int seconds = turn.isSeats() ? match_->now().secondsAllowed() : 0; seconds > 0)
    to.insert(QLatin1String("seconds"), seconds);
  if (match_->clocks()) // milliseconds of each player
    to.insert(QLatin1String("left"),
              QJsonArray{static_cast<qint64>(match_->left(0)), static_cast<qint64>(match_->left(1))});
  if (turn.several()) {
    QJsonArray seats;
    for (Seat s = 0; s < match_->game().setup().seats; ++s)
      if (turn.has(s)) seats.append(s);
    to.insert(QLatin1String("seats"), seats);
  }
  return to;
}

QJsonObject TableProtocol::begin(const Request& request) {
  const QString id = request.text("game");
  const GameInfo* info = around_.find(id);
  if (info == nullptr)
    throw BadRequest{Cli::tr("There is no game “%1”; `mangukast-cli list` lists them all.").arg(shown(id))};
  const int seats = request.numberIfGiven("seats", 1, kMaxSeats).value_or(info->seats);
  std::uint64_t seed = 0;
  if (request.has("seed")) {
    const auto given = seedNumber(request.raw("seed"));
    if (!given) throw BadRequest{Cli::tr("The seed must be a whole number from 0 to 18446744073709551615.")};
    seed = *given;
  }
  const std::string position = request.textIfGiven("position").value_or(QString()).toStdString();
  auto match = Match::begin(*info, seats, readOptions(request), seed, position);
  if (!match) throw BadRequest{around_.say(match.why())};
  match_.emplace(std::move(*match));
  QJsonObject to = whereWeAre();
  to.insert(QLatin1String("game"), QLatin1String(info->id));
  to.insert(QLatin1String("seats"), seats);
  return to;
}

QJsonObject TableProtocol::state(const Request&) {
  const Match& match = needMatch();
  QJsonObject to = whereWeAre();
  to.insert(QLatin1String("position"), plain(match.now().text()));
  to.insert(QLatin1String("result"), match.over() ? QJsonValue(resultJson(match.result(), around_.say)) : QJsonValue());
  return to;
}

QJsonObject TableProtocol::moves(const Request& request) {
  const Match& match = needMatch();
  if (match.turn().isChance()) return {{QLatin1String("chance"), chanceJson(match.now().chance())}};
  QJsonArray moves;
  if (!match.over())
    for (const std::string& move : match.now().moves(actor(request))) moves.append(plain(move));
  return {{QLatin1String("moves"), moves}};
}

QJsonObject TableProtocol::play(const Request& request) {
  needMatch();
  const std::string move = request.text("move").toStdString();
  const Seat seat = actor(request);
  const bool told = withoutTime(move) != move; // how long it took: else what has passed in this position
  Event event;
  event.seat = seat;
  event.move = told ? move : withTime(*match_, seat, move, sinceChange_.elapsed());
  event.took = request.numberIfGiven("took", 0, TimeControl::kLongest * 1000).value_or(0); // of the player's clock
  check(match_->play(event));
  return whereWeAre();
}

// Time is up for a timed decision: the clock itself is kept by whoever talks to us.
QJsonObject TableProtocol::clock(const Request&) { return happens(Event::Kind::Clock); }

QJsonObject TableProtocol::resign(const Request& request) { return happensTo(Event::Kind::Resign, request); }
// A player's clock has run out: the clocks too are kept by whoever talks to us.
QJsonObject TableProtocol::flag(const Request& request) { return happensTo(Event::Kind::Flag, request); }

QJsonObject TableProtocol::happensTo(Event::Kind kind, const Request& request) {
  const auto seat = request.numberIfGiven("seat", 0, needMatch().game().setup().seats - 1);
  if (!seat)
    throw BadRequest{Cli::tr("The request \"%1\" needs the field \"%2\".").arg(request.what(), QLatin1String("seat"))};
  return happens(kind, static_cast<Seat>(*seat));
}

QJsonObject TableProtocol::draw(const Request&) { return happens(Event::Kind::Draw); }
QJsonObject TableProtocol::stop(const Request&) { return happens(Event::Kind::Stop); }

QJsonObject TableProtocol::happens(Event::Kind kind, Seat seat) {
  Event event;
  event.kind = kind;
  event.seat = seat;
  check(needMatch().play(event));
  return whereWeAre();
}

Outcome TableProtocol::forced(const Request& request) const {
  const ChanceRequest ask = match_->now().chance();
  if (request.has("draw")) return Outcome::draw(*request.numberIfGiven("draw", 0, 255));
  const bool dice = request.has("dice");
  const QString values = request.texts(dice ? "dice" : "deck", Outcome::kMost).join(QLatin1Char(' '));
  const QString words = (dice ? QLatin1String("dice ") : QLatin1String("deck ")) + values;
  const auto outcome = readOutcome(words.toStdString(), ask.poker); // poker faces may be numbers or letters
  if (!outcome) throw BadRequest{around_.say(outcome.why())};
  return *outcome;
}

QJsonObject TableProtocol::chance(const Request& request) {
  Match& match = needMatch();
  if (match.over()) throw BadRequest{Cli::tr("The match is over; begin a new one or take a move back.")};
  if (!match.turn().isChance())
    throw BadRequest{Cli::tr("It is not chance's turn: seat %1 has to decide.").arg(match.turn().seat())};
  const int given = int(request.has("dice")) + int(request.has("deck")) + int(request.has("draw"));
  if (given > 1) throw BadRequest{Cli::tr("Only one of \"dice\", \"deck\" and \"draw\" can be given.")};
  check(given == 1 ? match.settle(forced(request)) : match.chance());
  QJsonObject to = whereWeAre();
  to.insert(QLatin1String("event"), plain(text(match.event(match.plies() - 1))));
  return to;
}

QJsonObject TableProtocol::look(const Request& request) {
  const Match& match = needMatch();
  Viewer viewer;
  if (request.raw("seat").isString()) {
    if (request.text("seat") != QLatin1String("public"))
      throw BadRequest{Cli::tr("The field \"seat\" must be a seat's number or \"public\".")};
  } else if (const auto seat = request.numberIfGiven("seat", 0, match.game().setup().seats - 1)) {
    viewer.seat = static_cast<Seat>(*seat);
  } else {
    throw BadRequest{
        Cli::tr("The request \"%1\" needs the field \"%2\".").arg(QLatin1String("look"), QLatin1String("seat"))};
  }
  const auto as = request.textIfGiven("as");
  if (as && *as != QLatin1String("text")) throw BadRequest{Cli::tr("The field \"as\" can only be \"text\".")};
  View view = match.now().look(viewer);
  if (match.over() && !match.now().turn().isOver()) { // given up, agreed on or stopped: nobody is asked any more
    view.prompt = match.result().why;
    view.buttons.clear();
    view.entry.reset();
  }
  if (as) return {{QLatin1String("text"), plain(drawText(view, around_.sayPlainly))}};
  return {{QLatin1String("view"), viewJson(view, around_.say)}};
}

QJsonObject TableProtocol::undo(const Request&) {
  if (!needMatch().undo()) throw BadRequest{Cli::tr("There is nothing to take back.")};
  return whereWeAre();
}

QJsonObject TableProtocol::redo(const Request&) {
  if (!needMatch().redo()) throw BadRequest{Cli::tr("There is nothing to play again.")};
  return whereWeAre();
}

QJsonObject TableProtocol::log(const Request&) {
  QJsonArray lines;
  for (const std::string& l : needMatch().log()) lines.append(plain(l));
  return {{QLatin1String("log"), lines}};
}

QJsonObject TableProtocol::save(const Request& request) {
  const QString file = request.text("file");
  folder_.write(file, matchBytes(needMatch()));
  return {{QLatin1String("file"), file}};
}

QJsonObject TableProtocol::load(const Request& request) {
  const QString file = request.text("file");
  match_.emplace(matchFromBytes(folder_.read(file, kLargestMatchFile), around_.find, around_.say));
  QJsonObject to = whereWeAre();
  to.insert(QLatin1String("game"), QLatin1String(match_->info().id));
  return to;
}

QJsonObject TableProtocol::hint(const Request& request) {
  const Seat seat = actor(request);
  const Position& now = match_->now();
  QJsonObject to;
  std::string move;
  if (match_->game().solves() && seesAll(now, seat)) { // a solver looks under every card
    const auto verdict = now.solve({kHintPositions, {}});
    to.insert(QLatin1String("winnable"), QLatin1String(word(verdict.winnable)));
    if (!verdict.line.empty()) move = verdict.line.front();
  }
  Random random(match_->seed() + match_->plies(), kHintStream);
  if (move.empty()) {
    Thinking asked;
    asked.nodes = kHintNodes;
    asked.time = kHintTime;
    asked.level = kLevels; // below it a rule of thumb would be enough
    asked.best = true;
    const auto thought = now.think(seat, asked, random);
    if (!thought.luck) move = thought.move.value_or("");
    to.insert(QLatin1String("worth"), thought.worth);
    to.insert(QLatin1String("luck"), thought.luck);
  }
  to.insert(QLatin1String("move"), move.empty() ? QJsonValue() : QJsonValue(plain(move)));
  return to;
}

QJsonObject TableProtocol::bot(const Request& request) {
  const Seat seat = actor(request);
  const auto level = request.numberIfGiven("level", 1, kLevels);
  if (!level)
    throw BadRequest{
        Cli::tr("The request \"%1\" needs the field \"%2\".").arg(QLatin1String("bot"), QLatin1String("level"))};
  Random random(match_->seed() + match_->plies(), kHintStream);
  Thinking asked;
  asked.level = static_cast<int>(*level);
  const std::string move = match_->now().think(seat, asked, random).move.value_or("");
  if (move.empty()) throw BadRequest{Cli::tr("The computer player knows no move here.")};
  check(match_->play(seat, move));
  QJsonObject to = whereWeAre();
  to.insert(QLatin1String("move"), plain(move));
  return to;
}

QJsonObject TableProtocol::quit(const Request&) {
  finished_ = true;
  return {};
}

} // namespace mk
