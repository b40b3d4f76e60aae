// The match window: what may be done now, questions that are asked back, how fast computers play, the score pad's
// keyboard, the sheet on paper.
#include "app/play/lots.h"
#include "app/shell/opponents_bar.h"
#include "app/shell/sheet_print.h"
#include "app/shell/side_panel.h"
#include "app/shell/table_bars.h"
#include "app/shell/table_place.h"
#include "boards/pad_layout.h"
#include "boards/table_widget.h"

#include <QActionGroup>
#include <QDir>
#include <QFileDialog>
#include <QMenu>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>
#include <QStandardPaths>
#include <QToolButton>

#include <algorithm>

namespace mk {

namespace {

// The button that makes this move, where a button alone makes it.
std::optional<Button> pressed(const Position& now, Seat seat, int gesture) {
  const auto moves = now.moves(seat);
  if (gesture < 0 || static_cast<std::size_t>(gesture) >= moves.size()) return std::nullopt;
  const Gesture g = now.gestureOf(seat, moves[static_cast<std::size_t>(gesture)]);
  if (!g.chosen.empty() || g.path.size() != 1 || g.path.front().kind != Stroke::Kind::Button) return std::nullopt;
  const auto buttons = now.look(Viewer{seat}).buttons;
  const auto it = std::ranges::find(buttons, g.path.front().number, &Button::id);
  return it == buttons.end() ? std::nullopt : std::optional(*it);
}

// What cannot be taken back and is only a letter away is asked back.
void playOrAsk(TablePlace& place, int gesture) {
  Presenter& presenter = place.presenter();
  const Session* now = presenter.session();
  const auto button = now ? pressed(now->match().now(), presenter.viewer().seat, gesture) : std::nullopt;
  if (!button || !button->isFinal) return presenter.play(gesture);
  const std::size_t plies = now->match().plies();
  const auto yes = [&presenter, gesture, plies] {
    if (presenter.session() && presenter.session()->match().plies() == plies) presenter.play(gesture);
  };
  place.banner().ask(TablePlace::tr("%1, really “%2”? It cannot be taken back.")
                         .arg(now->name(now->viewer()), presenter.words().write(button->label)),
                     {{TablePlace::tr("No, play on"), [&presenter] { presenter.refresh(); }},
                      {TablePlace::tr("Yes, I mean it"), yes}});
}

} // namespace

void TablePlace::askResign() {
  if (!session()) return;
  const Seat seat = session()->viewer();
  QString question = tr("%1, do you really want to give up?").arg(session()->name(seat));
  const Position& now = session()->match().now();
  if (const Result then = now.resign(seat); !then.scores.empty() && then.scores != now.result().scores) // its price
    question += u' ' + tr("The result would be: %1").arg(presenter_.words().write(then.why));
  banner_->ask(question, {{tr("No, play on"), [] {}}, {tr("Yes, give up"), [this] { presenter_.resign(); }}});
}

void TablePlace::askDraw() {
  if (!session()) return;
  banner_->ask(tr("%1 offers a draw. Does everybody agree?").arg(session()->name(session()->viewer())),
               {{tr("No, play on"), [] {}}, {tr("Yes, draw"), [this] { presenter_.agreeDraw(); }}});
}

void TablePlace::askStop() {
  if (!session()) return;
  banner_->ask(tr("End the match here, with the result as it stands? It can also wait unfinished in the box."),
               {{tr("No, play on"), [] {}}, {tr("Yes, end it"), [this] { presenter_.stop(); }}});
}

void TablePlace::again() {
  if (!session()) return;
  if (session()->game().info->kind == Kind::Solitaire) return practice_->newDeal(drawnSeed());
  tell(presenter_.again());
  table_->setFocus();
}

// How fast computers and chance act: a match of computers alone is watched at any speed.
void TablePlace::buildSpeed() {
  auto* group = new QActionGroup(speed_);
  for (const char* speed : {"slow", "normal", "fast", "off"}) {
    QAction* pick = speed_->addAction(QString());
    pick->setCheckable(true);
    pick->setData(QString::fromLatin1(speed));
    group->addAction(pick);
    connect(pick, &QAction::triggered, this, [this, pick] {
      context_.settings.set("animations", true);
      context_.settings.set("speed", pick->data());
    });
  }
}

void TablePlace::refreshSpeed() {
  speed_->setTitle(tr("Speed"));
  const QString names[] = {tr("Slowly"), tr("As usual"), tr("Quickly"), tr("At once")};
  const int paces[] = {200, 100, 50, 0};
  for (int i = 0; i < 4; ++i) {
    speed_->actions()[i]->setText(names[i]);
    speed_->actions()[i]->setChecked(context_.settings.pace() == paces[i]);
  }
}

// The box to write in is chosen by the arrows and Enter at once: the keyboard stands on the first open box.
void TablePlace::focusSheet() {
  TableCanvas& canvas = table_->canvas();
  const Zone* sheet = scoreSheet(canvas.view());
  if (!sheet) return;
  for (const Place place : canvas.touch().targets())
    if (place.zone == sheet->id) return canvas.setFocusPlace(place, true);
}

void TablePlace::refreshActions() {
  const Session* now = session();
  refreshAdvice();
  const bool playing = now && !now->match().over();
  const bool open = now && !presenter_.isCovered();
  undo_->setEnabled(open && now->canUndo());
  redo_->setEnabled(open && now->canRedo());
  const bool decides = playing && now->match().turn().isSeats() && !now->asksForKeys();
  hint_->setEnabled(open && decides);
  hint_->setVisible(now && presenter_.mayHint());
  hurry_->setVisible(now && now->isThinking());
  pause_->setEnabled(playing && !now->asksForKeys());
  again_->setEnabled(now);
  resign_->setEnabled(decides);
  resign_->setVisible(now && now->setup().seats.size() > 1);
  const bool draw = playing && now->persons() > 1 && now->match().now().mayDraw();
  draw_->setVisible(draw); // first: an action that is not seen cannot be enabled
  draw_->setEnabled(draw);
  stop_->setEnabled(playing);
  turnBoard_->setVisible(presenter_.mayTurnBoard());
  more_->setEnabled(now);
  // A forced move of skill is looked at, and so is every step of a trick.
  const bool fast =
      presenter_.mayPlayFast() && now->game().info->kind != Kind::Skill && now->game().info->kind != Kind::Performance;
  turn_->setVisible(!context_.settings.fastTurns());
  turn_->setEnabled(fast && now->prospect().turn);
  round_->setEnabled(fast && now->prospect().round);
  table_->refreshActions();
  const bool sheet = now && hasSheet(*now);
  for (QAction* a : {print_, pdf_}) a->setVisible(sheet), a->setEnabled(sheet);
  for (QAction* a : {forward_, backward_, faster_, slower_}) a->setEnabled(lesson() != nullptr);
  const bool shown = now && !context_.settings.panel().isEmpty();
  side_->setVisible(shown);
  for (int part = 0; part < 3; ++part) {
    panels_[part]->setEnabled(now);
    panels_[part]->setChecked(shown && side_->part() == part);
    if (part == SidePanel::Scores) panels_[part]->setVisible(!now || !now->match().now().result().scores.empty());
  }
  if (now && now->isThinking()) table_->announce(opponents_->told());
}

QDate TablePlace::matchDate() const {
  const Session& now = *presenter_.session();
  const auto kept = now.isKept() ? context_.store.matchSummary(now.id()) : std::nullopt;
  return kept ? kept->changed.toLocalTime().date() : QDate::currentDate();
}

void TablePlace::printSheet() {
  if (!session()) return;
  if (QPrinterInfo::availablePrinterNames().isEmpty())
    return banner_->ask(tr("No printer is set up on this computer."),
                        {{tr("Save as PDF…"), [this] { savePdf(); }}, {tr("Close"), [] {}}}, 0, 1);
  const SheetPage page = sheetPage(*session(), context_.lang(), matchDate());
  QPrinter printer(QPrinter::HighResolution);
  printer.setDocName(page.title);
  setUpPage(printer, page);
  QPrintDialog dialog(&printer, this);
  if (dialog.exec() == QDialog::Accepted && !paintPage(printer, page))
    banner_->tell(tr("The printer did not take the page."));
}

void TablePlace::savePdf() {
  if (!session()) return;
  const SheetPage page = sheetPage(*session(), context_.lang(), matchDate());
  const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
  const QString name = QStringLiteral("%1 %2.pdf").arg(page.title, page.date.toString(Qt::ISODate));
  const QString file = QFileDialog::getSaveFileName(this, tr("Save the sheet as PDF"), documents.filePath(name),
                                                    tr("PDF files (*.pdf)"));
  if (file.isEmpty()) return;
  const QString problem = writePdf(file, page);
  banner_->tell(problem.isEmpty() ? tr("The sheet is in the file %1.").arg(QDir::toNativeSeparators(file))
                                  : tr("The sheet could not be saved: %1").arg(problem));
}

// --- keys against the clock

void TablePlace::connectDesk() {
  connect(table_, &TableWidget::moveMade, this, [this](int gesture) { playOrAsk(*this, gesture); });
  RaceDesk& desk = table_->raceDesk();
  connect(&desk, &RaceDesk::watched, &presenter_, [this](const std::vector<int>& early) {
    presenter_.tellWatch({early.begin(), early.end()});
  });
  connect(&desk, &RaceDesk::raced, &presenter_, [this](const std::vector<std::pair<int, int>>& times) {
    std::vector<Press> presses;
    for (const auto& [seat, ms] : times) presses.push_back({static_cast<Seat>(seat), ms});
    presenter_.tellRace(presses);
  });
  connect(&desk, &RaceDesk::keysChanged, this,
          [this](const QString& keys) { context_.settings.set("raceKeys", keys); });
}

void TablePlace::showWatch(const std::optional<Watch>& watch) {
  if (!watch) return table_->raceDesk().stop();
  RaceDesk::Round round{{}, watch->race, watch->sign, Watch::kNoPress};
  for (int seat = 0; seat < session()->setup().seats.size(); ++seat)
    if (session()->isPerson(static_cast<Seat>(seat)))
      round.players.push_back({seat, session()->name(static_cast<Seat>(seat)),
                               std::ranges::find(watch->seats, seat) != watch->seats.end()});
  table_->askKeys(round);
}

} // namespace mk
