// A match in a file: what it was set up with and its log, as one JSON object.
//
//   {"format":"mangukast-match","version":1,"game":"12","seats":2,"options":{},"seed":"7","position":"","ply":2,
//    "log":["0 c3-d4","1 f6-g5"]}
//
// `seed` is a text because JSON numbers end at 2^53 in many readers; `position` is the start position, empty for the
// game's own; `ply` counts the log lines in force, those behind it can be redone.
#pragma once

#include "app/cli/view_json.h"
#include "games/box/match.h"

#include <QJsonObject>
#include <QString>

#include <functional>

namespace mk {

using FindGame = std::function<const GameInfo*(const QString& idOrSlug)>;

inline constexpr qint64 kLargestMatchFile = 32 << 20; // bytes

QByteArray matchBytes(const Match&);
// Throw BadRequest (request.h) with the reason.
Match matchFromBytes(const QByteArray&, const FindGame&, const Say&);
Match matchFromJson(const QJsonObject&, const FindGame&, const Say&);
QJsonObject matchJson(const Match&);

} // namespace mk
