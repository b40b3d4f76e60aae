// The frame of the card games over a game's own rules, a template argument, so that playouts meet no virtual call. The
// frame owns the lot for the first dealer, the stages of a match made of deals, position texts, looks, secrecy, the
// words and gestures of verbs, undo. The game owns what is its own: which piles there are, how it is dealt, what may be
// done and what it does, how it is scored and ends, and what its prompts say. Rules: card games, A2, A3, A12, A13.
//
// A game G is a const object with
//   struct State : cards::Board { ...; bool operator==(const State&) const = default; };
//   using Move = cards::MoveOf<N>;
//   static constexpr const char* kName          opening word of its position texts, its slug
//   G(const Setup&); int seats() const; int bound() const
//   std::span<const Verb> verbs() const         what Move::verb counts
//   const std::vector<Card>& pack() const
//   Deals deals() const
//   void table(Table&, State&) const            its piles and fields
//   void deal(State&, const Outcome&) const     lays the cards; says whose turn it is (or ends the deal at once)
//   void moves(const State&, Seat, std::vector<Move>&) const
//   void play(State&, Seat, const Move&) const
//   Phrase prompt(const State&, Viewer) const   while Play
//   Phrase ending(const State&) const           how the deal that has just ended went
//   Result result(const State&) const
// and the parts that it announces in `static constexpr Parts kParts`; a part announced and missing does not compile,
// nor one that is there and not announced:
//   Suggest      std::optional<Move> suggest(const State&, Seat, Random&) const     the state has been scrambled for it
//   RuleFirst    the suggestion is as good as what playouts find (Answer::RuleFirst)
//   Slips        std::vector<Move> slips(const State&, Seat) const                  what may be done by mistake
//   Misfit       int misfit(const State&) const    how badly hands go with what their owners have said (Answer::Misfit)
//   RuledMove    std::optional<Move> ruledMove(const State&, Seat, int level, Random&) const     what the player of the
//                                                                level does where the ruling tells of several
//   Forget       void forget(State&, int level) const    what a computer player of the level no longer remembers
//   Explain      Phrase explain(const State&, Place) const    what the call at this place has told everybody
//   Acting       Turn acting(const State&) const        while Play, where not simply State::turn acts
//   Lot          ChanceRequest lot() const              what is drawn before the first deal, where more than the first
//                void lotDrawn(State&, const Outcome&) const                                  dealer is decided by it
//                Phrase lotPrompt() const
//                Phrase lotTold(const State& after) const
//   Reshuffle    const Cards& toShuffle(const State&) const        in Stage::Shuffle
//                void shuffled(State&, const Outcome&) const
//   ShuffleTold  Phrase shuffleTold(const State&) const            what is shuffled, where not the cards laid aside
//   Told         Phrase told(const State& before, const State& after, Seat, const Move&, Viewer) const     instead of
//                                                                                                          the verb
//   DealTold     Phrase dealTold(const State& after, Viewer) const          after "%1 deals"
//   Shown        void shown(const State&, Viewer, View&) const              what the look has beside the piles
//   Hidden       void hidden(State&, Viewer, Random&) const                 scrambles secrets that are no cards
//   Completed    Permission completed(State&) const                         after reading: what the text leaves out
//   Faulty       Phrase faulty(const State&) const               what is wrong with a position once it is dealt
//   Between      Phrase faultyBetween(const State&) const        with what goes on from deal to deal, before a deal too
//   Written      std::string written(const State&, Seat, const Move&) const   a move whose text is no verb's; ""
//                                                                             where it is
//   Touched      Gesture touched(const State&, Seat, const Move&) const       a move made in its own way; empty where
//                                                                             it is its verb's
//   Parsed       Checked<Move> parsed(const State&, Seat, std::string_view) const      moves that cannot all be listed;
//                                                              an empty refusal: the text is looked for in the list
//   WhyNot       Phrase whyNot(const State&, Seat, std::string_view) const    why a text is no legal move; empty where
//                                                                             there is nothing to say
#pragma once

#include "games/kernel/refusals.h"
#include "games/kernel/rules.h"
#include "games/kit/cards/deals.h"
#include "games/kit/cards/table.h"
#include "games/kit/cards/verbs.h"
#include "games/kit/throw_off.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace mk::cards {

