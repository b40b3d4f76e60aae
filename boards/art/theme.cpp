// The colours of the three themes and of the cloths. Text keeps a contrast of 4.5 to 1 or more to what lies under it.
#include "boards/art/theme.h"

#include <QCoreApplication>
#include <QPalette>

#include <array>
#include <vector>

namespace mk {

namespace {

QColor rgb(unsigned value) { return QColor::fromRgb(value); }

Theme classic() {
  Theme t{};
  t.id = "klassika";
  t.name = QT_TRANSLATE_NOOP("Theme", "Classic");
  t.cloth = rgb(0x2f6149), t.clothEdge = rgb(0x1d4232), t.wood = rgb(0x5a3a22), t.woodLight = rgb(0x8a5f3a);
  t.onCloth = rgb(0xfaf4e3), t.onClothQuiet = rgb(0xd3e0cf);
  t.accent = rgb(0xffc44d), t.lastMove = rgb(0xf3dc7c);
  t.focus = rgb(0xffffff), t.focusHalo = rgb(0x10241b);
  t.emptySpot = rgb(0x8fb39d), t.shade = QColor(0x12, 0x22, 0x1a, 110);
  t.paper = rgb(0xfbf6e8), t.paperLine = rgb(0xc9bea2), t.ink = rgb(0x2a2320), t.pencil = rgb(0x6d655b);
  t.openCell = rgb(0xe4eed6), t.struck = rgb(0x8c8478);
  t.window = rgb(0xf3ece0), t.surface = rgb(0xfffbf3), t.surfaceHover = rgb(0xf7ecd8), t.line = rgb(0xd8cbb4);
  t.text = rgb(0x2a2320), t.textQuiet = rgb(0x6a5f53), t.button = rgb(0x2f6149), t.buttonText = rgb(0xffffff);
  t.link = rgb(0x1f5a7d), t.warning = rgb(0xa32a22);
  return t;
}

Theme night() {
  Theme t{};
  t.id = "oo";
  t.name = QT_TRANSLATE_NOOP("Theme", "Night");
  t.dark = true;
  t.cloth = rgb(0x24323c), t.clothEdge = rgb(0x151e25), t.wood = rgb(0x2f241d), t.woodLight = rgb(0x57422f);
  t.onCloth = rgb(0xf1ead9), t.onClothQuiet = rgb(0xb4c2ca);
  t.accent = rgb(0xf2b04a), t.lastMove = rgb(0xd9bd6a);
  t.focus = rgb(0xfff2cf), t.focusHalo = rgb(0x080c0f);
  t.emptySpot = rgb(0x66808f), t.shade = QColor(0x05, 0x09, 0x0c, 135);
  t.paper = rgb(0x2b2926), t.paperLine = rgb(0x524d45), t.ink = rgb(0xf0e8d8), t.pencil = rgb(0xb3a998);
  t.openCell = rgb(0x354334), t.struck = rgb(0x938a7c);
  t.window = rgb(0x1b1c1f), t.surface = rgb(0x26272b), t.surfaceHover = rgb(0x33353a), t.line = rgb(0x44464c);
  t.text = rgb(0xeee7d8), t.textQuiet = rgb(0xaea797), t.button = rgb(0xe0a245), t.buttonText = rgb(0x201a10);
  t.link = rgb(0x8cc3e8), t.warning = rgb(0xff8f80);
  return t;
}

Theme contrast() {
  Theme t{};
  t.id = "kontrast";
  t.name = QT_TRANSLATE_NOOP("Theme", "High contrast");
  t.dark = true;
  t.cloth = rgb(0x000000), t.clothEdge = rgb(0x000000), t.wood = rgb(0x000000), t.woodLight = rgb(0xffffff);
  t.onCloth = rgb(0xffffff), t.onClothQuiet = rgb(0xffffff);
  t.accent = rgb(0xffe500), t.lastMove = rgb(0x5fe3ff);
  t.focus = rgb(0xffffff), t.focusHalo = rgb(0x000000);
  t.emptySpot = rgb(0xffffff), t.shade = QColor(0x00, 0x00, 0x00, 150);
  t.paper = rgb(0xffffff), t.paperLine = rgb(0x000000), t.ink = rgb(0x000000), t.pencil = rgb(0x2b2b2b);
  t.openCell = rgb(0xfff3a0), t.struck = rgb(0x4a4a4a);
  t.window = rgb(0x000000), t.surface = rgb(0x000000), t.surfaceHover = rgb(0x2a2a2a), t.line = rgb(0xffffff);
  t.text = rgb(0xffffff), t.textQuiet = rgb(0xe6e6e6), t.button = rgb(0xffe500), t.buttonText = rgb(0x000000);
  t.link = rgb(0x9fdcff), t.warning = rgb(0xffb0a0);
  return t;
}

constexpr std::array kCloths = {Cloth{"", QT_TRANSLATE_NOOP("Theme", "as the theme has it")},
                                Cloth{"green", QT_TRANSLATE_NOOP("Theme", "green felt")},
                                Cloth{"blue", QT_TRANSLATE_NOOP("Theme", "blue felt")},
                                Cloth{"burgundy", QT_TRANSLATE_NOOP("Theme", "burgundy felt")},
                                Cloth{"oak", QT_TRANSLATE_NOOP("Theme", "bare oak")}};

struct Covering {
  unsigned cloth, edge, quiet, spot; // Theme: cloth, clothEdge, onClothQuiet, emptySpot
  bool grain = false;
};
using Coverings = std::array<Covering, kCloths.size() - 1>;
constexpr Coverings kLight = {{{0x1e6a3a, 0x114524, 0xd2e6cd, 0x86bd92},
                               {0x2c4f7c, 0x1a3150, 0xd0dcea, 0x8fabc9},
                               {0x6f2638, 0x471523, 0xecd5d3, 0xc28a94},
                               {0x75512f, 0x4c321b, 0xf0e0c4, 0xc9a57c, true}}};
constexpr Coverings kDark = {{{0x17402a, 0x0d271a, 0xb2ccb9, 0x5f8c72},
                              {0x1c2f52, 0x101c33, 0xb2c1d8, 0x627ca6},
                              {0x43182a, 0x280d18, 0xd6b9bf, 0x95606f},
                              {0x43301f, 0x281c11, 0xd8c6ab, 0x8f7354, true}}};

Theme covered(Theme t, const Covering& c) {
  t.cloth = rgb(c.cloth), t.clothEdge = rgb(c.edge), t.onClothQuiet = rgb(c.quiet), t.emptySpot = rgb(c.spot);
  t.grain = c.grain;
  return t;
}

// A theme with every cloth but its own; nothing where it takes no other.
std::vector<Theme> coveredAll(const Theme& t) {
  std::vector<Theme> out;
  if (takesOtherCloths(t))
    for (const Covering& c : t.dark ? kDark : kLight) out.push_back(covered(t, c));
  return out;
}

} // namespace

QString Theme::title() const { return QCoreApplication::translate("Theme", name); }
QString Cloth::title() const { return QCoreApplication::translate("Theme", name); }

QPalette Theme::palette() const {
  QPalette p;
  p.setColor(QPalette::Window, window);
  p.setColor(QPalette::WindowText, text);
  p.setColor(QPalette::Base, surface);
  p.setColor(QPalette::AlternateBase, surfaceHover);
  p.setColor(QPalette::Text, text);
  p.setColor(QPalette::PlaceholderText, textQuiet);
  p.setColor(QPalette::Button, surface);
  p.setColor(QPalette::ButtonText, text);
  p.setColor(QPalette::BrightText, warning);
  p.setColor(QPalette::ToolTipBase, surface);
  p.setColor(QPalette::ToolTipText, text);
  p.setColor(QPalette::Highlight, button);
  p.setColor(QPalette::HighlightedText, buttonText);
  p.setColor(QPalette::Link, link);
  p.setColor(QPalette::LinkVisited, link);
  p.setColor(QPalette::Light, surfaceHover);
  p.setColor(QPalette::Mid, line);
  p.setColor(QPalette::Dark, textQuiet);
  p.setColor(QPalette::Shadow, QColor(0, 0, 0));
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
    p.setColor(QPalette::Disabled, role, line);
  return p;
}

std::span<const Theme> themes() {
  static const std::array<Theme, 3> all = {classic(), night(), contrast()};
  return all;
}

std::span<const Cloth> cloths() { return kCloths; }

bool takesOtherCloths(const Theme& t) { return t.cloth != t.clothEdge; }

const Theme& theme(const QString& id, const QString& cloth) {
  static const std::array<std::vector<Theme>, 3> others = {coveredAll(themes()[0]), coveredAll(themes()[1]),
                                                           coveredAll(themes()[2])};
  std::size_t at = 0;
  for (std::size_t i = 0; i < themes().size(); ++i)
    if (id == QLatin1String(themes()[i].id)) at = i;
  for (std::size_t k = 1; k < kCloths.size() && !others[at].empty(); ++k)
    if (cloth == QLatin1String(kCloths[k].id)) return others[at][k - 1];
  return themes()[at];
}

} // namespace mk
