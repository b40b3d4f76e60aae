// Reading and writing Portable Bridge Notation. Each board is played by the rules as it is read, so that an auction or
// a card that cannot be is found where it stands.
#include "games/whist/pbn.h"

#include "games/box/match.h"
#include "games/kit/tag_line.h"
#include "games/whist/bridge_review.h"
#include "games/whist/bridge_spelling.h"
#include "games/whist/bridge_words.h"
#include "games/whist/pbn_surface.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <charconv>

namespace mk {

using namespace cards;
using namespace bridge;

namespace {

bool isOneOf(std::string_view t, std::initializer_list<std::string_view> all) {
  return std::ranges::find(all, t) != all.end();
}

std::string upper(std::string_view t) {
  std::string out(t);
  for (char& c : out)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return out;
}

// --- one board

class BoardReader {
public:
  BoardReader(const Bridge& rules, const PbnBoard& board, int number) : rules_(rules), board_(board), number_(number) {}

  Checked<ExchangedGame> read() {
    for (const auto step : {&BoardReader::readDeal, &BoardReader::readAuction, &BoardReader::checkContract,
                            &BoardReader::readPlay, &BoardReader::checkResult})
      if (auto ok = (this->*step)(); !ok) return Refusal{ok.why()};
    for (const char* seat : {"North", "East", "South", "West"}) {
      const std::string name = value(seat);
      game_.names.push_back(name == "?" ? std::string() : name);
    }
    for (const char* part : {"Event", "Board", "Date"}) {
      std::string text = value(part);
      if (text.empty() || text.starts_with('?')) continue;
      if (std::string_view(part) == "Board") text = "#" + text;
      game_.title += (game_.title.empty() ? "" : ", ") + text;
    }
    if (closed_ && s_.phase != Bridge::Phase::Over) game_.log.emplace_back("stop");
    return std::move(game_);
  }

private:
  const PbnTag* tag(std::string_view name) const {
    const auto t = std::ranges::find(board_, name, &PbnTag::name);
    return t == board_.end() ? nullptr : &*t;
  }
  std::string value(std::string_view name) const { return tag(name) ? tag(name)->value : std::string(); }
  Refusal no(const PbnTag& t, Phrase why) const { return wrongInPbn(t.line, number_, t.value, std::move(why)); }
  Refusal no(const PbnWord& w, Phrase why) const { return wrongInPbn(w.line, number_, w.text, std::move(why)); }

  Permission readDeal() {
    const PbnTag *deal = tag("Deal"), *dealer = tag("Dealer");
    if (deal == nullptr)
      return wrongInPbn(board_.front().line, number_, board_.front().name,
                        MK_TEXT("games", "the board gives no deal."));
    const std::string text = upper(deal->value);
    const Seat first = text.size() > 2 && text[1] == ':' ? chairOf(text[0]) : kNobody;
    if (first == kNobody)
      return no(*deal, MK_TEXT("games", "a deal is a seat, a colon and four hands, as in N:AK2.T98..QJ76543 ..."));
    std::array<std::string, 4> hands;
    std::bitset<64> seen;
    std::size_t from = 2;
    for (int i = 0; i < kChairs; ++i) {
      const auto begin = std::min(text.find_first_not_of(' ', from), text.size());
      const auto end = std::min(text.find(' ', begin), text.size());
      const auto chair = static_cast<Seat>((first + i) % kChairs);
      auto hand = handOf(*deal, chair, std::string_view(text).substr(begin, end - begin), seen);
      if (!hand) return Refusal{hand.why()};
      hands[at(chair)] = *hand;
      from = end;
    }
    if (text.find_first_not_of(' ', from) != std::string::npos)
      return no(*deal, MK_TEXT("games", "a deal has four hands."));
    Seat who = first;
    if (dealer != nullptr) who = dealer->value.size() == 1 ? chairOf(upper(dealer->value)[0]) : kNobody;
    if (who == kNobody) return no(*dealer, MK_TEXT("games", "the dealer is N, E, S or W."));
    std::string danger;
    if (const PbnTag* v = tag("Vulnerable")) {
      const std::string said = upper(v->value);
      if (isOneOf(said, {"ALL", "BOTH"}))
        danger = "NSEW";
      else if (isOneOf(said, {"NS", "EW"}))
        danger = said;
      else if (!isOneOf(said, {"NONE", "LOVE", "-", "", "?"}))
        return no(*v, MK_TEXT("games", "vulnerable is None, NS, EW or All."));
    }
    game_.position = std::string("dealer=") + letterOf(who) + " vul=" + danger;
    if (const std::string part = value("PartScore"); !part.empty()) game_.position += " part=" + part;
    game_.position += " | N:";
    for (const std::string& hand : hands) game_.position += hand + ' ';
    game_.position.pop_back();
    auto s = rules_.read(game_.position);
    if (!s) return no(*deal, s.why());
    s_ = *s;
    return Ok{};
  }

