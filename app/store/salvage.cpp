// Reads the rows of an SQLite file page by page. Everything read is untrusted: each offset is checked before it is
// followed.
#include "app/store/salvage.h"

#include <QByteArray>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QSet>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

namespace mk {

namespace {

constexpr int kMostColumns = 64;

// Bytes read from the front; a read past the end gives nothing.
class Bytes {
public:
  explicit Bytes(QByteArrayView v) : v_(v) {}
  qsizetype left() const { return v_.size() - at_; }
  std::optional<quint64> varint() {
    quint64 n = 0;
    for (int i = 0; i < 9; ++i) {
      if (left() < 1) return std::nullopt;
      const auto b = static_cast<quint8>(v_[at_++]);
      if (i == 8) return (n << 8) | b;
      n = (n << 7) | (b & 0x7fu);
      if (b < 0x80) return n;
    }
    return n;
  }
  std::optional<QByteArrayView> take(quint64 n) {
    if (n > static_cast<quint64>(left())) return std::nullopt;
    const QByteArrayView taken = v_.sliced(at_, static_cast<qsizetype>(n));
    at_ += static_cast<qsizetype>(n);
    return taken;
  }

private:
  QByteArrayView v_;
  qsizetype at_ = 0;
};

quint32 be32(QByteArrayView v, qsizetype at) { return qFromBigEndian<quint32>(v.data() + at); }
quint16 be16(QByteArrayView v, qsizetype at) { return qFromBigEndian<quint16>(v.data() + at); }

class PageFile {
public:
  explicit PageFile(const QString& file);
  QList<SalvagedRow> rows(const std::function<bool(const SalvagedRow&)>& plausible) const;

private:
  void readLog(const QByteArray& log);
  void markFreePages();
  QByteArrayView page(quint32 number) const; // 1 is the first; empty where there is none
  bool readLeaf(quint32 number, QList<SalvagedRow>& out) const;
  void search(quint32 number, const std::function<bool(const SalvagedRow&)>& plausible, QList<SalvagedRow>& out) const;
  std::optional<SalvagedRow> cell(Bytes bytes) const;
  std::optional<QByteArray> payload(Bytes& bytes, quint64 size) const;

