// Sheets into pictures: a part for each seat, its name and what it has reached above, the steps where the picture has
// them. Everything that is on the sheet has its spot, so that it is found by keyboard and spoken as on paper.
#include "boards/pad_layout.h"
#include "boards/story.h"
#include "boards/zone_composer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace mk {

namespace {

struct Shape {
  const char* name;
  double aspect, goodHeight;
};

constexpr std::array<Shape, 16> kShapes = {{{"track", 5.4, 190},
                                            {"masks", 5.4, 190},
                                            {"tiles", 3.2, 230},
                                            {"strip", 4.2, 200},
                                            {"journey", 3.6, 230},
                                            {"raft", 1.9, 330},
                                            {"window", 1.6, 330},
                                            {"house", 1.15, 380},
                                            {"captain", 1.35, 380},
                                            {"clock", 1.0, 380},
                                            {"crown", 1.5, 330},
                                            {"sultan", 1.5, 330},
                                            {"duel", 1.2, 330},
                                            {"luck", 1.7, 300},
                                            {"bridge", 1.8, 330},
                                            {"family", 1.5, 360}}};

const Shape* shapeOf(const QString& name) {
  const auto it = std::ranges::find_if(kShapes, [&](const Shape& s) { return name == QLatin1String(s.name); });
  return it == kShapes.end() ? nullptr : &*it;
}

// The first number in it; a sign may stand before it.
int numberIn(const QString& text) {
  qsizetype from = 0;
  while (from < text.size() && !(text[from] >= u'0' && text[from] <= u'9')) ++from;
  int number = 0;
  for (qsizetype i = from; i < text.size() && text[i] >= u'0' && text[i] <= u'9'; ++i)
    number = std::min(10 * number + text[i].digitValue(), 1'000'000);
  return from > 0 && (text[from - 1] == QChar(0x2212) || text[from - 1] == u'-') ? -number : number;
}

QRectF cut(QRectF r, double by) { return r.adjusted(by, by, -by, -by); }

// So many equal boxes in a rectangle, in lines, as square as may be.
QRectF boxOf(const QRectF& r, int i, int n, double gap) {
  int down = 1;
  const auto side = [&](int rows) {
    const double across = std::ceil(static_cast<double>(n) / rows);
    return std::min(r.width() / across, r.height() / rows);
  };
  while (down < n && side(down + 1) > side(down)) ++down;
  const int across = (n + down - 1) / down;
  const double w = std::min(r.width() / across, 1.6 * r.height() / down), h = std::min(r.height() / down, 1.3 * w);
  const double x = r.center().x() - w * across / 2, y = r.center().y() - h * down / 2;
  return cut({x + w * (i % across), y + h * (i / across), w, h}, gap);
}

// Where step i of n lies in the picture.
QRectF stepPlace(const QString& name, const QRectF& r, int i, int n) {
  const double w = r.width(), h = r.height();
  const auto in = [&](double x, double y, double width, double height) {
    return QRectF(r.x() + x * w, r.y() + y * h, width * w, height * h);
  };
  const double part = 1.0 / std::max(1, n);
  if (name == u"raft") return in(0.05 + 0.9 * part * i + 0.008, 0.1, 0.9 * part - 0.016, 0.5);
  if (name == u"house") return in(0.23 + 0.54 * part * i + 0.01, 0.47, 0.54 * part - 0.02, 0.17);
  if (name == u"captain") return i == 0 ? in(0.26, 0.16, 0.3, 0.4) : in(0.58, 0.06, 0.26, 0.2);
  if (name == u"journey") {
    const double d = std::min(0.72 * part * w, 0.4 * h), x = r.x() + w * (0.02 + 0.84 * part * (i + 0.75));
    return centred({x, r.y() + h * (i % 2 == 0 ? 0.72 : 0.6)}, d, d);
  }
  if (name == u"window") return boxOf(in(0.07, 0.05, 0.86, 0.84), i, n, 0.012 * w);
  if (name == u"sultan") return in(0.2 + 0.6 * part * i + 0.01, 0.84, 0.6 * part - 0.02, 0.16);
  if (name == u"duel") return in(0.3, 0.32, 0.4, 0.34);
  if (name == u"luck") return in(0.5, 0.2, 0.24, 0.66);
  if (name == u"bridge")
    return i == 0 ? in(0.81, 0.02, 0.18, 0.34) : i == 1 ? in(0.34, 0.2, 0.2, 0.32) : in(0.25, 0.64, 0.5, 0.2);
  if (name == u"family") { // the rounds below, the people above
    const int rounds = n - 3;
    if (i < rounds) return in(0.02 + 0.96 * i / rounds + 0.006, 0.83, 0.96 / rounds - 0.012, 0.16);
    const double low = rounds > 0 ? 0.78 : 1;
    return i == n - 3 ? in(0.02, 0, 0.26, low) : i == n - 2 ? in(0.29, 0, 0.26, low) : in(0.58, 0, 0.4, low);
  }
  return boxOf(r, i, n, std::max(1.0, 0.012 * std::min(w, h)));
}

// Beside these nothing is written: they are shown by a sign.
bool isSign(const QString& name, int i, int n) {
  return name == u"captain" || name == u"luck" || (name == u"family" && i >= n - 3);
}

// How the names of lines stand at the steps: as a part of their height; 0 where what is drawn says it all.
double nameHeight(const QString& name) {
  if (name == u"tiles" || name == u"raft" || name == u"duel" || name == u"journey") return 0;
  return name == u"strip" ? 0.22 : name == u"captain" ? 0.19 : name == u"family" ? 0.16 : 0.26;
}

constexpr qsizetype kLeastName = 5; // letters, where a name is cut
constexpr double kTall = 1.4;       // a man on a track, times the groove

// So many steps a picture has at most; what else is on the sheet is written beside the name.
int mostSteps(const QString& name) { return name == u"luck" || name == u"duel" ? 1 : name == u"bridge" ? 3 : 99; }

// Whose steps are the lines of the sheet; of the others one number is drawn.
bool hasSteps(const QString& name) {
  return name != u"track" && name != u"masks" && name != u"clock" && name != u"crown";
}

// The lines of a sheet as a picture needs them.
struct Lines {
  std::vector<int> steps, captions;
  int value = -1; // the strong one
  int goal = -1;  // the same for everybody: written at the goal, or nowhere
};

Lines linesOf(const Zone& z, const StoryKind& kind) {
  Lines out;
  const int across = columnsOf(z), down = rowsOf(z);
  const auto at = [&](int line, int column) -> const Cell& {
    return z.cells[static_cast<std::size_t>(line * across + column)];
  };
  for (int line = 1; line < down; ++line) {
    const bool strong = at(line, 0).strong;
    bool same = across > 2 && !at(line, 1).text.empty() && !at(line, 1).struck && !at(line, 1).open;
    for (int k = 2; k < across; ++k) same = same && at(line, k).text == at(line, 1).text;
    if (strong && out.value < 0)
      out.value = line;
    else if (!hasSteps(kind.name) && line == 1 && same)
      out.goal = line;
    else if (hasSteps(kind.name) && !strong && (kind.name != u"sultan" || line > 2) &&
             static_cast<int>(out.steps.size()) < mostSteps(kind.name))
      out.steps.push_back(line);
    else
      out.captions.push_back(line);
  }
  return out;
}

} // namespace