  Checked<std::string> handOf(const PbnTag& deal, Seat chair, std::string_view text, std::bitset<64>& seen) {
    const Arg who = Arg::phrase(chairPhrase(chair));
    if (text.empty() || text == "-")
      return no(deal, {MK_TEXT("games", "the thirteen cards of %1 are missing."), {who}});
    if (std::ranges::count(text, '.') != 3)
      return no(deal, {MK_TEXT("games", "the hand of %1 has four suits with dots between, spades first."), {who}});
    std::string out;
    std::size_t suit = 0;
    int cards = 0;
    bool isVoid = true;
    const std::string all = '.' + std::string(text) + '.';
    for (std::size_t i = 1; i < all.size(); ++i) {
      const char c = all[i];
      if (c == '-' && all[i - 1] == '.' && all[i + 1] == '.') continue; // as some programs and our positions write it
      if (c == '.') {
        if (isVoid) out += '-';
        if (++suit < 4) out += '.';
        isVoid = true;
        continue;
      }
      const auto card = readCard(std::string{c, kSuitsDown[suit]});
      if (!card || card->isJoker() || card->isBack())
        return no(deal, {MK_TEXT("games", "“%1” is not a rank."), {Arg::literal(std::string(1, c))}});
      if (seen.test(static_cast<std::size_t>(card->code())))
        return no(deal, {MK_TEXT("games", "%1 is there twice."), {Arg::card(card->code())}});
      seen.set(static_cast<std::size_t>(card->code()));
      out += c;
      isVoid = false;
      ++cards;
    }
    if (cards != Bridge::kTricks)
      return no(deal, {MK_TEXT("games", "the hand of %1 has %2 cards, not thirteen."), {who, Arg::number(cards)}});
    return out;
  }

  void play(const Bridge::Move& m) {
    const Seat seat = rules_.turn(s_).seat();
    game_.log.push_back(std::to_string(seat) + ' ' + rules_.text(s_, seat, m));
    rules_.play(s_, seat, m);
  }
  bool isLegal(const Bridge::Move& m) const {
    std::vector<Bridge::Move> legal;
    rules_.moves(s_, rules_.turn(s_).seat(), legal);
    return std::ranges::find(legal, m) != legal.end();
  }

  Permission readAuction() {
    const PbnTag* auction = tag("Auction");
    if (auction == nullptr) return Ok{};
    const std::string first = upper(auction->value);
    if (first.size() != 1 || chairOf(first[0]) != s_.turn)
      return no(*auction,
                {MK_TEXT("games", "the auction begins with the dealer, %1."), {Arg::phrase(chairPhrase(s_.turn))}});
    for (const PbnWord& w : auction->section) {
      std::string t = upper(w.text);
      if (t.starts_with('=') || t.starts_with('$') || t == "+" || t == "-") continue;
      if (t == "*") return Ok{}; // the rest is not told
      while (!t.empty() && std::string_view("!?*").find(t.back()) != std::string_view::npos) t.pop_back();
      if (t.size() == 3 && t.ends_with("NT")) t.pop_back();
      if (t == "PASS") t = "P";
      if (t == "AP") {
        while (s_.phase == Bridge::Phase::Auction) play({Bridge::Move::Kind::Call, Bridge::kPass, 0});
        continue;
      }
      if (t.starts_with('^')) return no(w, MK_TEXT("games", "calls out of turn and insufficient bids cannot be read."));
      const int number = readCall(t);
      if (number < 0) return no(w, MK_TEXT("games", "this is not a call: Pass, 1C to 7NT, X, XX or AP."));
      if (s_.phase != Bridge::Phase::Auction) return no(w, MK_TEXT("games", "the auction is over before this call."));
      const Bridge::Move m{Bridge::Move::Kind::Call, static_cast<std::uint8_t>(number), 0};
      if (!isLegal(m))
        return no(w, {MK_TEXT("games", "%1 may not call this. %2"),
                      {Arg::phrase(chairPhrase(s_.turn)), Arg::phrase(whyNotCall(s_.auction, number))}});
      play(m);
    }
    closed_ = s_.phase == Bridge::Phase::Deal || s_.phase == Bridge::Phase::Over;
    return Ok{};
  }

