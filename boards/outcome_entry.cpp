// What the family's own dice showed, checked before it counts.
#include "boards/outcome_entry.h"

#include "boards/dice_line.h"
#include "boards/flow_layout.h"
#include "boards/plain_label.h"
#include "boards/typed_cards.h"
#include "games/kernel/ranks.h"

#include <QAccessible>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace mk {

namespace {

QString pokerFace(int face) { return QChar::fromLatin1(kPokerFaces[static_cast<std::size_t>(face - 1)]); }
constexpr int kMostButtons = 20;

} // namespace

OutcomeEntry::OutcomeEntry(QWidget* parent)
    : QWidget(parent), question_(plainLabel(this)), complaint_(plainLabel(this)), line_(new QLineEdit(this)),
      dice_(new DiceLine(this)), ok_(new QPushButton(tr("OK"), this)) {
  FlowLayout::ofStrip(*this);
  question_->setBuddy(line_);
  setFocusProxy(line_);
  line_->setObjectName(QStringLiteral("outcomeLine"));
  line_->installEventFilter(this);
  ok_->setProperty("main", true);
  ok_->setAutoDefault(false);
  complaint_->setObjectName(QStringLiteral("complaint"));
  connect(line_, &QLineEdit::returnPressed, this, &OutcomeEntry::accept);
  connect(ok_, &QPushButton::clicked, this, &OutcomeEntry::accept);
  connect(line_, &QLineEdit::textEdited, this, [this] {
    if (isDeck())
      checkCards(false);
    else
      complain({});
  });
  connect(line_, &QLineEdit::textChanged, this, &OutcomeEntry::showDice);
  connect(dice_, &DiceLine::removed, this, [this](int at) {
    QStringList dice = typedDice();
    dice.removeAt(at);
    line_->setText(dice.join(u' '));
    complain({});
    line_->setFocus();
  });
  hide();
}

void OutcomeEntry::setLook(const Look& look) { dice_->setLook(look); }

void OutcomeEntry::write(const QString& text) {
  line_->setFocus();
  line_->insert(text);
  if (isDeck())
    checkCards(false);
  else
    complain({});
}

void OutcomeEntry::stop() {
  asking_ = false;
  setFocusProxy(line_);
  for (QPushButton* b : faces_) b->deleteLater();
  faces_.clear();
  line_->setText({}); // nothing to undo in it
  complain({});
  hide();
}

void OutcomeEntry::ask(const ChanceRequest& request, const Words& words, const QStringList& meanings) {
  stop();
  request_ = request;
  words_ = words;
  asking_ = true;
  while (QLayoutItem* item = layout()->takeAt(0)) delete item;
  const int n = request.count;
  const int letters = isDeck() ? 46 : isDice() ? 4 + 2 * n : 6;
  line_->setFixedWidth(fontMetrics().averageCharWidth() * letters + 20);
  const bool lots = request.kind == Outcome::Kind::Draw && meanings.size() == request.faces;
  question_->setText(lots ? tr("What was drawn by lot?") : question());
  line_->setPlaceholderText(example());
  line_->setAccessibleName(question_->text());
  line_->setAccessibleDescription(tr("Such as %1").arg(example()));
  ok_->setText(tr("OK"));
  layout()->addWidget(question_);
  if (lots) addLots(meanings);
  if (isDice()) addFaces();
  layout()->addWidget(line_);
  if (isDice()) layout()->addWidget(dice_);
  layout()->addWidget(ok_);
  layout()->addWidget(complaint_);
  for (QWidget* w : std::initializer_list<QWidget*>{line_, ok_}) w->setVisible(!lots);
  dice_->setVisible(isDice());
  showDice();
  if (isDeck()) checkCards(false);
  show();
  setFocusProxy(lots ? static_cast<QWidget*>(faces_.front()) : line_);
  setFocus();
}

QString OutcomeEntry::question() const {
  const int n = request_.count;
  switch (request_.kind) {
  case Outcome::Kind::Dice:
    return pad_ ? tr("Throw on the table. How do your %n dice lie?", nullptr, n)
                : tr("What did your %n dice show?", nullptr, n);
  case Outcome::Kind::Deck:
    return tr("Type your %n cards in the order they lie, first dealt first (QS = queen of spades, TH = ten of hearts):",
              nullptr, n);
  case Outcome::Kind::Draw:
    break;
  }
  return tr("What was drawn? A number from 0 to %1.").arg(request_.faces - 1);
}

