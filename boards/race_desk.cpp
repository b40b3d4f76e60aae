// Calling to the keyboard, counting, watching and racing. Rules: card games, game 188 (watch phase, race, false alarm).
#include "boards/race_desk.h"

#include "boards/plain_label.h"

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPointer>
#include <QPushButton>
#include <QRandomGenerator>
#include <QVBoxLayout>

#include <algorithm>

namespace mk {

namespace {

constexpr auto kUsualKeys = "QPZMTB";                                   // far apart: keyboards take few keys at once
constexpr int kQuietWatch = 1000, kShortWatch = 500, kMoreWatch = 2000; // milliseconds; the last at random
constexpr int kSameTime = 25; // for keys of the same millisecond that are still on their way
constexpr int kNoFrame = 150; // a table that has nothing to paint is seen already
constexpr int kNobodyRaces = 900;
constexpr qint64 kStale = 250; // no event waits longer to be handled: such a time is not of our clock

void alert(QWidget* w) {
  QAccessibleEvent e(w, QAccessible::Alert);
  QAccessible::updateAccessibility(&e);
}

} // namespace

bool RaceDesk::Round::operator==(const Round& o) const {
  const auto same = [](const Player& a, const Player& b) {
    return a.seat == b.seat && a.name == b.name && a.counts == b.counts;
  };
  return race == o.race && sign == o.sign && longest == o.longest && std::ranges::equal(players, o.players, same);
}

RaceDesk::RaceDesk(QWidget* parent)
    : QWidget(parent), keys_(QString::fromLatin1(kUsualKeys)), title_(plainLabel(this)), hint_(plainLabel(this)),
      number_(plainLabel(this)), start_(new QPushButton(this)), row_(new QHBoxLayout) {
  hide();
  setObjectName(QStringLiteral("raceDesk"));
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_AcceptTouchEvents);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(12, 6, 12, 8);
  column->setSpacing(16);
  column->addStretch(3);
  for (QLabel* l : {title_, hint_, number_}) {
    l->setAlignment(Qt::AlignCenter);
    l->setWordWrap(true);
    column->addWidget(l);
  }
  row_->setSpacing(14);
  row_->addStretch();
  for (int seat = 0; seat < kMost; ++seat) {
    auto* cell = new QWidget(this);
    auto* under = new QVBoxLayout(cell);
    under->setContentsMargins(0, 0, 0, 0);
    under->setSpacing(3);
    auto* cap = new QPushButton(cell);
    cap->setObjectName(QStringLiteral("keyCap"));
    cap->setFocusPolicy(Qt::TabFocus);
    cap->setAttribute(Qt::WA_AcceptTouchEvents); // two fingers at once
    auto* name = plainLabel(cell);
    name->setTextFormat(Qt::PlainText);
    name->setAlignment(Qt::AlignCenter);
    under->addWidget(cap, 0, Qt::AlignHCenter);
    under->addWidget(name);
    row_->addWidget(cell);
    caps_.push_back(cap);
    names_.push_back(name);
    cells_.push_back(cell);
    connect(cap, &QPushButton::clicked, this, [this, seat] {
      if (phase_ != Phase::Ready) return;
      changing_ = changing_ == seat ? -1 : seat;
      setFocus();
      write();
    });
  }
  row_->addStretch();
  column->addLayout(row_);
  start_->setProperty("main", true);
  column->addWidget(start_, 0, Qt::AlignHCenter);
  column->addStretch(4);
  connect(start_, &QPushButton::clicked, this, &RaceDesk::begin);
  step_.setSingleShot(true);
  settle_.setSingleShot(true);
  connect(&step_, &QTimer::timeout, this, [this] {
    if (phase_ == Phase::Count) return countDown();
    if (phase_ == Phase::Watch) return endWatch();
    if (phase_ == Phase::Race) awaitsFrame_ ? signGiven() : endRace();
  });
  connect(&settle_, &QTimer::timeout, this, &RaceDesk::endWatch);
  clock_.start();
}

