// mangukast-dummy: the double-dummy solver libdds (Haglund, Hein) in a process of its own. A question a line, an answer
// a line, each with the number of its question. Hands are sixteen masks in hexadecimal, four suits of each hand, clubs
// first; bit 2 is the two, bit 14 the ace. A card is 16 times its suit plus its rank.
//
//   cards NR TRUMP LEADER N CARD... MASK*16     NR CARD TRICKS CARD TRICKS ...
//   table NR MASK*16                            NR 20 numbers: strains from clubs, declarers clockwise
//   course NR TRUMP LEADER N CARD... MASK*16    NR N+1 numbers: tricks of the leader's opponents
//   anything else, and what cannot be           NR !CODE
#include <dds/dll.h>

#include <array>
#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include <sys/resource.h>
#include <unistd.h>

namespace {

constexpr int kNoTrumps = 4;
constexpr std::size_t kMostPlayed = 52;
using Numbers = std::vector<int>;

int suitOfSolver(int suit) { return 3 - suit; } // it counts from spades down
int strainOfSolver(int strain) { return strain == kNoTrumps ? kNoTrumps : suitOfSolver(strain); }
int cardCode(int solversSuit, int rank) { return 16 * (3 - solversSuit) + rank; }

struct Question {
  int trump = kNoTrumps, leader = 0;
  Numbers cards;
  std::array<std::array<unsigned, 4>, 4> hands{}; // by the solver's suits
};

bool readHands(std::istream& in, Question& q) {
  for (auto& hand : q.hands)
    for (int suit = 0; suit < 4; ++suit)
      if (!(in >> std::hex >> hand[static_cast<std::size_t>(suitOfSolver(suit))])) return false;
  return true;
}

bool readPlay(std::istream& in, Question& q, std::size_t most) {
  std::size_t n = 0;
  if (!(in >> q.trump >> q.leader >> n) || n > most || q.trump < 0 || q.trump > kNoTrumps || q.leader < 0 ||
      q.leader > 3)
    return false;
  q.cards.resize(n);
  for (int& card : q.cards)
    if (!(in >> card) || card < 0 || card >= 64) return false;
  return readHands(in, q);
}

deal dealOf(const Question& q) {
  deal d{};
  d.trump = strainOfSolver(q.trump);
  d.first = q.leader;
  for (std::size_t hand = 0; hand < 4; ++hand)
    for (std::size_t suit = 0; suit < 4; ++suit) d.remainCards[hand][suit] = q.hands[hand][suit];
  return d;
}

// The solver's code; 1 = no fault.
int solveCards(const Question& q, Numbers& out) {
  deal d = dealOf(q);
  for (std::size_t i = 0; i < q.cards.size(); ++i) {
    d.currentTrickSuit[i] = suitOfSolver(q.cards[i] / 16);
    d.currentTrickRank[i] = q.cards[i] % 16;
  }
  futureTricks found{};
  constexpr int kBest = -1, kAllCards = 3, kAlsoWhereOnlyOne = 1;
  const int code = SolveBoard(d, kBest, kAllCards, kAlsoWhereOnlyOne, &found, 0);
  if (code != RETURN_NO_FAULT) return code;
  for (int i = 0; i < found.cards; ++i) {
    const auto k = static_cast<std::size_t>(i);
    for (int rank = 14; rank >= 2; --rank)
      if (rank == found.rank[k] || (found.equals[k] >> rank & 1) != 0) {
        out.push_back(cardCode(found.suit[k], rank));
        out.push_back(found.score[k]);
      }
  }
  return code;
}

int solveTable(const Question& q, Numbers& out) {
  ddTableDeal d{};
  for (std::size_t hand = 0; hand < 4; ++hand)
    for (std::size_t suit = 0; suit < 4; ++suit) d.cards[hand][suit] = q.hands[hand][suit];
  ddTableResults found{};
  const int code = CalcDDtable(d, &found);
  if (code == RETURN_NO_FAULT)
    for (int strain = 0; strain <= kNoTrumps; ++strain)
      for (const int tricks : found.resTable[strainOfSolver(strain)]) out.push_back(tricks);
  return code;
}

int solveCourse(const Question& q, Numbers& out) {
  playTraceBin played{};
  played.number = static_cast<int>(q.cards.size());
  for (std::size_t i = 0; i < q.cards.size(); ++i) {
    played.suit[i] = suitOfSolver(q.cards[i] / 16);
    played.rank[i] = q.cards[i] % 16;
  }
  solvedPlay found{};
  const int code = AnalysePlayBin(dealOf(q), played, &found, 0);
  if (code == RETURN_NO_FAULT) out.assign(found.tricks, found.tricks + found.number);
  return code;
}

} // namespace

int main() {
  const rlimit noCore{0, 0};
  ::setrlimit(RLIMIT_CORE, &noCore);
  if (::chdir("/proc") != 0) return 1; // the library writes what it cannot solve into a file of the current folder
  SetMaxThreads(1);
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream in(line);
    std::string what;
    long number = 0;
    in >> what >> number;
    Question q;
    Numbers out;
    int code = RETURN_UNKNOWN_FAULT;
    if (what == "cards" && readPlay(in, q, 3)) code = solveCards(q, out);
    if (what == "course" && readPlay(in, q, kMostPlayed)) code = solveCourse(q, out);
    if (what == "table" && readHands(in, q)) code = solveTable(q, out);
    std::string answer = std::to_string(number);
    if (code != RETURN_NO_FAULT) answer += " !" + std::to_string(code);
    for (const int n : out) answer += ' ' + std::to_string(n);
    std::puts(answer.c_str());
    std::fflush(stdout);
  }
  ::_exit(0); // what the library does at its end is nobody's business any more
}
