// Buttons, number pad, entry line and the throw.
#include "boards/action_strip.h"

#include "boards/flow_layout.h"
#include "boards/plain_label.h"

#include <QAction>
#include <QEvent>
#include <QIntValidator>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace mk {

namespace {

constexpr int kPadLimit = 20;      // more numbers than this are typed
constexpr int kAroundLetters = 28; // pixels that a line of buttons or entries is higher than its letters

QString withKey(QString label, char key) {
  if (key == 0) return label;
  const QString shown = key == ' ' ? ActionStrip::tr("Space") : QString(QChar::fromLatin1(key)).toUpper();
  return shown == label ? label : label + QStringLiteral("  ·  ") + shown; // a number that is its own key
}

// The sheet looks at properties only then.
void restyle(QWidget* w) {
  w->style()->unpolish(w);
  w->style()->polish(w);
}

// No move is made with it now: it says why when it is pressed.
bool isClosed(const Touch& touch, int button) {
  const Stroke stroke = Stroke::button(button);
  return touch.active() && std::ranges::none_of(touch.legal(), [&](const Gesture& g) {
           return std::ranges::find(g.chosen, stroke) != g.chosen.end() ||
                  std::ranges::find(g.path, stroke) != g.path.end();
         });
}

} // namespace

ActionStrip::ActionStrip(QWidget* parent) : QWidget(parent) { FlowLayout::ofStrip(*this); }

void ActionStrip::setBeside(bool on) {
  if (std::exchange(beside_, on) == on) return;
  mainWidth_ = 0;
  refreshActions();
}

int ActionStrip::lineWidth() const {
  const QMargins rim = layout()->contentsMargins();
  int out = rim.left() + rim.right();
  for (int i = 0; i < layout()->count(); ++i) out += layout()->itemAt(i)->sizeHint().width() + layout()->spacing();
  return out;
}

int ActionStrip::lineHeight() const { return fontMetrics().height() + kAroundLetters; }

int ActionStrip::fitLine(int room) {
  for (const auto& [place, keys] : {std::pair{true, true}, {true, false}, {false, true}, {false, false}}) {
    nameKeys(keys);
    keepMainPlace(place);
    if (lineWidth() <= room) break;
  }
  if (const QPushButton* main = mainButton(); main && beside_)
    mainWidth_ = std::max(mainWidth_, main->sizeHint().width());
  return lineWidth();
}

void ActionStrip::nameKeys(bool on) {
  for (const Action& a : actions_) {
    const QString named = withKey(a.label, a.key);
    a.button->setText(on ? named : a.label);
    a.button->setToolTip(on ? QString() : named);
  }
}

// The button that is pressed again and again: no other comes under the mouse in its stead.
void ActionStrip::keepMainPlace(bool on) {
  QPushButton* main = mainButton();
  const int wide = on && beside_ ? mainWidth_ : 0;
  if (main) main->setMinimumWidth(wide);
  QMargins rim = layout()->contentsMargins();
  rim.setRight(rim.left() + (main || wide == 0 ? 0 : wide + layout()->spacing()));
  layout()->setContentsMargins(rim);
}

QPushButton* ActionStrip::mainButton() const {
  if (throw_) return throw_;
  const auto found = std::ranges::find(actions_, ' ', &Action::key);
  return found == actions_.end() ? nullptr : found->button;
}

void ActionStrip::order() {
  const QPushButton* main = mainButton();
  static_cast<FlowLayout*>(layout())->order([&](const QWidget* w) {
    const bool ofShell = std::ranges::find(shellButtons_, w) != shellButtons_.end();
    if (beside_) return ofShell ? 0 : w == main ? 2 : 1;
    return ofShell ? 1 : 0;
  });
}

void ActionStrip::empty() {
  actions_.clear();
  line_ = nullptr;
  shellButtons_.clear();
  throw_ = nullptr;
  throwing_ = false;
  while (QLayoutItem* item = layout()->takeAt(0)) {
    if (QWidget* w = item->widget()) {
      w->hide();
      w->deleteLater(); // it may be the sender of the signal that led here
    }
    delete item;
  }
  updateGeometry();
}

