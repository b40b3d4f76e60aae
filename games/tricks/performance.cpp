// How a trick goes on: whose step it is, what may be done, what the program does, what is hidden from whom.
#include "games/tricks/performance.h"

#include <algorithm>
#include <bit>

namespace mk::trick {

namespace {

const std::vector<Card>& base() {
  static const std::vector<Card> pack = sortedPack();
  return pack;
}

} // namespace

Performance::Performance(const Setup& setup, const Trick& t) {
  act_.trick = &t;
  act_.style = Style(setup.options);
  for (std::size_t i = 0; i < t.own.size(); ++i)
    if (t.own[i] != nullptr) act_.own[i] = setup.options.index(t.own[i]);
}

Turn Performance::turn(const State& s) const {
  if (s.ended()) return Turn::over();
  if (s.face.empty()) return Turn::chance();
  return act_.style.asks(stepOf(act_, s).who) ? Turn::of(0) : Turn::chance();
}

void Performance::enter(State& s) const {
  while (!s.ended()) {
    if (s.step >= act_.trick->steps.size()) {
      s.show.ending = act_.trick->succeeded(act_, s) ? Ending::Success : Ending::Failure;
      return;
    }
    const Step& step = stepOf(act_, s);
    if (step.when == nullptr || step.when(act_, s)) return;
    ++s.step;
  }
}

bool Performance::offersWrong(const State& s) const {
  return s.show.mistakes < kMostMistakes || (act_.style.coach() == Coach::Off && !stepOf(act_, s).strict);
}

// Of the program's own cards nobody in the room sees a face; with cards in hand nobody needs to ask for it.
bool Performance::mayGlance(const State& s) const {
  return !s.face.empty() && !s.ended() && act_.style.forPeople() && stepOf(act_, s).glances;
}

void Performance::moves(const State& s, Seat, std::vector<Move>& out) const {
  const Step& step = stepOf(act_, s);
  if (mayGlance(s) && !s.show.glance) out.push_back(Verb::Glance);
  Offers offers(act_, s, out, !offersWrong(s));
  step.offer(act_, s, offers);
}

void Performance::play(State& s, Seat, const Move& m) const {
  const Step& step = stepOf(act_, s);
  if (m.verb == Verb::Glance) {
    s.show.glance = true;
    return;
  }
  if (step.right != nullptr && !act_.style.accepts(s.show, step.right(act_, s, m), step.strict)) return;
  s.show.refused = false;
  carry(s, m);
}

void Performance::carry(State& s, const Move& m) const {
  const Step& step = stepOf(act_, s);
  s.show.glance = false;
  const int on = step.play == nullptr ? kNext : step.play(act_, s, m);
  if (on == kFails) {
    s.show.ending = Ending::Failure;
    return;
  }
  s.step = static_cast<std::uint8_t>(s.step + on);
  enter(s);
}

// --- the program's part

// A draw has at most 255 values: a larger choice is drawn in two halves, the first of them as small as can be.
int Performance::firstHalf(int choices) {
  int n = 1;
  while (choices % n != 0 || choices / n > 255) ++n;
  return n;
}

Move Performance::choice(const State& s, int i) const {
  const Step& step = stepOf(act_, s);
  if (step.offer == nullptr) return {};
  Offers offers(act_, s, i);
  (step.range != nullptr ? step.range : step.offer)(act_, s, offers);
  return offers.found();
}

int Performance::choices(const State& s) const {
  const Step& step = stepOf(act_, s);
  if (step.offer == nullptr) return 1;
  Offers offers(act_, s, -1);
  (step.range != nullptr ? step.range : step.offer)(act_, s, offers);
  return offers.count();
}

ChanceRequest Performance::chance(const State& s) const {
  if (s.face.empty()) return ChanceRequest::deck(base());
  const Step& step = stepOf(act_, s);
  if (step.request != nullptr) {
    ChanceRequest ask = step.request(act_, s);
    ask.secret = true;
    return ask;
  }
  const int all = std::max(choices(s), 1), half = firstHalf(all);
  return ChanceRequest::draw(s.part == 0 && half > 1 ? half : all / half, true);
}

void Performance::settle(State& s, const Outcome& o) const {
  if (s.face.empty()) {
    for (int i = 0; i < kPack; ++i) s.face.push_back(o.card(i));
    act_.trick->prepare(act_, s);
    return enter(s);
  }
  const Step& step = stepOf(act_, s);
  if (step.request != nullptr) {
    step.settle(act_, s, o);
    ++s.step;
    return enter(s);
  }
  const int all = std::max(choices(s), 1), half = firstHalf(all);
  if (s.part == 0 && half > 1) {
    s.part = static_cast<std::uint8_t>(o.value() + 1);
    return;
  }
  const int i = half > 1 ? (s.part - 1) * (all / half) + o.value() : o.value();
  s.part = 0;
  carry(s, choice(s, i));
}

// A magician who knows the trick; a spectator has nothing to be advised about.
std::optional<Move> Performance::suggest(const State& s, Seat, Random&) const {
  if (stepOf(act_, s).who != Role::Magician || !act_.performs()) return std::nullopt;
  if (choices(s) == 0) return std::nullopt;
  return choice(s);
}

// --- what is hidden

// While somebody in the room looks, the table shows what they see.
std::optional<Role> Performance::roleOf(const State& s, Viewer v) const {
  if (v.isPublic()) return std::nullopt;
  return s.show.glance ? Role::Spectator : act_.style.person();
}

bool Performance::sees(Facing f, std::optional<Role> role) const {
  switch (f) {
  case Facing::Nobody:
    return false;
  case Facing::Everybody:
    return true;
  case Facing::Magician:
    return role == Role::Magician;
  case Facing::Spectator:
    return role == Role::Spectator;
  }
  return false;
}

std::uint64_t Performance::knownTo(const State& s, std::optional<Role> role) const {
  std::uint64_t known = 0;
  for (int p = 0; p < pilesOf(*act_.trick); ++p)
    if (sees(displayOf(act_, s, p).facing, role))
      for (const Token t : s.pile(p))
        if (t != kHole) known |= bit(t);
  if (act_.trick->open != nullptr) known |= act_.trick->open(act_, s);
  if (role && act_.trick->known != nullptr) known |= act_.trick->known(act_, s, *role);
  return known;
}

void Performance::scramble(State& s, Viewer v, Random& random) const { shuffleHidden(s, roleOf(s, v), random); }

// Faces that the role does not know change places among themselves.
void Performance::shuffleHidden(State& s, std::optional<Role> role, Random& random) const {
  if (s.face.empty() || s.ended()) return;
  if (act_.trick->scramble != nullptr) {
    act_.trick->scramble(act_, s, role.value_or(Role::Nobody), random);
    return;
  }
  const std::uint64_t known = knownTo(s, role);
  Row<Token, kPack> hidden;
  for (int t = 0; t < s.face.count(); ++t)
    if ((known & bit(static_cast<Token>(t))) == 0) hidden.push_back(static_cast<Token>(t));
  const auto kind = [&](Token t) { return act_.trick->kind == nullptr ? 0 : act_.trick->kind(s, s.face[t]); };
  // In order first: what the role cannot tell apart becomes the same.
  for (std::size_t i = 0; i < hidden.size(); ++i)
    for (std::size_t j = i + 1; j < hidden.size(); ++j)
      if (kind(hidden[i]) == kind(hidden[j]) && s.face[hidden[j]] < s.face[hidden[i]])
        std::swap(s.face[hidden[i]], s.face[hidden[j]]);
  for (std::size_t i = hidden.size(); i > 1; --i) {
    const Token a = hidden[i - 1], b = hidden[static_cast<std::size_t>(random.index(i))];
    if (kind(a) == kind(b)) std::swap(s.face[a], s.face[b]);
  }
}

Result Performance::result(const State& s) const {
  if (!s.ended()) return trick::result(s.show, MK_TEXT("games", "The trick was broken off."));
  const bool success = s.show.ending == Ending::Success;
  Phrase why = act_.trick->why(act_, s, success);
  if (!success && !act_.performs()) return trick::result(s.show, std::move(why));
  return trick::result(
      s.show, {MK_TEXT("games", "%1 %2"), {Arg::phrase(std::move(why)), Arg::phrase(applause(s.show.stars()))}});
}

std::string Performance::fault(const State& s) const {
  if (s.face.empty()) return s == State{} ? "" : "something has happened without cards";
  std::uint64_t faces = 0, tokens = 0;
  int lying = 0;
  for (const Card c : s.face) faces |= std::uint64_t{1} << c.code();
  if (std::popcount(faces) != s.face.count()) return "a card is there twice";
  for (int p = 0; p < pilesOf(*act_.trick); ++p)
    for (const Token t : s.pile(p))
      if (t != kHole) tokens |= bit(t), ++lying;
  if (std::popcount(tokens) != lying) return "a card lies in two places";
  if (lying != act_.trick->cards) return "cards are missing";
  if (std::bit_width(tokens) > static_cast<unsigned>(s.face.count())) return "a card without a face";
  if (s.step > act_.trick->steps.size() || (stepsOver(s) && !s.ended())) return "no such step";
  if (!s.ended())
    for (int p = 0; p < pilesOf(*act_.trick); ++p) {
      const int n = stepOf(act_, s).lie[static_cast<std::size_t>(p)];
      if (n >= 0 && n != s.pile(p).count()) return "the cards do not lie as in this step";
    }
  return act_.trick->fault == nullptr ? "" : act_.trick->fault(act_, s);
}

} // namespace mk::trick
