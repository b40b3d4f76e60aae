// Faces above the table.
#include "app/shell/opponents_bar.h"

#include "app/shell/face.h"
#include "app/shell/style.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

namespace mk {

namespace {

constexpr int kFaceSize = 30;
constexpr int kMostFaces = 4; // more would leave the title no room; the others are told by name

} // namespace

OpponentsBar::OpponentsBar(QWidget* parent) : QWidget(parent), row_(new QHBoxLayout(this)) {
  row_->setContentsMargins(6, 0, 6, 0);
  row_->setSpacing(2);
  hide();
}

void OpponentsBar::seat(const Session& session) {
  qDeleteAll(faces_);
  faces_.clear();
  sitting_ = session.setup().seats;
  for (int seat = 0; seat < sitting_.size(); ++seat) {
    if (!sitting_[seat].isComputer() || faces_.size() == kMostFaces) continue;
    const Character who = characterOf(session.game().id(), sitting_[seat]);
    auto* face = new QToolButton;
    face->setProperty("seat", seat);
    face->setAutoRaise(true);
    face->setFocusPolicy(Qt::TabFocus);
    face->setIcon(faceIcon(who, kFaceSize, devicePixelRatioF()));
    face->setIconSize({kFaceSize, kFaceSize});
    face->setStyleSheet(
        QStringLiteral("QToolButton { padding: 1px; border: 3px solid transparent; border-radius: 16px; "
                       "background: transparent; } QToolButton:hover, QToolButton:focus { border-color: "
                       "%1; } QToolButton:pressed { border-color: %2; }")
            .arg(mk::style().line.name(), mk::style().accent.name()));
    const QString about = QStringLiteral("%1. %2").arg(session.name(static_cast<Seat>(seat)), who.sentence);
    face->setToolTip(about);
    face->setAccessibleName(about);
    connect(face, &QToolButton::clicked, this, [this, about] { emit introduced(about); });
    row_->addWidget(face);
    faces_ << face;
  }
}

void OpponentsBar::show(const Session* session) {
  if (session && session->setup().seats != sitting_) seat(*session);
  setVisible(session && !faces_.isEmpty());
  if (!session) return;
  const bool thinks = session->isThinking();
  Seat thinker = kNobody;
  for (Seat s = 0; s < sitting_.size() && thinker == kNobody; ++s)
    if (session->waitsFor(s) && sitting_[s].isComputer() && !session->match().over()) thinker = s;
  for (QToolButton* face : std::as_const(faces_)) face->setDown(face->property("seat").toInt() == thinker);
  told_ = thinks && thinker != kNobody ? tr("%1 is thinking…").arg(session->name(thinker)) : QString();
}

QString OpponentsBar::told() const { return told_; }

void OpponentsBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) sitting_.clear();
  QWidget::changeEvent(event);
}

} // namespace mk
