// The strip under the prompt: what can be done now that is no place on the table. Buttons of the view, a number or a
// text to enter, the throw.
#pragma once

#include "boards/touch.h"
#include "games/kernel/view.h"
#include "i18n/words.h"

#include <QWidget>

class QAction;
class QLineEdit;
class QPushButton;

namespace mk {

class ActionStrip final : public QWidget {
  Q_OBJECT
public:
  explicit ActionStrip(QWidget* parent = nullptr);

  void show(const View&, const Touch&, const Words&); // makes buttons and entry anew
  void refresh(const Touch&);                         // which of them do something now
  void setThrowing(bool, bool deals = false);         // the button throws dice, or deals cards
  void setActions(const QList<QAction*>& actions) { shell_ = actions; }
  bool refreshActions(); // whether one of them is offered now
  // Beside the prompt the keys of the shell's buttons are in their tooltips only, and the main button has the right
  // end: what comes and goes stands before it, and its place stays free while it is away.
  void setBeside(bool);
  int lineWidth() const;  // of all of it side by side
  int lineHeight() const; // of one line of buttons or entries
  // The same; where it is more than the room the view's buttons name their keys in tooltips only, and where that is not
  // enough no place is kept free.
  int fitLine(int room);
  void empty();
  // Presses the button with this shortcut, an open one before a closed one; false when there is none or it does
  // nothing.
  bool pressKey(char key);
  void focusButton(int id);
  // A text is being asked for: the line has the focus, a sign goes into it.
  bool hasLine() const { return line_ != nullptr && lineIsText_; }
  bool takes(char key) const { return line_ != nullptr && (lineIsText_ ? key > ' ' : key >= '0' && key <= '9'); }
  void focusLine();
  void write(const QString& sign);

signals:
  void buttonPressed(int id);
  void closedPressed(int id); // it does nothing now, and says why
  void focusLeft();           // the button that had it cannot be pressed any more
  void numberEntered(int);
  void textEntered(const QString&);
  void throwPressed();
  void throwReleased();

protected:
  void changeEvent(QEvent*) override;

private:
  struct Action {
    int id;
    char key;
    bool closed; // dim, but it can be reached and asked why
    QPushButton* button;
    QString label; // without its key
  };
  QPushButton* add(const QString& text, bool main);
  void addEntry(const Entry&, const Touch&, const Words&);
  void addNumberPad(const Entry&, const QString& question);
  void addLine(const Entry&);
  void addKeys(const Entry&);
  void dropShellButtons();
  QPushButton* mainButton() const;
  void nameKeys(bool);
  void keepMainPlace(bool);
  void order();
  std::vector<Action> actions_;
  QList<QAction*> shell_; // of the shell
  QList<QPushButton*> shellButtons_;
  QPushButton* throw_ = nullptr;
  QLineEdit* line_ = nullptr; // of a text or a number
  bool lineIsText_ = false;
  bool throwing_ = false, deals_ = false, beside_ = false;
  int mainWidth_ = 0; // of the widest main button that has stood beside this prompt
};

} // namespace mk
