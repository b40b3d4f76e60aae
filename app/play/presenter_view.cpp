// What the table shows and what is told of it: the look of whoever it belongs to, marks of what the others have done,
// the sum of what went by.
#include "app/play/presenter.h"

#include "app/play/carry.h"
#include "app/play/finish.h"
#include "app/play/score_pad.h"
#include "boards/pad_layout.h"

#include <QLocale>

#include <algorithm>
#include <numeric>
#include <span>

namespace mk {

namespace {

constexpr std::size_t kToldFully = 4;   // events that are told one by one; more of them where they are short
constexpr qsizetype kShownLength = 100; // letters beside the prompt; screen readers hear all of it
constexpr qsizetype kBriefLength = 45;  // where there is little room beside it

// What stands in the prompt is not told a second time beside it.
QString withoutAgain(const QString& told, const QString& prompt) {
  for (qsizetype at = told.indexOf(QLatin1String(". ")); at >= 0; at = told.indexOf(QLatin1String(". "), at + 1))
    if (at > 0 && !told[at - 1].isDigit() && prompt.contains(QStringView(told).mid(at + 2))) // "2. mängija" is no end
      return told.left(at + 1);
  return told;
}

// Who acted at a ply; what happens by itself belongs to whoever acted before.
Seat actorAt(const Match& match, std::size_t ply, Seat before) {
  const Event& event = match.event(ply);
  if (event.kind == Event::Kind::Move) return event.seat;
  if (event.kind != Event::Kind::Chance) return before;
  const Seat by = match.at(ply).chance().by;
  return by == kNobody ? before : by;
}

// The last event is chance that nobody asked for, such as a shuffle in the middle of a deal: the move before it is what
// people want to read.
bool followsByItself(const Match& match) {
  const std::size_t plies = match.plies();
  return plies > 1 && match.event(plies - 1).kind == Event::Kind::Chance &&
         match.event(plies - 2).kind == Event::Kind::Move && match.at(plies - 1).chance().by == kNobody;
}

// An event as it is told.
struct Said {
  Seat seat; // who acted
  QString shown, spoken;
  QString name = {}; // of that seat, where it need not be said twice in one turn
};

// It ends a turn or asks for a throw, and changes nothing that is counted.
bool onlyPresses(const Match& match, std::size_t ply) {
  const Event& event = match.event(ply);
  if (event.kind != Event::Kind::Move || match.at(ply + 1).turn().isOver()) return false;
  if (match.at(ply).result().scores != match.at(ply + 1).result().scores) return false;
  const Gesture g = match.at(ply).gestureOf(event.seat, event.move);
  const auto isButton = [](const Stroke& s) { return s.kind == Stroke::Kind::Button; };
  return std::ranges::all_of(g.chosen, isButton) && std::ranges::all_of(g.path, isButton);
}

// What one seat did in a row. On a board its throw and its men are told, the buttons between them are not.
void appendTurn(std::vector<Said>& out, const Session& session, Seat seat, std::size_t from, std::size_t to,
                Viewer viewer) {
  const Match& match = session.match();
  const Words words = session.words();
  bool onBoard = false;
  for (std::size_t ply = from; ply < to && !onBoard; ++ply) onBoard = !match.touched(ply).empty();
  const QString name = onBoard && seat != kNobody ? Words::capitalised(session.name(seat)) : QString();
  for (std::size_t ply = from; ply < to; ++ply) {
    if (onBoard && onlyPresses(match, ply)) continue;
    const Phrase told = match.tell(ply, viewer);
    out.push_back({seat, Words::capitalised(words.write(told)), Words::capitalised(words.speak(told)), name});
  }
}

// Whole sentences become parts of one.
QString joined(QStringList parts, const QString& between = QStringLiteral("; ")) {
  for (qsizetype i = 0; i + 1 < parts.size(); ++i)
    if (parts[i].endsWith(u'.')) parts[i].chop(1);
  return parts.join(between);
}

QString joined(std::span<const Said> all, QString Said::*how) {
  QStringList parts;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const QString text = all[i].*how, again = all[i].name + u' ';
    const bool twice = i > 0 && !all[i].name.isEmpty() && all[i - 1].seat == all[i].seat && text.startsWith(again);
    parts << (twice ? text.mid(again.size()) : text);
  }
  return joined(parts);
}

// Of more than two the first and the last.
QString shortened(std::span<const Said> turn, QString Said::*how) {
  if (turn.size() < 3) return joined(turn, how);
  return joined({turn.front().*how, turn.back().*how}, QStringLiteral(" … "));
}

std::vector<Said> saidSince(const Session& session, std::size_t from, Viewer viewer) {
  const Match& match = session.match();
  std::vector<Said> out;
  Seat seat = kNobody;
  for (std::size_t ply = from, next = from; ply < match.plies(); ply = next) {
    seat = actorAt(match, ply, seat);
    while (next < match.plies() && actorAt(match, next, seat) == seat) ++next;
    appendTurn(out, session, seat, ply, next, viewer);
  }
  return out;
}

QString inTurns(std::span<const Said> all, QString Said::*how) {
  QStringList out;
  for (std::size_t first = 0, next = 0; first < all.size(); first = next) {
    while (next < all.size() && all[next].seat == all[first].seat) ++next;
    out << shortened(all.subspan(first, next - first), how);
  }
  return joined(out);
}

bool isBlank(const Zone& dice) {
  return std::ranges::all_of(dice.items, [](const Item& i) { return i.thing.code == 0; });
}

} // namespace

