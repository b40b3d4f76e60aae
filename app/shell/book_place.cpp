// Contents, search and pages.
#include "app/shell/book_place.h"

#include "app/host/family_pages.h"
#include "app/shell/board_paper.h"
#include "app/shell/book_paper.h"
#include "app/shell/hit_delegate.h"
#include "app/shell/landing.h"
#include "app/shell/one_line.h"
#include "app/shell/page_view.h"
#include "app/shell/secret.h"
#include "app/shell/sheet_print.h"
#include "app/shell/spoken_name.h"
#include "app/shell/style.h"
#include "i18n/file_trouble.h"

#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>
#include <QProgressDialog>
#include <QPushButton>
#include <QRegularExpression>
#include <QSaveFile>
#include <QSplitter>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>

namespace mk {

BookPlace::BookPlace(Context& context, QWidget* parent)
    : QWidget(parent), context_(context), search_(new QLineEdit), contents_(new QTreeWidget), hits_(new QListWidget),
      left_(new QStackedWidget), page_(new PageView(context)), other_(new PageView(context)), play_(new QPushButton),
      both_(new QPushButton), source_(new QPushButton), paper_(new QPushButton), title_(new OneLine) {
  setObjectName(QStringLiteral("place"));
  auto* split = new QSplitter(this);
  auto* outer = new QHBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  outer->addWidget(split);

  auto* side = new QWidget;
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(12, 12, 6, 8);
  search_->setClearButtonEnabled(true);
  column->addWidget(search_);
  contents_->setHeaderHidden(true);
  contents_->setRootIsDecorated(true);
  contents_->setIndentation(14);
  contents_->setFrameShape(QFrame::NoFrame);
  hits_->setObjectName(QStringLiteral("list"));
  hits_->setWordWrap(true);
  hits_->setItemDelegate(new HitDelegate(hits_));
  hits_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  hits_->setResizeMode(QListView::Adjust);
  hits_->setFrameShape(QFrame::NoFrame);
  left_->addWidget(contents_);
  left_->addWidget(hits_);
  column->addWidget(left_, 1);
  side->setMinimumWidth(210);
  split->addWidget(side);

  auto* right = new QWidget;
  auto* pages = new QVBoxLayout(right);
  pages->setContentsMargins(0, 0, 0, 0);
  pages->setSpacing(0);
  auto* bar = new QFrame;
  bar->setObjectName(QStringLiteral("bar"));
  auto* row = new QHBoxLayout(bar);
  row->setContentsMargins(18, 8, 18, 8);
  setHeadline(title_, 1.1);
  title_->setMinimumWidth(40);
  row->addWidget(title_, 1);
  for (QPushButton* b : {source_, both_}) b->setCheckable(true);
  play_->setProperty("main", true);
  for (QPushButton* b : {paper_, source_, both_, play_}) row->addWidget(b);
  paper_->setMenu(new QMenu(paper_));
  connect(paper_->menu(), &QMenu::aboutToShow, this, &BookPlace::fillPaperMenu);
  pages->addWidget(bar);
  auto* beside = new QSplitter;
  beside->addWidget(page_);
  beside->addWidget(other_);
  beside->setChildrenCollapsible(false);
  other_->hide();
  pages->addWidget(beside, 1);
  split->addWidget(right);
  split->setSizes({270, 900});
  split->setStretchFactor(0, 0);
  split->setStretchFactor(1, 1);
  split->setChildrenCollapsible(false);

  pause_.setSingleShot(true);
  pause_.setInterval(60);
  connect(&pause_, &QTimer::timeout, this, &BookPlace::find);
  connect(search_, &QLineEdit::textChanged, &pause_, qOverload<>(&QTimer::start));
  connect(search_, &QLineEdit::returnPressed, this, [this] {
    find();
    openHit(0);
  });
  connect(contents_, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
    if (item) showPage(item->data(0, Qt::UserRole).toString());
  });
  connect(hits_, &QListWidget::currentRowChanged, this, &BookPlace::openHit);
  connect(play_, &QPushButton::clicked, this, [this] {
    if (game_) emit playAsked(game_->id());
  });
  connect(both_, &QPushButton::clicked, this,
          [this](bool on) { setBeside(on ? Beside::OtherLanguage : Beside::Nothing); });
  connect(source_, &QPushButton::clicked, this, [this](bool on) { setBeside(on ? Beside::Source : Beside::Nothing); });
  for (PageView* view : {page_, other_}) connect(view, &PageView::gamePicked, this, &BookPlace::showPage);
  connect(page_, &PageView::sectionPicked, this, [this](const QString& title) {
    if (beside_ == Beside::Source) return other_->showAnswer(title, {});
    setBeside(Beside::Source);
    QTimer::singleShot(0, other_, [this, title] { other_->showAnswer(title, {}); }); // when it has its width
  });
  setLanding(*this, search_);
  retranslate();
}

