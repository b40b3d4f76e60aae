// What the targets of fuzzing share. A target is one function over bytes; under libFuzzer it is given bytes without
// end, in the ordinary build the corpus and everything that was ever found (corpus.cpp).
#pragma once

#include "app/host/game_box.h"
#include "games/box/match.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace mk::fuzz {

// All families, linked into the target.
const GameBox& box();
const GameInfo* findGame(const QString& idOrSlug);
QString say(const Phrase&);

// A line of the first input is "<game> <word> <word>..."; bytes that name no game mean one of them all the same.
struct Head {
  const GameInfo* game;
  std::vector<std::string> words; // behind the game
  std::string_view rest;          // the lines below
};
Head headOf(std::string_view input);

std::vector<std::string_view> cut(std::string_view text, char at);

// A broken promise ends the target.
inline void expect(bool holds, const char* promise) {
  if (holds) return;
  std::fprintf(stderr, "Broken: %s\n", promise);
  std::abort();
}

// Everything that the program asks of a match as it stands: it is shown, told, written and read again.
void isShown(const Match&);

} // namespace mk::fuzz