QPushButton* ActionStrip::add(const QString& text, bool main) {
  auto* b = new QPushButton(text, this);
  b->setFont(font());
  b->setProperty("main", main);
  b->setMinimumHeight(fontMetrics().height() + 16);
  b->setAutoDefault(false);
  layout()->addWidget(b);
  b->show();
  b->ensurePolished(); // it is as wide as it will be, even while the strip is hidden
  return b;
}

void ActionStrip::show(const View& view, const Touch& touch, const Words& words) {
  const bool throwing = throwing_;
  empty();
  setThrowing(throwing, deals_);
  for (const Button& b : view.buttons) {
    QString label = Words::capitalised(words.write(b.label));
    if (b.suit >= 0)
      if (const QString pip = Words::suit(static_cast<Suit>(b.suit)); !label.contains(pip))
        label = pip + QStringLiteral(" ") + label;
    QPushButton* widget = add(withKey(label, b.key), b.key == ' ');
    widget->setAccessibleName(words.speak(b.label));
    const int id = b.id;
    const bool closed = isClosed(touch, id);
    if (closed) {
      widget->setProperty("closed", true);
      restyle(widget);
      widget->setAccessibleDescription(tr("not now"));
    }
    connect(widget, &QPushButton::clicked, this, [this, id, closed] {
      if (closed)
        emit closedPressed(id);
      else
        emit buttonPressed(id);
    });
    actions_.push_back({id, b.key, closed, widget, label});
  }
  if (view.entry) addEntry(*view.entry, touch, words);
  if (line_) { // it is come to without the prompt having been read
    line_->setAccessibleName(words.speak(view.prompt));
    line_->setAccessibleDescription(words.speak(view.entry->label));
  }
  refreshActions();
  refresh(touch);
}

// Where one of them has the focus it goes to the table, not to whatever comes next in the window.
void ActionStrip::dropShellButtons() {
  if (std::ranges::any_of(shellButtons_, &QWidget::hasFocus)) emit focusLeft();
  for (QPushButton* b : shellButtons_) {
    layout()->removeWidget(b);
    b->hide();
    b->deleteLater();
  }
  shellButtons_.clear();
}

bool ActionStrip::refreshActions() {
  dropShellButtons();
  for (QAction* action : shell_) {
    if (!action->isEnabled() || !action->isVisible()) continue;
    const QString keys = beside_ ? QString() : action->shortcut().toString(QKeySequence::NativeText);
    QPushButton* b = add(keys.isEmpty() ? action->text() : action->text() + QStringLiteral("  ·  ") + keys, false);
    b->setAccessibleName(action->text());
    b->setToolTip(action->toolTip());
    connect(b, &QPushButton::clicked, action, &QAction::trigger);
    shellButtons_ << b;
  }
  order();
  return !shellButtons_.isEmpty();
}

// A button that closes under the finger would hand the focus to whatever comes next in the window. One that is a part
// of the move stays pressed until the move is made.
void ActionStrip::refresh(const Touch& touch) {
  for (const Action& a : actions_) {
    if (const bool pressed = touch.pressed(a.id); pressed != a.button->property("pressed").toBool()) {
      a.button->setProperty("pressed", pressed);
      a.button->setAccessibleDescription(pressed ? tr("chosen") : QString());
      restyle(a.button);
    }
    const bool open = a.closed || touch.open(a.id);
    if (!open && a.button->hasFocus()) emit focusLeft();
    a.button->setEnabled(open);
  }
}

void ActionStrip::setThrowing(bool on, bool deals) {
  if (on == throwing_ && deals == deals_) return;
  if (on && throwing_) setThrowing(false);
  deals_ = deals;
  throwing_ = on;
  if (!on) {
    if (throw_) {
      layout()->removeWidget(throw_);
      throw_->hide();
      throw_->deleteLater();
    }
    throw_ = nullptr;
    return order(); // a button of the view may be the main one now
  }
  throw_ = add(withKey(deals ? tr("Deal") : tr("Throw"), ' '), true);
  throw_->setAccessibleName(deals ? tr("Deal the cards") : tr("Throw the dice"));
  connect(throw_, &QPushButton::pressed, this, &ActionStrip::throwPressed);
  connect(throw_, &QPushButton::released, this, &ActionStrip::throwReleased);
  refreshActions(); // those of the shell stay behind it
}

