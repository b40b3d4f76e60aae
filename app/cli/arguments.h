// The words after a command: positional ones, --flags and --options with a value; a value that begins with "--" is
// written --option=VALUE. Wrong usage is a message for people and exit code 2.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>

namespace mk {

struct WrongUsage {
  QString why;
};

// What was asked for is right and could not be done: exit code 1.
struct Failed {
  QString why;
};

// What a command takes. `words` are positional; a name ending in '?' may be left out, one ending in "..." takes all the
// rest.
struct CommandForm {
  QString name;
  QStringList words;
  QStringList options; // with a value; may be given several times
  QStringList flags;
  QStringList needed = {};  // of the options: those that the command cannot do without
  QString synopsis() const; // "perft ID DEPTH [--position P] ..."
};

class Arguments {
public:
  // Throws WrongUsage.
  Arguments(const CommandForm&, const QStringList& given);

  QString word(const QString& name) const { return words_.value(name); }
  QStringList rest() const { return rest_; }
  bool has(const QString& flag) const { return flags_.contains(flag); }
  std::optional<QString> value(const QString& option) const;
  QStringList values(const QString& option) const { return values_.values(option); }
  // A whole number lowest..highest; throws WrongUsage.
  std::optional<qint64> number(const QString& option, qint64 lowest, qint64 highest) const;
  static qint64 readNumber(const QString& name, const QString& text, qint64 lowest, qint64 highest);

private:
  void takeOption(const CommandForm&, const QString& argument, const QStringList& given, qsizetype& at);
  QHash<QString, QString> words_;
  QMultiHash<QString, QString> values_;
  QStringList flags_;
  QStringList rest_;
};

} // namespace mk
