// Reading one request of the table protocol.
#include "app/cli/request.h"

#include "app/cli/console.h"
#include "i18n/printable.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>

namespace mk {

std::optional<qint64> wholeNumber(const QJsonValue& value) {
  if (!value.isDouble()) return std::nullopt;
  const qint64 n = value.toInteger(std::numeric_limits<qint64>::min());
  if (n == std::numeric_limits<qint64>::min()) return std::nullopt; // a fraction, or too large
  return n;
}

std::optional<quint64> seedNumber(const QJsonValue& value) {
  if (value.isString()) {
    const QString digits = value.toString();
    for (const QChar c : digits)
      if (c < QLatin1Char('0') || c > QLatin1Char('9')) return std::nullopt;
    bool ok = false;
    const quint64 n = digits.toULongLong(&ok);
    return ok ? std::optional(n) : std::nullopt;
  }
  const auto n = wholeNumber(value);
  return n && *n >= 0 ? std::optional(static_cast<quint64>(*n)) : std::nullopt;
}

QString shown(const QString& text) {
  constexpr qsizetype kMost = 60;
  QString out = text.left(kMost);
  for (QChar& c : out)
    if (!isPrintable(c)) c = QChar::ReplacementCharacter;
  return text.size() > kMost ? out + QChar(0x2026) : out;
}

Request::Request(const QByteArray& line) {
  QJsonParseError error;
  const QJsonDocument document = QJsonDocument::fromJson(line, &error);
  if (error.error != QJsonParseError::NoError)
    throw BadRequest{
        Cli::tr("This is not JSON (the trouble is at byte %1). A request is an object on one line, such as "
                "{\"do\":\"state\"}.")
            .arg(error.offset)};
  if (!document.isObject()) throw BadRequest{Cli::tr("A request is a JSON object, such as {\"do\":\"state\"}.")};
  object_ = document.object();
  const QJsonValue what = raw("do");
  if (!what.isString())
    throw BadRequest{Cli::tr("The field \"do\" is missing or is not a text; it names the request.")};
  do_ = what.toString();
}

void Request::allow(const QStringList& fields) const {
  for (auto at = object_.constBegin(); at != object_.constEnd(); ++at) {
    if (at.key() == QLatin1String("do") || fields.contains(at.key())) continue;
    if (fields.isEmpty())
      throw BadRequest{Cli::tr("The request \"%1\" has no fields, so no \"%2\".").arg(do_, shown(at.key()))};
    throw BadRequest{Cli::tr("The request \"%1\" has no field \"%2\"; it has: %3.")
                         .arg(do_, shown(at.key()), fields.join(QLatin1String(", ")))};
  }
}

QString Request::text(const char* field) const {
  const auto value = textIfGiven(field);
  if (!value) throw BadRequest{Cli::tr("The request \"%1\" needs the field \"%2\".").arg(do_, QLatin1String(field))};
  return *value;
}

std::optional<QString> Request::textIfGiven(const char* field) const {
  if (!has(field)) return std::nullopt;
  const QJsonValue value = raw(field);
  if (!value.isString()) throw BadRequest{Cli::tr("The field \"%1\" must be a text.").arg(QLatin1String(field))};
  return value.toString();
}

std::optional<int> Request::numberIfGiven(const char* field, int lowest, int highest) const {
  if (!has(field)) return std::nullopt;
  const auto n = wholeNumber(raw(field));
  if (!n || *n < lowest || *n > highest)
    throw BadRequest{Cli::tr("The field \"%1\" must be a whole number from %2 to %3.")
                         .arg(QLatin1String(field))
                         .arg(lowest)
                         .arg(highest)};
  return static_cast<int>(*n);
}

QStringList Request::texts(const char* field, qsizetype most) const {
  const QJsonValue value = raw(field);
  if (!value.isArray()) throw BadRequest{Cli::tr("The field \"%1\" must be a list.").arg(QLatin1String(field))};
  const QJsonArray array = value.toArray();
  if (array.size() > most) throw BadRequest{Cli::tr("The list \"%1\" is too long.").arg(QLatin1String(field))};
  QStringList out;
  for (const QJsonValue element : array) {
    const auto n = wholeNumber(element);
    if (!n && !element.isString())
      throw BadRequest{Cli::tr("The list \"%1\" holds only texts and whole numbers.").arg(QLatin1String(field))};
    out += n ? QString::number(*n) : element.toString();
  }
  return out;
}

} // namespace mk
