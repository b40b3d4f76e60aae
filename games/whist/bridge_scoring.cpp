// The tables of the four scorings and the code that writes the pad by them. Rules: rulings on bridge, part I, scoring.
#include "games/whist/bridge_scoring.h"

#include <charconv>

namespace mk::bridge {

const Scoring kBridge1933{.slug = "bridge-1933",
                          .target = 100,
                          .trick = {20, 20, 30, 30, 30},
                          .evenNoTrump = 40,
                          .over = {0, 100, 200, 0, 200, 400},
                          .under = {{{50, 100, 200, 100, 200, 400},
                                     {50, 150, 300, 150, 300, 600},
                                     {50, 200, 400, 200, 400, 800},
                                     {50, 250, 500, 250, 500, 1000},
                                     {50, 300, 600, 300, 600, 1200}}},
                          .dearer = {0, 50, 100, 50, 100, 200},
                          .smallSlam = {500, 750},
                          .grandSlam = {1500, 2250},
                          .fourHonours = 100,
                          .fiveHonours = 150,
                          .fourAces = 150,
                          .rubber = {700, 500},
                          .brokenOff = 300,
                          .law1933 = true};

const Scoring kKontrakt{.slug = "bridge-kontrakt",
                        .target = 30,
                        .trick = {6, 7, 8, 9, 10},
                        .evenNoTrump = 10,
                        .made = {50, 100, 200, 100, 200, 400},
                        .failed = {50, 100, 200, 100, 200, 400},
                        .over = {50, 100, 200, 100, 200, 400},
                        .under = {{{50, 100, 200, 100, 200, 400},
                                   {50, 100, 200, 100, 200, 400},
                                   {50, 100, 200, 100, 200, 400},
                                   {50, 100, 200, 100, 200, 400},
                                   {50, 100, 200, 100, 200, 400}}},
                        .small = 100,
                        .grand = 200,
                        .fourHonours = 100,
                        .fiveHonours = 200,
                        .fourAces = 200,
                        .noTrumpsHeld = 50,
                        .revoke = 100,
                        .peek = 50,
                        .game = 300,
                        .rubber = {750, 750}};

const Scoring kVanderbilt{.slug = "bridge-vanderbilt",
                          .target = 100,
                          .trick = {20, 20, 30, 30, 35},
                          .evenNoTrump = 35,
                          .made = {0, 50, 100, 0, 100, 200},
                          .over = {50, 100, 200, 50, 200, 400},
                          .under = {{{50, 100, 200, 100, 200, 400},
                                     {50, 100, 200, 200, 400, 800},
                                     {50, 200, 400, 200, 400, 800},
                                     {50, 200, 400, 200, 400, 800},
                                     {50, 400, 800, 200, 400, 800}}},
                          .smallSlam = {500, 750},
                          .grandSlam = {1000, 1500},
                          .fourHonours = 100,
                          .fiveHonours = 150,
                          .fourAces = 150,
                          .revoke = 100,
                          .peek = 50,
                          .rubber = {700, 500},
                          .brokenOff = 300};

const Scoring kReform{.slug = "bridge-reform",
                      .target = 40,
                      .trick = {6, 7, 8, 9, 10},
                      .evenNoTrump = 10,
                      .made = {4, 8, 16, 4, 8, 16},
                      .failed = {4, 8, 16, 4, 8, 16},
                      .over = {8, 16, 32, 8, 16, 32},
                      .under = {{{8, 16, 32, 16, 32, 64},
                                 {8, 16, 32, 16, 32, 64},
                                 {8, 16, 32, 16, 32, 64},
                                 {8, 16, 32, 16, 32, 64},
                                 {8, 16, 32, 16, 32, 64}}},
                      .smallSlam = {48, 48},
                      .grandSlam = {96, 96},
                      .small = 16,
                      .grand = 32,
                      .fourHonours = 20,
                      .fiveHonours = 40,
                      .fourAces = 40,
                      .revoke = 20,
                      .peek = 10,
                      .ownBelow = true};

namespace {

constexpr std::string_view kStrains = "CDHSN";

int undertricks(const Scoring& sc, std::size_t price, int down) {
  int sum = 0, last = 0;
  for (int n = 1; n <= down; ++n) {
    last = n <= 5 ? sc.under[at(n - 1)][price] : last + sc.dearer[price];
    sum += last;
  }
  return sum;
}

} // namespace

std::string bidText(int bid) {
  return {static_cast<char>('0' + levelOf(bid)), kStrains[static_cast<std::size_t>(strainOf(bid))]};
}

int readBid(std::string_view t) {
  if (t.size() != 2 || t[0] < '1' || t[0] > '7') return 0;
  const auto strain = kStrains.find(t[1]);
  return strain == std::string_view::npos ? 0 : bidOf(t[0] - '0', static_cast<int>(strain));
}

int trickPoints(const Scoring& sc, int strain, int level) {
  if (strain == kNoTrumps) return (level + 1) / 2 * sc.trick[kNoTrumps] + level / 2 * sc.evenNoTrump;
  return level * sc.trick[at(strain)];
}

int gameLevel(const Scoring& sc, int strain, int part) {
  for (int level = 1; level < 7; ++level)
    if (part + trickPoints(sc, strain, level) >= sc.target) return level;
  return 7;
}

void write(const Scoring& sc, const HouseRules& house, Standing& s, const DealResult& o, const Writer& writer) {
  if (o.contract.bid == 0) return;
  const auto above = [&](PadEntry kind, int side, int points) {
    if (points == 0) return;
    s.above[at(side)] += points;
    if (writer) writer(kind, side, points);
  };
  const Contract& c = o.contract;
  const int side = sideOf(c.declarer), other = 1 - side;
  const bool danger = s.inDanger(side);
  const std::size_t price = (danger ? 3u : 0u) + (c.times == 1 ? 0u : c.times == 2 ? 1u : 2u);
  const int level = c.level(), strain = c.strain(), odd = o.tricks - 6;
  const bool made = odd >= level;
  if (made) {
    const int points = trickPoints(sc, strain, level) * c.times;
    s.part[at(side)] += points;
    s.below[at(side)] += points;
    if (writer) writer(PadEntry::Below, side, points);
    above(PadEntry::Made, side, sc.made[price]);
    above(PadEntry::Overtricks, side,
          sc.over[price] > 0 ? (odd - level) * sc.over[price]
                             : trickPoints(sc, strain, odd) - trickPoints(sc, strain, level));
  } else {
    above(PadEntry::Failed, other, sc.failed[price]);
    above(PadEntry::Undertricks, other, undertricks(sc, price, level - odd));
  }
  const int announced = !made ? 0 : level == 7 ? sc.grandSlam[danger] : level == 6 ? sc.smallSlam[danger] : 0;
  above(PadEntry::Slam, side, announced);
  if (announced == 0) {
    if (o.tricks >= 12) above(PadEntry::Slam, side, o.tricks == 13 ? sc.grand : sc.small);
    if (o.tricks <= 1) above(PadEntry::Slam, other, o.tricks == 0 ? sc.grand : sc.small);
  }
  if (o.honours.holder != kNobody && (o.silent >> sideOf(o.honours.holder) & 1) == 0)
    above(PadEntry::Honours, sideOf(o.honours.holder),
          strain == kNoTrumps    ? sc.fourAces
          : o.honours.count == 5 ? sc.fiveHonours
                                 : sc.fourHonours);
  if (house.schikane && strain != kNoTrumps)
    for (Seat k = 0; k < kChairs; ++k)
      if ((o.without >> k & 1) != 0) above(PadEntry::NoTrumps, sideOf(k), sc.noTrumpsHeld);
  for (const int k : {0, 1}) {
    above(PadEntry::Revoke, k, o.revokes[at(k)] * sc.revoke);
    above(PadEntry::Peek, k, o.peeks[at(k)] * sc.peek);
  }
  if (s.part[at(side)] < sc.target) return;
  const int below = s.part[at(side)];
  s.wonWith[at(side)] += below;
  const bool last = ++s.games[at(side)] == 2;
  if (!last || house.lastGamePremium) above(PadEntry::Game, side, sc.ownBelow ? below : sc.game);
  if (last) above(PadEntry::Rubber, side, sc.ownBelow ? s.wonWith[at(side)] : sc.rubber[s.games[at(other)]]);
  s.part = {};
}

std::array<int, 2> sumsOfLines(const HouseRules& house, const Standing& s) {
  std::array<int, 2> out{};
  for (const std::size_t k : {0u, 1u}) out[k] = s.above[k] + (house.countBelow ? s.below[k] : 0);
  return out;
}

std::array<int, 2> totals(const Scoring& sc, const HouseRules& house, const Standing& s) {
  std::array<int, 2> out = sumsOfLines(house, s);
  for (const std::size_t k : {0u, 1u}) out[k] += s.over() ? 0 : s.games[k] * sc.brokenOff;
  return out;
}

Phrase nameOf(PadEntry e) {
  switch (e) {
  case PadEntry::Below:
    return MK_TEXT("games", "below the line");
  case PadEntry::Made:
    return MK_TEXT("games", "contract made");
  case PadEntry::Overtricks:
    return MK_TEXT("games", "overtricks");
  case PadEntry::Failed:
    return MK_TEXT("games", "contract failed");
  case PadEntry::Undertricks:
    return MK_TEXT("games", "undertricks");
  case PadEntry::Slam:
    return MK_TEXT("games", "slam");
  case PadEntry::Honours:
    return MK_TEXT("games", "honours");
  case PadEntry::NoTrumps:
    return MK_TEXT("games", "hand without trumps");
  case PadEntry::Revoke:
    return MK_TEXT("games", "revoke");
  case PadEntry::Peek:
    return MK_TEXT("games", "looking at an old trick");
  case PadEntry::Game:
    return MK_TEXT("games", "game");
  case PadEntry::Rubber:
    return MK_TEXT("games", "rubber");
  }
  return {};
}

std::string text(const DealResult& o) {
  if (o.contract.bid == 0) return "P";
  const auto chair = [](Seat k) { return kCompass[at(k)]; };
  std::string t = bidText(o.contract.bid) + std::string(o.contract.times / 2u, 'X') + '-' + chair(o.contract.declarer) +
                  '=' + std::to_string(o.tricks);
  if (o.honours.holder != kNobody) t += ",h" + std::to_string(o.honours.count) + chair(o.honours.holder);
  if (o.without != 0) t += ",w";
  for (Seat k = 0; k < kChairs; ++k)
    if ((o.without >> k & 1) != 0) t += chair(k);
  for (const int k : {0, 1})
    if ((o.silent >> k & 1) != 0) t += ",s" + std::to_string(k);
  for (const int k : {0, 1}) {
    if (o.revokes[at(k)] > 0) t += ",r" + std::to_string(k) + ":" + std::to_string(o.revokes[at(k)]);
    if (o.peeks[at(k)] > 0) t += ",p" + std::to_string(k) + ":" + std::to_string(o.peeks[at(k)]);
  }
  return t;
}

namespace {

template <class T> bool readNumber(std::string_view t, int most, T& out) {
  int n = 0;
  const auto [end, error] = std::from_chars(t.data(), t.data() + t.size(), n);
  if (t.empty() || error != std::errc() || end != t.data() + t.size() || n < 0 || n > most) return false;
  out = static_cast<T>(n);
  return true;
}

Seat chairOf(char c) {
  const auto k = kCompass.find(c);
  return k == std::string_view::npos ? kNobody : static_cast<Seat>(k);
}

bool readMore(std::string_view t, DealResult& o) {
  if (t.size() < 2) return false;
  const std::string_view rest = t.substr(1);
  switch (t[0]) {
  case 'h':
    if (rest.size() != 2 || (rest[0] != '4' && rest[0] != '5')) return false;
    o.honours = {chairOf(rest[1]), static_cast<std::uint8_t>(rest[0] - '0')};
    return o.honours.holder != kNobody && (rest[0] == '4' || o.contract.strain() != kNoTrumps);
  case 'w':
    for (const char c : rest) {
      if (chairOf(c) == kNobody) return false;
      o.without = static_cast<std::uint8_t>(o.without | 1u << chairOf(c));
    }
    return true;
  case 's':
    if (rest != "0" && rest != "1") return false;
    o.silent = static_cast<std::uint8_t>(o.silent | 1u << (rest[0] - '0'));
    return true;
  case 'r':
  case 'p': {
    if (rest.size() < 3 || (rest[0] != '0' && rest[0] != '1') || rest[1] != ':') return false;
    auto& counts = t[0] == 'r' ? o.revokes : o.peeks;
    return readNumber(rest.substr(2), 1000, counts[at(rest[0] - '0')]);
  }
  default:
    return false;
  }
}

} // namespace

Checked<DealResult> readDealResult(std::string_view t) {
  const Refusal wrong = refuse({MK_TEXT("games", "“%1” is not a result of a deal: four spades doubled by North with "
                                                 "nine tricks are 4SX-N=9, a deal that all passed is P."),
                                {Arg::literal(std::string(t.substr(0, 40)))}});
  DealResult o;
  if (t == "P") return o;
  const auto dash = t.find('-');
  if (dash == std::string_view::npos || dash < 2) return wrong;
  const std::string_view doubles = t.substr(2, dash - 2);
  const int bid = readBid(t.substr(0, 2));
  if (bid == 0 || (!doubles.empty() && doubles != "X" && doubles != "XX")) return wrong;
  o.contract.bid = static_cast<std::uint8_t>(bid);
  o.contract.times = static_cast<std::uint8_t>(1u << doubles.size());
  std::string_view rest = t.substr(dash + 1);
  if (rest.size() < 3 || rest[1] != '=') return wrong;
  o.contract.declarer = chairOf(rest[0]);
  auto comma = rest.find(',');
  if (o.contract.declarer == kNobody ||
      !readNumber(rest.substr(2, comma == std::string_view::npos ? comma : comma - 2), 13, o.tricks))
    return wrong;
  while (comma != std::string_view::npos) {
    rest = rest.substr(comma + 1);
    comma = rest.find(',');
    if (!readMore(rest.substr(0, comma), o)) return wrong;
  }
  return o;
}

} // namespace mk::bridge
