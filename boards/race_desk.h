// Where several people press keys of their own against the clock: a cover that calls everybody to the keyboard and
// shows whose key is which, a count of three, the watch over the open table, and the race that begins with the frame in
// which something is shown. What was pressed is measured by the event's own time, in whole milliseconds; the desk knows
// no rules. Rules: card games, game 188.
#pragma once

#include "boards/look.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <utility>
#include <vector>

class QBoxLayout;
class QKeyEvent;
class QLabel;
class QPushButton;

namespace mk {

class RaceDesk final : public QWidget {
  Q_OBJECT
public:
  struct Player {
    int seat = 0;
    QString name;
    bool counts = true; // the key does something now
  };
  struct Round {
    std::vector<Player> players; // those who sit at the keyboard
    bool race = false;           // the sign has been given; else it is watched, and a key is a false alarm
    bool sign = false;           // after the watch something will be shown
    int longest = 3000;          // milliseconds after which no key is waited for
    bool operator==(const Round&) const;
  };
  static constexpr int kCountStep = 700; // milliseconds of each of 3, 2, 1

  explicit RaceDesk(QWidget* parent);
  // A race that follows upon a watch begins with the next frame that `table` paints; everything else with the cover.
  void ask(const Round&, QWidget* table, const Look&);
  void stop();
  bool isAsking() const { return phase_ != Phase::Idle; }
  bool isCovering() const { return phase_ == Phase::Ready || phase_ == Phase::Count; }
  bool isWatching() const { return phase_ == Phase::Watch; }
  bool isRacing() const { return phase_ == Phase::Race; }
  int barHeight() const; // of the row of keys under the table while it is watched

  QString keys() const; // a letter a seat
  void setKeys(const QString&);
  void setPace(int percent) { pace_ = percent; } // of the count
  QPushButton& keyOf(int seat) { return *caps_[static_cast<std::size_t>(seat)]; }
  QPushButton& startButton() { return *start_; }

signals:
  void phaseChanged(); // it covers the table, or no longer does
  void watched(const std::vector<int>& tooEarly);
  void raced(const std::vector<std::pair<int, int>>& seatsAndTimes);
  void keysChanged(const QString&);

protected:
  bool eventFilter(QObject*, QEvent*) override;
  void paintEvent(QPaintEvent*) override;
  void mousePressEvent(QMouseEvent*) override;
  void changeEvent(QEvent*) override;
  void resizeEvent(QResizeEvent*) override;

private:
  enum class Phase : std::uint8_t { Idle, Ready, Count, Watch, Race };
  static constexpr int kMost = 6;
  void enter(Phase);
  void begin(); // the count
  void countDown();
  void openEyes(); // the table is seen
  void signGiven();
  bool keyDown(const QKeyEvent&);
  bool choose(const QKeyEvent&); // the new key of a seat
  void press(int seat, qint64 at);
  void endWatch();
  void endRace();
  qint64 timeOf(quint64 stamp); // of an event, on our own clock
  void write();
  void fit();
  bool hasPlayer(int seat) const;
  QString letter(int seat) const { return keys_.mid(seat, 1); }

  Phase phase_ = Phase::Idle;
  Round round_;
  Look look_;
  QWidget* table_ = nullptr;
  QString keys_;
  int pace_ = 100, count_ = 0;
  int changing_ = -1;       // the seat that is to get another key
  bool watchedNow_ = false; // a watch has just ended: what follows needs no cover
  bool awaitsFrame_ = false;
  QElapsedTimer clock_;
  qint64 offset_ = 0; // between the events' clock and ours
  bool hasOffset_ = false;
  qint64 sign_ = 0;
  std::vector<std::pair<int, qint64>> pressed_;
  QTimer step_, settle_;
  QLabel *title_, *hint_, *number_;
  QPushButton* start_;
  std::vector<QPushButton*> caps_;
  std::vector<QLabel*> names_;
  std::vector<QWidget*> cells_;
  QBoxLayout* row_;
};

} // namespace mk