QString OutcomeEntry::letter(int face) const {
  if (!request_.poker || face > 6) return QString::number(face);
  return face < 3 ? pokerFace(face) : Words::rank(face == 6 ? 1 : face + 8);
}

// Every face once, the largest first, as far as the dice reach.
QString OutcomeEntry::example() const {
  if (!isDice()) return request_.kind == Outcome::Kind::Draw ? QStringLiteral("0") : QStringLiteral("QS TH …");
  QStringList dice;
  for (int i = 0; i < std::min<int>(request_.count, 5); ++i) dice << letter(request_.faces - i % request_.faces);
  if (request_.count > 5) dice << QStringLiteral("…");
  return dice.join(u' ');
}

QPushButton* OutcomeEntry::addButton(const QString& label, const QString& spoken) {
  auto* b = new QPushButton(label, this);
  b->setFont(font());
  b->setProperty("pad", true);
  b->setAutoDefault(false);
  b->setAccessibleName(spoken);
  layout()->addWidget(b);
  b->show();
  faces_.push_back(b);
  return b;
}

void OutcomeEntry::addFaces() {
  for (int face = 1; face <= request_.faces && face <= kMostButtons; ++face) {
    const QString label = request_.poker && face == 2 ? QStringLiteral("10") : letter(face);
    QPushButton* b = addButton(label, tr("A die showed %1").arg(label));
    connect(b, &QPushButton::clicked, this, [this, face] { addFace(face); });
  }
}

// Lots are told by what they mean; nobody has to know how they are numbered.
void OutcomeEntry::addLots(const QStringList& meanings) {
  for (int value = 0; value < meanings.size(); ++value) {
    QPushButton* b = addButton(meanings[value], meanings[value]);
    connect(b, &QPushButton::clicked, this, [this, value] {
      stop();
      emit entered(Outcome::draw(value));
    });
  }
}

// A clicked face is written after those already there. The last die ends the entry, but not on the score pad, where a
// slip is better seen before it counts.
void OutcomeEntry::addFace(int face) {
  complain({});
  QStringList dice = typedDice();
  dice << letter(face);
  line_->setText(dice.join(u' '));
  if (pad_)
    line_->setFocus();
  else if (dice.size() >= request_.count)
    accept();
}

// "35" and "3, 5" are "3 5" where no face has two figures.
QStringList OutcomeEntry::typedDice() const {
  QString t = line_->text().toUpper();
  t.replace(u',', u' ').replace(u';', u' ');
  if (request_.poker) t.replace(QStringLiteral("10"), QStringLiteral("T"));
  if (request_.faces <= 9 && request_.count > 1) {
    QString spread;
    for (const QChar c : t)
      if (!c.isSpace()) spread += c + QStringLiteral(" ");
    t = spread;
  }
  return t.simplified().split(u' ', Qt::SkipEmptyParts);
}

int OutcomeEntry::faceOf(const QString& die) const {
  if (request_.poker)
    for (int face = 1; face <= 6; ++face)
      if (die == letter(face).toUpper() || die == pokerFace(face)) return face;
  bool isNumber = false;
  const int n = die.toInt(&isNumber);
  return isNumber && n > 0 && n <= 255 ? n : 0;
}

void OutcomeEntry::showDice() {
  if (!asking_ || !isDice()) return;
  std::vector<int> faces;
  for (const QString& die : typedDice()) faces.push_back(faceOf(die));
  dice_->setDieSize(fontMetrics().height() + (pad_ ? 18 : 10));
  dice_->setDice(request_.count, request_.faces, request_.poker, std::move(faces));
  layout()->invalidate();
  updateGeometry();
}

