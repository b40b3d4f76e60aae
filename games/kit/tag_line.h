// The lines that PGN, PDN and PBN begin with: [Name "value"].
#pragma once

#include <string>
#include <string_view>

namespace mk {

inline std::string tagLine(std::string_view name, std::string_view value) {
  std::string out = "[" + std::string(name) + " \"";
  for (const char c : value) {
    if (c == '"' || c == '\\') out += '\\';
    out += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
  }
  return out + "\"]\n";
}

} // namespace mk
