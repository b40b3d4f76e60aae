// The practice of bidding as a window: it shows what the practice of the family tells.
#include "app/shell/bidding_practice_box.h"

#include "app/host/deal_studies.h"
#include "app/play/lots.h"
#include "app/shell/spoken_name.h"
#include "app/shell/style.h"
#include "app/shell/suited_lines.h"
#include "boards/art/card_face.h"
#include "boards/plain_label.h"
#include "i18n/words.h"

#include <QAccessible>
#include <QButtonGroup>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QStackedWidget>
#include <QStyle>
#include <QTableWidget>

#include <algorithm>

namespace mk {

namespace {

constexpr int kStrains = 5;
constexpr std::uint32_t kNumbers = 1'000'000;

QString write(const Phrase& p) { return Words().write(p); }

std::vector<Card> heldOf(const std::vector<Card>& hand, Suit suit) { // the highest first
  std::vector<Card> held;
  std::ranges::copy_if(hand, std::back_inserter(held), [suit](Card c) { return c.suit() == suit; });
  std::ranges::sort(held, [](Card a, Card b) { return a.high() > b.high(); });
  return held;
}

// "K 10 4", a dash for no card.
QString ranksOf(const std::vector<Card>& hand, Suit suit) {
  QStringList out;
  for (const Card c : heldOf(hand, suit)) out << Words::rank(c.value());
  return out.isEmpty() ? QStringLiteral("–") : out.join(QLatin1Char(' '));
}

// "king, 10, 4", and "0" for no card.
QString spokenRanks(const std::vector<Card>& hand, Suit suit) {
  QStringList out;
  for (const Card c : heldOf(hand, suit)) out << Words().speak(nameOf(c).args.front().phrases.front());
  return out.isEmpty() ? QStringLiteral("0") : out.join(QStringLiteral(", "));
}

QString speak(const Phrase& p) { return Words().speak(p); }

// A line for the eye and for the ear.
QListWidgetItem* lineOf(const QString& shown, const QString& spoken) {
  auto* item = new QListWidgetItem(shown);
  item->setData(Qt::AccessibleTextRole, spoken);
  return item;
}

constexpr std::array kSuits = {Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs};

// Red suits are red, and told by their signs.
HandLines makeHand(QGridLayout& grid, int row, int column, double size) {
  HandLines out{};
  for (std::size_t i = 0; i < kSuits.size(); ++i) {
    auto* sign = plainLabel(Words::suit(kSuits[i]));
    out[i] = plainLabel();
    for (QLabel* label : {sign, out[i]}) setHeadline(label, size);
    if (kSuits[i] == Suit::Hearts || kSuits[i] == Suit::Diamonds)
      sign->setStyleSheet(QStringLiteral("color: %1").arg(style().warn.name()));
    grid.addWidget(sign, row + static_cast<int>(i), column);
    grid.addWidget(out[i], row + static_cast<int>(i), column + 1);
  }
  return out;
}

void fill(const HandLines& lines, const std::vector<Card>& hand) {
  for (std::size_t i = 0; i < kSuits.size(); ++i) {
    lines[i]->setText(ranksOf(hand, kSuits[i]));
    lines[i]->setAccessibleName(Words().speak(nameOf(kSuits[i])) + QStringLiteral(": ") + spokenRanks(hand, kSuits[i]));
  }
}

} // namespace

BiddingPracticeBox::BiddingPracticeBox(const BiddingPractice& practice, const BoxedGame& game, QWidget* parent)
    : QDialog(parent), practice_(practice), info_(*game.info), themes_(new QComboBox), systems_(new QComboBox),
      number_(new QLineEdit), worth_(plainLabel()), told_(plainLabel()), pages_(new QStackedWidget),
      calls_(new QButtonGroup(this)), auction_(new QTableWidget), lines_(new QListWidget) {
  setWindowTitle(tr("Bid this hand"));
  setAttribute(Qt::WA_DeleteOnClose);
  resize(940, 590);
  for (const Phrase& p : practice.themes()) themes_->addItem(Words::capitalised(write(p)));
  for (const Phrase& p : practice.systems()) systems_->addItem(write(p));
  number_->setAccessibleName(tr("Number of the hand"));
  number_->setToolTip(number_->accessibleName());
  number_->setMaximumWidth(110);
  number_->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,18}")), this));
  auto* fresh = new QPushButton(tr("New hand"));
  fresh->setProperty("main", true);
  fresh->setAutoDefault(false);
  auto* head = new QHBoxLayout;
  head->addWidget(themes_);
  head->addWidget(systems_);
  head->addStretch(1);
  head->addWidget(number_);
  head->addWidget(fresh);

