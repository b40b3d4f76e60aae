// The table widget: prompt, strip, canvas and curtain put together.
#include "boards/table_widget.h"

#include "boards/accessible_table.h"
#include "boards/action_strip.h"
#include "boards/curtain.h"
#include "boards/notice.h"
#include "boards/outcome_entry.h"
#include "boards/plain_label.h"

#include <QApplication>
#include <QEvent>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace mk {

TableWidget::TableWidget(QWidget* parent)
    : QWidget(parent), markLabel_(plainLabel(this)), prompt_(plainLabel(this)), happened_(plainLabel(this)),
      strip_(new ActionStrip(this)), outcome_(new OutcomeEntry(this)), canvas_(new TableCanvas(this)),
      curtain_(new Curtain(this)), notice_(new Notice(this)), race_(new RaceDesk(this)), countdown_(plainLabel(this)) {
  installAccessibleTable();
  prompt_->setObjectName(QStringLiteral("prompt"));
  markLabel_->setObjectName(QStringLiteral("seatMark"));
  happened_->setObjectName(QStringLiteral("happened"));
  for (QLabel* l : {prompt_, happened_}) l->setTextFormat(Qt::PlainText);
  prompt_->setWordWrap(true);
  prompt_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  for (QWidget* w : std::initializer_list<QWidget*>{prompt_, happened_, notice_}) w->installEventFilter(this);
  happened_->setWordWrap(true);
  happened_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  happened_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  top_ = new QHBoxLayout;
  top_->setContentsMargins(14, 8, 14, 4);
  top_->setSpacing(10);
  top_->addWidget(markLabel_);
  top_->addWidget(prompt_, 1);
  countdown_->setObjectName(QStringLiteral("countdown"));
  countdown_->hide();
  countdownTick_.setInterval(100);
  connect(&countdownTick_, &QTimer::timeout, this, &TableWidget::showCountdown);
  top_->addWidget(countdown_);
  top_->addWidget(happened_, 1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addLayout(top_);
  column->addWidget(strip_);
  column->addWidget(outcome_);
  column->addWidget(canvas_, 1);
  setFocusProxy(canvas_);
  strip_->hide();
  setAutoFillBackground(true);
  styleButtons();
  scaleTexts();
  connectParts();
}

// The writing around the table grows with it, so that a large screen can be read from where one sits.
void TableWidget::scaleTexts() {
  const double usual = QFontInfo(QApplication::font()).pixelSize();
  QFont large = font(), small = font();
  large.setPixelSize(std::max(static_cast<int>(usual * 1.55), height() / 38));
  large.setBold(true);
  small.setPixelSize(std::max(static_cast<int>(usual), height() / 62));
  if (promptSize_ == large.pixelSize() && happenedSize_ == small.pixelSize() && scaledForPad_ == pad_) return;
  scaledForPad_ = pad_;
  promptSize_ = large.pixelSize();
  happenedSize_ = small.pixelSize();
  prompt_->setFont(large);
  countdown_->setFont(large);
  happened_->setFont(small);
  if (pad_) small.setPixelSize(std::max(static_cast<int>(usual * 1.3), height() / 36));
  strip_->setFont(small);
  outcome_->setFont(small);
  stripRoom_ = 0;
  reserveStrip();
  fitPrompt();
  setSeatMark(mark_);
}

// What is typed and pressed lies under the sheet then, close to the people; the sheet does not move.
void TableWidget::setPad(bool on) {
  if (on == pad_) return;
  pad_ = on;
  placeStrip(false);
  outcome_->setPad(on);
  canvas_->setPad(on);
  auto* column = static_cast<QVBoxLayout*>(layout());
  for (QWidget* row : std::initializer_list<QWidget*>{strip_, outcome_}) {
    column->removeWidget(row);
    column->insertWidget(on ? column->count() : column->indexOf(canvas_), row);
  }
  scaleTexts();
}

// Buttons stand beside the prompt, so that the table is large; where numbers or words are entered from the first they
// have a row of their own.
void TableWidget::begin(const View& first) {
  begun_ = true;
  placeStrip(!pad_ && !first.entry);
}

void TableWidget::placeStrip(bool beside) {
  if (beside == beside_) return;
  auto* column = static_cast<QVBoxLayout*>(layout());
  if (beside_)
    top_->removeWidget(strip_);
  else
    column->removeWidget(strip_);
  beside_ = beside;
  strip_->setBeside(beside);
  if (beside)
    top_->addWidget(strip_); // at the edge of the window, where no sentence pushes it about
  else
    column->insertWidget(pad_ ? column->count() : column->indexOf(canvas_), strip_);
}

// Beside the prompt it stands while it leaves that half of the line, if need be without naming its keys; once it has
// not, when it was `whole`, it has a row of its own for the rest of the match.
void TableWidget::showStrip(bool whole) {
  const int line = strip_->fitLine(beside_ ? width() / 2 : QWIDGETSIZE_MAX);
  if (whole && beside_ && line > width() / 2) {
    // Once everything that changes now has changed: buttons of two views may be there for a moment.
    const auto move = [this] {
      if (!beside_ || strip_->lineWidth() <= width() / 2) return;
      placeStrip(false);
      showStrip();
    };
    QMetaObject::invokeMethod(this, move, Qt::QueuedConnection);
  }
  if (!beside_ && begun_) stripUsed_ = true;
  strip_->setMinimumWidth(beside_ ? line : 0);
  strip_->setVisible(!outcome_->asking() && (beside_ ? strip_->layout()->count() > 0 : stripUsed_));
  reserveStrip();
  shareLine();
}

// Buttons and entries take turns in one place, which is as high as the highest of them has been in this match: the
// table keeps its size whatever comes and goes.
void TableWidget::reserveStrip() {
  if (stripUsed_) stripRoom_ = std::max(stripRoom_, strip_->lineHeight());
  for (QWidget* row : std::initializer_list<QWidget*>{strip_, outcome_})
    if (row->isVisibleTo(this) && width() > 0 && !(beside_ && row == strip_))
      stripRoom_ = std::max(stripRoom_, row->layout()->heightForWidth(width()));
  outcome_->setMinimumHeight(stripRoom_);
  const int line = strip_->lineHeight(); // beside the prompt there is one, never more
  strip_->setMinimumHeight(beside_ ? line : stripRoom_);
  strip_->setMaximumHeight(beside_ ? line : QWIDGETSIZE_MAX);
}

void TableWidget::setActions(const QList<QAction*>& actions) { strip_->setActions(actions); }

void TableWidget::refreshActions() {
  strip_->refreshActions();
  showStrip(true);
}

bool TableWidget::isAsking() const { return outcome_->asking(); }

void TableWidget::connectParts() {
  connect(canvas_, &TableCanvas::moveMade, this, [this](std::size_t i) { emit moveMade(static_cast<int>(i)); });
  connect(canvas_, &TableCanvas::touched, this, [this] {
    strip_->refresh(canvas_->touch());
    showPrompt(canvas_->view().prompt);
  });
  connect(canvas_, &TableCanvas::shakeStarted, this, &TableWidget::throwRequested);
  connect(canvas_, &TableCanvas::shakeEnded, this, &TableWidget::throwReleased);
  connect(canvas_, &TableCanvas::settled, this, &TableWidget::settled);
  connect(canvas_, &TableCanvas::handSorted, this, &TableWidget::handSorted);
  canvas_->installEventFilter(this);
  connect(canvas_, &TableCanvas::noise, this, &TableWidget::noise);
  connect(canvas_, &TableCanvas::nothingThere, this, [this](Place p) {
    if (canvas_->showsStarts()) announce(tr("Nothing can be done there now. What can be touched is ringed."));
    emit nothingThere(p);
  });
  connect(strip_, &ActionStrip::buttonPressed, this, [this](int id) { canvas_->act(canvas_->touch().button(id)); });
  connect(strip_, &ActionStrip::closedPressed, this, &TableWidget::closedPressed);
  connect(strip_, &ActionStrip::focusLeft, canvas_, [this] { canvas_->setFocus(Qt::OtherFocusReason); });
  connect(strip_, &ActionStrip::numberEntered, this,
          [this](int n) { enter(canvas_->touch().number(n), QString::number(n)); });
  connect(strip_, &ActionStrip::textEntered, this, [this](const QString& t) { enter(canvas_->touch().typed(t), t); });
  connect(canvas_, &TableCanvas::dieTouched, strip_, [this](int face) {
    if (strip_->hasLine()) strip_->write(QString::number(face));
  });
  connect(strip_, &ActionStrip::throwPressed, canvas_, &TableCanvas::shake);
  connect(strip_, &ActionStrip::throwReleased, canvas_, &TableCanvas::endShake);
  connect(outcome_, &OutcomeEntry::entered, this, [this](const Outcome& o) {
    canvas_->setFocus();
    emit outcomeEntered(o);
  });
  connect(race_, &RaceDesk::phaseChanged, this, [this] {
    keysRoom_ = std::max(keysRoom_, race_->barHeight());
    layout()->setContentsMargins(0, 0, 0, keysRoom_);
  });
  connect(curtain_, &Curtain::lifted, this, [this] {
    curtain_->hide();
    canvas_->setFocus();
    emit curtainLifted();
  });
}

// The hand that is laid is there at once, or the race would begin while it is still on its way.
void TableWidget::askKeys(const RaceDesk::Round& round) {
  notice_->hide();
  canvas_->finishMotion();
  race_->ask(round, canvas_, canvas_->look());
}

void TableWidget::showMissed(const QString& heading, const QStringList& events) {
  notice_->tell(heading, events);
  notice_->place(canvas_->geometry(), canvas_->scene());
}

// The first touch takes the note away, and does what it does; a prompt that has less room is written smaller.
bool TableWidget::eventFilter(QObject* watched, QEvent* e) {
  if (watched == prompt_ && e->type() == QEvent::Resize) fitPrompt();
  if (watched == happened_ && e->type() == QEvent::Resize) showHappened();
  if (watched == notice_ && (e->type() == QEvent::ShowToParent || e->type() == QEvent::HideToParent)) showHappened();
  if (watched == canvas_ && (e->type() == QEvent::MouseButtonPress || e->type() == QEvent::KeyPress)) notice_->hide();
  return QWidget::eventFilter(watched, e);
}

void TableWidget::enter(Touch::Answer a, const QString& text) {
  if (a == Touch::Answer::Nothing)
    emit textEntered(text);
  else
    canvas_->act(a);
}

void TableWidget::setView(View view, Arrange arrange, std::vector<Gesture> legal, std::vector<std::size_t> moves,
                          std::size_t steps) {
  curtain_->hide();
  setFocusProxy(canvas_);
  const bool same = view == canvas_->view() && !view.zones.empty();
  // Prompt and strip first: the table under them then has its size before things begin to move.
  if (!begun_) begin(view);
  showPrompt(view.prompt);
  showStrip();
  layout()->activate();
  const QWidget* focused = QApplication::focusWidget();
  const bool tabbed = focused && strip_->isAncestorOf(focused); // the pressed button goes away with the old view
  canvas_->setView(std::move(view), std::move(arrange), std::move(legal), std::move(moves), steps);
  showPrompt(canvas_->view().prompt);                 // nothing is under way any more
  if (same) return strip_->refresh(canvas_->touch()); // what is being typed stays
  notice_->hide();
  strip_->show(canvas_->view(), canvas_->touch(), words_);
  showStrip();
  if (strip_->hasLine() && canvas_->touch().active())
    strip_->focusLine();
  else if (tabbed)
    canvas_->setFocus(Qt::OtherFocusReason);
}

void TableWidget::setCountdown(qint64 milliseconds) {
  countdownFrom_ = milliseconds;
  countdownSince_.start();
  countdown_->setVisible(milliseconds >= 0);
  if (milliseconds < 0) return countdownTick_.stop();
  countdownTick_.start();
  showCountdown();
}

void TableWidget::showCountdown() {
  constexpr qint64 kLate = 5;
  const qint64 seconds = std::max<qint64>(0, (countdownFrom_ - countdownSince_.elapsed() + 999) / 1000);
  const QString text = QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
  if (text == countdown_->text()) return;
  countdown_->setText(text);
  countdown_->setAccessibleName(tr("%n seconds left", nullptr, static_cast<int>(seconds)));
  countdown_->setProperty("late", seconds <= kLate);
  countdown_->style()->unpolish(countdown_);
  countdown_->style()->polish(countdown_);
}

void TableWidget::showHint(const Gesture& g) {
  std::vector<Place> places;
  for (const auto& part : {g.chosen, g.path})
    for (const Stroke& s : part) {
      if (s.kind == Stroke::Kind::Button) strip_->focusButton(s.number);
      if (s.kind == Stroke::Kind::Place || s.kind == Stroke::Kind::Link) places.push_back(s.from);
      if (s.kind == Stroke::Kind::Link) places.push_back(s.to);
    }
  canvas_->setHint(std::move(places), g.chosen.empty());
}

void TableWidget::clear() {
  stripUsed_ = begun_ = false;
  stripRoom_ = keysRoom_ = 0;
  placeStrip(false);
  outcome_->stop();
  race_->stop();
  curtain_->hide();
  setFocusProxy(canvas_);
  strip_->empty();
  strip_->hide();
  canvas_->clear();
  notice_->hide();
  setCountdown(-1);
  layout()->setContentsMargins({});
  prompt_->clear();
  told_.clear();
  happened_->clear();
  setSeatMark(std::nullopt);
}

void TableWidget::setWords(Words words) {
  words_ = std::move(words);
  canvas_->setWords(words_);
  if (isCurtained() || canvas_->view().zones.empty()) return;
  strip_->show(canvas_->view(), canvas_->touch(), words_);
  showPrompt(canvas_->view().prompt);
}

void TableWidget::setLook(Look look) {
  outcome_->setLook(look);
  canvas_->setLook(std::move(look));
  styleButtons();
  setSeatMark(mark_);
}

// Buttons of the table are drawn in the colours of the table, the main action stands out.
void TableWidget::styleButtons() {
  const Theme& t = *canvas_->look().theme;
  QString sheet = QStringLiteral(
      "QPushButton { padding: 5px 14px; border-radius: 7px; border: 1px solid @line; background: @surface; color: "
      "@text; }"
      "QPushButton:hover { background: @hover; }"
      "QPushButton:focus { border: 2px solid @link; padding: 4px 13px; }"
      "QPushButton:pressed { background: @line; }"
      "QPushButton:disabled, QPushButton[closed=\"true\"] { color: @quiet; background: transparent; }"
      "QPushButton[pressed=\"true\"] { border: 2px solid @link; padding: 4px 13px; background: @hover; color: @text; }"
      "QPushButton[main=\"true\"] { background: @button; border-color: @button; color: @onButton; font-weight: bold; }"
      "QPushButton[main=\"true\"]:focus { border: 2px solid @text; }"
      "QPushButton[main=\"true\"]:disabled { background: transparent; border-color: @line; color: @quiet; }"
      "QPushButton[pad=\"true\"] { padding: 5px 9px; }"
      "QLabel { color: @text; } QFrame#notice { background: @surface; border: 1px solid @line; border-radius: 10px; } "
      "QLabel#happened { color: @quiet; } QWidget#curtain QLabel, QWidget#raceDesk QLabel { color: "
      "@onCloth; } "
      "QPushButton#keyCap { padding: 0; border: 1px solid @line; border-bottom: 6px solid @line; border-radius: 10px; "
      "font-weight: bold; } "
      "QPushButton#keyCap:pressed { background: @button; color: @onButton; border-bottom-width: 1px; } "
      "QWidget#curtain QPushButton { background: @onCloth; color: @edge; padding: 9px 22px; } "
      "QLabel#complaint, QLabel#countdown[late=\"true\"] { color: @warning; }");
  const std::pair<const char*, QColor> colours[] = {
      {"@line", t.line},       {"@surface", t.surface}, {"@text", t.text},     {"@hover", t.surfaceHover},
      {"@link", t.link},       {"@quiet", t.textQuiet}, {"@button", t.button}, {"@onButton", t.buttonText},
      {"@warning", t.warning}, {"@onCloth", t.onCloth}, {"@edge", t.clothEdge}};
  for (const auto& [name, colour] : colours) sheet.replace(QLatin1String(name), colour.name());
  setStyleSheet({}); // a sheet set twice before the first show would keep the rules of the first
  setPalette(t.palette());
  setStyleSheet(sheet);
}

void TableWidget::setSeatMark(std::optional<Colour> colour) {
  mark_ = colour;
  canvas_->setSeatColour(colour);
  markLabel_->setVisible(colour.has_value());
  if (!colour) return;
  const int side = countdown_->fontMetrics().height();
  markLabel_->setPixmap(
      canvas_->look().art->pixmap(Thing::piece(PieceKind::Man, *colour), {side, side}, devicePixelRatioF()));
  markLabel_->setAccessibleName(Words::capitalised(words_.speak(nameOf(*colour))));
}

void TableWidget::setSeatPicture(const QPixmap& picture, const QString& name) {
  if (mark_ || picture.isNull()) return;
  const double ratio = devicePixelRatioF();
  const int side = static_cast<int>(1.25 * countdown_->fontMetrics().height() * ratio);
  QPixmap fitted = picture.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation);
  fitted.setDevicePixelRatio(ratio);
  markLabel_->setPixmap(fitted);
  markLabel_->setAccessibleName(name);
  markLabel_->show();
}

