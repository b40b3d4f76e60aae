// Other programs by their protocols: UCI for chess (Rudolf Huber and Stefan Meyer-Kahlen), and the command line of GNU
// Backgammon, which tells its best play as people write it.
#include "app/outside/player.h"

#include "app/outside/backgammon_play.h"

#include <QDir>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

namespace mk {

namespace {

constexpr int kThink = 1000;                // milliseconds that a chess program may think
constexpr qsizetype kLongestLine = 1 << 16; // a program that floods is none that answers

using enum OutsideOffer::Protocol;
struct Program {
  const char *game, *command;
  OutsideOffer::Protocol protocol;
  int weakest, strongest; // what it can be set to, as OutsideOffer has it
  const char* variant;
};
constexpr Program kStockfish{"27", "stockfish", Uci, 1320, 3190, ""};
// No castling, whoever cannot move wins.
constexpr Program kFairyStockfish{"28", "fairy-stockfish", Uci, 500, 2850, "antichess"};
constexpr Program kGnuBackgammon{"1", "gnubg", GnuBackgammon, 0, 3, ""};

// Who of them sits at the table.
struct Known {
  const char* name;
  const Program& program;
  int strength;
};
constexpr Known kKnown[] = {
    {"Stockfish 1500", kStockfish, 1500},    {"Stockfish 2000", kStockfish, 2000},  {"Stockfish", kStockfish, 0},
    {"Fairy-Stockfish", kFairyStockfish, 0}, {"GNU Backgammon", kGnuBackgammon, 2},
};

// The position as the other program reads it; nothing in the middle of a throw.
std::optional<std::string> idOf(const Match& match) {
  const auto& formats = match.info().formats;
  const auto format = std::ranges::find(formats, FileFormat::Holds::Position, &FileFormat::holds);
  if (format == formats.end()) return std::nullopt;
  auto id = format->write(match, {});
  return id ? std::optional(*std::move(id)) : std::nullopt;
}

QString installed(const char* program) {
  const QString name = QString::fromLatin1(program);
  const QString found = QStandardPaths::findExecutable(name);
  return found.isEmpty()
             ? QStandardPaths::findExecutable(name, {QStringLiteral("/usr/games"), QStringLiteral("/usr/local/games")})
             : found;
}

OutsideOffer offerOf(const Known& k) {
  return {QString::fromLatin1(k.name), installed(k.program.command), k.program.protocol, k.strength,
          QString::fromLatin1(k.program.variant)};
}

} // namespace

QList<OutsideOffer> outsideOffers(const QString& game) {
  QList<OutsideOffer> out;
  for (const Known& k : kKnown)
    if (game == QLatin1String(k.program.game))
      if (OutsideOffer offer = offerOf(k); !offer.program.isEmpty()) out << std::move(offer);
  return out;
}

std::optional<OutsideOffer> outsideOf(const QString& game, const SeatPlayer& player) {
  for (const Known& k : kKnown)
    if (player.isComputer() && game == QLatin1String(k.program.game) && player.name == QLatin1String(k.name))
      return offerOf(k);
  return std::nullopt;
}

std::optional<OutsideOffer> outsideCalled(const QString& game, const QString& called) {
  const qsizetype colon = called.indexOf(u':');
  const QString program = called.left(colon < 0 ? called.size() : colon);
  for (const Known& k : kKnown) {
    if (game != QLatin1String(k.program.game) || program != QLatin1String(k.program.command)) continue;
    OutsideOffer offer = offerOf(k);
    offer.strength = k.program.protocol == GnuBackgammon ? k.strength : 0;
    if (colon < 0) return offer;
    bool ok = false;
    offer.strength = called.mid(colon + 1).toInt(&ok);
    if (ok && offer.strength >= k.program.weakest && offer.strength <= k.program.strongest) return offer;
  }
  return std::nullopt;
}

QStringList outsideNames(const QString& game) {
  QStringList out;
  for (const Known& k : kKnown)
    if (game == QLatin1String(k.program.game))
      out << QStringLiteral("%1:%2-%3")
                 .arg(QLatin1String(k.program.command))
                 .arg(k.program.weakest)
                 .arg(k.program.strongest);
  out.removeDuplicates();
  return out;
}

OutsidePlayer::OutsidePlayer(OutsideOffer offer, QObject* parent) : QObject(parent), offer_(std::move(offer)) {
  patience_.setSingleShot(true);
  connect(&patience_, &QTimer::timeout, this, [this] { fail(Fault::Silent); });
  connect(&process_, &QProcess::readyReadStandardOutput, this, &OutsidePlayer::read);
  connect(&process_, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
    fail(error == QProcess::FailedToStart ? Fault::Missing : Fault::Crashed);
  });
  connect(&process_, &QProcess::finished, this, [this] { fail(Fault::Crashed); });
  process_.setStandardErrorFile(QProcess::nullDevice());
}