  QByteArray bytes_;
  QHash<quint32, QByteArray> newer_; // pages that the log holds
  QSet<quint32> free_;
  quint32 pageSize_ = 4096;
  quint32 pages_ = 0;
};

QString logOf(const QString& file) { return file + QStringLiteral("-wal"); }

QByteArray readWhole(const QString& name) {
  QFile file(name);
  if (file.size() > kMostSalvaged || !file.open(QIODevice::ReadOnly)) return {};
  return file.readAll();
}

PageFile::PageFile(const QString& file) : bytes_(readWhole(file)) {
  if (bytes_.startsWith("SQLite format 3")) {
    const quint32 size = be16(bytes_, 16) == 1 ? 65536u : be16(bytes_, 16);
    if (size >= 512 && std::has_single_bit(size)) pageSize_ = size;
  }
  pages_ = static_cast<quint32>(bytes_.size() / pageSize_);
  readLog(readWhole(logOf(file)));
  markFreePages();
}

// The running checksum of the log: pairs of 32-bit words, in the byte order that the header names.
struct LogSum {
  bool bigEndian = false;
  quint32 a = 0, b = 0;
  void add(QByteArrayView v) {
    for (qsizetype at = 0; at + 8 <= v.size(); at += 8) {
      a += word(v, at) + b;
      b += word(v, at + 4) + a;
    }
  }
  quint32 word(QByteArrayView v, qsizetype at) const {
    return bigEndian ? be32(v, at) : qFromLittleEndian<quint32>(v.data() + at);
  }
  bool stands(QByteArrayView v, qsizetype at) const { return be32(v, at) == a && be32(v, at + 4) == b; }
};

// Frames count up to the last commit. A frame with other salts belongs to an earlier life of the log; one whose
// checksum is wrong is broken, and so is all behind it.
void PageFile::readLog(const QByteArray& log) {
  constexpr qsizetype kHeader = 32, kFrameHeader = 24;
  if (log.size() < kHeader || (be32(log, 0) & ~1u) != 0x377f0682u || be32(log, 8) != pageSize_) return;
  const QByteArrayView all(log);
  LogSum sum{(be32(log, 0) & 1u) != 0};
  sum.add(all.first(24));
  if (!sum.stands(all, 24)) return;
  QHash<quint32, QByteArray> pending;
  for (qsizetype at = kHeader; at + kFrameHeader + qsizetype{pageSize_} <= log.size(); at += kFrameHeader + pageSize_) {
    if (be32(log, at + 8) != be32(log, 16) || be32(log, at + 12) != be32(log, 20)) break;
    sum.add(all.sliced(at, 8));
    sum.add(all.sliced(at + kFrameHeader, pageSize_));
    if (!sum.stands(all, at + 16)) break;
    pending[be32(log, at)] = log.mid(at + kFrameHeader, pageSize_);
    if (be32(log, at + 4) == 0) continue;
    newer_.insert(pending);
    pending.clear();
  }
}

QByteArrayView PageFile::page(quint32 number) const {
  const auto found = newer_.constFind(number);
  if (found != newer_.cend()) return *found;
  if (number == 0 || qint64{number} * pageSize_ > bytes_.size()) return {};
  return QByteArrayView(bytes_).sliced(qsizetype{number - 1} * pageSize_, pageSize_);
}

// Pages given back hold rows that were deleted or moved.
void PageFile::markFreePages() {
  const QByteArrayView first = page(1);
  if (first.size() < 100 || !first.startsWith("SQLite format 3")) return;
  for (quint32 trunk = be32(first, 32); trunk != 0 && !free_.contains(trunk);) {
    const QByteArrayView here = page(trunk);
    if (here.isEmpty()) return;
    free_.insert(trunk);
    const quint32 count = std::min(be32(here, 4), pageSize_ / 4 - 2);
    for (quint32 i = 0; i < count; ++i) free_.insert(be32(here, 8 + 4 * qsizetype{i}));
    trunk = be32(here, 0);
  }
}

// The bytes of a cell, those on overflow pages included.
std::optional<QByteArray> PageFile::payload(Bytes& bytes, quint64 size) const {
  const quint64 usable = pageSize_, most = usable - 35;
  if (size > (pages_ + static_cast<quint64>(newer_.size())) * pageSize_) return std::nullopt;
  if (size <= most) {
    const auto all = bytes.take(size);
    return all ? std::optional(all->toByteArray()) : std::nullopt;
  }
  const quint64 least = (usable - 12) * 32 / 255 - 23, fitting = least + (size - least) % (usable - 4);
  const auto local = bytes.take(fitting <= most ? fitting : least);
  const auto link = bytes.take(4);
  if (!local || !link) return std::nullopt;
  QByteArray out = local->toByteArray();
  quint32 next = be32(*link, 0);
  while (static_cast<quint64>(out.size()) < size) {
    const QByteArrayView here = page(next);
    if (here.isEmpty()) return std::nullopt;
    const auto wanted = static_cast<qsizetype>(std::min(size - static_cast<quint64>(out.size()), usable - 4));
    out.append(here.sliced(4, wanted));
    next = be32(here, 0);
  }
  return out;
}

qint64 bigEndianInteger(QByteArrayView v) {
  qint64 n = static_cast<qint8>(v[0]);
  for (qsizetype i = 1; i < v.size(); ++i) n = n * 256 + static_cast<quint8>(v[i]);
  return n;
}

std::optional<QVariant> columnValue(quint64 type, Bytes& body) {
  static constexpr std::array<quint64, 10> sizes = {0, 1, 2, 3, 4, 6, 8, 8, 0, 0};
  if (type == 10 || type == 11) return std::nullopt; // reserved
  const auto v = body.take(type < 10 ? sizes[type] : (type - 12) / 2);
  if (!v) return std::nullopt;
  if (type == 0) return QVariant();
  if (type <= 6) return QVariant::fromValue(bigEndianInteger(*v));
  if (type == 7) return QVariant(std::bit_cast<double>(bigEndianInteger(*v)));
  if (type <= 9) return QVariant::fromValue(qint64(type - 8));
  if (type % 2 == 1) return QVariant(QString::fromUtf8(*v));
  return QVariant(v->toByteArray());
}

std::optional<SalvagedRow> PageFile::cell(Bytes bytes) const {
  const auto size = bytes.varint(), key = bytes.varint();
  if (!size || !key) return std::nullopt;
  const auto record = payload(bytes, *size);
  if (!record) return std::nullopt;
  Bytes whole(*record);
  const auto headerSize = whole.varint();
  if (!headerSize || *headerSize > static_cast<quint64>(record->size())) return std::nullopt;
  const auto lengthOfSize = record->size() - whole.left();
  if (*headerSize < static_cast<quint64>(lengthOfSize)) return std::nullopt;
  Bytes header(*whole.take(*headerSize - static_cast<quint64>(lengthOfSize)));
  SalvagedRow row{static_cast<qint64>(*key), {}};
  while (header.left() > 0) {
    const auto type = header.varint();
    const auto value = type ? columnValue(*type, whole) : std::nullopt;
    if (!value || row.columns.size() == kMostColumns) return std::nullopt;
    row.columns.append(*value);
  }
  return row;
}

// False: the page is damaged, and rows may lie in it that its head does not name.
bool PageFile::readLeaf(quint32 number, QList<SalvagedRow>& out) const {
  constexpr char kTableLeaf = 0x0d;
  const QByteArrayView here = page(number);
  const qsizetype head = number == 1 ? 100 : 0;
  if (here.isEmpty()) return true;
  if (here[head] != kTableLeaf) return here[head] == 0x02 || here[head] == 0x05 || here[head] == 0x0a; // another kind
  const qsizetype cells = be16(here, head + 3);
  if (head + 8 + 2 * cells > here.size()) return false;
  bool whole = true;
  for (qsizetype i = 0; i < cells; ++i) {
    const qsizetype at = be16(here, head + 8 + 2 * i);
    auto row = at < head + 8 || at >= here.size() ? std::nullopt : cell(Bytes(here.sliced(at)));
    whole &= row.has_value();
    if (row) out.append(*std::move(row));
  }
  return whole && cells > 0;
}

void PageFile::search(quint32 number, const std::function<bool(const SalvagedRow&)>& plausible,
                      QList<SalvagedRow>& out) const {
  const QByteArrayView here = page(number);
  for (qsizetype at = 0; at < here.size(); ++at) {
    Bytes start(here.sliced(at));
    const auto size = start.varint();
    if (!size || *size < 3 || *size > static_cast<quint64>(here.size() - at))
      continue; // only what lies here as a whole
    if (auto row = cell(Bytes(here.sliced(at))); row && plausible(*row)) out.append(*std::move(row));
  }
}

// Only pages that are there: what the file claims of its size is not asked.
QList<SalvagedRow> PageFile::rows(const std::function<bool(const SalvagedRow&)>& plausible) const {
  QList<SalvagedRow> out, found;
  QList<quint32> numbers = newer_.keys();
  for (quint32 n = 1; n <= pages_; ++n)
    if (!newer_.contains(n)) numbers.append(n);
  std::sort(numbers.begin(), numbers.end());
  for (const quint32 n : std::as_const(numbers))
    if (!free_.contains(n) && !readLeaf(n, out)) search(n, plausible, found);
  return out + found;
}

} // namespace

bool isTooLargeToSalvage(const QString& file) {
  return QFileInfo(file).size() > kMostSalvaged || QFileInfo(logOf(file)).size() > kMostSalvaged;
}

QList<SalvagedRow> salvageRows(const QString& file, const std::function<bool(const SalvagedRow&)>& plausible) {
  return PageFile(file).rows(plausible);
}

} // namespace mk
