// A person's own hand and eyes: how the hand is sorted, and what has happened while somebody else sat before the table.
// Rules: card games, A3.
#include "app/play/presenter.h"

#include <algorithm>

namespace mk {

namespace {

constexpr qsizetype kMostMissed = 9; // lines; the earliest ones are left out

QString nameOf(HandOrder::By by) {
  switch (by) {
  case HandOrder::By::Suit:
    return Presenter::tr("Your hand is sorted by suit.");
  case HandOrder::By::Rank:
    return Presenter::tr("Your hand is sorted by rank.");
  case HandOrder::By::Game:
    return Presenter::tr("Your hand lies as the game keeps it.");
  case HandOrder::By::Own:
    return Presenter::tr("Your hand lies as you laid it.");
  }
  return {};
}

// The last move of a seat; as many as were made where it has made none.
std::size_t lastMoveOf(const Match& match, Seat seat) {
  for (std::size_t ply = match.plies(); ply-- > 0;)
    if (match.event(ply).kind == Event::Kind::Move && match.event(ply).seat == seat) return ply;
  return match.plies();
}

} // namespace

// --- the hand

// People with a profile, and those who say their name, keep what is theirs wherever they sit; others have what their
// seat has.
QString Presenter::whose(Seat seat) const {
  if (!session_ || seat < 0 || seat >= session_->setup().seats.size()) return {};
  const SeatPlayer& player = session_->setup().seats[seat];
  if (player.profile != kNoId) return QStringLiteral("profile%1").arg(player.profile);
  const QString name = player.name.simplified().toCaseFolded();
  if (name.isEmpty()) return QStringLiteral("seat%1").arg(seat + 1);
  return QStringLiteral("name") + QString::fromLatin1(name.toUtf8().toHex()); // keys of settings are plain letters
}

HandOrder Presenter::handOrder(Seat seat) const {
  return keeper_.load ? readHandOrder(keeper_.load(whose(seat))) : HandOrder();
}

void Presenter::keepOrder(const HandOrder& order) {
  if (keeper_.save) keeper_.save(whose(shownViewer_), textOf(order));
  present(shownPly(), viewer(), lookedAt_ < 0);
}

void Presenter::orderHand(HandOrder::By by) {
  if (!session_ || covered_ || !session_->isPerson(shownViewer_)) return;
  View view = session_->match().at(shownPly()).look(viewer());
  Zone* hand = ownHand(view, shownViewer_);
  if (!hand) return;
  HandOrder order = handOrder(shownViewer_);
  order.by = by;
  keepOrder(order);
  sortHand(*hand, order, trumpOf(session_->match().at(shownPly())));
  QStringList cards;
  for (const Item& i : hand->items) cards << session_->words().speak(mk::nameOf(i.thing));
  const QString done = nameOf(by);
  emit told({done, done + u' ' + cards.join(QStringLiteral(", "))});
}

void Presenter::arrangeHand(const std::vector<std::int16_t>& ats) {
  if (!session_ || covered_ || !session_->isPerson(shownViewer_)) return;
  View view = session_->match().at(shownPly()).look(viewer());
  const Zone* hand = ownHand(view, shownViewer_);
  if (!hand) return;
  HandOrder order{HandOrder::By::Own, {}};
  for (const std::int16_t at : ats)
    if (const auto it = std::ranges::find(hand->items, at, &Item::at); it != hand->items.end())
      order.own.push_back(it->thing.asCard());
  keepOrder(order);
}

// --- what was missed

// Only what this seat may know. Its own last decision, on which the curtain fell, is known to it, unless a card came by
// it that nobody else saw: that one was shown for a moment only.
void Presenter::tellMissed() {
  const Match& match = session_->match();
  if (shownViewer_ == kNobody || match.over()) return;
  const auto seen = lookedUpTo_.find(shownViewer_);
  std::size_t from = seen != lookedUpTo_.end() ? std::min(seen->second, match.plies()) : sinceOwn(shownViewer_);
  if (const std::size_t own = lastMoveOf(match, shownViewer_); own < match.plies() && own <= from) {
    const auto written = [&](Viewer v) { return session_->words().write(match.tell(own, v)); };
    const bool secret = written(Viewer{shownViewer_}) != written(Viewer::everybody());
    from = secret ? own : std::max(from, own + 1);
  }
  QStringList events, aloud;
  QString before;
  int times = 0;
  bool decided = false; // that it was dealt is seen on the table: no note lies over it for that
  for (std::size_t ply = from; ply < match.plies(); ++ply) {
    decided = decided || match.event(ply).kind != Event::Kind::Chance;
    const Phrase p = match.tell(ply, Viewer{shownViewer_});
    if (p.empty()) continue;
    // What is told in the same words is told once, with how often it was: moves behind a cover, cards drawn.
    const Told event = inWords(p);
    times = event.shown == before ? times + 1 : 1;
    before = event.shown;
    for (auto [list, text] : {std::pair(&events, event.shown), std::pair(&aloud, event.spoken)}) {
      if (times > 1) list->removeLast();
      *list << (times > 1 ? QStringLiteral("%1 ×%2").arg(text).arg(times) : text);
    }
  }
  if (events.isEmpty()) return;
  const QString heading = from == 0 ? tr("So far") : tr("Since your last look");
  emit told({events.last(), heading + QStringLiteral(": ") + aloud.join(QStringLiteral("; "))});
  if (from == 0 && !decided) return;
  const qsizetype more = events.size() - kMostMissed;
  if (more > 0) {
    events = events.mid(more);
    events.prepend(tr("… and %n more before that", nullptr, static_cast<int>(more)));
  }
  emit missed(heading, events);
}

} // namespace mk
