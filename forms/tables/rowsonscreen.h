// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/common.h"
#include "model/registry/table.h"

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace nidreg::forms {

/// A table as it is on screen: columns in the order that was asked for, and its rows, those that
/// the view has not loaded, too.
struct RowsOnScreen {
    QString title; ///< what the rows are: "Namespaces"; names the file, too
    QString about; ///< how they were filtered, in words; empty: they are all there are
    std::vector<registry::TableColumn> columns; ///< with their headings
    std::int64_t total = 0; ///< rows, as far as they are counted
    /// Every row in order. Runs on a thread and a connection of its own.
    std::function<registry::Stored<base::Done>(const actions::Services &,
                                               const registry::TakeRow &)>
        rows = {};
    /// The row of that number, if the window has loaded it.
    std::function<std::optional<std::vector<registry::Cell>>(int row)> held = {};
};

} // namespace nidreg::forms
