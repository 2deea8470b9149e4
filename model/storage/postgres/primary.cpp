// SPDX-License-Identifier: MIT
#include "model/storage/postgres/primary.h"

#include "model/storage/postgres/asking.h"

namespace nidreg::storage {

Primary findPrimary(const Access &access, bool mayBeReadOnly)
{
    Primary newest;
    const auto isNewest = [&](const Told &told) {
        if (told.timeline <= newest.timeline || (told.isReadOnly && !mayBeReadOnly))
            return false;
        newest.connection = std::move(told.link);
        newest.timeline = told.timeline;
        return newest.timeline >= *access.timeline;
    };
    newest.words = askServers(access, isNewest);
    if (newest.connection)
        *access.timeline = newest.timeline;
    return newest;
}

bool hasSuccessor(const Access &access, const std::string &own, int timeline,
                  std::chrono::milliseconds atLeast, const std::stop_token &stop)
{
    bool hasOne = false;
    const auto isSuccessor = [&](const Told &told) {
        if (told.timeline <= timeline)
            return false;
        *access.timeline = told.timeline;
        return hasOne = true;
    };
    askServers(access, isSuccessor, own, atLeast, stop);
    return hasOne;
}

} // namespace nidreg::storage
