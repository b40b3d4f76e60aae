// `table`: the JSON-lines protocol on standard input and output.
#include "app/cli/commands.h"
#include "app/cli/line_reader.h"
#include "app/cli/table.h"

#include "games/kernel/things.h"
#include "i18n/words.h"

namespace mk {

namespace {

// A card as moves spell it: the letters of a language would name another card to whoever types them.
Phrase spelt(Phrase p) {
  for (Arg& arg : p.args) {
    if (arg.kind == Arg::Kind::Card) arg = Arg::literal(text(Card::fromCode(arg.value)));
    for (Phrase& inner : arg.phrases) inner = spelt(std::move(inner));
  }
  static const Phrase sample = nameOf(Card(Suit::Clubs, 2));
  if (std::string_view(p.text) == sample.text)
    for (int code = 0; code < 52; ++code)
      if (const Card c = Card::fromCode(code); nameOf(c) == p) return Phrase::plain(text(c));
  return p;
}

} // namespace

int serveTable(const Surrounding& here, const Arguments& given) {
  const QString folder = given.value(QStringLiteral("files")).value_or(QString());
  if (given.value(QStringLiteral("files")) && !MatchFolder(folder).isOpen())
    throw Failed{Cli::tr("%1 is not a folder for saved matches.").arg(shown(folder))};
  TableProtocol table({
      .find = [&here](const QString& id) -> const GameInfo* {
        const BoxedGame* game = here.box.find(id);
        return game != nullptr ? game->info : nullptr;
      },
      .say = here.say,
      .sayPlainly = [](const Phrase& p) { return Words().write(spelt(p)).toStdString(); },
      .files = folder,
  });
  LineReader reader(standardInput());
  QByteArray line;
  while (!table.finished()) {
    const LineReader::Got got = reader.next(line);
    if (got == LineReader::Got::End) break;
    printBytes((got == LineReader::Got::Line ? table.answer(line) : table.answerTooLong()) + '\n');
    if (outputFailed()) return kFailed; // also sends the answer on its way
  }
  return kDone;
}

} // namespace mk
