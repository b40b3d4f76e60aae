// Who Is Last: positions and moves as text. Rules: card games, A13. Fields beside n, dealer, turn, trump, hand<s>,
// stock:
//   phase=lot|deal|over   what is not a seat's turn       first=2     who attacks first after the deal, in a series
//   attack: 7C 7S         to be beaten by the seat whose turn it is
//   beaten: 7C=8C         the last bout, still to be seen out=3,1     seats without cards in the order of going out
//   attacks, takes        counted against the limits      games, bad  games played and bad points of a series
#include "games/cards/durak.h"
#include "games/kit/cards/notation.h"

#include <algorithm>

namespace mk {

using namespace cards;

namespace {

std::string pairs(const Attack& attack, const Defence& by) {
  std::string out;
  for (std::size_t i = 0; i < attack.size(); ++i)
    out += (i == 0 ? "" : " ") + mk::text(attack[i]) + "=" + mk::text(by[i]);
  return out;
}

std::vector<std::string_view> wordsOf(std::string_view t) {
  std::vector<std::string_view> out;
  while (!t.empty()) {
    const auto cut = t.find(' ');
    if (cut != 0) out.push_back(t.substr(0, cut));
    t.remove_prefix(cut == std::string_view::npos ? t.size() : cut + 1);
  }
  return out;
}

} // namespace

std::string Durak::text(const State& s) const {
  std::string out = "game durak; n=" + std::to_string(seats_);
  const auto add = [&out](std::string_view key, const std::string& value) { out += "; " + std::string(key) + value; };
  const bool playing = s.phase == Phase::Attack || s.phase == Phase::Defence;
  if (!playing) add("phase=", s.phase == Phase::Lot ? "lot" : s.phase == Phase::Deal ? "deal" : "over");
  if (s.phase == Phase::Lot) return out;
  add("dealer=", std::to_string(s.dealer + 1));
  add("turn=", std::to_string((s.phase == Phase::Defence ? defender(s) : s.attacker) + 1));
  add("trump=", std::string(1, suitLetter(s.trump)));
  for (Seat k = 0; k < seats_; ++k) add("hand" + std::to_string(k + 1) + ": ", cardsText(s.hands[at(k)]));
  add("stock: ", stockText(s.stock));
  if (s.phase == Phase::Defence) add("attack: ", mk::text(std::span<const Card>(s.attack)));
  if (!s.beating.empty()) add("beaten: ", pairs(s.attack, s.beating));
  if (!s.out.empty()) {
    std::string seats;
    for (const Seat k : s.out) seats += (seats.empty() ? "" : ",") + std::to_string(k + 1);
    add("out=", seats);
  }
  if (s.attacks > 0) add("attacks=", std::to_string(s.attacks));
  if (s.takes > 0) add("takes=", std::to_string(s.takes));
  if (s.first != kNobody) add("first=", std::to_string(s.first + 1));
  if (s.series.played > 0) {
    add("games=", std::to_string(s.series.played));
    std::string bad;
    for (Seat k = 0; k < seats_; ++k) bad += (k == 0 ? "" : ",") + std::to_string(s.series.points[at(k)]);
    add("bad=", bad);
  }
  return out;
}

namespace {

using State = Durak::State;
using Phase = Durak::Phase;

class Reader {
public:
  Reader(Fields fields, int seats, int games) : f_(std::move(fields)), seats_(seats), games_(games) {}

  Checked<State> read() {
    if (f_.value("game") != "durak") return refuse(MK_TEXT("games", "A position of this game begins with: game durak"));
    for (const auto step : {&Reader::frame, &Reader::cards, &Reader::bout, &Reader::counts})
      if (auto ok = (this->*step)(); !ok) return Refusal{ok.why()};
    if (auto ok = f_.nothingElse(); !ok) return Refusal{ok.why()};
    return s_;
  }

private:
  // Reads a number field into a member of the state.
  template <class T>
  Permission into(T& member, std::string_view key, int lowest, int highest, int preset, int shift = 0) {
    const auto n = f_.number(key, lowest, highest, preset);
    if (!n) return Refusal{n.why()};
    member = static_cast<T>(*n - shift);
    return Ok{};
  }

