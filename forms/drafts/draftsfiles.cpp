// SPDX-License-Identifier: MIT
#include "forms/drafts/draftsfiles.h"

#include "forms/drafts/importdialog.h"
#include "forms/widgets/draftfile.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>

namespace nidreg::forms {

DraftTerms guessedTerms(const templates::NamespaceTemplate &content)
{
    DraftTerms terms;
    const auto nid = templates::nidOf(content);
    if (nid && urn::isInformalForm(*nid))
        terms.kind = urn::NidKind::Informal;
    if (nid && templates::versionOf(content).value_or(1) > 1)
        terms.revises = *nid;
    return terms;
}

DraftsFiles::DraftsFiles(QWidget &window, const QString &recentList)
    : QObject(&window), m_window(window), m_recent(recentList)
{
}

void DraftsFiles::forgetRecent()
{
    m_recent.clear();
    emit recentChanged();
}

void DraftsFiles::open(const QString &path)
{
    const auto found = readFile(path, m_decode);
    if (!found) {
        emit failed(wording(found.error()));
        return;
    }
    m_recent.add(path);
    emit recentChanged();
    take(found.value(), QDir::toNativeSeparators(path), path);
}

void DraftsFiles::readText(const QString &text)
{
    if (text.trimmed().isEmpty())
        emit failed(tr("The clipboard has no text. Copy the template first, then paste it here."));
    else
        take(readBytes(text.toUtf8(), m_decode), tr("Pasted text"), {});
}

void DraftsFiles::take(const ReadTemplates &found, const QString &source, const QString &path)
{
    if (!needsImport(found.templates) && !(found.isConverted && !path.isEmpty())) {
        emit read(found.templates.front(), path, found.stamp);
        return;
    }
    auto *dialog = new ImportDialog(source, found.text, found.wasLatin1, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (!dialog->wantsAll())
            return emit read(dialog->chosen(), QString(), FileStamp());
        for (const templates::NamespaceTemplate &each : dialog->all())
            emit read(each, QString(), FileStamp());
    });
    dialog->open();
}

bool DraftsFiles::save(DraftView &view)
{
    const Draft &draft = view.draft();
    return draft.filePath().isEmpty() ? saveAs(view) : write(view, draft.filePath(), draft.stamp());
}

bool DraftsFiles::saveAs(DraftView &view)
{
    const QString old = view.draft().filePath();
    const QString nid =
        view.draft().text(templates::Field::NamespaceIdentifier).simplified().toLower();
    const bool isName = bool(urn::Nid::parse(nid.toStdString()));
    const QString suggested = !old.isEmpty() ? old
        : isName                             ? nid + QStringLiteral(".txt")
                                             : QStringLiteral("template.txt");
    const QString path = QFileDialog::getSaveFileName(&m_window, tr("Save the draft"), suggested,
                                                      tr("Templates (*.txt);;All files (*)"));
    return !path.isEmpty() && saveAs(view, path);
}

bool DraftsFiles::saveAs(DraftView &view, const QString &path)
{
    return write(view, path, {});
}

bool DraftsFiles::write(DraftView &view, const QString &path, const FileStamp &expected)
{
    const auto stamp = writeFile(path, view.draft().canonical(), expected);
    if (!stamp) {
        view.messageBar().say(MessageBar::Problem, wording(stamp.error()),
                              answersTo(stamp.error(), view, expected));
        return false;
    }
    view.draft().setFile(path, stamp.value());
    view.draft().setSaved();
    view.messageBar().hide();
    m_recent.add(path);
    emit recentChanged();
    emit saved(path);
    return true;
}

