// Accessible objects of the table.
#include "boards/accessible_table.h"

#include "boards/curtain.h"
#include "boards/table_widget.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QCoreApplication>
#include <QLabel>

#include <algorithm>
#include <map>
#include <memory>

namespace mk {

namespace {

QString inTable(const char* text) { return QCoreApplication::translate("mk::AccessibleTable", text); }

class AccessibleCanvas;

// What zones and places share: they are no widgets and lie inside the canvas.
class OnCanvas : public QAccessibleInterface {
public:
  explicit OnCanvas(TableCanvas* c) : canvas_(c) {}
  bool isValid() const override { return canvas_ && !canvas_->view().zones.empty(); }
  QObject* object() const override { return nullptr; }
  QWindow* window() const override { return canvas_->window() ? canvas_->window()->windowHandle() : nullptr; }
  void setText(QAccessible::Text, const QString&) override {}
  QRect onScreen(const QRectF& r) const { return {canvas_->mapToGlobal(r.topLeft().toPoint()), r.size().toSize()}; }

protected:
  TableCanvas* canvas_;
};

class AccessiblePlace final : public OnCanvas, public QAccessibleActionInterface {
public:
  AccessiblePlace(TableCanvas* c, Place p, QAccessibleInterface* zone) : OnCanvas(c), place_(p), zone_(zone) {}