  Permission frame() {
    if (auto n = f_.number("n", seats_, seats_, 0); !n || *n != seats_)
      return refuse({MK_TEXT("games", "At this table the position must say n=%1."), {Arg::number(seats_)}});
    const std::string_view phase = f_.value("phase");
    if (phase == "lot") return Ok{};
    s_.phase = phase == "deal" ? Phase::Deal : phase == "over" ? Phase::Over : Phase::Attack;
    if (s_.phase == Phase::Attack && !phase.empty())
      return refuse(
          {MK_TEXT("games", "“%1” is no phase: lot, deal or over."), {Arg::literal(std::string(phase.substr(0, 40)))}});
    if (auto ok = into(s_.dealer, "dealer", 1, seats_, 1, 1); !ok) return ok;
    if (auto ok = into(turn_, "turn", 1, seats_, 1, 1); !ok) return ok;
    if (auto ok = into(s_.first, "first", 1, seats_, 0, 1); !ok) return ok;
    const auto trump = readSuit(f_.has("trump") ? f_.value("trump") : "C");
    if (!trump) return Refusal{trump.why()};
    s_.trump = *trump;
    return Ok{};
  }

  Permission cards() {
    for (Seat k = 0; k < seats_; ++k) {
      const auto hand = f_.cards("hand" + std::to_string(k + 1));
      if (!hand) return Refusal{hand.why()};
      for (const Card c : *hand) {
        if (c.isBack() || c.isJoker()) return refuse(MK_TEXT("games", "Every card of a position must be known."));
        addSorted(s_.hands[at(k)], c);
      }
    }
    const auto stock = f_.cards("stock");
    if (!stock) return Refusal{stock.why()};
    for (std::size_t i = stock->size(); i > 0; --i) {
      const Card c = (*stock)[i - 1];
      if (c.isBack() || c.isJoker()) return refuse(MK_TEXT("games", "Every card of a position must be known."));
      s_.stock.push_back(c);
    }
    return Ok{};
  }

  Permission bout() {
    const auto seats = f_.numbers("out", 1, seats_);
    if (!seats) return Refusal{seats.why()};
    for (const int k : *seats) {
      if (s_.out.contains(static_cast<Seat>(k - 1))) return refuse(MK_TEXT("games", "A seat can be out only once."));
      s_.out.push_back(static_cast<Seat>(k - 1));
    }
    s_.attacker = turn_;
    const auto attack = f_.cards("attack");
    if (!attack) return Refusal{attack.why()};
    if (attack->size() > kMostAttack) return refuse(MK_TEXT("games", "An attack has at most four cards."));
    if (!attack->empty() && s_.phase == Phase::Attack) {
      s_.phase = Phase::Defence;
      for (const Card c : *attack) {
        if (c.isBack() || c.isJoker() || c.high() != (*attack)[0].high())
          return refuse(MK_TEXT("games", "The cards of an attack have one rank."));
        s_.attack.push_back(c);
      }
      sortAttack(s_.attack);
      do s_.attacker = rightOf(s_.attacker, seats_);
      while (s_.out.contains(s_.attacker) && s_.attacker != turn_);
    }
    return beaten();
  }

  Permission beaten() {
    for (const std::string_view w : wordsOf(f_.value("beaten"))) {
      const auto a = readCard(w.substr(0, w.find('='))), b = readCard(w.size() == 5 ? w.substr(3) : "");
      if (!a || !b || a->isBack() || b->isBack() || a->isJoker() || b->isJoker() || s_.attack.full() ||
          s_.phase == Phase::Defence || !Beating{s_.trump}.beats(*a, *b))
        return refuse({MK_TEXT("games", "“%1” is no card beaten by another, as in 7C=8C."),
                       {Arg::literal(std::string(w.substr(0, 40)))}});
      s_.attack.push_back(*a);
      s_.beating.push_back(*b);
    }
    return Ok{};
  }

  Permission counts() {
    const int laid = s_.phase == Phase::Defence || !s_.beating.empty() ? 1 : 0;
    if (auto ok = into(s_.attacks, "attacks", 0, Durak::kMostAttacks, laid); !ok) return ok;
    if (auto ok = into(s_.takes, "takes", 0, Durak::kMostTakes, 0); !ok) return ok;
    const int most = s_.phase == Phase::Over ? games_ : games_ - 1;
    if (auto ok = into(s_.series.played, "games", 0, most, s_.phase == Phase::Over ? games_ : 0); !ok) return ok;
    const auto bad = f_.numbers("bad", 0, games_);
    if (!bad) return Refusal{bad.why()};
    if (!bad->empty() && bad->size() != at(static_cast<Seat>(seats_)))
      return refuse(MK_TEXT("games", "There must be bad points for every seat."));
    for (std::size_t i = 0; i < bad->size(); ++i) s_.series.points[i] = static_cast<std::uint8_t>((*bad)[i]);
    return Ok{};
  }

