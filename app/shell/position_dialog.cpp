// Reading the position at each change.
#include "app/shell/position_dialog.h"

#include "app/play/session.h"
#include "app/shell/board_setup.h"
#include "app/shell/diagram.h"
#include "app/shell/style.h"
#include "boards/plain_label.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace mk {

namespace {

constexpr QSize kPicture{420, 260};

QString startOf(const BoxedGame& game, const MatchSetup& setup) {
  const auto match = Match::begin(*game.info, static_cast<int>(setup.seats.size()), optionsOf(setup));
  return match ? QString::fromStdString(match->now().text()) : QString();
}

} // namespace

PositionDialog::PositionDialog(Context& context, const BoxedGame& game, MatchSetup setup, QWidget* parent)
    : QDialog(parent), context_(context), game_(game), given_(std::move(setup)), text_(new QPlainTextEdit),
      message_(plainLabel()), picture_(plainLabel()), byHand_(plainLabel()), board_(new BoardSetup) {
  setWindowTitle(tr("Set up a position"));
  setAttribute(Qt::WA_DeleteOnClose);
  auto* column = new QVBoxLayout(this);
  QStringList formats;
  for (const FileFormat& f : game.info->formats)
    if (f.holds == FileFormat::Holds::Position) formats << QString::fromLatin1(f.name);
  auto* hint = plainLabel(
      formats.isEmpty()
          ? tr("Type or paste a position as this game writes it. This is its start:")
          : tr("Type or paste a position: %1, or as this game writes it. This is its start:").arg(formats.join(", ")));
  hint->setWordWrap(true);
  column->addWidget(hint);
  text_->setTabChangesFocus(true);
  text_->setPlainText(startOf(game_, given_));
  text_->setMaximumHeight(96);
  text_->setStyleSheet(
      QStringLiteral("QPlainTextEdit { background: %1; color: %2; border: 1px solid %3; border-radius: "
                     "8px; padding: 4px; }")
          .arg(mk::style().raised.name(), mk::style().text.name(), mk::style().line.name()));
  text_->setAccessibleName(tr("Position"));
  column->addWidget(text_);
  message_->setWordWrap(true);
  message_->setTextFormat(Qt::PlainText);
  column->addWidget(message_);
  picture_->setAlignment(Qt::AlignCenter);
  picture_->setMinimumSize(kPicture);
  column->addWidget(picture_, 1);
  byHand_->setObjectName(QStringLiteral("soft"));
  byHand_->setWordWrap(true);
  column->addWidget(byHand_);
  column->addWidget(board_, 1);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  play_ = buttons->addButton(tr("Play from here"), QDialogButtonBox::AcceptRole);
  play_->setProperty("main", true);
  column->addWidget(buttons);
  if (const auto match = Match::begin(*game_.info, static_cast<int>(given_.seats.size()), optionsOf(given_)))
    board_->setGame(match->sharedGame());
  connect(text_, &QPlainTextEdit::textChanged, this, &PositionDialog::look);
  connect(board_, &BoardSetup::changed, text_, &QPlainTextEdit::setPlainText);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(buttons, &QDialogButtonBox::accepted, this, [this] {
    const MatchSetup chosen = setup_;
    accept();
    emit play(chosen);
  });
  text_->selectAll();
  look();
}

void PositionDialog::look() {
  const QString text = text_->toPlainText();
  const bool byHand = board_->shows(text);
  byHand_->setText(
      tr("Drag the pieces; let go beside the board to take one off. By keyboard: arrows, then the letter of "
         "a piece (%1), Delete to take it off.")
          .arg(board_->letters()));
  byHand_->setVisible(byHand);
  board_->setVisible(byHand);
  picture_->setVisible(!byHand);
  if (byHand && board_->text() != text) board_->setText(text);
  const Words words;
  const auto read = Exchange::readPosition(*game_.info, static_cast<int>(given_.seats.size()), optionsOf(given_),
                                           text_->toPlainText(), [&](const Phrase& p) { return words.write(p); });
  setup_ = given_;
  QString problem = read.problem;
  if (read) {
    const ExchangedGame& game = read.games.front();
    setup_.start = QString::fromStdString(game.position);
    for (const auto& [key, value] : game.options)
      setup_.options[QString::fromStdString(key)] = QString::fromStdString(value);
    const auto opened = Session::begin(game_, setup_, nullptr);
    problem = opened.problem;
  }
  play_->setEnabled(problem.isEmpty());
  message_->setText(problem);
  message_->setVisible(!problem.isEmpty());
  DiagramBlock block;
  block.game = game_.id();
  block.position = setup_.start;
  block.seats = static_cast<int>(given_.seats.size());
  for (auto it = setup_.options.cbegin(); it != setup_.options.cend(); ++it)
    block.options << it.key() + u'=' + it.value();
  QImage image = problem.isEmpty() ? drawDiagram(context_.box, block, kPicture, devicePixelRatioF()) : QImage();
  image.setDevicePixelRatio(devicePixelRatioF());
  picture_->setPixmap(QPixmap::fromImage(image));
}

} // namespace mk
