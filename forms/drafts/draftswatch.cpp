// SPDX-License-Identifier: MIT
#include "forms/drafts/draftswatch.h"

#include <QFileInfo>

namespace nidreg::forms {

/// Milliseconds: programs write in several steps, and a draft that saves knows its stamp only after
/// the file changed.
static constexpr int kSettle = 300;

DraftsWatch::DraftsWatch(QObject *parent) : QObject(parent)
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettle);
    connect(&m_settle, &QTimer::timeout, this, qOverload<>(&DraftsWatch::look));
    const auto settle = [this] { m_settle.start(); };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, settle);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, settle);
}

void DraftsWatch::watch(Draft &draft)
{
    m_watched[&draft] = {looksOf(draft.filePath()), draft.stamp()};
    follow(draft.filePath());
    connect(&draft, &Draft::titleChanged, this, [this, &draft] {
        Watched &watched = m_watched[&draft];
        if (watched.looks.path == draft.filePath())
            return;
        watched = {looksOf(draft.filePath()), draft.stamp()};
        follow(draft.filePath());
    });
    connect(&draft, &QObject::destroyed, this, [this, &draft] { m_watched.erase(&draft); });
}

DraftsWatch::Looks DraftsWatch::looksOf(const QString &path)
{
    const QFileInfo info(path);
    if (path.isEmpty() || !info.exists())
        return {path, -1, {}};
    return {path, info.size(), info.lastModified()};
}

/// The folder too: a file that takes the place of another is seen there only.
void DraftsWatch::follow(const QString &path)
{
    if (path.isEmpty())
        return;
    for (const QString &each : {path, QFileInfo(path).absolutePath()}) {
        const bool isFollowed =
            m_watcher.files().contains(each) || m_watcher.directories().contains(each);
        if (!isFollowed && QFileInfo::exists(each))
            m_watcher.addPath(each);
    }
}

void DraftsWatch::look()
{
    for (auto &[draft, watched] : m_watched)
        look(*draft, watched);
    emit looked();
}

void DraftsWatch::look(Draft &draft, Watched &watched)
{
    follow(draft.filePath());
    const Looks looks = looksOf(draft.filePath());
    if (draft.filePath().isEmpty() || looks == watched.looks)
        return;
    watched.looks = looks;
    const FileStamp now = stampOf(draft.filePath());
    if (now == draft.stamp() || now == watched.told) {
        watched.told = now;
        return;
    }
    watched.told = now;
    emit changedOutside(draft, now);
}

} // namespace nidreg::forms
