// The map: a field for each game, under the name of its family.
#include "app/shell/collection_map.h"

#include "app/shell/style.h"
#include "games/box/offered.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyledItemDelegate>

#include <algorithm>
#include <cmath>

namespace mk {

namespace {

enum Role { Id = Qt::UserRole, Number, FeatRole };

// What stands in the corner of a field: a ring, a disc, a star.
void paintSign(QPainter& p, QPointF c, double d, Feat feat) {
  const Style& s = style();
  p.setPen(QPen(s.text, 1.4));
  p.setBrush(Qt::NoBrush);
  if (feat == Feat::Won) p.setBrush(s.accent);
  if (feat == Feat::Tried || feat == Feat::Won) p.drawEllipse(c, 0.8 * d, 0.8 * d);
  if (feat != Feat::Mastered) return;
  QPolygonF star;
  for (int i = 0; i < 10; ++i) {
    const double a = M_PI * i / 5, r = i % 2 == 0 ? 1.25 * d : 0.55 * d;
    star << c + QPointF(std::sin(a) * r, -std::cos(a) * r);
  }
  p.setBrush(s.accent);
  p.drawPolygon(star);
}

class Fields final : public QStyledItemDelegate {
public:
  using QStyledItemDelegate::QStyledItemDelegate;

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& at) const override {
    const int line = option.fontMetrics.height();
    const QSize heading = at.data(Qt::SizeHintRole).toSize();
    return at.data(Id).isNull() ? QSize(heading.width(), line + 16) : QSize(9 * line, 2 * line + 14);
  }

  void paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& at) const override {
    const Style& s = style();
    p->save();
    p->setRenderHint(QPainter::Antialiasing);
    const QRectF r = QRectF(option.rect).adjusted(2.5, 2.5, -2.5, -2.5);
    if (at.data(Id).isNull()) {
      QFont bold = option.font;
      bold.setBold(true);
      p->setFont(bold);
      p->setPen(s.text);
      p->drawText(r, Qt::AlignLeft | Qt::AlignBottom, at.data().toString());
      p->restore();
      return;
    }
    const Feat feat = static_cast<Feat>(at.data(FeatRole).toInt());
    const bool focused = (option.state & QStyle::State_HasFocus) != 0;
    p->setBrush(feat == Feat::None ? QBrush(Qt::NoBrush) : QBrush(s.raised));
    p->setPen(focused ? QPen(s.text, 2) : QPen(s.line, 1, feat == Feat::None ? Qt::DotLine : Qt::SolidLine));
    p->drawRoundedRect(r, 6, 6);
    const double line = option.fontMetrics.height();
    const QRectF in = r.adjusted(7, 3, -7, -3);
    QFont bold = option.font;
    bold.setBold(feat != Feat::None);
    p->setFont(bold);
    p->setPen(feat == Feat::None ? s.soft : s.text);
    p->drawText(in, Qt::AlignLeft | Qt::AlignTop, at.data(Number).toString());
    p->setFont(option.font);
    p->drawText(in, Qt::AlignLeft | Qt::AlignBottom,
                option.fontMetrics.elidedText(at.data(Qt::ToolTipRole).toString().section(u':', 0, 0), Qt::ElideRight,
                                              static_cast<int>(in.width())));
    paintSign(*p, {in.right() - 0.4 * line, in.top() + 0.5 * line}, 0.34 * line, feat);
    p->restore();
  }
};

GameFeats featsOf(const GameInfo& info) {
  const auto levels = levelsOffered(info);
  const bool alone = info.kind == Kind::Solitaire || info.kind == Kind::Performance || info.maxSeats == 1;
  return {alone, levels.empty() ? 0 : levels.back()};
}

} // namespace

CollectionMap::CollectionMap(Context& context, QWidget* parent) : QListWidget(parent), context_(context) {
  setItemDelegate(new Fields(this));
  setFlow(QListView::LeftToRight);
  setWrapping(true);
  setResizeMode(QListView::Adjust);
  setMovement(QListView::Static);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSelectionMode(QAbstractItemView::SingleSelection);
  setFrameShape(QFrame::NoFrame);
  setMouseTracking(true);
  connect(this, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) {
    if (const QString id = item->data(Id).toString(); !id.isEmpty()) emit gamePicked(id);
  });
}

void FeatCount::add(const MatchSummary& m) {
  auto feats = feats_.find(m.setup.game);
  if (feats == feats_.end()) {
    const BoxedGame* game = box_.find(m.setup.game);
    if (!game) return;
    feats = feats_.insert(m.setup.game, featsOf(*game->info));
  }
  Feat& best = best_[m.setup.game];
  best = std::max(best, featOf(m, *feats, id_));
}

void CollectionMap::show(const Feats& feats) {
  const QString chosen = currentItem() ? currentItem()->data(Id).toString() : QString();
  clear();
  setAccessibleName(tr("Collection"));
  int tried = 0, won = 0, mastered = 0, games = 0;
  for (const Family* family : context_.box.families()) {
    auto* heading = new QListWidgetItem(nameOf(*family, context_.lang()));
    heading->setFlags(Qt::NoItemFlags);
    addItem(heading);
    for (const BoxedGame& game : context_.box.games()) {
      if (game.family != family) continue;
      const Feat feat = feats.value(game.id(), Feat::None);
      const QString said = feat == Feat::None    ? tr("not tried yet")
                           : feat == Feat::Tried ? tr("tried")
                           : feat == Feat::Won   ? tr("won")
                                                 : tr("mastered");
      auto* item = new QListWidgetItem;
      item->setData(Id, game.id());
      item->setData(Number, game.id());
      item->setData(FeatRole, static_cast<int>(feat));
      item->setToolTip(QStringLiteral("%1: %2").arg(game.name(context_.lang()), said));
      item->setData(Qt::AccessibleTextRole,
                    QStringLiteral("%1 %2").arg(item->data(Number).toString(), item->toolTip()));
      addItem(item);
      if (game.id() == chosen) setCurrentItem(item);
      ++games;
      tried += feat != Feat::None;
      won += feat == Feat::Won || feat == Feat::Mastered;
      mastered += feat == Feat::Mastered;
    }
  }
  summary_ = tr("Tried %1 of %2, won %3, mastered %4. Mastered: a patience that came out, a trick performed, the "
                "strongest computer beaten.")
                 .arg(tried)
                 .arg(games)
                 .arg(won)
                 .arg(mastered);
  sizeHeadings();
}

Feat CollectionMap::featOfGame(const QString& id) const {
  for (int i = 0; i < count(); ++i)
    if (item(i)->data(Id).toString() == id) return static_cast<Feat>(item(i)->data(FeatRole).toInt());
  return Feat::None;
}

// A heading has a line of its own.
void CollectionMap::sizeHeadings() {
  for (int i = 0; i < count(); ++i)
    if (item(i)->data(Id).isNull())
      item(i)->setSizeHint({std::max(100, viewport()->width() - 2), fontMetrics().height() + 16});
}

void CollectionMap::resizeEvent(QResizeEvent* event) {
  sizeHeadings();
  QListWidget::resizeEvent(event);
}

} // namespace mk
