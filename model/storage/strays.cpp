// SPDX-License-Identifier: MIT
#include "model/storage/strays.h"

#include "model/storage/auditsource.h"

namespace nidreg::storage {

using registry::Misfit;

static std::string_view sortOf(Misfit::Where where)
{
    return where == Misfit::Revision ? "revision" : where == Misfit::Version ? "version" : "mail";
}

registry::Stored<base::Done> nameStray(Connection &connection, const AuditSource &source,
                                       Misfit::Where where, FirstMisfit &misfit)
{
    bool isNamed = false;
    auto done = source.read(connection, "stray", [&](const CopiedRow &row) {
        if (row.bytes(0) != sortOf(where))
            return true;
        isNamed = true;
        misfit.found(where, row.number(1), std::string(row.bytes(2)));
        return false;
    });
    if (done && !isNamed)
        misfit.found(where, 0, std::string(sortOf(where)) + 's');
    return done;
}

} // namespace nidreg::storage
