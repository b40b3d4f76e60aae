// Scenes on any QPainter: a widget, an image for a thumbnail, a diagram in the rulebook, a screenshot.
#pragma once

#include "boards/look.h"
#include "boards/scene.h"
#include "games/kernel/layout.h"

#include <QImage>

class QPainter;

namespace mk {

struct Arrow {
  Place from, to;
  bool wrong = false; // crossed out: so one may not move
};

// What is shown over and under the things: never told by colour alone.
struct Marks {
  std::vector<Place> targets; // legal goals of what is in the hand: they glow; a dot where the place is empty
  std::vector<Place> starts;  // what may be picked up now; shown under the pointer
  bool startsShown = false;   // and everywhere: few of many, or somebody has tried another one
  std::vector<Place> picked;  // in the hand or chosen
  std::vector<Place> last;    // the last move
  std::vector<Arrow> arrows;  // diagrams, hints
  std::vector<Place> hinted;  // hints
  std::vector<Arrow> drawn;   // by the looker, for oneself
  std::vector<Place> ringed;
  std::vector<std::int16_t> meant; // zones: the hand of a seat that a chosen button names
  std::optional<Place> hover;
  std::optional<Place> focus; // keyboard
};

void paintGround(QPainter&, const Scene&, const Look&); // cloth, boards, papers, empty places, texts
void paintUnder(QPainter&, const Scene&, const Marks&, const Look&);
void paintSprite(QPainter&, const Sprite&, const Look&, double opacity = 1);
void paintShadow(QPainter&, const Sprite&, double opacity = 1); // of a thing lifted off the table
// A shallow tray, of dice or of choices: a wooden rim, sunk cloth inside.
void paintTray(QPainter&, const QRectF&, const Scene&, const Look&);
bool isMarked(const Marks&, Place);
// Rings around a thing as it is drawn; `top` = it is the topmost on its place.
void paintRings(QPainter&, const Scene&, const Sprite&, bool top, const Marks&, const Look&);
void paintOver(QPainter&, const Scene&, const Marks&, const Look&);  // arrows, rings of empty places
void paintTable(QPainter&, const Scene&, const Marks&, const Look&); // all of these

// How far a chosen or picked thing is lifted out of its row, in pixels.
QPointF lift(const Sprite&, Zone::Kind);

struct DrawOptions {
  ComposeOptions compose;
  Marks marks;
  Words words;
};
// A view as a picture, arranged as its game wants it.
QImage drawView(Layout (*arrange)(const View&, Aspect), View, QSize, const Look&, double devicePixelRatio = 1,
                const DrawOptions& = {});

} // namespace mk
