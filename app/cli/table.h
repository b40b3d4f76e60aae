// The table protocol: a request a line, an answer a line, both JSON. Any bytes get exactly one answer; after an error
// the match is as it was.
//
//   {"do":"new","game":"12","seats":2,"options":{},"seed":7,"position":"..."}
//   {"do":"state"}  {"do":"moves"}  {"do":"play","move":"c3-d4"}  {"do":"look","seat":0 or "public","as":"text"}
//   {"do":"chance"}  {"do":"chance","dice":[3,5]}  {"do":"chance","deck":["QS",...]}  {"do":"chance","draw":4}
//   {"do":"clock"} time is up, where "state" tells the "seconds" for a decision
//   {"do":"resign","seat":0}  {"do":"draw"} agreed on  {"do":"stop"} with the result as it stands
//   {"do":"undo"}  {"do":"redo"}  {"do":"log"}
//   {"do":"save","file":F}  {"do":"load","file":F}     only with `table --files DIR`: F is a name in that folder
//   {"do":"hint"}  {"do":"bot","level":1..5}  {"do":"quit"}
//   {"do":"export","format":"PGN","names":["Mari","Juku"]}  {"do":"import","game":"27","format":"FEN","text":"..."}
//
// Where several seats decide at once, "state" also answers "seats", and "moves", "play", "hint" and "bot" take a
// "seat".
#pragma once

#include "app/cli/match_file.h"
#include "app/cli/match_folder.h"
#include "app/cli/request.h"
#include "app/cli/view_json.h"

#include <QByteArray>
#include <QElapsedTimer>

#include <optional>

namespace mk {

class TableProtocol {
public:
  struct Surroundings {
    FindGame find;
    Say say;
    std::string (*sayPlainly)(const Phrase&) = english; // for the terminal drawing
    QString files = {};                                 // the folder of "save" and "load"; "" = they touch none
  };
  explicit TableProtocol(Surroundings s) : around_(std::move(s)), folder_(around_.files) {}

  QByteArray answer(const QByteArray& line); // without line end
  QByteArray answerTooLong() const;
  bool finished() const { return finished_; } // "quit" was asked for
  const std::optional<Match>& match() const { return match_; }

private:
  struct Verb;
  static const Verb* find(const QString& name);
  QJsonObject perform(const Request&);
  Match& needMatch();
  Seat actor(const Request&); // the seat that decides
  void check(const Permission&) const;

  QJsonObject begin(const Request&);
  QJsonObject state(const Request&);
  QJsonObject moves(const Request&);
  QJsonObject play(const Request&);
  QJsonObject chance(const Request&);
  QJsonObject clock(const Request&);
  QJsonObject resign(const Request&);
  QJsonObject draw(const Request&);
  QJsonObject stop(const Request&);
  QJsonObject flag(const Request&);
  QJsonObject happensTo(Event::Kind, const Request&); // to the seat that is named
  QJsonObject happens(Event::Kind, Seat = kNobody);
  QJsonObject look(const Request&);
  QJsonObject undo(const Request&);
  QJsonObject redo(const Request&);
  QJsonObject log(const Request&);
  QJsonObject save(const Request&);
  QJsonObject load(const Request&);
  QJsonObject hint(const Request&);
  QJsonObject bot(const Request&);
  QJsonObject exportText(const Request&);
  QJsonObject importText(const Request&);
  QJsonObject quit(const Request&);
  QJsonObject whereWeAre();
  Outcome forced(const Request&) const;
  const GameInfo& gameOf(const Request&) const; // the field "game", or that of the match

  Surroundings around_;
  MatchFolder folder_;
  std::optional<Match> match_;
  std::size_t ply_ = 0;
  QElapsedTimer sinceChange_; // the time of a decision is measured where the move does not tell it
  bool finished_ = false;
};

} // namespace mk
