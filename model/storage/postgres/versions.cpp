// SPDX-License-Identifier: MIT
#include "model/storage/postgres/versions.h"

#include "registry-data/schema.h"

#include <QtGlobal>

#include <libpq-fe.h>

namespace nidreg::storage {

/// 150013 is 15.13.
static std::string dotted(int number)
{
    return std::to_string(number / 10000) + "." + std::to_string(number % 10000);
}

base::Versions versions()
{
    return {std::string(base::version()), sql::kSchemaVersion, qVersion(), dotted(PQlibVersion())};
}

} // namespace nidreg::storage
