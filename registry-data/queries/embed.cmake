cmake_minimum_required(VERSION 3.25)
# Writes queries.h, schema.h and reports.h out of the .sql files; run by the build, see ../CMakeLists.txt.
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
    set(constant ${name})
    if(name STREQUAL "register") # a keyword
        set(constant register_)
    endif()
    string(APPEND constants
           "namespace ${noun} {\ninline constexpr std::string_view ${constant} = R\"sql(${text})sql\";\n}\n")
    string(APPEND rows "    Statement{\"${noun}/${name}\", ${noun}::${constant}},\n")
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

# A script of the schema has up to three parts: the rules that constraints and migrations ask, up to the line
# "-- tables"; the tables; and from the first line "-- functions" on what needs them. Rules and functions are made anew
# by every installation. A script without these lines is rules alone.
function(part out text from to) # from: an empty one is the text's beginning; to: an empty one its end
    set(first 0)
    set(length -1)
    if(NOT from STREQUAL "")
        string(FIND "${text}" "\n-- ${from}" first)
    endif()
    if(NOT to STREQUAL "")
        string(FIND "${text}" "\n-- ${to}" last)
        if(NOT last EQUAL -1)
            math(EXPR length "${last} - ${first} + 1")
        endif()
    endif()
    set(found "")
    if(NOT first EQUAL -1)
        string(SUBSTRING "${text}" ${first} ${length} found)
    endif()
    set(${out} "${found}" PARENT_SCOPE)
endfunction()

# A literal of more than 64 KiB is none for every compiler; of these scripts each is smaller.
set(subjects base log actions events people experts workflow requests templates steps discussion queue policies past namespaces
             registrations imports words listing audit reports access)
set(rows "")
foreach(name IN LISTS subjects)
    file(READ ${SOURCE}/schema/${name}.sql text)
    string(FIND "${text}" "\n-- tables" tables)
    string(FIND "${text}" "\n-- functions" functions)
    set(rules "")
    if(NOT tables EQUAL -1)
        part(rules "${text}" "" tables)
    elseif(functions EQUAL -1)
        set(rules "${text}")
    endif()
    part(tables "${text}" tables functions)
    part(functions "${text}" functions "")
    string(APPEND rows "    Script{\"${name}\", R\"sql(${rules})sql\", R\"sql(${tables})sql\", R\"sql(${functions})sql\"},\n")
endforeach()
list(LENGTH subjects count)
foreach(script IN ITEMS schema/roles schema/drop migrations/36 migrations/36_tables migrations/37
               migrations/38 migrations/39)
    cmake_path(GET script FILENAME name)
    file(READ ${SOURCE}/${script}.sql text_${name})
endforeach()
file(CONFIGURE OUTPUT ${OUTPUT}/schema.h @ONLY CONTENT [==[
@head@
namespace nidreg::sql {

/// A subject of the schema: registry-data/schema/NAME.sql.
struct Script {
    std::string_view name;
    std::string_view rules; ///< functions that tables ask; made anew where they are
    std::string_view tables;
    std::string_view functions; ///< and triggers, views, rights: dropped and made by every installation
};

/// Grows with every release that changes any of the scripts.
inline constexpr int kSchemaVersion = 40;

/// In the order in which they run: first the rules of all, then the tables of all, then the functions.
inline constexpr std::array<Script, @count@> kSchema{
@rows@};

/// Run before all of them, by whoever installs.
inline constexpr std::string_view kRoles = R"sql(@text_roles@)sql";

/// Run before the functions are made anew: drops the former ones.
inline constexpr std::string_view kDrop = R"sql(@text_drop@)sql";

/// Of schema 36: its tables alone, and how their rows come into today's.
inline constexpr std::string_view kTablesOf36 = R"sql(@text_36_tables@)sql";
inline constexpr std::string_view kFrom36 = R"sql(@text_36@)sql";

/// What makes the tables of schema 37 those of 38, and so on up to today's.
inline constexpr std::string_view kFrom37 = R"sql(@text_37@)sql";
inline constexpr std::string_view kFrom38 = R"sql(@text_38@)sql";
inline constexpr std::string_view kFrom39 = R"sql(@text_39@)sql";

} // namespace nidreg::sql
]==])

file(GLOB reports ${SOURCE}/reports/*.sql)
list(SORT reports)
set(rows "")
foreach(file IN LISTS reports)
    cmake_path(GET file STEM name)
    file(READ ${file} text)
    string(APPEND rows "    Report{\"${name}\", R\"sql(${text})sql\"},\n")
endforeach()
list(LENGTH reports count)
file(CONFIGURE OUTPUT ${OUTPUT}/reports.h @ONLY CONTENT [==[
@head@
namespace nidreg::sql {

/// A report that is shipped: registry-data/reports/NAME.sql. model/reports reads what its head says.
struct Report {
    std::string_view name;
    std::string_view text;
};

inline constexpr std::array<Report, @count@> kReports{
@rows@};

} // namespace nidreg::sql
]==])
