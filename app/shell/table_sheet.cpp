// The match window: turns by one key and what is told of them, the mark of the seat to act, the score pad's keyboard,
// the sheet on paper.
#include "app/shell/sheet_print.h"
#include "app/shell/table_bars.h"
#include "app/shell/table_place.h"
#include "boards/pad_layout.h"
#include "boards/table_widget.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>
#include <QStandardPaths>

#include <algorithm>

namespace mk {

namespace {

constexpr int kFastPause = 130;         // milliseconds between two throws of a turn that plays itself
constexpr qsizetype kToldFully = 4;     // events that are told one by one
constexpr qsizetype kShownLength = 100; // letters beside the prompt; screen readers hear all of it

// Who acted at a ply; what happens by itself belongs to whoever acted before.
Seat actorAt(const Match& match, std::size_t ply, Seat before) {
  const Event& event = match.event(ply);
  if (event.kind == Event::Kind::Move) return event.seat;
  if (event.kind != Event::Kind::Chance) return before;
  const Seat by = match.at(ply).chance().by;
  return by == kNobody ? before : by;
}

struct TurnTold {
  Seat seat;
  QStringList events;
};

QString shortened(const TurnTold& turn) {
  if (turn.events.size() < 3) return turn.events.join(QStringLiteral("; "));
  return turn.events.first() + QStringLiteral(" … ") + turn.events.last();
}

QString joined(const QStringList& parts) { return parts.join(QStringLiteral("; ")); }

} // namespace

void TablePlace::playFast(FastTurn::Reach reach) {
  if (!session_) return;
  if (!session_->isPlayingFast()) session_->setFastPause(context_.settings.animations() ? kFastPause : 0);
  session_->playFast(reach);
}

// The sum of what went by: every event where they are few, else each turn's first and last; then the scores.
void TablePlace::tellFast(std::size_t from) {
  refresh();
  if (!session_ || covered_ || session_->match().plies() <= from) return;
  const Match& match = session_->match();
  std::vector<TurnTold> turns;
  QStringList all;
  Seat seat = kNobody;
  for (std::size_t ply = from; ply < match.plies(); ++ply) {
    seat = actorAt(match, ply, seat);
    const QString told = Words::capitalised(session_->words().write(match.tell(ply, Viewer{shownViewer_})));
    if (turns.empty() || turns.back().seat != seat) turns.push_back({seat, {}});
    turns.back().events << told;
    all << told;
  }
  QStringList each, scores;
  for (const TurnTold& turn : turns) each << shortened(turn);
  const Result result = match.over() ? match.result() : match.now().result();
  for (const TurnTold& turn : turns)
    if (const auto at = static_cast<std::size_t>(turn.seat); turn.seat != kNobody && at < result.scores.size())
      scores << QStringLiteral("%1 %2").arg(session_->name(turn.seat), QLocale().toString(result.scores[at]));
  scores.removeDuplicates();
  QStringList told = all.size() <= kToldFully ? all : each;
  const QString points = scores.isEmpty() ? QString() : tr("Scores: %1").arg(scores.join(QStringLiteral(", ")));
  const QString last = all.last();
  if (!points.isEmpty()) told << points;
  QString shown = joined(told);
  if (shown.size() > kShownLength) shown = points.isEmpty() ? last : joined({last, points});
  if (shown.size() > kShownLength && !points.isEmpty()) shown = points;
  table_->announce(shown, joined(told));
}

// The box to write in is chosen by the arrows and Enter at once: the keyboard stands on the first open box.
void TablePlace::focusSheet() {
  TableCanvas& canvas = table_->canvas();
  const Zone* sheet = scoreSheet(canvas.view());
  if (!sheet) return;
  for (const Place place : canvas.touch().targets())
    if (place.zone == sheet->id) return canvas.setFocusPlace(place, true);
}

// The colour of whoever is to act stands beside the prompt.
void TablePlace::showSeatMark(const Position& position, const View& view, const std::vector<Gesture>& legal) {
  const Seat seat = FastTurn::actor(position);
  if (seat == kNobody) return table_->setSeatMark(std::nullopt);
  table_->setSeatMark(colours_.see(view, seat, legal.empty() ? position.gestures(seat) : legal));
}

QDate TablePlace::matchDate() const {
  const auto kept = session_->isKept() ? context_.store.matchSummary(session_->id()) : std::nullopt;
  return kept ? kept->changed.toLocalTime().date() : QDate::currentDate();
}

void TablePlace::printSheet() {
  if (!session_) return;
  if (QPrinterInfo::availablePrinterNames().isEmpty())
    return banner_->ask(tr("No printer is set up on this computer."),
                        {{tr("Save as PDF…"), [this] { savePdf(); }}, {tr("Close"), [] {}}});
  const SheetPage page = sheetPage(*session_, context_.lang(), matchDate());
  QPrinter printer(QPrinter::HighResolution);
  printer.setDocName(page.title);
  setUpPage(printer, page);
  QPrintDialog dialog(&printer, this);
  if (dialog.exec() == QDialog::Accepted && !paintPage(printer, page))
    banner_->tell(tr("The printer did not take the page."));
}

void TablePlace::savePdf() {
  if (!session_) return;
  const SheetPage page = sheetPage(*session_, context_.lang(), matchDate());
  const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
  const QString name = QStringLiteral("%1 %2.pdf").arg(page.title, page.date.toString(Qt::ISODate));
  const QString file = QFileDialog::getSaveFileName(this, tr("Save the sheet as PDF"), documents.filePath(name),
                                                    tr("PDF files (*.pdf)"));
  if (file.isEmpty()) return;
  const QString problem = writePdf(file, page);
  banner_->tell(problem.isEmpty() ? tr("The sheet is in the file %1.").arg(QDir::toNativeSeparators(file))
                                  : tr("The sheet could not be saved: %1").arg(problem));
}

} // namespace mk
