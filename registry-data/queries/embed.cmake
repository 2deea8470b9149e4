# Writes queries.h and schema.h out of the .sql files; run by the build, see ../CMakeLists.txt.
set(head "// SPDX-License-Identifier: MIT\n// Made by the build out of registry-data; edit the .sql files there.\n#pragma once\n\n#include <array>\n#include <string_view>\n")

file(GLOB queries ${SOURCE}/queries/*/*.sql)
list(SORT queries)
set(constants "")
set(rows "")
foreach(file IN LISTS queries)
    cmake_path(GET file STEM name)
    cmake_path(GET file PARENT_PATH folder)
    cmake_path(GET folder FILENAME noun)
    file(READ ${file} text)
    string(APPEND constants
           "namespace ${noun} {\ninline constexpr std::string_view ${name} = R\"sql(${text})sql\";\n}\n")
    string(APPEND rows "    Statement{\"${noun}/${name}\", ${noun}::${name}},\n")
endforeach()
list(LENGTH queries count)
file(CONFIGURE OUTPUT ${OUTPUT}/queries.h @ONLY CONTENT [==[
@head@
namespace nidreg::sql {

@constants@
struct Statement {
    std::string_view name;
    std::string_view text;
};

inline constexpr std::array<Statement, @count@> kStatements{
@rows@};

} // namespace nidreg::sql
]==])

file(GLOB migrations ${SOURCE}/schema/[0-9][0-9][0-9][0-9]_*.sql)
list(SORT migrations)
set(rows "")
foreach(file IN LISTS migrations)
    cmake_path(GET file STEM name)
    string(SUBSTRING ${name} 0 4 digits)
    math(EXPR number "1${digits} - 10000")
    file(READ ${file} text)
    string(APPEND rows "    Migration{${number}, \"${name}\", R\"sql(${text})sql\"},\n")
endforeach()
list(LENGTH migrations count)
file(CONFIGURE OUTPUT ${OUTPUT}/schema.h @ONLY CONTENT [==[
@head@
namespace nidreg::sql {

struct Migration {
    int version;
    std::string_view name;
    std::string_view text;
};

inline constexpr std::array<Migration, @count@> kMigrations{
@rows@};

} // namespace nidreg::sql
]==])
