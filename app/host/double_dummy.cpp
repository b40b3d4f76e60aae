// Talking with the double-dummy helper: a socket instead of pipes, so that a helper that is gone raises no signal here.
#include "app/host/double_dummy.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <charconv>
#include <memory>
#include <sstream>

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace mk {

namespace {

constexpr int kMostFaults = 3;
constexpr std::chrono::milliseconds kLook{20}; // between two looks at the stop
constexpr std::size_t kLongest = 1 << 14;      // of an answer
constexpr int kTricks = 13;

int codeOf(Card c) { return 16 * static_cast<int>(c.suit()) + c.high(); }

std::string masksOf(const OpenHands& hands) {
  std::ostringstream out;
  out << std::hex;
  for (const OpenHand& hand : hands) {
    std::array<unsigned, 4> suits{};
    for (const Card c : hand) suits[static_cast<std::size_t>(c.suit())] |= 1u << c.high();
    for (const unsigned mask : suits) out << ' ' << mask;
  }
  return out.str();
}

std::string playOf(const OpenDeal& d, std::span<const Card> cards) {
  std::string out = ' ' + std::to_string(d.trump) + ' ' + std::to_string(d.leads) + ' ' + std::to_string(cards.size());
  for (const Card c : cards) out += ' ' + std::to_string(codeOf(c));
  return out + masksOf(d.hands);
}

bool areTricks(std::span<const int> numbers) {
  return std::ranges::all_of(numbers, [](int n) { return n >= 0 && n <= kTricks; });
}

} // namespace

DummyHelper::DummyHelper(std::string program, std::chrono::milliseconds patience)
    : program_(std::move(program)), patience_(patience) {}

DummyHelper::~DummyHelper() { end(); }

void DummyHelper::end() const {
  if (pid_ > 0) {
    ::kill(pid_, SIGKILL);
    ::waitpid(pid_, nullptr, 0);
  }
  if (line_ >= 0) ::close(line_);
  pid_ = -1;
  line_ = -1;
  owed_ = 0;
  read_.clear();
}

void DummyHelper::fail() const {
  end();
  ++faults_;
}

bool DummyHelper::isRunning() const {
  if (pid_ > 0) return true;
  if (faults_ >= kMostFaults) return false;
  std::array<int, 2> ends{};
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return false;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  std::string name = program_;
  std::array<char*, 2> arguments{name.data(), nullptr};
  const int code = ::posix_spawn(&pid_, program_.c_str(), &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  ::close(ends[1]);
  line_ = ends[0];
  if (code == 0) return true;
  pid_ = -1;
  fail();
  return false;
}

// The answer to this question; those to questions that were given up are passed over. Patience is lost with a helper
// that owes any of them for too long.
std::optional<DummyHelper::Numbers> DummyHelper::answer(long number, const std::stop_token& stop) const {
  while (!stop.stop_requested()) {
    if (const auto end = read_.find('\n'); end != std::string::npos) {
      std::istringstream in(read_.substr(0, end));
      read_.erase(0, end + 1);
      --owed_;
      since_ = std::chrono::steady_clock::now();
      long of = 0;
      if (!(in >> of) || of > number) break;
      if (of < number) continue;
      Numbers out;
      for (int n = 0; in >> n;) out.push_back(n);
      if (!in.eof()) break; // it says why not
      return out;
    }
    if (read_.size() > kLongest) break;
    pollfd ready{line_, POLLIN, 0};
    if (::poll(&ready, 1, static_cast<int>(kLook.count())) <= 0) {
      // What it owed of questions given up may have lain there since: it is read before patience is lost.
      if (std::chrono::steady_clock::now() > since_ + patience_) break;
      continue;
    }
    std::array<char, 4096> some{};
    const ssize_t n = ::recv(line_, some.data(), some.size(), 0);
    if (n <= 0) break;
    read_.append(some.data(), static_cast<std::size_t>(n));
  }
  if (!stop.stop_requested()) fail();
  return std::nullopt;
}

std::optional<DummyHelper::Numbers> DummyHelper::ask(const std::string& what, const std::string& rest,
                                                     const std::stop_token& stop) const {
  std::unique_lock alone(one_, std::defer_lock);
  while (!alone.try_lock_for(kLook))
    if (stop.stop_requested()) return std::nullopt;
  if (!isRunning()) return std::nullopt;
  const long number = ++asked_;
  const std::string line = what + ' ' + std::to_string(number) + rest + '\n';
  if (::send(line_, line.data(), line.size(), MSG_NOSIGNAL) != static_cast<ssize_t>(line.size())) {
    fail();
    return std::nullopt;
  }
  if (owed_++ == 0) since_ = std::chrono::steady_clock::now();
  return answer(number, stop);
}

std::vector<std::pair<Card, int>> DummyHelper::cards(const OpenDeal& d, std::stop_token stop) const {
  const auto numbers = ask("cards", playOf(d, d.trick), stop);
  if (!numbers || numbers->empty() || numbers->size() % 2 != 0) return {};
  std::vector<std::pair<Card, int>> out;
  const OpenHand& hand = d.hands[at(d.turn())];
  for (std::size_t i = 0; i < numbers->size(); i += 2) {
    const int code = (*numbers)[i], tricks = (*numbers)[i + 1];
    const auto held = std::ranges::find_if(hand, [code](Card c) { return codeOf(c) == code; });
    if (held == hand.end() || tricks < 0 || tricks > hand.count()) return {};
    out.emplace_back(*held, tricks);
  }
  return out;
}

std::optional<OpenTable> DummyHelper::table(const OpenHands& hands, std::stop_token stop) const {
  const auto numbers = ask("table", masksOf(hands), stop);
  OpenTable out{};
  if (!numbers || numbers->size() != out.size() * out[0].size() || !areTricks(*numbers)) return std::nullopt;
  for (std::size_t i = 0; i < numbers->size(); ++i) out[i / 4][i % 4] = (*numbers)[i];
  return out;
}

std::vector<int> DummyHelper::course(const OpenDeal& d, std::span<const Card> played, std::stop_token stop) const {
  auto numbers = ask("course", playOf(d, played), stop);
  // It leaves away the last trick, where nothing can be chosen any more.
  if (!numbers || numbers->empty() || numbers->size() > played.size() + 1 || !areTricks(*numbers)) return {};
  numbers->resize(played.size() + 1, numbers->back());
  return *numbers;
}

const DoubleDummy* ownDoubleDummy() {
  static const std::unique_ptr<DummyHelper> helper = [] {
    const QString here = QCoreApplication::applicationDirPath();
    for (const QString& folder : {here, here + QStringLiteral("/../lib/mangukast")}) {
      const QFileInfo file(folder + QStringLiteral("/mangukast-dummy"));
      if (file.isExecutable()) return std::make_unique<DummyHelper>(QFile::encodeName(file.filePath()).toStdString());
    }
    return std::unique_ptr<DummyHelper>();
  }();
  return helper.get();
}

} // namespace mk
