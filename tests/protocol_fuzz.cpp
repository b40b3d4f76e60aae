// Random and mutated lines into the table protocol: every line gets exactly one JSON answer, and a refused one leaves
// the match as it was. Always the same lines; libFuzzer's are in tests/fuzz/protocol.cpp.
#include "app/cli/table.h"
#include "app/host/game_box.h"
#include "games/kernel/random.h"
#include "tests/small_games.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonDocument>

#include <cstdio>
#include <cstdlib>

using namespace mk;

namespace {

const GameBox& box() {
  static const GameBox plugins = GameBox::open({QStringLiteral(MK_BIN_DIR "/plugins")});
  return plugins;
}

const GameInfo* findGame(const QString& id) {
  if (const GameInfo* small = test::findSmallGame(id.toStdString())) return small;
  const BoxedGame* game = box().find(id);
  return game != nullptr ? game->info : nullptr;
}

QString speak(const Phrase& p) { return QString::fromStdString(english(p)); }

[[noreturn]] void fail(const char* what, const QByteArray& line) {
  std::fprintf(stderr, "%s\nline: %s\n", what, line.toPercentEncoding(" {}[]\":,").constData());
  std::abort();
}

std::string whereWeAre(const TableProtocol& table) {
  if (!table.match()) return "none";
  std::string out = table.match()->now().text();
  for (const std::string& line : table.match()->log()) out += "\n" + line;
  return out;
}

// Whether the answer was a good one.
bool feed(TableProtocol& table, const QByteArray& line) {
  const std::string before = whereWeAre(table);
  const QByteArray answer = table.answer(line);
  QJsonParseError error;
  const QJsonObject object = QJsonDocument::fromJson(answer, &error).object();
  if (error.error != QJsonParseError::NoError || !object.value(QLatin1String("ok")).isBool())
    fail("not one JSON answer", line);
  if (answer.contains('\n') || answer.contains('\r')) fail("an answer of several lines", line);
  if (object.value(QLatin1String("ok")).toBool()) return true;
  if (object.value(QLatin1String("error")).toString().isEmpty()) fail("an error without a reason", line);
  if (whereWeAre(table) != before) fail("an error changed the match", line);
  return false;
}

TableProtocol newTable() { return TableProtocol({.find = findGame, .say = speak}); }

constexpr int kLines = 40000;
constexpr qint64 kMostMilliseconds = 20000;

QByteArrayList seeds() {
  QByteArrayList out{
      R"({"do":"state"})",
      R"({"do":"moves"})",
      R"({"do":"play","move":"1a"})",
      R"({"do":"chance"})",
      R"({"do":"chance","dice":[3,5]})",
      R"({"do":"chance","deck":["QS","TH","7C","8C"]})",
      R"({"do":"chance","draw":1})",
      R"({"do":"look","seat":0})",
      R"({"do":"look","seat":"public","as":"text"})",
      R"({"do":"undo"})",
      R"({"do":"redo"})",
      R"({"do":"log"})",
      R"({"do":"save","file":"x"})",
      R"({"do":"load","file":"x"})",
      R"({"do":"bot","level":3})",
      R"({"do":"export","format":"FEN"})",
      R"({"do":"export","format":"PGN","names":["A","B"]})",
      R"({"do":"import","game":"27","format":"PGN","text":"[White \"A\"]\n1. e4 (1. d4) e5 {x} 1-0","number":1})",
      R"({"do":"import","game":"12","format":"PDN","text":"[FEN \"B:WKf2,a5:Bb6,Kh8\"]\n1... h8-g7 *"})",
      R"({"do":"import","game":"1","format":"mat","text":" 3 point match\n\n Game 1\n A : 0  B : 0\n  1) 31: 8/5 6/5\n"})",
      R"({"do":"import","game":"1","format":"GNU ID","text":"4HPwATDgc/ABMA:cAmgAAAAAAAA"})",
      R"({"do":"new","game":"heaps","seats":2,"options":{"first":"1"},"seed":7,"position":"3320"})",
      R"({"do":"new","game":"fingers"})"};
  for (const BoxedGame& game : box().games()) {
    const auto match = Match::begin(*game.info, game.info->seats);
    if (!match) continue;
    const QByteArray position =
        QByteArray::fromStdString(match->now().text()).replace('\\', "\\\\").replace('"', "\\\"");
    out += R"({"do":"new","game":")" + game.id().toUtf8() + R"("})";
    out += R"({"do":"new","game":")" + game.id().toUtf8() + R"(","position":")" + position + R"("})";
  }
  return out;
}

