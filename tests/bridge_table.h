// A position of bridge that moves are typed on, and the deal of the ruling (D29) that its tests begin from.
#pragma once

#include "games/box/catalogue.h"
#include "games/box/erase.h"
#include "games/whist/bridge.h"
#include "games/whist/catalogue.h"

#include <QtGlobal>

#include <algorithm>
#include <map>
#include <memory>
#include <string>

namespace mk::bridge {

inline const GameInfo& info(std::string_view slug) {
  for (const GameInfo& g : whistFamily().games)
    if (g.id == slug) return g;
  qFatal("no such game");
}

using Chosen = std::map<std::string, std::string>;

// A position that moves are played on, as people would type them.
class Table {
public:
  explicit Table(const std::string& position, std::string_view slug = "bridge-1933", const Chosen& options = {}) {
    const auto game = makeGame(info(slug), 4, options);
    if (!game) qFatal("%s", english(game.why()).c_str());
    if (position.empty()) {
      p_ = (*game)->start();
      return;
    }
    auto p = (*game)->read(position);
    if (!p) qFatal("%s", english(p.why()).c_str());
    p_ = std::move(*p);
  }
  Table& play(const std::string& moves) {
    std::size_t from = 0;
    while (from < moves.size()) {
      auto gap = moves.find(' ', from);
      if (moves.substr(from, gap - from) == "claim") gap = moves.find(' ', gap + 1); // with its number
      gap = std::min(gap, moves.size());
      one(moves.substr(from, gap - from));
      from = gap + 1;
    }
    return *this;
  }
  void one(const std::string& move) {
    if (const auto ok = p_->play(p_->turn().seat(), move); !ok)
      qFatal("%s: %s in %s", move.c_str(), english(ok.why()).c_str(), p_->text().c_str());
  }
  std::string refused(const std::string& move) {
    const auto ok = p_->play(p_->turn().seat(), move);
    return ok ? std::string() : english(ok.why());
  }
  bool allows(const std::string& move) const {
    const auto all = p_->moves(p_->turn().seat());
    return std::ranges::find(all, move) != all.end();
  }
  void settle(const Outcome& o) {
    if (const auto ok = p_->settle(o); !ok) qFatal("%s", english(ok.why()).c_str());
  }
  bool has(std::string_view part) const { return p_->text().find(part) != std::string::npos; }
  std::string text() const { return p_->text(); }
  const Position& now() const { return *p_; }

private:
  std::unique_ptr<Position> p_;
};

// D29, from the lead to the last card.
inline const std::string kReplay =
    "E:AS S:8C W:TS N:KS E:9S S:AD W:8S N:JS N:AC E:9D S:KC W:QC N:KD E:8D S:5D W:QD N:AH E:TH S:6H W:9H "
    "N:TC E:QS S:5H W:JC S:JD W:4D N:6S E:7D S:TD W:2D N:7C E:4S S:6D W:9C N:4H E:3S N:JH E:7H S:3H W:2C "
    "N:6C E:7S S:3D W:5C N:8H E:5S S:KH W:4C S:QH W:3C N:2H E:2S";
inline const std::string kDeal = "N:KJ6.AJ842.K.AT76 AQ975432.T7.987.- -.KQ653.AJT653.K8 T8.9.Q42.QJ95432";

} // namespace mk::bridge
