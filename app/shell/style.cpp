// One style sheet for the themes of the table.
#include "app/shell/style.h"

#include "app/shell/page_wheel.h"
#include "app/shell/plain_tips.h"
#include "app/shell/suited_style.h"
#include "boards/art/theme.h"

#include <QApplication>
#include <QCoreApplication>
#include <QFile>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QStyle>
#include <QSvgRenderer>

#include <utility>

// The resources of a static library are taken in outside of any namespace.
static void takeInIcons() { Q_INIT_RESOURCE(art); }

namespace mk {

namespace {

Style& current() {
  static Style now = Style::of(QString());
  return now;
}

// %1.. would be unreadable with a dozen colours: @name is replaced.
constexpr const char* kSheet = R"(
* { color: @text; selection-background-color: @accent; selection-color: @onAccent; }
QWidget#window, QWidget#place, QScrollArea, QScrollArea > QWidget > QWidget { background: @window; }
QToolTip { background: @raised; color: @text; border: 1px solid @line; padding: 4px 6px; }
QFrame#card { background: @surface; border: 1px solid @line; border-radius: 12px; }
QFrame#bar { background: @surface; border: none; border-bottom: 1px solid @line; }
QFrame#footbar { background: @surface; border: none; border-top: 1px solid @line; }
QFrame#endPanel { background: @surface; border: 1px solid @line; border-radius: 10px; }
QFrame#banner { background: @raised; border: 1px solid @accent; border-radius: 8px; }
QLabel { background: transparent; }
QLabel#soft { color: @soft; }
QLabel#warn { color: @warn; }
QPushButton, QToolButton { background: @raised; border: 1px solid @line; border-radius: 8px; padding: 6px 14px; min-height: 20px; }
QToolButton { padding: 6px 10px; }
QPushButton:hover, QToolButton:hover { border-color: @accent; }
QPushButton:pressed, QToolButton:pressed { background: @line; }
QPushButton:focus, QToolButton:focus { border: 2px solid @accent; padding: 5px 13px; }
QToolButton:focus { padding: 5px 9px; }
QPushButton:disabled, QToolButton:disabled { color: @soft; border-color: @line; background: @surface; }
QPushButton[closed="true"] { color: @soft; border-color: @line; background: @surface; }
QPushButton:checked, QToolButton:checked { background: @accent; color: @onAccent; border-color: @accent; }
QPushButton[main="true"] { background: @accent; color: @onAccent; border: 1px solid @accent; font-weight: 600; padding: 9px 22px; }
QPushButton[main="true"]:hover { border-color: @text; }
QPushButton[main="true"]:focus { border: 2px solid @text; padding: 8px 21px; }
QPushButton[main="true"]:disabled { background: @line; border-color: @line; color: @soft; }
QPushButton[chip="true"] { border-radius: 15px; padding: 3px 13px; min-height: 22px; background: @surface; }
QPushButton[chip="true"]:focus { padding: 2px 12px; }
QPushButton[chip="true"]:checked { background: @accent; color: @onAccent; border-color: @accent; }
QPushButton[flat="true"], QToolButton[flat="true"] { background: transparent; border: 1px solid transparent; }
QPushButton[flat="true"]:hover, QToolButton[flat="true"]:hover { border-color: @line; background: @raised; }
QToolButton[flat="true"]:checked { background: @raised; color: @text; border-color: @accent; }
QToolButton[flat="true"]::menu-indicator { image: none; }
QToolButton[flat="true"]:focus { border: 2px solid @accent; padding: 5px 9px; }
QLineEdit, QSpinBox, QComboBox, QPlainTextEdit { background: @raised; border: 1px solid @line; border-radius: 8px; padding: 5px 9px; min-height: 22px; }
QLineEdit QToolButton { border: none; padding: 0; background: transparent; }
QPushButton::menu-indicator { image: url(:/shell/down.svg); width: 12px; height: 8px; subcontrol-origin: padding; subcontrol-position: center right; right: 9px; }
QComboBox { combobox-popup: 0; }
QLineEdit:focus, QSpinBox:focus, QComboBox:focus { border: 2px solid @accent; padding: 4px 8px; }
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled { color: @soft; background: @surface; }
QComboBox::drop-down { border: none; width: 22px; }
QComboBox::down-arrow { image: url(:/shell/down.svg); width: 12px; height: 8px; margin-right: 8px; }
QComboBox QAbstractItemView { background: @raised; border: 1px solid @line; outline: none; }
QComboBox QAbstractItemView::item { min-height: 28px; padding: 0 9px; border: none; background: @raised; }
QComboBox QAbstractItemView::item:selected { background: @accent; color: @onAccent; }
QSpinBox::up-button, QSpinBox::down-button { width: 18px; border: none; background: transparent; }
QSpinBox::up-arrow { image: url(:/shell/up.svg); width: 9px; height: 6px; }
QSpinBox::down-arrow { image: url(:/shell/down.svg); width: 9px; height: 6px; }
QCheckBox { spacing: 9px; background: transparent; padding: 2px; }
QCheckBox::indicator { width: 34px; height: 18px; border-radius: 9px; background: @line; border: 1px solid @soft; }
QCheckBox::indicator:checked { background: @accent; border-color: @accent; image: url(:/shell/switch-on@shade.svg); }
QCheckBox::indicator:unchecked { background: @raised; image: url(:/shell/switch-off@shade.svg); }
QCheckBox::indicator:disabled { background: @surface; border-color: @line; }
QCheckBox:focus { border: 1px solid @accent; border-radius: 6px; padding: 1px; }
QCheckBox:disabled { color: @soft; }
QAbstractScrollArea { background: @window; border: none; }
QTextBrowser { background: @surface; border: none; }
QPlainTextEdit#notes, QListWidget#ticks { background: @raised; border: 1px solid @line; border-radius: 8px; padding: 6px; }
QListView, QTreeView, QTableView { background: @window; border: none; outline: none; alternate-background-color: @surface; gridline-color: @line; }
QListWidget#ticks::item { padding: 4px 2px; }
QListView#list::item, QTreeView::item { padding: 6px 8px; border-radius: 6px; }
QListView#list::item:selected, QTreeView::item:selected, QTableView::item:selected { background: @accent; color: @onAccent; }
QListView#list::item:hover:!selected, QTreeView::item:hover:!selected { background: @raised; }
QTableView::item { padding: 4px 8px; }
QCalendarWidget QTableView::item { padding: 0; }
QTreeView { show-decoration-selected: 1; }
QTreeView::item { border-radius: 0; }
QTreeView::branch:selected { background: @accent; }
QTableCornerButton::section { background: @surface; border: none; border-bottom: 1px solid @line; }
QHeaderView::section { background: @surface; color: @soft; border: none; border-bottom: 1px solid @line; padding: 6px 8px; font-weight: 600; }
QTabBar::tab { background: transparent; border: none; padding: 8px 12px; border-bottom: 3px solid transparent; }
QTabBar::tab:selected { border-bottom-color: @accent; font-weight: 600; }
QTabBar::tab:focus { border-bottom-color: @text; }
QTabWidget::pane { border: none; border-top: 1px solid @line; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; }
QScrollBar::handle { background: @line; border-radius: 4px; min-height: 32px; min-width: 32px; }
QScrollBar::handle:hover { background: @soft; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSplitter::handle { background: @line; }
QMenu { background: @raised; border: 1px solid @line; padding: 6px; }
QMenu::item { padding: 6px 22px; border-radius: 6px; }
QMenu::item:selected { background: @accent; color: @onAccent; }
QMenu::item:disabled { background: transparent; color: @soft; }
QMenu::indicator { width: 14px; height: 14px; left: 4px; background: @surface; border: 1px solid @soft; border-radius: 4px; }
QMenu::indicator:exclusive { border-radius: 8px; }
QMenu::indicator:checked { background: @accent; image: url(:/shell/check@shade.svg); }
QMenu::indicator:selected { border-color: @onAccent; }
QMenu::right-arrow { image: url(:/shell/right.svg); width: 8px; height: 12px; right: 6px; }
QDialog, QMessageBox { background: @window; }
QProgressBar { background: @line; border: none; border-radius: 4px; max-height: 8px; }
QProgressBar::chunk { background: @accent; border-radius: 4px; }
)";

QString sheet(const Style& s) {
  const std::pair<const char*, QColor> colours[] = {
      {"@window", s.window}, {"@surface", s.surface}, {"@raised", s.raised},     {"@line", s.line}, {"@text", s.text},
      {"@soft", s.soft},     {"@accent", s.accent},   {"@onAccent", s.onAccent}, {"@warn", s.warn},
  };
  QString out = QString::fromLatin1(kSheet);
  for (const auto& [name, colour] : colours) out.replace(QString::fromLatin1(name) + u';', colour.name() + u';');
  return out.replace(QStringLiteral("@shade"), s.dark ? QStringLiteral("-dark") : QString());
}

// An SVG in one colour at any size, and in another where a menu has it chosen; Qt's own engine would keep the colours
// of the file.
class IconEngine final : public QIconEngine {
public:
  IconEngine(QString file, QColor colour, QColor chosen) : file_(std::move(file)), colour_(colour), chosen_(chosen) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
    painter->drawPixmap(rect, scaledPixmap(rect.size(), mode, state, painter->device()->devicePixelRatioF()));
  }
  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    return scaledPixmap(size, mode, state, 1);
  }
  QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State, qreal scale) override {
    QImage image(size * scale, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    QSvgRenderer(file_).render(&painter);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    QColor colour = mode == QIcon::Active ? chosen_ : colour_;
    if (mode == QIcon::Disabled) colour.setAlphaF(0.4f);
    painter.fillRect(image.rect(), colour);
    painter.end();
    image.setDevicePixelRatio(scale);
    return QPixmap::fromImage(image);
  }
  QIconEngine* clone() const override { return new IconEngine(file_, colour_, chosen_); }

private:
  QString file_;
  QColor colour_, chosen_;
};

} // namespace

