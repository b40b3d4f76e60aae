// Reading a diagram's block.
#include "app/host/diagram_block.h"

#include <algorithm>

namespace mk {

DiagramBlock DiagramBlock::read(const QString& text) {
  DiagramBlock block;
  for (const QString& line : text.split(u'\n', Qt::SkipEmptyParts)) {
    const qsizetype colon = line.indexOf(u':');
    if (colon < 0) continue;
    const QString key = line.left(colon).trimmed().toLower();
    const QString value = line.mid(colon + 1).trimmed();
    if (key == u"game") block.game = value;
    if (key == u"position") block.position = value;
    if (key == u"caption") block.caption = value;
    if (key == u"seats") block.seats = value.toInt();
    if (key == u"option") block.options << value;
    if (key == u"arrows") block.arrows = value.split(u' ', Qt::SkipEmptyParts);
    if (key == u"wrong") block.wrong = value.split(u' ', Qt::SkipEmptyParts);
    if (key == u"reach") block.reach = value;
    if (key == u"events")
      for (const QString& event : value.split(u';', Qt::SkipEmptyParts)) block.events << event.trimmed();
  }
  return block;
}

Checked<Match> DiagramBlock::match(const GameBox& box) const {
  const BoxedGame* boxed = box.find(game);
  if (boxed == nullptr) return refuse({MK_TEXT("games", "There is no game “%1”."), {Arg::literal(game.toStdString())}});
  std::map<std::string, std::string> chosen;
  for (const QString& option : options)
    chosen[option.section(u'=', 0, 0).trimmed().toStdString()] = option.section(u'=', 1).trimmed().toStdString();
  std::vector<std::string> log;
  for (const QString& event : events) log.push_back(event.toStdString());
  auto made =
      Match::replay(*boxed->info, seats > 0 ? seats : boxed->info->seats, chosen, 1, position.toStdString(), log);
  if (made && position.isEmpty() && log.empty())
    while (made->turn().isChance() && made->now().chance().by == kNobody && made->chance()) {
    }
  return made;
}

std::vector<Place> DiagramBlock::reached(const Match& match) const {
  std::vector<Place> out;
  const auto from = placeCalled(match.now().look(diagramViewer(match)), reach);
  if (!from || !match.turn().isSeats()) return out;
  for (const Gesture& gesture : match.now().gestures(match.turn().seat())) {
    if (gesture.path.size() < 2 || gesture.path.front().from != *from) continue;
    const Place to = gesture.path[1].from;
    if (gesture.path[1].kind == Stroke::Kind::Place && std::ranges::find(out, to) == out.end()) out.push_back(to);
  }
  return out;
}

std::optional<Place> placeCalled(const View& view, const QString& name) {
  for (const Zone& zone : view.zones)
    if (zone.kind == Zone::Kind::Board && zone.board)
      if (const int at = zone.board->find(name.toStdString()); at >= 0)
        return Place{zone.id, static_cast<std::int16_t>(at)};
  return std::nullopt;
}

Viewer diagramViewer(const Match& match) {
  if (!match.info().secrets) return Viewer::everybody();
  return {match.turn().isSeats() ? match.turn().seat() : Seat{0}};
}

} // namespace mk
