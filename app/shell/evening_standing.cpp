// The standing of an evening: the table, the podium, the sheet to print.
#include "app/shell/evening_place.h"

#include "app/shell/landing.h"
#include "app/shell/podium_view.h"
#include "app/shell/style.h"
#include "boards/plain_label.h"
#include "i18n/words.h"

#include <QDate>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableWidget>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>
#include <QVBoxLayout>

namespace mk {

QWidget* EveningPlace::buildStanding() {
  auto* standing = new QWidget;
  auto* column = new QVBoxLayout(standing);
  column->setContentsMargins(0, 0, 0, 0);
  podium_ = plainLabel();
  setHeadline(podium_, 1.3);
  podium_->setWordWrap(true);
  table_ = new QTableWidget;
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setTabKeyNavigation(false);
  table_->setShowGrid(false);
  table_->setAlternatingRowColors(true);
  table_->verticalHeader()->hide();
  steps_ = new PodiumView;
  column->addWidget(podium_);
  column->addWidget(steps_, 2);
  table_->verticalHeader()->setDefaultSectionSize(2 * fontMetrics().height() + 4);
  column->addWidget(table_, 3);
  auto* buttons = new QHBoxLayout;
  next_ = new QPushButton;
  next_->setProperty("main", true);
  print_ = new QPushButton;
  end_ = new QPushButton;
  buttons->addWidget(next_);
  buttons->addStretch(1);
  buttons->addWidget(print_);
  buttons->addWidget(end_);
  column->addLayout(buttons);
  connect(next_, &QPushButton::clicked, this, &EveningPlace::goOn);
  connect(print_, &QPushButton::clicked, this, &EveningPlace::print);
  connect(end_, &QPushButton::clicked, this, &EveningPlace::finish);
  return standing;
}

void EveningPlace::showStanding() {
  stack_->setCurrentIndex(evening_.isEmpty() ? 0 : 1);
  setLanding(*this, evening_.isEmpty() ? static_cast<QWidget*>(people_) : next_);
  if (evening_.isEmpty()) return;
  const QList<Evening::Line> lines = evening_.standing();
  QStringList heads{tr("Place"), tr("Name"), tr("Points"), tr("Won")};
  for (const Evening::Round& r : evening_.rounds) heads << gameName(r.game);
  table_->setColumnCount(static_cast<int>(heads.size()));
  table_->setHorizontalHeaderLabels(heads);
  for (int c = static_cast<int>(heads.size() - evening_.rounds.size()); c < heads.size(); ++c)
    table_->horizontalHeaderItem(c)->setToolTip(tr("Points, and in brackets the place"));
  table_->setRowCount(static_cast<int>(lines.size()));
  for (int row = 0; row < lines.size(); ++row) {
    const auto person = static_cast<int>(evening_.people.indexOf(lines[row].name));
    QStringList cells{Words::ordinal(lines[row].place), lines[row].name, QString::number(lines[row].points),
                      QString::number(lines[row].won)};
    for (const Evening::Round& r : evening_.rounds)
      cells << (r.places.isEmpty() ? QString()
                                   : tr("%1 (%2)", "points (place)")
                                         .arg(evening_.points(r, person))
                                         .arg(Words::ordinal(r.places[person])));
    for (int c = 0; c < cells.size(); ++c) {
      auto* item = new QTableWidgetItem(cells[c]);
      item->setTextAlignment((c == 1 ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignVCenter);
      table_->setItem(row, c, item);
    }
  }
  table_->resizeColumnsToContents();
  QList<PodiumView::Person> best;
  for (const Evening::Line& line : lines)
    if (line.place <= 3 && evening_.played() > 0) best << PodiumView::Person{markOf(line.name), line};
  steps_->show(best);
  Evening::Round* next = evening_.next();
  next_->setVisible(next);
  if (next) {
    next_->setText(tr("Play “%1”").arg(gameName(next->game)));
    podium_->setText(
        tr("Game %1 of %2: %3").arg(evening_.played() + 1).arg(evening_.rounds.size()).arg(gameName(next->game)));
    return;
  }
  tellPodium(lines);
}

// Who shares a place is named together.
void EveningPlace::tellPodium(const QList<Evening::Line>& lines) {
  QStringList steps;
  bool shared = false;
  for (int place = 1; place <= 3; ++place) {
    QStringList names;
    int points = 0;
    for (const Evening::Line& line : lines)
      if (line.place == place) names << line.name, points = line.points;
    if (names.isEmpty()) continue;
    if (place == 1) shared = names.size() > 1;
    const QString who = Words::listed(names), earned = QString::number(points);
    steps << (place == 1 && shared ? tr("Shared first place: %1 (%2)", "names, points").arg(who, earned)
                                   : tr("%1 %2 (%3)", "place, names, points").arg(Words::ordinal(place), who, earned));
  }
  const QString all = steps.join(QStringLiteral("   "));
  podium_->setText(shared ? all : tr("The podium: %1").arg(all));
}

void EveningPlace::writeSheet(QTextDocument& page) const {
  QTextCursor pen(&page);
  QTextCharFormat plain, large;
  large.setFontPointSize(page.defaultFont().pointSizeF() * 1.6);
  large.setFontWeight(QFont::Bold);
  pen.insertText(title_->text(), large);
  for (const QString& line : {QLocale().toString(QDate::currentDate(), QLocale::LongFormat), podium_->text()}) {
    pen.insertBlock();
    pen.insertText(line, plain);
  }
  pen.insertBlock();
  QTextTableFormat format;
  format.setCellPadding(5);
  format.setCellSpacing(0);
  QTextTable* grid = pen.insertTable(table_->rowCount() + 1, table_->columnCount(), format);
  for (int c = 0; c < table_->columnCount(); ++c) {
    grid->cellAt(0, c).firstCursorPosition().insertText(table_->horizontalHeaderItem(c)->text());
    for (int r = 0; r < table_->rowCount(); ++r)
      grid->cellAt(r + 1, c).firstCursorPosition().insertText(table_->item(r, c)->text());
  }
}

void EveningPlace::print() {
  QPrinter printer(QPrinter::HighResolution);
  QPrintDialog dialog(&printer, this);
  if (dialog.exec() != QDialog::Accepted) return;
  QTextDocument page;
  writeSheet(page);
  page.print(&printer);
}

} // namespace mk
