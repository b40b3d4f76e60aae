// Playing, keeping and taking back; chance and computer players.
#include "app/play/session.h"

#include "games/box/answer_time.h"

#include <QPointer>
#include <QThreadPool>

namespace mk {

namespace {

constexpr int kComputerPause = 450; // a person can follow what a computer player does
constexpr int kChancePause = 60;

// Cards that lie face up in a look.
int facesShown(const View& view) {
  int n = 0;
  for (const Zone& zone : view.zones)
    for (const Item& item : zone.items) n += item.thing.kind == Thing::Kind::Card && !item.thing.asCard().isBack();
  return n;
}

QStringList lines(const std::vector<std::string>& log) {
  QStringList out;
  for (const std::string& line : log) out << QString::fromStdString(line);
  return out;
}

} // namespace

std::map<std::string, std::string> optionsOf(const MatchSetup& setup) {
  std::map<std::string, std::string> out;
  for (auto it = setup.options.begin(); it != setup.options.end(); ++it)
    out[it.key().toStdString()] = it.value().toStdString();
  return out;
}

QString defaultSeatName(int seat) { return Session::tr("Player %1").arg(seat + 1); }

Session::Opened Session::begin(const BoxedGame& game, const MatchSetup& setup, Store* store) {
  auto match = Match::begin(*game.info, static_cast<int>(setup.seats.size()), optionsOf(setup), setup.seed,
                            setup.start.toStdString());
  if (!match) return {nullptr, Words().write(match.why())};
  return {std::make_unique<Session>(Private{}, game, setup, std::move(*match), store), {}};
}

Session::Opened Session::resume(const GameBox& box, MatchId id, Store* store) {
  const auto stored = store ? store->loadMatch(id) : std::nullopt;
  if (!stored) return {nullptr, tr("This match is no longer in the store.")};
  const MatchSetup& setup = stored->about.setup;
  const BoxedGame* game = box.find(setup.game);
  if (!game)
    return {nullptr, tr("The game “%1” of this match is not in the box: its plugin is missing.").arg(setup.game)};
  std::vector<std::string> log;
  for (const QString& line : stored->log) log.push_back(line.toStdString());
  auto match = Match::replay(*game->info, static_cast<int>(setup.seats.size()), optionsOf(setup), setup.seed,
                             setup.start.toStdString(), log);
  if (!match) return {nullptr, tr("This match cannot be taken up again: %1").arg(Words().write(match.why()))};
  while (match->plies() > static_cast<std::size_t>(stored->about.cursor)) match->undo();
  auto session = std::make_unique<Session>(Private{}, *game, setup, std::move(*match), store);
  session->id_ = id;
  session->before_ = stored->about.milliseconds;
  return {std::move(session), {}};
}

Session::Session(Private, const BoxedGame& game, MatchSetup setup, Match match, Store* store)
    : game_(game), setup_(std::move(setup)), match_(std::move(match)), store_(store),
      words_([this](Seat s) { return name(s); }) {
  step_.setSingleShot(true);
  clock_.setSingleShot(true);
  connect(&step_, &QTimer::timeout, this, [this] {
    if (fast_)
      stepFast();
    else if (match_.turn().isChance())
      (void)throwDice();
    else
      think();
  });
  connect(&clock_, &QTimer::timeout, this, [this] {
    Event event;
    event.kind = Event::Kind::Clock;
    (void)commit(event);
  });
  since_.start();
}

Session::~Session() { keepTime(); }

// The time played so far; a match that ended has kept it with its result.
void Session::keepTime() {
  if (store_ && id_ != kNoId && !match_.over()) (void)store_->keepTime(id_, milliseconds());
}

QString Session::name(Seat seat) const {
  if (seat < 0 || seat >= setup_.seats.size()) return {};
  const QString& given = setup_.seats[seat].name;
  return given.isEmpty() ? defaultSeatName(seat) : given;
}

bool Session::isPerson(Seat seat) const {
  return seat >= 0 && seat < setup_.seats.size() && !setup_.seats[seat].isComputer();
}

int Session::persons() const {
  int n = 0;
  for (const SeatPlayer& player : setup_.seats) n += !player.isComputer();
  return n;
}

bool Session::counts() const {
  const auto about = store_ && isKept() ? store_->matchSummary(id_) : std::nullopt;
  return about && !(about->result && about->result->undone);
}

qint64 Session::milliseconds() const { return before_ + (paused_ ? 0 : since_.elapsed()); }

Seat Session::viewer() const {
  const Turn turn = match_.turn();
  if (turn.isSeats())
    for (Seat s = 0; s < setup_.seats.size(); ++s)
      if (turn.has(s) && isPerson(s)) return s;
  if (turn.isChance())
    if (const Seat by = match_.now().chance().by; isPerson(by)) return by;
  for (std::size_t ply = match_.plies(); ply-- > 0;)
    if (const Event& e = match_.event(ply); e.kind == Event::Kind::Move && isPerson(e.seat)) return e.seat;
  for (Seat s = 0; s < setup_.seats.size(); ++s)
    if (isPerson(s)) return s;
  return kNobody;
}

bool Session::handsOver(Seat lastViewer) const {
  if (!match_.info().secrets || persons() < 2 || match_.over() || viewer() == lastViewer) return false;
  // With open hands there is nothing to cover.
  const View everybody = match_.now().look(Viewer::everybody());
  for (Seat s = 0; s < setup_.seats.size(); ++s)
    if (isPerson(s) && facesShown(match_.now().look(Viewer{s})) > facesShown(everybody)) return true;
  return false;
}

bool Session::asksForThrow() const {
  if (!match_.turn().isChance() || asksForOutcome() || fast_) return false;
  return isPerson(match_.now().chance().by) && (!quick_ || held_);
}

bool Session::asksForOutcome() const {
  return match_.turn().isChance() && setup_.realDice && !match_.now().chance().secret;
}

Permission Session::play(Seat seat, const std::string& move) {
  Event event;
  event.seat = seat;
  event.move = isPerson(seat) ? withTime(match_, seat, move, timeSpent()) : move;
  return commit(std::move(event));
}

Permission Session::throwDice() {
  if (!match_.turn().isChance()) return match_.allows(chanceEvent({}));
  return commit(match_.rolled());
}

Permission Session::settle(const Outcome& outcome) { return commit(chanceEvent(outcome)); }

Event Session::chanceEvent(const Outcome& outcome) const {
  Event event;
  event.kind = Event::Kind::Chance;
  event.outcome = outcome;
  event.poker = match_.turn().isChance() && match_.now().chance().poker;
  return event;
}

Permission Session::resign(Seat seat) {
  Event event;
  event.kind = Event::Kind::Resign;
  event.seat = seat;
  return commit(event);
}

Permission Session::agreeDraw() {
  Event event;
  event.kind = Event::Kind::Draw;
  return commit(event);
}

Permission Session::stop() {
  Event event;
  event.kind = Event::Kind::Stop;
  return commit(event);
}

Permission Session::commit(Event event) {
  if (auto ok = match_.allows(event); !ok) return ok;
  ++asked_;
  if (!steppingFast_) endFast(); // somebody acts by hand
  const QString line = QString::fromStdString(text(event));
  if (isDecision(event)) keepOpening();
  if (!keep([&] { return store_->appendEntry(id_, static_cast<int>(match_.plies()), line); })) {
    emit changed();
    return refuse("");
  }
  if (auto ok = match_.play(event); !ok) return ok;
  if (match_.over())
    finish();
  else
    keepTime();
  held_ = false;
  foresee();
  emit changed();
  goOn();
  return Ok{};
}

// Something that a person did. Where only computers play, all of it is to be kept.
bool Session::isDecision(const Event& event) const {
  if (persons() == 0) return true;
  if (event.kind == Event::Kind::Move) return isPerson(event.seat);
  return event.kind != Event::Kind::Chance || asksForOutcome() || isPerson(match_.now().chance().by);
}

// The match enters the store with the first thing that a person does, and all that happened before with it: looking at
// a table leaves nothing behind.
void Session::keepOpening() {
  if (!store_ || id_ != kNoId) return;
  id_ = store_->createMatch(setup_);
  const QStringList messages = store_->takeMessages();
  if (!messages.isEmpty()) emit trouble(messages.join(u'\n'));
  if (id_ == kNoId) {
    store_ = nullptr;
    emit trouble(tr("This match is not being kept: it goes on without the store."));
  } else if (match_.plies() > 0) {
    keep([&] { return store_->appendEntries(id_, 0, lines(match_.log())); });
  }
}

// False when the match in the store has gone another way and this table now shows that one.
bool Session::keep(const std::function<Written()>& write) {
  if (!store_ || id_ == kNoId) return true;
  const Written written = write();
  if (!written.message.isEmpty()) emit trouble(written.message);
  if (written) return true;
  const std::size_t plies = match_.plies();
  const auto before = match_.log();
  reload();
  if (store_ && (match_.plies() != plies || match_.log() != before)) return false;
  store_ = nullptr;
  id_ = kNoId;
  emit trouble(tr("This match is no longer being kept: it goes on without the store."));
  return true;
}

void Session::reload() {
  const auto stored = store_->loadMatch(id_);
  if (!stored) return;
  std::vector<std::string> log;
  for (const QString& line : stored->log) log.push_back(line.toStdString());
  auto match = Match::replay(*game_.info, static_cast<int>(setup_.seats.size()), optionsOf(setup_), setup_.seed,
                             setup_.start.toStdString(), log);
  if (!match) return;
  while (match->plies() > static_cast<std::size_t>(stored->about.cursor)) match->undo();
  match_ = std::move(*match);
}

void Session::finish() {
  const Result result = match_.result();
  MatchResult kept;
  kept.scores = QList<int>(result.scores.begin(), result.scores.end());
  kept.places = QList<int>(result.places.begin(), result.places.end());
  kept.why = words_.write(result.why);
  kept.stars = result.stars;
  kept.milliseconds = milliseconds();
  keep([&] { return store_->finishMatch(id_, kept); });
}

// Back to one's own decision: what computers have answered goes with it, or they would answer again at once.
std::optional<std::size_t> Session::undoTarget() const {
  return match_.undoTarget([this](Seat seat) { return isPerson(seat); });
}

bool Session::undo() {
  const auto target = undoTarget();
  if (!target) return false;
  moveCursor(*target);
  return true;
}

bool Session::redo() {
  if (!canRedo()) return false;
  // Forward over what happens by itself and what computers answered, so that undo and redo meet at the same points.
  std::size_t target = match_.plies() + 1;
  const std::size_t all = match_.plies() + match_.redoable();
  while (target < all && !waitsForPerson(match_.at(target))) ++target;
  moveCursor(target);
  return true;
}

bool Session::waitsForPerson(const Position& position) const {
  const Turn turn = position.turn();
  if (turn.isChance()) return isPerson(position.chance().by);
  for (Seat s = 0; s < setup_.seats.size(); ++s)
    if (turn.has(s) && isPerson(s)) return true;
  return false;
}

void Session::moveCursor(std::size_t target) {
  ++asked_;
  endFast();
  step_.stop();
  const bool marks = target < match_.plies() && match_.undoMarks(target);
  if (keep([&] { return store_->setCursor(id_, static_cast<int>(target), marks); })) {
    while (match_.plies() > target && match_.undo()) {
    }
    while (match_.plies() < target && match_.redo()) {
    }
    if (match_.over()) finish();
  }
  held_ = true;
  emit changed();
  goOn();
}

void Session::setThrowsByThemselves(bool on) {
  quick_ = on;
  if (started_) goOn();
}

void Session::setPaused(bool on) {
  if (on == paused_) return;
  if (on)
    before_ += since_.elapsed();
  else
    since_.restart();
  paused_ = on;
  if (on) {
    endFast();
    step_.stop();
    stopClock();
  } else {
    goOn();
  }
}

void Session::start() {
  started_ = true;
  foresee();
  goOn();
}

void Session::goOn() {
  step_.stop();
  stopClock();
  if (match_.over()) endFast();
  if (!started_ || paused_ || match_.over()) return;
  if (fast_) return goOnFast();
  const Turn turn = match_.turn();
  if (turn.isChance()) {
    if (asksForThrow() || asksForOutcome()) return;
    const bool first = match_.plies() == 0;
    step_.start(first ? 0 : isPerson(match_.now().chance().by) ? kChancePause : kComputerPause);
    return;
  }
  startClock();
  for (Seat s = 0; s < setup_.seats.size(); ++s)
    if (turn.has(s) && !isPerson(s)) return step_.start(kComputerPause);
}

// A pause stops the clock of a timed decision; it goes on with what is left.
void Session::startClock() {
  const int seconds = match_.now().secondsAllowed();
  if (seconds == 0) return;
  if (timedPly_ != match_.plies()) spent_ = 0;
  timedPly_ = match_.plies();
  deciding_.start();
  clock_.start(static_cast<int>(std::max<qint64>(0, seconds * 1000 - spent_)));
}

void Session::stopClock() {
  spent_ = timeSpent();
  clock_.stop();
}

qint64 Session::timeSpent() const {
  if (timedPly_ != match_.plies()) return 0;
  return spent_ + (clock_.isActive() ? deciding_.elapsed() : 0);
}

qint64 Session::timeLeft() const {
  const int seconds = match_.turn().isSeats() ? match_.now().secondsAllowed() : 0;
  return seconds == 0 ? -1 : std::max<qint64>(0, seconds * 1000 - timeSpent());
}

void Session::think() {
  Seat seat = kNobody;
  for (Seat s = 0; s < setup_.seats.size() && seat == kNobody; ++s)
    if (match_.turn().has(s) && !isPerson(s)) seat = s;
  if (seat == kNobody || thinking_) return;
  thinking_ = true;
  const quint64 question = ++asked_;
  thinksAbout_ = question;
  emit thinking(true);
  const std::shared_ptr<const Position> position = match_.now().clone();
  const quint64 seed = match_.seed() + 7919 * match_.plies();
  QPointer<Session> self = this;
  QThreadPool::globalInstance()->start([self, position, seat, seed, question] {
    Random random(seed, 1u << 20);
    std::string move = position->suggest(seat, random);
    if (move.empty()) {
      const auto moves = position->moves(seat);
      if (!moves.empty()) move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    }
    QMetaObject::invokeMethod(QCoreApplication::instance(), [self, move, seat, question] {
      if (!self) return;
      self->thinking_ = false;
      emit self->thinking(false);
      if (question == self->asked_ && !move.empty())
        (void)self->play(seat, move);
      else
        self->goOn();
    });
  });
}

} // namespace mk
