// Filling the tables of the records.
#include "app/shell/records_place.h"

#include "app/play/session.h"
#include "app/shell/game_list.h"
#include "app/shell/style.h"
#include "boards/plain_label.h"

#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace mk {

QString durationText(qint64 milliseconds) {
  const qint64 seconds = milliseconds / 1000;
  if (seconds >= 3600) return RecordsPlace::tr("%1 h %2 min").arg(seconds / 3600).arg(seconds / 60 % 60);
  if (seconds >= 60) return RecordsPlace::tr("%1 min %2 s").arg(seconds / 60).arg(seconds % 60);
  return RecordsPlace::tr("%1 s").arg(seconds);
}

RecordsPlace::RecordsPlace(Context& context, QWidget* parent)
    : QWidget(parent), context_(context), title_(plainLabel()), whose_(plainLabel()), against_(plainLabel()),
      score_(plainLabel()), message_(plainLabel()), profile_(new QComboBox), rival_(new QComboBox),
      export_(new QPushButton), finished_(new QPushButton), table_(new QTableWidget) {
  setObjectName(QStringLiteral("place"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(24, 18, 24, 14);
  column->setSpacing(12);
  setHeadline(title_, 1.7);
  column->addWidget(title_);
  auto* row = new QHBoxLayout;
  row->setSpacing(10);
  profile_->setMinimumWidth(150);
  rival_->setMinimumWidth(150);
  row->addWidget(whose_);
  row->addWidget(profile_);
  row->addSpacing(16);
  row->addWidget(against_);
  row->addWidget(rival_);
  row->addWidget(score_, 1);
  row->addWidget(finished_);
  row->addWidget(export_);
  column->addLayout(row);
  message_->setWordWrap(true);
  message_->hide();
  column->addWidget(message_);
  table_->setColumnCount(8);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setShowGrid(false);
  table_->setAlternatingRowColors(true);
  table_->setTabKeyNavigation(false);
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setDefaultSectionSize(34);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
  table_->horizontalHeader()->setHighlightSections(false);
  column->addWidget(table_, 1);
  connect(profile_, &QComboBox::activated, this, [this] {
    fillTable();
    fillHeadToHead();
  });
  connect(rival_, &QComboBox::activated, this, &RecordsPlace::fillHeadToHead);
  connect(export_, &QPushButton::clicked, this, &RecordsPlace::askFile);
  connect(finished_, &QPushButton::clicked, this, &RecordsPlace::showFinished);
  setFocusProxy(table_);
  retranslate();
}

void RecordsPlace::retranslate() {
  title_->setText(tr("Records"));
  whose_->setText(tr("Whose"));
  against_->setText(tr("Against"));
  export_->setText(tr("Save as CSV…"));
  finished_->setText(tr("Finished matches…"));
  table_->setAccessibleName(tr("Records"));
  table_->setHorizontalHeaderLabels(
      {tr("Game"), tr("Played"), tr("Won"), tr("Draws"), tr("Best"), tr("Streak"), tr("Longest"), tr("Time")});
  profile_->setAccessibleName(tr("Whose records"));
  rival_->setAccessibleName(tr("Against whom"));
}

void RecordsPlace::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  retranslate();
  refresh();
}

void RecordsPlace::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
}

QString RecordsPlace::gameName(const QString& id) const {
  const BoxedGame* game = context_.box.find(id);
  return game ? game->name(context_.lang()) : id;
}

void RecordsPlace::refresh() {
  fillProfiles();
  fillTable();
  fillHeadToHead();
}

void RecordsPlace::fillProfiles() {
  const QList<Profile> profiles = context_.store.profiles();
  const auto fill = [&](QComboBox* box, const QString& first) {
    const qint64 chosen = box->currentData().toLongLong();
    box->clear();
    box->addItem(first, kNoId);
    for (const Profile& p : profiles) box->addItem(p.name, p.id);
    box->setCurrentIndex(std::max(0, box->findData(chosen)));
  };
  fill(profile_, tr("Everybody"));
  fill(rival_, tr("nobody"));
  const bool two = profiles.size() > 1;
  against_->setVisible(two);
  rival_->setVisible(two);
}

void RecordsPlace::fillTable() {
  const QList<Record> records = context_.store.records(profile_->currentData().toLongLong());
  table_->setRowCount(static_cast<int>(records.size()));
  int row = 0;
  for (const Record& r : records) {
    QString best;
    if (r.highestScore) best = tr("%n points", nullptr, *r.highestScore);
    if (r.fastestWin)
      best = best.isEmpty() ? durationText(*r.fastestWin) : best + QStringLiteral(" · ") + durationText(*r.fastestWin);
    const QString cells[] = {gameName(r.game),
                             QString::number(r.played),
                             QString::number(r.won),
                             QString::number(r.draws),
                             best,
                             QString::number(r.streak),
                             QString::number(r.longestStreak),
                             durationText(r.milliseconds)};
    for (int c = 0; c < 8; ++c) {
      auto* item = new QTableWidgetItem(cells[c]);
      item->setTextAlignment((c == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
      table_->setItem(row, c, item);
    }
    ++row;
  }
  message_->setVisible(records.isEmpty());
  if (records.isEmpty())
    message_->setText(tr("Nothing has been finished yet. Play a match to its end and it appears here."));
  export_->setEnabled(!records.isEmpty());
  finished_->setEnabled(!context_.store.finishedMatches(1).isEmpty());
}

void RecordsPlace::fillHeadToHead() {
  const ProfileId first = profile_->currentData().toLongLong(), second = rival_->currentData().toLongLong();
  if (first == kNoId || second == kNoId || first == second) return score_->clear();
  const HeadToHead h = context_.store.headToHead(first, second);
  score_->setText(tr("%n matches", nullptr, h.played) +
                  QStringLiteral(":  %1 %2 : %3 %4")
                      .arg(profile_->currentText())
                      .arg(h.firstWon)
                      .arg(h.secondWon)
                      .arg(rival_->currentText()) +
                  (h.level ? QStringLiteral("   ") + tr("(%n level)", nullptr, h.level) : QString()));
}

void RecordsPlace::showFinished() {
  const QList<MatchSummary> matches = context_.store.finishedMatches();
  const auto row = [this, matches](int at) { return rowOf(context_, matches[at], matches[at].result->why); };
  auto* list = new GameList(tr("Finished matches, the latest first"), static_cast<int>(matches.size()), row, this);
  connect(list, &GameList::chosen, this,
          [this, matches](const QList<int>& rows) { emit matchPicked(matches[rows.first()].id); });
  list->open();
}

void RecordsPlace::askFile() {
  const QString file =
      QFileDialog::getSaveFileName(this, tr("Save the records"), tr("records.csv"), tr("CSV files (*.csv)"));
  if (!file.isEmpty()) exportTo(file);
}

bool RecordsPlace::exportTo(const QString& file) {
  const Written written = context_.store.exportCsv(file, [this](const QString& id) { return gameName(id); });
  message_->setText(written ? tr("Saved: %1").arg(file) : written.message);
  message_->show();
  return static_cast<bool>(written);
}

} // namespace mk
