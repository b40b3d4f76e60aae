// Chouette as text: the position of the board game, and the queue with what belongs to it.
#include "games/backgammon/chouette.h"

#include "games/backgammon/tokens.h"

#include <algorithm>

namespace mk {

namespace {

std::string listed(int seats, auto&& wanted) {
  std::string out;
  for (int seat = 0; seat < seats; ++seat)
    if (wanted(seat)) out += (out.empty() ? "" : ",") + std::to_string(seat);
  return out.empty() ? "-" : out;
}

} // namespace

std::string Chouette::text(const State& s) const {
  std::string out = tables_.text(s.table) + " ||";
  const auto part = [&](const std::string& t) { out += (out.ends_with("||") ? " " : " | ") + t; };
  if (s.order.round > 0) {
    std::string order;
    for (int seat = 0; seat < seats_; ++seat) {
      const int sum = s.order.sum[at(seat)];
      order +=
          (seat > 0 ? "," : "") + std::to_string(s.order.place[at(seat)]) + ":" + (sum > 0 ? std::to_string(sum) : "-");
    }
    part("order " + order);
    if (s.order.round > 1) part("round " + std::to_string(s.order.round));
    return out;
  }
  std::string queue;
  for (const std::uint8_t seat : s.queue) queue += (queue.empty() ? "" : ",") + std::to_string(seat);
  part("queue " + queue);
  const auto all = static_cast<unsigned>(((1u << seats_) - 1) & ~(1u << box(s)));
  if (s.in != all) part("in " + listed(seats_, [&](int seat) { return (s.in >> seat & 1) != 0; }));
  if (s.captain != s.queue[1]) part("captain " + (s.captain == kNobody ? "-" : std::to_string(s.captain)));
  if (s.took != 0) part("took " + listed(seats_, [&](int seat) { return (s.took >> seat & 1) != 0; }));
  if (std::ranges::any_of(s.points, [](int n) { return n != 0; })) {
    std::string points;
    for (int seat = 0; seat < seats_; ++seat) points += (seat > 0 ? "," : "") + std::to_string(s.points[at(seat)]);
    part("points " + points);
  }
  if (s.game > 1) part("game " + std::to_string(s.game));
  return out;
}

// Reads the part behind the bars; the board game is read by its own rules.
class ChouetteReader {
public:
  explicit ChouetteReader(const Chouette& c) : c_(c) {}

  Checked<Chouette::State> read(std::string_view text) {
    const auto bars = text.find("||");
    const auto table = c_.tables_.read(trimmed(text.substr(0, bars)));
    if (!table) return Refusal{table.why()};
    for (int seat = 0; seat < c_.seats_; ++seat) s_.queue.push_back(static_cast<std::uint8_t>(seat));
    if (bars != std::string_view::npos)
      for (const std::string_view p : split(text.substr(bars + 2), '|'))
        if (const auto t = trimmed(p); !t.empty() && !part(t)) return notAPart(t);
    s_.table = *table;
    return finished();
  }

private:
  static Refusal notAPart(std::string_view t) {
    return refuse({MK_TEXT("games", "“%1” does not fit into a position of Chouette: after the bars write queue 0,1,2, "
                                    "in 1,2, captain 1, points 2,-1,-1 or game 2."),
                   {quoted(t)}});
  }

  bool part(std::string_view t) {
    const auto w = words(t);
    if (w.size() != 2) return false;
    const std::string_view name = w[0], value = w[1];
    if (name == "queue") return queue(value);
    if (name == "order") return order(value);
    if (name == "in") return given_ = true, mask(value, s_.in);
    if (name == "took") return mask(value, s_.took);
    if (name == "points") return points(value);
    if (name == "captain") {
      const int seat = readNumber(value, c_.seats_ - 1);
      led_ = true;
      s_.captain = seat < 0 ? kNobody : static_cast<Seat>(seat);
      return seat >= 0 || value == "-";
    }
    const int n = readNumber(value, 99);
    if (name == "round" && n >= 1 && n <= Chouette::kMostRounds)
      return s_.order.round = static_cast<std::uint8_t>(n), true;
    if (name == "game" && n >= 1 && n <= c_.games_) return s_.game = static_cast<std::uint8_t>(n), true;
    return false;
  }