OutsidePlayer::~OutsidePlayer() {
  process_.disconnect(this);
  if (process_.state() == QProcess::NotRunning) return;
  process_.kill();
  process_.waitForFinished(1000);
}

void OutsidePlayer::send(const QString& line) { process_.write(line.toUtf8() + '\n'); }

void OutsidePlayer::start() {
  state_ = State::Starting;
  patience_.start(starting_);
  if (offer_.program.isEmpty()) return fail(Fault::Missing);
  process_.setWorkingDirectory(QDir::tempPath());
  QProcessEnvironment plain = QProcessEnvironment::systemEnvironment();
  plain.insert(QStringLiteral("LC_ALL"), QStringLiteral("C")); // its words are read
  // A home of its own: GNU Backgammon empties ~/.history, and of two begun at once for the first time one ends, as the
  // other has made ~/.gnubg meanwhile.
  if (home_.emplace().isValid()) plain.insert(QStringLiteral("HOME"), home_->path());
  process_.setProcessEnvironment(plain);
  if (offer_.protocol == OutsideOffer::Protocol::Uci) {
    process_.start(offer_.program, QStringList());
    return send(QStringLiteral("uci"));
  }
  process_.start(offer_.program, {QStringLiteral("-t"), QStringLiteral("-q"), QStringLiteral("-r")});
  for (const char* line :
       {"set display off", "set confirm new off", "set player 0 human", "set player 1 human", "set automatic game off",
        "set automatic roll off", "set automatic move off", "set automatic bearoff off"})
    send(QString::fromLatin1(line));
  for (const char* line :
       {"set evaluation chequerplay evaluation plies %1", "set evaluation cubedecision evaluation plies %1"})
    send(QString::fromLatin1(line).arg(offer_.strength));
  state_ = State::Ready;
}

void OutsidePlayer::ask(const Match& match, Seat seat, std::chrono::milliseconds time) {
  position_ = match.now().clone();
  seat_ = seat;
  asked_ = true;
  auto known = nextOfTurn();
  // Nothing to choose; but a throw is asked about where it was made, also where its first step is the only one.
  if (auto legal = position_->moves(seat); !known && legal.size() == 1)
    if (offer_.protocol == OutsideOffer::Protocol::Uci || !idOf(match)) known = std::move(legal.front());
  if (known) {
    QMetaObject::invokeMethod(
        this, [this, move = *known] { answer(QString::fromStdString(move), {move}); }, Qt::QueuedConnection);
    return;
  }
  if (offer_.protocol == OutsideOffer::Protocol::Uci) {
    const QString fen = QString::fromStdString(position_->text()).section(u' ', 0, 5);
    question_ = {
        QStringLiteral("position fen ") + fen,
        QStringLiteral("go movetime %1").arg(time.count() > 0 ? std::min<qint64>(kThink, time.count()) : kThink)};
  } else {
    const auto id = backgammonId(match);
    if (!id) return fail(Fault::Silent);
    question_ = {QStringLiteral("set gnubgid ") + QString::fromStdString(*id), QStringLiteral("hint 1")};
  }
  if (state_ != State::Off && process_.state() == QProcess::NotRunning) return fail(Fault::Crashed); // meanwhile
  if (state_ == State::Off) start();
  if (state_ == State::Ready) putQuestion();
}

// A position in the middle of a throw has no ID: the program is asked about the whole throw, and its play must begin
// with the steps made since (there was nothing to choose, or the match was opened again here).
std::optional<std::string> OutsidePlayer::backgammonId(const Match& match) {
  made_.clear();
  for (std::size_t ply = match.plies();; --ply) {
    thrown_ = match.at(ply).clone();
    const auto then = Match::begin(match.info(), match.game().setup().seats, match.options(), 0, thrown_->text());
    if (!then) return std::nullopt;
    if (auto id = idOf(*then)) return id;
    if (ply == 0 || match.event(ply - 1).kind != Event::Kind::Move || match.event(ply - 1).seat != seat_)
      return std::nullopt;
    made_.insert(made_.begin(), match.event(ply - 1).move);
  }
}

// The step of the turn that was answered as a whole which is due now: those between may have been made without it,
// where there was nothing to choose.
std::optional<std::string> OutsidePlayer::nextOfTurn() {
  while (!rest_.empty()) {
    const std::string next = rest_.front();
    const bool isDue = restFrom_->text() == position_->text();
    rest_.erase(rest_.begin());
    if (!restFrom_->play(seat_, next))
      rest_.clear();
    else if (isDue)
      return next;
  }
  return std::nullopt;
}