void BookPlace::retranslate() {
  search_->setPlaceholderText(tr("Search the rulebook"));
  search_->setAccessibleName(tr("Search the rulebook"));
  ClearSign::speak(*search_);
  contents_->setAccessibleName(tr("Contents"));
  hits_->setAccessibleName(tr("Pages found"));
  play_->setText(tr("Play"));
  both_->setText(tr("Both languages"));
  source_->setText(tr("Source text"));
  paper_->setText(tr("PDF"));
  fillContents();
}

void BookPlace::fillContents() {
  const QSignalBlocker quiet(contents_);
  contents_->clear();
  for (const Family* family : context_.box.families()) {
    auto* head = new QTreeWidgetItem(contents_, {nameOf(*family, context_.lang())});
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    head->setFont(0, bold);
    const bool hasPage = context_.rulebook.page(pageOf(*family), context_.lang()).has_value();
    head->setFlags(hasPage ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::ItemIsEnabled);
    head->setData(0, Qt::UserRole, pageOf(*family));
    if (pageOf(*family) == id_) contents_->setCurrentItem(head);
    for (const QString& page : familyPages(*family, context_.lang())) {
      if (page == pageOf(*family)) continue;
      auto* item = new QTreeWidgetItem(head, {titleOfFamilyPage(page, context_.lang())});
      item->setData(0, Qt::UserRole, page);
      if (page == id_) contents_->setCurrentItem(item);
    }
    for (const BoxedGame& game : context_.box.games()) {
      if (game.family != family) continue;
      bool isNumber = false;
      game.id().toInt(&isNumber);
      const QString name = game.name(context_.lang());
      auto* item = new QTreeWidgetItem(head, {isNumber ? QStringLiteral("%1. %2").arg(game.id(), name) : name});
      item->setData(0, Qt::UserRole, game.id());
      if (&game == game_) contents_->setCurrentItem(item);
    }
    head->setExpanded(true);
  }
}

void BookPlace::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (id_.isEmpty() && !context_.box.games().isEmpty()) return showGame(context_.box.games().first());
  if (linksToBook() != links_) return refresh(); // a text has been loaded or forgotten since
  if (game_)
    for (PageView* view : {page_, other_}) view->setSecret(secretOf(context_, id_)); // the trick may be done by now
  offerSource();
}

void BookPlace::showPage(const QString& id) {
  const BoxedGame* game = context_.box.find(id);
  const Family* family = context_.box.familyOfPage(id);
  if (!game && (!family || !context_.rulebook.page(id, context_.lang()))) return;
  game_ = game;
  id_ = game ? game->id() : id;
  const QSignalBlocker quiet(contents_);
  for (QTreeWidgetItem* item : contents_->findItems({}, Qt::MatchContains | Qt::MatchRecursive))
    if (item->data(0, Qt::UserRole).toString() == id_) contents_->setCurrentItem(item);
  refresh();
}

void BookPlace::refresh() {
  if (id_.isEmpty()) return;
  const auto nameIn = [this](const QString& lang) { return game_ ? game_->name(lang) : titleOfFamilyPage(id_, lang); };
  const QString& lang = context_.lang();
  title_->setText(nameIn(lang));
  play_->setVisible(game_ != nullptr);
  page_->showPage(id_, nameIn(lang), lang, links_ = linksToBook());
  const QString another = lang == u"et" ? QStringLiteral("en") : QStringLiteral("et");
  if (beside_ == Beside::OtherLanguage) other_->showPage(id_, nameIn(another), another);
  offerSource();
}

