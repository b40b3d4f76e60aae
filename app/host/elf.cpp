// Reads the ELF header, the program headers and the place of the section table.
#include "app/host/elf.h"

#include <QFile>

#include <elf.h>

#include <cstring>

namespace mk {

namespace {

template <class Header, class Segment> ElfSoundness soundness(QFile& file, const QByteArray& start) {
  Header header;
  if (static_cast<std::size_t>(start.size()) < sizeof header) return ElfSoundness::Truncated;
  std::memcpy(&header, start.constData(), sizeof header);
  if (header.e_phentsize != sizeof(Segment)) return ElfSoundness::NotElf;
  const auto size = static_cast<quint64>(file.size());
  const auto holds = [size](quint64 offset, quint64 length) { return offset <= size && length <= size - offset; };
  if (!holds(header.e_shoff, quint64{header.e_shnum} * header.e_shentsize)) return ElfSoundness::Truncated;
  for (int i = 0; i < header.e_phnum; ++i) {
    Segment segment;
    if (!file.seek(static_cast<qint64>(header.e_phoff) + i * static_cast<qint64>(sizeof segment)) ||
        file.read(reinterpret_cast<char*>(&segment), sizeof segment) != static_cast<qint64>(sizeof segment) ||
        !holds(segment.p_offset, segment.p_filesz))
      return ElfSoundness::Truncated;
  }
  return ElfSoundness::Whole;
}

} // namespace

ElfSoundness elfSoundness(const QString& name) {
  QFile file(name);
  if (!file.open(QIODevice::ReadOnly)) return ElfSoundness::NotElf;
  const QByteArray start = file.read(sizeof(Elf64_Ehdr));
  if (start.size() <= EI_CLASS || !start.startsWith(ELFMAG)) return ElfSoundness::NotElf;
  if (start[EI_CLASS] == ELFCLASS64) return soundness<Elf64_Ehdr, Elf64_Phdr>(file, start);
  if (start[EI_CLASS] == ELFCLASS32) return soundness<Elf32_Ehdr, Elf32_Phdr>(file, start);
  return ElfSoundness::NotElf;
}

} // namespace mk
