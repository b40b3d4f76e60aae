// The plan of an evening, and what is kept of it.
#include "app/shell/evening_place.h"

#include "app/play/lots.h"
#include "app/shell/avatar.h"
#include "app/shell/box_model.h"
#include "app/shell/game_minutes.h"
#include "app/shell/podium_view.h"
#include "app/shell/spoken_name.h"
#include "app/shell/style.h"
#include "boards/flow_layout.h"
#include "boards/plain_label.h"
#include "games/box/told.h"

#include <QComboBox>
#include <QEvent>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QStackedWidget>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace mk {

namespace {

constexpr int kDrawn = 4;      // games of an evening that the lot chooses
constexpr int kMostKnown = 12; // people who are offered
constexpr int kMark = 96;

// So many people at the least make an evening.
constexpr int kFewest = 2;

bool suitsSome(const GameInfo& game) {
  for (int n = std::max<int>(kFewest, game.minSeats); n <= game.maxSeats; ++n)
    if (Evening::suits(game, n)) return true;
  return false;
}

} // namespace

EveningPlace::EveningPlace(Context& context, QWidget* parent)
    : QWidget(parent), context_(context), title_(plainLabel()), about_(plainLabel()), message_(plainLabel()),
      stack_(new QStackedWidget) {
  setObjectName(QStringLiteral("place"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(24, 18, 24, 14);
  column->setSpacing(12);
  setHeadline(title_, 1.7);
  message_->setObjectName(QStringLiteral("warn"));
  message_->setWordWrap(true);
  message_->setMinimumHeight(message_->fontMetrics().lineSpacing());
  QSizePolicy keeps = message_->sizePolicy(); // its line, so that nothing moves when something is told
  keeps.setRetainSizeWhenHidden(true);
  message_->setSizePolicy(keeps);
  message_->hide();
  about_->setObjectName(QStringLiteral("soft"));
  about_->setWordWrap(true);
  column->addWidget(title_);
  column->addWidget(about_);
  column->addWidget(message_);
  column->addWidget(stack_, 1);
  stack_->addWidget(buildPlan());
  stack_->addWidget(buildStanding());
  evening_ = Evening::readText(context_.settings.value(Evening::kKept).toString());
  people_->setPlainText(
      context_.settings.value("lastNames").toStringList().filter(QRegularExpression("\\S")).join(u'\n'));
  retranslate();
}

QWidget* EveningPlace::buildPlan() {
  auto* plan = new QWidget;
  auto* row = new QHBoxLayout(plan);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(18);
  const auto side = [row](QLabel*& label, QWidget* below, int stretch) {
    auto* column = new QVBoxLayout;
    label = plainLabel();
    label->setBuddy(below);
    column->addWidget(label);
    column->addWidget(below, 1);
    row->addLayout(column, stretch);
    return column;
  };
  people_ = new QPlainTextEdit;
  people_->setTabChangesFocus(true);
  people_->setObjectName(QStringLiteral("notes"));
  auto* left = side(peopleLabel_, people_, 2);
  known_ = new QWidget;
  new FlowLayout(known_);
  left->insertWidget(1, known_);
  people_->setMinimumHeight(5 * people_->fontMetrics().lineSpacing());
  empty_ = new PodiumView; // what it is all about
  left->addWidget(empty_, 1);
  games_ = new QListWidget;
  games_->setObjectName(QStringLiteral("ticks"));
  auto* right = side(gamesLabel_, games_, 3);
  find_ = new QLineEdit;
  find_->setClearButtonEnabled(true);
  right->insertWidget(1, find_);
  connect(find_, &QLineEdit::textChanged, this, &EveningPlace::showFound);
  auto* buttons = new QHBoxLayout;
  lot_ = new QPushButton;
  begin_ = new QPushButton;
  begin_->setProperty("main", true);
  vote_ = new QPushButton;
  time_ = new QComboBox;
  for (const int minutes : {0, 30, 60, 120, 180}) time_->addItem(QString(), minutes);
  takes_ = plainLabel();
  takes_->setObjectName(QStringLiteral("soft"));
  takes_->setWordWrap(true); // the names of what is chosen
  right->addWidget(takes_);
  buttons->addWidget(time_);
  buttons->addWidget(lot_);
  buttons->addWidget(vote_);
  buttons->addStretch(1);
  buttons->addWidget(begin_);
  right->addLayout(buttons);
  connect(people_, &QPlainTextEdit::textChanged, this, [this] {
    tell({});
    checkKnown(); // the store is not asked at every key
    fillGames();
  });
  connect(lot_, &QPushButton::clicked, this, &EveningPlace::drawLots);
  connect(vote_, &QPushButton::clicked, this, &EveningPlace::vote);
  connect(games_, &QListWidget::itemChanged, this, [this] {
    if (voter_ < 0) tell({}); // who is voting is told until the vote is given
    tellTime();
  });
  // A click anywhere on a line ticks it; where the box itself was hit, it has done so already.
  games_->viewport()->installEventFilter(this);
  connect(games_, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) {
    if (wasTicked_ == (item->checkState() == Qt::Checked))
      item->setCheckState(wasTicked_ ? Qt::Unchecked : Qt::Checked);
  });
  connect(begin_, &QPushButton::clicked, this, &EveningPlace::begin);
  return plan;
}

void EveningPlace::retranslate() {
  title_->setText(tr("Game evening"));
  about_->setText(tr("Several games with one table of standings: every place earns points, and at the end there is a "
                     "podium and a sheet to print. Whoever sat first sits last in the next game."));
  peopleLabel_->setText(tr("Who is playing? One name per line."));
  people_->setPlaceholderText(tr("such as\nMari\nJüri\nGrandmother"));
  people_->setAccessibleName(peopleLabel_->text());
  games_->setAccessibleName(tr("Which games? Tick them, or draw lots."));
  find_->setPlaceholderText(tr("Find a game"));
  find_->setAccessibleName(tr("Find a game"));
  ClearSign::speak(*find_);
  table_->setAccessibleName(tr("Standings"));
  lot_->setText(tr("Draw lots"));
  speakAs(*time_, tr("How long"));
  for (int i = 0; i < time_->count(); ++i) {
    const int minutes = time_->itemData(i).toInt();
    time_->setItemText(i, minutes == 0   ? tr("however long it takes")
                          : minutes < 60 ? tr("half an hour")
                                         : tr("%n hours", nullptr, minutes / 60));
  }
  begin_->setText(tr("Begin the evening"));
  print_->setText(tr("Print…"));
  end_->setText(tr("End the evening"));
  fillKnown();
  fillGames();
  refresh();
}

void EveningPlace::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

// The list tells of no press on a box.
bool EveningPlace::eventFilter(QObject* watched, QEvent* event) {
  if (watched == games_->viewport() && event->type() == QEvent::MouseButtonPress) {
    const QListWidgetItem* line = games_->itemAt(static_cast<QMouseEvent*>(event)->position().toPoint());
    wasTicked_ = line && line->checkState() == Qt::Checked;
  }
  return QWidget::eventFilter(watched, event);
}

void EveningPlace::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  fillKnown(); // there may be new people in the house
  refresh();
}

