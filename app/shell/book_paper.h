// The rulebook on paper: a page, the pages of a family or the whole book as PDF, with pictures, page numbers and, where
// there are several, the contents.
#pragma once

#include "app/shell/context.h"

#include <QStringList>

#include <functional>
#include <memory>

class QIODevice;
class QPagedPaintDevice;
class QTextDocument;

namespace mk {

// The page of what its games share, where there is one, and its games in booklet order.
QStringList pagesOf(const Context&, const Family&);
QStringList allPages(const Context&);

inline constexpr int kBookResolution = 300; // dots an inch

struct BookPaper {
  int sheets = 0;      // sheets of paper written
  QList<int> contents; // on which each page of the book begins, and the secrets of the tricks behind them
  bool stopped = false;
};

void setUpBook(QPagedPaintDevice&); // before it is painted
// A page of the book as it is painted on so many sheets, the pictures left blank.
std::unique_ptr<QTextDocument> laidOutOnPaper(QPagedPaintDevice&, const Context&, const QString& page,
                                              const QString& lang);
BookPaper paintBook(QPagedPaintDevice&, const Context&, const QStringList& pages, const QString& lang,
                    const std::function<bool(double)>& go = {});
// `go` is asked before each page, with how much is done of 1; false stops.
BookPaper writeBook(QIODevice& out, const Context&, const QStringList& pages, const QString& lang,
                    const std::function<bool(double)>& go = {});

} // namespace mk
