// Deals in the table's menu, where the family of the game can look at deals: the review of the last one, the same deal
// again with the seats exchanged, the deal of the day, a deal by its number, the practice of bidding.
#pragma once

#include "app/shell/bidding_practice_box.h"
#include "app/shell/deal_review_box.h"

#include <QObject>

class QAction;

namespace mk {

class TablePlace;

class DealMenu final : public QObject {
  Q_OBJECT

public:
  explicit DealMenu(TablePlace&);
  DealReviewBox* review(); // nullptr: no deal has come to its end
  bool again();            // false: no deal has come to its end, or the banner says why
  bool deal(quint64 number);
  BiddingPracticeBox* practice(); // nullptr: the game has none

private:
  bool begin(BoxedGame, const MatchSetup&);
  void fill();
  void askNumber();
  std::string lastDeal() const;
  TablePlace& place_;
  QAction *review_, *again_, *day_, *number_, *practice_;
};

} // namespace mk