QString EveningPlace::gameName(const QString& id) const {
  const BoxedGame* game = context_.box.find(id);
  return game ? game->name(context_.lang()) : id;
}

QStringList EveningPlace::names() const {
  QStringList out;
  for (const QString& line : people_->toPlainText().split(u'\n'))
    if (const QString name = line.simplified().left(40); !name.isEmpty()) out << name;
  return out;
}

QStringList EveningPlace::ticked() const {
  QStringList out;
  for (int row = 0; row < games_->count(); ++row)
    if (games_->item(row)->checkState() == Qt::Checked) out << games_->item(row)->data(Qt::UserRole).toString();
  return out;
}

void EveningPlace::tick(const QStringList& games) {
  for (int row = games_->count() - 1; row >= 0; --row) {
    QListWidgetItem* item = games_->item(row);
    const bool on = games.contains(item->data(Qt::UserRole).toString());
    item->setCheckState(on ? Qt::Checked : Qt::Unchecked);
    if (on) games_->scrollToItem(item);
  }
}

QPixmap EveningPlace::markOf(const QString& name) const {
  for (const Profile& p : context_.store.profiles())
    if (p.name == name) return avatarOf(p.colour, p.avatar, p.name, kMark);
  const auto at = static_cast<int>(std::max<qsizetype>(0, names().indexOf(name)));
  return avatarOf(mk::style().accent.name(), at % kSigns, name, kMark);
}

