// Who plays and by which house rules: the form of the game page.
#pragma once

#include "app/play/character.h"
#include "app/shell/context.h"
#include "app/shell/house_ways.h"

#include <QMap>
#include <QWidget>

#include <array>
#include <memory>
#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace mk {

class SetupForm final : public QWidget {
  Q_OBJECT

public:
  explicit SetupForm(Context&, QWidget* parent = nullptr);
  ~SetupForm() override;
  void setGame(const BoxedGame&);
  MatchSetup setup() const; // with a seed: the number typed, else a fresh one
  int seats() const;
  void setSeats(int);
  bool hasComputers() const { return !seats_.isEmpty() && seats_.first().kind; } // the program can play this game
  void seatComputers(); // one person against computers; as it is where a computer sits already
  QComboBox* kindBox(int seat) { return seats_[seat].kind; }
  QComboBox* nameBox(int seat) { return seats_[seat].name; }
  QWidget* option(const QString& key) const;
  QCheckBox* realDice() { return realDice_; }
  QCheckBox* scorePad() { return pad_; } // hidden where the game keeps no sheet
  QLineEdit* dealNumber() { return deal_; }
  QSpinBox* clockMinutes() { return minutes_; } // nullptr where there are no clocks; 0: without them
  QSpinBox* clockSeconds() { return seconds_; } // given after every turn
  const QLabel* seatMark(int seat) const { return seats_[seat].mark; }
  QComboBox* waysBox() { return ways_; }      // nullptr where there are no house rules
  HouseWay wayNow(const QString& name) const; // the rules as they are chosen
  QString keepWayAs(const HouseWay&);         // and played from now on; what is wrong, or empty

protected:
  void changeEvent(QEvent*) override;

private:
  struct SeatRow {
    QLabel* label;
    QComboBox *name, *kind;
    QLabel* about; // what the computer player is like
    QLabel* mark;  // a man of its colour
  };
  struct OptionRow {
    const OptionSpec* spec;
    QLabel *name, *meaning;
    QWidget* editor;
  };
  // What stands in the form, to be put back where it is made anew in another language.
  struct Written {
    int seats = 0, minutes = 0, seconds = 0;
    QStringList names;
    QList<int> kinds;
    QMap<QString, QString> options;
    QString deal;
    bool realDice = false, pad = false;
  };
  Written written() const;
  void write(const Written&);
  enum Use { Name, Kind, Choice, Way };
  QComboBox* box(Use);
  void putBoxesAway();
  void build();
  void addSeats(QGridLayout*);
  void addOptions(QGridLayout*);
  int addWays(QGridLayout*, int row);
  void fillWays();
  void showWay(); // the one that is chosen below
  void addClocks(QGridLayout*);
  void markSeats();            // with what they begin
  QByteArray clockKey() const; // of the settings
  void choose(const HouseWay&);
  void tellOfWay(const QString& problem);
  void askName();
  void askLine();
  QWidget* editor(const OptionSpec&);
  void setValue(const OptionRow&, const QString& chosen);
  void refreshWith(QWidget* editor); // whenever something else is chosen in it
  void fillNames();                  // whoever is known; what is written stays
  void writeName(int seat, const QString&);
  Character characterAt(int seat) const;
  int usualComputer() const;
  QCheckBox* addSwitch(QGridLayout*, const QString& text, const QString& meaning, bool shown);
  void refresh();         // which rows count now
  bool isCardPad() const; // the match would be a pad of people with real cards
  QString value(const OptionRow&) const;

  Context& context_;
  const BoxedGame* game_ = nullptr;
  QWidget* content_ = nullptr;
  // Boxes are used again from game to game: of every one that goes, Qt's style sheets keep a kilobyte.
  std::array<std::vector<std::unique_ptr<QComboBox>>, Way + 1> spare_;
  QSpinBox *count_ = nullptr, *minutes_ = nullptr, *seconds_ = nullptr;
  QList<SeatRow> seats_;
  int marked_ = 0; // for so many seats
  QList<OptionRow> options_;
  QCheckBox *realDice_ = nullptr, *pad_ = nullptr;
  QLineEdit* deal_ = nullptr;
  QComboBox* ways_ = nullptr;
  QLabel* wayProblem_ = nullptr;
};

} // namespace mk
