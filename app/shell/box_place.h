// Karp: every game as a tile, filtered by typing and by chips; unfinished matches stand in a row on top.
#pragma once

#include "app/shell/box_model.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace mk {

class Thumbnails;
class TileView;

class BoxPlace final : public QWidget {
  Q_OBJECT

public:
  BoxPlace(const GameBox&, Thumbnails&, QWidget* parent = nullptr);
  void setMatches(QList<MatchSummary>);
  void setLanguage(const QString& lang);
  BoxModel& model() { return model_; }
  TileView& tiles() { return *view_; }
  QLineEdit& search() { return *search_; }

  void surprise(); // picks a game that fits the filter

signals:
  void gamePicked(const QString& id);
  void matchPicked(qint64 id);
  void matchDropped(qint64 id); // "remove" from a match's menu

protected:
  void changeEvent(QEvent*) override;
  bool eventFilter(QObject*, QEvent*) override;

private:
  void buildBar();
  QPushButton* chip();
  void retranslate();
  void filter();
  void pick(const QModelIndex&);
  void menu(const QPoint&);
  void pickFirst();

  const GameBox& box_;
  BoxModel model_;
  QString lang_ = QStringLiteral("et");
  QLineEdit* search_;
  QList<QPushButton*> players_, chances_;
  QPushButton *hidden_, *surprise_;
  QComboBox* family_;
  QLabel* nothing_;
  TileView* view_;
  QWidget* bar_;
};

} // namespace mk
