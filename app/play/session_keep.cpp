// A match between its table and the store: taken up again, written with every event, shared with other windows, and
// written later where the store refuses for a while. Nothing that has been shown is ever dropped: docs/promises.md.
#include "app/play/finish.h"
#include "app/play/session.h"

#include <algorithm>
#include <utility>

namespace mk {

namespace {

constexpr int kRetry = 2000; // milliseconds between two tries to write what is behind

Checked<Match> replayed(const BoxedGame& game, const MatchSetup& setup, const StoredMatch& stored) {
  std::vector<std::string> log;
  for (const QString& line : stored.log) log.push_back(line.toStdString());
  auto match = Match::replay(*game.info, static_cast<int>(setup.seats.size()), optionsOf(setup), setup.seed,
                             setup.start.toStdString(), log);
  while (match && match->plies() > static_cast<std::size_t>(stored.about.cursor)) match->undo();
  return match;
}

std::vector<std::string> firstEvents(const Match& match, std::size_t count) {
  std::vector<std::string> out;
  for (std::size_t ply = 0; ply < count; ++ply) out.push_back(text(match.event(ply)));
  return out;
}

} // namespace

Session::Opened Session::resume(const GameBox& box, MatchId id, Store* store) {
  const auto stored = store ? store->loadMatch(id) : std::nullopt;
  if (!stored) return {nullptr, tr("This match is no longer in the store.")};
  const MatchSetup& setup = stored->about.setup;
  const BoxedGame* game = box.find(setup.game);
  if (!game)
    return {nullptr, tr("The game “%1” of this match is not in the box: its plugin is missing.").arg(setup.game)};
  auto match = replayed(*game, setup, *stored);
  if (!match) return {nullptr, tr("This match cannot be resumed: %1").arg(Words().write(match.why()))};
  auto session = std::make_unique<Session>(Private{}, *game, setup, std::move(*match), store);
  session->id_ = id;
  session->behind_ = false;
  session->before_ = stored->about.milliseconds;
  // Programs before this one kept the last move and the result one after the other, and could be stopped between them.
  if (session->match_.over() && !stored->about.isFinished()) session->catchUp(Patience::Some);
  return {std::move(session), {}};
}

Session::~Session() {
  thought_.request_stop();
  blockSignals(true); // the window may be half gone
  close();
  keepTime();
}

void Session::close() {
  if (behind_) catchUp(Patience::Some);
}

// The time played so far; a match that ended has kept it with its result.
void Session::keepTime() {
  if (store_ && id_ != kNoId && !match_.over()) (void)store_->keepTime(id_, milliseconds());
}

// What is kept with an event.
Along Session::along() const {
  Along out{milliseconds(), {}};
  if (!match_.over()) return out;
  const Result result = match_.result();
  MatchResult& kept = out.result.emplace();
  kept.scores = QList<int>(result.scores.begin(), result.scores.end());
  kept.places = QList<int>(result.places.begin(), result.places.end());
  kept.why = words_.write(result.why);
  kept.stars = result.stars;
  kept.undone = goesByItself(match_);
  kept.milliseconds = milliseconds();
  return out;
}

MatchState Session::state() const {
  MatchState out;
  for (const std::string& line : firstEvents(match_, match_.plies() + match_.redoable()))
    out.log << QString::fromStdString(line);
  out.cursor = static_cast<int>(match_.plies());
  out.marks = marked_;
  out.along = along();
  return out;
}

Session::Kept Session::keep(const std::function<Written()>& write, std::size_t before) {
  if (!store_) return Kept::Yes;
  if (behind_) {
    catchUp(told_ ? Patience::None : Patience::Some);
    return Kept::Yes;
  }
  const Written written = write();
  if (written) {
    if (!written.message.isEmpty()) emit trouble(written.message);
    return Kept::Yes;
  }
  switch (store_->standingOf(id_)) {
  case Standing::Gone:
    stopKeeping();
    return Kept::Yes;
  case Standing::PlayedOn:
    break;
  case Standing::AsKnown:
  case Standing::Unreadable:
    fallBehind(written.message);
    return Kept::Yes;
  }
  const auto ours = firstEvents(match_, before), withThis = match_.log();
  const bool byComputer =
      before < match_.plies() && match_.event(before).kind == Event::Kind::Move && !isPerson(match_.event(before).seat);
  if (!reload()) {
    catchUp(Patience::Some); // what is there cannot be played: this table keeps its own
    return Kept::Yes;
  }
  const auto theirs = match_.log();
  if (theirs == ours) return Kept::Again;
  // A computer player that thinks in both windows may come to two moves; nobody has lost anything.
  if (!byComputer && firstEvents(match_, std::min(theirs.size(), withThis.size())) != withThis)
    emit trouble(written.message);
  return Kept::Elsewhere;
}

// Writes the match whole. It enters the store with the first thing that a person does: looking at a table leaves
// nothing behind.
void Session::catchUp(Patience patience) {
  if (!store_ || (id_ == kNoId && !decided_)) return;
  const Standing is = id_ == kNoId ? Standing::AsKnown : store_->standingOf(id_);
  if (is == Standing::Gone) return stopKeeping();
  if (is == Standing::PlayedOn) id_ = kNoId;
  if (patience == Patience::None) store_->setPatient(false);
  Written written{Written::How::Refused, {}};
  const bool isNew = id_ == kNoId;
  if (isNew) id_ = store_->createMatch(setup_);
  QStringList messages = isNew ? store_->takeMessages() : QStringList();
  if (id_ != kNoId) written = store_->keepMatch(id_, state());
  if (patience == Patience::None) store_->setPatient(true);
  if (!written.message.isEmpty()) messages << written.message;
  messages.removeDuplicates();
  if (!written) return fallBehind(messages.join(u' '));
  retry_.stop();
  behind_ = false;
  if (is == Standing::PlayedOn)
    messages << tr(
        "This match has been played on in another window. What was played here is kept as a separate match.");
  else if (told_)
    messages << tr("The match is saved again, with everything played in the meantime.");
  told_ = false;
  if (!messages.isEmpty()) emit trouble(messages.join(u'\n'));
}

void Session::fallBehind(const QString& why) {
  behind_ = true;
  retry_.start(kRetry);
  if (std::exchange(told_, true)) return;
  emit trouble(tr("The match cannot be saved just now. It goes on, and the program keeps trying to save it.") +
               QLatin1Char(' ') + why);
}

// Somebody has removed it.
void Session::stopKeeping() {
  store_ = nullptr;
  id_ = kNoId;
  behind_ = false;
  emit trouble(tr("This match is no longer being kept: it goes on without the store."));
}

bool Session::reload() {
  const auto stored = store_->loadMatch(id_);
  if (!stored) return false;
  auto match = replayed(game_, setup_, *stored);
  if (!match) return false;
  match_ = std::move(*match);
  takeClocksUp();
  return true;
}

// Another window may play in this match too: what it does is shown here.
void Session::lookElsewhere() {
  if (!store_ || id_ == kNoId || behind_ || fast_ || thinking_) return;
  if (store_->standingOf(id_) != Standing::PlayedOn || !reload()) return;
  dropThought();
  held_ = true;
  foresee();
  emit changed();
  goOn();
}

} // namespace mk