  bool isBid() const { return s_.phase != Bridge::Phase::Auction; }

  Permission checkContract() {
    const PbnTag *contract = tag("Contract"), *declarer = tag("Declarer");
    if (contract != nullptr && !isOneOf(contract->value, {"", "?"})) {
      std::string t = upper(contract->value);
      const bool passed = t == "PASS" || t == "P";
      int times = 1;
      for (; t.ends_with('X'); t.pop_back()) times *= 2;
      if (t.size() == 3 && t.ends_with("NT")) t.pop_back();
      const int bid = readBid(t);
      if ((!passed && bid == 0) || times > 4)
        return no(*contract, MK_TEXT("games", "a contract is a bid and X or XX, as in 4SX, or Pass."));
      if (isBid() && (s_.contract.bid != (passed ? 0 : bid) || (!passed && s_.contract.times != times)))
        return no(*contract, MK_TEXT("games", "the contract is not the one of the auction."));
    }
    if (declarer != nullptr && !isOneOf(declarer->value, {"", "?"})) {
      std::string t = upper(declarer->value);
      if (t.starts_with('^')) t.erase(0, 1);
      const Seat chair = t.size() == 1 ? chairOf(t[0]) : kNobody;
      if (chair == kNobody) return no(*declarer, MK_TEXT("games", "the declarer is N, E, S or W."));
      if (isBid() && s_.contract.declarer != chair)
        return no(*declarer,
                  {MK_TEXT("games", "by the auction the declarer is %1."),
                   {Arg::literal(s_.contract.bid == 0 ? "-" : std::string(1, letterOf(s_.contract.declarer)))}});
    }
    return Ok{};
  }

  // A row tells a trick in the order of the chairs from the one that led first, not in the order of play.
  Permission readPlay() {
    const PbnTag* play = tag("Play");
    if (play == nullptr || play->section.empty()) return Ok{};
    if (s_.phase != Bridge::Phase::Play) {
      if (std::ranges::all_of(play->section, [](const PbnWord& w) { return w.text == "*" || w.text == "-"; }))
        return Ok{};
      return no(play->section.front(), MK_TEXT("games", "there is no finished auction before the play."));
    }
    const std::string first = upper(play->value);
    if (first.size() != 1 || chairOf(first[0]) != s_.turn)
      return no(*play, {MK_TEXT("games", "%1 leads to the first trick."), {Arg::phrase(chairPhrase(s_.turn))}});
    const Seat left = s_.turn;
    std::vector<PbnWord> cards;
    for (const PbnWord& w : play->section) {
      if (w.text == "*") break;
      if (w.text.front() == '=' || w.text.front() == '$' || w.text == "+") continue;
      cards.push_back(w);
    }
    for (std::size_t row = 0; row < cards.size(); row += kChairs) {
      std::size_t told = 0;
      const std::size_t here = std::min<std::size_t>(kChairs, cards.size() - row);
      for (std::size_t k = 0; k < here; ++k) told += cards[row + k].text.front() == '-' ? 0 : 1;
      for (; told > 0; --told) {
        const auto column = static_cast<std::size_t>((s_.turn - left + kChairs) % kChairs);
        const PbnWord& w = cards[row + std::min(column, here - 1)];
        if (s_.phase != Bridge::Phase::Play) return no(w, MK_TEXT("games", "all cards have been played before this."));
        if (column >= here || w.text.front() == '-')
          return no(
              w, {MK_TEXT("games", "the card of %1 is missing in this trick."), {Arg::phrase(chairPhrase(s_.turn))}});
        if (auto ok = playCard(w); !ok) return ok;
      }
    }
    closed_ = s_.phase != Bridge::Phase::Play;
    return Ok{};
  }

