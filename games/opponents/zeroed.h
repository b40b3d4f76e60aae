// A table that begins as zeros and takes memory page by page where it is written: a large one is there at once, and a
// thought that is stopped early has not paid for it. It begins at a line of the cache; where it is large and the
// system has large pages, it lies in these, and what is read here and there is found sooner.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <new>
#include <type_traits>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace mk::opponents {

template <class T> class Zeroed {
  static_assert(std::is_trivial_v<T>);

public:
  // Throws std::bad_alloc when there is no memory.
  explicit Zeroed(std::size_t size) : size_(size) {
    const std::size_t bytes = size * sizeof(T);
    const std::size_t unit = bytes < 2 * kLargePage ? kCacheLine : kLargePage;
    std::size_t room = bytes + unit;
    all_.reset(std::calloc(room, 1));
    void* begin = all_.get();
    if (begin == nullptr || std::align(unit, bytes, begin, room) == nullptr) throw std::bad_alloc();
    entries_ = static_cast<T*>(begin);
#ifdef __linux__
    if (unit == kLargePage) (void)madvise(begin, bytes / unit * unit, MADV_HUGEPAGE); // refused, it is as it was
#endif
  }
  std::size_t size() const { return size_; }
  T& operator[](std::size_t i) const { return entries_[i]; }

private:
  static constexpr std::size_t kCacheLine = 64, kLargePage = std::size_t{1} << 21; // bytes
  struct Free {
    void operator()(void* all) const { std::free(all); }
  };
  std::size_t size_;
  std::unique_ptr<void, Free> all_;
  T* entries_ = nullptr;
};

} // namespace mk::opponents