QString RaceDesk::keys() const { return keys_; }

// Six different keys, or the usual ones.
void RaceDesk::setKeys(const QString& keys) {
  QString upper = keys.toUpper();
  const bool good = upper.size() == kMost && std::ranges::all_of(upper, [&](QChar c) {
                      return c.isPrint() && !c.isSpace() && upper.count(c) == 1;
                    });
  keys_ = good ? upper : QString::fromLatin1(kUsualKeys);
  write();
}

bool RaceDesk::hasPlayer(int seat) const {
  return std::ranges::any_of(round_.players, [seat](const Player& p) { return p.seat == seat && p.counts; });
}

void RaceDesk::ask(const Round& round, QWidget* table, const Look& look) {
  look_ = look;
  if (isAsking() && round == round_) return; // it is under way
  round_ = round;
  table_ = table;
  pressed_.clear();
  changing_ = -1;
  qApp->removeEventFilter(this);
  qApp->installEventFilter(this);
  if (round.race && watchedNow_) return openEyes();
  enter(Phase::Ready);
}

void RaceDesk::stop() {
  if (!isAsking() && !watchedNow_) return;
  watchedNow_ = awaitsFrame_ = false;
  enter(Phase::Idle);
}

void RaceDesk::enter(Phase phase) {
  const bool had = hasFocus() || isAncestorOf(QApplication::focusWidget());
  phase_ = phase;
  step_.stop();
  settle_.stop();
  if (phase == Phase::Idle) {
    qApp->removeEventFilter(this);
    hide();
    if (had && table_) table_->setFocus();
  } else {
    write();
    emit phaseChanged();
    show();
    raise();
    fit();
    if (phase == Phase::Ready)
      start_->setFocus();
    else
      setFocus();
  }
  if (phase == Phase::Idle) emit phaseChanged();
}

void RaceDesk::begin() {
  if (phase_ != Phase::Ready || changing_ >= 0) return;
  count_ = 3;
  enter(Phase::Count);
  step_.start(kCountStep * pace_ / 100);
}

void RaceDesk::countDown() {
  if (--count_ == 0) return openEyes();
  write();
  step_.start(kCountStep * pace_ / 100);
}

void RaceDesk::openEyes() {
  watchedNow_ = false;
  const int more = static_cast<int>(QRandomGenerator::global()->bounded(kMoreWatch + 1));
  if (!round_.race) {
    enter(Phase::Watch);
    step_.start((round_.sign ? kShortWatch : kQuietWatch) + more);
    return;
  }
  awaitsFrame_ = true;
  enter(Phase::Race);
  if (table_) table_->update();
  step_.start(kNoFrame);
}

// Time 0: the frame with the laid hand is on the screen.
void RaceDesk::signGiven() {
  awaitsFrame_ = false;
  sign_ = clock_.elapsed();
  const bool anybody = std::ranges::any_of(round_.players, &Player::counts);
  step_.start(anybody ? round_.longest + kSameTime : kNobodyRaces);
}

void RaceDesk::endWatch() {
  std::vector<int> early; // the first, and whoever pressed in the same millisecond
  const auto first = std::ranges::min_element(pressed_, {}, &std::pair<int, qint64>::second);
  for (const auto& [seat, at] : pressed_)
    if (at == first->second) early.push_back(seat);
  std::ranges::sort(early);
  watchedNow_ = early.empty();
  phase_ = Phase::Idle;
  emit watched(early);
  if (phase_ != Phase::Idle) return; // the race has begun
  watchedNow_ = false;
  enter(Phase::Idle);
}

void RaceDesk::endRace() {
  std::vector<std::pair<int, int>> times;
  for (const auto& [seat, at] : pressed_)
    times.emplace_back(seat, static_cast<int>(std::clamp<qint64>(at - sign_, 0, round_.longest)));
  phase_ = Phase::Idle;
  emit raced(times);
  if (phase_ == Phase::Idle) enter(Phase::Idle);
}