void OutsidePlayer::putQuestion() {
  if (!asked_ || question_.isEmpty()) return;
  for (const QString& line : std::exchange(question_, {})) send(line);
  patience_.start(answering_);
}

void OutsidePlayer::hurry() {
  if (asked_ && state_ == State::Ready && offer_.protocol == OutsideOffer::Protocol::Uci) send(QStringLiteral("stop"));
}

void OutsidePlayer::read() {
  unread_ += process_.readAllStandardOutput();
  for (qsizetype end; (end = unread_.indexOf('\n')) >= 0;) {
    const QString line = QString::fromUtf8(unread_.first(end)).trimmed();
    unread_.remove(0, end + 1);
    hear(line);
  }
  if (unread_.size() > kLongestLine) fail(Fault::Silent);
}

void OutsidePlayer::hear(const QString& line) {
  if (offer_.protocol == OutsideOffer::Protocol::Uci)
    hearUci(line);
  else
    hearBackgammon(line);
}

void OutsidePlayer::hearUci(const QString& line) {
  if (state_ == State::Starting && line == u"uciok") {
    state_ = State::Preparing;
    const auto option = [this](const char* name, const QString& value) {
      send(QStringLiteral("setoption name %1 value %2").arg(QLatin1String(name), value));
    };
    if (!offer_.variant.isEmpty()) option("UCI_Variant", offer_.variant);
    if (offer_.strength > 0) {
      option("UCI_LimitStrength", QStringLiteral("true"));
      option("UCI_Elo", QString::number(offer_.strength));
    }
    send(QStringLiteral("isready"));
  } else if (state_ == State::Preparing && line == u"readyok") {
    state_ = State::Ready;
    putQuestion();
  } else if (asked_ && state_ == State::Ready && line.startsWith(u"bestmove")) {
    const QString move = line.section(u' ', 1, 1, QString::SectionSkipEmpty);
    answer(move, {move.toStdString()});
  }
}

void OutsidePlayer::hearBackgammon(const QString& line) {
  if (!asked_) return;
  static const QRegularExpression play(QStringLiteral(R"(^1\.\s+Cube\S*\s+\S+\s+(.*?)\s+(?:Eq\.|MWC):)"));
  static const QString action = QStringLiteral("Proper cube action:");
  const auto legal = position_->moves(seat_);
  if (const auto found = play.match(line); found.hasMatch()) {
    const QString said = found.captured(1).simplified();
    answer(said, stepsOf(*thrown_, seat_, said.toStdString(), made_));
  } else if (line.startsWith(action)) {
    const QString said = line.mid(action.size()).simplified();
    const bool asksAnswer = std::ranges::find(legal, "take") != legal.end();
    const char* move = asksAnswer ? (said.contains(u"pass", Qt::CaseInsensitive) ? "drop" : "take")
                                  : (said.startsWith(u"Double") || said.startsWith(u"Redouble") ? "double" : "roll");
    answer(said, {move});
  } else if (line.startsWith(u"There are no legal moves")) {
    answer(line, legal.size() == 1 ? legal : std::vector<std::string>{});
  }
}

// What it says is believed only where it is a legal move.
void OutsidePlayer::answer(const QString& said, const std::vector<std::string>& moves) {
  if (!asked_) return;
  const auto legal = position_->moves(seat_);
  if (moves.empty() || std::ranges::find(legal, moves.front()) == legal.end()) return fail(Fault::Lied, said.left(40));
  patience_.stop();
  asked_ = false;
  if (moves.size() > 1) {
    rest_.assign(moves.begin() + 1, moves.end());
    restFrom_ = position_->clone();
    if (!restFrom_->play(seat_, moves.front())) rest_.clear();
  }
  emit answered(QString::fromStdString(moves.front()));
}

// It is not asked again.
void OutsidePlayer::fail(Fault fault, const QString& said) {
  patience_.stop();
  if (!std::exchange(asked_, false)) return;
  process_.disconnect(this);
  process_.kill();
  // The owner may let it go on hearing this.
  QMetaObject::invokeMethod(
      this, [this, fault, why = told(fault, said)] { emit failed(fault, why); }, Qt::QueuedConnection);
}

QString OutsidePlayer::told(Fault fault, const QString& said) const {
  switch (fault) {
  case Fault::Missing:
    return tr("%1 cannot be started.").arg(offer_.name);
  case Fault::Silent:
    return tr("%1 is not answering.").arg(offer_.name);
  case Fault::Crashed:
    return tr("%1 has stopped working.").arg(offer_.name);
  case Fault::Lied:
    break;
  }
  return tr("%1 answered “%2”, which is not a move here.").arg(offer_.name, said);
}

} // namespace mk
