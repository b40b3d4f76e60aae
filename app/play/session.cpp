// Playing, keeping and taking back; chance and computer players.
#include "app/play/session.h"

#include "app/play/open_cards.h"
#include "games/box/answer_time.h"
#include "games/kernel/alone.h"

#include <QPointer>
#include <QThreadPool>

#include <algorithm>
#include <cstring>

namespace mk {

namespace {

constexpr int kComputerPause = 450; // a person can follow what a computer player does
constexpr int kChancePause = 60;
constexpr int kShowPause = 1100, kLookPause = 3000; // a step of a performance, a card that is shown in it
constexpr int kLookPace = 50;                       // percent: never less time to look than this
constexpr int kSeenOften = 3;                       // steps of one kind: the next ones need no time to be understood
constexpr int kLookElsewhere = 1000;                // how often other windows are asked whether they have moved

bool turnsWriting(QChar c) {
  return (c >= QChar(0x202a) && c <= QChar(0x202e)) || (c >= QChar(0x2066) && c <= QChar(0x2069)) ||
         c == QChar(0x200e) || c == QChar(0x200f);
}

// Names come from files too: on one line, no longer than the store keeps them, and what is written from right to left
// stays within its name.
QString presentable(const QString& given) {
  QString name = given.simplified();
  name.removeIf([](QChar c) { return turnsWriting(c) || c.category() == QChar::Other_Control; });
  if (name.size() > Store::kLongestName) {
    name.truncate(Store::kLongestName);
    if (name.back().isHighSurrogate()) name.chop(1);
    name += u'…';
  }
  const bool fromTheRight =
      std::ranges::any_of(name, [](QChar c) { return c.direction() == QChar::DirR || c.direction() == QChar::DirAL; });
  return fromTheRight ? QChar(0x2068) + name + QChar(0x2069) : name;
}

} // namespace

void settleAlone(MatchSetup& setup) {
  const auto persons = std::ranges::count_if(setup.seats, [](const SeatPlayer& p) { return !p.isComputer(); });
  const auto only = std::ranges::find_if(setup.seats, [](const SeatPlayer& p) { return !p.isComputer(); });
  for (QString& value : setup.options)
    if (value == QLatin1String(kAlone))
      value = persons == 1 ? QString::number(only - setup.seats.begin() + 1) : QStringLiteral("none");
}

std::map<std::string, std::string> optionsOf(const MatchSetup& setup) {
  MatchSetup settled = setup;
  settleAlone(settled);
  std::map<std::string, std::string> out;
  for (auto it = settled.options.cbegin(); it != settled.options.cend(); ++it)
    out[it.key().toStdString()] = it.value().toStdString();
  return out;
}

void turnTo(View& view, Seat seat) {
  for (const Zone& zone : view.zones)
    if (zone.board && zone.board->turnable) view.bottom = seat;
}

QString defaultSeatName(int seat) { return Session::tr("Player %1").arg(seat + 1); }

Session::Opened Session::begin(const BoxedGame& game, const MatchSetup& setup, Store* store) {
  auto match = Match::begin(*game.info, static_cast<int>(setup.seats.size()), optionsOf(setup), setup.seed,
                            setup.start.toStdString());
  if (!match) return {nullptr, Words().write(match.why())};
  return {std::make_unique<Session>(Private{}, game, setup, std::move(*match), store), {}};
}

Session::Opened Session::tryOut(const BoxedGame& game, const MatchSetup& setup, const std::vector<std::string>& log) {
  auto match = Match::replay(*game.info, static_cast<int>(setup.seats.size()), optionsOf(setup), setup.seed,
                             setup.start.toStdString(), log);
  if (!match) return {nullptr, Words().write(match.why())};
  return {std::make_unique<Session>(Private{}, game, setup, std::move(*match), nullptr), {}};
}

Session::Session(Private, const BoxedGame& game, MatchSetup setup, Match match, Store* store)
    : game_(game), setup_(std::move(setup)), match_(std::move(match)), store_(store), behind_(store != nullptr),
      words_([this](Seat s) { return name(s); }, setup_.seats.size() == 1) {
  for (const SeatPlayer& player : std::as_const(setup_.seats)) names_ << presentable(player.name);
  retry_.setSingleShot(true);
  connect(&retry_, &QTimer::timeout, this, [this] { catchUp(Patience::None); });
  watch_.setInterval(kLookElsewhere);
  connect(&watch_, &QTimer::timeout, this, &Session::lookElsewhere);
  step_.setSingleShot(true);
  clock_.setSingleShot(true);
  flag_.setSingleShot(true);
  flag_.setTimerType(Qt::PreciseTimer);
  connect(&flag_, &QTimer::timeout, this, &Session::dropFlag);
  connect(&step_, &QTimer::timeout, this, [this] {
    if (fast_)
      stepFast();
    else if (match_.turn().isChance())
      (void)throwDice();
    else if (match_.turn().several() && watchOf(match_.now()))
      watchAlone();
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

QString Session::name(Seat seat) const {
  if (seat < 0 || seat >= names_.size()) return {};
  return names_[seat].isEmpty() ? defaultSeatName(seat) : names_[seat];
}

bool Session::isPerson(Seat seat) const {
  return seat >= 0 && seat < setup_.seats.size() && !setup_.seats[seat].isComputer();
}

int Session::persons() const {
  int n = 0;
  for (const SeatPlayer& player : setup_.seats) n += !player.isComputer();
  return n;
}

bool Session::isCoveredRace() const {
  return match_.info().kind == Kind::Solitaire && setup_.seats.size() > 1 && !match_.over();
}

bool Session::counts() const {
  const auto about = store_ && isKept() ? store_->matchSummary(id_) : std::nullopt;
  return about && !(about->result && about->result->undone);
}

qint64 Session::milliseconds() const { return before_ + (paused_ ? 0 : since_.elapsed()); }

Seat Session::viewer() const {
  const Turn turn = match_.turn();
  if (turn.several() && watchOf(match_.now())) return kNobody; // a look for everybody
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

// What the table holds back from some: hands, what was chosen in secret, and a choice that several make at once. With
// open hands there is nothing to cover.
bool Session::hides() const {
  if (!match_.info().secrets || persons() < 2) return false;
  if (match_.turn().several()) return true;
  const auto look = [this](Viewer v) {
    std::vector<Zone> zones = match_.now().look(v).zones;
    for (Zone& z : zones) // which cards this seat may play is no secret
      for (Item& i : z.items) i.dim = i.lit = false;
    return zones;
  };
  const std::vector<Zone> everybody = look(Viewer::everybody());
  for (Seat s = 0; s < setup_.seats.size(); ++s)
    if (isPerson(s) && look(Viewer{s}) != everybody) return true;
  return false;
}

Seat Session::firstPerson() const {
  Seat first = 0;
  while (first < setup_.seats.size() - 1 && !isPerson(first)) ++first;
  return first;
}

bool Session::handsOver(Seat lastViewer) const {
  return !match_.over() && viewer() != lastViewer && !asksForKeys() && hides();
}

std::optional<Watch> Session::asksForKeys() const {
  return match_.over() || persons() == 0 ? std::nullopt : watchOf(match_.now());
}

bool Session::waitsFor(Seat seat) const {
  const Turn turn = match_.turn();
  return turn.isChance() ? match_.now().chance().by == seat : turn.has(seat);
}

bool Session::asksForThrow() const {
  if (!match_.turn().isChance() || asksForOutcome() || fast_) return false;
  const ChanceRequest asked = match_.now().chance();
  return byHand(asked) && (asked.kind == Outcome::Kind::Deck || !quick_ || held_);
}

// Whoever deals next, the end of a deal is looked at until a person deals on.
bool Session::byHand(const ChanceRequest& asked) const {
  return isPerson(asked.by) || (asked.kind == Outcome::Kind::Deck && asked.by != kNobody && persons() > 0);
}

bool Session::asksForOutcome() const {
  return match_.turn().isChance() && setup_.realDice && !match_.now().chance().secret;
}

Permission Session::play(Seat seat, const std::string& move) {
  Event event;
  event.seat = seat;
  event.move = isPerson(seat) ? withTime(match_, seat, move, timeSpent()) : move;
  if (match_.clocks() && seat == match_.clockOf()) event.took = std::min<std::int64_t>(clockUsed(), match_.left(seat));
  return commit(std::move(event));
}

Permission Session::throwDice() {
  if (!match_.turn().isChance()) return match_.allows(chanceEvent({}));
  return commit(match_.rolled());
}

Permission Session::settle(const Outcome& outcome) { return commit(chanceEvent(outcome)); }

// It is written by whoever decided last.
Permission Session::tellWatch(const std::vector<Seat>& tooEarly) {
  const Seat by = match_.plies() > 0 ? match_.event(match_.plies() - 1).seat : kNobody;
  return play(by == kNobody ? Seat{0} : by, tooEarly.empty() ? quietMove() : falseAlarm(tooEarly));
}

Permission Session::tellRace(const std::vector<Press>& pressed) {
  constexpr std::uint64_t kRaceStream = 1u << 21;
  const auto watch = watchOf(match_.now());
  if (!watch || !watch->race) return match_.allows(Event());
  Random random(match_.seed() + 7919 * match_.plies(), kRaceStream);
  std::vector<Press> all;
  for (const Seat s : watch->seats) {
    Press press{s, Watch::kNoPress};
    if (!isPerson(s)) press.ms = reactionTime(setup_.seats[s].level, random);
    for (const Press& p : pressed)
      if (p.seat == s && isPerson(s)) press.ms = std::clamp(p.ms, 0, Watch::kNoPress);
    all.push_back(press);
  }
  const Seat by = match_.plies() > 0 ? match_.event(match_.plies() - 1).seat : kNobody;
  return play(by == kNobody ? Seat{0} : by, raceMove(all));
}

// Only computers play.
void Session::watchAlone() {
  const auto watch = watchOf(match_.now());
  if (watch && watch->race)
    (void)tellRace({});
  else
    (void)tellWatch({});
}

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

// What is refused changes nothing. What is played is in the store before anybody is told.
Permission Session::commit(const Event& event, bool again) {
  if (auto ok = match_.allows(event); !ok) return ok;
  dropThought();
  if (!steppingFast_) endFast(); // somebody acts by hand
  decided_ = decided_ || isDecision(event);
  if (auto ok = match_.play(event); !ok) return ok;
  if (event.kind == Event::Kind::Move) takeClocksUp();
  const std::size_t ply = match_.plies() - 1;
  const auto write = [&] {
    return store_->appendEntry(id_, static_cast<int>(ply), QString::fromStdString(text(event)), along());
  };
  const Kept kept = keep(write, ply);
  if (kept == Kept::Again && !again) return commit(event, true);
  if (kept == Kept::Yes) held_ = false;
  foresee();
  emit changed();
  goOn();
  return kept == Kept::Yes ? Permission(Ok{}) : refuse("");
}

// Something that a person did. Where only computers play, all of it is to be kept.
bool Session::isDecision(const Event& event) const {
  if (persons() == 0) return true;
  if (event.kind == Event::Kind::Move) return isPerson(event.seat);
  return event.kind != Event::Kind::Chance || asksForOutcome() || isPerson(match_.now().chance().by);
}

// Back to one's own decision: what computers have answered goes with it, or they would answer again at once.
std::optional<std::size_t> Session::undoTarget() const {
  if (watchOf(match_.now())) return std::nullopt; // everybody looks at the table
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
  if (turn.isChance()) return byHand(position.chance());
  for (Seat s = 0; s < setup_.seats.size(); ++s)
    if (turn.has(s) && isPerson(s)) return true;
  return false;
}

void Session::moveCursor(std::size_t target, bool again) {
  dropThought();
  endFast();
  step_.stop();
  const std::size_t before = match_.plies();
  const bool marks = target < before && match_.undoMarks(target);
  while (match_.plies() > target && match_.undo()) {
  }
  while (match_.plies() < target && match_.redo()) {
  }
  takeClocksUp();
  marked_ = marked_ || marks;
  const Kept kept = keep([&] { return store_->setCursor(id_, static_cast<int>(target), marks, along()); }, before);
  if (kept == Kept::Again && !again && target <= match_.plies() + match_.redoable()) return moveCursor(target, true);
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
    stopClocks();
  } else {
    goOn();
  }
}

void Session::start() {
  started_ = true;
  watch_.start();
  foresee();
  goOn();
}

void Session::goOn() {
  step_.stop();
  stopClock();
  stopClocks();
  if (match_.over()) endFast();
  if (!started_ || paused_ || match_.over()) return;
  if (fast_) return goOnFast();
  startClocks();
  const Turn turn = match_.turn();
  if (turn.isChance()) {
    if (asksForThrow() || asksForOutcome()) return;
    step_.start(chancePause());
    return;
  }
  if (asksForKeys()) return;
  startClock();
  for (Seat s = 0; s < setup_.seats.size(); ++s)
    if (turn.has(s) && !isPerson(s)) return step_.start(kComputerPause * pace_ / 100);
}

// What a magician or a spectator does is watched, and a card that the deal or one's own move has shown is looked at;
// what has been seen often enough goes on quickly. However fast all else goes, a card that is covered again needs time.
int Session::chancePause() const {
  const std::size_t plies = match_.plies();
  if (plies == 0) return 0;
  if (isPerson(match_.now().chance().by)) return kChancePause * pace_ / 100;
  if (match_.info().kind != Kind::Performance) return kComputerPause * pace_ / 100;
  const Viewer person{viewer()};
  const bool own = plies == 1 || match_.event(plies - 1).kind == Event::Kind::Move;
  if (own && openCards(match_.now().look(person)).size() > openCards(match_.at(plies - 1).look(person)).size())
    return kLookPause * std::max(pace_, kLookPace) / 100;
  const char* last = match_.tell(plies - 1, person).text;
  int seen = 0;
  for (std::size_t ply = 0; ply < plies; ++ply) seen += std::strcmp(match_.tell(ply, person).text, last) == 0;
  return (seen > kSeenOften ? kComputerPause : kShowPause) * pace_ / 100;
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

void Session::dropThought() {
  ++asked_;
  stopThought();
}

void Session::hurry() {
  if (isThinking()) stopThought();
}

void Session::stopThought() {
  thought_.request_stop();
  for (const auto& [seat, other] : outside_)
    if (other && other->isAsked()) other->hurry();
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
  if (mayAskOutside(seat)) return askOutside(seat);
  const std::shared_ptr<const Position> position = match_.now().clone();
  const quint64 seed = match_.seed() + 7919 * match_.plies();
  thought_ = std::stop_source();
  Thinking asked;
  asked.level = setup_.seats[seat].level;
  asked.stop = thought_.get_token();
  asked.time = thinkingTime(seat);
  QPointer<Session> self = this;
  QThreadPool::globalInstance()->start([self, position, seat, seed, question, asked] {
    Random random(seed, 1u << 20);
    const std::string move = position->think(seat, asked, random).move.value_or("");
    QMetaObject::invokeMethod(QCoreApplication::instance(), [self, move, seat, question] {
      if (self) self->takeThought(seat, move, question);
    });
  });
}

void Session::takeThought(Seat seat, const std::string& move, quint64 question) {
  thinking_ = false;
  emit thinking(false);
  if (question == asked_ && !move.empty())
    (void)play(seat, move);
  else
    goOn();
}

} // namespace mk