enum class Part : std::uint8_t {
  Suggest,
  RuleFirst,
  Misfit,
  Slips,
  RuledMove,
  Forget,
  Explain,
  Acting,
  Lot,
  Reshuffle,
  ShuffleTold,
  Told,
  DealTold,
  Shown,
  Hidden,
  Completed,
  Faulty,
  Between,
  Written,
  Touched,
  Parsed,
  WhyNot
};

class Parts {
public:
  constexpr Parts() = default;
  constexpr Parts(std::initializer_list<Part> parts) {
    for (const Part p : parts) bits_ |= 1u << static_cast<int>(p);
  }
  constexpr bool has(Part p) const { return (bits_ >> static_cast<int>(p) & 1) != 0; }

private:
  std::uint32_t bits_ = 0;
};

// Before the first deal all cards wait in the pack.
bool isUndealt(const Board&);
std::string headText(const Board&, const char* name, int seats);
std::string tailText(const Board&, const Deals&, int seats);
Permission readFrame(Board&, const Deals&, Fields&, const char* name, int seats);
Phrase tellDealLot(Seat dealer);
Phrase tellDeal(const Board& before, Phrase more);
Phrase framePrompt(const Board&, const Phrase& ending);
// Cards that only `viewer` sees come to his hand: "You draw: ...". Empty when none do.
Phrase drawn(const Table& before, const Table& after, Viewer);
// Whether the seat sees a card afterwards that it did not see before.
bool reveals(const Table& before, const Table& after, Seat, bool openBefore, bool openAfter);
// The same, told by what is seen: for cards that lie in no pile.
bool showsMore(const View& before, const View& after);
// The pack as it waits for the deal.
void addPack(View&, int cards);
// Cards of the viewer's hand that no legal move touches are dimmed.
void dimUnplayable(View&, Seat, const std::vector<Gesture>&);

// The game behind its frame, with the answers that it may leave out: the rules concept wants them absent where they are
// not announced, and a member under a condition still has its name.
template <class G> struct Held {
  explicit Held(const Setup& s) : g_(s) {}
  G g_;
};
template <class G, class Below, bool given> struct Suggesting : Below { using Below::Below; };
template <class G, class Below> struct Suggesting<G, Below, true> : Below {
  using Below::Below;
  std::optional<typename G::Move> suggest(const typename G::State& s, Seat seat, Random& random) const {
    return this->g_.suggest(s, seat, random);
  }
};
template <class Below, bool given> struct Ruling : Below { using Below::Below; };
template <class Below> struct Ruling<Below, true> : Below {
  using Below::Below;
  static constexpr bool kRuleFirst = true;
};
template <class G, class Below, bool given> struct Fitting : Below { using Below::Below; };
template <class G, class Below> struct Fitting<G, Below, true> : Below {
  using Below::Below;
  int misfit(const typename G::State& s) const { return this->g_.misfit(s); }
};
template <class G, class Below, bool given> struct Slipping : Below { using Below::Below; };
template <class G, class Below> struct Slipping<G, Below, true> : Below {
  using Below::Below;
  std::vector<typename G::Move> slips(const typename G::State& s, Seat seat) const { return this->g_.slips(s, seat); }
};
template <class G, class Below, bool given> struct Ruled : Below { using Below::Below; };
template <class G, class Below> struct Ruled<G, Below, true> : Below {
  using Below::Below;
  std::optional<typename G::Move> ruledMove(const typename G::State& s, Seat seat, int level, Random& random) const {
    return this->g_.ruledMove(s, seat, level, random);
  }
};
template <class G, class Below, bool given> struct Forgetting : Below { using Below::Below; };
template <class G, class Below> struct Forgetting<G, Below, true> : Below {
  using Below::Below;
  void forget(typename G::State& s, int level) const { this->g_.forget(s, level); }
};
template <class G, class Below, bool given> struct Explaining : Below { using Below::Below; };
template <class G, class Below> struct Explaining<G, Below, true> : Below {
  using Below::Below;
  Phrase explain(const typename G::State& s, Place place) const { return this->g_.explain(s, place); }
};
template <class G>
using Advising = Ruling<Suggesting<G, Held<G>, G::kParts.has(Part::Suggest)>, G::kParts.has(Part::RuleFirst)>;
template <class G> using Guessing = Fitting<G, Advising<G>, G::kParts.has(Part::Misfit)>;
template <class G> using Erring = Slipping<G, Guessing<G>, G::kParts.has(Part::Slips)>;
template <class G> using Playing = Ruled<G, Erring<G>, G::kParts.has(Part::RuledMove)>;
template <class G>
using Inner = Explaining<G, Forgetting<G, Playing<G>, G::kParts.has(Part::Forget)>, G::kParts.has(Part::Explain)>;

