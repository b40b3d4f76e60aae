// Seals: the first 32 bits of SHA-1.
#include "app/store/seal.h"

#include <QCryptographicHash>

namespace mk {

namespace {

constexpr qsizetype kDigits = 8;

} // namespace

QString digitsOver(const QStringList& fields) {
  QCryptographicHash hash(QCryptographicHash::Sha1);
  for (const QString& field : fields) {
    hash.addData(field.toUtf8());
    hash.addData(QByteArrayView("\0", 1));
  }
  return QString::fromLatin1(hash.result().toHex().first(kDigits));
}

QString sealed(int ply, const QString& text) { return text + u'\t' + digitsOver({QString::number(ply), text}); }

std::optional<QString> unsealed(int ply, const QString& stored) {
  const qsizetype tab = stored.lastIndexOf(u'\t');
  if (tab < 0) return stored;
  QString text = stored.first(tab);
  return sealed(ply, text) == stored ? std::optional(std::move(text)) : std::nullopt;
}

} // namespace mk