// The game that the page of a family tells about, where it names one: then that game's book is beside it.
QString BookPlace::gameOfPage() const {
  if (game_) return game_->id();
  static const QRegularExpression link(QStringLiteral("\\(game:([a-z0-9-]+)\\)"));
  const QString page = context_.rulebook.page(id_, context_.lang()).value_or(QString());
  for (auto at = link.globalMatch(page); at.hasNext();)
    if (const QString id = at.next().captured(1); context_.box.find(id)) return id;
  return {};
}

// Links to the sections of a book that has several. What goes on with the section before it is named by its own words.
static QStringList sectionLinks(const QString& body) {
  static const QRegularExpression heading(QStringLiteral("^## (.+)$"), QRegularExpression::MultilineOption);
  QStringList out;
  QString before;
  for (auto at = heading.globalMatch(body); at.hasNext();) {
    const QString title = at.next().captured(1).trimmed();
    const bool goesOn = !before.isEmpty() && title.startsWith(before);
    out << QStringLiteral("[%1](section:%2)")
               .arg(goesOn ? title.mid(before.size()) : title, QString::fromLatin1(QUrl::toPercentEncoding(title)));
    if (!goesOn) before = title + QStringLiteral(": ");
  }
  return out.size() > 1 ? out : QStringList();
}

std::optional<SourceText> BookPlace::sourceOfPage() const {
  const QString id = gameOfPage();
  return id.isEmpty() ? std::nullopt : context_.sources.textFor(id);
}

// Where the page's own text ends, its book's sections are linked.
QString BookPlace::linksToBook() const {
  const auto source = sourceOfPage();
  const QStringList links = source ? sectionLinks(source->body) : QStringList();
  return links.isEmpty() ? QString() : QStringLiteral("## %1\n\n%2\n").arg(tr("In the book"), links.join(u" · "));
}

void BookPlace::offerSource() {
  const auto source = sourceOfPage();
  source_->setVisible(source.has_value());
  if (beside_ == Beside::Source && !source) beside_ = Beside::Nothing;
  other_->setVisible(beside_ != Beside::Nothing);
  both_->setChecked(beside_ == Beside::OtherLanguage);
  source_->setChecked(beside_ == Beside::Source);
  if (beside_ == Beside::Source)
    other_->showMarkdown(
        QStringLiteral("# %1\n\n%2\n\n%3").arg(source->title, sectionLinks(source->body).join(u" · "), source->body));
}

void BookPlace::fillPaperMenu() {
  QMenu& menu = *paper_->menu();
  menu.clear();
  if (id_.isEmpty()) return;
  const Family& family = game_ ? *game_->family : *context_.box.familyOfPage(id_);
  const QString name = nameOf(family, context_.lang());
  menu.addAction(tr("This page…"), this, [this] { askPaper({id_}, title_->text()); });
  menu.addAction(tr("All pages of “%1”…").arg(name), this,
                 [this, &family, name] { askPaper(pagesOf(context_, family), name); });
  menu.addAction(tr("The whole book…"), this, [this] { askPaper(allPages(context_), tr("Rulebook")); });
  if (!QPrinterInfo::availablePrinterNames().isEmpty()) menu.addAction(tr("Print this page…"), this, &BookPlace::print);
  if (!game_) return;
  menu.addSeparator();
  for (const auto paper : {QPageSize::A4, QPageSize::A3})
    if (const auto parts = partsOfBoard(*game_, paper))
      menu.addAction(
          tr("The board at true size, %n sheets of %1…", nullptr, parts->count()).arg(QPageSize::name(paper)), this,
          [this, paper] { askBoard(paper); });
  if (emptyPad(*game_, context_.lang())) menu.addAction(tr("An empty score pad…"), this, &BookPlace::askPad);
}

QString BookPlace::askFile(const QString& name) {
  const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
  return QFileDialog::getSaveFileName(this, tr("Save as PDF"), documents.filePath(name + ".pdf"),
                                      tr("PDF files (*.pdf)"));
}

