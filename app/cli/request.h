// One request of the table protocol: a JSON object read from an untrusted line. Everything wrong with it is a
// BadRequest that says why, and what would be right.
#pragma once

#include "games/kernel/phrase.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>

namespace mk {

struct BadRequest {
  QString why;
};

class Request {
public:
  explicit Request(const QByteArray& line);

  const QString& what() const { return do_; } // the value of "do"
  // Refuses fields that the request does not have.
  void allow(const QStringList& fields) const;

  bool has(const char* field) const { return object_.contains(QLatin1String(field)); }
  QJsonValue raw(const char* field) const { return object_.value(QLatin1String(field)); }
  QString text(const char* field) const; // the field must be there
  std::optional<QString> textIfGiven(const char* field) const;
  std::optional<int> numberIfGiven(const char* field, int lowest, int highest) const;
  QStringList texts(const char* field, qsizetype most) const; // a list of texts or whole numbers

private:
  QJsonObject object_;
  QString do_;
};

// A whole number that JSON can hold exactly; nullopt for anything else.
std::optional<qint64> wholeNumber(const QJsonValue&);
// A seed: a whole number, or a text of digits for those above 2^63.
std::optional<quint64> seedNumber(const QJsonValue&);
// What people typed, short enough to be shown back.
QString shown(const QString& text);

} // namespace mk
