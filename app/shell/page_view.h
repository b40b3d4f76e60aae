// A page of the rulebook: Markdown on paper, its diagrams drawn by the real table. Nothing is ever fetched: links lead
// to games only, pictures come from diagrams only.
#pragma once

#include "app/host/page_markdown.h"
#include "app/shell/secret.h"

#include <QImage>
#include <QSet>
#include <QTextBrowser>
#include <QTextDocument>

#include <vector>

namespace mk {

class PageView final : public QTextBrowser {
  Q_OBJECT

public:
  explicit PageView(Context&, QWidget* parent = nullptr);

  // A game's or a family's; `more` stands at its end: links to sections of a book that is beside it.
  void showPage(const QString& page, const QString& name, const QString& lang, const QString& more = {});
  void showGame(const BoxedGame& game, const QString& lang) { showPage(game.id(), game.name(lang), lang); }
  void showMarkdown(const QString& markdown); // imported source texts: no diagrams
  // Scrolls to a section (its heading; empty: the top) and sets off the words in it that answer.
  void showAnswer(const QString& section, const QStringList& words);
  int diagrams() const { return static_cast<int>(diagrams_.size()); }
  void setSecret(Secret); // at a table: whether the trick's secret may be read; a page of the book knows it by itself

  QVariant loadResource(int type, const QUrl&) override;

signals:
  void gamePicked(const QString& id);
  void sectionPicked(const QString& title); // of the book beside the page

protected:
  void resizeEvent(QResizeEvent*) override;
  void changeEvent(QEvent*) override;

private:
  void render();
  void uncover();
  void showAsked(qsizetype question);
  PicturedPage pictured(const QString& markdown) const;
  void polish(QTextDocument&);
  void drawDiagrams();
  int diagramWidth() const;

  Context& context_;
  QString markdown_, lang_;
  QTextDocument* page_ = nullptr; // shown now
  bool ours_ = false;
  Secret secret_ = Secret::Coverable;
  bool uncovered_ = false;
  QSet<qsizetype> asked_; // questions whose positions are shown
  int drawnWidth_ = 0;
  struct Picture {
    QString source; // what stands in the block
    QImage image;
    QString problem = {}; // why there is none
  };
  std::vector<Picture> diagrams_;
};

} // namespace mk