void Presenter::refresh() {
  if (lesson_) {
    showLesson();
    return emit changed();
  }
  if (session_ && !finishing_) finish_ = finishLine(session_->match());
  emit changed();
  if (!session_ || covered_ || lookedAt_ >= 0) return;
  if (mustCover()) return cover();
  shownViewer_ = session_->viewer();
  shownAny_ = shownAny_ || session_->match().turn().isSeats();
  showNow();
  prepareCoach();
}

// The ply after the last thing that this seat decided or threw.
std::size_t Presenter::sinceOwn(Seat seat) const {
  const Match& match = session_->match();
  for (std::size_t ply = match.plies(); ply-- > 0;) {
    const Event& event = match.event(ply);
    const bool own = event.kind == Event::Kind::Move     ? event.seat == seat
                     : event.kind == Event::Kind::Chance ? match.at(ply).chance().by == seat
                                                         : false;
    if (own) return ply + 1;
  }
  return 0;
}

// All that the others have done since this seat acted last stays marked until it acts again.
std::vector<Place> Presenter::marks(std::size_t ply, Viewer viewer) const {
  const Match& match = lesson_ ? lesson_->match() : session_->match();
  if (ply == 0) return {};
  std::vector<Place> last = match.touched(ply - 1);
  if (lesson_ || ply != match.plies() || viewer.seat == kNobody) return last;
  const std::size_t from = sinceOwn(viewer.seat);
  if (match.info().secrets) return last;
  for (std::size_t at = from; at + 1 < ply; ++at)
    for (const Place place : match.touched(at))
      if (std::ranges::find(last, place) == last.end()) last.push_back(place);
  return last;
}

// Before one's own throw the dice lie as the other one has left them.
void Presenter::keepDice(Shown& out, std::size_t ply, Seat viewer) const {
  const Match& match = session_->match();
  constexpr std::size_t kFar = 12;
  const auto isTouched = [&](const Zone& zone) {
    return std::ranges::any_of(out.legal, [&](const Gesture& g) {
      const auto here = [&](const Stroke& s) { return s.kind == Stroke::Kind::Place && s.from.zone == zone.id; };
      return std::ranges::any_of(g.chosen, here) || std::ranges::any_of(g.path, here);
    });
  };
  for (Zone& zone : out.view.zones) {
    if (zone.kind != Zone::Kind::Dice || zone.items.empty() || !isBlank(zone) || isTouched(zone)) continue;
    for (std::size_t at = ply; at-- > 0 && ply - at <= kFar;) {
      const Event& event = match.event(at);
      if (event.kind != Event::Kind::Chance) continue;
      const Seat by = match.at(at).chance().by;
      const View after = match.at(at + 1).look(Viewer::everybody());
      const Zone* thrown = after.find(zone.id);
      if (by == viewer || !thrown || isBlank(*thrown)) break;
      zone.items = thrown->items;
      for (Item& item : zone.items) item.dim = true, item.held = item.lit = false;
      break;
    }
  }
}

