// Real dice and cards: where people type or click what their own dice, cards or lots showed.
#pragma once

#include "boards/look.h"
#include "games/kernel/chance.h"
#include "i18n/words.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;

namespace mk {

class DiceLine;
struct TypedCards;

class OutcomeEntry final : public QWidget {
  Q_OBJECT
public:
  explicit OutcomeEntry(QWidget* parent = nullptr);
  // The request's pack must outlive the question. `meanings`: what each value of a lot would mean, one a value; empty =
  // lots are numbers.
  void ask(const ChanceRequest&, const Words&, const QStringList& meanings = {});
  bool asking() const { return asking_; }
  void stop();
  // On the score pad everything is larger, and dice count only when they are confirmed.
  void setPad(bool on) { pad_ = on; }
  void setLook(const Look&);
  void write(const QString&); // typed while the keyboard was elsewhere on the table

signals:
  void entered(const mk::Outcome&);

protected:
  bool eventFilter(QObject*, QEvent*) override;
  void changeEvent(QEvent*) override;

private:
  QPushButton* addButton(const QString& label, const QString& spoken);
  void addFaces();
  void addFace(int face);
  void addLots(const QStringList& meanings);
  void accept();
  void complain(const QString&, bool startOver = true); // "" = there is nothing wrong any more
  bool checkCards(bool whole);
  QString faultOf(const TypedCards&) const;
  void showDice();
  bool isDeck() const { return request_.kind == Outcome::Kind::Deck; }
  bool isDice() const { return request_.kind == Outcome::Kind::Dice; }
  QString question() const;
  QString example() const;
  QString letter(int face) const;       // as it is written on the button and in the line
  QStringList typedDice() const;        // the line taken apart
  int faceOf(const QString& die) const; // 0 = none
  Checked<Outcome> typed() const;

  ChanceRequest request_;
  Words words_;
  bool asking_ = false, pad_ = false;
  QLabel *question_, *complaint_;
  QLineEdit* line_;
  DiceLine* dice_;
  QPushButton* ok_;
  std::vector<QPushButton*> faces_;
};

} // namespace mk