  Permission playCard(const PbnWord& w) {
    std::string t = upper(w.text);
    while (t.size() > 2 && std::string_view("!?").find(t.back()) != std::string_view::npos) t.pop_back();
    const auto card = t.size() == 2 ? readCard(std::string{t[1], t[0]}) : readCard("");
    if (!card || card->isJoker() || card->isBack())
      return no(w, MK_TEXT("games", "a card is a suit and a rank, as in SK."));
    const Bridge::Move m{Bridge::Move::Kind::Play, static_cast<std::uint8_t>(card->code()), 0};
    if (!s_.hands[at(s_.turn)].contains(*card))
      return no(w, {MK_TEXT("games", "%1 is not in the hand of %2."),
                    {Arg::card(card->code()), Arg::phrase(chairPhrase(s_.turn))}});
    if (!isLegal(m)) return no(w, MK_TEXT("games", "the suit that was led must be followed."));
    play(m);
    return Ok{};
  }

  Permission checkResult() {
    const PbnTag* result = tag("Result");
    if (result == nullptr || !isBid() || isOneOf(result->value, {"", "?"})) return Ok{};
    std::string_view t = result->value;
    if (t.starts_with('^')) t.remove_prefix(1);
    int tricks = -1;
    const auto [end, error] = std::from_chars(t.data(), t.data() + t.size(), tricks);
    if (error != std::errc() || end != t.data() + t.size() || tricks < 0 || tricks > Bridge::kTricks)
      return no(*result, MK_TEXT("games", "a result is the number of tricks of declarer's side, 0 to 13."));
    if (closed_) {
      if (s_.contract.bid > 0 && s_.pad.back().tricks != tricks)
        return no(*result, {MK_TEXT("games", "by the play declarer's side has %1 tricks."),
                            {Arg::number(s_.pad.back().tricks)}});
      return Ok{};
    }
    const int side = sideOf(s_.contract.declarer), won = s_.won[at(side)], lost = s_.won[at(1 - side)];
    if (tricks < won || tricks > Bridge::kTricks - lost)
      return no(*result, {MK_TEXT("games", "after what was played declarer's side has %1 to %2 tricks."),
                          {Arg::number(won), Arg::number(Bridge::kTricks - lost)}});
    claimRest(tricks);
    return Ok{};
  }

  // The play breaks off and the result is told: the rest was claimed, where the rules allow that here.
  void claimRest(int tricks) {
    const int side = sideOf(s_.contract.declarer), mine = sideOf(s_.turn);
    const int all = mine == side ? tricks : Bridge::kTricks - tricks;
    const Bridge::Move claim{Bridge::Move::Kind::Claim, static_cast<std::uint8_t>(all - s_.won[at(mine)]), 0};
    if (!isLegal(claim)) return;
    const Bridge::State before = s_;
    const std::size_t lines = game_.log.size();
    play(claim);
    while (s_.phase == Bridge::Phase::Answer) play({Bridge::Move::Kind::Accept, 0, 0});
    closed_ = !s_.pad.empty() && s_.pad.back().tricks == tricks;
    if (closed_) return;
    s_ = before; // master trumps are never given away: such a claim is played on
    game_.log.resize(lines);
  }

