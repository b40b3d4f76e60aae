// The match window: what its buttons do.
#include "app/shell/side_panel.h"
#include "app/shell/table_bars.h"
#include "app/shell/table_place.h"
#include "boards/table_widget.h"

#include <QRandomGenerator>

#include <algorithm>

namespace mk {

void TablePlace::play(int index) {
  if (!session_ || index < 0) return;
  const auto moves = session_->match().now().moves(shownViewer_);
  if (static_cast<std::size_t>(index) < moves.size())
    say(session_->play(shownViewer_, moves[static_cast<std::size_t>(index)]));
}

void TablePlace::say(const Permission& permission) {
  if (!permission && !permission.why().empty())
    table_->announce(Words::capitalised(session_->words().write(permission.why())));
}

void TablePlace::undo() {
  finishing_.clear();
  if (session_) session_->undo();
}

void TablePlace::redo() {
  if (session_) session_->redo();
}

void TablePlace::hint() {
  if (!session_ || !session_->match().turn().has(shownViewer_)) return;
  table_->announce(tr("Thinking…"));
  hints_.suggest(session_->match().now(), shownViewer_);
}

void TablePlace::showHint(const QString& move) {
  if (!session_ || !session_->match().turn().has(shownViewer_)) return;
  if (move.isEmpty()) return table_->announce(tr("There is no hint for this position."));
  const Position& now = session_->match().now();
  const std::string text = move.toStdString();
  table_->announce(tr("Hint: %1").arg(session_->words().write(now.tell(shownViewer_, text, Viewer{shownViewer_}))));
  const Gesture gesture = now.gestureOf(shownViewer_, text);
  std::vector<Place> places;
  for (const auto& part : {gesture.chosen, gesture.path})
    for (const Stroke& stroke : part) {
      if (stroke.kind == Stroke::Kind::Place || stroke.kind == Stroke::Kind::Link) places.push_back(stroke.from);
      if (stroke.kind == Stroke::Kind::Link) places.push_back(stroke.to);
    }
  table_->setLastMove(std::move(places));
}

void TablePlace::pause() {
  if (!session_ || session_->match().over()) return;
  covered_ = true;
  session_->setPaused(true);
  side_->refresh(session_.get(), Viewer::everybody());
  table_->showCurtain(session_->name(session_->viewer()));
  refreshActions();
}

void TablePlace::askResign() {
  if (!session_) return;
  const Seat seat = session_->viewer();
  banner_->ask(tr("%1, do you really give up?").arg(session_->name(seat)),
               {{tr("No, play on"), [] {}}, {tr("Yes, give up"), [this, seat] {
                                               if (session_) say(session_->resign(seat));
                                             }}});
}

void TablePlace::askDraw() {
  if (!session_) return;
  banner_->ask(tr("%1 offers a draw. Does everybody agree?").arg(session_->name(session_->viewer())),
               {{tr("No, play on"), [] {}}, {tr("Yes, draw"), [this] {
                                               if (session_) say(session_->agreeDraw());
                                             }}});
}

void TablePlace::askStop() {
  if (!session_) return;
  banner_->ask(tr("End the match here, with the result as it stands? It can also wait unfinished in the box."),
               {{tr("No, play on"), [] {}}, {tr("Yes, end it"), [this] {
                                               if (session_) say(session_->stop());
                                             }}});
}

void TablePlace::again() {
  if (!session_) return;
  if (session_->game().info->kind == Kind::Solitaire)
    return practice_->newDeal(QRandomGenerator::global()->bounded(1u, 1'000'000'000u));
  MatchSetup setup = session_->setup();
  setup.seed = QRandomGenerator::global()->bounded(1u, 1'000'000'000u);
  startMatch(BoxedGame(session_->game()), setup);
  table_->setFocus();
}

void TablePlace::swapSeats() {
  if (!session_) return;
  MatchSetup setup = session_->setup();
  setup.seed = QRandomGenerator::global()->bounded(1u, 1'000'000'000u);
  std::rotate(setup.seats.begin(), setup.seats.begin() + 1, setup.seats.end());
  startMatch(BoxedGame(session_->game()), setup);
  table_->setFocus();
}

void TablePlace::newDeal(quint64 seed) {
  if (!session_) return;
  if (seed == session_->match().seed() && session_->match().plies() <= 1) return refresh();
  MatchSetup setup = session_->setup();
  setup.seed = seed;
  auto opened = Session::begin(BoxedGame(session_->game()), setup, &context_.store);
  if (!opened.session) return banner_->tell(opened.problem);
  const bool only = context_.settings.winnableOnly();
  context_.settings.set("winnableOnly", false); // this deal has been chosen: it is not looked for again
  adopt(std::move(opened.session));
  context_.settings.set("winnableOnly", only);
  refresh();
  table_->setFocus();
}

void TablePlace::stepToEnd() {
  if (!session_ || finishing_.isEmpty() || session_->match().over()) return;
  const QString move = finishing_.takeFirst();
  if (!session_->play(session_->match().turn().seat(), move.toStdString())) return finishing_.clear();
  QTimer::singleShot(context_.settings.animations() ? 160 : 0, this, &TablePlace::stepToEnd);
}

} // namespace mk
