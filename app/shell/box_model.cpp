// Filtering and naming the games of the box.
#include "app/shell/box_model.h"

#include "app/play/session.h"
#include "games/box/told.h"

#include <algorithm>

namespace mk {

QString folded(const QString& text) {
  QString out;
  for (const QChar c : text.normalized(QString::NormalizationForm_D))
    if (c.category() != QChar::Mark_NonSpacing) out += c.toCaseFolded();
  return out;
}

QString playersSentence(const GameInfo& info) {
  if (info.minSeats == info.maxSeats) return BoxModel::tr("%n players", nullptr, info.minSeats);
  return BoxModel::tr("%1 players", "a range such as 2–4").arg(QString::fromStdString(playersText(info)));
}

bool hasHiddenHands(const GameInfo& info) {
  return info.secrets && info.kind != Kind::Solitaire && info.kind != Kind::Performance;
}

bool BoxFilter::lets(const BoxedGame& game) const {
  const GameInfo& info = *game.info;
  const auto seats = [&](int least, int most) { return info.minSeats <= most && info.maxSeats >= least; };
  if (players == Players::Alone && !seats(1, 1)) return false;
  if (players == Players::Two && !seats(2, 2)) return false;
  if (players == Players::ThreeOrFour && !seats(3, 4)) return false;
  if (players == Players::FiveOrMore && !seats(5, kMaxSeats)) return false;
  const bool luck = info.kind == Kind::MostlyLuck || info.kind == Kind::PureLuck;
  if (chance == Chance::Luck && !luck) return false;
  if (chance == Chance::Skill && luck) return false;
  if (hiddenOnly && !hasHiddenHands(info)) return false;
  if (!family.isEmpty() && family != QString::fromUtf8(game.family->id)) return false;
  return rank(game).has_value();
}

void BoxModel::setMatches(QList<MatchSummary> matches) {
  beginResetModel();
  rows_.clear();
  matches_ = std::move(matches);
  rebuild();
  endResetModel();
}

void BoxModel::setFilter(const BoxFilter& filter) {
  if (filter == filter_) return;
  beginResetModel();
  filter_ = filter;
  rebuild();
  endResetModel();
}

void BoxModel::setLanguage(const QString& lang) {
  beginResetModel();
  lang_ = lang;
  rebuild();
  endResetModel();
}

void BoxModel::rebuild() {
  rows_.clear();
  bool headed = false;
  for (const MatchSummary& match : matches_) {
    const BoxedGame* game = box_.find(match.setup.game);
    if (!game || !filter_.lets(*game)) continue;
    if (!headed) rows_.push_back({RowKind::Heading, tr("Unfinished matches")});
    headed = true;
    rows_.push_back({RowKind::Match, {}, game, &match});
  }
  if (!filter_.text.trimmed().isEmpty()) return rankGames();
  for (const Family* family : box_.families()) {
    headed = false;
    for (const BoxedGame& game : box_.games()) {
      if (game.family != family || !filter_.lets(game)) continue;
      if (!headed) rows_.push_back({RowKind::Heading, QString::fromUtf8(lang_ == u"et" ? family->et : family->en)});
      headed = true;
      rows_.push_back({RowKind::Game, {}, &game});
    }
  }
}

// What is looked for: the best fit first, whatever section it is in.
void BoxModel::rankGames() {
  std::vector<std::pair<int, const BoxedGame*>> found;
  for (const BoxedGame& game : box_.games())
    if (filter_.lets(game)) found.emplace_back(*filter_.rank(game), &game);
  if (found.empty()) return;
  std::ranges::stable_sort(found, {}, &std::pair<int, const BoxedGame*>::first);
  rows_.push_back({RowKind::Heading, tr("Found")});
  for (const auto& [rank, game] : found) rows_.push_back({RowKind::Game, {}, game});
}

QString BoxModel::spoken(const Row& row) const {
  if (row.kind == RowKind::Heading) return row.heading;
  QStringList parts{row.game->name(lang_)};
  if (row.kind == RowKind::Match)
    parts << tr("unfinished match");
  else
    parts << row.game->id() << playersSentence(*row.game->info) << Words().write(nameOf(row.game->info->kind));
  return parts.join(QStringLiteral(", "));
}

QVariant BoxModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
  case Qt::DisplayRole:
    return row.kind == RowKind::Heading ? row.heading : row.game->name(lang_);
  case Qt::ToolTipRole:
    if (row.kind == RowKind::Heading) return {};
    return row.game->name(lang_) + u'\n' + Words().write(row.game->info->goal);
  case Qt::AccessibleTextRole:
    return spoken(row);
  case RowKindRole:
    return static_cast<int>(row.kind);
  case UnfinishedRole:
    return row.kind == RowKind::Game &&
           std::ranges::any_of(matches_, [&](const MatchSummary& m) { return m.setup.game == row.game->id(); });
  case SubtitleRole: {
    if (row.kind != RowKind::Match)
      return row.kind == RowKind::Game ? QString::fromStdString(playersText(*row.game->info)) : QString();
    QStringList names;
    for (qsizetype i = 0; i < row.match->setup.seats.size(); ++i) {
      const QString& name = row.match->setup.seats[i].name;
      if (!name.isEmpty()) names << name;
    }
    const QString when = QLocale().toString(row.match->changed.toLocalTime(), QLocale::ShortFormat);
    return names.isEmpty() ? when : names.join(QStringLiteral(", "));
  }
  default:
    return {};
  }
}

Qt::ItemFlags BoxModel::flags(const QModelIndex& index) const {
  if (!index.isValid() || kind(index) == RowKind::Heading) return Qt::NoItemFlags;
  return Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

BoxModel::RowKind BoxModel::kind(const QModelIndex& index) const {
  return rows_[static_cast<std::size_t>(index.row())].kind;
}

const BoxedGame* BoxModel::game(const QModelIndex& index) const {
  return index.isValid() ? rows_[static_cast<std::size_t>(index.row())].game : nullptr;
}

const MatchSummary* BoxModel::match(const QModelIndex& index) const {
  return index.isValid() ? rows_[static_cast<std::size_t>(index.row())].match : nullptr;
}

QList<int> BoxModel::gameRows() const {
  QList<int> out;
  for (std::size_t i = 0; i < rows_.size(); ++i)
    if (rows_[i].kind == RowKind::Game) out << static_cast<int>(i);
  return out;
}

void BoxModel::touch(const QString& id) {
  for (std::size_t i = 0; i < rows_.size(); ++i)
    if (rows_[i].game && rows_[i].game->id() == id) {
      const QModelIndex at = index(static_cast<int>(i));
      emit dataChanged(at, at, {Qt::DecorationRole});
    }
}

} // namespace mk