// The system stamps events on a clock of its own. The smallest difference seen is the one between the clocks; a stamp
// that does not agree with ours is not believed.
qint64 RaceDesk::timeOf(quint64 stamp) {
  const qint64 now = clock_.elapsed();
  if (stamp == 0) return now;
  const qint64 difference = now - static_cast<qint64>(stamp);
  if (!hasOffset_ || difference < offset_ || difference - offset_ > kStale) offset_ = difference;
  hasOffset_ = true;
  return static_cast<qint64>(stamp) + offset_; // at most now
}

void RaceDesk::press(int seat, qint64 at) {
  if (!hasPlayer(seat) || awaitsFrame_) return;
  if (std::ranges::any_of(pressed_, [seat](const auto& p) { return p.first == seat; })) return; // the first counts
  pressed_.emplace_back(seat, at);
  caps_[static_cast<std::size_t>(seat)]->setDown(true);
  if (phase_ == Phase::Watch) {
    step_.stop();
    if (!settle_.isActive()) settle_.start(kSameTime);
    return;
  }
  const auto all = std::ranges::count_if(round_.players, &Player::counts);
  if (static_cast<std::ptrdiff_t>(pressed_.size()) == all) endRace();
}

bool RaceDesk::choose(const QKeyEvent& e) {
  const QString text = e.text().toUpper();
  if (e.key() == Qt::Key_Escape) {
    changing_ = -1;
    write();
    return true;
  }
  if (text.size() != 1 || !text[0].isPrint() || text[0].isSpace()) return false;
  const auto other = keys_.indexOf(text); // whoever had it gets the old one
  if (other >= 0) keys_[other] = keys_[changing_];
  keys_[changing_] = text[0];
  changing_ = -1;
  write();
  emit keysChanged(keys_);
  return true;
}

