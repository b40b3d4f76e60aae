// Every page is laid out twice: first to count its sheets for the contents, then to be painted; so no more than one
// page with its pictures is in memory at a time. A secret that the window has behind a cover stands on a sheet of its
// own at the end.
#include "app/shell/book_paper.h"

#include "app/host/family_pages.h"
#include "app/host/page_markdown.h"
#include "app/shell/diagram.h"
#include "app/shell/page_dice.h"
#include "app/shell/secret.h"
#include "app/store/page_text.h"
#include "i18n/words.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QHash>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>
#include <QTextTable>

#include <array>
#include <cmath>
#include <memory>

namespace mk {

namespace {

constexpr int kWholeTable = 16;                        // rows of a table that is not divided
constexpr double kMargin = 20, kFoot = 12;             // millimetres; the foot holds the number of the sheet
constexpr std::array kPictures = {118.0, 100.0, 86.0}; // millimetres across: the usual ones, then smaller ones
constexpr double kFewLines = 0.12;                     // of a sheet
constexpr double kText = 10.5, kContents = 11;         // points
constexpr double kScreen = 4, kSharper = 2.5; // dots a millimetre for which a table is drawn, and how much finer

double millimetres(double n) { return n * kBookResolution / 25.4; }
// What a document's formats are measured in: it brings them to the resolution of the paper by itself.
double ofFormat(double millimetres) { return millimetres * 96 / 25.4; }

// Sheets that are no page of the book: what is not in it, and what nobody reads by accident.
const QString kMissing = QStringLiteral("missing"), kSecrets = QStringLiteral("secrets");

QString tellOnPaper(const char* text) { return QCoreApplication::translate("mk::BookPaper", text); }

QString nameIn(const Context& context, const QString& page, const QString& lang) {
  if (page == kMissing) return tellOnPaper(QT_TRANSLATE_NOOP("mk::BookPaper", "Not in this book"));
  if (page == kSecrets) return tellOnPaper(QT_TRANSLATE_NOOP("mk::BookPaper", "The secrets of the tricks"));
  if (const BoxedGame* game = context.box.find(page)) {
    bool isNumber = false;
    page.toInt(&isNumber);
    return isNumber ? QStringLiteral("%1. %2").arg(page, game->name(lang)) : game->name(lang);
  }
  return titleOfFamilyPage(page, lang);
}

class Paper {
public:
  Paper(QPagedPaintDevice& writer, const Context& context, const QString& lang)
      : writer_(writer), context_(context), lang_(lang), width_(writer.width()),
        height_(writer.height() - millimetres(kFoot)) {}

  // A last sheet with a line or two is saved by smaller pictures, where these do it. Without its pictures a page takes
  // the same room and is laid out much sooner.
  std::unique_ptr<QTextDocument> laidOut(const QString& page, bool pictures) const {
    auto plain = laidOut(page, false, kPictures.front());
    double across = kPictures.front();
    if (const int usual = plain->pageCount(); usual > 1 && onLastSheet(*plain) <= kFewLines * height_)
      for (const double smaller : kPictures)
        if (auto shorter = laidOut(page, false, smaller); shorter->pageCount() < usual) {
          plain = std::move(shorter);
          across = smaller;
          break;
        }
    return pictures ? laidOut(page, true, across) : std::move(plain);
  }

  void paint(QPainter& painter, const QTextDocument& document, const QString& title, int& sheet) const {
    for (int i = 0; i < document.pageCount(); ++i) {
      if (sheet++ > 0) writer_.newPage();
      painter.save();
      painter.translate(0, -i * height_);
      QAbstractTextDocumentLayout::PaintContext how;
      how.clip = QRectF(0, i * height_ + 1, width_, height_ - 3); // no edge of a picture that begins on the next sheet
      how.palette.setColor(QPalette::Text, Qt::black);
      painter.setClipRect(how.clip);
      document.documentLayout()->draw(&painter, how);
      painter.restore();
      foot(painter, title, sheet);
    }
  }