  auto* left = new QVBoxLayout;
  auto* own = new QGridLayout;
  own->setColumnStretch(1, 1);
  hand_ = makeHand(*own, 0, 0, 1.5);
  left->addLayout(own);
  worth_->setObjectName(QStringLiteral("soft"));
  worth_->setWordWrap(true);
  left->addWidget(worth_);
  auto* box = new QWidget;
  auto* grid = new QGridLayout(box);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(4);
  calls_->setExclusive(false); // the arrow keys walk among the buttons of a group
  pages_->addWidget(box);
  auto* open = new QWidget;
  auto* table = new QGridLayout(open);
  constexpr std::array<std::pair<int, int>, 4> kAt = {{{0, 2}, {5, 4}, {10, 2}, {5, 0}}}; // N E S W
  for (std::size_t k = 0; k < kAt.size(); ++k) {
    names_[k] = plainLabel();
    names_[k]->setObjectName(QStringLiteral("soft"));
    table->addWidget(names_[k], kAt[k].first, kAt[k].second, 1, 2);
    allHands_[k] = makeHand(*table, kAt[k].first + 1, kAt[k].second, 1.0);
  }
  for (const int column : {1, 3, 5}) table->setColumnStretch(column, 1);
  pages_->addWidget(open);
  left->addWidget(pages_, 1);
  connect(calls_, &QButtonGroup::idClicked, this, [this](int id) { (void)call(texts_[static_cast<std::size_t>(id)]); });

  auto* right = new QVBoxLayout;
  auction_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  auction_->setSelectionMode(QAbstractItemView::NoSelection);
  auction_->setAccessibleName(tr("Auction"));
  auction_->setColumnCount(4);
  auction_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  auction_->verticalHeader()->hide();
  right->addWidget(auction_, 2);
  told_->setWordWrap(true);
  setHeadline(told_, 1.1);
  told_->setMinimumHeight(3 * told_->fontMetrics().lineSpacing());
  told_->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  right->addWidget(told_);
  lines_->setWordWrap(true);
  lines_->setItemDelegate(new SuitedLines(lines_));
  lines_->setAccessibleName(tr("What the calls say, and what the system would have called"));
  right->addWidget(lines_, 3);
  auto* close = new QPushButton(tr("Close"));
  close->setAutoDefault(false);
  right->addWidget(close, 0, Qt::AlignRight);

  auto* body = new QHBoxLayout;
  body->setSpacing(18);
  body->addLayout(left, 5);
  body->addLayout(right, 6);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(18, 16, 18, 14);
  column->addLayout(head);
  column->addLayout(body, 1);

  connect(fresh, &QPushButton::clicked, this, &BiddingPracticeBox::takeAny);
  connect(close, &QPushButton::clicked, this, &QDialog::reject);
  connect(number_, &QLineEdit::returnPressed, this, [this] {
    (void)take({themes_->currentIndex(), systems_->currentIndex(), number_->text().toULongLong()});
  });
  for (QComboBox* b : {themes_, systems_}) connect(b, &QComboBox::activated, this, &BiddingPracticeBox::takeAny);
  takeAny();
  speakAs(*themes_, tr("Theme"));
  speakAs(*systems_, tr("Bidding system"));
}

void BiddingPracticeBox::takeAny() {
  (void)take({themes_->currentIndex(), systems_->currentIndex(), lots().bounded(1u, kNumbers)});
}

