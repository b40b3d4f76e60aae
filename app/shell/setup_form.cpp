// Seats, house rules, real dice, the number of a deal.
#include "app/shell/setup_form.h"

#include "app/play/character.h"
#include "app/play/lots.h"
#include "app/play/score_pad.h"
#include "app/play/seat_colour.h"
#include "app/shell/avatar.h"
#include "app/shell/face.h"
#include "app/shell/seat_name.h"
#include "app/shell/spoken_name.h"
#include "app/shell/style.h"
#include "app/shell/table_look.h"
#include "boards/plain_label.h"
#include "games/box/offered.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QVBoxLayout>

namespace mk {

namespace {

constexpr int kComputerLevel = 3; // where a game offers no levels
constexpr int kFaceSize = 26, kMarkSize = 22;
constexpr int kLongestMinutes = 180, kMostSeconds = 60; // of clocks
constexpr int kProgramRole = Qt::UserRole + 1;          // another program that sits there
constexpr int kBesideName = 180;                        // pixels of a box beside the name of its rule, not under it

// The value that means "on" where a rule has just on and off; -1 where it offers something else.
int onValue(const OptionSpec& spec) {
  if (spec.values.size() != 2) return -1;
  for (int on = 0; on < 2; ++on) {
    const std::string_view yes = spec.values[static_cast<std::size_t>(on)].key;
    const std::string_view no = spec.values[static_cast<std::size_t>(1 - on)].key;
    if ((yes == "yes" && no == "no") || (yes == "on" && no == "off")) return on;
  }
  return -1;
}

bool hasChance(const GameInfo& info) {
  const auto game = makeGame(info, info.seats);
  return game && (*game)->hasChance();
}

void usualName(const QComboBox& box, const QString& name) { static_cast<SeatName*>(box.lineEdit())->setUsual(name); }

QLabel* heading(const QString& text) {
  auto* label = plainLabel(text);
  setHeadline(label, 1.1);
  return label;
}

} // namespace

SetupForm::SetupForm(Context& context, QWidget* parent) : QWidget(parent), context_(context) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
}

void SetupForm::setGame(const BoxedGame& game) {
  if (game_ == &game) return fillNames();
  game_ = &game;
  build();
}

void SetupForm::build() {
  putBoxesAway();
  delete content_;
  seats_.clear();
  marked_ = 0;
  options_.clear();
  count_ = minutes_ = seconds_ = nullptr;
  deal_ = nullptr;
  ways_ = nullptr;
  realDice_ = pad_ = nullptr;
  content_ = new QWidget;
  auto* grid = new QGridLayout(content_);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(10);
  grid->setVerticalSpacing(7);
  grid->setColumnStretch(1, 1);
  addSeats(grid);
  if (mayHaveClocks(*game_->info)) addClocks(grid);
  addOptions(grid);
  layout()->addWidget(content_);
  refresh();
}

void SetupForm::addSeats(QGridLayout* grid) {
  const GameInfo& info = *game_->info;
  int row = grid->rowCount();
  grid->addWidget(heading(info.maxSeats > 1 ? tr("Players") : tr("Player")), row++, 0, 1, 3);
  if (info.minSeats != info.maxSeats) {
    count_ = new QSpinBox;
    count_->setRange(info.minSeats, info.maxSeats);
    count_->setValue(info.seats);
    auto* label = plainLabel(tr("How many"));
    label->setBuddy(count_);
    grid->addWidget(label, row, 0);
    grid->addWidget(count_, row++, 1, Qt::AlignLeft);
    connect(count_, &QSpinBox::valueChanged, this, &SetupForm::refresh);
  }
  const bool computers = info.maxSeats > 1 && info.kind != Kind::Performance;
  for (int seat = 0; seat < info.maxSeats; ++seat) {
    SeatRow r{plainLabel(QStringLiteral("%1.").arg(seat + 1)), box(Name), nullptr, nullptr, plainLabel()};
    r.name->setAccessibleName(tr("Name of player %1").arg(seat + 1));
    auto* number = new QHBoxLayout;
    number->addWidget(r.label);
    number->addWidget(r.mark);
    grid->addLayout(number, row, 0);
    grid->addWidget(r.name, row, 1);
    if (computers) {
      r.kind = box(Kind);
      r.kind->addItem(tr("person"), 0);
      const auto levels = levelsOffered(info);
      for (const int level : levels)
        r.kind->addItem(faceIcon(characterOf(level, 0), kFaceSize, devicePixelRatioF()),
                        tr("computer, level %1").arg(level), level);
      for (const OutsideOffer& other : outsideOffers(game_->id())) {
        r.kind->addItem(faceIcon(characterOf(other), kFaceSize, devicePixelRatioF()), other.name, kLevels);
        r.kind->setItemData(r.kind->count() - 1, QVariant::fromValue(other), kProgramRole);
      }
      if (levels.empty()) r.kind->addItem(tr("computer"), kComputerLevel);
      r.kind->setIconSize({kFaceSize, kFaceSize});
      grid->addWidget(r.kind, row, 2);
      speakAs(*r.kind, tr("Person or computer, player %1").arg(seat + 1));
      connect(r.kind, &QComboBox::currentIndexChanged, this, &SetupForm::refresh);
      r.about = plainLabel();
      r.about->setObjectName(QStringLiteral("soft"));
      r.about->setWordWrap(true);
      grid->addWidget(r.about, ++row, 1, 1, 2);
    }
    ++row;
    seats_ << r;
  }
  fillNames();
  const QStringList last = context_.settings.value("lastNames").toStringList();
  for (int seat = 0; seat < seats_.size(); ++seat) writeName(seat, last.value(seat));
}

