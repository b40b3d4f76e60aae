// The two clocks of a match above the table: whose runs has a sign before its name, little time has another one. They
// keep their places and their widths; a key tells them aloud.
#pragma once

#include "app/play/session.h"

#include <QPointer>
#include <QWidget>

class QAction;
class QLabel;

namespace mk {

class ClockBar final : public QWidget {
  Q_OBJECT

public:
  explicit ClockBar(QWidget* parent = nullptr);
  void show(Session*); // nullptr, or a match without clocks: hidden
  QAction& tellAction() { return *tell_; }
  QString text(Seat seat) const; // as it stands there
  QString told() const;          // both, in words
  static QString timeText(qint64 milliseconds);

signals:
  void toldAloud(const QString& words);
  void littleTime(const QString& words); // once for each seat that is a person's

protected:
  void changeEvent(QEvent*) override;

private:
  void refresh();
  void retranslate();
  bool isLow(Seat) const;

  QPointer<Session> session_;
  QLabel* faces_[2];
  QAction* tell_;
  QTimer tick_;
  bool warned_[2] = {false, false};
  Seat spokenFor_ = kNobody; // whose clock ran when the labels were named
};

} // namespace mk
