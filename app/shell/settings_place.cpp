// The settings page.
#include "app/shell/settings_place.h"

#include "app/shell/copies_box.h"
#include "app/shell/landing.h"
#include "app/shell/sounds.h"
#include "app/shell/style.h"
#include "app/shell/table_look.h"
#include "app/store/text_language.h"
#include "boards/art/art.h"
#include "boards/art/theme.h"
#include "boards/look.h"
#include "boards/plain_label.h"

#include <QApplication>
#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QThreadPool>
#include <QToolButton>
#include <QVBoxLayout>

namespace mk {

namespace {

constexpr QSize kClothSize(56, 40);

} // namespace

SettingsPlace::SettingsPlace(Context& context, QWidget* parent) : QWidget(parent), context_(context) {
  setObjectName(QStringLiteral("place"));
  build();
  retranslate();
  connect(&context_.settings, &Settings::changed, this, [this](const QString& key) {
    if (key == u"textSize") showTextSize();
    if (key == u"theme") showCloths();
  });
}

void SettingsPlace::build() {
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  auto* content = new QWidget;
  auto* grid = new QGridLayout(content);
  grid->setContentsMargins(28, 20, 28, 20);
  grid->setHorizontalSpacing(16);
  grid->setVerticalSpacing(10);
  grid->setColumnStretch(2, 1);
  title_ = plainLabel();
  setHeadline(title_, 1.7);
  grid->addWidget(title_, 0, 0, 1, 3);
  const auto choice = [&](QLabel*& label, QComboBox*& box, const char* key) {
    const int row = grid->rowCount();
    label = plainLabel();
    box = new QComboBox;
    box->setMinimumWidth(220);
    label->setBuddy(box);
    grid->addWidget(label, row, 0);
    grid->addWidget(box, row, 1);
    connect(box, &QComboBox::activated, this, [this, box, key] { context_.settings.set(key, box->currentData()); });
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  };
  choice(languageLabel_, language_, "language");
  choice(themeLabel_, theme_, "theme");
  choice(textLabel_, text_, "textSize");
  choice(deckLabel_, deck_, "deck");
  backsLabel_ = plainLabel();
  const int backsAt = grid->rowCount();
  grid->addWidget(backsLabel_, backsAt, 0);
  grid->addWidget(cardBackRow(), backsAt, 1, 1, 2, Qt::AlignLeft);
  clothsLabel_ = plainLabel();
  const int clothsAt = grid->rowCount();
  grid->addWidget(clothsLabel_, clothsAt, 0);
  grid->addWidget(clothRow(), clothsAt, 1, 1, 2, Qt::AlignLeft);
  choice(speedLabel_, speed_, "speed");
  const std::pair<const char*, bool> keys[] = {{"quickDice", false},   {"fastTurns", false},    {"fourColours", false},
                                               {"largePieces", false}, {"boardTurns", false},   {"clock", true},
                                               {"score", true},        {"winnableOnly", false}, {"secrets", true},
                                               {"celebration", true},  {"sounds", true}};
  for (const auto& [key, preset] : keys) {
    auto* box = new QCheckBox;
    grid->addWidget(box, grid->rowCount(), 0, 1, 3);
    switches_ << Switch{key, box, preset};
    if (key == std::string_view("sounds")) box->setVisible(!Sounds::usualFile().isEmpty());
    connect(box, &QCheckBox::toggled, this, [this, key = key](bool on) { context_.settings.set(key, on); });
  }
  sourceTitle_ = plainLabel();
  setHeadline(sourceTitle_, 1.2);
  sourceText_ = plainLabel();
  sourceText_->setWordWrap(true);
  sourceText_->setObjectName(QStringLiteral("soft"));
  books_ = plainLabel();
  report_ = plainLabel();
  report_->setWordWrap(true);
  report_->hide();
  import_ = new QPushButton;
  forget_ = new QPushButton;
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(8); // a grid hands none down
  bookLanguageLabel_ = plainLabel();
  bookLanguage_ = new QComboBox;
  bookLanguageLabel_->setBuddy(bookLanguage_);
  buttons->addWidget(bookLanguageLabel_);
  buttons->addWidget(bookLanguage_);
  buttons->addWidget(import_);
  buttons->addWidget(forget_);
  buttons->addStretch(1);
  grid->setRowMinimumHeight(grid->rowCount(), 14);
  for (QWidget* w : std::initializer_list<QWidget*>{sourceTitle_, sourceText_, books_})
    grid->addWidget(w, grid->rowCount(), 0, 1, 3);
  grid->addLayout(buttons, grid->rowCount(), 0, 1, 3);
  grid->addWidget(report_, grid->rowCount(), 0, 1, 3);
  grid->setRowMinimumHeight(grid->rowCount(), 14);
  copies_ = new CopiesBox(context_);
  grid->addWidget(copies_, grid->rowCount(), 0, 1, 3);
  grid->setRowStretch(grid->rowCount(), 1);
  connect(import_, &QPushButton::clicked, this, &SettingsPlace::askSource);
  connect(forget_, &QPushButton::clicked, this, [this] {
    for (const QString& book : context_.sources.books()) context_.sources.remove(book);
    fillBooks();
  });
  auto* scroll = new QScrollArea;
  scroll->setWidget(content);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  outer->addWidget(scroll);
  setLanding(*this, language_);
}

// Each back as it lies on the table.
QWidget* SettingsPlace::cardBackRow() {
  auto* row = new QWidget;
  auto* inside = new QHBoxLayout(row);
  inside->setContentsMargins(0, 0, 0, 0);
  auto* group = new QButtonGroup(row);
  const QSize size(50, 70);
  for (int back = 0; back < kCardBacks; ++back) {
    auto* button = new QToolButton;
    Art art(1);
    CardStyle style;
    style.back = back;
    art.setCardStyle(style);
    button->setIcon(QIcon(art.pixmap(Thing::card(Card::back()), size, devicePixelRatioF())));
    button->setIconSize(size);
    button->setCheckable(true);
    button->setChecked(back == tableLook().art->cardStyle().back);
    group->addButton(button, back);
    inside->addWidget(button);
    backs_ << button;
  }
  connect(group, &QButtonGroup::idClicked, this, [this](int back) { context_.settings.set("cardBack", back); });
  return row;
}

// Each cloth on a small table, in the theme of the moment.
QWidget* SettingsPlace::clothRow() {
  auto* row = new QWidget;
  auto* inside = new QHBoxLayout(row);
  inside->setContentsMargins(0, 0, 0, 0);
  auto* group = new QButtonGroup(row);
  for (const Cloth& cloth : cloths()) {
    auto* button = new QToolButton;
    button->setIconSize(kClothSize);
    button->setCheckable(true);
    button->setChecked(context_.settings.cloth() == QLatin1String(cloth.id));
    group->addButton(button, static_cast<int>(cloths_.size()));
    inside->addWidget(button);
    cloths_ << button;
  }
  if (!group->checkedButton()) cloths_.front()->setChecked(true); // kept by another version of the program
  connect(group, &QButtonGroup::idClicked, this, [this](int at) {
    context_.settings.set("cloth", QString::fromLatin1(cloths()[static_cast<std::size_t>(at)].id));
  });
  showCloths();
  return row;
}

// High contrast leaves nothing to choose.
void SettingsPlace::showCloths() {
  const QString now = context_.settings.theme();
  const bool any = takesOtherCloths(theme(now));
  clothsLabel_->setVisible(any);
  Art art(1);
  for (int i = 0; i < cloths_.size(); ++i) {
    QPixmap table(kClothSize * devicePixelRatioF());
    table.setDevicePixelRatio(devicePixelRatioF());
    QPainter p(&table);
    const QString cloth = QString::fromLatin1(cloths()[static_cast<std::size_t>(i)].id);
    art.paintCloth(p, QRectF(QPointF(0, 0), kClothSize), theme(now, cloth), 4);
    p.end();
    cloths_[i]->setIcon(QIcon(table));
    cloths_[i]->setVisible(any);
  }
}

void SettingsPlace::retranslate() {
  title_->setText(tr("Settings"));
  languageLabel_->setText(tr("Language"));
  themeLabel_->setText(tr("Theme"));
  textLabel_->setText(tr("Size of the text"));
  deckLabel_->setText(tr("Cards"));
  speedLabel_->setText(tr("Movement on the table"));
  backsLabel_->setText(tr("Backs of our own cards"));
  const QString backs[] = {tr("star"), tr("rings"), tr("lozenges"), tr("sun")};
  for (int i = 0; i < kCardBacks; ++i) {
    backs_[i]->setAccessibleName(tr("Back of the cards: %1").arg(backs[i]));
    backs_[i]->setToolTip(backs[i]);
  }
  clothsLabel_->setText(tr("Surface of the table"));
  for (int i = 0; i < cloths_.size(); ++i) {
    const QString cloth = cloths()[static_cast<std::size_t>(i)].title();
    cloths_[i]->setAccessibleName(tr("Surface of the table: %1").arg(cloth));
    cloths_[i]->setToolTip(cloth);
  }
  const QString texts[] = {tr("Quick dice: throws happen by themselves, without shaking"),
                           tr("One key plays a whole turn in which there is nothing to decide"),
                           tr("Four-colour cards: every suit has its own colour"),
                           tr("Large pieces: men fill their squares"),
                           tr("The board turns to face the player to move"),
                           tr("Show the clock"),
                           tr("Show the score of a patience"),
                           tr("Patiences: only deals that can be won"),
                           tr("Show the secrets of card tricks in the rulebook"),
                           tr("A win is celebrated"),
                           tr("Sounds")};
  for (int i = 0; i < switches_.size(); ++i) {
    const QSignalBlocker quiet(switches_[i].box);
    switches_[i].box->setText(texts[i]);
    switches_[i].box->setChecked(context_.settings.value(switches_[i].key, switches_[i].preset).toBool());
  }
  language_->clear();
  for (const QString& lang : languages()) language_->addItem(languageName(lang), lang);
  language_->setCurrentIndex(language_->findData(context_.lang()));
  theme_->clear();
  theme_->addItem(tr("as on the desktop"), QString());
  for (const Theme& t : themes()) theme_->addItem(t.title(), QString::fromLatin1(t.id));
  theme_->setCurrentIndex(std::max(0, theme_->findData(context_.settings.value("theme").toString())));
  text_->clear();
  for (const int percent : Settings::kTextSizes) text_->addItem(tr("%1 %").arg(percent), percent);
  showTextSize();
  speed_->clear();
  speed_->addItem(tr("slow"), QStringLiteral("slow"));
  speed_->addItem(tr("normal"), QStringLiteral("normal"));
  speed_->addItem(tr("fast"), QStringLiteral("fast"));
  speed_->addItem(tr("nothing moves"), QStringLiteral("off"));
  const int pace = context_.settings.pace();
  speed_->setCurrentIndex(pace == 200 ? 0 : pace == 50 ? 2 : pace == 0 ? 3 : 1);
  sourceTitle_->setText(tr("Source texts"));
  sourceText_->setText(tr("Load the text of the booklet or of another rule book (a plain text or Markdown file): it is "
                          "kept on this computer, can be searched and is shown beside our own pages."));
  import_->setText(tr("Load a text…"));
  bookLanguageLabel_->setText(tr("Language of the text"));
  bookLanguage_->setAccessibleName(bookLanguageLabel_->text());
  const int chosen = std::max(0, bookLanguage_->currentIndex());
  bookLanguage_->clear();
  bookLanguage_->addItem(tr("found from the text"), QString());
  for (const TextLanguage& l : textLanguages())
    bookLanguage_->addItem(QString::fromUtf8(l.name), QString::fromLatin1(l.code));
  bookLanguage_->setCurrentIndex(chosen);
  forget_->setText(tr("Forget the loaded texts"));
  language_->setAccessibleName(languageLabel_->text());
  theme_->setAccessibleName(themeLabel_->text());
  text_->setAccessibleName(textLabel_->text());
  deck_->setAccessibleName(deckLabel_->text());
  speed_->setAccessibleName(speedLabel_->text());
  copies_->retranslate();
}

void SettingsPlace::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (deck_->count() == 0) {
    for (const QString& folder : Art::systemDecks()) deck_->addItem(Art::deckName(folder), folder);
    deck_->insertItem(0, tr("Our own"), QString());
    deck_->setCurrentIndex(std::max(0, deck_->findData(context_.settings.deck())));
  }
  fillBooks();
  copies_->refresh();
}

