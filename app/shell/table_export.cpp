// The entries of the table's menu, made anew whenever it opens.
#include "app/shell/table_export.h"

#include "app/shell/table_place.h"
#include "boards/table_widget.h"

#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>

namespace mk {

namespace {

std::vector<std::string> namesOf(const Session& session) {
  std::vector<std::string> out;
  for (const SeatPlayer& player : session.setup().seats) out.push_back(player.name.toStdString());
  return out;
}

// The match as it stands at the ply that is shown.
Checked<Match> upTo(const Session& session, std::size_t ply) {
  auto log = session.match().log();
  log.resize(std::min(ply, log.size()));
  return Match::replay(session.match().info(), static_cast<int>(session.setup().seats.size()),
                       optionsOf(session.setup()), session.match().seed(), session.match().startText(), log);
}

} // namespace

TableExport::TableExport(TablePlace& place) : QObject(&place), place_(place) {
  connect(&place.moreMenu(), &QMenu::aboutToShow, this, &TableExport::fill);
}

bool TableExport::mayTell() const {
  const Match& match = place_.session()->match();
  return !match.info().secrets || match.over();
}

void TableExport::fill() {
  qDeleteAll(added_);
  added_.clear();
  const Session* session = place_.session();
  if (!session) return;
  QMenu& menu = place_.moreMenu();
  added_ << menu.addSeparator();
  const auto entry = [&](const QString& text, auto&& act) {
    added_ << menu.addAction(text, this, std::forward<decltype(act)>(act));
  };
  bool position = false;
  for (const FileFormat& f : session->match().info().formats) {
    const QString name = QString::fromLatin1(f.name);
    if (f.holds == FileFormat::Holds::Games)
      entry(tr("Save as a file… (%1)").arg(name), [this, &f] { askFile(f); });
    else
      entry(tr("Copy the position (%1)").arg(name), [this, &f] { (void)copy(f); });
    position = position || f.holds == FileFormat::Holds::Position;
  }
  if (!position && mayTell()) entry(tr("Copy the position"), [this] { copyOwn(); });
}

void TableExport::askFile(const FileFormat& format) {
  const Session* session = place_.session();
  if (!session) return;
  QStringList names;
  for (Seat s = 0; s < session->setup().seats.size(); ++s) names << session->name(s);
  const QString extension = QString::fromLatin1(format.extension);
  QString path = QFileDialog::getSaveFileName(&place_, tr("Save the match"),
                                              names.join(QStringLiteral(" - ")).remove(u'/') + u'.' + extension,
                                              tr("%1 files (*.%2)").arg(QString::fromLatin1(format.name), extension));
  if (path.isEmpty()) return;
  if (QFileInfo(path).suffix().isEmpty()) path += u'.' + extension;
  (void)saveAs(format, path);
}

bool TableExport::saveAs(const FileFormat& format, const QString& path) {
  const Session& session = *place_.session();
  const auto text = format.write(session.match(), namesOf(session));
  if (!text) return place_.banner().tell(session.words().write(text.why())), false;
  const QString problem = Exchange::save(path, *text);
  place_.banner().tell(problem.isEmpty() ? tr("Saved: %1").arg(path) : problem);
  return problem.isEmpty();
}

bool TableExport::copy(const FileFormat& format) {
  const Session& session = *place_.session();
  const auto shown = upTo(session, place_.shownPly());
  const auto text = shown ? format.write(*shown, namesOf(session)) : Checked<std::string>(Refusal{shown.why()});
  if (!text) return place_.banner().tell(session.words().write(text.why())), false;
  QGuiApplication::clipboard()->setText(QString::fromStdString(*text));
  place_.table().announce(tr("Copied: %1").arg(QString::fromStdString(*text)));
  return true;
}

void TableExport::copyOwn() {
  const std::string text = place_.session()->match().at(place_.shownPly()).text();
  QGuiApplication::clipboard()->setText(QString::fromStdString(text));
  place_.table().announce(tr("Copied: %1").arg(QString::fromStdString(text)));
}

} // namespace mk
