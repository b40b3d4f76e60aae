// Seals: checksums by which the store knows a text that the disk has changed. They guard against flipped bits, not
// against people.
//
// An entry of a log is kept as its text, a tab and eight hexadecimal digits over its place in the log and the text. An
// entry from before seals (schema 2) has no tab. The rest of a match (set-up, standing, result) has its digits in the
// table `seal`.
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace mk {

// Eight hexadecimal digits over the fields, each told apart from its neighbours.
QString digitsOver(const QStringList& fields);

QString sealed(int ply, const QString& text);
// The text of an entry as it was written; nothing when it has been changed since.
std::optional<QString> unsealed(int ply, const QString& stored);

} // namespace mk
