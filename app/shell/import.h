// Matches and positions of other programs on their way in: a file is asked for, read as a whole, its games are chosen
// from a list, and what was chosen becomes matches of the store. What cannot be read is told in one message and leaves
// nothing.
#pragma once

#include "app/host/exchange_file.h"
#include "app/shell/context.h"

#include <QObject>

class QWidget;

namespace mk {

class Import final : public QObject {
  Q_OBJECT

public:
  Import(Context&, QWidget* window);
  void askFile(const BoxedGame&);
  void askPosition(const BoxedGame&, const MatchSetup&);
  // A file of this game, or, where there is none, of the first game of the box that can read it.
  void open(const QString& path, const BoxedGame* = nullptr);
  bool takes(const QString& path) const; // by its extension

signals:
  void opened(qint64 match); // the first of those chosen
  void play(const mk::MatchSetup&);
  void told(const QString& message); // "" = what was told before is over

private:
  struct Read { // what came of a file: its games and whose they are, or why there are none
    BoxedGame game;
    ReadGames read;
  };
  static Read readBy(const QList<const BoxedGame*>&, const QString& path);
  void take(const QString& path, Read);
  QList<const BoxedGame*> readers(const QString& path, const BoxedGame*) const;
  void offer(const BoxedGame&, const QString& path, std::vector<ExchangedGame>);
  void keep(const BoxedGame&, const std::vector<ExchangedGame>&, const QList<int>& chosen);
  MatchId keep(const BoxedGame&, const ExchangedGame&);

  Context& context_;
  QWidget* window_;
};

} // namespace mk
