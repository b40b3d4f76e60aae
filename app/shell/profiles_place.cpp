// The people of the house.
#include "app/shell/settings_place.h"

#include "app/shell/avatar.h"
#include "app/shell/landing.h"
#include "app/shell/style.h"
#include "boards/flow_layout.h"
#include "boards/plain_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
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
    connect(b, &QPushButton::clicked, this, [this, colour] {
      colour_ = colour;
      showSigns();
    });
  }
  row->addStretch(1);
  column->addLayout(row);
  auto* marks = new QHBoxLayout;
  for (int sign = 0; sign < kSigns; ++sign) {
    auto* b = new QPushButton;
    b->setCheckable(true);
    b->setAutoExclusive(true);
    b->setFixedSize(38, 38);
    b->setIconSize({26, 26});
    b->setStyleSheet(QStringLiteral("QPushButton { padding: 0; min-height: 0; }"));
    marks->addWidget(b);
    signs_ << b;
    connect(b, &QPushButton::clicked, this, [this, sign] { sign_ = sign; });
  }
  marks->addSpacing(12);
  marks->addWidget(save_);
  marks->addWidget(remove_);
  marks->addStretch(1);
  column->addLayout(marks);
  typedText_ = plainLabel();
  typedText_->setObjectName(QStringLiteral("soft"));
  typedText_->setWordWrap(true);
  typed_ = new QWidget;
  new FlowLayout(typed_);
  column->addWidget(typedText_);
  column->addWidget(typed_);
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
  setLanding(*this, fresh_);
  retranslate();
}

void ProfilesPlace::retranslate() {
  title_->setText(tr("Profiles"));
  text_->setText(tr("Everybody in the house can have a profile: it keeps that person's records."));
  fresh_->setPlaceholderText(tr("New name"));
  fresh_->setAccessibleName(tr("New name"));
  name_->setAccessibleName(tr("Name"));
  list_->setAccessibleName(tr("Profiles"));
  add_->setText(tr("Add"));
  save_->setText(tr("Save"));
  remove_->setText(tr("Remove"));
  const QString names[] = {tr("red"),    tr("blue"),   tr("yellow"), tr("green"),
                           tr("violet"), tr("orange"), tr("teal"),   tr("brown")};
  for (int i = 0; i < signs_.size(); ++i) {
    signs_[i]->setAccessibleName(nameOfSign(i));
    signs_[i]->setToolTip(nameOfSign(i));
  }
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
      auto* item = new QListWidgetItem(avatarOf(p.colour, p.avatar, p.name, 64), p.name);
      item->setData(Qt::UserRole, p.id);
      list_->addItem(item);
      if (item->data(Qt::UserRole) == chosen) list_->setCurrentItem(item);
    }
  }
  fillTyped();
  pick();
}

// People who sat down without a profile: one touch makes one, with all they have played.
void ProfilesPlace::fillTyped() {
  qDeleteAll(typed_->findChildren<QPushButton*>(Qt::FindDirectChildrenOnly));
  const QMap<QString, int> names = context_.store.typedNames();
  typedText_->setText(tr("Names typed at the table. Touch one to make a profile with all its matches:"));
  typedText_->setVisible(!names.isEmpty());
  typed_->setVisible(!names.isEmpty());
  for (auto it = names.cbegin(); it != names.cend(); ++it) {
    auto* b = new QPushButton(tr("%1 · %n matches", nullptr, it.value()).arg(it.key()));
    const QString name = it.key();
    connect(b, &QPushButton::clicked, this, [this, name] {
      QMetaObject::invokeMethod(
          this, [this, name] { add(name); }, Qt::QueuedConnection);
    });
    typed_->layout()->addWidget(b);
  }
}

QList<QPushButton*> ProfilesPlace::typedButtons() const {
  return typed_->findChildren<QPushButton*>(Qt::FindDirectChildrenOnly);
}

// In the colour that is chosen.
void ProfilesPlace::showSigns() {
  for (int i = 0; i < signs_.size(); ++i) signs_[i]->setIcon(avatarOf(colour_, i, name_->text(), 52));
}

QString ProfilesPlace::freeColour() const {
  QStringList used;
  for (const Profile& p : context_.store.profiles()) used << p.colour;
  for (const QString& colour : profileColours())
    if (!used.contains(colour)) return colour;
  return profileColours().first();
}

ProfileId ProfilesPlace::add(const QString& name) {
  ProfileId id = kNoId;
  for (const Profile& p : context_.store.profiles()) // typed without the profile, and now claimed by it
    if (p.name.compare(name.trimmed(), Qt::CaseInsensitive) == 0) id = p.id;
  const bool known = id != kNoId;
  const int people = static_cast<int>(context_.store.profiles().size());
  const int claimed = known ? context_.store.claim(id) : 0;
  if (claimed == 0) id = context_.store.addProfile(name.trimmed(), freeColour(), people % kSigns);
  QStringList messages = context_.store.takeMessages();
  const int own = claimed > 0 ? claimed : id == kNoId ? 0 : context_.store.claim(id);
  if (own > 0) messages << tr("%n earlier matches now belong to %1.", nullptr, own).arg(name.trimmed());
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
  for (QPushButton* b : colours_ + signs_) b->setVisible(profile.has_value());
  if (!profile) return;
  name_->setText(profile->name);
  colour_ = profile->colour;
  sign_ = profile->avatar;
  for (int i = 0; i < colours_.size(); ++i) colours_[i]->setChecked(profileColours()[i] == colour_);
  for (int i = 0; i < signs_.size(); ++i) signs_[i]->setChecked(i == sign_);
  showSigns();
}

void ProfilesPlace::save() {
  const QListWidgetItem* item = list_->currentItem();
  auto profile = item ? context_.store.profile(item->data(Qt::UserRole).toLongLong()) : std::nullopt;
  if (!profile) return;
  profile->name = name_->text().trimmed();
  profile->colour = colour_;
  profile->avatar = sign_;
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