void SetupForm::writeName(int seat, const QString& name) {
  QComboBox& box = *seats_[seat].name;
  box.setCurrentIndex(box.findText(name));
  box.setEditText(name);
}

// Minutes for the match, and seconds after every turn; what was chosen last stays.
void SetupForm::addClocks(QGridLayout* grid) {
  const auto last = readTimeControl(context_.settings.value(clockKey().constData()).toString().toStdString());
  const auto spin = [](int most, int value, const QString& name) {
    auto* box = new QSpinBox;
    box->setRange(0, most);
    box->setValue(value);
    box->setAccessibleName(name);
    return box;
  };
  auto* label = plainLabel(tr("Clocks"));
  minutes_ = spin(kLongestMinutes, last ? last->seconds / 60 : 0, tr("Minutes for each player, 0: no clocks"));
  minutes_->setSpecialValueText(tr("no clocks"));
  minutes_->setSuffix(tr(" min"));
  label->setBuddy(minutes_);
  seconds_ = spin(kMostSeconds, last ? last->increment : 0, tr("Seconds added after every turn"));
  seconds_->setPrefix(QStringLiteral("+ "));
  seconds_->setSuffix(tr(" s per turn"));
  const int row = grid->rowCount();
  grid->addWidget(label, row, 0);
  auto* both = new QHBoxLayout;
  both->setSpacing(8);
  both->addWidget(minutes_);
  both->addWidget(seconds_);
  both->addStretch(1);
  grid->addLayout(both, row, 1, 1, 2);
  auto* meaning = plainLabel(tr("Whoever runs out of time loses. Moves cannot be taken back in a match with clocks."));
  meaning->setObjectName(QStringLiteral("soft"));
  meaning->setWordWrap(true);
  grid->addWidget(meaning, row + 1, 0, 1, 3);
  connect(minutes_, &QSpinBox::valueChanged, this, &SetupForm::refresh);
}

QByteArray SetupForm::clockKey() const { return ("options-clock-" + game_->slug()).toLatin1(); }

void SetupForm::fillNames() {
  const QList<Profile> profiles = context_.store.profiles();
  const QStringList before = context_.store.typedNames().keys();
  for (int seat = 0; seat < seats_.size(); ++seat) {
    QComboBox* box = seats_[seat].name;
    const QString typed = box->currentText();
    box->clear();
    for (const Profile& p : profiles) {
      box->addItem(QIcon(avatarOf(p.colour, p.avatar, p.name, 40)), p.name, p.id);
    }
    for (const QString& name : before)
      if (box->findText(name, Qt::MatchFixedString) < 0) box->addItem(name);
    usualName(*box, box->isEnabled() ? defaultSeatName(seat) : characterAt(seat).name);
    // An arrow only where there is somebody to choose.
    box->setStyleSheet(box->count() > 0 ? QString()
                                        : QStringLiteral("QComboBox::drop-down { width: 0; border: 0; } "
                                                         "QComboBox::down-arrow { image: none; }"));
    writeName(seat, typed);
  }
}

QWidget* SetupForm::editor(const OptionSpec& spec) {
  const Words words;
  if (spec.isNumber()) {
    auto* box = new QSpinBox;
    box->setRange(spec.lowest, spec.highest);
    return box;
  }
  if (onValue(spec) >= 0) return new QCheckBox;
  QComboBox* choice = box(Choice);
  for (const OptionValue& value : spec.values)
    choice->addItem(Words::capitalised(words.write(value.name)), QString::fromLatin1(value.key));
  return choice;
}

