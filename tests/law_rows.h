// The laws of the box for a game row by row: numbers of seats, and every value of every house rule.
#pragma once

#include "games/box/laws.h"
#include "tests/sanitized.h"

#include <QTest>

#include <initializer_list>
#include <map>
#include <span>
#include <string>

namespace mk {

// Matches of one setting. Under sanitizers fewer, and looked at less closely: the catalogue's test plays every setting
// there.
inline LawLimits lawLimits(int matches) { return {.matches = fewer(matches), .closely = fewer(LawLimits{}.closely)}; }

// For a test's data function; `usual` seats where a house rule is tried.
inline void lawRows(std::initializer_list<int> seats, int usual, std::span<const OptionSpec> options) {
  QTest::addColumn<int>("seats");
  QTest::addColumn<QString>("key");
  QTest::addColumn<QString>("value");
  for (const int n : seats) QTest::addRow("%d seats", n) << n << QString() << QString();
  for (const OptionSpec& o : options)
    for (const OptionValue& v : o.values) QTest::addRow("%s %s", o.key, v.key) << usual << o.key << v.key;
}

// The row that is being tested.
inline LawReport checkRow(const GameInfo& info, int matches) {
  QFETCH(int, seats);
  QFETCH(QString, key);
  QFETCH(QString, value);
  std::map<std::string, std::string> chosen;
  if (!key.isEmpty()) chosen[key.toStdString()] = value.toStdString();
  const LawReport report = checkLaws(info, seats, chosen, lawLimits(matches));
  for (const std::string& b : report.broken) qWarning("%s", b.c_str());
  return report;
}

} // namespace mk
