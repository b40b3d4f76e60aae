// The ways of playing that a family keeps, on the form of a game page.
#include "app/shell/setup_form.h"
#include "app/shell/spoken_name.h"
#include "boards/plain_label.h"

#include <QComboBox>
#include <QGridLayout>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace mk {

namespace {

// Where the box of ways names the one that is chosen below: 0 where none of them is it, the book's comes last.
int wayAmong(const QList<HouseWay>& kept, const BoxedGame& game, const HouseWay& chosen) {
  const auto same = [&](const HouseWay& way) { return lineOf(game, {{}, way.options}) == lineOf(game, chosen); };
  const auto it = std::ranges::find_if(kept, same);
  if (it == kept.end() && !same({})) return 0;
  return static_cast<int>(it - kept.begin()) + 1;
}

} // namespace

// The ways of playing that the family keeps stand first.
void SetupForm::fillWays() {
  ways_->clear();
  ways_->addItem(tr("as chosen below"));
  for (const HouseWay& way : waysOf(context_.settings, *game_)) ways_->addItem(way.name);
  ways_->addItem(tr("as in the book"));
}

int SetupForm::addWays(QGridLayout* grid, int row) {
  ways_ = box(Way);
  fillWays();
  auto* keep = new QPushButton(tr("Keep under a name…"));
  auto* line = new QPushButton(tr("As a line…"));
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(8); // a grid hands none down
  buttons->addWidget(keep);
  buttons->addWidget(line);
  buttons->addStretch(1);
  grid->addWidget(ways_, row++, 0, 1, 3);
  speakAs(*ways_, tr("Way of playing"));
  grid->addLayout(buttons, row++, 0, 1, 3); // of their own: beside the box they make the page too wide
  wayProblem_ = plainLabel();
  wayProblem_->setObjectName(QStringLiteral("warn"));
  wayProblem_->setWordWrap(true);
  wayProblem_->hide();
  grid->addWidget(wayProblem_, row++, 0, 1, 3);
  connect(ways_, &QComboBox::activated, this, [this](int at) {
    if (at == 0) return;
    for (const HouseWay& way : waysOf(context_.settings, *game_))
      if (way.name == ways_->currentText()) return choose(way);
    choose({});
  });
  connect(keep, &QPushButton::clicked, this, &SetupForm::askName);
  connect(line, &QPushButton::clicked, this, &SetupForm::askLine);
  return row;
}

// The rules below become those of this way, whoever sits there; one without a name is the book's.
void SetupForm::choose(const HouseWay& way) {
  QVariantMap chosen;
  for (auto it = way.options.begin(); it != way.options.end(); ++it) chosen[it.key()] = it.value();
  context_.settings.set(("options-" + game_->slug()).toLatin1().constData(), chosen);
  for (const OptionRow& row : options_) setValue(row, way.options.value(QString::fromLatin1(row.spec->key)));
  wayProblem_->hide();
  refresh();
}

void SetupForm::tellOfWay(const QString& problem) {
  wayProblem_->setText(problem);
  wayProblem_->show();
}

HouseWay SetupForm::wayNow(const QString& name) const {
  HouseWay way{name.simplified().remove(u';').left(HouseWay::kLongestName), {}};
  for (const OptionRow& row : options_) way.options[QString::fromLatin1(row.spec->key)] = value(row);
  return way;
}

void SetupForm::askName() {
  auto* dialog = new QInputDialog(this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setLabelText(tr("What do you call this way of playing?"));
  dialog->setTextValue(tr("Our way"));
  connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& name) { keepWayAs(wayNow(name)); });
  dialog->open();
}

QString SetupForm::keepWayAs(const HouseWay& way) {
  const QString problem = keepWay(context_.settings, *game_, way);
  if (problem.isEmpty()) {
    fillWays();
    choose(way);
  } else {
    tellOfWay(problem);
  }
  return problem;
}

// The line of the rules as they are chosen; another one typed over it is taken in.
void SetupForm::askLine() {
  auto* dialog = new QInputDialog(this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setLabelText(tr("Copy this line, or paste another in its place:"));
  const QString now = lineOf(*game_, wayNow(tr("Our way")));
  dialog->setTextValue(now);
  dialog->resize(520, dialog->height());
  connect(dialog, &QInputDialog::textValueSelected, this, [this, now](const QString& line) {
    if (line == now) return;
    const ReadWay read = readWay(*game_, line);
    if (!read.problem.isEmpty()) return tellOfWay(read.problem);
    keepWayAs(read.way);
  });
  dialog->open();
}

void SetupForm::showWay() { ways_->setCurrentIndex(wayAmong(waysOf(context_.settings, *game_), *game_, wayNow({}))); }

} // namespace mk
