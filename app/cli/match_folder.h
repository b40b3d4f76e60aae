// The one folder in which "save" and "load" of the protocol may touch files: `table --files DIR`. Names are plain names
// of files in it; nothing is followed, neither links nor "..", and nothing but an ordinary file is ever opened.
#pragma once

#include <QByteArray>
#include <QString>

namespace mk {

class MatchFolder {
public:
  explicit MatchFolder(const QString& folder = {}); // "" = no files at all
  ~MatchFolder();
  MatchFolder(MatchFolder&&) noexcept;
  MatchFolder& operator=(MatchFolder&&) = delete;

  bool isOpen() const { return folder_ >= 0; }
  // Both throw BadRequest (request.h) with the reason.
  QByteArray read(const QString& name, qint64 most) const;
  void write(const QString& name, const QByteArray& bytes) const; // whole or not at all

private:
  QByteArray checked(const QString& name) const;
  int folder_ = -1;
};

} // namespace mk
