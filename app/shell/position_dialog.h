// A position typed or pasted: in a format of other programs, or as the rules write it. Shows what it looks like, or
// what is wrong with it, while it is typed.
#pragma once

#include "app/host/exchange_file.h"
#include "app/shell/context.h"

#include <QDialog>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace mk {

class BoardSetup;

class PositionDialog final : public QDialog {
  Q_OBJECT

public:
  PositionDialog(Context&, const BoxedGame&, MatchSetup, QWidget* parent = nullptr);
  QPlainTextEdit& text() { return *text_; }
  QLabel& message() { return *message_; }
  BoardSetup& board() { return *board_; } // shown where the text is a chessboard
  QPushButton& playButton() { return *play_; }

signals:
  void play(const mk::MatchSetup&); // with its start and the house rules that the position asks for

private:
  void look();
  Context& context_;
  const BoxedGame game_;
  const MatchSetup given_;
  MatchSetup setup_; // of the position that stands there
  QPlainTextEdit* text_;
  QLabel *message_, *picture_, *byHand_;
  BoardSetup* board_;
  QPushButton* play_;
};

} // namespace mk
