// Secrets of card games. What is said of a move: nobody is told of a card that the own seat has not seen, now or
// before, and whoever only looks on is told of none that has not been laid open; every card game, every house rule, few
// and many seats. And the law of secrecy where several house rules hold at once: for all hands that a seat cannot tell
// apart its look, its moves and what it is advised are the same. MK_LONG=1 plays more matches. Rules: card games, A3.
#include "games/box/laws.h"
#include "games/box/match.h"
#include "games/cards/catalogue.h"
#include "games/kit/cards/notation.h"

#include <QTest>

#include <map>
#include <set>

using namespace mk;
using namespace mk::cards;

namespace {

using Names = std::set<std::string>;

std::string nameIn(const Card c) { return english(nameOf(c)); }

Names facesIn(const View& v) {
  Names out;
  for (const Zone& z : v.zones)
    for (const Item& i : z.items)
      if (i.thing.kind == Thing::Kind::Card && !i.thing.asCard().isBack()) out.insert(nameIn(i.thing.asCard()));
  return out;
}

Names namedIn(const Phrase& p) {
  Names out;
  const std::string said = english(p);
  for (const Suit suit : {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades})
    for (int value = 1; value <= 13; ++value)
      if (const std::string name = nameIn(Card(suit, value)); said.find(name) != std::string::npos) out.insert(name);
  return out;
}

// Moves whose own cards the others do not see; the cards of all other moves lie open when they are made.
bool isSecret(std::string_view game, std::string_view move) {
  constexpr std::pair<std::string_view, std::string_view> kSecret[] = {
      {"169", "discard"}, {"188", "give"}, {"191", "trade"}, {"191", "accept"}, {"192", "card"}, {"192", "play"}};
  const std::string_view verb = move.substr(0, move.find(' '));
  return std::ranges::any_of(kSecret, [&](const auto& s) { return s.first == game && s.second == verb; });
}

// A card that changes hands unseen is told to both of its seats, to whoever gives it away too (182, 188, 191).
bool changesHands(std::string_view game) { return game == "182" || game == "188" || game == "191"; }

class Told {
public:
  Told(const GameInfo& info, int seats, const std::map<std::string, std::string>& options, std::uint64_t seed)
      : info_(info), seats_(seats), random_(seed, 169) {
    auto match = Match::begin(info, seats, options, seed);
    if (!match) return;
    match_ = std::make_unique<Match>(std::move(*match));
  }
  bool isMade() const { return match_ != nullptr; }

  // The first sentence that tells too much, or nothing.
  std::string play(int plies) {
    for (Seat v = kNobody; v < seats_; ++v) seen_[v] = facesIn(match_->now().look(Viewer{v}));
    for (int i = 0; i < plies && !match_->over(); ++i)
      if (std::string wrong = step(); !wrong.empty()) return wrong;
    return {};
  }

private:
  std::string step() {
    if (match_->turn().isChance()) {
      const Event rolled = match_->rolled();
      const auto before = match_->now().clone();
      if (!match_->play(rolled)) return "chance is refused";
      return leak([&](Viewer v) { return before->tell(rolled.outcome, v); }, {}, kNobody);
    }
    std::vector<Seat> able;
    for (Seat k = 0; k < seats_; ++k)
      if (match_->turn().has(k)) able.push_back(k);
    const Seat seat = able[static_cast<std::size_t>(random_.index(able.size()))];
    const auto moves = match_->now().moves(seat);
    const std::string move = moves[static_cast<std::size_t>(random_.index(moves.size()))];
    const auto before = match_->now().clone();
    if (!match_->play(seat, move)) return "“" + move + "” is refused";
    return leak([&](Viewer v) { return before->tell(seat, move, v); }, move, seat);
  }

  template <class F> std::string leak(F told, const std::string& move, Seat mover) {
    Names open; // by the move itself
    if (!isSecret(info_.id, move))
      for (const std::string_view w : wordsOf(move))
        for (const std::string_view part : {w.substr(0, w.find('=')), w.substr(w.find('=') + 1)})
          if (const auto c = readCard(part)) open.insert(nameIn(*c));
    for (Seat v = kNobody; v < seats_; ++v) {
      const bool lot = mover == kNobody && match_->turn().isChance(); // drawn openly, and nothing is dealt yet
      if (mover == kNobody) seen_[v].clear();                         // a new deal: nothing of the last one is known
      seen_[v].merge(facesIn(match_->now().look(Viewer{v})));
      seen_[v].insert(open.begin(), open.end());
      if (v == mover || lot) continue;
      const Phrase said = told(Viewer{v});
      const bool loser = v != kNobody && changesHands(info_.id);
      for (const std::string& card : namedIn(said))
        if (!loser && !open.contains(card) && !seen_[v].contains(card))
          return "seat " + std::to_string(v) + " is told “" + english(said) + "” of “" + move + "” and has not seen " +
                 card;
    }
    return {};
  }

