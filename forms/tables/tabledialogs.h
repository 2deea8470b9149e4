// SPDX-License-Identifier: MIT
#pragma once

#include "forms/tables/tableoutlet.h"
#include "forms/tables/tablepaper.h"

class QWidget;

namespace nidreg::forms {

/// Asks for a file to export a table to, at first in the format `chosen`; empty: none was given.
/// The ending is one of a format.
QString askTablePath(QWidget *parent, const QString &title, const QString &name,
                     const std::vector<TableOutlet::Format> &formats, const QString &chosen);

/// The format of the file that was written last; empty: there was none.
QString lastTableFormat();

/// The folder and format of a file that was written are offered the next time.
void rememberTablePath(const QString &path);

/// Shows a table as it will be printed, and prints it from there.
void printTable(QWidget &parent, const TableHeading &heading, const registry::Table &table);

} // namespace nidreg::forms
