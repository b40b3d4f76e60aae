// Free cores, as the kernel tells of them.
#include "games/opponents/cores.h"

#include <fstream>
#include <string>
#include <thread>

namespace mk {

// The fourth word of /proc/loadavg, "2/318": so many threads run or want to, the one that asks among them.
bool coreIsFree() {
  std::ifstream file("/proc/loadavg");
  std::string loads;
  unsigned running = 0;
  for (int i = 0; i < 3; ++i) file >> loads;
  return file >> running && running < std::thread::hardware_concurrency();
}

} // namespace mk
