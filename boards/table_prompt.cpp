// What is written above the table: the prompt, what the move that is under way still wants, what has happened.
#include "boards/action_strip.h"
#include "boards/fitted_text.h"
#include "boards/notice.h"
#include "boards/table_widget.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QRegularExpression>

#include <algorithm>

namespace mk {

namespace {

constexpr int kBesideLetters = 4; // pixels that a prompt is wider than its letters
constexpr int kLeastShared = 40;  // and that it and what happened have at the least

// Said aloud. The bridge to AT-SPI passes no alerts on; a notification that shows itself is spoken there.
void alert(QWidget* w) {
  for (const QAccessible::Event what : {QAccessible::Alert, QAccessible::ObjectShow}) {
    QAccessibleEvent e(w, what);
    QAccessible::updateAccessibility(&e);
  }
}

// "3 / 10" stays on one line, and so do an ordinal and its word: "1. mängija".
void keepTogether(QString& text) {
  static const QRegularExpression ordinal(QStringLiteral("(?<=\\d\\.) (?=\\p{Ll})"));
  text.replace(QStringLiteral(" / "), QStringLiteral("\u00a0/\u00a0"));
  text.replace(ordinal, QString(QChar::Nbsp));
}

// Something is in the hand that goes on something else: a die on a number, a card on another.
bool isLaying(const Touch& touch) {
  const std::vector<Place> held = touch.picked(), next = touch.targets();
  if (held.empty() || next.empty() || !touch.way().empty() || touch.isOfSet(held.back())) return false;
  return std::ranges::find(next, held.back().zone, &Place::zone) == next.end();
}

} // namespace

// The prompt has what its words need in one line, within bounds; what happened has the rest.
void TableWidget::shareLine() {
  const QMargins rim = top_->contentsMargins();
  int room = width() - rim.left() - rim.right() - top_->spacing();
  for (const QWidget* w : std::initializer_list<QWidget*>{markLabel_, countdown_, strip_})
    if (top_->indexOf(w) >= 0 && !w->isHidden())
      room -= std::max(w->sizeHint().width(), w->minimumWidth()) + top_->spacing();
  QFont font = prompt_->font();
  font.setPixelSize(promptSize_);
  const int wanted = QFontMetrics(font).horizontalAdvance(prompt_->text()) + kBesideLetters;
  room = std::max(room, kLeastShared);
  const int prompt = std::clamp(wanted, room / 4, room * 2 / 3);
  top_->setStretch(top_->indexOf(prompt_), prompt);
  top_->setStretch(top_->indexOf(happened_), room - prompt);
}

void TableWidget::showPrompt(const Phrase& phrase) {
  const bool half = canvas_->isMidMove() || isLaying(canvas_->touch());
  const auto inWords = [&](InWords how) {
    const QString wanted = half ? halfDone(phrase, how) : QString();
    return wanted.isEmpty() ? Words::capitalised((words_.*how)(phrase)) : wanted;
  };
  QString text = inWords(&Words::write);
  keepTogether(text);
  if (text == prompt_->text()) return;
  prompt_->setText(text);
  prompt_->setAccessibleName(inWords(&Words::speak));
  shareLine();
  fitPrompt();
  alert(prompt_);
}

// One line of large letters or two of smaller ones have the same room in every prompt, so that the table does not jump;
// a longer one is written smaller still.
void TableWidget::fitPrompt() {
  QFont font = prompt_->font();
  const auto high = [&font](int pixels, int lines) {
    font.setPixelSize(pixels);
    return lines * QFontMetrics(font).lineSpacing();
  };
  QFont small = happened_->font();
  small.setPixelSize(happenedSize_);
  const int told = 2 * QFontMetrics(small).lineSpacing(); // what happened has two lines, or three smaller ones
  const int room = std::max({high(promptSize_, 1), high(promptSize_ * 4 / 5, 2), told, strip_->lineHeight()});
  prompt_->setFixedHeight(room);
  int pixels = promptSize_;
  for (; pixels > promptSize_ / 2; --pixels) {
    font.setPixelSize(pixels);
    const QRect wanted =
        QFontMetrics(font).boundingRect(QRect(0, 0, prompt_->width(), 10'000), Qt::TextWordWrap, prompt_->text());
    if (wanted.height() <= room && wanted.width() <= prompt_->width()) break;
  }
  font.setPixelSize(pixels);
  if (prompt_->font() != font) prompt_->setFont(font);
  happened_->setFixedHeight(room);
  showHappened();
}

// The whole is its tooltip and what is spoken. The note over the table ends with it: it is told once.
void TableWidget::showHappened() {
  if (!notice_->isHidden()) return happened_->clear();
  const QSize room(happened_->width(), happened_->maximumHeight());
  const FittedText now = fittedText(told_, brief_, happened_->font(), happenedSize_, room);
  if (happened_->font() != now.font) happened_->setFont(now.font);
  happened_->setText(now.text);
}

// What the move that is under way still wants, of whom the prompt asks it.
QString TableWidget::halfDone(const Phrase& asked, InWords how) const {
  const QString wanted = halfTask(how);
  const Seat seat = canvas_->currentSeat();
  const QString name = seat == kNobody ? QString() : words_.seat(seat);
  if (wanted.isEmpty() || name.isEmpty() || !(words_.*how)(asked).contains(name)) return Words::capitalised(wanted);
  return Words::capitalised(tr("%1: %2", "name, what that player is to choose").arg(name, wanted));
}

QString TableWidget::halfTask(InWords how) const {
  const Touch& touch = canvas_->touch();
  const std::vector<Place> next = touch.targets();
  if (!touch.active() || next.empty()) return {};
  if (canvas_->scene().choices()) return tr("choose what the piece becomes");
  const auto top = [&](Place p) { return canvas_->scene().top(p); };
  const auto isCard = [&](Place p) { return top(p) != nullptr && top(p)->thing.kind == Thing::Kind::Card; };
  const auto isOthers = [&](Place p) {
    return top(p)->thing.kind == Thing::Kind::Piece && mark_ && top(p)->thing.asColour() != *mark_;
  };
  if (isLaying(touch)) {
    const Place held = touch.picked().back();
    return isCard(held) ? tr("choose where %1 goes").arg((words_.*how)(nameOf(top(held)->thing)))
                        : tr("choose where it goes");
  }
  if (std::ranges::none_of(next, top)) return tr("the move goes on, choose one of the marked places");
  if (std::ranges::all_of(next, isCard)) return tr("now choose one of the marked cards");
  if (!std::ranges::all_of(next, top)) return tr("the move goes on, choose one of the marked ones");
  return std::ranges::all_of(next, isOthers) ? tr("now choose one of the other side's marked pieces")
                                             : tr("now choose one of the marked pieces");
}

void TableWidget::announce(const QString& text, const QString& spoken, const QString& brief) {
  told_ = text;
  brief_ = brief;
  if (!text.isEmpty()) notice_->hide(); // it is older
  showHappened();
  happened_->setToolTip(spoken.isEmpty() ? text : spoken);
  happened_->setAccessibleName(spoken.isEmpty() ? text : spoken);
  if (!text.isEmpty()) alert(happened_);
}

} // namespace mk
