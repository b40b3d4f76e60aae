// Whether a library file is whole. The system maps a cut-off library and dies when it touches the missing part, so the
// sizes promised in its headers are compared with the file before anybody loads it. Format: System V ABI, "Object
// Files".
#pragma once

#include <QString>

namespace mk {

enum class ElfSoundness { Whole, Truncated, NotElf };

ElfSoundness elfSoundness(const QString& file);

} // namespace mk
