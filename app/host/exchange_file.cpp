// Reading and writing the files of other programs.
#include "app/host/exchange_file.h"
#include "i18n/file_trouble.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStringDecoder>

#include <algorithm>

namespace mk {

namespace {
constexpr qint64 kPiece = 1 << 20; // bytes
}

std::string Exchange::textOf(const QByteArray& bytes) {
  QString text;
  if (const auto marked = QStringConverter::encodingForData(bytes); marked && *marked != QStringConverter::Utf8) {
    text = QStringDecoder(*marked)(bytes);
  } else {
    QStringDecoder utf8(QStringDecoder::Utf8);
    text = utf8(bytes);
    if (utf8.hasError()) text = QString::fromLatin1(bytes);
  }
  if (!text.contains(u'\n')) text.replace(u'\r', u'\n'); // lines of the first Macintoshes
  return text.toStdString();
}

const FileFormat* Exchange::format(const GameInfo& info, const QString& name) {
  const QString wanted = name.startsWith(u'.') ? name.mid(1) : name;
  for (const FileFormat& f : info.formats)
    for (const char* called : {f.name, f.extension})
      if (*called && wanted.compare(QLatin1String(called + (*called == '.')), Qt::CaseInsensitive) == 0) return &f;
  return nullptr;
}

const FileFormat* Exchange::first(const GameInfo& info, FileFormat::Holds holds) {
  for (const FileFormat& f : info.formats)
    if (f.holds == holds) return &f;
  return nullptr;
}

QStringList Exchange::names(const GameInfo& info) {
  QStringList out;
  for (const FileFormat& f : info.formats) out << QString::fromLatin1(f.name);
  return out;
}

ReadGames Exchange::read(const GameInfo& info, const FileFormat& format, const QByteArray& bytes, const Say& say) {
  auto games = format.read(info, textOf(bytes));
  if (!games) return {{}, say(games.why())};
  return {std::move(*games), {}};
}

std::optional<QByteArray> Exchange::bytesOf(const QString& path, QString* problem) {
  const QFileInfo info(path);
  QFile file(path);
  const bool odd = info.exists() && !info.isFile(); // a pipe would wait for ever
  if (!odd && file.open(QIODevice::ReadOnly)) return bytesOf(file, path, problem);
  *problem = tr("%1 cannot be read: %2")
                 .arg(path, info.isDir() ? tr("it is a folder")
                            : odd        ? tr("it is not an ordinary file")
                                         : fileTrouble(file));
  return std::nullopt;
}

std::optional<QByteArray> Exchange::bytesOf(QIODevice& device, const QString& name, QString* problem) {
  QByteArray bytes; // a pipe gives them piece by piece, and room is made for as much as is asked for
  const auto missing = [&bytes] { return std::min(kPiece, kLargestFile + 1 - bytes.size()); };
  for (QByteArray piece; !(piece = device.read(missing())).isEmpty();) bytes += piece;
  if (bytes.size() <= kLargestFile) return bytes;
  *problem = tr("%1 is larger than %2 MB and is not read.").arg(name).arg(kLargestFile >> 20);
  return std::nullopt;
}

ReadGames Exchange::readFile(const GameInfo& info, const FileFormat& format, const QString& path, const Say& say) {
  QString problem;
  const auto bytes = bytesOf(path, &problem);
  if (!bytes) return {{}, problem};
  ReadGames out = read(info, format, *bytes, say);
  if (!out) out.problem = tr("%1 was not read. %2").arg(QFileInfo(path).fileName(), out.problem);
  return out;
}

ReadGames Exchange::readPosition(const GameInfo& info, int seats, const std::map<std::string, std::string>& options,
                                 const QString& text, const Say& say) {
  const std::string plain = text.trimmed().toStdString();
  if (plain.empty()) return {{}, tr("There is no position yet: type it or paste it.")};
  std::optional<Phrase> why;
  for (const FileFormat& f : info.formats) {
    if (f.holds != FileFormat::Holds::Position) continue;
    auto games = f.read(info, plain);
    if (games) return {std::move(*games), {}};
    if (!why) why = games.why();
  }
  const auto own = Match::begin(info, seats, options, 0, plain);
  if (own) return {{{{}, {}, options, plain, {}}}, {}};
  // The rules' own notation has bars and blanks where the short forms of other programs have none.
  const bool meantOwn = !why || plain.find('|') != std::string::npos;
  return {{}, say(meantOwn ? own.why() : *why)};
}

QString Exchange::save(const QString& path, const std::string& text) {
  QSaveFile file(path);
  const QByteArray bytes = QByteArray::fromStdString(text);
  if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit()) return {};
  return tr("%1 could not be written: %2").arg(path, fileTrouble(file));
}

} // namespace mk
