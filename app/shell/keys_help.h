// F1: the keys of the place where one is, and those that work everywhere.
#pragma once

#include <QDialog>

namespace mk {

enum class KeysOf : std::uint8_t { Box, Table, Lesson, Book, Elsewhere };

class KeysHelp final : public QDialog {
  Q_OBJECT

public:
  explicit KeysHelp(KeysOf, QWidget* parent = nullptr);
};

} // namespace mk
