// Raamat: the rulebook. Contents by family, search as you type, pages in one language or both side by side, the
// imported source text beside ours.
#pragma once

#include "app/shell/context.h"

#include <QPageSize>
#include <QTimer>
#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QStackedWidget;
class QTreeWidget;

namespace mk {

class PageView;

class BookPlace final : public QWidget {
  Q_OBJECT

public:
  explicit BookPlace(Context&, QWidget* parent = nullptr);
  void showGame(const BoxedGame& game) { showPage(game.id()); }
  void showPage(const QString& id);               // a game's, or a family's: "family-dice"
  const BoxedGame* game() const { return game_; } // nullptr: the page of a family
  const QString& pageId() const { return id_; }
  QTreeWidget& contents() { return *contents_; }
  PageView& page() { return *page_; }
  QLineEdit& search() { return *search_; }
  QListWidget& hits() { return *hits_; }
  PageView& other() { return *other_; }
  QPushButton& bothButton() { return *both_; }
  QPushButton& sourceButton() { return *source_; }
  // Why the pages could not be written into the file; empty when they were, or when nobody wanted to wait.
  QString writePages(const QStringList& pages, const QString& file);
  void applySettings();

signals:
  void playAsked(const QString& id);
  void told(const QString& message);

protected:
  void changeEvent(QEvent*) override;
  void showEvent(QShowEvent*) override;

private:
  enum class Beside { Nothing, OtherLanguage, Source };
  void retranslate();
  void fillContents();
  void find();
  void openHit(int row);
  void setBeside(Beside);
  void refresh();
  void fillPaperMenu();
  void askPaper(const QStringList& pages, const QString& name);
  QString askFile(const QString& name); // empty: nobody wants it
  void askBoard(QPageSize::PageSizeId);
  void askPad();
  void print();
  QString gameOfPage() const;
  std::optional<SourceText> sourceOfPage() const; // the imported text, where there is one
  QString linksToBook() const;
  void offerSource();

  Context& context_;
  QString id_;                      // of the page shown
  const BoxedGame* game_ = nullptr; // the game it is about; nullptr: a family
  QString links_;                   // to the sections of its book, as they stand at its end
  Beside beside_ = Beside::Nothing;
  QLineEdit* search_;
  QTreeWidget* contents_;
  QListWidget* hits_;
  QStackedWidget* left_;
  PageView *page_, *other_;
  QPushButton *play_, *both_, *source_, *paper_;
  QLabel* title_;
  QTimer pause_;
  QList<SearchHit> found_;
};

} // namespace mk
