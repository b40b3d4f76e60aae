// A note that lies over the table until the next touch: what a person has missed while somebody else sat there. Clicks
// go through it.
#pragma once

#include <QFrame>

class QLabel;

namespace mk {

struct Scene;

class Notice final : public QFrame {
  Q_OBJECT
public:
  explicit Notice(QWidget* parent);
  void tell(const QString& heading, const QStringList& lines);
  void place(const QRect& table, const Scene&); // in the corner or at the side where it covers least

private:
  QLabel *heading_, *lines_;
};

} // namespace mk
