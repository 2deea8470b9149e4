// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace nidreg::storage {

// What an installation consists of beside the scripts of registry-data/schema.

/// Names without a schema are made and found where the schema's scripts mean them.
inline constexpr std::string_view kPath =
    "set local search_path = nidreg_data, nidreg, pg_catalog, pg_temp;"
    " set local check_function_bodies = off; set local client_min_messages = warning";

/// PostgreSQL writes names in full that are not in the path.
inline constexpr std::string_view kFullNames = "set local search_path = pg_catalog";

inline constexpr std::string_view kMakeSchemas = "create schema nidreg; create schema nidreg_data";

/// What is not checked yet would bar a table from being altered in the same transaction.
inline constexpr std::string_view kCheckNow =
    "set constraints all immediate; set constraints all deferred";

/// Records PostgreSQL's definitions of everything that was made; to be run under kFullNames.
std::string notingDefinitions();

/// `statement`, one of nidreg::sql, with `values` in the places of $1, $2 and so on. They are to be
/// SQL already: literals, or what psql makes one. The comment on its parameters is left out.
std::string filledIn(std::string_view statement, std::initializer_list<std::string> values);

/// A text as a literal of SQL, whatever it holds but NUL; for standard_conforming_strings = on.
std::string literal(std::string_view text);

/// All that migrate() runs in a database without a registry, as one transaction of SQL for another
/// program to run. The same as installSchema(), and recorded as such.
std::string installationScript();

} // namespace nidreg::storage
