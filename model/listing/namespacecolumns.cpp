// SPDX-License-Identifier: MIT
#include "model/listing/namespacecolumns.h"

#include "model/base/text.h"

#include <algorithm>
#include <array>

namespace nidreg::listing {

using registry::Cell;
using registry::CellKind;
using registry::NamespaceRow;
using registry::SortBy;

static Cell known(std::string text)
{
    return text.empty() ? std::nullopt : std::optional(std::move(text));
}

template <std::string NamespaceRow::*Member> static Cell textOf(const NamespaceRow &row)
{
    return known(row.*Member);
}

template <std::int64_t NamespaceRow::*Member> static Cell numberOf(const NamespaceRow &row)
{
    return std::to_string(row.*Member);
}

template <auto Member> static Cell nameOf(const NamespaceRow &row)
{
    return std::string(registry::name(row.*Member));
}

static Cell referencesOf(const NamespaceRow &row)
{
    return known(base::joined(row.references, ", ", &registry::labelOf));
}

static Cell hasTemplate(const NamespaceRow &row)
{
    return row.hasTemplate ? "true" : "false";
}

static Cell prefixOf(const NamespaceRow &row)
{
    return urnPrefix(row.nid);
}

/// A revision's number; the shipped snapshot counts none.
static Cell revisionOf(const NamespaceRow &row)
{
    return row.revision > 0 ? numberOf<&NamespaceRow::revision>(row) : std::nullopt;
}

// clang-format off
static constexpr std::array<NamespaceColumn, 13> kColumns{{
    {"nid",          CellKind::Text,   SortBy::Nid,        true,  &textOf<&NamespaceRow::nid>},
    {"kind",         CellKind::Text,   SortBy::Kind,       true,  &nameOf<&NamespaceRow::kind>},
    {"version",      CellKind::Number, SortBy::Version,    true,  &numberOf<&NamespaceRow::version>},
    {"date",         CellKind::Day,    SortBy::Date,       true,  &textOf<&NamespaceRow::date>},
    {"registrant",   CellKind::Text,   SortBy::Registrant, true,  &textOf<&NamespaceRow::registrant>},
    {"reference",    CellKind::Text,   SortBy::Reference,  true,  &referencesOf},
    {"status",       CellKind::Text,   SortBy::Status,     true,  &nameOf<&NamespaceRow::status>},
    {"in_force",     CellKind::Day,    std::nullopt,       true,  &textOf<&NamespaceRow::inForce>},
    {"updated",      CellKind::Day,    std::nullopt,       false, &textOf<&NamespaceRow::updated>},
    {"template_url", CellKind::Text,   std::nullopt,       false, &textOf<&NamespaceRow::templateUrl>},
    {"has_template", CellKind::Truth,  std::nullopt,       false, &hasTemplate},
    {"revision",     CellKind::Number, std::nullopt,       false, &revisionOf},
    {"prefix",       CellKind::Text,   std::nullopt,       false, &prefixOf},
}};
// clang-format on

std::span<const NamespaceColumn> namespaceColumns()
{
    return kColumns;
}

const NamespaceColumn *namespaceColumnNamed(std::string_view name)
{
    const auto found = std::ranges::find(kColumns, name, &NamespaceColumn::name);
    return found == kColumns.end() ? nullptr : &*found;
}

std::string urnPrefix(std::string_view nid)
{
    return "urn:" + base::lowered(nid) + ":";
}

std::vector<registry::TableColumn> tableColumns(const NamespaceColumns &columns)
{
    std::vector<registry::TableColumn> table;
    for (const NamespaceColumn *column : columns)
        table.push_back({std::string(column->name), column->kind});
    return table;
}

std::vector<Cell> cellsOf(const NamespaceRow &row, const NamespaceColumns &columns)
{
    std::vector<Cell> cells;
    cells.reserve(columns.size());
    for (const NamespaceColumn *column : columns)
        cells.push_back(column->cell(row));
    return cells;
}

} // namespace nidreg::listing