// A position from within a match as a "new" request: much of what can go wrong is read from positions.
QByteArray newFromHere(const TableProtocol& table) {
  if (!table.match()) return R"({"do":"new","game":"heaps"})";
  QJsonObject request{{"do", "new"},
                      {"game", table.match()->info().id},
                      {"seats", table.match()->game().setup().seats},
                      {"position", QString::fromStdString(table.match()->now().text())}};
  return QJsonDocument(request).toJson(QJsonDocument::Compact);
}

QByteArray legalMove(const TableProtocol& table, Random& random) {
  if (!table.match() || !table.match()->turn().isSeats()) return R"({"do":"chance"})";
  const auto moves = table.match()->now().moves(table.match()->turn().seat());
  if (moves.empty()) return R"({"do":"undo"})";
  const QJsonObject request{
      {"do", "play"}, {"move", QString::fromStdString(moves[static_cast<std::size_t>(random.index(moves.size()))])}};
  return QJsonDocument(request).toJson(QJsonDocument::Compact);
}

QByteArray mutated(QByteArray line, Random& random) {
  static const QByteArrayList pieces{
      "\"",      "{",       "}",    "[",        "]", ":", ",", "null", "-1", "1e308", "99999999999999999999",
      "\\u0000", "\\ud800", "\xff", "\xc3\xa4", "0", "9", " ", "W:",   "K",  "a1",    "XX",
      "??",      "-",       "seat", "true"};
  for (int edits = 1 + random.index(4); edits > 0; --edits) {
    const qsizetype at = line.isEmpty() ? 0 : random.index(static_cast<std::size_t>(line.size()));
    switch (random.below(5)) {
    case 0:
      line.remove(at, 1 + random.index(3));
      break;
    case 1:
      line.insert(at, pieces[random.index(static_cast<std::size_t>(pieces.size()))]);
      break;
    case 2:
      if (!line.isEmpty()) line[at] = static_cast<char>(random.below(256));
      break;
    case 3:
      line.insert(at, line.mid(random.index(static_cast<std::size_t>(line.size() + 1)), 1 + random.index(20)));
      break;
    default:
      if (!line.isEmpty()) line[at] = static_cast<char>('0' + random.index(10));
    }
  }
  return line.replace('\n', ' ');
}

QByteArray noise(Random& random) {
  QByteArray out(random.index(200), '\0');
  for (char& c : out) c = static_cast<char>(random.below(256));
  return out;
}

} // namespace

int main(int argc, char** argv) {
  const QCoreApplication app(argc, argv);
  const std::uint64_t seed = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1;
  Random random(seed);
  TableProtocol table = newTable();
  const QByteArrayList known = seeds();
  QElapsedTimer clock;
  clock.start();
  int lines = 0, good = 0;
  for (; lines < kLines && clock.elapsed() < kMostMilliseconds; ++lines) {
    QByteArray line = known[random.index(static_cast<std::size_t>(known.size()))];
    const std::uint32_t kind = random.below(20); // 8 and more: one of the known lines
    if (kind < 6) line = legalMove(table, random);
    if (kind == 6) line = newFromHere(table);
    if (kind == 7) line = noise(random);
    if (kind > 11 || (kind > 4 && kind < 7 && random.below(4) != 0)) line = mutated(line, random);
    good += feed(table, line) ? 1 : 0;
  }
  std::printf("%d lines about %d games, each with one answer: %d of them good; %lld ms\n", lines,
              int(box().games().size()) + 2, good, static_cast<long long>(clock.elapsed()));
  return lines > 1000 && good > lines / 4 ? 0 : 1; // a run of refusals alone would test little
}
