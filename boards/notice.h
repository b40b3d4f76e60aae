// A note that lies over the table until the next touch: what a person has missed while somebody else sat there. Clicks
// go through it.
#pragma once

#include <QFrame>

class QLabel;

namespace mk {

class Notice final : public QFrame {
  Q_OBJECT
public:
  explicit Notice(QWidget* parent);
  void tell(const QString& heading, const QStringList& lines);
  void place(const QRect& table); // in its upper corner, over the hands of the others

private:
  QLabel *heading_, *lines_;
};

} // namespace mk
