// Why a file could not be opened, read or written, in the language of the program. Qt hands on what the system says,
// and that is English or the system's own language.
#pragma once

#include <QFileDevice>
#include <QString>

namespace mk {

// Without a full stop, to stand behind a colon; what the system says where the reason is an unknown one.
QString fileTrouble(const QFileDevice&);

} // namespace mk
