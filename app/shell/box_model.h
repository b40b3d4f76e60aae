// The rows of the box: unfinished matches, then the games under the headings of their families, as far as the filter
// lets them.
#pragma once

#include "app/host/game_box.h"
#include "app/store/store.h"

#include <QAbstractListModel>

#include <optional>

namespace mk {

struct BoxFilter {
  enum class Players { Any, Alone, Two, ThreeOrFour, FiveOrMore };
  enum class Chance { Any, Skill, Luck };
  QString text; // words of the name, the number or the family, in any language, with or without diacritics
  Players players = Players::Any;
  Chance chance = Chance::Any;
  bool hiddenOnly = false;
  QString family; // id

  bool lets(const BoxedGame&) const;
  // How well the text fits: 0 = it is this game's name or number, then the beginning of its name, of a word in it, ...,
  // what kind of game it is, what was probably meant; nullopt = not at all.
  std::optional<int> rank(const BoxedGame&) const;
  bool isEmpty() const { return *this == BoxFilter{}; }
  bool operator==(const BoxFilter&) const = default;
};

QString folded(const QString&);           // lower case, without diacritics
QString playersSentence(const GameInfo&); // "2–4 players"
bool hasHiddenHands(const GameInfo&);     // of other players: closed cards of a patience are nobody's

class BoxModel final : public QAbstractListModel {
  Q_OBJECT

public:
  enum Roles { RowKindRole = Qt::UserRole + 1, GameRole, MatchRole, SubtitleRole, UnfinishedRole };
  enum class RowKind { Heading, Match, Game };

  explicit BoxModel(const GameBox& box) : box_(box) {}
  void setMatches(QList<MatchSummary>);
  void setFilter(const BoxFilter&);
  void setLanguage(const QString& lang);
  const BoxFilter& filter() const { return filter_; }

  int rowCount(const QModelIndex& = {}) const override { return static_cast<int>(rows_.size()); }
  QVariant data(const QModelIndex&, int role) const override;
  Qt::ItemFlags flags(const QModelIndex&) const override;
  RowKind kind(const QModelIndex&) const;
  const BoxedGame* game(const QModelIndex&) const;
  const MatchSummary* match(const QModelIndex&) const;
  QList<int> gameRows() const;
  void touch(const QString& id); // its picture is another one

private:
  struct Row {
    RowKind kind;
    QString heading;
    const BoxedGame* game = nullptr;
    const MatchSummary* match = nullptr;
  };
  void rebuild();
  void rankGames();
  QString spoken(const Row&) const;

  const GameBox& box_;
  BoxFilter filter_;
  QString lang_ = QStringLiteral("et");
  QList<MatchSummary> matches_;
  std::vector<Row> rows_;
};

} // namespace mk
