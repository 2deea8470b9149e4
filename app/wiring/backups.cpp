// SPDX-License-Identifier: MIT
#include "app/wiring/backups.h"

#include "app/wiring/failures.h"
#include "app/wiring/maintenance.h"
#include "model/storage/cluster/replacement.h"

#include <QDateTime>
#include <QFile>

#include <cstdio>

namespace nidreg::app {

using forms::DepositFacts;
using forms::PreparedRestore;
using forms::Told;
using registry::Stored;

/// The share of a backup's progress that writing has; the rest is reading it again.
static constexpr int kWritten = 700, kWhole = 1000;

static registry::Progress part(const Told &told, int from, int to)
{
    return [&told, from, to](std::int64_t done, std::int64_t total) {
        const double share = total > 0 ? double(done) / double(total) : 1;
        return !told || told(from + int(share * (to - from)));
    };
}

static DepositFacts factsOf(const QString &file, const storage::DepositReport &report)
{
    const storage::DepositHeader &header = report.header;
    DepositFacts facts;
    facts.file = file;
    facts.bytes = report.bytes;
    facts.taken = base::parseInstant(header.taken);
    facts.events = header.log.size;
    facts.root = header.log.root;
    facts.isLocal = header.isLocal;
    if (header.since)
        facts.since = header.since->size;
    return facts;
}

Stored<base::Done> checkDeposit(const QString &file, const storage::DepositReport &dumped,
                                const registry::Progress &progress)
{
    const auto found = storage::inspect(file, progress);
    if (!found)
        return base::fail(found.error());
    const registry::LogHead &is = found->header.log, &shouldBe = dumped.header.log;
    if (found->bytes != dumped.bytes || found->header.taken != dumped.header.taken
        || is.size != shouldBe.size || is.root != shouldBe.root)
        return base::fail(registry::refused("deposit.not-as-written", file.toStdString()));
    return base::Done();
}

/// A failure that names the file under the name that the person chose.
static registry::StoreError ofFile(registry::StoreError error, const QString &part,
                                   const QString &file)
{
    QString detail = QString::fromStdString(error.detail);
    error.detail = detail.replace(part, file).toStdString();
    return error;
}

Stored<DepositFacts> backUp(Registry &registry, const QString &file, const Told &told)
{
    const QString partial = file + QStringLiteral(".part");
    const auto dumped = registry.dump(partial, {}, part(told, 0, kWritten));
    if (!dumped)
        return base::fail(ofFile(dumped.error(), partial, file));
    auto checked = checkDeposit(partial, *dumped, part(told, kWritten, kWhole));
    if (checked
        && std::rename(QFile::encodeName(partial).constData(), QFile::encodeName(file).constData())
            != 0)
        checked = base::fail(registry::refused("deposit.unwritable", file.toStdString()));
    if (!checked) {
        QFile::remove(partial);
        return base::fail(ofFile(checked.error(), partial, file));
    }
    return factsOf(file, *dumped);
}

static Stored<DepositFacts> inspect(const QString &file, const Told &told)
{
    const auto found = storage::inspect(file, part(told, 0, kWhole));
    return found ? Stored<DepositFacts>(factsOf(file, *found)) : base::fail(found.error());
}

static registry::StoreError replacementFailure(const storage::ClusterFailure &failure)
{
    if (failure.error == storage::ClusterError::InUse)
        return registry::refused("local.in-use");
    return failureOf(failure);
}

static QString keptName()
{
    return QStringLiteral("cluster.before-restore-")
        + QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmmss"));
}

Stored<std::shared_ptr<PreparedRestore>> prepareRestore(const StandardFolders &folders,
                                                        const QStringList &files, const Told &told)
{
    auto begun = storage::Replacement::begin({folders.data, folders.runtime, {}});
    if (!begun && begun.error().error == storage::ClusterError::Busy)
        return base::fail(registry::refused("local.restoring"));
    if (!begun)
        return base::fail(failureOf(begun.error()));
    const std::shared_ptr<storage::Replacement> replacement = std::move(begun).value();
    StandardFolders beside = folders;
    beside.data = replacement->location().dataFolder;
    // Its server stops with it.
    const auto restored = Registry({}, beside).restore(files, {}, part(told, 0, kWhole));
    if (!restored)
        return base::fail(restored.error());
    return std::make_shared<PreparedRestore>(PreparedRestore{
        restored->log.head.size, [replacement]() -> Stored<QString> {
            const auto kept = replacement->finish(keptName());
            return kept ? Stored<QString>(*kept) : base::fail(replacementFailure(kept.error()));
        }});
}

forms::BackupOutlets backupOutlets(Registry &registry)
{
    const StandardFolders folders = registry.folders();
    return {[&registry](const QString &file, const Told &told) {
                return backUp(*registry.another(), file, told);
            },
            [&registry] { return registry.another()->mayDump(); },
            inspect,
            [folders](const QStringList &files, const Told &told) {
                return prepareRestore(folders, files, told);
            },
            [&registry](std::function<void()> first) { registry.beforeOpening(std::move(first)); },
            [folders] { return Registry({}, folders).localProgress(); },
            [folders](const std::string &log) { return lastBackup(folders.maintenance, log); },
            [folders](const std::string &log, const registry::Backup &backup) {
                noteBackup(folders.maintenance, log, backup);
            }};
}

} // namespace nidreg::app
