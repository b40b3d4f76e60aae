// Files and positions of other programs at the border of the program: bytes as text, the format that is meant, reading
// and writing whole files. Used by the window and by the terminal program.
#pragma once

#include "games/box/catalogue.h"
#include "games/box/match.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QIODevice>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace mk {

// Games that were read, or why there are none: then `problem` names the place.
struct ReadGames {
  std::vector<ExchangedGame> games;
  QString problem;
  explicit operator bool() const { return problem.isEmpty(); }
};

class Exchange {
  Q_DECLARE_TR_FUNCTIONS(mk::Exchange)

public:
  using Say = std::function<QString(const Phrase&)>;
  static constexpr qint64 kLargestFile = 64 << 20; // bytes

  // UTF-8 as it is, UTF-16 by its mark, anything else as Latin-1, which the older files are written in.
  static std::string textOf(const QByteArray&);

  // By its name or its extension in any case, "PGN" or ".pgn"; nullptr when the game has no such format.
  static const FileFormat* format(const GameInfo&, const QString& name);
  static const FileFormat* first(const GameInfo&, FileFormat::Holds); // the usual one; nullptr = none
  static QStringList names(const GameInfo&);

  static ReadGames read(const GameInfo&, const FileFormat&, const QByteArray&, const Say&);
  static ReadGames readFile(const GameInfo&, const FileFormat&, const QString& path, const Say&);
  // A position in any format of the game, or as its rules write it.
  static ReadGames readPosition(const GameInfo&, int seats, const std::map<std::string, std::string>& options,
                                const QString& text, const Say&);
  static std::optional<QByteArray> bytesOf(const QString& path, QString* problem);             // ordinary files only
  static std::optional<QByteArray> bytesOf(QIODevice&, const QString& name, QString* problem); // to its end
  // "" or why the file could not be written; a file that is there is replaced whole or not at all.
  static QString save(const QString& path, const std::string& text);
};

} // namespace mk