  // The pages, and what has to be said before and behind them.
  QStringList bound(const QStringList& pages) {
    QStringList out = pages;
    if (const auto& problems = context_.box.problems(); !problems.isEmpty() && pages == allPages(context_)) {
      QString& text = own_[kMissing];
      for (const PluginProblem& problem : problems) text += QStringLiteral("- ") + problem.message() + u'\n';
      out.prepend(kMissing);
    }
    QString secrets;
    for (const QString& page : pages)
      if (const QString secret = secretIn(markdown(page));
          !secret.isEmpty() && secretOf(context_, page) == Secret::Coverable)
        secrets += QStringLiteral("## %1\n\n%2\n\n").arg(nameIn(context_, page, lang_), secret);
    if (secrets.isEmpty()) return out;
    own_[kSecrets] =
        tellOnPaper(QT_TRANSLATE_NOOP(
            "mk::BookPaper", "Stop here if you want to be amazed: what follows reveals how the tricks are done.")) +
        QStringLiteral("\n\n") + secrets;
    out.append(kSecrets);
    return out;
  }

  int linesOfContents() const { return std::max(1, static_cast<int>(height_ / line()) - 3); }

  void paintContents(QPainter& painter, const QStringList& pages, const QList<int>& begins, int& sheet) const {
    const int lines = linesOfContents();
    for (qsizetype at = 0; at < pages.size(); at += lines) {
      if (sheet++ > 0) writer_.newPage();
      double top = 0;
      painter.setFont(font(kContents * 1.6, true));
      if (at == 0)
        painter.drawText(QRectF(0, 0, width_, 2 * line()), Qt::AlignLeft | Qt::AlignVCenter,
                         lang_ == u"et" ? QStringLiteral("Sisukord") : QStringLiteral("Contents"));
      top += 3 * line();
      for (qsizetype i = at; i < std::min(pages.size(), at + lines); ++i, top += line()) {
        painter.setFont(font(kContents, context_.box.find(pages[i]) == nullptr));
        const QRectF row(0, top, width_, line());
        const QString number = QString::number(begins[i]);
        const double right = painter.fontMetrics().horizontalAdvance(number) + millimetres(4);
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, number);
        painter.drawText(row.adjusted(0, 0, -right, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(nameIn(context_, pages[i], lang_), Qt::ElideRight,
                                                          static_cast<int>(width_ - right)));
      }
      foot(painter, {}, sheet);
    }
  }

private:
  QString markdown(const QString& page) const { return context_.rulebook.page(page, lang_).value_or(QString()); }
  QString textOf(const QString& page) const {
    if (const auto own = own_.constFind(page); own != own_.cend())
      return QStringLiteral("# %1\n\n%2").arg(nameIn(context_, page, lang_), *own);
    const Secret secret = secretOf(context_, page);
    return withoutSecret(
        markdown(page), secret == Secret::Coverable
                            ? tellOnPaper(QT_TRANSLATE_NOOP("mk::BookPaper", "*The secret is printed on a sheet of its "
                                                                             "own, behind everything else.*"))
                            : insteadOf(secret));
  }

  std::unique_ptr<QTextDocument> laidOut(const QString& page, bool pictures, double across) const {
    PicturedPage shown = withPictures(textOf(page));
    for (qsizetype i = 0; i < shown.diagrams.size(); ++i)
      if (const auto match = DiagramBlock::read(shown.diagrams[i]).match(context_.box); !match)
        shown.markdown = tellInstead(shown.markdown, i, Words().write(match.why()));
    auto document = std::make_unique<QTextDocument>();
    QFont font;
    font.setPointSizeF(kText);
    document->documentLayout()->setPaintDevice(&writer_);
    document->setDefaultFont(font);
    document->setDocumentMargin(0);
    document->setMarkdown(shown.markdown, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub |
                                                                          QTextDocument::MarkdownNoHTML));
    const QSizeF size(ofFormat(across), ofFormat(across) * 5 / 8);
    for (qsizetype i = 0; i < shown.diagrams.size(); ++i)
      document->addResource(QTextDocument::ImageResource, QUrl(QStringLiteral("diagram:%1").arg(i)),
                            pictures ? picture(shown.diagrams[i]) : QImage(1, 1, QImage::Format_RGB32));
    dress(*document, size);
    drawDice(*document, kSharper);
    document->setPageSize({width_, height_});
    keepTogether(*document);
    return document;
  }

