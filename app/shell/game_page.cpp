// Laying out a game's page.
#include "app/shell/game_page.h"

#include "app/host/exchange_file.h"
#include "app/play/session.h"
#include "app/shell/bidding_practice_box.h"
#include "app/shell/box_model.h"
#include "app/shell/landing.h"
#include "app/shell/page_view.h"
#include "app/shell/setup_form.h"
#include "app/shell/style.h"
#include "app/shell/thumbnails.h"
#include "boards/plain_label.h"
#include "games/box/told.h"

#include <QEvent>
#include <QFile>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace mk {

GamePage::GamePage(Context& context, QWidget* parent)
    : QWidget(parent), context_(context), title_(plainLabel()), goal_(plainLabel()), facts_(plainLabel()),
      picture_(plainLabel()), back_(new QPushButton), play_(new QPushButton), computer_(new QPushButton),
      lesson_(new QPushButton), practice_(new QPushButton), file_(new QPushButton), position_(new QPushButton),
      form_(new SetupForm(context)), rules_(new PageView(context)) {
  setObjectName(QStringLiteral("place"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);

  auto* left = new QWidget;
  auto* column = new QVBoxLayout(left);
  column->setContentsMargins(22, 14, 22, 18);
  column->setSpacing(10);
  back_->setProperty("flat", true);
  column->addWidget(back_, 0, Qt::AlignLeft);
  setHeadline(title_, 1.9);
  title_->setWordWrap(true);
  column->addWidget(title_);
  setHeadline(goal_, 1.05);
  goal_->setWordWrap(true);
  column->addWidget(goal_);
  facts_->setObjectName(QStringLiteral("soft"));
  facts_->setWordWrap(true);
  column->addWidget(facts_);
  picture_->setAlignment(Qt::AlignCenter);
  column->addWidget(picture_);
  auto* buttons = new QHBoxLayout;
  play_->setProperty("main", true);
  setHeadline(play_, 1.15);
  buttons->addWidget(play_);
  buttons->addWidget(computer_);
  buttons->addStretch(1);
  column->addLayout(buttons);
  auto* learning = new QHBoxLayout;
  learning->addWidget(lesson_);
  learning->addWidget(practice_);
  learning->addStretch(1);
  column->addLayout(learning);
  auto* outside = new QHBoxLayout;
  for (QPushButton* b : {file_, position_}) {
    b->setProperty("flat", true);
    outside->addWidget(b);
  }
  outside->addStretch(1);
  column->addLayout(outside);
  column->addWidget(form_);
  column->addStretch(1);
  scroll_ = new QScrollArea;
  scroll_->setWidget(left);
  scroll_->setWidgetResizable(true);
  scroll_->setFrameShape(QFrame::NoFrame);
  scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll_->setMinimumWidth(410);
  row->addWidget(scroll_, 10);
  row->addWidget(rules_, 11);

  connect(back_, &QPushButton::clicked, this, &GamePage::back);
  connect(play_, &QPushButton::clicked, this, [this] { emit play(form_->setup()); });
  connect(computer_, &QPushButton::clicked, this, [this] {
    form_->seatComputers();
    emit play(form_->setup());
  });
  connect(lesson_, &QPushButton::clicked, this, [this] { emit lesson(game_->id()); });
  connect(practice_, &QPushButton::clicked, this, [this] { (void)practiseBidding(*game_, this); });
  connect(file_, &QPushButton::clicked, this, &GamePage::fileAsked);
  connect(position_, &QPushButton::clicked, this, [this] { emit positionAsked(form_->setup()); });
  connect(rules_, &PageView::gamePicked, this, &GamePage::gamePicked);
  setLanding(*this, play_);
  retranslate();
}

void GamePage::retranslate() {
  back_->setText(tr("‹ Box"));
  back_->setAccessibleName(tr("Back to the box"));
  play_->setText(tr("Play"));
  computer_->setText(tr("Against the computer"));
  lesson_->setText(tr("Watch how it is played"));
  practice_->setText(tr("Practise bidding…"));
  file_->setText(tr("Open a file…"));
  position_->setText(tr("Set up a position…"));
}

// A position can be set up where there is a board or an open layout to set it up on.
static bool hasBoard(const GameInfo& info) {
  const auto game = makeGame(info, info.seats);
  if (!game) return false;
  const View start = (*game)->start()->look(Viewer::everybody());
  return std::ranges::any_of(start.zones, [](const Zone& z) { return z.kind == Zone::Kind::Board; });
}

void GamePage::showGame(const BoxedGame& game) {
  const bool another = game_ != &game;
  game_ = &game;
  const QString& lang = context_.lang();
  bool isNumber = false;
  game.id().toInt(&isNumber);
  title_->setText(isNumber ? QStringLiteral("%1. %2").arg(game.id(), game.name(lang)) : game.name(lang));
  goal_->setText(Words().write(game.info->goal));
  QStringList facts{playersSentence(*game.info), Words().write(nameOf(game.info->kind))};
  if (hasHiddenHands(*game.info)) facts << tr("hidden hands");
  facts_->setText(Words::capitalised(facts.join(QStringLiteral(" · "))));
  lesson_->setVisible(QFile::exists(game.lesson()));
  practice_->setVisible(canPractise(game));
  const FileFormat* format = Exchange::first(*game.info, FileFormat::Holds::Games);
  file_->setVisible(format != nullptr);
  if (format)
    file_->setToolTip(
        tr("A match from another program (%1): look through it, or play on.").arg(QString::fromLatin1(format->name)));
  position_->setVisible(hasBoard(*game.info));
  form_->setGame(game);
  computer_->setVisible(form_->hasComputers());
  rules_->showGame(game, lang);
  if (another) {
    drawn_ = {};
    scroll_->verticalScrollBar()->setValue(0);
  }
  drawPicture();
}

void GamePage::applySettings() {
  drawn_ = {};
  if (game_) showGame(*game_);
}

void GamePage::drawPicture() {
  const int width = std::clamp(this->width() * 10 / 21 - 60, 300, 560);
  const QSize size(width, width * 5 / 8);
  if (!game_ || !isVisible() || size == drawn_) return;
  drawn_ = size;
  QImage image = pictureOf(*game_, size, devicePixelRatioF(), true);
  image.setDevicePixelRatio(devicePixelRatioF());
  picture_->setPixmap(QPixmap::fromImage(image));
  picture_->setAccessibleName(tr("The table at the start of %1").arg(game_->name(context_.lang())));
}

void GamePage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  drawPicture();
}

void GamePage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  retranslate();
  if (game_) showGame(*game_);
}

void GamePage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return emit back();
  QWidget::keyPressEvent(event);
}

} // namespace mk