// The hands as they are looked at; whether the viewer's own is one of them. Open hands of others, such as dummy, lie as
// the own one does.
bool Presenter::sortHands(View& view, const Position& position, Viewer viewer) const {
  if (!session_) return false;
  const int trump = trumpOf(position);
  Zone* own = session_->isPerson(viewer.seat) ? ownHand(view, viewer.seat) : nullptr;
  const HandOrder order = handOrder(viewer.seat);
  for (Zone& zone : view.zones)
    if (&zone == own || isOpenHand(zone)) sortHand(zone, &zone == own ? order : HandOrder{order.by, {}}, trump);
  return own != nullptr;
}

void Presenter::present(std::size_t ply, Viewer viewer, bool mayMove) {
  const Match& match = lesson_ ? lesson_->match() : session_->match();
  const Position& position = match.at(ply);
  const bool pad = session_ && session_->setup().pad;
  Shown out;
  out.view = position.look(viewer);
  out.arrange = pad ? padLayout : match.info().arrange;
  out.sortable = sortHands(out.view, position, viewer);
  // Where nothing is hidden the board keeps its side towards the first person, unless the family wants it turned; one
  // that lies the same for everybody has its players beside it where the first person would see them.
  if (!match.info().secrets) {
    const Seat first = session_ ? session_->firstPerson() : Seat{0};
    if (!habits_.boardTurns) turnTo(out.view, first);
    for (const Zone& zone : out.view.zones)
      if (zone.kind == Zone::Kind::Board && zone.board && !zone.board->turnable && viewer.seat != first)
        out.view.bottom = position.look(Viewer{first}).bottom;
  }
  if (turned_ && mayTurnBoard()) out.view.bottom = out.view.bottom == 1 ? Seat{0} : Seat{1};
  if (match.over() && ply == match.plies()) out.view.prompt = match.result().why;
  if (lesson_ && !match.over()) // nobody is asked to do anything
    out.view.prompt = ply > 0 && lesson_->played() ? match.tell(ply - 1, Viewer::everybody()) : Phrase();
  if (pad && mayMove && !match.over())
    if (const QString prompt = padPrompt(*session_); !prompt.isEmpty())
      out.view.prompt = Phrase::plain(prompt.toStdString());
  asked_ = out.view.prompt;
  const bool mine = mayMove && !match.over() && session_ && !session_->isPaused() && session_->isPerson(viewer.seat);
  if (mine) out.legal = position.gestures(viewer.seat);
  out.moves.resize(out.legal.size());
  std::iota(out.moves.begin(), out.moves.end(), std::size_t{0});
  if (!out.legal.empty())
    for (auto& [move, other] : position.otherGestures(viewer.seat)) {
      out.moves.push_back(move);
      out.legal.push_back(std::move(other));
    }
  out.steps = out.legal.size();
  if (!out.legal.empty())
    for (std::size_t beyond = position.moves(viewer.seat).size(); Carry & further : carries(position, viewer.seat)) {
      out.moves.push_back(beyond++);
      out.legal.push_back(std::move(further.gesture));
    }
  out.last = marks(ply, viewer);
  out.current = pad && hasCardPad(match.info()) ? kNobody : FastTurn::actor(position); // the first seat writes for all
  if (out.current != kNobody)
    out.mark = colours_.see(out.view, out.current, out.legal.empty() ? position.gestures(out.current) : out.legal);
  if (mayMove && session_) {
    out.awaitsThrow = session_->asksForThrow();
    out.deals = out.awaitsThrow && position.chance().kind == Outcome::Kind::Deck;
    if (session_->waitsFor(viewer.seat)) keepDice(out, ply, viewer.seat);
    if (session_->asksForOutcome()) {
      out.asks = match.now().chance();
      out.meanings = lotMeanings(*session_);
    }
    if (!session_->isPaused()) out.watch = session_->asksForKeys();
    out.countdown = session_->isPaused() ? -1 : session_->timeLeft();
    out.atSheet = pad && match.turn().isSeats();
  }
  emit shown(out);
}

