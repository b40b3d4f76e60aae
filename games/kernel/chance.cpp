// Chance events: making, checking, writing and reading their outcomes.
#include "games/kernel/chance.h"

#include "games/kernel/ranks.h"

#include <algorithm>
#include <charconv>

namespace mk {

namespace {

Arg words(std::string_view t) { return Arg::literal(std::string(t.substr(0, 40))); }

std::string_view word(std::string_view& t) {
  while (!t.empty() && t.front() == ' ') t.remove_prefix(1);
  const auto gap = t.find(' ');
  const std::string_view w = t.substr(0, gap);
  t = gap == std::string_view::npos ? std::string_view() : t.substr(gap + 1);
  return w;
}

bool readNumber(std::string_view w, int& out) {
  const auto [end, error] = std::from_chars(w.data(), w.data() + w.size(), out);
  return error == std::errc() && end == w.data() + w.size();
}

Permission sameCards(const ChanceRequest& ask, const Outcome& o) {
  std::array<int, 64> left{};
  for (const Card c : ask.pack) ++left[static_cast<std::size_t>(c.code())];
  for (int i = 0; i < o.count; ++i) {
    const Card c = o.card(i);
    if (c.code() > 63 || --left[static_cast<std::size_t>(c.code())] < 0)
      return refuse(
          {MK_TEXT("games", "The card %1 is not in this pack, or is there too often."), {Arg::literal(text(c))}});
  }
  if (o.count != ask.count)
    return refuse({ask.count == ask.pack.size() ? MK_TEXT("games", "This pack has %1 cards, not %2.")
                                                : MK_TEXT("games", "Cards to be named now: %1, not %2."),
                   {Arg::number(ask.count), Arg::number(o.count)}});
  return Ok{};
}

} // namespace

Outcome Outcome::dice(std::span<const std::uint8_t> faces) {
  Outcome o;
  o.kind = Kind::Dice;
  o.count = static_cast<std::uint8_t>(std::min<std::size_t>(faces.size(), kMost));
  std::copy_n(faces.begin(), o.count, o.v.begin());
  return o;
}

Outcome Outcome::deck(std::span<const Card> cards) {
  Outcome o;
  o.kind = Kind::Deck;
  o.count = static_cast<std::uint8_t>(std::min<std::size_t>(cards.size(), kMost));
  for (std::size_t i = 0; i < o.count; ++i) o.v[i] = static_cast<std::uint8_t>(cards[i].code());
  return o;
}

Outcome Outcome::draw(int value) {
  Outcome o;
  o.kind = Kind::Draw;
  o.count = 1;
  o.v[0] = static_cast<std::uint8_t>(value);
  return o;
}

bool Outcome::operator==(const Outcome& o) const { return kind == o.kind && std::ranges::equal(values(), o.values()); }

ChanceRequest ChanceRequest::dice(int n, Seat by, int faces) {
  ChanceRequest r;
  r.kind = Outcome::Kind::Dice;
  r.count = static_cast<std::uint8_t>(n);
  r.faces = static_cast<std::uint8_t>(faces);
  r.by = by;
  return r;
}

ChanceRequest ChanceRequest::deck(std::span<const Card> pack) { return cards(pack, static_cast<int>(pack.size())); }

ChanceRequest ChanceRequest::cards(std::span<const Card> pack, int count) {
  ChanceRequest r;
  r.kind = Outcome::Kind::Deck;
  r.pack = pack;
  r.count = static_cast<std::uint8_t>(count);
  return r;
}

ChanceRequest ChanceRequest::draw(int of, bool secret) {
  ChanceRequest r;
  r.faces = static_cast<std::uint8_t>(of);
  r.secret = secret;
  return r;
}

Outcome roll(const ChanceRequest& ask, Random& random) {
  Outcome o;
  o.kind = ask.kind;
  switch (ask.kind) {
  case Outcome::Kind::Dice:
    o.count = ask.count;
    for (std::size_t i = 0; i < o.count; ++i) o.v[i] = random.die(ask.faces);
    break;
  case Outcome::Kind::Deck:
    o = Outcome::deck(ask.pack);
    random.shuffle(o.v.begin(), o.v.begin() + o.count);
    o.count = ask.count;
    break;
  case Outcome::Kind::Draw:
    o = Outcome::draw(random.index(ask.faces));
    break;
  }
  return o;
}

Permission fits(const ChanceRequest& ask, const Outcome& o) {
  if (o.kind != ask.kind) {
    switch (ask.kind) {
    case Outcome::Kind::Dice:
      return refuse({MK_TEXT("games", "Dice must be thrown now: %1 of them."), {Arg::number(ask.count)}});
    case Outcome::Kind::Deck:
      return refuse(MK_TEXT("games", "A pack must be shuffled now."));
    case Outcome::Kind::Draw:
      return refuse(
          {MK_TEXT("games", "A lot must be drawn now: a number from 0 to %1."), {Arg::number(ask.faces - 1)}});
    }
  }
  switch (ask.kind) {
  case Outcome::Kind::Dice:
    if (o.count != ask.count)
      return refuse({MK_TEXT("games", "Dice thrown now: %1, not %2."), {Arg::number(ask.count), Arg::number(o.count)}});
    for (const int face : o.values())
      if (face < 1 || face > ask.faces)
        return refuse({MK_TEXT("games", "A die cannot show %1: its faces are 1 to %2."),
                       {Arg::number(face), Arg::number(ask.faces)}});
    return Ok{};
  case Outcome::Kind::Deck:
    return sameCards(ask, o);
  case Outcome::Kind::Draw:
    if (o.count != 1 || o.value() >= ask.faces)
      return refuse({MK_TEXT("games", "A lot is a number from 0 to %1."), {Arg::number(ask.faces - 1)}});
    return Ok{};
  }
  return Ok{};
}

std::string text(const Outcome& o, bool poker) {
  std::string out = o.kind == Outcome::Kind::Dice ? "dice" : o.kind == Outcome::Kind::Deck ? "deck" : "draw";
  for (int i = 0; i < o.count; ++i) {
    out += ' ';
    if (o.kind == Outcome::Kind::Deck)
      out += text(o.card(i));
    else if (poker && o.kind == Outcome::Kind::Dice && o.die(i) >= 1 && o.die(i) <= 6)
      out += kPokerFaces[static_cast<std::size_t>(o.die(i) - 1)];
    else
      out += std::to_string(o.die(i));
  }
  return out;
}

Checked<Outcome> readOutcome(std::string_view t, bool poker) {
  const std::string_view all = t;
  const std::string_view kind = word(t);
  if (kind == "deck") {
    const auto cards = readCards(t);
    if (!cards) return Refusal{cards.why()};
    if (cards->size() > Outcome::kMost) return refuse(MK_TEXT("games", "No pack has that many cards."));
    return Outcome::deck(*cards);
  }
  if (kind != "dice" && kind != "draw")
    return refuse(
        {MK_TEXT("games", "“%1” is not a chance event: write dice 3 5, deck QS TH ..., or draw 2."), {words(all)}});
  Outcome o;
  o.kind = kind == "dice" ? Outcome::Kind::Dice : Outcome::Kind::Draw;
  for (std::string_view w = word(t); !w.empty(); w = word(t)) {
    int n = 0;
    if (poker && w.size() == 1 && kPokerFaces.find(w[0]) != std::string_view::npos)
      n = static_cast<int>(kPokerFaces.find(w[0])) + 1;
    else if (!readNumber(w, n) || n < 0 || n > 255)
      return refuse({MK_TEXT("games", "“%1” is not a number that dice or lots can show."), {words(w)}});
    if (o.count >= 16) return refuse(MK_TEXT("games", "No game throws more than 16 dice."));
    o.v[o.count++] = static_cast<std::uint8_t>(n);
  }
  return o;
}

} // namespace mk
