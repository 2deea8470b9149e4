// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/auditsource.h"

#include <map>
#include <string>
#include <vector>

namespace nidreg::storage {

/// Holds the functions, triggers, constraints, views, owners and rights of the database as they are
/// against the list that the newest installation noted. The list is in the log by its hash; what it
/// was made from, by the hash of the scripts.
class DefinitionCheck {
public:
    /// Reads both, in the present transaction.
    registry::Stored<base::Done> read(Connection &connection, const AuditSource &source);

    /// SHA-256 of the noted list, in hex: what the event of the installation says.
    std::string notedSha256() const;

    /// "function nidreg.submit(…) was changed", one for each difference, by kind and name. In
    /// English: these are PostgreSQL's names.
    std::vector<std::string> differences() const;

private:
    using List =
        std::map<std::pair<std::string, std::string>, std::string>; ///< kind and name to text
    List m_noted, m_found;
};

} // namespace nidreg::storage
