// The entries are made anew in the language of the moment whenever the menu opens.
#include "app/shell/deal_menu.h"

#include "app/host/deal_studies.h"
#include "app/play/deal_of_day.h"
#include "app/shell/table_place.h"
#include "boards/table_widget.h"

#include <QAction>
#include <QInputDialog>
#include <QMenu>

#include <algorithm>

namespace mk {

namespace {

const DealStudy* studyAt(TablePlace& place) {
  const Session* session = place.session();
  return session ? studyOf(*session->game().family) : nullptr;
}

} // namespace

DealMenu::DealMenu(TablePlace& place) : QObject(&place), place_(place) {
  QMenu& menu = place.moreMenu();
  menu.addSeparator();
  const auto entry = [&](auto act) {
    QAction* a = menu.addAction(QString());
    connect(a, &QAction::triggered, this, act);
    a->setVisible(false);
    return a;
  };
  review_ = entry([this] { (void)review(); });
  again_ = entry([this] { (void)again(); });
  day_ = entry([this] { (void)deal(dealOfDay(QDate::currentDate())); });
  number_ = entry([this] { askNumber(); });
  practice_ = entry([this] { (void)practice(); });
  connect(&menu, &QMenu::aboutToShow, this, &DealMenu::fill);
}

std::string DealMenu::lastDeal() const {
  const DealStudy* study = studyAt(place_);
  return study ? study->lastDeal(place_.session()->match()) : std::string();
}

void DealMenu::fill() {
  review_->setText(tr("Review of the last deal…"));
  again_->setText(tr("The last deal again, seats swapped"));
  day_->setText(tr("Deal of the day"));
  number_->setText(tr("Deal by its number…"));
  practice_->setText(tr("Practise bidding…"));
  practice_->setVisible(place_.session() != nullptr && canPractise(place_.session()->game()));
  const DealStudy* study = studyAt(place_);
  for (QAction* a : {day_, number_}) a->setVisible(study != nullptr);
  for (QAction* a : {review_, again_}) {
    a->setVisible(study != nullptr && study->studies(place_.session()->match().info()));
    a->setEnabled(!lastDeal().empty());
  }
}

DealReviewBox* DealMenu::review() {
  const std::string deal = lastDeal();
  if (deal.empty()) return nullptr;
  const Session& session = *place_.session();
  auto* box = new DealReviewBox(*studyAt(place_), session.game(), session.match().game().setup(), deal, &place_);
  box->QDialog::show();
  return box;
}

// Everybody moves on by one chair, so that partners stay together and hold what the others held.
bool DealMenu::again() {
  const std::string deal = lastDeal();
  if (deal.empty()) return false;
  const Session& session = *place_.session();
  MatchSetup setup = session.setup();
  const auto start = studyAt(place_)->dealtAnew(session.match().info(), session.match().game().setup(), deal);
  if (!start) return place_.banner().tell(session.words().write(start.why())), false;
  setup.start = QString::fromStdString(*start);
  for (int k = 0; k < setup.seats.size(); ++k) // nobody is called by a seat that another one has now
    if (setup.seats[k].name.isEmpty()) setup.seats[k].name = session.name(static_cast<Seat>(k));
  std::ranges::rotate(setup.seats, setup.seats.begin() + 1);
  return begin(session.game(), setup);
}

bool DealMenu::deal(quint64 number) {
  const Session* session = place_.session();
  if (!session) return false;
  MatchSetup setup = session->setup();
  setup.start.clear();
  setup.seed = number;
  return begin(session->game(), setup);
}

// Whoever has only the keyboard goes on at the table.
bool DealMenu::begin(BoxedGame game, const MatchSetup& setup) {
  if (!place_.startMatch(game, setup)) return false;
  if (!place_.table().isCurtained()) place_.table().setFocus();
  return true;
}

BiddingPracticeBox* DealMenu::practice() {
  const Session* session = place_.session();
  return session ? practiseBidding(session->game(), &place_) : nullptr;
}

void DealMenu::askNumber() {
  auto* dialog = new QInputDialog(&place_);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(tr("Deal by its number"));
  dialog->setLabelText(tr("The number of the first deal; the same number gives the same cards everywhere:"));
  dialog->setInputMode(QInputDialog::IntInput);
  dialog->setIntRange(1, 999'999'999);
  if (const Session* session = place_.session())
    dialog->setIntValue(static_cast<int>(std::min<quint64>(session->match().seed(), 999'999'999)));
  connect(dialog, &QInputDialog::intValueSelected, this, [this](int n) { (void)deal(static_cast<quint64>(n)); });
  dialog->open();
}

} // namespace mk
