// "Meie moodi": the house rules of a game that a family keeps under a name, and the same as a line of text that can be
// typed in elsewhere: "12; Our way; lane=left; draw=no".
#pragma once

#include "app/host/game_box.h"
#include "app/shell/settings.h"

#include <QMap>

namespace mk {

struct HouseWay {
  static constexpr int kMost = 20; // of a game
  static constexpr int kLongestName = 40;

  QString name;
  QMap<QString, QString> options;
  bool operator==(const HouseWay&) const = default;
};

QList<HouseWay> waysOf(const Settings&, const BoxedGame&); // by name
// Replaces the one of that name; what is wrong, or empty.
QString keepWay(Settings&, const BoxedGame&, const HouseWay&);
void dropWay(Settings&, const BoxedGame&, const QString& name);

QString lineOf(const BoxedGame&, const HouseWay&);
struct ReadWay {
  HouseWay way;
  QString problem; // empty: it is one
};
ReadWay readWay(const BoxedGame&, const QString& line);

// What of these options is not as the book has it, in words: "Field 77: up only".
QStringList unlikeTheBook(const GameInfo&, const QMap<QString, QString>& options);

} // namespace mk
