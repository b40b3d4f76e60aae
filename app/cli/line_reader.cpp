// Lines of an untrusted stream.
#include "app/cli/line_reader.h"

#include <cerrno>
#include <cstring>

#include <unistd.h>

namespace mk {

bool LineReader::fill() {
  constexpr qsizetype kBlock = 1 << 16;
  block_.resize(kBlock);
  const qsizetype got = source_(block_.data(), kBlock);
  block_.resize(got > 0 ? got : 0);
  at_ = 0;
  return !block_.isEmpty();
}

LineReader::Got LineReader::next(QByteArray& line) {
  line.clear();
  bool begun = false, tooLong = false;
  for (;;) {
    if (at_ == block_.size() && !fill()) return tooLong ? Got::TooLong : begun ? Got::Line : Got::End;
    begun = true;
    const qsizetype end = block_.indexOf('\n', at_);
    const qsizetype length = (end < 0 ? block_.size() : end) - at_;
    if (tooLong || line.size() + length > kLongest) {
      tooLong = true;
      line = QByteArray();
    } else {
      line.append(block_.constData() + at_, length);
    }
    at_ += length;
    if (end < 0) continue;
    ++at_;
    return tooLong ? Got::TooLong : Got::Line;
  }
}

LineReader::Source standardInput() {
  return [](char* to, qsizetype size) -> qsizetype {
    for (;;) {
      const ssize_t got = ::read(STDIN_FILENO, to, static_cast<std::size_t>(size));
      if (got >= 0 || errno != EINTR) return got;
    }
  };
}

} // namespace mk
