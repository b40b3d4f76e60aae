// What follows from the list of piles and fields of a card game. Rules: card games, A1, A3, A13.
#include "games/kit/cards/table.h"

#include <algorithm>

namespace mk::cards {

namespace {

using Counts = std::array<int, 64>;
Counts countsOf(std::span<const Card> cards) {
  Counts out{};
  for (const Card c : cards) ++out[at(c.code())];
  return out;
}

Arg quoted(std::string_view t) { return Arg::literal(std::string(t.substr(0, 60))); }

// Gives every card of a look a number of its own; twins get theirs in the order in which they are seen.
void identify(View& v, bool twins) {
  Counts seen{};
  for (Zone& z : v.zones)
    for (Item& i : z.items)
      if (i.thing.kind == Thing::Kind::Card && !i.thing.asCard().isBack()) {
        const Card c = i.thing.asCard();
        i.id = static_cast<std::uint16_t>(c.code() + 1 + 64 * seen[at(c.code())]++);
        if (twins) i.twin = static_cast<std::uint16_t>(c.code() + 1);
      }
}

} // namespace

Phrase listed(const std::vector<Phrase>& all) {
  if (all.empty()) return {};
  Phrase out = all.front();
  for (std::size_t i = 1; i < all.size(); ++i)
    out = {MK_TEXT("games", "%1, %2"), {Arg::phrase(std::move(out)), Arg::phrase(all[i])}};
  return out;
}

Phrase namesOf(std::span<const Card> cards) {
  std::vector<Phrase> names;
  for (const Card c : cards) names.push_back(nameOf(c));
  return listed(names);
}

Phrase cardCount(int n) { return Phrase::counted(MK_TEXT_N("games", "%n card(s)"), n); }

Pile& Table::pile(Pile p) {
  entries_.push_back({p.key, static_cast<int>(piles_.size()), {}, {}});
  piles_.push_back(std::move(p));
  return piles_.back();
}

Pile& Table::hand(Cards& cards, Seat s) {
  return pile({.key = "hand" + std::to_string(s + 1),
               .cards = &cards,
               .zone = s,
               .role = Zone::Role::Hand,
               .owner = s,
               .sees = Sees::Owner,
               .name = {MK_TEXT("games", "%1: hand"), {Arg::seat(s)}},
               .kind = Zone::Kind::Hand,
               .sorted = true,
               .always = true});
}

Pile& Table::stock(Cards& cards) {
  return pile({.key = "stock",
               .cards = &cards,
               .zone = kStock,
               .role = Zone::Role::Stock,
               .sees = Sees::Nobody,
               .name = MK_TEXT("games", "stock"),
               .label = cards.empty() ? Phrase(MK_TEXT("games", "stock empty")) : cardCount(cards.count()),
               .places = 1,
               .topFirst = true,
               .always = true});
}

void Table::rest(std::int16_t zone, Phrase name) {
  rest_ = zone;
  restName_ = std::move(name);
}

void Table::field(const char* key, std::function<std::string()> write, std::function<Permission(Fields&)> read,
                  const char* mark) {
  entries_.push_back({std::string(key) + mark, -1, std::move(write), std::move(read)});
}

void Table::flag(const char* key, bool& member) { number(key, member, 0, 1); }

void Table::seat(const char* key, Seat& member) {
  field(
      key, [&member] { return member == kNobody ? std::string() : std::to_string(member + 1); },
      [this, key, &member](Fields& f) -> Permission {
        const auto n = f.number(key, 1, seats_, 0);
        if (!n) return Refusal{n.why()};
        member = static_cast<Seat>(*n - 1);
        return Ok{};
      });
}

void Table::suit(const char* key, Suit& member) {
  field(
      key, [&member] { return std::string(1, suitLetter(member)); },
      [key, &member](Fields& f) -> Permission {
        if (!f.has(key)) return Ok{};
        const auto s = readSuit(f.value(key));
        if (!s) return Refusal{s.why()};
        member = *s;
        return Ok{};
      });
}

void Table::card(const char* key, Card& member) {
  field(
      key, [&member] { return member.isBack() ? std::string() : mk::text(member); },
      [key, &member](Fields& f) -> Permission {
        if (!f.has(key)) return Ok{};
        const auto c = readCard(f.value(key));
        if (!c) return Refusal{c.why()};
        member = *c;
        return Ok{};
      });
}

void Table::known(Knowledge& k) {
  static constexpr const char* knownKeys[kMostSeats] = {"known1", "known2", "known3", "known4", "known5",
                                                        "known6", "known7", "known8", "known9", "known10"};
  static constexpr const char* lacksKeys[kMostSeats] = {"lacks1", "lacks2", "lacks3", "lacks4", "lacks5",
                                                        "lacks6", "lacks7", "lacks8", "lacks9", "lacks10"};
  for (Seat s = 0; s < seats_; ++s) {
    const char* key = knownKeys[at(s)];
    field(
        key,
        [&k, s] {
          Cards all;
          for (int code = 0; code < 54; ++code)
            for (int n = k.copies(s, Card::fromCode(code)); n > 0; --n) all.push_back(Card::fromCode(code));
          return cardsText(all);
        },
        [&k, s, key](Fields& f) -> Permission {
          const auto cards = f.cards(key);
          if (!cards) return Refusal{cards.why()};
          for (const Card c : *cards) k.add(s, c);
          return Ok{};
        },
        ": ");
    const char* lacking = lacksKeys[at(s)];
    field(
        lacking,
        [&k, s] {
          std::string t;
          for (const Suit suit : {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades})
            if (k.isKnownToLack(s, suit)) t += suitLetter(suit);
          return t;
        },
        [&k, s, lacking](Fields& f) -> Permission {
          for (const char c : f.value(lacking)) {
            const auto suit = readSuit(std::string_view(&c, 1));
            if (!suit) return Refusal{suit.why()};
            k.lacks(s, *suit);
          }
          return Ok{};
        });
  }
}

const Pile* Table::find(std::string_view key) const {
  const auto it = std::ranges::find(piles_, key, &Pile::key);
  return it == piles_.end() ? nullptr : &*it;
}

std::string Table::text() const {
  std::string out;
  for (const Entry& e : entries_) {
    if (e.pile < 0) {
      if (const std::string t = e.write(); !t.empty()) out += "; " + e.key + t;
      continue;
    }
    const Pile& p = piles_[static_cast<std::size_t>(e.pile)];
    if (p.key.empty() || (p.cards->empty() && !p.always)) continue;
    out += "; " + p.key + ": " + (p.topFirst ? stockText(*p.cards) : cardsText(*p.cards));
  }
  return out;
}

Permission Table::notOneOf(std::string_view value, const char* key) {
  return refuse({MK_TEXT("games", "“%1” is not a value of “%2”."), {quoted(value), quoted(key)}});
}

Permission Table::tooMany(const char* key) {
  return refuse({MK_TEXT("games", "“%1” holds too many values, too few, or one twice."), {quoted(key)}});
}

Permission Table::readPile(Fields& f, const Pile& p) const {
  const auto cards = f.cards(p.key);
  if (!cards) return Refusal{cards.why()};
  Cards out;
  for (const Card c : *cards) {
    if (c.isBack()) return refuse(MK_TEXT("games", "Every card of a position must be known."));
    if (p.sorted)
      addSorted(out, c);
    else
      out.push_back(c);
  }
  if (p.topFirst) std::ranges::reverse(out);
  *p.cards = out;
  return Ok{};
}

Permission Table::read(Fields& f) {
  for (const Entry& e : entries_) {
    if (e.pile >= 0 && piles_[static_cast<std::size_t>(e.pile)].key.empty()) continue;
    auto ok = e.pile < 0 ? e.read(f) : readPile(f, piles_[static_cast<std::size_t>(e.pile)]);
    if (!ok) return ok;
  }
  return Ok{};
}

Phrase Table::fault(std::span<const Card> pack) const {
  const Counts whole = countsOf(pack);
  Counts held = countsOf(besides_);
  for (const Pile& p : piles_) {
    for (const Card c : *p.cards) ++held[at(c.code())];
    if (p.sorted && !std::ranges::is_sorted(*p.cards, before)) return MK_TEXT("games", "a hand is not sorted");
    if (p.owner >= seats_ && !p.cards->empty()) return MK_TEXT("games", "a seat that is not there has cards");
    if (p.closed > p.cards->count()) return MK_TEXT("games", "more cards are face down than there are");
  }
  for (std::size_t c = 0; c < whole.size(); ++c) {
    if (held[c] > whole[c]) return MK_TEXT("games", "a card is there twice or does not belong to the pack");
    if (held[c] < whole[c] && rest_ < 0) return MK_TEXT("games", "a card of the pack is missing");
  }
  return {};
}

bool Table::sees(const Pile& p, std::size_t i, Viewer v, bool open) {
  if (i < p.closed) return false;
  if (p.turned >= 0 && i == 0) return true;
  if (!v.isPublic() && (p.shownTo >> v.seat & 1) != 0) return true;
  switch (p.sees) {
  case Sees::All:
    return true;
  case Sees::Owner:
    return open || v.seat == p.owner;
  case Sees::Nobody:
    return false;
  case Sees::Top:
    return i + 1 == p.cards->size();
  }
  return false;
}

void Table::add(View& v, const Pile& p, Viewer viewer, bool open) const {
  Zone* z = v.find(p.zone);
  if (z == nullptr) {
    Zone fresh;
    fresh.id = p.zone;
    fresh.kind = p.kind;
    fresh.role = p.role;
    fresh.owner = p.owner;
    fresh.name = p.name;
    fresh.label = p.label;
    fresh.columns = p.columns;
    if (p.label.empty() && p.kind == Zone::Kind::Hand) fresh.label = cardCount(p.cards->count());
    v.zones.push_back(std::move(fresh));
    z = &v.zones.back();
  }
  const bool heap = p.kind == Zone::Kind::Pile;
  // A hand may be of two piles: those that only its owner sees, and open ones after them.
  const int base = p.kind == Zone::Kind::Hand ? z->closed + static_cast<int>(z->items.size()) : 0;
  const auto put = [&](Zone& into, std::size_t i, int place) {
    Item item;
    item.at = static_cast<std::int16_t>(place);
    item.thing = Thing::card((*p.cards)[i]);
    item.dim = p.dim;
    into.items.push_back(std::move(item));
  };
  Zone turned;
  for (std::size_t i = 0; i < p.cards->size(); ++i) {
    if (p.turned >= 0 && i == 0) {
      put(turned, 0, 0);
      continue;
    }
    if (!sees(p, i, viewer, open)) {
      ++z->closed;
      continue;
    }
    put(*z, i, heap ? 0 : base + static_cast<int>(i));
  }
  z->size = std::max(z->size, heap ? std::max<std::int16_t>(p.places, 1)
                                   : std::max(p.places, static_cast<std::int16_t>(base + p.cards->count())));
  if (p.turned < 0) return;
  turned.id = p.turned;
  turned.kind = Zone::Kind::Pile;
  turned.role = p.role;
  turned.name = p.turnedName;
  turned.label = p.turnedLabel;
  turned.size = 1;
  v.zones.push_back(std::move(turned));
}

void Table::look(View& v, Viewer viewer, std::span<const Card> pack, bool open) const {
  int held = besides_.count();
  for (const Pile& p : piles_) {
    if (p.owner < seats_) add(v, p, viewer, open);
    held += p.cards->count();
  }
  const auto missing = static_cast<std::int16_t>(static_cast<int>(pack.size()) - held);
  if (rest_ >= 0) {
    Zone z;
    z.id = rest_;
    z.kind = Zone::Kind::Pile;
    z.role = Zone::Role::Discard;
    z.name = restName_;
    z.size = 1;
    z.closed = missing;
    if (missing > 0) z.label = {"%1: %2", {Arg::phrase(restName_), Arg::number(missing)}};
    v.zones.push_back(std::move(z));
  }
  const Counts copies = countsOf(pack);
  identify(v, std::ranges::any_of(copies, [](int n) { return n > 1; }));
}

namespace {

// A place of a hidden card; the suits that its hand is known to lack.
struct Slot {
  Card* card;
  std::uint8_t lacks;
};

bool takes(const Slot& slot, Card c) { return c.isJoker() || (slot.lacks >> static_cast<int>(c.suit()) & 1) == 0; }

// Gives every slot a card that it may hold: the same for the same cards, however they lay before. Some way there is,
// for the cards did lie so.
void settle(std::span<Slot> slots, std::vector<Card> cards) {
  std::vector<int> cardOf(slots.size(), -1), slotOf(cards.size(), -1);
  std::vector<bool> tried;
  const auto give = [&](auto&& self, std::size_t slot) -> bool { // an augmenting path
    for (std::size_t c = 0; c < cards.size(); ++c) {
      if (tried[c] || !takes(slots[slot], cards[c])) continue;
      tried[c] = true;
      if (slotOf[c] >= 0 && !self(self, static_cast<std::size_t>(slotOf[c]))) continue;
      slotOf[c] = static_cast<int>(slot);
      cardOf[slot] = static_cast<int>(c);
      return true;
    }
    return false;
  };
  for (std::size_t i = 0; i < slots.size(); ++i) {
    tried.assign(cards.size(), false);
    give(give, i);
  }
  for (std::size_t i = 0; i < slots.size(); ++i) *slots[i].card = cards[static_cast<std::size_t>(cardOf[i])];
}

} // namespace

void Table::scramble(const Knowledge& known, Viewer v, bool open, Random& random) {
  std::vector<Slot> slots;
  std::vector<Card> hidden;
  bool bound = false;
  for (Pile& p : piles_) {
    const bool hand = p.role == Zone::Role::Hand;
    Knowledge left = known;
    if (hand) // the cards that everybody knows come first and stay
      std::ranges::stable_partition(*p.cards, [&](Card c) {
        const bool stays = left.copies(p.owner, c) > 0;
        if (stays) left.drop(p.owner, c);
        return stays;
      });
    left = known;
    std::uint8_t lacks = 0;
    for (const Suit s : {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades})
      if (hand && known.isKnownToLack(p.owner, s)) lacks |= static_cast<std::uint8_t>(1u << static_cast<int>(s));
    for (std::size_t i = 0; i < p.cards->size(); ++i) {
      Card& c = (*p.cards)[i];
      // What lies under an open top was laid for all to see, and public events are remembered (ruling A3).
      const bool wasOpen = p.sees == Sees::Top && i >= p.closed;
      if (p.remembered || wasOpen || sees(p, i, v, open)) continue;
      if (hand && left.copies(p.owner, c) > 0) {
        left.drop(p.owner, c);
        continue;
      }
      slots.push_back({&c, lacks});
      hidden.push_back(c);
      bound = bound || lacks != 0;
    }
  }
  std::ranges::sort(hidden);
  if (!bound) {
    random.shuffle(hidden.begin(), hidden.end());
    for (std::size_t i = 0; i < slots.size(); ++i) *slots[i].card = hidden[i];
  } else { // many exchanges, each of which keeps to what is known
    settle(slots, hidden);
    for (std::size_t n = 24 * slots.size(); n > 0; --n) {
      const Slot& a = slots[static_cast<std::size_t>(random.index(slots.size()))];
      const Slot& b = slots[static_cast<std::size_t>(random.index(slots.size()))];
      if (takes(b, *a.card) && takes(a, *b.card)) std::swap(*a.card, *b.card);
    }
  }
  for (Pile& p : piles_)
    if (p.sorted) std::ranges::sort(*p.cards, before);
}

} // namespace mk::cards
