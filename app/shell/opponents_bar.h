// The computer players at the table: their faces above it. The one that thinks is ringed and says so; what each is like
// is told by its tip and by a click.
#pragma once

#include "app/play/session.h"

#include <QTimer>
#include <QWidget>

class QHBoxLayout;
class QToolButton;

namespace mk {

class OpponentsBar final : public QWidget {
  Q_OBJECT

public:
  explicit OpponentsBar(QWidget* parent = nullptr);
  void show(const Session*); // nullptr: nobody
  QString told() const;      // "Sly Ants is thinking…", or who has the move
  const QList<QToolButton*>& faces() const { return faces_; }

signals:
  void introduced(const QString& text); // somebody wants to know who this is

protected:
  void changeEvent(QEvent*) override;

private:
  void seat(const Session&);
  QList<QToolButton*> faces_;
  QList<SeatPlayer> sitting_; // as the faces show them
  QString told_;
  QHBoxLayout* row_;
};

} // namespace mk
