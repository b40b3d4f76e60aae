// Widgets side by side, on as many lines as they need.
#pragma once

#include <QLayout>

#include <functional>
#include <vector>

namespace mk {

class FlowLayout final : public QLayout {
public:
  explicit FlowLayout(QWidget* parent = nullptr) : QLayout(parent) {}
  ~FlowLayout() override;
  // For a strip under the table, which is only as high as its lines.
  static FlowLayout* ofStrip(QWidget&);
  void addItem(QLayoutItem* item) override { items_.push_back(item); }
  int count() const override { return static_cast<int>(items_.size()); }
  QLayoutItem* itemAt(int i) const override;
  QLayoutItem* takeAt(int i) override;
  // Those of a lower rank stand before the others; among equals nothing changes.
  void order(const std::function<int(const QWidget*)>& rank);
  Qt::Orientations expandingDirections() const override { return {}; }
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override { return flow({0, 0, width, 0}, false); }
  QSize sizeHint() const override { return minimumSize(); }
  QSize minimumSize() const override;
  void setGeometry(const QRect&) override;

private:
  int flow(QRect, bool place) const; // the height needed
  std::vector<QLayoutItem*> items_;
};

} // namespace mk