bool BiddingPracticeBox::take(const BiddingTask& task) {
  const auto turn = practice_.turn(info_, task, {});
  if (!turn) return tell(write(turn.why())), false;
  thread_ = {}; // the last hand's answer is not waited for
  ++asked_;
  task_ = task;
  own_.clear();
  ready_ = false;
  themes_->setCurrentIndex(task.theme);
  systems_->setCurrentIndex(task.system);
  number_->setText(QString::number(task.number));
  show(*turn);
  tell(tr("Your cards are South's. What do you call?"));
  if (QPushButton* pass = button("P")) pass->setFocus();
  return true;
}

QPushButton* BiddingPracticeBox::button(const std::string& text) const {
  const auto at = std::ranges::find(texts_, text) - texts_.begin();
  return qobject_cast<QPushButton*>(calls_->button(static_cast<int>(at)));
}

QString BiddingPracticeBox::said() const {
  QStringList out{told_->text()};
  for (int i = 0; i < lines_->count(); ++i) out << lines_->item(i)->text();
  return out.join(QLatin1Char('\n'));
}

// A call that cannot be made says why.
bool BiddingPracticeBox::call(const std::string& text) {
  const auto offer = std::ranges::find(turn_.offers, text, &PracticeOffer::text);
  if (offer == turn_.offers.end()) return false;
  if (!offer->whyNot.empty()) return tell(write(offer->whyNot), speak(offer->whyNot)), false;
  own_.push_back(text);
  const auto turn = practice_.turn(info_, task_, own_);
  if (!turn) {
    own_.pop_back();
    return tell(write(turn.why()), speak(turn.why())), false;
  }
  show(*turn);
  const auto mine = std::ranges::find(turn_.calls.rbegin(), turn_.calls.rend(), true, &PracticeCall::own);
  if (isOver())
    tell(write(turn_.outcome), speak(turn_.outcome));
  else if (mine != turn_.calls.rend())
    tell(tr("%1: %2").arg(write(mine->call), write(mine->verdict)),
         tr("%1: %2").arg(speak(mine->call), speak(mine->verdict)));
  return true;
}

void BiddingPracticeBox::tell(const QString& text, const QString& spoken) {
  told_->setText(text);
  told_->setAccessibleName(spoken.isEmpty() ? text : spoken);
  QAccessibleEvent event(told_, QAccessible::Alert); // a screen reader says it
  QAccessible::updateAccessibility(&event);
}

void BiddingPracticeBox::show(const BiddingTurn& turn) {
  turn_ = turn;
  fill(hand_, turn_.hands[static_cast<std::size_t>(turn_.own)]);
  worth_->setText(write(turn_.worth));
  worth_->setAccessibleName(speak(turn_.worth));
  showAuction();
  lines_->clear();
  for (const PracticeCall& c : turn_.calls) {
    using InWords = QString (*)(const Phrase&);
    const auto line = [&](const auto& of) { lines_->addItem(lineOf(of(InWords(write)), of(InWords(speak)))); };
    if (c.own) {
      line([&](InWords say) {
        return tr("%1 You: %2 – %3")
            .arg(c.asSystem ? QStringLiteral("✓") : QStringLiteral("≠"), say(c.call), say(c.verdict));
      });
      if (!c.tells.empty() && !c.asSystem)
        line([&](InWords say) { return tr("    Your call says: %1").arg(say(c.tells)); });
    } else if (!c.tells.empty()) {
      line([&](InWords say) {
        return tr("%1: %2 – %3")
            .arg(Words::capitalised(say(turn_.names[static_cast<std::size_t>(c.hand)])), say(c.call), say(c.tells));
      });
    }
  }
  if (isOver()) {
    showHands();
    findMade();
  } else {
    showOffers();
  }
  pages_->setCurrentIndex(isOver() ? 1 : 0);
  lines_->scrollToBottom();
}