  Place place() const { return place_; }
  QAccessibleInterface* parent() const override { return zone_; }
  QAccessibleInterface* child(int) const override { return nullptr; }
  QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  int childCount() const override { return 0; }
  int indexOfChild(const QAccessibleInterface*) const override { return -1; }
  QAccessible::Role role() const override { return QAccessible::Button; }
  QRect rect() const override {
    const Sprite* thing = canvas_->scene().top(place_);
    const Spot* spot = canvas_->scene().spot(place_);
    return thing ? onScreen(thing->bounds()) : spot ? onScreen(spot->rect) : QRect();
  }
  QString text(QAccessible::Text t) const override {
    if (t == QAccessible::Name) return canvas_->words().speak(nameOf(canvas_->view(), place_));
    if (t == QAccessible::Description) return status();
    return {};
  }
  QAccessible::State state() const override {
    QAccessible::State s;
    s.focusable = true;
    s.focused = canvas_->hasFocus() && canvas_->focusPlace() == place_;
    s.selectable = isTarget();
    s.selected = isPicked();
    s.invisible = !canvas_->isVisible();
    s.disabled = !isTarget() && !isPicked();
    return s;
  }
  void* interface_cast(QAccessible::InterfaceType t) override {
    return t == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
  }
  QStringList actionNames() const override {
    QStringList names{pressAction(), setFocusAction()};
    if (canvas_->isSortable(place_)) names << increaseAction() << decreaseAction(); // to the right, to the left
    return names;
  }
  void doAction(const QString& name) override {
    if (name == increaseAction() || name == decreaseAction()) {
      canvas_->shiftInHand(place_, name == increaseAction() ? 1 : -1); // the view is another one after this
      return;
    }
    if (name == setFocusAction()) canvas_->setFocus();
    if (name == setFocusAction() || name == pressAction()) canvas_->setFocusPlace(place_, true);
    if (name == pressAction()) canvas_->press(place_); // the view may be another one after this
  }
  QStringList keyBindingsForAction(const QString& name) const override {
    return name == pressAction() ? QStringList{QStringLiteral("Enter")} : QStringList();
  }

private:
  bool isPicked() const { return std::ranges::count(canvas_->touch().picked(), place_) > 0; }
  bool isTarget() const { return std::ranges::count(canvas_->touch().targets(), place_) > 0; }
  QString status() const {
    if (isPicked()) return inTable(QT_TRANSLATE_NOOP("mk::AccessibleTable", "picked"));
    if (!isTarget()) return {};
    const bool lies = canvas_->scene().top(place_) != nullptr;
    const Zone* zone = canvas_->view().find(place_.zone);
    if (canvas_->touch().begun() || (!lies && zone && zone->kind == Zone::Kind::Board))
      return inTable(QT_TRANSLATE_NOOP("mk::AccessibleTable", "can go here"));
    return lies ? inTable(QT_TRANSLATE_NOOP("mk::AccessibleTable", "can be picked"))
                : inTable(QT_TRANSLATE_NOOP("mk::AccessibleTable", "can be chosen"));
  }
  Place place_;
  QAccessibleInterface* zone_;
};

class AccessibleZone final : public OnCanvas {
public:
  AccessibleZone(TableCanvas* c, std::int16_t zone, AccessibleCanvas* table) : OnCanvas(c), zone_(zone), table_(table) {
    for (const Spot& s : c->scene().spots)
      if (s.place.zone == zone) places_.push_back(s.place);
    if (const Zone* z = c->view().find(zone); z && places_.empty()) // not drawn, still spoken
      for (const Item& i : z->items) places_.push_back({zone, i.at});
  }
  ~AccessibleZone() override {
    for (const auto& [place, id] : made_) QAccessible::deleteAccessibleInterface(id);
  }
  QAccessibleInterface* parent() const override;
  int childCount() const override { return static_cast<int>(places_.size()); }
  QAccessibleInterface* child(int i) const override {
    return i >= 0 && i < childCount() ? at(places_[static_cast<std::size_t>(i)]) : nullptr;
  }
  QAccessibleInterface* at(Place p) const {
    if (const auto it = made_.find(p); it != made_.end()) return QAccessible::accessibleInterface(it->second);
    if (std::ranges::find(places_, p) == places_.end()) return nullptr;
    auto* made = new AccessiblePlace(canvas_, p, const_cast<AccessibleZone*>(this));
    made_[p] = QAccessible::registerAccessibleInterface(made);
    return made;
  }
  QAccessibleInterface* childAt(int x, int y) const override {
    const auto p = canvas_->scene().placeAt(canvas_->mapFromGlobal(QPoint(x, y)));
    return p && p->zone == zone_ ? at(*p) : nullptr;
  }
  int indexOfChild(const QAccessibleInterface* c) const override {
    for (int i = 0; i < childCount(); ++i)
      if (const auto it = made_.find(places_[static_cast<std::size_t>(i)]);
          it != made_.end() && QAccessible::accessibleInterface(it->second) == c)
        return i;
    return -1;
  }
  QAccessible::Role role() const override { return QAccessible::Grouping; }
  QRect rect() const override {
    const ZoneArea* a = canvas_->scene().area(zone_);
    return a ? onScreen(a->rect) : QRect();
  }
  QString text(QAccessible::Text t) const override {
    const Zone* z = canvas_->view().find(zone_);
    if (!z || (t != QAccessible::Name && t != QAccessible::Description)) return {};
    if (t == QAccessible::Description) return canvas_->words().speak(z->label);
    const QString name = canvas_->words().speak(z->name);
    return z->closed > 0
               ? QCoreApplication::translate("mk::AccessibleTable", "%1, %n face-down card(s)", nullptr, z->closed)
                     .arg(name)
               : name;
  }
  QAccessible::State state() const override {
    QAccessible::State s;
    s.invisible = !canvas_->isVisible();
    return s;
  }

private:
  std::int16_t zone_;
  AccessibleCanvas* table_;
  std::vector<Place> places_;
  mutable std::map<Place, QAccessible::Id> made_;
};

class AccessibleCanvas final : public QAccessibleWidget {
public:
  explicit AccessibleCanvas(TableCanvas* c) : QAccessibleWidget(c, QAccessible::Grouping), canvas_(c) {
    all().emplace(c, this);
  }
  ~AccessibleCanvas() override {
    forget();
    all().erase(canvas_);
  }
  // The canvases that somebody has asked about.
  static std::map<const TableCanvas*, AccessibleCanvas*>& all() {
    static std::map<const TableCanvas*, AccessibleCanvas*> made;
    return made;
  }

