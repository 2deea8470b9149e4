// SPDX-License-Identifier: MIT
#include "app/shell/auditing.h"

#include "app/wiring/proofs.h"

namespace nidreg::app {

using registry::Stored;

forms::AuditOutlets auditOutlets(const LogFiles &files)
{
    forms::AuditOutlets outlets;
    outlets.checkpoint = [files](const registry::LogHead &head,
                                 const std::string &name) -> Stored<QString> {
        const auto key = keyIn(files.key);
        if (!key)
            return base::fail(key.error());
        return QString::fromStdString(checkpointOf(head, *key, name));
    };
    outlets.proof = [files](const registry::Inclusion &inclusion,
                            const std::string &name) -> Stored<QByteArray> {
        const auto key = keyIn(files.key);
        if (!key)
            return base::fail(key.error());
        return QByteArray::fromStdString(proofOf(inclusion, *key, name));
    };
    outlets.witnesses = [files](const std::string &name) { return witnessesOf(files, name); };
    outlets.note = [files](const std::string &name, const QString &checkpoint) {
        return addWitness(files, name, checkpoint.toStdString());
    };
    return outlets;
}

} // namespace nidreg::app
