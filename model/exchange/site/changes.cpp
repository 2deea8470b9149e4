// SPDX-License-Identifier: MIT
#include "model/exchange/site/changes.h"

#include "model/exchange/site/ownfiles.h"

namespace nidreg::exchange {

std::string_view name(Change change)
{
    switch (change) {
    case Change::Registered:
        return "registered";
    case Change::Imported:
        return "imported";
    case Change::Revised:
        return "revised";
    case Change::Deprecated:
        return "deprecated";
    case Change::Delisted:
        return "delisted";
    }
    return {};
}

Change changeAt(const registry::ListedNamespace &listed, std::size_t index)
{
    using registry::Status;
    const registry::ListedVersion &now = listed.versions[index];
    const Status before = index > 0 ? listed.versions[index - 1].status : Status::Active;
    if (now.status == Status::Deprecated && before == Status::Active)
        return Change::Deprecated;
    if (now.status == Status::Delisted && before != Status::Delisted)
        return Change::Delisted;
    if (index > 0)
        return Change::Revised;
    return now.version.imported ? Change::Imported : Change::Registered;
}

std::string versionPath(const registry::ListedNamespace &listed, std::int64_t version)
{
    const auto folder = pageFolder(listed.row.nid);
    return folder ? *folder + '/' + std::to_string(version) : std::string();
}

} // namespace nidreg::exchange