double StoryKind::aspect() const { return shapeOf(name)->aspect; }
double StoryKind::goodHeight() const { return shapeOf(name)->goodHeight; }

StoryKind storyOf(const Zone& z) {
  if (z.kind != Zone::Kind::Sheet || z.board == nullptr || rowsOf(z) < 2) return {};
  const QString id = QString::fromStdString(z.board->id);
  StoryKind kind{id.section(u'-', 0, 0), id.section(u'-', 1).toInt()};
  return shapeOf(kind.name) ? kind : StoryKind();
}

StoryGrid storyGrid(const StoryKind& kind, int seats, QSizeF box, double gap) {
  StoryGrid best;
  double most = -1;
  for (int across = 1; across <= seats; ++across) {
    const int down = (seats + across - 1) / across;
    const QSizeF part((box.width() + gap) / across - gap, (box.height() + gap) / down - gap);
    const double high = std::min(part.height(), part.width() / kind.aspect());
    if (high > most * 1.02) most = high, best = {across, down, part};
  }
  best.part.setHeight(std::min(best.part.height(), 1.5 * best.part.width() / kind.aspect()));
  best.part.setWidth(
      std::min(best.part.width(), std::max(1.35, kind.aspect() > 3 ? 2.4 : 1.35) * best.part.height() * kind.aspect()));
  return best;
}