// Profiles, and who has played here under a typed name: one touch writes the name or takes it away.
void EveningPlace::fillKnown() {
  QStringList people;
  for (const Profile& p : context_.store.profiles()) people << p.name;
  for (const QString& name : context_.store.typedNames().keys())
    if (!people.contains(name)) people << name;
  people = people.first(std::min<qsizetype>(people.size(), kMostKnown));
  known_->setVisible(!people.isEmpty());
  const QList<QPushButton*> there = known_->findChildren<QPushButton*>();
  if (std::ranges::equal(there, people, {}, &QPushButton::text)) return checkKnown();
  qDeleteAll(there);
  for (const QString& name : people) {
    auto* b = new QPushButton(QIcon(markOf(name)), name);
    b->setCheckable(true);
    b->setProperty("chip", true);
    connect(b, &QPushButton::clicked, this, [this, name](bool on) {
      QStringList now = names();
      now.removeAll(name);
      if (on) now << name;
      people_->setPlainText(now.join(u'\n'));
    });
    known_->layout()->addWidget(b);
  }
  checkKnown();
}

void EveningPlace::checkKnown() {
  const QStringList playing = names();
  for (QPushButton* b : known_->findChildren<QPushButton*>()) b->setChecked(playing.contains(b->text()));
}

// Only games that so many people can play together; what is ticked stays ticked. Other people vote anew.
void EveningPlace::fillGames() {
  const auto n = static_cast<int>(names().size());
  const QStringList kept = voter_ < 0 ? ticked() : QStringList();
  voter_ = -1;
  {
    const QSignalBlocker quiet(games_);
    games_->clear();
    for (const BoxedGame& game : context_.box.games()) {
      if (n < kFewest ? !suitsSome(*game.info) : !Evening::suits(*game.info, n)) continue;
      const int minutes = minutesFor(game);
      QString line =
          tr("%1 · players: %2").arg(game.name(context_.lang()), QString::fromStdString(playersText(*game.info)));
      if (minutes > 0) line += QStringLiteral(" · ") + tr("about %n min", nullptr, minutes);
      auto* item = new QListWidgetItem(line, games_);
      item->setData(Qt::UserRole, game.id());
      item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
      item->setCheckState(kept.contains(game.id()) ? Qt::Checked : Qt::Unchecked);
    }
  }
  showFound();
  vote_->setText(tr("Vote"));
  lot_->setEnabled(games_->count() > 0);
  vote_->setEnabled(games_->count() > 0 && n >= kFewest);
  begin_->setEnabled(games_->count() > 0);
  gamesLabel_->setText(n < kFewest ? tr("Which games? Tick them, or draw lots.")
                                   : tr("Which games? Tick them, or draw lots. For %n people there are:", nullptr, n));
  tellTime();
}

// 0 where the game's page does not say.
int EveningPlace::minutesFor(const BoxedGame& game) {
  if (!minutes_.contains(game.id())) {
    const auto known = minutesOf(game);
    minutes_[game.id()] = known ? known->usual() : 0;
  }
  return minutes_.value(game.id());
}

// What is ticked stays so, seen or not: it is told below the list.
void EveningPlace::showFound() {
  BoxFilter filter;
  filter.text = find_->text();
  for (int row = 0; row < games_->count(); ++row) {
    const BoxedGame* game = context_.box.find(games_->item(row)->data(Qt::UserRole).toString());
    games_->item(row)->setHidden(game && !filter.rank(*game));
  }
}

// About how long what is ticked takes, as the pages of the games say.
void EveningPlace::tellTime() {
  int minutes = 0;
  QStringList chosen;
  for (const QString& id : ticked())
    if (const BoxedGame* game = context_.box.find(id)) {
      minutes += minutesFor(*game);
      chosen << gameName(id);
    }
  QString text = minutes == 0 ? QString() : tr("About %n minutes in all", nullptr, minutes);
  if (!chosen.isEmpty())
    text += (text.isEmpty() ? QString() : QStringLiteral(": ")) + chosen.join(QStringLiteral(", "));
  takes_->setText(text);
}

