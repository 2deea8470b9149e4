// SPDX-License-Identifier: MIT
#include "model/base/version.h"
#include "model/storage/newregistry.h"
#include "model/storage/postgres/installation.h"
#include "registry-data/queries.h"
#include "registry-data/schema.h"

namespace nidreg::storage {

// Names of psql's variables, as it writes what they hold as a literal of SQL.
static const std::string kDatabase = ":'nidreg_database'";
static const std::string kRegistrar = ":'nidreg_registrar'";

/// A text as psql reads the argument of a command of its own.
static std::string argument(const std::string &text)
{
    std::string quoted = "'";
    for (const char c : text) {
        if (c == '\'' || c == '\\')
            quoted += c;
        quoted += c;
    }
    return quoted + '\'';
}

/// The server's refusals, each with the sentence that a person reads.
static std::string sentences(const std::function<std::string(const std::string &refusal)> &words)
{
    std::string rows;
    for (const std::string &each : creationRefusals())
        rows += (rows.empty() ? "" : ",\n        ") + ("(" + literal(each)) + ", "
            + literal(words(each)) + ")";
    return rows;
}

/// Stops the script with the sentence where `check` answers a row.
static std::string checked(const std::string &check, const std::string &rows)
{
    return "select format('do $refused$ begin raise exception %L; end $refused$',\n"
           "              replace(s.sentence, '%1', c.detail))\n  from (\n"
        + check + ") as c (refusal, detail)\n  join (values " + rows
        + ") as s (refusal, sentence) using (refusal)\n\\gexec\n";
}

const std::vector<std::string> &creationRefusals()
{
    static const std::vector<std::string> kAll{
        "create.server-too-old", "create.name",       "create.standby",
        "create.no-rights",      "create.role-unfit", "create.encoding",
        "create.ctype",          "create.no-locale",  "create.no-login",
        "create.login-owns",     "create.login-name", "create.registrars-exist",
        "create.not-empty"};
    return kAll;
}

/// The command that PostgreSQL makes of the statement is run; each statement begins with what it
/// does, in a comment.
static std::string executed(std::string_view statement, std::initializer_list<std::string> values)
{
    return filledIn(statement, values) + "\\gexec\n\n";
}

std::string creationScript(const NewRegistry &registry,
                           const std::function<std::string(const std::string &refusal)> &words)
{
    const std::string rows = sentences(words);
    std::string script = "-- Prepares a registry of URN namespaces on this server: schema "
        + std::to_string(sql::kSchemaVersion) + ", of nidreg " + std::string(base::version())
        + ".\n-- To be run by psql as a superuser, in any database of the server. A second run "
          "changes nothing.\n\\set ON_ERROR_STOP on\n\\set QUIET on\n\\set nidreg_database "
        + argument(registry.database) + "\n\\set nidreg_registrar " + argument(registry.registrar)
        + "\n\\pset format unaligned\n\\pset tuples_only on\n"
          "set standard_conforming_strings = on;\nset client_encoding = 'UTF8';\n"
          "set client_min_messages = warning;\n\n";
    script += checked(filledIn(sql::creation::check_server, {kDatabase, kRegistrar, "false"}), rows)
        + '\n' + executed(sql::creation::make_login, {kRegistrar})
        + executed(sql::creation::make_database, {kDatabase})
        + "\\connect :\"nidreg_database\"\nset standard_conforming_strings = on;\n"
          "set client_encoding = 'UTF8';\nset client_min_messages = warning;\n\n"
        + checked(std::string(sql::creation::check_database), rows)
        + "\n-- The schema, where there is none.\n"
          "select to_regnamespace('nidreg') is null as nidreg_is_new \\gset\n"
          "\\o /dev/null\n\\if :nidreg_is_new\n"
        + installationScript() + "\\endif\n\n" + executed(sql::creation::admit, {});
    if (!registry.registrar.empty())
        script += filledIn(sql::creation::appoint, {kRegistrar}) + ";\n\n";
    return script + "\\o\n\\echo 'The registry is ready: database' :\"nidreg_database\"\n";
}

} // namespace nidreg::storage