std::vector<MessageBar::Answer> DraftsFiles::answersTo(const FileError &error, DraftView &view,
                                                       const FileStamp &expected)
{
    const QString path = error.path;
    const MessageBar::Answer elsewhere{tr("Save &as…"), [this, &view] { saveAs(view); }};
    const MessageBar::Answer anyway{tr("Save any&way"),
                                    [this, &view, path] { saveAs(view, path); }};
    const MessageBar::Answer later{tr("&Not now"), [] {}};
    const auto compare = [this, &view, error, expected] {
        emit compareWanted(view);
        view.messageBar().say(MessageBar::Problem, wording(error),
                              answersTo(error, view, expected));
    };
    if (error.kind == FileError::Changed)
        return {anyway,
                {tr("Re&load"), [this, &view] { reload(view); }},
                {tr("Co&mpare"), compare},
                {tr("&Cancel"), [] {}}};
    if (error.kind == FileError::Gone)
        return {anyway, elsewhere, later};
    return {elsewhere,
            {tr("&Try again"), [this, &view, path, expected] { write(view, path, expected); }},
            later};
}

void DraftsFiles::watch(DraftView &view)
{
    m_watch.watch(view.draft());
    connect(&m_watch, &DraftsWatch::changedOutside, &view,
            [this, &view](const Draft &draft, const FileStamp &now) {
                if (&draft == &view.draft())
                    tellOtherChange(view, now);
            });
}

/// What stands on the screen is kept nowhere else by then, whether it was typed or read.
void DraftsFiles::tellOtherChange(DraftView &view, const FileStamp &now)
{
    const QString path = view.draft().filePath();
    const QString name = QDir::toNativeSeparators(path);
    view.draft().setUnsaved();
    if (now == FileStamp())
        return view.messageBar().say(
            MessageBar::Problem,
            tr("Another program deleted, moved or renamed %1. Your text is still here. Save it "
               "there again, or under another name.")
                .arg(name),
            {{tr("&Save again"), [this, &view, path] { saveAs(view, path); }},
             {tr("Save &as…"), [this, &view] { saveAs(view); }},
             {tr("&Not now"), [] {}}});
    view.messageBar().say(
        MessageBar::Problem,
        tr("Another program changed %1. Reload the file, or keep your text; saving then "
           "replaces the other changes. After a reload, undo restores your text.")
            .arg(name),
        {{tr("Re&load"), [this, &view] { reload(view); }},
         {tr("&Keep my text"), [&view, path, now] { view.draft().setFile(path, now); }},
         {tr("Save &as…"), [this, &view] { saveAs(view); }},
         {tr("Co&mpare"), [this, &view, now] {
              emit compareWanted(view);
              tellOtherChange(view, now); // the choice is still to be made
          }}});
}

void DraftsFiles::reload(DraftView &view)
{
    const auto found = readFile(view.draft().filePath(), m_decode);
    if (!found) {
        view.messageBar().say(MessageBar::Problem, wording(found.error()));
        return;
    }
    templates::NamespaceTemplate content = found.value().templates.front();
    for (const templates::Unmapped &piece : content.unmapped)
        append(content, templates::Field::AdditionalInformation, piece);
    view.draft().replaceAll(content, tr("reload"));
    view.draft().setFile(view.draft().filePath(), found.value().stamp);
    view.draft().setSaved();
}

DraftRecent::DraftRecent(const QString &listFile) : m_listFile(listFile)
{
    QFile file(listFile);
    if (file.open(QIODevice::ReadOnly)) {
        m_files = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        m_files = m_files.mid(0, kMaxFiles);
    }
}

void DraftRecent::add(const QString &path)
{
    const QString full = QFileInfo(path).absoluteFilePath();
    m_files.removeAll(full);
    m_files.prepend(full);
    m_files = m_files.mid(0, kMaxFiles);
    write();
}

void DraftRecent::clear()
{
    m_files.clear();
    write();
}

/// A list that cannot be written is forgotten at the end; that is no reason to bother anyone.
void DraftRecent::write() const
{
    QDir().mkpath(QFileInfo(m_listFile).path());
    (void)writeFile(m_listFile, m_files.join(QLatin1Char('\n')).toUtf8());
}

} // namespace nidreg::forms