Style Style::of(const QString& id) {
  const Theme& t = mk::theme(id);
  Style s;
  s.theme = QString::fromLatin1(t.id);
  s.dark = t.dark;
  s.window = t.window, s.surface = t.surface, s.raised = t.surfaceHover, s.line = t.line;
  s.text = t.text, s.soft = t.textQuiet, s.accent = t.button, s.onAccent = t.buttonText;
  s.link = t.link, s.warn = t.warning;
  s.rail = t.wood, s.railPicked = t.dark ? t.surfaceHover : t.woodLight;
  s.onRail = t.onCloth;
  return s;
}

const Style& style() { return current(); }

void applyStyle(QApplication& app, const QString& theme) {
  takeInIcons();
  current() = Style::of(theme);
  static bool styled = false;
  if (!std::exchange(styled, true)) app.setStyle(new SuitedStyle);
  static PlainTips* tips = nullptr;
  if (!tips) app.installEventFilter(tips = new PlainTips(&app));
  static PageWheel* wheel = nullptr;
  if (!wheel) app.installEventFilter(wheel = new PageWheel(&app));
  app.setPalette(mk::theme(theme).palette());
  app.setStyleSheet(sheet(current()));
}

QIcon icon(const QString& name, const QColor& colour) {
  return QIcon(new IconEngine(QStringLiteral(":/icons/%1.svg").arg(name), colour, colour));
}

QIcon menuIcon(const QString& name) {
  return QIcon(new IconEngine(QStringLiteral(":/icons/%1.svg").arg(name), style().text, style().onAccent));
}

void setHeadline(QWidget* w, double factor) {
  w->setProperty("headline", factor);
  w->setFont(headline(factor));
}

// Widgets whose font is their own do not follow the program's.
void applyTextSize(QApplication& app, int percent) {
  static const QFont usual = app.font();
  QFont font = usual;
  font.setPointSizeF(usual.pointSizeF() * percent / 100.0);
  if (font == app.font()) return;
  QApplication::setFont(font);
  app.setStyleSheet(app.styleSheet()); // widgets under a style sheet take the new font only with the sheet
  for (QWidget* w : QApplication::allWidgets())
    if (const double factor = w->property("headline").toDouble(); factor > 0) w->setFont(headline(factor));
}

QFont headline(double factor) {
  QFont font = QApplication::font();
  font.setPointSizeF(font.pointSizeF() * factor);
  font.setWeight(QFont::DemiBold);
  return font;
}

} // namespace mk
