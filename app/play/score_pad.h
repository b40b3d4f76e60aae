// The score pad: the program keeps the sheet of a game for people who throw real dice or play with real cards.
#pragma once

#include "app/play/session.h"

namespace mk {

// Whether the game throws dice and writes what they bring on a sheet, or has a pad for people with real cards.
bool canBePad(const GameInfo&);
// Such a game has the pad as a house rule: people tell what came of a deal.
inline constexpr const char* kCardPad = "score-pad";
bool hasCardPad(const GameInfo&);
// Whether people can type what their own cards showed: not where that would tell somebody's secret.
bool mayTypeCards(const GameInfo&, int seats, const std::map<std::string, std::string>& options);

// What is asked for on the pad, in place of the rules' own prompt; empty = that one stays. On the table people throw as
// often as their turn allows: only what counts at the end is told.
QString padPrompt(const Session&);

// What each value of a lot that is to be drawn now would mean ("By lot, Mari begins"); empty where that cannot be told
// apart.
QStringList lotMeanings(const Session&);

} // namespace mk
