// What the pad of bridge asks about a deal, and the line that comes of it.
#include "games/whist/bridge_pad.h"

#include "games/whist/bridge_look.h"
#include "games/whist/bridge_words.h"

#include <algorithm>
#include <utility>

namespace mk {

using namespace bridge;
using cards::Question;

namespace {

// In the order in which they are asked.
enum Told : std::size_t { kContract, kTimes, kDeclarer, kTricks, kHonours, kWithout };

constexpr int kNobodysHonours = 0; // else 10 times the chair plus 4 or 5

} // namespace

Bridge::State BridgePad::begun(std::span<const std::int16_t> told) const {
  Bridge::State s;
  s.phase = Bridge::Phase::Deal;
  s.dealer = static_cast<Seat>(told.front() - 1);
  return s;
}

std::optional<Question> BridgePad::ask(const Bridge::State& s, std::span<const std::int16_t> told) const {
  const auto names = [&](Question q) {
    for (Seat chair = 0; chair < kChairs; ++chair)
      q.choices.emplace_back(chair + 1, Phrase{"%1", {Arg::seat(s.person[at(chair)])}});
    return q;
  };
  if (told.size() > 0 && told[kContract] == 0) return std::nullopt; // all have passed
  switch (told.size()) {
  case kContract: {
    Question q{{MK_TEXT("games", "Deal %1, dealt by %2: the contract?"),
                {Arg::number(s.dealsBefore + s.pad.count() + 1), Arg::seat(s.person[at(s.dealer)])}}};
    for (int bid = 1; bid <= kHighestBid; ++bid) q.choices.emplace_back(bid, bidPhrase(bid));
    q.choices.emplace_back(0, MK_TEXT("games", "all have passed"));
    q.columns = 5;
    q.keys = {{0, 'p'}};
    return q;
  }
  case kTimes: {
    Question q{{MK_TEXT("games", "%1: doubled?"), {Arg::phrase(bidPhrase(told[kContract]))}}};
    q.choices = {{1, MK_TEXT("games", "no")}, {2, MK_TEXT("games", "double")}, {4, MK_TEXT("games", "redouble")}};
    q.keys = {{2, 'x'}, {4, 'r'}}; // as at the table
    return q;
  }
  case kDeclarer:
    return names({{MK_TEXT("games", "%1: who is declarer?"), {Arg::phrase(bidPhrase(told[kContract]))}}});
  case kTricks:
    return Question::number(
        {MK_TEXT("games", "tricks of %1's side, 0 to 13"), {Arg::seat(s.person[at(told[kDeclarer] - 1)])}},
        s.person[at(told[kDeclarer] - 1)], 0, Bridge::kTricks);
  case kHonours: {
    const bool aces = strainOf(told[kContract]) == kNoTrumps;
    Question q{aces ? Phrase(MK_TEXT("games", "who was dealt all four aces?"))
                    : Phrase(MK_TEXT("games", "who was dealt four or five honours of trumps?"))};
    q.choices.emplace_back(kNobodysHonours, MK_TEXT("games", "nobody"));
    for (Seat chair = 0; chair < kChairs; ++chair)
      for (const int n : {4, 5}) {
        if (aces && n == 5) continue;
        const Arg who = Arg::seat(s.person[at(chair)]);
        q.choices.emplace_back(10 * (chair + 1) + n,
                               aces ? Phrase{"%1", {who}} : Phrase{"%1: %2", {who, Arg::number(n)}});
      }
    return q;
  }
  case kWithout: {
    if (!table_.house().schikane || strainOf(told[kContract]) == kNoTrumps) return std::nullopt;
    Question q{MK_TEXT("games", "who was dealt no trump?")};
    q = names(std::move(q));
    q.choices.emplace_back(0, MK_TEXT("games", "nobody"));
    return q;
  }
  default:
    return std::nullopt;
  }
}

void BridgePad::write(Bridge::State& s, std::span<const std::int16_t> told) const {
  DealResult r;
  if (told[kContract] > 0) {
    r.contract = {static_cast<std::uint8_t>(told[kContract]), static_cast<std::uint8_t>(told[kTimes]),
                  static_cast<Seat>(told[kDeclarer] - 1)};
    r.tricks = static_cast<std::uint8_t>(told[kTricks]);
    if (told[kHonours] != kNobodysHonours)
      r.honours = {static_cast<Seat>(told[kHonours] / 10 - 1), static_cast<std::uint8_t>(told[kHonours] % 10)};
    if (told.size() > kWithout && told[kWithout] > 0) r.without = static_cast<std::uint8_t>(1u << (told[kWithout] - 1));
  }
  if (table_.isOver(s)) table_.newRubber(s);
  table_.book(s, r);
}

Checked<Bridge::State> BridgePad::read(std::string_view t) const {
  auto s = table_.read(t);
  if (s && (s->dealt() || (s->phase != Bridge::Phase::Deal && s->phase != Bridge::Phase::Over)))
    return refuse(MK_TEXT("games", "On a score pad no cards are dealt: phase=deal or phase=over."));
  return s;
}

// One pad for the whole table, the same for everybody: whose the columns are is written over them.
Zone BridgePad::sheet(const Bridge::State& s, Viewer) const {
  View view = table_.look(s, Viewer::everybody());
  Zone pad = std::move(*view.find(kPadZone));
  for (std::size_t side = 0; side < 2; ++side) {
    Phrase& head = pad.cells[side + 1].text;
    head = {MK_TEXT("games", "%1: %2 and %3"),
            {Arg::phrase(std::move(head)), Arg::seat(s.person[side]), Arg::seat(s.person[side + 2])}};
  }
  return pad;
}

} // namespace mk
