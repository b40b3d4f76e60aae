// The mark of a profile: its colour, a sign of its own and the first letter, so that nobody is known by colour alone.
#pragma once

#include <QPixmap>
#include <QString>

namespace mk {

inline constexpr int kSigns = 8;

// Of so many pixels.
QPixmap avatarOf(const QString& colour, int sign, const QString& name, int side);
QString nameOfSign(int);

} // namespace mk
