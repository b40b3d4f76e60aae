// Rendering rulebook pages.
#include "app/shell/page_view.h"

#include "app/shell/diagram.h"
#include "app/shell/page_dice.h"
#include "app/shell/style.h"
#include "app/store/page_text.h"

#include <QAbstractTextDocumentLayout>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextTable>

#include <utility>

namespace mk {

namespace {

constexpr int kWidestDiagram = 520;
constexpr int kMargin = 22;
constexpr int kWidestText = 740;

} // namespace

PageView::PageView(Context& context, QWidget* parent) : QTextBrowser(parent), context_(context) {
  setOpenLinks(false);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
    if (url.scheme() == u"game") emit gamePicked(url.path());
    if (url.scheme() == u"section") {
      const QString title = url.path(QUrl::FullyDecoded);
      if (ours_)
        emit sectionPicked(title);
      else
        showAnswer(title, {});
    }
    // After the click: the page is made anew.
    if (url.scheme() == u"secret") QMetaObject::invokeMethod(this, &PageView::uncover, Qt::QueuedConnection);
    if (url.scheme() == u"asked")
      QMetaObject::invokeMethod(
          this, [this, question = url.path().toLongLong()] { showAsked(question); }, Qt::QueuedConnection);
  });
}

void PageView::showPage(const QString& id, const QString& name, const QString& lang, const QString& more) {
  auto page = context_.rulebook.page(id, lang);
  if (!page) page = context_.rulebook.page(id, lang == u"et" ? QStringLiteral("en") : QStringLiteral("et"));
  markdown_ =
      page ? *page : QStringLiteral("# %1\n\n%2\n").arg(name, tr("The rulebook has no page about this game yet."));
  if (!more.isEmpty()) markdown_ += u'\n' + more;
  lang_ = lang;
  ours_ = true;
  secret_ = secretOf(context_, id);
  uncovered_ = false; // every page comes with its cover closed
  asked_.clear();
  render();
}

// Numbered paragraphs of a book keep their numbers: a list of Markdown would begin anew with one.
void PageView::showMarkdown(const QString& markdown) {
  static const QRegularExpression number(QStringLiteral(R"((\n\n {0,3}\d{1,4})(?=[.)]\s))"));
  markdown_ = markdown;
  markdown_.replace(number, QStringLiteral("\\1\\"));
  ours_ = false;
  render();
}

void PageView::showAnswer(const QString& section, const QStringList& words) {
  QTextBlock block = document()->begin();
  while (block.isValid() && !section.isEmpty() &&
         !(block.blockFormat().headingLevel() > 0 && block.text().trimmed() == section))
    block = block.next();
  if (!block.isValid()) block = document()->begin();
  const QTextBlock heading = block;
  QList<ExtraSelection> found;
  for (block = block.next(); block.isValid() && block.blockFormat().headingLevel() == 0; block = block.next())
    for (const QString& word : QSet<QString>(words.begin(), words.end())) {
      const QRegularExpression form(QStringLiteral("\\b%1\\b").arg(QRegularExpression::escape(word)),
                                    QRegularExpression::UseUnicodePropertiesOption);
      for (auto at = form.globalMatch(block.text()); at.hasNext();) {
        const auto m = at.next();
        ExtraSelection mark;
        mark.cursor = QTextCursor(block);
        mark.cursor.setPosition(block.position() + static_cast<int>(m.capturedStart()));
        mark.cursor.setPosition(block.position() + static_cast<int>(m.capturedEnd()), QTextCursor::KeepAnchor);
        QColor under = mk::style().link;
        under.setAlpha(48);
        mark.format.setBackground(under);
        found << mark;
      }
    }
  setExtraSelections(found);
  const auto top = static_cast<int>(document()->documentLayout()->blockBoundingRect(heading).top());
  verticalScrollBar()->setValue(section.isEmpty() ? 0 : top - kMargin / 2);
}

