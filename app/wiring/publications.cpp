// SPDX-License-Identifier: MIT
#include "app/wiring/publications.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace nidreg::app {

using registry::Stored;
using registry::StoreError;

Stored<std::string> hashOfFile(const QString &file)
{
    QFile opened(file);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!opened.open(QIODevice::ReadOnly) || !hash.addData(&opened))
        return base::fail(StoreError{StoreError::Refused, "file.unreadable",
                                     (file + ": " + opened.errorString()).toStdString()});
    return hash.result().toHex().toStdString();
}

Stored<std::int64_t> recordPublication(registry::Store &store, const registry::Act &act,
                                       const QString &folder, const exchange::Published &published)
{
    registry::PublicationRecord record{{}, published.namespaces};
    for (const std::string &name : published.files) {
        auto hash = hashOfFile(QDir(folder).filePath(QString::fromStdString(name)));
        if (!hash)
            return base::fail(hash.error());
        record.files.push_back({name, std::move(hash).value()});
    }
    return store.recordPublication(act, record);
}

Stored<std::int64_t> publicationOf(registry::Store &store, const QString &listing)
{
    const bool isFolder = QFileInfo(listing).isDir();
    QStringList files{listing};
    if (isFolder) {
        files.clear();
        const QDir folder(listing);
        for (const QString &name : folder.entryList(QDir::Files))
            files += folder.filePath(name);
    }
    std::vector<std::string> hashes;
    for (const QString &file : files) {
        auto hash = hashOfFile(file);
        if (!hash)
            return base::fail(hash.error());
        hashes.push_back(std::move(hash).value());
    }
    return store.publicationOf(hashes, isFolder);
}

} // namespace nidreg::app
