// Reading the words after a command.
#include "app/cli/arguments.h"

#include "app/cli/console.h"

namespace mk {

namespace {

bool isOptional(const QString& word) { return word.endsWith(QLatin1Char('?')); }
bool isRest(const QString& word) { return word.endsWith(QLatin1String("...")); }

QString plainName(QString word) {
  if (isOptional(word)) word.chop(1);
  if (isRest(word)) word.chop(3);
  return word;
}

QString withValue(const QString& option) {
  return QStringLiteral("--%1 %2").arg(option, option == QLatin1String("option") ? QStringLiteral("K=V")
                                                                                 : option.left(1).toUpper());
}

} // namespace

QString CommandForm::synopsis() const {
  QString text = name;
  for (const QString& word : words)
    text += isOptional(word) ? QStringLiteral(" [%1]").arg(plainName(word)) : QLatin1Char(' ') + plainName(word);
  for (const QString& option : needed) text += QLatin1Char(' ') + withValue(option);
  for (const QString& option : options)
    if (!needed.contains(option)) text += QStringLiteral(" [%1]").arg(withValue(option));
  for (const QString& flag : flags) text += QStringLiteral(" [--%1]").arg(flag);
  return text;
}

Arguments::Arguments(const CommandForm& form, const QStringList& given) {
  QStringList words;
  bool onlyWords = false; // after "--"
  for (qsizetype at = 0; at < given.size(); ++at) {
    const QString& argument = given[at];
    if (!onlyWords && argument == QLatin1String("--"))
      onlyWords = true;
    else if (!onlyWords && argument.startsWith(QLatin1String("-")) && argument.size() > 1 && !argument[1].isDigit())
      takeOption(form, argument, given, at);
    else
      words += argument;
  }
  for (const QString& name : form.words) {
    if (isRest(name)) {
      rest_ = words;
      words.clear();
      if (rest_.isEmpty()) throw WrongUsage{Cli::tr("%1 is missing.").arg(plainName(name))};
    } else if (!words.isEmpty()) {
      words_.insert(plainName(name), words.takeFirst());
    } else if (!isOptional(name)) {
      throw WrongUsage{Cli::tr("%1 is missing.").arg(plainName(name))};
    }
  }
  if (!words.isEmpty()) throw WrongUsage{Cli::tr("“%1” is one word too many.").arg(words.first())};
}

void Arguments::takeOption(const CommandForm& form, const QString& argument, const QStringList& given, qsizetype& at) {
  if (!argument.startsWith(QLatin1String("--"))) throw WrongUsage{Cli::tr("There is no option %1 here.").arg(argument)};
  const QString word = argument.mid(2);
  const qsizetype equals = word.indexOf(QLatin1Char('='));
  const QString name = word.left(equals); // -1: all of it
  if (form.flags.contains(name)) {
    if (equals >= 0) throw WrongUsage{Cli::tr("--%1 takes no value.").arg(name)};
    flags_ += name;
    return;
  }
  if (!form.options.contains(name)) throw WrongUsage{Cli::tr("There is no option --%1 here.").arg(name)};
  if (equals < 0 && (at + 1 >= given.size() || given[at + 1].startsWith(QLatin1String("--"))))
    throw WrongUsage{Cli::tr("--%1 needs a value.").arg(name)};
  values_.insert(name, equals >= 0 ? word.mid(equals + 1) : given[++at]);
}

std::optional<QString> Arguments::value(const QString& option) const {
  const auto at = values_.constFind(option); // the last one given
  return at == values_.cend() ? std::nullopt : std::optional(*at);
}

qint64 Arguments::readNumber(const QString& name, const QString& text, qint64 lowest, qint64 highest) {
  bool ok = false;
  const qint64 n = text.toLongLong(&ok);
  if (!ok || n < lowest || n > highest)
    throw WrongUsage{
        Cli::tr("%1 must be a whole number from %2 to %3, not “%4”.").arg(name).arg(lowest).arg(highest).arg(text)};
  return n;
}

std::optional<qint64> Arguments::number(const QString& option, qint64 lowest, qint64 highest) const {
  const auto text = value(option);
  if (!text) return std::nullopt;
  return readNumber(QStringLiteral("--") + option, *text, lowest, highest);
}

} // namespace mk
