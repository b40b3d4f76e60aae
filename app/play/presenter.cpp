// A match at the table: its beginning and end, what people do with it, the curtain, looking back.
#include "app/play/presenter.h"

#include "app/play/carry.h"
#include "app/play/character.h"
#include "app/play/finish.h"
#include "app/play/lots.h"
#include "app/play/refused.h"
#include "games/box/offered.h"

#include <algorithm>

namespace mk {

namespace {

constexpr int kFastPause = 130;   // milliseconds between two throws of a turn that plays itself
constexpr int kFinishPause = 160; // and between two cards that go home
constexpr int kTryLevel = 3;      // of the computers that one tries a lesson against, where a game offers no levels

} // namespace

Presenter::Presenter(const GameBox& box, Store& store, QObject* parent) : QObject(parent), box_(box), store_(store) {
  connect(&hints_, &Solver::thought, this, [this](const Thought<std::string>& found) {
    hint_ = found;
    tellHint();
  });
  connect(&coach_, &Coach::asks, this, &Presenter::askBack);
  connect(&coach_, &Coach::passes, this, [this](const std::string& move) {
    if (session_) say(session_->play(shownViewer_, move));
  });
  finishStep_.setSingleShot(true);
  connect(&finishStep_, &QTimer::timeout, this, &Presenter::stepToEnd);
}

Presenter::~Presenter() = default;

void Presenter::setHabits(const Habits& habits) {
  habits_ = habits;
  if (session_) session_->setPace(habits.pace);
  if (session_) session_->setThrowsByThemselves(habits.quickDice);
}

// --- beginning and leaving

QString Presenter::begin(const BoxedGame& game, const MatchSetup& setup) {
  auto opened = Session::begin(game, setup, &store_);
  if (opened.session) adopt(std::move(opened.session));
  return opened.problem;
}

QString Presenter::resume(MatchId id) {
  if (session_ && session_->id() == id) return {};
  auto opened = Session::resume(box_, id, &store_);
  const QString told = store_.takeMessages().join(u'\n'); // of what the disk has changed in it
  if (!opened.session) return told.isEmpty() ? opened.problem : told + u'\n' + opened.problem;
  adopt(std::move(opened.session));
  if (!told.isEmpty()) emit trouble(told);
  return {};
}

void Presenter::adopt(std::unique_ptr<Session> session) {
  leave();
  session_ = std::move(session);
  turned_ = false;
  Session* now = session_.get();
  now->setPace(habits_.pace);
  now->setThrowsByThemselves(habits_.quickDice);
  connect(now, &Session::changed, this, [this] {
    lookedAt_ = -1;
    refresh();
    emit played();
  });
  connect(now, &Session::playedFast, this, &Presenter::tellFast);
  connect(now, &Session::trouble, this, &Presenter::trouble);
  connect(now, &Session::thinking, this, &Presenter::changed);
  emit opened();
  refresh();
  if (now->game().info->kind == Kind::Solitaire && now->match().plies() == 0 && habits_.winnableOnly &&
      now->match().game().solves())
    emit winnableWanted(now->match().seed());
  now->start();
  emit changed(); // what fast play is good for is known from here on
}

QString Presenter::beginLesson(const BoxedGame& game) {
  QString problem;
  auto lesson = Lesson::load(game, &problem);
  if (!lesson) return problem;
  leave();
  lesson_ = std::move(lesson);
  lesson_->next();
  emit opened();
  refresh();
  return {};
}

void Presenter::leave() {
  hints_.stop();
  hintAt_.clear();
  coach_.stop();
  awaiting_.clear();
  stopFinishing();
  finish_.clear();
  covered_ = false;
  lookedAt_ = -1;
  shownAny_ = false;
  shownViewer_ = kNobody;
  announced_ = 0;
  lookedUpTo_.clear();
  colours_.clear();
  lesson_.reset();
  const std::unique_ptr<Session> left = std::move(session_);
  emit opened();
  emit changed();
  if (left) left->close(); // what it has to say is told over the empty table
}

QString Presenter::gameId() const {
  if (session_) return session_->game().id();
  return lesson_ ? lesson_->game().id() : QString();
}

QString Presenter::title(const QString& lang) const {
  if (lesson_) return tr("%1: how it is played").arg(lesson_->game().name(lang));
  return session_ ? session_->game().name(lang) : QString();
}

Words Presenter::words() const {
  if (session_) return session_->words();
  return Words(defaultSeatName, lesson_ && lesson_->setup().seats.size() == 1);
}

Viewer Presenter::viewer() const {
  if (!session_ || covered_) return Viewer::everybody();
  return session_->match().over() && session_->persons() > 1 ? Viewer::everybody() : Viewer{shownViewer_};
}

std::size_t Presenter::shownPly() const {
  const std::size_t newest = lesson_ ? lesson_->match().plies() : session_ ? session_->match().plies() : 0;
  return lookedAt_ < 0 ? newest : std::min(newest, static_cast<std::size_t>(lookedAt_));
}

bool Presenter::mayPlayFast() const {
  return session_ && !covered_ && lookedAt_ < 0 && (session_->mayPlayFast() || session_->isPlayingFast());
}

// --- what people do

void Presenter::say(const Permission& permission) {
  if (!permission && !permission.why().empty()) emit told(inWords(permission.why()));
}

Presenter::Told Presenter::inWords(const Phrase& p) const {
  const Words& words = session_->words();
  return {Words::capitalised(words.write(p)), Words::capitalised(words.speak(p))};
}

// Beyond the moves of the rules are the ways of a man over several of them.
void Presenter::play(int gesture) {
  if (!session_ || gesture < 0) return;
  const auto moves = session_->match().now().moves(shownViewer_);
  const auto at = static_cast<std::size_t>(gesture);
  if (at < moves.size()) return make(moves[at]);
  const auto further = carries(session_->match().now(), shownViewer_);
  if (at - moves.size() >= further.size()) return;
  const Seat seat = shownViewer_;
  for (const std::string& move : further[at - moves.size()].moves) {
    const std::size_t before = session_->match().plies();
    make(move);
    if (session_->match().plies() != before + 1 || !session_->match().turn().has(seat)) return; // it was asked about
  }
}

// What was typed goes into the log as the rules spell it.
void Presenter::type(const QString& text) {
  if (!session_) return;
  std::string typed = text.toStdString();
  const Gesture g = session_->match().now().gestureOf(shownViewer_, typed);
  if (g.chosen.empty() && g.path.size() == 1 && g.path.front().kind == Stroke::Kind::Text) typed = g.path.front().text;
  make(typed);
}

void Presenter::explain(Place place) {
  if (!session_ || covered_ || lookedAt_ >= 0) return;
  const Position& now = session_->match().now();
  const Phrase told = now.explain(place);
  sayWhy(told.empty() ? whyNotThere(now, shownViewer_, place) : told);
}

void Presenter::explainButton(int id) {
  if (!session_ || covered_ || lookedAt_ >= 0) return;
  sayWhy(whyNotPressed(session_->match().now(), shownViewer_, id));
}

void Presenter::sayWhy(const Phrase& why) {
  if (!why.empty()) emit told(inWords(why));
}

void Presenter::throwDice() {
  if (!session_) return;
  if (habits_.fastTurns && session_->mayPlayFast()) return playFast(FastTurn::Reach::Turn);
  say(session_->throwDice());
}

void Presenter::settle(const Outcome& outcome) {
  if (session_) say(session_->settle(outcome));
}

void Presenter::tellWatch(const std::vector<Seat>& tooEarly) {
  if (session_ && session_->asksForKeys()) say(session_->tellWatch(tooEarly));
}

void Presenter::tellRace(const std::vector<Press>& presses) {
  if (session_ && session_->asksForKeys()) say(session_->tellRace(presses));
}

void Presenter::resign() {
  if (session_) say(session_->resign(session_->viewer()));
}

void Presenter::agreeDraw() {
  if (session_) say(session_->agreeDraw());
}

void Presenter::stop() {
  if (session_) say(session_->stop());
}

void Presenter::undo() {
  stopFinishing();
  if (session_) session_->undo();
}

void Presenter::redo() {
  if (session_) session_->redo();
}

QString Presenter::openAgain(MatchSetup setup) {
  setup.seed = drawnSeed();
  return begin(BoxedGame(session_->game()), setup);
}

QString Presenter::again() { return session_ ? openAgain(session_->setup()) : QString(); }

QString Presenter::swapSeats() {
  if (!session_) return {};
  MatchSetup setup = session_->setup();
  std::rotate(setup.seats.begin(), setup.seats.begin() + 1, setup.seats.end());
  return openAgain(setup);
}

// A deal chosen by its number, or found: it is not looked for again.
QString Presenter::newDeal(quint64 seed) {
  if (!session_) return {};
  if (seed == session_->match().seed() && session_->match().plies() <= 1) return refresh(), QString();
  MatchSetup setup = session_->setup();
  setup.seed = seed;
  const bool only = std::exchange(habits_.winnableOnly, false);
  const QString problem = begin(BoxedGame(session_->game()), setup);
  habits_.winnableOnly = only;
  return problem;
}

void Presenter::playFast(FastTurn::Reach reach) {
  if (!session_) return;
  if (!session_->isPlayingFast()) session_->setFastPause(kFastPause * habits_.pace / 100);
  session_->playFast(reach);
}

// --- the rest by itself

void Presenter::finish() {
  if (!mayFinish()) return;
  finishing_ = true;
  emit changed();
  stepToEnd();
}

void Presenter::stopFinishing() {
  finishStep_.stop();
  if (!std::exchange(finishing_, false)) return;
  refresh();
}

void Presenter::stepToEnd() {
  if (!finishing_) return;
  if (!session_ || finish_.isEmpty() || session_->match().over()) return stopFinishing();
  const std::string move = finish_.takeFirst().toStdString();
  if (!session_->play(session_->match().turn().seat(), move)) return stopFinishing();
  if (!session_ || session_->match().over()) return stopFinishing();
  finishStep_.start(kFinishPause * habits_.pace / 100);
}

// --- the curtain

bool Presenter::mustCover() const {
  const Match& match = session_->match();
  if (match.over() || session_->asksForKeys()) return false;
  if (!shownAny_) return session_->hides() && match.turn().isSeats();
  return session_->handsOver(shownViewer_);
}

void Presenter::cover() {
  covered_ = true;
  session_->setPaused(true);
  emit changed();
  emit covered(session_->name(session_->viewer()));
}

void Presenter::pause() {
  if (!session_ || session_->match().over() || covered_) return;
  stopFinishing();
  if (lookedAt_ >= 0) lookBack(static_cast<int>(session_->match().plies()));
  cover();
}

void Presenter::liftCurtain() {
  covered_ = false;
  if (!session_) return;
  shownViewer_ = session_->viewer();
  shownAny_ = true;
  session_->setPaused(false);
  lifted_ = true;
  refresh();
  lifted_ = false;
}

// While nobody looks, a match waits; what was refreshed then had no moves to make.
void Presenter::wake(bool on) {
  if (!on) stopFinishing();
  if (!session_ || (on && covered_)) return;
  session_->setPaused(!on);
  if (on) refresh();
}

// --- looking back

void Presenter::lookBack(int ply) {
  if (!session_ || covered_) return;
  stopFinishing();
  const int last = static_cast<int>(session_->match().plies());
  const bool was = lookedAt_ >= 0;
  lookedAt_ = ply < last ? std::max(0, ply) : -1;
  if (lookedAt_ < 0) {
    if (!was) return;
    emit lookedBack(-1, last);
    return refresh();
  }
  emit changed();
  present(static_cast<std::size_t>(lookedAt_), Viewer{shownViewer_}, false);
  emit lookedBack(lookedAt_, last);
}

bool Presenter::mayTurnBoard() const {
  if (!session_ || session_->match().info().secrets) return false;
  const View view = session_->match().now().look(Viewer::everybody());
  return std::ranges::any_of(view.zones,
                             [](const Zone& z) { return z.kind == Zone::Kind::Board && z.board && z.board->turnable; });
}

void Presenter::turnBoard() {
  if (!mayTurnBoard() || covered_) return;
  turned_ = !turned_;
  if (lookedAt_ >= 0) return lookBack(lookedAt_);
  refresh();
}

void Presenter::stepLesson(int by) {
  if (!lesson_) return;
  if (by == 0 ? lesson_->goOn() : by > 0 ? lesson_->next() : lesson_->back()) refresh();
}

QString Presenter::leaveLessonToTry() {
  if (!lesson_) return {};
  const BoxedGame game = lesson_->game();
  const Match& match = lesson_->match();
  const Turn turn = match.turn();
  const Seat by = match.over() ? kNobody : turn.isSeats() ? turn.seat() : match.now().chance().by;
  MatchSetup setup = lesson_->setup();
  settleAlone(setup); // what has been played stands as it was played
  const auto levels = levelsOffered(*game.info);
  const int level = levels.empty() ? kTryLevel : levels[levels.size() / 2];
  const bool others = game.info->maxSeats > 1 && game.info->kind != Kind::Performance;
  int nth = 0;
  for (int seat = 0; others && seat < setup.seats.size(); ++seat) {
    if (seat == std::max(by, Seat{0})) continue;
    setup.seats[seat].name = characterOf(level, nth++).name;
    setup.seats[seat].level = level;
  }
  auto opened = Session::tryOut(game, setup, match.log());
  if (opened.session) adopt(std::move(opened.session));
  return opened.problem;
}

} // namespace mk