namespace {

const QString kPlus = QStringLiteral(" + "); // a box that holds two numbers

// The widest of what stands in the boxes of all seats; two numbers stand one below the other.
double widestIn(const Zone& z, const Words& words, const std::vector<int>& steps, double letters) {
  double out = 0;
  for (const int line : steps)
    for (int k = 1; k < columnsOf(z); ++k) {
      const Cell& c = z.cells[static_cast<std::size_t>(line * columnsOf(z) + k)];
      if (c.text.empty()) continue;
      const QString said = words.write(c.text);
      const qsizetype plus = said.indexOf(kPlus);
      out = std::max(out, textWidth(plus > 0 ? said.mid(plus + 1) : said, letters, true));
      if (plus > 0) out = std::max(out, textWidth(said.left(plus), letters, true));
    }
  return out;
}

} // namespace

double trackHeight(const QRectF& r) { return std::min(0.58 * r.height(), 0.09 * r.width()); }

// Lower than the middle of its room: a man's head is above the groove, the numbers are below it.
QRectF trackWay(const QRectF& r) {
  const double high = trackHeight(r);
  const double top = std::min((kTall - 1) * high, r.height() - 1.42 * high);
  return {r.left() + 0.75 * high, r.top() + top, r.width() - 2.35 * high, high};
}

