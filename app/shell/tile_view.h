// The tiles of the box: a list view in rows of tiles with headings across, painted by one delegate.
#pragma once

#include <QListView>
#include <QStyledItemDelegate>

namespace mk {

class BoxModel;
class Thumbnails;

class TileDelegate final : public QStyledItemDelegate {
  Q_OBJECT

public:
  TileDelegate(BoxModel&, Thumbnails&, QListView*);
  void paint(QPainter*, const QStyleOptionViewItem&, const QModelIndex&) const override;
  QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override;
  QSize tile() const;

private:
  void paintHeading(QPainter*, const QRect&, const QString&) const;
  void paintTile(QPainter*, const QRect&, const QModelIndex&, bool picked, bool hovered) const;
  void paintFacts(QPainter*, const QRect&, const QModelIndex&) const;

  BoxModel& model_;
  Thumbnails& pictures_;
  QListView* view_;
};

class TileView final : public QListView {
  Q_OBJECT

public:
  explicit TileView(QWidget* parent = nullptr);

signals:
  void typed(const QString& text); // somebody types: it belongs to the filter
  void deleteAsked(const QModelIndex&);

protected:
  QModelIndex moveCursor(CursorAction, Qt::KeyboardModifiers) override;
  void keyPressEvent(QKeyEvent*) override;
  void resizeEvent(QResizeEvent*) override;

private:
  QModelIndex nearest(const QModelIndex& from, int dx, int dy) const;
};

} // namespace mk
