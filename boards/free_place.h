// Where something can lie over a table and covers least of it.
#pragma once

#include <QList>
#include <QRect>
#include <QSize>

namespace mk {

struct Scene;

// The place inside `area` of the first size that covers nothing, or else of the one that covers least; cards that are
// seen count most. The scene's own corner is at `sceneAt`.
QRect leastCovering(const QRect& area, const Scene&, QPoint sceneAt, const QList<QSize>& sizes);

} // namespace mk
