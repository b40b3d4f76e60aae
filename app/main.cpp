// Mängukast: the program with the window.
#include "app/host/probe.h"
#include "app/shell/program.h"

int main(int argc, char** argv) {
  if (const auto probed = mk::probeAsked(argc, argv)) return *probed;
  return mk::runProgram(argc, argv);
}
