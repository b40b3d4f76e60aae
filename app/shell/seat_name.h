// The field of a seat's name: while nothing is typed, the name that the seat has anyway stands in it as plain text. It
// is a name that counts, not one that is missing, so that it is not greyed.
#pragma once

#include <QLineEdit>

namespace mk {

class SeatName final : public QLineEdit {
  Q_OBJECT

public:
  explicit SeatName(QWidget* box) : QLineEdit(box) { setFrame(false); } // the box has one
  void setUsual(const QString&);                                        // the name without a typed one
  const QString& usual() const { return usual_; }

protected:
  void paintEvent(QPaintEvent*) override;

private:
  QString usual_;
};

} // namespace mk
