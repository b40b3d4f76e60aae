// The people of the house.
#include "app/shell/settings_place.h"

#include "app/shell/style.h"
#include "boards/plain_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace mk {

namespace {

const QStringList& profileColours() {
  static const QStringList colours{QStringLiteral("#b5412f"), QStringLiteral("#2f6fa8"), QStringLiteral("#d79b2e"),
                                   QStringLiteral("#3f7d4c"), QStringLiteral("#7a4f98"), QStringLiteral("#cf6a2c"),
                                   QStringLiteral("#3d8a94"), QStringLiteral("#8a5a3a")};
  return colours;
}

QIcon dot(const QString& colour, const QString& name) {
  QPixmap pixmap(64, 64);
  pixmap.fill(Qt::transparent);
  QPainter p(&pixmap);
  p.setRenderHint(QPainter::Antialiasing);
  p.setBrush(QColor(colour));
  p.setPen(Qt::NoPen);
  p.drawEllipse(2, 2, 60, 60);
  QFont font;
  font.setPixelSize(32);
  font.setBold(true);
  p.setFont(font);
  p.setPen(Qt::white);
  p.drawText(pixmap.rect(), Qt::AlignCenter, name.left(1).toUpper());
  return pixmap;
}

} // namespace

ProfilesPlace::ProfilesPlace(Context& context, QWidget* parent)
    : QWidget(parent), context_(context), title_(plainLabel()), text_(plainLabel()), message_(plainLabel()),
      list_(new QListWidget), fresh_(new QLineEdit), name_(new QLineEdit), add_(new QPushButton),
      save_(new QPushButton), remove_(new QPushButton) {
  setObjectName(QStringLiteral("place"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(28, 20, 28, 20);
  column->setSpacing(10);
  setHeadline(title_, 1.7);
  text_->setWordWrap(true);
  text_->setObjectName(QStringLiteral("soft"));
  column->addWidget(title_);
  column->addWidget(text_);
  auto* top = new QHBoxLayout;
  fresh_->setMaxLength(40);
  fresh_->setMaximumWidth(260);
  add_->setProperty("main", true);
  top->addWidget(fresh_, 1);
  top->addWidget(add_);
  top->addStretch(1);
  column->addLayout(top);
  list_->setObjectName(QStringLiteral("list"));
  list_->setIconSize({30, 30});
  list_->setMaximumWidth(420);
  column->addWidget(list_, 1);
  auto* row = new QHBoxLayout;
  name_->setMaxLength(40);
  name_->setMaximumWidth(220);
  row->addWidget(name_, 1);
  for (const QString& colour : profileColours()) {
    auto* b = new QPushButton;
    b->setCheckable(true);
    b->setAutoExclusive(true);
    b->setFixedSize(30, 30);
    b->setStyleSheet(QStringLiteral("QPushButton { background: %1; border-radius: 15px; border: 2px solid transparent; "
                                    "padding: 0; min-height: 0; }"
                                    "QPushButton:checked, QPushButton:focus { border: 3px solid palette(text); }")
                         .arg(colour));
    row->addWidget(b);
    colours_ << b;
    connect(b, &QPushButton::clicked, this, [this, colour] { colour_ = colour; });
  }
  row->addWidget(save_);
  row->addWidget(remove_);
  row->addStretch(1);
  column->addLayout(row);
  message_->setObjectName(QStringLiteral("warn"));
  message_->setWordWrap(true);
  message_->hide();
  column->addWidget(message_);
  connect(add_, &QPushButton::clicked, this, [this] {
    if (add(fresh_->text()) != kNoId) fresh_->clear();
  });
  connect(fresh_, &QLineEdit::returnPressed, add_, &QPushButton::click);
  connect(list_, &QListWidget::currentRowChanged, this, &ProfilesPlace::pick);
  connect(save_, &QPushButton::clicked, this, &ProfilesPlace::save);
  connect(name_, &QLineEdit::returnPressed, this, &ProfilesPlace::save);
  connect(remove_, &QPushButton::clicked, this, &ProfilesPlace::remove);
  setFocusProxy(fresh_);
  retranslate();
}

void ProfilesPlace::retranslate() {
  title_->setText(tr("Profiles"));
  text_->setText(tr("Everybody in the house can have a profile: it keeps the records of that person."));
  fresh_->setPlaceholderText(tr("New name"));
  fresh_->setAccessibleName(tr("New name"));
  name_->setAccessibleName(tr("Name"));
  list_->setAccessibleName(tr("Profiles"));
  add_->setText(tr("Add"));
  save_->setText(tr("Save"));
  remove_->setText(tr("Remove"));
  const QString names[] = {tr("red"),    tr("blue"),   tr("yellow"), tr("green"),
                           tr("violet"), tr("orange"), tr("teal"),   tr("brown")};
  for (int i = 0; i < colours_.size(); ++i) {
    colours_[i]->setAccessibleName(names[i]);
    colours_[i]->setToolTip(names[i]);
  }
}

void ProfilesPlace::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void ProfilesPlace::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
}

void ProfilesPlace::refresh() {
  const QVariant chosen = list_->currentItem() ? list_->currentItem()->data(Qt::UserRole) : QVariant();
  {
    const QSignalBlocker quiet(list_);
    list_->clear();
    for (const Profile& p : context_.store.profiles()) {
      auto* item = new QListWidgetItem(dot(p.colour, p.name), p.name);
      item->setData(Qt::UserRole, p.id);
      list_->addItem(item);
      if (item->data(Qt::UserRole) == chosen) list_->setCurrentItem(item);
    }
  }
  pick();
}

QString ProfilesPlace::freeColour() const {
  QStringList used;
  for (const Profile& p : context_.store.profiles()) used << p.colour;
  for (const QString& colour : profileColours())
    if (!used.contains(colour)) return colour;
  return profileColours().first();
}

ProfileId ProfilesPlace::add(const QString& name) {
  const ProfileId id = context_.store.addProfile(name.trimmed(), freeColour(), 0);
  const QStringList messages = context_.store.takeMessages();
  message_->setText(messages.join(u'\n'));
  message_->setVisible(!messages.isEmpty());
  refresh();
  if (id != kNoId) emit changed();
  return id;
}

void ProfilesPlace::pick() {
  const QListWidgetItem* item = list_->currentItem();
  const auto profile = item ? context_.store.profile(item->data(Qt::UserRole).toLongLong()) : std::nullopt;
  for (QWidget* w : std::initializer_list<QWidget*>{name_, save_, remove_}) w->setVisible(profile.has_value());
  for (QPushButton* b : colours_) b->setVisible(profile.has_value());
  if (!profile) return;
  name_->setText(profile->name);
  colour_ = profile->colour;
  for (int i = 0; i < colours_.size(); ++i) colours_[i]->setChecked(profileColours()[i] == colour_);
}

void ProfilesPlace::save() {
  const QListWidgetItem* item = list_->currentItem();
  auto profile = item ? context_.store.profile(item->data(Qt::UserRole).toLongLong()) : std::nullopt;
  if (!profile) return;
  profile->name = name_->text().trimmed();
  profile->colour = colour_;
  const Written written = context_.store.changeProfile(*profile);
  message_->setText(written.message);
  message_->setVisible(!written.message.isEmpty());
  refresh();
  emit changed();
}

void ProfilesPlace::remove() {
  const QListWidgetItem* item = list_->currentItem();
  if (!item) return;
  context_.store.removeProfile(item->data(Qt::UserRole).toLongLong());
  refresh();
  emit changed();
}

} // namespace mk
