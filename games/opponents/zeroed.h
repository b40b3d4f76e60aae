// A table that begins as zeros and takes memory page by page where it is written: a large one is there at once, and a
// thought that is stopped early has not paid for it. It begins where a line of the processor's cache does, so that
// neighbours which fit into one are read together.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <new>
#include <type_traits>

namespace mk::opponents {

template <class T> class Zeroed {
  static_assert(std::is_trivial_v<T>);
  static constexpr std::size_t kLine = 64;

public:
  // Throws std::bad_alloc when there is no memory.
  explicit Zeroed(std::size_t size) : size_(size), memory_(std::calloc(size * sizeof(T) + kLine, 1)) {
    if (!memory_) throw std::bad_alloc();
    void* at = memory_.get();
    std::size_t space = size * sizeof(T) + kLine;
    entries_ = static_cast<T*>(std::align(kLine, size * sizeof(T), at, space));
  }
  std::size_t size() const { return size_; }
  T& operator[](std::size_t i) const { return entries_[i]; }

private:
  struct Free {
    void operator()(void* memory) const { std::free(memory); }
  };
  std::size_t size_;
  std::unique_ptr<void, Free> memory_;
  T* entries_ = nullptr;
};

} // namespace mk::opponents