  const GameInfo& info_;
  int seats_;
  Random random_;
  std::unique_ptr<Match> match_;
  std::map<Seat, Names> seen_;
};

using Chosen = std::map<std::string, std::string>;

// A value of every house rule; one that asks for another is left alone where that one is not so.
Chosen anyRules(const GameInfo& info, Random& random) {
  Chosen out;
  for (const OptionSpec& o : info.options) {
    if (o.key == std::string_view("score-pad")) continue; // people's own cards
    if (o.onlyWith != nullptr && (!out.contains(o.onlyWith) || out[o.onlyWith] != o.onlyWithValue)) continue;
    out[o.key] = o.values[static_cast<std::size_t>(random.index(o.values.size()))].key;
  }
  return out;
}

QByteArray told(const Chosen& rules, int seats) {
  QByteArray out = QByteArray::number(seats) + " seats";
  for (const auto& [key, value] : rules) out += QByteArray::fromStdString(", " + key + "=" + value);
  return out;
}

} // namespace

class CardsSecrecyTest : public QObject {
  Q_OBJECT
private slots:
  void nobodyIsToldOfACardThatWasNotSeen_data() {
    QTest::addColumn<int>("row");
    const auto& games = cardsFamily().games;
    for (std::size_t i = 0; i < games.size(); ++i) QTest::newRow(games[i].id) << static_cast<int>(i);
  }
  void nobodyIsToldOfACardThatWasNotSeen() {
    QFETCH(int, row);
    const GameInfo& info = cardsFamily().games[static_cast<std::size_t>(row)];
    const int matches = std::getenv("MK_LONG") != nullptr ? 60 : 1;
    std::vector<std::map<std::string, std::string>> settings{{}};
    for (const OptionSpec& o : info.options)
      for (const OptionValue& value : o.values) {
        if (o.key == std::string_view("score-pad")) continue; // people's own cards
        settings.push_back({{o.key, value.key}});
        if (o.onlyWith != nullptr) settings.back()[o.onlyWith] = o.onlyWithValue;
      }
    int played = 0;
    for (const auto& options : settings)
      for (const int seats : {info.minSeats, info.maxSeats})
        for (int i = 0; i < matches; ++i) {
          Told told(info, seats, options, static_cast<std::uint64_t>(1 + i));
          if (!told.isMade()) continue; // this rule is for another number of seats
          ++played;
          const std::string wrong = told.play(150);
          QVERIFY2(wrong.empty(), wrong.c_str());
        }
    QVERIFY(played > 0);
  }

  void handsThatASeatCannotTellApartAreTheSameToItUnderAnyHouseRules_data() {
    QTest::addColumn<int>("row");
    const auto& games = cardsFamily().games;
    for (std::size_t i = 0; i < games.size(); ++i)
      if (games[i].secrets) QTest::newRow(games[i].id) << static_cast<int>(i);
  }
  void handsThatASeatCannotTellApartAreTheSameToItUnderAnyHouseRules() {
    QFETCH(int, row);
    const GameInfo& info = cardsFamily().games[static_cast<std::size_t>(row)];
    const bool isLong = std::getenv("MK_LONG") != nullptr;
    const int wanted = isLong ? 60 : 2;
    Random random(20261123, static_cast<std::uint64_t>(row));
    std::int64_t secrets = 0;
    for (int tried = 0, played = 0; played < wanted; ++tried) {
      QVERIFY(tried < 20 * wanted);
      const int seats = info.minSeats + static_cast<int>(random.index(info.maxSeats - info.minSeats + 1));
      const Chosen rules = anyRules(info, random);
      if (!Match::begin(info, seats, rules, 1)) continue; // this number of seats does not go with them
      ++played;
      const LawLimits limits{.matches = isLong ? 5 : 1, .seed = 1 + random.below(1'000'000)};
      const LawReport report = checkLaws(info, seats, rules, limits);
      const std::string wrong = report.broken.empty() ? "" : report.broken.front();
      QVERIFY2(wrong.empty(), told(rules, seats) + ": " + wrong.c_str());
      secrets += report.scrambles;
    }
    QVERIFY(secrets > 0); // hands that were really others
  }
};

QTEST_GUILESS_MAIN(CardsSecrecyTest)
#include "cards_secrecy_test.moc"
