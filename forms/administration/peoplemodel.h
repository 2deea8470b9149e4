// SPDX-License-Identifier: MIT
#pragma once

#include "forms/widgets/valuetable.h"
#include "model/registry/people.h"

namespace nidreg::forms {

/// The people of a desk, one a row. Holds values only; setRows() replaces them all.
class PeopleModel : public ValueTable<registry::PersonFile> {
    Q_OBJECT

public:
    enum Column {
        LoginColumn,
        NameColumn,
        OrganizationColumn,
        RolesColumn,
        ServiceColumn,
        AwayColumn,
        LoadColumn,
        ColumnCount,
    };

    explicit PeopleModel(QObject *parent = nullptr)
        : ValueTable(ColumnCount, LoadColumn, parent) { }

    /// `today` decides who serves and who is away.
    void setRows(std::vector<registry::PersonFile> rows, base::Date today);
    /// The row of a login; -1: nobody of that name.
    int rowOf(std::string_view login) const;

    QVariant headerData(int section, Qt::Orientation orientation, int role) const final;

private:
    QString text(const registry::PersonFile &file, int column) const final;
    QVariant heading(int column) const final;

    base::Date m_today{};
};

} // namespace nidreg::forms
