// The end of a match and the steps of a lesson.
#include "app/shell/table_bars.h"

#include "app/play/finish.h"
#include "app/play/reviewer.h"
#include "app/shell/style.h"
#include "boards/flow_layout.h"
#include "boards/free_place.h"
#include "boards/plain_label.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace mk {

namespace {

// Milliseconds: to read a comment, by its letters; after a step without words; between events of a quick stretch.
constexpr int kLetter = 55, kShortest = 2200, kSilent = 1100, kQuickStep = 240;
constexpr int kStretch = 9000, kQuickest = 30; // of a long quick stretch, whole, and its events at least
constexpr int kRate[] = {50, 100, 200, 400};   // speeds, in percent
constexpr int kRates = 4;

QPushButton* button(QLayout* row, bool main = false) {
  auto* b = new QPushButton;
  if (main) b->setProperty("main", true);
  row->addWidget(b);
  return b;
}

// A short name, and a name with its points, are not parted by the end of a line.
QString together(QString text) {
  constexpr qsizetype kShort = 24; // letters
  return text.size() > kShort ? text : text.replace(u' ', QChar::Nbsp);
}

// As it is spoken and written elsewhere.
QString apart(QString text) { return text.replace(QChar::Nbsp, u' '); }

QString title(const Session& session, const Result& result) {
  QStringList winners;
  for (const Seat seat : result.winners()) winners << together(session.name(seat));
  if (session.setup().seats.size() == 1) {
    if (result.stars >= 0) return EndPanel::tr("%n stars", nullptr, result.stars);
    return result.places.empty() || result.places[0] == 1 ? EndPanel::tr("You won!") : EndPanel::tr("Not this time.");
  }
  if (result.isDraw() || winners.isEmpty()) return EndPanel::tr("Draw");
  if (winners.size() == 1) return EndPanel::tr("%1 won!").arg(winners.first());
  return EndPanel::tr("Winners: %1").arg(winners.join(QStringLiteral(", ")));
}

// A patience's why ends with its number.
QString scores(const Session& session, const Result& result) {
  if (session.setup().seats.size() == 1) {
    if (result.scores.empty() || session.game().info->kind == Kind::Solitaire) return {};
    return EndPanel::tr("Score: %1").arg(QLocale().toString(result.scores[0]));
  }
  QStringList out;
  for (std::size_t seat = 0; seat < result.scores.size() && static_cast<int>(seat) < session.setup().seats.size();
       ++seat)
    out << together(
        QStringLiteral("%1: %2").arg(session.name(static_cast<Seat>(seat)), QLocale().toString(result.scores[seat])));
  return out.join(QStringLiteral("   "));
}

constexpr double kHeading = 1.5, kSmallHeading = 1.2; // times the size of other letters
const QString kBetween = QStringLiteral("   ·   ");   // what is told

} // namespace

EndPanel::EndPanel(QWidget* parent)
    : QFrame(parent), row_(new QBoxLayout(QBoxLayout::LeftToRight, this)), buttons_(new QWidget), title_(plainLabel()),
      why_(plainLabel()) {
  setObjectName(QStringLiteral("endPanel"));
  row_->setContentsMargins(18, 4, 12, 4);
  row_->setSpacing(10);
  auto* words = new QVBoxLayout;
  words->setSpacing(1);
  setHeadline(title_, kHeading);
  title_->setWordWrap(true);
  why_->setWordWrap(true);
  words->addWidget(title_);
  words->addWidget(why_);
  row_->addLayout(words, 1);
  row_->addWidget(buttons_, 0, Qt::AlignVCenter);
  auto* flow = new FlowLayout(buttons_);
  flow->setContentsMargins({});
  flow->setSpacing(8);
  evening_ = button(flow, true);
  again_ = button(flow, true);
  swap_ = button(flow);
  review_ = button(flow);
  sheet_ = button(flow);
  sheet_->setMenu(new QMenu(sheet_));
  box_ = button(flow);
  connect(evening_, &QPushButton::clicked, this, &EndPanel::backToEvening);
  connect(again_, &QPushButton::clicked, this, &EndPanel::again);
  connect(swap_, &QPushButton::clicked, this, &EndPanel::swap);
  connect(review_, &QPushButton::clicked, this, &EndPanel::review);
  connect(box_, &QPushButton::clicked, this, &EndPanel::backToBox);
  retranslate();
  hide();
}

