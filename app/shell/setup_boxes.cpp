// The boxes of the form of a game page: made once, used again from game to game.
#include "app/shell/seat_name.h"
#include "app/shell/setup_form.h"

#include <QComboBox>
#include <QLabel>
#include <QStylePainter>

#include <algorithm>

namespace mk {

namespace {

constexpr int kAside = 4; // pixels of the field that hold no letters

// What is chosen ends with an ellipsis where the box is too narrow for it; the list shows it whole.
class Choices final : public QComboBox {
public:
  // Wide enough for all it holds: what the style reckons with leaves out the rim that the sheet draws.
  QSize sizeHint() const override {
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.rect = QRect(QPoint(), QComboBox::sizeHint());
    const QRect field = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    int widest = 0;
    for (int i = 0; i < count(); ++i) widest = std::max(widest, fontMetrics().horizontalAdvance(itemText(i)) + kAside);
    return option.rect.size() + QSize(std::max(0, widest - field.width()), 0);
  }

protected:
  void paintEvent(QPaintEvent*) override {
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QRect field = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideRight, field.width() - kAside);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
  }
};

} // namespace

SetupForm::~SetupForm() = default;

QComboBox* SetupForm::box(Use use) {
  if (auto& spare = spare_[use]; !spare.empty()) {
    QComboBox* again = spare.back().release();
    spare.pop_back();
    return again;
  }
  QComboBox* fresh = use == Choice ? new Choices : new QComboBox;
  if (use == Name) {
    fresh->setEditable(true);
    fresh->setLineEdit(new SeatName(fresh));
    fresh->setInsertPolicy(QComboBox::NoInsert);
    fresh->setMinimumWidth(120);
  } else if (use == Kind) {
    fresh->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  } else if (use == Choice) {
    fresh->setMinimumContentsLength(12); // where there is no room for more
    fresh->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    fresh->setMaximumWidth(360);
  }
  if (use == Name) fresh->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  return fresh;
}

void SetupForm::putBoxesAway() {
  const auto put = [this](Use use, QComboBox* box) {
    if (!box) return;
    disconnect(box, nullptr, this, nullptr);
    box->setParent(nullptr);
    box->clear();
    box->setEnabled(true);
    spare_[use].emplace_back(box);
  };
  for (const SeatRow& r : seats_) {
    put(Name, r.name);
    put(Kind, r.kind);
  }
  for (const OptionRow& r : options_) put(Choice, qobject_cast<QComboBox*>(r.editor));
  put(Way, ways_);
}

} // namespace mk
