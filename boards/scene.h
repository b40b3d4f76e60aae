// The table as drawing: what lies where, in pixels. compose() is a pure function of a view, its layout, a size and the
// language; the table widget, thumbnails, the diagrams of the rulebook and screenshots all draw the same scene.
#pragma once

#include "games/kernel/layout.h"
#include "games/kernel/view.h"
#include "i18n/words.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace mk {

// A thing on the table. Sprites are listed from the lowest to the topmost.
struct Sprite {
  Thing thing;
  QRectF rect;         // before turning
  double rotation = 0; // degrees clockwise about the centre of rect
  Place place;
  std::uint16_t id = 0;
  std::int16_t zone = 0;
  bool closed = false; // one of the face-down things under or beside a zone's items: no place of its own
  bool held = false, lit = false, dim = false;

  bool contains(QPointF) const;
  QRectF bounds() const; // of the turned rectangle
};

// Where a place is, whether anything lies there or not.
struct Spot {
  Place place;
  QRectF rect;
  bool round = false; // the mark of a point, not of a square
  bool slot = false;  // an empty one is outlined (piles, columns, grids)
};

struct BoardPicture {
  const BoardShape* shape = nullptr;
  std::int16_t zone = 0;
  QRectF rect;
  bool turned = false; // seen from the other side
};

struct TextBlock {
  enum class Style : std::uint8_t { ZoneName, Label, Count, Sign, Cell, Pencil, Heading, Sum };
  Style style = Style::Label;
  QRectF rect;
  QString text;
  double size = 12; // of the font, in pixels
  Qt::Alignment align = Qt::AlignCenter;
  bool struck = false;
};

// The paper of a score sheet: its lines; what is written on it is in the texts.
struct Paper {
  std::int16_t zone = 0;
  QRectF rect;
  std::vector<double> columns, rows;        // edges, first to last
  std::vector<QRectF> headings, open, sums; // cells of these kinds
  std::vector<QRectF> current;              // the column or line of the seat to act
  std::vector<QRectF> currentNames;         // the heading of each: marked beside the name
};

// A sheet drawn as a picture: the part of one seat. What is written in it is in the texts, who walks in the sprites.
struct StoryPart {
  struct Step {
    QRectF rect;
    QRectF name;         // where its line's name stands; null: it is not written
    bool filled = false; // something is written
    bool struck = false;
    bool open = false; // wanted next
    int worth = 0;     // the number written
  };
  std::int16_t zone = 0;
  QString picture;
  int goal = 0, value = 0;
  QRectF rect, picturePlace;
  bool current = false; // the seat to act
  bool out = false;     // plays no more
  bool facesLeft = false;
  std::vector<Step> steps;
};

struct ZoneArea {
  std::int16_t zone = 0;
  Zone::Kind kind = Zone::Kind::Board;
  Zone::Role role = Zone::Role::Main;
  QRectF rect;
  QRectF rail;        // dice: where the held ones lie
  QRectF tray;        // dice: the tray around them, where the table has room for one
  int closed = 0;     // so many things lie face down in it, drawn or not
  QRectF ground = {}; // of choices that lie over the table; empty: it is a part of the table
};

struct Scene {
  QSizeF size;
  double scale = 1; // pixels in a table unit
  std::vector<ZoneArea> zones;
  std::vector<BoardPicture> boards;
  std::vector<Paper> papers;
  std::vector<StoryPart> stories;
  std::vector<Spot> spots;
  std::vector<Sprite> sprites;
  std::vector<TextBlock> texts;

  const Spot* spot(Place) const;
  const ZoneArea* area(std::int16_t zone) const;
  const ZoneArea* choices() const;   // that lie over the table, or none
  bool isCovered(const Spot&) const; // by them
  // The place under a point: of the topmost thing, else the nearest spot around it.
  std::optional<Place> placeAt(QPointF) const;
  // The topmost thing on a place.
  const Sprite* top(Place) const;
  // The nearest place in a direction from a point, of those that suit: the keyboard's way over the table.
  std::optional<Place> towards(QPointF from, Qt::ArrowType direction, Place except,
                               const std::function<bool(Place)>& suits = {}) const;
};

struct ComposeOptions {
  double smallestText = 11; // pixels; names and labels never get smaller on screen (0 in thumbnails)
  bool names = true;        // zone names and labels are written
  bool players = true;      // so are the names of those who sit there, where nothing else is to be named
  bool pictures = true;     // sheets that have a picture are drawn as it; not on the score pad
  Seat current = kNobody;   // the seat to act: its column on the sheet is marked
};

Scene compose(const View&, const Layout&, QSizeF, const Words&, const ComposeOptions& = {});
// Choices that a move ends with and that the layout has no place for: over the table beside the place where the man has
// got to, as large as that, towards the middle of its board, the first one nearest to him.
void composeChoices(Scene&, const Zone&, Place man);

inline constexpr double kCardAspect = 1.4; // height of a card in widths

} // namespace mk