// The buttons stand beside the words where both have room, else below them.
EndPanel::Fit EndPanel::fitted(int width, qsizetype lines, double heading) const {
  constexpr int kWords = 220; // pixels that they want
  const QMargins rim = row_->contentsMargins();
  Fit fit;
  fit.heading = heading;
  fit.why = told_.mid(0, lines).join(kBetween);
  int line = 0, tallest = 0;
  for (const auto* b : buttons_->findChildren<QPushButton*>()) {
    if (b->isHidden()) continue;
    line += b->sizeHint().width() + buttons_->layout()->spacing();
    tallest = std::max(tallest, b->sizeHint().height());
  }
  fit.beside = line + kWords + rim.left() + rim.right() <= width;
  const int inside = width - rim.left() - rim.right() - 2 * frameWidth();
  const int words = inside - (fit.beside ? line + row_->spacing() : 0);
  fit.buttons = fit.beside ? QSize(line, tallest) : QSize(inside, buttons_->layout()->heightForWidth(inside));
  const auto high = [words](const QFontMetrics& letters, const QString& text) {
    return letters.boundingRect(QRect(0, 0, words, 10'000), Qt::TextWordWrap, text).height();
  };
  const int written = high(QFontMetrics(headline(heading)), title_->text()) + 1 + high(why_->fontMetrics(), fit.why);
  fit.height = fit.beside ? std::max(tallest, written) : written + row_->spacing() + fit.buttons.height();
  fit.height += rim.top() + rim.bottom() + 2 * frameWidth();
  return fit;
}

// What has been found is set once, and nothing where it stands so already: every change asks for a new layout.
void EndPanel::place(const QRect& table, const QRect& canvas, const Scene& scene) {
  const QRect above(table.topLeft(), QSize(table.width(), canvas.top() - table.top()));
  const QRect below(table.left(), canvas.bottom() + 1, table.width(), table.bottom() - canvas.bottom());
  const QRect band = below.height() > above.height() ? below : above; // a score pad has its buttons below
  QRect at = band;
  const auto inBand = [&](qsizetype lines, double heading) {
    return fitted(band.width(), lines, heading).height <= band.height();
  };
  qsizetype lines = told_.size();
  double heading = kHeading;
  while (lines > needed_ && !inBand(lines, heading)) --lines;
  if (!inBand(lines, heading)) heading = kSmallHeading;
  if (!inBand(lines, heading)) {
    lines = told_.size();
    heading = kHeading;
    QList<QSize> sizes;
    const int widest = table.width() - 4; // nothing peeks out beside it
    for (const int wide : {widest, table.width() * 3 / 4, table.width() / 2, 340, 260, 210})
      if (const int fits = std::min(wide, widest); sizes.isEmpty() || fits < sizes.back().width())
        sizes << QSize(fits, std::min(fitted(fits, lines, heading).height, table.height() - 24));
    at = leastCovering(table.adjusted(-10, -10, 10, 10), scene, canvas.topLeft(), sizes); // close to the edge
  }
  const Fit fit = fitted(at.width(), lines, heading);
  row_->setDirection(fit.beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  if (buttons_->minimumSize() != fit.buttons || buttons_->maximumSize() != fit.buttons)
    buttons_->setFixedSize(fit.buttons);
  if (title_->property("headline").toDouble() != fit.heading) setHeadline(title_, fit.heading);
  if (why_->text() != fit.why) why_->setText(fit.why);
  if (geometry() != at) setGeometry(at);
  raise();
}

void EndPanel::retranslate() {
  evening_->setText(tr("On with the evening"));
  again_->setText(tr("New match"));
  swap_->setText(tr("Swap seats"));
  review_->setText(tr("Review"));
  review_->setToolTip(tr("How the chances went, where the match turned, what would have been better."));
  sheet_->setText(tr("Sheet"));
  box_->setText(tr("Back to the box"));
}

void EndPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QFrame::changeEvent(event);
}

void EndPanel::show(const Session& session, bool ofAnEvening) {
  const Result result = session.match().result();
  title_->setText(title(session, result));
  QStringList lines{Words::capitalised(session.words().write(result.why)), scores(session, result)};
  needed_ = lines.size() - lines.count(QString());
  if (session.counts()) lines << tr("The result is in the records.");
  if (goesByItself(session.match())) lines << tr("There was nothing to decide in this deal: it does not count.");
  lines.removeAll(QString());
  told_ = lines;
  why_->setText(told_.join(kBetween));
  why_->setToolTip(why_->text());
  evening_->setVisible(ofAnEvening);
  again_->setVisible(!ofAnEvening);
  swap_->setVisible(!ofAnEvening && session.setup().seats.size() > 1);
  review_->setVisible(Reviewer::suits(session));
  const auto actions = sheet_->menu()->actions();
  sheet_->setVisible(std::ranges::any_of(actions, &QAction::isVisible));
  setVisible(true);
  setAccessibleName(text());
}

void EndPanel::setSheetActions(const QList<QAction*>& actions) { sheet_->menu()->addActions(actions); }

QString EndPanel::summary(const Session& session) {
  const Result result = session.match().result();
  QStringList parts{title(session, result), Words::capitalised(session.words().write(result.why))};
  parts.removeAll(QString());
  return apart(parts.join(QStringLiteral("  ")));
}

QString EndPanel::text() const { return apart(title_->text() + u' ' + told_.join(kBetween)); }

LessonBar::LessonBar(QWidget* parent) : QFrame(parent), comment_(plainLabel()), count_(plainLabel()) {
  setObjectName(QStringLiteral("footbar"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(18, 10, 18, 10);
  comment_->setWordWrap(true);
  setHeadline(comment_, 1.15);
  comment_->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  column->addWidget(comment_);
  auto* row = new QHBoxLayout;
  row->setSpacing(8);
  back_ = button(row);
  run_ = button(row);
  run_->setCheckable(true);
  next_ = button(row, true);
  count_->setObjectName(QStringLiteral("soft"));
  row->addWidget(count_);
  row->addStretch(1);
  speed_ = button(row);
  try_ = button(row);
  close_ = button(row);
  column->addLayout(row);
  timer_.setSingleShot(true);
  quick_.setSingleShot(true);
  speed_->setProperty("flat", true);
  connect(&timer_, &QTimer::timeout, this, &LessonBar::next);
  connect(&quick_, &QTimer::timeout, this, &LessonBar::goOn);
  connect(next_, &QPushButton::clicked, this, [this] {
    setRunning(false);
    emit next();
  });
  connect(back_, &QPushButton::clicked, this, [this] {
    setRunning(false);
    emit back();
  });
  connect(run_, &QPushButton::toggled, this, &LessonBar::setRunning);
  connect(speed_, &QPushButton::clicked, this, [this] { faster(rate_ + 1 < kRates ? 1 : 1 - kRates); });
  connect(close_, &QPushButton::clicked, this, &LessonBar::closed);
  connect(try_, &QPushButton::clicked, this, &LessonBar::tryIt);
  retranslate();
  hide();
}

void LessonBar::retranslate() {
  back_->setText(tr("Back"));
  next_->setText(tr("Next"));
  run_->setText(isRunning() ? tr("Pause") : tr("Play"));
  speed_->setText(tr("Speed %1").arg(rate_ == 0 ? QStringLiteral("½") : QString::number(kRate[rate_] / 100)));
  speed_->setToolTip(tr("How fast it goes on by itself"));
  try_->setText(tr("Try it yourself from here"));
  try_->setToolTip(tr("You take over from the player whose turn it is. This match is not kept."));
  close_->setText(tr("Close"));
}

void LessonBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QFrame::changeEvent(event);
}

void LessonBar::setRunning(bool on) {
  running_ = on;
  run_->setChecked(on);
  if (on)
    timer_.start(reading_ * 100 / kRate[rate_]);
  else
    timer_.stop();
  retranslate();
}

void LessonBar::faster(int by) {
  rate_ = std::clamp(rate_ + by, 0, kRates - 1);
  setRunning(running_);
}

// For the longest of them, so that the table keeps its size.
void LessonBar::keepRoom(const QStringList& comments) {
  const QMargins rim = layout()->contentsMargins();
  const QRect room(0, 0, parentWidget()->width() - rim.left() - rim.right(), 10'000);
  const QFontMetrics letters(comment_->font());
  int high = 2 * letters.height();
  for (const QString& c : comments) high = std::max(high, letters.boundingRect(room, Qt::TextWordWrap, c).height());
  comment_->setFixedHeight(high + 6);
}

void LessonBar::show(const Lesson& lesson, const QString& lang) {
  keepRoom(lesson.comments(lang));
  comment_->setText(lesson.comment(lang));
  comment_->setAccessibleName(comment_->text());
  count_->setText(tr("%1 of %2", "step of a lesson").arg(lesson.step()).arg(lesson.steps()));
  back_->setEnabled(lesson.step() > 0);
  next_->setEnabled(!lesson.atEnd());
  run_->setEnabled(!lesson.atEnd());
  try_->setEnabled(!lesson.match().over());
  if (lesson.underWay())
    quick_.start(std::clamp(kStretch / lesson.events(), kQuickest, kQuickStep) * 100 / kRate[rate_]);
  else
    quick_.stop();
  reading_ = lesson.speaks() ? std::max(kShortest, kLetter * static_cast<int>(comment_->text().size())) : kSilent;
  setRunning(running_ && !lesson.atEnd());
  setVisible(true);
}

} // namespace mk