void TableWidget::awaitThrow(bool on, bool deals) {
  canvas_->setThrowing(on);
  strip_->setThrowing(on, deals);
  showStrip(true);
}

void TableWidget::askOutcome(const ChanceRequest& request, const QStringList& meanings) {
  outcome_->ask(request, words_, meanings);
  setFocusProxy(outcome_); // whoever comes to the table can type at once
  strip_->hide();
  reserveStrip();
}

void TableWidget::stopAsking() {
  outcome_->stop();
  setFocusProxy(canvas_);
  showStrip();
}

void TableWidget::showCurtain(const QString& name) {
  notice_->hide();
  race_->stop();
  canvas_->clear();
  strip_->empty();
  outcome_->stop();
  setFocusProxy(curtain_); // whoever asks for the table gets what hangs before it
  prompt_->clear();
  prompt_->setAccessibleName({});
  told_.clear();
  happened_->clear();
  happened_->setToolTip({});
  setCountdown(-1);
  markLabel_->hide();
  curtain_->setGeometry(rect());
  curtain_->hang(name, canvas_->look());
}

bool TableWidget::isCurtained() const { return !curtain_->isHidden(); }

void TableWidget::resizeEvent(QResizeEvent*) {
  stripRoom_ = 0;
  scaleTexts();
  reserveStrip();
  shareLine();
  curtain_->setGeometry(rect());
  if (!notice_->isHidden()) notice_->place(canvas_->geometry(), canvas_->scene());
}

