// Which games have a pad, and what it says.
#include "app/play/score_pad.h"

#include "boards/pad_layout.h"

#include <algorithm>

namespace mk {

namespace {

constexpr int kLooked = 60; // events until a game has thrown its first dice and shown its sheet
constexpr int kMostLots = 16;

enum class Writing : std::uint8_t { No, Beside, OnSheet }; // a noted result is chosen beside the sheet

// Whether the seat can choose now what its dice count for.
Writing writing(const Position& position, Seat seat) {
  const View view = position.look(Viewer{seat});
  Writing best = Writing::No;
  for (const Gesture& g : position.gestures(seat)) {
    if (g.path.empty() || g.path.back().kind != Stroke::Kind::Place) continue;
    const Zone* zone = view.find(g.path.back().from.zone);
    if (!zone || zone->kind != Zone::Kind::Sheet) continue;
    best = std::max(best, zone->role == Zone::Role::Sheet ? Writing::OnSheet : Writing::Beside);
  }
  return best;
}

// Whether it can as soon as these dice lie: then only the last throw has to be told.
bool writesAfterThrow(const Position& position, Seat seat, std::uint64_t seed) {
  const auto after = position.clone();
  Random random(seed, 5);
  return after->settle(roll(position.chance(), random)) && after->turn().has(seat) &&
         writing(*after, seat) != Writing::No;
}

} // namespace

bool hasCardPad(const GameInfo& info) {
  return std::ranges::any_of(info.options, [](const OptionSpec& o) { return std::string_view(o.key) == kCardPad; });
}

// Patiences are one person's; pure luck leaves nothing to use what was seen for. A trick is done with one's own pack by
// whoever performs it: a spectator must not know how the cards lie. Elsewhere no hand may be closed once the cards are
// dealt.
bool mayTypeCards(const GameInfo& info, int seats, const std::map<std::string, std::string>& options) {
  if (info.kind == Kind::Solitaire || info.kind == Kind::PureLuck) return true;
  if (info.kind == Kind::Performance) {
    const auto mode = options.find("mode");
    return mode != options.end() && mode->second == "perform";
  }
  auto match = Match::begin(info, seats, options, 1);
  for (int i = 0; match && i < kLooked && match->turn().isChance(); ++i) {
    const bool deck = match->now().chance().kind == Outcome::Kind::Deck;
    if (!match->chance()) return false;
    if (!deck) continue;
    const View seen = match->now().look(Viewer::everybody());
    return std::ranges::none_of(seen.zones, [](const Zone& z) { return z.kind == Zone::Kind::Hand && z.closed > 0; });
  }
  return true;
}

bool canBePad(const GameInfo& info) {
  if (hasCardPad(info)) return true;
  auto match = Match::begin(info, info.seats, {}, 1);
  bool dice = false, sheet = false;
  for (int i = 0; match && i < kLooked && !match->over() && !(dice && sheet); ++i) {
    sheet = sheet || scoreSheet(match->now().look(Viewer::everybody())) != nullptr;
    const Turn turn = match->turn();
    if (turn.isChance()) {
      const Outcome::Kind kind = match->now().chance().kind;
      if (kind == Outcome::Kind::Deck) return false;
      dice = dice || kind == Outcome::Kind::Dice;
      if (!match->chance()) return false;
    } else if (!match->play(turn.seat(), match->now().moves(turn.seat()).front())) {
      return false;
    }
  }
  return dice && sheet;
}

QString padPrompt(const Session& session) {
  const Position& now = session.match().now();
  const Turn turn = now.turn();
  if (session.asksForOutcome()) {
    const ChanceRequest ask = now.chance();
    if (ask.kind != Outcome::Kind::Dice || ask.by == kNobody) return {};
    if (!writesAfterThrow(now, ask.by, session.match().seed())) return {};
    return Session::tr("%1: throw on the table, then type the dice as they lie").arg(session.name(ask.by));
  }
  if (!turn.isSeats() || turn.several() || writing(now, turn.seat()) != Writing::OnSheet) return {};
  return Session::tr("%1: choose the box for this throw").arg(session.name(turn.seat()));
}

QStringList lotMeanings(const Session& session) {
  const Position& now = session.match().now();
  const ChanceRequest ask = now.chance();
  QStringList out;
  if (ask.kind != Outcome::Kind::Draw || ask.faces > kMostLots) return out;
  for (int value = 0; value < ask.faces; ++value)
    out << Words::capitalised(session.words().write(now.tell(Outcome::draw(value), Viewer::everybody())));
  QStringList different = out;
  different.removeDuplicates();
  return different.size() == out.size() && !out.contains(QString()) ? out : QStringList();
}

} // namespace mk