void BookPlace::askBoard(QPageSize::PageSizeId paper) {
  const QString file = askFile(title_->text() + u' ' + QPageSize::name(paper));
  if (file.isEmpty()) return;
  const QString problem = writeBoardPdf(file, *game_, *partsOfBoard(*game_, paper), context_.lang());
  emit told(problem.isEmpty() ? tr("The board is in the file %1. Print it at full size, not fitted to the page.")
                                    .arg(QDir::toNativeSeparators(file))
                              : tr("The pages could not be saved: %1").arg(problem));
}

void BookPlace::askPad() {
  const QString file = askFile(title_->text());
  if (file.isEmpty()) return;
  const QString problem = writePdf(file, *emptyPad(*game_, context_.lang()));
  emit told(problem.isEmpty() ? tr("The score pad is in the file %1.").arg(QDir::toNativeSeparators(file))
                              : tr("The pages could not be saved: %1").arg(problem));
}

void BookPlace::print() {
  QPrinter printer(QPrinter::HighResolution);
  printer.setResolution(kBookResolution);
  printer.setDocName(title_->text());
  setUpBook(printer);
  QPrintDialog dialog(&printer, this);
  if (dialog.exec() == QDialog::Accepted) paintBook(printer, context_, {id_}, context_.lang());
}

void BookPlace::askPaper(const QStringList& pages, const QString& name) {
  const QString file = askFile(name);
  if (file.isEmpty()) return;
  const QString problem = writePages(pages, file);
  if (!problem.isEmpty()) emit told(tr("The pages could not be saved: %1").arg(problem));
}

QString BookPlace::writePages(const QStringList& pages, const QString& file) {
  QSaveFile out(file); // a file that was there stays until the new one is whole
  if (!out.open(QIODevice::WriteOnly)) return fileTrouble(out);
  QProgressDialog progress(tr("Writing %n pages…", nullptr, static_cast<int>(pages.size())), tr("Stop"), 0, 1000, this);
  progress.setWindowModality(Qt::WindowModal);
  const BookPaper paper = writeBook(out, context_, pages, context_.lang(), [&progress](double done) {
    progress.setValue(static_cast<int>(1000 * done));
    return !progress.wasCanceled();
  });
  progress.reset();
  if (paper.stopped) return out.cancelWriting(), QString();
  if (!out.commit()) return fileTrouble(out);
  emit told(tr("%n sheets are in the file %1.", nullptr, paper.sheets).arg(QDir::toNativeSeparators(file)));
  return {};
}

void BookPlace::setBeside(Beside beside) {
  beside_ = beside;
  refresh();
}

void BookPlace::find() {
  const QString words = search_->text().trimmed();
  left_->setCurrentIndex(words.isEmpty() ? 0 : 1);
  const QSignalBlocker quiet(hits_);
  hits_->clear();
  found_ = words.isEmpty() ? QList<SearchHit>() : context_.rulebook.search(words, context_.lang());
  for (const SearchHit& hit : found_) {
    auto* item = new QListWidgetItem;
    HitDelegate::setHit(*item, hit);
    hits_->addItem(item);
  }
  if (found_.isEmpty() && !words.isEmpty()) {
    auto* none = new QListWidgetItem(tr("Nothing was found."));
    none->setFlags(Qt::NoItemFlags);
    hits_->addItem(none);
  }
}

void BookPlace::openHit(int row) {
  if (row < 0 || row >= found_.size()) return;
  const SearchHit& hit = found_[row];
  if (context_.box.find(hit.game) || context_.box.familyOfPage(hit.game)) {
    beside_ = hit.isSource() ? Beside::Source : beside_;
    showPage(hit.game);
    QStringList words;
    for (const TextMark& mark : hit.marks) words << hit.snippet.mid(mark.from, mark.length);
    PageView* view = hit.isSource() ? other_ : page_;
    view->showAnswer(hit.section, words);
    if (hit.isSource()) // once more when it has its width
      QTimer::singleShot(0, view, [view, section = hit.section, words] { view->showAnswer(section, words); });
    return;
  }
  for (const BookPiece& piece : context_.sources.sections(hit.book))
    if (piece.title == hit.title) {
      title_->setText(piece.title);
      page_->showMarkdown(QStringLiteral("# %1\n\n%2").arg(piece.title, piece.body));
      return;
    }
}

void BookPlace::applySettings() { refresh(); }

void BookPlace::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  retranslate();
  find();
  refresh();
}

} // namespace mk
