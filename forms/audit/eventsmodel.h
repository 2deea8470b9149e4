// SPDX-License-Identifier: MIT
#pragma once

#include "forms/widgets/valuetable.h"
#include "model/registry/records.h"
#include "model/registry/table.h"

#include <optional>
#include <vector>

namespace nidreg::forms {

/// Events of the log, newest first; the column of what happened also names who did it. Holds the
/// pages that were wanted so far; moreWanted() asks for the next one.
class EventsModel : public ValueTable<registry::Event> {
    Q_OBJECT

public:
    enum Column {
        NumberColumn,
        TimeColumn,
        RoleColumn,
        WhatColumn,
        NidColumn,
        PersonColumn,
        RequestColumn,
        ColumnCount
    };

    explicit EventsModel(QObject *parent = nullptr) : ValueTable(ColumnCount, NumberColumn, parent)
    {
    }

    /// Removes all rows; nothing is shown before append().
    void clear();
    /// The next, older page; `isLast`: there are none after it.
    void append(std::vector<registry::Event> page, bool isLast);
    /// Takes the newest page again and inserts the events that are newer than the first row before
    /// it. Returns false where the page does not reach the first row; then only a reset shows
    /// everything.
    bool prepend(std::vector<registry::Event> newest);

    /// The number after which the next page begins; nothing: at the newest.
    std::optional<std::int64_t> last() const;

    /// Columns as they leave the program, with their translated headings; and a row of theirs.
    /// Times leave it as RFC 3339 has them, in UTC.
    static std::vector<registry::TableColumn> tableColumns(const std::vector<int> &columns);
    static std::vector<registry::Cell> tableRow(const registry::Event &event,
                                                const std::vector<int> &columns);

    bool canFetchMore(const QModelIndex &parent) const final;
    void fetchMore(const QModelIndex &parent) final;

signals:
    void moreWanted();

private:
    QString text(const registry::Event &event, int column) const final
    {
        return textOf(event, column);
    }
    QVariant heading(int column) const final { return headingOf(column); }
    static QString textOf(const registry::Event &event, int column);
    static QString headingOf(int column);
    QString hint(const registry::Event &event, int column) const final;

    bool m_isLast = true;
    bool m_isAsked = false;
};

} // namespace nidreg::forms
