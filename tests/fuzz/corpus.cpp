// The targets without libFuzzer. Every file of the folders given is handed over once: so the corpus, and everything
// that fuzzing has found, is tested with every build. `--shake SECONDS SEED FILE` before the folders changes them at
// random for so long; an input that breaks something is left in FILE.
#include "tests/fuzz/shake.h"
#include "tests/fuzz/target.h"

#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

using namespace mk;

int main(int argc, char** argv) {
  const bool shaken = argc > 4 && std::strcmp(argv[1], "--shake") == 0;
  std::vector<std::string> inputs;
  for (int i = shaken ? 5 : 1; i < argc; ++i) {
    for (const auto& entry : std::filesystem::directory_iterator(argv[i])) {
      std::ifstream in(entry.path(), std::ios::binary);
      inputs.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
      if (shaken) continue;
      std::printf("%s\n", entry.path().c_str());
      std::fflush(stdout); // the one that ends the program is the last one named
      LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(inputs.back().data()), inputs.back().size());
    }
  }
  if (inputs.empty()) return 1;
  if (!shaken) return 0;
  const std::uint64_t n =
      fuzz::shake(std::move(inputs), std::atoi(argv[2]), std::strtoull(argv[3], nullptr, 10), argv[4]);
  std::printf("%llu inputs\n", static_cast<unsigned long long>(n));
  return 0;
}
