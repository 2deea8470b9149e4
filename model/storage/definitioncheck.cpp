// SPDX-License-Identifier: MIT
#include "model/storage/definitioncheck.h"

#include "model/proof/sha256.h"
#include "model/storage/postgres/script.h"
#include "registry-data/queries.h"

namespace nidreg::storage {

using base::Done;
using registry::Stored;

Stored<Done> DefinitionCheck::read(Connection &connection, const AuditSource &source)
{
    const auto into = [](List &list) {
        return [&list](const CopiedRow &row) {
            list.insert_or_assign({std::string(row.bytes(0)), std::string(row.bytes(1))},
                                  std::string(row.bytes(2)));
            return true;
        };
    };
    if (auto noted = source.read(connection, "definition", into(m_noted)); !noted)
        return noted;
    // PostgreSQL writes names in full that are not in the path.
    if (auto path = runScript(connection, "set local search_path = pg_catalog"); !path)
        return path;
    return copyOut(connection, sql::log::list_definitions, into(m_found));
}

/// name=LENGTH:VALUE LF, as canonical_line() in the schema writes it.
static void addLine(std::string &to, std::string_view name, std::string_view value)
{
    to.append(name).append("=").append(std::to_string(value.size())).append(":");
    to.append(value).append("\n");
}

std::string DefinitionCheck::notedSha256() const
{
    std::string lines;
    for (const auto &[key, text] : m_noted) {
        addLine(lines, "kind", key.first);
        addLine(lines, "name", key.second);
        addLine(lines, "text", text);
    }
    return proof::sha256Hex(lines);
}

std::vector<std::string> DefinitionCheck::differences() const
{
    std::vector<std::string> all;
    const auto add = [&all](const List::value_type &each, const char *what) {
        all.push_back(each.first.first + ' ' + each.first.second + ' ' + what);
    };
    for (const auto &each : m_noted) {
        const auto found = m_found.find(each.first);
        if (found == m_found.end())
            add(each, "is missing");
        else if (found->second != each.second)
            add(each, "was changed");
    }
    for (const auto &each : m_found) {
        if (!m_noted.contains(each.first))
            add(each, "was added");
    }
    return all;
}

} // namespace nidreg::storage
