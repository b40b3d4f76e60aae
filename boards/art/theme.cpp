// The colours of the three themes. Text keeps a contrast of 4.5 to 1 or more to what lies under it.
#include "boards/art/theme.h"

#include <QCoreApplication>
#include <QPalette>

#include <array>

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

} // namespace

QString Theme::title() const { return QCoreApplication::translate("Theme", name); }

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

const Theme& theme(const QString& id) {
  for (const Theme& t : themes())
    if (id == QLatin1String(t.id)) return t;
  return themes().front();
}

} // namespace mk
