// SPDX-License-Identifier: MIT
#include "model/storage/store/strays.h"

#include "registry-data/queries.h"

namespace nidreg::storage {

using registry::Misfit;

static std::string_view sortOf(Misfit::Where where)
{
    return where == Misfit::Revision ? "revision" : where == Misfit::Version ? "version" : "mail";
}

registry::Stored<base::Done> nameStray(Connection &connection, Misfit::Where where,
                                       FirstMisfit &misfit)
{
    bool isNamed = false;
    auto done = copyOut(connection, sql::log::copy_strays, [&](const CopiedRow &row) {
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
