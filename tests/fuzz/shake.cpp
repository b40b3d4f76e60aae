// What is changed, and what becomes of an input that ends the program.
#include "tests/fuzz/shake.h"

#include "tests/fuzz/target.h"

#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <unistd.h>

namespace mk::fuzz {

namespace {

constexpr std::size_t kLongest = 4000; // bytes of an input
constexpr unsigned kHangs = 20;        // seconds

constexpr std::array<const char*, 23> kNumbers = {"0",   "1",    "2",     "-1",    "9",     "10",    "13",        "14",
                                                  "52",  "53",   "99",    "100",   "127",   "128",   "255",       "256",
                                                  "999", "1000", "32767", "32768", "65535", "86400", "2147483647"};
constexpr std::string_view kSigns = " 0123456789AKQJTSHDC-:;,|=*\n{}[]";
constexpr const char* kDigits = "0123456789";

const std::string* handed = nullptr; // to the target
std::string file;                    // for what breaks it

void leave(int signal) {
  if (std::FILE* out = std::fopen(file.c_str(), "wb"); out != nullptr && handed != nullptr) {
    std::fwrite(handed->data(), 1, handed->size(), out);
    std::fclose(out);
  }
  std::fprintf(stderr, "signal %d, the input is in %s\n", signal, file.c_str());
  _exit(1);
}

} // namespace

Shaker::Shaker(std::vector<std::string> inputs, std::uint64_t seed, std::size_t longest)
    : inputs_(std::move(inputs)), state_(seed), longest_(longest) {}

// SplitMix64.
std::size_t Shaker::below(std::size_t n) {
  std::uint64_t z = state_ += 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  z ^= z >> 31;
  return n == 0 ? 0 : static_cast<std::size_t>(z % n);
}

std::string Shaker::piece(const std::string& of, std::size_t longest) {
  return of.substr(below(of.size()), below(longest));
}

void Shaker::change(std::string& t) {
  const std::size_t at = below(t.size() + 1);
  switch (below(11)) {
  case 0:
    t.insert(at, 1, static_cast<char>(below(256)));
    break;
  case 1:
    t.erase(at, 1 + below(4));
    break;
  case 2:
    t.erase(at, 1 + below(60));
    break;
  case 3:
    if (at < t.size()) t[at] = static_cast<char>(t[at] ^ (1 << below(8)));
    break;
  case 4:
    if (at < t.size()) t[at] = kSigns[below(kSigns.size())];
    break;
  case 5:
    t.insert(at, piece(any(), 80));
    break;
  case 6:
    t.insert(at, piece(t, 40));
    break;
  case 7:
    t.replace(at, below(40), piece(any(), 60));
    break;
  case 8: // a number becomes another one
    if (const std::size_t from = t.find_first_of(kDigits, at); from != std::string::npos)
      t.replace(from, std::min(t.find_first_not_of(kDigits, from), t.size()) - from, kNumbers[below(kNumbers.size())]);
    break;
  case 9: // a digit
    if (const std::size_t from = t.find_first_of(kDigits, at); from != std::string::npos)
      t[from] = static_cast<char>('0' + below(10));
    break;
  default: // a word comes once more, elsewhere
    if (const std::size_t end = t.find(' ', at); end != std::string::npos)
      t.insert(below(t.size() + 1), t.substr(at, end - at + 1));
    break;
  }
}

std::string Shaker::next() {
  std::string out = any();
  for (std::size_t n = 1 + below(5); n > 0; --n) change(out);
  if (out.size() > longest_) out.resize(longest_);
  return out;
}

std::uint64_t shake(std::vector<std::string> inputs, int seconds, std::uint64_t seed, const std::string& broken) {
  file = broken;
  for (const int signal : {SIGABRT, SIGSEGV, SIGFPE, SIGALRM}) std::signal(signal, leave);
  Shaker shaker(std::move(inputs), seed, kLongest);
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
  std::uint64_t n = 0;
  for (; std::chrono::steady_clock::now() < end; ++n) {
    const std::string input = shaker.next();
    handed = &input;
    alarm(kHangs);
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
    alarm(0);
    handed = nullptr;
  }
  return n;
}

} // namespace mk::fuzz
