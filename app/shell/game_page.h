// A game's own page: its picture, what it is about, Play, the lesson, who plays by which house rules, and the rules.
#pragma once

#include "app/shell/context.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QScrollArea;

namespace mk {

class PageView;
class SetupForm;

class GamePage final : public QWidget {
  Q_OBJECT

public:
  explicit GamePage(Context&, QWidget* parent = nullptr);
  void showGame(const BoxedGame&);
  const BoxedGame* game() const { return game_; }
  SetupForm& form() { return *form_; }
  QPushButton& playButton() { return *play_; }
  QPushButton& computerButton() { return *computer_; }
  QPushButton& lessonButton() { return *lesson_; }
  QPushButton& practiceButton() { return *practice_; } // of bidding
  QPushButton& fileButton() { return *file_; }
  QPushButton& positionButton() { return *position_; }
  void applySettings();

signals:
  void play(const mk::MatchSetup&);
  void lesson(const QString& id);
  void fileAsked();
  void positionAsked(const mk::MatchSetup&);
  void back();
  void gamePicked(const QString& id);

protected:
  void changeEvent(QEvent*) override;
  void resizeEvent(QResizeEvent*) override;
  void keyPressEvent(QKeyEvent*) override;

private:
  void retranslate();
  void drawPicture();

  Context& context_;
  const BoxedGame* game_ = nullptr;
  QScrollArea* scroll_; // what is on the left
  QLabel *title_, *goal_, *facts_, *picture_;
  QPushButton *back_, *play_, *computer_, *lesson_, *practice_, *file_, *position_;
  SetupForm* form_;
  PageView* rules_;
  QSize drawn_;
};

} // namespace mk