  // Another view: its zones and places are new objects.
  void forget() {
    for (const auto& [zone, id] : made_) QAccessible::deleteAccessibleInterface(id);
    made_.clear();
  }
  QString text(QAccessible::Text t) const override {
    return t == QAccessible::Name ? inTable(QT_TRANSLATE_NOOP("mk::AccessibleTable", "table"))
                                  : QAccessibleWidget::text(t);
  }
  int childCount() const override { return static_cast<int>(canvas_->view().zones.size()); }
  QAccessibleInterface* child(int i) const override {
    return i >= 0 && i < childCount() ? zone(canvas_->view().zones[static_cast<std::size_t>(i)].id) : nullptr;
  }
  AccessibleZone* zone(std::int16_t id) const {
    if (!canvas_->view().find(id)) return nullptr;
    if (const auto it = made_.find(id); it != made_.end())
      return static_cast<AccessibleZone*>(QAccessible::accessibleInterface(it->second));
    auto* z = new AccessibleZone(canvas_, id, const_cast<AccessibleCanvas*>(this));
    made_[id] = QAccessible::registerAccessibleInterface(z);
    return z;
  }
  QAccessibleInterface* place(Place p) const {
    const AccessibleZone* z = zone(p.zone);
    return z ? z->at(p) : nullptr;
  }
  QAccessibleInterface* childAt(int x, int y) const override {
    const auto p = canvas_->scene().placeAt(canvas_->mapFromGlobal(QPoint(x, y)));
    return p ? zone(p->zone) : nullptr;
  }
  int indexOfChild(const QAccessibleInterface* c) const override {
    for (int i = 0; i < childCount(); ++i)
      if (child(i) == c) return i;
    return -1;
  }
  QAccessibleInterface* focusChild() const override {
    if (!canvas_->hasFocus()) return nullptr;
    QAccessibleInterface* p = canvas_->focusPlace() ? place(*canvas_->focusPlace()) : nullptr;
    return p ? p : QAccessible::queryAccessibleInterface(canvas_);
  }

private:
  TableCanvas* canvas_;
  mutable std::map<std::int16_t, QAccessible::Id> made_;
};

QAccessibleInterface* AccessibleZone::parent() const { return table_; }

// The whole table. While the curtain hangs there is nothing but the curtain.
class AccessibleTable final : public QAccessibleWidget {
public:
  explicit AccessibleTable(TableWidget* t) : QAccessibleWidget(t, QAccessible::Client), table_(t) {}
  QString text(QAccessible::Text t) const override {
    return t == QAccessible::Name ? inTable(QT_TRANSLATE_NOOP("mk::AccessibleTable", "game"))
                                  : QAccessibleWidget::text(t);
  }
  int childCount() const override { return static_cast<int>(shown().size()); }
  QAccessibleInterface* child(int i) const override {
    const auto all = shown();
    return i >= 0 && i < static_cast<int>(all.size())
               ? QAccessible::queryAccessibleInterface(all[static_cast<std::size_t>(i)])
               : nullptr;
  }
  int indexOfChild(const QAccessibleInterface* c) const override {
    const auto all = shown();
    const auto it = std::ranges::find(all, c ? c->object() : nullptr);
    return it == all.end() ? -1 : static_cast<int>(it - all.begin());
  }

private:
  std::vector<QWidget*> shown() const {
    std::vector<QWidget*> out;
    for (QObject* o : table_->children()) {
      auto* w = qobject_cast<QWidget*>(o);
      if (w && !w->isHidden() && (qobject_cast<Curtain*>(w) != nullptr) == table_->isCurtained()) out.push_back(w);
    }
    return out;
  }
  TableWidget* table_;
};

QAccessibleInterface* make(const QString&, QObject* o) {
  if (auto* c = qobject_cast<TableCanvas*>(o)) return new AccessibleCanvas(c);
  if (auto* t = qobject_cast<TableWidget*>(o)) return new AccessibleTable(t);
  auto* label = qobject_cast<QLabel*>(o); // what is wanted and what happened
  if (label && (label->objectName() == u"prompt" || label->objectName() == u"happened") &&
      qobject_cast<TableWidget*>(label->parent()))
    return new QAccessibleWidget(label, QAccessible::Notification);
  return nullptr;
}

AccessibleCanvas* known(const TableCanvas* c) {
  const auto it = AccessibleCanvas::all().find(c);
  return it == AccessibleCanvas::all().end() ? nullptr : it->second;
}

} // namespace

void installAccessibleTable() {
  static const bool done = [] {
    QAccessible::installFactory(make);
    return true;
  }();
  (void)done;
}

void forgetAccessiblePlaces(TableCanvas* c) {
  if (AccessibleCanvas* a = known(c)) a->forget();
}

void tellFocus(TableCanvas* c) {
  AccessibleCanvas* a = known(c);
  if (!a || !c->hasFocus() || !c->focusPlace()) return;
  if (QAccessibleInterface* p = a->place(*c->focusPlace())) {
    QAccessibleEvent e(p, QAccessible::Focus);
    QAccessible::updateAccessibility(&e);
  }
}

void tellStates(TableCanvas* c) {
  AccessibleCanvas* a = known(c);
  if (!a || !c->focusPlace()) return;
  QAccessible::State changed;
  changed.selected = true;
  if (QAccessibleInterface* p = a->place(*c->focusPlace())) {
    QAccessibleStateChangeEvent e(p, changed);
    QAccessible::updateAccessibility(&e);
  }
}

} // namespace mk
