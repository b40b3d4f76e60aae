// The match window: the coach's question, and the review of a match that is over.
#include "app/shell/review_dialog.h"
#include "app/shell/table_bars.h"
#include "app/shell/table_place.h"
#include "boards/table_widget.h"

#include <QAction>

namespace mk {

void TablePlace::connectAdvice() {
  const auto key = [](const QString& whose) { return QStringLiteral("coach-%1").arg(whose).toLatin1(); };
  presenter_.setCoachKeeper(
      {[this, key](const QString& whose) { return context_.settings.value(key(whose).constData()).toBool(); },
       [this, key](const QString& whose, bool on) { context_.settings.set(key(whose).constData(), on); }});
  coach_->setCheckable(true);
  connect(coach_, &QAction::triggered, &presenter_, &Presenter::setCoached);
  connect(&presenter_, &Presenter::coachAsks, this, [this](const QString& question) {
    banner_->ask(question, {{tr("Think again"), [] {}}, {tr("Play it"), [this] { presenter_.playAnyway(); }}});
  });
  connect(&presenter_, &Presenter::explained, this, [this](const QString& why, const QString& spoken) {
    banner_->explain(why, spoken);
    explained_ = why;
    explainedAt_ = session()->match().plies();
    table_->announce({}, spoken);
    table_->setFocus();
  });
  connect(end_, &EndPanel::review, this, &TablePlace::openReview);
  connect(&presenter_, &Presenter::opened, this, [this] { delete review_; });
}

ReviewDialog* TablePlace::review() { return review_; }

void TablePlace::refreshAdvice() {
  const Seat seat = presenter_.viewer().seat;
  const bool own = session() && session()->isPerson(seat);
  coach_->setVisible(presenter_.mayCoach());
  coach_->setEnabled(!presenter_.isCovered() && own);
  coach_->setChecked(presenter_.isCoached(seat));
  QString name = own && session()->persons() > 1 ? session()->name(seat) : QString();
  coach_->setText(name.isEmpty()
                      ? tr("Coach: ask before a bad move") // "&" would mark a letter
                      : tr("Coach of %1: ask before a bad move").arg(name.replace(u'&', QStringLiteral("&&"))));
}

// A reason is told for one position: it does not lie over the next one.
void TablePlace::closeExplained() {
  const bool here = session() && session()->match().plies() == explainedAt_;
  if (explained_.isEmpty() || here) return;
  if (banner_->text() == explained_) banner_->hide(); // and nothing else has been told since
  explained_.clear();
}

void TablePlace::openReview() {
  if (!session()) return;
  delete review_;
  review_ = new ReviewDialog(*session(), &context_.store, context_.lang(), this);
  connect(review_, &ReviewDialog::picked, this, &TablePlace::showPoint);
  review_->open();
}

// The position before a move, and what would have been better.
void TablePlace::showPoint(int ply, const QString& better) {
  if (!session()) return;
  presenter_.lookBack(ply);
  const Match& match = session()->match();
  const auto at = static_cast<std::size_t>(ply);
  if (better.isEmpty() || at >= match.plies()) return;
  const std::string move = better.toStdString();
  const Seat seat = match.event(at).seat;
  table_->showHint(match.at(at).gestureOf(seat, move));
  table_->announce(tr("Better: %1").arg(session()->words().write(match.at(at).tell(seat, move, Viewer{seat}))));
}

} // namespace mk