void ActionStrip::addEntry(const Entry& entry, const Touch&, const Words& words) {
  auto* label = plainLabel(Words::capitalised(words.write(entry.label)), this);
  label->setObjectName(QStringLiteral("entryLabel"));
  label->setFont(font());
  layout()->addWidget(label);
  label->show();
  if (!entry.isText && entry.highest - entry.lowest < kPadLimit)
    addNumberPad(entry, words.speak(entry.label));
  else
    addLine(entry);
}

// Without the label before it a number alone would be read aloud.
void ActionStrip::addNumberPad(const Entry& entry, const QString& question) {
  for (int n = entry.lowest; n <= entry.highest; ++n) {
    QPushButton* b = add(QString::number(n), false);
    if (!question.isEmpty()) b->setAccessibleName(QStringLiteral("%1: %2").arg(question).arg(n));
    b->setProperty("pad", true);
    connect(b, &QPushButton::clicked, this, [this, n] { emit numberEntered(n); });
  }
}

void ActionStrip::addLine(const Entry& entry) {
  auto* line = new QLineEdit(this);
  line->setObjectName(QStringLiteral("entryLine"));
  line->setFont(font());
  line->setMinimumHeight(fontMetrics().height() + 14);
  const int signs = !entry.isText ? 12 : entry.dice >= 0 ? 18 : 34; // a few dice need little room
  line->setFixedWidth(fontMetrics().averageCharWidth() * signs);
  if (!entry.isText) line->setValidator(new QIntValidator(entry.lowest, entry.highest, line));
  layout()->addWidget(line);
  line->show();
  QPushButton* ok = add(tr("OK"), false);
  const bool isText = entry.isText;
  const auto enter = [this, line, isText] {
    const QString t = line->text().trimmed();
    if (t.isEmpty() || !line->hasAcceptableInput()) return;
    if (isText)
      emit textEntered(t);
    else
      emit numberEntered(t.toInt());
  };
  connect(line, &QLineEdit::returnPressed, this, enter);
  connect(ok, &QPushButton::clicked, this, enter);
  line_ = line;
  lineIsText_ = isText;
  if (isText && (!entry.keys.empty() || entry.dice >= 0)) addKeys(entry);
}

// The signs of a text that is put together by hand, and a step back.
void ActionStrip::addKeys(const Entry& entry) {
  const auto key = [this](const QString& text) {
    QPushButton* b = add(text, false);
    b->setProperty("pad", true);
    b->setFocusPolicy(Qt::TabFocus); // a click leaves the focus in the line
    return b;
  };
  for (const std::string& k : entry.keys) {
    const QString sign = QString::fromStdString(k);
    const bool gap = sign == QLatin1String(" ");
    connect(key(gap ? QString(QChar(0x2423)) : sign), &QPushButton::clicked, this, [this, sign] { write(sign); });
  }
  QPushButton* back = key(QString(QChar(0x232b)));
  back->setAccessibleName(tr("Take back the last symbol"));
  back->setToolTip(back->accessibleName());
  connect(back, &QPushButton::clicked, this, [this] {
    if (line_) line_->backspace();
  });
}

void ActionStrip::focusLine() {
  if (line_) line_->setFocus(Qt::OtherFocusReason);
}

void ActionStrip::write(const QString& sign) {
  if (!line_) return;
  line_->insert(sign);
  line_->setFocus(Qt::OtherFocusReason);
}

void ActionStrip::focusButton(int id) {
  for (const Action& a : actions_)
    if (a.id == id) a.button->setFocus(Qt::ShortcutFocusReason);
}

bool ActionStrip::pressKey(char key) {
  for (const bool closed : {false, true})
    for (const Action& a : actions_)
      if (a.key == key && a.closed == closed && a.button->isEnabled()) {
        a.button->click();
        return true;
      }
  return false;
}

// A style sheet keeps fonts from being handed down: the children take ours.
void ActionStrip::changeEvent(QEvent* e) {
  if (e->type() == QEvent::FontChange) {
    mainWidth_ = 0;
    for (auto* w : findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) w->setFont(font());
  }
  QWidget::changeEvent(e);
}

} // namespace mk