void SettingsPlace::showTextSize() {
  text_->setCurrentIndex(static_cast<int>(text_->findData(context_.settings.textSize())));
}

void SettingsPlace::fillBooks() {
  const auto n = context_.sources.books().size();
  books_->setText(tr("%n texts are loaded.", nullptr, static_cast<int>(n)));
  books_->setVisible(n > 0);
  forget_->setVisible(n > 0);
}

void SettingsPlace::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  retranslate();
  fillBooks();
  if (deck_->count() > 0) deck_->setItemText(0, tr("Our own"));
}

void SettingsPlace::askSource() {
  const QString file =
      QFileDialog::getOpenFileName(this, tr("Load a text"), {}, tr("Texts (*.txt *.md);;All files (*)"));
  if (!file.isEmpty()) importSource(file);
}

// Reading and cutting may take seconds: the window goes on meanwhile.
void SettingsPlace::importSource(const QString& file) {
  report_->setText(tr("Reading %1…").arg(QFileInfo(file).fileName()));
  report_->show();
  import_->setEnabled(false);
  QThreadPool::globalInstance()->start([self = QPointer<SettingsPlace>(this), sources = context_.sources, file,
                                        lang = bookLanguage_->currentData().toString()] {
    const auto prepared = sources.prepare(file, lang);
    QMetaObject::invokeMethod(qApp, [self, prepared] {
      if (self) self->takeSource(self->context_.sources.keep(*prepared));
    });
  });
}

bool SettingsPlace::isReady() const { return import_->isEnabled(); }

QString SettingsPlace::said() const { return report_->text(); }

void SettingsPlace::takeSource(const ImportReport& report) {
  import_->setEnabled(true);
  QStringList lines{report.message};
  for (const TextLanguage& l : textLanguages())
    if (report.lang == QLatin1String(l.code)) lines[0] += u' ' + tr("Language: %1.").arg(QString::fromUtf8(l.name));
  if (report.done && report.isBooklet) lines << tr("%n games have their text now.", nullptr, report.games);
  if (!report.missing.isEmpty()) lines << tr("Without a text: %1").arg(report.missing.join(QStringLiteral(", ")));
  if (!report.otherNames.isEmpty())
    lines << tr("Printed under another name: %1").arg(report.otherNames.join(QStringLiteral("; ")));
  report_->setText(lines.join(u'\n'));
  report_->show();
  fillBooks();
}

} // namespace mk