template <class G> class CardGame : public Inner<G> {
  using Inner = cards::Inner<G>;
  using Inner::g_;

public:
  using State = typename G::State;
  using Move = typename G::Move;
  static constexpr bool has(Part p) { return G::kParts.has(p); }
  static constexpr Answers kAnswers = Answers{Answer::Chance,   Answer::Scramble,   Answer::ReadMove,
                                              Answer::TellMove, Answer::TellChance, Answer::Takeback} |
                                      (has(Part::Suggest) ? Answers{Answer::Suggest} : Answers{}) |
                                      (has(Part::RuleFirst) ? Answers{Answer::RuleFirst} : Answers{}) |
                                      (has(Part::Misfit) ? Answers{Answer::Misfit} : Answers{}) |
                                      (has(Part::Slips) ? Answers{Answer::Slips} : Answers{}) |
                                      (has(Part::RuledMove) ? Answers{Answer::RuledMove} : Answers{}) |
                                      (has(Part::Forget) ? Answers{Answer::Forget} : Answers{}) |
                                      (has(Part::Explain) ? Answers{Answer::Explain} : Answers{});

  explicit CardGame(const Setup& s)
      : Inner(s), open_(hasOption(s.options, "open-hands") && s.options.is("open-hands", "on")) {
    checkParts();
  }
  static std::span<const OptionSpec> options() { return G::options(); }
  const G& game() const { return g_; }

  int seats() const { return g_.seats(); }
  int bound() const { return g_.bound(); }
  State start() const { return {}; }

  Turn turn(const State& s) const {
    if (s.stage == Stage::Over) return Turn::over();
    if (s.stage != Stage::Play) return Turn::chance();
    if constexpr (has(Part::Acting)) return g_.acting(s);
    return Turn::of(s.turn);
  }
  ChanceRequest chance(const State& s) const {
    if (s.stage == Stage::Lot) {
      if constexpr (has(Part::Lot)) return g_.lot();
      return lotAmong(seats());
    }
    if constexpr (has(Part::Reshuffle)) {
      if (s.stage == Stage::Shuffle) {
        ChanceRequest ask = ChanceRequest::deck(g_.toShuffle(s));
        ask.secret = true;
        return ask;
      }
    }
    ChanceRequest ask = ChanceRequest::deck(g_.pack());
    if (s.deals > 0) ask.by = s.dealer; // the end of the deal before may be looked at
    return ask;
  }
  void settle(State& s, const Outcome& o) const {
    if (s.stage == Stage::Lot) {
      s.stage = Stage::Deal;
      if constexpr (has(Part::Lot))
        g_.lotDrawn(s, o);
      else
        s.dealer = drawnBy(o);
      return;
    }
    if constexpr (has(Part::Reshuffle)) {
      if (s.stage == Stage::Shuffle) {
        s.stage = Stage::Play;
        return g_.shuffled(s, o);
      }
    }
    s.stage = Stage::Play;
    s.known.forgetAll();
    g_.deal(s, o);
  }
  void moves(const State& s, Seat seat, std::vector<Move>& out) const { g_.moves(s, seat, out); }
  void play(State& s, Seat seat, const Move& m) const { g_.play(s, seat, m); }
  Result result(const State& s) const { return g_.result(s); }

  std::string text(const State& s) const {
    State copy = s;
    if (s.stage == Stage::Lot) return headText(s, G::kName, seats());
    return headText(s, G::kName, seats()) + tableOf(copy).text() + tailText(s, g_.deals(), seats());
  }
  Checked<State> read(std::string_view t) const {
    auto fields = Fields::read(t);
    if (!fields) return Refusal{fields.why()};
    State s;
    if (auto ok = readFrame(s, g_.deals(), *fields, G::kName, seats()); !ok) return Refusal{ok.why()};
    if (s.stage != Stage::Lot) {
      if (auto ok = tableOf(s).read(*fields); !ok) return Refusal{ok.why()};
      if constexpr (has(Part::Completed)) {
        if (auto ok = g_.completed(s); !ok) return Refusal{ok.why()};
      }
    }
    if (auto ok = fields->nothingElse(); !ok) return Refusal{ok.why()};
    if (Phrase f = flaw(s); !f.empty())
      return refuse({MK_TEXT("games", "This position is impossible: %1"), {Arg::phrase(std::move(f))}});
    return s;
  }
  std::string fault(const State& s) const { return english(flaw(s)); }
  Phrase flaw(const State& s) const { // for people: nothing, or what is wrong with the position
    State copy = s;
    const Table t = tableOf(copy);
    if (isUndealt(s)) {
      for (const Pile& p : t.piles())
        if (!p.cards->empty()) return MK_TEXT("games", "cards lie on the table before the deal");
      if constexpr (has(Part::Between))
        if (s.stage == Stage::Deal) return g_.faultyBetween(s);
      return {};
    }
    if (Phrase f = t.fault(g_.pack()); !f.empty()) return f;
    if (s.stage == Stage::Play && !turn(s).isSeats()) return MK_TEXT("games", "nobody has to act");
    if constexpr (has(Part::Between))
      if (Phrase f = g_.faultyBetween(s); !f.empty()) return f;
    if constexpr (has(Part::Faulty)) return g_.faulty(s);
    return {};
  }

  std::string text(const State& s, Seat seat, const Move& m) const {
    if constexpr (has(Part::Written)) {
      if (std::string own = g_.written(s, seat, m); !own.empty()) return own;
    }
    (void)s, (void)seat;
    return cards::text(viewOf(g_.verbs(), m));
  }
  Checked<Move> readMove(const State& s, Seat seat, std::string_view t) const {
    if constexpr (has(Part::Parsed))
      if (auto own = g_.parsed(s, seat, t); own || !own.why().empty()) return own;
    std::vector<Move> all;
    g_.moves(s, seat, all);
    std::vector<std::string> texts;
    for (const Move& m : all) {
      texts.push_back(text(s, seat, m));
      if (texts.back() == t) return m;
    }
    const std::string wanted = normalised(t);
    for (std::size_t i = 0; i < all.size(); ++i)
      if (normalised(texts[i]) == wanted) return all[i];
    if constexpr (has(Part::WhyNot))
      if (Phrase why = g_.whyNot(s, seat, t); !why.empty()) return refuse(std::move(why));
    return notLegal(t, texts);
  }
  Gesture gesture(const State& s, Seat seat, const Move& m) const {
    if constexpr (has(Part::Touched)) {
      if (Gesture own = g_.touched(s, seat, m); !own.chosen.empty() || !own.path.empty()) return own;
    }
    State copy = s;
    return cards::gesture(viewOf(g_.verbs(), m), seat, handOf(tableOf(copy), seat));
  }

  View look(const State& s, Viewer v) const {
    View view;
    view.bottom = v.isPublic() ? Seat{0} : v.seat;
    State copy = s;
    tableOf(copy).look(view, v, isUndealt(s) ? std::span<const Card>() : std::span<const Card>(g_.pack()), isOpen(s));
    if (isUndealt(s)) addPack(view, static_cast<int>(g_.pack().size()));
    if (g_.deals().shown()) view.zones.push_back(scoreSheet(s, g_.deals(), seats()));
    if constexpr (has(Part::Shown)) g_.shown(s, v, view);
    view.prompt = prompt(s, v);
    if (turn(s).has(v.seat)) {
      std::vector<Move> all;
      g_.moves(s, v.seat, all);
      std::vector<Gesture> gestures;
      for (const Move& m : all) {
        addButton(view, viewOf(g_.verbs(), m));
        gestures.push_back(gesture(s, v.seat, m));
      }
      dimUnplayable(view, v.seat, gestures);
    }
    return view;
  }
  void scramble(State& s, Viewer v, Random& random) const {
    if (isUndealt(s)) return;
    tableOf(s).scramble(s.known, v, isOpen(s), random);
    if constexpr (has(Part::Hidden)) g_.hidden(s, v, random);
  }

  Phrase tell(const State& s, Seat seat, const Move& m, Viewer v) const {
    State before = s, after = s;
    g_.play(after, seat, m);
    const bool ended = after.stage != Stage::Play && after.stage != Stage::Shuffle;
    const Phrase mine = ended ? Phrase() : drawn(tableOf(before), tableOf(after), v);
    Phrase out;
    if constexpr (has(Part::Told)) out = g_.told(s, after, seat, m, v);
    if (out.empty()) {
      const MoveView made = viewOf(g_.verbs(), m);
      if (v.seat == seat && made.verb.isDraw() && !mine.empty()) return mine; // that one has drawn goes without saying
      out = cards::tell(made, seat, v.seat == seat || isOpen(s));
    }
    if (mine.empty()) return out;
    return {MK_TEXT("games", "%1. %2"), {Arg::phrase(std::move(out)), Arg::phrase(mine)}};
  }
  Phrase tell(const State& s, const Outcome& o, Viewer v) const {
    if (s.stage == Stage::Lot) {
      if constexpr (has(Part::Lot)) {
        State after = s;
        settle(after, o);
        return g_.lotTold(after);
      } else {
        return tellDealLot(drawnBy(o));
      }
    }
    if constexpr (has(Part::ShuffleTold)) {
      if (s.stage == Stage::Shuffle) return g_.shuffleTold(s);
    }
    if (s.stage == Stage::Shuffle) return MK_TEXT("games", "The cards laid aside are shuffled into a new stock");
    State after = s;
    settle(after, o);
    (void)v;
    if constexpr (has(Part::DealTold)) return tellDeal(s, g_.dealTold(after, v));
    return tellDeal(s, {});
  }
  // A decision may be taken back until it has shown somebody something hidden.
  Takeback takeback(const State& s, Seat seat, const Move& m) const {
    State before = s, after = s;
    g_.play(after, seat, m);
    if (showsMore(look(before, Viewer{seat}), look(after, Viewer{seat}))) return Takeback::Refused;
    for (Seat k = 0; k < seats(); ++k) // whoever it is shown to
      if (reveals(tableOf(before), tableOf(after), k, isOpen(before), isOpen(after))) return Takeback::Refused;
    return Takeback::Free;
  }

private:
  static bool hasOption(const Options& o, std::string_view key) {
    return std::ranges::any_of(o.specs(), [&](const OptionSpec& spec) { return key == spec.key; });
  }
  // At the end of a deal all hands are laid open.
  bool isOpen(const State& s) const { return open_ || s.stage == Stage::Deal || s.stage == Stage::Over; }
  Table tableOf(State& s) const {
    Table t(seats());
    g_.table(t, s);
    return t;
  }
  static Cards handOf(const Table& t, Seat seat) {
    for (const Pile& p : t.piles())
      if (p.role == Zone::Role::Hand && p.owner == seat) return *p.cards;
    return {};
  }
  Phrase prompt(const State& s, Viewer v) const {
    if (s.stage == Stage::Play) return g_.prompt(s, v);
    if constexpr (has(Part::Lot)) {
      if (s.stage == Stage::Lot) return g_.lotPrompt();
    }
    if constexpr (has(Part::ShuffleTold)) {
      if (s.stage == Stage::Shuffle) return g_.shuffleTold(s);
    }
    if (s.stage == Stage::Over) return g_.result(s).why;
    return framePrompt(s, s.deals > 0 ? g_.ending(s) : Phrase());
  }
  static consteval void checkParts() {
#define MK_PART(part, name)                                                                                            \
  static_assert(                                                                                                       \
      !requires { &G::name; } || has(Part::part), "a part of the game is not announced in kParts");
    MK_PART(Suggest, suggest)
    MK_PART(Misfit, misfit)
    MK_PART(Slips, slips)
    MK_PART(RuledMove, ruledMove)
    MK_PART(Forget, forget)
    MK_PART(Explain, explain)
    MK_PART(Acting, acting)
    MK_PART(Lot, lot)
    MK_PART(Lot, lotDrawn)
    MK_PART(Lot, lotPrompt)
    MK_PART(Lot, lotTold)
    MK_PART(Reshuffle, toShuffle)
    MK_PART(Reshuffle, shuffled)
    MK_PART(ShuffleTold, shuffleTold)
    MK_PART(Told, told)
    MK_PART(DealTold, dealTold)
    MK_PART(Shown, shown)
    MK_PART(Hidden, hidden)
    MK_PART(Completed, completed)
    MK_PART(Faulty, faulty)
    MK_PART(Between, faultyBetween)
    MK_PART(Written, written)
    MK_PART(Touched, touched)
    MK_PART(Parsed, parsed)
    MK_PART(WhyNot, whyNot)
#undef MK_PART
  }

  bool open_;
};

} // namespace mk::cards