// Nothing, or what the rule does not offer, is the usual value.
void SetupForm::setValue(const OptionRow& row, const QString& chosen) {
  const OptionSpec& spec = *row.spec;
  if (auto* spin = qobject_cast<QSpinBox*>(row.editor))
    return spin->setValue(chosen.isEmpty() ? spec.preset : chosen.toInt());
  int at = spec.preset;
  for (std::size_t i = 0; i < spec.values.size(); ++i)
    if (chosen == QLatin1String(spec.values[i].key)) at = static_cast<int>(i);
  if (auto* check = qobject_cast<QCheckBox*>(row.editor)) return check->setChecked(at == onValue(spec));
  qobject_cast<QComboBox*>(row.editor)->setCurrentIndex(at);
}

void SetupForm::refreshWith(QWidget* editor) {
  if (auto* spin = qobject_cast<QSpinBox*>(editor))
    connect(spin, &QSpinBox::valueChanged, this, &SetupForm::refresh);
  else if (auto* check = qobject_cast<QCheckBox*>(editor))
    connect(check, &QCheckBox::toggled, this, &SetupForm::refresh);
  else
    connect(qobject_cast<QComboBox*>(editor), &QComboBox::currentIndexChanged, this, &SetupForm::refresh);
}

void SetupForm::addOptions(QGridLayout* grid) {
  const GameInfo& info = *game_->info;
  int row = grid->rowCount();
  const Words words;
  if (info.kind == Kind::Solitaire) {
    deal_ = new QLineEdit;
    deal_->setPlaceholderText(tr("any"));
    deal_->setMaximumWidth(160);
    deal_->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,18}")), deal_));
    deal_->setAccessibleName(tr("Number of the deal"));
    grid->addWidget(plainLabel(tr("Deal")), row, 0);
    grid->addWidget(deal_, row++, 1, Qt::AlignLeft);
  }
  if (!info.options.empty()) {
    grid->addWidget(heading(tr("House rules")), row++, 0, 1, 3);
    row = addWays(grid, row);
  }
  const QVariantMap last = context_.settings.value(("options-" + game_->slug()).toLatin1().constData()).toMap();
  for (const OptionSpec& spec : info.options) {
    if (std::string_view(spec.key) == kCardPad) continue; // a switch of its own
    const OptionRow r{&spec, plainLabel(Words::capitalised(words.write(spec.name))),
                      plainLabel(words.write(spec.meaning)), editor(spec)};
    setValue(r, last.value(QString::fromLatin1(spec.key)).toString());
    refreshWith(r.editor);
    r.editor->setAccessibleName(r.name->text());
    if (qobject_cast<QComboBox*>(r.editor)) r.name->setBuddy(r.editor);
    r.editor->setAccessibleDescription(r.meaning->text());
    r.name->setWordWrap(true);
    r.meaning->setWordWrap(true);
    r.meaning->setObjectName(QStringLiteral("soft"));
    r.editor->ensurePolished(); // its letters have their size
    const bool below = r.editor->sizeHint().width() > kBesideName;
    grid->addWidget(r.name, row, 0, 1, below ? 3 : 2);
    if (below)
      grid->addWidget(r.editor, ++row, 0, 1, 3, Qt::AlignLeft);
    else
      grid->addWidget(r.editor, row, 2, Qt::AlignRight);
    grid->addWidget(r.meaning, ++row, 0, 1, 3);
    ++row;
    options_ << r;
  }
  realDice_ =
      addSwitch(grid, tr("Real dice and cards"),
                tr("Throw your own dice and deal your own cards at the table, and tell the program what they show."),
                hasChance(info));
  const bool cards = hasCardPad(info);
  pad_ = addSwitch(grid, cards ? tr("Score pad: play with real cards") : tr("Score pad: throw real dice"),
                   cards ? tr("The program keeps the sheet: tell it how each deal ended, and it does the scoring.")
                         : tr("The program keeps the score sheet: type the dice as they lie at the end of the turn and "
                              "choose the box. Where the number of throws counts, type every throw."),
                   canBePad(info));
  if (cards) { // there are no cards to be typed then, and nobody but people plays
    connect(pad_, &QCheckBox::toggled, this, &SetupForm::refresh);
    return;
  }
  // The pad is for real dice: one switch brings the other along.
  connect(pad_, &QCheckBox::toggled, this, [this](bool on) {
    if (on) realDice_->setChecked(true);
  });
  connect(realDice_, &QCheckBox::toggled, this, [this](bool on) {
    if (!on) pad_->setChecked(false);
  });
}

