// Messages and questions.
#include "app/shell/banner.h"

#include "boards/plain_label.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

namespace mk {

Banner::Banner(QWidget* parent) : QFrame(parent), text_(plainLabel()), row_(new QHBoxLayout(this)) {
  setObjectName(QStringLiteral("banner"));
  text_->setWordWrap(true);
  text_->setTextFormat(Qt::PlainText);
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  row_->setContentsMargins(14, 8, 10, 8);
  row_->addWidget(text_, 1);
  hide();
}

void Banner::tell(const QString& text) { explain(text, text); }

void Banner::explain(const QString& text, const QString& spoken) {
  put(text, spoken, {{tr("All right"), [] {}}}, 0, 0);
}

void Banner::ask(const QString& text, std::vector<Answer> answers, std::size_t focus, std::size_t escape) {
  put(text, text, std::move(answers), focus, escape);
}

void Banner::put(const QString& text, const QString& spoken, std::vector<Answer> answers, std::size_t focus,
                 std::size_t escape) {
  text_->setText(text);
  text_->setAccessibleName(spoken);
  for (QPushButton* button : buttons_) button->deleteLater();
  buttons_.clear();
  for (Answer& answer : answers) {
    auto* button = new QPushButton(answer.label);
    row_->addWidget(button);
    buttons_.push_back(button);
    connect(button, &QPushButton::clicked, this, [this, act = std::move(answer.act)] {
      hide();
      act();
      emit closed();
    });
  }
  show();
  escape_ = escape;
  if (buttons_.size() > 1) buttons_[focus]->setFocus();
  setAccessibleName(spoken);
  QAccessibleEvent event(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&event);
}

QString Banner::text() const { return text_->text(); }

void Banner::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Escape) return QFrame::keyPressEvent(event);
  escape();
}

void Banner::escape() {
  if (isVisible() && escape_ < buttons_.size()) buttons_[escape_]->click();
}

} // namespace mk