void Presenter::showNow() {
  const Match& match = session_->match();
  present(match.plies(), viewer(), true);
  if (lifted_) {
    tellMissed();
  } else if (match.plies() == 0) {
    emit told({}); // nothing of the match before
  } else if (match.plies() != announced_ && match.plies() > 0 && !session_->isPlayingFast()) {
    const std::size_t from = shownViewer_ == kNobody ? 0 : sinceOwn(shownViewer_);
    const bool back = from > 0 && from + 1 < match.plies() && session_->waitsFor(shownViewer_);
    Told last = inWords(match.tell(match.plies() - 1, viewer()));
    if (back) { // each was told when it happened
      const Told all = sum(from, false);
      last = {all.shown, last.spoken, all.brief};
    } else if (followsByItself(match)) {
      const QString move = inWords(match.tell(match.plies() - 2, viewer())).shown;
      last = {joined({move, last.shown}), last.spoken, move};
    }
    last.shown = withoutAgain(last.shown, session_->words().write(asked_));
    emit told(last);
  }
  announced_ = match.plies();
  if (shownViewer_ != kNobody) lookedUpTo_[shownViewer_] = match.plies();
}

void Presenter::showLesson() {
  const Match& match = lesson_->match();
  const Turn turn = match.turn();
  present(match.plies(), Viewer{turn.isSeats() ? turn.seat() : Seat{0}}, false);
  emit told({});
}

// Every event where they are few, else each turn's first and last; then the scores, if they are others now.
Presenter::Told Presenter::sum(std::size_t from, bool scores) const {
  const Match& match = session_->match();
  const std::vector<Said> all = saidSince(*session_, from, Viewer{shownViewer_});
  const Result result = match.over() ? match.result() : match.now().result();
  const bool counted = scores && result.scores != match.at(from).result().scores;
  QStringList points;
  for (const Said& event : all)
    if (const auto at = static_cast<std::size_t>(event.seat);
        counted && event.seat != kNobody && at < result.scores.size())
      points << QStringLiteral("%1 %2").arg(session_->name(event.seat), QLocale().toString(result.scores[at]));
  points.removeDuplicates();
  const bool whole = all.size() <= kToldFully || joined(all, &Said::shown).size() <= kShownLength;
  const auto told = [&](QString Said::*how) { return whole ? joined(all, how) : inTurns(all, how); };
  const QString stand = points.isEmpty() ? QString() : tr("Scores: %1").arg(points.join(QStringLiteral(", ")));
  const auto withStand = [&](const QString& events) {
    return stand.isEmpty() ? events : joined(QStringList{events, stand});
  };
  std::size_t latest = all.size() - 1; // as many of the last ones as are short
  const auto tail = [&](std::size_t at) { return joined(std::span(all).subspan(at), &Said::shown); };
  while (latest > 0 && tail(latest - 1).size() <= kBriefLength) --latest;
  const QString brief = withStand(tail(latest));
  QString seen = withStand(told(&Said::shown));
  if (seen.size() > kShownLength) seen = brief;
  if (seen.size() > kShownLength && !stand.isEmpty()) seen = stand;
  return {seen, withStand(told(&Said::spoken)), stand.isEmpty() ? brief : stand}; // in little room, how it stands
}

void Presenter::tellFast(std::size_t from) {
  refresh();
  if (session_ && !covered_ && session_->match().plies() > from) emit told(sum(from, true));
}

} // namespace mk
