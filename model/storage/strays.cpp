// SPDX-License-Identifier: MIT
#include "model/storage/strays.h"

#include "model/storage/auditsource.h"

namespace nidreg::storage {

using registry::Mismatch;

static std::string_view sortOf(Mismatch::Where where)
{
    return where == Mismatch::Revision ? "revision"
        : where == Mismatch::Version   ? "version"
                                       : "mail";
}

registry::Stored<base::Done> nameStray(Connection &connection, const AuditSource &source,
                                       Mismatch::Where where, FirstMismatch &mismatch)
{
    bool isNamed = false;
    auto done = source.read(connection, "stray", [&](const CopiedRow &row) {
        if (row.bytes(0) != sortOf(where))
            return true;
        isNamed = true;
        mismatch.found(where, row.number(1), std::string(row.bytes(2)));
        return false;
    });
    if (done && !isNamed)
        mismatch.found(where, 0, std::string(sortOf(where)) + 's');
    return done;
}

} // namespace nidreg::storage
