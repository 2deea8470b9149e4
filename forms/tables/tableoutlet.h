// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/stored.h"
#include "model/registry/table.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <vector>

namespace nidreg::forms {

/// Hands every row of a table over, in order, until no more are wanted.
using EachRow = std::function<registry::Stored<base::Done>(const registry::TakeRow &)>;

/// A whole table as a file's bytes. Refused with `file.unwritable`: a workbook needs space for
/// temporary files.
using TableText = registry::Stored<QByteArray>;

/// How tables leave the program. Without formats they do not.
struct TableOutlet {
    struct Format {
        QString name; ///< the ending of the file's name
        QString title;
    };
    std::vector<Format> formats = {};
    /// A table in the format of that name.
    std::function<TableText(const registry::Table &, const QString &format)> text = {};
    /// Writes rows as they come into a file that is replaced as a whole, or left as it was where
    /// `rows` fails or the disk does (`file.unwritable`). For any thread.
    std::function<registry::Stored<base::Done>(const QString &path, const QString &format,
                                               const std::vector<registry::TableColumn> &columns,
                                               const EachRow &rows)>
        write = {};
};

} // namespace nidreg::forms
