// What the family's own dice showed, checked before it counts.
#include "boards/outcome_entry.h"

#include "boards/flow_layout.h"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace mk {

OutcomeEntry::OutcomeEntry(QWidget* parent)
    : QWidget(parent), question_(new QLabel(this)), complaint_(new QLabel(this)), line_(new QLineEdit(this)),
      ok_(new QPushButton(tr("OK"), this)) {
  auto* flow = new FlowLayout(this);
  flow->setContentsMargins(10, 2, 10, 6);
  flow->setSpacing(8);
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  question_->setBuddy(line_);
  line_->setObjectName(QStringLiteral("outcomeLine"));
  ok_->setProperty("main", true);
  ok_->setAutoDefault(false);
  complaint_->setObjectName(QStringLiteral("complaint"));
  connect(line_, &QLineEdit::returnPressed, this, &OutcomeEntry::accept);
  connect(ok_, &QPushButton::clicked, this, &OutcomeEntry::accept);
  connect(line_, &QLineEdit::textEdited, complaint_, &QLabel::clear);
  hide();
}

void OutcomeEntry::stop() {
  asking_ = false;
  for (QPushButton* b : faces_) b->deleteLater();
  faces_.clear();
  line_->clear();
  complaint_->clear();
  hide();
}

void OutcomeEntry::ask(const ChanceRequest& request, const Words& words) {
  stop();
  request_ = request;
  words_ = words;
  asking_ = true;
  while (QLayoutItem* item = layout()->takeAt(0)) delete item;
  const int n = request.count;
  const int letters = request.kind == Outcome::Kind::Deck ? 46 : request.kind == Outcome::Kind::Dice ? 4 + 2 * n : 6;
  line_->setFixedWidth(fontMetrics().averageCharWidth() * letters + 20);
  switch (request.kind) {
  case Outcome::Kind::Dice:
    question_->setText(tr("What did your %n dice show?", nullptr, n));
    break;
  case Outcome::Kind::Deck:
    question_->setText(
        tr("Type your %n cards in the order they lie, first dealt first (QS = queen of spades, TH = ten of hearts):",
           nullptr, n));
    break;
  case Outcome::Kind::Draw:
    question_->setText(tr("What was drawn? A number from 0 to %1.").arg(request.faces - 1));
    break;
  }
  layout()->addWidget(question_);
  if (request.kind == Outcome::Kind::Dice) addFaces();
  layout()->addWidget(line_);
  layout()->addWidget(ok_);
  layout()->addWidget(complaint_);
  show();
  line_->setFocus();
}

void OutcomeEntry::addFaces() {
  static constexpr const char* kPoker[] = {"9", "10", "J", "Q", "K", "A"};
  for (int face = 1; face <= request_.faces && face <= 20; ++face) {
    const bool poker = request_.poker && face <= 6;
    QString label = poker ? QString::fromLatin1(kPoker[face - 1]) : QString::number(face);
    if (poker && face > 2) label = Words::rank(face == 6 ? 1 : face + 8);
    auto* b = new QPushButton(label, this);
    b->setFont(font());
    b->setProperty("pad", true);
    b->setAutoDefault(false);
    b->setAccessibleName(tr("A die showed %1").arg(label));
    connect(b, &QPushButton::clicked, this, [this, face] { addFace(face); });
    layout()->addWidget(b);
    b->show();
    faces_.push_back(b);
  }
}

// A clicked face is written after those already there; the last die ends the entry.
void OutcomeEntry::addFace(int face) {
  static constexpr const char* kPoker[] = {"9", "T", "J", "Q", "K", "A"};
  const QString t = request_.poker && face <= 6 ? QString::fromLatin1(kPoker[face - 1]) : QString::number(face);
  line_->setText((line_->text() + QStringLiteral(" ") + t).simplified());
  if (line_->text().split(u' ').size() >= request_.count) accept();
}

Checked<Outcome> OutcomeEntry::typed() const {
  QString t = line_->text().simplified();
  if (request_.kind == Outcome::Kind::Dice && request_.faces <= 9 && request_.count > 1 && !t.contains(u' ')) {
    QString spread; // "35" is "3 5"
    for (const QChar c : t) spread += c + QStringLiteral(" ");
    t = spread.trimmed();
  }
  const char* kind = request_.kind == Outcome::Kind::Dice   ? "dice "
                     : request_.kind == Outcome::Kind::Deck ? "deck "
                                                            : "draw ";
  return readOutcome(kind + t.toStdString(), request_.poker);
}

void OutcomeEntry::accept() {
  if (!asking_) return;
  const Checked<Outcome> o = typed();
  if (!o) return complaint_->setText(words_.write(o.why()));
  if (const Permission ok = fits(request_, *o); !ok) {
    complaint_->setText(words_.write(ok.why()));
    line_->selectAll();
    return;
  }
  const Outcome good = *o;
  stop();
  emit entered(good);
}

// A style sheet keeps fonts from being handed down: the children take ours.
void OutcomeEntry::changeEvent(QEvent* e) {
  if (e->type() == QEvent::FontChange)
    for (auto* w : findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) w->setFont(font());
  QWidget::changeEvent(e);
}

} // namespace mk
