// What a review says.
#include "app/shell/review_dialog.h"

#include "app/shell/move_number.h"
#include "app/shell/openings.h"
#include "app/shell/review_curve.h"
#include "app/shell/style.h"
#include "boards/plain_label.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace mk {

namespace {

QString percent(double chance) { return ReviewDialog::tr("%1 %").arg(qRound(100 * chance)); }

} // namespace

ReviewDialog::ReviewDialog(const Session& session, Store* store, const QString& lang, QWidget* parent)
    : QDialog(parent), session_(session), reviewer_(store), curve_(new ReviewCurve), waiting_(plainLabel()),
      here_(plainLabel()), heading_(plainLabel()), sums_(plainLabel()), bar_(new QProgressBar),
      points_(new QListWidget), show_(new QPushButton(tr("Show on the table"))) {
  setWindowTitle(tr("Review: %1").arg(session.game().name(lang)));
  setAttribute(Qt::WA_DeleteOnClose);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(18, 16, 18, 14);
  column->setSpacing(8);
  const QString opening = openingOf(session.match(), session.match().plies(), lang);
  auto* title = plainLabel(windowTitle() + (opening.isEmpty() ? QString() : QStringLiteral(" · ") + opening));
  title->setWordWrap(true);
  setHeadline(title, 1.4);
  column->addWidget(title);
  waiting_->setText(tr("The match is being looked through…"));
  column->addWidget(waiting_);
  bar_->setAccessibleName(waiting_->text());
  bar_->setTextVisible(false); // it is too low for figures
  column->addWidget(bar_);
  column->addWidget(curve_, 1);
  here_->setWordWrap(true);
  here_->setMinimumHeight(2 * here_->fontMetrics().lineSpacing());
  here_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  column->addWidget(here_);
  setHeadline(heading_, 1.1);
  column->addWidget(heading_);
  points_->setWordWrap(true);
  points_->setAccessibleName(tr("Turning points"));
  points_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  points_->setSpacing(3);
  points_->setMaximumHeight(7 * points_->fontMetrics().lineSpacing() + 32);
  column->addWidget(points_);
  sums_->setWordWrap(true);
  column->addWidget(sums_);
  auto* row = new QHBoxLayout;
  row->addStretch(1);
  show_->setProperty("main", true);
  show_->setEnabled(false);
  row->addWidget(show_);
  auto* close = new QPushButton(tr("Close"));
  row->addWidget(close);
  column->addLayout(row);
  resize(760, 600);
  connect(close, &QPushButton::clicked, this, &QDialog::reject);
  connect(show_, &QPushButton::clicked, this, [this] { pick(curve_->current()); });
  connect(curve_, &ReviewCurve::picked, this, &ReviewDialog::pick);
  connect(curve_, &ReviewCurve::moved, this, [this](int point) {
    show_->setEnabled(point >= 0);
    here_->setText(review_ && point >= 0 ? told(review_->points[static_cast<std::size_t>(point)]) : QString());
  });
  const auto byRow = [this](int at) {
    const auto turning = review_ ? review_->turningPoints() : std::vector<std::size_t>();
    return static_cast<std::size_t>(at) < turning.size() ? static_cast<int>(turning[static_cast<std::size_t>(at)]) : -1;
  };
  connect(points_, &QListWidget::currentRowChanged, this, [this, byRow](int at) {
    if (at >= 0) curve_->setCurrent(byRow(at));
  });
  connect(points_, &QListWidget::itemActivated, this, [this, byRow] { pick(byRow(points_->currentRow())); });
  connect(&reviewer_, &Reviewer::progress, this, [this](int done, int of) {
    bar_->setRange(0, of);
    bar_->setValue(done);
  });
  connect(&reviewer_, &Reviewer::reviewed, this, &ReviewDialog::fill);
  for (QWidget* w : std::initializer_list<QWidget*>{here_, heading_, points_, sums_}) w->hide();
  reviewer_.review(session);
}

// "12. … Mari moves e3-f4. 71 % → 42 %. Better: Mari moves c3-d4."
QString ReviewDialog::told(const ReviewPoint& p) const {
  const Match& match = session_.match();
  const auto at = static_cast<std::size_t>(p.ply);
  if (at >= match.plies()) return {};
  const Words& words = session_.words();
  const QString name = session_.name(p.seat), move = words.write(match.tell(at, Viewer{p.seat})).trimmed();
  QString out = MoveNumbers(session_).of(p.ply) + u' ';
  out += move.contains(name) ? move : QStringLiteral("%1: %2").arg(name, move);
  if (out.endsWith(u'.')) out.chop(1);
  if (p.lost() < 0.005) return out + QStringLiteral(". ") + tr("Chance of winning %1.").arg(percent(p.before));
  out += QStringLiteral(". ") + tr("Chance of winning %1 → %2.").arg(percent(p.before), percent(p.after));
  if (p.better.empty()) return out;
  return out + u' ' + tr("Better: %1").arg(words.write(match.at(at).tell(p.seat, p.better, Viewer{p.seat})));
}

QString ReviewDialog::sums(const Review& review) const {
  QStringList lost;
  for (Seat seat = 0; seat < review.seats; ++seat)
    lost << QStringLiteral("%1 %2").arg(session_.name(seat), percent(review.lost[at(seat)]));
  QString out = tr("Chances lost by one's own moves, added up: %1.").arg(lost.join(QStringLiteral(", ")));
  if (!review.luck) return out;
  const Seat lucky = *review.luck >= 0 ? Seat{0} : Seat{1};
  const double luck = std::abs(*review.luck);
  return out + u' ' +
         (luck < 0.02 ? tr("The dice favoured nobody.")
                      : tr("The dice favoured %1 by %2.").arg(session_.name(lucky), percent(luck)));
}

void ReviewDialog::fill(const Review& review) {
  review_ = review;
  waiting_->hide();
  bar_->hide();
  QStringList names, all;
  for (Seat seat = 0; seat < review.seats; ++seat) names << session_.name(seat);
  for (const ReviewPoint& p : review.points) all << told(p);
  curve_->show(review, names, all);
  const auto turning = review.turningPoints();
  heading_->setText(turning.empty() ? tr("No move in this match threw much away.") : tr("Turning points"));
  for (std::size_t i = 0; i < turning.size(); ++i)
    points_->addItem(QStringLiteral("%1)  %2").arg(i + 1).arg(all[static_cast<qsizetype>(turning[i])]));
  sums_->setText(sums(review));
  for (QWidget* w : std::initializer_list<QWidget*>{here_, heading_, sums_}) w->show();
  points_->setVisible(!turning.empty());
  setAccessibleDescription(summary());
  if (turning.empty())
    curve_->setFocus();
  else
    points_->setCurrentRow(0), points_->setFocus();
}

QString ReviewDialog::summary() const {
  QStringList all{heading_->text()};
  for (int row = 0; row < points_->count(); ++row) all << points_->item(row)->text();
  return (all << sums_->text()).join(QStringLiteral(" "));
}

void ReviewDialog::pick(int point) {
  if (!review_ || point < 0) return;
  const ReviewPoint p = review_->points[static_cast<std::size_t>(point)];
  accept();
  emit picked(p.ply, QString::fromStdString(p.better));
}

} // namespace mk