void PageView::uncover() {
  uncovered_ = true;
  render();
}

// The link stays under the keys, as what it was: Qt finds it from before its first letter.
void PageView::showAsked(qsizetype question) {
  if (!asked_.remove(question)) asked_.insert(question);
  render();
  const QString link = QStringLiteral("asked:%1").arg(question);
  for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
    for (auto it = block.begin(); !it.atEnd(); ++it)
      if (it.fragment().charFormat().anchorHref() == link) {
        QTextCursor before(block);
        before.setPosition(it.fragment().position());
        setTextCursor(before);
        focusNextPrevChild(true);
        return;
      }
}

void PageView::setSecret(Secret secret) {
  if (secret == secret_) return;
  secret_ = secret;
  render();
}

PicturedPage PageView::pictured(const QString& markdown) const {
  const Language::Loan words(context_.language, lang_);
  const AskedFor asked{tr("Show"), tr("Hide"), asked_};
  return withPictures(markdown, &asked);
}

// Diagram blocks become pictures with their caption as the text for those who cannot see them.
void PageView::render() {
  diagrams_.clear();
  drawnWidth_ = 0;
  setExtraSelections({});
  const bool open = (secret_ == Secret::Coverable && uncovered_) || !ours_;
  const QString text = open ? markdown_ : withoutSecret(markdown_, insteadOf(secret_));
  const PicturedPage shown = ours_ ? pictured(text) : PicturedPage{text, {}};
  for (const QString& block : shown.diagrams) diagrams_.push_back({block, {}, {}});
  const int at = verticalScrollBar()->value();
  drawDiagrams();
  QString markdown = shown.markdown;
  for (std::size_t i = 0; i < diagrams_.size(); ++i)
    if (diagrams_[i].image.isNull()) markdown = tellInstead(markdown, static_cast<qsizetype>(i), diagrams_[i].problem);
  // A document of its own each time: one that is filled again keeps formats of what was there before.
  auto* fresh = new QTextDocument(this);
  fresh->setDocumentMargin(kMargin);
  fresh->setDefaultFont(font());
  fresh->setMarkdown(
      markdown, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub | QTextDocument::MarkdownNoHTML));
  // Only now: filling a document forgets its pictures.
  for (std::size_t i = 0; i < diagrams_.size(); ++i)
    fresh->addResource(QTextDocument::ImageResource, QUrl(QStringLiteral("diagram:%1").arg(i)), diagrams_[i].image);
  polish(*fresh);
  drawDice(*fresh, devicePixelRatioF());
  // Showing it may bring the scroll bar, and with another width a page that is drawn anew from within.
  QTextDocument* before = std::exchange(page_, fresh);
  setDocument(fresh);
  if (before) before->deleteLater(); // it may be the one whose link was just clicked
  verticalScrollBar()->setValue(at);
  setAccessibleName(fresh->begin().text()); // its title
}

// Of the column beside the scroll bar, whether it is there or not: a page that is longer or shorter for its pictures
// does not change them again.
int PageView::diagramWidth() const {
  return std::clamp(width() - verticalScrollBar()->sizeHint().width() - 2 * kMargin, 160, kWidestDiagram);
}

// Drawn at most as wide as the column; redrawn only when that has really changed.
void PageView::drawDiagrams() {
  const int width = diagramWidth();
  if (diagrams_.empty() || std::abs(width - drawnWidth_) < 8) return;
  drawnWidth_ = width;
  const Language::Loan words(context_.language, lang_);
  for (Picture& picture : diagrams_)
    picture.image = drawDiagram(context_.box, DiagramBlock::read(picture.source), {width, width * 5 / 8},
                                devicePixelRatioF(), &picture.problem);
}

// Pictures of diagrams lie in the document; nothing else is ever loaded. Something has to be answered: for nothing Qt
// opens the file itself.
QVariant PageView::loadResource(int type, const QUrl&) {
  if (type != QTextDocument::ImageResource) return QByteArray("");
  QImage nothing(1, 1, QImage::Format_ARGB32_Premultiplied);
  nothing.fill(Qt::transparent);
  return nothing;
}