void ZoneComposer::story() {
  const StoryKind kind = storyOf(zone);
  const int across = columnsOf(zone), seats = across - 1;
  const Lines lines = linesOf(zone, kind);
  const double gap = 14 * scene.scale;
  const StoryGrid grid = storyGrid(kind, seats, box.size(), gap);
  const double top = box.center().y() - (grid.down * (grid.part.height() + gap) - gap) / 2;
  const auto cellAt = [&](int line, int k) { return static_cast<std::size_t>(line * across + k + 1); };
  const auto write = [&](TextBlock::Style style, QRectF r, const QString& text, double size, Qt::Alignment align,
                         bool struck = false) {
    if (!text.isEmpty()) scene.texts.push_back({style, r, text, size, align, struck});
  };
  std::vector<int> order(static_cast<std::size_t>(seats));
  std::iota(order.begin(), order.end(), 0);
  const auto fights = [&](int k) { return kind.name == u"duel" && zone.cells[cellAt(1, k)].open; };
  std::ranges::stable_partition(order, fights); // those who fight stand face to face
  for (int place = 0; place < seats; ++place) {
    const int k = order[static_cast<std::size_t>(place)];
    const int row = place / grid.across, inRow = std::min(grid.across, seats - row * grid.across);
    const double left = box.center().x() - (inRow * (grid.part.width() + gap) - gap) / 2;
    StoryPart part;
    part.zone = zone.id, part.picture = kind.name, part.goal = kind.goal;
    part.facesLeft = place % 2 == 1;
    part.rect = {left + (place % grid.across) * (grid.part.width() + gap), top + row * (grid.part.height() + gap),
                 grid.part.width(), grid.part.height()};
    const Cell& head = zone.cells[cellAt(0, k)];
    part.current = seatNamed(head) != kNobody && seatNamed(head) == options.current;
    const double margin = std::min(0.035 * part.rect.width(), 0.07 * part.rect.height());
    const QRectF inside = cut(part.rect, margin);
    const double size = std::min({std::max(text(24), (kind.aspect() > 3 ? 0.16 : 0.1) * inside.height()),
                                  0.3 * inside.height(), std::max(options.smallestText, inside.width() / 9)});
    const QRectF title(inside.x() + (part.current ? 0.7 * size : 0), inside.y(),
                       inside.width() - (part.current ? 0.7 * size : 0), 1.4 * size);
    part.picturePlace = inside.adjusted(0, title.height() + 0.1 * size, 0, 0);
    const QRectF& picture = part.picturePlace;

    // Name, what is reached, and the rest where there is room.
    QString reached;
    if (lines.value > 0) {
      const Cell& c = zone.cells[cellAt(lines.value, k)];
      reached = words.write(c.text);
      part.value = numberIn(reached);
      part.out = c.struck;
      const double wide = textWidth(reached, size, true) + 0.2 * size;
      write(TextBlock::Style::Sum, {title.right() - wide, title.y(), wide, title.height()}, reached, size,
            Qt::AlignRight | Qt::AlignVCenter, c.struck);
    }
    double room = title.width() - (reached.isEmpty() ? 0 : textWidth(reached, size, true) + 0.8 * size);
    const QString name = shortened(words.write(head.text), room, size);
    const double nameWide = std::min(room, textWidth(name, size, true) + 0.2 * size);
    write(TextBlock::Style::Heading, {title.x(), title.y(), nameWide, title.height()}, name, size,
          Qt::AlignLeft | Qt::AlignVCenter);
    spot(static_cast<int>(cellAt(0, k)), {title.x(), title.y(), nameWide, title.height()}, false);
    double x = title.x() + nameWide + 0.6 * size;
    room -= nameWide + 0.6 * size;
    bool told = false;
    for (const int line : lines.captions) {
      const Cell& c = zone.cells[cellAt(line, k)];
      if (c.text.empty()) continue;
      const double small = 0.8 * size;
      const auto widthOf = [&](const QString& text) { return textWidth(text, small) + 0.3 * small; };
      QString said = words.write(zone.cells[cellAt(line, -1)].text) + QStringLiteral(": ") + words.write(c.text);
      if (!told && widthOf(said) > room) said = words.write(c.text); // the first one at least without its heading
      const double wide = widthOf(said);
      if (wide > room || small < 0.8 * options.smallestText) continue;
      told = true;
      const QRectF r(x, title.y(), wide, title.height());
      write(TextBlock::Style::Cell, r, said, small, Qt::AlignLeft | Qt::AlignVCenter, c.struck);
      spot(static_cast<int>(cellAt(line, k)), r, false);
      x += wide + 0.4 * size, room -= wide + 0.4 * size;
    }

    // The steps; the boxes of a strip are of one size, and so is what is written in them and below.
    const int n = static_cast<int>(lines.steps.size());
    double lowest = 1e9;
    if (kind.name == u"strip")
      for (int i = 0; i < n; ++i) {
        const QRectF r = stepPlace(kind.name, picture, i, n);
        const double low = std::min(nameHeight(kind.name) * r.height(), 1.5 * size);
        const double wide =
            textWidth(words.write(zone.cells[cellAt(lines.steps[static_cast<std::size_t>(i)], -1)].text), 0.7 * low);
        const double fits = wide > 0.94 * r.width() ? 0.94 * r.width() / wide : 1;
        if (fits > 0.7) lowest = std::min(lowest, low * fits); // a name that is much longer stands for itself
      }
    for (int i = 0; i < n; ++i) {
      const std::size_t at = cellAt(lines.steps[static_cast<std::size_t>(i)], k);
      const Cell& c = zone.cells[at];
      QRectF r = stepPlace(kind.name, picture, i, n);
      const QString said = c.text.empty() ? QString() : words.write(c.text);
      StoryPart::Step step{r, {}, !c.text.empty(), c.struck, c.open, numberIn(said)};
      spot(static_cast<int>(at), r, false);
      // The name of the line along the lower edge, where it can be read.
      QString line = words.write(zone.cells[cellAt(lines.steps[static_cast<std::size_t>(i)], -1)].text);
      const double least = std::max(7.0, 0.75 * options.smallestText);
      double low = std::min({nameHeight(kind.name) * r.height(), 1.5 * size, lowest});
      // Of a sail's name the dice alone are enough where there is no room for how many are thrown.
      if (kind.name == u"captain" && i == 0) {
        low = std::max(low, std::min(1.5 * least / 0.7, 0.35 * r.height()));
        if (textWidth(line, 0.7 * low) > 0.7 * r.width()) line = line.section(u',', 0, 0); // a sail is narrow above
      }
      if (const double wide = textWidth(line, 0.7 * low), fits = 0.94 * r.width();
          wide > fits && 0.7 * low >= 0.99 * least) {
        const double whole = low * fits / wide; // so high that the whole name fits
        low = std::max(whole, least / 0.7);
        if (low > whole) line = shortened(line, fits, 0.7 * low);
        if (low > whole && line.size() < kLeastName) line.clear();
      }
      if (!line.isEmpty() && 0.7 * low >= 0.99 * least) {
        step.name = {r.left(), r.bottom() - low, (kind.name == u"captain" ? 0.9 : 1) * r.width(), low}; // off the mast
        write(TextBlock::Style::Cell, step.name, line, 0.7 * low,
              kind.name == u"captain" ? Qt::AlignRight | Qt::AlignVCenter
                                      : Qt::AlignCenter); // under the sail's high side
        r.setBottom(step.name.top());
      }
      part.steps.push_back(step);
      if (isSign(kind.name, i, n) || (kind.name == u"journey" && said.isEmpty())) continue;
      if (c.struck && (kind.name == u"tiles" || kind.name == u"raft")) continue;
      double letters = std::min(0.56 * r.height(), 42 * scene.scale + 6);
      const double wide =
          kind.name == u"strip" ? widestIn(zone, words, lines.steps, letters) : textWidth(said, letters, true);
      if (wide > 0.92 * r.width()) letters *= 0.92 * r.width() / wide;
      const auto style = c.preview ? TextBlock::Style::Pencil : TextBlock::Style::Sum;
      const qsizetype plus = kind.name == u"strip" ? said.indexOf(kPlus) : -1;
      if (plus > 0) {
        letters = std::min(letters, 0.42 * r.height());
        const QRectF half(r.x(), r.center().y() - 1.15 * letters, r.width(), 1.15 * letters);
        write(style, half, said.left(plus), letters, Qt::AlignCenter, false);
        write(style, half.translated(0, half.height()), said.mid(plus + 1), letters, Qt::AlignCenter, false);
      } else if (letters >= 6) {
        write(style, r, said, letters, Qt::AlignCenter, false);
      }
    }
    // Who walks.
    if (lines.value > 0) {
      const auto at = static_cast<std::int16_t>(cellAt(lines.value, k));
      const double high = trackHeight(picture), tall = kTall * high;
      const QRectF way = trackWay(picture);
      const double done = kind.goal > 0 ? std::clamp(static_cast<double>(part.value) / kind.goal, 0.0, 1.03) : 0;
      const QRectF man(way.left() + done * way.width() - tall / 2, way.center().y() + 0.5 * high - tall, tall, tall);
      spot(at, kind.name == u"track" || kind.name == u"masks" ? man : title, false);
      if (kind.name == u"track" || kind.name == u"masks") {
        Sprite s;
        s.thing = Thing::piece(PieceKind::Pawn, static_cast<Colour>(k % 8));
        s.rect = man;
        s.place = {zone.id, at};
        s.id = static_cast<std::uint16_t>(1000 + k);
        s.zone = zone.id;
        s.dim = zone.cells[static_cast<std::size_t>(at)].struck;
        scene.sprites.push_back(s);
      }
    }
    scene.stories.push_back(std::move(part));
  }
}

} // namespace mk
