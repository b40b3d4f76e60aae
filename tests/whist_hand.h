// A hand that plays a game of the whist family in the real window, and what the tests of this family ask of it.
#pragma once

#include "boards/action_strip.h"
#include "tests/running.h"

#include <QDir>
#include <QLabel>

#include <algorithm>
#include <string>

namespace mk {

// A person at the table who makes what the rule of thumb says, by hand.
class Hand {
public:
  Hand(Running& run, bool keyboard) : run_(run), keyboard_(keyboard) {}

  // Until the match is over or `until` says so; false: the table did not take a move.
  template <class F> bool play(F&& until, int most = 20000) {
    for (int i = 0; i < most && !run_.match().over() && !until(); ++i) {
      if (run_.table().isCurtained()) {
        emit run_.table().curtainLifted();
        continue;
      }
      if (run_.session().asksForThrow() || run_.match().turn().isChance()) {
        const std::size_t before = run_.match().plies();
        emit run_.table().throwReleased();
        if (!QTest::qWaitFor([&] { return run_.match().plies() > before; }, 3000)) return false;
        continue;
      }
      if (!move()) return false;
    }
    return run_.match().over() || until();
  }

private:
  bool move() {
    const Match& match = run_.match();
    const Seat seat = match.turn().seat();
    Random random(match.plies());
    std::string text = match.now().suggest(seat, random);
    if (text.empty()) text = match.now().moves(seat).front();
    const Gesture g = match.now().gestureOf(seat, text);
    const std::size_t before = match.plies();
    for (const auto* strokes : {&g.chosen, &g.path})
      for (const Stroke& s : *strokes)
        if (match.plies() == before && !stroke(s)) return false;
    const bool done = QTest::qWaitFor([&] { return run_.match().plies() > before || run_.match().over(); }, 3000);
    if (!done) qWarning("%s was not taken in %s", text.c_str(), match.now().text().c_str());
    return done;
  }
  bool stroke(const Stroke& s) {
    TableCanvas& canvas = run_.table().canvas();
    if (s.kind == Stroke::Kind::Button) {
      emit run_.table().findChild<ActionStrip*>()->buttonPressed(s.number);
      return true;
    }
    if (s.kind != Stroke::Kind::Place) return false;
    if (keyboard_) {
      canvas.setFocusPlace(s.from, true);
      if (canvas.focusPlace() != s.from) return false;
      QTest::keyClick(&canvas, Qt::Key_Return);
    } else {
      const auto* spot = canvas.scene().spot(s.from);
      if (spot == nullptr) return false;
      // A card in a hand lies under the next one: its left edge is free.
      const QPointF at(spot->rect.left() + std::min(8.0, spot->rect.width() / 2), spot->rect.center().y());
      QTest::mouseClick(&canvas, Qt::LeftButton, {}, at.toPoint());
    }
    return true;
  }
  Running& run_;
  bool keyboard_;
};

// The window as it stands, where MK_PICTURES names a folder.
inline void picture(Running& run, const char* name) {
  const QByteArray folder = qgetenv("MK_PICTURES");
  if (folder.isEmpty()) return;
  if (run.table().isCurtained()) emit run.table().curtainLifted();
  QCoreApplication::processEvents();
  run.window->grab().save(QString::fromLocal8Bit(folder) + '/' + name + ".png");
}

inline QString said(Running& run) { return run.table().findChild<QLabel*>("happened")->accessibleName(); }
inline std::string textNow(Running& run) { return run.match().now().text(); }
inline bool has(Running& run, const char* part) { return textNow(run).find(part) != std::string::npos; }

} // namespace mk
