// The list of keys.
#include "app/shell/keys_help.h"

#include "app/shell/style.h"
#include "boards/plain_label.h"

#include <QGridLayout>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace mk {

namespace {

constexpr int kFrame = 60; // of the window round the list, and what the desktop keeps for itself

using Line = std::pair<QString, QString>; // the keys, what they do

QString keys(const char* sequence) {
  return QKeySequence(QString::fromLatin1(sequence)).toString(QKeySequence::NativeText);
}

QList<Line> linesOf(KeysOf place) {
  switch (place) {
  case KeysOf::Box:
    return {{KeysHelp::tr("letters"), KeysHelp::tr("find a game by its name or number")},
            {KeysHelp::tr("arrows"), KeysHelp::tr("move over the tiles")},
            {keys("Return"), KeysHelp::tr("open the game, go on with the match")},
            {keys("Del"), KeysHelp::tr("remove an unfinished match")},
            {keys("Esc"), KeysHelp::tr("show all games again")}};
  case KeysOf::Table:
    return {
        {KeysHelp::tr("arrows"), KeysHelp::tr("move over the table; among cards to those that can be touched")},
        {KeysHelp::tr("Shift and arrows"), KeysHelp::tr("move over everything that lies there")},
        {keys("Return"), KeysHelp::tr("pick up and put down")},
        {keys("Esc"), KeysHelp::tr("let go; stop looking back; stop what happens by itself")},
        {keys("Backspace"), KeysHelp::tr("take back the last step of a move")},
        {keys("Tab"), KeysHelp::tr("to the next part of the table where something can be done, and to the buttons")},
        {keys("Space"), KeysHelp::tr("throw: hold to shake, let go to throw")},
        {QStringLiteral("1–9"), KeysHelp::tr("keep a die or put it back")},
        {keys("Ctrl+Z"), KeysHelp::tr("take back")},
        {keys("Ctrl+Y"), KeysHelp::tr("play again what was taken back")},
        {keys("Ctrl+H"), KeysHelp::tr("hint")},
        {keys("Ctrl+P"), KeysHelp::tr("pause: the table is covered")},
        {keys("Ctrl+K"), KeysHelp::tr("sort the hand: by suit, by rank, as the game keeps it")},
        {keys("Ctrl+Left") + QStringLiteral(", ") + keys("Ctrl+Right"), KeysHelp::tr("move the card within the hand")},
        {keys("Ctrl+B"), KeysHelp::tr("turn the board")},
        {keys("Ctrl+T"), KeysHelp::tr("say how much time the clocks show")},
        {KeysHelp::tr("right button"), KeysHelp::tr("on a board: a ring, or an arrow when dragged; again removes it")},
        {keys("Ctrl+N"), KeysHelp::tr("new match with the same people")},
        {keys("Shift+Space"), KeysHelp::tr("the rest of a turn in which there is nothing to decide")},
        {keys("Ctrl+Return"), KeysHelp::tr("a whole round in which there is nothing to decide")}};
  case KeysOf::Lesson:
    return {{keys("Space"), KeysHelp::tr("play, and pause")},
            {keys("Right"), KeysHelp::tr("the next step")},
            {keys("Left"), KeysHelp::tr("a step back")},
            {keys("Up") + QStringLiteral(", ") + keys("Down"), KeysHelp::tr("faster, slower")},
            {keys("Esc"), KeysHelp::tr("close the lesson")}};
  case KeysOf::Book:
    return {{KeysHelp::tr("letters"), KeysHelp::tr("search the rulebook")},
            {keys("Return"), KeysHelp::tr("open the first page found")}};
  case KeysOf::Elsewhere:
    break;
  }
  return {};
}

QList<Line> everywhere() {
  return {{keys("Ctrl+1") + QStringLiteral(" … ") + keys("Ctrl+6"),
           KeysHelp::tr("the box, the table, the book, the records, the profiles, the game evening")},
          {keys("Ctrl+,"), KeysHelp::tr("settings")},
          {keys("Ctrl++") + QStringLiteral(", ") + keys("Ctrl+-") + QStringLiteral(", ") + keys("Ctrl+0"),
           KeysHelp::tr("larger text, smaller text, the usual size")},
          {keys("F11"), KeysHelp::tr("full screen, and back")},
          {keys("F1"), KeysHelp::tr("these keys")}};
}

} // namespace

KeysHelp::KeysHelp(KeysOf place, QWidget* parent) : QDialog(parent) {
  setWindowTitle(tr("Keys"));
  auto* list = new QWidget;
  auto* grid = new QGridLayout(list);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(22);
  const auto add = [&](const QString& heading, const QList<Line>& lines) {
    if (lines.isEmpty()) return;
    auto* title = plainLabel();
    title->setText(heading);
    setHeadline(title, 1.1);
    grid->addWidget(title, grid->rowCount(), 0, 1, 2);
    for (const auto& [key, act] : lines) {
      const int row = grid->rowCount();
      auto* left = plainLabel();
      auto* right = plainLabel();
      left->setText(key);
      right->setText(act);
      right->setWordWrap(true);
      right->setMinimumWidth(360);
      grid->addWidget(left, row, 0, Qt::AlignTop);
      grid->addWidget(right, row, 1);
    }
  };
  add(tr("Here"), linesOf(place));
  add(tr("Everywhere"), everywhere());
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(22, 18, 22, 16);
  auto* scroll = new QScrollArea;
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setWidgetResizable(true);
  scroll->setWidget(list);
  column->addWidget(scroll, 1);
  auto* close = new QPushButton(tr("All right"));
  close->setDefault(true);
  connect(close, &QPushButton::clicked, this, &QDialog::accept);
  column->addWidget(close, 0, Qt::AlignRight);
  // Every line is there in full where the screen has room for it, else the list is moved by arrows and wheel.
  const int wide = grid->sizeHint().width() + scroll->verticalScrollBar()->sizeHint().width();
  const QMargins edge = column->contentsMargins();
  const int around = edge.top() + column->spacing() + close->sizeHint().height() + edge.bottom();
  const int whole = grid->totalHeightForWidth(grid->sizeHint().width()) + around;
  const int room = parent->screen()->availableGeometry().height() - kFrame;
  scroll->setMinimumWidth(wide);
  resize(wide + edge.left() + edge.right(), std::min(whole, room));
  if (whole > room) scroll->setFocus();
}

} // namespace mk