bool RaceDesk::keyDown(const QKeyEvent& e) {
  if (e.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return false;
  const qint64 at = timeOf(e.timestamp());
  if (phase_ == Phase::Ready) {
    if (changing_ >= 0) return choose(e);
    const bool walks = (e.key() >= Qt::Key_Escape && e.key() <= Qt::Key_Backtab) || e.key() >= Qt::Key_Shift;
    const bool onCap = std::ranges::any_of(caps_, [](QPushButton* c) { return c->hasFocus(); });
    if (walks || e.isAutoRepeat() || (onCap && (e.key() == Qt::Key_Space || e.key() == Qt::Key_Return))) return false;
    begin();
    return true;
  }
  if (phase_ == Phase::Count) return true; // a hand laid on the keyboard too early does no harm
  const QString text = e.text().toUpper();
  const QString pressed = text.size() == 1 ? text : QString(QChar(static_cast<char16_t>(e.key() & 0xffff))).toUpper();
  const auto seat = static_cast<int>(keys_.indexOf(pressed));
  if (seat >= 0 && !e.isAutoRepeat()) press(seat, at);
  return seat >= 0;
}

bool RaceDesk::eventFilter(QObject* watched, QEvent* e) {
  if (!isAsking()) return QWidget::eventFilter(watched, e);
  const auto* widget = qobject_cast<QWidget*>(watched);
  if (e->type() == QEvent::Paint && watched == table_ && awaitsFrame_)
    QTimer::singleShot(0, this, [this] { // when it has been painted
      if (awaitsFrame_) signGiven();
    });
  if (e->type() == QEvent::Resize && watched == parentWidget()) fit();
  if (widget == nullptr || widget->window() != window()) return false;
  if (e->type() == QEvent::KeyPress) {
    if (widget != QApplication::focusWidget() && widget != this) return false;
    return keyDown(*static_cast<QKeyEvent*>(e));
  }
  // A finger or the mouse on a key counts when it comes down.
  const auto cap = std::ranges::find(caps_, watched);
  const bool seen = phase_ == Phase::Watch || phase_ == Phase::Race;
  if (cap != caps_.end() && seen && (e->type() == QEvent::MouseButtonPress || e->type() == QEvent::TouchBegin)) {
    press(static_cast<int>(cap - caps_.begin()), timeOf(static_cast<QInputEvent*>(e)->timestamp()));
    e->accept();
    return true;
  }
  return false;
}

int RaceDesk::barHeight() const {
  return phase_ == Phase::Watch || phase_ == Phase::Race ? std::clamp(parentWidget()->height() / 7, 84, 130) : 0;
}

// Covering, it is as large as the table; while the table is seen, a row of keys under it.
void RaceDesk::fit() {
  const QRect all = parentWidget()->rect();
  setGeometry(isCovering() ? all : all.adjusted(0, all.height() - barHeight(), 0, 0));
}

void RaceDesk::resizeEvent(QResizeEvent*) { write(); }

void RaceDesk::changeEvent(QEvent* e) {
  if (e->type() == QEvent::LanguageChange && isAsking()) write();
  QWidget::changeEvent(e);
}

void RaceDesk::write() {
  const bool ready = phase_ == Phase::Ready, covering = isCovering();
  title_->setText(tr("Everybody at the keyboard!"));
  if (changing_ >= 0)
    hint_->setText(tr("Press the new key."));
  else
    hint_->setText(
        tr("Watch the table. As soon as a hand is laid there, press your own key, and not before. To change a "
           "key, click it."));
  number_->setText(QString::number(count_));
  start_->setText(tr("Ready: press any key"));
  title_->setVisible(ready);
  hint_->setVisible(ready);
  start_->setVisible(ready);
  number_->setVisible(phase_ == Phase::Count);
  const int tall = parentWidget()->height();
  QFont large = font();
  large.setBold(true);
  large.setPixelSize(std::clamp(tall / 16, 22, 48));
  title_->setFont(large);
  large.setPixelSize(std::clamp(tall / 5, 60, 200));
  number_->setFont(large);
  large.setPixelSize(std::clamp(tall / 24, 18, 34));
  const int side = covering ? std::clamp(tall / 9, 52, 96) : std::clamp(tall / 13, 40, 76);
  for (int seat = 0; seat < kMost; ++seat) {
    const auto i = static_cast<std::size_t>(seat);
    const auto player = std::ranges::find(round_.players, seat, &Player::seat);
    const bool there = player != round_.players.end() && phase_ != Phase::Count;
    cells_[i]->setVisible(there);
    if (player == round_.players.end()) continue;
    caps_[i]->setFont(large);
    caps_[i]->setFixedSize(side, side);
    caps_[i]->setText(changing_ == seat ? QStringLiteral("…") : letter(seat));
    caps_[i]->setEnabled(player->counts || covering);
    caps_[i]->setDown(false);
    caps_[i]->setToolTip(ready ? tr("Change the key of %1").arg(player->name) : QString());
    caps_[i]->setAccessibleName(tr("%1: key %2").arg(player->name, letter(seat)));
    names_[i]->setText(player->name);
  }
  QStringList spoken{title_->text()};
  for (const Player& p : round_.players) spoken << tr("%1: key %2").arg(p.name, letter(p.seat));
  setAccessibleName(spoken.join(QStringLiteral(". ")));
  if (ready) alert(this);
  if (phase_ == Phase::Count) alert(number_);
}

void RaceDesk::paintEvent(QPaintEvent*) {
  QPainter p(this);
  if (!look_.theme) return;
  p.fillRect(rect(), look_.theme->clothEdge);
  if (isCovering()) p.fillRect(rect().adjusted(10, 10, -10, -10), look_.theme->cloth);
}

void RaceDesk::mousePressEvent(QMouseEvent* e) { e->accept(); } // nothing below is touched

} // namespace mk
