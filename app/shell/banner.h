// A strip that tells something or asks a question, with its answers as buttons. It never blocks the window.
#pragma once

#include <QFrame>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace mk {

class Banner final : public QFrame {
  Q_OBJECT

public:
  struct Answer {
    QString label;
    std::function<void()> act; // the banner is hidden before it is called
  };
  explicit Banner(QWidget* parent = nullptr);

  void tell(const QString& text);                           // with a button that hides it
  void explain(const QString& text, const QString& spoken); // the same; cards and suits are read by their names
  // The answer at `focus` gets the keyboard; Escape gives the one at `escape`.
  void ask(const QString& text, std::vector<Answer> answers, std::size_t focus = 0, std::size_t escape = 0);
  void escape(); // as Escape does
  QString text() const;

signals:
  void closed();

protected:
  void keyPressEvent(QKeyEvent*) override;

private:
  void put(const QString& text, const QString& spoken, std::vector<Answer>, std::size_t focus, std::size_t escape);
  QLabel* text_;
  QHBoxLayout* row_;
  std::vector<QPushButton*> buttons_;
  std::size_t escape_ = 0;
};

} // namespace mk
