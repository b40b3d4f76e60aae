// Stronger players that somebody has installed on this computer: other programs, asked by the protocols of their field,
// each in a process of its own. Nothing that they do harms the match: a program that is missing, slow, silent, crashed
// or lying is given up, and our own player goes on in its seat.
#pragma once

#include "app/store/store.h"
#include "games/box/match.h"

#include <QObject>
#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>
#include <QTimer>

#include <chrono>
#include <optional>

namespace mk {

struct OutsideOffer {
  enum class Protocol { Uci, GnuBackgammon };
  QString name;    // the seat's name in the match: "Stockfish 1500"
  QString program; // its file; empty where it is not installed
  Protocol protocol = Protocol::Uci;
  int strength = 0; // UCI_Elo, 0 = all that it has; of GNU Backgammon the plies that it looks ahead
  QString variant;  // UCI_Variant; empty = chess
};

QList<OutsideOffer> outsideOffers(const QString& game); // those that are installed
// Whether this computer player is another program, also where it is not installed here.
std::optional<OutsideOffer> outsideOf(const QString& game, const SeatPlayer&);

// A program as a duel names it, with its strength: "stockfish:1500", "fairy-stockfish", "gnubg:0"; also where it is not
// installed here. Nothing where the game knows none that is called so, or it has no such strength.
std::optional<OutsideOffer> outsideCalled(const QString& game, const QString& called);
// Those names of a game, as help tells them: "stockfish:1320-3190".
QStringList outsideNames(const QString& game);

class OutsidePlayer final : public QObject {
  Q_OBJECT

public:
  enum class Fault { Missing, Silent, Crashed, Lied };
  explicit OutsidePlayer(OutsideOffer, QObject* parent = nullptr);
  ~OutsidePlayer() override;

  // The seat decides in the match's position; answers with answered() or failed(). Not while it thinks.
  // `time`: at most, where it is more than 0.
  void ask(const Match&, Seat, std::chrono::milliseconds time = {});
  void hurry(); // it answers at once, as far as its protocol knows that
  bool isAsked() const { return asked_; }
  // For tests: how long it may take to start and to answer.
  void setPatience(int starting, int answering) { starting_ = starting, answering_ = answering; }

signals:
  void answered(const QString& move);                        // a legal one
  void failed(mk::OutsidePlayer::Fault, const QString& why); // a sentence, which calls the program by its offer's name

private:
  enum class State { Off, Starting, Preparing, Ready };
  void start();
  void send(const QString& line);
  void putQuestion();
  void read();
  void hear(const QString& line);
  void hearUci(const QString& line);
  void hearBackgammon(const QString& line);
  void answer(const QString& said, const std::vector<std::string>& moves);
  void fail(Fault, const QString& said = {});
  QString told(Fault, const QString& said) const;
  std::optional<std::string> nextOfTurn();
  std::optional<std::string> backgammonId(const Match&);

  const OutsideOffer offer_;
  std::optional<QTemporaryDir> home_; // of the process, which ends before it
  QProcess process_;
  QByteArray unread_;
  State state_ = State::Off;
  bool asked_ = false;
  QStringList question_; // lines for the program
  std::unique_ptr<Position> position_;
  std::unique_ptr<Position> thrown_; // of a throw that is answered as a whole: where it was made, and
  std::vector<std::string> made_;    // the steps made since
  Seat seat_ = kNobody;
  std::vector<std::string> rest_;      // of a turn that was answered as a whole
  std::unique_ptr<Position> restFrom_; // where its first step is made
  QTimer patience_;
  int starting_ = 10'000, answering_ = 12'000;
};

} // namespace mk
