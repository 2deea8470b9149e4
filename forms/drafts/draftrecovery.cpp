// SPDX-License-Identifier: MIT
#include "forms/drafts/draftrecovery.h"

#include "forms/widgets/wholefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <algorithm>

namespace nidreg::forms {

static const QString kSuffix = QStringLiteral(".draft");

static const QString kLock = QStringLiteral(".lock");

DraftRecovery::DraftRecovery(const QString &folder, Kept kept)
    : m_folder(folder), m_kept(std::move(kept)), m_isWell(std::make_shared<std::atomic<bool>>(true))
{
    m_writer.setMaxThreadCount(1);
}

DraftRecovery::~DraftRecovery()
{
    flush();
}

QString DraftRecovery::pathOf(const QString &id) const
{
    return QDir(m_folder).filePath(id + kSuffix);
}

bool DraftRecovery::holdAs(const QString &id)
{
    auto lock = std::make_unique<QLockFile>(pathOf(id) + kLock);
    lock->setStaleLockTime(0); // a lock is stale when its program is gone, however old it is
    if (!lock->tryLock(0))
        return false;
    m_held[id] = std::move(lock);
    return true;
}

QString DraftRecovery::hold()
{
    const QString id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    return QDir().mkpath(m_folder) && holdAs(id) ? id : QString();
}

void DraftRecovery::keep(const QString &id, const RecoveredDraft &draft)
{
    if (id.isEmpty())
        return;
    m_writer.start([this, id, draft] {
        const auto stamp = writeFile(pathOf(id), toBytes(draft));
        *m_isWell = bool(stamp);
        if (m_kept)
            m_kept(id, stamp ? std::nullopt : std::optional(stamp.error()));
    });
}

void DraftRecovery::forget(const QString &id)
{
    const auto held = m_held.find(id);
    if (held == m_held.end())
        return;
    // The lock outlives the file, so that nobody else takes the file for a leftover.
    std::shared_ptr<QLockFile> lock = std::move(held->second);
    m_held.erase(held);
    m_writer.start([path = pathOf(id), lock] { QFile::remove(path); });
}

/// Locks and half-written files of killed programs, of which no draft tells.
void DraftRecovery::sweep()
{
    sweepAfterKills(m_folder);
    const QDateTime settled = QDateTime::currentDateTime().addSecs(-60);
    const auto locks =
        QDir(m_folder).entryInfoList({QLatin1Char('*') + kSuffix + kLock}, QDir::Files);
    for (const QFileInfo &lock : locks) {
        const QString id = lock.fileName().chopped(kSuffix.size() + kLock.size());
        if (QFile::exists(pathOf(id)) || m_held.contains(id))
            continue;
        if (lock.size() == 0 && lock.lastModified() < settled)
            QFile::remove(
                lock.filePath()); // killed between making and writing it: QLockFile waits for ever
        else if (holdAs(id))
            m_held.erase(id); // which takes the lock's file away
    }
}

std::vector<Leftover> DraftRecovery::takeLeftovers()
{
    sweep();
    std::vector<Leftover> found;
    const auto files =
        QDir(m_folder).entryInfoList({QLatin1Char('*') + kSuffix}, QDir::Files, QDir::Time);
    for (const QFileInfo &info : files) {
        const QString id = info.completeBaseName();
        if (m_held.contains(id) || !holdAs(id))
            continue;
        QFile file(info.filePath());
        const bool isOpen = file.open(QIODevice::ReadOnly);
        if (auto draft = isOpen ? fromBytes(file.readAll()) : std::nullopt)
            found.push_back({id, info.lastModified(), *std::move(draft)});
        else
            m_held.erase(id); // not ours to judge: the file stays where it is
    }
    return found;
}

bool DraftRecovery::flush()
{
    m_writer.waitForDone();
    return *m_isWell;
}

} // namespace nidreg::forms
