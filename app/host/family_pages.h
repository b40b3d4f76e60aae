// The rulebook's pages that belong to a family and to none of its games: what its games share ("family-dice"), and what
// is told on a page of its own ("family-whist-culbertson").
#pragma once

#include "games/box/catalogue.h"

#include <QString>
#include <QStringList>

namespace mk {

QStringList familyPages(const Family&, const QString& lang); // the family's own first, where there is one
QString titleOfFamilyPage(const QString& page, const QString& lang);

} // namespace mk
