// SPDX-License-Identifier: MIT
#pragma once

#include "forms/widgets/valuetable.h"
#include "forms/workbench/workbenchreport.h"
#include "model/registry/records.h"
#include "model/registry/table.h"

#include <optional>

namespace nidreg::forms {

/// The lines that were typed, one a row: what each is, and why it is no URN.
class LinesModel : public ValueTable<LineRow> {
    Q_OBJECT

public:
    enum Column {
        LineColumn,
        StringColumn,
        VerdictColumn,
        NidColumn,
        RegisteredColumn,
        RColumn,
        QColumn,
        FColumn,
        ColumnCount,
    };
    enum Role { SortRole = Qt::UserRole }; ///< numbers as such

    explicit LinesModel(QObject *parent = nullptr) : ValueTable(ColumnCount, LineColumn, parent) { }

    /// Rows that are the same as before stay, and what is chosen among them.
    void setRows(std::vector<LineRow> rows);
    /// What the registry says of their NIDs; nothing: it has not answered.
    void setKnown(std::optional<registry::NidStatuses> known);

    /// The NIDs of the rows, each once, folded.
    std::vector<std::string> nids() const;
    int urns() const; ///< rows that are URNs
    QString cell(int row, int column) const { return text(at(row), column); }
    static std::vector<registry::TableColumn> tableColumns(const std::vector<int> &columns);

    QVariant data(const QModelIndex &index, int role) const final;
    /// A component has a letter on screen: its column is as narrow as what is in it.
    QVariant headerData(int section, Qt::Orientation orientation, int role) const final;

private:
    QString text(const LineRow &row, int column) const final;
    QVariant heading(int column) const final { return headingOf(column); }
    static QString headingOf(int column);

    std::optional<registry::NidStatuses> m_known;
};

} // namespace nidreg::forms