  bool queue(std::string_view t) {
    Row<std::uint8_t, Chouette::kMost> q;
    for (const std::string_view one : split(t, ',')) {
      const int seat = readNumber(one, c_.seats_ - 1);
      if (seat < 0 || q.contains(static_cast<std::uint8_t>(seat))) return false;
      q.push_back(static_cast<std::uint8_t>(seat));
    }
    s_.queue = q;
    return q.count() == c_.seats_;
  }

  bool mask(std::string_view t, std::uint8_t& to) const {
    to = 0;
    if (t == "-") return true;
    for (const std::string_view one : split(t, ',')) {
      const int seat = readNumber(one, c_.seats_ - 1);
      if (seat < 0) return false;
      to = static_cast<std::uint8_t>(to | 1u << seat);
    }
    return true;
  }

  bool points(std::string_view t) {
    const auto all = split(t, ',');
    if (all.size() != at(c_.seats_)) return false;
    int sum = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
      const bool minus = all[i].starts_with('-');
      const int n = readNumber(all[i].substr(minus ? 1 : 0), 1'000'000);
      if (n < 0) return false;
      s_.points[i] = minus ? -n : n;
      sum += s_.points[i];
    }
    return sum == 0;
  }

  // "0:7,0:-,2:-": the seats that share a place are as many as places up to the next one.
  bool order(std::string_view t) {
    const auto all = split(t, ',');
    if (all.size() != at(c_.seats_)) return false;
    Chouette::Order& o = s_.order;
    for (std::size_t i = 0; i < all.size(); ++i) {
      const auto colon = std::min(all[i].find(':'), all[i].size());
      const std::string_view sum = all[i].substr(std::min(colon + 1, all[i].size()));
      const int place = readNumber(all[i].substr(0, colon), c_.seats_ - 1), n = readNumber(sum, 12);
      if (place < 0 || (sum != "-" && n < 2)) return false;
      o.place[i] = static_cast<std::uint8_t>(place);
      o.sum[i] = static_cast<std::uint8_t>(std::max(n, 0));
    }
    for (int seat = 0; seat < c_.seats_; ++seat) {
      const auto place = o.place[at(seat)];
      const auto before = std::count_if(o.place.begin(), o.place.begin() + c_.seats_,
                                        [&](std::uint8_t other) { return other < place; });
      if (before != place) return false;
    }
    o.round = std::max<std::uint8_t>(o.round, 1);
    return true;
  }

  Checked<Chouette::State> finished() {
    if (s_.order.round > 0) {
      s_.queue.clear();
      s_.in = s_.took = 0;
      s_.captain = kNobody;
      if (c_.throwing(s_) == kNobody || s_.table.phase != Tables::Phase::Opening) return notAPart("order");
      return s_;
    }
    const auto all = static_cast<std::uint8_t>(((1u << c_.seats_) - 1) & ~(1u << Chouette::box(s_)));
    if (!given_) s_.in = all;
    if (!led_) s_.captain = static_cast<Seat>(s_.queue[1]);
    const bool over = s_.table.phase == Tables::Phase::Over;
    if (over) return s_;
    const bool led = s_.captain != kNobody ? Chouette::isIn(s_, s_.captain) : c_.answering(s_) != kNobody;
    if ((s_.in & ~all) != 0 || s_.in == 0 || !led) return notAPart("in");
    if ((s_.took & ~s_.in) != 0 || (s_.took != 0 && c_.answering(s_) == kNobody)) return notAPart("took");
    return s_;
  }

  const Chouette& c_;
  Chouette::State s_;
  bool given_ = false, led_ = false; // "in" and "captain" are said
};

Checked<Chouette::State> Chouette::read(std::string_view t) const { return ChouetteReader(*this).read(t); }

std::string Chouette::text(const State& s, Seat seat, const Move& m) const {
  return tables_.text(s.table, side(s, seat), m);
}

Checked<Chouette::Move> Chouette::readMove(const State& s, Seat seat, std::string_view t) const {
  return tables_.readMove(s.table, side(s, seat), t);
}

} // namespace mk
