// "Bid this hand": the person's cards, the auction, the calls as buttons, and after each call what the bidding system
// would have said. At the end the hands lie open, and what can be made is found beside the window.
#pragma once

#include "app/host/game_box.h"
#include "games/bidding_practice.h"

#include <QDialog>

#include <array>
#include <thread>

class QButtonGroup;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QStackedWidget;
class QTableWidget;

namespace mk {

// A hand as four lines, spades first.
using HandLines = std::array<QLabel*, 4>;

class BiddingPracticeBox final : public QDialog {
  Q_OBJECT

public:
  BiddingPracticeBox(const BiddingPractice&, const BoxedGame&, QWidget* parent = nullptr);
  bool take(const BiddingTask&); // false: there is no such deal
  void takeAny();                // of the theme and system chosen
  const BiddingTask& task() const { return task_; }
  bool isOver() const { return turn_.offers.empty(); }
  bool isReady() const { return ready_; } // what can be made is told, or that it cannot be
  QPushButton* button(const std::string& call) const;
  QComboBox& themes() { return *themes_; }
  QComboBox& systems() { return *systems_; }
  QString said() const; // what is told now, then the list line by line

private:
  bool call(const std::string&);
  void show(const BiddingTurn&);
  void showAuction();
  void showOffers();
  void showHands();
  void showMade(const Checked<std::vector<Phrase>>&);
  void tell(const QString& text, const QString& spoken = {});
  void findMade();

  const BiddingPractice& practice_;
  const GameInfo& info_;
  BiddingTask task_;
  std::vector<std::string> own_; // calls
  BiddingTurn turn_;
  std::vector<std::string> texts_; // of the buttons
  QComboBox *themes_, *systems_;
  QLineEdit* number_;
  QLabel *worth_, *told_;
  HandLines hand_{};                    // the person's
  std::array<HandLines, 4> allHands_{}; // at the end
  std::array<QLabel*, 4> names_{};
  QStackedWidget* pages_; // the calls; at the end all hands
  QButtonGroup* calls_;
  QTableWidget* auction_;
  QListWidget* lines_;
  bool ready_ = false;
  int asked_ = 0; // which hand an answer is about
  std::jthread thread_;
};

bool canPractise(const BoxedGame&);
BiddingPracticeBox* practiseBidding(const BoxedGame&, QWidget* parent); // opened; nullptr: the game has none

} // namespace mk
