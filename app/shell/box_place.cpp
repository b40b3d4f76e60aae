// The filter bar over the tiles.
#include "app/shell/box_place.h"

#include "app/play/lots.h"
#include "app/shell/landing.h"
#include "app/shell/spoken_name.h"
#include "app/shell/style.h"
#include "app/shell/thumbnails.h"
#include "app/shell/tile_view.h"
#include "boards/flow_layout.h"
#include "boards/plain_label.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QFrame>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

namespace mk {

BoxPlace::BoxPlace(const GameBox& box, Thumbnails& pictures, QWidget* parent)
    : QWidget(parent), box_(box), model_(box) {
  setObjectName(QStringLiteral("place"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  buildBar();
  column->addWidget(bar_);
  nothing_ = plainLabel();
  nothing_->setObjectName(QStringLiteral("soft"));
  nothing_->setAlignment(Qt::AlignCenter);
  nothing_->setWordWrap(true);
  nothing_->hide();
  column->addWidget(nothing_, 1);
  view_ = new TileView;
  view_->setModel(&model_);
  view_->setItemDelegate(new TileDelegate(model_, pictures, view_));
  view_->setContextMenuPolicy(Qt::CustomContextMenu);
  view_->setContentsMargins(12, 0, 0, 0);
  column->addWidget(view_, 10);
  connect(view_, &QListView::clicked, this, &BoxPlace::pick);
  connect(view_, &QListView::activated, this, &BoxPlace::pick);
  connect(view_, &QWidget::customContextMenuRequested, this, &BoxPlace::menu);
  // Typing in the list begins a new search; Escape there ends one.
  connect(view_, &TileView::typed, this, [this](const QString& text) {
    search_->setText(text);
    if (!text.isEmpty()) search_->setFocus();
  });
  connect(view_, &TileView::deleteAsked, this, [this](const QModelIndex& index) {
    if (const MatchSummary* match = model_.match(index)) emit matchDropped(match->id);
  });
  connect(&pictures, &Thumbnails::ready, &model_, &BoxModel::touch);
  setLanding(*this, view_);
  retranslate();
  filter();
}

QPushButton* BoxPlace::chip() {
  auto* button = new QPushButton;
  button->setCheckable(true);
  button->setProperty("chip", true);
  bar_->layout()->addWidget(button);
  connect(button, &QPushButton::clicked, this, &BoxPlace::filter);
  return button;
}

void BoxPlace::buildBar() {
  bar_ = new QFrame;
  bar_->setObjectName(QStringLiteral("bar"));
  auto* flow = new FlowLayout(bar_);
  flow->setContentsMargins(18, 10, 18, 10);
  flow->setSpacing(8);
  search_ = new QLineEdit;
  search_->setClearButtonEnabled(true);
  search_->setMinimumWidth(220);
  search_->installEventFilter(this);
  flow->addWidget(search_);
  connect(search_, &QLineEdit::textChanged, this, &BoxPlace::filter);
  for (int i = 0; i < 4; ++i) players_ << chip();
  for (int i = 0; i < 2; ++i) chances_ << chip();
  // One of each group at most; another click takes it back.
  for (auto* group : {&players_, &chances_})
    for (QPushButton* button : *group)
      connect(button, &QPushButton::toggled, this, [group, button](bool on) {
        for (QPushButton* other : *group)
          if (on && other != button) other->setChecked(false);
      });
  hidden_ = chip();
  family_ = new QComboBox;
  flow->addWidget(family_);
  connect(family_, &QComboBox::activated, this, &BoxPlace::filter);
  surprise_ = new QPushButton;
  flow->addWidget(surprise_);
  connect(surprise_, &QPushButton::clicked, this, &BoxPlace::surprise);
}

void BoxPlace::retranslate() {
  search_->setPlaceholderText(tr("Find a game"));
  search_->setAccessibleName(tr("Find a game"));
  ClearSign::speak(*search_);
  players_[0]->setText(tr("Alone"));
  players_[1]->setText(tr("2 players"));
  players_[2]->setText(tr("3–4"));
  players_[3]->setText(tr("5+"));
  players_[2]->setAccessibleName(tr("3 or 4 players"));
  players_[3]->setAccessibleName(tr("5 or more players"));
  chances_[0]->setText(tr("Skill"));
  chances_[1]->setText(tr("Luck"));
  hidden_->setText(tr("Hidden hands"));
  surprise_->setText(tr("Surprise me"));
  speakAs(*family_, tr("Family of games"));
  const QString chosen = family_->currentData().toString();
  family_->clear();
  family_->addItem(tr("All families"));
  for (const Family* family : box_.families())
    family_->addItem(QString::fromUtf8(lang_ == u"et" ? family->et : family->en), QString::fromUtf8(family->id));
  family_->setCurrentIndex(std::max(0, family_->findData(chosen)));
  nothing_->setText(box_.games().isEmpty() ? tr("The box is empty: no family plugins were found.")
                                           : tr("No game fits. Widen the filter."));
  view_->setAccessibleName(tr("Games"));
}

void BoxPlace::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange) view_->doItemsLayout();
  QWidget::changeEvent(event);
}

void BoxPlace::setMatches(QList<MatchSummary> matches) {
  model_.setMatches(std::move(matches));
  filter();
}

void BoxPlace::setLanguage(const QString& lang) {
  lang_ = lang;
  model_.setLanguage(lang);
  retranslate();
  filter();
}

void BoxPlace::filter() {
  BoxFilter f;
  f.text = search_->text();
  for (int i = 0; i < players_.size(); ++i)
    if (players_[i]->isChecked()) f.players = static_cast<BoxFilter::Players>(i + 1);
  for (int i = 0; i < chances_.size(); ++i)
    if (chances_[i]->isChecked()) f.chance = static_cast<BoxFilter::Chance>(i + 1);
  f.hiddenOnly = hidden_->isChecked();
  f.family = family_->currentData().toString();
  model_.setFilter(f);
  const bool none = model_.rowCount() == 0;
  nothing_->setVisible(none);
  view_->setVisible(!none);
  surprise_->setEnabled(!none);
}

void BoxPlace::pick(const QModelIndex& index) {
  if (!index.isValid() || model_.kind(index) == BoxModel::RowKind::Heading) return;
  if (const MatchSummary* match = model_.match(index))
    emit matchPicked(match->id);
  else
    emit gamePicked(model_.game(index)->id());
}

void BoxPlace::surprise() {
  const QList<int> rows = model_.gameRows();
  if (rows.isEmpty()) return;
  const auto row = rows[lots().bounded(static_cast<int>(rows.size()))];
  emit gamePicked(model_.game(model_.index(row, 0))->id());
}

void BoxPlace::pickFirst() {
  const QList<int> rows = model_.gameRows();
  if (!rows.isEmpty()) pick(model_.index(rows.first(), 0));
}

void BoxPlace::menu(const QPoint& at) {
  const QModelIndex index = view_->indexAt(at);
  const MatchSummary* match = model_.match(index);
  if (!match) return;
  const MatchId id = match->id;
  QMenu menu;
  menu.addAction(tr("Continue"), this, [this, id] { emit matchPicked(id); });
  QAction* remove = menu.addAction(tr("Remove this match"), this, [this, id] { emit matchDropped(id); });
  remove->setShortcut(Qt::Key_Delete); // told here, heard by the tiles
  menu.exec(view_->viewport()->mapToGlobal(at));
}

bool BoxPlace::eventFilter(QObject* watched, QEvent* event) {
  if (watched == search_ && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) return pickFirst(), true;
    if (key == Qt::Key_Escape) return search_->clear(), view_->setFocus(), true;
    if (key == Qt::Key_Down) {
      view_->setFocus();
      if (const QList<int> rows = model_.gameRows(); !rows.isEmpty())
        view_->setCurrentIndex(model_.index(rows.first(), 0));
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

} // namespace mk
