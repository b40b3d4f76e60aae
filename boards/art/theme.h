// The three looks of the program: Classic (felt and walnut), Night (dark) and High contrast; and what can lie on the
// table in them.
#pragma once

#include <QColor>
#include <QString>

#include <span>

class QPalette;

namespace mk {

struct Theme {
  const char* id;   // "klassika", "oo", "kontrast": kept in the settings
  const char* name; // English source text; title() is what people read
  bool dark;        // the window around the table is dark

  // The table.
  QColor cloth, clothEdge, wood, woodLight;
  QColor onCloth, onClothQuiet; // text straight on the cloth; labels and hints there
  QColor accent;                // glow of legal targets, the thing in the hand
  QColor lastMove;              // mark of the last move
  QColor focus, focusHalo;      // keyboard ring and the line around it that keeps it visible anywhere
  QColor emptySpot;             // outline of an empty pile or column
  QColor shade;                 // laid over what is out of play; has alpha
  bool grain;                   // no cloth, but bare wood in its colour

  // Paper: score sheets, rulebook.
  QColor paper, paperLine, ink, pencil, openCell, struck;

  // The window around the table.
  QColor window, surface, surfaceHover, line, text, textQuiet, button, buttonText, link, warning;

  QString title() const;
  QPalette palette() const;
};

std::span<const Theme> themes();

// What lies on the table.
struct Cloth {
  const char* id;   // kept in the settings
  const char* name; // English source text; title() is what people read
  QString title() const;
};
std::span<const Cloth> cloths();     // the first: as the theme has it, its id is empty
bool takesOtherCloths(const Theme&); // high contrast keeps its own

// The first theme for an unknown id; the theme's own cloth for an unknown one and where it takes no other.
const Theme& theme(const QString& id, const QString& cloth = {});

} // namespace mk
