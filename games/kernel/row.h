// A short sequence with a fixed capacity and no heap: the sequence type of game states and moves. Copying copies the
// used part only.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include <type_traits>

namespace mk {

template <class T, std::size_t N> class Row {
  static_assert(std::is_trivially_copyable_v<T>);
  static_assert(N <= 65535);

public:
  using value_type = T;
  static constexpr std::size_t capacity() { return N; }

  Row() = default;
  Row(std::initializer_list<T> items) {
    for (const T& t : items) push_back(t);
  }
  Row(const Row& o) : size_(o.size_) { std::copy_n(o.items_.begin(), size_, items_.begin()); }
  Row& operator=(const Row& o) {
    size_ = o.size_;
    std::copy_n(o.items_.begin(), size_, items_.begin());
    return *this;
  }
  ~Row() = default;

  std::size_t size() const { return size_; }
  int count() const { return static_cast<int>(size_); }
  bool empty() const { return size_ == 0; }
  bool full() const { return size_ == N; }
  void clear() { size_ = 0; }
  void push_back(const T& t) {
    assert(size_ < N);
    items_[size_++] = t;
  }
  void pop_back() {
    assert(size_ > 0);
    --size_;
  }
  void resize(std::size_t n, const T& fill = T{}) {
    assert(n <= N);
    for (std::size_t i = size_; i < n; ++i) items_[i] = fill;
    size_ = static_cast<std::uint16_t>(n);
  }
  void insert(std::size_t at, const T& t) {
    assert(at <= size_ && size_ < N);
    std::copy_backward(begin() + at, end(), end() + 1);
    items_[at] = t;
    ++size_;
  }
  void erase(std::size_t at) {
    assert(at < size_);
    std::copy(begin() + at + 1, end(), begin() + at);
    --size_;
  }
  // Takes out the first element equal to t; false when there is none.
  bool remove(const T& t) {
    T* p = std::find(begin(), end(), t);
    if (p == end()) return false;
    erase(static_cast<std::size_t>(p - begin()));
    return true;
  }
  bool contains(const T& t) const { return std::find(begin(), end(), t) != end(); }

  T& operator[](std::size_t i) {
    assert(i < size_);
    return items_[i];
  }
  const T& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }
  T& front() { return (*this)[0]; }
  T& back() { return (*this)[size_ - 1u]; }
  const T& front() const { return (*this)[0]; }
  const T& back() const { return (*this)[size_ - 1u]; }
  T* begin() { return items_.data(); }
  T* end() { return items_.data() + size_; }
  const T* begin() const { return items_.data(); }
  const T* end() const { return items_.data() + size_; }

  friend bool operator==(const Row& a, const Row& b) { return std::equal(a.begin(), a.end(), b.begin(), b.end()); }
  friend auto operator<=>(const Row& a, const Row& b) {
    return std::lexicographical_compare_three_way(a.begin(), a.end(), b.begin(), b.end());
  }

private:
  std::uint16_t size_ = 0;
  std::array<T, N> items_; // only the first size_ are ever read
};

} // namespace mk