// So many games as an evening usually has, or as many as fit into the time.
void EveningPlace::drawLots() {
  const int most = time_->currentData().toInt();
  QStringList left, drawn;
  for (int row = 0; row < games_->count(); ++row) left << games_->item(row)->data(Qt::UserRole).toString();
  int minutes = 0;
  while (!left.isEmpty() && (most > 0 ? drawn.size() < Evening::kMostGames : drawn.size() < kDrawn)) {
    const QString id = left.takeAt(lots().bounded(static_cast<int>(left.size())));
    const auto takes = most > 0 ? minutesOf(*context_.box.find(id)) : std::nullopt;
    if (most > 0 && (!takes || minutes + takes->usual() > most)) continue;
    minutes += takes ? takes->usual() : 0;
    drawn << id;
  }
  tick(drawn);
  tell(drawn.isEmpty() ? tr("No game fits in this time.") : QString());
}

// One after the other ticks what they would like to play; the games with most votes are played.
void EveningPlace::vote() {
  const QStringList people = names();
  if (voter_ < 0) {
    votes_.clear();
  } else {
    for (const QString& id : ticked()) ++votes_[id];
  }
  ++voter_;
  if (voter_ < people.size()) {
    tick({});
    find_->clear();
    vote_->setText(voter_ + 1 < people.size() ? tr("That is my vote; next, please")
                                              : tr("That is my vote; count them all"));
    lot_->setEnabled(false);
    begin_->setEnabled(false);
    games_->setFocus();
    return tell(tr("%1, tick the games you would like to play.").arg(people[voter_]));
  }
  voter_ = -1;
  QStringList chosen = votes_.keys();
  std::ranges::stable_sort(chosen, std::greater<>(), [this](const QString& id) { return votes_[id]; });
  tick(chosen.first(std::min<qsizetype>(chosen.size(), kDrawn)));
  vote_->setText(tr("Vote"));
  lot_->setEnabled(true);
  begin_->setEnabled(true);
  tell(chosen.isEmpty() ? tr("Nobody has voted for anything.") : QString());
}

void EveningPlace::tell(const QString& text) {
  message_->setText(text);
  message_->setVisible(!text.isEmpty());
}

void EveningPlace::begin() {
  Evening e;
  e.people = names();
  for (int row = 0; row < games_->count(); ++row)
    if (games_->item(row)->checkState() == Qt::Checked)
      e.rounds << Evening::Round{games_->item(row)->data(Qt::UserRole).toString(), 0, {}};
  QStringList once = e.people;
  if (once.removeDuplicates() > 0) return tell(tr("Two people have the same name: give them different ones."));
  if (e.people.size() < kFewest) return tell(tr("Write down at least two people, one name per line."));
  if (e.rounds.isEmpty()) return tell(tr("Tick at least one game, or draw lots."));
  if (e.rounds.size() > Evening::kMostGames)
    return tell(tr("At most %n games fit in an evening.", nullptr, Evening::kMostGames));
  tell({});
  evening_ = e;
  keep();
  showStanding();
  next_->setFocus(); // Enter begins the first game
}

void EveningPlace::keep() {
  const QString text =
      evening_.isEmpty() ? QString() : QString::fromUtf8(QJsonDocument(evening_.json()).toJson(QJsonDocument::Compact));
  context_.settings.set(Evening::kKept, text);
}

// Every round has a seed of its own: the store is asked for the match that was begun with it.
void EveningPlace::refresh() {
  Evening::Round* round = evening_.next();
  if (round && round->seed != 0)
    for (const MatchSummary& match : context_.store.finishedMatches(50))
      if (match.setup.game == round->game && match.setup.seed == round->seed) {
        evening_.take(*round, match);
        keep();
        break;
      }
  showStanding();
}

void EveningPlace::goOn() {
  Evening::Round* round = evening_.next();
  if (!round) return;
  for (const MatchSummary& match : context_.store.unfinishedMatches())
    if (round->seed != 0 && match.setup.game == round->game && match.setup.seed == round->seed)
      return emit resume(match.id);
  if (round->seed == 0) round->seed = drawnSeed();
  keep();
  emit play(evening_.setup(*round));
}

void EveningPlace::finish() {
  evening_ = {};
  keep();
  showStanding();
}

} // namespace mk
