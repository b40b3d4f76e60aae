// Real dice and cards: where people type or click what their own dice, cards or lots showed.
#pragma once

#include "boards/words.h"
#include "games/kernel/chance.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace mk {

class OutcomeEntry final : public QWidget {
  Q_OBJECT
public:
  explicit OutcomeEntry(QWidget* parent = nullptr);
  void ask(const ChanceRequest&, const Words&); // the request's pack must outlive the question
  bool asking() const { return asking_; }
  void stop();

signals:
  void entered(const mk::Outcome&);

protected:
  void changeEvent(QEvent*) override;

private:
  void addFaces();
  void addFace(int face);
  void accept();
  Checked<Outcome> typed() const;
  ChanceRequest request_;
  Words words_;
  bool asking_ = false;
  QLabel *question_, *complaint_;
  QLineEdit* line_;
  QPushButton* ok_;
  std::vector<QPushButton*> faces_;
};

} // namespace mk
