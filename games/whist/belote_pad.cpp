// What the pad of bridge-belote asks about a deal, and the line that comes of it.
#include "games/whist/belote_pad.h"

#include "games/kit/cards/notation.h"

#include <algorithm>

namespace mk {

using namespace cards;

namespace {

// In the order in which they are asked.
enum Told : std::size_t { kContract, kTimes, kDeclarer, kPoints, kOwn, kTheirs, kValat };

constexpr int kMostAnnounced = 600; // in a deal by one side: beyond what eight cards of two hands can hold

int allPoints(const std::vector<Card>& pack, int contract) {
  int sum = belote::kLastTrick;
  for (const Card c : pack) sum += belote::pointsOf(c, contract);
  return sum;
}

Phrase both(const char* text, Seat who) {
  return {text, {Arg::seat(who), Arg::seat(static_cast<Seat>((who + 2) % 4))}};
}

} // namespace

BelotePad::State BelotePad::begun(std::span<const std::int16_t> told) const {
  State s;
  s.stage = Stage::Deal;
  s.dealer = static_cast<Seat>(told.front() - 1);
  return s;
}

std::optional<Question> BelotePad::ask(const State& s, std::span<const std::int16_t> told) const {
  if (!told.empty() && told[kContract] == 0) return std::nullopt; // all have passed
  const auto declarer = static_cast<Seat>(told.size() > kDeclarer ? told[kDeclarer] - 1 : 0);
  const auto other = static_cast<Seat>((declarer + 1) % BeloteRules::kSeats);
  const int all = told.empty() ? 0 : allPoints(table_.game().pack(), told[kContract]);
  switch (told.size()) {
  case kContract: {
    Question q{
        {MK_TEXT("games", "Deal %1, dealt by %2: the contract?"), {Arg::number(s.deals + 1), Arg::seat(s.dealer)}}};
    for (int suit = 0; suit < 4; ++suit) q.choices.emplace_back(suit + 1, Phrase{"%1", {Arg::suit(suit)}});
    q.choices.emplace_back(belote::kNoTrumps, MK_TEXT("games", "no trumps"));
    q.choices.emplace_back(belote::kAllTrumps, MK_TEXT("games", "all trumps"));
    q.choices.emplace_back(0, MK_TEXT("games", "all have passed"));
    return q;
  }
  case kTimes: {
    Question q{MK_TEXT("games", "contra?")};
    q.choices = {{1, MK_TEXT("games", "no")}, {2, MK_TEXT("games", "contra")}, {4, MK_TEXT("games", "recontra")}};
    q.keys = {{2, 'x'}, {4, 'r'}}; // as at the table
    return q;
  }
  case kDeclarer:
    return Question::seat(MK_TEXT("games", "who won the auction?"), BeloteRules::kSeats, 0xF);
  case kPoints:
    return Question::number(both(MK_TEXT("games", "card points of %1 and %2, with ten for the last trick"), declarer),
                            declarer, 0, all);
  case kOwn:
    return Question::number(both(MK_TEXT("games", "announcements and belotes of %1 and %2 that count"), declarer),
                            declarer, 0, kMostAnnounced);
  case kTheirs:
    return Question::number(both(MK_TEXT("games", "announcements and belotes of %1 and %2 that count"), other), other,
                            0, kMostAnnounced);
  case kValat:
    if (told[kPoints] != 0 && told[kPoints] != all) return std::nullopt;
    return Question::yesNo(
        both(MK_TEXT("games", "did %1 and %2 take all eight tricks?"), told[kPoints] == 0 ? other : declarer),
        told[kPoints] == 0 ? other : declarer);
  default:
    return std::nullopt;
  }
}

void BelotePad::write(State& s, std::span<const std::int16_t> told) const {
  if (told[kContract] == 0) return table_.game().passOut(s);
  const auto declarer = static_cast<Seat>(told[kDeclarer] - 1);
  const int side = belote::sideOf(declarer);
  belote::DealPlayed p{.contract = told[kContract], .times = told[kTimes], .declaring = side};
  const int all = allPoints(table_.game().pack(), told[kContract]);
  p.cards[at(side)] = told[kPoints];
  p.cards[at(1 - side)] = static_cast<std::int16_t>(all - told[kPoints]);
  p.announced[at(side)] = told[kOwn];
  p.announced[at(1 - side)] = told[kTheirs];
  if (told.size() > kValat && told[kValat] == 1) p.valat = told[kPoints] == 0 ? 1 - side : side;
  s.idle = 0;
  s.auction.bidder = declarer;
  table_.game().write(s, p);
  s.auction = {};
}

// dealer=4; deals=3; idle=0; over=0; sheet=3,5,1,0,49,14,0; counted=106,56,20,0,0,0
std::string BelotePad::text(const State& s) const {
  std::string sheet;
  for (const BeloteRules::Line& l : s.sheet)
    for (const int n : {int{l.declarer}, int{l.contract}, int{l.times}, static_cast<int>(l.outcome), int{l.points[0]},
                        int{l.points[1]}, int{l.hangs}})
      sheet += (sheet.empty() ? "; sheet=" : ",") + std::to_string(n);
  std::string counted;
  for (const auto& pair : {s.counted.cards, s.counted.announced, s.counted.hung})
    for (const int n : pair) counted += (counted.empty() ? "; counted=" : ",") + std::to_string(n);
  return "dealer=" + std::to_string(s.dealer + 1) + "; deals=" + std::to_string(s.deals) +
         "; idle=" + std::to_string(s.idle) + "; over=" + (isOver(s) ? "1" : "0") + sheet +
         (s.sheet.empty() ? std::string() : counted);
}

Checked<BelotePad::State> BelotePad::read(std::string_view t) const {
  constexpr std::size_t kLine = 7;
  auto f = Fields::read(t);
  if (!f) return Refusal{f.why()};
  const auto dealer = f->number("dealer", 1, BeloteRules::kSeats, 1);
  const auto deals = f->number("deals", 0, BeloteRules::kLines * BeloteRules::kIdle, 0);
  const auto idle = f->number("idle", 0, BeloteRules::kIdle, 0), over = f->number("over", 0, 1, 0);
  const auto sheet = f->numbers("sheet", -1, 20000), counted = f->numbers("counted", 0, 5000);
  for (const auto* n : {&dealer, &deals, &idle, &over})
    if (!*n) return Refusal{n->why()};
  for (const auto* list : {&sheet, &counted})
    if (!*list) return Refusal{list->why()};
  if (auto ok = f->nothingElse(); !ok) return Refusal{ok.why()};
  State s;
  s.stage = Stage::Deal;
  s.dealer = static_cast<Seat>(*dealer - 1);
  s.deals = static_cast<std::int16_t>(*deals);
  s.idle = static_cast<std::uint8_t>(*idle);
  const auto cannot = [] {
    return refuse({MK_TEXT("games", "This position is impossible: %1"), {Arg::literal("sheet")}});
  };
  if (sheet->size() % kLine != 0 || sheet->size() / kLine > BeloteRules::kLines) return cannot();
  for (std::size_t i = 0; i < sheet->size(); i += kLine) {
    const auto n = [&](std::size_t k) { return (*sheet)[i + k]; };
    if (n(0) < 0 || n(0) >= BeloteRules::kSeats || n(1) < 1 || n(1) > belote::kAllTrumps || n(2) < 1 || n(2) > 4 ||
        n(3) < 0 || n(3) > 3 || n(4) < 0 || n(5) < 0 || n(6) < 0)
      return cannot();
    s.sheet.push_back({.declarer = static_cast<Seat>(n(0)),
                       .contract = static_cast<std::uint8_t>(n(1)),
                       .times = static_cast<std::uint8_t>(n(2)),
                       .outcome = static_cast<BeloteRules::Outcome>(n(3)),
                       .points = {static_cast<std::int16_t>(n(4)), static_cast<std::int16_t>(n(5))},
                       .hangs = static_cast<std::int16_t>(n(6))});
    s.hanging = s.sheet.back().hangs;
    s.hangsFor = static_cast<std::int8_t>(belote::sideOf(s.sheet.back().declarer));
    for (Seat k = 0; k < BeloteRules::kSeats; ++k)
      s.score(k) = static_cast<std::int16_t>(s.score(k) + s.sheet.back().points[at(belote::sideOf(k))]);
  }
  if (!counted->empty()) {
    if (counted->size() != 6) return cannot();
    const auto pair = [&](std::size_t k) {
      return std::array{static_cast<std::int16_t>((*counted)[k]), static_cast<std::int16_t>((*counted)[k + 1])};
    };
    s.counted = {.cards = pair(0), .announced = pair(2), .hung = pair(4)};
  }
  const bool must = s.idle == BeloteRules::kIdle || s.sheet.full();
  const bool may = must || std::max(s.score(0), s.score(1)) >= BeloteRules::kTarget;
  if (s.sheet.count() > s.deals || (*over == 1 ? !may : must)) return cannot();
  if (*over == 1) s.stage = Stage::Over, s.turn = kNobody;
  return s;
}

Zone BelotePad::sheet(const State& s, Viewer v) const { return sheetOf(table_.look(s, v)); }

} // namespace mk
