// Filling the tables of the records.
#include "app/shell/records_place.h"

#include "app/shell/chart_view.h"
#include "app/shell/collection_map.h"
#include "app/shell/landing.h"
#include "app/shell/match_archive.h"
#include "app/shell/spoken_name.h"
#include "app/shell/style.h"
#include "boards/plain_label.h"

#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <optional>

namespace mk {

QString durationText(qint64 milliseconds) {
  const qint64 seconds = milliseconds / 1000;
  if (seconds >= 3600) return RecordsPlace::tr("%1 h %2 min").arg(seconds / 3600).arg(seconds / 60 % 60);
  if (seconds >= 60) return RecordsPlace::tr("%1 min %2 s").arg(seconds / 60).arg(seconds % 60);
  return RecordsPlace::tr("%1 s").arg(seconds);
}

namespace {

constexpr int kPiece = 1000;        // matches read at once: twenty milliseconds
constexpr int kPieceCounted = 5000; // the same for those that are only counted

} // namespace

RecordsPlace::RecordsPlace(Context& context, QWidget* parent)
    : QWidget(parent), context_(context), title_(plainLabel()), whose_(plainLabel()), against_(plainLabel()),
      score_(plainLabel()), message_(plainLabel()), summary_(plainLabel()), points_(plainLabel()),
      profile_(new QComboBox), rival_(new QComboBox), pointsOf_(new QComboBox), export_(new QPushButton),
      pages_(new QStackedWidget), table_(new QTableWidget), archive_(new MatchArchive(context)), charts_(new ChartView),
      collection_(new CollectionMap(context)) {
  setObjectName(QStringLiteral("place"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(24, 18, 24, 14);
  column->setSpacing(12);
  setHeadline(title_, 1.7);
  auto* head = new QHBoxLayout;
  head->setSpacing(8);
  head->addWidget(title_, 1);
  for (int page = 0; page < kPages; ++page) {
    auto* button = new QPushButton;
    button->setCheckable(true);
    button->setAutoExclusive(true);
    head->addWidget(button);
    pageButtons_ << button;
    connect(button, &QPushButton::clicked, this, [this, page] { showPage(static_cast<Page>(page)); });
  }
  column->addLayout(head);
  auto* row = new QHBoxLayout;
  row->setSpacing(10);
  for (QComboBox* box : {profile_, rival_, pointsOf_}) {
    box->setMinimumWidth(150);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  }
  row->addWidget(whose_);
  row->addWidget(profile_);
  row->addSpacing(16);
  row->addWidget(against_);
  row->addWidget(rival_);
  row->addWidget(points_);
  row->addWidget(pointsOf_);
  row->addWidget(score_, 1);
  row->addWidget(export_);
  column->addLayout(row);
  message_->setWordWrap(true);
  message_->hide();
  column->addWidget(message_);
  summary_->setWordWrap(true);
  summary_->setObjectName(QStringLiteral("soft"));
  column->addWidget(summary_);
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
  for (QWidget* page : std::initializer_list<QWidget*>{table_, archive_, charts_, collection_}) pages_->addWidget(page);
  column->addWidget(pages_, 1);
  connect(profile_, &QComboBox::activated, this, &RecordsPlace::fillPage);
  connect(rival_, &QComboBox::activated, this, &RecordsPlace::fillHeadToHead);
  connect(pointsOf_, &QComboBox::activated, this, &RecordsPlace::fillCharts);
  connect(export_, &QPushButton::clicked, this, &RecordsPlace::askFile);
  connect(archive_, &MatchArchive::picked, this, &RecordsPlace::matchPicked);
  connect(archive_, &MatchArchive::reviewPicked, this, &RecordsPlace::reviewPicked);
  connect(collection_, &CollectionMap::gamePicked, this, &RecordsPlace::gamePicked);
  pageButtons_[Games]->setChecked(true);
  setLanding(*this, table_);
  retranslate();
}

void RecordsPlace::retranslate() {
  title_->setText(tr("Records"));
  whose_->setText(tr("Whose"));
  against_->setText(tr("Against"));
  points_->setText(tr("Points in"));
  export_->setText(tr("Save as CSV…"));
  const QString names[] = {tr("Games"), tr("Finished matches"), tr("Charts"), tr("Collection")};
  for (int page = 0; page < kPages; ++page) pageButtons_[page]->setText(names[page]);
  table_->setAccessibleName(tr("Records"));
  table_->setHorizontalHeaderLabels(
      {tr("Game"), tr("Played"), tr("Won"), tr("Draws"), tr("Best"), tr("Streak"), tr("Longest"), tr("Time")});
  speakAs(*profile_, tr("Whose records"));
  speakAs(*rival_, tr("Against whom"));
  speakAs(*pointsOf_, tr("Points in which game"));
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

ProfileId RecordsPlace::whose() const { return profile_->currentData().toLongLong(); }

void RecordsPlace::refresh() {
  fillProfiles();
  fillPage();
}

void RecordsPlace::showPage(Page page) {
  pageButtons_[page]->setChecked(true);
  pages_->setCurrentIndex(page);
  setLanding(*this, pages_->currentWidget());
  fillPage();
}

void RecordsPlace::showGame(const QString& id) {
  if (const int at = pointsOf_->findData(id); at >= 0) pointsOf_->setCurrentIndex(at);
  fillCharts();
}

// Only the page that is looked at is counted.
void RecordsPlace::fillPage() {
  const auto page = static_cast<Page>(pages_->currentIndex());
  for (QWidget* w : std::initializer_list<QWidget*>{whose_, profile_}) w->setVisible(page != Matches);
  const bool two = page == Games && context_.store.profiles().size() > 1;
  for (QWidget* w : std::initializer_list<QWidget*>{against_, rival_}) w->setVisible(two);
  for (QWidget* w : std::initializer_list<QWidget*>{points_, pointsOf_}) w->setVisible(page == Charts);
  summary_->clear();
  summary_->setVisible(page == Collection);
  export_->setVisible(page == Games);
  message_->hide();
  score_->clear();
  switch (page) {
  case Games:
    inPieces([this] { return context_.store.countForRecords(kPieceCounted); },
             [this] {
               fillTable();
               fillHeadToHead();
             });
    break;
  case Matches:
    ++reading_;
    archive_->refresh();
    break;
  case Charts:
    fillCharts();
    break;
  case Collection:
    fillCollection();
    break;
  case kPages:
    break;
  }
}

// Until `piece` says that nothing is left. One piece is read at once; what is more, beside the window's other work, so
// that a hundred thousand matches keep nobody waiting.
void RecordsPlace::inPieces(const std::function<bool()>& piece, const std::function<void()>& done) {
  const int mine = ++reading_;
  if (!piece()) return done();
  message_->setText(tr("The matches are being read…"));
  message_->show();
  auto* next = new QTimer(this);
  connect(next, &QTimer::timeout, this, [=, this] {
    const bool current = mine == reading_;
    if (current && piece()) return;
    next->stop();
    next->deleteLater();
    if (!current) return;
    message_->hide();
    done();
  });
  next->start(0);
}

void RecordsPlace::readMatches(const std::function<void(const MatchSummary&)>& take,
                               const std::function<void()>& done) {
  auto last = std::make_shared<std::optional<MatchSummary>>();
  inPieces(
      [=, this] {
        const QList<MatchSummary> some = context_.store.finishedMatches(kPiece, *last ? &**last : nullptr);
        for (const MatchSummary& match : some) take(match);
        if (!some.isEmpty()) *last = some.last();
        return some.size() == kPiece;
      },
      done);
}

void RecordsPlace::fillCollection() {
  auto count = std::make_shared<FeatCount>(context_.box, whose());
  readMatches([count](const MatchSummary& match) { count->add(match); },
              [this, count] {
                collection_->show(count->counted());
                summary_->setText(collection_->summary());
              });
}

void RecordsPlace::fillCharts() {
  auto count = std::make_shared<HistoryCount>(whose());
  readMatches([count](const MatchSummary& match) { count->add(match); },
              [this, count] { showCharts(count->counted()); });
}

// The game that is chosen, else the one with most sums.
void RecordsPlace::showCharts(const History& history) {
  QString game = pointsOf_->currentData().toString();
  pointsOf_->clear();
  QString most;
  for (auto it = history.scores.cbegin(); it != history.scores.cend(); ++it) {
    pointsOf_->addItem(gameName(it.key()), it.key());
    if (most.isEmpty() || it.value().size() > history.scores[most].size()) most = it.key();
  }
  if (!history.scores.contains(game)) game = most;
  pointsOf_->setCurrentIndex(pointsOf_->findData(game));
  pointsOf_->setEnabled(pointsOf_->count() > 0);
  charts_->show(history, game, game.isEmpty() ? QString() : gameName(game));
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
}

void RecordsPlace::fillTable() {
  const QList<Record> records = context_.store.records(whose());
  table_->setRowCount(static_cast<int>(records.size()));
  int row = 0;
  for (const Record& r : records) {
    const BoxedGame* game = context_.box.find(r.game);
    const Kind kind = game ? game->info->kind : Kind::Skill;
    QStringList best;
    if (r.mostStars) best << tr("%n stars", nullptr, *r.mostStars);
    if (r.highestScore) best << tr("%n points", nullptr, *r.highestScore);
    if (r.fewestMoves && kind == Kind::Solitaire) best << tr("%n moves", nullptr, *r.fewestMoves);
    if (r.fastestWin && kind != Kind::Performance) best << durationText(*r.fastestWin); // a trick is no race
    const QString cells[] = {gameName(r.game),
                             QString::number(r.played),
                             QString::number(r.won),
                             QString::number(r.draws),
                             best.join(QStringLiteral(" · ")),
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
  const auto isAmongPersons = [](const Record& r) { return r.played > r.won + r.draws + r.lost; };
  summary_->setVisible(std::ranges::any_of(records, isAmongPersons));
  summary_->setText(tr("A match among people is won by one of them: for everybody together it is played, not won."));
}

void RecordsPlace::fillHeadToHead() {
  const ProfileId first = whose(), second = rival_->currentData().toLongLong();
  if (first == kNoId || second == kNoId || first == second) return score_->clear();
  const HeadToHead h = context_.store.headToHead(first, second);
  score_->setText(tr("%n matches", nullptr, h.played) +
                  QStringLiteral(":  %1 %2 : %3 %4")
                      .arg(profile_->currentText())
                      .arg(h.firstWon)
                      .arg(h.secondWon)
                      .arg(rival_->currentText()) +
                  (h.level ? QStringLiteral("   ") + tr("(%n drawn)", nullptr, h.level) : QString()));
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
