// A table that begins as zeros and takes memory page by page where it is written: a large one is there at once, and a
// thought that is stopped early has not paid for it.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <new>
#include <type_traits>

namespace mk::opponents {

template <class T> class Zeroed {
  static_assert(std::is_trivial_v<T>);

public:
  // Throws std::bad_alloc when there is no memory.
  explicit Zeroed(std::size_t size) : size_(size), entries_(static_cast<T*>(std::calloc(size, sizeof(T)))) {
    if (!entries_) throw std::bad_alloc();
  }
  std::size_t size() const { return size_; }
  T& operator[](std::size_t i) const { return entries_[i]; }

private:
  struct Free {
    void operator()(T* entries) const { std::free(entries); }
  };
  std::size_t size_;
  std::unique_ptr<T[], Free> entries_;
};

} // namespace mk::opponents
