// Reviews of finished matches. They can be made anew at any time: a damaged one is none, and copies leave them out.
#include "app/store/attempt.h"
#include "app/store/database.h"
#include "app/store/seal.h"
#include "app/store/store.h"

namespace mk {

QString Store::reviewOf(MatchId id, const QString& mark) {
  return attempt([&] {
    QString text;
    QSqlQuery& q = db_->run("SELECT text, digits FROM review WHERE id = ? AND mark = ?", {id, mark});
    if (Database::next(q) && digitsOver({mark, q.value(0).toString()}) == q.value(1).toString())
      text = q.value(0).toString();
    q.finish();
    return text;
  });
}

Written Store::keepReview(MatchId id, const QString& mark, const QString& text) {
  return written([&] {
    db_->run("INSERT OR REPLACE INTO review(id, mark, text, digits) VALUES(?,?,?,?)",
             {id, mark, text, digitsOver({mark, text})});
    return QString();
  });
}

} // namespace mk