  const Bridge& rules_;
  const PbnBoard& board_;
  int number_;
  Bridge::State s_;
  ExchangedGame game_;
  bool closed_ = false; // the deal has come to its end
};

Bridge rulesOf(const GameInfo& info) { return Bridge(*scoringOf(info.id), Setup{kChairs, Options(info.options)}); }

Checked<std::vector<ExchangedGame>> readPbn(const GameInfo& info, std::string_view text) {
  const auto boards = readPbnSurface(text);
  if (!boards) return Refusal{boards.why()};
  const Bridge rules = rulesOf(info);
  std::vector<ExchangedGame> out;
  for (const PbnBoard& board : *boards) {
    const int number = static_cast<int>(out.size()) + 1;
    auto game = BoardReader(rules, board, number).read();
    if (!game) return Refusal{game.why()};
    out.push_back(std::move(*game));
  }
  if (out.empty()) return refuse(MK_TEXT("games", "There is no board in it."));
  return out;
}

// --- writing

std::string pbnCall(const Call& c) {
  switch (c.kind) {
  case Call::Kind::Bid:
    return bidText(c.bid) + (strainOf(c.bid) == kNoTrumps ? "T" : "");
  case Call::Kind::Double:
    return "X";
  case Call::Kind::Redouble:
    return "XX";
  default:
    return "Pass";
  }
}

// Cards as they lie can be told where every suit was followed.
bool isFaultless(const Bridge::State& s) {
  return s.backs.empty() && s.accused.empty() && s.peeks[0] + s.peeks[1] == 0;
}

std::string playSection(const Bridge::State& s) {
  const Seat first = s.laid.front().chair;
  std::string out = tagLine("Play", std::string(1, letterOf(first)));
  for (int trick = 0; trick < s.laid.count(); trick += kChairs) {
    std::array<std::string, kChairs> row{"-", "-", "-", "-"};
    for (int i = trick; i < std::min(trick + kChairs, s.laid.count()); ++i) {
      const std::string card = mk::text(s.laid[at(i)].card);
      row[at((s.laid[at(i)].chair - first + kChairs) % kChairs)] = {card[1], card[0]};
    }
    for (std::size_t k = 0; k < row.size(); ++k) out += row[k] + (k == 3 ? "\n" : row[k].size() == 1 ? "  " : " ");
  }
  return out + (s.laid.full() ? "" : "*\n");
}

std::string boardText(const Bridge& rules, const Bridge::State& s, int number, std::span<const std::string> names) {
  const DealResult& r = s.pad.back();
  Standing before = s.from;
  for (int i = 0; i + 1 < s.pad.count(); ++i) write(rules.scoring(), rules.house(), before, s.pad[at(i)]);
  const Seat dealer = s.auction.calls.front().seat;
  std::string out = tagLine("Event", "Mängukast") + tagLine("Site", "?") + tagLine("Date", "????.??.??") +
                    tagLine("Board", std::to_string(number));
  for (const auto& [name, chair] :
       {std::pair{"West", Seat{3}}, {"North", Seat{0}}, {"East", Seat{1}}, {"South", Seat{2}}}) {
    const std::size_t who = at(s.person[at(chair)]);
    out += tagLine(name, who < names.size() && !names[who].empty() ? names[who] : "?");
  }
  const std::string danger = dangerText(before);
  out += tagLine("Dealer", std::string(1, letterOf(dealer))) + tagLine("Vulnerable", danger.empty()     ? "None"
                                                                                     : danger == "NSEW" ? "All"
                                                                                                        : danger);
  if (before.part != std::array<std::int32_t, 2>{}) out += tagLine("PartScore", partText(before));
  std::string deal = "N:";
  for (const Cards& hand : Bridge::dealtHands(s)) {
    std::string cards = handText(hand);
    std::erase(cards, '-');
    deal += (deal.size() > 2 ? " " : "") + cards;
  }
  out += tagLine("Deal", deal) + tagLine("Scoring", "Rubber");
  const bool passed = r.contract.bid == 0;
  std::string contract = passed ? "Pass" : bidText(r.contract.bid) + (r.contract.strain() == kNoTrumps ? "T" : "");
  contract += r.contract.times == 4 ? "XX" : r.contract.times == 2 ? "X" : "";
  out += tagLine("Declarer", passed ? "" : std::string(1, letterOf(r.contract.declarer))) +
         tagLine("Contract", contract) + tagLine("Result", passed ? "" : std::to_string(r.tricks));
  out += tagLine("Auction", std::string(1, letterOf(dealer)));
  for (std::size_t i = 0; i < s.auction.calls.size(); ++i)
    out += pbnCall(s.auction.calls[i].call) + (i % 4 == 3 || i + 1 == s.auction.calls.size() ? '\n' : ' ');
  if (!s.laid.empty() && isFaultless(s)) out += playSection(s);
  return out + '\n';
}

// Every deal of the match that has come to its end.
Checked<std::string> writePbn(const Match& match, std::span<const std::string> names) {
  const Bridge rules(*scoringOf(match.info().id), match.game().setup());
  std::string out;
  int number = 0;
  bool inDeal = false;
  for (std::size_t ply = 0; ply <= match.plies(); ++ply) {
    const std::string text = match.at(ply).text();
    const bool ended = isEndOfDeal(text);
    if (ended && !inDeal) {
      const auto s = rules.read(text);
      if (!s) return Refusal{s.why()};
      out += boardText(rules, *s, ++number, names);
    }
    inDeal = ended;
  }
  if (out.empty()) return refuse(MK_TEXT("games", "No deal of this match has come to its end yet."));
  return "% PBN 2.1\n% EXPORT\n" + out;
}

} // namespace

std::span<const FileFormat> pbnFormats() {
  static constexpr std::array<FileFormat, 1> kFormats{{{"PBN", "pbn", FileFormat::Holds::Games, readPbn, writePbn}}};
  return kFormats;
}

} // namespace mk