  // A heading stays with what it heads, a picture with its caption, a table whole with what announces it: what begins
  // on the sheet before moves over. After each break all is laid out anew: what has been laid out in part is not to be
  // asked.
  void keepTogether(QTextDocument& document) const {
    document.pageCount(); // lays all of it out
    for (QTextBlock block = document.begin(); block.next().isValid(); block = block.next()) {
      if (!belongsToNext(block) || sheetOf(block) == sheetOf(block.next())) continue;
      QTextBlock first = block;
      while (first.previous().isValid() && belongsToNext(first.previous()) &&
             sheetOf(first.previous()) == sheetOf(block))
        first = first.previous();
      breakBefore(first);
      document.setPageSize({width_, height_ + 1});
      document.setPageSize({width_, height_});
      document.pageCount();
    }
  }
  static void breakBefore(const QTextBlock& block) {
    QTextCursor at(block);
    if (QTextTable* table = at.currentTable()) {
      QTextTableFormat format = table->format();
      format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
      table->setFormat(format);
    } else {
      QTextBlockFormat format = block.blockFormat();
      format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
      at.setBlockFormat(format);
    }
  }
  static bool belongsToNext(const QTextBlock& block) {
    if (block.blockFormat().headingLevel() > 0 || block.text().endsWith(u':')) return true;
    if (const QTextTable* table = QTextCursor(block).currentTable(); table && table->rows() <= kWholeTable)
      return QTextCursor(block.next()).currentTable() == table;
    for (auto it = block.begin(); !it.atEnd(); ++it)
      if (isDiagram(it.fragment().charFormat())) return true;
    return false;
  }
  // On which the first line of a block stands.
  int sheetOf(const QTextBlock& block) const {
    const double top = block.document()->documentLayout()->blockBoundingRect(block).top(); // lays it out if need be
    const QTextLayout* lines = block.layout();
    return static_cast<int>((top + (lines->lineCount() > 0 ? lines->lineAt(0).y() : 0) + 1) / height_);
  }
  double onLastSheet(const QTextDocument& document) const {
    const double end = document.documentLayout()->blockBoundingRect(document.lastBlock()).bottom();
    return end - (document.pageCount() - 1) * height_;
  }

  static QFont font(double points, bool bold) {
    QFont f;
    f.setPointSizeF(points);
    f.setBold(bold);
    return f;
  }
  double line() const { return kContents * 1.55 * kBookResolution / 72; }

  QImage picture(const QString& block) const {
    const QSize size(static_cast<int>(kPictures.front() * kScreen),
                     static_cast<int>(kPictures.front() * kScreen * 5 / 8));
    const QImage drawn = drawDiagram(context_.box, DiagramBlock::read(block), size, kSharper);
    return drawn.convertToFormat(QImage::Format_RGB32); // without transparency it takes a tenth of the room in the file
  }

  void dress(QTextDocument& page, QSizeF picture) const {
    QTextCursor cursor(&page);
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
      QTextCursor at(block);
      QTextBlockFormat format = block.blockFormat();
      const int level = format.headingLevel();
      for (auto it = block.begin(); !it.atEnd(); ++it)
        if (it.fragment().charFormat().isImageFormat()) {
          QTextImageFormat image = it.fragment().charFormat().toImageFormat();
          image.setWidth(picture.width());
          image.setHeight(picture.height());
          QTextCursor here(&page);
          here.setPosition(it.fragment().position());
          here.setPosition(it.fragment().position() + it.fragment().length(), QTextCursor::KeepAnchor);
          here.setCharFormat(image);
          break;
        }
      if (level > 0) {
        format.setTopMargin(ofFormat(level == 1 ? 0 : 4));
        format.setBottomMargin(ofFormat(1.5));
        QTextCharFormat heading;
        heading.setFontPointSize(kText * (level == 1 ? 1.9 : level == 2 ? 1.3 : 1.1));
        heading.setFontWeight(QFont::DemiBold);
        QTextCursor words(block);
        words.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        words.setCharFormat(heading);
      } else if (at.currentTable() == nullptr) {
        format.setBottomMargin(ofFormat(block.textList() ? 0.8 : 2));
      }
      at.setBlockFormat(format);
    }
    for (QTextFrame* frame : page.rootFrame()->childFrames())
      if (auto* table = qobject_cast<QTextTable*>(frame)) {
        QTextTableFormat format = table->format();
        format.setBorder(ofFormat(0.15));
        format.setBorderCollapse(true);
        format.setCellPadding(ofFormat(1));
        table->setFormat(format);
      }
  }

