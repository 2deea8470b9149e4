// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/namespacestore.h"
#include "model/registry/table.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace nidreg::listing {

/// A column in which namespaces are shown, on the command line and in exported tables.
struct NamespaceColumn {
    std::string_view name; ///< "registrant": on the command line, and the key in JSON
    registry::CellKind kind;
    std::optional<registry::SortBy> sort; ///< nothing: the registry has no such order
    bool isUsual; ///< shown by default
    registry::Cell (*cell)(const registry::NamespaceRow &row);
};

/// Every column there is; the usual ones have the keys of a row's JSON, in its order.
///
/// A listing may state a month instead of a day, so a cell of kind Day may be YYYY-MM. `reference`
/// has the labels of all references, with a comma between. `prefix` is how URNs of the namespace
/// begin: "urn:isbn:".
std::span<const NamespaceColumn> namespaceColumns();

/// Null where there is none of that name.
const NamespaceColumn *namespaceColumnNamed(std::string_view name);

/// How the URNs of a namespace begin: "urn:isbn:", in lower case as listings show it.
std::string urnPrefix(std::string_view nid);

/// The chosen columns as a table has them, and the cells of a row in them.
using NamespaceColumns = std::vector<const NamespaceColumn *>;
std::vector<registry::TableColumn> tableColumns(const NamespaceColumns &columns);
std::vector<registry::Cell> cellsOf(const registry::NamespaceRow &row,
                                    const NamespaceColumns &columns);

} // namespace nidreg::listing