// Headings, line height and colours: Markdown brings none of them.
void PageView::polish(QTextDocument& page) {
  const Style& s = mk::style();
  QTextCursor cursor(&page);
  cursor.beginEditBlock();
  const double base = font().pointSizeF();
  for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
    QTextCursor at(block);
    QTextBlockFormat format = block.blockFormat();
    const int level = format.headingLevel();
    const bool inTable = at.currentTable() != nullptr;
    bool picture = false; // its line is as high as it is, not a third more
    for (auto it = block.begin(); !it.atEnd(); ++it) picture = picture || it.fragment().charFormat().isImageFormat();
    format.setLineHeight(picture ? 100 : level > 0 ? 110 : 138, QTextBlockFormat::ProportionalHeight);
    if (level > 0) {
      format.setTopMargin(level == 1 ? 4 : 18);
      format.setBottomMargin(level == 1 ? 8 : 5);
    } else if (!inTable) {
      format.setBottomMargin(block.textList() ? 3 : 9);
      format.setTopMargin(0);
    }
    at.setBlockFormat(format);
    if (level > 0) {
      QTextCharFormat heading;
      heading.setFontPointSize(base * (level == 1 ? 1.8 : level == 2 ? 1.25 : 1.1));
      heading.setFontWeight(QFont::DemiBold);
      heading.setForeground(s.text);
      QTextCursor words(block);
      words.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
      words.setCharFormat(heading); // whole: the one of Markdown would enlarge it once more
    }
    for (auto it = block.begin(); !it.atEnd(); ++it) {
      const QTextCharFormat now = it.fragment().charFormat();
      if (!now.isAnchor()) continue;
      QTextCharFormat link;
      const QString scheme = QUrl(now.anchorHref()).scheme();
      const bool leads = scheme == u"game" || scheme == u"secret" || scheme == u"section" || scheme == u"asked";
      link.setForeground(leads ? s.link : s.text);
      link.setFontUnderline(leads);
      QTextCursor words(&page);
      words.setPosition(it.fragment().position());
      words.setPosition(it.fragment().position() + it.fragment().length(), QTextCursor::KeepAnchor);
      words.mergeCharFormat(link);
    }
  }
  cursor.endEditBlock();
  // A line longer than this is hard to read back from.
  QTextFrameFormat sheet = page.rootFrame()->frameFormat();
  sheet.setRightMargin(std::max(kMargin, viewport()->width() - 2 * kMargin - kWidestText));
  page.rootFrame()->setFrameFormat(sheet);
  for (QTextFrame* frame : page.rootFrame()->childFrames())
    if (auto* table = qobject_cast<QTextTable*>(frame)) {
      QTextTableFormat format = table->format();
      format.setBorder(0.5);
      format.setBorderBrush(s.line);
      format.setBorderCollapse(true);
      format.setCellPadding(6);
      format.setBottomMargin(12);
      table->setFormat(format);
    }
}

void PageView::resizeEvent(QResizeEvent* event) {
  QTextBrowser::resizeEvent(event);
  if (!diagrams_.empty() && std::abs(diagramWidth() - drawnWidth_) >= 8) return render();
  QTextFrameFormat sheet = document()->rootFrame()->frameFormat();
  sheet.setRightMargin(std::max(kMargin, viewport()->width() - 2 * kMargin - kWidestText));
  document()->rootFrame()->setFrameFormat(sheet);
}

void PageView::changeEvent(QEvent* event) {
  QTextBrowser::changeEvent(event);
  if (event->type() == QEvent::StyleChange || event->type() == QEvent::PaletteChange ||
      event->type() == QEvent::FontChange)
    if (!markdown_.isEmpty()) render();
}

} // namespace mk
