// Lines of the table protocol: every line gets exactly one JSON answer, and a refused one leaves the match as it was.
#include "tests/fuzz/target.h"

#include "app/cli/table.h"

#include <QJsonDocument>

using namespace mk;

namespace {

std::string whereWeAre(const TableProtocol& table) {
  if (!table.match()) return "none";
  std::string out = table.match()->now().text();
  for (const std::string& line : table.match()->log()) out += "\n" + line;
  return out;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  TableProtocol table({.find = fuzz::findGame, .say = fuzz::say});
  const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
  int left = 30;
  for (const QByteArray& line : bytes.split('\n')) {
    if (left-- == 0) break;
    const std::string before = whereWeAre(table);
    const QByteArray answer = table.answer(line);
    QJsonParseError error;
    const QJsonObject object = QJsonDocument::fromJson(answer, &error).object();
    fuzz::expect(error.error == QJsonParseError::NoError && object.value(QLatin1String("ok")).isBool(),
                 "every line has one answer in JSON");
    fuzz::expect(!answer.contains('\n') && !answer.contains('\r'), "an answer is one line");
    if (object.value(QLatin1String("ok")).toBool()) continue;
    fuzz::expect(!object.value(QLatin1String("error")).toString().isEmpty(), "a refusal says why");
    fuzz::expect(whereWeAre(table) == before, "what is refused changes nothing");
  }
  return 0;
}
