// The window from a script: a place, or a match after some moves, drawn into a PNG.
#pragma once

namespace mk {

struct Context;
struct ProgramOptions;
class Window;

int takeScreenshot(Window&, Context&, const ProgramOptions&); // the exit code

} // namespace mk
