// How long the start took, for packaging/measure.sh.
#pragma once

class QWidget;

namespace mk {

// Where the environment variable MANGUKAST_TRACE holds the time of the start (milliseconds since 1970), "first paint:
// 140 ms" is written on standard error once the window has been painted.
void traceFirstPaint(QWidget& window);

} // namespace mk
