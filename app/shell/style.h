// The colours of the window in each theme, and the style sheet made from them. Calm and warm: paper, walnut, felt.
#pragma once

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QString>

class QApplication;
class QWidget;

namespace mk {

struct Style {
  QString theme;
  bool dark = false;
  QColor window, surface, raised, line, text, soft, accent, onAccent, rail, onRail, railPicked, link, warn;

  static Style of(const QString& theme); // an id of boards/art/theme.h
};

// The style of the running window; widgets that paint themselves ask here.
const Style& style();
void applyStyle(QApplication&, const QString& theme);

// An icon of assets/icons, drawn in the colour given.
QIcon icon(const QString& name, const QColor&);
QIcon menuIcon(const QString& name);       // as dark or light as the writing of its row, the chosen one's too
QFont headline(double factor);             // of the application's font, bolder
void setHeadline(QWidget*, double factor); // grows with the program's text
void applyTextSize(QApplication&, int percent);

} // namespace mk