Checked<Outcome> OutcomeEntry::typed() const {
  if (isDeck()) return Outcome::deck(readTyped(line_->text(), request_, true).cards);
  QStringList words;
  if (!isDice()) words << line_->text().simplified();
  for (const QString& die : isDice() ? typedDice() : QStringList()) {
    const int face = faceOf(die);
    words << (face == 0 ? die : request_.poker && face <= 6 ? pokerFace(face) : QString::number(face));
  }
  const char* kind = isDice() ? "dice " : "draw ";
  return readOutcome(kind + words.join(u' ').toStdString(), request_.poker);
}

// What is wrong with the cards typed so far; "" = nothing. The fault is said while the rest is still being typed; the
// cards that are right stay as they are.
QString OutcomeEntry::faultOf(const TypedCards& typed) const {
  const int place = static_cast<int>(typed.cards.size()) + 1;
  switch (typed.fault) {
  case TypedCards::Fault::NoCard:
    return tr("Card %1: “%2” is not a card. Write it as rank and suit, such as QS or 10H.").arg(place).arg(typed.word);
  case TypedCards::Fault::NotInPack:
    return tr("Card %1: “%2” does not belong to this pack.").arg(place).arg(typed.word);
  case TypedCards::Fault::Twice:
    return tr("Card %1: “%2” is there already, as card %3.").arg(place).arg(typed.word).arg(typed.earlier);
  case TypedCards::Fault::TooMany:
    return tr("“%1” is one card too many: there are %2.").arg(typed.word).arg(request_.count);
  case TypedCards::Fault::None:
    break;
  }
  return {};
}

// Checks the cards in the line; true when all are there. `whole`: they are to count now, so that what is missing is
// said too, and the wrong word alone is marked for typing over.
bool OutcomeEntry::checkCards(bool whole) {
  constexpr std::size_t kMostNamed = 6;
  const TypedCards typed = readTyped(line_->text(), request_, whole);
  const auto done = static_cast<int>(typed.cards.size());
  ok_->setText(tr("OK (%1 of %2)").arg(done).arg(request_.count));
  QString why = faultOf(typed);
  if (why.isEmpty() && whole && !typed.missing.empty()) {
    QStringList names;
    for (std::size_t i = 0; i < typed.missing.size() && i < kMostNamed; ++i)
      names << QString::fromStdString(text(typed.missing[i]));
    const bool more = typed.missing.size() > kMostNamed;
    why = tr("%n cards are still to be typed", nullptr, request_.count - done) + QStringLiteral(": ") +
          names.join(u' ') + (more ? QStringLiteral(" …") : QString());
  }
  if (why != complaint_->text() || whole) complain(why, false);
  if (whole && typed.fault != TypedCards::Fault::None) {
    line_->setFocus();
    line_->setSelection(static_cast<int>(typed.at), static_cast<int>(typed.length));
  }
  return why.isEmpty();
}

void OutcomeEntry::complain(const QString& why, bool startOver) {
  complaint_->setText(why);
  complaint_->setVisible(!why.isEmpty());
  layout()->invalidate();
  updateGeometry();
  if (why.isEmpty()) return;
  QAccessibleEvent alert(complaint_, QAccessible::Alert);
  QAccessible::updateAccessibility(&alert);
  if (!startOver) return;
  line_->setFocus();
  line_->selectAll();
}

void OutcomeEntry::accept() {
  if (!asking_ || (isDeck() && !checkCards(true))) return;
  const Checked<Outcome> o = typed();
  if (!o) return complain(Words::capitalised(words_.write(o.why())));
  if (const Permission ok = fits(request_, *o); !ok) return complain(Words::capitalised(words_.write(ok.why())));
  const Outcome good = *o;
  stop();
  emit entered(good);
}

// Undo in an empty line is meant for the match.
bool OutcomeEntry::eventFilter(QObject* watched, QEvent* e) {
  if (watched == line_ && e->type() == QEvent::ShortcutOverride && line_->text().isEmpty()) {
    const auto* key = static_cast<QKeyEvent*>(e);
    if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
      e->ignore();
      return true;
    }
  }
  return QWidget::eventFilter(watched, e);
}

// A style sheet keeps fonts from being handed down: the children take ours.
void OutcomeEntry::changeEvent(QEvent* e) {
  if (e->type() == QEvent::FontChange) {
    for (auto* w : findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) w->setFont(font());
    showDice();
  }
  QWidget::changeEvent(e);
}

} // namespace mk