QCheckBox* SetupForm::addSwitch(QGridLayout* grid, const QString& text, const QString& meaning, bool shown) {
  auto* box = new QCheckBox(text);
  box->setToolTip(meaning);
  box->setAccessibleDescription(meaning);
  box->setVisible(shown);
  auto* label = plainLabel(meaning);
  label->setWordWrap(true);
  label->setObjectName(QStringLiteral("soft"));
  label->setVisible(shown);
  const int row = grid->rowCount();
  grid->addWidget(box, row, 0, 1, 3);
  grid->addWidget(label, row + 1, 0, 1, 3);
  return box;
}

QString SetupForm::value(const OptionRow& row) const {
  if (const auto* spin = qobject_cast<QSpinBox*>(row.editor)) return QString::number(spin->value());
  if (const auto* check = qobject_cast<QCheckBox*>(row.editor)) {
    const int on = onValue(*row.spec);
    return QString::fromLatin1(row.spec->values[static_cast<std::size_t>(check->isChecked() ? on : 1 - on)].key);
  }
  return qobject_cast<QComboBox*>(row.editor)->currentData().toString();
}

QWidget* SetupForm::option(const QString& key) const {
  for (const OptionRow& row : options_)
    if (key == QLatin1String(row.spec->key)) return row.editor;
  return nullptr;
}

int SetupForm::seats() const { return count_ ? count_->value() : game_->info->seats; }

void SetupForm::setSeats(int n) {
  if (count_) count_->setValue(n);
}

// The middle one of our own.
int SetupForm::usualComputer() const {
  return std::max<int>(1, static_cast<int>(levelsOffered(*game_->info).size() + 1) / 2);
}

void SetupForm::seatComputers() {
  if (!hasComputers()) return;
  if (seats() < 2) setSeats(2);
  if (isCardPad()) pad_->setChecked(false);
  int persons = 0;
  for (int seat = 0; seat < seats(); ++seat) persons += seats_[seat].kind->currentIndex() == 0;
  if (persons > 0 && persons < seats()) return;
  for (int seat = 0; seat < seats(); ++seat) seats_[seat].kind->setCurrentIndex(seat == 0 ? 0 : usualComputer());
}

void SetupForm::markSeats() {
  const auto colours = coloursAtStart(*game_->info, seats());
  const Words words;
  for (int seat = 0; seat < seats_.size(); ++seat) {
    QLabel& mark = *seats_[seat].mark;
    const bool known = seat < seats() && colours[static_cast<std::size_t>(seat)].has_value();
    mark.setVisible(known);
    if (!known) continue;
    const Colour colour = colours[static_cast<std::size_t>(seat)].value();
    mark.setPixmap(
        tableLook().art->pixmap(Thing::piece(PieceKind::Man, colour), {kMarkSize, kMarkSize}, devicePixelRatioF()));
    mark.setAccessibleName(Words::capitalised(words.speak(nameOf(colour))));
    mark.setToolTip(mark.accessibleName());
  }
}

// Who sits there when a computer does.
Character SetupForm::characterAt(int seat) const {
  const QComboBox& kind = *seats_[seat].kind;
  if (const QVariant other = kind.currentData(kProgramRole); other.isValid())
    return characterOf(other.value<OutsideOffer>());
  const int level = kind.currentData().toInt();
  int before = 0;
  for (int s = 0; s < seat; ++s) before += seats_[s].kind->currentData().toInt() == level;
  return characterOf(level, before);
}

void SetupForm::refresh() {
  if (marked_ != seats()) {
    marked_ = seats();
    markSeats();
  }
  for (int seat = 0; seat < seats_.size(); ++seat) {
    const bool on = seat < seats();
    const SeatRow& r = seats_[seat];
    r.label->setVisible(on);
    r.name->setVisible(on);
    if (r.kind) r.kind->setVisible(on && seats() > 1);
    const bool people = isCardPad();
    if (r.kind && people) r.kind->setCurrentIndex(0);
    if (r.kind) r.kind->setEnabled(!people);
    r.name->setEnabled(!r.kind || seats() == 1 || r.kind->currentIndex() == 0);
    const Character who = r.name->isEnabled() ? Character() : characterAt(seat);
    usualName(*r.name, r.name->isEnabled() ? defaultSeatName(seat) : who.name);
    if (!r.about) continue;
    r.about->setVisible(on && who.level > 0);
    r.about->setText(who.sentence);
    r.kind->setAccessibleDescription(who.level > 0 ? who.name + QStringLiteral(": ") + who.sentence : QString());
  }
  if (!options_.isEmpty()) showWay();
  for (const OptionRow& row : options_) {
    bool counts = true;
    if (row.spec->onlyWith)
      for (const OptionRow& other : options_)
        if (std::string_view(other.spec->key) == row.spec->onlyWith)
          counts = value(other) == QLatin1String(row.spec->onlyWithValue);
    row.editor->setEnabled(counts);
    row.name->setEnabled(counts);
  }
  if (seconds_) seconds_->setEnabled(minutes_->value() > 0);
  if (!realDice_) return;
  std::map<std::string, std::string> chosen;
  for (const OptionRow& row : options_)
    if (row.editor->isEnabled()) chosen[row.spec->key] = value(row).toStdString();
  const bool typed = !isCardPad() && mayTypeCards(*game_->info, seats(), chosen);
  realDice_->setEnabled(typed);
  if (!typed) realDice_->setChecked(false);
  realDice_->setToolTip(typed ? realDice_->accessibleDescription()
                        : game_->info->kind == Kind::Performance
                            ? tr("Only for whoever performs: a spectator must not know how the cards lie.")
                            : tr("Not where hands are hidden: whoever types the cards would know them all."));
}

