// Optional answers of rules: what is announced must be given, what is given must be announced; anything else does not
// compile. Each sample below is refused by the concept, so a game written like it would not build.
#include "games/kernel/rules.h"

#include <QTest>

using namespace mk;

namespace {

// Rules that answer what every game has to answer, and nothing else.
struct Plain {
  struct State {
    bool operator==(const State&) const = default;
  };
  struct Move {
    bool operator==(const Move&) const = default;
  };
  explicit Plain(const Setup&) {}
  int seats() const { return 1; }
  State start() const { return {}; }
  Turn turn(const State&) const { return Turn::over(); }
  void moves(const State&, Seat, std::vector<Move>&) const {}
  void play(State&, Seat, const Move&) const {}
  Result result(const State&) const { return {}; }
  std::string text(const State&) const { return {}; }
  Checked<State> read(std::string_view) const { return State{}; }
  std::string text(const State&, Seat, const Move&) const { return {}; }
  Gesture gesture(const State&, Seat, const Move&) const { return {}; }
  View look(const State&, Viewer) const { return {}; }
  int bound() const { return 1; }
  std::string fault(const State&) const { return {}; }
};
static_assert(!Rules<Plain>); // it has to say which answers it gives, even if none

struct Silent : Plain {
  using Plain::Plain;
  static constexpr Answers kAnswers = {};
};
static_assert(Rules<Silent>);

using Suggestion = std::optional<Plain::Move>;

struct Announced : Plain {
  using Plain::Plain;
  static constexpr Answers kAnswers = {Answer::Suggest};
  Suggestion suggest(const State&, Seat, Random&) const { return {}; }
};
static_assert(Rules<Announced>);

struct Misspelt : Plain {
  using Plain::Plain;
  static constexpr Answers kAnswers = {Answer::Suggest};
  Suggestion sugest(const State&, Seat, Random&) const { return {}; }
};
static_assert(!Rules<Misspelt>);

struct Unannounced : Plain {
  using Plain::Plain;
  static constexpr Answers kAnswers = {};
  Suggestion suggest(const State&, Seat, Random&) const { return {}; }
};
static_assert(!Rules<Unannounced>);

struct Mistyped : Plain {
  using Plain::Plain;
  static constexpr Answers kAnswers = {Answer::Suggest};
  Suggestion suggest(const State&, Random&) const { return {}; }
};
static_assert(!Rules<Mistyped>);

struct MistypedAndUnannounced : Plain {
  using Plain::Plain;
  static constexpr Answers kAnswers = {};
  int suggest() const { return 0; }
};
static_assert(!Rules<MistypedAndUnannounced>);

struct NotConst : Plain {
  using Plain::Plain;
  static constexpr Answers kAnswers = {Answer::MayDraw};
  bool mayDraw(const State&) { return true; }
};
static_assert(!Rules<NotConst>);

struct OtherResult : Plain {
  using Plain::Plain;
  static constexpr Answers kAnswers = {Answer::MayDraw};
  int mayDraw(const State&) const { return 1; }
};
static_assert(!Rules<OtherResult>);

struct Template : Plain {
  using Plain::Plain;
  static constexpr Answers kAnswers = {};
  template <class T> void scramble(T&) const {}
};
static_assert(!Rules<Template>);

struct Brisk : Plain {
  using Plain::Plain;
  static constexpr Answers kAnswers = {Answer::Limit};
  static constexpr std::chrono::milliseconds kThinking{900};
};
static_assert(Rules<Brisk>);

struct BriskMisspelt : Plain {
  using Plain::Plain;
  static constexpr Answers kAnswers = {Answer::Limit};
  static constexpr std::chrono::milliseconds kThinkng{900};
};
static_assert(!Rules<BriskMisspelt>);

struct BriskUnannounced : Plain {
  using Plain::Plain;
  static constexpr Answers kAnswers = {};
  static constexpr std::chrono::milliseconds kThinking{900};
};
static_assert(!Rules<BriskUnannounced>);

struct BriskWithoutUnit : Plain {
  using Plain::Plain;
  static constexpr Answers kAnswers = {Answer::Limit};
  static constexpr int kThinking = 900;
};
static_assert(!Rules<BriskWithoutUnit>);

// Dice of which nearly all throws come to the same.
struct Thrown : Plain {
  using Plain::Plain;
  static constexpr Answers kAnswers = {Answer::Chance, Answer::Usual};
  ChanceRequest chance(const State&) const { return ChanceRequest::dice(1, 0); }
  void settle(State&, const Outcome&) const {}
  Outcome usual(const State&) const { return Outcome::dice({1}); }
};
static_assert(Rules<Thrown>);

struct ThrownUnannounced : Thrown {
  using Thrown::Thrown;
  static constexpr Answers kAnswers = {Answer::Chance};
};
static_assert(!Rules<ThrownUnannounced>);

struct UsualWithoutChance : Plain {
  using Plain::Plain;
  static constexpr Answers kAnswers = {Answer::Usual};
  Outcome usual(const State&) const { return Outcome::dice({1}); }
};
static_assert(!Rules<UsualWithoutChance>);

// A rule of thumb that is as good as thinking.
struct RuleFirst : Plain {
  using Plain::Plain;
  static constexpr Answers kAnswers = {Answer::Suggest, Answer::RuleFirst};
  static constexpr bool kRuleFirst = true;
  Suggestion suggest(const State&, Seat, Random&) const { return {}; }
};
static_assert(Rules<RuleFirst>);

struct RuleFirstWithoutRule : Plain {
  using Plain::Plain;
  static constexpr Answers kAnswers = {Answer::RuleFirst};
  static constexpr bool kRuleFirst = true;
};
static_assert(!Rules<RuleFirstWithoutRule>);

struct RuleFirstUnannounced : RuleFirst {
  using RuleFirst::RuleFirst;
  static constexpr Answers kAnswers = {Answer::Suggest};
};
static_assert(!Rules<RuleFirstUnannounced>);

// Hands that go with what was said.
struct Misfit : Plain {
  using Plain::Plain;
  static constexpr Answers kAnswers = {Answer::Scramble, Answer::Misfit};
  void scramble(State&, Viewer, Random&) const {}
  int misfit(const State&) const { return 0; }
};
static_assert(Rules<Misfit>);

struct MisfitOfNothingHidden : Plain {
  using Plain::Plain;
  static constexpr Answers kAnswers = {Answer::Misfit};
  int misfit(const State&) const { return 0; }
};
static_assert(!Rules<MisfitOfNothingHidden>);

struct MisfitUnannounced : Misfit {
  using Misfit::Misfit;
  static constexpr Answers kAnswers = {Answer::Scramble};
};
static_assert(!Rules<MisfitUnannounced>);

// What makes a player weak.
struct Careless : Plain {
  using Plain::Plain;
  static constexpr Answers kAnswers = {Answer::Slips, Answer::Forget, Answer::RuledMove};
  std::vector<Move> slips(const State&, Seat) const { return {}; }
  void forget(State&, int) const {}
  Suggestion ruledMove(const State&, Seat, int, Random&) const { return {}; }
};
static_assert(Rules<Careless>);

// What a call has told.
struct Talkative : Plain {
  using Plain::Plain;
  static constexpr Answers kAnswers = {Answer::Explain};
  Phrase explain(const State&, Place) const { return {}; }
};
static_assert(Rules<Talkative>);

struct ExplainsUnannounced : Plain {
  using Plain::Plain;
  static constexpr Answers kAnswers = {};
  Phrase explain(const State&, Place) const { return {}; }
};
static_assert(!Rules<ExplainsUnannounced>);

struct ExplainsWithoutPlace : Plain {
  using Plain::Plain;
  static constexpr Answers kAnswers = {Answer::Explain};
  Phrase explain(const State&) const { return {}; }
};
static_assert(!Rules<ExplainsWithoutPlace>);

struct SlipsMisspelt : Plain {
  using Plain::Plain;
  static constexpr Answers kAnswers = {Answer::Slips};
  std::vector<Move> slip(const State&, Seat) const { return {}; }
};
static_assert(!Rules<SlipsMisspelt>);

struct ForgetsUnannounced : Plain {
  using Plain::Plain;
  static constexpr Answers kAnswers = {};
  void forget(State&, int) const {}
};
static_assert(!Rules<ForgetsUnannounced>);

struct RuledWithoutLevel : Plain {
  using Plain::Plain;
  static constexpr Answers kAnswers = {Answer::RuledMove};
  Suggestion ruledMove(const State&, Seat, Random&) const { return {}; }
};
static_assert(!Rules<RuledWithoutLevel>);

// Answers that belong together.
struct ThrowsAndForgets : Plain {
  using Plain::Plain;
  static constexpr Answers kAnswers = {Answer::Chance};
  ChanceRequest chance(const State&) const { return ChanceRequest::dice(1, kNobody); }
  void setle(State&, const Outcome&) const {}
};
static_assert(!Rules<ThrowsAndForgets>);

struct TimeWithoutEnd : Plain {
  using Plain::Plain;
  static constexpr Answers kAnswers = {Answer::Time};
  int secondsAllowed(const State&) const { return 30; }
};
static_assert(!Rules<TimeWithoutEnd>);

// Two answers have the name tell; each has to be announced.
struct TellsBoth : Plain {
  using Plain::Plain;
  static constexpr Answers kAnswers = {Answer::TellMove, Answer::TellChance};
  Phrase tell(const State&, Seat, const Move&, Viewer) const { return {}; }
  Phrase tell(const State&, const Outcome&, Viewer) const { return {}; }
};
static_assert(Rules<TellsBoth>);

struct TellsOne : Plain {
  using Plain::Plain;
  static constexpr Answers kAnswers = {Answer::TellMove};
  Phrase tell(const State&, Seat, const Move&, Viewer) const { return {}; }
};
static_assert(Rules<TellsOne>);

struct TellsOneMore : TellsBoth {
  using TellsBoth::TellsBoth;
  static constexpr Answers kAnswers = {Answer::TellMove};
};
static_assert(!Rules<TellsOneMore>);

struct TellsOneWrongly : Plain {
  using Plain::Plain;
  static constexpr Answers kAnswers = {Answer::TellMove, Answer::TellChance};
  Phrase tell(const State&, Seat, const Move&, Viewer) const { return {}; }
  Phrase tell(const State&, const Outcome&) const { return {}; }
};
static_assert(!Rules<TellsOneWrongly>);

} // namespace

class AnswersTest : public QObject {
  Q_OBJECT

private slots:
  void rulesBuiltUponRulesGiveTheAnswersOfBoth() {
    constexpr Answers both = Answers{Answer::MayDraw} | Answers{Answer::Chance, Answer::Time};
    QVERIFY(both.has(Answer::MayDraw) && both.has(Answer::Chance) && both.has(Answer::Time));
    QVERIFY(!both.has(Answer::Suggest));
  }

  void whatIsNotAnnouncedIsNotGiven() {
    QVERIFY((Gives<Announced, Answer::Suggest>));
    QVERIFY(!(Gives<Silent, Answer::Suggest>));
  }
};

QTEST_APPLESS_MAIN(AnswersTest)
#include "answers_test.moc"
