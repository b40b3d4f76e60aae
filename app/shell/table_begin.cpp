// The match window: what it shows where no match lies, and how matches and lessons begin and are left.
#include "app/shell/landing.h"
#include "app/shell/side_panel.h"
#include "app/shell/style.h"
#include "app/shell/table_bars.h"
#include "app/shell/table_place.h"
#include "boards/celebration.h"
#include "boards/plain_label.h"
#include "boards/table_widget.h"

#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace mk {

// Where no match lies: the last one, and the way to the others.
void TablePlace::buildBare(QVBoxLayout* column) {
  bare_ = new QFrame;
  bareText_ = plainLabel();
  goOn_ = new QPushButton;
  goOn_->setProperty("main", true);
  toBox_ = new QPushButton;
  setHeadline(bareText_, 1.3);
  bareText_->setAlignment(Qt::AlignCenter);
  bareText_->setWordWrap(true);
  auto* inside = new QVBoxLayout(bare_);
  inside->setSpacing(14);
  inside->addStretch(2);
  for (QWidget* w : std::initializer_list<QWidget*>{bareText_, goOn_, toBox_})
    inside->addWidget(w, 0, w == bareText_ ? Qt::Alignment() : Qt::AlignHCenter);
  inside->addStretch(3);
  column->addWidget(bare_, 1);
  connect(toBox_, &QPushButton::clicked, this, &TablePlace::backToBox);
  connect(goOn_, &QPushButton::clicked, this, [this] {
    if (const QList<MatchSummary> all = context_.store.unfinishedMatches(); !all.isEmpty())
      emit resumeAsked(all.front().id);
  });
}

void TablePlace::refreshBare() {
  const bool bare = presenter_.isEmpty();
  bare_->setVisible(bare);
  split_->setVisible(!bare);
  setLanding(*this, bare ? static_cast<QWidget*>(toBox_) : table_);
  if (!bare) return;
  const QList<MatchSummary> all = context_.store.unfinishedMatches();
  const BoxedGame* last = all.isEmpty() ? nullptr : context_.box.find(all.front().setup.game);
  goOn_->setVisible(last);
  if (last) goOn_->setText(tr("Go on with “%1”").arg(last->name(context_.lang())));
  bareText_->setText(last ? tr("A match is waiting.") : tr("There is no game on the table now."));
  toBox_->setText(tr("Choose a game from the box"));
  if (last) setLanding(*this, goOn_);
}

bool TablePlace::tell(const QString& problem) {
  if (!problem.isEmpty()) banner_->tell(problem);
  return problem.isEmpty();
}

bool TablePlace::startMatch(const BoxedGame& game, const MatchSetup& setup) {
  return tell(presenter_.begin(game, setup));
}

bool TablePlace::resumeMatch(MatchId id) { return tell(presenter_.resume(id)); }

bool TablePlace::startLesson(const BoxedGame& game) {
  if (!tell(presenter_.beginLesson(game))) return false;
  lessonBar_->runButton().setFocus();
  return true;
}

void TablePlace::open() {
  lookedAt_ = -1;
  wasOver_ = session() && session()->match().over();
  celebration_->stop();
  refreshBare();
  practice_->leave();
  lessonBar_->setRunning(false);
  lessonBar_->hide();
  end_->hide();
  if (presenter_.isEmpty()) banner_->hide();
  table_->clear();
  table_->setWords(presenter_.words());
  table_->setPad(session() && session()->setup().pad);
  side_->refresh(nullptr, Viewer::everybody());
  side_->showPart(static_cast<SidePanel::Part>(std::clamp(context_.settings.panel().toInt(), 0, 2)));
}

void TablePlace::leaveLesson() {
  const QString id = presenter_.gameId();
  leave();
  emit setUpAgain(id);
}

} // namespace mk
