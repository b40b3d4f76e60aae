// The score pad: the program keeps the sheet of a game for people who throw real dice.
#pragma once

#include "app/play/session.h"

namespace mk {

// Whether the game throws dice and writes what they bring on a sheet.
bool canBePad(const GameInfo&);

// What is asked for on the pad, in place of the rules' own prompt; empty = that one stays. On the table people throw as
// often as their turn allows: only what counts at the end is told.
QString padPrompt(const Session&);

// What each value of a lot that is to be drawn now would mean ("By lot, Mari begins"); empty where that cannot be told
// apart.
QStringList lotMeanings(const Session&);

} // namespace mk
