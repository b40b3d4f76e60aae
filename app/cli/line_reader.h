// Lines of an untrusted stream. A line longer than the limit is skipped to its end without being kept.
#pragma once

#include <QByteArray>

#include <functional>

namespace mk {

class LineReader {
public:
  static constexpr qsizetype kLongest = 1 << 20; // bytes, without the line end
  // Fills at most `size` bytes; 0 at the end of the stream.
  using Source = std::function<qsizetype(char* to, qsizetype size)>;
  enum class Got { Line, TooLong, End };

  explicit LineReader(Source source) : source_(std::move(source)) {}
  // The next line without its '\n'; a last line without one counts too.
  Got next(QByteArray& line);

private:
  bool fill();
  Source source_;
  QByteArray block_;
  qsizetype at_ = 0; // in block_
};

// Standard input, as it comes: an answer never waits for a full block.
LineReader::Source standardInput();

} // namespace mk
