// SPDX-License-Identifier: MIT
#include "app/wiring/proofs.h"

#include <QByteArray>

namespace nidreg::app {

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

/// A name for a log that nobody signs: one line without white space around it.
static std::string originOf(const std::string &registry)
{
    std::string origin = "nidreg/" + (registry.empty() ? "local" : registry);
    for (char &c : origin) {
        if (static_cast<unsigned char>(c) <= ' ' || c == '+' || c == '\x7F')
            c = '-';
    }
    return origin;
}

std::string checkpointOf(const registry::LogHead &head, const std::optional<proof::SigningKey> &key,
                         const std::string &registry)
{
    const proof::Checkpoint checkpoint{
        key ? key->verifier().name() : originOf(registry), head.size, fromHex(head.root), {}};
    return proof::noted(checkpoint, key ? &*key : nullptr);
}

std::string proofOf(const registry::Inclusion &inclusion,
                    const std::optional<proof::SigningKey> &key, const std::string &registry)
{
    return proof::write(proof::InclusionProof{inclusion.bytes, inclusion.number,
                                              fromHex(inclusion.path),
                                              checkpointOf(inclusion.head, key, registry)});
}

std::string proofOf(const registry::Consistency &consistency,
                    const std::optional<proof::SigningKey> &key, const std::string &registry)
{
    return proof::write(proof::ConsistencyProof{consistency.old.size, fromHex(consistency.old.root),
                                                fromHex(consistency.path),
                                                checkpointOf(consistency.head, key, registry)});
}

} // namespace nidreg::app
