// How the table is drawn in this program: the theme, the deck and the language as the settings have them. One for all
// pictures.
#pragma once

#include "boards/look.h"

namespace mk {

class Settings;

const Look& tableLook();
void applyTableLook(const Settings&, const QString& lang);

} // namespace mk
