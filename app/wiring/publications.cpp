// SPDX-License-Identifier: MIT
#include "app/wiring/publications.h"

#include "model/actions/publish.h"

#include <QByteArray>
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

namespace {

const proof::SigningKey *pointerTo(const std::optional<proof::SigningKey> &key)
{
    return key ? &*key : nullptr;
}

/// Whether `earlier` proves the event that `found` tells of, signed by `key` where there is one.
bool stillProves(const exchange::Sealed &earlier, const registry::Inclusion &found,
                 const proof::SigningKey *key)
{
    const auto read = proof::readInclusion(earlier.proof);
    if (!read || read->checkpoint != earlier.checkpoint || read->bytes != found.bytes
        || read->index != found.number || !proof::check(*read))
        return false;
    const auto noted = proof::readNotedCheckpoint(earlier.checkpoint);
    return noted && (!key || key->verifier().check(noted->note));
}

} // namespace

Stored<exchange::Seal> sealFor(registry::Store &store, const registry::Act &act,
                               const std::optional<proof::SigningKey> &key)
{
    if (const auto allowed = actions::checkMayPublish(store, act); !allowed)
        return base::fail(allowed.error());
    if (store.link().isReadOnly) // published all the same; it is not on record
        return base::fail(registry::refused("25006"));
    return exchange::Seal(
        [&store, act, key](const std::vector<registry::PublishedFile> &files,
                           std::int64_t namespaces,
                           const exchange::Sealed &earlier) -> Stored<exchange::Sealed> {
            const auto event = actions::recordPublication(store, act, files, namespaces);
            if (!event)
                return base::fail(event.error());
            const auto inclusion = store.prove(registry::EventPosition{*event});
            if (!inclusion)
                return base::fail(inclusion.error());
            if (stillProves(earlier, *inclusion, pointerTo(key)))
                return exchange::Sealed{*event, earlier.checkpoint, earlier.proof};
            return exchange::Sealed{*event, checkpointOf(inclusion->head, key),
                                    proofOf(*inclusion, key)};
        });
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

/// 64 hexadecimal digits that the store answered.
static proof::Hash fromHex(const std::string &hex)
{
    const QByteArray bytes = QByteArray::fromHex(QByteArray::fromStdString(hex));
    return proof::hashFrom(bytes.toStdString()).value_or(proof::Hash{});
}

static std::vector<proof::Hash> fromHex(const std::vector<std::string> &path)
{
    std::vector<proof::Hash> hashes;
    for (const std::string &each : path)
        hashes.push_back(fromHex(each));
    return hashes;
}

/// A name for a log that nobody signs: of two logs it is never the same.
static std::string originOf(const registry::LogHead &head)
{
    constexpr std::size_t kDigits = 16;
    return "nidreg/" + (head.log.empty() ? "log" : head.log.substr(0, kDigits));
}

std::string checkpointOf(const registry::LogHead &head, const std::optional<proof::SigningKey> &key)
{
    proof::Checkpoint checkpoint{
        key ? key->verifier().name() : originOf(head), head.size, fromHex(head.root), {}};
    if (!head.log.empty())
        checkpoint.extensions.push_back(proof::logLine(head.log));
    return proof::noted(checkpoint, key ? &*key : nullptr);
}

std::string proofOf(const registry::Inclusion &inclusion,
                    const std::optional<proof::SigningKey> &key)
{
    return proof::write(proof::InclusionProof{inclusion.bytes, inclusion.number,
                                              fromHex(inclusion.path),
                                              checkpointOf(inclusion.head, key)});
}

std::string proofOf(const registry::Consistency &consistency,
                    const std::optional<proof::SigningKey> &key)
{
    return proof::write(proof::ConsistencyProof{consistency.old.size, fromHex(consistency.old.root),
                                                fromHex(consistency.path),
                                                checkpointOf(consistency.head, key)});
}

} // namespace nidreg::app
