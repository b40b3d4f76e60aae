// Bringing matches back from a daily copy.
#include "app/shell/copies_box.h"

#include "app/shell/game_list.h"
#include "app/shell/spoken_name.h"
#include "app/shell/style.h"
#include "app/store/copies.h"
#include "boards/plain_label.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace mk {

CopiesBox::CopiesBox(Context& context, QWidget* parent)
    : QWidget(parent), context_(context), title_(plainLabel()), text_(plainLabel()), report_(plainLabel()),
      days_(new QComboBox), missing_(new QPushButton), choose_(new QPushButton) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(10);
  title_->setFont(headline(1.2));
  text_->setWordWrap(true);
  text_->setObjectName(QStringLiteral("soft"));
  report_->setWordWrap(true);
  report_->hide();
  days_->setMinimumWidth(220);
  auto* row = new QHBoxLayout;
  row->addWidget(days_);
  row->addWidget(missing_);
  row->addWidget(choose_);
  row->addStretch(1);
  column->addWidget(title_);
  column->addWidget(text_);
  column->addLayout(row);
  column->addWidget(report_);
  connect(missing_, &QPushButton::clicked, this, &CopiesBox::bringMissing);
  connect(choose_, &QPushButton::clicked, this, &CopiesBox::choose);
  retranslate();
}

void CopiesBox::retranslate() {
  title_->setText(tr("Copies of the store"));
  missing_->setText(tr("Bring back what is missing"));
  choose_->setText(tr("Choose matches…"));
  speakAs(*days_, tr("Copy from which day"));
  refresh();
}

void CopiesBox::refresh() {
  const QList<DayCopy> copies = context_.store.isInMemory() ? QList<DayCopy>() : dayCopies(context_.store.dataDir());
  const QString chosen = copy();
  days_->clear();
  for (const DayCopy& c : copies) days_->addItem(QLocale().toString(c.day, QLocale::LongFormat), c.file);
  days_->setCurrentIndex(std::max(0, days_->findData(chosen)));
  for (QWidget* w : std::initializer_list<QWidget*>{days_, missing_, choose_}) w->setVisible(!copies.isEmpty());
  text_->setText(copies.isEmpty()
                     ? tr("On every day it is opened the program makes a copy of all matches. There is none yet.")
                     : tr("The program keeps a copy of all matches for each of the last seven days it was opened. A "
                          "match that was removed or damaged can be brought back from there."));
}

QString CopiesBox::copy() const { return days_->currentData().toString(); }

void CopiesBox::bringMissing() {
  QList<MatchId> gone;
  for (const CopiedMatch& match : context_.store.matchesIn(copy()))
    if (match.how == CopiedMatch::How::Gone) gone << match.about.id;
  bring(gone);
}

void CopiesBox::bring(const QList<MatchId>& ids) {
  const QStringList messages = context_.store.takeMessages();
  const Written done = messages.isEmpty() ? context_.store.bringBack(copy(), ids) : Written{};
  report_->setText(!messages.isEmpty() ? messages.join(u'\n')
                   : !done             ? done.message
                   : ids.isEmpty()     ? tr("Nothing is missing: every match in this copy is here.")
                                       : tr("%n match(es) are back.", nullptr, static_cast<int>(ids.size())));
  report_->show();
}

void CopiesBox::choose() {
  const QList<CopiedMatch> matches = context_.store.matchesIn(copy());
  if (matches.isEmpty()) return bring({});
  const auto row = [this, matches](int at) {
    const QString standing[] = {tr("is here"), tr("has been played on"), tr("is missing")};
    return rowOf(context_, matches[at].about, standing[static_cast<int>(matches[at].how)]);
  };
  auto* list =
      new GameList(tr("The matches in this copy. One that is still here comes back as a second match beside it."),
                   static_cast<int>(matches.size()), row, this);
  list->openButton().setText(tr("Bring back"));
  connect(list, &GameList::chosen, this, [this, matches](const QList<int>& rows) {
    QList<MatchId> ids;
    for (const int at : rows) ids << matches[at].about.id;
    bring(ids);
  });
  list->open();
}

} // namespace mk
