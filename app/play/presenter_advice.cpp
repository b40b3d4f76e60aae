// Advice at the table: hints in three steps, and the coach that asks before much is thrown away. Both know only what
// the seat sees; where nothing is known to be better they say so, and no move is shown.
#include "app/play/presenter.h"

#include "app/play/open_cards.h"
#include "app/play/score_pad.h"
#include "games/box/hidden.h"
#include "games/box/hint.h"
#include "games/box/offered.h"

#include <QLocale>

#include <algorithm>

namespace mk {

namespace {

constexpr int kPlace = 1, kMove = 2, kWhy = 3; // the steps of a hint
constexpr double kEqual = 0.005;               // chances that look the same

QString percent(double chance) { return Presenter::tr("%1 %").arg(qRound(100 * chance)); }

QString sentence(const QString& text) { return text.endsWith(u'.') || text.endsWith(u'!') ? text : text + u'.'; }

// Men on the boards; what lies beside them is taken or at home.
int menOn(const View& view) {
  int n = 0;
  for (const Zone& zone : view.zones)
    if (zone.kind == Zone::Kind::Board)
      n += static_cast<int>(
          std::ranges::count(zone.items, Thing::Kind::Piece, [](const Item& i) { return i.thing.kind; }));
  return n;
}

std::optional<Place> firstPlace(const Gesture& gesture) {
  for (const auto& part : {gesture.chosen, gesture.path})
    for (const Stroke& stroke : part)
      if (stroke.kind == Stroke::Kind::Place || stroke.kind == Stroke::Kind::Link) return stroke.from;
  return std::nullopt;
}

bool isFaceDown(const View& view, Place place) {
  const Zone* zone = view.find(place.zone);
  if (!zone) return false;
  const Item* top = nullptr;
  for (const Item& item : zone->items)
    if (item.at == place.at) top = &item;
  return top ? top->thing.kind == Thing::Kind::Card && top->thing.asCard().isBack() : zone->closed > 0;
}

// The button or the place of a move that turns up a card which nobody knows yet: the words of the move would name it.
std::optional<Phrase> showsUnseen(const Position& now, Seat seat, const std::string& move) {
  const Gesture gesture = now.gestureOf(seat, move);
  if (!gesture.chosen.empty() || gesture.path.size() != 1) return std::nullopt;
  const View before = now.look(Viewer{seat});
  const auto after = now.clone();
  if (!after->play(seat, move) || std::ranges::includes(openCards(before), openCards(after->look(Viewer{seat}))))
    return std::nullopt;
  const Stroke& stroke = gesture.path.front();
  if (stroke.kind == Stroke::Kind::Place && isFaceDown(before, stroke.from)) return nameOf(before, stroke.from);
  if (stroke.kind != Stroke::Kind::Button) return std::nullopt;
  const auto button = std::ranges::find(before.buttons, stroke.number, &Button::id);
  return button == before.buttons.end() ? std::nullopt : std::optional(button->label);
}

// The table as the seat knows it: what is hidden from it lies anew in each of them; where nothing is, there is one.
std::vector<std::unique_ptr<Position>> mightBe(const Position& now, Seat seat) {
  constexpr std::uint64_t kTables = 32; // so that what two cards decide is not the same in all by luck
  std::vector<std::unique_ptr<Position>> out;
  const std::uint64_t tables = seesAll(now, seat) ? 1 : kTables;
  for (std::uint64_t i = 0; i < tables; ++i) {
    Random random(i + 1, 0);
    out.push_back(now.clone());
    out.back()->scramble(Viewer{seat}, random);
  }
  return out;
}

// The sentences that are the same in all.
QString common(const QStringList& told) {
  const QString& first = told.front();
  const auto isWholeIn = [&](const QString& t, qsizetype n) {
    return t.startsWith(QStringView(first).left(n)) && (t.size() == n || QStringView(t).mid(n).startsWith(u". "));
  };
  for (qsizetype n = first.size(); n > 0; --n)
    if (std::ranges::all_of(told, [&](const QString& t) { return isWholeIn(t, n); })) return first.left(n);
  return {};
}

} // namespace

bool Presenter::mayHint() const {
  if (!session_) return false;
  const GameInfo& info = session_->match().info();
  if (info.kind == Kind::Performance || info.maxSeats == 1)
    return session_->match().game().suggests() || session_->match().game().solves();
  return info.kind != Kind::PureLuck && !session_->setup().pad;
}

bool Presenter::mayBeAdvised() const {
  return session_ && !covered_ && lookedAt_ < 0 && session_->match().turn().has(shownViewer_);
}

void Presenter::hint() {
  if (!mayHint() || !mayBeAdvised()) return;
  const Position& now = session_->match().now();
  std::string at = now.text();
  if (at == hintAt_) {
    hintStep_ = std::min(hintStep_ + 1, kWhy);
    return tellHint();
  }
  const bool goesOn = followsHint(at);
  hintAt_ = std::move(at);
  hintStep_ = kPlace;
  if (goesOn) return tellHint();
  hint_.reset();
  emit told({tr("Thinking…"), {}});
  Thinking asked;
  asked.best = true;
  asked.candidates = 3;
  asked.time = kHintTime;
  hints_.think(now, shownViewer_, asked);
}

// Whether the position is the one to which a hint of the solver has led: then the way that it found goes on. Asked
// anew it might find another way, and such ways can lead round in a circle.
bool Presenter::followsHint(const std::string& at) {
  if (!hint_ || hint_->method != Method::Solver || hint_->line.size() < 2 || at != hintLeadsTo_) return false;
  hint_->line.erase(hint_->line.begin());
  hint_->move = hint_->candidates.front().move = hint_->line.front();
  return true;
}

// A card that comes to the seat with the move, or is turned up by it, is not told before: only what goes for every
// table that the seat cannot tell from this one.
QString Presenter::toldMove(const std::string& move, InWords how) const {
  const Position& now = session_->match().now();
  const Words words = session_->words().within();
  if (const auto unseen = showsUnseen(now, shownViewer_, move)) {
    const QString there = (words.*how)(*unseen);
    const Stroke stroke = now.gestureOf(shownViewer_, move).path.front();
    return stroke.kind == Stroke::Kind::Button ? there : tr("turn a card there: %1").arg(there);
  }
  QStringList all;
  for (const auto& table : mightBe(now, shownViewer_))
    all << (words.*how)(table->tell(shownViewer_, move, Viewer{shownViewer_}));
  QString told = common(all);
  if (told.isEmpty()) told = touchedBy(now, move, how);
  if (told.endsWith(u'.')) told.chop(1); // it stands within a sentence
  return told;
}

// As it is shown: places are named as they are seen.
View Presenter::seen(const Position& now) const {
  View view = now.look(Viewer{shownViewer_});
  sortHands(view, now, Viewer{shownViewer_});
  return view;
}

// The places and buttons of a move.
QString Presenter::touchedBy(const Position& now, const std::string& move, InWords how) const {
  const Words& words = session_->words();
  const View view = seen(now);
  const Gesture gesture = now.gestureOf(shownViewer_, move);
  QStringList out;
  for (const auto* strokes : {&gesture.chosen, &gesture.path})
    for (const Stroke& stroke : *strokes) {
      const auto button = std::ranges::find(view.buttons, stroke.number, &Button::id);
      if (stroke.kind == Stroke::Kind::Place)
        out << (words.*how)(nameOf(view, stroke.from));
      else if (stroke.kind == Stroke::Kind::Button && button != view.buttons.end())
        out << (words.*how)(button->label);
    }
  return out.join(QStringLiteral(", "));
}

void Presenter::tellHint() {
  if (!hint_ || !mayBeAdvised() || session_->match().now().text() != hintAt_) return;
  const Position& now = session_->match().now();
  const bool trick = session_->game().info->kind == Kind::Performance;
  if (hint_->luck && trick) return emit told({tr("Choose freely; only answers have to be true."), {}});
  const bool patience = session_->game().info->kind == Kind::Solitaire; // all its luck lies in the deal
  if (hint_->luck && patience) return emit told({tr("No move is known to be better than another here."), {}});
  if (hint_->luck) return emit told({tr("Luck decides here: no move is known to be better than another."), {}});
  if (!hint_->move) return emit told({tr("There is no hint for this position."), {}});
  const std::string& move = *hint_->move;
  if (const auto after = now.clone(); hint_->method == Method::Solver && after->play(shownViewer_, move))
    hintLeadsTo_ = after->text();
  const Gesture gesture = now.gestureOf(shownViewer_, move);
  const auto place = firstPlace(gesture);
  if (hintStep_ == kPlace && now.moves(shownViewer_).size() > 1) {
    if (!place) return emit told({tr("Hint: look at the buttons. Ask again to see which one."), {}});
    Gesture look;
    look.path = {Stroke::place(*place)};
    const Phrase there = nameOf(seen(now), *place);
    const QString ask = tr("Hint: look here: %1. Ask again to see the move.");
    emit told({ask.arg(session_->words().write(there)), ask.arg(session_->words().speak(there))});
    return emit hinted(look);
  }
  const auto hint = [&](InWords how) { return tr("Hint: %1").arg(toldMove(move, how)); };
  const auto reason = [&](InWords how) { return QString(sentence(hint(how)) + u' ' + why(how)).trimmed(); };
  if (hintStep_ == kWhy)
    emit explained(reason(&Words::write), reason(&Words::speak));
  else
    emit told({hint(&Words::write), hint(&Words::speak)});
  emit hinted(gesture);
}

// What the eye would see after the move, whatever is hidden.
QString Presenter::factsOf(const Position& now, const std::string& move) const {
  QStringList all;
  for (const auto& table : mightBe(now, shownViewer_)) all << factsAt(*table, move);
  return all.count(all.front()) == all.size() ? all.front() : QString();
}

QString Presenter::factsAt(const Position& now, const std::string& move) const {
  const auto after = now.clone();
  if (!after->play(shownViewer_, move)) return {};
  if (after->turn().isOver() && std::ranges::count(after->result().winners(), shownViewer_) > 0)
    return tr("It wins the match.");
  const int taken = menOn(now.look(Viewer{shownViewer_})) - menOn(after->look(Viewer{shownViewer_}));
  if (taken > 0 && !now.game().hasChance()) return tr("It takes %n men.", nullptr, taken);
  const Result before = now.result(), then = after->result();
  const auto seat = static_cast<std::size_t>(shownViewer_);
  if (seat < before.scores.size() && seat < then.scores.size() && then.scores[seat] > before.scores[seat])
    return tr("It earns %n points.", nullptr, then.scores[seat] - before.scores[seat]);
  return {};
}

// One sentence on why, with the figures behind it.
QString Presenter::why(InWords how) const {
  const Position& now = session_->match().now();
  if (session_->game().info->kind == Kind::Performance) return tr("So the trick succeeds.");
  QStringList parts{factsOf(now, *hint_->move)};
  const auto& all = hint_->candidates;
  if (now.moves(shownViewer_).size() == 1) {
    parts << tr("It is the only move.");
  } else if (hint_->method == Method::Solver) {
    parts << tr("The deal can still be won, and this is the way to begin.");
  } else if (hint_->method == Method::Rule || hint_->method == Method::OnlyMove) {
    parts << tr("Experienced players do this; how it ends is not known.");
  } else if (hint_->decided && hint_->worth > 1 - kEqual) {
    if (parts.first().isEmpty()) parts << tr("It wins, whatever the answer.");
  } else if (hint_->decided && hint_->worth < kEqual) {
    parts << tr("Against best play every move loses; this one holds out longest.");
  } else if (all.size() > 1 && all[1].worth > all[0].worth - kEqual) {
    parts << tr("Chance of winning %1; %2 is about as good.").arg(percent(all[0].worth), toldMove(all[1].move, how));
  } else if (all.size() > 1) {
    parts << (all[1].exact ? tr("Chance of winning %1; the next best, %2, has %3.")
                           : tr("Chance of winning %1; the next best, %2, has at most %3."))
                 .arg(percent(all[0].worth), toldMove(all[1].move, how), percent(all[1].worth));
  }
  parts.removeAll(QString());
  return parts.join(u' ');
}

// --- the coach

// Where levels differ, moves do, other than by what is kept in mind: the coach would know cards that the person has
// forgotten. Where people type what lies on a real table, it is done already.
bool Presenter::mayCoach() const {
  if (!session_) return false;
  const MatchSetup& setup = session_->setup();
  const GameInfo& info = session_->match().info();
  return setup.seats.size() > 1 && !setup.pad && session_->persons() > 0 && !levelsOffered(info).empty() &&
         !isOfMemory(info);
}

bool Presenter::isCoached(Seat seat) const {
  return mayCoach() && session_->isPerson(seat) && coaches_.load && coaches_.load(whose(seat));
}

void Presenter::setCoached(bool on) {
  if (!mayCoach() || shownViewer_ == kNobody || !coaches_.save) return;
  coaches_.save(whose(shownViewer_), on);
  if (!on) coach_.stop();
  prepareCoach();
}

void Presenter::prepareCoach() {
  if (!mayBeAdvised() || !isCoached(shownViewer_) || session_->isPlayingFast()) return;
  const Position& now = session_->match().now();
  if (now.secondsAllowed() > 0 || now.moves(shownViewer_).size() < 2) return;
  coach_.watch(now, shownViewer_);
}

void Presenter::make(const std::string& move) {
  const Position& now = session_->match().now();
  if (mayBeAdvised() && isCoached(shownViewer_) && coach_.isWatching(now.text()) && awaiting_ != now.text()) {
    Event event;
    event.seat = shownViewer_;
    event.move = move;
    if (const auto ok = session_->match().allows(event); !ok) return say(ok);
    doubted_ = move;
    return coach_.check(move);
  }
  say(session_->play(shownViewer_, move));
}

// Asked once a position: the next move there is made. The men stand where they were again, so it is told and marked
// which move is meant.
void Presenter::askBack(const Judgement& judged) {
  if (!mayBeAdvised()) return;
  awaiting_ = session_->match().now().text();
  refresh();
  emit hinted(session_->match().now().gestureOf(shownViewer_, doubted_));
  const QString move = Words::capitalised(toldMove(doubted_, &Words::write));
  emit coachAsks(tr("%1: are you sure? It lowers your chance of winning from %2 to %3.")
                     .arg(move, percent(judged.best), percent(judged.played)));
}

void Presenter::playAnyway() {
  if (!session_ || doubted_.empty() || session_->match().now().text() != awaiting_) return;
  say(session_->play(shownViewer_, doubted_));
}

} // namespace mk