void BiddingPracticeBox::showAuction() {
  QStringList names;
  for (int i = 0; i < 4; ++i)
    names << Words::capitalised(write(turn_.names[static_cast<std::size_t>((turn_.first + i) % 4)]));
  auction_->setHorizontalHeaderLabels(names);
  auction_->clearContents();
  const int calls = static_cast<int>(turn_.calls.size());
  auction_->setRowCount(std::max(1, (calls + 4) / 4));
  for (int i = 0; i <= calls; ++i) {
    if (i == calls && isOver()) break;
    const PracticeCall* c = i < calls ? &turn_.calls[static_cast<std::size_t>(i)] : nullptr;
    auto* item = new QTableWidgetItem(c == nullptr ? QStringLiteral("?") : write(c->call));
    if (c != nullptr && !c->asSystem) item->setText(item->text() + QStringLiteral(" ≠"));
    if (c != nullptr) item->setData(Qt::AccessibleTextRole, speak(c->call));
    item->setTextAlignment(Qt::AlignCenter);
    for (const Suit red : {Suit::Diamonds, Suit::Hearts})
      if (item->text().contains(Words::suit(red)))
        item->setForeground(suitInk(red, false, palette().color(QPalette::Base), palette().color(QPalette::Text)));
    auction_->setItem(i / 4, i % 4, item);
  }
  auction_->scrollToBottom();
}

void BiddingPracticeBox::showOffers() {
  auto* grid = static_cast<QGridLayout*>(pages_->widget(0)->layout());
  if (texts_.empty()) { // the same calls in every turn
    for (const PracticeOffer& o : turn_.offers) {
      const int n = static_cast<int>(texts_.size());
      auto* b = new QPushButton(write(o.name));
      b->setAutoDefault(false);
      calls_->addButton(b, n);
      if (o.isBid) grid->addWidget(b, n / kStrains, n % kStrains);
      texts_.push_back(o.text);
    }
    auto* others = new QHBoxLayout;
    for (std::size_t i = 0; i < turn_.offers.size(); ++i)
      if (!turn_.offers[i].isBid) others->addWidget(calls_->button(static_cast<int>(i)));
    grid->addLayout(others, grid->rowCount(), 0, 1, kStrains);
  }
  for (std::size_t i = 0; i < turn_.offers.size(); ++i) {
    const PracticeOffer& o = turn_.offers[i];
    QAbstractButton* b = calls_->button(static_cast<int>(i));
    b->setAccessibleName(Words().speak(o.name));
    b->setAccessibleDescription(speak(o.whyNot));
    b->setToolTip(write(o.whyNot));
    b->setProperty("closed", !o.whyNot.empty());
    b->style()->polish(b);
  }
}

void BiddingPracticeBox::showHands() {
  for (std::size_t k = 0; k < names_.size(); ++k) {
    names_[k]->setText(Words::capitalised(write(turn_.names[k])));
    fill(allHands_[k], turn_.hands[k]);
  }
}

void BiddingPracticeBox::findMade() {
  lines_->addItem(tr("Looking at all four hands…"));
  thread_ = std::jthread(
      [this, &practice = practice_, &info = info_, task = task_, own = own_, number = asked_](std::stop_token stop) {
        auto found = practice.made(info, task, own, stop);
        if (stop.stop_requested()) return;
        QMetaObject::invokeMethod(
            this,
            [this, found = std::move(found), number] {
              if (number == asked_) showMade(found);
            },
            Qt::QueuedConnection);
      });
}

void BiddingPracticeBox::showMade(const Checked<std::vector<Phrase>>& found) {
  delete lines_->takeItem(lines_->count() - 1);
  if (!found) lines_->addItem(lineOf(write(found.why()), speak(found.why())));
  if (found)
    for (const Phrase& p : *found) lines_->addItem(lineOf(write(p), speak(p)));
  lines_->scrollToBottom();
  ready_ = true;
}

bool canPractise(const BoxedGame& game) {
  const BiddingPractice* practice = practiceOf(*game.family);
  return practice != nullptr && practice->practises(*game.info);
}

BiddingPracticeBox* practiseBidding(const BoxedGame& game, QWidget* parent) {
  if (!canPractise(game)) return nullptr;
  auto* box = new BiddingPracticeBox(*practiceOf(*game.family), game, parent);
  box->QDialog::show();
  return box;
}

} // namespace mk
