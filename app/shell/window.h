// The window: a slim rail on the left, the four places, settings and profiles at the rail's foot.
#pragma once

#include "app/shell/banner.h"
#include "app/shell/context.h"
#include "app/shell/thumbnails.h"

#include <QPointer>
#include <QWidget>

class QStackedWidget;
class QToolButton;

namespace mk {

class BookPlace;
class BoxPlace;
class GamePage;
class Import;
class EveningPlace;
class KeysHelp;
class ProfilesPlace;
class RecordsPlace;
class SettingsPlace;
class TablePlace;

class Window final : public QWidget {
  Q_OBJECT

public:
  enum Place { Box, Table, Book, Records, SettingsPage, Profiles, Evening, Game }; // as they lie in the stack

  explicit Window(Context&, QWidget* parent = nullptr);
  ~Window() override;

  void go(Place);
  Place place() const;
  bool openGame(const QString& idOrSlug); // its page; false with a message when there is no such game
  void openFile(const QString& path);     // a match of another program
  void goOn();                            // with the last unfinished match
  void welcome();                         // at the very first start; later the last match is offered
  void afterFirstPaint();                 // what can wait: plugin problems, store messages, the rulebook's index
  void lookAfterTheStore();               // beside the window: is it sound? the copy of the day
  void applySettings();                   // language, theme and all that follows

  BoxPlace& box() { return *box_; }
  GamePage& game() { return *game_; }
  TablePlace& table();
  BookPlace& book();
  RecordsPlace& records();
  SettingsPlace& settings();
  ProfilesPlace& profiles();
  EveningPlace& evening();
  Banner& banner() { return *banner_; }
  Import& import() { return *import_; }

protected:
  void changeEvent(QEvent*) override;
  void closeEvent(QCloseEvent*) override;
  void dragEnterEvent(QDragEnterEvent*) override;
  void dropEvent(QDropEvent*) override;
  void paintEvent(QPaintEvent*) override;

private:
  void lay(Place);
  QWidget* buildRail();
  QToolButton* railButton(Place, const QString& iconName, const QString& keys);
  template <class P> P& made(P*& place, Place at);
  void retranslate();
  void styleRail();
  void sizeRail();
  void refreshMatches();
  QImage pictureAt(const MatchSummary&, QSize size, double devicePixelRatio) const;
  void mendTheStore();
  void removeMatch(MatchId);
  void showKeys();
  void resume(MatchId);
  void resumeToLookThrough(MatchId);
  void startMatch(const MatchSetup&);
  void connectImport();
  static QString welcomeText();
  void closeGreeting();

  Context& context_;
  Thumbnails pictures_;
  QStackedWidget* stack_;
  Banner* banner_;
  QList<QToolButton*> rail_;
  BoxPlace* box_;
  GamePage* game_;
  Import* import_;
  QPointer<KeysHelp> keys_;
  TablePlace* table_ = nullptr;
  BookPlace* book_ = nullptr;
  RecordsPlace* records_ = nullptr;
  SettingsPlace* settings_ = nullptr;
  ProfilesPlace* profiles_ = nullptr;
  EveningPlace* evening_ = nullptr;
  QString greeting_; // what the banner said at the start, until a match begins
};

} // namespace mk