  Fields f_;
  int seats_, games_;
  State s_;
  Seat turn_ = 0;
};

} // namespace

Checked<Durak::State> Durak::read(std::string_view t) const {
  auto fields = Fields::read(t);
  if (!fields) return Refusal{fields.why()};
  auto s = Reader(std::move(*fields), seats_, games_).read();
  if (!s) return s;
  if (const std::string f = fault(*s); !f.empty())
    return refuse({MK_TEXT("games", "This position cannot be: %1"), {Arg::literal(f)}});
  return s;
}

std::string Durak::text(const State& s, Seat, const Move& m) const {
  switch (m.kind) {
  case Move::Kind::Attack:
    return "attack " + mk::text(std::span<const Card>(m.cards));
  case Move::Kind::Beat:
    return "beat " + pairs(s.attack, m.cards);
  case Move::Kind::Take:
    return "take";
  }
  return {};
}

Checked<Durak::Move> Durak::readMove(const State& s, Seat seat, std::string_view t) const {
  auto words = wordsOf(t);
  const std::string_view verb = words.empty() ? "" : words.front();
  if (!words.empty()) words.erase(words.begin());
  if (s.phase == Phase::Attack && verb == "attack") return readAttack(s, seat, words);
  if (s.phase == Phase::Defence && verb == "beat") return readDefence(s, seat, words);
  if (s.phase == Phase::Defence && verb == "take" && words.empty()) {
    if (mayTake(s)) return Move{};
    return refuse(MK_TEXT("games", "Whoever can beat the attack may not take it up."));
  }
  const Arg said = Arg::literal(std::string(t.substr(0, 60)));
  if (s.phase == Phase::Attack) return refuse({MK_TEXT("games", "“%1” is no attack: write attack 7C 7S"), {said}});
  return refuse({MK_TEXT("games", "“%1” is no answer to an attack: write beat 7C=8C, or take"), {said}});
}

Checked<Durak::Move> Durak::readAttack(const State& s, Seat seat, const std::vector<std::string_view>& words) const {
  Move m{Move::Kind::Attack, {}};
  if (words.empty() || words.size() > kMostAttack) return refuse(MK_TEXT("games", "An attack has one to four cards."));
  for (const std::string_view w : words) {
    const auto c = readCard(w);
    if (!c) return Refusal{c.why()};
    if (!s.hands[at(seat)].contains(*c) || m.cards.contains(*c))
      return refuse({MK_TEXT("games", "The card %1 is not in this hand."), {Arg::literal(mk::text(*c))}});
    if (!m.cards.empty() && c->high() != m.cards[0].high())
      return refuse(MK_TEXT("games", "The cards of an attack have one rank."));
    m.cards.push_back(*c);
  }
  if (m.cards.count() > s.hands[at(defender(s))].count())
    return refuse(MK_TEXT("games", "An attack has no more cards than the defender holds."));
  sortAttack(m.cards);
  return m;
}

Checked<Durak::Move> Durak::readDefence(const State& s, Seat seat, const std::vector<std::string_view>& words) const {
  Move m{Move::Kind::Beat, {}};
  m.cards.resize(s.attack.size(), Card::back());
  for (const std::string_view w : words) {
    if (w.size() != 5 || w[2] != '=')
      return refuse({MK_TEXT("games", "“%1” is no card beaten by another, as in 7C=8C."),
                     {Arg::literal(std::string(w.substr(0, 40)))}});
    const auto a = readCard(w.substr(0, 2)), b = readCard(w.substr(3));
    if (!a) return Refusal{a.why()};
    if (!b) return Refusal{b.why()};
    const auto i = static_cast<std::size_t>(std::ranges::find(s.attack, *a) - s.attack.begin());
    if (i == s.attack.size() || !m.cards[i].isBack())
      return refuse({MK_TEXT("games", "The card %1 is not to be beaten."), {Arg::literal(mk::text(*a))}});
    if (!s.hands[at(seat)].contains(*b) || m.cards.contains(*b))
      return refuse({MK_TEXT("games", "The card %1 is not in this hand."), {Arg::literal(mk::text(*b))}});
    if (!Beating{s.trump}.beats(*a, *b))
      return refuse(
          {MK_TEXT("games", "%1 does not beat %2."), {Arg::literal(mk::text(*b)), Arg::literal(mk::text(*a))}});
    m.cards[i] = *b;
  }
  if (m.cards.contains(Card::back())) return refuse(MK_TEXT("games", "A defence must beat every card of the attack."));
  return m;
}

} // namespace mk
