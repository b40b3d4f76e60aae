// The family of bridge and its relatives as a plugin, with the study of its deals and the practice of its bidding.
#include "games/plugin.h"
#include "games/bidding_practice.h"
#include "games/deal_study.h"
#include "games/kernel/refusals.h"
#include "games/whist/bridge_double_dummy.h"
#include "games/whist/bridge_practice.h"
#include "games/whist/bridge_review.h"
#include "games/whist/catalogue.h"

#include <QObject>

class WhistPlugin final : public QObject, public mk::FamilyPlugin, public mk::DealStudy, public mk::BiddingPractice {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID MK_FAMILY_PLUGIN_IID FILE "whist.json")
  Q_INTERFACES(mk::FamilyPlugin mk::DealStudy mk::BiddingPractice)

public:
  const mk::Family& family() const override { return mk::whistFamily(); }
  void use(const mk::DoubleDummy* solver) override { mk::bridge::useDoubleDummy(solver); }

  bool studies(const mk::GameInfo& info) const override { return mk::bridge::scoringOf(info.id) != nullptr; }
  std::string lastDeal(const mk::Match& match) const override {
    if (!studies(match.info())) return {};
    for (std::size_t ply = match.plies() + 1; ply-- > 0;)
      if (std::string text = match.at(ply).text(); mk::bridge::isEndOfDeal(text)) return text;
    return {};
  }

  mk::Checked<std::string> dealtAnew(const mk::GameInfo& info, const mk::Setup& setup,
                                     const std::string& position) const override {
    const auto after = read(info, setup, position);
    if (!after) return mk::Refusal{after.why()};
    return mk::bridge::dealtAnew(after->rules, after->state);
  }

  mk::Checked<mk::DealReview> review(const mk::GameInfo& info, const mk::Setup& setup, const std::string& position,
                                     std::stop_token stop) const override {
    const auto after = read(info, setup, position);
    if (!after) return mk::Refusal{after.why()};
    return mk::bridge::review(after->rules, after->state, mk::bridge::doubleDummy(), stop);
  }

  bool practises(const mk::GameInfo& info) const override { return mk::bridge::scoringOf(info.id) != nullptr; }
  std::vector<mk::Phrase> themes() const override { return mk::bridge::themeNames(); }
  std::vector<mk::Phrase> systems() const override { return mk::bridge::systemNames(); }
  mk::Checked<mk::BiddingTurn> turn(const mk::GameInfo& info, const mk::BiddingTask& task,
                                    std::span<const std::string> own) const override {
    return mk::bridge::practise(*mk::bridge::scoringOf(info.id), task, own);
  }
  mk::Checked<std::vector<mk::Phrase>> made(const mk::GameInfo& info, const mk::BiddingTask& task,
                                            std::span<const std::string> own, std::stop_token stop) const override {
    const mk::DoubleDummy* solver = mk::bridge::doubleDummy();
    if (solver == nullptr)
      return mk::refuse(MK_TEXT("games", "There is no double-dummy solver here; the package libdds0 brings it."));
    return mk::bridge::practiceMade(*mk::bridge::scoringOf(info.id), task, own, *solver, std::move(stop));
  }

private:
  struct After {
    mk::Bridge rules;
    mk::Bridge::State state;
  };
  static mk::Checked<After> read(const mk::GameInfo& info, const mk::Setup& setup, const std::string& position) {
    const mk::bridge::Scoring* scoring = mk::bridge::scoringOf(info.id);
    if (scoring == nullptr || !mk::bridge::isEndOfDeal(position))
      return mk::refuse(MK_TEXT("games", "No deal has come to its end yet."));
    const mk::Bridge rules(*scoring, setup);
    auto state = rules.read(position);
    if (!state) return mk::Refusal{state.why()};
    return After{rules, std::move(*state)};
  }
};

#include "plugin.moc"
