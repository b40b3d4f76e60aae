// Files in, matches out.
#include "app/shell/import.h"

#include "app/play/lots.h"
#include "app/play/session.h"
#include "app/shell/game_list.h"
#include "app/shell/position_dialog.h"

#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QPointer>
#include <QThreadPool>

namespace mk {

namespace {

constexpr qint64 kReadAtOnce = 1 << 20; // bytes

QString say(const Phrase& phrase) { return Words().write(phrase); }

const FileFormat* formatOf(const BoxedGame& game, const QString& path) {
  const FileFormat* format = Exchange::format(*game.info, QFileInfo(path).suffix());
  return format && format->holds == FileFormat::Holds::Games ? format : nullptr;
}

QString nameOf(const ExchangedGame& game, Seat seat) {
  const auto at = static_cast<std::size_t>(seat);
  return at < game.names.size() && !game.names[at].empty() ? QString::fromStdString(game.names[at]).left(40)
                                                           : defaultSeatName(seat);
}

GameRow rowOf(const BoxedGame& boxed, const ExchangedGame& game) {
  GameRow row;
  row.title = QString::fromStdString(game.title);
  QStringList names;
  for (Seat seat = 0; seat < boxed.info->seats; ++seat) names << nameOf(game, seat);
  row.players = names.join(QStringLiteral(" – "));
  for (const std::string& line : game.log) row.moves += line[0] >= '0' && line[0] <= '9';
  const auto match = Match::replay(*boxed.info, boxed.info->seats, game.options, 0, game.position, game.log);
  if (!match || !match->over()) {
    row.result = Import::tr("unfinished");
  } else if (const auto winners = match->result().winners(); winners.empty()) {
    row.result = Import::tr("draw");
  } else if (winners.size() == 2) {
    row.result = Import::tr("%1 and %2 won").arg(names.value(winners.front()), names.value(winners.back()));
  } else {
    row.result = Import::tr("%1 won").arg(names.value(winners.front()));
  }
  return row;
}

} // namespace

Import::Import(Context& context, QWidget* window) : QObject(window), context_(context), window_(window) {}

void Import::askFile(const BoxedGame& game) {
  const FileFormat* format = Exchange::first(*game.info, FileFormat::Holds::Games);
  if (!format) return;
  const QString path = QFileDialog::getOpenFileName(
      window_, tr("Open a file from another program"), context_.settings.value("exchangeFolder").toString(),
      tr("%1 files (*.%2)").arg(QString::fromLatin1(format->name), QString::fromLatin1(format->extension)) +
          QStringLiteral(";;") + tr("All files (*)"));
  if (path.isEmpty()) return;
  context_.settings.set("exchangeFolder", QFileInfo(path).path());
  open(path, &game);
}

void Import::askPosition(const BoxedGame& game, const MatchSetup& setup) {
  auto* dialog = new PositionDialog(context_, game, setup, window_);
  connect(dialog, &PositionDialog::play, this, &Import::play);
  dialog->open();
}

QList<const BoxedGame*> Import::readers(const QString& path, const BoxedGame* wanted) const {
  QList<const BoxedGame*> out;
  if (wanted && Exchange::first(*wanted->info, FileFormat::Holds::Games)) return {wanted};
  for (const BoxedGame& game : context_.box.games())
    if (formatOf(game, path)) out << &game;
  return out;
}

bool Import::takes(const QString& path) const { return !readers(path, nullptr).isEmpty(); }

Import::Read Import::readBy(const QList<const BoxedGame*>& games, const QString& path) {
  Read out;
  for (const BoxedGame* game : games) {
    const FileFormat* format = formatOf(*game, path);
    if (!format) format = Exchange::first(*game->info, FileFormat::Holds::Games);
    ReadGames read = Exchange::readFile(*game->info, *format, path, say);
    if (read) return {*game, std::move(read)};
    if (out.read) out = {*game, std::move(read)}; // the first reason
  }
  if (games.isEmpty()) out.read.problem = tr("No game in the box reads files like %1.").arg(QFileInfo(path).fileName());
  return out;
}

// A large file is read beside the window, which says so.
void Import::open(const QString& path, const BoxedGame* wanted) {
  const QList<const BoxedGame*> games = readers(path, wanted);
  if (QFileInfo(path).size() <= kReadAtOnce) return take(path, readBy(games, path));
  emit told(tr("Reading %1…").arg(QFileInfo(path).fileName()));
  QThreadPool::globalInstance()->start([self = QPointer<Import>(this), games, path] {
    auto read = std::make_shared<Read>(readBy(games, path));
    QMetaObject::invokeMethod(qApp, [self, path, read] {
      if (self) self->take(path, std::move(*read));
    });
  });
}

void Import::take(const QString& path, Read read) {
  if (!read.read) return emit told(read.read.problem);
  emit told({});
  offer(read.game, path, std::move(read.read.games));
}

void Import::offer(const BoxedGame& boxed, const QString& path, std::vector<ExchangedGame> games) {
  if (games.size() == 1) return keep(boxed, games, {0});
  const BoxedGame game = boxed;
  const int count = static_cast<int>(games.size());
  const auto shared = std::make_shared<const std::vector<ExchangedGame>>(std::move(games));
  auto* list = new GameList(
      tr("%1 holds %n games. Choose one or several.", nullptr, count).arg(QFileInfo(path).fileName()), count,
      [game, shared](int at) { return rowOf(game, shared->at(static_cast<std::size_t>(at))); }, window_);
  connect(list, &GameList::chosen, this, [this, game, shared](const QList<int>& rows) { keep(game, *shared, rows); });
  list->open();
}

void Import::keep(const BoxedGame& game, const std::vector<ExchangedGame>& games, const QList<int>& chosen) {
  MatchId first = kNoId;
  for (const int at : chosen) {
    const MatchId id = keep(game, games[static_cast<std::size_t>(at)]);
    if (id == kNoId) return;
    if (first == kNoId) first = id;
  }
  emit opened(first);
  if (chosen.size() > 1)
    emit told(tr("%n matches have been imported. Finished ones are under Records.", nullptr,
                 static_cast<int>(chosen.size())));
}

// A match that comes from outside is no feat of anybody at this table: it is kept out of the records.
MatchId Import::keep(const BoxedGame& boxed, const ExchangedGame& game) {
  MatchSetup setup;
  setup.game = boxed.id();
  setup.seed = drawnSeed();
  setup.start = QString::fromStdString(game.position);
  for (const auto& [key, value] : game.options)
    setup.options[QString::fromStdString(key)] = QString::fromStdString(value);
  for (Seat seat = 0; seat < boxed.info->seats; ++seat) {
    SeatPlayer player;
    player.name = nameOf(game, seat);
    setup.seats << player;
  }
  const auto match = Match::replay(*boxed.info, boxed.info->seats, game.options, setup.seed, game.position, game.log);
  if (!match) return emit told(say(match.why())), kNoId;
  const MatchId id = context_.store.createMatch(setup);
  QStringList lines;
  for (const std::string& line : game.log) lines << QString::fromStdString(line);
  Written written;
  if (id != kNoId) written = context_.store.appendEntries(id, 0, lines);
  if (id != kNoId && written && match->over()) {
    const Result result = match->result();
    MatchResult kept;
    kept.scores = QList<int>(result.scores.begin(), result.scores.end());
    kept.places = QList<int>(result.places.begin(), result.places.end());
    kept.why = Words([&](Seat s) { return setup.seats.value(s).name; }).write(result.why);
    kept.undone = true;
    written = context_.store.finishMatch(id, kept);
  }
  if (id != kNoId && written) return id;
  if (id != kNoId) (void)context_.store.removeMatch(id);
  emit told((context_.store.takeMessages() << written.message).join(u'\n').trimmed());
  return kNoId;
}

} // namespace mk
