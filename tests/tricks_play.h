// Card tricks from scripts as the rulings write them ("S deal; S pick 3 5; M find"), in both modes: the person's inputs
// are played, the program's are forced, what the script leaves out happens by itself.
#pragma once

#include "games/box/catalogue.h"
#include "games/tricks/catalogue.h"
#include "games/tricks/performance.h"
#include "games/tricks/tricks.h"

#include <QtGlobal>

#include <algorithm>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace mk {

inline const char* const kBase19 =
    "2C 8D AH 7C KD 6S QC 5H JS 4D TH 3C 9D 2S 8C AD 7S KC 6H QS 5D JH 4C TD 3S 9C 2H 8S AC 7H KS 6D QH 5C JD 4S TC 3H "
    "9S 2D 8H AS 7D KH 6C QD 5S JC 4H TS 3D 9H";

using Chosen = std::map<std::string, std::string>;

inline const GameInfo& info(const char* id) {
  const auto games = tricksFamily().games;
  return *std::ranges::find(games, std::string_view(id), &GameInfo::id);
}

inline Chosen perform(Chosen more = {}) {
  more["mode"] = "perform";
  return more;
}

class Stage {
public:
  using State = trick::State;
  trick::Performance rules;
  State s;

  Stage(const GameInfo& info, const trick::Trick& trick, const Chosen& chosen = {})
      : rules(setup(info, chosen), trick), s(rules.start()) {
    rules.settle(s, Outcome::deck(*readCards(kBase19)));
  }
  bool performs() const { return rules.act().performs(); }
  std::string text() const { return rules.text(s); }
  std::string cards(int pile) const {
    std::string out;
    for (const trick::Token t : s.pile(pile)) out += (out.empty() ? "" : " ") + mk::text(s.card(t));
    return out;
  }
  std::string said() const { return mk::text(std::span<const Card>(s.said)); }
  std::string card(trick::Token t) const { return mk::text(s.card(t)); }
  std::string prompt() const { return english(rules.look(s, Viewer{0}).prompt); }
  int stars() const { return rules.result(s).stars; }
  std::string why() const { return english(rules.result(s).why); }

  // An input of the person.
  bool play(const std::string& input) {
    std::vector<trick::Move> all;
    if (rules.turn(s).isSeats()) rules.moves(s, 0, all);
    for (const auto& m : all)
      if (rules.text(s, 0, m) == input) {
        rules.play(s, 0, m);
        return true;
      }
    return false;
  }
  bool isOver() const { return rules.turn(s).isOver(); }
  // The program's choice number `i` of those it has.
  void choose(int i) {
    const int all = rules.choices(s), first = rules.chance(s).faces;
    if (first < all) {
      const int second = all / first;
      rules.settle(s, Outcome::draw(i / second));
      i %= second;
    }
    rules.settle(s, Outcome::draw(i));
  }
  // What the program does of itself, as long as it has no choice.
  void goOn() {
    while (rules.turn(s).isChance() && trick::stepOf(rules.act(), s).request == nullptr && rules.choices(s) <= 1)
      choose(0);
  }

  // "" or what went wrong.
  std::string run(const std::string& script) {
    const auto all = inputs(script);
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (const std::string wrong = step(all, i); !wrong.empty()) {
        qWarning("%s", wrong.c_str());
        return wrong;
      }
    }
    goOn();
    if (play("done")) goOn();
    return {};
  }

private:
  struct Input {
    char who;
    std::string text;
  };
  static Setup setup(const GameInfo& info, const Chosen& chosen) {
    Setup out{1, Options(info.options)};
    for (const auto& [key, value] : chosen)
      if (!out.options.set(key, value)) throw std::string("no such option");
    return out;
  }
  static std::vector<Input> inputs(const std::string& script) {
    std::vector<Input> out;
    std::istringstream in(script);
    for (std::string one; std::getline(in, one, ';');) {
      one.erase(0, one.find_first_not_of(' '));
      out.push_back({one[0], one.substr(2)});
    }
    return out;
  }
  static int cutsFrom(const std::vector<Input>& all, std::size_t i) {
    int n = 0;
    while (i < all.size() && all[i].text.starts_with("cut")) ++n, ++i;
    return n;
  }
  std::string step(const std::vector<Input>& all, std::size_t i) {
    const Input& in = all[i];
    for (int guard = 0; guard < 400; ++guard) {
      if (isOver()) return "it is over before " + in.text;
      if (rules.turn(s).isSeats()) {
        if (play(in.text)) return {};
        if (!play("done")) return in.text + " is no move in " + text();
        continue;
      }
      const trick::Step& now = trick::stepOf(rules.act(), s);
      if (now.request != nullptr) {
        Random random(7);
        rules.settle(s, roll(rules.chance(s), random));
        continue;
      }
      if (now.who == trick::Role::Nobody) {
        choose(0);
        continue;
      }
      const char who = now.who == trick::Role::Magician ? 'M' : 'S';
      const int n = rules.choices(s);
      if (rules.choice(s).verb == trick::Verb::Auto && !in.text.starts_with("think")) { // how many cuts
        const int wanted = cutsFrom(all, i);
        int at = 0;
        while (at < n && rules.choice(s, at).v[0] != wanted) ++at;
        if (at == n) return "the program never makes so many cuts";
        choose(at);
        continue;
      }
      if (who != in.who) {
        if (n > 1) return "the program has a choice that the script leaves out before " + in.text;
        choose(0);
        continue;
      }
      for (int at = 0; at < n; ++at) {
        const auto m = rules.choice(s, at);
        const bool thought = in.text.starts_with("think") && card(m.v[0]) == in.text.substr(6);
        if (!thought && rules.text(s, 0, m) != in.text) continue;
        choose(at);
        return {};
      }
      return "the program does not do " + in.text + ", but " + rules.text(s, 0, rules.choice(s));
    }
    return "no end";
  }
};

// An input, and what the program does then.
inline bool play(Stage& st, const std::string& input) {
  const bool done = st.play(input);
  st.goOn();
  return done;
}

} // namespace mk
