// The thread behind a review.
#include "app/play/reviewer.h"

#include "games/box/offered.h"

#include <QCryptographicHash>

namespace mk {

namespace {

// A match that was played on after its review has another log, and the review is made anew.
QString markOf(const Match& match) {
  QCryptographicHash hash(QCryptographicHash::Sha1);
  for (const std::string& line : match.log()) {
    hash.addData(QByteArrayView(line.data(), static_cast<qsizetype>(line.size())));
    hash.addData(QByteArrayView("\n", 1));
  }
  return QString::fromLatin1(hash.result().toHex());
}

} // namespace

bool Reviewer::suits(const GameInfo& info, const MatchSetup& setup) {
  return setup.seats.size() > 1 && !setup.pad && info.kind != Kind::Solitaire && !levelsOffered(info).empty();
}

bool Reviewer::suits(const Session& session) {
  return session.match().over() && suits(session.match().info(), session.setup());
}

void Reviewer::stop() {
  thread_.request_stop();
  if (thread_.joinable()) thread_.join();
  ++question_; // answers still under way are to nobody
}

void Reviewer::review(const Session& session) {
  stop();
  const Match& match = session.match();
  const QString mark = markOf(match);
  const MatchId id = store_ && session.isKept() ? session.id() : kNoId;
  if (id != kNoId)
    if (const auto kept = readReview(store_->reviewOf(id, mark).toStdString());
        kept && kept->seats == session.setup().seats.size())
      return emit reviewed(*kept);
  thread_ =
      std::jthread([this, id, mark, question = ++question_, played = ReviewedMatch::of(match)](std::stop_token token) {
        const auto tell = [&](auto what) {
          QMetaObject::invokeMethod(
              this,
              [this, question, what] {
                if (question == question_) what();
              },
              Qt::QueuedConnection);
        };
        Thinking asked = reviewThinking();
        asked.stop = token;
        const auto found = mk::review(played, asked, [&](int done, int of) {
          tell([this, done, of] { emit progress(done, of); });
          return !token.stop_requested();
        });
        if (!found || token.stop_requested()) return;
        tell([this, id, mark, review = *found] {
          if (id != kNoId) (void)store_->keepReview(id, mark, QString::fromStdString(text(review)));
          emit reviewed(review);
        });
      });
}

} // namespace mk
