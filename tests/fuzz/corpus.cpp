// The targets without libFuzzer: every file of the folders given is handed over once. So the corpus, and everything
// that fuzzing has found, is tested with every build.
#include "tests/fuzz/target.h"

#include <filesystem>
#include <fstream>
#include <iterator>

int main(int argc, char** argv) {
  int files = 0;
  for (int i = 1; i < argc; ++i) {
    for (const auto& entry : std::filesystem::directory_iterator(argv[i])) {
      std::ifstream in(entry.path(), std::ios::binary);
      const std::string bytes((std::istreambuf_iterator<char>(in)), {});
      std::printf("%s\n", entry.path().c_str());
      std::fflush(stdout); // the one that ends the program is the last one named
      LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
      ++files;
    }
  }
  return files > 0 ? 0 : 1;
}