void TableWidget::changeEvent(QEvent* e) {
  if (e->type() == QEvent::LanguageChange && !isCurtained()) {
    strip_->show(canvas_->view(), canvas_->touch(), words_);
    showPrompt(canvas_->view().prompt);
  }
  if (e->type() == QEvent::ApplicationFontChange) scaleTexts();
  QWidget::changeEvent(e);
}

// Keys that mean the same wherever the focus is: the throw, letters of buttons, digits of dice, letting go.
void TableWidget::keyPressEvent(QKeyEvent* e) {
  if (isCurtained() || e->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
    return QWidget::keyPressEvent(e);
  canvas_->finishMotion();
  if (e->key() == Qt::Key_Escape) {
    if (canvas_->touch().letGo()) return canvas_->act(Touch::Answer::LetGo);
    return QWidget::keyPressEvent(e);
  }
  const QString text = e->text().toLower();
  if (outcome_->asking() && !text.isEmpty() && text[0].isLetterOrNumber()) return outcome_->write(e->text());
  const char key = text.size() == 1 && text[0].unicode() < 128 ? static_cast<char>(text[0].unicode()) : '\0';
  if (key == 0) return QWidget::keyPressEvent(e);
  if (key == ' ' && canvas_->isThrowing()) {
    if (!e->isAutoRepeat()) canvas_->shake();
    return;
  }
  if (e->isAutoRepeat() || strip_->pressKey(key)) return;
  if (key >= '1' && key <= '9' && canvas_->holdDie(key - '0')) return;
  if (key == ' ' && canvas_->focusPlace()) return canvas_->press(*canvas_->focusPlace());
  if (strip_->takes(key) && canvas_->touch().active()) return strip_->write(text);
  QWidget::keyPressEvent(e);
}

void TableWidget::keyReleaseEvent(QKeyEvent* e) {
  if (e->key() == Qt::Key_Space && !e->isAutoRepeat() && canvas_->isThrowing()) return canvas_->endShake();
  QWidget::keyReleaseEvent(e);
}

} // namespace mk