bool SetupForm::isCardPad() const { return pad_ && hasCardPad(*game_->info) && pad_->isChecked(); }

MatchSetup SetupForm::setup() const {
  MatchSetup setup;
  setup.game = game_->id();
  QStringList names;
  for (int seat = 0; seat < seats(); ++seat) {
    SeatPlayer player;
    const SeatRow& r = seats_[seat];
    if (!r.name->isEnabled()) {
      player.level = r.kind->currentData().toInt();
      player.name = characterAt(seat).name;
    } else {
      player.name = r.name->currentText().trimmed().left(40);
      if (const int at = r.name->findText(player.name); at >= 0 && !player.name.isEmpty())
        player.profile = r.name->itemData(at).toLongLong();
    }
    names << (player.isComputer() ? QString() : player.name);
    setup.seats << player;
  }
  QVariantMap chosen;
  for (const OptionRow& row : options_) {
    const QString now = value(row);
    chosen[QString::fromLatin1(row.spec->key)] = now;
    if (row.editor->isEnabled()) setup.options[QString::fromLatin1(row.spec->key)] = now;
  }
  context_.settings.set("lastNames", names);
  if (!chosen.isEmpty()) context_.settings.set(("options-" + game_->slug()).toLatin1().constData(), chosen);
  if (minutes_) {
    const TimeControl clocks{minutes_->value() * 60, seconds_->value()};
    const QString line = clocks.seconds > 0 ? QString::fromStdString(text(clocks)) : QString();
    if (!line.isEmpty() && seats() == 2) setup.options[QString::fromLatin1(kClockOption)] = line;
    context_.settings.set(clockKey().constData(), line);
  }
  bool isNumber = false;
  if (deal_) setup.seed = deal_->text().toULongLong(&isNumber);
  if (!isNumber) setup.seed = drawnSeed();
  setup.realDice = realDice_->isChecked();
  setup.pad = pad_->isChecked();
  if (isCardPad()) setup.options[QString::fromLatin1(kCardPad)] = QStringLiteral("on");
  return setup;
}

void SetupForm::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange || !game_) return;
  const Written before = written();
  build();
  write(before);
}

SetupForm::Written SetupForm::written() const {
  Written w;
  w.seats = seats();
  for (const SeatRow& r : seats_) {
    w.names << r.name->currentText();
    w.kinds << (r.kind ? r.kind->currentIndex() : 0);
  }
  for (const OptionRow& row : options_) w.options[QString::fromLatin1(row.spec->key)] = value(row);
  if (minutes_) w.minutes = minutes_->value(), w.seconds = seconds_->value();
  if (deal_) w.deal = deal_->text();
  w.realDice = realDice_->isChecked(), w.pad = pad_->isChecked();
  return w;
}

void SetupForm::write(const Written& w) {
  setSeats(w.seats);
  for (int seat = 0; seat < seats_.size(); ++seat) {
    const SeatRow& r = seats_[seat];
    if (r.kind) r.kind->setCurrentIndex(w.kinds.value(seat));
    writeName(seat, w.names.value(seat));
  }
  for (const OptionRow& row : options_) setValue(row, w.options.value(QString::fromLatin1(row.spec->key)));
  if (minutes_) minutes_->setValue(w.minutes), seconds_->setValue(w.seconds);
  if (deal_) deal_->setText(w.deal);
  realDice_->setChecked(w.realDice);
  pad_->setChecked(w.pad);
  refresh();
}

} // namespace mk