  void foot(QPainter& painter, const QString& title, int sheet) const {
    painter.setFont(font(8.5, false));
    painter.setPen(Qt::darkGray);
    const QRectF row(0, height_ + millimetres(kFoot / 2), width_, millimetres(kFoot / 2));
    painter.drawText(row, Qt::AlignLeft | Qt::AlignBottom, title);
    painter.drawText(row, Qt::AlignRight | Qt::AlignBottom, QString::number(sheet));
    painter.setPen(Qt::black);
  }

  QPagedPaintDevice& writer_;
  const Context& context_;
  const QString lang_;
  const double width_, height_;
  QHash<QString, QString> own_; // Markdown below the heading
};

} // namespace

QStringList pagesOf(const Context& context, const Family& family) {
  QStringList out = familyPages(family, context.lang());
  for (const BoxedGame& game : context.box.games())
    if (game.family == &family) out << game.id();
  return out;
}

QStringList allPages(const Context& context) {
  QStringList out;
  for (const Family* family : context.box.families()) out += pagesOf(context, *family);
  return out;
}

std::unique_ptr<QTextDocument> laidOutOnPaper(QPagedPaintDevice& device, const Context& context, const QString& page,
                                              const QString& lang) {
  return Paper(device, context, lang).laidOut(page, false);
}

void setUpBook(QPagedPaintDevice& device) {
  device.setPageSize(QPageSize(QPageSize::A4));
  device.setPageMargins({kMargin, kMargin, kMargin, kMargin - kFoot / 2}, QPageLayout::Millimeter);
}

BookPaper writeBook(QIODevice& out, const Context& context, const QStringList& pages, const QString& lang,
                    const std::function<bool(double)>& go) {
  QPdfWriter writer(&out);
  writer.setCreator(QStringLiteral("Mängukast"));
  writer.setTitle(pages.size() == 1 ? nameIn(context, pages.first(), lang) : QStringLiteral("Mängukast"));
  writer.setResolution(kBookResolution);
  setUpBook(writer);
  return paintBook(writer, context, pages, lang, go);
}

BookPaper paintBook(QPagedPaintDevice& writer, const Context& context, const QStringList& asked, const QString& lang,
                    const std::function<bool(double)>& go) {
  BookPaper result;
  const Language::Loan words(context.language, lang);
  Paper paper(writer, context, lang);
  const QStringList pages = paper.bound(asked);
  const bool hasContents = asked.size() > 1;
  const double steps = static_cast<double>(pages.size()) * (hasContents ? 2 : 1);
  double done = 0;
  const auto goesOn = [&] { return !go || go(done++ / steps); };
  if (hasContents) {
    int next = 1 + static_cast<int>((pages.size() + paper.linesOfContents() - 1) / paper.linesOfContents());
    for (const QString& page : pages) {
      if (!goesOn()) return result.stopped = true, result;
      result.contents << next;
      next += paper.laidOut(page, false)->pageCount();
    }
  } else {
    result.contents << 1; // behind it at most a secret
  }
  QPainter painter(&writer);
  if (hasContents) paper.paintContents(painter, pages, result.contents, result.sheets);
  for (const QString& page : pages) {
    if (!goesOn()) return result.stopped = true, result;
    paper.paint(painter, *paper.laidOut(page, true), nameIn(context, page, lang), result.sheets);
  }
  painter.end();
  return result;
}

} // namespace mk
