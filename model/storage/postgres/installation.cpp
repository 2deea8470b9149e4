// SPDX-License-Identifier: MIT
#include "model/storage/postgres/installation.h"

#include "model/base/chars.h"
#include "model/base/version.h"
#include "model/storage/postgres/migrate.h"
#include "model/storage/postgres/rulerows.h"
#include "registry-data/queries.h"
#include "registry-data/schema.h"

#include <vector>

namespace nidreg::storage {

std::string notingDefinitions()
{
    // A frame of constants around a constant.
    return "insert into nidreg_data.definition (kind, name, text) select n.* from ("
        + std::string(sql::log::list_definitions)
        + ") as n (kind, name, text) where n.kind not in ('table', 'constraint', 'index')"
          " or not exists (select from nidreg_data.definition d where d.kind = 'table')";
}

std::string literal(std::string_view text)
{
    std::string quoted = "'";
    for (const char c : text) {
        if (c == '\'')
            quoted += c;
        quoted += c;
    }
    return quoted + '\'';
}

std::string filledIn(std::string_view statement, std::initializer_list<std::string> values)
{
    const std::vector<std::string> all(values);
    std::string text;
    for (auto line = statement.find("--   $"); line != statement.npos;
         line = statement.find("--   $")) { // the comment on them, which stands alone
        text += statement.substr(0, line);
        statement.remove_prefix(statement.find('\n', line) + 1);
    }
    for (std::size_t i = 0; i < statement.size(); ++i) {
        const bool isParameter =
            statement[i] == '$' && i + 1 < statement.size() && base::isDigit(statement[i + 1]);
        if (isParameter)
            text += all.at(std::size_t(statement[++i] - '1'));
        else
            text += statement[i];
    }
    return text;
}

static void addAll(std::string &script, std::string_view sql::Script::*part)
{
    for (const sql::Script &each : sql::kSchema) {
        if (!(each.*part).empty())
            script += "-- " + std::string(each.name) + '\n' + std::string(each.*part) + '\n';
    }
}

std::string installationScript()
{
    const auto command = [](std::string_view text) { return std::string(text) + ";\n"; };
    std::string script = "begin;\n" + std::string(sql::kRoles)
        + command(sql::migration::become_owner) + command(kPath) + command(kMakeSchemas);
    for (const auto part : {&sql::Script::rules, &sql::Script::tables, &sql::Script::functions})
        addAll(script, part);
    script +=
        command(filledIn(sql::migration::bring_rules,
                         {literal(edgeRows().toStdString()), literal(stepRows().toStdString()),
                          literal(policyRows().toStdString())}))
        + command(sql::migration::note_definitions) + command(kFullNames)
        + command(notingDefinitions()) + command(kPath)
        + command(
            filledIn(sql::migration::record_installation,
                     {"'install'", std::to_string(sql::kSchemaVersion), literal(schemaSha256()),
                      literal("nidreg " + std::string(base::version()))}))
        + command(kCheckNow);
    return script + "commit;\n";
}

} // namespace nidreg::storage
