// Tulemused: what a profile has played, won and at its best, game by game; two profiles against each other; the
// finished matches, charts, the collection; everything as CSV.
#pragma once

#include "app/shell/context.h"
#include "app/shell/history.h"

#include <QWidget>

#include <functional>

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTableWidget;

namespace mk {

class ChartView;
class CollectionMap;
class MatchArchive;

class RecordsPlace final : public QWidget {
  Q_OBJECT

public:
  enum Page { Games, Matches, Charts, Collection, kPages };

  explicit RecordsPlace(Context&, QWidget* parent = nullptr);
  void refresh();
  void showPage(Page);
  void showGame(const QString& id); // whose points the chart is about
  QPushButton& pageButton(Page page) { return *pageButtons_[page]; }
  QComboBox& profileBox() { return *profile_; }
  QTableWidget& table() { return *table_; }
  MatchArchive& archive() { return *archive_; }
  ChartView& charts() { return *charts_; }
  CollectionMap& collection() { return *collection_; }
  bool exportTo(const QString& file); // false: the message says why

signals:
  void matchPicked(qint64 id); // a finished one, to look through
  void reviewPicked(qint64 id);
  void gamePicked(const QString& id);

protected:
  void changeEvent(QEvent*) override;
  void showEvent(QShowEvent*) override;

private:
  void retranslate();
  void fillProfiles();
  void fillPage();
  void fillTable();
  void fillCharts();
  void fillCollection();
  void inPieces(const std::function<bool()>& piece, const std::function<void()>& done);
  void readMatches(const std::function<void(const MatchSummary&)>& take, const std::function<void()>& done);
  void showCharts(const History&);
  void fillHeadToHead();
  void askFile();
  QString gameName(const QString& id) const;
  ProfileId whose() const;

  Context& context_;
  QLabel *title_, *whose_, *against_, *score_, *message_, *summary_, *points_;
  QComboBox *profile_, *rival_, *pointsOf_;
  QPushButton* export_;
  QList<QPushButton*> pageButtons_;
  QStackedWidget* pages_;
  QTableWidget* table_;
  MatchArchive* archive_;
  ChartView* charts_;
  CollectionMap* collection_;
  int reading_ = 0; // which page is being read; an older one is given up
};

QString durationText(qint64 milliseconds); // "1 h 5 min", "3 min 20 s"

} // namespace mk
